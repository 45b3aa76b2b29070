from _shown import run

for line in r"""
x = np.arange(6).reshape(2,3)
x.flags
x.T.flags
x.base is None, x[0].base is x, x.T.base, x.reshape(3,2).base is x.base, x.ravel().base is not None, x.copy().base
x.strides, x.T.strides, x[::2,::-1].strides, x[:,1:].flags.c_contiguous, x.ravel('F'), x.T.ravel(), x.T.ravel('K'), x.T.ravel('A'), x.flatten('F')
x.reshape(3,2,order='F'), x.reshape(-1), x.reshape((3,-1)), x.T.reshape(6), np.reshape(x,(3,2)), x.reshape(3,2).T.reshape(2,3,order='A')
x.reshape(4,2)
x.reshape(-1,-1)
x.reshape(0)
np.zeros((2,3),order='F').flags.f_contiguous, np.array(x,order='F').strides, np.asfortranarray(x).strides, np.ascontiguousarray(x.T).strides, x.copy('F').strides, np.copy(x.T).strides, x.T.copy().strides, np.empty_like(x.T).strides, x.T.astype(float).strides
np.asarray(x) is x, np.asanyarray(x) is x, np.array(x) is x, np.array(x,copy=False) is x, np.ascontiguousarray(x) is x, np.asarray(x,order='F') is x
y=x.view(); y[0,0]=100; x[0,0]
y=x.view(np.uint8); y.shape, y.dtype
np.arange(4,dtype='i4').view('i8'), np.arange(2,dtype='i8').view('i4'), np.float32([1]).view('i4'), np.arange(3,dtype='u1').view('i2')
np.shares_memory(x,x[0]), np.shares_memory(x,x.copy()), np.shares_memory(x[::2],x[1::2]), np.may_share_memory(x[:1],x[1:])
z=np.broadcast_to(np.arange(3),(2,3)); z[0]=1
z.strides, z.flags.writeable, z.flags.owndata
y=np.arange(3); y.flags.writeable=False; y[0]=1
y += 1
np.add(y,1,out=y)
y.fill(3)
y.sort()
y.setflags(write=True); y[0]=5; y
np.frombuffer(b'\x01\x02\x03',np.uint8)[0], np.frombuffer(b'\x01\x02\x03\x04','<u2'), np.frombuffer(bytearray(b'ab'),'u1'), np.frombuffer(b'abcdef','u1',count=2,offset=1)
np.frombuffer(b'abc','u2')
np.frombuffer(b'abc','u1')[0]=1
y=np.frombuffer(b'abc','u1'); y[0]=1
np.swapaxes(np.zeros((2,3,4)),0,2).shape, np.moveaxis(np.zeros((2,3,4)),0,-1).shape, np.rollaxis(np.zeros((2,3,4)),2).shape, np.transpose(np.zeros((2,3,4)),(1,0,2)).shape, np.zeros((2,3,4)).transpose(2,0,1).shape
np.transpose(x,(0,0))
np.transpose(x,(0,1,2))
np.squeeze(np.zeros((1,3,1))).shape, np.squeeze(np.zeros((1,3,1)),axis=0).shape, np.expand_dims(x,(0,3)).shape, np.atleast_3d(x).shape, np.atleast_2d(3).shape
np.squeeze(x,axis=0)
np.expand_dims(x,5)
np.lib.stride_tricks.as_strided(np.arange(5),(3,3),(8,8)), np.lib.stride_tricks.sliding_window_view(np.arange(5),3)
np.lib.stride_tricks.sliding_window_view(np.arange(12).reshape(3,4),(2,2))[1,2], np.lib.stride_tricks.sliding_window_view(np.arange(5),7)
np.flip(x), np.flip(x,0), np.fliplr(x), np.flipud(x), np.rot90(x), np.roll(x,1), np.roll(x,1,axis=0), np.roll(x,(1,1),axis=(0,1))
np.concatenate([x,x],axis=1), np.concatenate([x,[[9,9,9]]]), np.concatenate((x,x),axis=None), np.stack([x,x]).shape, np.stack([x,x],axis=-1).shape, np.vstack([[1,2],[3,4]]), np.hstack([[1],[2]]), np.dstack([[1],[2]]), np.column_stack([[1,2],[3,4]])
np.concatenate([x,np.zeros((3,3))],axis=1)
np.concatenate([x,np.zeros(3)])
np.concatenate([])
np.concatenate([x,x],axis=2)
np.concatenate([1,2])
np.stack([x,x[0]])
np.stack([])
np.stack([x],axis=5)
np.vstack([[1,2],[1,2,3]])
np.split(np.arange(6),3), np.split(np.arange(6),[2,4]), np.array_split(np.arange(5),3), np.hsplit(x,3), np.vsplit(x,2)
np.split(np.arange(5),3)
np.tile([1,2],2), np.tile([[1,2]],(2,2)), np.repeat([1,2],2), np.repeat(x,[1,2],axis=0), np.repeat(x,2), x.repeat(2,axis=1)
np.append([1],[2,3]), np.insert([1,2,3],1,5), np.insert(x,1,9,axis=1), np.delete([1,2,3],1), np.delete(x,0,axis=0), np.delete(x,[0,2],1), np.resize(x,(3,3)), np.trim_zeros([0,1,2,0])
np.pad([1,2],1), np.pad(x,((1,0),(0,1))), np.pad([1,2,3],2,'edge'), np.pad([1,2,3],2,'reflect'), np.pad([1,2,3],2,'symmetric'), np.pad([1,2,3],2,'wrap'), np.pad([1,2,3],(1,2),'linear_ramp',end_values=(5,-4)), np.pad([1,2,3],1,constant_values=9), np.pad([1.,2,3],2,'mean'), np.pad([1,2,3],4,'reflect'), np.pad([1,2,3],7,'wrap')
np.pad([1,2],1,'foo')
np.block([[np.eye(2),np.zeros((2,1))],[np.ones((1,3))]]), np.broadcast_arrays([1,2],[[3],[4]]), np.broadcast_shapes((2,1),(3,)), np.meshgrid([1,2],[3,4,5])
np.broadcast_shapes((2,),(3,))
np.broadcast_arrays([1,2],[1,2,3])
np.broadcast_to([1,2],(3,))
np.unique([3,1,1,2]), np.unique([3,1,1],return_counts=True), np.unique([3,1,1],return_index=True,return_inverse=True), np.unique([[1,0],[1,0],[2,3]],axis=0), np.unique([np.nan,np.nan,1.])
np.union1d([1,2],[2,3]), np.intersect1d([1,2],[2,3]), np.setdiff1d([1,2],[2]), np.setxor1d([1,2],[2,3]), np.in1d([1,2],[2]), np.isin([[1,2]],[2]), np.ediff1d([1,2,4])
np.sort([3,1,2]), np.sort([[3,1],[0,2]],axis=0), np.sort([[3,1],[0,2]],axis=None), np.argsort([3,1,2]), np.lexsort(([1,2,1],[2,1,2])), np.partition([3,1,2],1), np.sort([np.nan,1,np.inf]), np.sort_complex([2,1])
y=np.array([3,1,2]); y.sort(); y
y[::-1].sort(); y
np.median([1,3,2]), np.median([[1,2],[3,4]],axis=0), np.percentile([1,2,3,4],50), np.percentile([1,2,3],[25,75]), np.quantile([1,2,3],.5), np.average([1,2,3],weights=[3,2,1]), np.average([[1,2],[3,4]],axis=0), np.percentile([1,2,3,4],40,method='nearest')
np.percentile([1],200)
np.quantile([1,2],2)
np.quantile([1,2],.5,method='x')
np.histogram([1,2,1],bins=[0,1,2,3]), np.histogram([1,2,3,4],bins=2), np.histogram([1.,2,3],density=True,bins=2), np.histogram2d([1,2],[3,4],bins=2), np.histogram(np.arange(20),bins='auto'), np.histogramdd(np.ones((3,2)),bins=2)
np.interp(2.5,[1,2,3],[3,2,0]), np.interp([0,1,4],[1,2,3],[3,2,0]), np.interp(4,[1,2],[1,2],right=9), np.polyfit([0,1,2],[1,3,5],1), np.polyval([1,2,3],2), np.roots([1,-3,2]), np.poly1d([1,2,3]), np.poly1d([1,2])(3), np.polyadd([1],[1,2]), np.polymul([1,2],[1,2]), np.polyder([1,2,3]), np.polyint([2,1])
np.gradient([1,2,4,7]), np.gradient([[1,2],[3,5]]), np.diff([1,2,4]), np.diff([1,2,4],n=2), np.diff([[1,2],[4,8]],axis=0), np.diff([1,2],prepend=0), np.trapz([1,2,3]), np.cumsum([[1,2],[3,4]],axis=0), np.cumprod([1,2,3]), np.convolve([1,2,3],[0,1,.5]), np.correlate([1,2,3],[0,1,.5]), np.cov([[1,2],[3,4]]), np.corrcoef([1,2,3],[1,2,4])
np.count_nonzero([[1,0],[2,3]]), np.count_nonzero([[1,0],[2,3]],axis=0), np.nansum([1,np.nan]), np.nanmean([1,np.nan]), np.nanmax([1,np.nan]), np.nanstd([1,np.nan,3]), np.nan_to_num([np.nan,np.inf]), np.nan_to_num(np.nan), np.nanargmax([np.nan,1]), np.nanmedian([1,np.nan,3]), np.nanpercentile([1,np.nan,3],50)
np.apply_along_axis(np.sum,0,x), np.vectorize(lambda a,b:a+b)([1,2],3), np.vectorize(lambda a:a*2.5)([1,2]), np.apply_over_axes(np.sum,np.ones((2,3)),[0,1])
np.arange(5), np.arange(1,2,.25), np.arange(5,0,-2), np.arange(3.), np.arange(0,5,.5,dtype=int), np.arange(3,dtype='f4'), np.arange(0)
np.arange(0,1,0)
np.linspace(0,1,3,retstep=True), np.linspace(0,10,5,dtype=int), np.linspace([0,1],[1,2],3), np.linspace(0,1,3,endpoint=False), np.linspace(1,1,3), np.linspace(0,1,1), np.linspace(0,1,0)
np.linspace(0,1,-1)
np.zeros(3), np.zeros((2,),int), np.ones((1,2),'f4'), np.full((2,),7), np.full(2,1.5,'i4'), np.empty((0,)), np.zeros_like([1,2]), np.ones_like([1.,2],dtype=int), np.full_like([1,2],1.9), np.full_like([1.,2],[3,4])
np.zeros(-1)
np.zeros('a')
np.ones((2,-3))
np.full((2,2),[1,2,3])
np.fromfunction(lambda i,j:i+j,(2,2)), np.fromiter(range(3),int), np.indices((2,2)), np.mgrid[0:2,0:2], np.ogrid[0:2,0:2], np.r_[1:3,5], np.c_[[1,2],[3,4]], np.s_[1:2], np.fromstring('1 2',sep=' ')
np.array([[1,2],[3]])
np.array([[1,2],[3,4,5]],dtype=int)
np.array([1,[2]])
np.array(range(3)), np.array((1,2)), np.array([(1,2),(3,4)]), np.array([np.arange(2),np.arange(2)]), np.array(3,ndmin=2), np.array([x,x]).shape
np.asarray([1,2],'f4'), np.asarray(5), np.array([2**63]), np.array([2**64-1]).dtype
x.tolist(), x.tobytes(), x.astype('u1').tobytes('F'), x.nbytes, x.itemsize, x.size, x.ndim, x.T.tolist()
x.astype(bool), x.astype('f4').dtype, x.astype(complex), x.astype(str) if 0 else 1
x.swapaxes(0,1).shape, x.dot([1,2,3]), x.trace(), x.cumsum(), x.nonzero(), x.any(), x.all(), x.prod(), x.argsort(axis=1), x.diagonal(), x.compress([1,0],axis=0), x.searchsorted if 0 else 0
x.resize(3,3)
y=np.arange(4); y.resize(6); y
y=np.arange(4); y.resize((2,2)); y
hash(x)
{x:1}
x.foo
np.foo
len(np.array(5))
list(np.array(5))
x == x, (x == x).all(), x != 0, np.array_equal(x,x), np.array_equal([1],[1,2]), np.array_equiv([1,2],[[1,2]])
x.__array_interface__['shape'], x.__array_interface__['typestr'], x.ctypes if 0 else 0
import copy; copy.copy(x) is x, copy.deepcopy(x).base
import pickle; pickle.loads(pickle.dumps(x)), pickle.loads(pickle.dumps(np.float32(1.5))), pickle.loads(pickle.dumps(np.dtype('f4')))
""".strip().splitlines():
    run(line)

# expect:   C_CONTIGUOUS : True
# expect:   F_CONTIGUOUS : False
# expect:   OWNDATA : False
# expect:   WRITEABLE : True
# expect:   ALIGNED : True
# expect:   WRITEBACKIFCOPY : False
# expect:
# expect:   C_CONTIGUOUS : False
# expect:   F_CONTIGUOUS : True
# expect:   OWNDATA : False
# expect:   WRITEABLE : True
# expect:   ALIGNED : True
# expect:   WRITEBACKIFCOPY : False
# expect:
# expect: (False, False, array([0, 1, 2, 3, 4, 5]), True, True, None)
# expect: ((24, 8), (8, 24), (48, -8), False, array([0, 3, 1, 4, 2, 5]), array([0, 3, 1, 4, 2, 5]), array([0, 1, 2, 3, 4, 5]), array([0, 1, 2, 3, 4, 5]), array([0, 3, 1, 4, 2, 5]))
# expect: (array([[0, 4],
# expect:        [3, 2],
# expect:        [1, 5]]), array([0, 1, 2, 3, 4, 5]), array([[0, 1],
# expect:        [2, 3],
# expect:        [4, 5]]), array([0, 3, 1, 4, 2, 5]), array([[0, 1],
# expect:        [2, 3],
# expect:        [4, 5]]), array([[0, 2, 4],
# expect:        [1, 3, 5]]))
# expect: !! ValueError | cannot reshape array of size 6 into shape (4,2)
# expect: !! ValueError | can only specify one unknown dimension
# expect: !! ValueError | cannot reshape array of size 6 into shape (0,)
# expect: (True, (8, 16), (8, 16), (16, 8), (8, 16), (8, 24), (16, 8), (8, 24), (8, 24))
# expect: (True, True, False, True, True, False)
# expect: 100
# expect: ((2, 24), dtype('uint8'))
# expect: !! ValueError | When changing to a larger dtype, its size must be a divisor of the total size in bytes of the last axis of the array.
# expect: (True, False, False, False)
# expect: !! ValueError | assignment destination is read-only
# expect: ((0, 8), False, False)
# expect: !! ValueError | assignment destination is read-only
# expect: !! ValueError | output array is read-only
# expect: !! ValueError | output array is read-only
# expect: !! ValueError | assignment destination is read-only
# expect: !! ValueError | sort array is read-only
# expect: array([5, 1, 2])
# expect: (1, array([ 513, 1027], dtype=uint16), array([97, 98], dtype=uint8), array([98, 99], dtype=uint8))
# expect: !! ValueError | buffer size must be a multiple of element size
# expect: !! ValueError | assignment destination is read-only
# expect: !! ValueError | assignment destination is read-only
# expect: ((4, 3, 2), (3, 4, 2), (4, 2, 3), (3, 2, 4), (4, 2, 3))
# expect: !! ValueError | repeated axis in transpose
# expect: !! ValueError | axes don't match array
# expect: ((3,), (3, 1), (1, 2, 3, 1), (2, 3, 1), (1, 1))
# expect: !! ValueError | cannot select an axis to squeeze out which has size not equal to one
# expect: !! AxisError | axis 5 is out of bounds for array of dimension 3
# expect: (array([[0, 1, 2],
# expect:        [1, 2, 3],
# expect:        [2, 3, 4]]), array([[0, 1, 2],
# expect:        [1, 2, 3],
# expect:        [2, 3, 4]]))
# expect: !! ValueError | window shape cannot be larger than input array shape
# expect: (array([[  5,   4,   3],
# expect:        [  2,   1, 100]]), array([[  3,   4,   5],
# expect:        [100,   1,   2]]), array([[  2,   1, 100],
# expect:        [  5,   4,   3]]), array([[  3,   4,   5],
# expect:        [100,   1,   2]]), array([[  2,   5],
# expect:        [  1,   4],
# expect:        [100,   3]]), array([[  5, 100,   1],
# expect:        [  2,   3,   4]]), array([[  3,   4,   5],
# expect:        [100,   1,   2]]), array([[  5,   3,   4],
# expect:        [  2, 100,   1]]))
# expect: (array([[100,   1,   2, 100,   1,   2],
# expect:        [  3,   4,   5,   3,   4,   5]]), array([[100,   1,   2],
# expect:        [  3,   4,   5],
# expect:        [  9,   9,   9]]), array([100,   1,   2,   3,   4,   5, 100,   1,   2,   3,   4,   5]), (2, 2, 3), (2, 3, 2), array([[1, 2],
# expect:        [3, 4]]), array([1, 2]), array([[[1, 2]]]), array([[1, 3],
# expect:        [2, 4]]))
# expect: !! ValueError | all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 2 and the array at index 1 has size 3
# expect: !! ValueError | all the input arrays must have same number of dimensions, but the array at index 0 has 2 dimension(s) and the array at index 1 has 1 dimension(s)
# expect: !! ValueError | need at least one array to concatenate
# expect: !! AxisError | axis 2 is out of bounds for array of dimension 2
# expect: !! ValueError | zero-dimensional arrays cannot be concatenated
# expect: !! ValueError | all input arrays must have the same shape
# expect: !! ValueError | need at least one array to stack
# expect: !! AxisError | axis 5 is out of bounds for array of dimension 3
# expect: !! ValueError | all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 2 and the array at index 1 has size 3
# expect: ([array([0, 1]), array([2, 3]), array([4, 5])], [array([0, 1]), array([2, 3]), array([4, 5])], [array([0, 1]), array([2, 3]), array([4])], [array([[100],
# expect:        [  3]]), array([[1],
# expect:        [4]]), array([[2],
# expect:        [5]])], [array([[100,   1,   2]]), array([[3, 4, 5]])])
# expect: !! ValueError | array split does not result in an equal division
# expect: (array([1, 2, 1, 2]), array([[1, 2, 1, 2],
# expect:        [1, 2, 1, 2]]), array([1, 1, 2, 2]), array([[100,   1,   2],
# expect:        [  3,   4,   5],
# expect:        [  3,   4,   5]]), array([100, 100,   1,   1,   2,   2,   3,   3,   4,   4,   5,   5]), array([[100, 100,   1,   1,   2,   2],
# expect:        [  3,   3,   4,   4,   5,   5]]))
# expect: (array([1, 2, 3]), array([1, 5, 2, 3]), array([[100,   9,   1,   2],
# expect:        [  3,   9,   4,   5]]), array([1, 3]), array([[3, 4, 5]]), array([[1],
# expect:        [4]]), array([[100,   1,   2],
# expect:        [  3,   4,   5],
# expect:        [100,   1,   2]]), [1, 2])
# expect: (array([0, 1, 2, 0]), array([[  0,   0,   0,   0],
# expect:        [100,   1,   2,   0],
# expect:        [  3,   4,   5,   0]]), array([1, 1, 1, 2, 3, 3, 3]), array([3, 2, 1, 2, 3, 2, 1]), array([2, 1, 1, 2, 3, 3, 2]), array([2, 3, 1, 2, 3, 1, 2]), array([ 5,  1,  2,  3, -1, -4]), array([9, 1, 2, 3, 9]), array([2., 2., 1., 2., 3., 2., 2.]), array([1, 2, 3, 2, 1, 2, 3, 2, 1, 2, 3]), array([3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1]))
# expect: !! ValueError | mode 'foo' is not supported
# expect: (array([[1., 0., 0.],
# expect:        [0., 1., 0.],
# expect:        [1., 1., 1.]]), [array([[1, 2],
# expect:        [1, 2]]), array([[3, 3],
# expect:        [4, 4]])], (2, 3), [array([[1, 2],
# expect:        [1, 2],
# expect:        [1, 2]]), array([[3, 3],
# expect:        [4, 4],
# expect:        [5, 5]])])
# expect: !! ValueError | shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2,) and arg 1 with shape (3,).
# expect: !! ValueError | shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2,) and arg 1 with shape (3,).
# expect: !! ValueError | operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (3,)
# expect: (array([1, 2, 3]), (array([1, 3]), array([2, 1])), (array([1, 3]), array([1, 0]), array([1, 0, 0])), array([[1, 0],
# expect:        [2, 3]]), array([ 1., nan]))
# expect: (array([1, 2, 3]), array([2]), array([1]), array([1, 3]), array([False,  True]), array([[False,  True]]), array([1, 2]))
# expect: (array([1, 2, 3]), array([[0, 1],
# expect:        [3, 2]]), array([0, 1, 2, 3]), array([1, 2, 0]), array([1, 0, 2]), array([1, 2, 3]), array([ 1., inf, nan]), array([1.+0.j, 2.+0.j]))
# expect: array([1, 2, 3])
# expect: array([3, 2, 1])
# expect: (2.0, array([2., 3.]), 2.5, array([1.5, 2.5]), 2.0, 1.6666666666666667, array([2., 3.]), 2)
# expect: !! ValueError | Percentiles must be in the range [0, 100]
# expect: !! ValueError | Quantiles must be in the range [0, 1]
# expect: !! ValueError | 'x' is not a valid method. Use one of: dict_keys(['inverted_cdf', 'averaged_inverted_cdf', 'closest_observation', 'interpolated_inverted_cdf', 'hazen', 'weibull', 'linear', 'median_unbiased', 'normal_unbiased', 'lower', 'higher', 'midpoint', 'nearest'])
# expect: ((array([0, 2, 1]), array([0, 1, 2, 3])), (array([2, 2]), array([1. , 2.5, 4. ])), (array([0.33333333, 0.66666667]), array([1., 2., 3.])), (array([[1., 0.],
# expect:        [0., 1.]]), array([1. , 1.5, 2. ]), array([3. , 3.5, 4. ])), (array([4, 3, 3, 3, 3, 4]), array([ 0.        ,  3.16666667,  6.33333333,  9.5       , 12.66666667,
# expect:        15.83333333, 19.        ])), (array([[0., 0.],
# expect:        [0., 3.]]), [array([0.5, 1. , 1.5]), array([0.5, 1. , 1.5])]))
# expect: (1.0, array([3., 3., 0.]), 9.0, array([2., 1.]), 11, array([2., 1.]), poly1d([1, 2, 3]), 5, array([1, 3]), array([1, 4, 4]), array([2, 2]), array([1., 1., 0.]))
# expect: (array([1. , 1.5, 2.5, 3. ]), [array([[2., 3.],
# expect:        [2., 3.]]), array([[1., 1.],
# expect:        [2., 2.]])], array([1, 2]), array([1]), array([[3, 6]]), array([1, 1]), 4.0, array([[1, 2],
# expect:        [4, 6]]), array([1, 2, 6]), array([0. , 1. , 2.5, 4. , 1.5]), array([3.5]), array([[0.5, 0.5],
# expect:        [0.5, 0.5]]), array([[1.        , 0.98198051],
# expect:        [0.98198051, 1.        ]]))
# expect: (3, array([2, 1]), 1.0, 1.0, 1.0, 1.0, array([0.00000000e+000, 1.79769313e+308]), 0.0, 1, 2.0, 2.0)
# expect: (array([103,   5,   7]), array([4, 5]), array([2.5, 5. ]), array([[6.]]))
# expect: (array([0, 1, 2, 3, 4]), array([1.  , 1.25, 1.5 , 1.75]), array([5, 3, 1]), array([0., 1., 2.]), array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), array([0., 1., 2.], dtype=float32), array([], dtype=int64))
# expect: !! ZeroDivisionError | division by zero
# expect: ((array([0. , 0.5, 1. ]), 0.5), array([ 0,  2,  5,  7, 10]), array([[0. , 1. ],
# expect:        [0.5, 1.5],
# expect:        [1. , 2. ]]), array([0.        , 0.33333333, 0.66666667]), array([1., 1., 1.]), array([0.]), array([], dtype=float64))
# expect: !! ValueError | Number of samples, -1, must be non-negative.
# expect: (array([0., 0., 0.]), array([0, 0]), array([[1., 1.]], dtype=float32), array([7, 7]), array([1, 1], dtype=int32), array([], dtype=float64), array([0, 0]), array([1, 1]), array([1, 1]), array([3., 4.]))
# expect: !! ValueError | negative dimensions are not allowed
# expect: !! TypeError | 'str' object cannot be interpreted as an integer
# expect: !! ValueError | negative dimensions are not allowed
# expect: !! ValueError | could not broadcast input array from shape (3,) into shape (2,2)
# expect: (array([[0., 1.],
# expect:        [1., 2.]]), array([0, 1, 2]), array([[[0, 0],
# expect:         [1, 1]],
# expect:
# expect:        [[0, 1],
# expect:         [0, 1]]]), array([[[0, 0],
# expect:         [1, 1]],
# expect:
# expect:        [[0, 1],
# expect:         [0, 1]]]), [array([[0],
# expect:        [1]]), array([[0, 1]])], array([1, 2, 5]), array([[1, 3],
# expect:        [2, 4]]), slice(1, 2, None), array([1., 2.]))
# expect: !! ValueError | setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: !! ValueError | setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: !! ValueError | setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: (array([0, 1, 2]), array([1, 2]), array([[1, 2],
# expect:        [3, 4]]), array([[0, 1],
# expect:        [0, 1]]), array([[3]]), (2, 2, 3))
# expect: (array([1., 2.], dtype=float32), array(5), array([9223372036854775808], dtype=uint64), dtype('uint64'))
# expect: ([[100, 1, 2], [3, 4, 5]], b'd\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x03\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00', b'd\x03\x01\x04\x02\x05', 48, 8, 6, 2, [[100, 3], [1, 4], [2, 5]])
# expect: (array([[ True,  True,  True],
# expect:        [ True,  True,  True]]), dtype('float32'), array([[100.+0.j,   1.+0.j,   2.+0.j],
# expect:        [  3.+0.j,   4.+0.j,   5.+0.j]]), 1)
# expect: ((3, 2), array([108,  26]), 104, array([100, 101, 103, 106, 110, 115]), (array([0, 0, 0, 1, 1, 1]), array([0, 1, 2, 0, 1, 2])), True, True, 12000, array([[1, 2, 0],
# expect:        [0, 1, 2]]), array([100,   4]), array([[100,   1,   2]]), 0)
# expect: !! ValueError | cannot resize this array: it does not own its data
# expect: array([0, 1, 2, 3, 0, 0])
# expect: array([[0, 1],
# expect:        [2, 3]])
# expect: !! TypeError | unhashable type: 'numpy.ndarray'
# expect: !! TypeError | unhashable type: 'numpy.ndarray'
# expect: !! AttributeError | 'numpy.ndarray' object has no attribute 'foo'
# expect: !! AttributeError | module 'numpy' has no attribute 'foo'
# expect: !! TypeError | len() of unsized object
# expect: !! TypeError | iteration over a 0-d array
# expect: (array([[ True,  True,  True],
# expect:        [ True,  True,  True]]), True, array([[ True,  True,  True],
# expect:        [ True,  True,  True]]), True, False, True)
# expect: ((2, 3), '<i8', 0)
# expect: (False, None)
# expect: (array([[100,   1,   2],
# expect:        [  3,   4,   5]]), 1.5, dtype('float32'))
