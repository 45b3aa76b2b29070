"""Arrays over memory that something else has: memoryviews of arrays."""
import numpy as np

base = np.zeros(6, np.int32)
seen = np.frombuffer(memoryview(base), np.int32); seen[1] = 5
print(base, seen.base is not None, seen.flags.writeable)
tail = np.frombuffer(memoryview(base)[2:], np.int32, count=2, offset=4); tail[:] = 7
print(base, np.ndarray((2, 3), np.int32, buffer=memoryview(base)))
for bad in (dict(offset=65), dict(count=100), dict(dtype=np.int64, offset=1)):
    try: np.frombuffer(bytearray(64), **{"dtype": np.int32, **bad})
    except ValueError as e: print(e)

# expect: [0 5 0 0 0 0] True True
# expect: [0 5 0 7 7 0] [[0 5 0]
# expect:  [7 7 0]]
# expect: offset must be non-negative and no greater than buffer length (64)
# expect: buffer is smaller than requested size
# expect: buffer size must be a multiple of element size
