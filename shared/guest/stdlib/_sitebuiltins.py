"""What the builtins of the site module say and do; the objects themselves are the VM's (vm/builtins/site.cpp)."""

import builtins
import sys

_Helper, Quitter, _Printer = type(builtins.help), type(builtins.quit), type(builtins.license)

_SHOWN = {
    "help": "Type help() for interactive help, or help(object) for help about object.",
    "exit": "Use exit() or Ctrl-D (i.e. EOF) to exit",
    "quit": "Use quit() or Ctrl-D (i.e. EOF) to exit",
    "copyright": "The library and the interpreter of refjit; the language is that of the Python Software Foundation.",
    "credits": "    Thanks to all who made Python, MindSpore and NumPy what they are.",
    "license": "Type license() to see the full license text",
}


def shown(name):
    return _SHOWN[name]


def help(*args, **kwds):
    import pydoc

    return pydoc.help(*args, **kwds)


def exit(code=None):
    try:
        sys.stdin.close()  # a shell that goes on after SystemExit would ask again
    except Exception:
        pass
    raise SystemExit(code)


quit = exit


def copyright():
    print(_SHOWN["copyright"])


def credits():
    print(_SHOWN["credits"])


def license():
    print("The licence of refjit stands in the file LICENSE of its sources; Python's at https://docs.python.org/3.11/license.html")
