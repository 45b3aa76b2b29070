# Mocks of each kind: attributes, calls and their records, assertions, special methods, wraps, seal and mock_open.
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
m=Mock()
m
m.a
m.a.b
m()
m.x().y
m(1,2,k=3)
m.call_args
m.call_args.args
m.call_args.kwargs
m.call_count
m.called
m.call_args_list
m.mock_calls
m.method_calls
m.a.b(1)
m.method_calls
m.mock_calls
m.x().y(3)
m.mock_calls
m.assert_called_once()
m.assert_called_with(1)
m.assert_called_with(1,2,k=3)
m.assert_called_once_with(1)
m.assert_any_call(4)
m.assert_has_calls([call(9)])
m.assert_not_called()
m.assert_called()
m.zz.assert_called()
m.zz.assert_called_once()
m.zz.assert_called_with(1)
m.zz.assert_called_once_with()
m.assert_has_calls([call(1,2,k=3),call.a.b(1)])
m.assert_has_calls([call.a.b(1),call(1,2,k=3)])
m.assert_has_calls([call.a.b(1),call(1,2,k=3)],any_order=True)
m.assert_has_calls([call(7),call(8)],any_order=True)
m.assert_foo
m.asert_x
m.called_once
m.has_calls
m.assertEqual
Mock(unsafe=True).assert_foo
Mock(name='nm')
Mock(name='nm').a.b()
Mock(return_value=3)()
Mock(side_effect=ValueError('x'))()
Mock(side_effect=KeyError)()
Mock(side_effect=lambda *a:a)(1,2)
Mock(side_effect=lambda:DEFAULT,return_value=7)()
m=Mock(side_effect=[1,ValueError('it'),3])
m()
m()
m()
m()
m.side_effect
Mock(a=1,b=2).a
Mock(**{'a.b':3,'c.return_value':4}).a.b
Mock(**{'c.return_value':4}).c()
Mock(spec=C)
Mock(spec=C).m
Mock(spec=C).nope
Mock(spec=C).__class__
isinstance(Mock(spec=C),C)
Mock(spec=['a','b'])
Mock(spec=['a']).b
Mock(spec=C).am
Mock(spec=C)()
Mock(spec=C(1)).m(1,2,3,4)
Mock(spec_set=C)
Mock(spec=C(1))
m=Mock(spec=C); m.new=1; m.new
m=Mock(spec_set=C); m.new=1
m=Mock(spec_set=['a']); m.b=1
m=Mock(); del m.a; m.a
m=Mock(); m.a; del m.a; hasattr(m,'a'); del m.a
MagicMock()
len(MagicMock())
[*iter(MagicMock())]
bool(MagicMock())
int(MagicMock())
float(MagicMock())
complex(MagicMock())
str(MagicMock())[:10]
MagicMock()[1]
MagicMock()+1
1+MagicMock()
MagicMock()<1
MagicMock()==MagicMock()
hash(MagicMock()) is not None
3 in MagicMock()
round(MagicMock())
divmod(MagicMock(),2)
-MagicMock()
~MagicMock()
abs(MagicMock())
next(MagicMock())
reversed(MagicMock())
sys.getsizeof(MagicMock())>0
format(MagicMock())[:5]
MagicMock().__hash__
MagicMock().__foo__
MagicMock().__add__
MagicMock().__reversed__
MagicMock().__get__
MagicMock().__str__
MagicMock().__iter__
MagicMock().__len__
MagicMock().__class_getitem__
MagicMock().__aenter__
MagicMock().__missing__
MagicMock().__reduce__
MagicMock().__getstate__
MagicMock().__subclasses__
MagicMock().__getformat__
MagicMock().__dir__
MagicMock().__delattr__
m=MagicMock(); m.__len__.return_value=7; print(len(m)); m.__str__.return_value='ss'; print(str(m)); m.__getitem__.side_effect=lambda k:k*2; print(m[4]); m[1]=2; print(m.mock_calls); del m[3]; m.mock_calls[-1:], m.__setitem__.call_args
m=MagicMock(); m.__iter__.return_value=[1,2]; print([*iter(m)],[*iter(m)]); m.__enter__.return_value=4
with m as q: print(q)
print(m.mock_calls)
m=Mock(); m.__str__=lambda self:'lam'; print(str(m)); m.__len__=Mock(return_value=3); print(len(m),m.mock_calls); m.__foo__=3; m.__foo__
m=Mock(); len(m)
m=Mock(); m[1]
m=Mock(); m+1
m=Mock(); list(m)
m=Mock()
with m: pass
m=MagicMock(spec=C); len(m); print(len(m)); m[0]
m=MagicMock(spec=['a']); len(m)
NonCallableMock()()
NonCallableMock()
NonCallableMagicMock()
callable(NonCallableMock())
NonCallableMock().a()
m=Mock(); m.a.return_value=3; m.a(); m.reset_mock(); print(m.mock_calls,m.a(),m.a.call_count); m.reset_mock(return_value=True); print(m.a()); m.a.side_effect=ValueError; m.reset_mock(side_effect=True); m.a()
call
call(1)
call.a
call.a.b(1).c(2)
call.a.b(1).c(2).call_list()
call(1,a=2)==((1,),{'a':2})
call(1)==((1,),)
call()==()
call('a')=='a'
call.foo==('foo',)
call.foo(1)==('foo',(1,))
call.foo(1)==('foo',(1,),{})
call(1).args
call(1,k=2).kwargs
call[0]
call.x[1]
len(call(1))
tuple(call.q(1,z=2))
call(1)!=call(2)
call(ANY)==call(3)
call(a=ANY)==call(a=3)
call.__str__()
call.__len__()
call(1).index(2)
call.count(1)
call.foo.bar.name
call(1)<call(2)
repr(call)
mock._Call(('a',(1,),{}))
mock._Call((1,2))
mock._Call(('n',),two=True)
mock._Call(((1,),{'a':1}))
mock._Call(('foo','bar','x','y'))
ANY==1
1==ANY
ANY!=2
repr(ANY)
[ANY]==[3]
sentinel.foo
sentinel.foo is sentinel.foo
sentinel.__bases__
DEFAULT
type(sentinel.a)
__import__('copy').copy(sentinel.a) is sentinel.a
__import__('pickle').loads(__import__('pickle').dumps(sentinel.a)) is sentinel.a
mock.__all__
Mock().foo.__class__
Mock().__dir__() and sorted(x for x in dir(Mock(spec=['zz'])) )
sorted(dir(Mock()))
sorted(dir(MagicMock(spec=C)))==sorted(dir(Mock(spec=C)))
m=Mock(wraps=C(1)); print(m.m(3), m.attr, m.m.call_args, m.m, m.mock_calls); m.m.return_value=9; m.m(1)
w=Mock(wraps=len); w([1,2])
m=MagicMock(wraps=[1,2,3]); len(m), m.index(2)
str((Mock().mock_add_spec))
m=Mock(); m.mock_add_spec(['foo']); m.foo; m.bar
m=Mock(); m.configure_mock(**{'a':1,'b.return_value':2,'c.side_effect':KeyError}); print(m.a,m.b()); m.c()
m=Mock(); seal(m); m.x
m=Mock(); m.a.b=3; seal(m); print(m.a.b); m.a.c
m=Mock(name='N'); m.q.return_value=1; seal(m); print(m.q()); m.q.z
m=Mock(); seal(m); m()
m=MagicMock(return_value=3); seal(m); print(m()); m.w=1; m.w
m=PropertyMock(return_value=4)
class Q: pass
Q.p=m
q=Q(); print(q.p); q.p=5; print(m.mock_calls)
m=MagicMock(); p=PropertyMock(return_value=3); type(m).foo=p; print(m.foo); m.foo=7; p.mock_calls, m.mock_calls
m=mock_open(read_data='a\nb\nc'); f=m('x'); print(f.read(),f.readline(),f.readlines()); f=m('y','w'); print(list(f)); f.write('q'); print(m.mock_calls); h=m(); h.readline(), next(h), h.readlines(), h.read(2), h is f
with patch('builtins.open',mock_open(read_data='zz')) as mm:
  with open('f') as fh: print(fh.read())
  mm.assert_called_once_with('f'); print(mm.mock_calls, mm())
m=mock_open(read_data=b'ab\ncd'); m().read(), m().readlines(), m().readline(1), m().read(1)
m=mock_open(); m().read(), m.return_value.write, m().name
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 <Mock id='0x'>
# expect: 6 <Mock name='mock.a' id='0x'>
# expect: 7 <Mock name='mock.a.b' id='0x'>
# expect: 8 <Mock name='mock()' id='0x'>
# expect: 9 <Mock name='mock.x().y' id='0x'>
# expect: 10 <Mock name='mock()' id='0x'>
# expect: 11 call(1, 2, k=3)
# expect: 12 (1, 2)
# expect: 13 {'k': 3}
# expect: 14 2
# expect: 15 True
# expect: 16 [call(), call(1, 2, k=3)]
# expect: 17 [call(), call.x(), call(1, 2, k=3)]
# expect: 18 [call.x()]
# expect: 19 <Mock name='mock.a.b()' id='0x'>
# expect: 20 [call.x(), call.a.b(1)]
# expect: 21 [call(), call.x(), call(1, 2, k=3), call.a.b(1)]
# expect: 22 <Mock name='mock.x().y()' id='0x'>
# expect: 23 [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)]
# expect: 24 AssertionError: Expected 'mock' to have been called once. Called 2 times.\nCalls: [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)].
# expect: 25 AssertionError: expected call not found.\nExpected: mock(1)\n  Actual: mock(1, 2, k=3)
# expect: 26 None
# expect: 27 AssertionError: Expected 'mock' to be called once. Called 2 times.\nCalls: [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)].
# expect: 28 AssertionError: mock(4) call not found
# expect: 29 AssertionError: Calls not found.\nExpected: [call(9)]\n  Actual: [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)]
# expect: 30 AssertionError: Expected 'mock' to not have been called. Called 2 times.\nCalls: [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)].
# expect: 31 None
# expect: 32 AssertionError: Expected 'zz' to have been called.
# expect: 33 AssertionError: Expected 'zz' to have been called once. Called 0 times.
# expect: 34 AssertionError: expected call not found.\nExpected: zz(1)\n  Actual: not called.
# expect: 35 AssertionError: Expected 'zz' to be called once. Called 0 times.
# expect: 36 None
# expect: 37 AssertionError: Calls not found.\nExpected: [call.a.b(1), call(1, 2, k=3)]\n  Actual: [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)]
# expect: 38 None
# expect: 39 AssertionError: 'mock' does not contain all of (call(7), call(8)) in its call list, found [call(), call.x(), call(1, 2, k=3), call.a.b(1), call.x(), call.x().y(3)] instead
# expect: 40 AttributeError: 'assert_foo' is not a valid assertion. Use a spec for the mock if 'assert_foo' is meant to be an attribute.
# expect: 41 AttributeError: 'asert_x' is not a valid assertion. Use a spec for the mock if 'asert_x' is meant to be an attribute.
# expect: 42 <Mock name='mock.called_once' id='0x'>
# expect: 43 <Mock name='mock.has_calls' id='0x'>
# expect: 44 AttributeError: 'assertEqual' is not a valid assertion. Use a spec for the mock if 'assertEqual' is meant to be an attribute.
# expect: 45 <Mock name='mock.assert_foo' id='0x'>
# expect: 46 <Mock name='nm' id='0x'>
# expect: 47 <Mock name='nm.a.b()' id='0x'>
# expect: 48 3
# expect: 49 ValueError: x
# expect: 50 KeyError:
# expect: 51 (1, 2)
# expect: 52 7
# expect: 53 done
# expect: 54 1
# expect: 55 ValueError: it
# expect: 56 3
# expect: 57 StopIteration:
# expect: 58 <list_iterator object at 0x>
# expect: 59 1
# expect: 60 3
# expect: 61 4
# expect: 62 <Mock spec='C' id='0x'>
# expect: 63 <Mock name='mock.m' id='0x'>
# expect: 64 AttributeError: Mock object has no attribute 'nope'
# expect: 65 <class 'cells.C'>
# expect: 66 True
# expect: 67 <Mock id='0x'>
# expect: 68 AttributeError: Mock object has no attribute 'b'
# expect: 69 <AsyncMock name='mock.am' id='0x'>
# expect: 70 <Mock name='mock()' id='0x'>
# expect: 71 <Mock name='mock.m()' id='0x'>
# expect: 72 <Mock spec_set='C' id='0x'>
# expect: 73 <Mock spec='C' id='0x'>
# expect: 74 1
# expect: 75 AttributeError: Mock object has no attribute 'new'
# expect: 76 AttributeError: Mock object has no attribute 'b'
# expect: 77 AttributeError: a
# expect: 78 AttributeError: a
# expect: 79 <MagicMock id='0x'>
# expect: 80 0
# expect: 81 []
# expect: 82 True
# expect: 83 1
# expect: 84 1.0
# expect: 85 1j
# expect: 86 '<MagicMock'
# expect: 87 <MagicMock name='mock.__getitem__()' id='0x'>
# expect: 88 <MagicMock name='mock.__add__()' id='0x'>
# expect: 89 <MagicMock name='mock.__radd__()' id='0x'>
# expect: 90 TypeError: '<' not supported between instances of 'MagicMock' and 'int'
# expect: 91 False
# expect: 92 True
# expect: 93 False
# expect: 94 <MagicMock name='mock.__round__()' id='0x'>
# expect: 95 <MagicMock name='mock.__divmod__()' id='0x'>
# expect: 96 <MagicMock name='mock.__neg__()' id='0x'>
# expect: 97 <MagicMock name='mock.__invert__()' id='0x'>
# expect: 98 <MagicMock name='mock.__abs__()' id='0x'>
# expect: 99 <MagicMock name='mock.__next__()' id='0x'>
# expect: 100 <reversed object at 0x>
# expect: 101 True
# expect: 102 '<Magi'
# expect: 103 <MagicMock name='mock.__hash__' id='0x'>
# expect: 104 AttributeError: __foo__
# expect: 105 <MagicMock name='mock.__add__' id='0x'>
# expect: 106 AttributeError: __reversed__
# expect: 107 AttributeError: __get__
# expect: 108 <MagicMock name='mock.__str__' id='0x'>
# expect: 109 <MagicMock name='mock.__iter__' id='0x'>
# expect: 110 <MagicMock name='mock.__len__' id='0x'>
# expect: 111 AttributeError: __class_getitem__
# expect: 112 <AsyncMock name='mock.__aenter__' id='0x'>
# expect: 113 AttributeError: __missing__
# expect: 114 <built-in method __reduce__ of MagicMock object at 0x>
# expect: 115 <built-in method __getstate__ of MagicMock object at 0x>
# expect: 116 AttributeError: __subclasses__
# expect: 117 AttributeError: __getformat__
# expect: 118 <bound method NonCallableMock.__dir__ of <MagicMock id='0x'>>
# expect: 119 <bound method NonCallableMock.__delattr__ of <MagicMock id='0x'>>
# expect: 7
# expect: ss
# expect: 8
# expect: [call.__len__(), call.__str__(), call.__getitem__(4), call.__setitem__(1, 2)]
# expect: 120 ([call.__delitem__(3)], call(1, 2))
# expect: [1, 2] [1, 2]
# expect: 121 done
# expect: 4
# expect: 122 done
# expect: [call.__iter__(),
# expect:  call.__iter__(),
# expect:  call.__enter__(),
# expect:  call.__exit__(None, None, None)]
# expect: 123 None
# expect: lam
# expect: 3 [call.__len__()]
# expect: 124 3
# expect: 125 TypeError: object of type 'Mock' has no len()
# expect: 126 TypeError: 'Mock' object is not subscriptable
# expect: 127 TypeError: unsupported operand type(s) for +: 'Mock' and 'int'
# expect: 128 TypeError: 'Mock' object is not iterable
# expect: 129 done
# expect: 130 TypeError: 'Mock' object does not support the context manager protocol
# expect: 0
# expect: 131 TypeError: 'MagicMock' object is not subscriptable
# expect: 132 TypeError: object of type 'MagicMock' has no len()
# expect: 133 TypeError: 'NonCallableMock' object is not callable
# expect: 134 <NonCallableMock id='0x'>
# expect: 135 <NonCallableMagicMock id='0x'>
# expect: 136 False
# expect: 137 <Mock name='mock.a()' id='0x'>
# expect: [call.a()] 3 1
# expect: <Mock name='mock.a()' id='0x'>
# expect: 138 <Mock name='mock.a()' id='0x'>
# expect: 139 call
# expect: 140 call(1)
# expect: 141 a
# expect: 142 call.a.b().c(2)
# expect: 143 [call.a.b(1), call.a.b().c(2)]
# expect: 144 True
# expect: 145 True
# expect: 146 True
# expect: 147 False
# expect: 148 True
# expect: 149 True
# expect: 150 True
# expect: 151 (1,)
# expect: 152 {'k': 2}
# expect: 153 ''
# expect: 154 ()
# expect: 155 3
# expect: 156 ('q', (1,), {'z': 2})
# expect: 157 True
# expect: 158 True
# expect: 159 True
# expect: 160 'call'
# expect: 161 call.__len__()
# expect: 162 call().index(2)
# expect: 163 call.count(1)
# expect: 164 foo.bar.name
# expect: 165 True
# expect: 166 'call'
# expect: 167 call.a(1)
# expect: 168 TypeError: 'int' object is not iterable
# expect: 169 call()
# expect: 170 call(1, a=1)
# expect: 171 call()
# expect: 172 True
# expect: 173 True
# expect: 174 False
# expect: 175 '<ANY>'
# expect: 176 True
# expect: 177 sentinel.foo
# expect: 178 True
# expect: 179 AttributeError:
# expect: 180 sentinel.DEFAULT
# expect: 181 <class 'unittest.mock._SentinelObject'>
# expect: 182 True
# expect: 183 True
# expect: 184 ('Mock', 'MagicMock', 'patch', 'sentinel', 'DEFAULT', 'ANY', 'call', 'create_autospec', 'AsyncMock', 'FILTER_DIR', 'NonCallableMock', 'NonCallableMagicMock', 'mock_open', 'PropertyMock', 'seal')
# expect: 185 <class 'unittest.mock.Mock'>
# expect: 186 ['assert_any_call', 'assert_called', 'assert_called_once', 'assert_called_once_with', 'assert_called_with', 'assert_has_calls', 'assert_not_called', 'attach_mock', 'call_args', 'call_args_list', 'call_count', 'called', 'configure_mock', 'method_calls', 'mock_add_spec', 'mock_calls', 'reset_mock', 'return_value', 'side_effect', 'zz']
# expect: 187 ['assert_any_call', 'assert_called', 'assert_called_once', 'assert_called_once_with', 'assert_called_with', 'assert_has_calls', 'assert_not_called', 'attach_mock', 'call_args', 'call_args_list', 'call_count', 'called', 'configure_mock', 'method_calls', 'mock_add_spec', 'mock_calls', 'reset_mock', 'return_value', 'side_effect']
# expect: 188 True
# expect: 5 <Mock name='mock.attr' id='0x'> call(3) <Mock name='mock.m' id='0x'> [call.m(3)]
# expect: 189 9
# expect: 190 2
# expect: 191 (0, 1)
# expect: 192 "<bound method NonCallableMock.mock_add_spec of <Mock id='0x'>>"
# expect: 193 AttributeError: Mock object has no attribute 'bar'
# expect: 1 2
# expect: 194 KeyError:
# expect: 195 AttributeError: mock.x
# expect: 3
# expect: 196 AttributeError: mock.a.c
# expect: 1
# expect: 197 AttributeError: N.q.z
# expect: 198 AttributeError: mock.return_value
# expect: 3
# expect: 199 AttributeError: Cannot set mock.w
# expect: 200 done
# expect: 201 done
# expect: 202 done
# expect: 4
# expect: [call(), call(5)]
# expect: 203 None
# expect: 3
# expect: 204 ([call(), call(7)], [])
# expect: a
# expect: b
# expect: c  []
# expect: ['a\n', 'b\n', 'c']
# expect: [call('x'),
# expect:  call().read(),
# expect:  call().readline(),
# expect:  call().readlines(),
# expect:  call('y', 'w'),
# expect:  call().__iter__(),
# expect:  call().write('q')]
# expect: 205 ('a\n', 'b\n', ['c'], '', True)
# expect: zz
# expect: [call('f'),
# expect:  call().__enter__(),
# expect:  call().read(),
# expect:  call().__exit__(None, None, None),
# expect:  call()] <MagicMock name='open()' id='0x'>
# expect: 206 done
# expect: 207 (b'ab\ncd', [b'ab\n', b'cd'], b'ab\n', b'a')
# expect: 208 ('', <MagicMock name='open().write' id='0x'>, <MagicMock name='open().name' id='0x'>)
