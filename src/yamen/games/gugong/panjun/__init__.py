"""Pànjūn, the expansion of Gùgōng: modules that add and replace entries of the rules, once, before a match begins.

Each module is a file with `add(rules, facts)`; `book` knows them by the names of the option.
"""
