from _cells import run

run(r'''
import numpy as np
import numpy.ma as ma
import os
import tempfile
import io
from numpy.lib.mixins import NDArrayOperatorsMixin
x = ma.array([1, 2, 3, 4], mask=[0, 1, 0, 0]); y = ma.array([3, 2, 5], mask=[0, 0, 1]); m2 = ma.array([[1., 2, 3], [4, 5, 6]], mask=[[0, 1, 0], [0, 0, 0]])
ma.ndim(x), ma.shape(m2), ma.size(m2), ma.size(m2, 0), ma.angle([1, 1j])
ma.choose([0, 1], [ma.array([1, 2], mask=[1, 0]), [3, 4]]), ma.compress([True, False, True, True], x), ma.compress_nd(m2), ma.compress_nd(m2, 0)
z = x.copy(); ma.putmask(z, [True, False, False, True], 9); z
ma.inner(x, x), ma.outer(x, [1, 2]), ma.convolve(x, [1, 1]), ma.correlate(x, [1, 1]), ma.convolve(x, [1, 1], propagate_mask=False)
ma.vander(x, 3), ma.polyfit([0, 1, 2, 3], x, 1).round(6), ma.notmasked_edges(x), ma.notmasked_edges(m2, 0), ma.notmasked_contiguous(x), ma.notmasked_contiguous(m2, 1)
ma.left_shift(x, 1), ma.right_shift(x, 1), ma.make_mask_descr([('a', int), ('b', float)]), ma.flatten_mask([True, False])
ma.nope
class V(NDArrayOperatorsMixin):
    def __init__(self, v): self.v = np.asarray(v)
    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        ins = [i.v if isinstance(i, V) else i for i in inputs]
        out = kwargs.pop('out', None)
        r = getattr(ufunc, method)(*ins, **kwargs)
        if out is not None: out[0].v = r; return out[0]
        return tuple(map(V, r)) if isinstance(r, tuple) else V(r)
    def __repr__(self): return f'V({self.v!r})'
a = V([1, 2]); a + 1, 1 + a, a * a, -a, abs(V([-1])), a < 2, a ** 2, 10 - a, a // 2, ~V([1]), a @ a, divmod(a, 2), a & 1
a += 5; a
d = tempfile.mkdtemp(); f = os.path.join(d, 'x.bin'); mm = np.memmap(f, dtype='float32', mode='w+', shape=(2, 3)); mm[:] = np.arange(6).reshape(2, 3); mm.flush(); os.path.getsize(f)
np.memmap(f, dtype='float32', mode='r').tolist(), np.memmap(f, dtype='float32', mode='c', offset=8, shape=(2, 2)).tolist(), np.memmap(f, 'f4', 'r', shape=4).shape
np.memmap(f, mode='q')
np.memmap(f, mode='w+')
np.memmap(f, 'f4', 'r', shape=(100,))
np.fromregex(io.StringIO('1 a\n2 b\n'), r'(\d+) (\w)', [('n', int), ('s', 'U1')]), np.issubdtype(np.str_, np.character), np.issubdtype(np.void, np.flexible), np.issubdtype(np.float64, np.flexible), np.lib.NumpyVersion('1.8.0') > '1.8.0rc1', np.lib.NumpyVersion('1.8.0') < '1.9.0.dev-abc'
b = np.array([3, 1, 2]); b.partition(1); b[1], np.array([3, 1, 2]).argpartition(1)[1], np.promote_types('S5', 'U2'), np.result_type('U3', 'i4'), np.can_cast('i8', 'U20'), np.searchsorted([1., np.nan], [np.nan, 0.5, 3]), np.searchsorted([1, 2, 2, 3], 2, 'right'), np.searchsorted(['a', 'c'], 'b')
os.remove(f); os.rmdir(d)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 (1, (2, 3), 6, 2, masked_array(data=[0.        , 1.57079633],\n             mask=False,\n       fill_value=1e+20))
# expect: 8 (masked_array(data=[--, 4],\n             mask=[ True, False],\n       fill_value=999999), masked_array(data=[1, 3, 4],\n             mask=[False, False, False],\n       fill_value=999999), array([[4., 6.]]), array([[4., 5., 6.]]))
# expect: 9 masked_array(data=[9, --, 3, 9],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 10 (26, masked_array(\n  data=[[1, 2],\n        [--, --],\n        [3, 6],\n        [4, 8]],\n  mask=[[False, False],\n        [ True,  True],\n        [False, False],\n        [False, False]],\n  fill_value=999999), masked_array(data=[1, --, --, 7, 4],\n             mask=[False,  True,  True, False, False],\n       fill_value=999999), masked_array(data=[--, --, 7],\n             mask=[ True,  True, False],\n       fill_value=999999), masked_array(data=[1, 1, 3, 7, 4],\n             mask=[False, False, False, False, False],\n       fill_value=999999))
# expect: 11 (array([[ 1,  1,  1],\n       [ 0,  0,  0],\n       [ 9,  3,  1],\n       [16,  4,  1]]), array([1., 1.]), array([0, 3]), [(array([0, 1, 0]), array([0, 1, 2])), (array([1, 1, 1]), array([0, 1, 2]))], [slice(0, 1, None), slice(2, 4, None)], [[slice(0, 1, None), slice(2, 3, None)], [slice(0, 3, None)]])
# expect: 12 (masked_array(data=[2, --, 6, 8],\n             mask=[False,  True, False, False],\n       fill_value=999999), masked_array(data=[0, --, 1, 2],\n             mask=[False,  True, False, False],\n       fill_value=999999), dtype([('a', '?'), ('b', '?')]), array([ True, False]))
# expect: 13 AttributeError: module 'numpy.ma' has no attribute 'nope'
# expect: 14 done
# expect: 15 (V(array([2, 3])), V(array([2, 3])), V(array([1, 4])), V(array([-1, -2])), V(array([1])), V(array([ True, False])), V(array([1, 4])), V(array([9, 8])), V(array([0, 1])), V(array([-2])), V(array(5)), (V(array([0, 1])), V(array([1, 0]))), V(array([1, 0])))
# expect: 16 V(array([6, 7]))
# expect: 17 24
# expect: 18 ([0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [[2.0, 3.0], [4.0, 5.0]], (4,))
# expect: 19 ValueError: mode must be one of ['r', 'c', 'r+', 'w+', 'readonly', 'copyonwrite', 'readwrite', 'write'] (got 'q')
# expect: 20 ValueError: shape must be given if mode == 'w+'
# expect: 21 ValueError: mmap length is greater than file size
# expect: 22 (array([(1, 'a'), (2, 'b')], dtype=[('n', '<i8'), ('s', '<U1')]), True, True, False, True, True)
# expect: 23 (2, 2, dtype('<U5'), dtype('<U11'), False, array([1, 0, 1]), 3, 1)
# expect: 24 None
