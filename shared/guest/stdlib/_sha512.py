"""_sha512: digests of hashlib under the name of CPython's own module."""

from hashlib import sha384, sha512  # noqa: F401
