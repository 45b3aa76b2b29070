from _cells import run

run(r'''
import numpy as np
import io
import warnings
import os
import tempfile
a = np.arange(6).reshape(2, 3); f = np.array([1.5, -2.25, np.nan, np.inf]); 
np.add.reduce(a), np.add.reduce(a, axis=1), np.add.reduce(a, axis=None), np.add.reduce(a, axis=(0, 1)), np.add.reduce(a, keepdims=True), np.add.reduce(a, initial=10), np.add.reduce(a, where=a > 2), np.multiply.reduce(a, axis=1, dtype=float)
np.maximum.reduce([]) 
np.maximum.reduce(a, axis=2)
np.minimum.reduce([], initial=5.), np.logical_and.reduce([]), np.logical_or.reduce([1, 0]), np.bitwise_and.reduce(np.array([7, 3])), np.subtract.reduce([10, 1, 2])
np.add.accumulate(a, axis=1), np.multiply.accumulate([1, 2, 3, 4]), np.subtract.accumulate([5, 1, 1]), np.maximum.accumulate([1, 3, 2, 5]), np.add.accumulate([1, 2], dtype=float)
np.add.reduceat(np.arange(8), [0, 4, 1, 5]), np.add.reduceat(a, [0, 2], axis=1), np.multiply.reduceat([1, 2, 3, 4], [0, 2, 1])
np.add.reduceat(np.arange(8), [0, 9])
np.add.outer([1, 2], [3, 4, 5]), np.multiply.outer(a, [1, 2]).shape, np.subtract.outer(5, [1, 2])
b = np.zeros(4); np.add.at(b, [0, 0, 3], 1); b
b = np.arange(4.); np.multiply.at(b, [1, 1], [2, 3]); b
b = np.arange(3); np.negative.at(b, [0, 2]); b
np.add.at(b, [7], 1)
np.negative.reduce([1])
np.add.accumulate(5)
np.add(1, 2, 3, 4)
np.add(1)
np.add([1, 2], [1, 2, 3])
np.add(np.ones(3), 1, out=np.zeros(3, int))
np.add('a', 1)
np.add(np.array(['a']), np.array(['b']))
np.add([1], [2], casting='no'), np.add(np.int8(1), np.int8(2), dtype=np.float32), np.add(1, 2.5, casting='safe')
np.add(1.5, 2, dtype=int, casting='unsafe'), np.add([1, 2], 1, where=[True, False], out=np.array([9, 9])), np.add(1, 1, order='F'), np.add([1], [1], subok=False)
np.sqrt(-1)
np.sqrt('a')
np.sqrt([None])
np.modf([1.5, -2.5]), np.frexp([4.0, 3]), np.ldexp([0.5], 3), np.divmod([7, -7], 3), np.float_power(2, 3), np.heaviside([-1, 0, 1], 0.5), np.copysign([1, 2], -1), np.nextafter(1, 2), np.spacing(1.0), np.gcd([12, 8], 20), np.lcm(4, 6), np.left_shift(1, [1, 2]), np.invert([1, 0]), np.invert(np.array([True])), np.cbrt(27), np.exp2(3), np.log2(8), np.log1p(0), np.expm1(0), np.rint(2.5), np.trunc(-1.5), np.fix(-1.5), np.sign([-2., 0, np.nan]), np.signbit([-0.0, 1]), np.isnat(np.datetime64('NaT')), np.hypot(3, 4), np.logaddexp(0, 0), np.logaddexp2(0, 0), np.reciprocal([2., 4]), np.positive([1]), np.absolute([-1, 1j]), np.conj(1+2j), np.square(3), np.fmod(-7, 3), np.remainder(-7, 3), np.fmax(np.nan, 1), np.deg2rad(180)
np.invert(1.5)
np.left_shift(1.5, 1)
np.isnat(1)
np.frompyfunc(lambda x, y: x + y, 2, 1)([1, 2], 3), np.frompyfunc(ord, 1, 1)(['a', 'b']), np.frompyfunc(divmod, 2, 2)(7, 3), np.frompyfunc(lambda x: x, 1, 1).nin
np.int8(127) + np.int8(1)
np.uint8(200) + 100, np.uint8(200) + np.array([100]), np.array([200], np.uint8) + 100, np.array([200], np.uint8) + 300, np.array([1], np.int8) + 1.5, np.array([1], np.float32) + 1e300, np.array([1], np.float32) + np.float64(1), np.array(1, np.float32) + np.float64(1), np.array([1], np.int8) * np.int64(3), np.array([1.0], np.float16) + 1, np.array([1], np.uint8) - 2, -np.array([1], np.uint8)
[np.result_type(*x) for x in [(np.int8, 1), (np.int8, 300), (np.uint8, -1), (np.float32, 1.0), (np.float32, 1e300), (np.int32, np.float32), (np.uint64, np.int64), (np.array([1], np.int8), 1000), (np.int8, np.array(1, np.int64)), (bool, 1), (np.complex64, 1.0), (np.complex64, np.float64), ('S3', 'U2'), (np.array([1], np.float16), np.array(1.0))]]
np.promote_types('M8[s]', 'i8')
np.promote_types('M8[s]', 'f8')
np.promote_types('m8[Y]', 'm8[D]')
np.can_cast('f8', 'i4', 'foo')
np.dtype('foo')
np.dtype('i3')
np.dtype([('a', 'i4'), ('a', 'i4')])
d['z']
np.dtype('i4') == 'foo'
a.strides, a.T.strides, a[::-1].strides, a[:, ::2].strides, np.broadcast_to(a, (4, 2, 3)).strides, a.flags, a.T.flags.c_contiguous, a.itemsize, a.nbytes, a.ndim, a.base is None, a[:1].base is not None
np.lib.stride_tricks.as_strided(np.arange(6), (3, 2), (8, 8)), np.lib.stride_tricks.sliding_window_view(np.arange(5), 3), np.lib.stride_tricks.sliding_window_view(a, (2, 2)), np.lib.stride_tricks.broadcast_shapes((2, 1), (3,)) if hasattr(np.lib.stride_tricks, 'broadcast_shapes') else 0
np.lib.stride_tricks.sliding_window_view(np.arange(5), 6)
np.broadcast_to(a, (3, 2))
np.broadcast_shapes((2, 3), (4,))
np.broadcast_arrays([1, 2], [[3], [4]]), np.broadcast_shapes((1, 2), (3, 1))
bc = np.broadcast([[1], [2]], [3, 4, 5]); bc.shape, bc.nd, bc.ndim, bc.size, bc.numiter, bc.index, next(bc), bc.index, list(bc), [i for i in bc.iters]
np.broadcast([1, 2], [1, 2, 3])
list(np.ndindex(2, 3)), list(np.ndindex((2,))), list(np.ndenumerate([[1, 2], [3, 4]])), np.ndindex(2, 2).__next__()
it = np.nditer(a, flags=['multi_index']); [(int(x), it.multi_index) for x in it]
b = a.copy()
with np.nditer(b, op_flags=['readwrite']) as it:
    for x in it: x[...] = 2 * x
b
it = np.nditer([a, None], op_flags=[['readonly'], ['writeonly', 'allocate']])
with it:
    for x, y in it: y[...] = x * 10
    res = it.operands[1]
res
np.nditer(a, flags=['foo'])
np.nditer(a, op_flags=['foo'])
np.nditer(a, op_dtypes=['f4'])
[x.dtype for x in np.nditer(a, flags=['buffered'], op_dtypes=['f8'])][:1], np.nditer(a).iternext(), np.nditer(a)[0], np.nditer(a).value
a[[0, 1], [1, 2]], a[np.ix_([0, 1], [0, 2])], a[..., 0], a[None].shape, a[:, None, :].shape, a[a > 2], a[[True, False]], a[1, [0, 2]], a[[[0], [1]], [[0, 2]]], a[-1], a[()].shape, a[..., None].shape, a[np.array([[0, 1], [1, 0]])].shape, a[:, [2, 0]]
a[5]
a[0, 5]
a[0, 0, 0]
a['x']
a[1.0]
a[[0, 5]]
a[[True, False, True]]
a[[[True, False]]]
a[[0, 1], [0, 1, 2]]
a[np.array([1.5])]
a[:, :, 0]
a[..., ...]
a[None, None, None].shape
b = a.copy(); b[b > 2] = -1; b[0, [0, 1]] = [7, 8]; b[:, -1] = 0; b
b[0] = [1, 2]
b[[0, 0]] = [[1, 1, 1], [2, 2, 2]]; b
b[b > 100] = [1, 2]
b[b < 100] = [1, 2]
b[0, 0] = 'x'
b[0, 0] = [1, 2]
b[0, 0] = None
b[0, 0] = 1.7; b[0, 0] = True; b[0, 0] = np.float32(2.5); b
b[0, 0] = 1j
np.take(a, [0, 5])
np.take(a, [0, 7], mode='wrap'), np.take(a, [0, 7], mode='clip'), np.take(a, [1], axis=1), np.put(b, [0, 1], [9, 8]), b, np.choose([0, 1, 0], [[1, 2, 3], [4, 5, 6]]), np.compress([0, 1], a, axis=0), np.extract(a > 2, a), np.place(b, b > 8, [100]), b, np.putmask(b, b > 50, 0), b
np.choose([0, 3], [[1, 2], [3, 4]])
np.choose([0, 3], [[1, 2], [3, 4]], mode='wrap'), np.select([a < 2, a > 4], [a, a * 10], -1), np.piecewise([1., 2, 3], [np.array([True, False, False])], [10, 20]), np.piecewise(np.arange(4.), [np.arange(4) < 2], [lambda x: -x, lambda x: x * 10])
np.select([], [])
np.select([a < 2], [])
np.piecewise([1.], [[True]], [1, 2, 3])
np.where(a > 2), np.where(a > 2, a, 0), np.nonzero(a), np.argwhere(a > 3), np.flatnonzero(a), np.count_nonzero(a), np.count_nonzero(a, axis=0), np.searchsorted([1, 2, 3], 2.5), np.searchsorted([1, 2, 2, 3], [2, 0], 'right'), np.searchsorted([3, 1, 2], 2, sorter=[1, 2, 0]), np.digitize([0.5, 1.5, 3], [1, 2]), np.digitize([1], [1, 2], right=True)
np.where(a > 2, a)
np.searchsorted([1, 2], 1, 'x')
np.digitize([1], [1, 3, 2])
np.sort([3, 1, 2], kind='stable'), np.sort(a, axis=None), np.argsort([3, 1, 2]), np.lexsort(([1, 1, 0], [2, 1, 3])), np.partition([3, 1, 2, 0], 2)[2], np.argpartition([3, 1, 2], 1)[1], np.msort([[2], [1]]) if hasattr(np, 'msort') else 0, np.sort(np.array([('b', 1), ('a', 2)], dtype=[('x', 'U1'), ('y', int)]), order='x'), np.sort([np.nan, 1, 0]), np.sort([True, False]), np.sort([2j, 1, 1j])
np.sort(a, axis=3)
np.sort(5)
np.partition([1, 2], 5)
np.lexsort([])
np.unique([3, 1, 1, 2]), np.unique([3, 1, 1], return_index=True, return_inverse=True, return_counts=True), np.unique([[1, 2], [1, 2], [0, 1]], axis=0), np.unique([[1, 2], [1, 2]], axis=1), np.unique([np.nan, np.nan, 1]), np.unique([np.nan, np.nan], equal_nan=False), np.unique(['b', 'a'])
np.unique([[1]], axis=2)
np.union1d([1, 2], [2, 3]), np.intersect1d([1, 2, 2], [2, 3]), np.intersect1d([1, 2], [2], return_indices=True), np.setdiff1d([1, 2, 3], [2]), np.setxor1d([1, 2], [2, 3]), np.in1d([1, 2], [2]), np.isin([[1, 2]], [2], invert=True), np.ediff1d([1, 3, 6], to_begin=0, to_end=[9])
np.histogram([1, 2], bins=0)
np.histogram([1, 2], bins=[2, 1])
np.histogram([1, 2], range=(2, 1))
np.histogram([np.nan, 1])
np.histogram([1], bins='foo')
np.bincount([-1])
np.bincount([1.5])
np.bincount([[1]])
np.interp([0.5, 2.5, -1, 9], [0, 1, 2, 3], [0, 10, 20, 30]), np.interp(2.5, [1, 2, 3], [3, 2, 0], left=-1, right=-2), np.interp([1, 370], [0, 180], [1, 2], period=360), np.interp(0.5, [0, 1], [0, 1j])
np.interp(1, [], [])
np.interp(1, [1, 2], [1])
np.pad([1, 2], 1), np.pad([1, 2, 3], (2, 1), 'edge'), np.pad([1, 2, 3], 2, 'reflect'), np.pad([1, 2, 3], 2, 'symmetric'), np.pad([1, 2, 3], 4, 'wrap'), np.pad([1, 2, 3], 2, 'linear_ramp', end_values=0), np.pad([1, 2, 3], 1, 'mean'), np.pad([1, 2, 3], 2, 'maximum', stat_length=2), np.pad([[1, 2]], ((1, 0), (0, 1)), constant_values=9), np.pad([1, 2, 3], 2, 'reflect', reflect_type='odd'), np.pad([1, 2], 1, 'empty').shape, np.pad([1, 4, 2], 1, 'median'), np.pad([1, 2], 1, lambda v, p, i, k: v.__setitem__(0, 9))
np.pad([1], 1, 'foo')
np.pad([1], -1)
np.pad([1], 1, 'edge', foo=1)
np.pad([[1]], ((1,), (1,), (1,)))
np.apply_along_axis(sum, 0, a), np.apply_along_axis(lambda v: v * 2, 1, a), np.apply_over_axes(np.sum, a, [0, 1]), np.vectorize(lambda x, y: x + y)([1, 2], 3), np.vectorize(lambda x: x, otypes=[float])([1]), np.vectorize(lambda x: str(x))([1, 2]), np.vectorize(lambda a, b: a @ b, signature='(n),(n)->()')([[1, 2], [3, 4]], [1, 1]), np.vectorize(lambda x, k=1: x * k, excluded=['k'])([1, 2], k=3)
np.vectorize(lambda x: x)([])
np.vectorize(lambda x: x, signature='x')
np.vectorize(1)
np.packbits([1, 0, 1]), np.packbits([[1, 0], [1, 1]], axis=1), np.unpackbits(np.array([5], np.uint8)), np.unpackbits(np.array([5], np.uint8), count=3, bitorder='little'), np.packbits([1, 1], bitorder='little')
np.packbits([1.5])
np.unpackbits([1])
np.packbits([1], bitorder='x')
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 (array([3, 5, 7]), array([ 3, 12]), 15, 15, array([[3, 5, 7]]), array([13, 15, 17]), array([3, 4, 5]), array([ 0., 60.]))
# expect: 7 ValueError: zero-size array to reduction operation maximum which has no identity
# expect: 8 AxisError: axis 2 is out of bounds for array of dimension 2
# expect: 9 (5.0, True, True, 3, 7)
# expect: 10 (array([[ 0,  1,  3],\n       [ 3,  7, 12]]), array([ 1,  2,  6, 24]), array([5, 4, 3]), array([1, 3, 3, 5]), array([1., 3.]))
# expect: 11 (array([ 6,  4, 10, 18]), array([[1, 2],\n       [7, 5]]), array([ 2,  3, 24]))
# expect: 12 IndexError: index 9 out-of-bounds in add.reduceat [0, 8)
# expect: 13 (array([[4, 5, 6],\n       [5, 6, 7]]), (2, 3, 2), array([4, 3]))
# expect: 14 array([2., 0., 0., 1.])
# expect: 15 array([0., 6., 2., 3.])
# expect: 16 array([ 0,  1, -2])
# expect: 17 IndexError: index 7 is out of bounds for axis 0 with size 3
# expect: 18 ValueError: reduce only supported for binary functions
# expect: 19 TypeError: cannot accumulate on a scalar
# expect: 20 TypeError: add() takes from 2 to 3 positional arguments but 4 were given
# expect: 21 TypeError: add() takes from 2 to 3 positional arguments but 1 were given
# expect: 22 ValueError: operands could not be broadcast together with shapes (2,) (3,)
# expect: 23 UFuncTypeError: Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'
# expect: 24 UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U1'), dtype('int64')) -> None
# expect: 25 UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U1'), dtype('<U1')) -> None
# expect: 26 (array([3]), 3.0, 3.5)
# expect: 27 (3, array([2, 9]), 2, array([2]))
# expect: 28 nan
# expect: 29 TypeError: ufunc 'sqrt' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 30 TypeError: loop of ufunc does not support argument 0 of type NoneType which has no callable sqrt method
# expect: 31 ((array([ 0.5, -0.5]), array([ 1., -2.])), (array([0.5 , 0.75]), array([3, 2], dtype=int32)), array([4.]), (array([ 2, -3]), array([1, 2])), 8.0, array([0. , 0.5, 1. ]), array([-1., -2.]), 1.0000000000000002, 2.220446049250313e-16, array([4, 4]), 12, array([2, 4]), array([-2, -1]), array([False]), 3.0, 8.0, 3.0, 0.0, 0.0, 2.0, -1.0, -1.0, array([-1.,  0., nan]), array([ True, False]), True, 5.0, 0.6931471805599453, 1.0, array([0.5 , 0.25]), array([1]), array([1., 1.]), (1-2j), 9, -1, 2, 1.0, 3.141592653589793)
# expect: 32 TypeError: ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 33 TypeError: ufunc 'left_shift' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 34 TypeError: ufunc 'isnat' is only defined for np.datetime64 and np.timedelta64.
# expect: 35 (array([4, 5], dtype=object), array([97, 98], dtype=object), (2, 1), 1)
# expect: 36 -128
# expect: 37 (300, array([300]), array([44], dtype=uint8), array([500], dtype=uint16), array([2.5]), array([1.e+300]), array([2.], dtype=float32), 2.0, array([3], dtype=int8), array([2.], dtype=float16), array([255], dtype=uint8), array([255], dtype=uint8))
# expect: 38 [dtype('int8'), dtype('int16'), dtype('int16'), dtype('float32'), dtype('float64'), dtype('float64'), dtype('float64'), dtype('int16'), dtype('int8'), dtype('int64'), dtype('complex64'), dtype('complex128'), dtype('<U3'), dtype('float16')]
# expect: 39 DTypePromotionError: The DTypes <class 'numpy.dtypes.DateTime64DType'> and <class 'numpy.dtypes.Int64DType'> do not have a common DType. For example they cannot be stored in a single array unless the dtype is `object`.
# expect: 40 DTypePromotionError: The DTypes <class 'numpy.dtypes.DateTime64DType'> and <class 'numpy.dtypes.Float64DType'> do not have a common DType. For example they cannot be stored in a single array unless the dtype is `object`.
# expect: 41 TypeError: Cannot get a common metadata divisor for Numpy datetime metadata [Y] and [D] because they have incompatible nonlinear base time units.
# expect: 42 ValueError: casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got 'foo')
# expect: 43 TypeError: data type 'foo' not understood
# expect: 44 TypeError: data type 'i3' not understood
# expect: 45 ValueError: field 'a' occurs more than once
# expect: 46 NameError: name 'd' is not defined
# expect: 47 False
# expect: 48 ((24, 8), (8, 24), (-24, 8), (24, 16), (0, 24, 8),   C_CONTIGUOUS : True\n  F_CONTIGUOUS : False\n  OWNDATA : False\n  WRITEABLE : True\n  ALIGNED : True\n  WRITEBACKIFCOPY : False\n, False, 8, 48, 2, False, True)
# expect: 49 (array([[0, 1],\n       [1, 2],\n       [2, 3]]), array([[0, 1, 2],\n       [1, 2, 3],\n       [2, 3, 4]]), array([[[[0, 1],\n         [3, 4]],\n\n        [[1, 2],\n         [4, 5]]]]), (2, 3))
# expect: 50 ValueError: window shape cannot be larger than input array shape
# expect: 51 ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (2,3)  and requested shape (3,2)
# expect: 52 ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2, 3) and arg 1 with shape (4,).
# expect: 53 ([array([[1, 2],\n       [1, 2]]), array([[3, 3],\n       [4, 4]])], (3, 2))
# expect: 54 ((2, 3), 2, 2, 6, 2, 0, (1, 3), 1, [(1, 4), (1, 5), (2, 3), (2, 4), (2, 5)], [<numpy.flatiter object at 0x>, <numpy.flatiter object at 0x>])
# expect: 55 ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2,) and arg 1 with shape (3,).
# expect: 56 ([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)], [(0,), (1,)], [((0, 0), 1), ((0, 1), 2), ((1, 0), 3), ((1, 1), 4)], (0, 0))
# expect: 57 [(0, (0, 0)), (1, (0, 1)), (2, (0, 2)), (3, (1, 0)), (4, (1, 1)), (5, (1, 2))]
# expect: 58 done
# expect: 59 done
# expect: 60 array([[ 0,  2,  4],\n       [ 6,  8, 10]])
# expect: 61 done
# expect: 62 done
# expect: 63 array([[ 0, 10, 20],\n       [30, 40, 50]])
# expect: 64 ValueError: Unexpected iterator global flag "foo"
# expect: 65 ValueError: Unexpected per-op iterator flag "foo"
# expect: 66 TypeError: Iterator operand 0 dtype could not be cast from dtype('int64') to dtype('float32') according to the rule 'safe'
# expect: 67 ([dtype('float64')], True, array(0), array(0))
# expect: 68 (array([1, 5]), array([[0, 2],\n       [3, 5]]), array([0, 3]), (1, 2, 3), (2, 1, 3), array([3, 4, 5]), array([[0, 1, 2]]), array([3, 5]), array([[0, 2],\n       [3, 5]]), array([3, 4, 5]), (2, 3), (2, 3, 1), (2, 2, 3), array([[2, 0],\n       [5, 3]]))
# expect: 69 IndexError: index 5 is out of bounds for axis 0 with size 2
# expect: 70 IndexError: index 5 is out of bounds for axis 1 with size 3
# expect: 71 IndexError: too many indices for array: array is 2-dimensional, but 3 were indexed
# expect: 72 IndexError: only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: 73 IndexError: only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: 74 IndexError: index 5 is out of bounds for axis 0 with size 2
# expect: 75 IndexError: boolean index did not match indexed array along dimension 0; dimension is 2 but corresponding boolean dimension is 3
# expect: 76 IndexError: boolean index did not match indexed array along dimension 0; dimension is 2 but corresponding boolean dimension is 1
# expect: 77 IndexError: shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (3,)
# expect: 78 IndexError: arrays used as indices must be of integer (or boolean) type
# expect: 79 IndexError: too many indices for array: array is 2-dimensional, but 3 were indexed
# expect: 80 IndexError: an index can only have a single ellipsis ('...')
# expect: 81 (1, 1, 1, 2, 3)
# expect: 82 array([[ 7,  8,  0],\n       [-1, -1,  0]])
# expect: 83 ValueError: could not broadcast input array from shape (2,) into shape (3,)
# expect: 84 array([[ 2,  2,  2],\n       [-1, -1,  0]])
# expect: 85 ValueError: NumPy boolean array indexing assignment cannot assign 2 input values to the 0 output values where the mask is true
# expect: 86 ValueError: NumPy boolean array indexing assignment cannot assign 2 input values to the 6 output values where the mask is true
# expect: 87 ValueError: invalid literal for int() with base 10: 'x'
# expect: 88 ValueError: setting an array element with a sequence.
# expect: 89 TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
# expect: 90 array([[ 2,  2,  2],\n       [-1, -1,  0]])
# expect: 91 TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'
# expect: 92 array([0, 5])
# expect: 93 (array([0, 1]), array([0, 5]), array([[1],\n       [4]]), None, array([[ 0,  8,  2],\n       [-1, -1,  0]]), array([1, 5, 3]), array([[3, 4, 5]]), array([3, 4, 5]), None, array([[ 0,  8,  2],\n       [-1, -1,  0]]), None, array([[ 0,  8,  2],\n       [-1, -1,  0]]))
# expect: 94 ValueError: invalid entry in choice array
# expect: 95 (array([1, 4]), array([[ 0,  1, -1],\n       [-1, -1, 50]]), array([10., 20., 20.]), array([-0., -1., 20., 30.]))
# expect: 96 ValueError: select with an empty condition list is not possible
# expect: 97 ValueError: list of cases must be same length as list of conditions
# expect: 98 ValueError: with 1 condition(s), either 1 or 2 functions are expected
# expect: 99 ((array([1, 1, 1]), array([0, 1, 2])), array([[0, 0, 0],\n       [3, 4, 5]]), (array([0, 0, 1, 1, 1]), array([1, 2, 0, 1, 2])), array([[1, 1],\n       [1, 2]]), array([1, 2, 3, 4, 5]), 5, array([1, 2, 2]), 2, array([3, 0]), 1, array([0, 1, 2]), array([0]))
# expect: 100 ValueError: either both or neither of x and y should be given
# expect: 101 ValueError: search side must be 'left' or 'right' (got 'x')
# expect: 102 ValueError: bins must be monotonically increasing or decreasing
# expect: 103 (array([1, 2, 3]), array([0, 1, 2, 3, 4, 5]), array([1, 2, 0]), array([1, 0, 2]), 2, 2, array([[1],\n       [2]]), array([('a', 2), ('b', 1)], dtype=[('x', '<U1'), ('y', '<i8')]), array([ 0.,  1., nan]), array([False,  True]), array([0.+1.j, 0.+2.j, 1.+0.j]))
# expect: 104 AxisError: axis 3 is out of bounds for array of dimension 2
# expect: 105 AxisError: axis -1 is out of bounds for array of dimension 0
# expect: 106 ValueError: kth(=5) out of bounds (2)
# expect: 107 TypeError: need sequence of keys with len > 0 in lexsort
# expect: 108 (array([1, 2, 3]), (array([1, 3]), array([1, 0]), array([1, 0, 0]), array([2, 1])), array([[0, 1],\n       [1, 2]]), array([[1, 2],\n       [1, 2]]), array([ 1., nan]), array([nan, nan]), array(['a', 'b'], dtype='<U1'))
# expect: 109 AxisError: axis 2 is out of bounds for array of dimension 2
# expect: 110 (array([1, 2, 3]), array([2]), (array([2]), array([1]), array([0])), array([1, 3]), array([1, 3]), array([False,  True]), array([[ True, False]]), array([0, 2, 3, 9]))
# expect: 111 ValueError: `bins` must be positive, when an integer
# expect: 112 ValueError: `bins` must increase monotonically, when an array
# expect: 113 ValueError: max must be larger than min in range parameter.
# expect: 114 ValueError: autodetected range of [nan, nan] is not finite
# expect: 115 ValueError: 'foo' is not a valid estimator for `bins`
# expect: 116 ValueError: 'list' argument must have no negative elements
# expect: 117 array([0, 1])
# expect: 118 ValueError: object too deep for desired array
# expect: 119 (array([ 5., 25.,  0., 30.]), 1.0, array([1.00555556, 1.05555556]), 0.5j)
# expect: 120 ValueError: array of sample points is empty
# expect: 121 ValueError: fp and xp are not of the same length.
# expect: 122 (array([0, 1, 2, 0]), array([1, 1, 1, 2, 3, 3]), array([3, 2, 1, 2, 3, 2, 1]), array([2, 1, 1, 2, 3, 3, 2]), array([3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1]), array([0, 0, 1, 2, 3, 1, 0]), array([2, 1, 2, 3, 2]), array([2, 2, 1, 2, 3, 3, 3]), array([[9, 9, 9],\n       [1, 2, 9]]), array([-1,  0,  1,  2,  3,  4,  5]), (4,), array([2, 1, 4, 2, 2]), array([9, 1, 2, 0]))
# expect: 123 ValueError: mode 'foo' is not supported
# expect: 124 ValueError: index can't contain negative values
# expect: 125 ValueError: unsupported keyword arguments for mode 'edge': {'foo'}
# expect: 126 ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (3,1)  and requested shape (2,2)
# expect: 127 (array([3, 5, 7]), array([[ 0,  2,  4],\n       [ 6,  8, 10]]), array([[15]]), array([4, 5]), array([1.]), array(['1', '2'], dtype='<U1'), array([3, 7]), array([3, 6]))
# expect: 128 ValueError: cannot call `vectorize` on size 0 inputs unless `otypes` is set
# expect: 129 ValueError: not a valid gufunc signature: x
# expect: 130 TypeError: When used as a decorator, only accepts keyword arguments.
# expect: 131 (array([160], dtype=uint8), array([[128],\n       [192]], dtype=uint8), array([0, 0, 0, 0, 0, 1, 0, 1], dtype=uint8), array([1, 0, 1], dtype=uint8), array([3], dtype=uint8))
# expect: 132 TypeError: Expected an input array of integer or boolean data type
# expect: 133 TypeError: Expected an input array of unsigned byte data type
# expect: 134 ValueError: 'order' must be either 'little' or 'big'
