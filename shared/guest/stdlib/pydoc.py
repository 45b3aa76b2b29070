"""pydoc: pages of documentation made of objects and their docstrings, as text and as HTML, and the builtin help().

python -m pydoc NAME...      the text page of a module, class or function by its dotted name
python -m pydoc -k WORD      the modules whose first line has the word
python -m pydoc -w NAME...   NAME.html in the current folder
"""

import builtins
import importlib
import importlib._bootstrap_external
import importlib.machinery
import importlib.util
import inspect
import io
import os
import pkgutil
import re
import sys
import tokenize

from _pydoc_facts import (allmethods, classify_class_attrs, classname, describe, getdoc, isdata,  # noqa: F401
                          sort_attributes, splitdoc, stripid, visiblename)  # fmt: skip
from _pydoc_help import Helper
from _pydoc_text import Doc, TextDoc, TextRepr, PlainTextDoc as _PlainTextDoc, cut as cram  # noqa: F401

__all__ = ["help"]
__author__ = "the makers of refjit"

text, plaintext = TextDoc(), _PlainTextDoc()


def __getattr__(name):
    if name in ("HTMLDoc", "HTMLRepr", "html"):
        import _pydoc_html

        globals().update(HTMLDoc=_pydoc_html.HTMLDoc, HTMLRepr=_pydoc_html.HTMLRepr, html=_pydoc_html.html)
        return globals()[name]
    raise AttributeError(f"module 'pydoc' has no attribute {name!r}")


def replace(text, *pairs):
    """Each pair's first text replaced by its second."""
    for old, new in zip(pairs[::2], pairs[1::2]):
        text = new.join(text.split(old))
    return text


def pathdirs():
    """The folders of sys.path as absolute paths, without repetitions."""
    found = {}
    for folder in sys.path:
        folder = os.path.abspath(folder or ".")
        if os.path.isdir(folder):
            found.setdefault(os.path.normcase(folder), folder)
    return list(found.values())


# ---- finding

def ispackage(path):
    """Whether the folder is a package."""
    return os.path.isdir(path) and any(os.path.isfile(os.path.join(path, "__init__" + end)) for end in (".py", ".pyc"))


def source_synopsis(file):
    """The first line of the docstring at the beginning of an open source file; None where none is."""
    line = file.readline()
    while line.startswith("#") or not line.strip():
        line = file.readline()
        if not line:
            return None
    line = line.strip()
    if line.startswith(('r"""', "r'''", "R")):
        line = line[1:]
    mark = line[:3]
    if mark not in ('"""', "'''"):
        return None
    line = line[3:]
    if line.endswith("\\"):
        line = line[:-1]
    while not line.strip():
        line = file.readline()
        if not line:
            return None
    return line.split(mark)[0].strip()


def synopsis(filename, cache={}):
    """The first line of a module's docstring, by its file; remembered as long as the file stays as old."""
    changed = os.stat(filename).st_mtime
    seen, found = cache.get(filename, (None, None))
    if seen is not None and seen >= changed:
        return found
    machinery = importlib.machinery
    loaders = ((machinery.BYTECODE_SUFFIXES, machinery.SourcelessFileLoader),
               (machinery.EXTENSION_SUFFIXES, machinery.ExtensionFileLoader))  # fmt: skip
    for endings, loader in loaders:
        if filename.endswith(tuple(endings)):
            spec = importlib.util.spec_from_file_location("__temp__", filename, loader=loader("__temp__", filename))
            try:
                module = importlib._bootstrap._load(spec)
            except Exception:
                return None
            sys.modules.pop("__temp__", None)
            found = module.__doc__.splitlines()[0] if module.__doc__ else None
            break
    else:
        try:
            with tokenize.open(filename) as file:
                found = source_synopsis(file)
        except (OSError, SyntaxError):
            return None
    cache[filename] = changed, found
    return found


class ErrorDuringImport(Exception):
    """A module that raised while it was imported."""

    def __init__(self, filename, exc_info):
        self.filename, (self.exc, self.value, self.tb) = filename, exc_info

    def __str__(self):
        return "problem in %s - %s: %s" % (self.filename, self.exc.__name__, self.value)


def importfile(path):
    """The module of a file, source or compiled."""
    name = os.path.splitext(os.path.basename(path))[0]
    with open(path, "rb") as file:
        is_compiled = file.read(4) == importlib.util.MAGIC_NUMBER
    kind = importlib.machinery.SourcelessFileLoader if is_compiled else importlib.machinery.SourceFileLoader
    spec = importlib.util.spec_from_file_location(name, path, loader=kind(name, path))
    try:
        return importlib._bootstrap._load(spec)
    except BaseException:
        raise ErrorDuringImport(path, sys.exc_info()) from None


def safeimport(path, forceload=0, cache={}):
    """The module, None where there is none of that name; ErrorDuringImport where it is there and fails."""
    try:
        if forceload and path in sys.modules and path not in sys.builtin_module_names:
            for name in [n for n in sys.modules if n == path or n.startswith(path + ".")]:
                cache[name] = sys.modules.pop(name)  # kept alive: others may still use what it holds
        importlib.import_module(path)
    except ImportError as e:
        if e.name == path:
            return None
        raise ErrorDuringImport(path, sys.exc_info()) from None
    except BaseException:
        seen = sys.modules.get(path)
        raise ErrorDuringImport(getattr(seen, "__file__", path) if seen else path, sys.exc_info()) from None
    return sys.modules[path]


def locate(path, forceload=0):
    """The object of a dotted name, or None."""
    parts = [part for part in path.split(".") if part]
    found, n = None, 0
    while n < len(parts):
        module = safeimport(".".join(parts[: n + 1]), forceload)
        if not module:
            break
        found, n = module, n + 1
    found = found or builtins
    for part in parts[n:]:
        try:
            found = getattr(found, part)
        except AttributeError:
            return None
    return found


def resolve(thing, forceload=0):
    """(object, name) of an object or of a dotted name."""
    if not isinstance(thing, str):
        name = getattr(thing, "__name__", None)
        return thing, name if isinstance(name, str) else None
    found = locate(thing, forceload)
    if found is None:
        raise ImportError("No Python documentation found for %r.\nUse help() to get the interactive help utility.\n"
                          "Use help(str) for help on the str class." % thing)  # fmt: skip
    return found, thing


# ---- pages

def render_doc(thing, title="Python Library Documentation: %s", forceload=0, renderer=None):
    """The text page of an object or of a dotted name, below the title with its description."""
    object, name = resolve(thing, forceload)
    words, module = describe(object), inspect.getmodule(object)
    if name and "." in name:
        words += " in " + name.rpartition(".")[0]
    elif module and module is not object:
        words += " in module " + module.__name__
    tests = inspect.ismodule, inspect.isclass, inspect.isroutine, inspect.isdatadescriptor
    from _pydoc_facts import own_doc

    if not any(test(object) for test in tests) and not own_doc(object):
        if hasattr(object, "__origin__"):
            object = object.__origin__
        else:  # of a plain value the type tells more
            object = type(object)
            words += " object"
    return title % words + "\n\n" + (renderer or text).document(object, name)


def doc(thing, title="Python Library Documentation: %s", forceload=0, output=None):
    """Shows a page in the pager, or writes it to `output`; where there is none it says so."""
    try:
        if output is None:
            pager(render_doc(thing, title, forceload))
        else:
            output.write(render_doc(thing, title, forceload, plaintext))
    except (ImportError, ErrorDuringImport) as e:
        print(e) if output is None else output.write(str(e))


def writedoc(thing, forceload=0):
    """NAME.html in the current folder."""
    try:
        object, name = resolve(thing, forceload)
        made = sys.modules[__name__].html
        page = made.page(describe(object), made.document(object, name))
        with open(name + ".html", "w", encoding="utf-8") as file:
            file.write(page)
        print("wrote", name + ".html")
    except (ImportError, ErrorDuringImport) as e:
        print(e)


def writedocs(dir, pkgpath="", done=None):
    """Pages of all modules below a folder."""
    for _, name, _ in pkgutil.walk_packages([dir], pkgpath):
        writedoc(name)


# ---- pagers

def plain(text):
    """Without double printing."""
    return re.sub(".\b", "", text)


def _printable(text):
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


def plainpager(text):
    """Writes the text at once."""
    sys.stdout.write(plain(_printable(text)))


def pipepager(text, cmd):
    """Through the standard input of a command."""
    import subprocess

    with subprocess.Popen(cmd, shell=True, stdin=subprocess.PIPE, errors="backslashreplace") as running:
        try:
            with running.stdin as pipe:
                pipe.write(text)
        except OSError:
            pass  # the reader has left before the end


def tempfilepager(text, cmd):
    """Through a file that the command shows."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "pydoc.out")
        with open(path, "w", errors="backslashreplace", encoding="utf-8") as file:
            file.write(text)
        os.system(f'{cmd} "{path}"')


def ttypager(text):
    """A screen at a time: Enter or space goes on, b goes back, q ends."""
    import tty

    lines = plain(_printable(text)).split("\n")
    try:
        descriptor = sys.stdin.fileno()
        old = tty.tcgetattr(descriptor)
        tty.setcbreak(descriptor)
    except (tty.error, AttributeError, io.UnsupportedOperation):
        return plainpager(text)
    try:
        height = int(os.environ.get("LINES") or 25) - 2
        at = min(height, len(lines))
        sys.stdout.write("\n".join(lines[:at]) + "\n")
        while at < len(lines):
            sys.stdout.write("-- more --")
            sys.stdout.flush()
            c = sys.stdin.read(1)
            sys.stdout.write("\r          \r")
            if c in ("q", "Q"):
                break
            step = 1 if c in ("\r", "\n") else height
            if c in ("b", "B", "\x1b"):
                at = max(0, at - 2 * height)
            sys.stdout.write("\n" + "\n".join(lines[at : at + step]) + "\n")
            at += step
    finally:
        tty.tcsetattr(descriptor, tty.TCSAFLUSH, old)


def getpager():
    """The way to show long texts: that of MANPAGER or PAGER, less, or, where no terminal is, plain writing."""
    for stream in sys.stdin, sys.stdout:
        if not getattr(stream, "isatty", bool)():
            return plainpager
    wanted = os.environ.get("MANPAGER") or os.environ.get("PAGER")
    if wanted:
        is_dumb = os.environ.get("TERM") in ("dumb", "emacs")
        return lambda text: pipepager(plain(text) if is_dumb else text, wanted)
    if os.environ.get("TERM") in ("dumb", "emacs"):
        return plainpager
    if os.system("(less) 2>/dev/null") == 0:
        return lambda text: pipepager(text, "less")
    return ttypager


def pager(text):
    """The first call chooses how, by getpager()."""
    global pager
    pager = getpager()
    pager(text)


# ---- help and searching

class ModuleScanner:
    """Goes through all modules that can be imported and tells those with a word in their name or first line."""

    def run(self, callback, key=None, completer=None, onerror=None):
        key, self.quit, seen = key and key.lower(), False, set()
        for name in sys.builtin_module_names:
            if name == "__main__":
                continue
            seen.add(name)
            first = (__import__(name).__doc__ or "").split("\n")[0] if key is not None else ""
            if key is None or key in f"{name} - {first}".lower():
                callback(None, name, first)
        for finder, name, _ in pkgutil.walk_packages(onerror=onerror):
            if self.quit:
                break
            if name in seen:
                continue
            seen.add(name)
            if key is None:
                callback(None, name, "")
                continue
            path, first = self._first_line(finder, name, onerror)
            if key in f"{name} - {first}".lower():
                callback(path, name, first)
        if completer:
            completer()

    @staticmethod
    def _first_line(finder, name, onerror):
        try:
            loader = finder.find_spec(name).loader
            if hasattr(loader, "get_source"):
                source = loader.get_source(name)
                return getattr(loader, "path", None), (source_synopsis(io.StringIO(source)) if source else "") or ""
            module = importlib.import_module(name)
            return getattr(module, "__file__", None), splitdoc(module.__doc__ or "")[0]
        except Exception:
            if onerror:
                onerror(name)
            return None, ""


def apropos(key):
    """Prints each module with the word in its name or first line."""
    import warnings

    def show(path, name, first):
        if name.endswith(".__init__"):
            name = name.removesuffix(".__init__") + " (package)"
        print(name, first and "- " + first)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ModuleScanner().run(show, key, onerror=lambda name: None)


help = Helper()


def cli():
    """The command line of `python -m pydoc`."""
    from _pydoc_help import command_line

    command_line(sys.argv[1:])


if __name__ == "__main__":
    cli()
