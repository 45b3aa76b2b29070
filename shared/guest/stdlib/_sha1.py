"""_sha1: the digest of hashlib under the name of CPython's own module."""

from hashlib import sha1  # noqa: F401
