"""Numpy scalars as keys, counts of repeats, operands of divmod and of objects, and what their types make of Python's values."""
from _shown import run, show, names

for line in r"""
hash(np.float64(1))
{np.float64(1.5):1}
hash(np.float32(0.5)), hash(np.int64(5)),hash(np.bool_(True)),hash(np.complex64(1j)),hash(np.int8(-1)),hash(np.float64('inf')),hash(np.uint64(2**64-1))
'a'*np.int64(2)
[1]*np.int32(2), (1,)*np.uint8(2), b'a'*np.int64(2)
np.int64(2)*[1,2]
np.int64(2)*'ab'
np.int64(2)*(1,2)
np.float64(2)*[1,2]
divmod(np.int64(-7),3),divmod(7,np.int64(3)),divmod(np.float32(7.5),2),divmod(np.float64(7.5),2),divmod(np.uint8(7),np.uint8(2))
divmod(np.array([7,-8]),3)
divmod(7,np.array([3,2]))
round(np.float64(2.675),2),round(np.float32(2.5)),round(np.float64(1e20)),round(np.int64(15),-1),type(round(np.float32(2.5))),type(round(np.float64(2.5),1)),round(np.float16(1.25),1)
math.floor(np.float32(1.5)),math.ceil(np.float64(1.5)),math.sqrt(np.float32(4)),math.gcd(np.int64(4),6),math.trunc(np.float32(1.7)),math.isnan(np.float32('nan'))
np.float64(3).as_integer_ratio(),np.float32(0.1).as_integer_ratio(),np.int64(3).numerator,np.int64(3).denominator,np.float32(1).real,np.int64(3).imag,np.float64(1).conjugate(),np.complex64(1+2j).imag,np.float32(1).is_integer()
np.float32(1)==1,np.float32(0.1)==0.1,np.int64(1)==1.0,np.int8(1)!=np.float64(1),np.float32(1)<2,np.bool_(1)==True,np.bool_(True) is np.True_,np.int64(3) in [1,2,3],[1,2]==np.array([1,2]).tolist()
import numbers; isinstance(np.int64(1),numbers.Integral),isinstance(np.float32(1),numbers.Real),isinstance(np.complex64(1),numbers.Complex),isinstance(np.float32(1),numbers.Integral),isinstance(np.bool_(1),numbers.Number)
np.float32(1)[()],np.float32(1)[...],np.float32(1)[None]
iter(np.int64(1))
np.float32(1).dtype.type(3),np.dtype('i4').type(3.7),np.int64(3.9),np.float32('1e3'),np.bool_('a'),np.bool_([]),np.int32(np.float64(2.5)),np.complex64('1+2j'),np.float64(np.array(3)),np.float64([1,2]),np.int8(np.array([1,2])),np.float32(True),np.int64(),np.float64(),np.bool_(),np.str_(),np.str_(5),np.bytes_(b'a'),np.bytes_('a') if 0 else 0
np.float32({'a':1})
np.int64(1+2j)
np.int64(np.nan)
np.int64(np.inf)
np.int64(2**63)
np.sum([np.float32(1)]*3).dtype,np.prod([2,3]).dtype,np.mean([1,2]).dtype,np.array([1.5,2]).mean().dtype,np.int8([1,2]).sum().dtype,np.uint8([1]).sum().dtype,np.array([True]).sum().dtype,np.float16([1]).sum().dtype,np.float16([1,2]).mean(),np.int8([1]).cumsum().dtype,np.uint8([1]).prod().dtype
print(*np.arange(3)),print([np.float32(1.1),np.int64(2),np.bool_(True),np.str_('a')]),print((np.float64(1),)),print({'a':np.float32(1)})
f'{np.float32(3.14159):.2f}',f'{np.int64(1000):,}',f'{np.float64(0.5):%}',f'{np.bool_(True)}',f'{np.bool_(True)!s:>6}',f'{np.int32(5):b}',f'{np.complex64(1+2j):.1f}',format(np.float32(1),'g'),f'{np.float32(0.1)}',f'{np.float32(0.1):}',str(np.float32(0.1)),f'{np.uint8(255):x}',f'{np.str_("x"):>3}',f'{np.int64(3):5}|',f'{np.bool_(True):d}'
json_=__import__('json'); json_.dumps(np.float64(1.5)),json_.dumps({'a':np.float64(1)})
json_=__import__('json'); json_.dumps(np.int64(1))
np.array([1,2,3])==[1,2,3],np.array([1,2])==(1,2),np.array([1,2])==None,np.array([1,2])=='a',np.array([1,2])!=[1,3],np.array([1,2])==np.array([1,2,3])
np.array([1,2])<None
np.array([1,2])+None
np.array([1,2])+{'a':1}
np.array([1,2]).astype('zz')
a=np.zeros(3); a[5]=1
a=np.zeros(3); a[:2]=[1,2,3]
a=np.zeros((2,3)); a[:,0]=[1,2,3]
a=np.zeros(3); a[0]='abc'
a=np.zeros(3); a[0]=[1,2]
a=np.zeros(3,int); a[0]=1.9; a[1]=True; a[2]=np.float32(7.7); a
a=np.zeros(3,int); a[0]=1j
a=np.zeros(3); del a[0]
""".strip().split("\n"):
    run(line)
for line in r"""
np.array([np.nan]).astype(int)
""".strip().split("\n"):
    show(lambda: eval(line, names))

# expect: 1
# expect: {1.5: 1}
# expect: (1152921504606846976, 5, 1, 1000003, -2, 314159, 7)
# expect: 'aa'
# expect: ([1, 1], (1, 1), b'aa')
# expect: [1, 2, 1, 2]
# expect: 'abab'
# expect: (1, 2, 1, 2)
# expect: !! TypeError | can't multiply sequence by non-int of type 'numpy.float64'
# expect: ((-3, 2), (2, 1), (3.0, 1.5), (3.0, 1.5), (3, 1))
# expect: (array([ 2, -3]), array([1, 1]))
# expect: (array([2, 3]), array([1, 1]))
# expect: (2.68, 2, 100000000000000000000, 20, <class 'int'>, <class 'numpy.float64'>, 1.2)
# expect: !! NameError | name 'math' is not defined
# expect: ((3, 1), (13421773, 134217728), 3, 1, 1.0, 0, 1.0, 2.0, True)
# expect: (True, False, True, False, True, True, True, True, True)
# expect: (True, True, True, False, False)
# expect: (1.0, array(1., dtype=float32), array([1.], dtype=float32))
# expect: !! TypeError | 'numpy.int64' object is not iterable
# expect: (3.0, 3, 3, 1000.0, True, array([], dtype=bool), 2, (1+2j), 3.0, array([1., 2.]), array([1, 2], dtype=int8), 1.0, 0, 0.0, False, '', '5', b'a', 0)
# expect: !! TypeError | float() argument must be a string or a real number, not 'dict'
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'complex'
# expect: !! ValueError | cannot convert float NaN to integer
# expect: !! OverflowError | cannot convert float infinity to integer
# expect: !! OverflowError | Python int too large to convert to C long
# expect: (dtype('float32'), dtype('int64'), dtype('float64'), dtype('float64'), dtype('int64'), dtype('uint64'), dtype('int64'), dtype('float16'), 1.5, dtype('int64'), dtype('uint64'))
# expect: 0 1 2
# expect: [1.1, 2, True, 'a']
# expect: (1.0,)
# expect: {'a': 1.0}
# expect: (None, None, None, None)
# expect: ('3.14', '1,000', '50.000000%', 'True', '  True', '101', '1.0+2.0j', '1', '0.10000000149011612', '0.10000000149011612', '0.1', 'ff', '  x', '    3|', '1')
# expect: ('1.5', '{"a": 1.0}')
# expect: !! TypeError | Object of type int64 is not JSON serializable
# expect: !! ValueError | operands could not be broadcast together with shapes (2,) (3,)
# expect: !! TypeError | '<' not supported between instances of 'int' and 'NoneType'
# expect: !! TypeError | unsupported operand type(s) for +: 'int' and 'NoneType'
# expect: !! TypeError | unsupported operand type(s) for +: 'int' and 'dict'
# expect: !! TypeError | data type 'zz' not understood
# expect: !! IndexError | index 5 is out of bounds for axis 0 with size 3
# expect: !! ValueError | could not broadcast input array from shape (3,) into shape (2,)
# expect: !! ValueError | could not broadcast input array from shape (3,) into shape (2,)
# expect: !! ValueError | could not convert string to float: 'abc'
# expect: !! ValueError | setting an array element with a sequence.
# expect: array([1, 1, 7])
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'complex'
# expect: !! ValueError | cannot delete array elements
# expect: array([-9223372036854775808])
# expect: RuntimeWarning invalid value encountered in cast
