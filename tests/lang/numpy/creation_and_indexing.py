import numpy as np
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
a=np.arange(24).reshape(2,3,4); b=np.linspace(0,1,5); c=np.array([[3,1,2],[9,7,8]]); f=np.array([1.5,-2.5,0.1,1e10]); B=np.array([True,False,True])
for s in """
np.zeros((2,3))
np.ones(3,int)
np.full((2,2),7)
np.full(2,1.5,np.float32)
np.empty(0)
np.eye(3)
np.eye(2,3,1)
np.identity(2)
np.arange(5.)
np.arange(1,2,.25)
np.arange(5,0,-1)
np.linspace(0,1,3)
np.linspace(0,1,4,endpoint=False)
np.linspace(0,10,5,dtype=int)
np.linspace(0,1,3,retstep=True)
np.logspace(0,2,3)
np.geomspace(1,8,4)
np.array([[1,2],[3,4.]])
np.array([[1],[2,3]])
np.array(5)
np.array([])
np.array([1,2],dtype='f4')
np.array([True,2])
np.array((1,2),ndmin=2)
np.asarray([1,2])
np.zeros_like(a[0])
np.ones_like(f,dtype=int)
np.full_like(f,3)
np.empty_like(B).shape
np.diag([1,2])
np.diag(c)
np.diag(c,1)
np.tri(3)
np.tril(c)
np.triu(c,1)
np.vander([1,2,3])
np.meshgrid([1,2],[3,4,5])
np.mgrid[0:2,0:3]
np.ogrid[0:2,0:3]
np.indices((2,2))
np.fromfunction(lambda i,j:i+j,(2,2))
np.frombuffer(b'abc',np.uint8)
np.fromiter(range(3),int)
np.copy(c)
np.array([1,2,3],dtype=np.int8)
np.array([300],dtype=np.uint8)
np.array([-1],dtype=np.uint8)
np.fromstring('1 2 3',sep=' ')
np.r_[1:4,0,4]
np.c_[[1,2],[3,4]]
np.tile([1,2],(2,2))
np.repeat([1,2],2)
np.repeat(c,[1,2],axis=0)
np.zeros((2,0))
np.ones((1,2,3))
np.nan
np.inf
np.pi
np.e
np.newaxis
a.shape
a.ndim
a.size
a.dtype
a.itemsize
a.nbytes
a.strides
a.T.shape
a.flat[5]
a.real[0,0]
a.flags.c_contiguous
a.T.flags.f_contiguous
len(a)
a.data.nbytes if 0 else 0
a.tolist()
a.astype(float)[0]
a.astype('int8').dtype
a.astype(bool).sum()
a.reshape(-1)
a.reshape(4,-1)
a.reshape(5,5)
a.reshape((2,-1,2)).shape
a.ravel()[:3]
a.flatten().shape
a.transpose(2,0,1).shape
a.swapaxes(0,1).shape
np.moveaxis(a,0,-1).shape
np.rollaxis(a,2).shape
a.squeeze().shape
np.expand_dims(a,1).shape
np.squeeze(np.ones((1,2,1)),0).shape
np.squeeze(a,0)
np.atleast_1d(1)
np.atleast_2d([1])
np.atleast_3d([1]).shape
a.copy() is a
a.item(3)
a.item()
np.array(5).item()
a.fill(1) if 0 else 0
c.sort() if 0 else 0
np.resize([1,2],(2,3))
np.broadcast_to([1,2],(2,2))
np.broadcast_arrays([1,2],[[1],[2]])
np.broadcast_shapes((2,1),(3,))
np.flip(c)
np.flip(c,1)
np.fliplr(c)
np.flipud(c)
np.rot90(c)
np.roll(c,1)
np.roll(c,1,axis=1)
c.T
a.dtype.name
a.dtype.kind
a.dtype.itemsize
a.dtype.char
a.dtype.str
np.dtype('f4')
np.dtype(float)
np.dtype('int32').type
np.dtype('bogus')
a[0]
a[0,1]
a[0,1,2]
a[-1]
a[...,0]
a[:,1:,::2]
a[:,None].shape
a[a>20]
a[[0,1],[1,2]]
a[[0,1]].shape
a[:, [0,2]].shape
a[np.array([[0,1],[1,0]])].shape
a[1,[0,2],1:3]
a[[0,1],:,[1,2]]
a[5]
a[0,0,0,0]
a['x']
a[1.0]
a[True].shape
a[None].shape
a[...].shape
c[B[:2]]
c[B]
c[:,B]
c[np.ix_([0,1],[0,2])]
c[[True,False]]
f[B]
f[[1,-1]]
f[[9]]
f[::-1]
f[1:10]
f[3:1]
np.take(c,[0,2])
np.take(c,[0,2],axis=1)
np.put(f.copy(),0,1)
np.choose([0,1],[[1,2],[3,4]])
np.compress([1,0],c,axis=0)
np.where(c>2)
np.where(c>2,c,0)
np.nonzero(c>7)
np.argwhere(c>7)
np.flatnonzero(c>7)
np.extract(c>2,c)
np.select([c>8,c>2],[1,2],default=-1)
np.take_along_axis(c,np.argsort(c,1),1)
np.delete(f,1)
np.delete(c,0,1)
np.insert(f,1,9)
np.append(f,[1,2])
np.append(c,[[1,2,3]],axis=0)
np.ravel_multi_index((1,2),(2,3))
np.diag_indices(2)
np.tril_indices(2)
np.triu_indices_from(np.eye(2))
""".split("\n"):
    if s.strip():
        print(s, end=" => ")
        t(lambda: eval(s))

# expect: np.zeros((2,3)) => array([[0., 0., 0.],
# expect:        [0., 0., 0.]])
# expect: np.ones(3,int) => array([1, 1, 1])
# expect: np.full((2,2),7) => array([[7, 7],
# expect:        [7, 7]])
# expect: np.full(2,1.5,np.float32) => array([1.5, 1.5], dtype=float32)
# expect: np.empty(0) => array([], dtype=float64)
# expect: np.eye(3) => array([[1., 0., 0.],
# expect:        [0., 1., 0.],
# expect:        [0., 0., 1.]])
# expect: np.eye(2,3,1) => array([[0., 1., 0.],
# expect:        [0., 0., 1.]])
# expect: np.identity(2) => array([[1., 0.],
# expect:        [0., 1.]])
# expect: np.arange(5.) => array([0., 1., 2., 3., 4.])
# expect: np.arange(1,2,.25) => array([1.  , 1.25, 1.5 , 1.75])
# expect: np.arange(5,0,-1) => array([5, 4, 3, 2, 1])
# expect: np.linspace(0,1,3) => array([0. , 0.5, 1. ])
# expect: np.linspace(0,1,4,endpoint=False) => array([0.  , 0.25, 0.5 , 0.75])
# expect: np.linspace(0,10,5,dtype=int) => array([ 0,  2,  5,  7, 10])
# expect: np.linspace(0,1,3,retstep=True) => (array([0. , 0.5, 1. ]), 0.5)
# expect: np.logspace(0,2,3) => array([  1.,  10., 100.])
# expect: np.geomspace(1,8,4) => array([1., 2., 4., 8.])
# expect: np.array([[1,2],[3,4.]]) => array([[1., 2.],
# expect:        [3., 4.]])
# expect: np.array([[1],[2,3]]) => ValueError | setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: np.array(5) => array(5)
# expect: np.array([]) => array([], dtype=float64)
# expect: np.array([1,2],dtype='f4') => array([1., 2.], dtype=float32)
# expect: np.array([True,2]) => array([1, 2])
# expect: np.array((1,2),ndmin=2) => array([[1, 2]])
# expect: np.asarray([1,2]) => array([1, 2])
# expect: np.zeros_like(a[0]) => array([[0, 0, 0, 0],
# expect:        [0, 0, 0, 0],
# expect:        [0, 0, 0, 0]])
# expect: np.ones_like(f,dtype=int) => array([1, 1, 1, 1])
# expect: np.full_like(f,3) => array([3., 3., 3., 3.])
# expect: np.empty_like(B).shape => (3,)
# expect: np.diag([1,2]) => array([[1, 0],
# expect:        [0, 2]])
# expect: np.diag(c) => array([3, 7])
# expect: np.diag(c,1) => array([1, 8])
# expect: np.tri(3) => array([[1., 0., 0.],
# expect:        [1., 1., 0.],
# expect:        [1., 1., 1.]])
# expect: np.tril(c) => array([[3, 0, 0],
# expect:        [9, 7, 0]])
# expect: np.triu(c,1) => array([[0, 1, 2],
# expect:        [0, 0, 8]])
# expect: np.vander([1,2,3]) => array([[1, 1, 1],
# expect:        [4, 2, 1],
# expect:        [9, 3, 1]])
# expect: np.meshgrid([1,2],[3,4,5]) => [array([[1, 2],
# expect:        [1, 2],
# expect:        [1, 2]]), array([[3, 3],
# expect:        [4, 4],
# expect:        [5, 5]])]
# expect: np.mgrid[0:2,0:3] => array([[[0, 0, 0],
# expect:         [1, 1, 1]],
# expect:
# expect:        [[0, 1, 2],
# expect:         [0, 1, 2]]])
# expect: np.ogrid[0:2,0:3] => [array([[0],
# expect:        [1]]), array([[0, 1, 2]])]
# expect: np.indices((2,2)) => array([[[0, 0],
# expect:         [1, 1]],
# expect:
# expect:        [[0, 1],
# expect:         [0, 1]]])
# expect: np.fromfunction(lambda i,j:i+j,(2,2)) => array([[0., 1.],
# expect:        [1., 2.]])
# expect: np.frombuffer(b'abc',np.uint8) => array([97, 98, 99], dtype=uint8)
# expect: np.fromiter(range(3),int) => array([0, 1, 2])
# expect: np.copy(c) => array([[3, 1, 2],
# expect:        [9, 7, 8]])
# expect: np.array([1,2,3],dtype=np.int8) => array([1, 2, 3], dtype=int8)
# expect: np.array([300],dtype=np.uint8) => array([44], dtype=uint8)
# expect: np.array([-1],dtype=np.uint8) => array([255], dtype=uint8)
# expect: np.fromstring('1 2 3',sep=' ') => array([1., 2., 3.])
# expect: np.r_[1:4,0,4] => array([1, 2, 3, 0, 4])
# expect: np.c_[[1,2],[3,4]] => array([[1, 3],
# expect:        [2, 4]])
# expect: np.tile([1,2],(2,2)) => array([[1, 2, 1, 2],
# expect:        [1, 2, 1, 2]])
# expect: np.repeat([1,2],2) => array([1, 1, 2, 2])
# expect: np.repeat(c,[1,2],axis=0) => array([[3, 1, 2],
# expect:        [9, 7, 8],
# expect:        [9, 7, 8]])
# expect: np.zeros((2,0)) => array([], shape=(2, 0), dtype=float64)
# expect: np.ones((1,2,3)) => array([[[1., 1., 1.],
# expect:         [1., 1., 1.]]])
# expect: np.nan => nan
# expect: np.inf => inf
# expect: np.pi => 3.141592653589793
# expect: np.e => 2.718281828459045
# expect: np.newaxis => None
# expect: a.shape => (2, 3, 4)
# expect: a.ndim => 3
# expect: a.size => 24
# expect: a.dtype => dtype('int64')
# expect: a.itemsize => 8
# expect: a.nbytes => 192
# expect: a.strides => (96, 32, 8)
# expect: a.T.shape => (4, 3, 2)
# expect: a.flat[5] => 5
# expect: a.real[0,0] => array([0, 1, 2, 3])
# expect: a.flags.c_contiguous => True
# expect: a.T.flags.f_contiguous => True
# expect: len(a) => 2
# expect: a.data.nbytes if 0 else 0 => 0
# expect: a.tolist() => [[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]
# expect: a.astype(float)[0] => array([[ 0.,  1.,  2.,  3.],
# expect:        [ 4.,  5.,  6.,  7.],
# expect:        [ 8.,  9., 10., 11.]])
# expect: a.astype('int8').dtype => dtype('int8')
# expect: a.astype(bool).sum() => 23
# expect: a.reshape(-1) => array([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16,
# expect:        17, 18, 19, 20, 21, 22, 23])
# expect: a.reshape(4,-1) => array([[ 0,  1,  2,  3,  4,  5],
# expect:        [ 6,  7,  8,  9, 10, 11],
# expect:        [12, 13, 14, 15, 16, 17],
# expect:        [18, 19, 20, 21, 22, 23]])
# expect: a.reshape(5,5) => ValueError | cannot reshape array of size 24 into shape (5,5)
# expect: a.reshape((2,-1,2)).shape => (2, 6, 2)
# expect: a.ravel()[:3] => array([0, 1, 2])
# expect: a.flatten().shape => (24,)
# expect: a.transpose(2,0,1).shape => (4, 2, 3)
# expect: a.swapaxes(0,1).shape => (3, 2, 4)
# expect: np.moveaxis(a,0,-1).shape => (3, 4, 2)
# expect: np.rollaxis(a,2).shape => (4, 2, 3)
# expect: a.squeeze().shape => (2, 3, 4)
# expect: np.expand_dims(a,1).shape => (2, 1, 3, 4)
# expect: np.squeeze(np.ones((1,2,1)),0).shape => (2, 1)
# expect: np.squeeze(a,0) => ValueError | cannot select an axis to squeeze out which has size not equal to one
# expect: np.atleast_1d(1) => array([1])
# expect: np.atleast_2d([1]) => array([[1]])
# expect: np.atleast_3d([1]).shape => (1, 1, 1)
# expect: a.copy() is a => False
# expect: a.item(3) => 3
# expect: a.item() => ValueError | can only convert an array of size 1 to a Python scalar
# expect: np.array(5).item() => 5
# expect: a.fill(1) if 0 else 0 => 0
# expect: c.sort() if 0 else 0 => 0
# expect: np.resize([1,2],(2,3)) => array([[1, 2, 1],
# expect:        [2, 1, 2]])
# expect: np.broadcast_to([1,2],(2,2)) => array([[1, 2],
# expect:        [1, 2]])
# expect: np.broadcast_arrays([1,2],[[1],[2]]) => [array([[1, 2],
# expect:        [1, 2]]), array([[1, 1],
# expect:        [2, 2]])]
# expect: np.broadcast_shapes((2,1),(3,)) => (2, 3)
# expect: np.flip(c) => array([[8, 7, 9],
# expect:        [2, 1, 3]])
# expect: np.flip(c,1) => array([[2, 1, 3],
# expect:        [8, 7, 9]])
# expect: np.fliplr(c) => array([[2, 1, 3],
# expect:        [8, 7, 9]])
# expect: np.flipud(c) => array([[9, 7, 8],
# expect:        [3, 1, 2]])
# expect: np.rot90(c) => array([[2, 8],
# expect:        [1, 7],
# expect:        [3, 9]])
# expect: np.roll(c,1) => array([[8, 3, 1],
# expect:        [2, 9, 7]])
# expect: np.roll(c,1,axis=1) => array([[2, 3, 1],
# expect:        [8, 9, 7]])
# expect: c.T => array([[3, 9],
# expect:        [1, 7],
# expect:        [2, 8]])
# expect: a.dtype.name => 'int64'
# expect: a.dtype.kind => 'i'
# expect: a.dtype.itemsize => 8
# expect: a.dtype.char => 'l'
# expect: a.dtype.str => '<i8'
# expect: np.dtype('f4') => dtype('float32')
# expect: np.dtype(float) => dtype('float64')
# expect: np.dtype('int32').type => <class 'numpy.int32'>
# expect: np.dtype('bogus') => TypeError | data type 'bogus' not understood
# expect: a[0] => array([[ 0,  1,  2,  3],
# expect:        [ 4,  5,  6,  7],
# expect:        [ 8,  9, 10, 11]])
# expect: a[0,1] => array([4, 5, 6, 7])
# expect: a[0,1,2] => 6
# expect: a[-1] => array([[12, 13, 14, 15],
# expect:        [16, 17, 18, 19],
# expect:        [20, 21, 22, 23]])
# expect: a[...,0] => array([[ 0,  4,  8],
# expect:        [12, 16, 20]])
# expect: a[:,1:,::2] => array([[[ 4,  6],
# expect:         [ 8, 10]],
# expect:
# expect:        [[16, 18],
# expect:         [20, 22]]])
# expect: a[:,None].shape => (2, 1, 3, 4)
# expect: a[a>20] => array([21, 22, 23])
# expect: a[[0,1],[1,2]] => array([[ 4,  5,  6,  7],
# expect:        [20, 21, 22, 23]])
# expect: a[[0,1]].shape => (2, 3, 4)
# expect: a[:, [0,2]].shape => (2, 2, 4)
# expect: a[np.array([[0,1],[1,0]])].shape => (2, 2, 3, 4)
# expect: a[1,[0,2],1:3] => array([[13, 14],
# expect:        [21, 22]])
# expect: a[[0,1],:,[1,2]] => array([[ 1,  5,  9],
# expect:        [14, 18, 22]])
# expect: a[5] => IndexError | index 5 is out of bounds for axis 0 with size 2
# expect: a[0,0,0,0] => IndexError | too many indices for array: array is 3-dimensional, but 4 were indexed
# expect: a['x'] => IndexError | only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: a[1.0] => IndexError | only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: a[True].shape => (1, 2, 3, 4)
# expect: a[None].shape => (1, 2, 3, 4)
# expect: a[...].shape => (2, 3, 4)
# expect: c[B[:2]] => array([[3, 1, 2]])
# expect: c[B] => IndexError | boolean index did not match indexed array along dimension 0; dimension is 2 but corresponding boolean dimension is 3
# expect: c[:,B] => array([[3, 2],
# expect:        [9, 8]])
# expect: c[np.ix_([0,1],[0,2])] => array([[3, 2],
# expect:        [9, 8]])
# expect: c[[True,False]] => array([[3, 1, 2]])
# expect: f[B] => IndexError | boolean index did not match indexed array along dimension 0; dimension is 4 but corresponding boolean dimension is 3
# expect: f[[1,-1]] => array([-2.5e+00,  1.0e+10])
# expect: f[[9]] => IndexError | index 9 is out of bounds for axis 0 with size 4
# expect: f[::-1] => array([ 1.0e+10,  1.0e-01, -2.5e+00,  1.5e+00])
# expect: f[1:10] => array([-2.5e+00,  1.0e-01,  1.0e+10])
# expect: f[3:1] => array([], dtype=float64)
# expect: np.take(c,[0,2]) => array([3, 2])
# expect: np.take(c,[0,2],axis=1) => array([[3, 2],
# expect:        [9, 8]])
# expect: np.put(f.copy(),0,1) => None
# expect: np.choose([0,1],[[1,2],[3,4]]) => array([1, 4])
# expect: np.compress([1,0],c,axis=0) => array([[3, 1, 2]])
# expect: np.where(c>2) => (array([0, 1, 1, 1]), array([0, 0, 1, 2]))
# expect: np.where(c>2,c,0) => array([[3, 0, 0],
# expect:        [9, 7, 8]])
# expect: np.nonzero(c>7) => (array([1, 1]), array([0, 2]))
# expect: np.argwhere(c>7) => array([[1, 0],
# expect:        [1, 2]])
# expect: np.flatnonzero(c>7) => array([3, 5])
# expect: np.extract(c>2,c) => array([3, 9, 7, 8])
# expect: np.select([c>8,c>2],[1,2],default=-1) => array([[ 2, -1, -1],
# expect:        [ 1,  2,  2]])
# expect: np.take_along_axis(c,np.argsort(c,1),1) => array([[1, 2, 3],
# expect:        [7, 8, 9]])
# expect: np.delete(f,1) => array([1.5e+00, 1.0e-01, 1.0e+10])
# expect: np.delete(c,0,1) => array([[1, 2],
# expect:        [7, 8]])
# expect: np.insert(f,1,9) => array([ 1.5e+00,  9.0e+00, -2.5e+00,  1.0e-01,  1.0e+10])
# expect: np.append(f,[1,2]) => array([ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10,  1.0e+00,  2.0e+00])
# expect: np.append(c,[[1,2,3]],axis=0) => array([[3, 1, 2],
# expect:        [9, 7, 8],
# expect:        [1, 2, 3]])
# expect: np.ravel_multi_index((1,2),(2,3)) => 5
# expect: np.diag_indices(2) => (array([0, 1]), array([0, 1]))
# expect: np.tril_indices(2) => (array([0, 1, 1]), array([0, 0, 1]))
# expect: np.triu_indices_from(np.eye(2)) => (array([0, 0, 1]), array([0, 1, 1]))
