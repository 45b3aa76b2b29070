"""_md5: the digest of hashlib under the name of CPython's own module."""

from hashlib import md5  # noqa: F401
