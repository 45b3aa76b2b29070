# create_autospec, AsyncMock and patch in each form: what they make, refuse and put back.
from _cells import run

run(r'''
import unittest, sys, io, asyncio, inspect, re
from unittest import mock
from unittest.mock import *
class C:
    attr=1
    def __init__(self,a,b=2): pass
    def m(self,x,y=3): "doc"; return 5
    @classmethod
    def cm(cls,z): pass
    @staticmethod
    def sm(w): pass
    @property
    def p(self): return 1
    async def am(self,q): pass
    def __len__(self): return 4
    def __call__(self,k): pass
import types
def fn(a,b=1,*c,d,e=2,**f): "fdoc"; return 1
async def afn(a): return 1
create_autospec(fn)
create_autospec(fn)(1,d=2)
create_autospec(fn)()
create_autospec(fn,return_value=3)(1,d=3)
create_autospec(fn).__name__
create_autospec(fn).__doc__
create_autospec(fn).__module__
create_autospec(fn).__qualname__
create_autospec(fn).__defaults__
inspect.signature(create_autospec(fn))
create_autospec(fn).mock
create_autospec(fn).foo
create_autospec(fn).called
type(create_autospec(fn))
f=create_autospec(fn); f(1,d=2); f.assert_called_once_with(1,d=2); print(f.call_args,f.mock_calls,f.call_count,f.method_calls); f.assert_called_with(a=1,d=2); f.assert_called_with(2,d=2)
f=create_autospec(fn); f(1,d=2); f.reset_mock(); print(f.called,f.call_args); f.side_effect=[1,2]; print(f(1,d=1),f(1,d=2)); f.return_value=9; f.side_effect=None; print(f(1,d=4)); f.assert_not_called()
f=create_autospec(fn); f(1,d=2); f.assert_called_with(1)
f=create_autospec(fn); f.assert_has_calls([call(1)])
f=create_autospec(fn); f(1,d=2); f.assert_any_call(1,2,d=2)
create_autospec(C)
create_autospec(C)()
create_autospec(C)(1)
create_autospec(C)(1).m
create_autospec(C)(1).m(1)
create_autospec(C)(1).m()
create_autospec(C)(1).nope
create_autospec(C).m(1,2)
create_autospec(C).m
create_autospec(C).cm(1)
create_autospec(C).cm()
create_autospec(C).sm(1)
create_autospec(C).sm()
create_autospec(C).p
create_autospec(C)(1).p
create_autospec(C).attr
create_autospec(C).am
create_autospec(C)(1).am(2)
create_autospec(C)(1)(2)
create_autospec(C)(1)()
create_autospec(C,instance=True)
create_autospec(C,instance=True)(3)
create_autospec(C,spec_set=True)
create_autospec(C(1))
create_autospec(C(1)).m(1)
create_autospec(C(1))()
len(create_autospec(C(1)))
create_autospec(C)(1)[0]
a=create_autospec(C,spec_set=True); a.zork=1
a=create_autospec(C(1),spec_set=True); a.zork=1
a=create_autospec(C); a.zork=1; a.zork
create_autospec(None)
create_autospec(3)
create_autospec([1])
create_autospec((1,2))
create_autospec(int)
create_autospec(sys)
create_autospec(sys).getsizeof
create_autospec(sys).getsizeof(1,2,3,4)
create_autospec(Mock())
create_autospec(C,autospect=True)
create_autospec(C,unsafe=True,autospect=True)
create_autospec(afn)
create_autospec(afn,instance=True)
create_autospec(len)
create_autospec(len)(1,2)
create_autospec(len)([])
create_autospec({})
create_autospec(C.p)
create_autospec(C,name='nm')
create_autospec(C(1),name='nm').m
create_autospec(lambda x:1)
create_autospec(lambda x:1).__name__
f=create_autospec(afn); print(asyncio.iscoroutinefunction(f), inspect.iscoroutinefunction(f)); print(asyncio.run(f(1))); print(f.await_count,f.await_args,f.await_args_list); f.assert_awaited_once_with(1); f.assert_awaited_with(3)
a=AsyncMock(); print(asyncio.iscoroutinefunction(a),inspect.iscoroutinefunction(a)); c=a(1); print(inspect.isawaitable(c), a.called,a.await_count); print(asyncio.run(c)); a.assert_awaited_once_with(1); print(a.await_args_list,a.mock_calls); a.assert_not_awaited()
a=AsyncMock(return_value=3); print(asyncio.run(a())); a.assert_awaited_with(3)
a=AsyncMock(side_effect=[1,ValueError('v')]); print(asyncio.run(a())); asyncio.run(a())
a=AsyncMock(side_effect=[]); asyncio.run(a())
a=AsyncMock(side_effect=lambda x:x+1); asyncio.run(a(3))
async def se(x): return x*2
a=AsyncMock(side_effect=se); print(asyncio.run(a(3)))
a=AsyncMock(); a.assert_awaited()
a=AsyncMock(); a.assert_awaited_once()
a=AsyncMock(); a.assert_awaited_with(1)
a=AsyncMock(); a.assert_any_await(1)
a=AsyncMock(); a.assert_has_awaits([call(1)])
a=AsyncMock(name='n'); asyncio.run(a(1)); a.assert_has_awaits([call(2)],any_order=True)
a=AsyncMock(wraps=afn); asyncio.run(a(1))
a=AsyncMock(spec=C(1)); a.am, a.m, a.p
AsyncMock().x
AsyncMock()
AsyncMock().x.y
AsyncMock(spec=['a']).b
AsyncMock(return_value=3).x
async def t():
  m=MagicMock()
  m.__aenter__.return_value=5; m.__aiter__.return_value=[1,2]
  async with m as v: print(v)
  print([x async for x in m]); print(m.mock_calls)
  m=AsyncMock()
  async with m as v: print(v is not m)
  print([x async for x in m])
asyncio.run(t())
async def t():
  m=MagicMock(); m.__aiter__.return_value=[1]
  async for q in m: print(q)
  m.__anext__.side_effect=[1,StopAsyncIteration]
  print(await m.__anext__())
asyncio.run(t())
class Tgt:
    x=1
    def m(self,a): return a
    @staticmethod
    def s(a): return a
    @classmethod
    def c(cls,a): return a
    async def am(self): return 1
T=Tgt
with patch.object(T,'x',5) as v: print(v,T.x)
print(T.x)
with patch.object(T,'x') as v: print(v,T.x is v)
with patch.object(T,'nope'): pass
with patch.object(T,'nope',create=True) as v: print(v)
print(hasattr(T,'nope'))
patch.object('T','x')
patch('x')
patch(3)
patch.multiple('sys')
with patch('nosuch.mod.x'): pass
with patch.object(T,'m',autospec=True) as m: print(m); T().m(1); print(m.mock_calls); m.assert_called_once_with(ANY,1); T().m()
with patch.object(T,'m') as m: T().m(1); print(m.mock_calls)
with patch.object(T,'s',autospec=True) as m: print(T.s(1),m); T.s()
with patch.object(T,'c',autospec=True) as m: print(T.c(1)); T.c()
with patch.object(T,'am') as m: print(m)
with patch.object(T,'x',spec=int) as m: print(m)
with patch.object(T,'x',new_callable=PropertyMock,return_value=8) as m: print(T().x,m.mock_calls)
with patch.object(T,'x',1,new_callable=Mock): pass
patch.object(T,'x',new_callable=Mock,autospec=True)
with patch.object(T,'x',1,foo=2): pass
patch.object(T,'x',autospect=1)
with patch.object(T,'x',1,autospec=True): pass
with patch.object(T,'q',create=True,autospec=True): pass
with patch.object(T,'x',spec=True,autospec=True): pass
with patch.object(T,'x',spec=int,spec_set=str): pass
with patch.object(T,'q',create=True,spec=True): pass
patch.object(T,'x',spec=Mock())
with patch.object(T,'x',spec=True) as m: print(m); m.nope
with patch('cells.Tgt') as m: print(m, m.return_value, Tgt() is m.return_value)
with patch('cells.Tgt',spec=True) as m: print(m,m(),m().m(1,2)); m().nope
with patch('cells.Tgt',autospec=True) as m: print(m,m(),m().m(1)); m().m()
with patch('cells.Tgt',spec_set=True) as m: m.zz=3
with patch('cells.Tgt',spec=['a']) as m: print(m); m()
with patch('cells.Tgt',['l']) as m: print(m)
with patch.multiple(T,x=3,m=DEFAULT) as d: print(d,T.x)
print(T.x)
with patch.multiple('cells.Tgt',x=3,s=4) as d: print(d,T.x,T.s)
with patch.multiple(T,x=3,nope=4): pass
T.x
d={'a':1}
with patch.dict(d,{'b':2},c=3) as q: print(d,q is d)
print(d)
d={'a':1}
with patch.dict(d,[('z',1)],clear=True): print(d)
print(d)
import os
with patch.dict('os.environ',{'FOO':'1'}): print(os.environ['FOO'])
print('FOO' in os.environ)
@patch.dict(d,x=1)
def f(): print(d)
f(); print(d)
@patch('cells.fn')
@patch.object(T,'x')
def t(a,b,*,k=1): print(a,b,k); return 4
print(t(k=3),t.__name__,len(t.patchings))
@patch.multiple(T,x=DEFAULT,m=DEFAULT)
def t(**k): print(sorted(k),k['x'] is T.x)
t()
X("@patch('cells.fn')\nasync def t(a): print(a)\nasyncio.run(t()); print(fn)" if 0 else "@patch('cells.fn')\nasync def t(a): print(a)\nasyncio.run(t())")
@patch('cells.fn')
class K:
  def test_a(self,m): print('a',m)
  def other(self): print('o')
  test_x=3
K().test_a(); K().other()
p=patch.object(T,'x',7); p.start(), T.x, p.stop(), T.x, p.stop()
p=patch.object(T,'x',7); p.start(); q=patch.dict(d,n=1); q.start(); patch.stopall(); T.x, d
with patch('sys.stdout',new_callable=io.StringIO) as s: print('x')
print(repr(s.getvalue()))
try:
  with patch.object(T,'x',9): raise KeyError('in')
except KeyError: print(T.x)
@patch('cells.fn',side_effect=ValueError('boo'))
def t(m): fn()
t()
o=T(); o.y=1
with patch.object(o,'y',2),patch.object(o,'x',3): print(vars(o))
print(vars(o))
with patch('unittest.mock.FILTER_DIR',False): print('_mock_name' in dir(Mock()))
Mock.__module__, Mock, patch.__module__, call.__class__, Mock.__mro__[1], [k.__name__ for k in MagicMock.__mro__ if k.__name__[0]!='_'], inspect.signature(patch), inspect.signature(Mock)
X("class MyMock(Mock):\n  def _get_child_mock(self,/,**k): return MagicMock(**k)\nm=MyMock(); print(m.a, m(), m); class SubM(MagicMock): pass" if 0 else "class MyMock(Mock): z=3\nm=MyMock(); print(m.a, m(), m, m.z, m.a.z, m.return_value)")
import copy; m=Mock(); copy.copy(m)
m=MagicMock(); import copy; copy.deepcopy({1:2})
import pickle; pickle.dumps(Mock())
m=Mock(spec=['__len__','a']); m.__len__=lambda s:3; print(len(m)); m.__iter__=lambda s:iter([])
m=Mock(); m.__init__=3
m=Mock(); m.__class__=int; isinstance(m,int), m
m=MagicMock(); m.__eq__.return_value=True; print(m==3, m!=3); m.__ne__.return_value=False; m!=3
m=MagicMock(); m==m, m!=m, m==3, {m:1}[m], m<m
m=MagicMock(**{'__len__.return_value':5}); len(m)
m=MagicMock(); m.__contains__.return_value=True; print(3 in m); m.__bool__.return_value=False; print(bool(m)); m.mock_calls, m.method_calls
m=Mock(); m.a.b.c(1); m.a.d(2); m.method_calls, m.a.method_calls, m.a.b.method_calls, m.mock_calls, m.a.mock_calls
m=Mock(); m.a().b().c(3); m.mock_calls, m.mock_calls==call.a().b().c(3).call_list(), m.method_calls
m=MagicMock(); m[1].foo(2); m()[3](4); m.mock_calls
m=Mock(); m.__enter__=Mock(return_value=(1,2)); m.__exit__=Mock(return_value=False)
with m as (a,b): print(a,b)
print(m.mock_calls)
m=MagicMock(side_effect=[1,2]); print([m() for _ in range(2)]); m()
m=Mock(side_effect=5); m()
m=Mock(); m.side_effect=iter([DEFAULT,3]); m.return_value='r'; m(), m()
m=mock_open(read_data='a\nb'); m.return_value.read.return_value='fix'; print(m().read(),m().read()); m.return_value.readline.return_value='L'; m().readline()
m=mock_open(read_data='a\nb\n')
with patch('builtins.open',m):
  for l in open('x'): print(repr(l))
  open('z').seek(0); print(open('q').nosuch)
def thr():
  m=Mock(); m.side_effect=[1]
  return m
print(thr()())
m=Mock(spec=C); m.am(1)
p=Mock(); c=create_autospec(fn); p.attach_mock(c,'f'); c(1,d=2); print(p.mock_calls); p.assert_has_calls([call.f(a=1,d=2)])
Mock(spec=Mock())
m=Mock(spec=C(1)); m.m(1); m.m.assert_called_with(x=1)
m=create_autospec(C(1)); m.m(1); m.m.assert_called_with(x=1); m.m(1,2); m.m.assert_called_with(x=1,y=2); m.assert_has_calls([call.m(x=1)])
seal(m:=create_autospec(C)); print(m(1).m(2)); m.foo
m=MagicMock(); m.x; seal(m); m.x.y
m=Mock(spec=C(1)); seal(m); m.attr
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 <function fn at 0x>
# expect: 8 <MagicMock name='mock()' id='0x'>
# expect: 9 TypeError: missing a required argument: 'a'
# expect: 10 3
# expect: 11 'fn'
# expect: 12 None
# expect: 13 None
# expect: 14 'fn'
# expect: 15 None
# expect: 16 <Signature (a, b=1, *c, d, e=2, **f)>
# expect: 17 <MagicMock spec='function' id='0x'>
# expect: 18 AttributeError: 'function' object has no attribute 'foo'
# expect: 19 False
# expect: 20 <class 'function'>
# expect: call(1, d=2) [call(1, d=2)] 1 []
# expect: 21 AssertionError: expected call not found.\nExpected: mock(2, d=2)\n  Actual: mock(1, d=2)
# expect: False None
# expect: 1 2
# expect: 9
# expect: 22 AssertionError: Expected 'mock' to not have been called. Called 3 times.\nCalls: [call(1, d=1), call(1, d=2), call(1, d=4)].
# expect: 23 AssertionError: expected call not found.\nExpected: mock(1)\n  Actual: mock(1, d=2)
# expect: 24 AssertionError: Error processing expected calls.\nErrors: [TypeError("missing a required argument: 'd'")]\nExpected: [call(1)]
# expect: 25 AssertionError: mock(1, 2, d=2) call not found
# expect: 26 <MagicMock spec='C' id='0x'>
# expect: 27 TypeError: missing a required argument: 'a'
# expect: 28 <MagicMock name='mock()' spec='C' id='0x'>
# expect: 29 <MagicMock name='mock().m' spec='function' id='0x'>
# expect: 30 <MagicMock name='mock().m()' id='0x'>
# expect: 31 TypeError: missing a required argument: 'x'
# expect: 32 AttributeError: Mock object has no attribute 'nope'
# expect: 33 <MagicMock name='mock.m()' id='0x'>
# expect: 34 <MagicMock name='mock.m' spec='function' id='0x'>
# expect: 35 <MagicMock name='mock.cm()' id='0x'>
# expect: 36 TypeError: missing a required argument: 'z'
# expect: 37 <MagicMock name='mock.sm()' id='0x'>
# expect: 38 TypeError: missing a required argument: 'w'
# expect: 39 <MagicMock name='mock.p' id='0x'>
# expect: 40 <MagicMock name='mock().p' id='0x'>
# expect: 41 <NonCallableMagicMock name='mock.attr' spec='int' id='0x'>
# expect: 42 <AsyncMock name='mock.am' spec='function' id='0x'>
# expect: 43 <coroutine object AsyncMockMixin._execute_mock_call at 0x>
# expect: 44 <MagicMock name='mock()()' id='0x'>
# expect: 45 TypeError: missing a required argument: 'k'
# expect: 46 <MagicMock spec='C' id='0x'>
# expect: 47 <MagicMock name='mock()' id='0x'>
# expect: 48 <MagicMock spec_set='C' id='0x'>
# expect: 49 <MagicMock spec='C' id='0x'>
# expect: 50 <MagicMock name='mock.m()' id='0x'>
# expect: 51 TypeError: missing a required argument: 'k'
# expect: 52 0
# expect: 53 TypeError: 'MagicMock' object is not subscriptable
# expect: 54 AttributeError: Mock object has no attribute 'zork'
# expect: 55 AttributeError: Mock object has no attribute 'zork'
# expect: 56 1
# expect: 57 <NonCallableMagicMock id='0x'>
# expect: 58 <NonCallableMagicMock spec='int' id='0x'>
# expect: 59 <MagicMock spec='list' id='0x'>
# expect: 60 <MagicMock spec='tuple' id='0x'>
# expect: 61 <MagicMock spec='int' id='0x'>
# expect: 62 <NonCallableMagicMock spec='module' id='0x'>
# expect: 63 <MagicMock name='mock.getsizeof' spec='builtin_function_or_method' id='0x'>
# expect: 64 <MagicMock name='mock.getsizeof()' id='0x'>
# expect: 65 InvalidSpecError: Cannot autospec a Mock object. [object=<Mock id='0x'>]
# expect: 66 RuntimeError: 'autospect' might be a typo; use unsafe=True if this is intended
# expect: 67 <MagicMock spec='C' id='0x'>
# expect: 68 <function afn at 0x>
# expect: 69 RuntimeError: Instance can not be True when create_autospec is mocking an async function
# expect: 70 <MagicMock spec='builtin_function_or_method' id='0x'>
# expect: 71 <MagicMock name='mock()' id='0x'>
# expect: 72 <MagicMock name='mock()' id='0x'>
# expect: 73 <NonCallableMagicMock spec='dict' id='0x'>
# expect: 74 <MagicMock id='0x'>
# expect: 75 <MagicMock name='nm' spec='C' id='0x'>
# expect: 76 <MagicMock name='nm.m' spec='method' id='0x'>
# expect: 77 <function funcopy at 0x>
# expect: 78 'funcopy'
# expect: True False
# expect: <AsyncMock name='mock()' id='0x'>
# expect: 1 call(1) [call(1)]
# expect: 79 AssertionError: expected await not found.\nExpected: mock(3)\n  Actual: mock(1)
# expect: True True
# expect: True True 0
# expect: <AsyncMock name='mock()' id='0x'>
# expect: [call(1)] [call(1), call().__str__()]
# expect: 80 AssertionError: Expected mock to not have been awaited. Awaited 1 times.
# expect: 3
# expect: 81 AssertionError: expected await not found.\nExpected: mock(3)\n  Actual: mock()
# expect: 1
# expect: 82 ValueError: v
# expect: 83 StopAsyncIteration:
# expect: 84 4
# expect: 85 done
# expect: 6
# expect: 86 None
# expect: 87 AssertionError: Expected mock to have been awaited.
# expect: 88 AssertionError: Expected mock to have been awaited once. Awaited 0 times.
# expect: 89 AssertionError: Expected await: mock(1)\nNot awaited
# expect: 90 AssertionError: mock(1) await not found
# expect: 91 AssertionError: Awaits not found.\nExpected: [call(1)]\nActual: []
# expect: 92 AssertionError: (call(2),) not all found in await list
# expect: 93 1
# expect: 94 (<AsyncMock name='mock.am' id='0x'>, <MagicMock name='mock.m' id='0x'>, <MagicMock name='mock.p' id='0x'>)
# expect: 95 <AsyncMock name='mock.x' id='0x'>
# expect: 96 <AsyncMock id='0x'>
# expect: 97 <AsyncMock name='mock.x.y' id='0x'>
# expect: 98 AttributeError: Mock object has no attribute 'b'
# expect: 99 <AsyncMock name='mock.x' id='0x'>
# expect: 100 done
# expect: 5
# expect: [1, 2]
# expect: [call.__aenter__(), call.__aexit__(None, None, None), call.__aiter__()]
# expect: True
# expect: []
# expect: 101 None
# expect: 102 done
# expect: 1
# expect: 1
# expect: 103 None
# expect: 104 done
# expect: 105 done
# expect: 5 5
# expect: 106 done
# expect: 1
# expect: 107 None
# expect: <MagicMock name='x' id='0x'> True
# expect: 108 done
# expect: 109 AttributeError: <class 'cells.Tgt'> does not have the attribute 'nope'
# expect: <MagicMock name='nope' id='0x'>
# expect: 110 done
# expect: False
# expect: 111 None
# expect: 112 TypeError: 'T' must be the actual object to be patched, not a str
# expect: 113 TypeError: Need a valid target to patch. You supplied: 'x'
# expect: 114 TypeError: Need a valid target to patch. You supplied: 3
# expect: 115 ValueError: Must supply at least one keyword argument with patch.multiple
# expect: 116 ModuleNotFoundError: No module named 'nosuch'
# expect: <function m at 0x>
# expect: [call(<cells.Tgt object at 0x>, 1)]
# expect: 117 TypeError: missing a required argument: 'a'
# expect: [call(1)]
# expect: 118 done
# expect: <MagicMock name='s()' id='0x'> <MagicMock name='s' spec='staticmethod' id='0x'>
# expect: 119 TypeError: missing a required argument: 'a'
# expect: <MagicMock name='c()' id='0x'>
# expect: 120 TypeError: missing a required argument: 'a'
# expect: <AsyncMock name='am' id='0x'>
# expect: 121 done
# expect: <MagicMock name='x' spec='int' id='0x'>
# expect: 122 done
# expect: 8 [call()]
# expect: 123 done
# expect: 124 ValueError: Cannot use 'new' and 'new_callable' together
# expect: 125 ValueError: Cannot use 'autospec' and 'new_callable' together
# expect: 126 TypeError: Can't pass kwargs to a mock we aren't creating
# expect: 127 RuntimeError: 'autospect' might be a typo; use unsafe=True if this is intended
# expect: 128 TypeError: autospec creates the mock for you. Can't specify autospec and new.
# expect: 129 TypeError: Can't use 'autospec' with create=True
# expect: 130 TypeError: Can't specify spec and autospec
# expect: 131 TypeError: Can't provide explicit spec_set *and* spec or autospec
# expect: 132 TypeError: Can't use 'spec' with create=True
# expect: 133 InvalidSpecError: Cannot spec attr 'x' as the spec has already been mocked out. [spec=<Mock id='0x'>]
# expect: <NonCallableMagicMock name='x' spec='int' id='0x'>
# expect: 134 AttributeError: Mock object has no attribute 'nope'
# expect: <MagicMock name='Tgt' id='0x'> <MagicMock name='Tgt()' id='0x'> True
# expect: 135 done
# expect: <MagicMock name='Tgt' spec='Tgt' id='0x'> <NonCallableMagicMock name='Tgt()' spec='Tgt' id='0x'> <MagicMock name='Tgt().m()' id='0x'>
# expect: 136 AttributeError: Mock object has no attribute 'nope'
# expect: <MagicMock name='Tgt' spec='Tgt' id='0x'> <NonCallableMagicMock name='Tgt()' spec='Tgt' id='0x'> <MagicMock name='Tgt().m()' id='0x'>
# expect: 137 TypeError: missing a required argument: 'a'
# expect: 138 AttributeError: Mock object has no attribute 'zz'
# expect: <NonCallableMagicMock name='Tgt' id='0x'>
# expect: 139 TypeError: 'NonCallableMagicMock' object is not callable
# expect: ['l']
# expect: 140 done
# expect: {'m': <MagicMock name='m' id='0x'>} 3
# expect: 141 done
# expect: 1
# expect: 142 None
# expect: {} 3 4
# expect: 143 done
# expect: 144 AttributeError: <class 'cells.Tgt'> does not have the attribute 'nope'
# expect: 145 1
# expect: 146 done
# expect: {'a': 1, 'b': 2, 'c': 3} True
# expect: 147 done
# expect: {'a': 1}
# expect: 148 None
# expect: 149 done
# expect: {'z': 1}
# expect: 150 done
# expect: {'a': 1}
# expect: 151 None
# expect: 152 done
# expect: 1
# expect: 153 done
# expect: False
# expect: 154 None
# expect: 155 done
# expect: {'a': 1, 'x': 1}
# expect: {'a': 1}
# expect: 156 None
# expect: 157 done
# expect: <MagicMock name='x' id='0x'> <MagicMock name='fn' id='0x'> 3
# expect: 4 t 2
# expect: 158 None
# expect: 159 done
# expect: ['m', 'x'] True
# expect: 160 None
# expect: 161 NameError: name 'X' is not defined
# expect: 162 done
# expect: a <MagicMock name='fn' id='0x'>
# expect: o
# expect: 163 None
# expect: 164 (7, 7, False, 1, None)
# expect: 165 (1, {'a': 1})
# expect: 166 done
# expect: 'x\n'
# expect: 167 None
# expect: 1
# expect: 168 done
# expect: 169 done
# expect: 170 ValueError: boo
# expect: 171 done
# expect: {'y': 2, 'x': 3}
# expect: 172 done
# expect: {'y': 1}
# expect: 173 None
# expect: True
# expect: 174 done
# expect: 175 ('unittest.mock', <class 'unittest.mock.Mock'>, 'unittest.mock', <class 'unittest.mock._Call'>, <class 'unittest.mock.CallableMixin'>, ['MagicMock', 'MagicMixin', 'Mock', 'CallableMixin', 'NonCallableMock', 'Base', 'object'], <Signature (target, new=sentinel.DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs)>, <Signature (spec=None, side_effect=None, return_value=sentinel.DEFAULT, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name='', _new_parent=None, **kwargs)>)
# expect: 176 NameError: name 'X' is not defined
# expect: 177 done
# expect: 178 {1: 2}
# expect: 179 PicklingError: Can't pickle <class 'unittest.mock.Mock'>: it's not the same object as unittest.mock.Mock
# expect: 3
# expect: 180 AttributeError: Mock object has no attribute '__iter__'
# expect: 181 AttributeError: Attempting to set unsupported magic method '__init__'.
# expect: 182 (True, <Mock spec='int' id='0x'>)
# expect: True True
# expect: 183 False
# expect: 184 TypeError: '<' not supported between instances of 'MagicMock' and 'MagicMock'
# expect: 185 5
# expect: True
# expect: False
# expect: 186 ([call.__contains__(3), call.__bool__()], [])
# expect: 187 ([call.a.b.c(1), call.a.d(2)], [call.b.c(1), call.d(2)], [call.c(1)], [call.a.b.c(1), call.a.d(2)], [call.b.c(1), call.d(2)])
# expect: 188 ([call.a(), call.a().b(), call.a().b().c(3)], True, [call.a()])
# expect: 189 [call.__getitem__(1),\n call.__getitem__().foo(2),\n call(),\n call().__getitem__(3),\n call().__getitem__()(4)]
# expect: 190 done
# expect: 1 2
# expect: 191 done
# expect: [call.__enter__(), call.__exit__(None, None, None)]
# expect: 192 None
# expect: [1, 2]
# expect: 193 StopIteration:
# expect: 194 TypeError: 'int' object is not an iterator
# expect: 195 ('r', 3)
# expect: fix fix
# expect: 196 'L'
# expect: 197 done
# expect: 'a\n'
# expect: 'b\n'
# expect: 198 AttributeError: Mock object has no attribute 'nosuch'
# expect: 199 done
# expect: 1
# expect: 200 None
# expect: 201 <coroutine object AsyncMockMixin._execute_mock_call at 0x>
# expect: [call.f(1, d=2)]
# expect: 202 None
# expect: 203 InvalidSpecError: Cannot spec a Mock object. [object=<Mock id='0x'>]
# expect: 204 AssertionError: expected call not found.\nExpected: m(x=1)\n  Actual: m(1)
# expect: 205 None
# expect: 206 AttributeError: Mock object has no attribute 'return_value'
# expect: 207 AttributeError: mock.x.y
# expect: 208 AttributeError: mock.attr
