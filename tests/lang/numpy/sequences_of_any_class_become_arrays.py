"""Sequences that are no lists become axes of arrays: ranges, classes with __len__ and __getitem__; diagonals are views; sections as NumPy's integers."""
import array
import collections
import numpy as np


class Sequence:
    def __init__(self, values):
        self.values = values

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.values[index]


class Box:
    def __init__(self, value):
        self.value = np.asarray(value)

    def __len__(self):
        return len(self.value)

    def __getitem__(self, index):
        return Box(self.value[index])

    def __repr__(self):
        return f"Box({self.value.tolist()})"


class Element:
    def __repr__(self):
        return "Element"


S, e = Sequence, Element()
values = [S([1, 2, 3]), [S([1, 2, 3]), S([4, 5, 6])], S([S([1, 2]), S([3, 4])]), S([e, e]), [[e, e], [e, e]], Box([1.0, 2.0]), [Box([1.0, 2.0]), Box([3.0, 4.0])],
          [range(3), range(3)], (range(2), [5, 6]), [(1, 2), S([3.5, 4])], {1: 2}, ["ab", "c"], collections.deque([1, 2]), array.array("d", [1, 2]),
          collections.UserList([1, 2]), [collections.UserList([1, 2]), range(2)], [range(2), range(3)], Box(3.0), [Box(3.0)]]
for value in values:
    try:
        made = np.array(value)
        print(made.dtype, made.shape, repr(made))
    except Exception as error:
        print(type(error).__name__, error)
s = S([1.0, 2.0, 4.0])
print(np.sum(s), np.mean([s, s], 0), np.sin(s), np.ones(3) + s, s + np.ones(3), np.stack([s, s]), np.r_[s, 3], np.maximum(s, [2, 2, 2]), np.dot(s, s), np.array(s, dtype=int))
print(np.array([range(2), range(2)], dtype=np.float32), np.array([s], dtype=object), np.zeros((2, 3)) + [range(3)])

a = np.arange(16.0).reshape(4, 4)
d = np.diagonal(a)
try:
    d[0] = 5
except ValueError as error:
    print(error)
d.flags.writeable = True
d[:] = -1
print(a, np.shares_memory(a, d), d.strides)
x = np.zeros((2, 3, 4))
print(x.diagonal(1, -1, -2).shape, x.diagonal(-1, 0, 2).shape, x.diagonal(9).shape, np.shares_memory(x, x.diagonal()), np.diag(a, -1), np.diag(a).flags.writeable)
print(np.split(np.arange(6), np.int64(2)), np.array_split(np.arange(7), np.int32(2)), np.split(np.arange(6), np.array(2)), np.hsplit(np.arange(6), np.int64(3)), np.split(np.arange(6), np.array([2, 4])))
for code in ("np.split(np.arange(5), 2)", "np.array_split(np.arange(5), 0)", "np.split(np.arange(6), 2.0)"):
    try:
        print(eval(code))
    except Exception as error:
        print(type(error).__name__, error)


class Whole(np.int64):
    pass


class Real(float):
    pass


print(np.dtype(Whole), np.dtype("int64") == Whole, np.zeros(2, Whole).dtype, np.array([1, 2]).astype(Whole).dtype, np.dtype(Real), np.array([Real(1.5)]))
names = vars(np)
print([name for name in ("mean", "dot", "einsum", "fft", "linalg", "recarray", "diag") if name not in names])

# expect: int64 (3,) array([1, 2, 3])
# expect: int64 (2, 3) array([[1, 2, 3],
# expect:        [4, 5, 6]])
# expect: int64 (2, 2) array([[1, 2],
# expect:        [3, 4]])
# expect: object (2,) array([Element, Element], dtype=object)
# expect: object (2, 2) array([[Element, Element],
# expect:        [Element, Element]], dtype=object)
# expect: object (2,) array([Box(1.0), Box(2.0)], dtype=object)
# expect: object (2, 2) array([[Box(1.0), Box(2.0)],
# expect:        [Box(3.0), Box(4.0)]], dtype=object)
# expect: int64 (2, 3) array([[0, 1, 2],
# expect:        [0, 1, 2]])
# expect: int64 (2, 2) array([[0, 1],
# expect:        [5, 6]])
# expect: float64 (2, 2) array([[1. , 2. ],
# expect:        [3.5, 4. ]])
# expect: object () array({1: 2}, dtype=object)
# expect: <U2 (2,) array(['ab', 'c'], dtype='<U2')
# expect: int64 (2,) array([1, 2])
# expect: float64 (2,) array([1., 2.])
# expect: int64 (2,) array([1, 2])
# expect: int64 (2, 2) array([[1, 2],
# expect:        [0, 1]])
# expect: ValueError setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: object () array(Box(3.0), dtype=object)
# expect: object (1,) array([Box(3.0)], dtype=object)
# expect: 7.0 [1. 2. 4.] [ 0.84147098  0.90929743 -0.7568025 ] [2. 3. 5.] [2. 3. 5.] [[1. 2. 4.]
# expect:  [1. 2. 4.]] [1. 2. 4. 3.] [2. 2. 4.] 21.0 [1 2 4]
# expect: [[0. 1.]
# expect:  [0. 1.]] [[1.0 2.0 4.0]] [[0. 1. 2.]
# expect:  [0. 1. 2.]]
# expect: assignment destination is read-only
# expect: [[-1.  1.  2.  3.]
# expect:  [ 4. -1.  6.  7.]
# expect:  [ 8.  9. -1. 11.]
# expect:  [12. 13. 14. -1.]] True (40,)
# expect: (2, 2) (3, 1) (4, 0) True [ 4.  9. 14.] False
# expect: [array([0, 1, 2]), array([3, 4, 5])] [array([0, 1, 2, 3]), array([4, 5, 6])] [array([0, 1, 2]), array([3, 4, 5])] [array([0, 1]), array([2, 3]), array([4, 5])] [array([0, 1]), array([2, 3]), array([4, 5])]
# expect: ValueError array split does not result in an equal division
# expect: ValueError number sections must be larger than 0.
# expect: [array([0, 1, 2]), array([3, 4, 5])]
# expect: int64 True int64 int64 object [1.5]
# expect: []
