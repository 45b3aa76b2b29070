"""Arrays of the other byte order: dtypes, values, views, bytes, files; headers of IDX files as they are usually read."""
from _shown import run

LINES = r'''
np.dtype('>f4'), np.dtype('>f4').newbyteorder().str, np.dtype('<f4'), np.dtype('=i8'), np.dtype('>u1'), np.dtype('>c8'), np.dtype('>i2').str
np.dtype('>f4') == np.dtype('f4'), np.dtype('>f4') == '>f4', hash(np.dtype('>i4')) == hash(np.dtype('i4')), np.dtype('>f4').name, str(np.dtype('>f4'))
[(d.byteorder, d.isnative, d.itemsize, d.char, d.num) for d in map(np.dtype, ('>i4', 'i4', '>u1', '>f8'))]
[np.dtype('i4').newbyteorder(c).str for c in 'S<>=BLNI|'], np.dtype('>i4').newbyteorder('='), np.dtype('>i4').type
np.frombuffer(b'\x3f\x80\x00\x00', dtype='>f4'), np.frombuffer(b'\x00\x01\x00\x02', dtype='>i2').astype(int)
head = b'\x00\x00\x08\x03\x00\x00\x00\x02'; np.frombuffer(head, dtype=np.dtype(np.int32).newbyteorder('>')), np.frombuffer(head, dtype=np.dtype(np.uint32).newbyteorder('>'), count=1)[0]
int(np.frombuffer(head, '>u4', 1, 4)[0]), np.frombuffer(head, np.dtype('>i4')).tolist()
a = np.array([1, 2], dtype='>i2'); a, a.tobytes(), a + 1, (a + 1).dtype, a.sum(), a[0], a[::-1], a.reshape(2, 1), a.T.dtype, a.copy().dtype
a = np.array([1, 2], dtype='>i2'); a.view('i1'), a.view('<i2'), a.newbyteorder(), a.byteswap(), a.byteswap().newbyteorder(), a.view(a.dtype.newbyteorder())
a = np.arange(3, dtype='>f4'); a, a.astype('f4'), a.astype('>f8').dtype, a.astype('>f4', copy=False) is a, np.asarray(a, np.float32).dtype, np.asarray(a).dtype
np.zeros(2, '>f8'), np.ones((1, 2), '>i4'), np.full(2, 7, '>u2'), np.empty(0, '>f8'), np.zeros_like(np.ones(2, '>f4')).dtype, np.array([1.5], '>c16')
a = np.zeros(3, '>i4'); a[1] = 258; a += 1; a, a.tobytes(), a.max(), a.argmax(), a == 259, a.nonzero()
np.array([1, 256], dtype='i2').byteswap(), np.array([1.5, 2], dtype='c8').byteswap().tobytes(), np.array([1, 256], dtype='i2').newbyteorder()
np.array([1.5], dtype='>f8').byteswap(), np.arange(40, dtype='>i8')
np.concatenate([np.ones(1, '>f4'), np.ones(1, '>f4')]).dtype, np.sort(np.array([3, 1], '>i4')), np.array([[1, 2]], '>i4').flatten().dtype, np.array([1], '>i4')[[0]].dtype
import io; f = io.BytesIO(); np.save(f, np.arange(3, dtype='>i4')); f.seek(0); np.load(f)
import pickle; pickle.loads(pickle.dumps(np.arange(3, dtype='>i4'))), pickle.loads(pickle.dumps(np.dtype('>f4')))
import os, tempfile; p = os.path.join(tempfile.mkdtemp(), 'x'); np.arange(3, dtype='>i2').tofile(p); open(p, 'rb').read(), np.fromfile(p, '>i2'), np.fromfile(p, dtype=np.dtype('i2'))
d = np.dtype([('a', '>i4'), ('b', '<f4')]); r = np.frombuffer(b'\0\0\1\0' + b'\0\0\x80?', d); r, r['a'], r['a'][0], d
np.dtype('>i4').descr, np.array([1], '>i4').__array_interface__['typestr'], np.result_type('>i4', '>i4'), np.can_cast('>i4', 'i8')
np.dtype('>zz')
'''
for line in LINES.strip().split("\n"):
    run(line)

# expect: (dtype('>f4'), '<f4', dtype('float32'), dtype('int64'), dtype('uint8'), dtype('>c8'), '>i2')
# expect: (False, True, False, 'float32', '>f4')
# expect: [('>', False, 4, 'i', 5), ('=', True, 4, 'i', 5), ('|', True, 1, 'B', 2), ('>', False, 8, 'd', 12)]
# expect: (['>i4', '<i4', '>i4', '<i4', '>i4', '<i4', '<i4', '<i4', '<i4'], dtype('int32'), <class 'numpy.int32'>)
# expect: (array([1.], dtype='>f4'), array([1, 2]))
# expect: (array([2051,    2], dtype='>i4'), 2051)
# expect: (2, [2051, 2])
# expect: (array([1, 2], dtype='>i2'), b'\x00\x01\x00\x02', array([2, 3], dtype=int16), dtype('int16'), 3, 1, array([2, 1], dtype='>i2'), array([[1],
# expect:        [2]], dtype='>i2'), dtype('>i2'), dtype('>i2'))
# expect: (array([0, 1, 0, 2], dtype=int8), array([256, 512], dtype=int16), array([256, 512], dtype=int16), array([256, 512], dtype='>i2'), array([1, 2], dtype=int16), array([256, 512], dtype=int16))
# expect: (array([0., 1., 2.], dtype='>f4'), array([0., 1., 2.], dtype=float32), dtype('>f8'), True, dtype('float32'), dtype('>f4'))
# expect: (array([0., 0.], dtype='>f8'), array([[1, 1]], dtype='>i4'), array([7, 7], dtype='>u2'), array([], dtype='>f8'), dtype('>f4'), array([1.5+0.j], dtype='>c16'))
# expect: (array([  1, 259,   1], dtype='>i4'), b'\x00\x00\x00\x01\x00\x00\x01\x03\x00\x00\x00\x01', 259, 1, array([False,  True, False]), (array([0, 1, 2]),))
# expect: (array([256,   1], dtype=int16), b'?\xc0\x00\x00\x00\x00\x00\x00@\x00\x00\x00\x00\x00\x00\x00', array([256,   1], dtype='>i2'))
# expect: (array([3.13984e-319], dtype='>f8'), array([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16,
# expect:        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
# expect:        34, 35, 36, 37, 38, 39], dtype='>i8'))
# expect: (dtype('float32'), array([1, 3], dtype='>i4'), dtype('>i4'), dtype('>i4'))
# expect: array([0, 1, 2], dtype='>i4')
# expect: (array([0, 1, 2], dtype=int32), dtype('>f4'))
# expect: (b'\x00\x00\x00\x01\x00\x02', array([0, 1, 2], dtype='>i2'), array([  0, 256, 512], dtype=int16))
# expect: (array([(256, 1.)], dtype=[('a', '>i4'), ('b', '<f4')]), array([256], dtype='>i4'), 256, dtype([('a', '>i4'), ('b', '<f4')]))
# expect: ([('', '>i4')], '>i4', dtype('int32'), True)
# expect: !! TypeError | data type '>zz' not understood
