"""Keyed digests (RFC 2104)."""

import hashlib
from _operator import _compare_digest as compare_digest  # noqa: F401

trans_5C, trans_36 = bytes(x ^ 0x5C for x in range(256)), bytes(x ^ 0x36 for x in range(256))
digest_size = None  # of no one function


def _maker(digestmod):
    """What makes the plain digest: of its name, of a function, or of a module with new()."""
    if callable(digestmod):
        return digestmod
    if isinstance(digestmod, str):
        return lambda data=b"": hashlib.new(digestmod, data)
    return lambda data=b"": digestmod.new(data)


class HMAC:
    blocksize = 64

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError("key: expected bytes or bytearray, but got %r" % type(key).__name__)
        if not digestmod:
            raise TypeError("Missing required parameter 'digestmod'.")
        make = _maker(digestmod)
        self._inner, self._outer = make(), make()
        self.digest_size = self._inner.digest_size
        size = getattr(self._inner, "block_size", None)
        if size is None or size < 16:
            import warnings

            warnings.warn("No block_size attribute on given digest object; Assuming %d." % self.blocksize if size is None else
                          "block_size of %d seems too small; using our default of %d." % (size, self.blocksize),
                          RuntimeWarning, 2)  # fmt: skip
            size = self.blocksize
        self.block_size = size
        if len(key) > size:
            key = make(key).digest()
        key = bytes(key).ljust(size, b"\0")
        self._inner.update(key.translate(trans_36))
        self._outer.update(key.translate(trans_5C))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return "hmac-" + self._inner.name

    def update(self, msg):
        self._inner.update(msg)

    def _whole(self):
        whole = self._outer.copy()
        whole.update(self._inner.digest())
        return whole

    def digest(self):
        return self._whole().digest()

    def hexdigest(self):
        return self._whole().hexdigest()

    def copy(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__, _inner=self._inner.copy(), _outer=self._outer.copy())
        return made


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()
