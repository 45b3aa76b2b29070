"""curses.ascii: the names of ASCII's characters, and what kind a character is, given as a text or as a number."""

controlnames = "NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US SP".split()
globals().update((name, code) for code, name in enumerate(controlnames))
TAB, NL, DEL = 0x09, 0x0A, 0x7F


def _code(c):
    return ord(c) if isinstance(c, str) else c


def _like(c, made):
    """`made`, a number, as what `c` was given as."""
    return chr(made) if isinstance(c, str) else made


def _within(*ranges):
    return lambda c: any(low <= _code(c) <= high for low, high in ranges)


_SMALL, _LARGE, _DIGITS = (97, 122), (65, 90), (48, 57)
isalnum, isalpha, isdigit = _within(_SMALL, _LARGE, _DIGITS), _within(_SMALL, _LARGE), _within(_DIGITS)
islower, isupper, isxdigit = _within(_SMALL), _within(_LARGE), _within(_DIGITS, (65, 70), (97, 102))
isascii, isblank, isspace = _within((0, 127)), _within((9, 9), (32, 32)), _within((9, 13), (32, 32))
iscntrl, isgraph, isprint = _within((0, 31), (127, 127)), _within((33, 126)), _within((32, 126))
isctrl = _within((0, 31))


def ispunct(c):
    return isgraph(c) and not isalnum(c)


def ismeta(c):
    return _code(c) > 127


for _name in "isalnum isalpha isdigit islower isupper isxdigit isascii isblank isspace iscntrl isgraph isprint isctrl".split():
    globals()[_name].__name__ = globals()[_name].__qualname__ = _name


def ascii(c):
    return _like(c, _code(c) & 0x7F)


def ctrl(c):
    return _like(c, _code(c) & 0x1F)


def alt(c):
    return _like(c, _code(c) | 0x80)


def unctrl(c):
    """How terminals show a character: "^A" for a control, "!" before one beyond ASCII."""
    code = _code(c)
    low = code & 0x7F
    shown = "^?" if code == 0x7F else chr(low) if isprint(low) else f"^{chr((low | 0x20) + 0x20)}"
    return "!" + shown if code & 0x80 else shown
