"""What protocols 0 and 1 of pickle write otherwise: numbers and texts as lines, tuples behind a mark."""


def save(pickler, obj, kind):
    """Whether `obj` was written here."""
    out, lines = pickler._out, pickler.proto == 0
    if obj is True or obj is False:
        out += b"I01\n" if obj else b"I00\n"
    elif kind is int:
        if not -(1 << 31) <= obj < 1 << 31:
            out += b"L" + str(obj).encode() + b"L\n"
        elif lines:
            out += b"I" + str(obj).encode() + b"\n"
        else:
            return False
    elif kind is float and lines:
        out += b"F" + repr(obj).encode() + b"\n"
    elif kind is str and lines:
        text = "".join(f"\\u{ord(c):04x}" if c in "\\\0\n\r\x1a" else c for c in obj)
        out += b"V" + text.encode("raw-unicode-escape") + b"\n"
        pickler._memoize(obj)
    elif kind is tuple:
        _tuple(pickler, obj, lines)
    elif kind is list and lines:
        out += b"(l"
        pickler._memoize(obj)
        for item in obj:
            pickler._save(item)
            out += b"a"
    elif kind is dict and lines:
        out += b"(d"
        pickler._memoize(obj)
        for key, value in obj.items():
            pickler._save(key)
            pickler._save(value)
            out += b"s"
    else:
        return False
    return True


def _tuple(pickler, obj, lines):
    out = pickler._out
    if not obj:
        out += b"(t" if lines else b")"
        return
    out += b"("
    for item in obj:
        pickler._save(item)
    if id(obj) in pickler.memo:  # it contains itself
        out += b"0" * (len(obj) + 1) if lines else b"1"
        pickler._get(pickler.memo[id(obj)][0])
        return
    out += b"t"
    pickler._memoize(obj)


def reduced(obj):
    """What object.__reduce_ex__ gives for these protocols: the class, its first base of C, and that base's part."""
    import copyreg

    kind = type(obj)
    base = next((each for each in kind.__mro__ if each.__module__ == "builtins"), object)
    args = copyreg._reconstructor, (kind, base, None if base is object else base(obj))
    state = getattr(obj, "__dict__", None)
    if hasattr(kind, "__getstate__") and kind.__getstate__ is not getattr(object, "__getstate__", None):
        state = obj.__getstate__()
    return (*args, state) if state else args
