"""_sha256: digests of hashlib under the name of CPython's own module."""

from hashlib import sha224, sha256  # noqa: F401
