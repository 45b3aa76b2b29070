from _shown import run

for line in r"""
np.array([1.,2.5,np.nan,np.inf])
np.array([1e10,1.]), np.array([1e-10,1.]), np.array([1e8]), np.array([123456789.]), np.array([0.00001])
np.array([1.123456789,2.1]), np.array([1e300,1e-300]), np.array([1e16,1])
np.array([[1,20],[300,4]]), np.array([[[1]]]), np.array([]), np.array([[]]), np.zeros((0,3)), np.zeros((2,0))
np.array(5), np.array(5.5), np.array(True), np.array(1j), np.array([True,False])
np.array([1+2j,3.5-1j]), np.array([1e10+1j]), np.array([1j,np.nan])
np.array([1,2],np.int8), np.array([1.5],np.float16), np.array([1],np.uint64), np.array([],np.int32), np.array([1.],np.float32)
print(np.array([1.,2.5])); print(np.array(3.)); print(np.float32(3)); print(np.array([[1,2],[3,4]]))
np.arange(2000)
np.arange(2000.).reshape(40,50)
np.arange(1001), str(np.arange(1001.))
np.zeros((20,20,20))
np.random.RandomState(0).randn(3,4)
np.random.RandomState(0).randn(3,4).astype('f4')
np.random.RandomState(0).randn(30)
np.random.RandomState(0).randint(0,1000,30)
np.linspace(0,1,11), np.linspace(0,1,7,dtype='f4'), np.logspace(0,3,4), np.geomspace(1,1000,4)
np.array([0.1,0.25,1e5]), np.array([1e5,0.001]), np.array([1e4,0.0001]), np.array([99999.5,0.1])
np.array2string(np.array([1.,2.]),separator=', '), np.array2string(np.arange(5),separator=','), np.array2string(np.array([1.23456,2]),precision=2)
np.array2string(np.arange(4).reshape(2,2),prefix='abc'), np.array2string(np.arange(4.).reshape(2,2),separator=', ',prefix='Tensor(')
np.array2string(np.array([1e-10,1]),suppress_small=True), np.array2string(np.arange(100),threshold=10), np.array2string(np.arange(100),threshold=10,edgeitems=2)
np.array2string(np.array([1.5,-2]),sign='+'), np.array2string(np.array([1.5,2]),sign=' '), np.array2string(np.array([1.5,2.25]),floatmode='fixed',precision=3)
np.array2string(np.array([1.5,2.123456789012]),floatmode='unique'), np.array2string(np.array([1.5,2.123]),floatmode='maxprec_equal')
np.array2string(np.array([1,2]),formatter={'int':lambda x:'<%d>'%x}), np.array2string(np.array([1.,2]),formatter={'all':lambda x:'z'})
np.array2string(np.arange(30),max_line_width=40), np.array2string(np.float32(1.5)), np.array2string(np.array(2))
np.array_str(np.array([1.123456789]),precision=3), np.array_repr(np.array([1.123456789]),precision=3), np.array_repr(np.array([1,2],'f4'))
np.set_printoptions(precision=3); print(np.array([1.23456,2])); print(repr(np.float32([1.23456])))
np.set_printoptions(suppress=True); print(np.array([1e-10,1,1e5]))
np.set_printoptions(linewidth=30); print(np.arange(20))
np.set_printoptions(threshold=5,edgeitems=1); print(np.arange(20)); print(np.arange(20.).reshape(4,5))
np.set_printoptions(sign='+'); print(np.array([1.5,2])); 
np.set_printoptions(sign='-',floatmode='fixed'); print(np.array([1.5,2,1/3])); print(repr(np.array([[1.5,2,1/3]])))
np.set_printoptions(nanstr='NA',infstr='INF'); print(np.array([np.nan,np.inf,1]))
np.set_printoptions(formatter={'float':lambda x:'%.1f'%x}); print(np.array([1.26,2])); print(np.array([1,2]))
np.set_printoptions(); print(np.array([1.26,2]))
np.set_printoptions(precision=8,threshold=1000,edgeitems=3,linewidth=75,suppress=False,nanstr='nan',infstr='inf',formatter=None,sign='-',floatmode='maxprec')
sorted(np.get_printoptions().items(),key=str)
np.set_printoptions(floatmode='x')
np.set_printoptions(threshold='a')
np.format_float_positional(1.5), np.format_float_positional(np.float32(0.1)), np.format_float_positional(1e20), np.format_float_positional(1.23456,precision=2), np.format_float_positional(1.,trim='-'), np.format_float_positional(1.5,precision=4,unique=False)
np.format_float_scientific(12345.678), np.format_float_scientific(np.float32(np.pi)), np.format_float_scientific(1.23456e10,precision=2), np.format_float_scientific(1.,exp_digits=4)
np.base_repr(10,2), np.base_repr(-255,16), np.binary_repr(5), np.binary_repr(-3,width=5), np.binary_repr(3,width=6)
np.arange(24).reshape(2,3,4)
np.arange(24.).reshape(2,3,4)/7
np.eye(3), np.eye(3,dtype=int), np.identity(2), np.eye(2,3,1)
np.array([1.0,100.0,10000.0]), np.array([1.5e-5,1]), np.array([-1.5,2]), np.array([-0.0,0.0])
np.array([np.nan]), np.array([np.inf,-np.inf]), np.array([1,np.nan,-np.inf])
repr(np.float32(1)/3), str(np.float64(1)/3), np.float16(1)/3, repr(np.complex64(1/3+1j))
[np.float32(1.5),np.int32(2),np.bool_(True)], {'a':np.float64(1)}, (np.float64(1),)
np.array([1e-320,5e-324]), np.array([1.7976931348623157e308]), np.array([2**63-1]), np.array([2**64-1],dtype='u8')
np.full((2,2),1e-7), np.full(3,123456.789), np.array([[1,2.5],[1e3,1e-3]])
np.array([0.1+0.2,0.3]), np.array([1/3,2/3],'f4'), np.array([1/3,2/3],'f2')
np.array([[True,False],[False,True]]), np.ones((2,2),'?')
""".strip().splitlines():
    run(line)

# expect: array([1. , 2.5, nan, inf])
# expect: (array([1.e+10, 1.e+00]), array([1.e-10, 1.e+00]), array([1.e+08]), array([1.23456789e+08]), array([1.e-05]))
# expect: (array([1.12345679, 2.1       ]), array([1.e+300, 1.e-300]), array([1.e+16, 1.e+00]))
# expect: (array([[  1,  20],
# expect:        [300,   4]]), array([[[1]]]), array([], dtype=float64), array([], shape=(1, 0), dtype=float64), array([], shape=(0, 3), dtype=float64), array([], shape=(2, 0), dtype=float64))
# expect: (array(5), array(5.5), array(True), array(0.+1.j), array([ True, False]))
# expect: (array([1. +2.j, 3.5-1.j]), array([1.e+10+1.j]), array([ 0.+1.j, nan+0.j]))
# expect: (array([1, 2], dtype=int8), array([1.5], dtype=float16), array([1], dtype=uint64), array([], dtype=int32), array([1.], dtype=float32))
# expect: [1.  2.5]
# expect: 3.0
# expect: 3.0
# expect: [[1 2]
# expect:  [3 4]]
# expect: array([   0,    1,    2, ..., 1997, 1998, 1999])
# expect: array([[0.000e+00, 1.000e+00, 2.000e+00, ..., 4.700e+01, 4.800e+01,
# expect:         4.900e+01],
# expect:        [5.000e+01, 5.100e+01, 5.200e+01, ..., 9.700e+01, 9.800e+01,
# expect:         9.900e+01],
# expect:        [1.000e+02, 1.010e+02, 1.020e+02, ..., 1.470e+02, 1.480e+02,
# expect:         1.490e+02],
# expect:        ...,
# expect:        [1.850e+03, 1.851e+03, 1.852e+03, ..., 1.897e+03, 1.898e+03,
# expect:         1.899e+03],
# expect:        [1.900e+03, 1.901e+03, 1.902e+03, ..., 1.947e+03, 1.948e+03,
# expect:         1.949e+03],
# expect:        [1.950e+03, 1.951e+03, 1.952e+03, ..., 1.997e+03, 1.998e+03,
# expect:         1.999e+03]])
# expect: (array([   0,    1,    2, ...,  998,  999, 1000]), '[   0.    1.    2. ...  998.  999. 1000.]')
# expect: array([[[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]],
# expect:
# expect:        [[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]],
# expect:
# expect:        [[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]],
# expect:
# expect:        ...,
# expect:
# expect:        [[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]],
# expect:
# expect:        [[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]],
# expect:
# expect:        [[0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         ...,
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.],
# expect:         [0., 0., 0., ..., 0., 0., 0.]]])
# expect: array([[ 1.76405235,  0.40015721,  0.97873798,  2.2408932 ],
# expect:        [ 1.86755799, -0.97727788,  0.95008842, -0.15135721],
# expect:        [-0.10321885,  0.4105985 ,  0.14404357,  1.45427351]])
# expect: array([[ 1.7640524 ,  0.4001572 ,  0.978738  ,  2.2408931 ],
# expect:        [ 1.867558  , -0.9772779 ,  0.95008844, -0.1513572 ],
# expect:        [-0.10321885,  0.41059852,  0.14404356,  1.4542735 ]],
# expect:       dtype=float32)
# expect: array([ 1.76405235,  0.40015721,  0.97873798,  2.2408932 ,  1.86755799,
# expect:        -0.97727788,  0.95008842, -0.15135721, -0.10321885,  0.4105985 ,
# expect:         0.14404357,  1.45427351,  0.76103773,  0.12167502,  0.44386323,
# expect:         0.33367433,  1.49407907, -0.20515826,  0.3130677 , -0.85409574,
# expect:        -2.55298982,  0.6536186 ,  0.8644362 , -0.74216502,  2.26975462,
# expect:        -1.45436567,  0.04575852, -0.18718385,  1.53277921,  1.46935877])
# expect: array([684, 559, 629, 192, 835, 763, 707, 359,   9, 723, 277, 754, 804,
# expect:        599,  70, 472, 600, 396, 314, 705, 486, 551,  87, 174, 600, 849,
# expect:        677, 537, 845,  72])
# expect: (array([0. , 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1. ]), array([0.        , 0.16666667, 0.33333334, 0.5       , 0.6666667 ,
# expect:        0.8333333 , 1.        ], dtype=float32), array([   1.,   10.,  100., 1000.]), array([   1.,   10.,  100., 1000.]))
# expect: (array([1.0e-01, 2.5e-01, 1.0e+05]), array([1.e+05, 1.e-03]), array([1.e+04, 1.e-04]), array([9.99995e+04, 1.00000e-01]))
# expect: ('[1., 2.]', '[0,1,2,3,4]', '[1.23 2.  ]')
# expect: ('[[0 1]\n    [2 3]]', '[[0., 1.],\n        [2., 3.]]')
# expect: ('[0. 1.]', '[ 0  1  2 ... 97 98 99]', '[ 0  1 ... 98 99]')
# expect: ('[+1.5 -2. ]', '[ 1.5  2. ]', '[1.500 2.250]')
# expect: ('[1.5            2.123456789012]', '[1.500 2.123]')
# expect: ('[<1> <2>]', '[z z]')
# expect: ('[ 0  1  2  3  4  5  6  7  8  9 10 11 12\n 13 14 15 16 17 18 19 20 21 22 23 24 25\n 26 27 28 29]', '1.5', '2')
# expect: ('[1.123]', 'array([1.123])', 'array([1., 2.], dtype=float32)')
# expect: [1.235 2.   ]
# expect: array([1.235], dtype=float32)
# expect: [     0.      1. 100000.]
# expect: [ 0  1  2  3  4  5  6  7  8
# expect:   9 10 11 12 13 14 15 16 17
# expect:  18 19]
# expect: [ 0 ... 19]
# expect: [[ 0. ...  4.]
# expect:  ...
# expect:  [15. ... 19.]]
# expect: [+1.5 +2. ]
# expect: [1.500 2.000 0.333]
# expect: array([[1.500, 2.000, 0.333]])
# expect: [   NA   INF 1.000]
# expect: [1.3 2.0]
# expect: [1 2]
# expect: [1.260 2.000]
# expect: [('edgeitems', 3), ('floatmode', 'maxprec'), ('formatter', None), ('infstr', 'inf'), ('legacy', False), ('linewidth', 75), ('nanstr', 'nan'), ('precision', 8), ('sign', '-'), ('suppress', False), ('threshold', 1000)]
# expect: !! ValueError | floatmode option must be one of "fixed", "unique", "maxprec", "maxprec_equal"
# expect: !! TypeError | threshold must be numeric
# expect: ('1.5', '0.1', '100000000000000000000.', '1.23', '1', '1.5000')
# expect: ('1.2345678e+04', '3.1415927e+00', '1.23e+10', '1.e+0000')
# expect: ('1010', '-FF', '101', '11101', '000011')
# expect: array([[[ 0,  1,  2,  3],
# expect:         [ 4,  5,  6,  7],
# expect:         [ 8,  9, 10, 11]],
# expect:
# expect:        [[12, 13, 14, 15],
# expect:         [16, 17, 18, 19],
# expect:         [20, 21, 22, 23]]])
# expect: array([[[0.        , 0.14285714, 0.28571429, 0.42857143],
# expect:         [0.57142857, 0.71428571, 0.85714286, 1.        ],
# expect:         [1.14285714, 1.28571429, 1.42857143, 1.57142857]],
# expect:
# expect:        [[1.71428571, 1.85714286, 2.        , 2.14285714],
# expect:         [2.28571429, 2.42857143, 2.57142857, 2.71428571],
# expect:         [2.85714286, 3.        , 3.14285714, 3.28571429]]])
# expect: (array([[1., 0., 0.],
# expect:        [0., 1., 0.],
# expect:        [0., 0., 1.]]), array([[1, 0, 0],
# expect:        [0, 1, 0],
# expect:        [0, 0, 1]]), array([[1., 0.],
# expect:        [0., 1.]]), array([[0., 1., 0.],
# expect:        [0., 0., 1.]]))
# expect: (array([1.e+00, 1.e+02, 1.e+04]), array([1.5e-05, 1.0e+00]), array([-1.5,  2. ]), array([-0.,  0.]))
# expect: (array([nan]), array([ inf, -inf]), array([  1.,  nan, -inf]))
# expect: ('0.3333333333333333', '0.3333333333333333', 0.3333333333333333, '(0.33333334+1j)')
# expect: ([1.5, 2, True], {'a': 1.0}, (1.0,))
# expect: (array([1.e-320, 5.e-324]), array([1.79769313e+308]), array([9223372036854775807]), array([18446744073709551615], dtype=uint64))
# expect: (array([[1.e-07, 1.e-07],
# expect:        [1.e-07, 1.e-07]]), array([123456.789, 123456.789, 123456.789]), array([[1.0e+00, 2.5e+00],
# expect:        [1.0e+03, 1.0e-03]]))
# expect: (array([0.3, 0.3]), array([0.33333334, 0.6666667 ], dtype=float32), array([0.3333, 0.6665], dtype=float16))
# expect: (array([[ True, False],
# expect:        [False,  True]]), array([[ True,  True],
# expect:        [ True,  True]]))
