"""trace: runs a program and counts its lines, lists its functions, shows who calls whom, or prints each line as it runs."""

import inspect
import linecache
import os
import pickle
import sys
import sysconfig
import threading
import token
import tokenize
from time import monotonic as _time

__all__ = ["Trace", "CoverageResults"]

PRAGMA_NOCOVER = "#pragma NO COVER"


class _Ignore:
    """Modules and folders that are left out."""

    def __init__(self, modules=None, dirs=None):
        self._mods = set(modules or ())
        self._dirs = [os.path.normpath(folder) for folder in dirs or ()]
        self._ignore = {"<string>": 1}

    def names(self, filename, modulename):
        """1 or 0: is this module left out? The answer for a name is remembered."""
        if modulename not in self._ignore:
            self._ignore[modulename] = self._look(filename, modulename)
        return self._ignore[modulename]

    def _look(self, filename, modulename):
        if modulename in self._mods or any(modulename.startswith(name + ".") for name in self._mods):
            return 1
        if filename is None:  # a builtin module
            return 1
        return int(any(filename.startswith(folder + os.sep) for folder in self._dirs))


def _modname(path):
    """The last part of a path without its extension."""
    return os.path.splitext(os.path.basename(path))[0]


def _fullmodname(path):
    """The dotted name of a file below the longest entry of sys.path that holds it."""
    compared = os.path.normcase(path)
    longest = ""
    for folder in sys.path:
        folder = os.path.normcase(folder)
        if compared.startswith(folder) and compared[len(folder) : len(folder) + 1] == os.sep:
            longest = max(longest, folder, key=len)
    base = path[len(longest) + 1 :] if longest else path
    base = os.path.splitdrive(base)[1].replace(os.sep, ".")
    if os.altsep:
        base = base.replace(os.altsep, ".")
    return os.path.splitext(base)[0].lstrip(".")


class CoverageResults:
    """What a run counted: {(file, line): times}, the functions called, {(caller, callee): 1}."""

    def __init__(self, counts=None, calledfuncs=None, infile=None, callers=None, outfile=None):
        self.counts = dict(counts or {})
        self.calledfuncs = dict(calledfuncs or {})
        self.callers = dict(callers or {})
        self.infile, self.outfile = infile, outfile
        if infile:
            try:
                with open(infile, "rb") as file:
                    self.update(self.__class__(*pickle.load(file)))
            except (OSError, EOFError, ValueError) as error:
                print(f"Skipping counts file {infile!r}: {error}", file=sys.stderr)

    def is_ignored_filename(self, filename):
        """Is this no file, as <string> is none?"""
        return filename.startswith("<") and filename.endswith(">")

    def update(self, other):
        """Adds the counts of another run."""
        for key, count in other.counts.items():
            self.counts[key] = self.counts.get(key, 0) + count
        self.calledfuncs.update(dict.fromkeys(other.calledfuncs, 1))
        self.callers.update(dict.fromkeys(other.callers, 1))

    def _write_functions(self):
        print()
        print("functions called:")
        for filename, modulename, funcname in sorted(self.calledfuncs):
            print(f"filename: {filename}, modulename: {modulename}, funcname: {funcname}")

    def _write_callers(self):
        print()
        print("calling relationships:")
        last_file = last_callee = ""
        for (p_file, p_module, p_name), (c_file, c_module, c_name) in sorted(self.callers):
            if p_file != last_file:
                print()
                print("***", p_file, "***")
                last_file, last_callee = p_file, ""
            if c_file != p_file and c_file != last_callee:
                print("  -->", c_file)
                last_callee = c_file
            print(f"    {p_module}.{p_name} -> {c_module}.{c_name}")

    def write_results(self, show_missing=True, summary=False, coverdir=None):
        """Writes a listing with counts for each file, beside it or into `coverdir`, and on request a summary."""
        if self.calledfuncs:
            self._write_functions()
        if self.callers:
            self._write_callers()
        per_file = {}
        for (filename, lineno), count in self.counts.items():
            per_file.setdefault(filename, {})[lineno] = count
        sums = {}
        for filename, lines in per_file.items():
            if self.is_ignored_filename(filename):
                continue
            if coverdir is None:
                folder, modulename = os.path.dirname(os.path.abspath(filename)), _modname(filename)
            else:
                folder, modulename = coverdir, _fullmodname(filename)
                os.makedirs(folder, exist_ok=True)
            executable = _find_executable_linenos(filename) if show_missing else {}
            source = linecache.getlines(filename)
            with open(filename, "rb") as file:
                encoding, _ = tokenize.detect_encoding(file.readline)
            path = os.path.join(folder, modulename + ".cover")
            hits, lines_there = self.write_results_file(path, source, executable, lines, encoding)
            if summary and lines_there:
                sums[modulename] = lines_there, int(100 * hits / lines_there), modulename, filename
        if summary and sums:
            print("lines   cov%   module   (path)")
            for modulename in sorted(sums):
                print("%5d   %3d%%   %s   (%s)" % sums[modulename])
        if self.outfile:
            try:
                with open(self.outfile, "wb") as file:
                    pickle.dump((self.counts, self.calledfuncs, self.callers), file, 1)
            except OSError as error:
                print(f"Can't save counts files because {error}", file=sys.stderr)

    def write_results_file(self, path, lines, lnotab, lines_hit, encoding=None):
        """One listing; gives (lines that ran, lines that could have)."""
        try:
            out = open(path, "w", encoding=encoding)
        except OSError as error:
            print(f"trace: Could not open {path!r} for writing: {error} - skipping", file=sys.stderr)
            return 0, 0
        could = ran = 0
        with out:
            for lineno, line in enumerate(lines, 1):
                if lineno in lines_hit:
                    out.write("%5d: " % lines_hit[lineno])
                    ran += 1
                    could += 1
                elif lineno in lnotab and PRAGMA_NOCOVER not in line:
                    out.write(">>>>>> ")
                    could += 1
                else:
                    out.write("       ")
                out.write(line.expandtabs(8))
        return ran, could


def _lines_of_code(code, strings):
    """{line: 1} of a code object and those inside of it, without the lines of strings that stand alone."""
    found = {lineno: 1 for _, _, lineno in code.co_lines() if lineno is not None and lineno not in strings}
    for constant in code.co_consts:
        if inspect.iscode(constant):
            found.update(_lines_of_code(constant, strings))
    return found


def _find_strings(filename, encoding=None):
    """The lines of strings that begin a line: documentation, which does not run."""
    found = {}
    previous = token.INDENT
    with open(filename, encoding=encoding) as file:
        for kind, _, start, end, _ in tokenize.generate_tokens(file.readline):
            if kind == token.STRING and previous == token.INDENT:
                found.update(dict.fromkeys(range(start[0], end[0] + 1), 1))
            previous = kind
    return found


def _find_executable_linenos(filename):
    try:
        with tokenize.open(filename) as file:
            source, encoding = file.read(), file.encoding
    except OSError as error:
        print(f"Not printing coverage data for {filename!r}: {error}", file=sys.stderr)
        return {}
    return _lines_of_code(compile(source, filename, "exec"), _find_strings(filename, encoding))


class Trace:
    """A kind of tracing, and programs run under it."""

    def __init__(
        self, count=1, trace=1, countfuncs=0, countcallers=0, ignoremods=(), ignoredirs=(), infile=None, outfile=None,
        timing=False,
    ):  # fmt: skip
        self.infile, self.outfile = infile, outfile
        self.ignore = _Ignore(ignoremods, ignoredirs)
        self.counts, self._calledfuncs, self._callers = {}, {}, {}
        self.pathtobasename = {}
        self.donothing = 0
        self.trace = trace
        self.start_time = _time() if timing else None
        if countcallers:
            self.globaltrace = self.globaltrace_trackcallers
        elif countfuncs:
            self.globaltrace = self.globaltrace_countfuncs
        elif trace or count:
            self.globaltrace = self.globaltrace_lt
            both = self.localtrace_trace_and_count
            self.localtrace = both if trace and count else self.localtrace_trace if trace else self.localtrace_count
        else:
            self.donothing = 1

    def run(self, cmd):
        import __main__

        self.runctx(cmd, __main__.__dict__, __main__.__dict__)

    def runctx(self, cmd, globals=None, locals=None):
        globals = {} if globals is None else globals
        locals = {} if locals is None else locals
        if not self.donothing:
            threading.settrace(self.globaltrace)
            sys.settrace(self.globaltrace)
        try:
            exec(cmd, globals, locals)
        finally:
            if not self.donothing:
                sys.settrace(None)
                threading.settrace(None)

    def runfunc(self, func, /, *args, **kw):
        if not self.donothing:
            sys.settrace(self.globaltrace)
        try:
            return func(*args, **kw)
        finally:
            if not self.donothing:
                sys.settrace(None)

    def file_module_function_of(self, frame):
        """(file, module, function), with the class before a method's name where exactly one holds its code."""
        code = frame.f_code
        modulename = _modname(code.co_filename) if code.co_filename else None
        owner = self._owner_of(code)
        return code.co_filename, modulename, f"{owner}.{code.co_name}" if owner else code.co_name

    def _owner_of(self, code):
        import gc

        functions = [f for f in gc.get_referrers(code) if inspect.isfunction(f)]
        if len(functions) != 1:
            return None
        dicts = [d for d in gc.get_referrers(functions[0]) if isinstance(d, dict)]
        if len(dicts) != 1:
            return None
        classes = [c for c in gc.get_referrers(dicts[0]) if hasattr(c, "__bases__")]
        return classes[0].__name__ if len(classes) == 1 else None

    def globaltrace_trackcallers(self, frame, why, arg):
        if why == "call":
            caller = self.file_module_function_of(frame.f_back)
            self._callers[caller, self.file_module_function_of(frame)] = 1

    def globaltrace_countfuncs(self, frame, why, arg):
        if why == "call":
            self._calledfuncs[self.file_module_function_of(frame)] = 1

    def globaltrace_lt(self, frame, why, arg):
        if why != "call":
            return None
        code = frame.f_code
        filename = frame.f_globals.get("__file__", None)
        if not filename:
            return None
        modulename = _modname(filename)
        if modulename is None or self.ignore.names(filename, modulename):
            return None
        if self.trace:
            print(f" --- modulename: {modulename}, funcname: {code.co_name}")
        return self.localtrace

    def _print_line(self, frame):
        filename, lineno = frame.f_code.co_filename, frame.f_lineno
        if self.start_time:
            print("%.2f" % (_time() - self.start_time), end=" ")
        print("%s(%d): %s" % (os.path.basename(filename), lineno, linecache.getline(filename, lineno)), end="")

    def _count_line(self, frame):
        key = frame.f_code.co_filename, frame.f_lineno
        self.counts[key] = self.counts.get(key, 0) + 1

    def localtrace_trace_and_count(self, frame, why, arg):
        if why == "line":
            self._count_line(frame)
            self._print_line(frame)
        return self.localtrace

    def localtrace_trace(self, frame, why, arg):
        if why == "line":
            self._print_line(frame)
        return self.localtrace

    def localtrace_count(self, frame, why, arg):
        if why == "line":
            self._count_line(frame)
        return self.localtrace

    def results(self):
        return CoverageResults(
            self.counts, infile=self.infile, outfile=self.outfile, calledfuncs=self._calledfuncs, callers=self._callers
        )


def _arguments():
    import argparse

    parser = argparse.ArgumentParser(prog="trace")
    parser.add_argument("--version", action="version", version="trace 2.0")
    kind = parser.add_argument_group("Main options", "One of these (or --report) must be given")
    kind.add_argument("-c", "--count", action="store_true", help="write how often each line ran to MODULE.cover")
    kind.add_argument("-t", "--trace", action="store_true", help="print each line as it runs")
    kind.add_argument("-l", "--listfuncs", action="store_true", help="list the functions that ran")
    kind.add_argument("-T", "--trackcalls", action="store_true", help="list who called whom")
    parser.add_argument("-r", "--report", action="store_true", help="write the listings of a counts file")
    parser.add_argument("-f", "--file", help="a file that keeps the counts of several runs")
    parser.add_argument("-C", "--coverdir", help="where listings go")
    parser.add_argument("-m", "--missing", action="store_true", help="mark lines that did not run")
    parser.add_argument("-s", "--summary", action="store_true", help="print a summary")
    parser.add_argument("-g", "--timing", action="store_true", help="print the time before each line")
    parser.add_argument("-R", "--no-report", action="store_true", help="write no listings")
    parser.add_argument("--ignore-module", action="append", default=[], help="leave out modules, with commas between")
    parser.add_argument("--ignore-dir", action="append", default=[], help="leave out folders")
    parser.add_argument("--module", action="store_true", help="trace a module")
    parser.add_argument("progname", nargs="?", help="file to run as main program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="arguments to the program")
    return parser


def main():
    """The command line: python -m trace OPTIONS FILE ..."""
    import runpy

    parser = _arguments()
    opts = parser.parse_args()
    if opts.report:
        if not opts.file:
            parser.error("-r/--report requires -f/--file")
        results = CoverageResults(infile=opts.file, outfile=opts.file)
        return results.write_results(opts.missing, opts.summary, opts.coverdir)
    if not any((opts.trace, opts.count, opts.listfuncs, opts.trackcalls)):
        parser.error("must specify one of --trace, --count, --report, --listfuncs, or --trackcalls")
    if opts.listfuncs and (opts.count or opts.trace):
        parser.error("cannot specify both --listfuncs and (--trace or --count)")
    if opts.summary and not opts.count:
        parser.error("--summary can only be used with --count or --report")
    if opts.progname is None:
        parser.error("progname is missing: required with the main options")
    sys.argv = [opts.progname, *opts.arguments]
    if opts.module:
        name, spec, code = runpy._get_module_details(opts.progname)
        sys.argv[0] = code.co_filename
        names = {"__name__": "__main__", "__file__": code.co_filename, "__package__": spec.parent}
    else:
        sys.path[0] = os.path.dirname(opts.progname)
        with open(opts.progname, "rb") as file:
            code = compile(file.read(), opts.progname, "exec")
        names = {"__name__": "__main__", "__file__": opts.progname, "__package__": None, "__cached__": None}
    library = {"$prefix": "stdlib", "$exec_prefix": "platstdlib"}
    folders = [
        os.path.normpath(sysconfig.get_path(library[name]) if name in library else os.path.expanduser(name))
        for given in opts.ignore_dir
        for name in given.split(os.pathsep)
    ]
    modules = [name.strip() for given in opts.ignore_module for name in given.split(",")]
    tracer = Trace(
        opts.count, opts.trace, countfuncs=opts.listfuncs, countcallers=opts.trackcalls, ignoremods=modules,
        ignoredirs=folders, infile=opts.file, outfile=opts.file, timing=opts.timing,
    )  # fmt: skip
    try:
        tracer.runctx(code, names, names)
    except OSError as error:
        sys.exit(f"Cannot run file {sys.argv[0]!r} because: {error}")
    except SystemExit:
        pass
    if not opts.no_report:
        tracer.results().write_results(opts.missing, opts.summary, opts.coverdir)


if __name__ == "__main__":
    main()
