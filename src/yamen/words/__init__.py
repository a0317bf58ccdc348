"""The words of engine, games and commands, in English and French.

A catalogue says a kernel `Words` (or its document) as a sentence. Texts are Fluent files: the common ones lie in `text`
beside this file, a game's own in the `text` folder of its package.
"""

from yamen.words.catalogue import LANGUAGES, Catalogue, catalogue, speak, user_language

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "speak", "user_language"]
