# Views of several dimensions are sliced along the first; an index that releases the view is refused in its turn.
def told(f):
    try:
        return f()
    except Exception as e:
        return f"{type(e).__name__}: {e}"


b = bytearray(range(24))
two = memoryview(b).cast("B", [4, 6])
print(two[1:3].tolist(), two[1:3].shape, two[::-2].strides, bytes(two[-30::-1]), two[3:1].tolist())
print(told(lambda: two[1]), "|", told(lambda: two[0:1, 0:1]))


def put():
    two[1:2] = two[2:3]


print(told(put))
two.release()


class Releases:
    def __init__(self, view, at):
        self.view, self.at = view, at

    def __index__(self):
        self.view.release()
        b.clear()
        return self.at


for at in (0, 1):
    b[:] = b"abcdefgh"
    m = memoryview(b)
    i = Releases(m, at)
    print(told(lambda: m[i]))
    b[:] = b"abcdefgh"
    m = memoryview(b)
    i = Releases(m, at)
    print(told(lambda: m.__setitem__(i, 3)))
    b[:] = b"abcdefgh"
    m = memoryview(b)
    i = Releases(m, at)
    print(told(lambda: m.__setitem__(slice(i, 3), b"zz")))
    b[:] = b"abcdefgh"
    m = memoryview(b)
    i = Releases(m, at)
    print(told(lambda: m.__setitem__(0, i)), bytes(b))
# expect: [[6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17]] (2, 6) (-12, 1) b'' []
# expect: NotImplementedError: multi-dimensional sub-views are not implemented | NotImplementedError: multi-dimensional slicing is not implemented
# expect: NotImplementedError: memoryview slice assignments are currently restricted to ndim = 1
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object b''
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object
# expect: ValueError: operation forbidden on released memoryview object b''
