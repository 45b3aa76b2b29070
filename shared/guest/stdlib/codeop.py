"""Source that may not be whole yet: compiled, None where lines are missing, or an error."""

__all__ = ["compile_command", "Compile", "CommandCompiler"]


def _error_of(compiler, source, filename, symbol):
    try:
        compiler(source, filename, symbol)
    except SyntaxError as e:
        return e


def _is_open(error):
    """Whether more lines may mend it."""
    text = error.msg or ""
    return "was never closed" in text or "unexpected EOF" in text or "unterminated triple-quoted" in text or (
        text.startswith("expected an indented block"))


def _maybe_compile(compiler, source, filename, symbol):
    for line in source.split("\n"):
        line = line.strip()
        if line and line[0] != "#":
            break
    else:
        if symbol != "eval":
            source = "pass"
    try:
        code = compiler(source, filename, symbol)
        last = source.rstrip(" \t").rsplit("\n", 1)
        if symbol == "single" and len(last) == 2 and last[1].strip() and not last[1][0].isspace():
            return code
        # A block that an empty line has not ended goes on.
        if symbol == "single" and _needs_blank_line(source):
            return None
        return code
    except SyntaxError as e:
        again = _error_of(compiler, source + "\n", filename, symbol)
        if again is not None and _is_open(again) or source.endswith("\\") or source.rstrip(" \t").endswith("\\"):
            return None
        if again is None:
            return None
        raise e from None


def _needs_blank_line(source):
    import ast

    try:
        body = ast.parse(source).body
    except SyntaxError:
        return False
    blocks = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If, ast.For, ast.AsyncFor, ast.While, ast.With,
              ast.AsyncWith, ast.Try, ast.Match)
    return bool(body) and isinstance(body[-1], blocks) and not source.endswith("\n")


def compile_command(source, filename="<input>", symbol="single"):
    return _maybe_compile(compile, source, filename, symbol)


class Compile:
    def __init__(self):
        self.flags = 0

    def __call__(self, source, filename, symbol, **kwargs):
        return compile(source, filename, symbol, self.flags, True)


class CommandCompiler:
    def __init__(self):
        self.compiler = Compile()

    def __call__(self, source, filename="<input>", symbol="single"):
        return _maybe_compile(self.compiler, source, filename, symbol)
