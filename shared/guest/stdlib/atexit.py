"""Functions for the end of the run: the session calls _run_exitfuncs."""

_functions = []


def register(func, /, *args, **kwargs):
    if not callable(func):
        raise TypeError("the first argument must be callable")
    _functions.append((func, args, kwargs))
    return func


def unregister(func, /):
    _functions[:] = [item for item in _functions if item[0] != func]


def _run_exitfuncs():
    while _functions:
        func, args, kwargs = _functions.pop()
        try:
            func(*args, **kwargs)
        except SystemExit:
            pass
        except BaseException as e:
            import sys
            import traceback

            sys.stderr.write(f"Exception ignored in atexit callback: {func!r}\n")
            traceback.print_exception(e)


def _ncallbacks():
    return len(_functions)


def _clear():
    _functions.clear()
