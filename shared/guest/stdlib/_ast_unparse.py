"""ast.unparse: the source of a tree, with CPython's spacing, brackets and quotes."""

import ast

_BINARY = {"Add": ("+", 11), "Sub": ("-", 11), "Mult": ("*", 12), "MatMult": ("@", 12), "Div": ("/", 12), "Mod": ("%", 12),
           "LShift": ("<<", 10), "RShift": (">>", 10), "BitOr": ("|", 7), "BitXor": ("^", 8), "BitAnd": ("&", 9), "FloorDiv": ("//", 12),
           "Pow": ("**", 14)}  # fmt: skip
_UNARY = {"Invert": ("~", 13), "Not": ("not", 5), "UAdd": ("+", 13), "USub": ("-", 13)}
_COMPARE = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Is": "is", "IsNot": "is not", "In": "in",
            "NotIn": "not in"}  # fmt: skip
# How tightly an expression binds; a part that binds less than its place asks for gets brackets.
_NAMED, _YIELD, _TUPLE, _TEST, _OR, _AND, _NOT, _CMP, _EXPR, _FACTOR, _POWER, _AWAIT, _ATOM = 0, 1, 2, 3, 4, 4.5, 5, 6, 7, 13, 14, 15, 16
_LEVELS = [_OR, _AND, _NOT, _CMP, *range(_EXPR, _ATOM + 1)]
_INFINITY = "1e309"


class Unparser:
    def __init__(self):
        self.lines, self.depth = [], 0

    def visit(self, node):
        if isinstance(node, list):
            self.body(node)
        elif isinstance(node, ast.Module):
            self.document(node)
        elif isinstance(node, (ast.Interactive,)):
            self.body(node.body)
        elif isinstance(node, ast.Expression):
            return self.expr(node.body, _TUPLE)
        elif isinstance(node, ast.FunctionType):
            return f"({', '.join(map(self.expr, node.argtypes))}) -> {self.expr(node.returns)}"
        elif isinstance(node, (ast.stmt, ast.excepthandler, ast.match_case)):
            self.statement(node)
        elif isinstance(node, ast.expr):
            return self.expr(node, _TUPLE)
        else:
            return self.part(node)
        text = "\n".join(self.lines)
        return text[1:] if text.startswith("\n") else text

    def part(self, node):
        kind = type(node).__name__
        if kind == "arguments":
            return self.parameters(node)
        if kind == "arg":
            return node.arg + (": " + self.expr(node.annotation) if node.annotation else "")
        if kind == "keyword":
            return f"{node.arg}={self.expr(node.value)}" if node.arg is not None else f"**{self.expr(node.value)}"
        if kind == "alias":
            return node.name + (f" as {node.asname}" if node.asname else "")
        if kind == "withitem":
            return self.expr(node.context_expr) + (" as " + self.expr(node.optional_vars) if node.optional_vars else "")
        if kind == "comprehension":
            return self.comprehension(node).lstrip()
        return self.pattern(node, 0) if isinstance(node, ast.pattern) else ""

    # ---- statements

    def line(self, text):
        self.lines.append("    " * self.depth + text)

    def body(self, statements):
        for each in statements:
            self.statement(each)

    def block(self, head, statements):
        self.line(head + ":")
        self.depth += 1
        self.body(statements)
        self.depth -= 1

    def document(self, node):
        body = node.body
        if body and self._is_docstring(body[0]):
            self.line(self.docstring(body[0].value.value))
            body = body[1:]
        self.body(body)

    @staticmethod
    def _is_docstring(node):
        return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)

    def docstring(self, text):
        return _quoted(text, ('"""', "'''"))

    def documented(self, head, statements):
        self.line(head + ":")
        self.depth += 1
        if statements and self._is_docstring(statements[0]):
            self.line(self.docstring(statements[0].value.value))
            statements = statements[1:]
        self.body(statements)
        self.depth -= 1

    def statement(self, node):
        getattr(self, "_" + type(node).__name__)(node)

    def _Expr(self, node):
        self.line(self.expr(node.value, _YIELD))

    def _Pass(self, node):
        self.line("pass")

    def _Break(self, node):
        self.line("break")

    def _Continue(self, node):
        self.line("continue")

    def _definition(self, node, word):
        self.lines.append("")
        for decorator in node.decorator_list:
            self.line("@" + self.expr(decorator))
        returns = f" -> {self.expr(node.returns)}" if node.returns else ""
        comment = f" # type: {node.type_comment}" if node.type_comment else ""
        if comment:
            self.line(f"{word} {node.name}({self.parameters(node.args)}){returns}:{comment}")
            self.depth += 1
            self.body(node.body)
            self.depth -= 1
        else:
            self.documented(f"{word} {node.name}({self.parameters(node.args)}){returns}", node.body)

    def _FunctionDef(self, node):
        self._definition(node, "def")

    def _AsyncFunctionDef(self, node):
        self._definition(node, "async def")

    def _ClassDef(self, node):
        self.lines.append("")
        for decorator in node.decorator_list:
            self.line("@" + self.expr(decorator))
        inner = [self.expr(b) for b in node.bases] + [self.part(k) for k in node.keywords]
        self.documented(f"class {node.name}" + (f"({', '.join(inner)})" if inner else ""), node.body)

    def _Return(self, node):
        self.line("return" + (" " + self.expr(node.value, _TUPLE) if node.value else ""))

    def _Delete(self, node):
        self.line("del " + ", ".join(self.expr(t) for t in node.targets))

    def _Assign(self, node):
        text = "".join(self.expr(t, _TUPLE, is_target=True) + " = " for t in node.targets) + self.expr(node.value)
        self.line(text + (f" # type: {node.type_comment}" if node.type_comment else ""))

    def _AugAssign(self, node):
        self.line(f"{self.expr(node.target)} {_BINARY[type(node.op).__name__][0]}= {self.expr(node.value)}")

    def _AnnAssign(self, node):
        target = self.expr(node.target)
        if not node.simple and isinstance(node.target, ast.Name):
            target = f"({target})"
        self.line(f"{target}: {self.expr(node.annotation)}" + (" = " + self.expr(node.value) if node.value else ""))

    def _loop(self, node, word):
        comment = f" # type: {node.type_comment}" if node.type_comment else ""
        self.line(f"{word} {self.expr(node.target, _TUPLE, is_target=True)} in {self.expr(node.iter, _TUPLE)}:" + comment)
        self.depth += 1
        self.body(node.body)
        self.depth -= 1
        if node.orelse:
            self.block("else", node.orelse)

    def _For(self, node):
        self._loop(node, "for")

    def _AsyncFor(self, node):
        self._loop(node, "async for")

    def _While(self, node):
        self.block("while " + self.expr(node.test), node.body)
        if node.orelse:
            self.block("else", node.orelse)

    def _If(self, node):
        word = "if"
        while True:
            self.block(f"{word} {self.expr(node.test)}", node.body)
            if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
                node, word = node.orelse[0], "elif"
            else:
                break
        if node.orelse:
            self.block("else", node.orelse)

    def _With(self, node, word="with"):
        comment = f" # type: {node.type_comment}" if node.type_comment else ""
        self.line(f"{word} {', '.join(self.part(i) for i in node.items)}:" + comment)
        self.depth += 1
        self.body(node.body)
        self.depth -= 1

    def _AsyncWith(self, node):
        self._With(node, "async with")

    def _Raise(self, node):
        self.line("raise" + (" " + self.expr(node.exc) if node.exc else "") + (" from " + self.expr(node.cause) if node.cause else ""))

    def _Try(self, node, star=""):
        self.block("try", node.body)
        for each in node.handlers:
            self._ExceptHandler(each, star)
        if node.orelse:
            self.block("else", node.orelse)
        if node.finalbody:
            self.block("finally", node.finalbody)

    def _TryStar(self, node):
        self._Try(node, "*")

    def _ExceptHandler(self, node, star=""):
        text = "except" + star + (" " + self.expr(node.type) if node.type else "") + (f" as {node.name}" if node.name else "")
        self.block(text, node.body)

    def _Assert(self, node):
        self.line("assert " + self.expr(node.test) + (", " + self.expr(node.msg) if node.msg else ""))

    def _Import(self, node):
        self.line("import " + ", ".join(map(self.part, node.names)))

    def _ImportFrom(self, node):
        self.line(f"from {'.' * (node.level or 0)}{node.module or ''} import " + ", ".join(map(self.part, node.names)))

    def _Global(self, node):
        self.line("global " + ", ".join(node.names))

    def _Nonlocal(self, node):
        self.line("nonlocal " + ", ".join(node.names))

    def _Match(self, node):
        self.line(f"match {self.expr(node.subject)}:")
        self.depth += 1
        for case in node.cases:
            self._match_case(case)
        self.depth -= 1

    def _match_case(self, case):
        self.block(f"case {self.pattern(case.pattern, 0)}" + (f" if {self.expr(case.guard)}" if case.guard else ""), case.body)

    # ---- patterns

    def pattern(self, node, place):
        kind = type(node).__name__
        if kind == "MatchValue":
            return self.expr(node.value)
        if kind == "MatchSingleton":
            return repr(node.value)
        if kind == "MatchSequence":
            return "[" + ", ".join(self.pattern(p, 0) for p in node.patterns) + "]"
        if kind == "MatchStar":
            return "*" + (node.name or "_")
        if kind == "MatchMapping":
            parts = [f"{self.expr(k)}: {self.pattern(p, 0)}" for k, p in zip(node.keys, node.patterns)]
            return "{" + ", ".join(parts + ([f"**{node.rest}"] if node.rest else [])) + "}"
        if kind == "MatchClass":
            parts = [self.pattern(p, 0) for p in node.patterns]
            parts += [f"{n}={self.pattern(p, 0)}" for n, p in zip(node.kwd_attrs, node.kwd_patterns)]
            return f"{self.expr(node.cls)}({', '.join(parts)})"
        if kind == "MatchAs":
            if node.pattern is None:
                return node.name or "_"
            text = f"{self.pattern(node.pattern, 2)} as {node.name}"
            return f"({text})" if place > 0 else text
        text = " | ".join(self.pattern(p, 3) for p in node.patterns)
        return f"({text})" if place > 2 else text

    # ---- expressions

    def parameters(self, args):
        parts, positional = [], args.posonlyargs + args.args
        defaults = [None] * (len(positional) - len(args.defaults)) + args.defaults
        for i, (each, default) in enumerate(zip(positional, defaults), 1):
            parts.append(self.part(each) + ("=" + self.expr(default) if default else ""))
            if i == len(args.posonlyargs):
                parts.append("/")
        if args.vararg or args.kwonlyargs:
            parts.append("*" + (self.part(args.vararg) if args.vararg else ""))
        for each, default in zip(args.kwonlyargs, args.kw_defaults):
            parts.append(self.part(each) + ("=" + self.expr(default) if default else ""))
        if args.kwarg:
            parts.append("**" + self.part(args.kwarg))
        return ", ".join(parts)

    def comprehension(self, node):
        text = (" async for " if node.is_async else " for ") + self.expr(node.target, _TUPLE, is_target=True) + " in " + self.expr(node.iter, _OR)
        return text + "".join(" if " + self.expr(i, _OR) for i in node.ifs)

    def expr(self, node, place=_TEST, is_target=False):
        kind = type(node).__name__
        text, own = getattr(self, "e_" + kind)(node)
        if kind == "Tuple" and is_target and node.elts:
            return text[1:-1]
        return f"({text})" if own < place else text

    def e_Name(self, node):
        return node.id, _ATOM

    def e_Constant(self, node):
        value = node.value
        if value is ...:
            return "...", _ATOM
        if isinstance(value, tuple):
            return "(" + ", ".join(self.e_Constant(ast.Constant(v))[0] for v in value) + ("," if len(value) == 1 else "") + ")", _ATOM
        if isinstance(value, (float, complex)):
            return repr(value).replace("inf", _INFINITY).replace("nan", f"({_INFINITY}-{_INFINITY})"), _ATOM
        return (node.kind or "") * (node.kind == "u") + repr(value), _ATOM

    def e_JoinedStr(self, node):
        parts = []
        self._formatted(node, parts)
        quotes = ["'", '"', '"""', "'''"]
        made = []
        for text, is_constant in parts:
            text, quotes = _fitting(text, quotes, is_constant)
            made.append(text)
        return f"f{quotes[0]}{''.join(made)}{quotes[0]}", _ATOM

    def _formatted(self, node, parts):
        for each in node.values:
            if isinstance(each, ast.Constant):
                parts.append((each.value.replace("{", "{{").replace("}", "}}"), True))
            else:
                text = Unparser().expr(each.value, _TEST + 0.5)
                text = "{" + (" " if text.startswith("{") else "") + text
                if "\\" in text:
                    raise ValueError("Unable to avoid backslash in f-string expression part")
                text += f"!{chr(each.conversion)}" if each.conversion != -1 else ""
                parts.append((text, False))
                if each.format_spec:
                    parts.append((":", False))
                    self._formatted(each.format_spec, parts)
                parts.append(("}", False))

    def e_FormattedValue(self, node):
        return self.e_JoinedStr(ast.JoinedStr([node]))

    def e_List(self, node):
        return "[" + ", ".join(self.expr(e) for e in node.elts) + "]", _ATOM

    def e_Tuple(self, node):
        return "(" + ", ".join(self.expr(e) for e in node.elts) + ("," if len(node.elts) == 1 else "") + ")", _ATOM

    def e_Set(self, node):
        return ("{" + ", ".join(self.expr(e) for e in node.elts) + "}" if node.elts else "{*()}"), _ATOM

    def e_Dict(self, node):
        parts = [f"**{self.expr(v, _EXPR)}" if k is None else f"{self.expr(k)}: {self.expr(v)}" for k, v in zip(node.keys, node.values)]
        return "{" + ", ".join(parts) + "}", _ATOM

    def _generators(self, node):
        return "".join(map(self.comprehension, node.generators))

    def e_ListComp(self, node):
        return f"[{self.expr(node.elt)}{self._generators(node)}]", _ATOM

    def e_SetComp(self, node):
        return "{" + self.expr(node.elt) + self._generators(node) + "}", _ATOM

    def e_DictComp(self, node):
        return "{" + f"{self.expr(node.key)}: {self.expr(node.value)}" + self._generators(node) + "}", _ATOM

    def e_GeneratorExp(self, node):
        return f"({self.expr(node.elt)}{self._generators(node)})", _ATOM

    def e_BoolOp(self, node):
        place = _AND if isinstance(node.op, ast.And) else _OR
        word = " and " if place == _AND else " or "
        at = _LEVELS.index(place)  # each operand must bind tighter than the one before
        return word.join(self.expr(v, _LEVELS[min(at + i, len(_LEVELS) - 1)]) for i, v in enumerate(node.values, 1)), place

    def e_NamedExpr(self, node):
        return f"{self.expr(node.target, _ATOM)} := {self.expr(node.value, _ATOM)}", _NAMED

    def e_BinOp(self, node):
        # The left spine is walked by a loop: it may be long.
        spine = []
        while isinstance(node, ast.BinOp):
            spine.append(node)
            node = node.left
        name = type(spine[-1].op).__name__
        symbol, own = _BINARY[name]
        text = self.expr(node, own + 0.5 if name == "Pow" else own)
        for k in range(len(spine) - 1, -1, -1):
            inner = own
            name = type(spine[k].op).__name__
            symbol, own = _BINARY[name]
            if k < len(spine) - 1 and inner < (own + 0.5 if name == "Pow" else own):
                text = f"({text})"
            right = self.expr(spine[k].right, own if name == "Pow" else own + 0.5)
            text = f"{text} {symbol} {right}"
        return text, own

    def e_UnaryOp(self, node):
        symbol, own = _UNARY[type(node.op).__name__]
        return symbol + (" " if own == _NOT else "") + self.expr(node.operand, own), own

    def e_Lambda(self, node):
        inner = self.parameters(node.args)
        return f"lambda{' ' + inner if inner else ''}: {self.expr(node.body)}", _TEST

    def e_IfExp(self, node):
        return f"{self.expr(node.body, _OR)} if {self.expr(node.test, _OR)} else {self.expr(node.orelse)}", _TEST

    def e_Await(self, node):
        return "await" + (" " + self.expr(node.value, _ATOM) if node.value else ""), _AWAIT

    def e_Yield(self, node):
        return "yield" + (" " + self.expr(node.value, _ATOM) if node.value else ""), _YIELD

    def e_YieldFrom(self, node):
        return "yield from " + self.expr(node.value, _ATOM), _YIELD

    def e_Compare(self, node):
        text = self.expr(node.left, _CMP + 0.5)
        for op, other in zip(node.ops, node.comparators):
            text += f" {_COMPARE[type(op).__name__]} {self.expr(other, _CMP + 0.5)}"
        return text, _CMP

    def e_Call(self, node):
        parts = [self.expr(a) for a in node.args] + [self.part(k) for k in node.keywords]
        return f"{self.expr(node.func, _ATOM)}({', '.join(parts)})", _ATOM

    def e_Attribute(self, node):
        text = self.expr(node.value, _ATOM)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int) and not isinstance(node.value.value, bool):
            text += " "
        return f"{text}.{node.attr}", _ATOM

    def e_Subscript(self, node):
        inner = node.slice
        if isinstance(inner, ast.Tuple) and inner.elts:
            text = ", ".join(self.expr(e) for e in inner.elts) + ("," if len(inner.elts) == 1 else "")
        else:
            text = self.expr(inner)
        return f"{self.expr(node.value, _ATOM)}[{text}]", _ATOM

    def e_Starred(self, node):
        return "*" + self.expr(node.value, _EXPR), _ATOM

    def e_Slice(self, node):
        text = (self.expr(node.lower) if node.lower else "") + ":" + (self.expr(node.upper) if node.upper else "")
        return text + (":" + self.expr(node.step) if node.step else ""), _ATOM


def _fitting(text, quotes, is_constant):
    """A piece of an f-string with the kinds of quotes that can still enclose it."""
    if is_constant:
        text = "".join(c.encode("unicode_escape").decode() if not c.isprintable() or c == "\\" else c for c in text)
        left = [q for q in quotes if q not in text]
        if left:
            return text, left
        return text.replace("'", "\\'"), ["'"] if "'" in quotes else quotes[:1]
    left = [q for q in quotes if q not in text]
    if not left:
        raise ValueError("Unable to avoid backslash in f-string expression part")
    return text, left


def _quoted(text, kinds):
    """A string between triple quotes, its lines as they are."""

    def shown(c):
        if c == "\n" or c == "\t":
            return c
        if c == "\\" or not c.isprintable():
            return c.encode("unicode_escape").decode("ascii")
        return c

    made = "".join(map(shown, text))
    fitting = [q for q in kinds if q not in made]
    if not fitting:
        return repr(text)
    fitting.sort(key=lambda q: bool(made) and made[-1] == q[0])
    quote = fitting[0]
    if made and made[-1] == quote[0]:
        made = made[:-1] + "\\" + made[-1]
    return f"{quote}{made}{quote}"
