"""Texts of arrays with options that the native printer has not: separators, formatters, signs, float modes. numpy's
__getattr__ loads this file when one of its names is first used."""

import builtins
import sys
from decimal import ROUND_HALF_EVEN, Decimal

import _numpy
import numpy as np
from numpy import asarray

_options = {"edgeitems": 3, "threshold": 1000, "floatmode": "maxprec", "precision": 8, "suppress": False, "linewidth": 75,
            "nanstr": "nan", "infstr": "inf", "sign": "-", "formatter": None, "legacy": False}  # fmt: skip
_DEFAULTS = dict(_options)
_NATIVE = ("precision", "threshold", "edgeitems", "linewidth", "suppress")


def get_printoptions():
    return dict(_options)


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None,
                     formatter=None, sign=None, floatmode=None, *, legacy=None):  # fmt: skip
    _checked(floatmode, sign, threshold)
    for name, value in (("precision", precision), ("threshold", threshold), ("edgeitems", edgeitems), ("linewidth", linewidth),
                        ("suppress", suppress), ("nanstr", nanstr), ("infstr", infstr), ("sign", sign), ("floatmode", floatmode)):  # fmt: skip
        if value is not None:
            _options[name] = value
    _options["formatter"] = formatter
    if legacy is not None:
        _options["legacy"] = legacy
    most = 1 << 62
    _numpy._set_text_options(_options["precision"], int(builtins.min(_options["threshold"], most)), _options["edgeitems"],
                             int(builtins.min(_options["linewidth"], most >> 32)), _options["suppress"])  # fmt: skip
    _settle()


_strings = [None, None]


def set_string_function(f, repr=True):
    _strings[0 if repr else 1] = f
    _settle()


def _settle():
    """Native printing unless something is set that only this file can do."""
    is_native = _strings == [None, None] and builtins.all(_options[k] == v for k, v in _DEFAULTS.items() if k not in _NATIVE)
    _numpy._set_text_function(None if is_native else _text)


def _text(array, is_repr):
    function = _strings[0 if is_repr else 1]
    if function is not None:
        return function(array)
    return array_repr(array) if is_repr else array_str(array)


class printoptions:
    def __init__(self, *args, **kwargs):
        self._args, self._wanted = args, kwargs

    def __enter__(self):
        self._old = get_printoptions()
        set_printoptions(*self._args, **self._wanted)
        return get_printoptions()

    def __exit__(self, *exc):
        set_printoptions(**{k: v for k, v in self._old.items()})


def _checked(floatmode, sign, threshold):
    if floatmode not in (None, "fixed", "unique", "maxprec", "maxprec_equal"):
        raise ValueError('floatmode option must be one of "fixed", "unique", "maxprec", "maxprec_equal"')
    if sign not in (None, "-", "+", " "):
        raise ValueError("sign option must be one of ' ', '+', or '-'")
    if threshold is not None:
        if not isinstance(threshold, (int, float, np.number)):
            raise TypeError("threshold must be numeric")
        if threshold != threshold:
            raise ValueError("threshold must be non-NAN, try sys.maxsize for untruncated representation")


# ---- elements


def _parts(x, precision, unique, fractional=True):
    """Digits of a finite scalar before and after the point, no trailing zeros unless not `unique`."""
    number = Decimal(str(x)) if unique else Decimal(float(x))
    if precision is not None:
        cut = number.quantize(Decimal((0, (1,), -precision)), rounding=ROUND_HALF_EVEN) if fractional else number
        number = cut if not unique or -number.as_tuple().exponent > precision else number
    text = format(number, "f")
    whole, _, rest = text.partition(".")
    return whole, rest.rstrip("0") if unique else rest


def _exponential(x, precision, unique):
    """(mantissa before the point, after it, exponent) of a finite scalar."""
    number = Decimal(str(x)) if unique else Decimal(float(x))
    if number == 0:
        return ("-0" if str(x)[0] == "-" else "0"), "", 0
    if precision is not None and (not unique or len(number.as_tuple().digits) > precision + 1):
        number = Decimal(f"{number:.{precision}e}")
    sign, digits, exponent = number.as_tuple()
    text = "".join([str(d) for d in digits])
    rest = text[1:].rstrip("0") if unique else text[1:]
    return ("-" if sign else "") + text[0], rest, exponent + len(text) - 1


class _Floats:
    """Writes the floats of one array alike."""

    def __init__(self, values, options):
        self._o = options
        mode, precision = options["floatmode"], options["precision"]
        self._unique = mode != "fixed"
        self._precision = None if mode == "unique" else precision
        finite = values[np.isfinite(values)]
        sizes = np.absolute(finite[finite != 0]).astype(float)
        self._is_exp = builtins.bool(sizes.size) and (sizes.max() >= 1e8 or (not options["suppress"] and (
            sizes.min() < 1e-4 or sizes.max() / sizes.min() > 1000.0)))  # fmt: skip
        made = [self._pieces(x) for x in finite.ravel()]
        self._left = builtins.max([len(self._signed(p[0])) for p in made], default=0)
        self._right = builtins.max([len(p[1]) for p in made], default=0)
        if mode == "fixed":
            self._right = precision
        self._digits = builtins.max([len(str(abs(p[2]))) for p in made], default=2) if self._is_exp else 0
        if finite.size != values.size:
            odd = [len(self._odd(x)) for x in values[~np.isfinite(values)].ravel()]
            width = self._right + 1 + (self._digits + 2 if self._is_exp else 0)
            self._left = builtins.max([self._left] + [n - width for n in odd])

    def _pieces(self, x):
        if self._is_exp:
            return _exponential(x, self._precision, self._unique)
        return _parts(x, self._precision, self._unique)

    def _signed(self, whole):
        return whole if whole.startswith("-") or self._o["sign"] == "-" else self._o["sign"] + whole

    def _odd(self, x):
        text = self._o["nanstr"] if x != x else self._o["infstr"]
        return ("-" if x == x and x < 0 else "+" if self._o["sign"] == "+" else "") + text

    def __call__(self, x):
        if x != x or x in (np.inf, -np.inf):
            return self._odd(x).rjust(self._left + 1 + self._right + (builtins.max(self._digits, 2) + 2 if self._is_exp else 0))
        pieces = self._pieces(x)
        fills = self._is_exp or self._o["floatmode"] in ("fixed", "maxprec_equal")
        rest = pieces[1].ljust(self._right, "0" if fills else " ")
        text = self._signed(pieces[0]).rjust(self._left) + "." + rest
        if self._is_exp:
            text += f"e{'-' if pieces[2] < 0 else '+'}{str(abs(pieces[2])).zfill(builtins.max(2, self._digits))}"
        return text


def _formatter_of(a, shown, options):
    """The function that writes an element of `a`; `shown` are the elements that will be written."""
    kind, given = a.dtype.kind, {k: f for k, f in (options["formatter"] or {}).items() if f is not None}
    names = {"b": ("bool",), "i": ("int", "int_kind"), "u": ("int", "int_kind"), "f": ("float", "float_kind"),
             "c": ("complexfloat", "complex_kind"), "O": ("object",), "U": ("numpystr", "str_kind", "str"),
             "S": ("numpystr", "str_kind", "str")}.get(kind, ())  # fmt: skip
    for name in (*reversed(names), "all"):
        if name in given:
            return given[name]
    if kind == "b":
        width = 5 if a.ndim else 0
        return lambda x: str(x).rjust(width)
    if kind in "iu":
        width = builtins.max([len(str(x)) for x in shown], default=0)  # signs are those of floats
        return lambda x: str(x).rjust(width)
    if kind == "f":
        return _Floats(asarray(shown, a.dtype), options)
    if kind == "c":
        shown = asarray(shown, a.dtype)
        real, imaginary = _Floats(shown.real, options), _Floats(shown.imag, dict(options, sign="+"))
        return lambda z: real(z.real) + _with_j(imaginary(z.imag))
    return repr


def _with_j(text):
    short = text.rstrip()
    return short + "j" + " " * (len(text) - len(short))


# ---- arrays


def _edges(a, count):
    """The elements that a summary shows."""
    for axis, n in enumerate(a.shape):
        if n > 2 * count:
            lead = (slice(None),) * axis
            a = np.concatenate((a[lead + (slice(None, count),)], a[lead + (slice(-count, None),)]), axis)
    return a


def _array_text(a, options, separator, prefix, suffix):
    if a.size == 0 and a.ndim:
        return "[]"
    is_short = a.size > options["threshold"]
    shown = _edges(a, options["edgeitems"]) if is_short else a
    write = _formatter_of(a, list(shown.ravel()), options)
    width, edge = options["linewidth"] - builtins.max(len(suffix), 0), options["edgeitems"]
    blank = " " + " " * len(prefix)
    return _rows(a, write, separator.rstrip() if not separator.strip(" ") == "" else separator, separator, blank, "", width, edge if is_short else 0, options)


def _rows(a, write, _bare, separator, indent, hanging, width, edge, options):
    if a.ndim == 0:
        return write(a[()])

    def recurse(part, depth, hanging, width):
        left = a.ndim - depth
        if left == 0:
            return write(part)
        n = part.shape[0]
        tail = edge if edge and n > 2 * edge else 0
        inner, inside = hanging + " ", width - 1
        if left == 1:
            text, line = "", hanging
            room = width - builtins.max(len(separator.rstrip()), 1)

            def add(text, line, word, limit):
                if len(line) + len(word) > limit and len(line) > len(inner):
                    return text + line.rstrip() + "\n", inner + word
                return text, line + word

            line = inner
            rows = list(range(tail)) + [None] + list(range(n - tail, n)) if tail else list(range(n))
            for k, i in enumerate(rows):
                is_last = k == len(rows) - 1
                word = "..." if i is None else recurse(part[i], depth + 1, inner, inside)
                text, line = add(text, line, word, room)
                if not is_last:
                    line += separator
            return "[" + (text + line)[len(inner) :] + "]"
        gap = separator.rstrip() + "\n" * (left - 1)
        rows = list(range(tail)) + [None] + list(range(n - tail, n)) if tail else list(range(n))
        made = "..." if rows[0] is None else ""
        pieces = []
        for i in rows:
            pieces.append("..." if i is None else recurse(part[i], depth + 1, inner, inside))
        made = "[" + pieces[0]
        for k, piece in enumerate(pieces[1:], 1):
            made += (separator.rstrip() + "\n" if pieces[k - 1] == "..." or piece == "..." else gap) + inner + piece
        return made + "]"

    return recurse(a, 0, indent[:-1], width)


def array2string(a, max_line_width=None, precision=None, suppress_small=None, separator=" ", prefix="", style=None, formatter=None,
                 threshold=None, edgeitems=None, sign=None, floatmode=None, suffix="", *, legacy=None):  # fmt: skip
    _checked(floatmode, sign, threshold)
    if asarray(a).dtype.kind in "mM" and formatter is None:
        a = asarray(asarray(a).astype(str) if asarray(a).dtype.kind == "M" else asarray(a).astype(np.int64))
    options = dict(_options)
    for name, value in (("linewidth", max_line_width), ("precision", precision), ("suppress", suppress_small), ("threshold", threshold),
                        ("edgeitems", edgeitems), ("sign", sign), ("floatmode", floatmode), ("formatter", formatter)):  # fmt: skip
        if value is not None:
            options[name] = value
    return _array_text(asarray(a), options, separator, prefix, suffix)


def array_str(a, max_line_width=None, precision=None, suppress_small=None):
    a = asarray(a)
    if a.ndim == 0 and _options["formatter"] is None:
        return str(a[()])
    return array2string(a, max_line_width, precision, suppress_small, " ", "")


def array_repr(arr, max_line_width=None, precision=None, suppress_small=None):
    arr = asarray(arr)
    if arr.dtype.kind in "USOmM":
        return repr(arr)
    implied = arr.dtype.isnative and arr.dtype in (np.dtype(float), np.dtype(int), np.dtype(bool), np.dtype(complex)) and arr.size > 0
    tail = "" if implied else f", dtype={arr.dtype.name})" if arr.dtype.isnative else f", dtype='{arr.dtype.str}')"
    width = _options["linewidth"] if max_line_width is None else max_line_width
    if arr.size > 0 or arr.shape == (0,):
        body = array2string(arr, max_line_width, precision, suppress_small, ", ", "array(", suffix=tail if tail else ")")
    else:
        body = f"[], shape={arr.shape!r}"
    if implied:
        return f"array({body})"
    head = f"array({body},"
    last = len(head) - (head.rfind("\n") + 1)
    return head + (" " if last + len(tail) - 1 <= width else "\n" + " " * 6) + tail[2:]


# ---- single numbers


def _trimmed(whole, rest, trim, precision):
    if trim == "k":
        return whole + "." + rest
    rest = rest.rstrip("0") if trim != "." or rest else rest
    if trim == "0":
        return whole + "." + (rest or "0")
    if trim == ".":
        return whole + "." + rest
    return whole + ("." + rest if rest else "")


def _scalar(x):
    return x if isinstance(x, (np.floating, np.float64)) else np.float64(x)


def format_float_positional(x, precision=None, unique=True, fractional=True, trim="k", sign=False, pad_left=None, pad_right=None,
                            min_digits=None):  # fmt: skip
    x = _scalar(x)
    if not np.isfinite(x):
        text = ("+" if sign and x > 0 else "") + str(float(x))
        return text
    if not fractional and precision is not None:
        whole, rest, exponent = _exponential(x, precision - 1, unique)
        whole, rest = _parts(Decimal(f"{whole}.{rest or 0}e{exponent}"), None, True)
    else:
        whole, rest = _parts(x, precision, unique)
    if min_digits is not None:
        rest = rest.ljust(min_digits, "0")
    text = _trimmed(("+" if sign and not whole.startswith("-") else "") + whole, rest, trim, precision)
    if pad_left is not None:
        text = " " * builtins.max(0, pad_left - len(text.split(".")[0])) + text
    if pad_right is not None:
        text += " " * builtins.max(0, pad_right - len(text.partition(".")[2]))
    return text


def format_float_scientific(x, precision=None, unique=True, trim="k", sign=False, pad_left=None, exp_digits=None, min_digits=None):
    x = _scalar(x)
    if not np.isfinite(x):
        return ("+" if sign and x > 0 else "") + str(float(x))
    whole, rest, exponent = _exponential(x, precision, unique)
    if min_digits is not None:
        rest = rest.ljust(min_digits, "0")
    text = _trimmed(("+" if sign and not whole.startswith("-") else "") + whole, rest, trim, precision)
    if pad_left is not None:
        text = " " * builtins.max(0, pad_left - len(whole)) + text
    return f"{text}e{'-' if exponent < 0 else '+'}{str(abs(exponent)).zfill(exp_digits or 2)}"


def disp(mesg, device=None, linefeed=True):
    (device or sys.stdout).write(f"{mesg}\n" if linefeed else f"{mesg}")
