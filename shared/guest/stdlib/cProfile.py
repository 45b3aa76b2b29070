"""cProfile: how often functions are called, by whom, and how long they take. sys.setprofile tells of each call and return;
a call counts when it ends. What pstats shows is made of `stats`:

{(file, line, name): (calls that are no recursion, calls, own time, whole time, {caller: (calls, those, own, whole)})}"""

import inspect
import sys
import time
from _structseq import structseq

__all__ = ["run", "runctx", "Profile"]


_FIELDS = ("code", "callcount", "reccallcount", "totaltime", "inlinetime")
profiler_entry = structseq("_lsprof.profiler_entry", (*_FIELDS, "calls"))
profiler_subentry = structseq("_lsprof.profiler_subentry", _FIELDS)


class _Entry:
    """What is known of a function, or of its calls by one other."""

    __slots__ = ("calls", "recursive", "whole", "own", "depth", "inner")

    def __init__(self):
        self.calls = self.recursive = self.depth = 0
        self.whole = self.own = 0.0
        self.inner = {}  # what it calls: {function: _Entry}

    def end(self, taken, below):
        """A call has taken that long, with its calls of others as long as `below`."""
        self.depth -= 1
        self.calls += 1
        self.own += taken - below
        if self.depth:
            self.recursive += 1
        else:
            self.whole += taken


def _builtin_label(function):
    """How a function of C is told: by its module, or as a method of its type."""
    owner, name = getattr(function, "__self__", None), function.__name__
    if owner is None or inspect.ismodule(owner):
        module = function.__module__
        return f"<built-in method {module}.{name}>" if module else f"<built-in method {name}>"
    found = inspect.getattr_static(type(owner), name, None)
    return f"<built-in method {name}>" if found is None else repr(found)


def label(code):
    """(file, line, name) of a code object; of a builtin its text."""
    return ("~", 0, code) if isinstance(code, str) else (code.co_filename, code.co_firstlineno, code.co_name)


_DISABLE = "<method 'disable' of '_lsprof.Profiler' objects>"


class Profile:
    """Measures between enable() and disable(), or what run, runctx and runcall do; also in a with statement."""

    def __init__(self, timer=None, timeunit=0.0, subcalls=True, builtins=True):
        self._timer, self._unit = timer or time.perf_counter, timeunit if timer and timeunit else 1
        self._subcalls, self._builtins, self._is_on = subcalls, builtins, False
        self.clear()

    def clear(self):
        """Forgets what was measured."""
        self._entries, self._open = {}, []  # _open: [function, its entry, when it began, time of what it called]

    def enable(self, subcalls=True, builtins=True):
        self._subcalls, self._builtins, self._is_on = subcalls, builtins, True
        sys.setprofile(self._told)

    def disable(self):
        if not self._is_on:
            return
        sys.setprofile(None)
        self._is_on = False
        while self._open and self._open[-1][0] in _OWN:
            self._open.pop()
        if self._builtins:
            self._begin(_DISABLE)
            self._end()
        while self._open:
            self._end()

    def _told(self, frame, event, arg):
        if event == "call":
            self._begin(frame.f_code)
        elif event == "return":
            self._end()
        elif self._builtins:
            if event == "c_call":
                self._begin(_builtin_label(arg))
            else:
                self._end()

    def _begin(self, function):
        entry = self._entries.get(function)
        if entry is None:
            entry = self._entries[function] = _Entry()
        entry.depth += 1
        if self._open and self._subcalls:
            self._open[-1][1].inner.setdefault(function, _Entry()).depth += 1
        self._open.append([function, entry, self._timer(), 0])

    def _end(self):
        if not self._open:
            return  # it was called before enable()
        function, entry, began, below = self._open.pop()
        taken = self._timer() - began
        entry.end(taken, below)
        if self._open:
            caller = self._open[-1]
            caller[3] += taken
            if function in caller[1].inner:
                caller[1].inner[function].end(taken, below)

    # ---- results

    def getstats(self):
        """An entry for each function, as _lsprof has them."""
        made = []
        for function, entry in self._entries.items():
            if entry.calls:
                inner = [profiler_subentry(self._row(code, sub)) for code, sub in entry.inner.items() if sub.calls]
                made.append(profiler_entry((*self._row(function, entry), inner or None)))
        return made

    def _row(self, code, entry):
        return code, entry.calls, entry.recursive, entry.whole * self._unit, entry.own * self._unit

    def create_stats(self):
        self.disable()
        self.snapshot_stats()

    def snapshot_stats(self):
        self.stats = {}
        callers = {}
        for entry in self.getstats():
            caller = label(entry.code)
            known = callers.setdefault(caller, {})
            calls, own, whole = entry.callcount, entry.inlinetime, entry.totaltime
            self.stats[caller] = (calls - entry.reccallcount, calls, own, whole, known)
            for sub in entry.calls or ():
                row = (sub.callcount, sub.callcount - sub.reccallcount, sub.inlinetime, sub.totaltime)
                of = callers.setdefault(label(sub.code), {})
                of[caller] = tuple(a + b for a, b in zip(of[caller], row)) if caller in of else row

    def print_stats(self, sort=-1):
        import pstats

        pstats.Stats(self).strip_dirs().sort_stats(*(sort if isinstance(sort, tuple) else (sort,))).print_stats()

    def dump_stats(self, file):
        import marshal

        self.create_stats()
        with open(file, "wb") as stream:
            marshal.dump(self.stats, stream)

    # ---- running

    def run(self, cmd):
        import __main__

        return self.runctx(cmd, __main__.__dict__, __main__.__dict__)

    def runctx(self, cmd, globals, locals):
        self.enable()
        try:
            exec(cmd, globals, locals)
        finally:
            self.disable()
        return self

    def runcall(self, func, /, *args, **kw):
        self.enable()
        try:
            return func(*args, **kw)
        finally:
            self.disable()

    def __enter__(self):
        self.enable()
        return self

    def __exit__(self, *exc_info):
        self.disable()


_OWN = (Profile.disable.__code__, "<built-in method sys.setprofile>")  # what stands open when disable() turns tracing off


def _ran(profile, statement, globals, locals, filename, sort):
    try:
        profile.runctx(statement, globals, locals)
    except SystemExit:
        pass
    if filename is not None:
        profile.dump_stats(filename)
    else:
        profile.print_stats(sort)


def run(statement, filename=None, sort=-1):
    """Runs a statement in __main__, and prints a table or writes it to a file."""
    import __main__

    _ran(Profile(), statement, __main__.__dict__, __main__.__dict__, filename, sort)


def runctx(statement, globals, locals, filename=None, sort=-1):
    """The same in the given namespaces."""
    _ran(Profile(), statement, globals, locals, filename, sort)


def main(kind=Profile):
    """python -m cProfile [-o FILE] [-s ORDER] (-m MODULE | FILE) ARGUMENTS..."""
    import argparse
    import io
    import os
    import runpy

    parser = argparse.ArgumentParser(usage="cProfile.py [-o output_file_path] [-s sort] [-m module | scriptfile] [arg] ...")
    parser.add_argument("-o", "--outfile", help="Save stats to <outfile>")
    parser.add_argument("-s", "--sort", default=-1, help="Sort order when printing to stdout, based on pstats.Stats class")
    parser.add_argument("-m", dest="is_module", action="store_true", help="Profile a library module")
    parser.add_argument("words", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if not given.words:
        parser.print_usage()
        sys.exit(2)
    sys.argv[:] = given.words
    if given.is_module:
        names = {"run_module": runpy.run_module, "modname": given.words[0]}
        code = "run_module(modname, run_name='__main__')"
    else:
        program = given.words[0]
        sys.path.insert(0, os.path.dirname(program))
        with io.open_code(program) as file:
            code = compile(file.read(), program, "exec")
        names = {"__file__": program, "__name__": "__main__", "__package__": None, "__cached__": None}
    _ran(kind(), code, names, None, given.outfile, given.sort)


if __name__ == "__main__":
    main()
