"""Functions for the end of the run; a session ends without calling them."""

_functions = []


def register(func, *args, **kwargs):
    _functions.append((func, args, kwargs))
    return func


def unregister(func):
    _functions[:] = [item for item in _functions if item[0] != func]


def _run_exitfuncs():
    while _functions:
        func, args, kwargs = _functions.pop()
        func(*args, **kwargs)
