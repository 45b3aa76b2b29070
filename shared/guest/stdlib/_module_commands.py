"""What python -m NAME does for modules that programs import and people also call: looked at, packed, turned into text, measured.

Each function has the name of its module, takes what stands behind it on the command line, and gives the exit status.
"""

import sys


def _parser(name, description):
    import argparse

    return argparse.ArgumentParser(name, description=description)


def _input(name):
    """The bytes of a file, or of standard input where there is none."""
    if name in (None, "-"):
        return sys.stdin.buffer.read()
    with open(name, "rb") as f:
        return f.read()


# ---- programs


def ast(args):
    import ast

    parser = _parser("python -m ast", None)
    parser.add_argument("infile", nargs="?", default="-", help="a Python file; standard input without one")
    parser.add_argument("-m", "--mode", default="exec", choices=("exec", "single", "eval", "func_type"), help="what the file holds")
    parser.add_argument("--no-type-comments", default=True, action="store_false", help="leave type comments out")
    parser.add_argument("-a", "--include-attributes", action="store_true", help="show lines and columns, too")
    parser.add_argument("-i", "--indent", type=int, default=3, help="blanks for each level")
    given = parser.parse_args(args)
    name = "<stdin>" if given.infile == "-" else given.infile
    tree = ast.parse(_input(given.infile), name, given.mode, type_comments=given.no_type_comments)
    print(ast.dump(tree, include_attributes=given.include_attributes, indent=given.indent))


def tokenize(args):
    import io
    import token
    import tokenize

    parser = _parser("python -m tokenize", None)
    parser.add_argument("filename", nargs="?", metavar="filename.py", help="a Python file; standard input without one")
    parser.add_argument("-e", "--exact", action="store_true", help="name each operator")
    given = parser.parse_args(args)
    name = given.filename or "<stdin>"
    try:
        if given.filename:
            tokens = tokenize.tokenize(io.BytesIO(_input(given.filename)).readline)
        else:
            tokens = tokenize.generate_tokens(sys.stdin.readline)
        for found in tokens:
            kind = found.exact_type if given.exact else found.type
            place = "%d,%d-%d,%d:" % (found.start + found.end)
            print("%-20s%-15s%-15r" % (place, token.tok_name[kind], found.string))
    except tokenize.TokenError as e:
        line, column = e.args[1]
        print("%s:%d:%d: error: %s" % (name, line, column, e.args[0]), file=sys.stderr)
        return 1
    except OSError as e:
        print("error: %s" % e, file=sys.stderr)
        return 1


def doctest(args):
    import doctest
    import os

    parser = _parser("doctest.py", "runs examples of modules and texts")
    parser.add_argument("-v", "--verbose", action="store_true", default=False, help="show each example")
    parser.add_argument("-o", "--option", action="append", choices=list(doctest.OPTIONFLAGS_BY_NAME), default=[], help="a flag")
    parser.add_argument("-f", "--fail-fast", action="store_true", help="stop at the first failure")
    parser.add_argument("file", nargs="+", help="a module's file, or a text")
    given = parser.parse_args(args)
    flags = doctest.FAIL_FAST if given.fail_fast else 0
    for option in given.option:
        flags |= doctest.OPTIONFLAGS_BY_NAME[option]
    for name in given.file:
        if name.endswith(".py"):
            folder, file = os.path.split(name)
            sys.path.insert(0, folder)
            module = __import__(file[:-3])
            del sys.path[0]
            failures = doctest.testmod(module, verbose=given.verbose, optionflags=flags)[0]
        else:
            failures = doctest.testfile(name, module_relative=False, verbose=given.verbose, optionflags=flags)[0]
        if failures:
            return 1
    return 0


def timeit(args, wrap_timer=None):
    import getopt
    import timeit
    import warnings

    try:
        options, statements = getopt.getopt(args, "n:u:s:r:pvh", ["number=", "setup=", "repeat=", "process", "verbose", "unit=", "help"])
    except getopt.error as e:
        print(e)
        print("use -h/--help for command line help")
        return 2
    units = {"nsec": 1e-9, "usec": 1e-6, "msec": 1e-3, "sec": 1.0}
    timer, number, repeat, unit, setup, verbose = timeit.default_timer, 0, timeit.default_repeat, None, [], 0
    for name, value in options:
        if name in ("-n", "--number"):
            number = int(value)
        elif name in ("-s", "--setup"):
            setup.append(value)
        elif name in ("-u", "--unit"):
            if value not in units:
                print("Unrecognized unit. Please select nsec, usec, msec, or sec.", file=sys.stderr)
                return 2
            unit = value
        elif name in ("-r", "--repeat"):
            repeat = max(int(value), 1)
        elif name in ("-p", "--process"):
            import time

            timer = time.process_time
        elif name in ("-v", "--verbose"):
            verbose += 1
        else:
            print(__doc_of_timeit, end="")
            return 0
    precision = 3 + max(verbose - 1, 0)

    def shown(seconds):
        best = unit or next((u for u in ("sec", "msec", "usec") if seconds >= units[u]), "nsec")
        return "%.*g %s" % (precision, seconds / units[best], best)

    import os

    sys.path.insert(0, os.curdir)
    measured = timeit.Timer("\n".join(statements) or "pass", "\n".join(setup) or "pass", wrap_timer(timer) if wrap_timer else timer)
    try:
        if number == 0:
            tell = None
            if verbose:

                def tell(count, taken):
                    print("{} loop{} -> {:.{}g} secs".format(count, "" if count == 1 else "s", taken, precision))

            number = measured.autorange(tell)[0]
            if verbose:
                print()
        times = measured.repeat(repeat, number)
    except Exception:
        measured.print_exc()
        return 1
    if verbose:
        print("raw times: %s" % ", ".join(map(shown, times)), end="\n\n")
    each = [taken / number for taken in times]
    print("%d loop%s, best of %d: %s per loop" % (number, "" if number == 1 else "s", repeat, shown(min(each))))
    if max(each) >= min(each) * 4:
        warnings.warn_explicit("The test results are likely unreliable. The worst time (%s) was more than four times slower than the "
                               "best time (%s)." % (shown(max(each)), shown(min(each))), UserWarning, "", 0)  # fmt: skip


__doc_of_timeit = """python -m timeit [-n N] [-r N] [-s S] [-u UNIT] [-p] [-v] [-h] [--] [statement...]
Measures how long a statement takes: -n is how often it runs in one measurement, -r how many measurements there are, -s what
runs once before (several make lines of it), -u nsec, usec, msec or sec, -p the time of the process, -v more of what was measured.
"""


# ---- data


def base64(args):
    import base64
    import getopt

    usage = "usage: base64.py [-h|-d|-e|-u] [file|-]\n-d and -u decode, -e encodes, which is what happens without an option"
    try:
        options, rest = getopt.getopt(args, "hdeu")
    except getopt.error as e:
        print(e, usage, sep="\n", file=sys.stderr)
        return 2
    work = base64.encode
    for name, _ in options:
        if name == "-h":
            print(usage)
            return 0
        work = base64.encode if name == "-e" else base64.decode
    import io

    work(io.BytesIO(_input(rest[0] if rest else None)), sys.stdout.buffer)


def quopri(args):
    import getopt
    import io
    import quopri

    usage = "usage: quopri [-t | -d] [file] ...\n-t: quote tabs\n-d: decode; default encode"
    try:
        options, rest = getopt.getopt(args, "td")
    except getopt.error as e:
        print(e, usage, sep="\n", file=sys.stderr)
        return 2
    names = {name for name, _ in options}
    if len(names) == 2:
        print("-t and -d are mutually exclusive", usage, sep="\n", file=sys.stderr)
        return 2
    failed = 0
    for file in rest or ["-"]:
        try:
            data = io.BytesIO(_input(file))
        except OSError as e:
            print("%s: can't open (%s)" % (file, e), file=sys.stderr)
            failed = 1
            continue
        if "-d" in names:
            quopri.decode(data, sys.stdout.buffer)
        else:
            quopri.encode(data, sys.stdout.buffer, "-t" in names)
    return failed


def gzip(args):
    import gzip

    parser = _parser("gzip.py", "packs or unpacks files and leaves them where they are")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--fast", action="store_true", help="pack quickly")
    kinds.add_argument("--best", action="store_true", help="pack well")
    kinds.add_argument("-d", "--decompress", action="store_true", help="unpack")
    parser.add_argument("args", nargs="*", default=["-"], metavar="file")
    given = parser.parse_args(args)
    level = 1 if given.fast else 9 if given.best else 6
    for name in given.args:
        if given.decompress and name != "-" and not name.endswith(".gz"):
            return f"filename doesn't end in .gz: {name!r}"
        data = _input(name)
        made = gzip.decompress(data) if given.decompress else gzip.compress(data, level)
        if name == "-":
            sys.stdout.buffer.write(made)
            continue
        with open(name[:-3], "wb") if given.decompress else gzip.open(name + ".gz", "wb", level) as f:
            f.write(made if given.decompress else data)


def pickle(args):
    import pickle
    import pprint

    parser = _parser("pickle.py", "shows what pickles hold")
    parser.add_argument("pickle_file", nargs="*", help="a file with a pickle")
    given = parser.parse_args(args)
    if not given.pickle_file:
        parser.print_help()
    for name in given.pickle_file:
        pprint.pprint(pickle.loads(_input(name)))


def pickletools(args):
    import pickletools

    parser = _parser("pickletools.py", "shows the instructions of pickles")
    parser.add_argument("pickle_file", nargs="*", help="a file with a pickle")
    parser.add_argument("-o", "--output", help="a file for what is shown")
    parser.add_argument("-m", "--memo", action="store_true", help="keep the memo from pickle to pickle")
    parser.add_argument("-l", "--indentlevel", default=4, type=int, help="blanks for each mark")
    parser.add_argument("-a", "--annotate", action="store_true", help="say what each instruction does")
    parser.add_argument("-p", "--preamble", default="==> {name} <==", help="a line before each of several pickles")
    given = parser.parse_args(args)
    if not given.pickle_file:
        parser.print_help()
        return
    out = open(given.output, "w") if given.output else sys.stdout
    memo = {} if given.memo else None
    for name in given.pickle_file:
        if len(given.pickle_file) > 1:
            print(given.preamble.format(name="<stdin>" if name == "-" else name), file=out)
        pickletools.dis(_input(name), out, memo, given.indentlevel, 30 if given.annotate else 0)
    if given.output:
        out.close()


def zipfile(args):
    import os
    import zipfile

    parser = _parser("zipfile.py", "lists, makes, tests and unpacks archives")
    kinds = parser.add_mutually_exclusive_group(required=True)
    kinds.add_argument("-l", "--list", metavar="<zipfile>", help="list an archive")
    kinds.add_argument("-e", "--extract", nargs=2, metavar=("<zipfile>", "<output_dir>"), help="unpack into a folder")
    kinds.add_argument("-c", "--create", nargs="+", metavar=("<name>", "<file>"), help="make an archive of files and folders")
    kinds.add_argument("-t", "--test", metavar="<zipfile>", help="read all of an archive")
    parser.add_argument("--metadata-encoding", metavar="<encoding>", help="how names are written that are not UTF-8")
    given = parser.parse_args(args)
    if given.test is not None:
        with zipfile.ZipFile(given.test) as archive:
            bad = archive.testzip()
        if bad:
            print("The following enclosed file is corrupted: {!r}".format(bad))
        print("Done testing")
    elif given.list is not None:
        with zipfile.ZipFile(given.list) as archive:
            archive.printdir()
    elif given.extract is not None:
        with zipfile.ZipFile(given.extract[0]) as archive:
            archive.extractall(given.extract[1])
    else:
        with zipfile.ZipFile(given.create[0], "w") as archive:
            for path in given.create[1:]:
                inside = os.path.basename(path) or os.path.basename(os.path.dirname(path))
                _add_to_zip(archive, path, "" if inside in ("", os.curdir, os.pardir) else inside)


def _add_to_zip(archive, path, inside):
    import os
    import zipfile

    if os.path.isfile(path):
        archive.write(path, inside, zipfile.ZIP_DEFLATED)
    elif os.path.isdir(path):
        if inside:
            archive.write(path, inside)
        for name in sorted(os.listdir(path)):
            _add_to_zip(archive, os.path.join(path, name), os.path.join(inside, name))


def tarfile(args):
    import tarfile

    parser = _parser("tarfile.py", "lists, makes, tests and unpacks archives")
    parser.add_argument("-v", "--verbose", action="store_true", default=False, help="tell what is done")
    parser.add_argument("--filter", metavar="<filtername>", choices=("data", "tar", "fully_trusted"), help="what may be unpacked")
    kinds = parser.add_mutually_exclusive_group(required=True)
    kinds.add_argument("-l", "--list", metavar="<tarfile>", help="list an archive")
    kinds.add_argument("-e", "--extract", nargs="+", metavar=("<tarfile>", "<output_dir>"), help="unpack, into a folder if one is named")
    kinds.add_argument("-c", "--create", nargs="+", metavar=("<name>", "<file>"), help="make an archive of files and folders")
    kinds.add_argument("-t", "--test", metavar="<tarfile>", help="read all of an archive")
    given = parser.parse_args(args)
    if given.create is not None:
        name, *files = given.create
        packing = {"gz": "gz", "tgz": "gz", "xz": "xz", "txz": "xz", "bz2": "bz2", "tbz": "bz2", "tbz2": "bz2", "tb2": "bz2"}
        with tarfile.open(name, "w:" + packing.get(name.rpartition(".")[2], "")) as archive:
            for file in files:
                archive.add(file)
        if given.verbose:
            print("{!r} file created.".format(name))
        return
    name = given.test or given.list or given.extract[0]
    if given.extract is not None and len(given.extract) > 2:
        parser.exit(1, parser.format_help())
    if not tarfile.is_tarfile(name):
        parser.exit(1, "{!r} is not a tar archive.\n".format(name))
    with tarfile.open(name, "r:*") as archive:
        if given.list is not None:
            archive.list(verbose=given.verbose)
        elif given.test is not None:
            print(archive.getmembers(), file=sys.stderr)
            if given.verbose:
                print("{!r} is a tar archive.".format(name))
        else:
            folder = given.extract[1] if len(given.extract) == 2 else "."
            archive.extractall(folder, filter=given.filter)
            if given.verbose:
                where = "" if folder == "." else " into {!r} directory".format(folder)
                print("{!r} file is extracted{}.".format(name, where))


# ---- facts


def calendar(args):
    import calendar
    import datetime

    parser = _parser("calendar.py", None)
    texts, pages = parser.add_argument_group("text only arguments"), parser.add_argument_group("html only arguments")
    texts.add_argument("-w", "--width", type=int, default=2, help="columns of a day (default 2)")
    texts.add_argument("-l", "--lines", type=int, default=1, help="lines of a week (default 1)")
    texts.add_argument("-s", "--spacing", type=int, default=6, help="blanks between months (default 6)")
    texts.add_argument("-m", "--months", type=int, default=3, help="months of a row (default 3)")
    pages.add_argument("-c", "--css", default="calendar.css", help="the page's style sheet")
    parser.add_argument("-L", "--locale", default=None, help="whose names of months and days")
    parser.add_argument("-e", "--encoding", default=None, help="how the output is written")
    parser.add_argument("-t", "--type", default="text", choices=("text", "html"), help="text or a page")
    parser.add_argument("year", nargs="?", type=int, help="a year from 1 to 9999")
    parser.add_argument("month", nargs="?", type=int, help="a month from 1 to 12, for texts")
    given = parser.parse_args(args)
    if given.locale and not given.encoding:
        parser.error("if --locale is specified --encoding is required")
    where = (given.locale, given.encoding)
    year = datetime.date.today().year if given.year is None else given.year
    if given.type == "html":
        if given.month:
            parser.error("incorrect number of arguments")
        page = calendar.LocaleHTMLCalendar(locale=where) if given.locale else calendar.HTMLCalendar()
        encoding = given.encoding or sys.getdefaultencoding()
        sys.stdout.buffer.write(page.formatyearpage(year, encoding=encoding, css=given.css))
        return
    text = calendar.LocaleTextCalendar(locale=where) if given.locale else calendar.TextCalendar()
    if given.month is None:
        made = text.formatyear(year, given.width, given.lines, given.spacing, given.months)
    else:
        made = text.formatmonth(year, given.month, given.width, given.lines)
    if given.encoding:
        sys.stdout.buffer.write(made.encode(given.encoding))
    else:
        sys.stdout.write(made)


def mimetypes(args):
    import getopt
    import mimetypes

    usage = "Usage: mimetypes.py [-h] [-l] [-e] type...\n-l takes types that are common but no standard, -e asks for the ending of a type"
    try:
        options, types = getopt.getopt(args, "hle", ["help", "lenient", "extension"])
    except getopt.error as e:
        print(usage, e, sep="\n")
        return 1
    names = {name for name, _ in options}
    if names & {"-h", "--help"}:
        print(usage)
        return 0
    is_strict = not names & {"-l", "--lenient"}
    for each in types:
        if names & {"-e", "--extension"}:
            ending = mimetypes.guess_extension(each, is_strict)
            print(ending or "I don't know anything about type " + each)
        else:
            kind, encoding = mimetypes.guess_type(each, is_strict)
            print("type: %s encoding: %s" % (kind, encoding) if kind else "I don't know anything about type " + each)


def platform(args):
    import platform

    print(platform.platform("nonaliased" not in args and "--nonaliased" not in args, "terse" in args or "--terse" in args))
