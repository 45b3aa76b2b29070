"""locale: the C locale alone."""

__all__ = """
CHAR_MAX Error LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME atof atoi currency format_string
getdefaultlocale getencoding getlocale getpreferredencoding localeconv normalize resetlocale setlocale str strcoll strxfrm
""".split()

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127


# What nl_langinfo knows, in the order of glibc's numbers.
_DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split()
_MONTHS = "January February March April May June July August September October November December".split()
_LANGINFO = {
    14: ("CODESET", "UTF-8"), 65536: ("RADIXCHAR", "."), 65537: ("THOUSEP", ""), 262159: ("CRNCYSTR", "-"),
    327680: ("YESEXPR", "^[yY]"), 327681: ("NOEXPR", "^[nN]"),
    **{131072 + i: (f"ABDAY_{i + 1}", day[:3]) for i, day in enumerate(_DAYS)},
    **{131079 + i: (f"DAY_{i + 1}", day) for i, day in enumerate(_DAYS)},
    **{131086 + i: (f"ABMON_{i + 1}", month[:3]) for i, month in enumerate(_MONTHS)},
    **{131098 + i: (f"MON_{i + 1}", month) for i, month in enumerate(_MONTHS)},
    131110: ("AM_STR", "AM"), 131111: ("PM_STR", "PM"), 131112: ("D_T_FMT", "%a %b %e %H:%M:%S %Y"),
    131113: ("D_FMT", "%m/%d/%y"), 131114: ("T_FMT", "%H:%M:%S"), 131115: ("T_FMT_AMPM", "%I:%M:%S %p"),
    131116: ("ERA", ""), 131118: ("ERA_D_FMT", ""), 131119: ("ALT_DIGITS", ""), 131120: ("ERA_D_T_FMT", ""),
    131121: ("ERA_T_FMT", ""),
}  # fmt: skip
globals().update({name: number for number, (name, _) in _LANGINFO.items()})

__natives__ = (
    "nl_langinfo getencoding localeconv dcgettext bind_textdomain_codeset bindtextdomain gettext strcoll strxfrm textdomain"
)  # CPython has these in C: no traceback shows them


def nl_langinfo(key, /):
    """A text of the locale."""
    if not isinstance(key, int):
        raise TypeError(f"'{type(key).__name__}' object cannot be interpreted as an integer")
    if key not in _LANGINFO:
        raise ValueError("unsupported langinfo constant")
    return _LANGINFO[key][1]


class Error(Exception):
    pass


def setlocale(category, locale=None):
    if isinstance(locale, tuple):
        locale = ".".join(part for part in locale if part)
    if locale not in (None, "", "C", "POSIX", "C.UTF-8"):
        raise Error("unsupported locale setting")
    return "C.UTF-8" if locale in ("", "C.UTF-8") else "C"


def getlocale(category=LC_CTYPE):
    return "en_US", "UTF-8"


def getdefaultlocale(envvars=("LC_ALL", "LC_CTYPE", "LANG", "LANGUAGE")):
    import os
    import warnings

    warnings.warn("Use setlocale(), getencoding() and getlocale() instead", DeprecationWarning, stacklevel=2)
    for name in envvars:
        value = os.environ.get(name)
        if value:
            if name == "LANGUAGE":
                value = value.split(":")[0]
            break
    else:
        value = "C"
    if value in ("C", "POSIX"):
        return None, None
    if value == "C.UTF-8":
        return "en_US", "UTF-8"
    language, _, encoding = normalize(value).partition(".")
    return language, encoding or None


def getpreferredencoding(do_setlocale=True):
    return "UTF-8"


def getencoding():
    return "UTF-8"


def localeconv():
    return {"int_curr_symbol": "", "currency_symbol": "", "mon_decimal_point": "", "mon_thousands_sep": "", "mon_grouping": [],
            "positive_sign": "", "negative_sign": "", "int_frac_digits": 127, "frac_digits": 127, "p_cs_precedes": 127,
            "p_sep_by_space": 127, "n_cs_precedes": 127, "n_sep_by_space": 127, "p_sign_posn": 127, "n_sign_posn": 127,
            "decimal_point": ".", "thousands_sep": "", "grouping": []}  # fmt: skip


def format_string(f, val, grouping=False, monetary=False):
    return f % val


def format(percent, value, grouping=False, monetary=False, *additional):
    """format_string of one value, by its older name."""
    import re
    import warnings

    warnings.warn("This method will be removed in a future version of Python. Use 'locale.format_string()' instead.",
                  DeprecationWarning, stacklevel=2)  # fmt: skip
    found = re.search(r"%(?:\(.*?\))?[-#0-9 +*.hlL]*?[eEfFgGdiouxXcrs%]", percent)
    if found is None or len(found[0]) != len(percent):
        raise ValueError(f"format() must be given exactly one %char format specifier, {repr(percent)} not valid")
    return percent % ((value, *additional) if additional else value)


def str(val):
    return "%.12g" % val


def atof(string, func=float):
    return func(string)


def atoi(string):
    return int(string)


def delocalize(string):
    return string


def localize(string, grouping=False, monetary=False):
    return string


def currency(val, symbol=True, grouping=False, international=False):
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def gettext(msg, /):
    return msg


def dgettext(domain, msg, /):
    return msg


def dcgettext(domain, msg, category, /):
    return msg


_domain = ["messages", {}]  # the domain of messages, and the folders that were given for others


def textdomain(domain, /):
    _domain[0] = domain or _domain[0]
    return _domain[0]


def bindtextdomain(domain, dir, /):
    if dir is not None:
        _domain[1][domain] = dir
    return _domain[1].get(domain, "/usr/share/locale")


def bind_textdomain_codeset(domain, codeset, /):
    return codeset


def strcoll(a, b, /):
    return (a > b) - (a < b)


def strxfrm(string, /):
    return string


def normalize(localename):
    language, dot, encoding = localename.partition(".")
    if dot or "_" not in language:
        return localename
    return language + (".UTF-8" if encoding else ".ISO8859-1")


def resetlocale(category=LC_ALL):
    setlocale(category, "")
