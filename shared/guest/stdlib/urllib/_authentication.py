"""The part of urllib.request that proves who asks: passwords, and the basic and digest schemes."""

import base64
import hashlib
import os
import re
from urllib.error import HTTPError
from urllib.parse import unquote, urlsplit


class HTTPPasswordMgr:
    """Users and passwords by realm and address."""

    def __init__(self):
        self.passwd = {}

    def add_password(self, realm, uri, user, passwd):
        uris = [uri] if isinstance(uri, str) else uri
        kept = self.passwd.setdefault(realm, {})
        for default_port in (True, False):
            kept[tuple(self.reduce_uri(each, default_port) for each in uris)] = user, passwd

    def find_user_password(self, realm, authuri):
        kept = self.passwd.get(realm, {})
        for default_port in (True, False):
            reduced = self.reduce_uri(authuri, default_port)
            for uris, found in kept.items():
                if any(self.is_suburi(uri, reduced) for uri in uris):
                    return found
        return None, None

    def reduce_uri(self, uri, default_port=True):
        """(host and port, path) of an address."""
        parts = urlsplit(uri)
        scheme, authority, path = (parts[0], parts[1], parts[2] or "/") if parts[1] else (None, uri, "/")
        host, _, port = authority.partition(":")
        if default_port and not port and host and scheme in ("http", "https"):
            authority = f"{host}:{80 if scheme == 'http' else 443}"
        return authority, path

    def is_suburi(self, base, test):
        """Whether the reduced address `test` is `base` or below it."""
        if base == test:
            return True
        if base[0] != test[0]:
            return False
        prefix = base[1] if base[1][-1:] == "/" else base[1] + "/"
        return test[1].startswith(prefix)


class HTTPPasswordMgrWithDefaultRealm(HTTPPasswordMgr):
    def find_user_password(self, realm, authuri):
        user, password = super().find_user_password(realm, authuri)
        return (user, password) if user is not None else super().find_user_password(None, authuri)


class HTTPPasswordMgrWithPriorAuth(HTTPPasswordMgrWithDefaultRealm):
    """Knows for which addresses the password is sent before it is asked for."""

    def __init__(self, *args, **kwargs):
        self.authenticated = {}
        super().__init__(*args, **kwargs)

    def add_password(self, realm, uri, user, passwd, is_authenticated=False):
        self.update_authenticated(uri, is_authenticated)
        if realm is not None:
            super().add_password(None, uri, user, passwd)
        super().add_password(realm, uri, user, passwd)

    def update_authenticated(self, uri, is_authenticated=False):
        for default_port in (True, False):
            for each in [uri] if isinstance(uri, str) else uri:
                self.authenticated[self.reduce_uri(each, default_port)] = is_authenticated

    def is_authenticated(self, authuri):
        for default_port in (True, False):
            reduced = self.reduce_uri(authuri, default_port)
            for uri in self.authenticated:
                if self.is_suburi(uri, reduced):
                    return self.authenticated[uri]


class AbstractBasicAuthHandler:
    rx = re.compile('(?:^|,)[ \t]*([^ \t,]+)[ \t]+realm=(["\']?)([^"\']*)\\2', re.I)

    def __init__(self, password_mgr=None):
        self.passwd = HTTPPasswordMgr() if password_mgr is None else password_mgr
        self.add_password = self.passwd.add_password

    def _challenges(self, header):
        found = False
        for m in AbstractBasicAuthHandler.rx.finditer(header):
            scheme, quote, realm = m.groups()
            if quote not in ('"', "'"):
                import warnings

                warnings.warn("Basic Auth Realm was unquoted", UserWarning, 3)
            yield scheme, realm
            found = True
        if not found:
            yield (header.split() or [""])[0], None

    def http_error_auth_reqed(self, authreq, host, req, headers):
        lines, unsupported = headers.get_all(authreq), None
        for line in lines or ():
            for scheme, realm in self._challenges(line):
                if scheme.lower() != "basic":
                    unsupported = scheme
                elif realm is not None:
                    return self.retry_http_basic_auth(host, req, realm)
        if unsupported is not None:
            raise ValueError("AbstractBasicAuthHandler does not support the following scheme: %r" % (unsupported,))

    def retry_http_basic_auth(self, host, req, realm):
        user, password = self.passwd.find_user_password(realm, host)
        if password is None:
            return None
        auth = "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode("ascii")
        if req.get_header(self.auth_header, None) == auth:
            return None
        req.add_unredirected_header(self.auth_header, auth)
        return self.parent.open(req, timeout=req.timeout)

    def http_request(self, req):
        if not hasattr(self.passwd, "is_authenticated") or not self.passwd.is_authenticated(req.full_url):
            return req
        if not req.has_header("Authorization"):
            user, password = self.passwd.find_user_password(None, req.full_url)
            req.add_unredirected_header("Authorization", "Basic " + base64.standard_b64encode(f"{user}:{password}".encode()).decode())
        return req

    def http_response(self, req, response):
        if hasattr(self.passwd, "is_authenticated"):
            self.passwd.update_authenticated(req.full_url, 200 <= response.code < 300)
        return response

    https_request, https_response = http_request, http_response


class AbstractDigestAuthHandler:
    def __init__(self, passwd=None):
        self.passwd = HTTPPasswordMgr() if passwd is None else passwd
        self.add_password = self.passwd.add_password
        self.retried, self.nonce_count, self.last_nonce = 0, 0, None

    def reset_retry_count(self):
        self.retried = 0

    def http_error_auth_reqed(self, auth_header, host, req, headers):
        header = headers.get(auth_header, None)
        if self.retried > 5:
            raise HTTPError(req.full_url, 401, "digest auth failed", headers, None)
        self.retried += 1
        if header:
            scheme = header.split()[0]
            if scheme.lower() == "digest":
                return self.retry_http_digest_auth(req, header)
            if scheme.lower() != "basic":
                raise ValueError("AbstractDigestAuthHandler does not support the following scheme: '%s'" % scheme)

    def retry_http_digest_auth(self, req, auth):
        from urllib.request import parse_http_list, parse_keqv_list

        challenge = parse_keqv_list(filter(None, parse_http_list(auth.split(" ", 1)[1])))
        answer = self.get_authorization(req, challenge)
        if answer:
            value = "Digest %s" % answer
            if req.headers.get(self.auth_header, None) == value:
                return None
            req.add_unredirected_header(self.auth_header, value)
            return self.parent.open(req, timeout=req.timeout)

    def get_cnonce(self, nonce):
        text = f"{self.nonce_count}:{nonce}:{os.urandom(8).hex()}"
        return hashlib.sha1(text.encode("ascii")).hexdigest()[:16]

    def get_authorization(self, req, chal):
        try:
            realm, nonce = chal["realm"], chal["nonce"]
        except KeyError:
            return None
        qop, algorithm, opaque = chal.get("qop"), chal.get("algorithm", "MD5"), chal.get("opaque")
        H, KD = self.get_algorithm_impls(algorithm)
        if H is None:
            return None
        user, password = self.passwd.find_user_password(realm, req.full_url)
        if user is None:
            return None
        first, second = f"{user}:{realm}:{password}", f"{req.get_method()}:{req.selector}"
        if qop is None:
            response, counted = KD(H(first), f"{nonce}:{H(second)}"), ""
        elif "auth" in qop.split(","):
            self.nonce_count = self.nonce_count + 1 if nonce == self.last_nonce else 1
            self.last_nonce = nonce
            count, cnonce = "%08x" % self.nonce_count, self.get_cnonce(nonce)
            response = KD(H(first), f"{nonce}:{count}:{cnonce}:auth:{H(second)}")
            counted = f', qop=auth, nc={count}, cnonce="{cnonce}"'
        else:
            from urllib.error import URLError

            raise URLError("qop '%s' is not supported." % qop)
        made = f'username="{user}", realm="{realm}", nonce="{nonce}", uri="{req.selector}", response="{response}"'
        if opaque:
            made += f', opaque="{opaque}"'
        return made + f', algorithm="{algorithm}"' + counted

    def get_algorithm_impls(self, algorithm):
        """The hash of a text, and that of a secret and a text."""
        kinds = {"MD5": hashlib.md5, "SHA": hashlib.sha1}
        if algorithm not in kinds:
            raise ValueError("Unsupported digest authentication algorithm %r" % algorithm)
        H = lambda x: kinds[algorithm](x.encode("ascii")).hexdigest()  # noqa: E731
        return H, lambda secret, text: H(f"{secret}:{text}")


def _parse_proxy(proxy):
    """(scheme, user, password, host and port) of a proxy's address. ValueError: it has no host."""
    scheme, colon, rest = proxy.partition(":")
    if not colon or not rest.startswith("/"):
        scheme, authority = None, proxy.removeprefix("//") if proxy.startswith("//") else proxy
    elif not rest.startswith("//"):
        raise ValueError("proxy URL with no authority: %r" % proxy)
    else:
        # The path begins behind the user's part, which may hold a slash.
        end = rest.find("/", rest.find("@") if "@" in rest else 2)
        authority = rest[2:] if end < 0 else rest[2:end]
    userinfo, at, hostport = authority.rpartition("@")
    user, colon, password = userinfo.partition(":")
    return scheme, user if at else None, password if colon else None, hostport
