"""urllib.parse: parts of addresses, quoting, query strings."""

import re
from collections import namedtuple

_RELATIVE = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero", "rtsp", "rtspu", "sftp", "svn",
             "svn+ssh", "ws", "wss"]  # fmt: skip
uses_netloc = uses_relative = _RELATIVE
_PARAMETERS = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtspu", "sip", "sips", "mms", "sftp", "tel"]
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


class ParseResult(_Place, namedtuple("ParseResult", "scheme netloc path params query fragment")):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResult(namedtuple("DefragResult", "url fragment")):
    __slots__ = ()

    def geturl(self):
        return self.url + ("#" + self.fragment if self.fragment else "")


def urlsplit(url, scheme="", allow_fragments=True):
    url = re.sub("[\t\r\n]", "", url.lstrip("".join(map(chr, range(33)))))
    netloc = query = fragment = ""
    found = re.match(r"([a-zA-Z][a-zA-Z0-9+.-]*):", url)
    if found:
        scheme, url = found[1].lower(), url[found.end() :]
    if url[:2] == "//":
        end = min([at for at in (url.find(c, 2) for c in "/?#") if at >= 0] or [len(url)])
        netloc, url = url[2:end], url[end:]
        if ("[" in netloc) != ("]" in netloc):
            raise ValueError("Invalid IPv6 URL")
    if allow_fragments and "#" in url:
        url, fragment = url.split("#", 1)
    if "?" in url:
        url, query = url.split("?", 1)
    return SplitResult(scheme, netloc, url, query, fragment)


def urlparse(url, scheme="", allow_fragments=True):
    scheme, netloc, path, query, fragment = urlsplit(url, scheme, allow_fragments)
    params = ""
    if scheme in _PARAMETERS and ";" in path:
        at = path.find(";", path.rfind("/") if "/" in path else 0)
        if at >= 0:
            path, params = path[:at], path[at + 1 :]
    return ParseResult(scheme, netloc, path, params, query, fragment)


def urlunsplit(components):
    scheme, netloc, url, query, fragment = components
    if netloc or (scheme and scheme in _RELATIVE and url[:2] != "//"):
        if url and url[:1] != "/":
            url = "/" + url
        url = "//" + (netloc or "") + url
    return (scheme + ":" if scheme else "") + url + ("?" + query if query else "") + ("#" + fragment if fragment else "")


def urlunparse(components):
    scheme, netloc, url, params, query, fragment = components
    return urlunsplit((scheme, netloc, url + (";" + params if params else ""), query, fragment))


def urldefrag(url):
    base, _, fragment = url.partition("#")
    return DefragResult(base, fragment)


def urljoin(base, url, allow_fragments=True):
    if not base or not url:
        return url or base
    b = urlparse(base, "", allow_fragments)
    u = urlparse(url, b.scheme, allow_fragments)
    if u.scheme != b.scheme or u.scheme not in _RELATIVE:
        return url
    if u.netloc:
        return u.geturl()
    if not u.path and not u.params:
        return urlunparse((u.scheme, b.netloc, b.path, b.params, u.query or b.query, u.fragment))
    parts = u.path.split("/") if u.path[:1] == "/" else b.path.split("/")[:-1] + u.path.split("/")
    if u.path[:1] != "/" and len(parts) > 1:
        parts[1:-1] = filter(None, parts[1:-1])
    made = []
    for part in parts:
        if part == "..":
            made[-1:] = [] if len(made) > 1 or (made and made[0]) else made[-1:]
        elif part != ".":
            made.append(part)
    if parts[-1] in (".", ".."):
        made.append("")
    return urlunparse((u.scheme, b.netloc, "/".join(made) or "/", u.params, u.query, u.fragment))


def quote_from_bytes(bs, safe="/"):
    kept = _SAFE | frozenset(safe.encode("ascii", "ignore") if isinstance(safe, str) else safe)
    return "".join(chr(b) if b in kept else f"%{b:02X}" for b in bs)


def quote(string, safe="/", encoding=None, errors=None):
    if isinstance(string, str):
        string = string.encode(encoding or "utf-8", errors or "strict")
    return quote_from_bytes(string, safe)


def quote_plus(string, safe="", encoding=None, errors=None):
    safe += " " if isinstance(safe, str) else b" "
    return quote(string, safe, encoding, errors).replace(" ", "+")


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
    pairs = list(query.items()) if hasattr(query, "items") else list(query)
    text = lambda v: quote_via(v if isinstance(v, (str, bytes)) else str(v), safe, encoding, errors)  # noqa: E731
    made = []
    for key, value in pairs:
        if doseq and not isinstance(value, (str, bytes)) and hasattr(value, "__len__"):
            made += [f"{text(key)}={text(each)}" for each in value]
        else:
            made.append(f"{text(key)}={text(value)}")
    return "&".join(made)


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    made = []
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
