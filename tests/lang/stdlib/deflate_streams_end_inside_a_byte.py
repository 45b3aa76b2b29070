import zlib

print(zlib.decompress(bytes.fromhex("789c63f8c7c4800a011180010f")))
data = bytes(range(256)) * 4 + b"hello world " * 50
for bits in (15, -15, 31, -9, 10):
    packed = zlib.compress(data, 6, bits)
    reader, out = zlib.decompressobj(bits), b""
    for i in range(len(packed)):
        out += reader.decompress(packed[i : i + 1])
    print(bits, out == data, reader.eof, reader.unused_data)
reader, out, rest = zlib.decompressobj(-15), b"", zlib.compress(data, 6, -15) + b"tail"
while not reader.eof:
    out += reader.decompress(rest, 100)
    rest = reader.unconsumed_tail
print(out == data, reader.unused_data)

# expect: b'\x00\xfe\x02\x00\x02\x00\x02\x00\x02\x00\x02\x00\x02\x00\x02\x00\x02\x00'
# expect: 15 True True b''
# expect: -15 True True b''
# expect: 31 True True b''
# expect: -9 True True b''
# expect: 10 True True b''
# expect: True b'tail'
