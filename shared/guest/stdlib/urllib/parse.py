"""urllib.parse: parts of addresses, quoting, query strings."""

import functools
import re
from collections import namedtuple

__all__ = """
DefragResult DefragResultBytes ParseResult ParseResultBytes SplitResult SplitResultBytes parse_qs parse_qsl quote
quote_from_bytes quote_plus unquote unquote_plus unquote_to_bytes urldefrag urlencode urljoin urlparse urlsplit urlunparse
urlunsplit
""".split()

# Programs append schemes of their own to these lists.
uses_relative = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero", "rtsp", "rtsps", "rtspu",
                 "sftp", "svn", "svn+ssh", "ws", "wss"]  # fmt: skip
uses_netloc = ["", "ftp", "http", "gopher", "nntp", "telnet", "imap", "wais", "file", "mms", "https", "shttp", "snews", "prospero", "rtsp",
               "rtsps", "rtspu", "rsync", "svn", "svn+ssh", "sftp", "nfs", "git", "git+ssh", "ws", "wss"]  # fmt: skip
uses_params = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtsps", "rtspu", "sip", "sips", "mms", "sftp", "tel"]
non_hierarchical = ["gopher", "hdl", "mailto", "news", "telnet", "wais", "imap", "snews", "sip", "sips"]
uses_query = ["", "http", "wais", "imap", "https", "shttp", "mms", "gopher", "rtsp", "rtsps", "rtspu", "sip", "sips"]
uses_fragment = ["", "ftp", "hdl", "http", "gopher", "news", "nntp", "wais", "https", "shttp", "snews", "file", "prospero"]
scheme_chars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-."
_SAFE = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~")


class _Place:
    """user:password@host:port"""

    __slots__ = ()

    def _split(self):
        user, has_user, host = self.netloc.rpartition("@")
        name, has_password, password = user.partition(":")
        if host.startswith("["):
            host, _, port = host[1:].partition("]")
            port = port.removeprefix(":")
        else:
            host, _, port = host.partition(":")
        return (name if has_user else None), (password if has_password else None), host or None, port or None

    username = property(lambda self: self._split()[0])
    password = property(lambda self: self._split()[1])

    @property
    def hostname(self):
        host = self._split()[2]
        return host.lower() if host else None

    @property
    def port(self):
        port = self._split()[3]
        if port is None:
            return None
        if not port.isdigit() or not port.isascii():
            raise ValueError(f"Port could not be cast to integer value as {port!r}")
        if int(port) > 65535:
            raise ValueError("Port out of range 0-65535")
        return int(port)


class SplitResult(_Place, namedtuple("SplitResult", "scheme netloc path query fragment")):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)

    def encode(self, encoding="ascii", errors="strict"):
        return SplitResultBytes(*[part.encode(encoding, errors) for part in self])


class ParseResult(_Place, namedtuple("ParseResult", "scheme netloc path params query fragment")):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)

    def encode(self, encoding="ascii", errors="strict"):
        return ParseResultBytes(*[part.encode(encoding, errors) for part in self])


class DefragResult(namedtuple("DefragResult", "url fragment")):
    __slots__ = ()

    def geturl(self):
        return self.url + ("#" + self.fragment if self.fragment else "")

    def encode(self, encoding="ascii", errors="strict"):
        return DefragResultBytes(*[part.encode(encoding, errors) for part in self])


class _Bytes:
    """Results whose parts are bytes: what the result of texts says, encoded."""

    __slots__ = ()

    def decode(self, encoding="ascii", errors="strict"):
        return self._decoded(*[part.decode(encoding, errors) for part in self])

    def geturl(self):
        return self.decode().geturl().encode("ascii")

    port = property(lambda self: self.decode().port)


for _name in ("username", "password", "hostname"):

    def _part(self, name=_name):
        found = getattr(self.decode(), name)
        return found if found is None else found.encode("ascii")

    setattr(_Bytes, _name, property(_part))


class SplitResultBytes(_Bytes, namedtuple("SplitResultBytes", "scheme netloc path query fragment")):
    __slots__ = ()
    _decoded = SplitResult


class ParseResultBytes(_Bytes, namedtuple("ParseResultBytes", "scheme netloc path params query fragment")):
    __slots__ = ()
    _decoded = ParseResult


class DefragResultBytes(_Bytes, namedtuple("DefragResultBytes", "url fragment")):
    __slots__ = ()
    _decoded = DefragResult


def _for_bytes(count):
    """Lets a function of texts take bytes for its first `count` arguments; the result is of bytes then."""

    def decorate(function):
        def called(*args, **kwargs):
            given = args[:count] if count else tuple(args[0])
            plain = [part for part in given if part]
            if not plain or all(isinstance(part, str) for part in plain):
                if any(not isinstance(part, str) and part is not None for part in given):
                    return called_for_bytes(args, kwargs)
                return function(*args, **kwargs)
            return called_for_bytes(args, kwargs)

        def called_for_bytes(args, kwargs):
            given = args[:count] if count else tuple(args[0])
            if any(isinstance(part, str) and part for part in given):
                raise TypeError("Cannot mix str and non-str arguments")
            texts = [part if isinstance(part, str) or part is None else part.decode("ascii") for part in given]
            made = function(*texts, *args[count:], **kwargs) if count else function(texts, *args[1:], **kwargs)
            return made.encode("ascii")

        called.__name__ = called.__qualname__ = function.__name__
        called.__wrapped__ = function
        return called

    return decorate


@functools.lru_cache(typed=True)
@_for_bytes(2)
def urlsplit(url, scheme="", allow_fragments=True):
    url = re.sub("[\t\r\n]", "", url.lstrip("".join(map(chr, range(33)))))
    netloc = query = fragment = ""
    found = re.match(r"([a-zA-Z][a-zA-Z0-9+.-]*):", url)
    if found:
        scheme, url = found[1].lower(), url[found.end() :]
    if url[:2] == "//":
        end = min([at for at in (url.find(c, 2) for c in "/?#") if at >= 0] or [len(url)])
        netloc, url = url[2:end], url[end:]
        _check_place(netloc)
    if allow_fragments and "#" in url:
        url, fragment = url.split("#", 1)
    if "?" in url:
        url, query = url.split("?", 1)
    return SplitResult(scheme, netloc, url, query, fragment)


def clear_cache():
    """Forgets what addresses were split into."""
    urlsplit.cache_clear()


def _check_place(netloc):
    """Refuses odd brackets, and letters that would fold into signs with a meaning."""
    if ("[" in netloc) != ("]" in netloc):
        raise ValueError("Invalid IPv6 URL")
    if "[" in netloc:
        host = netloc.partition("[")[2].partition("]")[0]
        if host[:1] == "v":
            if not re.fullmatch("v[a-fA-F0-9]+[.].+", host, re.DOTALL):
                raise ValueError("IPvFuture address is invalid")
        else:
            import ipaddress

            if isinstance(ipaddress.ip_address(host), ipaddress.IPv4Address):
                raise ValueError("An IPv4 address cannot be in brackets")
    if not netloc.isascii():
        import unicodedata

        plain = re.sub("[@:#?]", "", netloc)
        folded = unicodedata.normalize("NFKC", plain)
        if folded != plain and re.search("[/?#@:]", folded):
            raise ValueError(f"netloc {netloc!r} contains invalid characters under NFKC normalization")


@_for_bytes(2)
def urlparse(url, scheme="", allow_fragments=True):
    scheme, netloc, path, query, fragment = urlsplit(url, scheme, allow_fragments)
    params = ""
    if scheme in uses_params and ";" in path:
        at = path.find(";", path.rfind("/") if "/" in path else 0)
        if at >= 0:
            path, params = path[:at], path[at + 1 :]
    return ParseResult(scheme, netloc, path, params, query, fragment)


@_for_bytes(0)
def urlunsplit(components):
    scheme, netloc, url, query, fragment = components
    if netloc or (scheme and scheme in uses_netloc and url[:2] != "//"):
        if url and url[:1] != "/":
            url = "/" + url
        url = "//" + (netloc or "") + url
    return (scheme + ":" if scheme else "") + url + ("?" + query if query else "") + ("#" + fragment if fragment else "")


@_for_bytes(0)
def urlunparse(components):
    scheme, netloc, url, params, query, fragment = components
    return urlunsplit((scheme, netloc, url + (";" + params if params else ""), query, fragment))


@_for_bytes(1)
def urldefrag(url):
    if "#" not in url:
        return DefragResult(url, "")
    parts = urlparse(url)
    return DefragResult(urlunparse(parts[:5] + ("",)), parts.fragment)


@_for_bytes(2)
def urljoin(base, url, allow_fragments=True):
    if not base or not url:
        return url or base
    b = urlparse(base, "", allow_fragments)
    u = urlparse(url, b.scheme, allow_fragments)
    if u.scheme != b.scheme or u.scheme not in uses_relative:
        return url
    place = u.netloc
    if u.scheme in uses_netloc:
        if place:
            return u.geturl()
        place = b.netloc
    if not u.path and not u.params:
        return urlunparse((u.scheme, place, b.path, b.params, u.query or b.query, u.fragment))
    parts = u.path.split("/")
    if u.path[:1] != "/":
        before = b.path.split("/")
        parts = (before if not before[-1] else before[:-1]) + parts
        parts[1:-1] = filter(None, parts[1:-1])
    made = []
    for part in parts:
        if part == "..":
            del made[-1:]
        elif part != ".":
            made.append(part)
    if parts[-1] in (".", ".."):
        made.append("")
    return urlunparse((u.scheme, place, "/".join(made) or "/", u.params, u.query, u.fragment))


def quote_from_bytes(bs, safe="/"):
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError("quote_from_bytes() expected bytes")
    kept = _SAFE | frozenset(safe.encode("ascii", "ignore") if isinstance(safe, str) else safe)
    return "".join(chr(b) if b in kept else f"%{b:02X}" for b in bs)


def quote(string, safe="/", encoding=None, errors=None):
    if isinstance(string, str):
        string = string.encode(encoding or "utf-8", errors or "strict")
    elif encoding is not None:
        raise TypeError("quote() doesn't support 'encoding' for bytes")
    elif errors is not None:
        raise TypeError("quote() doesn't support 'errors' for bytes")
    return quote_from_bytes(string, safe)


def quote_plus(string, safe="", encoding=None, errors=None):
    return quote(string, safe + (" " if isinstance(safe, str) else b" "), encoding, errors).replace(" ", "+")


def unquote_to_bytes(string):
    data = string.encode("utf-8") if isinstance(string, str) else string
    first, *parts = data.split(b"%")
    made = [first]
    for part in parts:
        try:
            made.append(bytes([int(part[:2], 16)]) + part[2:] if len(part[:2]) == 2 else b"%" + part)
        except ValueError:
            made.append(b"%" + part)
    return b"".join(made)


def unquote(string, encoding="utf-8", errors="replace"):
    if isinstance(string, bytes):
        return unquote_to_bytes(string).decode(encoding or "utf-8", errors or "replace")
    if "%" not in string:
        return string
    return re.sub(r"[\x00-\x7f]+", lambda found: unquote_to_bytes(found[0]).decode(encoding or "utf-8", errors or "replace"), string)


def unquote_plus(string, encoding="utf-8", errors="replace"):
    return unquote(string.replace("+", " "), encoding, errors)


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
    if not hasattr(query, "items") and (not hasattr(query, "__len__") or len(query) and not isinstance(query[0], tuple)):
        raise TypeError("not a valid non-string sequence or mapping object")
    pairs = list(query.items()) if hasattr(query, "items") else list(query)

    def text(v):
        return quote_via(v, safe) if isinstance(v, bytes) else quote_via(v if isinstance(v, str) else str(v), safe, encoding, errors)

    made = []
    for key, value in pairs:
        if doseq and not isinstance(value, (str, bytes)) and hasattr(value, "__len__"):
            made += [f"{text(key)}={text(each)}" for each in value]
        else:
            made.append(f"{text(key)}={text(value)}")
    return "&".join(made)


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    made = []
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
    if isinstance(qs, (bytes, bytearray)):
        pairs = parse_qsl(bytes(qs).decode("ascii"), keep_blank_values, strict_parsing, encoding, errors, max_num_fields,
                          separator if isinstance(separator, str) else separator.decode())  # fmt: skip
        return [(name.encode("ascii"), value.encode("ascii")) for name, value in pairs]
    if max_num_fields is not None and max_num_fields < 1 + qs.count(separator):
        raise ValueError("Max number of fields exceeded")
    for pair in qs.split(separator) if qs else []:
        if not pair and not strict_parsing:
            continue
        name, equals, value = pair.partition("=")
        if not equals and strict_parsing:
            raise ValueError(f"bad query field: {pair!r}")
        if value or keep_blank_values:
            made.append((unquote_plus(name, encoding, errors), unquote_plus(value, encoding, errors)))
    return made


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    made = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors, max_num_fields, separator):
        made.setdefault(name, []).append(value)
    return made


def unwrap(url):
    """An address without "<URL:" and ">" around it."""
    url = str(url).strip()
    if url[:1] == "<" and url[-1:] == ">":
        url = url[1:-1].strip()
    return url[4:].strip() if url[:4] == "URL:" else url


def __getattr__(name):
    if name.lstrip("_").startswith("split") or name.endswith("to_bytes"):
        from urllib import _splits

        found = getattr(_splits, name.lstrip("_"), None)
        if found is not None:
            return getattr(found, "__wrapped__", found) if name.startswith("_") else found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
