"""gettext: messages as they are; catalogues are read from .mo files."""

import copy
import errno
import os
import re
import struct
import sys

__all__ = ["NullTranslations", "GNUTranslations", "Catalog", "bindtextdomain", "find", "translation", "install", "textdomain", "dgettext",
           "dngettext", "gettext", "ngettext", "pgettext", "dpgettext", "npgettext", "dnpgettext"]  # fmt: skip


class NullTranslations:
    def __init__(self, fp=None):
        self._info, self._charset, self._fallback = {}, None, None
        if fp is not None:
            self._parse(fp)

    def _parse(self, fp):
        pass

    def add_fallback(self, fallback):
        if self._fallback:
            self._fallback.add_fallback(fallback)
        else:
            self._fallback = fallback

    def gettext(self, message):
        return self._fallback.gettext(message) if self._fallback else message

    def ngettext(self, msgid1, msgid2, n):
        return self._fallback.ngettext(msgid1, msgid2, n) if self._fallback else msgid1 if n == 1 else msgid2

    def pgettext(self, context, message):
        return self._fallback.pgettext(context, message) if self._fallback else message

    def npgettext(self, context, msgid1, msgid2, n):
        return self._fallback.npgettext(context, msgid1, msgid2, n) if self._fallback else msgid1 if n == 1 else msgid2

    def info(self):
        return self._info

    def charset(self):
        return self._charset

    def install(self, names=None):
        import builtins

        builtins._ = self.gettext
        for name in names or ():
            if name in ("gettext", "ngettext", "npgettext", "pgettext"):
                setattr(builtins, name, getattr(self, name))


class GNUTranslations(NullTranslations):
    """A .mo file; its plural rule is that of its header, as a Python expression."""

    LE_MAGIC, BE_MAGIC = 0x950412DE, 0xDE120495
    CONTEXT = "%s\x04%s"
    VERSIONS = 0, 1

    def _parse(self, fp):
        data = fp.read()
        order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
        if data[:4] not in (b"\xde\x12\x04\x95", b"\x95\x04\x12\xde"):
            raise OSError(0, "Bad magic number", getattr(fp, "name", ""))
        count, keys, values = struct.unpack(order + "III", data[8:20])
        self._catalog, self._plural = {}, lambda n: int(n != 1)
        for i in range(count):
            pair = []
            for table in (keys, values):
                length, at = struct.unpack(order + "II", data[table + 8 * i : table + 8 * i + 8])
                pair.append(data[at : at + length].decode("utf-8"))
            key, value = pair
            if not key:
                for line in value.split("\n"):
                    name, colon, rest = line.partition(":")
                    if colon:
                        self._info[name.strip().lower()] = rest.strip()
                rule = self._info.get("plural-forms", "")
                if "plural=" in rule:
                    self._plural = c2py(rule.split("plural=")[1].rstrip("; "))
            if "\0" in key:
                for n, form in enumerate(value.split("\0")):
                    self._catalog[(key.split("\0")[0], n)] = form
            else:
                self._catalog[key] = value

    def gettext(self, message):
        found = self._catalog.get(message, self._catalog.get((message, self._plural(1))))
        return NullTranslations.gettext(self, message) if found is None else found

    def ngettext(self, msgid1, msgid2, n):
        found = self._catalog.get((msgid1, self._plural(n)))
        return NullTranslations.ngettext(self, msgid1, msgid2, n) if found is None else found

    def pgettext(self, context, message):
        found = self._catalog.get(f"{context}\x04{message}")
        return NullTranslations.pgettext(self, context, message) if found is None else found


_PLURAL_TOKEN = re.compile(r"(?P<space>[ \t]+)|(?P<number>[0-9]+\b)|(?P<name>n\b)|(?P<bracket>[()])|"
                           r"(?P<operator>[-*/%+?:]|[><!]=?|==|&&|\|\|)|(?P<invalid>\w+|.)", re.DOTALL)  # fmt: skip
_PLURAL_LEVELS = [("||",), ("&&",), ("==", "!="), ("<", ">", "<=", ">="), ("+", "-"), ("*", "/", "%")]
_IN_PYTHON = {"||": "or", "&&": "and", "/": "//"}


class _Plural:
    """A C expression over n, as catalogues have it, in Python's words."""

    def __init__(self, text):
        self._tokens, self._at, self._depth = [], 0, 0
        for found in _PLURAL_TOKEN.finditer(text):
            if found.lastgroup == "invalid":
                raise ValueError(f"invalid token in plural form: {found.group()}")
            if found.lastgroup != "space":
                self._tokens.append(found.group())
        self._tokens.append("")

    def _next(self):
        token = self._tokens[self._at]
        self._at += bool(token)
        return token

    def _unexpected(self, token):
        return ValueError(f"unexpected token in plural form: {token}" if token else "unexpected end of plural form")

    def whole(self):
        made = self._conditional()
        if self._tokens[self._at]:
            raise self._unexpected(self._tokens[self._at])
        return made

    def _conditional(self):
        test = self._level(0)
        if self._tokens[self._at] != "?":
            return test
        self._next()
        yes = self._conditional()
        if (token := self._next()) != ":":
            raise self._unexpected(token)
        return f"({yes} if {test} else {self._conditional()})"

    def _level(self, level):
        if level == len(_PLURAL_LEVELS):
            return self._unary()
        made = self._level(level + 1)
        while (sign := self._tokens[self._at]) in _PLURAL_LEVELS[level]:
            self._next()
            made = f"({made} {_IN_PYTHON.get(sign, sign)} {self._level(level + 1)})"
        return made

    def _unary(self):
        token = self._next()
        if token == "!":
            return f"(not {self._unary()})"
        if token == "(":
            self._depth += 1
            if self._depth > 20:
                raise ValueError("plural form expression is too complex")
            made = self._conditional()
            if self._next() != ")":
                raise ValueError("unbalanced parenthesis in plural form")
            self._depth -= 1
            return made
        if token != "n" and not token.isdigit():
            raise self._unexpected(token)
        return str(int(token)) if token.isdigit() else token


def _checked(n):
    """A number that is counted and no int, which is deprecated."""
    try:
        round(n)
    except TypeError:
        raise TypeError(f"Plural value must be an integer, got {n.__class__.__name__}") from None
    import warnings

    warnings.warn(f"Plural value must be an integer, got {n.__class__.__name__}", DeprecationWarning, stacklevel=4)
    return n


def c2py(plural):
    """The function of n that a C expression is."""
    if len(plural) > 1000:
        raise ValueError("plural form expression is too long")
    code = compile(_Plural(plural).whole(), "<plural>", "eval")

    def count(n):
        return int(eval(code, {"n": n if isinstance(n, int) else _checked(n)}))

    return count


_localedirs, _current_domain = {}, "messages"
_default_localedir = os.path.join(sys.base_prefix, "share", "locale")
_translations = {}  # by class and path: what was read before


def _expand_lang(loc):
    """What a locale may be called, from all of its parts down to the language alone."""
    import locale

    name = locale.normalize(loc)
    parts = []
    for mark in "@._":
        at = name.find(mark)
        parts.append("" if at < 0 else name[at:])
        name = name if at < 0 else name[:at]
    modifier, codeset, territory = parts
    made = []
    for bits in range(8):
        if (bits & 1 and not codeset) or (bits & 2 and not territory) or (bits & 4 and not modifier):
            continue
        made.append(name + territory * bool(bits & 2) + codeset * bool(bits & 1) + modifier * bool(bits & 4))
    return made[::-1]


def find(domain, localedir=None, languages=None, all=False):
    """The catalogue of the first language that has one; of each of them with `all`."""
    localedir = _default_localedir if localedir is None else localedir
    if languages is None:
        languages = next((os.environ[name].split(":") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), [])
        if "C" not in languages:
            languages.append("C")
    names = []
    for language in languages:
        names += [name for name in _expand_lang(language) if name not in names]
    found = []
    for name in names:
        if name == "C":
            break
        path = os.path.join(localedir, name, "LC_MESSAGES", "%s.mo" % domain)
        if os.path.exists(path):
            if not all:
                return path
            found.append(path)
    return found if all else None


def translation(domain, localedir=None, languages=None, class_=None, fallback=False):
    """The translations of a domain: catalogues are read once, each program gets copies of its own."""
    class_ = GNUTranslations if class_ is None else class_
    files, made = find(domain, localedir, languages, all=True), None
    if not files:
        if fallback:
            return NullTranslations()
        raise FileNotFoundError(errno.ENOENT, "No translation file found for domain", domain)
    for path in files:
        key = class_, os.path.abspath(path)
        if key not in _translations:
            with open(path, "rb") as fp:
                _translations.setdefault(key, class_(fp))
        each = copy.copy(_translations[key])
        if made is None:
            made = each
        else:
            made.add_fallback(each)
    return made


def install(domain, localedir=None, *, names=None):
    translation(domain, localedir, fallback=True).install(names)


def textdomain(domain=None):
    global _current_domain
    if domain is not None:
        _current_domain = domain
    return _current_domain


def bindtextdomain(domain, localedir=None):
    if localedir is not None:
        _localedirs[domain] = localedir
    return _localedirs.get(domain, _default_localedir)


def _of(domain):
    return translation(domain, _localedirs.get(domain), fallback=True)


def dgettext(domain, message):
    return _of(domain).gettext(message)


def dngettext(domain, msgid1, msgid2, n):
    return _of(domain).ngettext(msgid1, msgid2, n)


def dpgettext(domain, context, message):
    return _of(domain).pgettext(context, message)


def dnpgettext(domain, context, msgid1, msgid2, n):
    return _of(domain).npgettext(context, msgid1, msgid2, n)


def gettext(message):
    return dgettext(_current_domain, message)


def ngettext(msgid1, msgid2, n):
    return dngettext(_current_domain, msgid1, msgid2, n)


def pgettext(context, message):
    return dpgettext(_current_domain, context, message)


def npgettext(context, msgid1, msgid2, n):
    return dnpgettext(_current_domain, context, msgid1, msgid2, n)


Catalog = translation
