"""ast: syntax trees. parse() gives CPython's node classes, made from this program's own tree; dump, walk, the visitors and
literal_eval work on them; unparse (_ast_unparse) writes source."""

import _ast_trees

PyCF_ONLY_AST, PyCF_TYPE_COMMENTS, PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x400, 0x1000, 0x2000

_POSITION = ("lineno", "col_offset", "end_lineno", "end_col_offset")

# base: name(fields) ...; a question mark stands behind fields that may be absent, a star behind lists
_GRAMMAR = """
mod: Module(body* type_ignores*) Interactive(body*) Expression(body) FunctionType(argtypes* returns)
stmt: FunctionDef(name args body* decorator_list* returns? type_comment?)
 AsyncFunctionDef(name args body* decorator_list* returns? type_comment?) ClassDef(name bases* keywords* body* decorator_list*)
 Return(value?) Delete(targets*) Assign(targets* value type_comment?) AugAssign(target op value)
 AnnAssign(target annotation value? simple) For(target iter body* orelse* type_comment?)
 AsyncFor(target iter body* orelse* type_comment?) While(test body* orelse*) If(test body* orelse*)
 With(items* body* type_comment?) AsyncWith(items* body* type_comment?) Match(subject cases*) Raise(exc? cause?)
 Try(body* handlers* orelse* finalbody*) TryStar(body* handlers* orelse* finalbody*) Assert(test msg?) Import(names*)
 ImportFrom(module? names* level?) Global(names*) Nonlocal(names*) Expr(value) Pass() Break() Continue()
expr: BoolOp(op values*) NamedExpr(target value) BinOp(left op right) UnaryOp(op operand) Lambda(args body) IfExp(test body orelse)
 Dict(keys* values*) Set(elts*) ListComp(elt generators*) SetComp(elt generators*) DictComp(key value generators*)
 GeneratorExp(elt generators*) Await(value) Yield(value?) YieldFrom(value) Compare(left ops* comparators*)
 Call(func args* keywords*) FormattedValue(value conversion format_spec?) JoinedStr(values*) Constant(value kind?)
 Attribute(value attr ctx) Subscript(value slice ctx) Starred(value ctx) Name(id ctx) List(elts* ctx) Tuple(elts* ctx)
 Slice(lower? upper? step?)
expr_context: Load() Store() Del()
boolop: And() Or()
operator: Add() Sub() Mult() MatMult() Div() Mod() Pow() LShift() RShift() BitOr() BitXor() BitAnd() FloorDiv()
unaryop: Invert() Not() UAdd() USub()
cmpop: Eq() NotEq() Lt() LtE() Gt() GtE() Is() IsNot() In() NotIn()
excepthandler: ExceptHandler(type? name? body*)
pattern: MatchValue(value) MatchSingleton(value) MatchSequence(patterns*) MatchMapping(keys* patterns* rest?)
 MatchClass(cls patterns* kwd_attrs* kwd_patterns*) MatchStar(name?) MatchAs(pattern? name?) MatchOr(patterns*)
type_ignore: TypeIgnore(lineno tag)
AST: comprehension(target iter ifs* is_async) arguments(posonlyargs* args* vararg? kwonlyargs* kw_defaults* kwarg? defaults*)
 arg(arg annotation? type_comment?) keyword(arg? value) alias(name asname?) withitem(context_expr optional_vars?)
 match_case(pattern guard? body*)
"""


class AST:
    _fields = _attributes = ()
    __match_args__ = ()

    def __init__(self, *args, **kwargs):
        if len(args) > len(self._fields):
            raise TypeError(f"{type(self).__name__} constructor takes at most {len(self._fields)} positional argument"
                            f"{'s' if len(self._fields) != 1 else ''}")  # fmt: skip
        for name, value in zip(self._fields, args):
            setattr(self, name, value)
        for name, value in kwargs.items():
            if name in self._fields[: len(args)]:
                raise TypeError(f"{type(self).__name__} got multiple values for argument {name!r}")
            setattr(self, name, value)

    def __reduce__(self):
        return type(self), (), self.__dict__


def _define():
    """Node classes from the grammar's text; the table that _ast_trees fills: classes by name, operators' one object each."""
    import re

    made = {}
    for line in re.sub(r"\n ", " ", _GRAMMAR).strip().split("\n"):
        base_name, rest = line.split(": ", 1)
        base = AST
        if base_name != "AST":
            base = globals()[base_name] = type(base_name, (AST,), {"__module__": "ast"})
            if base_name in ("stmt", "expr", "excepthandler", "pattern"):
                base._attributes = _POSITION
        for name, fields in re.findall(r"(\w+)\(([^)]*)\)", rest):
            fields = fields.split()
            names = tuple(f.rstrip("?*") for f in fields)
            members = {"_fields": names, "__match_args__": names, "__module__": "ast"}
            members.update({f[:-1]: None for f in fields if f.endswith("?")})
            if name in ("arg", "keyword", "alias"):
                members["_attributes"] = _POSITION
            cls = globals()[name] = type(name, (base,), members)
            made[name] = cls() if base_name in ("expr_context", "boolop", "operator", "unaryop", "cmpop") else cls
        for attribute in ("end_lineno", "end_col_offset"):
            if base._attributes:
                setattr(base, attribute, None)
    return made


_made = _define()


class slice(AST):
    """Older programs' base of Index and ExtSlice."""


class Index(slice):
    def __new__(cls, value, **kwargs):
        return value


class ExtSlice(slice):
    def __new__(cls, dims=(), **kwargs):
        return Tuple(list(dims), Load(), **kwargs)  # noqa: F821


class Suite(mod):  # noqa: F821
    """A kind of node that nothing makes any more."""


class AugLoad(expr_context):  # noqa: F821
    """A kind of node that nothing makes any more."""


class AugStore(expr_context):  # noqa: F821
    """A kind of node that nothing makes any more."""


class Param(expr_context):  # noqa: F821
    """A kind of node that nothing makes any more."""


class _ConstantKind(type):
    def __instancecheck__(cls, node):
        return isinstance(node, Constant) and type(node.value) in cls._kinds  # noqa: F821

    def __call__(cls, *args, **kwargs):
        return Constant(*args, **kwargs)  # noqa: F821


Constant.n = Constant.s = property(lambda node: node.value, lambda node, value: setattr(node, "value", value))  # noqa: F821
for _name, _kinds in {"Num": (int, float, complex), "Str": (str,), "Bytes": (bytes,), "NameConstant": (type(None), bool),
                      "Ellipsis": (type(...),)}.items():  # fmt: skip
    globals()[_name] = _ConstantKind(_name, (Constant,), {"_kinds": _kinds, "_fields": ("value", "kind")})  # noqa: F821


def parse(source, filename="<unknown>", mode="exec", *, type_comments=False, feature_version=None):
    if isinstance(source, AST):
        return source
    if isinstance(source, (bytes, bytearray)):
        source = source.decode("utf-8-sig")
    if mode not in ("exec", "eval", "single", "func_type"):
        raise ValueError("compile() mode must be 'exec', 'eval', 'single' or 'func_type'")
    if isinstance(feature_version, tuple):
        major, feature_version = feature_version
        assert major == 3
    minor = 11 if feature_version is None else range(feature_version).stop
    if mode == "func_type":
        return _function_type(source, filename)
    tree = _ast_trees.tree(source, filename, mode, type_comments, _made)
    if 0 <= minor < 11:
        _check_features(tree, source, filename, minor)
    return tree


_FEATURES = {
    NamedExpr: (8, "Assignment expressions are"), JoinedStr: (6, "Format strings are"), AnnAssign: (6, "Variable annotation syntax is"),
    AsyncFunctionDef: (5, "Async functions are"), Await: (5, "Await expressions are"), AsyncFor: (5, "Async for loops are"),
    AsyncWith: (5, "Async with statements are"), Match: (10, "Pattern matching is"), TryStar: (11, "Exception groups are"),
}  # fmt: skip


def _feature(node, source):
    """(the minor version of Python 3 that has brought what the node is, its name), or None."""
    if isinstance(node, AnnAssign) and not isinstance(node.target, Name):
        return 6, "Variable annotations syntax is"
    if isinstance(node, (FunctionDef, Lambda)) and node.args.posonlyargs:
        return 8, "Positional-only parameters are"
    if isinstance(node, (BinOp, AugAssign)) and isinstance(node.op, MatMult):
        return 5, "The '@' operator is"
    if any(each.is_async for each in getattr(node, "generators", ())):
        return 6, "Async comprehensions are"
    if isinstance(node, Constant) and isinstance(node.value, (int, float, complex)) and "_" in (get_source_segment(source, node) or ""):
        return 6, "Underscores in numeric literals are"
    return _FEATURES.get(type(node))


def _check_features(tree, source, filename, minor):
    """SyntaxError for the first thing that Python 3.`minor` does not have."""
    found = []
    for node in walk(tree):
        since, name = _feature(node, source) or (0, "")
        if since > minor:
            found.append((node.end_lineno, node.end_col_offset, -node.lineno, -node.col_offset, since, name))
    if found:
        line, column, _, _, since, name = min(found)
        text = source.splitlines(True)[line - 1]
        raise SyntaxError(f"{name} only supported in Python 3.{since} and greater", (filename, line, column + 1, text, line, -1))


def _moved(node, columns):
    """A tree of one line, shifted to where it stands in a longer one."""
    for each in walk(node):
        if hasattr(each, "col_offset"):
            each.col_offset += columns
            each.end_col_offset += columns
    return node


def _function_type(source, filename):
    """`(argument, ...) -> result`, as type comments write it: read as a call, and what comes behind an arrow."""
    text = source.rstrip()
    if text[:1].isspace():
        raise IndentationError("unexpected indent", (filename, 1, len(text) - len(text.lstrip()), source, 1, -1))
    at = text.rfind("->")
    while at >= 0:
        behind = text[at + 2 :].lstrip()
        try:
            call = parse("_" + text[:at].rstrip(), filename, "eval").body
            result = parse(behind, filename, "eval").body
        except SyntaxError:
            call = None
        if isinstance(call, Call) and isinstance(call.func, Name) and call.func.id == "_" and all(word.arg is None for word in call.keywords):
            kinds = [kind.value if isinstance(kind, Starred) else kind for kind in call.args] + [word.value for word in call.keywords]
            return FunctionType([_moved(kind, -1) for kind in kinds], _moved(result, len(text) - len(behind)))
        at = text.rfind("->", 0, at)
    raise SyntaxError("invalid syntax", (filename, 1, 1, source, 1, 1))


def unparse(ast_obj):
    from _ast_unparse import Unparser

    return Unparser().visit(ast_obj)


def iter_fields(node):
    for field in node._fields:
        try:
            yield field, getattr(node, field)
        except AttributeError:
            pass


def iter_child_nodes(node):
    for _, field in iter_fields(node):
        if isinstance(field, AST):
            yield field
        elif isinstance(field, list):
            yield from [item for item in field if isinstance(item, AST)]


def walk(node):
    left, at = [node], 0
    while at < len(left):
        left += iter_child_nodes(left[at])
        yield left[at]
        at += 1


_OLD_NAMES = {bool: "NameConstant", type(None): "NameConstant", int: "Num", float: "Num", complex: "Num", str: "Str", bytes: "Bytes",
              type(...): "Ellipsis"}  # fmt: skip  (of constants, before they were one kind of node)


class NodeVisitor:
    def visit(self, node):
        return getattr(self, "visit_" + type(node).__name__, self.generic_visit)(node)

    def generic_visit(self, node):
        for child in iter_child_nodes(node):
            self.visit(child)

    def visit_Constant(self, node):
        name = next((name for kind, name in _OLD_NAMES.items() if isinstance(node.value, kind)), None)
        visitor = getattr(self, f"visit_{name}", None)
        if visitor is None:
            return self.generic_visit(node)
        import warnings

        warnings.warn(f"visit_{name} is deprecated; add visit_Constant", DeprecationWarning, 2)
        return visitor(node)


class NodeTransformer(NodeVisitor):
    def generic_visit(self, node):
        for field, old in iter_fields(node):
            if isinstance(old, list):
                kept = []
                for item in old:
                    new = self.visit(item) if isinstance(item, AST) else item
                    if isinstance(new, list) and isinstance(item, AST):
                        kept += new
                    elif new is not None or not isinstance(item, AST):
                        kept.append(new)
                old[:] = kept
            elif isinstance(old, AST):
                new = self.visit(old)
                if new is None:
                    delattr(node, field)
                else:
                    setattr(node, field, new)
        return node


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None):
    if not isinstance(node, AST):
        raise TypeError("expected AST, got %r" % node.__class__.__name__)
    step = " " * indent if isinstance(indent, int) else indent

    def text(value, level):
        """(the text, does it fit one line)"""
        if isinstance(value, list):
            if not value:
                return "[]", True
            parts = [text(item, level + 1)[0] for item in value]
            return ("[" + ", ".join(parts) + "]" if step is None else "[\n" + ",\n".join(step * (level + 1) + p for p in parts) + "]"), False
        if not isinstance(value, AST):
            return repr(value), True
        parts, is_simple, named = [], True, annotate_fields
        for name in value._fields:
            try:
                field = getattr(value, name)
            except AttributeError:
                named = True
                continue
            if field is None and getattr(type(value), name, ...) is None:
                named = True
                continue
            made, simple = text(field, level + 1)
            is_simple = is_simple and simple
            parts.append(f"{name}={made}" if named else made)
        if include_attributes:
            for name in value._attributes:
                field = getattr(value, name, None)
                if field is None:
                    continue
                made, simple = text(field, level + 1)
                is_simple = is_simple and simple
                parts.append(f"{name}={made}")
        if step is None or (is_simple and len(parts) <= 3):
            return f"{type(value).__name__}({', '.join(parts)})", not parts
        return f"{type(value).__name__}(\n" + ",\n".join(step * (level + 1) + p for p in parts) + ")", False

    return text(node, 0)[0]


def get_docstring(node, clean=True):
    if not isinstance(node, (AsyncFunctionDef, FunctionDef, ClassDef, Module)):  # noqa: F821
        raise TypeError("%r can't have docstrings" % (node.__class__.__name__))
    if not (node.body and isinstance(node.body[0], Expr)):  # noqa: F821
        return None
    value = node.body[0].value
    if not (isinstance(value, Constant) and isinstance(value.value, str)):  # noqa: F821
        return None
    if clean:
        import inspect

        return inspect.cleandoc(value.value)
    return value.value


def get_source_segment(source, node, *, padded=False):
    try:
        first, last = node.lineno - 1, node.end_lineno - 1
        start, end = node.col_offset, node.end_col_offset
    except AttributeError:
        return None
    if node.end_lineno is None or end is None:
        return None
    lines = source.splitlines(keepends=True)
    if first == last:
        return lines[first].encode()[start:end].decode()
    head = lines[first].encode()
    pad = "".join(c if c in "\f\t" else " " for c in head[:start].decode()) if padded else ""
    return pad + head[start:].decode() + "".join(lines[first + 1 : last]) + lines[last].encode()[:end].decode()


def copy_location(new_node, old_node):
    for name in ("lineno", "col_offset", "end_lineno", "end_col_offset"):
        if name in old_node._attributes and name in new_node._attributes:
            value = getattr(old_node, name, None)
            if value is not None or (hasattr(old_node, name) and name.startswith("end_")):
                setattr(new_node, name, value)
    return new_node


def fix_missing_locations(node):
    def fix(node, place):
        own = []
        for name, value in zip(_POSITION, place):
            if name in node._attributes and getattr(node, name, None) is None:
                setattr(node, name, value)
            own.append(getattr(node, name, value) if name in node._attributes else value)
        for child in iter_child_nodes(node):
            fix(child, own)

    fix(node, (1, 0, 1, 0))
    return node


def increment_lineno(node, n=1):
    for child in walk(node):
        if "lineno" in child._attributes:
            child.lineno = getattr(child, "lineno", 0) + n
        if getattr(child, "end_lineno", None) is not None:
            child.end_lineno += n
    return node


def literal_eval(node_or_string):
    if isinstance(node_or_string, str):
        node_or_string = parse(node_or_string.lstrip(" \t"), mode="eval")
    if isinstance(node_or_string, Expression):  # noqa: F821
        node_or_string = node_or_string.body

    def malformed(node):
        line = getattr(node, "lineno", None)
        raise ValueError("malformed node or string" + (f" on line {line}" if line else "") + f": {node!r}")

    def number(node):
        if not isinstance(node, Constant) or type(node.value) not in (int, float, complex):  # noqa: F821
            malformed(node)
        return node.value

    def signed(node):
        if isinstance(node, UnaryOp) and isinstance(node.op, (UAdd, USub)):  # noqa: F821
            value = number(node.operand)
            return +value if isinstance(node.op, UAdd) else -value  # noqa: F821
        return number(node)

    def value(node):
        kind = type(node).__name__
        if kind == "Constant":
            return node.value
        if kind in ("Tuple", "List", "Set"):
            return {"Tuple": tuple, "List": list, "Set": set}[kind](map(value, node.elts))
        if kind == "Call" and isinstance(node.func, Name) and node.func.id == "set" and not node.args and not node.keywords:  # noqa: F821
            return set()
        if kind == "Dict":
            if len(node.keys) != len(node.values):
                malformed(node)
            return dict(zip(map(value, node.keys), map(value, node.values)))
        if kind == "BinOp" and isinstance(node.op, (Add, Sub)):  # noqa: F821
            left, right = signed(node.left), number(node.right)
            if isinstance(left, (int, float)) and isinstance(right, complex):
                return left + right if isinstance(node.op, Add) else left - right  # noqa: F821
        return signed(node)

    return value(node_or_string)


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.ast(_sys.argv[1:]))
