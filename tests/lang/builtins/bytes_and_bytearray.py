b = b"hello"
print(b[0], b[1:3], b + b"!", b * 2, b.upper(), b.split(b"l"), b.find(b"l"), b.hex(), bytes.fromhex("6869"), list(b[:2]), b"h" in b, 104 in b, len(b), b == b"hello")
a = bytearray(b"abc")
a[0] = 122
a.append(33)
a += b"xy"
del a[1]
print(a, bytes(a), bytes(3), bytes("é", "utf-8"), bytearray(2), b"\n\t\\'\"\x7f\x80")

# expect: 104 b'el' b'hello!' b'hellohello' b'HELLO' [b'he', b'', b'o'] 2 68656c6c6f b'hi' [104, 101] True True 5 True
# expect: bytearray(b'zc!xy') b'zc!xy' b'\x00\x00\x00' b'\xc3\xa9' bytearray(b'\x00\x00') b'\n\t\\\'"\x7f\x80'
