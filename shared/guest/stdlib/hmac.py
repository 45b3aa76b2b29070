"""Keyed digests (RFC 2104)."""

import hashlib
from _operator import _compare_digest as compare_digest  # noqa: F401


class HMAC:
    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError("key: expected bytes or bytearray, but got %r" % type(key).__name__)
        if not digestmod:
            raise TypeError("Missing required parameter 'digestmod'.")
        self._make = digestmod if callable(digestmod) else lambda data=b"": hashlib.new(digestmod, data)
        plain = self._make()
        self.digest_size, self.block_size, self.name = plain.digest_size, plain.block_size, "hmac-" + plain.name
        if len(key) > self.block_size:
            key = self._make(key).digest()
        self._key = bytes(key).ljust(self.block_size, b"\0")
        self._data = bytearray(msg or b"")

    def update(self, msg):
        self._data += msg

    def digest(self):
        inner = self._make(bytes(b ^ 0x36 for b in self._key) + self._data).digest()
        return self._make(bytes(b ^ 0x5C for b in self._key) + inner).digest()

    def hexdigest(self):
        return self.digest().hex()

    def copy(self):
        made = HMAC.__new__(HMAC)
        made.__dict__.update(self.__dict__)
        made._data = bytearray(self._data)
        return made


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()
