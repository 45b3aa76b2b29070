"""Nested expressions taken apart: f(g(x) + y) becomes a row of assignments, each of one call or operation, in MindSpore's order and with
its names."""
import ast
import copy
import keyword

# Which parts of an expression or statement become assignments of their own.
_PARTS = {ast.Return: ("value",), ast.Call: ("func", "args", "keywords"), ast.BinOp: ("left", "right"), ast.BoolOp: ("values",),
          ast.UnaryOp: ("operand",), ast.Compare: ("left", "comparators"), ast.If: ("test",), ast.For: ("iter",), ast.Tuple: ("elts",),
          ast.List: ("elts",)}


class Names:
    """Names of one kind, each given once: the second x is x_1."""

    def __init__(self):
        self._next = {}

    def add(self, name):
        self._next.setdefault(name, 1)

    def take(self, name):
        """`name`, or the first of its kind that is free."""
        if name == "_":
            return name
        if name not in self._next:
            stem, _, number = name.rpartition("_")
            self._next[name] = 1
            if not stem or not number.isdigit() or int(number) == 0 or self._next.get(stem, -1) <= int(number):
                return name
        while True:
            number = self._next[name]
            self._next[name] = number + 1
            if f"{name}_{number}" not in self._next:
                return f"{name}_{number}"


def flatten(body, names):
    """Takes the statements of a body apart, in place; `names`, where there are any, gives names that are new in the whole tree. An if keeps its
    condition as it was in `origin_test`."""
    _split_chains(body)
    used = _targets(body)
    index = len(body) - 1
    while index >= 0:
        child = body[index]
        if isinstance(child, ast.If) and not hasattr(child, "origin_test"):
            child.origin_test = copy.deepcopy(child.test)
        statement = child.value if isinstance(child, (ast.Assign, ast.Expr)) else child
        taken = _take_parts(statement, used, names)
        body[index:index] = taken[::-1]
        index += len(taken) - 1  # what was taken out may have parts itself


def _split_chains(body):
    """a = b = x becomes b = x; a = b."""
    for place, statement in list(enumerate(body))[::-1]:
        if isinstance(statement, ast.Assign) and len(statement.targets) > 1:
            *outer, inner = statement.targets
            statement.targets = [inner]
            rest = [ast.Assign([target], following) for target, following in zip(outer, [*outer[1:], inner])]
            body[place + 1:place + 1] = rest


def _targets(body):
    return [found.id for statement in body if isinstance(statement, ast.Assign) for target in statement.targets
            for found in ast.walk(target) if isinstance(found, ast.Name)]


def _take_parts(statement, used, names):
    taken = []
    if type(statement) not in _PARTS:
        return taken
    for part in _PARTS[type(statement)]:
        old = getattr(statement, part)
        if isinstance(old, list):
            setattr(statement, part, [_replaced(item, statement, place, taken, used, names) for place, item in enumerate(old)])
        elif old is not None:
            setattr(statement, part, _replaced(old, statement, 0, taken, used, names))
    return taken


def _replaced(item, owner, place, taken, used, names):
    """What stands for a part in its owner: itself, or the name of an assignment that is noted in `taken`."""
    if isinstance(item, ast.keyword):
        item.value = _replaced(item.value, owner, place, taken, used, names)
        return item
    if isinstance(item, (ast.Starred, ast.Name, ast.Constant)):
        return item
    if isinstance(owner, ast.BoolOp) and isinstance(owner.op, ast.And) and place:
        return item  # runs only when what stands before it is true
    if isinstance(item, ast.Attribute) and not isinstance(owner, ast.For):
        inner = item
        while isinstance(inner.value, ast.Attribute):
            inner = inner.value
        if isinstance(inner.value, ast.Name):
            return item
        name = _new_name(inner.value, used, names)
        taken.append(ast.Assign([ast.Name(name, ast.Store())], inner.value))
        inner.value = ast.Name(name, ast.Load())
        return item
    name = _new_name(item, used, names)
    taken.append(ast.Assign([ast.Name(name, ast.Store())], item))
    return ast.Name(name, ast.Load())


def _new_name(expression, used, names):
    stem = type(expression).__name__.lower() + "_var"
    if isinstance(expression, ast.Call):
        function = expression.func
        stem = getattr(function, "id", getattr(function, "attr", "function")) + "_var"
    elif isinstance(expression, (ast.BinOp, ast.BoolOp, ast.UnaryOp)):
        stem = type(expression.op).__name__.lower() + "_var"
    elif isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Name):
        stem = f"{expression.value.id}_{expression.attr}"
    stem = stem + "_var" if keyword.iskeyword(stem) else stem
    name, number = stem, 0
    while name in used:
        number += 1
        name = f"{stem}_{number}"
    name = name if names is None else names.take(name)
    used.append(name)
    return name
