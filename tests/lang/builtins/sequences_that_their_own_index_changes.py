# by hand: CPython reads what is freed
# An index, a count or a separator may change the list or bytearray that it is for: what is there afterwards counts.
def told(f):
    try:
        return f()
    except Exception as e:
        return f"{type(e).__name__}: {e}"


class Clears:
    def __init__(self, target, at=2):
        self.target, self.at = target, at

    def __index__(self):
        self.target.clear()
        return self.at


def fresh(kind):
    return kind([1, 2, 3, 4] * 100)


for kind in (list, bytearray):
    x = fresh(kind)
    print(told(lambda: x[Clears(x)]))
    x = fresh(kind)
    print(told(lambda: x.__setitem__(Clears(x), 5)))
    x = fresh(kind)
    print(told(lambda: x.__delitem__(Clears(x))))
    for part in ((1, None), (0, None, 2), (None, None, -1)):
        x = fresh(kind)
        print(told(lambda: x[slice(Clears(x), *part[1:])]), end=" ")
        x = fresh(kind)
        print(told(lambda: x[slice(part[0], Clears(x), *part[2:])]), end=" ")
        x = fresh(kind)
        print(told(lambda: x.__delitem__(slice(part[0], Clears(x), *part[2:]))), x, end=" ")
        x = fresh(kind)
        print(told(lambda: x.__setitem__(slice(part[0], Clears(x), *part[2:]), kind([7]))), x)
    x = fresh(kind)
    print(told(lambda: x * Clears(x)), told(lambda: x.pop(Clears(x))), told(lambda: x.insert(Clears(x), 9)), x)

x = fresh(bytearray)
print(told(lambda: x.__setitem__(300, Clears(x))), x)
for name in ("find", "rfind", "count", "startswith", "endswith"):
    x = fresh(bytearray)
    print(name, told(lambda: getattr(x, name)(b"\2", Clears(x))), end=" ")
    x = fresh(bytearray)
    print(told(lambda: getattr(x, name)(b"\2", 1, Clears(x))), end=" ")
    x = fresh(bytearray)
    print(told(lambda: getattr(x, name)(Clears(x))))

# what reads a bytearray while it asks others keeps it from changing
x = bytearray(b"ab")


class Long(str):
    def __len__(self):
        x.extend(b"more")
        return 1


print(told(lambda: x.hex(Long(":"))), x)
# expect: IndexError: list index out of range
# expect: IndexError: list assignment index out of range
# expect: IndexError: list assignment index out of range
# expect: [] [] None [] None [7]
# expect: [] [] None [] ValueError: attempt to assign sequence of size 1 to extended slice of size 0 []
# expect: [] [] None [] ValueError: attempt to assign sequence of size 1 to extended slice of size 0 []
# expect: [] IndexError: pop from empty list None [9]
# expect: IndexError: bytearray index out of range
# expect: IndexError: bytearray index out of range
# expect: IndexError: bytearray index out of range
# expect: bytearray(b'') bytearray(b'') None bytearray(b'') None bytearray(b'\x07')
# expect: bytearray(b'') bytearray(b'') None bytearray(b'') ValueError: attempt to assign bytes of size 1 to extended slice of size 0 bytearray(b'')
# expect: bytearray(b'') bytearray(b'') None bytearray(b'') ValueError: attempt to assign bytes of size 1 to extended slice of size 0 bytearray(b'')
# expect: bytearray(b'') IndexError: pop from empty bytearray None bytearray(b'\t')
# expect: IndexError: bytearray index out of range bytearray(b'')
# expect: find -1 -1 -1
# expect: rfind -1 -1 -1
# expect: count 0 0 0
# expect: startswith False False TypeError: startswith first arg must be bytes or a tuple of bytes, not Clears
# expect: endswith False False TypeError: endswith first arg must be bytes or a tuple of bytes, not Clears
# expect: BufferError: Existing exports of data: object cannot be re-sized bytearray(b'ab')
