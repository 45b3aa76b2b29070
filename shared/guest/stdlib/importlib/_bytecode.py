"""Files of bytecode: a head of sixteen bytes (magic number, flags, then the source's time and size or its hash), then the code."""

import marshal
from importlib.util import MAGIC_NUMBER

_WORD = (1 << 64) - 1


def source_hash(source, key=int.from_bytes(MAGIC_NUMBER, "little")):
    """SipHash-1-3 of a source's bytes, by which a file of bytecode names what it was made from."""
    v0, v1, v2, v3 = 0x736F6D6570736575 ^ key, 0x646F72616E646F6D, 0x6C7967656E657261 ^ key, 0x7465646279746573

    def turn():
        nonlocal v0, v1, v2, v3
        v0 = v0 + v1 & _WORD
        v1 = (v1 << 13 | v1 >> 51) & _WORD ^ v0
        v0 = (v0 << 32 | v0 >> 32) & _WORD
        v2 = v2 + v3 & _WORD
        v3 = (v3 << 16 | v3 >> 48) & _WORD ^ v2
        v0 = v0 + v3 & _WORD
        v3 = (v3 << 21 | v3 >> 43) & _WORD ^ v0
        v2 = v2 + v1 & _WORD
        v1 = (v1 << 17 | v1 >> 47) & _WORD ^ v2
        v2 = (v2 << 32 | v2 >> 32) & _WORD

    source = bytes(source)
    whole = len(source) // 8 * 8
    words = [int.from_bytes(source[i : i + 8], "little") for i in range(0, whole, 8)]
    words.append(int.from_bytes(source[whole:], "little") | (len(source) & 255) << 56)
    for word in words:
        v3 ^= word
        turn()
        v0 ^= word
    v2 ^= 255
    for _ in range(3):
        turn()
    return (v0 ^ v1 ^ v2 ^ v3).to_bytes(8, "little")


def timestamp_file(code, mtime=0, size=0):
    """The bytes of a file that holds while the source keeps its time and size."""
    numbers = [(int(number) & 0xFFFFFFFF).to_bytes(4, "little") for number in (mtime, size)]
    return MAGIC_NUMBER + bytes(4) + b"".join(numbers) + marshal.dumps(code)


def hash_file(code, hashed, checked=True):
    """The bytes of a file that holds while the source keeps its hash."""
    return MAGIC_NUMBER + bytes([3 if checked else 1, 0, 0, 0]) + hashed + marshal.dumps(code)


def code_of(data, name, path):
    """The code in a file's bytes."""
    details = {"name": name, "path": path}
    if bytes(data[:4]) != MAGIC_NUMBER:
        raise ImportError(f"bad magic number in {name!r}: {bytes(data[:4])!r}", **details)
    if len(data) < 16:
        raise EOFError(f"reached EOF while reading pyc header of {name!r}")
    flags = int.from_bytes(data[4:8], "little")
    if flags & ~3:
        raise ImportError(f"invalid flags {flags!r} in {name!r}", **details)
    code = marshal.loads(memoryview(data)[16:])
    if not isinstance(code, type(code_of.__code__)):
        raise ImportError(f"Non-code object in {path!r}", **details)
    return code
