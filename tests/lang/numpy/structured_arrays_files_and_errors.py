import numpy as np
from _shown import show

show(lambda: (np.ones(2,dtype=[('a','i4'),('b','f8')])))
show(lambda: (np.empty((2,2),dtype=[('a','i4')]).shape))
show(lambda: (np.concatenate([np.zeros(1,dtype=[('a','i4')]),np.ones(1,dtype=[('a','i4')])])))
show(lambda: (np.array([(1,[1,2])],dtype=[('a','i4'),('b','f8',(2,))])['b']))
show(lambda: (np.frombuffer(np.array([(1,2.)],dtype=[('a','i4'),('b','f8')]).tobytes(),dtype=[('a','i4'),('b','f8')])))
show(lambda: (np.dtype([('a','i4')])==np.dtype([('a','i4')]), np.dtype([('a','i4')]).itemsize, 'a' in np.dtype([('a','i4')]).names, np.dtype([('a','i4')]).kind, np.dtype([('a','i4')])['a']))
show(lambda: (np.array([(1,2,3)],dtype=[('a','i4'),('b','f8')])))
show(lambda: (np.array([(1, (2, 3))], dtype=[('a','i4'),('n',[('x','i2'),('y','i2')])])))
show(lambda: (np.lib.recfunctions.structured_to_unstructured(np.array([(1,2.),(3,4.)],dtype=[('a','i4'),('b','f8')])) if hasattr(np.lib,'recfunctions') else 0))
show(lambda: (np.genfromtxt(['1 2.5 a','3 4.5 b'],dtype=None,encoding='utf-8')))
show(lambda: (np.genfromtxt(['a,b','1,2','3,4'],delimiter=',',names=True)))
show(lambda: (np.loadtxt(['1 2','3 4'],dtype=[('a','i4'),('b','f8')])))

# expect: array([(1, 1.), (1, 1.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: (2, 2)
# expect: array([(0,), (1,)], dtype=[('a', '<i4')])
# expect: array([[1., 2.]])
# expect: array([(1, 2.)], dtype=[('a', '<i4'), ('b', '<f8')])
# expect: (True, 4, True, 'V', dtype('int32'))
# expect: ! ValueError could not assign tuple of length 3 to structure with 2 fields.
# expect: array([(1, (2, 3))],
# expect:       dtype=[('a', '<i4'), ('n', [('x', '<i2'), ('y', '<i2')])])
# expect: 0
# expect: array([(1, 2.5, 'a'), (3, 4.5, 'b')],
# expect:       dtype=[('f0', '<i8'), ('f1', '<f8'), ('f2', '<U1')])
# expect: array([(1., 2.), (3., 4.)], dtype=[('a', '<f8'), ('b', '<f8')])
# expect: array([(1, 2.), (3, 4.)], dtype=[('a', '<i4'), ('b', '<f8')])
