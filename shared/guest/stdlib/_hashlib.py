"""_hashlib: digests by the names that OpenSSL gives them in CPython."""

import hashlib
import hmac
from hashlib import HASH, HASHXOF, UnsupportedDigestmodError, new, pbkdf2_hmac, scrypt  # noqa: F401
from hmac import HMAC, compare_digest, digest as hmac_digest, new as hmac_new  # noqa: F401

openssl_md_meth_names = frozenset(hashlib.algorithms_guaranteed)
globals().update({f"openssl_{name}": getattr(hashlib, name) for name in openssl_md_meth_names if not name.startswith("blake")})


def get_fips_mode():
    return 0
