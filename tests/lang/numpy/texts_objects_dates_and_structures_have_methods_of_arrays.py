"""Arrays and scalars of texts, objects, dates and structures have the methods that arrays of numbers have."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np
u=np.array(['b','a','cc']); o=np.array([3,1.5,2],object); d=np.array(['2020-01-03','2020-01-01','NaT'],'M8[D]'); m=np.array([5,-2,7],'m8[s]'); v=np.array([(2,2.),(1,3.)],[('a','i4'),('b','f8')])
u.__array__() is u, u.__array__(object), m.__array__(int)
int(o[:1]), float(o[1:2]), complex(o[:1]), float(np.array('1.5')), int(np.array('12'))
float(u[:2])
[10,20,30,40][np.array(2,object)]
o.clip(2,3), m.clip(m[1],m[0]), np.array([3,1],object).conj(), u.conjugate()
u.clip('a','b')
q=u.copy(); q.put([0,2],'z'); q
q=u.copy(); q.itemset(1,'k'); q
q=o.copy(); q.partition(1); q, o.argpartition(0)
np.sort(u).searchsorted('b'), np.sort(o).searchsorted([1.5,2.5],'right'), np.sort(m).searchsorted(m[0])
q=m.copy(); q.resize(5); q
q=u.copy(); q.resize((2,2)); q
q=o.copy(); r=q; q+=1; r is q, r
q=d.copy(); r=q; q-=m[0]; r is q, r
q=m.copy(); r=q; q*=2; r
del u[0]
divmod(m,m[0])[1], divmod(m[2],m)[1]
divmod(u,u)
f=u.flat; f[1], f[0:2], len(f), next(f), f.index, f.coords, f.copy(), list(f)
q=u.copy(); q.flat[0]='n'; q.flat[1:]=['x','y']; q
q=m.copy(); q.flat=3; q
np.array(['a',''])[1:].nonzero(), np.array(['a',''])[1:].size
u.mean()
u.cumsum()
u.round()
d.argmax(), d.argmin(), d.max(), d.min()
m.prod()
v.argmax()
v.astype(object), u.tostring()[:8], m.byteswap().byteswap()
s=u[0]; s.T, s.shape, s.size, s.ndim, s.itemsize, s.nbytes, s.strides, s.base, s.copy(), s.tolist(), s.item(), s.astype(object), s.reshape(1), s.repeat(2), s.argmax(), s.nonzero(), s.flatten()
s.itemset('b')
s.max()
t=d[0]; t.T, t.ravel(), t.reshape(1,1), t.max(), t.min(), t.argsort(), t.real, t[()], t[...], t.view('i8'), t.squeeze(), t.transpose(), t.astype(str), t.repeat(2), t.all()
t[0]
v[0].reshape(1), v[0].flatten(), v[0].ndim, v[0].T, v[0].view()
[5][np.str_('a')]
np.str_('a') & 1
repr(np.datetime64('NaT','D')), repr(np.datetime64('2020-01-01T05','h')), repr(np.datetime64(3,'2D')), d.tolist()
np.choose(np.array([1.5]), [1,2])
np.dtypes.Float64DType, isinstance(np.dtype('f8'), np.dtypes.Float64DType), isinstance(np.dtype('U3'), np.dtypes.StrDType), np.dtypes.Int8DType()
np.dtypes.StrDType.__name__
x=np.arange(6.).reshape(3,2); s=x.view([('x','f8'),('y','f8')]); s['x']+=10; x, s.shape, s['y'], s[1]
np.arange(3).view('M8[D]'), np.array(3).view('m8[s]'), np.arange(6,dtype='u1').view('S3'), np.array(['ab','c']).view('U1'), np.array(['ab']).view('i4'), np.int64(3).view('M8[D]'), np.array([1.5]).view(np.matrix)
np.arange(5,dtype='u1').view('S3')
np.array([1,2]).view(object)
np._NoValue
''')

# expect: 0 done
# expect: 1 done
# expect: 2 (True, array(['b', 'a', 'cc'], dtype=object), array([ 5, -2,  7]))
# expect: 3 (3, 1.5, (3+0j), 1.5, 12)
# expect: 4 TypeError: only length-1 arrays can be converted to Python scalars
# expect: 5 TypeError: only integer scalar arrays can be converted to a scalar index
# expect: 6 (array([3, 2, 2], dtype=object), array([ 5, -2,  5], dtype='timedelta64[s]'), array([3, 1], dtype=object), array(['b', 'a', 'cc'], dtype='<U2'))
# expect: 7 UFuncTypeError: ufunc 'clip' did not contain a loop with signature matching types (dtype('<U2'), dtype('<U1'), dtype('<U1')) -> None
# expect: 8 array(['z', 'a', 'z'], dtype='<U2')
# expect: 9 array(['b', 'k', 'cc'], dtype='<U2')
# expect: 10 (array([1.5, 2, 3], dtype=object), array([1, 2, 0]))
# expect: 11 (1, array([1, 2]), 1)
# expect: 12 array([ 5, -2,  7,  0,  0], dtype='timedelta64[s]')
# expect: 13 array([['b', 'a'],\n       ['cc', '']], dtype='<U2')
# expect: 14 (True, array([4, 2.5, 3], dtype=object))
# expect: 15 (True, array(['2020-01-02', '2019-12-31',        'NaT'], dtype='datetime64[D]'))
# expect: 16 array([10, -4, 14], dtype='timedelta64[s]')
# expect: 17 ValueError: cannot delete array elements
# expect: 18 (array([0, 3, 2], dtype='timedelta64[s]'), array([ 2, -1,  0], dtype='timedelta64[s]'))
# expect: 19 TypeError: ufunc 'divmod' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 20 ('a', array(['b', 'a'], dtype='<U2'), 3, 'b', 1, (1,), array(['b', 'a', 'cc'], dtype='<U2'), ['a', 'cc'])
# expect: 21 array(['n', 'x', 'y'], dtype='<U2')
# expect: 22 array([3, 3, 3], dtype='timedelta64[s]')
# expect: 23 ((array([], dtype=int64),), 1)
# expect: 24 UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U2'), dtype('<U2')) -> None
# expect: 25 UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U2'), dtype('<U2')) -> None
# expect: 26 TypeError: ufunc 'rint' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 27 (2, 2, numpy.datetime64('NaT'), numpy.datetime64('NaT'))
# expect: 28 UFuncTypeError: ufunc 'multiply' cannot use operands with types dtype('<m8[s]') and dtype('<m8[s]')
# expect: 29 TypeError: data type not ordered
# expect: 30 (array([(2, 2.0), (1, 3.0)], dtype=object), b'b\x00\x00\x00\x00\x00\x00\x00', array([ 5, -2,  7], dtype='timedelta64[s]'))
# expect: 31 ('b', (), 1, 0, 4, 4, (), None, 'b', 'b', 'b', 'b', array(['b'], dtype='<U1'), array(['b', 'b'], dtype='<U1'), 0, (array([0]),), array(['b'], dtype='<U1'))
# expect: 32 ValueError: array-scalars are immutable
# expect: 33 UFuncTypeError: ufunc 'maximum' did not contain a loop with signature matching types (dtype('<U1'), dtype('<U1')) -> None
# expect: 34 (numpy.datetime64('2020-01-03'), array(['2020-01-03'], dtype='datetime64[D]'), array([['2020-01-03']], dtype='datetime64[D]'), numpy.datetime64('2020-01-03'), numpy.datetime64('2020-01-03'), array([0]), numpy.datetime64('2020-01-03'), numpy.datetime64('2020-01-03'), array('2020-01-03', dtype='datetime64[D]'), 18264, numpy.datetime64('2020-01-03'), numpy.datetime64('2020-01-03'), '2020-01-03', array(['2020-01-03', '2020-01-03'], dtype='datetime64[D]'), True)
# expect: 35 IndexError: invalid index to scalar variable.
# expect: 36 (array([(2, 2.)], dtype=[('a', '<i4'), ('b', '<f8')]), array([(2, 2.)], dtype=[('a', '<i4'), ('b', '<f8')]), 0, (2, 2.), (2, 2.))
# expect: 37 TypeError: list indices must be integers or slices, not numpy.str_
# expect: 38 TypeError: unsupported operand type(s) for &: 'numpy.str_' and 'int'
# expect: 39 ("numpy.datetime64('NaT')", "numpy.datetime64('2020-01-01T05','h')", "numpy.datetime64('1970-01-07','2D')", [datetime.date(2020, 1, 3), datetime.date(2020, 1, 1), None])
# expect: 40 TypeError: Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'
# expect: 41 (<class 'numpy.dtypes.Float64DType'>, True, True, dtype('int8'))
# expect: 42 'StrDType'
# expect: 43 (array([[10.,  1.],\n       [12.,  3.],\n       [14.,  5.]]), (3, 1), array([[1.],\n       [3.],\n       [5.]]), array([(12., 3.)], dtype=[('x', '<f8'), ('y', '<f8')]))
# expect: 44 (array(['1970-01-01', '1970-01-02', '1970-01-03'], dtype='datetime64[D]'), array(3, dtype='timedelta64[s]'), array([b'\x00\x01\x02', b'\x03\x04\x05'], dtype='|S3'), array(['a', 'b', 'c', ''], dtype='<U1'), array([97, 98], dtype=int32), numpy.datetime64('1970-01-04'), matrix([[1.5]]))
# expect: 45 ValueError: When changing to a larger dtype, its size must be a divisor of the total size in bytes of the last axis of the array.
# expect: 46 TypeError: Cannot change data-type for object array.
# expect: 47 <no value>
