import numpy as np
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
a=np.arange(24).reshape(2,3,4); b=np.linspace(0,1,5); c=np.array([[3,1,2],[9,7,8]]); f=np.array([1.5,-2.5,0.1,1e10]); B=np.array([True,False,True]); i8=np.array([100,-128,3],np.int8); u8=np.array([200,255,3],np.uint8); z=np.array([1+2j,3-4j]); f4=np.array([1.5,2.5],np.float32); n=np.array([1.,np.nan,3.])
for s in """
a+1
a*2.5
a/2
a//3
a%5
a**2
-a[0]
abs(f)
f//1
f%1
divmod(c,2)
c@c.T
c@c
c&1
c|4
c^1
~c
c<<1
c>>1
c<3
c==c
c!=3
not c
bool(c)
if_ if 0 else 0
c+[1,2,3]
c+np.array([1,2])
1/np.array([0,1])
np.array([1,-1,0])/0.
np.array([1])//0
np.array([1])%0
i8+i8
u8+u8
i8+u8
i8+1
i8+1000
u8-1
u8*2.0
f4*2
f4*2.0
f4+np.float64(1)
f4+np.array([1.,2.])
i8*f4[:1]
B+B
B*2
-B
~B
B-B
B&True
z.real
z.imag
np.angle(z)
np.int8(127)+np.int8(1)
np.int8(5)*2
np.float32(1)/3
np.float32(1)+1.5
np.int64(3)/2
np.int64(2)**-1
np.array([2])**-1
np.array([2.])**-1
np.uint8(200)+100
np.uint8(200)+np.uint8(100)
np.float16(1)/3
np.int32(5)//0
np.float64(1)/0
int(np.float32(2.5))
round(np.float64(2.567),1)
np.bool_(True)+1
np.True_
np.float64('nan')==np.nan
np.int64(5)==5
hash(np.int64(5))
str(np.float32(0.1))
repr(np.float32(0.1))
np.float64(0.1)+np.float32(0.1)
np.add(1,2)
np.add([1,2],[3,4],out=np.zeros(2))
np.add(c,1,where=c>2,out=np.zeros((2,3),int))
np.add.reduce(c)
np.add.reduce(c,axis=1)
np.add.reduce(c,axis=None)
np.multiply.reduce([1,2,3])
np.add.accumulate([1,2,3])
np.maximum.accumulate([1,3,2])
np.multiply.outer([1,2],[3,4])
np.add.reduceat([1,2,3,4],[0,2])
np.add.at(c.copy(),(0,0),1)
np.minimum.reduce(c,axis=0)
np.subtract.outer([1,2],[1,2])
np.logical_and.reduce([True,False])
np.add(1)
np.add(1,2,3,4)
np.sqrt(-1)
np.sqrt([4,9])
np.exp([0,1])
np.log([1,0])
np.sin(0.5)
np.cos(f[:2])
np.tan(.1)
np.hypot(3,4)
np.floor(f)
np.ceil(f)
np.round(f,1)
np.rint(f)
np.trunc(f)
np.fix(f)
np.sign(f)
np.square(c)
np.cbrt(8.)
np.power(2,[1,2,3])
np.power(c,2.)
np.mod(-7,3)
np.fmod(-7,3)
np.remainder(5.5,2)
np.maximum(c,3)
np.minimum(f,0)
np.fmax(n,2)
np.fmin(n,2)
np.clip(c,2,7)
np.isnan(n)
np.isinf(f)
np.isfinite(n)
np.logical_not(B)
np.logical_xor(B,True)
np.exp2(3)
np.log2(8)
np.log10(1000)
np.log1p(.1)
np.expm1(.1)
np.sinh(1.)
np.tanh(f[:2])
np.arcsin(2)
np.deg2rad(180)
np.degrees(np.pi)
np.reciprocal(2.)
np.reciprocal(2)
np.positive(f)
np.negative(c)
np.absolute(i8)
np.copysign(1,-0.)
np.signbit(f)
np.nextafter(1,2)
np.spacing(1.)
np.heaviside([-1,0,1],.5)
np.gcd(12,18)
np.lcm(4,6)
np.bitwise_and(5,3)
np.left_shift(1,3)
np.invert(5)
np.ldexp(1.,3)
np.frexp(8.)
np.modf(1.5)
np.nan_to_num(n)
np.sinc(.5)
np.interp(2.5,[1,2,3],[3,2,0])
np.convolve([1,2,3],[0,1,.5])
np.correlate([1,2,3],[0,1,.5])
np.gradient([1,2,4,7])
np.diff([1,2,4,7])
np.diff(c,axis=0)
np.diff([1,2,4],n=2)
np.ediff1d([1,2,4])
np.cumsum(c)
np.cumsum(c,axis=1)
np.cumprod([1,2,3])
np.trapz([1,2,3])
np.cross([1,0,0],[0,1,0])
np.dot(c,c.T)
np.dot([1,2],[3,4])
np.vdot([1,2],[3,4])
np.inner(c,c)
np.outer([1,2],[3,4])
np.matmul(c,c.T)
np.tensordot(a,a,axes=([0,1],[0,1]))
np.kron([1,2],[1,1])
np.einsum('ij,kj->ik',c,c)
np.einsum('ii',np.eye(3))
np.einsum('ij->j',c)
np.einsum('...j->...',c)
np.einsum('ij,jk,kl->il',np.eye(2),np.ones((2,2)),np.eye(2))
np.trace(c)
np.linalg.det([[1,2],[3,4]])
np.linalg.inv([[1,2],[3,4.]])
np.linalg.solve([[2,0],[0,4]],[2,4])
np.linalg.norm(c)
np.linalg.norm(c,axis=1)
np.linalg.norm(c,1)
np.linalg.norm([3,4],np.inf)
""".split("\n"):
    if s.strip():
        print(s, end=" => ")
        t(lambda: eval(s))

# expect: a+1 => array([[[ 1,  2,  3,  4],
# expect:         [ 5,  6,  7,  8],
# expect:         [ 9, 10, 11, 12]],
# expect:
# expect:        [[13, 14, 15, 16],
# expect:         [17, 18, 19, 20],
# expect:         [21, 22, 23, 24]]])
# expect: a*2.5 => array([[[ 0. ,  2.5,  5. ,  7.5],
# expect:         [10. , 12.5, 15. , 17.5],
# expect:         [20. , 22.5, 25. , 27.5]],
# expect:
# expect:        [[30. , 32.5, 35. , 37.5],
# expect:         [40. , 42.5, 45. , 47.5],
# expect:         [50. , 52.5, 55. , 57.5]]])
# expect: a/2 => array([[[ 0. ,  0.5,  1. ,  1.5],
# expect:         [ 2. ,  2.5,  3. ,  3.5],
# expect:         [ 4. ,  4.5,  5. ,  5.5]],
# expect:
# expect:        [[ 6. ,  6.5,  7. ,  7.5],
# expect:         [ 8. ,  8.5,  9. ,  9.5],
# expect:         [10. , 10.5, 11. , 11.5]]])
# expect: a//3 => array([[[0, 0, 0, 1],
# expect:         [1, 1, 2, 2],
# expect:         [2, 3, 3, 3]],
# expect:
# expect:        [[4, 4, 4, 5],
# expect:         [5, 5, 6, 6],
# expect:         [6, 7, 7, 7]]])
# expect: a%5 => array([[[0, 1, 2, 3],
# expect:         [4, 0, 1, 2],
# expect:         [3, 4, 0, 1]],
# expect:
# expect:        [[2, 3, 4, 0],
# expect:         [1, 2, 3, 4],
# expect:         [0, 1, 2, 3]]])
# expect: a**2 => array([[[  0,   1,   4,   9],
# expect:         [ 16,  25,  36,  49],
# expect:         [ 64,  81, 100, 121]],
# expect:
# expect:        [[144, 169, 196, 225],
# expect:         [256, 289, 324, 361],
# expect:         [400, 441, 484, 529]]])
# expect: -a[0] => array([[  0,  -1,  -2,  -3],
# expect:        [ -4,  -5,  -6,  -7],
# expect:        [ -8,  -9, -10, -11]])
# expect: abs(f) => array([1.5e+00, 2.5e+00, 1.0e-01, 1.0e+10])
# expect: f//1 => array([ 1.e+00, -3.e+00,  0.e+00,  1.e+10])
# expect: f%1 => array([0.5, 0.5, 0.1, 0. ])
# expect: divmod(c,2) => (array([[1, 0, 1],
# expect:        [4, 3, 4]]), array([[1, 1, 0],
# expect:        [1, 1, 0]]))
# expect: c@c.T => array([[ 14,  50],
# expect:        [ 50, 194]])
# expect: c@c => ValueError | matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)
# expect: c&1 => array([[1, 1, 0],
# expect:        [1, 1, 0]])
# expect: c|4 => array([[ 7,  5,  6],
# expect:        [13,  7, 12]])
# expect: c^1 => array([[2, 0, 3],
# expect:        [8, 6, 9]])
# expect: ~c => array([[ -4,  -2,  -3],
# expect:        [-10,  -8,  -9]])
# expect: c<<1 => array([[ 6,  2,  4],
# expect:        [18, 14, 16]])
# expect: c>>1 => array([[1, 0, 1],
# expect:        [4, 3, 4]])
# expect: c<3 => array([[False,  True,  True],
# expect:        [False, False, False]])
# expect: c==c => array([[ True,  True,  True],
# expect:        [ True,  True,  True]])
# expect: c!=3 => array([[False,  True,  True],
# expect:        [ True,  True,  True]])
# expect: not c => ValueError | The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()
# expect: bool(c) => ValueError | The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()
# expect: if_ if 0 else 0 => 0
# expect: c+[1,2,3] => array([[ 4,  3,  5],
# expect:        [10,  9, 11]])
# expect: c+np.array([1,2]) => ValueError | operands could not be broadcast together with shapes (2,3) (2,)
# expect: 1/np.array([0,1]) => array([inf,  1.])
# expect: np.array([1,-1,0])/0. => array([ inf, -inf,  nan])
# expect: np.array([1])//0 => array([0])
# expect: np.array([1])%0 => array([0])
# expect: i8+i8 => array([-56,   0,   6], dtype=int8)
# expect: u8+u8 => array([144, 254,   6], dtype=uint8)
# expect: i8+u8 => array([300, 127,   6], dtype=int16)
# expect: i8+1 => array([ 101, -127,    4], dtype=int8)
# expect: i8+1000 => array([1100,  872, 1003], dtype=int16)
# expect: u8-1 => array([199, 254,   2], dtype=uint8)
# expect: u8*2.0 => array([400., 510.,   6.])
# expect: f4*2 => array([3., 5.], dtype=float32)
# expect: f4*2.0 => array([3., 5.], dtype=float32)
# expect: f4+np.float64(1) => array([2.5, 3.5], dtype=float32)
# expect: f4+np.array([1.,2.]) => array([2.5, 4.5])
# expect: i8*f4[:1] => array([ 150. , -192. ,    4.5], dtype=float32)
# expect: B+B => array([ True, False,  True])
# expect: B*2 => array([2, 0, 2])
# expect: -B => TypeError | The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.
# expect: ~B => array([False,  True, False])
# expect: B-B => TypeError | numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.
# expect: B&True => array([ True, False,  True])
# expect: z.real => array([1., 3.])
# expect: z.imag => array([ 2., -4.])
# expect: np.angle(z) => array([ 1.10714872, -0.92729522])
# expect: np.int8(127)+np.int8(1) => -128
# expect: np.int8(5)*2 => 10
# expect: np.float32(1)/3 => 0.3333333333333333
# expect: np.float32(1)+1.5 => 2.5
# expect: np.int64(3)/2 => 1.5
# expect: np.int64(2)**-1 => ValueError | Integers to negative integer powers are not allowed.
# expect: np.array([2])**-1 => ValueError | Integers to negative integer powers are not allowed.
# expect: np.array([2.])**-1 => array([0.5])
# expect: np.uint8(200)+100 => 300
# expect: np.uint8(200)+np.uint8(100) => 44
# expect: np.float16(1)/3 => 0.3333333333333333
# expect: np.int32(5)//0 => 0
# expect: np.float64(1)/0 => inf
# expect: int(np.float32(2.5)) => 2
# expect: round(np.float64(2.567),1) => 2.6
# expect: np.bool_(True)+1 => 2
# expect: np.True_ => True
# expect: np.float64('nan')==np.nan => False
# expect: np.int64(5)==5 => True
# expect: hash(np.int64(5)) => 5
# expect: str(np.float32(0.1)) => '0.1'
# expect: repr(np.float32(0.1)) => '0.1'
# expect: np.float64(0.1)+np.float32(0.1) => 0.20000000149011612
# expect: np.add(1,2) => 3
# expect: np.add([1,2],[3,4],out=np.zeros(2)) => array([4., 6.])
# expect: np.add(c,1,where=c>2,out=np.zeros((2,3),int)) => array([[ 4,  0,  0],
# expect:        [10,  8,  9]])
# expect: np.add.reduce(c) => array([12,  8, 10])
# expect: np.add.reduce(c,axis=1) => array([ 6, 24])
# expect: np.add.reduce(c,axis=None) => 30
# expect: np.multiply.reduce([1,2,3]) => 6
# expect: np.add.accumulate([1,2,3]) => array([1, 3, 6])
# expect: np.maximum.accumulate([1,3,2]) => array([1, 3, 3])
# expect: np.multiply.outer([1,2],[3,4]) => array([[3, 4],
# expect:        [6, 8]])
# expect: np.add.reduceat([1,2,3,4],[0,2]) => array([3, 7])
# expect: np.add.at(c.copy(),(0,0),1) => None
# expect: np.minimum.reduce(c,axis=0) => array([3, 1, 2])
# expect: np.subtract.outer([1,2],[1,2]) => array([[ 0, -1],
# expect:        [ 1,  0]])
# expect: np.logical_and.reduce([True,False]) => False
# expect: np.add(1) => TypeError | add() takes from 2 to 3 positional arguments but 1 were given
# expect: np.add(1,2,3,4) => TypeError | add() takes from 2 to 3 positional arguments but 4 were given
# expect: np.sqrt(-1) => nan
# expect: np.sqrt([4,9]) => array([2., 3.])
# expect: np.exp([0,1]) => array([1.        , 2.71828183])
# expect: np.log([1,0]) => array([  0., -inf])
# expect: np.sin(0.5) => 0.479425538604203
# expect: np.cos(f[:2]) => array([ 0.0707372 , -0.80114362])
# expect: np.tan(.1) => 0.10033467208545055
# expect: np.hypot(3,4) => 5.0
# expect: np.floor(f) => array([ 1.e+00, -3.e+00,  0.e+00,  1.e+10])
# expect: np.ceil(f) => array([ 2.e+00, -2.e+00,  1.e+00,  1.e+10])
# expect: np.round(f,1) => array([ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10])
# expect: np.rint(f) => array([ 2.e+00, -2.e+00,  0.e+00,  1.e+10])
# expect: np.trunc(f) => array([ 1.e+00, -2.e+00,  0.e+00,  1.e+10])
# expect: np.fix(f) => array([ 1.e+00, -2.e+00,  0.e+00,  1.e+10])
# expect: np.sign(f) => array([ 1., -1.,  1.,  1.])
# expect: np.square(c) => array([[ 9,  1,  4],
# expect:        [81, 49, 64]])
# expect: np.cbrt(8.) => 2.0
# expect: np.power(2,[1,2,3]) => array([2, 4, 8])
# expect: np.power(c,2.) => array([[ 9.,  1.,  4.],
# expect:        [81., 49., 64.]])
# expect: np.mod(-7,3) => 2
# expect: np.fmod(-7,3) => -1
# expect: np.remainder(5.5,2) => 1.5
# expect: np.maximum(c,3) => array([[3, 3, 3],
# expect:        [9, 7, 8]])
# expect: np.minimum(f,0) => array([ 0. , -2.5,  0. ,  0. ])
# expect: np.fmax(n,2) => array([2., 2., 3.])
# expect: np.fmin(n,2) => array([1., 2., 2.])
# expect: np.clip(c,2,7) => array([[3, 2, 2],
# expect:        [7, 7, 7]])
# expect: np.isnan(n) => array([False,  True, False])
# expect: np.isinf(f) => array([False, False, False, False])
# expect: np.isfinite(n) => array([ True, False,  True])
# expect: np.logical_not(B) => array([False,  True, False])
# expect: np.logical_xor(B,True) => array([False,  True, False])
# expect: np.exp2(3) => 8.0
# expect: np.log2(8) => 3.0
# expect: np.log10(1000) => 3.0
# expect: np.log1p(.1) => 0.09531017980432487
# expect: np.expm1(.1) => 0.10517091807564763
# expect: np.sinh(1.) => 1.1752011936438014
# expect: np.tanh(f[:2]) => array([ 0.90514825, -0.9866143 ])
# expect: np.arcsin(2) => nan
# expect: np.deg2rad(180) => 3.141592653589793
# expect: np.degrees(np.pi) => 180.0
# expect: np.reciprocal(2.) => 0.5
# expect: np.reciprocal(2) => 0
# expect: np.positive(f) => array([ 1.5e+00, -2.5e+00,  1.0e-01,  1.0e+10])
# expect: np.negative(c) => array([[-3, -1, -2],
# expect:        [-9, -7, -8]])
# expect: np.absolute(i8) => array([ 100, -128,    3], dtype=int8)
# expect: np.copysign(1,-0.) => -1.0
# expect: np.signbit(f) => array([False,  True, False, False])
# expect: np.nextafter(1,2) => 1.0000000000000002
# expect: np.spacing(1.) => 2.220446049250313e-16
# expect: np.heaviside([-1,0,1],.5) => array([0. , 0.5, 1. ])
# expect: np.gcd(12,18) => 6
# expect: np.lcm(4,6) => 12
# expect: np.bitwise_and(5,3) => 1
# expect: np.left_shift(1,3) => 8
# expect: np.invert(5) => -6
# expect: np.ldexp(1.,3) => 8.0
# expect: np.frexp(8.) => (0.5, 4)
# expect: np.modf(1.5) => (0.5, 1.0)
# expect: np.nan_to_num(n) => array([1., 0., 3.])
# expect: np.sinc(.5) => 0.6366197723675814
# expect: np.interp(2.5,[1,2,3],[3,2,0]) => 1.0
# expect: np.convolve([1,2,3],[0,1,.5]) => array([0. , 1. , 2.5, 4. , 1.5])
# expect: np.correlate([1,2,3],[0,1,.5]) => array([3.5])
# expect: np.gradient([1,2,4,7]) => array([1. , 1.5, 2.5, 3. ])
# expect: np.diff([1,2,4,7]) => array([1, 2, 3])
# expect: np.diff(c,axis=0) => array([[6, 6, 6]])
# expect: np.diff([1,2,4],n=2) => array([1])
# expect: np.ediff1d([1,2,4]) => array([1, 2])
# expect: np.cumsum(c) => array([ 3,  4,  6, 15, 22, 30])
# expect: np.cumsum(c,axis=1) => array([[ 3,  4,  6],
# expect:        [ 9, 16, 24]])
# expect: np.cumprod([1,2,3]) => array([1, 2, 6])
# expect: np.trapz([1,2,3]) => 4.0
# expect: np.cross([1,0,0],[0,1,0]) => array([0, 0, 1])
# expect: np.dot(c,c.T) => array([[ 14,  50],
# expect:        [ 50, 194]])
# expect: np.dot([1,2],[3,4]) => 11
# expect: np.vdot([1,2],[3,4]) => 11
# expect: np.inner(c,c) => array([[ 14,  50],
# expect:        [ 50, 194]])
# expect: np.outer([1,2],[3,4]) => array([[3, 4],
# expect:        [6, 8]])
# expect: np.matmul(c,c.T) => array([[ 14,  50],
# expect:        [ 50, 194]])
# expect: np.tensordot(a,a,axes=([0,1],[0,1])) => array([[ 880,  940, 1000, 1060],
# expect:        [ 940, 1006, 1072, 1138],
# expect:        [1000, 1072, 1144, 1216],
# expect:        [1060, 1138, 1216, 1294]])
# expect: np.kron([1,2],[1,1]) => array([1, 1, 2, 2])
# expect: np.einsum('ij,kj->ik',c,c) => array([[ 14,  50],
# expect:        [ 50, 194]])
# expect: np.einsum('ii',np.eye(3)) => 3.0
# expect: np.einsum('ij->j',c) => array([12,  8, 10])
# expect: np.einsum('...j->...',c) => array([ 6, 24])
# expect: np.einsum('ij,jk,kl->il',np.eye(2),np.ones((2,2)),np.eye(2)) => array([[1., 1.],
# expect:        [1., 1.]])
# expect: np.trace(c) => 10
# expect: np.linalg.det([[1,2],[3,4]]) => -2.0000000000000004
# expect: np.linalg.inv([[1,2],[3,4.]]) => array([[-2. ,  1. ],
# expect:        [ 1.5, -0.5]])
# expect: np.linalg.solve([[2,0],[0,4]],[2,4]) => array([1., 1.])
# expect: np.linalg.norm(c) => 14.422205101855956
# expect: np.linalg.norm(c,axis=1) => array([ 3.74165739, 13.92838828])
# expect: np.linalg.norm(c,1) => 12.0
# expect: np.linalg.norm([3,4],np.inf) => 4.0
