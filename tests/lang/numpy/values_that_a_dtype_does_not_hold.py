"""Values that a dtype does not hold, and operands that ufuncs have no loop for."""
from _shown import run, show, names

for line in r"""
np.array([1,2])+2**70
np.array([1,2])=={'a':1}
np.array([1,2])+['a','b']
np.absolute(np.array(['a']))
np.square(np.array(['a']))
np.conjugate(np.array(['a']))
np.add(np.array(['2020'],'M8[D]'),np.array(['a']))
np.subtract(np.array(['a']),np.array(['b']))
np.multiply(np.array(['2020'],'M8[D]'),2)
np.divmod(np.array(['a']),2)
np.maximum(np.array(['a']),2)
np.fmod(np.array(['a']),2)
np.logical_not(np.array(['a']))
np.isfinite(np.array(['a']))
np.matmul(np.array(['a']),np.array([1]))
np.array([1,2])*__import__('fractions').Fraction(1,2)
__import__('decimal').Decimal(1)+np.array([1,2])
np.float64(1)*__import__('decimal').Decimal(1)
np.int64(3)*__import__('fractions').Fraction(1,2)
np.array([np.float32('nan')],dtype=int)
np.array([np.float64('nan')],dtype=int)
np.array([float('nan')],dtype=bool)
np.array([1e20],dtype=int)
np.array([300.5],dtype=np.uint8)
np.array([np.int64(300)],dtype=np.uint8)
np.array([None,1.5],dtype=float)
np.array([None],dtype=int)
np.array(['1',2],dtype=float)
np.array([2**70],dtype=float)
np.array([2**70],dtype=int)
np.float32(2**70)
np.int32(2**70)
np.array([1j],dtype=float)
np.array([1j],dtype=int)
np.array([object()],dtype=float)
np.array([{}],dtype=float)
np.array([[1],{}],dtype=float)
np.arange(3)+np.array([{}])
np.array([300.,-1]).astype(np.uint8)
np.array([1+1j]).astype(np.float32,casting='safe')
np.array([1.5]).astype(int,casting='safe')
np.array([1.5]).astype(int,casting='foo')
np.array([True]).astype(str),np.array([1.5]).astype('S4'),np.array([1]).astype(object)
np.array([1,2],np.uint8)**300
np.array([1,2],np.uint8)//300, np.array([1,2],np.uint8)%300,np.array([1,2],np.uint8)&300,np.array([1,2],np.uint8)|2**40,np.array([1,2],np.int8)<<200,np.array([1,2],np.uint8)^-1, np.array([1,2],np.uint16)**-1.5,np.array([1,2],np.int8)//200,np.array([1],np.uint32)%-1,np.array([1],np.uint8)//np.int64(7),np.array([1],np.float32)%np.float64(3),np.array([1],np.float16)**70000,np.array([1,2],np.int8)**2,np.array([1,2],np.uint8)**2,np.array([1],np.float32)//1e300
300//np.array([1,2],np.uint8),np.gcd(np.array([1],np.uint8),300),np.lcm(np.array([1],np.int8),200),np.fmod(np.array([1],np.uint8),300),np.array([True])//2,np.array([True])%300,np.array([True])<<1,np.array([1],np.uint8)>>np.int8(1),np.logaddexp(np.float32([1]),2.5),np.hypot(np.array([1],np.uint8),300),np.arctan2(np.array([1],np.int8),1),np.copysign(np.array([1],np.int8),300),np.float_power(np.float32([2]),2),np.maximum(np.array([1],np.uint8),300),np.add(np.array([1],np.uint8),300),np.heaviside(np.array([1],np.int8),1)
""".strip().split("\n"):
    run(line)
for line in r"""
[1,2]*np.bool_(True)
np.bool_(True)*[1,2]
np.array(1e20).astype(int)
np.array([np.complex64(1j)],dtype=float)
np.array([1e300],np.float32)
np.float32(1e300)
np.array([70000.]).astype(np.float16)
np.array([70000.,1],np.float16)
np.float16(70000)
np.array([1e10]).astype(np.int32)
np.array([np.inf]).astype(np.int64)
np.array([1+1j]).astype(float)
""".strip().split("\n"):
    show(lambda: eval(line, names))

# expect: array([1180591620717411303425, 1180591620717411303426], dtype=object)
# expect: array([False, False])
# expect: !! UFuncTypeError | ufunc 'add' did not contain a loop with signature matching types (dtype('int64'), dtype('<U1')) -> None
# expect: !! UFuncTypeError | ufunc 'absolute' did not contain a loop with signature matching types <class 'numpy.dtypes.StrDType'> -> None
# expect: !! TypeError | ufunc 'square' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! TypeError | ufunc 'conjugate' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! UFuncTypeError | ufunc 'add' cannot use operands with types dtype('<M8[D]') and dtype('<U1')
# expect: !! UFuncTypeError | ufunc 'subtract' did not contain a loop with signature matching types (dtype('<U1'), dtype('<U1')) -> None
# expect: !! UFuncTypeError | ufunc 'multiply' cannot use operands with types dtype('<M8[D]') and dtype('int64')
# expect: !! TypeError | ufunc 'divmod' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! UFuncTypeError | ufunc 'maximum' did not contain a loop with signature matching types (dtype('<U1'), dtype('int64')) -> None
# expect: !! TypeError | ufunc 'fmod' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! TypeError | ufunc 'logical_not' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! TypeError | ufunc 'isfinite' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: !! UFuncTypeError | ufunc 'matmul' did not contain a loop with signature matching types (dtype('<U1'), dtype('int64')) -> None
# expect: array([Fraction(1, 2), Fraction(1, 1)], dtype=object)
# expect: array([Decimal('2'), Decimal('3')], dtype=object)
# expect: !! TypeError | unsupported operand type(s) for *: 'float' and 'decimal.Decimal'
# expect: Fraction(3, 2)
# expect: !! ValueError | cannot convert float NaN to integer
# expect: !! ValueError | cannot convert float NaN to integer
# expect: array([ True])
# expect: !! OverflowError | Python int too large to convert to C long
# expect: array([44], dtype=uint8)
# expect: array([44], dtype=uint8)
# expect: array([nan, 1.5])
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
# expect: array([1., 2.])
# expect: array([1.18059162e+21])
# expect: !! OverflowError | Python int too large to convert to C long
# expect: 1.1805916e+21
# expect: !! OverflowError | Python int too large to convert to C long
# expect: !! TypeError | float() argument must be a string or a real number, not 'complex'
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'complex'
# expect: !! TypeError | float() argument must be a string or a real number, not 'object'
# expect: !! TypeError | float() argument must be a string or a real number, not 'dict'
# expect: !! ValueError | setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part.
# expect: !! TypeError | unsupported operand type(s) for +: 'int' and 'dict'
# expect: array([ 44, 255], dtype=uint8)
# expect: !! TypeError | Cannot cast array data from dtype('complex128') to dtype('float32') according to the rule 'safe'
# expect: !! TypeError | Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'
# expect: !! ValueError | casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got 'foo')
# expect: (array(['True'], dtype='<U5'), array([b'1.5'], dtype='|S4'), array([1], dtype=object))
# expect: array([1, 0], dtype=int16)
# expect: (array([0, 0], dtype=int16), array([1, 2], dtype=int16), array([0, 0], dtype=int16), array([1099511627777, 1099511627778]), array([0, 0], dtype=int16), array([-2, -3], dtype=int16), array([1.        , 0.35355339]), array([0, 0], dtype=int16), array([0]), array([0], dtype=uint8), array([1.], dtype=float32), array([1.]), array([1, 4], dtype=int8), array([1, 4], dtype=uint8), array([0.]))
# expect: (array([300, 150], dtype=int16), array([1], dtype=uint16), array([200], dtype=int16), array([1], dtype=int16), array([0]), array([1]), array([2]), array([0], dtype=uint8), array([2.7014134], dtype=float32), array([300.00168], dtype=float32), array([0.785], dtype=float16), array([1.], dtype=float32), array([4.]), array([300], dtype=uint16), array([301], dtype=uint16), array([1.], dtype=float16))
# expect: [1, 2]
# expect: DeprecationWarning In future, it will be an error for 'np.bool_' scalars to be interpreted as an index
# expect: [1, 2]
# expect: DeprecationWarning In future, it will be an error for 'np.bool_' scalars to be interpreted as an index
# expect: array(-9223372036854775808)
# expect: RuntimeWarning invalid value encountered in cast
# expect: array([0.])
# expect: ComplexWarning Casting complex values to real discards the imaginary part
# expect: array([inf], dtype=float32)
# expect: RuntimeWarning overflow encountered in cast
# expect: inf
# expect: RuntimeWarning overflow encountered in cast
# expect: array([inf], dtype=float16)
# expect: RuntimeWarning overflow encountered in cast
# expect: array([inf,  1.], dtype=float16)
# expect: RuntimeWarning overflow encountered in cast
# expect: inf
# expect: RuntimeWarning overflow encountered in cast
# expect: array([-2147483648], dtype=int32)
# expect: RuntimeWarning invalid value encountered in cast
# expect: array([-9223372036854775808])
# expect: RuntimeWarning invalid value encountered in cast
# expect: array([1.])
# expect: ComplexWarning Casting complex values to real discards the imaginary part
