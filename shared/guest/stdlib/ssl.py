"""ssl: contexts and constants; programs here reach no network, so that no connection is ever made."""

import enum

OPENSSL_VERSION, OPENSSL_VERSION_INFO, OPENSSL_VERSION_NUMBER = "OpenSSL 3.0.11 19 Sep 2023", (3, 0, 0, 11, 0), 805306544
HAS_SNI = HAS_TLSv1_2 = HAS_TLSv1_3 = HAS_ALPN = True


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


class SSLError(OSError):
    pass


class SSLCertVerificationError(SSLError, ValueError):
    pass


CertificateError = SSLCertVerificationError


class SSLContext:
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


def create_default_context(purpose=Purpose.SERVER_AUTH, *, cafile=None, capath=None, cadata=None):
    if not isinstance(purpose, Purpose):
        raise TypeError(purpose)
    return SSLContext(_SSLMethod.PROTOCOL_TLS_CLIENT if purpose == Purpose.SERVER_AUTH else _SSLMethod.PROTOCOL_TLS_SERVER)


def _create_unverified_context(protocol=None, **kwargs):
    made = SSLContext(_SSLMethod.PROTOCOL_TLS_CLIENT if protocol is None else protocol)
    made.check_hostname, made.verify_mode = False, VerifyMode.CERT_NONE
    return made


_create_stdlib_context, _create_default_https_context = _create_unverified_context, create_default_context
