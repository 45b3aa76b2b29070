"""Cookies that a client keeps: which of an answer's it takes, and which it sends with a request."""

import re
import threading
import time
import urllib.parse
import urllib.request
from copy import copy

from http._cookie_parts import (DAYS, EPOCH_YEAR, IPV4_RE, ISO_DATE_RE, LOOSE_HTTP_DATE_RE, MONTHS, STRICT_DATE_RE,  # noqa: F401
                                TIMEZONE_RE, UTC_ZONES, WEEKDAY_RE, domain_match, http2time, is_HDN, iso2time,
                                join_header_words, liberal_is_HDN, offset_from_tz_string, parse_ns_headers, reach,
                                split_header_words, strip_quotes, time2isoz, time2netscape, unmatched,
                                user_domain_match)  # fmt: skip

__all__ = ["Cookie", "CookieJar", "CookiePolicy", "DefaultCookiePolicy", "FileCookieJar", "LWPCookieJar", "LoadError",
           "MozillaCookieJar"]
debug, logger, DEFAULT_HTTP_PORT = False, None, "80"
MISSING_FILENAME_TEXT = "a filename was not supplied (nor was the CookieJar instance initialised with one)"
cut_port_re = re.compile(r":\d+$", re.ASCII)
HTTP_PATH_SAFE, ESCAPED_CHAR_RE = "%/;:@&=+$,!~*'()", re.compile(r"%([0-9a-fA-F][0-9a-fA-F])")
quote_re, non_word_re = re.compile(r"([\"\\])"), re.compile(r"\W")


def request_host(request):
    host = urllib.parse.urlparse(request.get_full_url())[1] or request.get_header("Host", "")
    return cut_port_re.sub("", host, 1).lower()


def eff_request_host(request):
    """(host, host with .local behind a name without dots)"""
    host = request_host(request)
    return host, host + ".local" if "." not in host else host


def uppercase_escaped_char(match):
    return "%%%s" % match[1].upper()


def escape_path(path):
    return ESCAPED_CHAR_RE.sub(uppercase_escaped_char, urllib.parse.quote(path, HTTP_PATH_SAFE))


def request_path(request):
    path = escape_path(urllib.parse.urlsplit(request.get_full_url()).path)
    return path if path.startswith("/") else "/" + path


def request_port(request):
    host = request.host
    i = host.find(":")
    if i < 0:
        return DEFAULT_HTTP_PORT
    return host[i + 1 :] if host[i + 1 :].isdecimal() else None


def is_third_party(request):
    return not domain_match(request_host(request), reach(request.origin_req_host))


class Cookie:
    """One cookie, with all that its header said."""

    def __init__(self, version, name, value, port, port_specified, domain, domain_specified, domain_initial_dot, path,
                 path_specified, secure, expires, discard, comment, comment_url, rest, rfc2109=False):
        if port is None and port_specified is True:
            raise ValueError("if port is None, port_specified must be false")
        self.version = int(version) if version is not None else None
        self.name, self.value, self.port, self.port_specified = name, value, port, port_specified
        self.domain, self.domain_specified, self.domain_initial_dot = domain.lower(), domain_specified, domain_initial_dot
        self.path, self.path_specified, self.secure = path, path_specified, secure
        self.expires = int(float(expires)) if expires is not None else None
        self.discard, self.comment, self.comment_url, self.rfc2109, self._rest = discard, comment, comment_url, rfc2109, copy(rest)

    def has_nonstandard_attr(self, name):
        return name in self._rest

    def get_nonstandard_attr(self, name, default=None):
        return self._rest.get(name, default)

    def set_nonstandard_attr(self, name, value):
        self._rest[name] = value

    def is_expired(self, now=None):
        return self.expires is not None and self.expires <= (time.time() if now is None else now)

    def __str__(self):
        port = "" if self.port is None else ":" + self.port
        shown = self.name if self.value is None else f"{self.name}={self.value}"
        return f"<Cookie {shown} for {self.domain}{port}{self.path}>"

    def __repr__(self):
        names = ("version", "name", "value", "port", "port_specified", "domain", "domain_specified", "domain_initial_dot", "path",
                 "path_specified", "secure", "expires", "discard", "comment", "comment_url")
        parts = [f"{name}={getattr(self, name)!r}" for name in names]
        return f"{type(self).__name__}({', '.join([*parts, f'rest={self._rest!r}', f'rfc2109={self.rfc2109!r}'])})"


class CookiePolicy:
    """What is taken and what is sent."""

    def set_ok(self, cookie, request):
        raise NotImplementedError()

    def return_ok(self, cookie, request):
        raise NotImplementedError()

    def domain_return_ok(self, domain, request):
        return True

    def path_return_ok(self, path, request):
        return True


class DefaultCookiePolicy(CookiePolicy):
    DomainStrictNoDots, DomainStrictNonDomain, DomainRFC2965Match, DomainLiberal, DomainStrict = 1, 2, 4, 0, 3

    def __init__(self, blocked_domains=None, allowed_domains=None, netscape=True, rfc2965=False, rfc2109_as_netscape=None,
                 hide_cookie2=False, strict_domain=False, strict_rfc2965_unverifiable=True, strict_ns_unverifiable=False,
                 strict_ns_domain=DomainLiberal, strict_ns_set_initial_dollar=False, strict_ns_set_path=False,
                 secure_protocols=("https", "wss")):
        self.netscape, self.rfc2965, self.rfc2109_as_netscape, self.hide_cookie2 = netscape, rfc2965, rfc2109_as_netscape, hide_cookie2
        self.strict_domain, self.strict_rfc2965_unverifiable = strict_domain, strict_rfc2965_unverifiable
        self.strict_ns_unverifiable, self.strict_ns_domain = strict_ns_unverifiable, strict_ns_domain
        self.strict_ns_set_initial_dollar, self.strict_ns_set_path = strict_ns_set_initial_dollar, strict_ns_set_path
        self.secure_protocols = secure_protocols
        self._blocked_domains = tuple(blocked_domains or ())
        self.set_allowed_domains(allowed_domains)

    def blocked_domains(self):
        return self._blocked_domains

    def set_blocked_domains(self, blocked_domains):
        self._blocked_domains = tuple(blocked_domains)

    def is_blocked(self, domain):
        return any(user_domain_match(domain, each) for each in self._blocked_domains)

    def allowed_domains(self):
        return self._allowed_domains

    def set_allowed_domains(self, allowed_domains):
        self._allowed_domains = None if allowed_domains is None else tuple(allowed_domains)

    def is_not_allowed(self, domain):
        return self._allowed_domains is not None and not any(user_domain_match(domain, each) for each in self._allowed_domains)

    def set_ok(self, cookie, request):
        assert cookie.name is not None
        return all(getattr(self, "set_ok_" + n)(cookie, request) for n in ("version", "verifiability", "name", "path", "domain", "port"))

    def set_ok_version(self, cookie, request):
        return cookie.version is not None and (self.rfc2965 if cookie.version > 0 else self.netscape)

    def set_ok_verifiability(self, cookie, request):
        if not (request.unverifiable and is_third_party(request)):
            return True
        return not (self.strict_rfc2965_unverifiable if cookie.version > 0 else self.strict_ns_unverifiable)

    def set_ok_name(self, cookie, request):
        return not (cookie.version == 0 and self.strict_ns_set_initial_dollar and cookie.name.startswith("$"))

    def set_ok_path(self, cookie, request):
        asks = cookie.path_specified and (cookie.version > 0 or self.strict_ns_set_path)
        return not asks or self.path_return_ok(cookie.path, request)

    def set_ok_domain(self, cookie, request):
        if self.is_blocked(cookie.domain) or self.is_not_allowed(cookie.domain):
            return False
        if not cookie.domain_specified:
            return True
        asked, effective = eff_request_host(request)
        domain = cookie.domain
        if self.strict_domain and domain.count(".") >= 2:
            i = domain.rfind(".")
            j = domain.rfind(".", 0, i)
            generic = ("co", "ac", "com", "edu", "org", "net", "gov", "mil", "int", "aero", "biz", "cat", "coop", "info", "jobs",
                       "mobi", "museum", "name", "pro", "travel", "eu")
            if j == 0 and domain[1:i].lower() in generic and len(domain[i + 1 :]) == 2:
                return False  # a country's second level
        bare = domain[1:] if domain.startswith(".") else domain
        if "." not in bare and not effective.endswith(".local"):
            return False
        if cookie.version == 0 and not any(("." + host).endswith(domain) for host in (asked, effective)):
            return False
        if cookie.version > 0 or self.strict_ns_domain & self.DomainRFC2965Match:
            if not domain_match(effective, domain):
                return False
        if cookie.version > 0 or self.strict_ns_domain & self.DomainStrictNoDots:
            prefix = asked[: -len(domain)]
            if "." in prefix and not IPV4_RE.search(asked):
                return False
        return True

    def set_ok_port(self, cookie, request):
        if not cookie.port_specified:
            return True
        port = request_port(request) or "80"
        return port in [each for each in cookie.port.split(",")]

    def return_ok(self, cookie, request):
        names = ("version", "verifiability", "secure", "expires", "port", "domain")
        return all(getattr(self, "return_ok_" + n)(cookie, request) for n in names)

    return_ok_version, return_ok_verifiability = set_ok_version, set_ok_verifiability

    def return_ok_secure(self, cookie, request):
        return not cookie.secure or request.type in self.secure_protocols

    def return_ok_expires(self, cookie, request):
        return not cookie.is_expired(self._now)

    def return_ok_port(self, cookie, request):
        return not cookie.port or (request_port(request) or "80") in cookie.port.split(",")

    def return_ok_domain(self, cookie, request):
        _, effective = eff_request_host(request)
        domain = cookie.domain
        if cookie.version == 0 and self.strict_ns_domain & self.DomainStrictNonDomain and not cookie.domain_specified and domain != effective:
            return False
        if cookie.version > 0 and not domain_match(effective, domain):
            return False
        dotted = "." + domain if domain and not domain.startswith(".") else domain
        return cookie.version != 0 or ("." + effective).endswith(dotted)

    def domain_return_ok(self, domain, request):
        asked, effective = (host if host.startswith(".") else "." + host for host in eff_request_host(request))
        dotted = "." + domain if domain and not domain.startswith(".") else domain
        return (asked.endswith(dotted) or effective.endswith(dotted)) and not self.is_blocked(domain) and not self.is_not_allowed(domain)

    def path_return_ok(self, path, request):
        asked = request_path(request)
        return asked == path or asked.startswith(path) and (path.endswith("/") or asked[len(path) : len(path) + 1] == "/")


class CookieJar:
    magic_re = re.compile(r"^\#LWP-Cookies-(\d+\.\d+)", re.ASCII)

    def __init__(self, policy=None):
        self._policy = DefaultCookiePolicy() if policy is None else policy
        self._cookies_lock, self._cookies = threading.RLock(), {}

    def set_policy(self, policy):
        self._policy = policy

    def _cookies_for_domain(self, domain, request):
        if not self._policy.domain_return_ok(domain, request):
            return []
        by_path = self._cookies[domain]
        return [cookie for path in by_path if self._policy.path_return_ok(path, request) for cookie in by_path[path].values()
                if self._policy.return_ok(cookie, request)]

    def _cookies_for_request(self, request):
        return [cookie for domain in self._cookies for cookie in self._cookies_for_domain(domain, request)]

    def _cookie_attrs(self, cookies):
        """The parts of a Cookie header; what has a longer path comes first."""
        attrs, version_set = [], False
        for cookie in sorted(cookies, key=lambda c: len(c.path), reverse=True):
            value = cookie.value
            if not version_set:
                version_set = True
                if cookie.version > 0:
                    attrs.append(f"$Version={cookie.version}")
            if value is not None and non_word_re.search(value) and cookie.version > 0:
                value = quote_re.sub(r"\\\1", value)
            attrs.append(cookie.name if value is None else f"{cookie.name}={value}")
            if cookie.version > 0:
                if cookie.path_specified:
                    attrs.append(f'$Path="{cookie.path}"')
                if cookie.domain.startswith("."):
                    attrs.append(f'$Domain="{cookie.domain if cookie.domain_initial_dot else cookie.domain[1:]}"')
                if cookie.port is not None:
                    attrs.append("$Port" + (f'="{cookie.port}"' if cookie.port_specified else ""))
        return attrs

    def add_cookie_header(self, request):
        with self._cookies_lock:
            self._policy._now = self._now = int(time.time())
            cookies = self._cookies_for_request(request)
            attrs = self._cookie_attrs(cookies)
            if attrs and not request.has_header("Cookie"):
                request.add_unredirected_header("Cookie", "; ".join(attrs))
            if self._policy.rfc2965 and not self._policy.hide_cookie2 and not request.has_header("Cookie2"):
                if any(cookie.version != 1 for cookie in cookies):
                    request.add_unredirected_header("Cookie2", '$Version="1"')
        self.clear_expired_cookies()

    def _normalized_cookie_tuples(self, attrs_set):
        """(name, value, standard attributes, others) of each cookie; bad ones are left out."""
        flags = ("discard", "secure")
        values = ("version", "expires", "max-age", "domain", "path", "port", "comment", "commenturl")
        made = []
        for (name, value), *attrs in attrs_set:
            standard, rest, is_bad, has_age = {}, {}, False, False
            for k, v in attrs:
                lower = k.lower()
                k = lower if lower in values or lower in flags else k
                if k in flags and v is None:
                    v = True
                if k in standard:
                    continue  # the first counts
                if k == "domain":
                    if v is None:
                        is_bad = True
                        break
                    v = v.lower()
                if k == "expires" and (has_age or v is None):
                    continue
                if k == "max-age":
                    has_age = True
                    try:
                        v = int(v)
                    except (TypeError, ValueError):
                        is_bad = True
                        break
                    k, v = "expires", self._now + v
                if k in values or k in flags:
                    if v is None and k not in ("port", "discard", "secure", "comment", "commenturl"):
                        is_bad = True
                        break
                    standard[k] = v
                else:
                    rest[k] = v
            if not is_bad:
                made.append((name, value, standard, rest))
        return made

    def _cookie_from_cookie_tuple(self, tup, request):
        name, value, standard, rest = tup
        version = standard.get("version")
        try:
            version = None if version is None else int(version)
        except ValueError:
            return None
        path = standard.get("path")
        path_specified = path not in (None, "")
        if path_specified:
            path = escape_path(path)
        else:
            path = request_path(request)
            i = path.rfind("/")
            if i != -1:
                path = path[:i] if version == 0 else path[: i + 1]
            path = path or "/"
        domain = standard.get("domain")
        domain_specified = domain is not None
        initial_dot = bool(domain_specified and domain.startswith("."))
        if not domain_specified:
            domain = eff_request_host(request)[1]
        elif not initial_dot:
            domain = "." + domain
        port, port_specified = standard.get("port"), False
        if "port" in standard:
            if port is None:
                port = request_port(request)
            else:
                port_specified, port = True, re.sub(r"\s+", "", port)
        expires, discard = standard.get("expires"), standard.get("discard", False)
        if expires is None:
            discard = True
        elif expires <= self._now:  # the server takes it back
            try:
                self.clear(domain, path, name)
            except KeyError:
                pass
            return None
        return Cookie(version, name, value, port, port_specified, domain, domain_specified, initial_dot, path, path_specified,
                      standard.get("secure", False), expires, discard, standard.get("comment"), standard.get("commenturl"), rest)

    def _cookies_from_attrs_set(self, attrs_set, request):
        made = [self._cookie_from_cookie_tuple(each, request) for each in self._normalized_cookie_tuples(attrs_set)]
        return [cookie for cookie in made if cookie]

    def _process_rfc2109_cookies(self, cookies):
        as_netscape = self._policy.rfc2109_as_netscape
        if as_netscape is None:
            as_netscape = not self._policy.rfc2965
        for cookie in cookies:
            if cookie.version == 1:
                cookie.rfc2109 = True
                if as_netscape:
                    cookie.version = 0

    def make_cookies(self, response, request):
        headers = response.info()
        rfc2965, netscape = headers.get_all("Set-Cookie2", []), headers.get_all("Set-Cookie", [])
        self._policy._now = self._now = int(time.time())
        try:
            cookies = self._cookies_from_attrs_set(split_header_words(rfc2965), request) if self._policy.rfc2965 else []
        except Exception:
            cookies = []
        if netscape and self._policy.netscape:
            try:
                plain = self._cookies_from_attrs_set(parse_ns_headers(netscape), request)
            except Exception:
                plain = []
            self._process_rfc2109_cookies(plain)
            known = {(cookie.domain, cookie.path, cookie.name) for cookie in cookies}
            cookies += [cookie for cookie in plain if (cookie.domain, cookie.path, cookie.name) not in known]
        return cookies

    def set_cookie_if_ok(self, cookie, request):
        with self._cookies_lock:
            self._policy._now = self._now = int(time.time())
            if self._policy.set_ok(cookie, request):
                self.set_cookie(cookie)

    def set_cookie(self, cookie):
        with self._cookies_lock:
            self._cookies.setdefault(cookie.domain, {}).setdefault(cookie.path, {})[cookie.name] = cookie

    def extract_cookies(self, response, request):
        with self._cookies_lock:
            for cookie in self.make_cookies(response, request):
                if self._policy.set_ok(cookie, request):
                    self.set_cookie(cookie)

    def clear(self, domain=None, path=None, name=None):
        if name is not None:
            if domain is None or path is None:
                raise ValueError("domain and path must be given to remove a cookie by name")
            del self._cookies[domain][path][name]
        elif path is not None:
            if domain is None:
                raise ValueError("domain must be given to remove cookies by path")
            del self._cookies[domain][path]
        elif domain is not None:
            del self._cookies[domain]
        else:
            self._cookies = {}

    def _clear_if(self, is_gone):
        with self._cookies_lock:
            for cookie in [each for each in self if is_gone(each)]:
                self.clear(cookie.domain, cookie.path, cookie.name)

    def clear_session_cookies(self):
        self._clear_if(lambda cookie: cookie.discard)

    def clear_expired_cookies(self):
        now = time.time()
        self._clear_if(lambda cookie: cookie.is_expired(now))

    def __iter__(self):
        return (cookie for by_path in self._cookies.values() for by_name in by_path.values() for cookie in by_name.values())

    def __len__(self):
        return sum(1 for _ in self)

    def __repr__(self):
        return f"<{type(self).__name__}[{', '.join(map(repr, self))}]>"

    def __str__(self):
        return f"<{type(self).__name__}[{', '.join(map(str, self))}]>"


from http._cookie_files import FileCookieJar, LoadError, LWPCookieJar, MozillaCookieJar, lwp_cookie_str  # noqa: E402, F401
