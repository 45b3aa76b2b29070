"""savetxt's formats, polyfit's results, repeats, limits as text, joins of numbers and texts, reductions of objects and of dates."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np, io
np.set_printoptions(suppress=True)
b = io.StringIO(); np.savetxt(b, [1.5, 2], fmt='%.2f'); np.savetxt(b, np.array([1 + 2j])); np.savetxt(b, [['a', 'b']], fmt='%s'); b.getvalue()
b = io.StringIO(); np.savetxt(b, [[1, 2]], fmt=['%d', '%.1f']); np.savetxt(b, [[1, 2]], fmt='%d;%d', header='a\nb'); b.getvalue()
b = io.StringIO(); np.savetxt(b, np.array([(1, 2.5)], [('x', 'i4'), ('y', 'f8')]), fmt='%d %.2f'); b.getvalue()
np.savetxt(io.StringIO(), [[1, 2]], fmt=['%d'])
np.savetxt(io.StringIO(), np.zeros((2, 2, 2)))
np.savetxt(io.StringIO(), [['a']])
np.savetxt(io.StringIO(), [[1, 2]], fmt='%d %d %d')
np.loadtxt(io.StringIO('"a b",2'), delimiter=',', quotechar='"', dtype=str)
np.polyfit([0, 1, 2, 3, 4], [1, 3, 2, 5, 4], 1, cov=True)
np.polyfit([0, 1, 2, 3, 4], [1, 3, 2, 5, 4], 1, cov='unscaled')[1]
np.polyfit([0, 1, 2], [1, 3, 2], 1, cov=True)[1].shape
np.polyfit([0, 1], [1, 3], 1, cov=True)
print(np.finfo(np.float32), np.finfo(np.float64), np.finfo(np.float16))
print(np.iinfo(np.int16))
np.repeat([1, 2, 3], [1, 0])
np.repeat([1, 2], -1)
np.repeat([[1, 2], [3, 4]], [2, 1], axis=0), np.repeat([1, 2], [3]), np.repeat(5, 3), np.repeat([1, 2], 0)
np.repeat([1, 2], 1.5)
np.sort([1, 2], kind='foo')
np.concatenate([np.array(['a', 'bc']), np.array([1, 2])])
np.concatenate([np.array([1.5]), np.array(['abc'])]), np.concatenate([np.array([True]), np.array([b'x'])])
np.can_cast('i8', 'U5'), np.can_cast('i8', 'U5', 'same_kind'), np.can_cast('M8[D]', 'U', 'same_kind'), np.can_cast('O', 'U', 'same_kind')
np.array([1, 2.5, -3], object).std(), np.array([[1, 2], [3, 4]], object).sum((0, 1), keepdims=True), np.array([[0, 7], ['', 2]], object).all(0), np.max(np.array([3, 1], object))
np.max(np.array([], object))
np.sum(np.array(['a', 'b']))
np.any(np.array(['a', 'b']))
np.sum(np.array(['2020-01-01'], 'M8[D]'))
np.cumsum(np.array([1, -5, 'NaT', 3], 'm8[s]'))
np.sign(np.array([1, -5, 0], 'm8[s]'))
np.copysign(np.array(['a']), 1)
np.deg2rad(np.array([1j]))
np.fmax(np.array([1]), np.array(['a']))
np.ldexp([1.0, 2], [1.5, 2])
np.array([1, 2]) == np.array(['1', '2'])
''')

# expect: 0 done
# expect: 1 None
# expect: 2 '1.50\n2.00\n (1.000000000000000000e+00+2.000000000000000000e+00j)\na b\n'
# expect: 3 '1 2.0\n# a\n# b\n1;2\n'
# expect: 4 '1 2.50\n'
# expect: 5 AttributeError: fmt has wrong shape.  ['%d']
# expect: 6 ValueError: Expected 1D or 2D array, got 3D array instead
# expect: 7 TypeError: Mismatch between array dtype ('<U1') and format specifier ('%.18e')
# expect: 8 ValueError: fmt has wrong number of % formats:  %d %d %d
# expect: 9 array(['a b', '2'], dtype='<U3')
# expect: 10 (array([0.8, 1.4]), array([[ 0.12, -0.24],\n       [-0.24,  0.72]]))
# expect: 11 array([[ 0.1, -0.2],\n       [-0.2,  0.6]])
# expect: 12 (2, 2)
# expect: 13 ValueError: the number of data points must exceed order to scale the covariance matrix
# expect: Machine parameters for float32
# expect: ---------------------------------------------------------------
# expect: precision =   6   resolution = 1.0000000e-06
# expect: machep =    -23   eps =        1.1920929e-07
# expect: negep =     -24   epsneg =     5.9604645e-08
# expect: minexp =   -126   tiny =       1.1754944e-38
# expect: maxexp =    128   max =        3.4028235e+38
# expect: nexp =        8   min =        -max
# expect: smallest_normal = 1.1754944e-38   smallest_subnormal = 1.4012985e-45
# expect: ---------------------------------------------------------------
# expect:  Machine parameters for float64
# expect: ---------------------------------------------------------------
# expect: precision =  15   resolution = 1.0000000000000001e-15
# expect: machep =    -52   eps =        2.2204460492503131e-16
# expect: negep =     -53   epsneg =     1.1102230246251565e-16
# expect: minexp =  -1022   tiny =       2.2250738585072014e-308
# expect: maxexp =   1024   max =        1.7976931348623157e+308
# expect: nexp =       11   min =        -max
# expect: smallest_normal = 2.2250738585072014e-308   smallest_subnormal = 4.9406564584124654e-324
# expect: ---------------------------------------------------------------
# expect:  Machine parameters for float16
# expect: ---------------------------------------------------------------
# expect: precision =   3   resolution = 1.00040e-03
# expect: machep =    -10   eps =        9.76562e-04
# expect: negep =     -11   epsneg =     4.88281e-04
# expect: minexp =    -14   tiny =       6.10352e-05
# expect: maxexp =     16   max =        6.55040e+04
# expect: nexp =        5   min =        -max
# expect: smallest_normal = 6.10352e-05   smallest_subnormal = 5.96046e-08
# expect: ---------------------------------------------------------------
# expect:
# expect: 14 None
# expect: Machine parameters for int16
# expect: ---------------------------------------------------------------
# expect: min = -32768
# expect: max = 32767
# expect: ---------------------------------------------------------------
# expect:
# expect: 15 None
# expect: 16 ValueError: operands could not be broadcast together with shape (3,) (2,)
# expect: 17 ValueError: negative dimensions are not allowed
# expect: 18 (array([[1, 2],\n       [1, 2],\n       [3, 4]]), array([1, 1, 1, 2, 2, 2]), array([5, 5, 5]), array([], dtype=int64))
# expect: 19 array([1, 2])
# expect: 20 ValueError: sort kind must be one of 'quick', 'heap', or 'stable' (got 'foo')
# expect: 21 array(['a', 'bc', '1', '2'], dtype='<U21')
# expect: 22 (array(['1.5', 'abc'], dtype='<U32'), array([b'True', b'x'], dtype='|S5'))
# expect: 23 (False, True, False, False)
# expect: 24 (2.3213980461973533, array([[10]], dtype=object), array([0, 2], dtype=object), 3)
# expect: 25 ValueError: zero-size array to reduction operation maximum which has no identity
# expect: 26 UFuncTypeError: ufunc 'add' did not contain a loop with signature matching types (dtype('<U1'), dtype('<U1')) -> None
# expect: 27 UFuncTypeError: ufunc 'logical_or' did not contain a loop with signature matching types (None, <class 'numpy.dtypes.StrDType'>) -> None
# expect: 28 UFuncTypeError: ufunc 'add' cannot use operands with types dtype('<M8[D]') and dtype('<M8[D]')
# expect: 29 array([    1,    -4, 'NaT', 'NaT'], dtype='timedelta64[s]')
# expect: 30 array([ 1, -1,  0], dtype='timedelta64[s]')
# expect: 31 TypeError: ufunc 'copysign' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 32 TypeError: ufunc 'deg2rad' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 33 UFuncTypeError: ufunc 'fmax' did not contain a loop with signature matching types (dtype('int64'), dtype('<U1')) -> None
# expect: 34 TypeError: ufunc 'ldexp' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: 35 array([False, False])
