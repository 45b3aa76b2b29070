"""Texts, dates and masked arrays in functions that take numbers first; bytes of arrays; axes of arrays without any."""
from _shown import run

LINES = r'''
U = np.array(['a', 'bc', 'b']); D = np.array(['2020-01-01', '2021-03-04'], dtype='M8[D]'); M = np.ma.array([1., 2., 3.], mask=[0, 1, 0]); np.argmax(U), U.argmax(axis=-1), np.argmin(D), np.array(['b', 'a']).argmin()
np.zeros_like(U), np.ones_like(D, dtype='f4'), np.zeros_like(np.ones(2), dtype='U3'), np.ones_like(np.array([1], dtype=object))
np.round(M), np.squeeze(M), np.asanyarray(M), np.nonzero(M), np.zeros_like(M)
np.frombuffer(np.arange(3.)), bytes(np.arange(2, dtype='i2'))
ma = np.ma.masked_array([1, 2, 3, 2, 1], [0, 0, 1, 0, 0]); np.ma.unique(ma, return_index=True, return_inverse=True), np.ma.unique(ma)
import io; np.genfromtxt(io.StringIO('1,x\n2,yy'), delimiter=',', dtype=None), np.genfromtxt(io.StringIO('1,x\n2,yy'), delimiter=',', dtype=None, encoding='utf-8')
import pickle; pickle.loads(pickle.dumps(np.random.RandomState(0))).rand()
np.sum(np.array([1, 2], object)), np.add.reduce(np.array([1, 2], object)), np.sum(np.array([[1, 2]], object), axis=0), np.prod(np.array([2, 3], object), axis=0), np.sum(np.array([], object)), np.equal.accumulate(np.array([1, 2], object))
T = np.array([1, 2], 'm8[s]'); np.add.at(T, [0, 0, 1], np.timedelta64(2, 's')); E = np.array(['2020-01-01'], 'M8[D]'); np.add.at(E, [0], np.timedelta64(1, 'D')); T, E
np.arange(np.array([]))
np.arange(np.array(3)), np.arange(np.array([3])), np.zeros(np.array(2)), np.zeros(np.array([1, 2]))
np.array(5).max(0), np.array(5).max(-1), np.array(5).argmax(0), np.array(5).squeeze(0), np.array(5).cumsum(0), np.array(5).all(0)
np.array(5).max(1)
np.array(5).argmax(1)
np.array(5).sum((0,))
'''
for line in LINES.strip().split("\n"):
    run(line)

# expect: (1, 1, 0, 1)
# expect: (array(['', '', ''], dtype='<U2'), array([1., 1.], dtype=float32), array(['', ''], dtype='<U3'), array([1], dtype=object))
# expect: (masked_array(data=[1.0, --, 3.0],
# expect:              mask=[False,  True, False],
# expect:        fill_value=1e+20), masked_array(data=[1.0, --, 3.0],
# expect:              mask=[False,  True, False],
# expect:        fill_value=1e+20), masked_array(data=[1.0, --, 3.0],
# expect:              mask=[False,  True, False],
# expect:        fill_value=1e+20), (array([0, 2]),), masked_array(data=[0.0, --, 0.0],
# expect:              mask=[False,  True, False],
# expect:        fill_value=1e+20))
# expect: (array([0., 1., 2.]), b'\x00\x00\x01\x00')
# expect: ((masked_array(data=[1, 2, --],
# expect:              mask=[False, False,  True],
# expect:        fill_value=999999), array([0, 1, 2]), array([0, 1, 2, 1, 0])), masked_array(data=[1, 2, --],
# expect:              mask=[False, False,  True],
# expect:        fill_value=999999))
# expect: (array([(1, b'x'), (2, b'yy')], dtype=[('f0', '<i8'), ('f1', 'S2')]), array([(1, 'x'), (2, 'yy')], dtype=[('f0', '<i8'), ('f1', '<U2')]))
# expect: 0.5488135039273248
# expect: (3, 3, array([1, 2], dtype=object), 6, 0, array([1, False], dtype=object))
# expect: (array([5, 4], dtype='timedelta64[s]'), array(['2020-01-02'], dtype='datetime64[D]'))
# expect: !! TypeError | only length-1 arrays can be converted to Python scalars
# expect: (array([0, 1, 2]), array([0, 1, 2]), array([0., 0.]), array([[0., 0.]]))
# expect: (5, 5, 0, array(5), array([5]), True)
# expect: !! AxisError | axis 1 is out of bounds for array of dimension 0
# expect: !! AxisError | axis 1 is out of bounds for array of dimension 1
# expect: !! AxisError | axis 0 is out of bounds for array of dimension 0
