from _shown import run

for line in r"""
np.correlate([1+1j,2,3-1j],[0,1,0.5j],'full'), np.correlate([0,1,0.5j],[1+1j,2,3-1j],'full'), np.correlate([1,2,3],[0,1,.5],'same'), np.correlate([1,2],[1,2,3,4])
o=np.zeros(3); r=np.degrees([1.,2,3],o); r is o, o
f=np.frompyfunc(lambda a,b:a+b,2,1); f([1,2],3), f(1,2), f.reduce([1,2,3])
np.frompyfunc(lambda a:(a,a*2),1,2)([1,2])
np.char.center(['a','bb'],width=5), np.char.count(['aXA'],'A',start=1), np.char.strip([' a ']), np.char.rstrip(np.array([b'aAa']),b'a'), np.char.partition(['a-b'],'-')
np.array(b'abc'), np.asarray(b'a'), np.array([b'a','b'])
a=np.zeros((2,512),'f4'); a[0]=1.0; a[1]=0.1; np.std(a), np.var(a), np.mean(a), a.std(axis=1), np.std(a,axis=0)[:2]
np.histogram2d([1,2,3],[1,2,3],bins=([0,1,3],[0,2,3,4])), np.histogramdd([[1,2],[3,4]],bins=(2,3))
np.shares_memory(np.zeros(10),np.zeros(10)), np.may_share_memory(1,2)
np.obj2sctype(np.array([1.,2])), np.sctype2char(np.array([1j])), np.gcd.reduce([12,18]), np.lcm.accumulate([2,3,4]), np.fmax.reduce([1,np.nan,3]), np.logaddexp.reduce([1.,2.,3.])
np.histogram_bin_edges([1,2,3,4,9],bins='sturges'), np.histogram_bin_edges([1,2,3,4,9],bins='fd'), np.histogram_bin_edges([1,2,3,4,9],bins='scott'), np.histogram_bin_edges([1,2,3,4,9],bins='rice'), np.histogram_bin_edges([1,2,3,4,9],bins='sqrt'), np.histogram_bin_edges([1,2,3,4,9],bins='doane')
[np.quantile([1.,2,4,7,11],.37,method=m) for m in ('inverted_cdf','averaged_inverted_cdf','closest_observation','interpolated_inverted_cdf','hazen','weibull','linear','median_unbiased','normal_unbiased','lower','higher','midpoint','nearest')]
[np.quantile([[1.,2,4],[7,11,0]],[.25,.5],axis=1,method=m).tolist() for m in ('inverted_cdf','averaged_inverted_cdf','closest_observation','hazen','weibull','linear','nearest')]
np.nanquantile([[1.,np.nan,4],[7,11,0]],[.25,.5],axis=1), np.nanmedian([[1.,np.nan,4],[7,11,0]],axis=0,keepdims=True), np.nanpercentile([np.nan,np.nan],50), np.nanmean([[1,np.nan],[3,4]],axis=0), np.nanvar([1,np.nan,3],ddof=1), np.nanmin([[np.nan,np.nan],[1,2]],axis=1), np.nanargmin([3,np.nan,1]), np.nancumsum([1,np.nan,2]), np.nanprod([2,np.nan])
np.average([1,2,3,4],weights=[4,3,2,1],returned=True), np.average([[1,2],[3,4]],axis=1,weights=[.25,.75]), np.average([[1,2],[3,4]],axis=1,keepdims=True)
np.average([1,2],weights=[0,0])
np.average([[1,2],[3,4]],weights=[1,2])
np.linspace(0,1,3,dtype='f4'), np.linspace(1+1j,2,3), np.linspace([1,2],[3,4],3,axis=1), np.logspace(0,1,3,base=2), np.geomspace(1,256,9), np.geomspace(-1,-100,3), np.geomspace(1j,1000j,4)
np.geomspace(0,1)
np.roll(np.arange(10).reshape(2,5),(2,1),axis=(1,0)), np.roll([1,2,3],-1), np.indices((2,2),sparse=True), np.meshgrid([1,2],[3,4],indexing='ij'), np.meshgrid([1,2],[3],sparse=True)
np.meshgrid([1],[2],indexing='x')
np.interp([1.,370],[0,180,360],[0,1,2],period=360), np.interp(1.5,[1,2],[1j,2j]), np.isposinf([np.inf,-np.inf,1]), np.isneginf([np.inf,-np.inf,1]), np.isscalar(3), np.isscalar([3]), np.isscalar('a')
np.pad([1,2,3],2,'reflect',reflect_type='odd'), np.pad([1,2,3],(1,2),'symmetric',reflect_type='odd'), np.pad([1.,2,5,9],2,'maximum',stat_length=2), np.pad([1,2],1,'edge',foo=1) if 0 else 0
np.pad([1,2],1,'edge',foo=1)
np.packbits([[1,0],[0,1]],axis=-1), np.put(x:=np.arange(5),[1,9],7,mode='clip'), x, np.partition([3,1,2],[0,1]), np.ravel_multi_index(([3,6],[4,5]),(7,6),mode='wrap'), np.fill_diagonal(y:=np.zeros((4,2)),1,wrap=True), y
np.partition([1,2],5)
p=np.poly1d([1,-2,3]); str(p), p(2), p*p, p+1, p/2, p.deriv(), p.integ(), p**2, p[1], len(p), p.order, list(p), p==np.poly1d([1,-2,3])
np.poly1d([1,2,1])/np.poly1d([1,1])
print(np.poly1d([3,0,-1],variable='z'))
np.finfo('f4'), np.finfo(np.float16).eps, np.finfo(1.0).max, np.iinfo(np.int16), np.finfo('c8').dtype, np.iinfo(np.uint8(3)).max
it=np.nditer([np.arange(3),None]); [y.__setitem__(...,x*2) for x,y in it] and it.operands[1]
np.broadcast([1,2],[[1],[2]]).shape, list(np.broadcast([1,2],[3,4])), np.ndindex(2,0) is None, list(np.ndindex(3)), list(np.ndindex()), next(np.ndenumerate([[5]]))
z
""".strip().splitlines():
    run(line)

# expect: (array([0.5-0.5j, 1. +0.j , 1.5-1.5j, 3. -1.j , 0. +0.j ]), array([0. +0.j , 3. +1.j , 1.5+1.5j, 1. +0.j , 0.5+0.5j]), array([2. , 3.5, 3. ]), array([11,  8,  5]))
# expect: (True, array([ 57.29577951, 114.59155903, 171.88733854]))
# expect: (array([4, 5], dtype=object), 3, 6)
# expect: (array([1, 2], dtype=object), array([2, 4], dtype=object))
# expect: (array(['  a  ', '  bb '], dtype='<U5'), array([1]), array(['a'], dtype='<U3'), array([b'aA'], dtype='|S3'), array([['a', '-', 'b']], dtype='<U1'))
# expect: (array(b'abc', dtype='|S3'), array(b'a', dtype='|S1'), array(['a', 'b'], dtype='<U1'))
# expect: (0.45, 0.2025, 0.55, array([0.0000000e+00, 1.4901161e-08], dtype=float32), array([0.45, 0.45], dtype=float32))
# expect: ((array([[0., 0., 0.],
# expect:        [1., 1., 1.]]), array([0, 1, 3]), array([0, 2, 3, 4])), (array([[1., 0., 0.],
# expect:        [0., 0., 1.]]), [array([1. , 1.5, 2. ]), array([3.        , 3.33333333, 3.66666667, 4.        ])]))
# expect: (False, False)
# expect: (<class 'numpy.float64'>, 'D', 6, array([ 2,  6, 12]), 3.0, 3.4076059644443806)
# expect: (array([1., 3., 5., 7., 9.]), array([1., 3., 5., 7., 9.]), array([1., 5., 9.]), array([1., 3., 5., 7., 9.]), array([1.        , 3.66666667, 6.33333333, 9.        ]), array([1. , 2.6, 4.2, 5.8, 7.4, 9. ]))
# expect: [2.0, 2.0, 2.0, 1.85, 2.7, 2.4400000000000004, 2.96, 2.6133333333333333, 2.635, 2.0, 4.0, 3.0, 2.0]
# expect: [[[1.0, 0.0], [2.0, 7.0]], [[1.0, 0.0], [2.0, 7.0]], [[1.0, 0.0], [1.0, 0.0]], [[1.25, 1.75], [2.0, 7.0]], [[1.0, 0.0], [2.0, 7.0]], [[1.5, 3.5], [2.0, 7.0]], [[1.0, 0.0], [2.0, 7.0]]]
# expect: (array([[1.75, 3.5 ],
# expect:        [2.5 , 7.  ]]), array([[ 4., 11.,  2.]]), nan, array([2., 4.]), 2.0, array([nan,  1.]), 2, array([1., 1., 3.]), 2.0)
# expect: ((2.0, 10.0), array([1.75, 3.75]), array([[1.5],
# expect:        [3.5]]))
# expect: !! ZeroDivisionError | Weights sum to zero, can't be normalized
# expect: !! TypeError | Axis must be specified when shapes of a and weights differ.
# expect: (array([0. , 0.5, 1. ], dtype=float32), array([1. +1.j , 1.5+0.5j, 2. +0.j ]), array([[1., 2., 3.],
# expect:        [2., 3., 4.]]), array([1.        , 1.41421356, 2.        ]), array([  1.,   2.,   4.,   8.,  16.,  32.,  64., 128., 256.]), array([  -1.,  -10., -100.]), array([0.   +1.j, 0.  +10.j, 0. +100.j, 0.+1000.j]))
# expect: !! ValueError | Geometric sequence cannot include zero
# expect: (array([[8, 9, 5, 6, 7],
# expect:        [3, 4, 0, 1, 2]]), array([2, 3, 1]), (array([[0],
# expect:        [1]]), array([[0, 1]])), [array([[1, 1],
# expect:        [2, 2]]), array([[3, 4],
# expect:        [3, 4]])], [array([[1, 2]]), array([[3]])])
# expect: !! ValueError | Valid values for `indexing` are 'xy' and 'ij'.
# expect: (array([1.99444444, 1.94444444]), 1.5j, array([ True, False, False]), array([False,  True, False]), True, False, True)
# expect: (array([-1,  0,  1,  2,  3,  4,  5]), array([1, 1, 2, 3, 3, 4]), array([2., 2., 1., 2., 5., 9., 9., 9.]), 0)
# expect: !! ValueError | unsupported keyword arguments for mode 'edge': {'foo'}
# expect: (array([[128],
# expect:        [ 64]], dtype=uint8), None, array([0, 7, 2, 3, 7]), array([1, 2, 3]), array([22, 41]), None, array([[1., 0.],
# expect:        [0., 1.],
# expect:        [0., 0.],
# expect:        [1., 0.]]))
# expect: !! ValueError | kth(=5) out of bounds (2)
# expect: ('   2\n1 x - 2 x + 3', 3, poly1d([  1,  -4,  10, -12,   9]), poly1d([ 1, -2,  4]), poly1d([ 0.5, -1. ,  1.5]), poly1d([ 2, -2]), poly1d([ 0.33333333, -1.        ,  3.        ,  0.        ]), poly1d([  1,  -4,  10, -12,   9]), -2, 2, 2, [1, -2, 3], True)
# expect: (poly1d([1., 1.]), poly1d([0.]))
# expect:    2
# expect: 3 z - 1
# expect: (finfo(resolution=1e-06, min=-3.4028235e+38, max=3.4028235e+38, dtype=float32), 0.000977, 1.7976931348623157e+308, iinfo(min=-32768, max=32767, dtype=int16), dtype('float32'), 255)
# expect: array([0, 2, 4])
# expect: ((2, 2), [(1, 3), (2, 4)], False, [(0,), (1,), (2,)], [()], ((0, 0), 5))
# expect: !! NameError | name 'z' is not defined
