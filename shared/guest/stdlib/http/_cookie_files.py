"""Files of cookies, as libwww-perl and Mozilla write them. Part of http.cookiejar."""

import os
import re
import time

from http._cookie_parts import iso2time, join_header_words, split_header_words, time2isoz
from http.cookiejar import MISSING_FILENAME_TEXT, Cookie, CookieJar

NETSCAPE_MAGIC_RGX = re.compile("#( Netscape)? HTTP Cookie File")
HTTPONLY_ATTR, HTTPONLY_PREFIX = "HTTPOnly", "#HttpOnly_"
NETSCAPE_HEADER_TEXT = """\
# Netscape HTTP Cookie File
# http://curl.haxx.se/rfc/cookie_spec.html
# This is a generated file!  Do not edit.

"""


class LoadError(OSError):
    """A file that holds no cookies."""


LoadError.__module__ = "http.cookiejar"


class FileCookieJar(CookieJar):
    def __init__(self, filename=None, delayload=False, policy=None):
        super().__init__(policy)
        self.filename, self.delayload = None if filename is None else os.fspath(filename), bool(delayload)

    def save(self, filename=None, ignore_discard=False, ignore_expires=False):
        raise NotImplementedError()

    def load(self, filename=None, ignore_discard=False, ignore_expires=False):
        name = self._name_of(filename)
        with open(name) as f:
            self._really_load(f, name, ignore_discard, ignore_expires)

    def _name_of(self, filename):
        name = self.filename if filename is None else filename
        if name is None:
            raise ValueError(MISSING_FILENAME_TEXT)
        return name

    def revert(self, filename=None, ignore_discard=False, ignore_expires=False):
        self._name_of(filename)
        with self._cookies_lock:
            old, self._cookies = self._cookies, {}
            try:
                self.load(filename, ignore_discard, ignore_expires)
            except OSError:
                self._cookies = old
                raise

    def _kept(self, ignore_discard, ignore_expires):
        now = time.time()
        return [cookie for cookie in self
                if (ignore_discard or not cookie.discard) and (ignore_expires or not cookie.is_expired(now))]

    def _write(self, filename, text):
        with os.fdopen(os.open(self._name_of(filename), os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as f:
            f.write(text)

    def _take(self, cookie, ignore_discard, ignore_expires):
        if (ignore_discard or not cookie.discard) and (ignore_expires or not cookie.is_expired(time.time())):
            self.set_cookie(cookie)


def lwp_cookie_str(cookie):
    words = [(cookie.name, cookie.value), ("path", cookie.path), ("domain", cookie.domain)]
    if cookie.port is not None:
        words.append(("port", cookie.port))
    words += [(name, None) for name in ("path_spec", "port_spec", "domain_dot", "secure")
              if getattr(cookie, {"path_spec": "path_specified", "port_spec": "port_specified", "domain_dot": "domain_initial_dot"}.get(name, name))]
    if cookie.expires:
        words.append(("expires", time2isoz(float(cookie.expires))))
    if cookie.discard:
        words.append(("discard", None))
    words += [(name, getattr(cookie, attribute)) for name, attribute in (("comment", "comment"), ("commenturl", "comment_url"))
              if getattr(cookie, attribute)]
    words += [(key, str(cookie._rest[key])) for key in sorted(cookie._rest)]
    words.append(("version", str(cookie.version)))
    return join_header_words([words])


class LWPCookieJar(FileCookieJar):
    def as_lwp_str(self, ignore_discard=True, ignore_expires=True):
        return "\n".join(["Set-Cookie3: " + lwp_cookie_str(cookie) for cookie in self._kept(ignore_discard, ignore_expires)] + [""])

    def save(self, filename=None, ignore_discard=False, ignore_expires=False):
        self._write(filename, "#LWP-Cookies-2.0\n" + self.as_lwp_str(ignore_discard, ignore_expires))

    def _really_load(self, f, filename, ignore_discard, ignore_expires):
        if not self.magic_re.search(f.readline()):
            raise LoadError("%r does not look like a Set-Cookie3 (LWP) format file" % filename)
        header = "Set-Cookie3:"
        flags, values = ("port_spec", "path_spec", "domain_dot", "secure", "discard"), ("version", "port", "path", "domain", "expires", "comment", "commenturl")
        for line in f:
            if not line.startswith(header):
                continue
            for (name, value), *attrs in split_header_words([line[len(header):].strip()]):
                standard, rest = dict.fromkeys(flags, False), {}
                for k, v in attrs:
                    lower = k.lower() if k is not None else None
                    if lower in flags:
                        standard[lower] = True if v is None else v
                    elif lower in values:
                        standard[lower] = v
                    else:
                        rest[k] = v
                h = standard.get
                expires = None if h("expires") is None else iso2time(h("expires"))
                domain = h("domain")
                cookie = Cookie(h("version"), name, value, h("port"), h("port_spec"), domain, domain.startswith("."),
                                h("domain_dot"), h("path"), h("path_spec"), h("secure"), expires,
                                True if expires is None else h("discard"), h("comment"), h("commenturl"), rest)
                self._take(cookie, ignore_discard, ignore_expires)


class MozillaCookieJar(FileCookieJar):
    def _really_load(self, f, filename, ignore_discard, ignore_expires):
        if not NETSCAPE_MAGIC_RGX.match(f.readline()):
            raise LoadError("%r does not look like a Netscape format cookies file" % filename)
        for line in f:
            rest = {}
            if line.startswith(HTTPONLY_PREFIX):
                rest[HTTPONLY_ATTR], line = "", line[len(HTTPONLY_PREFIX) :]
            line = line.removesuffix("\n")
            if line.strip().startswith(("#", "$")) or not line.strip():
                continue
            try:
                domain, specified, path, secure, expires, name, value = line.split("\t")
            except ValueError:
                raise LoadError("invalid Netscape format cookies file %r: %r" % (filename, line)) from None
            if name == "":  # a value without a name
                name, value = value, None
            cookie = Cookie(0, name, value, None, False, domain, specified == "TRUE", domain.startswith("."), path, False,
                            secure == "TRUE", expires or None, expires == "", None, None, rest)
            self._take(cookie, ignore_discard, ignore_expires)

    def save(self, filename=None, ignore_discard=False, ignore_expires=False):
        lines = []
        for cookie in self._kept(ignore_discard, ignore_expires):
            domain = HTTPONLY_PREFIX + cookie.domain if cookie.has_nonstandard_attr(HTTPONLY_ATTR) else cookie.domain
            name, value = ("", cookie.name) if cookie.value is None else (cookie.name, cookie.value)
            expires = "" if cookie.expires is None else str(cookie.expires)
            shown = ["TRUE" if is_true else "FALSE" for is_true in (cookie.domain.startswith("."), cookie.secure)]
            lines.append("\t".join([domain, shown[0], cookie.path, shown[1], expires, name, value]) + "\n")
        self._write(filename, NETSCAPE_HEADER_TEXT + "".join(lines))


for _class in (FileCookieJar, LWPCookieJar, MozillaCookieJar):
    _class.__module__ = "http.cookiejar"
