"""Digests; each is computed over all that was given when it is asked for."""

import _hashes

algorithms_guaranteed = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512"}
algorithms_available = set(algorithms_guaranteed)
_SIZES = {"md5": (16, 64), "sha1": (20, 64), "sha224": (28, 64), "sha256": (32, 64), "sha384": (48, 128), "sha512": (64, 128)}


class HASH:
    __module__ = "_hashlib"
    __tp_name__ = "_hashlib.HASH"

    def __init__(self, name, data=b""):
        self.name = name
        self.digest_size, self.block_size = _SIZES[name]
        self._data = bytearray()
        self.update(data)

    def update(self, data, /):
        if isinstance(data, str):
            raise TypeError("Strings must be encoded before hashing")
        if not isinstance(data, (bytes, bytearray, memoryview)):
            data = data.tobytes() if hasattr(data, "tobytes") else _refuse()
        self._data += data

    def digest(self):
        return getattr(_hashes, self.name)(self._data)

    def hexdigest(self):
        return self.digest().hex()

    def copy(self):
        return HASH(self.name, self._data)

    def __repr__(self):
        return f"<{self.name} _hashlib.HASH object @ {id(self):#x}>"


def _refuse():
    raise TypeError("object supporting the buffer API required")


def new(name, data=b"", *, usedforsecurity=True):
    if name.lower() not in _SIZES:
        raise ValueError(f"unsupported hash type {name}")
    return HASH(name.lower(), data)


def _constructor(name):
    def construct(string=b"", *, usedforsecurity=True):
        return HASH(name, string)

    construct.__name__ = construct.__qualname__ = "openssl_" + name
    return construct


md5, sha1, sha224, sha256, sha384, sha512 = map(_constructor, _SIZES)


def file_digest(fileobj, digest, /):
    made = digest() if callable(digest) else new(digest)
    made.update(fileobj.read())
    return made


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    import hmac

    size = _SIZES[hash_name][0]
    made, block = b"", 0
    while len(made) < (dklen or size):
        block += 1
        u = hmac.new(password, salt + block.to_bytes(4, "big"), hash_name).digest()
        total = int.from_bytes(u, "big")
        for _ in range(iterations - 1):
            u = hmac.new(password, u, hash_name).digest()
            total ^= int.from_bytes(u, "big")
        made += total.to_bytes(size, "big")
    return made[: dklen or size]
