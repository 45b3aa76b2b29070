print("a" "b" f"{1}" "c", "x" * 3 + "y", "-" * 10)
print(b"a" b"b", b"abc"[1], b"abc"[1:2], bytes([1, 2]), bytearray(b"xy"), list(b"ab"))

# expect: ab1c xxxy ----------
# expect: b'ab' 98 b'b' b'\x01\x02' bytearray(b'xy') [97, 98]
