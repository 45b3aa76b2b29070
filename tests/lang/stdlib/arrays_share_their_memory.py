import array
import io
import pickle
import struct
import zlib

import numpy as np

numbers = array.array("i", [1, 2, 3])
view = memoryview(numbers)
view[0] = 7
print(numbers, view.format, view.tolist(), view.nbytes)
try:
    numbers.append(4)
except BufferError as e:
    print(e)
view.release()
numbers.append(4)
numbers[1:3] = array.array("i", [9, 9, 9])
del numbers[::2]
print(numbers, numbers * 2, bytes(numbers), zlib.crc32(numbers), b"".join([numbers])[:4])
for code, value in (("b", 128), ("B", -1), ("h", 1 << 15), ("H", 1 << 16), ("i", 1 << 31), ("I", -1), ("q", 1 << 63), ("d", "a"), ("i", 1.5), ("u", "ab")):
    try:
        print(array.array(code, [value]))
    except (OverflowError, TypeError) as e:
        print(code, type(e).__name__, e)
print([pickle.loads(pickle.dumps(array.array("d", [1.5]), p)) for p in range(6)])
print(np.array(array.array("h", [1, 2])), np.frombuffer(array.array("d", [1, 2])), np.array(memoryview(b"ab")).dtype)
struct.pack_into("<i", numbers, 0, 77)
print(numbers, struct.unpack_from("<i", numbers))

m = np.arange(6, dtype=np.int16).reshape(2, 3)
view = memoryview(m)
print(view.shape, view.strides, view.format, view.tolist(), view.readonly, view.obj is m)
view.cast("B")[0] = 5
print(m, m.data.tobytes() == m.tobytes(), zlib.crc32(m), io.BytesIO(m).read(), struct.unpack_from("<h", m, 2))
print(bytes(m), bytearray(m[:1]), float(np.array([0.5])), int(np.array([3])))

# expect: array('i', [7, 2, 3]) i [7, 2, 3] 12
# expect: cannot resize an array that is exporting buffers
# expect: array('i', [9, 9]) array('i', [9, 9, 9, 9]) b'\t\x00\x00\x00\t\x00\x00\x00' 124095432 b'\t\x00\x00\x00'
# expect: b OverflowError signed char is greater than maximum
# expect: B OverflowError unsigned byte integer is less than minimum
# expect: h OverflowError signed short integer is greater than maximum
# expect: H OverflowError unsigned short is greater than maximum
# expect: i OverflowError signed integer is greater than maximum
# expect: I OverflowError can't convert negative value to unsigned int
# expect: q OverflowError int too big to convert
# expect: d TypeError must be real number, not str
# expect: i TypeError 'float' object cannot be interpreted as an integer
# expect: u TypeError array item must be unicode character
# expect: [array('d', [1.5]), array('d', [1.5]), array('d', [1.5]), array('d', [1.5]), array('d', [1.5]), array('d', [1.5])]
# expect: [1 2] [1. 2.] uint8
# expect: array('i', [77, 9]) (77,)
# expect: (2, 3) (6, 2) h [[0, 1, 2], [3, 4, 5]] False True
# expect: [[5 1 2]
# expect:  [3 4 5]] True 974179456 b'\x05\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00' (1,)
# expect: b'\x05\x00\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00' bytearray(b'\x05\x00\x01\x00\x02\x00') 0.5 3
