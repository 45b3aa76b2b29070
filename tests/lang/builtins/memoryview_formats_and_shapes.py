# memoryview: formats, shapes, slices, assignment, comparison, and the bytearray that it keeps from changing its size.
def show(what):
    try:
        print(what, "->", repr(eval(what)))
    except Exception as e:
        print(what, "->", type(e).__name__, e)

data = bytearray(b"abcdefgh")
m = memoryview(data)
for what in ("m.shape", "m.strides", "m.format", "m.itemsize", "m.ndim", "m.nbytes", "m.readonly", "m.obj is data",
             "m.contiguous", "m[2:5].tobytes()", "m[::-1].tobytes()", "m[::2].contiguous", "m[0]", "m[-1]", "m[8]", "m['a']",
             "m.cast('I').tolist()", "m.cast('H', [2, 2]).tolist()", "m.cast('H', [2, 2])[1, 0]", "m.cast('B', [2, 4])[1]",
             "m.cast('B', [2, 4])[0, 9]", "m.cast('c')[1]", "m.cast('d').format", "m.cast('z')", "m.cast('I').cast('H')",
             "m[:3].cast('I')", "m[::2].cast('I')", "m.cast('B', [3, 3])", "m.hex()", "m.hex(':', 2)", "m == data", "m == b'x'",
             "m.cast('b') == m", "hash(m)", "hash(memoryview(b'ab')) == hash(b'ab')", "memoryview(1)", "memoryview(b'ab')[0]",
             "m.toreadonly().readonly", "list(m[:3])", "97 in m", "len(m.cast('I'))", "m.tolist()[:2]", "bytes(m)[:2]",
             "m.tobytes('X')", "data.append(1)", "data.extend(b'1')", "data.pop()", "data.clear()"):
    show(what)

def put(key, value, view=None):
    try:
        (view or m)[key] = value
        print(key, value, "->", bytes(data))
    except Exception as e:
        print(key, value, "->", type(e).__name__, e)

put(0, 65)
put(0, 256)
put(0, "x")
put(slice(1, 3), b"ZY")
put(slice(1, 3), b"ZYX")
put(slice(None, None, 4), b"12")
put(0, -1, m.cast("h"))
put(0, 40000, m.cast("h"))
put(1, 2**64 - 1, m.cast("Q"))
put(0, 2**64 - 1, m.cast("Q"))
put(0, 1, memoryview(b"ab"))
put((0, 1), 63, m.cast("B", [2, 4]))
with memoryview(data) as v:
    print(v[0])
show("v[0]")
show("v.format")
print(v == v, m == m)
m.release()
for name in ("tobytes", "tolist", "hex"):
    try:
        getattr(m, name)()
    except ValueError as e:
        print(e)

# expect: m.shape -> (8,)
# expect: m.strides -> (1,)
# expect: m.format -> 'B'
# expect: m.itemsize -> 1
# expect: m.ndim -> 1
# expect: m.nbytes -> 8
# expect: m.readonly -> False
# expect: m.obj is data -> True
# expect: m.contiguous -> True
# expect: m[2:5].tobytes() -> b'cde'
# expect: m[::-1].tobytes() -> b'hgfedcba'
# expect: m[::2].contiguous -> False
# expect: m[0] -> 97
# expect: m[-1] -> 104
# expect: m[8] -> IndexError index out of bounds on dimension 1
# expect: m['a'] -> TypeError memoryview: invalid slice key
# expect: m.cast('I').tolist() -> [1684234849, 1751606885]
# expect: m.cast('H', [2, 2]).tolist() -> [[25185, 25699], [26213, 26727]]
# expect: m.cast('H', [2, 2])[1, 0] -> 26213
# expect: m.cast('B', [2, 4])[1] -> NotImplementedError multi-dimensional sub-views are not implemented
# expect: m.cast('B', [2, 4])[0, 9] -> IndexError index out of bounds on dimension 2
# expect: m.cast('c')[1] -> b'b'
# expect: m.cast('d').format -> 'd'
# expect: m.cast('z') -> ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
# expect: m.cast('I').cast('H') -> TypeError memoryview: cannot cast between two non-byte formats
# expect: m[:3].cast('I') -> TypeError memoryview: length is not a multiple of itemsize
# expect: m[::2].cast('I') -> TypeError memoryview: casts are restricted to C-contiguous views
# expect: m.cast('B', [3, 3]) -> TypeError memoryview: product(shape) * itemsize != buffer size
# expect: m.hex() -> '6162636465666768'
# expect: m.hex(':', 2) -> '6162:6364:6566:6768'
# expect: m == data -> True
# expect: m == b'x' -> False
# expect: m.cast('b') == m -> True
# expect: hash(m) -> ValueError cannot hash writable memoryview object
# expect: hash(memoryview(b'ab')) == hash(b'ab') -> True
# expect: memoryview(1) -> TypeError memoryview: a bytes-like object is required, not 'int'
# expect: memoryview(b'ab')[0] -> 97
# expect: m.toreadonly().readonly -> True
# expect: list(m[:3]) -> [97, 98, 99]
# expect: 97 in m -> True
# expect: len(m.cast('I')) -> 2
# expect: m.tolist()[:2] -> [97, 98]
# expect: bytes(m)[:2] -> b'ab'
# expect: m.tobytes('X') -> ValueError order must be 'C', 'F' or 'A'
# expect: data.append(1) -> BufferError Existing exports of data: object cannot be re-sized
# expect: data.extend(b'1') -> BufferError Existing exports of data: object cannot be re-sized
# expect: data.pop() -> BufferError Existing exports of data: object cannot be re-sized
# expect: data.clear() -> BufferError Existing exports of data: object cannot be re-sized
# expect: 0 65 -> b'Abcdefgh'
# expect: 0 256 -> ValueError memoryview: invalid value for format 'B'
# expect: 0 x -> TypeError memoryview: invalid type for format 'B'
# expect: slice(1, 3, None) b'ZY' -> b'AZYdefgh'
# expect: slice(1, 3, None) b'ZYX' -> ValueError memoryview assignment: lvalue and rvalue have different structures
# expect: slice(None, None, 4) b'12' -> b'1ZYd2fgh'
# expect: 0 -1 -> b'\xff\xffYd2fgh'
# expect: 0 40000 -> ValueError memoryview: invalid value for format 'h'
# expect: 1 18446744073709551615 -> IndexError index out of bounds on dimension 1
# expect: 0 18446744073709551615 -> b'\xff\xff\xff\xff\xff\xff\xff\xff'
# expect: 0 1 -> TypeError cannot modify read-only memory
# expect: (0, 1) 63 -> b'\xff?\xff\xff\xff\xff\xff\xff'
# expect: 255
# expect: v[0] -> ValueError operation forbidden on released memoryview object
# expect: v.format -> ValueError operation forbidden on released memoryview object
# expect: True True
# expect: operation forbidden on released memoryview object
# expect: operation forbidden on released memoryview object
# expect: operation forbidden on released memoryview object
