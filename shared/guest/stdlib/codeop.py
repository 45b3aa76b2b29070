"""Source that may not be whole yet: compiled, None where lines are missing, or an error."""

import warnings

PyCF_DONT_IMPLY_DEDENT, PyCF_ALLOW_INCOMPLETE_INPUT = 0x200, 0x4000

__all__ = ["compile_command", "Compile", "CommandCompiler"]


def _error_of(compiler, source, filename, symbol):
    try:
        compiler(source, filename, symbol)
    except SyntaxError as e:
        return e


def _is_open(error):
    """Whether more lines may mend it."""
    text = error.msg or ""
    if text.startswith(("expected an indented block", "expected 'except' or 'finally'")):
        return True
    is_at_end = text == "invalid syntax" and error.offset == 0
    return is_at_end or any(part in text for part in ("was never closed", "unexpected EOF", "unterminated triple-quoted"))


def _maybe_compile(compiler, source, filename, symbol):
    lines = (line.strip() for line in source.split("\n"))
    if symbol != "eval" and not any(line and line[0] != "#" for line in lines):
        source = "pass"
    with warnings.catch_warnings():  # each text is compiled more than once
        warnings.simplefilter("ignore", (SyntaxWarning, DeprecationWarning))
        if _error_of(compiler, source, filename, symbol) is not None:
            again = _error_of(compiler, source + "\n", filename, symbol)
            if again is None or _is_open(again) or source.rstrip(" \t").endswith("\\"):
                return None
        if symbol == "single" and _needs_blank_line(source):
            return None
    return compiler(source, filename, symbol)


def _needs_blank_line(source):
    """Whether a block is open that an empty line has not ended."""
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
