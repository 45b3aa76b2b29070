import numpy as np
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
a=np.arange(24).reshape(2,3,4); b=np.linspace(0,1,5); c=np.array([[3,1,2],[9,7,8]]); f=np.array([1.5,-2.5,0.1,1e10]); B=np.array([True,False,True]); i8=np.array([100,-128,3],np.int8); u8=np.array([200,255,3],np.uint8); z=np.array([1+2j,3-4j]); f4=np.array([1.5,2.5],np.float32); n=np.array([1.,np.nan,3.])
for s in """
np.linalg.matrix_rank(c)
np.linalg.eigvalsh([[2,1],[1,2]])
np.linalg.eigh([[2,0],[0,1]])
np.linalg.eig([[2,0],[0,1]])
np.linalg.svd([[1,0],[0,2]])
np.linalg.qr([[1,0],[0,2]])
np.linalg.cholesky([[4,2],[2,3]])
np.linalg.pinv([[1,2],[3,4],[5,6]])
np.linalg.matrix_power([[1,1],[1,0]],5)
np.linalg.inv([[1,2],[2,4]])
np.linalg.slogdet([[1,2],[3,4]])
np.linalg.multi_dot([c,c.T,c])
np.linalg.cond([[1,0],[0,2]])
a.sum()
a.sum(0)
a.sum(axis=(0,2))
a.sum(-1,keepdims=True).shape
a.sum(dtype=float)
c.sum(initial=5)
c.sum(where=c>2)
i8.sum()
i8.sum().dtype
u8.sum().dtype
B.sum()
f4.sum()
f4.sum().dtype
a.mean()
a.mean(1)
f4.mean()
a.std()
a.var(0)
a.std(ddof=1)
c.min()
c.max(1)
c.min(axis=0,keepdims=True)
np.max([])
np.sum([])
np.mean([])
c.prod()
c.argmax()
c.argmin(1)
np.argmax(f)
c.all()
c.any(0)
np.ptp(c)
np.ptp(c,0)
np.median(c)
np.median(c,1)
np.percentile(c,50)
np.percentile(c,[25,75],axis=1)
np.quantile(f,.3)
np.average(c)
np.average([1,2],weights=[3,1])
np.nansum(n)
np.nanmean(n)
np.nanmax(n)
np.nanstd(n)
np.nanargmax(n)
np.nanmedian(n)
np.count_nonzero(c>2)
np.cov([1,2,3],[1,2,4])
np.corrcoef([1,2,3],[1,2,4])
np.histogram([1,2,1,3],bins=3)
np.bincount([0,1,1,3])
np.bincount([0,1],weights=[.5,2])
np.digitize([1,5],[0,2,6])
c.sum(5)
c.sum((0,0))
np.max(c,initial=100)
c.cumsum(0)
c.trace()
c.round()
c.clip(2,3)
c.ptp()
c.nonzero()
c.argsort()
c.dot([1,2,3])
c.repeat(2)
c.take([0])
c.var()
c.mean(dtype=np.float32)
np.sort(c)
np.sort(c,axis=0)
np.sort(c,None)
np.argsort([3,1,2])
np.argsort([1,1,0],kind='stable')
np.lexsort(([1,0],[2,2]))
np.partition([3,1,2],1)
np.unique([3,1,3])
np.unique([3,1,3],return_index=True,return_inverse=True,return_counts=True)
np.unique(c,axis=0)
np.searchsorted([1,3,5],3)
np.searchsorted([1,3,5],[0,3],side='right')
np.in1d([1,2],[2])
np.isin(c,[1,2])
np.intersect1d([1,2],[2,3])
np.union1d([1,2],[2,3])
np.setdiff1d([1,2],[2])
np.setxor1d([1,2],[2,3])
np.concatenate([c,c])
np.concatenate([c,c],1)
np.concatenate([c,[1]])
np.concatenate([c,f])
np.stack([f,f])
np.stack([f,f],-1).shape
np.stack([f,b])
np.vstack([f,f])
np.hstack([c,c])
np.dstack([f,f]).shape
np.column_stack([f,f])
np.row_stack([f,f])
np.split(f,2)
np.split(f,3)
np.array_split(f,3)
np.hsplit(c,3)
np.vsplit(c,2)
np.block([[c,c],[c,c]]).shape
np.pad([1,2],1)
np.pad(c,((1,0),(0,1)),constant_values=9)
np.pad([1,2,3],2,mode='reflect')
np.pad([1,2],1,'edge')
np.pad([1,2,3],2,'wrap')
np.allclose([1],[1+1e-9])
np.isclose(1,[1,2])
np.array_equal(c,c)
np.array_equiv([1],[1,1])
np.may_share_memory(c,c)
np.shares_memory(c,c[0])
np.result_type(np.int8,np.float32)
np.promote_types('i4','f4')
np.can_cast('i8','i4')
np.find_common_type([np.int8],[]) if 0 else 0
np.iinfo(np.int8)
np.iinfo(np.int8).max
np.finfo(np.float32).eps
np.finfo(float).max
np.issubdtype(np.int8,np.integer)
np.issubdtype(float,np.floating)
np.isscalar(1)
np.isrealobj(z)
np.iscomplexobj(z)
np.ndim([[1]])
np.shape([[1]])
np.size([[1]])
np.apply_along_axis(sum,1,c)
np.apply_over_axes(np.sum,a,[0,1]).shape
np.vectorize(lambda x:x+1)([1,2])
np.polyfit([0,1,2],[1,3,5],1)
np.polyval([1,2],3)
np.poly1d([1,2])
np.roots([1,-3,2])
np.piecewise(f,[f<0],[0,1])
np.array2string(c)
np.array_str(f)
np.array_repr(f)
np.format_float_positional(1.5)
np.format_float_scientific(1.5)
np.base_repr(5,2)
np.binary_repr(5,8)
np.typename('d')
np.testing.assert_allclose([1],[1])
list(np.ndenumerate(c))[:2]
list(np.ndindex(2,2))
np.errstate
np.seterr(all='ignore')['divide']
np.geterr()
np.__version__
np.maximum
np.float32
np.tril_indices(3,k=-1)
np.fill_diagonal(np.eye(2),5)
np.bitwise_or.reduce([1,2])
np.product([1,2])
np.alltrue([1])
np.float_
np.int_
np.bool8
np.generic
np.number
np.integer
np.ndarray
np.float128 if 0 else 0
np.packbits([1,0])
np.unpackbits(np.array([2],np.uint8))
np.triu_indices(2)
np.lookfor if 0 else 0
np.info if 0 else 0
np.set_printoptions(precision=3)
np.get_printoptions()['precision']
""".split("\n"):
    if s.strip():
        print(s, end=" => ")
        t(lambda: eval(s))

# expect: np.linalg.matrix_rank(c) => 2
# expect: np.linalg.eigvalsh([[2,1],[1,2]]) => array([1., 3.])
# expect: np.linalg.eigh([[2,0],[0,1]]) => EighResult(eigenvalues=array([1., 2.]), eigenvectors=array([[0., 1.],
# expect:        [1., 0.]]))
# expect: np.linalg.eig([[2,0],[0,1]]) => EigResult(eigenvalues=array([2., 1.]), eigenvectors=array([[1., 0.],
# expect:        [0., 1.]]))
# expect: np.linalg.svd([[1,0],[0,2]]) => SVDResult(U=array([[0., 1.],
# expect:        [1., 0.]]), S=array([2., 1.]), Vh=array([[0., 1.],
# expect:        [1., 0.]]))
# expect: np.linalg.qr([[1,0],[0,2]]) => QRResult(Q=array([[1., 0.],
# expect:        [0., 1.]]), R=array([[1., 0.],
# expect:        [0., 2.]]))
# expect: np.linalg.cholesky([[4,2],[2,3]]) => array([[2.        , 0.        ],
# expect:        [1.        , 1.41421356]])
# expect: np.linalg.pinv([[1,2],[3,4],[5,6]]) => array([[-1.33333333, -0.33333333,  0.66666667],
# expect:        [ 1.08333333,  0.33333333, -0.41666667]])
# expect: np.linalg.matrix_power([[1,1],[1,0]],5) => array([[8, 5],
# expect:        [5, 3]])
# expect: np.linalg.inv([[1,2],[2,4]]) => LinAlgError | Singular matrix
# expect: np.linalg.slogdet([[1,2],[3,4]]) => SlogdetResult(sign=-1.0, logabsdet=0.6931471805599455)
# expect: np.linalg.multi_dot([c,c.T,c]) => array([[ 492,  364,  428],
# expect:        [1896, 1408, 1652]])
# expect: np.linalg.cond([[1,0],[0,2]]) => 2.0
# expect: a.sum() => 276
# expect: a.sum(0) => array([[12, 14, 16, 18],
# expect:        [20, 22, 24, 26],
# expect:        [28, 30, 32, 34]])
# expect: a.sum(axis=(0,2)) => array([ 60,  92, 124])
# expect: a.sum(-1,keepdims=True).shape => (2, 3, 1)
# expect: a.sum(dtype=float) => 276.0
# expect: c.sum(initial=5) => 35
# expect: c.sum(where=c>2) => 27
# expect: i8.sum() => -25
# expect: i8.sum().dtype => dtype('int64')
# expect: u8.sum().dtype => dtype('uint64')
# expect: B.sum() => 2
# expect: f4.sum() => 4.0
# expect: f4.sum().dtype => dtype('float32')
# expect: a.mean() => 11.5
# expect: a.mean(1) => array([[ 4.,  5.,  6.,  7.],
# expect:        [16., 17., 18., 19.]])
# expect: f4.mean() => 2.0
# expect: a.std() => 6.922186552431729
# expect: a.var(0) => array([[36., 36., 36., 36.],
# expect:        [36., 36., 36., 36.],
# expect:        [36., 36., 36., 36.]])
# expect: a.std(ddof=1) => 7.0710678118654755
# expect: c.min() => 1
# expect: c.max(1) => array([3, 9])
# expect: c.min(axis=0,keepdims=True) => array([[3, 1, 2]])
# expect: np.max([]) => ValueError | zero-size array to reduction operation maximum which has no identity
# expect: np.sum([]) => 0.0
# expect: np.mean([]) => nan
# expect: c.prod() => 3024
# expect: c.argmax() => 3
# expect: c.argmin(1) => array([1, 1])
# expect: np.argmax(f) => 3
# expect: c.all() => True
# expect: c.any(0) => array([ True,  True,  True])
# expect: np.ptp(c) => 8
# expect: np.ptp(c,0) => array([6, 6, 6])
# expect: np.median(c) => 5.0
# expect: np.median(c,1) => array([2., 8.])
# expect: np.percentile(c,50) => 5.0
# expect: np.percentile(c,[25,75],axis=1) => array([[1.5, 7.5],
# expect:        [2.5, 8.5]])
# expect: np.quantile(f,.3) => -0.16000000000000023
# expect: np.average(c) => 5.0
# expect: np.average([1,2],weights=[3,1]) => 1.25
# expect: np.nansum(n) => 4.0
# expect: np.nanmean(n) => 2.0
# expect: np.nanmax(n) => 3.0
# expect: np.nanstd(n) => 1.0
# expect: np.nanargmax(n) => 2
# expect: np.nanmedian(n) => 2.0
# expect: np.count_nonzero(c>2) => 4
# expect: np.cov([1,2,3],[1,2,4]) => array([[1.        , 1.5       ],
# expect:        [1.5       , 2.33333333]])
# expect: np.corrcoef([1,2,3],[1,2,4]) => array([[1.        , 0.98198051],
# expect:        [0.98198051, 1.        ]])
# expect: np.histogram([1,2,1,3],bins=3) => (array([2, 1, 1]), array([1.        , 1.66666667, 2.33333333, 3.        ]))
# expect: np.bincount([0,1,1,3]) => array([1, 2, 0, 1])
# expect: np.bincount([0,1],weights=[.5,2]) => array([0.5, 2. ])
# expect: np.digitize([1,5],[0,2,6]) => array([1, 2])
# expect: c.sum(5) => AxisError | axis 5 is out of bounds for array of dimension 2
# expect: c.sum((0,0)) => ValueError | duplicate value in 'axis'
# expect: np.max(c,initial=100) => 100
# expect: c.cumsum(0) => array([[ 3,  1,  2],
# expect:        [12,  8, 10]])
# expect: c.trace() => 10
# expect: c.round() => array([[3, 1, 2],
# expect:        [9, 7, 8]])
# expect: c.clip(2,3) => array([[3, 2, 2],
# expect:        [3, 3, 3]])
# expect: c.ptp() => 8
# expect: c.nonzero() => (array([0, 0, 0, 1, 1, 1]), array([0, 1, 2, 0, 1, 2]))
# expect: c.argsort() => array([[1, 2, 0],
# expect:        [1, 2, 0]])
# expect: c.dot([1,2,3]) => array([11, 47])
# expect: c.repeat(2) => array([3, 3, 1, 1, 2, 2, 9, 9, 7, 7, 8, 8])
# expect: c.take([0]) => array([3])
# expect: c.var() => 9.666666666666666
# expect: c.mean(dtype=np.float32) => 5.0
# expect: np.sort(c) => array([[1, 2, 3],
# expect:        [7, 8, 9]])
# expect: np.sort(c,axis=0) => array([[3, 1, 2],
# expect:        [9, 7, 8]])
# expect: np.sort(c,None) => array([1, 2, 3, 7, 8, 9])
# expect: np.argsort([3,1,2]) => array([1, 2, 0])
# expect: np.argsort([1,1,0],kind='stable') => array([2, 0, 1])
# expect: np.lexsort(([1,0],[2,2])) => array([1, 0])
# expect: np.partition([3,1,2],1) => array([1, 2, 3])
# expect: np.unique([3,1,3]) => array([1, 3])
# expect: np.unique([3,1,3],return_index=True,return_inverse=True,return_counts=True) => (array([1, 3]), array([1, 0]), array([1, 0, 1]), array([1, 2]))
# expect: np.unique(c,axis=0) => array([[3, 1, 2],
# expect:        [9, 7, 8]])
# expect: np.searchsorted([1,3,5],3) => 1
# expect: np.searchsorted([1,3,5],[0,3],side='right') => array([0, 2])
# expect: np.in1d([1,2],[2]) => array([False,  True])
# expect: np.isin(c,[1,2]) => array([[False,  True,  True],
# expect:        [False, False, False]])
# expect: np.intersect1d([1,2],[2,3]) => array([2])
# expect: np.union1d([1,2],[2,3]) => array([1, 2, 3])
# expect: np.setdiff1d([1,2],[2]) => array([1])
# expect: np.setxor1d([1,2],[2,3]) => array([1, 3])
# expect: np.concatenate([c,c]) => array([[3, 1, 2],
# expect:        [9, 7, 8],
# expect:        [3, 1, 2],
# expect:        [9, 7, 8]])
# expect: np.concatenate([c,c],1) => array([[3, 1, 2, 3, 1, 2],
# expect:        [9, 7, 8, 9, 7, 8]])
# expect: np.concatenate([c,[1]]) => ValueError | all the input arrays must have same number of dimensions, but the array at index 0 has 2 dimension(s) and the array at index 1 has 1 dimension(s)
# expect: np.concatenate([c,f]) => ValueError | all the input arrays must have same number of dimensions, but the array at index 0 has 2 dimension(s) and the array at index 1 has 1 dimension(s)
# expect: np.stack([f,f]) => array([[ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10],
# expect:        [ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10]])
# expect: np.stack([f,f],-1).shape => (4, 2)
# expect: np.stack([f,b]) => ValueError | all input arrays must have the same shape
# expect: np.vstack([f,f]) => array([[ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10],
# expect:        [ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10]])
# expect: np.hstack([c,c]) => array([[3, 1, 2, 3, 1, 2],
# expect:        [9, 7, 8, 9, 7, 8]])
# expect: np.dstack([f,f]).shape => (1, 4, 2)
# expect: np.column_stack([f,f]) => array([[ 1.5e+00,  1.5e+00],
# expect:        [-2.5e+00, -2.5e+00],
# expect:        [ 1.0e-01,  1.0e-01],
# expect:        [ 1.0e+10,  1.0e+10]])
# expect: np.row_stack([f,f]) => array([[ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10],
# expect:        [ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10]])
# expect: np.split(f,2) => [array([ 1.5, -2.5]), array([1.e-01, 1.e+10])]
# expect: np.split(f,3) => ValueError | array split does not result in an equal division
# expect: np.array_split(f,3) => [array([ 1.5, -2.5]), array([0.1]), array([1.e+10])]
# expect: np.hsplit(c,3) => [array([[3],
# expect:        [9]]), array([[1],
# expect:        [7]]), array([[2],
# expect:        [8]])]
# expect: np.vsplit(c,2) => [array([[3, 1, 2]]), array([[9, 7, 8]])]
# expect: np.block([[c,c],[c,c]]).shape => (4, 6)
# expect: np.pad([1,2],1) => array([0, 1, 2, 0])
# expect: np.pad(c,((1,0),(0,1)),constant_values=9) => array([[9, 9, 9, 9],
# expect:        [3, 1, 2, 9],
# expect:        [9, 7, 8, 9]])
# expect: np.pad([1,2,3],2,mode='reflect') => array([3, 2, 1, 2, 3, 2, 1])
# expect: np.pad([1,2],1,'edge') => array([1, 1, 2, 2])
# expect: np.pad([1,2,3],2,'wrap') => array([2, 3, 1, 2, 3, 1, 2])
# expect: np.allclose([1],[1+1e-9]) => True
# expect: np.isclose(1,[1,2]) => array([ True, False])
# expect: np.array_equal(c,c) => True
# expect: np.array_equiv([1],[1,1]) => True
# expect: np.may_share_memory(c,c) => True
# expect: np.shares_memory(c,c[0]) => True
# expect: np.result_type(np.int8,np.float32) => dtype('float32')
# expect: np.promote_types('i4','f4') => dtype('float64')
# expect: np.can_cast('i8','i4') => False
# expect: np.find_common_type([np.int8],[]) if 0 else 0 => 0
# expect: np.iinfo(np.int8) => iinfo(min=-128, max=127, dtype=int8)
# expect: np.iinfo(np.int8).max => 127
# expect: np.finfo(np.float32).eps => 1.1920929e-07
# expect: np.finfo(float).max => 1.7976931348623157e+308
# expect: np.issubdtype(np.int8,np.integer) => True
# expect: np.issubdtype(float,np.floating) => True
# expect: np.isscalar(1) => True
# expect: np.isrealobj(z) => False
# expect: np.iscomplexobj(z) => True
# expect: np.ndim([[1]]) => 2
# expect: np.shape([[1]]) => (1, 1)
# expect: np.size([[1]]) => 1
# expect: np.apply_along_axis(sum,1,c) => array([ 6, 24])
# expect: np.apply_over_axes(np.sum,a,[0,1]).shape => (1, 1, 4)
# expect: np.vectorize(lambda x:x+1)([1,2]) => array([2, 3])
# expect: np.polyfit([0,1,2],[1,3,5],1) => array([2., 1.])
# expect: np.polyval([1,2],3) => 5
# expect: np.poly1d([1,2]) => poly1d([1, 2])
# expect: np.roots([1,-3,2]) => array([2., 1.])
# expect: np.piecewise(f,[f<0],[0,1]) => array([1., 0., 1., 1.])
# expect: np.array2string(c) => '[[3 1 2]\n [9 7 8]]'
# expect: np.array_str(f) => '[ 1.5e+00 -2.5e+00  1.0e-01  1.0e+10]'
# expect: np.array_repr(f) => 'array([ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10])'
# expect: np.format_float_positional(1.5) => '1.5'
# expect: np.format_float_scientific(1.5) => '1.5e+00'
# expect: np.base_repr(5,2) => '101'
# expect: np.binary_repr(5,8) => '00000101'
# expect: np.typename('d') => 'double precision'
# expect: np.testing.assert_allclose([1],[1]) => None
# expect: list(np.ndenumerate(c))[:2] => [((0, 0), 3), ((0, 1), 1)]
# expect: list(np.ndindex(2,2)) => [(0, 0), (0, 1), (1, 0), (1, 1)]
# expect: np.errstate => <class 'numpy.errstate'>
# expect: np.seterr(all='ignore')['divide'] => 'warn'
# expect: np.geterr() => {'divide': 'ignore', 'over': 'ignore', 'under': 'ignore', 'invalid': 'ignore'}
# expect: np.__version__ => '1.26.4'
# expect: np.maximum => <ufunc 'maximum'>
# expect: np.float32 => <class 'numpy.float32'>
# expect: np.tril_indices(3,k=-1) => (array([1, 2, 2]), array([0, 0, 1]))
# expect: np.fill_diagonal(np.eye(2),5) => None
# expect: np.bitwise_or.reduce([1,2]) => 3
# expect: np.product([1,2]) => 2
# expect: np.alltrue([1]) => True
# expect: np.float_ => <class 'numpy.float64'>
# expect: np.int_ => <class 'numpy.int64'>
# expect: np.bool8 => <class 'numpy.bool_'>
# expect: np.generic => <class 'numpy.generic'>
# expect: np.number => <class 'numpy.number'>
# expect: np.integer => <class 'numpy.integer'>
# expect: np.ndarray => <class 'numpy.ndarray'>
# expect: np.float128 if 0 else 0 => 0
# expect: np.packbits([1,0]) => array([128], dtype=uint8)
# expect: np.unpackbits(np.array([2],np.uint8)) => array([0, 0, 0, 0, 0, 0, 1, 0], dtype=uint8)
# expect: np.triu_indices(2) => (array([0, 0, 1]), array([0, 1, 1]))
# expect: np.lookfor if 0 else 0 => 0
# expect: np.info if 0 else 0 => 0
# expect: np.set_printoptions(precision=3) => None
# expect: np.get_printoptions()['precision'] => 3
