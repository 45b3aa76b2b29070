"""Definitions found in sources, chunks of IFF files and XDR values."""
import warnings; warnings.simplefilter('ignore')
import chunk, xdrlib, io, pyclbr, os, tempfile, sys
f=io.BytesIO(b'ABCD\0\0\0\5hello\0EFGH\0\0\0\2xy')
c=chunk.Chunk(f); print(c.getname(),c.getsize(),c.read(2),c.tell(),c.read(),c.read(),c.tell(),c.isatty())
c.seek(1); print(c.read(1)); c.seek(-1,2); print(c.read()); c.skip()
c=chunk.Chunk(f); print(c.getname(), c.read()); c.close()
for a in (lambda:c.read(), lambda:chunk.Chunk(f), lambda:chunk.Chunk(io.BytesIO(b'ABCD\0\0'))):
    try: a()
    except Exception as e: print(type(e).__name__,e)
f.seek(0); c=chunk.Chunk(f); 
try: c.seek(9)
except RuntimeError as e: print('rt',e)
c.close(); print(f.tell()); f.seek(0)
c=chunk.Chunk(f,align=False,bigendian=False,inclheader=True); print(c.getsize())
p=xdrlib.Packer(); p.pack_uint(9); p.pack_int(-4); p.pack_bool(True); p.pack_uhyper(1<<40); p.pack_hyper(-5); p.pack_float(1.5); p.pack_double(2.5); p.pack_string(b'hello'); p.pack_list([1,2],p.pack_uint); p.pack_array([b'a'],p.pack_string); p.pack_farray(1,[1.5],p.pack_float); p.pack_fstring(5,b'abc'); p.pack_enum(3)
d=p.get_buffer(); print(d)
u=xdrlib.Unpacker(d); print(u.unpack_uint(),u.unpack_int(),u.unpack_bool(),u.unpack_uhyper(),u.unpack_hyper(),u.unpack_float(),u.unpack_double(),u.unpack_string(),u.unpack_list(u.unpack_uint),u.unpack_array(u.unpack_string),u.unpack_farray(1,u.unpack_float),u.unpack_fstring(5),u.get_position())
for a in (u.done, lambda:p.pack_uint(-1), lambda:p.pack_int('a'), lambda:p.pack_fstring(-1,b''), lambda:p.pack_farray(2,[1],p.pack_int), lambda:xdrlib.Unpacker(b'\0').unpack_int(), lambda:xdrlib.Unpacker(b'\0\0\0\5').unpack_list(1), lambda:p.pack_uhyper('a'), lambda: xdrlib.Unpacker(b'\0\0\0\5ab').unpack_string()):
    try: print(a())
    except Exception as e: print(type(e).__name__,e,repr(e))
d=tempfile.mkdtemp()
os.mkdir(d+'/pk'); open(d+'/pk/__init__.py','w').write('from .sub import Base\nclass Top(Base): pass\n'); open(d+'/pk/sub.py','w').write('class Base:\n    def m(self): pass\n')
open(d+'/mm.py','w').write('''import collections, os.path
from pk import Top as T2, Base
import pk.sub
class A(T2, collections.OrderedDict, int, Undefined, metaclass=type):
    def f(self):
        def g(): pass
        class In: pass
    async def h(self): pass
    class N(Base):
        x = 1
def top(a): 
    return 1
async def at(): pass
if 1:
    def inner(): pass
    import json
class Q(A, pk.sub.Base): pass
''')
sys.path.insert(0,d)
def show(o,i=0):
    k=type(o).__name__
    print(' '*i,k,o.name,o.module,o.lineno,o.end_lineno,os.path.basename(o.file),o.parent and o.parent.name, [getattr(s,'name',s) if not isinstance(s,str) else repr(s) for s in o.super]+[o.methods] if k=='Class' else o.is_async)
    for c in o.children.values(): show(c,i+2)
t=pyclbr.readmodule_ex('mm')
for k,o in t.items():
    print(k); show(o)
print(list(pyclbr.readmodule('mm')), list(pyclbr.readmodule_ex('pk')), list(pyclbr.readmodule_ex('pk.sub')), pyclbr.readmodule_ex('sys'), list(pyclbr.readmodule('mm',[d])))
for n in ('nonex','mm.x','pk.nn'):
    try: print(pyclbr.readmodule(n))
    except Exception as e: print(type(e).__name__,e,e.name)

# expect: b'ABCD' 5 b'he' 2 b'llo' b'' 6 False
# expect: b'e'
# expect: b'o'
# expect: b'EFGH' b'xy'
# expect: ValueError I/O operation on closed file
# expect: EOFError
# expect: EOFError
# expect: rt
# expect: 14
# expect: 83886072
# expect: b'\x00\x00\x00\t\xff\xff\xff\xfc\x00\x00\x00\x01\x00\x00\x01\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\xfb?\xc0\x00\x00@\x04\x00\x00\x00\x00\x00\x00\x00\x00\x00\x05hello\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x01a\x00\x00\x00?\xc0\x00\x00abc\x00\x00\x00\x00\x00\x00\x00\x00\x03'
# expect: 9 -4 True 1099511627776 -5 1.5 2.5 b'hello' [1, 2] [b'a'] [1.5] b'abc\x00\x00' 96
# expect: Error unextracted data remains 'unextracted data remains'
# expect: ConversionError argument out of range 'argument out of range'
# expect: ConversionError required argument is not an integer 'required argument is not an integer'
# expect: ValueError fstring size must be nonnegative ValueError('fstring size must be nonnegative')
# expect: ValueError wrong array size ValueError('wrong array size')
# expect: EOFError  EOFError()
# expect: ConversionError 0 or 1 expected, got 5 '0 or 1 expected, got 5'
# expect: ConversionError unsupported operand type(s) for >>: 'str' and 'int' "unsupported operand type(s) for >>: 'str' and 'int'"
# expect: EOFError  EOFError()
# expect: T2
# expect:  Class Top pk 2 2 __init__.py None ["'Base'", {}]
# expect: A
# expect:  Class A mm 4 10 mm.py None ['Top', 'OrderedDict', "'int'", "'Undefined'", {'f': 5, 'h': 8}]
# expect:    Function f mm 5 7 mm.py A False
# expect:      Function g mm 6 6 mm.py f False
# expect:      Class In mm 7 7 mm.py f [{}]
# expect:    Function h mm 8 8 mm.py A True
# expect:    Class N mm 9 10 mm.py A ["'Base'", {}]
# expect: top
# expect:  Function top mm 11 12 mm.py None False
# expect: at
# expect:  Function at mm 13 13 mm.py None True
# expect: inner
# expect:  Function inner mm 15 15 mm.py None False
# expect: Q
# expect:  Class Q mm 17 17 mm.py None ['A', {}]
# expect: ['T2', 'A', 'Q'] ['__path__', 'Top'] ['Base'] {} ['T2', 'A', 'Q']
# expect: ModuleNotFoundError no module named 'nonex' nonex
# expect: ImportError No package named mm None
# expect: ModuleNotFoundError no module named 'pk.nn' pk.nn
