import numpy as np

values = np.array([5, 1, 4, 1, 7, 0, 3, 9, 2, 6])
for kind in (np.float64, np.float32, np.float16, np.int64, np.int32, np.int8, np.uint8, np.uint64):
    a, v = np.sort(values.astype(kind)), (values[::-2] * 2).astype(kind)
    print(np.searchsorted(a, v), np.searchsorted(a, v, "right"), np.searchsorted(a, 2.5), np.searchsorted(a, [[1, 9]]).tolist())
    m = values.astype(kind).reshape(2, 5)
    print(np.maximum.accumulate(m, 1).tolist(), np.minimum.accumulate(m, 0).tolist(), np.subtract.accumulate(m.T, 1).dtype)
    z = np.zeros(5, kind)
    for function in (np.add, np.multiply, np.maximum, np.subtract, np.minimum):
        function.at(z, [0, 1, 1, 4, -1], 2)
        function.at(z, [0, 0], np.array([1, 2], kind))
        print(z.tolist(), end=" ")
    w = np.zeros((3, 4), kind)
    np.add.at(w, ([0, 1, 0], [1, 2, 1]), [1, 2, 3])
    np.add.at(w, (slice(None), 1), 5)
    np.add.at(w.T, ([0], [2]), 1)
    print(w.tolist())
gaps = np.array([1, 2, np.nan, np.nan])
print(np.searchsorted(gaps, [np.nan, 1.5, np.inf]), np.searchsorted(gaps, [np.nan, 1.5], "right"), np.searchsorted([], [1, 2]))
some = np.arange(10)[::2]
print(np.searchsorted([3, 1, 2], [2], sorter=[1, 2, 0]), np.searchsorted([1 + 1j, 2], [1.5]), np.searchsorted(some, [3, 4]))
z = np.zeros(4, int)
try:
    np.add.at(z, [0], 1.5)
except TypeError as e:
    print(type(e).__name__)
z = np.zeros(4)
np.add.at(z, np.array([True, False, True, False]), 2)
np.negative.at(z, [0])
print(z)
try:
    np.add.at(z, [7], 1)
except IndexError as e:
    print(e)
print(np.maximum.accumulate([1, np.nan, 3, 2]), np.minimum.accumulate(np.array([True, False])), np.bitwise_or.accumulate([1, 2, 4]))
print(np.logical_and.accumulate([1, 0, 1]), np.maximum.accumulate(np.zeros((0, 3)), 0).shape, np.divide.accumulate([8.0, 2.0, 2.0]))
x = np.linspace(-3, 3, 21).reshape(3, 7)
x = x * 1.1
print(np.maximum.accumulate(x.T, 1).sum(), np.maximum.accumulate(x.T, 1).flags.f_contiguous)
print(np.round(np.i0(np.array([0, 1, 2.5, 10, 30])), 6), np.round(np.i0(3.0), 6), np.i0(np.array([700.0]))[0] > 1e300)
a = np.array([[4.0, 1, 2], [1, 3, 0], [2, 0, 5]])
w, v = np.linalg.eigh(a)
print(np.round(w, 10), np.allclose(a @ v, v * w), np.linalg.eigvalsh(np.eye(3)).tolist())
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5.0, 5.0, 5.0, 5.0, 7.0], [0.0, 3.0, 9.0, 9.0, 9.0]] [[5.0, 1.0, 4.0, 1.0, 7.0], [0.0, 1.0, 4.0, 1.0, 6.0]] float64
# expect: [5.0, 4.0, 0.0, 0.0, 4.0] [20.0, 16.0, 0.0, 0.0, 16.0] [20.0, 16.0, 0.0, 0.0, 16.0] [15.0, 12.0, 0.0, 0.0, 12.0] [1.0, 2.0, 0.0, 0.0, 2.0] [[0.0, 9.0, 0.0, 0.0], [0.0, 5.0, 2.0, 0.0], [1.0, 5.0, 0.0, 0.0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5.0, 5.0, 5.0, 5.0, 7.0], [0.0, 3.0, 9.0, 9.0, 9.0]] [[5.0, 1.0, 4.0, 1.0, 7.0], [0.0, 1.0, 4.0, 1.0, 6.0]] float32
# expect: [5.0, 4.0, 0.0, 0.0, 4.0] [20.0, 16.0, 0.0, 0.0, 16.0] [20.0, 16.0, 0.0, 0.0, 16.0] [15.0, 12.0, 0.0, 0.0, 12.0] [1.0, 2.0, 0.0, 0.0, 2.0] [[0.0, 9.0, 0.0, 0.0], [0.0, 5.0, 2.0, 0.0], [1.0, 5.0, 0.0, 0.0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5.0, 5.0, 5.0, 5.0, 7.0], [0.0, 3.0, 9.0, 9.0, 9.0]] [[5.0, 1.0, 4.0, 1.0, 7.0], [0.0, 1.0, 4.0, 1.0, 6.0]] float16
# expect: [5.0, 4.0, 0.0, 0.0, 4.0] [20.0, 16.0, 0.0, 0.0, 16.0] [20.0, 16.0, 0.0, 0.0, 16.0] [15.0, 12.0, 0.0, 0.0, 12.0] [1.0, 2.0, 0.0, 0.0, 2.0] [[0.0, 9.0, 0.0, 0.0], [0.0, 5.0, 2.0, 0.0], [1.0, 5.0, 0.0, 0.0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5, 5, 5, 5, 7], [0, 3, 9, 9, 9]] [[5, 1, 4, 1, 7], [0, 1, 4, 1, 6]] int64
# expect: [5, 4, 0, 0, 4] [20, 16, 0, 0, 16] [20, 16, 0, 0, 16] [15, 12, 0, 0, 12] [1, 2, 0, 0, 2] [[0, 9, 0, 0], [0, 5, 2, 0], [1, 5, 0, 0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5, 5, 5, 5, 7], [0, 3, 9, 9, 9]] [[5, 1, 4, 1, 7], [0, 1, 4, 1, 6]] int32
# expect: [5, 4, 0, 0, 4] [20, 16, 0, 0, 16] [20, 16, 0, 0, 16] [15, 12, 0, 0, 12] [1, 2, 0, 0, 2] [[0, 9, 0, 0], [0, 5, 2, 0], [1, 5, 0, 0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5, 5, 5, 5, 7], [0, 3, 9, 9, 9]] [[5, 1, 4, 1, 7], [0, 1, 4, 1, 6]] int8
# expect: [5, 4, 0, 0, 4] [20, 16, 0, 0, 16] [20, 16, 0, 0, 16] [15, 12, 0, 0, 12] [1, 2, 0, 0, 2] [[0, 9, 0, 0], [0, 5, 2, 0], [1, 5, 0, 0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5, 5, 5, 5, 7], [0, 3, 9, 9, 9]] [[5, 1, 4, 1, 7], [0, 1, 4, 1, 6]] uint8
# expect: [5, 4, 0, 0, 4] [20, 16, 0, 0, 16] [20, 16, 0, 0, 16] [15, 12, 0, 0, 12] [1, 2, 0, 0, 2] [[0, 9, 0, 0], [0, 5, 2, 0], [1, 5, 0, 0]]
# expect: [10 10  0  3  3] [10 10  1  4  4] 4 [[1, 9]]
# expect: [[5, 5, 5, 5, 7], [0, 3, 9, 9, 9]] [[5, 1, 4, 1, 7], [0, 1, 4, 1, 6]] uint64
# expect: [5, 4, 0, 0, 4] [20, 16, 0, 0, 16] [20, 16, 0, 0, 16] [15, 12, 0, 0, 12] [1, 2, 0, 0, 2] [[0, 9, 0, 0], [0, 5, 2, 0], [1, 5, 0, 0]]
# expect: [2 1 2] [4 1] [0 0]
# expect: [1] [1] [2 2]
# expect: [-2.  0.  2.  0.]
# expect: index 7 is out of bounds for axis 0 with size 4
# expect: [ 1. nan nan nan] [ True False] [1 3 7]
# expect: [ True False False] (0, 3) [8. 4. 2.]
# expect: -3.1086244689504383e-15 True
# expect: [1.00000000e+00 1.26606600e+00 3.28983900e+00 2.81571663e+03
# expect:  7.81672298e+11] 4.880793 True
# expect: [1.85489731 3.4760236  6.66907909] True [1.0, 1.0, 1.0]
