"""Small changes of a Python source that tests should notice: another comparison, a number one off, a line less."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.RShift: ast.LShift,
    ast.LShift: ast.RShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant:
    """One change: where, what stood there, what stands there now."""

    def __init__(self, path: Path, node: ast.expr | ast.stmt, kind: str, new: str) -> None:
        self.path = path
        self.line = node.lineno
        self.column = node.col_offset
        self.end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
        self.kind = kind
        self.old = ast.unparse(node)
        self.whole = isinstance(node, ast.stmt)
        self.new = new

    def name(self, root: Path) -> str:
        """What identifies it while the source stays as it is."""
        change = f"{short(self.old)} -> {short(self.new)}"
        return f"{self.path.relative_to(root).as_posix()}:{self.line}:{self.column + 1} {self.kind}: {change}"

    def source(self) -> str:
        """The whole source with this change."""
        rows = self.path.read_bytes().split(b"\n")
        first, last = self.line - 1, self.end[0] - 1
        head = rows[first][: self.column]
        tail = rows[last][self.end[1] :]
        new = self.new.encode()
        kept = b"\n" * (last - first)  # the lines after it keep their numbers
        changed = new + tail + kept if self.whole else b"(" + new + kept + b")" + tail
        return b"\n".join([*rows[:first], head + changed, *rows[last + 1 :]]).decode()


def short(code: str) -> str:
    """The first line of some code, not too long."""
    line = code.split("\n")[0]
    return line if len(line) <= 60 else line[:57] + "..."


def mutants(path: Path) -> list[Mutant]:
    """Every change of one source, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Mutant] = []
    for statement in statements(tree):
        found += [Mutant(path, statement, kind, new) for kind, new in of_statement(statement)]
        for node in expressions(statement):
            found += [Mutant(path, node, kind, new) for kind, new in of_expression(node)]
    return sorted(found, key=lambda mutant: (mutant.line, mutant.column, mutant.kind, mutant.new))


def statements(tree: ast.AST) -> Iterator[ast.stmt]:
    """All statements but imports, blocks for type checkers, and prose."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.stmt):
            yield child
        if not isinstance(child, ast.expr):
            yield from statements(child)


def expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without annotations and without the statements inside it."""
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "returns", "type_comment", "decorator_list", "bases"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr):
                yield from walk(part)
            elif isinstance(part, ast.arguments):
                for default in (*part.defaults, *(each for each in part.kw_defaults if each is not None)):
                    yield from walk(default)
            elif isinstance(part, ast.withitem):
                yield from walk(part.context_expr)


def walk(node: ast.expr) -> Iterator[ast.expr]:
    """An expression and those inside it; a text is one piece, and a type in brackets is none."""
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id[0].isupper():
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from walk(child)
        elif isinstance(child, ast.comprehension):
            for part in (child.iter, *child.ifs):
                yield from walk(part)
        elif isinstance(child, ast.keyword):
            yield from walk(child.value)


def of_statement(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """Left out; or another value returned."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    stored = isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)) and not isinstance(target, ast.Name)
    if stored or isinstance(node, (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)):
        yield "left out", "pass"
    if isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "None":
        yield "returned", "return None"


def of_expression(node: ast.expr) -> Iterator[tuple[str, str]]:
    """Every other expression that this one is turned into."""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                twin = copy.deepcopy(node)
                twin.ops[at] = other()
                yield "compared", f"({ast.unparse(twin)})"
    elif isinstance(node, ast.BoolOp):
        other_way: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", f"({ast.unparse(ast.BoolOp(other_way, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", f"bool({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield "computed", f"({ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))})"
    elif isinstance(node, ast.Constant):
        yield from of_constant(node.value)
    elif isinstance(node, ast.IfExp):
        yield "if", f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"
    elif isinstance(node, ast.Call):
        yield from of_call(node)


def of_constant(value: object) -> Iterator[tuple[str, str]]:
    """The other truth, or a number one off."""
    if isinstance(value, bool):
        yield "constant", str(not value)
    elif isinstance(value, int):
        yield "constant", str(value + 1)
        yield "constant", f"({value - 1})"


def of_call(node: ast.Call) -> Iterator[tuple[str, str]]:
    """Two arguments the wrong way round, or the other end of a range of values."""
    if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        twin = copy.deepcopy(node)
        twin.func = ast.Name("max" if node.func.id == "min" else "min")
        yield "min/max", ast.unparse(twin)
        return  # their arguments have no order
    for at in range(len(node.args) - 1):
        first, second = node.args[at : at + 2]
        starred = isinstance(first, ast.Starred) or isinstance(second, ast.Starred)
        if not starred and ast.dump(first) != ast.dump(second):
            twin = copy.deepcopy(node)
            twin.args[at], twin.args[at + 1] = copy.deepcopy(second), copy.deepcopy(first)
            yield "swapped", ast.unparse(twin)
