import itertools
import math


def fails(f, *a, **k):
    try:
        print(f.__name__, f(*a, **k))
    except Exception as e:
        print(f.__name__, type(e).__name__, e)


fails(itertools.compress, 1, 2, 3)
fails(math.isclose, 1, 2, 3)
fails(math.isclose, 1, 2, 3, 4, 5)
fails(compile, 1, 2, 3, 4, 5, 6, 7)
fails(compile, 1, 2, 3, 4, 5, 6, 7, 8)
fails(sum, [], start=1, foo=2)
fails(sorted)
fails(sorted, [], 1)
fails([].sort, 1)
fails([].sort, 1, 2, 3)
fails(open)
fails(open, 1, 2, 3, 4, 5, 6, 7, 8, 9)
fails(open, "x", foo=1)
fails("a".upper, foo=1)
fails("a".expandtabs, 1, foo=1)
fails("a".encode, None)
fails("a".__format__, None)
fails((5).bit_length, foo=1)
fails((5).to_bytes, 1, 2)
fails((5).to_bytes, 1, "big", True)
fails((5).__round__, "a")
fails(round, 5, None)
fails([].__format__, 1)
fails([].__mul__, "a")
fails("a".__mul__, None)
fails([1].__imul__, "a")
fails([1].index, 1, None)
fails((1,).index, 1, "a")
fails(float.fromhex, 1)
fails(frozenset.__class_getitem__)
fails(b"abc".__mod__, "a")
fails(str.maketrans, 1, 2)
fails(format, 1, None)
print(hasattr(bytearray, "__radd__"))


def keyword():
    class K(foo=1):
        pass


fails(keyword)

# expect: compress TypeError compress() takes at most 2 arguments (3 given)
# expect: isclose TypeError isclose() takes exactly 2 positional arguments (3 given)
# expect: isclose TypeError isclose() takes at most 4 arguments (5 given)
# expect: compile TypeError compile() takes at most 6 positional arguments (7 given)
# expect: compile TypeError compile() takes at most 7 arguments (8 given)
# expect: sum TypeError sum() takes at most 2 arguments (3 given)
# expect: sorted TypeError sorted expected 1 argument, got 0
# expect: sorted TypeError sorted expected 1 argument, got 2
# expect: sort TypeError sort() takes no positional arguments
# expect: sort TypeError sort() takes at most 2 arguments (3 given)
# expect: open TypeError open() missing required argument 'file' (pos 1)
# expect: open TypeError open() takes at most 8 arguments (9 given)
# expect: open TypeError 'foo' is an invalid keyword argument for open()
# expect: upper TypeError str.upper() takes no keyword arguments
# expect: expandtabs TypeError expandtabs() takes at most 1 argument (2 given)
# expect: encode TypeError encode() argument 'encoding' must be str, not None
# expect: __format__ TypeError __format__() argument must be str, not None
# expect: bit_length TypeError int.bit_length() takes no keyword arguments
# expect: to_bytes TypeError to_bytes() argument 'byteorder' must be str, not int
# expect: to_bytes TypeError to_bytes() takes at most 2 positional arguments (3 given)
# expect: __round__ TypeError 'str' object cannot be interpreted as an integer
# expect: round 5
# expect: __format__ TypeError __format__() argument must be str, not int
# expect: __mul__ TypeError 'str' object cannot be interpreted as an integer
# expect: __mul__ TypeError 'NoneType' object cannot be interpreted as an integer
# expect: __imul__ TypeError 'str' object cannot be interpreted as an integer
# expect: index TypeError slice indices must be integers or have an __index__ method
# expect: index TypeError slice indices must be integers or have an __index__ method
# expect: fromhex TypeError bad argument type for built-in operation
# expect: __class_getitem__ TypeError frozenset.__class_getitem__() takes exactly one argument (0 given)
# expect: __mod__ TypeError not all arguments converted during bytes formatting
# expect: maketrans TypeError maketrans() argument 2 must be str, not int
# expect: format TypeError format() argument 2 must be str, not None
# expect: False
# expect: keyword TypeError keyword.<locals>.K.__init_subclass__() takes no keyword arguments
