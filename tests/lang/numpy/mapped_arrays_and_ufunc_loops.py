"""np.memmap as a class; type() of arrays of every kind; types, names and running results of ufuncs; old aliases' errors."""
from _shown import run

LINES = r'''
import os, tempfile; p = os.path.join(tempfile.mkdtemp(), 'x'); m = np.memmap(p, dtype='float32', mode='w+', shape=(3, 4)); m
m = np.memmap(p, dtype='float32', mode='r+', shape=(3, 4)); m[:] = np.arange(12).reshape(3, 4); m.flush(); np.fromfile(p, 'f4')
m = np.memmap(p, dtype='float32', mode='r', shape=(3, 4)); type(m), m[1], m.mode, m.offset, type(m[0]), type(m.sum()), isinstance(m, np.ndarray), isinstance(m, np.memmap)
m = np.memmap(p, dtype='float32', mode='r'); m.shape, m[2:4], m[2:4].astype(np.int64).sum(), np.array(m[:2]), np.asarray(m[:2]).dtype, len(m), m.dtype, m.nbytes, m.tolist()[:3]
m = np.memmap(p, dtype='float32', mode='r'); m[0] = 1
m = np.memmap(p, dtype='float32', mode='r+', shape=(2, 4)); m[0] = 9; m.flush(); np.memmap(p, dtype='f4', mode='c', offset=16)
m = np.memmap(p, dtype='f4', mode='r'); np.stack([m[:2], m[2:4]]), np.concatenate([m[:1], [1]]), np.mean(m), m.max(), m + 1, m[0] * 2, m > 8, np.where(m > 8, 1, 0)
np.memmap(p, mode='zz')
np.memmap(p, mode='w+')
[type(a) for a in (np.array(['a']), np.array([None]), np.array(['2020'], 'M8[D]'), np.zeros(2, 'i4,f4'), np.array([1]))], type(np.array(['a'])) is np.ndarray
np.add.types[:3], np.add.ntypes, np.divide.types[-4:], np.divmod.types[:2], np.isnan.types[:2], np.matmul.ntypes, np.frexp.types, np.isnat.types, np.less.types[-2:], np.sqrt.types
np.abs, np.mod, np.true_divide, np.conj, np.bitwise_not, np.abs is np.absolute, np.mod.__name__, type(np.copysign), np.isnat
np.divide.accumulate(np.array([8, 2, 2])), np.logical_and.accumulate([3, 0, 2]), np.hypot.accumulate(np.array([3, 4], 'i1')), np.maximum.accumulate([1, 3, 2])
np.divide.reduceat(np.array([8, 2, 2]), [0, 2]), np.add.reduceat(np.arange(6, dtype='i2'), [0, 3]), np.logical_or.reduceat([0, 2, 0], [0, 2])
np.arctan2(np.int8([1]), np.uint8([1])).dtype, np.hypot(np.int16([1]), np.int8([1])).dtype, np.copysign(np.int8([1]), np.uint8([2])).dtype, np.arctan2(1, 1)
np.gcd(np.array([4, 6], object), 2), np.ceil(np.array([1, 2.5], object))
np.bool
np.int
np.object
np.str
a = np.ones(3); a += np.ones(2)
np.array([True, False]).conj(), np.array(5).conj(), np.arange(3).__array_wrap__(np.ones(2)), np.arange(4).getfield('u1', 0)
'''
for line in LINES.strip().split("\n"):
    run(line)

# expect: memmap([[0., 0., 0., 0.],
# expect:         [0., 0., 0., 0.],
# expect:         [0., 0., 0., 0.]], dtype=float32)
# expect: array([ 0.,  1.,  2.,  3.,  4.,  5.,  6.,  7.,  8.,  9., 10., 11.],
# expect:       dtype=float32)
# expect: (<class 'numpy.memmap'>, memmap([4., 5., 6., 7.], dtype=float32), 'r', 0, <class 'numpy.memmap'>, <class 'numpy.float32'>, True, True)
# expect: ((12,), memmap([2., 3.], dtype=float32), 5, array([0., 1.], dtype=float32), dtype('float32'), 12, dtype('float32'), 48, [0.0, 1.0, 2.0])
# expect: !! ValueError | assignment destination is read-only
# expect: memmap([ 4.,  5.,  6.,  7.,  8.,  9., 10., 11.], dtype=float32)
# expect: (array([[9., 9.],
# expect:        [9., 9.]], dtype=float32), array([9., 1.]), 8.0, 11.0, array([10., 10., 10., 10.,  5.,  6.,  7.,  8.,  9., 10., 11., 12.],
# expect:       dtype=float32), 18.0, array([ True,  True,  True,  True, False, False, False, False, False,
# expect:         True,  True,  True]), array([1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1]))
# expect: !! ValueError | mode must be one of ['r', 'c', 'r+', 'w+', 'readonly', 'copyonwrite', 'readwrite', 'write'] (got 'zz')
# expect: !! ValueError | shape must be given if mode == 'w+'
# expect: ([<class 'numpy.ndarray'>, <class 'numpy.ndarray'>, <class 'numpy.ndarray'>, <class 'numpy.ndarray'>, <class 'numpy.ndarray'>], True)
# expect: (['??->?', 'bb->b', 'BB->B'], 22, ['mq->m', 'md->m', 'mm->d', 'OO->O'], ['bb->bb', 'BB->BB'], ['?->?', 'b->?'], 19, ['e->ei', 'f->fi', 'd->di', 'g->gi'], ['M->?', 'm->?'], ['OO->?', 'OO->O'], ['e->e', 'f->f', 'd->d', 'f->f', 'd->d', 'g->g', 'F->F', 'D->D', 'G->G', 'O->O'])
# expect: (<ufunc 'absolute'>, <ufunc 'remainder'>, <ufunc 'divide'>, <ufunc 'conjugate'>, <ufunc 'invert'>, True, 'remainder', <class 'numpy.ufunc'>, <ufunc 'isnat'>)
# expect: (array([8., 4., 2.]), array([ True, False, False]), array([3., 5.], dtype=float16), array([1, 3, 3]))
# expect: (array([4., 2.]), array([ 3, 12]), array([ True, False]))
# expect: (dtype('float16'), dtype('float32'), dtype('float16'), 0.7853981633974483)
# expect: (array([2, 2], dtype=object), array([1, 3], dtype=object))
# expect: !! AttributeError | module 'numpy' has no attribute 'bool'.
# expect: `np.bool` was a deprecated alias for the builtin `bool`. To avoid this error in existing code, use `bool` by itself. Doing this will not modify any behavior and is safe. If you specifically wanted the numpy scalar type, use `np.bool_` here.
# expect: The aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:
# expect:     https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
# expect: !! AttributeError | module 'numpy' has no attribute 'int'.
# expect: `np.int` was a deprecated alias for the builtin `int`. To avoid this error in existing code, use `int` by itself. Doing this will not modify any behavior and is safe. When replacing `np.int`, you may wish to use e.g. `np.int64` or `np.int32` to specify the precision. If you wish to review your current use, check the release note link for additional information.
# expect: The aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:
# expect:     https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
# expect: !! AttributeError | module 'numpy' has no attribute 'object'.
# expect: `np.object` was a deprecated alias for the builtin `object`. To avoid this error in existing code, use `object` by itself. Doing this will not modify any behavior and is safe.
# expect: The aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:
# expect:     https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
# expect: !! AttributeError | module 'numpy' has no attribute 'str'.
# expect: `np.str` was a deprecated alias for the builtin `str`. To avoid this error in existing code, use `str` by itself. Doing this will not modify any behavior and is safe. If you specifically wanted the numpy scalar type, use `np.str_` here.
# expect: The aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:
# expect:     https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
# expect: !! ValueError | operands could not be broadcast together with shapes (3,) (2,) (3,)
# expect: (array([ True, False]), array(5), array([1., 1.]), array([0, 1, 2, 3], dtype=uint8))
