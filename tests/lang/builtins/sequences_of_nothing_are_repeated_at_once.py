# Nothing, however many times, is nothing; too much is an error that the program can catch.
import array
import collections
import itertools
import struct


def told(f):
    try:
        return f()
    except (MemoryError, OverflowError, struct.error) as e:
        return type(e).__name__


times = 2 ** 62
for empty in ([], (), "", b"", bytearray(), collections.deque(), array.array("i")):
    again = empty * times
    again *= times
    print(again)
print(told(lambda: itertools.product([1, 2], [3], repeat=times)))
print(told(lambda: struct.pack("1073741824q")), told(lambda: struct.pack("1073741824q", 1)))

# slices of ranges whose ends or steps are no machine words
wide = range(0, 2**63 - 1, 2**62)
print(wide[::2**62], wide[:], wide[::-1], len(wide[::2]), list(wide[1:]))
print(range(-2**63, 2**63 - 1, 2**62).index(2**62), 2**62 + 1 in range(-2**63, 2**63 - 1, 2**62))
print(list(reversed(range(2**62, -2**63, -2**62))), list(range(2**63 - 1, -2**63, -2**63)[::-1]))
view = memoryview(b"abcd")[::2**62]
print(view[::2**62].tolist(), view.strides)
# expect: []
# expect: ()
# expect:
# expect: b''
# expect: bytearray(b'')
# expect: deque([])
# expect: array('i')
# expect: OverflowError
# expect: error error
# expect: range(0, 9223372036854775808, 21267647932558653966460912964485513216) range(0, 9223372036854775808, 4611686018427387904) range(4611686018427387904, -4611686018427387904, -4611686018427387904) 1 [4611686018427387904]
# expect: 3 False
# expect: [-4611686018427387904, 0, 4611686018427387904] [-1, 9223372036854775807]
# expect: [97] (4611686018427387904,)
