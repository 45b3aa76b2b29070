"""ssl: contexts and constants; programs here reach no network, so that no connection is ever made."""

import base64
import enum
import socket
import warnings

OPENSSL_VERSION, OPENSSL_VERSION_INFO, OPENSSL_VERSION_NUMBER = "OpenSSL 3.0.11 19 Sep 2023", (3, 0, 0, 11, 0), 805306544
HAS_SNI = HAS_NEVER_CHECK_COMMON_NAME = HAS_ECDH = HAS_NPN = HAS_TLSv1_2 = HAS_TLSv1_3 = HAS_ALPN = True


class VerifyMode(enum.IntEnum):
    CERT_NONE, CERT_OPTIONAL, CERT_REQUIRED = 0, 1, 2


class Purpose(enum.Enum):
    SERVER_AUTH, CLIENT_AUTH = "1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2"


class TLSVersion(enum.IntEnum):
    MINIMUM_SUPPORTED, SSLv3, TLSv1, TLSv1_1, TLSv1_2, TLSv1_3, MAXIMUM_SUPPORTED = -2, 768, 769, 770, 771, 772, -1


class _SSLMethod(enum.IntEnum):
    PROTOCOL_TLS, PROTOCOL_TLSv1, PROTOCOL_TLSv1_1, PROTOCOL_TLSv1_2, PROTOCOL_TLS_CLIENT, PROTOCOL_TLS_SERVER = 2, 3, 4, 5, 16, 17
    PROTOCOL_SSLv23 = 2


globals().update({**VerifyMode.__members__, **_SSLMethod.__members__})
OP_ALL, OP_NO_SSLv2, OP_NO_SSLv3, OP_NO_TLSv1, OP_NO_TLSv1_1, OP_NO_COMPRESSION = 0x80000050, 0, 1 << 25, 1 << 26, 1 << 28, 1 << 17
OP_NO_TICKET, OP_NO_TLSv1_2, OP_NO_TLSv1_3, OP_IGNORE_UNEXPECTED_EOF = 1 << 14, 1 << 27, 1 << 29, 1 << 7
OP_SINGLE_DH_USE, OP_SINGLE_ECDH_USE, OP_CIPHER_SERVER_PREFERENCE, OP_NO_RENEGOTIATION = 0, 0, 1 << 22, 1 << 30
PEM_HEADER, PEM_FOOTER = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"


class SSLError(OSError):
    pass


class SSLZeroReturnError(SSLError):
    """The other side has closed the connection."""


class SSLWantReadError(SSLError):
    """More is to be read first."""


class SSLWantWriteError(SSLError):
    """More is to be written first."""


class SSLSyscallError(SSLError):
    """The system failed."""


class SSLEOFError(SSLError):
    """The connection ended in the middle."""


class SSLCertVerificationError(SSLError, ValueError):
    """A certificate that is not accepted."""


class SSLErrorNumber(enum.IntEnum):
    SSL_ERROR_SSL, SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE, SSL_ERROR_WANT_X509_LOOKUP, SSL_ERROR_SYSCALL = 1, 2, 3, 4, 5
    SSL_ERROR_ZERO_RETURN, SSL_ERROR_WANT_CONNECT, SSL_ERROR_EOF, SSL_ERROR_INVALID_ERROR_CODE = 6, 7, 8, 10


class VerifyFlags(enum.IntFlag):
    VERIFY_DEFAULT, VERIFY_CRL_CHECK_LEAF, VERIFY_CRL_CHECK_CHAIN, VERIFY_X509_STRICT = 0, 4, 12, 32
    VERIFY_ALLOW_PROXY_CERTS, VERIFY_X509_TRUSTED_FIRST, VERIFY_X509_PARTIAL_CHAIN = 64, 0x8000, 0x80000


globals().update({**SSLErrorNumber.__members__, **VerifyFlags.__members__})

CertificateError = SSLCertVerificationError


class MemoryBIO:
    """Bytes on their way between a program and an SSLObject."""

    def __init__(self):
        self._data, self._ended = b"", False

    pending = property(lambda self: len(self._data))
    eof = property(lambda self: self._ended and not self._data)

    def read(self, size=-1, /):
        taken = self._data if size < 0 else self._data[:size]
        self._data = self._data[len(taken):]
        return taken

    def write(self, b, /):
        if self._ended:
            raise SSLError("cannot write() after write_eof()")
        self._data += bytes(b)
        return len(b)

    def write_eof(self):
        self._ended = True


class SSLObject:
    def __init__(self, *args, **kwargs):
        raise TypeError(f"{type(self).__name__} does not have a public constructor. Instances are returned by SSLContext.wrap_bio().")


class SSLSocket(socket.socket):
    def __init__(self, *args, **kwargs):
        raise TypeError(f"{type(self).__name__} does not have a public constructor. Instances are returned by SSLContext.wrap_socket().")


class SSLSession:
    """What connections of one kind share."""


class SSLContext:
    sslsocket_class, sslobject_class, verify_flags = SSLSocket, SSLObject, VerifyFlags.VERIFY_X509_TRUSTED_FIRST

    def __init__(self, protocol=None):
        self.protocol = _SSLMethod.PROTOCOL_TLS if protocol is None else _SSLMethod(protocol)
        is_client = self.protocol == _SSLMethod.PROTOCOL_TLS_CLIENT
        self.check_hostname, self.verify_mode = is_client, VerifyMode(2 if is_client else 0)
        self.minimum_version, self.maximum_version, self.options = TLSVersion.TLSv1_2, TLSVersion.MAXIMUM_SUPPORTED, OP_ALL

    def load_cert_chain(self, certfile, keyfile=None, password=None):
        with open(certfile, "rb"):
            pass

    def load_verify_locations(self, cafile=None, capath=None, cadata=None):
        if cafile is None and capath is None and cadata is None:
            raise TypeError("cafile, capath and cadata cannot be all omitted")

    def load_default_certs(self, purpose=Purpose.SERVER_AUTH):
        pass

    set_default_verify_paths = load_default_certs

    def set_ciphers(self, cipherlist, /):
        pass

    set_alpn_protocols = set_ciphers

    def wrap_socket(self, sock, server_side=False, do_handshake_on_connect=True, suppress_ragged_eofs=True, server_hostname=None, session=None):
        raise OSError(101, "Network is unreachable")


def DER_cert_to_PEM_cert(der_cert_bytes):
    text = base64.standard_b64encode(der_cert_bytes).decode("ascii")
    return "\n".join([PEM_HEADER, *(text[i : i + 64] for i in range(0, len(text), 64)), PEM_FOOTER, ""])


def PEM_cert_to_DER_cert(pem_cert_string):
    text = pem_cert_string.strip()
    for word, is_there in (("start", text.startswith(PEM_HEADER)), ("end", text.endswith(PEM_FOOTER))):
        if not is_there:
            raise ValueError(f"Invalid PEM encoding; must {word} with {PEM_HEADER if word == 'start' else PEM_FOOTER}")
    return base64.decodebytes(text[len(PEM_HEADER) : -len(PEM_FOOTER)].encode("ascii"))


def wrap_socket(sock, keyfile=None, certfile=None, server_side=False, cert_reqs=VerifyMode.CERT_NONE, ssl_version=_SSLMethod.PROTOCOL_TLS,
                ca_certs=None, do_handshake_on_connect=True, suppress_ragged_eofs=True, ciphers=None):
    return SSLContext(ssl_version).wrap_socket(sock, server_side, do_handshake_on_connect, suppress_ragged_eofs)


def get_server_certificate(addr, ssl_version=_SSLMethod.PROTOCOL_TLS_CLIENT, ca_certs=None, timeout=None):
    raise OSError(101, "Network is unreachable")


def create_default_context(purpose=Purpose.SERVER_AUTH, *, cafile=None, capath=None, cadata=None):
    if not isinstance(purpose, Purpose):
        raise TypeError(purpose)
    return SSLContext(_SSLMethod.PROTOCOL_TLS_CLIENT if purpose == Purpose.SERVER_AUTH else _SSLMethod.PROTOCOL_TLS_SERVER)


def _create_unverified_context(protocol=None, **kwargs):
    made = SSLContext(_SSLMethod.PROTOCOL_TLS_CLIENT if protocol is None else protocol)
    made.check_hostname, made.verify_mode = False, VerifyMode.CERT_NONE
    return made


_create_stdlib_context, _create_default_https_context = _create_unverified_context, create_default_context


def _given_context(keyfile, certfile, context):
    """The context of a client's secure connection; files beside a context are refused."""
    for name, value in (("keyfile", keyfile), ("certfile", certfile)):
        if context is not None and value is not None:
            raise ValueError(f"context and {name} arguments are mutually exclusive")
    if keyfile is not None or certfile is not None:
        warnings.warn("keyfile and certfile are deprecated, use a custom context instead", DeprecationWarning, 3)
    return _create_stdlib_context(certfile=certfile, keyfile=keyfile) if context is None else context
