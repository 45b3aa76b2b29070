import numpy as np
from _shown import show

show(lambda: (np.zeros(3,dtype=[('a','i4'),('b','f8')])))
show(lambda: (np.array([(1,2.5,'x'),(3,4.5,'yy')],dtype=[('a','i4'),('b','f4'),('c','U3')])))
show(lambda: (np.sort(np.array([(3,1.),(1,2.),(1,1.)],dtype=[('a','i4'),('b','f8')]),order=['a','b'])))
show(lambda: (np.sort(np.array([(3,1.),(1,2.),(1,1.)],dtype=[('a','i4'),('b','f8')]))))
show(lambda: (np.rec.fromarrays([[1,2],[3.,4.]],names='x,y')))
show(lambda: (np.array([(1,2)],dtype='i4,f8')))
show(lambda: (np.dtype([('a','i4',(2,)),('b','S3')])))
show(lambda: (np.zeros(2,dtype=[('a','i4',(2,)),('b','S3')])))
show(lambda: (np.dtype({'names':['a','b'],'formats':['i4','f8'],'offsets':[0,8]})))
show(lambda: (np.dtype('i4,f8').descr))

# expect: array([(0, 0.), (0, 0.), (0, 0.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: array([(1, 2.5, 'x'), (3, 4.5, 'yy')],
# expect:       dtype=[('a', '<i4'), ('b', '<f4'), ('c', '<U3')])
# expect: array([(1, 1.), (1, 2.), (3, 1.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: array([(1, 1.), (1, 2.), (3, 1.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: rec.array([(1, 3.), (2, 4.)],
# expect:           dtype=[('x', '<i8'), ('y', '<f8')])
# expect: array([(1, 2.)], dtype=[('f0', '<i4'), ('f1', '<f8')])
# expect: dtype([('a', '<i4', (2,)), ('b', 'S3')])
# expect: array([([0, 0], b''), ([0, 0], b'')],
# expect:       dtype=[('a', '<i4', (2,)), ('b', 'S3')])
# expect: dtype({'names': ['a', 'b'], 'formats': ['<i4', '<f8'], 'offsets': [0, 8], 'itemsize': 16})
# expect: [('f0', '<i4'), ('f1', '<f8')]
