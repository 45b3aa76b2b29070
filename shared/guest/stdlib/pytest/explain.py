"""What a failed assertion compared: the assert statement's expression is read again and its parts are evaluated in the frame
where it failed, which gives pytest's text ("assert 3 == 4", "where 3 = f(1)")."""

import ast
import builtins
import reprlib

_OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**", ast.LShift: "<<",
              ast.RShift: ">>", ast.BitOr: "|", ast.BitXor: "^", ast.BitAnd: "&", ast.MatMult: "@", ast.Eq: "==", ast.NotEq: "!=",
              ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is not", ast.In: "in",
              ast.NotIn: "not in", ast.Not: "not %s", ast.Invert: "~%s", ast.USub: "-%s", ast.UAdd: "+%s"}  # fmt: skip


class _Repr(reprlib.Repr):
    def __init__(self, limit):
        super().__init__()
        self.maxstring = self.maxother = limit
        self.limit = limit

    def repr(self, value):
        try:
            text = builtins.repr(value)
        except Exception as error:
            return f"<[{type(error).__name__}({str(error)!r}) raised in repr()] {type(value).__name__} object at {id(value):#x}>"
        return text if len(text) <= self.limit else self._shortened(super().repr(value))

    def repr_instance(self, value, level):
        return self._shortened(builtins.repr(value))

    def _shortened(self, text):
        if len(text) <= self.limit:
            return text
        head = max(0, (self.limit - 3) // 2)
        tail = max(0, self.limit - 3 - head)
        return text[:head] + "..." + text[len(text) - tail :]


def saferepr(value, limit=240):
    return _Repr(limit).repr(value)


def _shown(value):
    return saferepr(value).replace("\n", "\\n")


class _Unknown(Exception):
    """A part cannot be evaluated again."""


class Explainer:
    def __init__(self, frame, verbosity, custom=None):
        self.globals, self.locals, self.verbosity, self.custom = frame.f_globals, dict(frame.f_locals), verbosity, custom

    def value(self, node):
        try:
            code = compile(ast.Expression(node), "<assertion>", "eval")
            return eval(code, self.globals, self.locals)
        except Exception:
            raise _Unknown from None

    def explain(self, node):
        """(value, text, the `where` lines below it)"""
        method = getattr(self, "_" + type(node).__name__.lower(), None)
        if method is not None:
            return method(node)
        value = self.value(node)
        return value, _shown(value), []

    def _name(self, node):
        value = self.value(node)
        is_local = node.id in self.locals
        if is_local or not (callable(value) or hasattr(value, "__name__")):
            return value, _shown(value), []
        return value, node.id, []

    def _constant(self, node):
        return node.value, _shown(node.value), []

    def _unaryop(self, node):
        value, text, where = self.explain(node.operand)
        result = self._apply(ast.UnaryOp(node.op, _held("a")), a=value)
        return result, _OPERATORS[type(node.op)] % text, where

    def _binop(self, node):
        left, left_text, first = self.explain(node.left)
        right, right_text, second = self.explain(node.right)
        result = self._apply(ast.BinOp(_held("a"), node.op, _held("b")), a=left, b=right)
        return result, f"({left_text} {_OPERATORS[type(node.op)]} {right_text})", first + second

    def _apply(self, node, **values):
        try:
            code = compile(ast.fix_missing_locations(ast.Expression(node)), "<assertion>", "eval")
            return eval(code, values)
        except Exception:
            raise _Unknown from None

    def _boolop(self, node):
        is_or, texts, where, value = isinstance(node.op, ast.Or), [], [], None
        for each in node.values:
            value, text, lines = self.explain(each)
            texts.append(text)
            where += lines
            if bool(value) == is_or:
                break
        return value, "(" + (" or " if is_or else " and ").join(texts) + ")", where

    def _compare(self, node):
        left, left_text, where = self.explain(node.left)
        if isinstance(node.left, (ast.Compare, ast.BoolOp)):
            left_text = f"({left_text})"
        for operator, other in zip(node.ops, node.comparators):
            right, right_text, lines = self.explain(other)
            if isinstance(other, (ast.Compare, ast.BoolOp)):
                right_text = f"({right_text})"
            where = where + lines
            symbol = _OPERATORS[type(operator)]
            result = self._apply(ast.Compare(_held("a"), [operator], [_held("b")]), a=left, b=right)
            text = f"{left_text} {symbol} {right_text}"
            try:
                is_true = bool(result)
            except Exception:
                is_true = False
            if not is_true:
                from pytest.compare import details

                long = self.custom(symbol, left, right) if self.custom is not None else None
                long = long or details(symbol, left, right, self.verbosity)
                return (result, "\n~".join(long), []) if long else (result, text, where)
            left, left_text = right, right_text
        return result, text, where

    def _call(self, node):
        function, name, where = self.explain(node.func)
        texts, values, keywords = [], [], {}
        for each in node.args:
            if isinstance(each, ast.Starred):
                value, text, lines = self.explain(each.value)
                values += list(value)
                texts.append("*" + text)
            else:
                value, text, lines = self.explain(each)
                values.append(value)
                texts.append(text)
            where = where + lines
        for each in node.keywords:
            value, text, lines = self.explain(each.value)
            where = where + lines
            keywords.update({each.arg: value} if each.arg else value)
            texts.append(f"{each.arg}={text}" if each.arg else "**" + text)
        try:
            result = function(*values, **keywords)
        except Exception:
            raise _Unknown from None
        shown = _shown(result)
        if type(result).__module__.startswith("pytest."):
            return result, shown, []
        return result, shown, [f"{shown} = {name}({', '.join(texts)})", where]

    def _attribute(self, node):
        owner, text, where = self.explain(node.value)
        try:
            result = getattr(owner, node.attr)
        except Exception:
            raise _Unknown from None
        shown = _shown(result)
        return result, shown, [f"{shown} = {text}.{node.attr}", where]


def _held(name):
    return ast.Name(name, ast.Load())


def _where_lines(where, depth=0):
    """`+  where ...` lines of nested [text, inner, text, inner ...] lists; the second of a level says `and`."""
    made, is_first = [], True
    for i in range(0, len(where), 2):
        made.append(" +  " + "  " * depth + ("where " if is_first else "and   ") + where[i])
        made += _where_lines(where[i + 1], depth + 1)
        is_first = False
    return made


def assertion_text(frame, statement, verbosity, custom=None):
    """The text of a failed `assert` statement, or None where its parts cannot be had again. `custom` (operator, left, right)
    gives the lines of a comparison that a conftest file explains itself."""
    try:
        tree = ast.parse(statement).body[0]
        if not isinstance(tree, ast.Assert):
            return None
        _, text, where = Explainer(frame, verbosity, custom).explain(tree.test)
    except (_Unknown, SyntaxError, NotImplementedError, RecursionError):
        return None
    first, *more = ("assert " + text).split("\n~")
    return "\n".join([first, *["  " + line for line in more], *_where_lines(where)])
