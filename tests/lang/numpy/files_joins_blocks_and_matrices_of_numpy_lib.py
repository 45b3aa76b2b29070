"""numpy.lib.format, recfunctions, Arrayterator and numpy.matlib."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np, io, numpy.lib.format as F, numpy.lib.recfunctions as rf, numpy.matlib as ml, numpy.matrixlib
b=io.BytesIO(); F.write_array(b,np.arange(6).reshape(2,3)); b.getvalue()
b.seek(0); F.read_magic(b), F.read_array_header_1_0(b)
b.seek(0); F.read_array(b)
b=io.BytesIO(); F.write_array(b,np.zeros(2,[('a','i4'),('b','f8')]),(2,0)); b.seek(0); F.read_array(b)
F.magic(300,0)
F.read_magic(io.BytesIO(b'abc'))
F.read_magic(io.BytesIO(b'abcdefghij'))
F.read_array(io.BytesIO(b'\x93NUMPY\x01\x00\x10\x00{1:2}           '))
F.write_array(io.BytesIO(),np.array([1]),(4,0))
r1=np.array([(1,10.),(2,20.),(4,40.)],[('k',int),('v',float)]); r2=np.array([(1,5),(2,6),(3,7)],[('k',int),('w',int)])
rf.join_by('k',r1,r2,usemask=False), rf.join_by('k',r1,r2,'outer',usemask=False), rf.join_by('k',r1,r2,'leftouter',usemask=False)
rf.join_by('z',r1,r2)
rf.rec_append_fields(r1,'n',[1,2,3]), rf.rec_drop_fields(r1,'v')
rf.flatten_descr(np.dtype([('a','i4'),('b',[('c','f8'),('d','U2')])])), rf.get_fieldstructure(np.dtype([('a','i4'),('b',[('c','f8')])]))
rf.apply_along_fields(np.mean,np.array([(1,3.)],[('k',int),('v',float)])), rf.require_fields(r1,[('v','f4'),('z','i2')])
d=np.zeros(3,[('v','f4'),('q','i2')]); rf.assign_fields_by_name(d,r1); d, rf.recursive_fill_fields(r1,np.zeros(4,[('v','f4')]))
ml.zeros((2,2)), ml.eye(2), ml.identity(2), ml.repmat([1,2],2,2), ml.sin(0), np.matrixlib.matrix
t=np.lib.Arrayterator(np.arange(24).reshape(2,3,4),5); t.shape, [x.tolist() for x in t], [x.tolist() for x in t[0]]
''')

# expect: 0 done
# expect: 1 b"\x93NUMPY\x01\x00v\x00{'descr': '<i8', 'fortran_order': False, 'shape': (2, 3), }                                                          \n\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x03\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00"
# expect: 2 ((1, 0), ((2, 3), False, dtype('int64')))
# expect: 3 array([[0, 1, 2],\n       [3, 4, 5]])
# expect: 4 array([(0, 0.), (0, 0.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: 5 ValueError: major version must be 0 <= major < 256
# expect: 6 ValueError: EOF: reading magic string, expected 8 bytes got 3
# expect: 7 ValueError: the magic string is not correct; expected b'\x93NUMPY', got b'abcdef'
# expect: 8 ValueError: Header does not contain the correct keys: [1]
# expect: 9 ValueError: we only support format version (1,0), (2,0), and (3,0), not (4, 0)
# expect: 10 done
# expect: 11 (array([(1, 10., 5), (2, 20., 6)],\n      dtype=[('k', '<i8'), ('v', '<f8'), ('w', '<i8')]), array([(1, 1.e+01,      5), (2, 2.e+01,      6), (3, 1.e+20,      7),\n       (4, 4.e+01, 999999)],\n      dtype=[('k', '<i8'), ('v', '<f8'), ('w', '<i8')]), array([(1, 10.,      5), (2, 20.,      6), (4, 40., 999999)],\n      dtype=[('k', '<i8'), ('v', '<f8'), ('w', '<i8')]))
# expect: 12 ValueError: r1 does not have key field 'z'
# expect: 13 (rec.array([(1, 10., 1), (2, 20., 2), (4, 40., 3)],\n          dtype=[('k', '<i8'), ('v', '<f8'), ('n', '<i8')]), rec.array([(1,), (2,), (4,)],\n          dtype=[('k', '<i8')]))
# expect: 14 ((('a', dtype('int32')), ('c', dtype('float64')), ('d', dtype('<U2'))), {'a': [], 'b': [], 'c': ['b']})
# expect: 15 (array([2.]), array([(10., 0), (20., 0), (40., 0)], dtype=[('v', '<f4'), ('z', '<i2')]))
# expect: 16 (array([(10., 0), (20., 0), (40., 0)], dtype=[('v', '<f4'), ('q', '<i2')]), array([(10.,), (20.,), (40.,), ( 0.,)], dtype=[('v', '<f4')]))
# expect: 17 (matrix([[0., 0.],\n        [0., 0.]]), matrix([[1., 0.],\n        [0., 1.]]), matrix([[1., 0.],\n        [0., 1.]]), array([[1, 2, 1, 2],\n       [1, 2, 1, 2]]), 0.0, <class 'numpy.matrix'>)
# expect: 18 ((2, 3, 4), [[[[0, 1, 2, 3]]], [[[4, 5, 6, 7]]], [[[8, 9, 10, 11]]], [[[12, 13, 14, 15]]], [[[16, 17, 18, 19]]], [[[20, 21, 22, 23]]]], [[[[0, 1, 2, 3]]], [[[4, 5, 6, 7]]], [[[8, 9, 10, 11]]]])
