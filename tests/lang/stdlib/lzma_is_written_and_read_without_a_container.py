import lzma

LZMA1, LZMA2 = [{"id": lzma.FILTER_LZMA1}], [{"id": lzma.FILTER_LZMA2}]
text = b"a text that repeats, a text that repeats; " * 40 + bytes(range(256)) * 3


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


for filters in (LZMA1, LZMA2, [{"id": lzma.FILTER_LZMA1, "lc": 0, "lp": 2, "pb": 0}]):
    print(lzma.decompress(lzma.compress(text, lzma.FORMAT_RAW, filters=filters), lzma.FORMAT_RAW, filters=filters) == text)
alone = lzma.compress(text, lzma.FORMAT_ALONE)
print(lzma.decompress(alone) == text, len(alone) < 800, alone[:13].hex(), lzma.decompress(lzma.compress(b"", lzma.FORMAT_ALONE)))
print(lzma.decompress(bytes.fromhex("00341949ee8de917893a336005f7cf64fffb782000"), lzma.FORMAT_RAW, filters=LZMA1))

# What cannot be meant is refused.
print(tried(lzma.compress, b"a", lzma.FORMAT_RAW), tried(lzma.compress, b"a", preset=5, filters=LZMA2), tried(lzma.compress, b"a", format=77), sep="\n")
print(tried(lzma.compress, b"a", lzma.FORMAT_ALONE, lzma.CHECK_CRC32), tried(lzma.compress, b"a", preset=10), sep="\n")
for bad in ({}, 1, {"id": 99}, {"id": lzma.FILTER_LZMA2, "foo": 1}, {"id": lzma.FILTER_DELTA, "foo": 1}, {"id": lzma.FILTER_X86, "foo": 1},
            {"id": lzma.FILTER_DELTA}, {"id": lzma.FILTER_LZMA2, "lc": 5}):  # fmt: skip
    print(tried(lzma.compress, b"a", filters=[bad]))
print(tried(lzma.decompress, b"a", lzma.FORMAT_RAW), tried(lzma.decompress, b"a", lzma.FORMAT_XZ, filters=LZMA2), tried(lzma.decompress, b"abc"), sep="\n")
print(tried(lzma.decompress, b"a", lzma.FORMAT_RAW, 1000, LZMA2), tried(lzma.decompress, b"a", 9), lzma.decompress(lzma.compress(b"abc") + b"junk"))
# expect: True
# expect: True
# expect: True
# expect: True True 5d00008000ffffffffffffffff b''
# expect: b'hello world'
# expect: ValueError: Must specify filters for FORMAT_RAW
# expect: ValueError: Cannot specify both preset and filter chain
# expect: ValueError: Invalid container format: 77
# expect: ValueError: Integrity checks are only supported by FORMAT_XZ
# expect: LZMAError: Invalid or unsupported options
# expect: ValueError: Filter specifier must have an "id" entry
# expect: TypeError: Filter specifier must be a dict or dict-like object
# expect: ValueError: Invalid filter ID: 99
# expect: ValueError: Invalid filter specifier for LZMA filter
# expect: ValueError: Invalid filter specifier for delta filter
# expect: ValueError: Invalid filter specifier for BCJ filter
# expect: LZMAError: Invalid or unsupported options
# expect: LZMAError: Invalid or unsupported options
# expect: ValueError: Must specify filters for FORMAT_RAW
# expect: ValueError: Cannot specify filters except with FORMAT_RAW
# expect: LZMAError: Input format not supported by decoder
# expect: ValueError: Cannot specify memory limit with FORMAT_RAW ValueError: Invalid container format: 9 b'abc'
