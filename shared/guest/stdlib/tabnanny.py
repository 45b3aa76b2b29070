"""Finds indentation whose meaning depends on the width of a tab."""

import os
import sys
import tokenize

__all__ = ["check", "NannyNag", "process_tokens"]

verbose = filename_only = 0


def errprint(*args):
    sys.stderr.write(" ".join(map(str, args)) + "\n")


class NannyNag(Exception):
    """An ambiguous line: its number, what is wrong and its text."""

    def __init__(self, lineno, msg, line):
        self.lineno, self.msg, self.line = lineno, msg, line

    def get_lineno(self):
        return self.lineno

    def get_msg(self):
        return self.msg

    def get_line(self):
        return self.line


def check(file):
    """Looks at a file, or at all .py files below a folder, and says what is ambiguous."""
    if os.path.isdir(file) and not os.path.islink(file):
        if verbose:
            print("%r: listing directory" % (file,))
        for name in os.listdir(file):
            full = os.path.join(file, name)
            if os.path.isdir(full) and not os.path.islink(full) or os.path.normcase(name[-3:]) == ".py":
                check(full)
        return
    try:
        f = tokenize.open(file)
    except OSError as msg:
        errprint("%r: I/O Error: %s" % (file, msg))
        return
    if verbose > 1:
        print("checking %r ..." % file)
    try:
        process_tokens(tokenize.generate_tokens(f.readline))
    except tokenize.TokenError as msg:
        errprint("%r: Token Error: %s" % (file, msg))
    except IndentationError as msg:
        errprint("%r: Indentation Error: %s" % (file, msg))
    except NannyNag as nag:
        if verbose:
            print("%r: *** Line %d: trouble in tab city! ***" % (file, nag.get_lineno()))
            print("offending line: %r" % (nag.get_line(),))
            print(nag.get_msg())
        else:
            shown = '"' + file + '"' if " " in file else file
            print(shown) if filename_only else print(shown, nag.get_lineno(), repr(nag.get_line()))
    else:
        if verbose:
            print("%r: Clean bill of health." % (file,))
    finally:
        f.close()


class Whitespace:
    """Blanks and tabs at the start of a line, and how wide they are for each width of a tab."""

    def __init__(self, ws):
        self.raw = ws
        self.n = len(ws) - len(ws.lstrip(" \t"))
        self.nt = ws[: self.n].count("\t")

    def indent_level(self, tabsize):
        column = 0
        for c in self.raw[: self.n]:
            column = (column // tabsize + 1) * tabsize if c == "\t" else column + 1
        return column

    def _sizes(self, other):
        """Widths of a tab beyond the longest run of blanks make no difference any more."""
        longest = max([len(run) for ws in (self, other) for run in ws.raw[: ws.n].split("\t")])
        return range(1, longest + 2)

    def _witnesses(self, other, is_fine):
        levels = [(size, self.indent_level(size), other.indent_level(size)) for size in self._sizes(other)]
        return [level for level in levels if not is_fine(level[1], level[2])]

    def equal(self, other):
        return not self.not_equal_witness(other)

    def less(self, other):
        return not self.not_less_witness(other)

    def not_equal_witness(self, other):
        return self._witnesses(other, lambda a, b: a == b)

    def not_less_witness(self, other):
        return self._witnesses(other, lambda a, b: a < b)


def format_witnesses(w):
    sizes = [str(size) for size, _, _ in w]
    return "at tab size" + ("s" if len(w) > 1 else "") + " " + ", ".join(sizes)


def process_tokens(tokens):
    indents, is_line_start = [Whitespace("")], False
    for kind, token, start, _, line in tokens:
        if kind == tokenize.NEWLINE:
            is_line_start = True
        elif kind == tokenize.INDENT:
            is_line_start = False
            here = Whitespace(token)
            if not indents[-1].less(here):
                raise NannyNag(start[0], "indent not greater e.g. " + format_witnesses(indents[-1].not_less_witness(here)), line)
            indents.append(here)
        elif kind == tokenize.DEDENT:
            is_line_start = True
            indents.pop()
        elif is_line_start and kind not in (tokenize.COMMENT, tokenize.NL):
            is_line_start = False
            here = Whitespace(line)
            if not indents[-1].equal(here):
                raise NannyNag(start[0], "indent not equal e.g. " + format_witnesses(indents[-1].not_equal_witness(here)), line)


def main():
    import getopt

    global verbose, filename_only
    try:
        opts, args = getopt.getopt(sys.argv[1:], "qv")
    except getopt.error as msg:
        errprint(msg)
        sys.exit(1)
    filename_only += sum(option == "-q" for option, _ in opts)
    verbose += sum(option == "-v" for option, _ in opts)
    if not args:
        errprint("Usage:", sys.argv[0], "[-v] file_or_directory ...")
        sys.exit(1)
    for arg in args:
        check(arg)


if __name__ == "__main__":
    main()
