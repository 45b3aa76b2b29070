# tolerance: 1e-5
import mindspore as ms
import mindspore.numpy as mnp

for name in ("copysign", "fmod", "gcd", "remainder"):
    print(name, repr(getattr(mnp, name)(mnp.array([-3, -2, 1, 2]), mnp.array([2, -3, 2, 5]))))
print(repr(mnp.ravel_multi_index((3, 1, 4, 1), (6, 7, 8, 9))))
print(repr(mnp.polyadd([3, 1], [1, 2, 3])), repr(mnp.polymul([3, 1], [1, 2, 3])), repr(mnp.polyval([3, 0, 1], [1, 2])))
print(repr(mnp.polyder([3, 1, 4], 2)), mnp.polyint([3, 1, 4], 2, [1, 2]))
print(repr(mnp.select([[True, False], [False, True]], [[1, 2], [3, 4]], 7)))
print(mnp.histogram([1, 2, 1], bins=[0, 1, 2, 3]), mnp.histogram_bin_edges([1, 2], 3))
print(repr(mnp.interp([1.5, 2, 9], [1, 2, 3], [3, 2, 0])), repr(mnp.interp(1.5, [1, 2, 3], [3, 2, 0])))
print(mnp.trapz([1, 2, 3], x=[4, 6, 8]), repr(mnp.vander([1, 2, 3])), repr(mnp.vander([1, 2, 3], 2, increasing=True)))
print(mnp.take_along_axis(mnp.arange(12).reshape(3, 4), mnp.arange(3).reshape(1, 3), 1))
print(repr(mnp.choose([[1, 0], [0, 1]], [-10, 10])), repr(mnp.bitwise_not([1, 2])))
print(repr(mnp.invert(ms.Tensor(13, ms.uint16))), repr(ms.ops.invert(ms.Tensor([1, 2], ms.uint8))))

# expect: copysign Tensor(shape=[4], dtype=Int32, value= [ 3, -2,  1,  2])
# expect: fmod Tensor(shape=[4], dtype=Int32, value= [-1, -2,  1,  2])
# expect: gcd Tensor(shape=[4], dtype=Int32, value= [1, 1, 1, 1])
# expect: remainder Tensor(shape=[4], dtype=Int32, value= [ 1, -2,  1,  2])
# expect: Tensor(shape=[], dtype=Float32, value= 1621)
# expect: Tensor(shape=[3], dtype=Int32, value= [1, 5, 4]) Tensor(shape=[4], dtype=Int32, value= [ 3,  7, 11,  3]) Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.30000000e+01])
# expect: Tensor(shape=[1], dtype=Int32, value= [6]) [0.25       0.16666667 2.         1.         2.        ]
# expect: Tensor(shape=[2], dtype=Int32, value= [1, 4])
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  2.00000000e+00,  1.00000000e+00]), Tensor(shape=[4], dtype=Int32, value= [0, 1, 2, 3])) [1.        1.3333334 1.6666667 2.       ]
# expect: Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e+00,  2.00000000e+00,  0.00000000e+00]) Tensor(shape=[], dtype=Float32, value= 2.5)
# expect: 8.0 Tensor(shape=[3, 3], dtype=Int32, value=
# expect: [[1, 1, 1],
# expect:  [4, 2, 1],
# expect:  [9, 3, 1]]) Tensor(shape=[3, 2], dtype=Int32, value=
# expect: [[1, 1],
# expect:  [1, 2],
# expect:  [1, 3]])
# expect: [[ 0  1  2]
# expect:  [ 4  5  6]
# expect:  [ 8  9 10]]
# expect: Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[ 10, -10],
# expect:  [-10,  10]]) Tensor(shape=[2], dtype=Int32, value= [-2, -3])
# expect: Tensor(shape=[], dtype=UInt16, value= 65522) Tensor(shape=[2], dtype=UInt8, value= [254, 253])
