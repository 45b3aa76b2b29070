from _shown import run

for line in r"""
[str((np.ones(1,a)+np.ones(1,b)).dtype) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
[str((np.ones(1,a)*2).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*2.5).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*300).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*-1).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*1j).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*True).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*1e300).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*np.float64(3)).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*np.float32(3)).dtype) for a in '?bhilBHILefdFD']
[str((np.ones(1,a)*np.int64(3)).dtype) for a in '?bhilBHILefdFD']
[str((np.dtype(a).type(1)*np.dtype(b).type(1)).dtype) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
[str((np.dtype(a).type(1)*2).dtype) for a in '?bhilBHILefdFD']
[str((np.dtype(a).type(1)*2.5).dtype) for a in '?bhilBHILefdFD']
[str((np.array(1,a)*np.ones(1,b)).dtype) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
[str((np.ones(1,a)/np.ones(1,a)).dtype) for a in '?bhilBHILefdFD']
[str(np.sqrt(np.ones(1,a)).dtype) for a in '?bhilBHILefdFD']
[str(np.sum(np.ones(1,a)).dtype) for a in '?bhilBHILefdFD']
[str(np.mean(np.ones(1,a)).dtype) for a in '?bhilBHILefdFD']
[str(np.promote_types(a,b)) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
[int(np.can_cast(a,b)) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
[int(np.can_cast(a,b,'same_kind')) for a in '?bhilBHILefdFD' for b in '?bhilBHILefdFD']
np.can_cast(100,np.int8), np.can_cast(300,np.int8), np.can_cast(1.,np.float32), np.can_cast(np.array(1),'i1')
np.result_type(3,np.arange(7,dtype='i1')), np.result_type('i4','c8'), np.result_type(3.0,-2)
np.min_scalar_type(10), np.min_scalar_type(-260), np.min_scalar_type(3.1), np.min_scalar_type(1e50)
np.array([1,2.5]).dtype, np.array([True,2]).dtype, np.array([1,2j]).dtype
np.array([1,2],dtype='f2'), np.array([1.7,2.2],dtype=int), np.array([-1],dtype='u1')
np.array([300],dtype=np.uint8)
np.uint8(300)
np.int8([200])
np.array(3.7).astype(int), np.array([1e20]).astype(np.int32), np.array([np.nan]).astype(int)
np.array([1.5]).astype('i4',casting='safe')
np.array([1.5]).astype('i4',casting='same_kind')
x=np.array([1,2]); x += 1.5
x=np.array([1,2]); x /= 2
x=np.array([1,2],'f4'); x += 1e300; x
x=np.array([1,2],'u1'); x -= 5; x
x=np.array([1,2]); x[0]=3.9; x
x=np.array([1,2]); x[0]='5'; x
x=np.array([1,2]); x[0]='a'
x=np.array([1,2]); x[0]=None
x=np.array([1.,2]); x[0]=None; x
x=np.array([1,2]); x[0]=[1,2]
x=np.array([1,2]); x[:]=[1,2,3]
x=np.array([1,2]); x[0]=1j
int(np.array([5])), float(np.array(2.5)), complex(np.array(1j)), bool(np.array([0]))
int(np.array([1,2]))
bool(np.array([1,2]))
bool(np.array([]))
np.float64(1)+1, type(np.float64(1)+1), type(np.float32(1)+1), type(np.int32(1)+1), type(np.int8(1)+np.int8(1))
np.int8(127)+np.int8(1)
np.uint8(255)+1, np.uint8(1)-np.uint8(2)
np.float32(1)/3, np.float16(1)/3, np.int64(7)//2, np.int64(7)/2, np.int64(2)**3, np.int64(2)**-1
np.float32(0.1), np.float16(0.1), np.float64(0.1), str(np.float32(0.1)), np.float32(1e10), np.float32(16777216.)
np.float32(0.1)==0.1, np.float32(0.5)==0.5, hash(np.float32(0.5))==hash(0.5)
np.bool_(True)+np.bool_(True), np.bool_(True)+1, np.True_ & False, ~np.True_, not np.True_
np.float64('nan'), np.float64('inf'), np.float32('1.5'), np.int32('12')
np.int32(5).item(), np.float32(2.5).tolist(), np.int8(3).dtype, np.int8(3).itemsize, np.float32(2).nbytes, np.int32(3).shape, np.int32(3).ndim, np.int32(3).size
np.float32(2.5).is_integer(), np.float64(2).is_integer(), np.int32(3).bit_count(), np.float32(2.5).as_integer_ratio()
np.float32(2.7).astype(int), np.float32(2.7).round(1), np.float32(2.7).real, np.float32(2.7).imag, np.complex64(1+2j).conj()
round(np.float32(2.567),2), round(np.float64(2.5)), type(round(np.float32(2.5))), round(np.int32(5))
isinstance(np.float64(1),float), isinstance(np.int64(1),int), isinstance(np.float32(1),float), isinstance(np.bool_(1),bool)
np.issubdtype(np.float32,np.floating), np.issubdtype(np.int32,np.integer), np.issubdtype('i4',np.signedinteger), np.issubdtype(np.float32,float), np.issubdtype(np.float64,float)
f"{np.float32(1.5):.3f} {np.int32(5):05d} {np.array(1.5):.2f} {np.float64(3)}"
'%d %s %.2f' % (np.int32(5), np.float32(1.5), np.float16(2))
np.dtype('f4'), np.dtype(int), np.dtype('<i2').name, np.dtype(np.float32).itemsize, np.dtype('f8').str, np.dtype(bool).char, str(np.dtype('c8'))
np.dtype('float32')==np.float32, np.dtype('f4')=='float32', np.float32=='float32', np.dtype('i4')!=np.int64
np.dtype('foo')
np.dtype('f4').num, np.dtype('i8').num, np.dtype('?').num, np.dtype('f8').kind, np.dtype('f8').alignment, np.dtype('f8').byteorder
np.iinfo(np.int8), np.iinfo('i4').max, np.finfo(np.float32).eps, np.finfo('f8').max, np.finfo(np.float16).tiny
np.finfo(np.float32)
repr(np.finfo(np.float64))
np.iinfo(float)
np.finfo(int)
np.float32(3) // 0, np.float32(1)/0
np.int32(1)/0
np.int32(1)//0
np.arange(3,dtype=np.float32).sum().dtype, np.arange(3,dtype=np.float16).mean()
""".strip().splitlines():
    run(line)

# expect: ['bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int8', 'int8', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int16', 'int16', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'int32', 'int32', 'int32', 'int32', 'int64', 'int32', 'int32', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint8', 'int16', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint16', 'int32', 'int32', 'int32', 'int64', 'uint16', 'uint16', 'uint32', 'uint64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'uint32', 'int64', 'int64', 'int64', 'int64', 'uint32', 'uint32', 'uint32', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint64', 'float64', 'float64', 'float64', 'float64', 'uint64', 'uint64', 'uint64', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'float16', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float32', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128']
# expect: ['int64', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['int64', 'int16', 'int16', 'int32', 'int64', 'uint16', 'uint16', 'uint32', 'uint64', 'float32', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['int64', 'int8', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128']
# expect: ['bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['float32', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['int64', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int8', 'int8', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int16', 'int16', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'int32', 'int32', 'int32', 'int32', 'int64', 'int32', 'int32', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint8', 'int16', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint16', 'int32', 'int32', 'int32', 'int64', 'uint16', 'uint16', 'uint32', 'uint64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'uint32', 'int64', 'int64', 'int64', 'int64', 'uint32', 'uint32', 'uint32', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint64', 'float64', 'float64', 'float64', 'float64', 'uint64', 'uint64', 'uint64', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'float16', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float32', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128']
# expect: ['int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128']
# expect: ['bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int8', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int16', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int32', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int64', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint8', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint16', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint32', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint64', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float16', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float32', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'complex64', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['float16', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['int64', 'int64', 'int64', 'int64', 'int64', 'uint64', 'uint64', 'uint64', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128']
# expect: ['bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int8', 'int8', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'int16', 'int16', 'int16', 'int32', 'int64', 'int16', 'int32', 'int64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'int32', 'int32', 'int32', 'int32', 'int64', 'int32', 'int32', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'int64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint8', 'int16', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'uint16', 'int32', 'int32', 'int32', 'int64', 'uint16', 'uint16', 'uint32', 'uint64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'uint32', 'int64', 'int64', 'int64', 'int64', 'uint32', 'uint32', 'uint32', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'uint64', 'float64', 'float64', 'float64', 'float64', 'uint64', 'uint64', 'uint64', 'uint64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'float16', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'float64', 'float16', 'float32', 'float64', 'complex64', 'complex128', 'float32', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'float64', 'float32', 'float32', 'float64', 'complex64', 'complex128', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'float64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex128', 'complex64', 'complex64', 'complex128', 'complex64', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128', 'complex128']
# expect: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
# expect: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
# expect: (True, False, True, True)
# expect: (dtype('int8'), dtype('complex128'), dtype('float64'))
# expect: (dtype('uint8'), dtype('int16'), dtype('float16'), dtype('float64'))
# expect: (dtype('float64'), dtype('int64'), dtype('complex128'))
# expect: (array([1., 2.], dtype=float16), array([1, 2]), array([255], dtype=uint8))
# expect: array([44], dtype=uint8)
# expect: 44
# expect: array([-56], dtype=int8)
# expect: (array(3), array([-2147483648], dtype=int32), array([-9223372036854775808]))
# expect: !! TypeError | Cannot cast array data from dtype('float64') to dtype('int32') according to the rule 'safe'
# expect: !! TypeError | Cannot cast array data from dtype('float64') to dtype('int32') according to the rule 'same_kind'
# expect: !! UFuncTypeError | Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'
# expect: !! UFuncTypeError | Cannot cast ufunc 'divide' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'
# expect: array([inf, inf], dtype=float32)
# expect: array([252, 253], dtype=uint8)
# expect: array([3, 2])
# expect: array([5, 2])
# expect: !! ValueError | invalid literal for int() with base 10: 'a'
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
# expect: array([nan,  2.])
# expect: !! ValueError | setting an array element with a sequence.
# expect: !! ValueError | could not broadcast input array from shape (3,) into shape (2,)
# expect: !! TypeError | int() argument must be a string, a bytes-like object or a real number, not 'complex'
# expect: (5, 2.5, 1j, False)
# expect: !! TypeError | only length-1 arrays can be converted to Python scalars
# expect: !! ValueError | The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()
# expect: False
# expect: (2.0, <class 'numpy.float64'>, <class 'numpy.float64'>, <class 'numpy.int64'>, <class 'numpy.int8'>)
# expect: -128
# expect: (256, 255)
# expect: !! ValueError | Integers to negative integer powers are not allowed.
# expect: (0.1, 0.1, 0.1, '0.1', 10000000000.0, 16777216.0)
# expect: (False, True, True)
# expect: (True, 2, False, False, False)
# expect: (nan, inf, 1.5, 12)
# expect: (5, 2.5, dtype('int8'), 1, 4, (), 0, 1)
# expect: (False, True, 2, (5, 2))
# expect: (2, 2.7, 2.7, 0.0, (1-2j))
# expect: (2.57, 2, <class 'int'>, 5)
# expect: (True, False, False, False)
# expect: (True, True, True, False, True)
# expect: '1.500 00005 1.50 3.0'
# expect: '5 1.5 2.00'
# expect: (dtype('float32'), dtype('int64'), 'int16', 4, '<f8', '?', 'complex64')
# expect: (True, True, False, True)
# expect: !! TypeError | data type 'foo' not understood
# expect: (11, 7, 0, 'f', 8, '=')
# expect: (iinfo(min=-128, max=127, dtype=int8), 2147483647, 1.1920929e-07, 1.7976931348623157e+308, 6.104e-05)
# expect: finfo(resolution=1e-06, min=-3.4028235e+38, max=3.4028235e+38, dtype=float32)
# expect: 'finfo(resolution=1e-15, min=-1.7976931348623157e+308, max=1.7976931348623157e+308, dtype=float64)'
# expect: !! ValueError | Invalid integer data type 'f'.
# expect: !! ValueError | data type <class 'numpy.int64'> not inexact
# expect: (inf, inf)
# expect: inf
# expect: 0
# expect: (dtype('float32'), 1.0)
