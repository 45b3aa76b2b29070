import ctypes
from ctypes import *


def told(call, *args):
    try:
        return call(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(c_int(5), c_int(2**31), c_uint(-1), c_byte(200), c_ubyte(-1), c_short(70000), c_long(2**63), c_ulonglong(-2), c_bool(7), c_int())
print(c_double(1), c_float(0.1).value, c_char(b"x"), c_char(65).value, c_wchar("ä"), c_char_p(b"text").value, c_wchar_p("text").value, c_void_p(None))
print([sizeof(t) for t in (c_bool, c_char, c_wchar, c_short, c_int, c_long, c_longlong, c_float, c_double, c_void_p, c_char_p, c_size_t)])
for call, value in ((c_int, "a"), (c_int, 1.5), (c_double, "a"), (c_char, b"ab"), (c_wchar, "ab"), (c_char_p, "a"), (sizeof, 3), (byref, 3)):
    print(told(call, value))
number = c_int(3)
number.value += 4
print(number, bool(number), bool(c_int(0)), bytes(number), c_int is c_int32, c_long is c_int64)

Three = c_int * 3
items = Three(1, 2)
items[-1] = 9
print(Three.__name__, Three is c_int * 3, list(items), len(items), items[0:2], sizeof(items), told(lambda: items[3]), items._length_, items._type_)
items[0:2] = [7, 8]
print(list(items), told(Three, 1, 2, 3, 4), [list(row) for row in ((c_int * 2) * 2)((1, 2), (3, 4))])
text = create_string_buffer(b"hello", 8)
print(text.value, text.raw, len(text), sizeof(text), text[1], text[1:3])
text.value = b"ab"
print(text.raw, create_string_buffer(3).raw, create_unicode_buffer("hi").value, told(setattr, text, "value", b"123456789"))


class Point(Structure):
    _fields_ = [("x", c_byte), ("y", c_int), ("z", c_short)]


class Packed(Structure):
    _pack_ = 1
    _fields_ = Point._fields_


class Flags(Structure):
    _fields_ = [("low", c_uint, 3), ("mid", c_int, 5), ("high", c_uint, 24), ("next", c_ubyte)]


class Either(Union):
    _fields_ = [("whole", c_uint), ("parts", c_ubyte * 4)]


class Line(Structure):
    _fields_ = [("start", Point), ("end", Point), ("name", c_char * 4), ("more", POINTER(c_int))]


class Big(BigEndianStructure):
    _fields_ = [("a", c_ushort), ("b", c_uint32)]


class Outer(Structure):
    _anonymous_ = ["u"]
    _fields_ = [("kind", c_int), ("u", Either)]


class Longer(Point):
    _fields_ = [("w", c_double)]


print([sizeof(t) for t in (Point, Packed, Flags, Either, Line, Big, Outer, Longer)], [alignment(t) for t in (Point, Packed, Line)])
print(Point.y, Flags.mid.offset, Line.end.offset, Line.end.size, Point.y.size)
point = Point(1, z=3)
print(point.x, point.y, point.z, told(Point, 1, 2, 3, 4), told(setattr, point, "y", "a"))
line = Line(point, (4, 5, 6), b"abc")
line.start.y = 77
point.x = 50
print(line.start.x, line.start.y, line.end.z, line.name, bool(line.more), told(lambda: line.more.contents), told(lambda: line.more[0]))
flags = Flags(9, -1, 5)
flags.mid = 20
print(flags.low, flags.mid, flags.high, bytes(flags)[:4])
either = Either(0x01020304)
either.parts[0] = 255
print(hex(either.whole), list(either.parts))
print(bytes(Big(1, 2)), Big.from_buffer_copy(b"\0\1xx\0\0\0\2").b, Outer(1, Either(7)).whole, Longer(1, 2, 3, 4.5).w)
print(Point.from_buffer_copy(b"\1\0\0\0\2\0\0\0\3\0\0\0").y, told(Point.from_buffer_copy, b"ab"), told(Point.from_buffer, b"a" * 12))
shared = bytearray(4)
c_int.from_buffer(shared).value = 258
print(shared)

value = c_int(42)
where = pointer(value)
where.contents.value = 43
where[0] += 1
print(value, type(where).__name__, POINTER(c_int) is type(where), bool(where), bool(POINTER(c_int)()), told(lambda: POINTER(c_int)().contents))
first = cast(items, POINTER(c_int))
print(first[2], first[0:2], cast(first, c_void_p).value == addressof(items), cast(c_char_p(b"abc"), POINTER(c_char))[1])
first[1] = 100
print(list(items), string_at(text), string_at(text, 4), memset(text, 65, 3) == addressof(text), text.raw)
memmove(text, b"xyz", 2)
print(text.value, cast(text, c_char_p).value, addressof(items) + 4 == addressof(c_int.from_address(addressof(items) + 4)))
line.more = pointer(c_int(11))
line.more.contents = c_int(12)
print(line.more[0], line.more.contents)
Add = CFUNCTYPE(c_int, c_int, c_int)
print(Add(lambda a, b: a + b)(3, 2**31), told(CDLL, "libnone_of_that_name.so"), ctypes.get_errno(), ctypes.set_errno(4), ctypes.get_errno())


class Node(Structure):
    pass


Node._fields_ = [("value", c_int), ("next", POINTER(Node))]
last = Node(2)
head = Node(1, pointer(last))
print(sizeof(Node), head.next.contents.value, bool(head.next.contents.next), [name for name, *_ in Node._fields_])

# expect: c_int(5) c_int(-2147483648) c_uint(4294967295) c_byte(-56) c_ubyte(255) c_short(4464) c_long(-9223372036854775808) c_ulong(18446744073709551614) c_bool(True) c_int(0)
# expect: c_double(1.0) 0.10000000149011612 c_char(b'x') b'A' c_wchar('ä') b'text' text c_void_p(None)
# expect: [1, 1, 4, 2, 4, 8, 8, 4, 8, 8, 8, 8]
# expect: TypeError: 'str' object cannot be interpreted as an integer
# expect: TypeError: 'float' object cannot be interpreted as an integer
# expect: TypeError: must be real number, not str
# expect: TypeError: one character bytes, bytearray or integer expected
# expect: TypeError: one character unicode string expected
# expect: TypeError: bytes or integer address expected instead of str instance
# expect: TypeError: this type has no size
# expect: TypeError: byref() argument must be a ctypes instance, not 'int'
# expect: c_int(7) True False b'\x07\x00\x00\x00' True True
# expect: c_int_Array_3 True [1, 2, 9] 3 [1, 2] 12 IndexError: invalid index 3 <class 'ctypes.c_int'>
# expect: [7, 8, 9] IndexError: invalid index [[1, 2], [3, 4]]
# expect: b'hello' b'hello\x00\x00\x00' 8 8 b'e' b'el'
# expect: b'ab\x00lo\x00\x00\x00' b'\x00\x00\x00' hi ValueError: byte string too long
# expect: [12, 7, 8, 4, 40, 8, 8, 24] [4, 1, 8]
# expect: <Field type=c_int, ofs=4, size=4> 0 12 12 4
# expect: 1 0 3 TypeError: too many initializers TypeError: 'str' object cannot be interpreted as an integer
# expect: 1 77 6 b'abc' False ValueError: NULL pointer access ValueError: NULL pointer access
# expect: 1 -12 5 b'\xa1\x05\x00\x00'
# expect: 0x10203ff [255, 3, 2, 1]
# expect: b'\x00\x01\x00\x00\x00\x00\x00\x02' 2 7 4.5
# expect: 2 ValueError: Buffer size too small (2 instead of at least 12 bytes) TypeError: underlying buffer is not writable
# expect: bytearray(b'\x02\x01\x00\x00')
# expect: c_int(44) LP_c_int True True False ValueError: NULL pointer access
# expect: 9 [7, 8] True b'b'
# expect: [7, 100, 9] b'ab' b'ab\x00l' True b'AAAlo\x00\x00\x00'
# expect: b'xyAlo' b'xyAlo' True
# expect: 12 c_int(12)
# expect: -2147483645 OSError: libnone_of_that_name.so: cannot open shared object file: No such file or directory 0 0 4
# expect: 16 2 False ['value', 'next']
