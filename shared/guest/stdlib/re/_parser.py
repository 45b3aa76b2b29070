"""re._parser: the tree of a pattern, as tools read it that ask how long its matches are or make texts that match.

The machine that matches has a parser of its own (vm/regex); a pattern it refuses is refused here, too, so that what is left to
read is known to be right."""

import unicodedata

import re
from re._constants import *  # noqa: F401, F403
from re._constants import (ANY, ASSERT, ASSERT_NOT, AT, AT_BEGINNING, AT_BEGINNING_STRING, AT_BOUNDARY, AT_END, AT_END_STRING,
                           AT_NON_BOUNDARY, ATOMIC_GROUP, BRANCH, CATEGORY, CATEGORY_DIGIT, CATEGORY_NOT_DIGIT,
                           CATEGORY_NOT_SPACE, CATEGORY_NOT_WORD, CATEGORY_SPACE, CATEGORY_WORD, GROUPREF,
                           GROUPREF_EXISTS, IN, LITERAL, MAX_REPEAT, MAXREPEAT, MIN_REPEAT, NEGATE, NOT_LITERAL,
                           POSSESSIVE_REPEAT, RANGE, SRE_FLAG_UNICODE, SRE_FLAG_VERBOSE, SUBPATTERN, error)  # fmt: skip

SPECIAL_CHARS, REPEAT_CHARS, WHITESPACE = ".\\[{()*+?^$|", "*+?{", frozenset(" \t\n\r\v\f")
FLAGS = {"i": 2, "L": 4, "m": 8, "s": 16, "x": 64, "a": 256, "t": 1, "u": 32}
MAXWIDTH = 1 << 64
TYPE_FLAGS, GLOBAL_FLAGS = 4 | 32 | 256, 128 | 1
_REPEATCODES = frozenset((MIN_REPEAT, MAX_REPEAT, POSSESSIVE_REPEAT))
_UNITCODES = frozenset((ANY, RANGE, IN, LITERAL, NOT_LITERAL, CATEGORY))
_CONTROLS = {"a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11}
CATEGORIES = {
    "A": (AT, AT_BEGINNING_STRING), "b": (AT, AT_BOUNDARY), "B": (AT, AT_NON_BOUNDARY), "Z": (AT, AT_END_STRING),
    "d": (IN, [(CATEGORY, CATEGORY_DIGIT)]), "D": (IN, [(CATEGORY, CATEGORY_NOT_DIGIT)]),
    "s": (IN, [(CATEGORY, CATEGORY_SPACE)]), "S": (IN, [(CATEGORY, CATEGORY_NOT_SPACE)]),
    "w": (IN, [(CATEGORY, CATEGORY_WORD)]), "W": (IN, [(CATEGORY, CATEGORY_NOT_WORD)]),
}  # fmt: skip


class State:
    """What the parts of one pattern share."""

    def __init__(self):
        self.flags, self.str, self.groupdict, self.groupwidths, self.lookbehindgroups = 0, "", {}, [None], None

    groups = property(lambda self: len(self.groupwidths))

    def opengroup(self, name=None):
        number = self.groups
        self.groupwidths.append(None)
        if name is not None:
            self.groupdict[name] = number
        return number

    def closegroup(self, gid, p):
        self.groupwidths[gid] = p.getwidth()


class SubPattern:
    """A sequence of (operation, argument)."""

    def __init__(self, state, data=None):
        self.state, self.data, self.width = state, [] if data is None else data, None

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __delitem__(self, index):
        del self.data[index]

    def __getitem__(self, index):
        return SubPattern(self.state, self.data[index]) if isinstance(index, slice) else self.data[index]

    def __setitem__(self, index, code):
        self.data[index] = code

    def insert(self, index, code):
        self.data.insert(index, code)

    def append(self, code):
        self.data.append(code)

    def getwidth(self):
        """(characters of the shortest match, of the longest), each at most MAXWIDTH."""
        if self.width is None:
            low = high = 0
            for op, av in self.data:
                a, b = self._width_of(op, av)
                low, high = low + a, high + b
            self.width = min(low, MAXWIDTH), min(high, MAXWIDTH)
        return self.width

    def _width_of(self, op, av):
        if op in _UNITCODES:
            return 1, 1
        if op is BRANCH:
            widths = [each.getwidth() for each in av[1]]
            return min(a for a, _ in widths), max(b for _, b in widths)
        if op is ATOMIC_GROUP:
            return av.getwidth()
        if op is SUBPATTERN:
            return av[-1].getwidth()
        if op in _REPEATCODES:
            a, b = av[2].getwidth()
            return a * av[0], MAXWIDTH if b and av[1] == MAXREPEAT else b * av[1]
        if op is GROUPREF:
            return self.state.groupwidths[av]
        if op is GROUPREF_EXISTS:
            a, b = av[1].getwidth()
            c, d = av[2].getwidth() if av[2] else (0, 0)
            return min(a, c), max(b, d)
        return 0, 0


class _Reader:
    def __init__(self, text, state):
        self.text, self.at, self.state = text, 0, state

    def starts(self, word):
        return self.text.startswith(word, self.at)

    def took(self, word):
        if not self.starts(word):
            return False
        self.at += len(word)
        return True

    def until(self, mark):
        end = self.text.index(mark, self.at)
        word, self.at = self.text[self.at : end], end + len(mark)
        return word

    def next(self):
        self.at += 1
        return self.text[self.at - 1]

    def digits(self, allowed, most):
        start = self.at
        while self.at < len(self.text) and self.at - start < most and self.text[self.at] in allowed:
            self.at += 1
        return self.text[start : self.at]

    # ---- alternatives and sequences

    def alternatives(self, verbose, is_outermost=False):
        found = [self.sequence(verbose, is_outermost)]
        while self.took("|"):
            found.append(self.sequence(verbose))
        if len(found) == 1:
            return found[0]
        whole = SubPattern(self.state)
        while all(found) and all(each[0] == found[0][0] for each in found):  # a beginning that all share
            whole.append(found[0][0])
            for each in found:
                del each[0]
        members = []
        for each in found:
            op, av = each[0] if len(each) == 1 else (None, None)
            if op is LITERAL:
                members.append((op, av))
            elif op is IN and av[0][0] is not NEGATE:
                members += av
            else:
                whole.append((BRANCH, (None, found)))
                return whole
        whole.append((IN, list(dict.fromkeys(members))))
        return whole

    def sequence(self, verbose, is_first=False):
        made = SubPattern(self.state)
        while self.at < len(self.text) and self.text[self.at] not in "|)":
            c = self.next()
            if verbose and c in WHITESPACE:
                continue
            if verbose and c == "#":
                self.at = (self.text + "\n").find("\n", self.at) + 1
                continue
            if c == "(":
                group = self.group(verbose, is_first)
                if isinstance(group, bool):  # flags for all that follows
                    verbose = group
                elif group is not None:
                    made.append(group)
            elif c in REPEAT_CHARS and self.repeats(c, made):
                continue
            else:
                made.append(self.single(c))
        made.data = [inner for each in made.data for inner in _unwrapped(each)]
        return made

    def single(self, c):
        if c == ".":
            return ANY, None
        if c == "^":
            return AT, AT_BEGINNING
        if c == "$":
            return AT, AT_END
        if c == "[":
            return self.set()
        return self.escape() if c == "\\" else (LITERAL, ord(c))

    def repeats(self, c, made):
        """Whether the character repeats the item before it, which it then replaces; `{` may be an ordinary one."""
        low, high = {"?": (0, 1), "*": (0, MAXREPEAT), "+": (1, MAXREPEAT)}.get(c, (0, 0))
        if c == "{":
            start = self.at
            first = self.digits("0123456789", 99)
            last = self.digits("0123456789", 99) if self.took(",") else first
            if not self.took("}") or self.text[start] == "}":
                self.at = start
                return False
            low, high = int(first or 0), int(last) if last else MAXREPEAT
        item = SubPattern(self.state, list(_unwrapped(made[-1])))
        op = MIN_REPEAT if self.took("?") else POSSESSIVE_REPEAT if self.took("+") else MAX_REPEAT
        made[-1] = op, (low, high, item)
        return True

    # ---- groups

    def closed(self, verbose):
        inner = self.alternatives(verbose)
        self.next()
        return inner

    def group(self, verbose, is_first):
        """(operation, argument); None of a comment, and the verbosity that flags for the rest set."""
        if not self.took("?"):
            return self.capturing(None, verbose)
        if self.took("P<"):
            return self.capturing(self.until(">"), verbose)
        if self.took("P="):
            return GROUPREF, self.state.groupdict[self.until(")")]
        if self.took("#"):
            self.until(")")
            return None
        for word, op, direction in (("=", ASSERT, 1), ("!", ASSERT_NOT, 1), ("<=", ASSERT, -1), ("<!", ASSERT_NOT, -1)):
            if self.took(word):
                return op, (direction, self.closed(verbose))
        if self.took(">"):
            return ATOMIC_GROUP, self.closed(verbose)
        if self.took("("):
            return self.conditional(verbose)
        return self.flagged(verbose)

    def capturing(self, name, verbose):
        number = self.state.opengroup(name)
        inner = self.closed(verbose)
        self.state.closegroup(number, inner)
        return SUBPATTERN, (number, 0, 0, inner)

    def conditional(self, verbose):
        name = self.until(")")
        number = int(name) if name.isdecimal() else self.state.groupdict[name]
        yes = self.sequence(verbose)
        no = self.sequence(verbose) if self.took("|") else None
        self.next()
        return GROUPREF_EXISTS, (number, yes, no)

    def flagged(self, verbose):
        added = sum({FLAGS[c] for c in self.digits("iLmsxatu", 99)})
        removed = sum({FLAGS[c] for c in self.digits("imsx", 99)}) if self.took("-") else 0
        if self.took(")"):
            self.state.flags |= added
            return verbose or bool(added & SRE_FLAG_VERBOSE)
        self.next()
        inner = self.closed((verbose or added & SRE_FLAG_VERBOSE) and not removed & SRE_FLAG_VERBOSE)
        return SUBPATTERN, (None, added, removed, inner)

    # ---- characters

    def escape(self):
        c = self.next()
        if c in CATEGORIES:
            op, av = CATEGORIES[c]
            return op, list(av) if op is IN else av
        if c == "0":
            return LITERAL, int("0" + self.digits("01234567", 2), 8)
        if c.isdecimal():
            self.at -= 1
            digits = self.text[self.at : self.at + 3]
            if len(digits) == 3 and all(d in "01234567" for d in digits):
                self.at += 3
                return LITERAL, int(digits, 8)
            return GROUPREF, int(self.digits("0123456789", 2))
        return LITERAL, self.code(c)

    def code(self, c):
        """The character of an escape."""
        if c in "xuU":
            return int(self.digits("0123456789abcdefABCDEF", {"x": 2, "u": 4, "U": 8}[c]), 16)
        if c == "N" and self.took("{"):
            return ord(unicodedata.lookup(self.until("}")))
        return _CONTROLS.get(c, ord(c))

    def member(self):
        c = self.next()
        if c != "\\":
            return LITERAL, ord(c)
        c = self.next()
        if c in "dDsSwW":
            return CATEGORIES[c][1][0]
        if c in "01234567":
            self.at -= 1
            return LITERAL, int(self.digits("01234567", 3), 8)
        return LITERAL, self.code(c)

    def set(self):
        members, is_negated = [], self.took("^")
        while not members or not self.starts("]"):
            low = self.member()
            if self.starts("-") and self.text[self.at + 1] != "]":
                self.next()
                members.append((RANGE, (low[1], self.member()[1])))
            else:
                members.append(low)
        self.next()
        members = list(dict.fromkeys(members))
        if len(members) == 1 and members[0][0] is LITERAL:
            return (NOT_LITERAL, members[0][1]) if is_negated else members[0]
        return IN, [(NEGATE, None)] * is_negated + members


def _unwrapped(item):
    """The items of a group that only binds them together."""
    op, av = item
    return av[3].data if op is SUBPATTERN and av[:3] == (None, 0, 0) else [item]


def parse(str, flags=0, state=None):
    flags |= re.compile(str, flags & ~128).flags & (SRE_FLAG_UNICODE | SRE_FLAG_VERBOSE)
    if state is None:
        state = State()
    state.flags, state.str = flags, str
    text = str if isinstance(str, type("")) else bytes(str).decode("latin-1")
    return _Reader(text, state).alternatives(bool(flags & SRE_FLAG_VERBOSE), True)
