"""Digests."""

import _hashes
import _sponges

__natives__ = (  # CPython has these in C: no traceback shows them
    "openssl_md5 openssl_sha1 openssl_sha224 openssl_sha256 openssl_sha384 openssl_sha512 openssl_sha3_224 openssl_sha3_256 "
    "openssl_sha3_384 openssl_sha3_512 openssl_shake_128 openssl_shake_256 pbkdf2_hmac scrypt")

__all__ = """
algorithms_available algorithms_guaranteed blake2b blake2s file_digest md5 new pbkdf2_hmac sha1 sha224 sha256 sha384 sha3_224
sha3_256 sha3_384 sha3_512 sha512 shake_128 shake_256
""".split()

algorithms_guaranteed = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384", "sha3_512",
                         "shake_128", "shake_256", "blake2b", "blake2s"}  # fmt: skip
algorithms_available = set(algorithms_guaranteed)
_SIZES = {"md5": (16, 64), "sha1": (20, 64), "sha224": (28, 64), "sha256": (32, 64), "sha384": (48, 128), "sha512": (64, 128)}


_KECCAK = {"sha3_224": (28, 144), "sha3_256": (32, 136), "sha3_384": (48, 104), "sha3_512": (64, 72),
           "shake_128": (0, 168), "shake_256": (0, 136)}  # fmt: skip


class UnsupportedDigestmodError(ValueError):
    __module__ = "_hashlib"


def _view(data):
    """The bytes of what update() and constructors are given."""
    if isinstance(data, str):
        raise TypeError("Strings must be encoded before hashing")
    try:
        view = memoryview(data)
    except TypeError:
        raise TypeError("object supporting the buffer API required") from None
    if not view.c_contiguous:
        raise BufferError("memoryview: underlying buffer is not C-contiguous")
    return view if view.ndim == 1 and view.format == "B" else memoryview(view.tobytes())


class _Stream:
    """A digest whose state takes whole blocks (_advance); what is left of the last one waits in `_rest`."""

    _keeps = 0  # 1: the last block waits even where it is whole

    def _begin(self, state, data):
        self._state, self._hashed, self._rest = state, 0, bytearray()
        self.update(data)

    def update(self, data, /):
        view, rest, block = _view(data), self._rest, self.block_size
        if len(rest) + len(view) < block + self._keeps:
            rest += view
            return
        if rest:
            missing = block - len(rest)
            rest += view[:missing]
            view = view[missing:]
            self._take(rest)
            rest.clear()
        whole = (len(view) - self._keeps) // block * block
        self._take(view[:whole])
        rest += view[whole:]

    def _take(self, blocks):
        self._state = self._advance(blocks)
        self._hashed += len(blocks)

    @property
    def _length(self):
        return self._hashed + len(self._rest)

    def copy(self):
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made._rest = bytearray(self._rest)
        return made


class HASH(_Stream):
    __module__ = "_hashlib"
    __tp_name__ = "_hashlib.HASH"
    _sizes = _SIZES

    def __init__(self, name, data=b""):
        self.name = name
        self.digest_size, self.block_size = self._sizes[name]
        self._begin(self._start(name), data)

    _start = staticmethod(_hashes.start)

    def _advance(self, blocks):
        return _hashes.advance(self.name, self._state, blocks)

    def digest(self):
        return _hashes.finish(self.name, self._state, self._rest, self._length)

    def hexdigest(self):
        return self.digest().hex()

    def __repr__(self):
        return f"<{self.name} _hashlib.{type(self).__name__} object @ {id(self):#x}>"


class _Sha3(HASH):
    _sizes = _KECCAK

    @staticmethod
    def _start(name):
        return bytes(200)

    def _advance(self, blocks):
        return _sponges.keccak_advance(self._state, blocks, self.block_size)

    def digest(self):
        return _sponges.keccak_finish(self._state, self._rest, self.block_size, 6, self.digest_size)


_Sha3.__name__ = _Sha3.__qualname__ = "HASH"


class HASHXOF(_Sha3):
    __module__ = "_hashlib"
    __tp_name__ = "_hashlib.HASHXOF"

    def digest(self, length, /):
        if length < 0:
            raise ValueError("value must be positive")
        return _sponges.keccak_finish(self._state, self._rest, self.block_size, 31, length)

    def hexdigest(self, length, /):
        return self.digest(length).hex()


class _Blake2(_Stream):
    """Both BLAKE2: the classes below say how wide their words are."""

    def __new__(cls, data=b"", /, *, digest_size=None, key=b"", salt=b"", person=b"", fanout=1, depth=1, leaf_size=0,
                node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True):  # fmt: skip
        most = cls.MAX_DIGEST_SIZE
        digest_size = most if digest_size is None else digest_size
        for bad, text in (
            (not 1 <= digest_size <= most, f"digest_size must be between 1 and {most} bytes"),
            (len(salt) > cls.SALT_SIZE, f"maximum salt length is {cls.SALT_SIZE} bytes"),
            (len(person) > cls.PERSON_SIZE, f"maximum person length is {cls.PERSON_SIZE} bytes"),
            (not 0 <= fanout <= 255, "fanout must be between 0 and 255"),
            (not 1 <= depth <= 255, "depth must be between 1 and 255"),
            (leaf_size > 0xFFFFFFFF, "leaf_size is too large"),
            (not 0 <= node_depth <= 255, "node_depth must be between 0 and 255"),
            (not 0 <= inner_size <= most, f"inner_size must be between 0 and is {most}"),
            (len(key) > most, f"maximum key length is {most} bytes"),
        ):
            if bad:
                raise ValueError(text)
        self = object.__new__(cls)
        offset = node_offset.to_bytes(8 if most == 64 else 6, "little")
        parameters = (bytes([digest_size, len(key), fanout, depth]) + leaf_size.to_bytes(4, "little") + offset
                      + bytes([node_depth, inner_size])).ljust(most // 2, b"\0") + bytes(salt).ljust(cls.SALT_SIZE, b"\0")  # fmt: skip
        parameters += bytes(person).ljust(cls.PERSON_SIZE, b"\0")
        self.digest_size, self.block_size, self._last = digest_size, 2 * most, bool(last_node)
        self._begin(_sponges.blake2_start(parameters), bytes(key).ljust(2 * most, b"\0") if key else b"")
        self.update(data)
        return self

    _keeps = 1
    hexdigest = HASH.hexdigest

    def _advance(self, blocks):
        return _sponges.blake2_advance(self._state, blocks, self._hashed)

    def digest(self):
        return _sponges.blake2_finish(self._state, self._rest, self._length, self.digest_size, self._last)


class blake2b(_Blake2):
    __module__ = "_blake2"
    name = "blake2b"
    SALT_SIZE = PERSON_SIZE = 16
    MAX_KEY_SIZE = MAX_DIGEST_SIZE = 64


class blake2s(_Blake2):
    __module__ = "_blake2"
    name = "blake2s"
    SALT_SIZE = PERSON_SIZE = 8
    MAX_KEY_SIZE = MAX_DIGEST_SIZE = 32


def new(name, data=b"", **options):
    if not isinstance(name, str):
        raise TypeError("name must be a string")
    if name.lower() not in algorithms_guaranteed:
        raise ValueError(f"unsupported hash type {name}")
    return globals()[name.lower()](data, **options)


def _constructor(name, kind):
    def construct(string=b"", *, usedforsecurity=True):
        return kind(name, string)

    construct.__name__ = construct.__qualname__ = "openssl_" + name
    globals()[name] = construct


for _name in _SIZES:
    _constructor(_name, HASH)
for _name, (_size, _) in _KECCAK.items():
    _constructor(_name, _Sha3 if _size else HASHXOF)


def file_digest(fileobj, digest, /, *, _bufsize=2**18):
    made = digest() if callable(digest) else new(digest)
    if hasattr(fileobj, "getbuffer"):  # a BytesIO
        made.update(fileobj.getbuffer())
        return made
    if not (hasattr(fileobj, "readinto") and hasattr(fileobj, "readable") and fileobj.readable()):
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    buffer = bytearray(_bufsize)
    with memoryview(buffer) as view:
        while size := fileobj.readinto(buffer):
            made.update(view[:size])
    return made


_MOST = 2**31 - 1  # what a C int holds


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    if hash_name not in _SIZES:
        raise UnsupportedDigestmodError("[digital envelope routines] unsupported")
    if max(abs(iterations), abs(dklen or 0)) >= 2**63:
        raise OverflowError("Python int too large to convert to C long")
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if iterations > _MOST:
        raise OverflowError("iteration value is too great.")
    size = _SIZES[hash_name][0]
    if dklen is None:
        dklen = size
    elif dklen < 1:
        raise ValueError("key length must be greater than 0.")
    elif dklen > _MOST:
        raise OverflowError("key length is too great.")
    return _sponges.pbkdf2(hash_name.encode(), password, salt, iterations, dklen)


def _unsigned(name, value):
    if value is not None and not isinstance(value, int):
        raise TypeError(f"scrypt() argument '{name}' must be int, not {type(value).__name__}")
    if value is None or value < 0:
        raise TypeError(f"{name} is required and must be an unsigned int")
    return value


def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    if salt is None:
        raise TypeError("salt is required")
    n, r, p = _unsigned("n", n), _unsigned("r", r), _unsigned("p", p)
    if n < 2 or n & n - 1:
        raise ValueError("n must be a power of 2.")
    if not 0 <= maxmem <= _MOST:
        raise ValueError(f"maxmem must be positive and smaller than {_MOST}")
    if not 1 <= dklen <= _MOST:
        raise ValueError(f"dklen must be greater than 0 and smaller than {_MOST}")
    if r < 1 or p < 1:
        raise ValueError("Invalid parameter combination for n, r, p, maxmem.")
    size = 128 * r
    if p * size + (n + 2) * size > (maxmem or 2**25):
        raise ValueError("[digital envelope routines] memory limit exceeded")
    start = pbkdf2_hmac("sha256", password, salt, 1, p * size)
    made = b"".join(_sponges.scrypt_mix(start[i * size : (i + 1) * size], n, r) for i in range(p))
    return pbkdf2_hmac("sha256", password, made, 1, dklen)
