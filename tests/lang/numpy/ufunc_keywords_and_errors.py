from _shown import run

for line in r"""
a = np.arange(6.).reshape(2,3)
o = np.zeros((2,3)); r = np.add(a, 1, out=o); (r is o, o)
o = np.zeros((2,3), int); np.add(a, 1, out=o)
o = np.zeros((2,3), int); np.add(a, 1.5, out=o, casting='unsafe')
o = np.zeros((4,2,3)); np.add(a, 1, out=o)
np.add(a, 1, where=a>2, out=np.full((2,3), -1.))
np.add([1,2],[3,4],dtype=np.float32)
np.add([1,2],[3,4],dtype='i1')
np.divide([1,2],[3,4],dtype=np.float32)
np.sqrt([1,2],dtype=np.float32)
np.add.reduce([[1,2],[3,4]])
np.add.reduce([[1,2],[3,4]],axis=1,keepdims=True)
np.add.reduce([[1,2],[3,4]],axis=None)
np.multiply.accumulate([1,2,3,4])
np.add.outer([1,2],[3,4])
np.maximum.reduce([1,5,2])
np.maximum.accumulate([1,5,2,7])
np.minimum.reduce([[1,5],[0,7]],axis=(0,1))
np.add.reduceat(np.arange(8),[0,4,1,5])
x=np.zeros(3); np.add.at(x,[0,0,1],1); x
np.sum(a,axis=0,out=np.zeros(3))
np.sum(a,axis=(0,1))
np.sum(a,axis=2)
np.sum(a,axis=-3)
np.sum(a,axis=(0,0))
np.sum(a,keepdims=True)
np.sum(a,initial=10)
np.sum(a,where=a>2)
np.max(a,where=a<3,initial=-5)
np.max([],initial=3.)
np.max([])
np.min(np.zeros((0,3)),axis=0)
np.max(np.zeros((0,3)),axis=1)
np.mean([],axis=0)
np.mean(a,axis=1,keepdims=True)
np.mean(a,where=a>2)
np.var(a,axis=0,ddof=1)
np.std(a,where=a>1)
np.std(a,axis=1,keepdims=True)
np.prod(np.int8([100,3]))
np.sum(np.int8([100,100])).dtype
np.sum(np.float16([1,2])).dtype
np.cumsum(np.int8([100,100]))
np.cumsum(a,axis=1,out=np.zeros((2,3)))
np.argmax(a,axis=0,keepdims=True)
np.argmax(a,keepdims=True)
np.argmin(a,axis=1)
a.argmax(axis=1,keepdims=True)
a.mean(axis=(0,1)); a.max(axis=1); a.min(0); a.ptp(); a.ptp(axis=1)
a.clip(1,3)
a.clip(max=3)
np.clip(a,None,2)
np.clip(a,None,None)
np.clip(a,1,3,out=a)
a
a.round(1)
np.round(2.5), np.round(-1.5), np.round(1.25,1), np.round(1234,-2)
np.round(np.float32(2.567),2)
np.all([[1,0],[1,1]],axis=0), np.any([[0,0],[1,0]],axis=1)
np.all(a), np.any(a,keepdims=True)
np.isnan([1,np.nan]), np.isinf([np.inf,1])
np.negative(np.uint8([1,2]))
-np.array([True])
np.array([True]) - np.array([False])
~np.array([1.5])
np.array([1,2]) & 1.5
np.array([1,2]) << 2
2 ** np.array([1,2])
2 ** np.array([-1,2])
np.array([1,2]) ** -1
np.array([1,2]) ** -1.
np.array([1,2]) / 0
np.array([1,2]) // 0
np.array([1.,2]) // 0
np.array([5,-5]) % 3, np.array([5,-5]) % -3, np.fmod([5,-5],3)
np.array([5.5,-5.5]) % 3
divmod(np.array([5,-5]),3)
np.array([1,2,3]) + np.array([1,2])
np.array([1,2,3]) == np.array([1,2])
np.array([1,2,3]) == 'a'
np.array([1,2,3]) == None
np.array([1,2]) + 'a'
np.add(1,2), type(np.add(1,2))
np.add([1],[2]), np.add(np.float32(1),2)
np.logical_and([1,0],[1,1]), np.logical_not([1,0])
np.sign([-2.,0,3]), np.sign(np.nan)
np.absolute([-1,2]), np.absolute(-1.5), np.abs(1+1j), np.fabs([-1])
np.floor([1.5,-1.5]), np.ceil([1.5]), np.trunc([-1.5]), np.rint([0.5,1.5,2.5]), np.fix([2.1,-2.9])
np.floor([1,2]), np.floor(np.int8([1])).dtype
np.reciprocal([2.,4.]), np.reciprocal(2), np.square(3)
np.gcd(12,18), np.lcm([4,6],10), np.gcd.reduce([12,18,24])
np.maximum(1,np.nan), np.fmax(1,np.nan), np.fmin([1,np.nan],[np.nan,2])
np.heaviside([-1,0,2],0.5), np.copysign(1,-0.), np.nextafter(1,2), np.spacing(1.), np.signbit([-0.,1])
np.ldexp([1.,2.],[1,2]), np.frexp([1.5,8]), np.modf([1.5,-2.25])
np.degrees(np.pi), np.radians([180,90]), np.deg2rad(180), np.rad2deg(np.pi)
np.sinc([0,.5]), np.i0([0,1.]), np.logaddexp(1,2), np.logaddexp2([1,2],3)
np.float_power(2,3), np.float_power([2,3],2)
np.isclose([1,2],[1,2.1]), np.allclose(1,1+1e-9)
np.positive([1,-2]), np.conj([1+2j])
np.add(1), 
np.add(1,2,3,4)
np.matmul([1,2],[3,4]), np.matmul([[1,2]],[[3],[4]])
np.matmul([1,2],3)
np.matmul([1,2],[1,2,3])
np.dot([1,2],[1,2,3])
np.dot([[1,2]],[[1,2]])
np.vdot([1+2j],[3]), np.inner([1,2],[3,4]), np.outer([1,2],[3,4])
np.tensordot(np.ones((2,3)),np.ones((3,4)),1).shape
np.tensordot(np.ones((2,3)),np.ones((4,3)),1)
np.einsum('ij,jk->ik',np.ones((2,3)),np.ones((3,2)))
np.einsum('ii',np.eye(3)), np.einsum('ii->i',np.eye(3)), np.einsum('ij->ji',np.arange(6).reshape(2,3))
np.einsum(np.eye(2),[0,1],np.ones(2),[1])
np.kron([1,2],[1,1]), np.cross([1,0,0],[0,1,0]), np.trace(np.arange(9).reshape(3,3))
""".strip().splitlines():
    run(line)

# expect: (True, array([[1., 2., 3.],
# expect:        [4., 5., 6.]]))
# expect: !! UFuncTypeError | Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'
# expect: array([[1, 2, 3],
# expect:        [4, 5, 6]])
# expect: array([[[1., 2., 3.],
# expect:         [4., 5., 6.]],
# expect:
# expect:        [[1., 2., 3.],
# expect:         [4., 5., 6.]],
# expect:
# expect:        [[1., 2., 3.],
# expect:         [4., 5., 6.]],
# expect:
# expect:        [[1., 2., 3.],
# expect:         [4., 5., 6.]]])
# expect: array([[-1., -1., -1.],
# expect:        [ 4.,  5.,  6.]])
# expect: array([4., 6.], dtype=float32)
# expect: array([4, 6], dtype=int8)
# expect: array([0.33333334, 0.5       ], dtype=float32)
# expect: array([1.       , 1.4142135], dtype=float32)
# expect: array([4, 6])
# expect: array([[3],
# expect:        [7]])
# expect: 10
# expect: array([ 1,  2,  6, 24])
# expect: array([[4, 5],
# expect:        [5, 6]])
# expect: 5
# expect: array([1, 5, 5, 7])
# expect: 0
# expect: array([ 6,  4, 10, 18])
# expect: array([2., 1., 0.])
# expect: array([3., 5., 7.])
# expect: 15.0
# expect: !! AxisError | axis 2 is out of bounds for array of dimension 2
# expect: !! AxisError | axis -3 is out of bounds for array of dimension 2
# expect: !! ValueError | duplicate value in 'axis'
# expect: array([[15.]])
# expect: 25.0
# expect: 12.0
# expect: 2.0
# expect: 3.0
# expect: !! ValueError | zero-size array to reduction operation maximum which has no identity
# expect: !! ValueError | zero-size array to reduction operation minimum which has no identity
# expect: array([], dtype=float64)
# expect: nan
# expect: array([[1.],
# expect:        [4.]])
# expect: 4.0
# expect: array([4.5, 4.5, 4.5])
# expect: 1.118033988749895
# expect: array([[0.81649658],
# expect:        [0.81649658]])
# expect: 300
# expect: dtype('int64')
# expect: dtype('float16')
# expect: array([100, 200])
# expect: array([[ 0.,  1.,  3.],
# expect:        [ 3.,  7., 12.]])
# expect: array([[1, 1, 1]])
# expect: array([[5]])
# expect: array([0, 0])
# expect: array([[2],
# expect:        [2]])
# expect: array([2., 2.])
# expect: array([[1., 1., 2.],
# expect:        [3., 3., 3.]])
# expect: array([[0., 1., 2.],
# expect:        [3., 3., 3.]])
# expect: array([[0., 1., 2.],
# expect:        [2., 2., 2.]])
# expect: !! ValueError | One of max or min must be given
# expect: array([[1., 1., 2.],
# expect:        [3., 3., 3.]])
# expect: array([[1., 1., 2.],
# expect:        [3., 3., 3.]])
# expect: array([[1., 1., 2.],
# expect:        [3., 3., 3.]])
# expect: (2.0, -2.0, 1.2, 1200)
# expect: 2.57
# expect: (array([ True, False]), array([False,  True]))
# expect: (True, array([[ True]]))
# expect: (array([False,  True]), array([ True, False]))
# expect: array([255, 254], dtype=uint8)
# expect: !! TypeError | The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.
# expect: !! TypeError | numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.
# expect: !! TypeError | ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! TypeError | ufunc 'bitwise_and' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: array([4, 8])
# expect: array([2, 4])
# expect: !! ValueError | Integers to negative integer powers are not allowed.
# expect: !! ValueError | Integers to negative integer powers are not allowed.
# expect: array([1. , 0.5])
# expect: array([inf, inf])
# expect: array([0, 0])
# expect: array([inf, inf])
# expect: (array([2, 1]), array([-1, -2]), array([ 2, -2]))
# expect: array([2.5, 0.5])
# expect: (array([ 1, -2]), array([2, 1]))
# expect: !! ValueError | operands could not be broadcast together with shapes (3,) (2,)
# expect: !! ValueError | operands could not be broadcast together with shapes (3,) (2,)
# expect: array([False, False, False])
# expect: array([False, False, False])
# expect: !! UFuncTypeError | ufunc 'add' did not contain a loop with signature matching types (dtype('int64'), dtype('<U1')) -> None
# expect: (3, <class 'numpy.int64'>)
# expect: (array([3]), 3.0)
# expect: (array([ True, False]), array([False,  True]))
# expect: (array([-1.,  0.,  1.]), nan)
# expect: (array([1, 2]), 1.5, 1.4142135623730951, array([1.]))
# expect: (array([ 1., -2.]), array([2.]), array([-1.]), array([0., 2., 2.]), array([ 2., -2.]))
# expect: (array([1., 2.]), dtype('float16'))
# expect: (array([0.5 , 0.25]), 0, 9)
# expect: (6, array([20, 30]), 6)
# expect: (nan, 1.0, array([1., 2.]))
# expect: (array([0. , 0.5, 1. ]), -1.0, 1.0000000000000002, 2.220446049250313e-16, array([ True, False]))
# expect: (array([2., 8.]), (array([0.75, 0.5 ]), array([1, 4], dtype=int32)), (array([ 0.5 , -0.25]), array([ 1., -2.])))
# expect: (180.0, array([3.14159265, 1.57079633]), 3.141592653589793, 180.0)
# expect: (array([1.        , 0.63661977]), array([1.        , 1.26606588]), 2.313261687518223, array([3.32192809, 3.5849625 ]))
# expect: (8.0, array([4., 9.]))
# expect: (array([ True, False]), True)
# expect: (array([ 1, -2]), array([1.-2.j]))
# expect: !! TypeError | add() takes from 2 to 3 positional arguments but 1 were given
# expect: !! TypeError | add() takes from 2 to 3 positional arguments but 4 were given
# expect: (11, array([[11]]))
# expect: !! ValueError | matmul: Input operand 1 does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)
# expect: !! ValueError | matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 2)
# expect: !! ValueError | shapes (2,) and (3,) not aligned: 2 (dim 0) != 3 (dim 0)
# expect: !! ValueError | shapes (1,2) and (1,2) not aligned: 2 (dim 1) != 1 (dim 0)
# expect: ((3-6j), 11, array([[3, 4],
# expect:        [6, 8]]))
# expect: (2, 4)
# expect: !! ValueError | shape-mismatch for sum
# expect: array([[3., 3.],
# expect:        [3., 3.]])
# expect: (3.0, array([1., 1., 1.]), array([[0, 3],
# expect:        [1, 4],
# expect:        [2, 5]]))
# expect: array([1., 1.])
# expect: (array([1, 1, 2, 2]), array([0, 0, 1]), 12)
