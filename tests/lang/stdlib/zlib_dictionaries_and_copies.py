import zlib

words = b"hello world this is a dictionary"
for bits in (15, -15):
    writer = zlib.compressobj(wbits=bits, zdict=words)
    packed = writer.compress(b"hello world this is it") + writer.flush()
    print(packed.hex())
    reader = zlib.decompressobj(bits, zdict=words)
    print(reader.decompress(packed), reader.eof)


def fails(call):
    try:
        print(call())
    except (zlib.error, ValueError, TypeError) as e:
        print(type(e).__name__, e)


writer = zlib.compressobj(zdict=words)
packed = writer.compress(b"hello world") + writer.flush()
fails(lambda: zlib.decompress(packed))
fails(lambda: zlib.decompressobj(zdict=b"other").decompress(packed))
writer = zlib.compressobj()
head = writer.compress(b"one two three")
twin = writer.copy()
print(zlib.decompress(head + writer.compress(b" four") + writer.flush()), zlib.decompress(head + twin.compress(b" five") + twin.flush()))
fails(writer.copy)
fails(lambda: writer.compress(b"x"))
reader = zlib.decompressobj()
packed = zlib.compress(b"one two three" * 9)
first = reader.decompress(packed[:9])
twin = reader.copy()
print(first + reader.decompress(packed[9:]) == first + twin.decompress(packed[9:]) == b"one two three" * 9)

# expect: 78bbc4cc0c08cbc0229f5902006046082e
# expect: b'hello world this is it' True
# expect: cbc0229f590200
# expect: b'hello world this is it' True
# expect: error Error 2 while decompressing data
# expect: error Error -3 while setting zdict: invalid input data
# expect: b'one two three four' b'one two three five'
# expect: ValueError Inconsistent stream state
# expect: error Error -2 while compressing data: inconsistent stream state
# expect: True
