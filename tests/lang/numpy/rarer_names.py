# Windows, type tables, memory order, old spellings.
import numpy as np

a = np.arange(12).reshape(3, 4)
print(a.flatten("F"), a.ravel(order="F"), np.ravel(a.T, "A"), a.reshape(4, 3, order="F").tolist(), np.reshape(a, (2, 6), order="F").tolist())
print(np.asfortranarray(a).flags.f_contiguous, np.isfortran(a.T), np.asfortranarray(a).tolist() == a.tolist())
print(np.hanning(4), np.hamming(4), np.blackman(5).round(9), np.bartlett(4), np.kaiser(4, 3.0).round(6))
print(np.min_scalar_type(300), np.min_scalar_type(-1), np.min_scalar_type(1e50), np.common_type(np.float32(1), np.array([1.0])).__name__)
print(np.find_common_type([np.float32], [np.int64]), np.mintypecode("fd"), np.sctype2char(np.float32), np.obj2sctype(float).__name__)
print(np.trim_zeros([0, 0, 1, 2, 0]), np.iterable(3), np.mask_indices(3, np.triu), np.diagonal(a), np.divmod(7, np.array([2, 3])))
print(np.poly([1, 2]), np.polydiv([1, -3, 2], [1, -1]), np.sort_complex([3, 1, 2]), np.emath.sqrt(-1))
print(np.histogramdd(np.array([[1.0, 2], [2, 3]]), bins=2)[0].tolist(), np.typecodes["Float"], np.cast[np.float32]([1, 2]), np.nbytes[np.int16])
print(np.broadcast(np.ones((2, 1)), np.ones(3)).shape, list(np.broadcast([1, 2], 3)), np.require(a, np.float32).dtype)
b = a.copy()
b.itemset(0, 50)
b.itemset((1, 1), 7)
print(b.tolist(), np.array([1, 256], np.int16).byteswap(), np.array([1], np.int16).tostring())
d = np.dtype("f4")
print(d.byteorder, d.alignment, d.isnative, d.names, d.fields, d.base, d.descr, d.shape, d.subdtype, d.isbuiltin, d.hasobject)
print(np.add.identity, np.logical_and.identity, np.maximum.identity, np.add.signature, np.Infinity, np.NINF, np.MAXDIMS)
try:
    np.asarray_chkfinite([1.0, np.nan])
except ValueError as e:
    print(e)

# expect: [ 0  4  8  1  5  9  2  6 10  3  7 11] [ 0  4  8  1  5  9  2  6 10  3  7 11] [ 0  1  2  3  4  5  6  7  8  9 10 11] [[0, 5, 10], [4, 9, 3], [8, 2, 7], [1, 6, 11]] [[0, 8, 5, 2, 10, 7], [4, 1, 9, 6, 3, 11]]
# expect: True True True
# expect: [0.   0.75 0.75 0.  ] [0.08 0.77 0.77 0.08] [-0.    0.34  1.    0.34 -0.  ] [0.         0.66666667 0.66666667 0.        ] [0.204885 0.871242 0.871242 0.204885]
# expect: uint16 int8 float64 float64
# expect: float32 d f float64
# expect: [1, 2] False (array([0, 0, 0, 1, 1, 2]), array([0, 1, 2, 1, 2, 2])) [ 0  5 10] (array([3, 2]), array([1, 1]))
# expect: [ 1. -3.  2.] (array([ 1., -2.]), array([0.])) [1.+0.j 2.+0.j 3.+0.j] 1j
# expect: [[1.0, 0.0], [0.0, 1.0]] efdg [1. 2.] 2
# expect: (2, 3) [(1, 3), (2, 3)] float32
# expect: [[50, 1, 2, 3], [4, 7, 6, 7], [8, 9, 10, 11]] [256   1] b'\x01\x00'
# expect: = 4 True None None float32 [('', '<f4')] () None 1 False
# expect: 0 True None None inf -inf 32
# expect: array must not contain infs or NaNs
