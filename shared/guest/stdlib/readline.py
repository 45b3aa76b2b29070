"""readline: the history and the settings of line editing. Lines themselves are read as they come: there is no editor here."""

import os
from operator import index as _index

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames
_READLINE_VERSION = _READLINE_RUNTIME_VERSION = 0x802
_READLINE_LIBRARY_VERSION = "8.2"

_history = []
_settings = {"length": -1, "is_kept": True, "delims": " \t\n`~!@#$%^&*()-=+[{]}\\|;:'\",<>/?"}
_hooks = {}


# ---- settings

def parse_and_bind(string, /):
    if not isinstance(string, str):
        raise TypeError(f"parse_and_bind() argument must be str, not {type(string).__name__}")


def read_init_file(filename=None, /):
    with open(os.path.expanduser("~/.inputrc") if filename is None else filename) as file:
        file.read()


def set_completer_delims(string, /):
    if not isinstance(string, str):
        raise TypeError(f"set_completer_delims() argument must be str, not {type(string).__name__}")
    _settings["delims"] = string


def get_completer_delims():
    return _settings["delims"]


def _set_hook(name, function):
    if function is not None and not callable(function):
        raise TypeError(f"set_{name}(func): argument not callable")
    _hooks[name] = function


def set_completer(function=None, /):
    _set_hook("completer", function)


def get_completer():
    return _hooks.get("completer")


def set_startup_hook(function=None, /):
    _set_hook("startup_hook", function)


def set_pre_input_hook(function=None, /):
    _set_hook("pre_input_hook", function)


def set_completion_display_matches_hook(function=None, /):
    _set_hook("completion_display_matches_hook", function)


# ---- the line that is being edited: none

def get_line_buffer():
    return ""


def insert_text(string, /):
    if not isinstance(string, str):
        raise TypeError(f"insert_text() argument must be str, not {type(string).__name__}")


def redisplay():
    pass


def get_begidx():
    return 0


def get_endidx():
    return 0


def get_completion_type():
    return 0


# ---- history

def set_auto_history(enabled, /):
    _settings["is_kept"] = bool(enabled)


def set_history_length(length, /):
    _settings["length"] = _index(length)


def get_history_length():
    return _settings["length"]


def get_current_history_length():
    return len(_history)


def add_history(string, /):
    if not isinstance(string, str):
        raise TypeError(f"add_history() argument must be str, not {type(string).__name__}")
    _history.append(string)


def clear_history():
    _history.clear()


def get_history_item(index, /):
    """Items count from 1."""
    index = _index(index)
    return _history[index - 1] if 1 <= index <= len(_history) else None


def _place(pos):
    pos = _index(pos)
    if pos < 0:
        raise ValueError("History index cannot be negative")
    if pos >= len(_history):
        raise ValueError(f"No history item at position {pos}")
    return pos


def remove_history_item(pos, /):
    """Positions count from 0, here and for replace_history_item()."""
    del _history[_place(pos)]


def replace_history_item(pos, line, /):
    pos = _place(pos)
    if not isinstance(line, str):
        raise TypeError(f"replace_history_item() argument 2 must be str, not {type(line).__name__}")
    _history[pos] = line


def _open(filename, mode):
    path = os.path.expanduser("~/.history") if filename is None else filename
    try:
        return open(path, mode, encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise OSError(error.errno, error.strerror) from None  # CPython's names no file


def read_history_file(filename=None, /):
    with _open(filename, "r") as file:
        _history.extend(file.read().splitlines())


def _cut(filename):
    """Leaves the last lines alone, as many as are to be kept."""
    if _settings["length"] >= 0:
        with _open(filename, "r+") as file:
            lines = file.read().splitlines(True)
            file.seek(0)
            file.truncate()
            file.writelines(lines[max(0, len(lines) - _settings["length"]) :])


def write_history_file(filename=None, /):
    with _open(filename, "w") as file:
        file.writelines([line + "\n" for line in _history])
    _cut(filename)


def append_history_file(nelements, filename=None, /):
    nelements = _index(nelements)
    if nelements < 0:
        raise ValueError("nelements must be positive")
    with _open(filename, "r+") as file:
        file.seek(0, 2)
        file.writelines([line + "\n" for line in _history[max(0, len(_history) - nelements) :]])
    _cut(filename)
