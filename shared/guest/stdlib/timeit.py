"""Timing of small pieces of code."""

import gc
import time

__all__ = ["Timer", "default_timer", "repeat", "timeit"]

default_timer = time.perf_counter
default_number, default_repeat = 1000000, 5


class Timer:
    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self.timer = timer
        names = {} if globals is None else dict(globals)
        lines = ["def _inner(_count, _timer):"]
        calls = {}
        for name, code in (("setup", setup), ("stmt", stmt)):
            if callable(code):
                names["_" + name] = code
                calls[name] = f"_{name}()"
            elif not isinstance(code, str):
                raise ValueError(f"{name} is neither a string nor callable")
            else:
                compile(code, "<timeit-src>", "exec")
                calls[name] = code
        indent = lambda code, by: "\n".join(by + line for line in code.split("\n"))  # noqa: E731
        lines += [indent(calls["setup"], "    "), "    _start = _timer()", "    for _ in range(_count):",
                  indent(calls["stmt"], "        "), "    return _timer() - _start"]  # fmt: skip
        self.src = "\n".join(lines)
        exec(compile(self.src, "<timeit-src>", "exec"), names)
        self._inner = names["_inner"]

    def print_exc(self, file=None):
        """The traceback of what the timed code has raised, with its lines."""
        import linecache
        import traceback

        linecache.cache["<timeit-src>"] = len(self.src), None, self.src.split("\n"), "<timeit-src>"
        traceback.print_exc(file=file)

    def timeit(self, number=default_number):
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return self._inner(number, self.timer)
        finally:
            if was_enabled:
                gc.enable()

    def repeat(self, repeat=default_repeat, number=default_number):
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        i = 1
        while True:
            for j in 1, 2, 5:
                number = i * j
                taken = self.timeit(number)
                if callback:
                    callback(number, taken)
                if taken >= 0.2:
                    return number, taken
            i *= 10


def timeit(stmt="pass", setup="pass", timer=default_timer, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).timeit(number)


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)


def main(args=None, *, _wrap_timer=None):
    """The command line of the module; its exit status."""
    import sys

    import _module_commands

    return _module_commands.timeit(sys.argv[1:] if args is None else args, _wrap_timer)


if __name__ == "__main__":
    import sys

    sys.exit(main())
