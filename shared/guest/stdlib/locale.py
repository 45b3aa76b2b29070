"""locale: the C locale alone."""

__all__ = """
CHAR_MAX Error LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME atof atoi currency format_string
getdefaultlocale getencoding getlocale getpreferredencoding localeconv normalize resetlocale setlocale str strcoll strxfrm
""".split()

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127


class Error(Exception):
    pass


def setlocale(category, locale=None):
    if isinstance(locale, tuple):
        locale = ".".join(part for part in locale if part)
    if locale not in (None, "", "C", "POSIX", "C.UTF-8", "en_US.UTF-8"):
        raise Error("unsupported locale setting")
    return "C.UTF-8" if locale in ("", "C.UTF-8") else "C"


def getlocale(category=LC_CTYPE):
    return "en_US", "UTF-8"


getdefaultlocale = getlocale


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


def gettext(msg):
    return msg


def strcoll(a, b):
    return (a > b) - (a < b)


def strxfrm(string):
    return string


def normalize(localename):
    language, dot, encoding = localename.partition(".")
    if dot or "_" not in language:
        return localename
    return language + (".UTF-8" if encoding else ".ISO8859-1")


def resetlocale(category=LC_ALL):
    setlocale(category, "")
