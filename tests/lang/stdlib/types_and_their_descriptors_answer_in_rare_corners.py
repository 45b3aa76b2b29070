from _cells import run

run(r'''
import types, sys, operator, collections, itertools, weakref, functools
types.MappingProxyType({1:2})|{3:4}
m=types.MappingProxyType({1:2}); list(reversed(m))
m |= {1:3}
types.MappingProxyType[int,str]
itertools.chain[int]
weakref.ref[int]
NotImplemented.__bool__
bool(NotImplemented)
import warnings; warnings.simplefilter("error"); bool(NotImplemented)
types.ModuleType('a').__annotations__
x=types.ModuleType('a'); x.__annotations__={'a':1}; x.__annotations__, x.__dict__
del x.__annotations__; x.__annotations__
def g(): yield
type(g()).__class_getitem__
types.AsyncGeneratorType[int,str]
types.GeneratorType[int]
types.CoroutineType[int]
(int|str)[int]
(list[T]|int) if 0 else 1
from typing import TypeVar; T=TypeVar('T'); (list[T]|int)[str]
tuple[*tuple[int,...]].__args__
list[int].__unpacked__
next(iter(tuple[int,...])).__unpacked__
d=collections.deque([1,2]); d*=2; d
d.__imul__(2)
collections.deque([1],maxlen=0)
collections.deque([1,2,3],2)
collections.deque(maxlen=-1)
[1,2].__class_getitem__(int)
class A: __slots__=('a','__dict__')
A.__dict__['a'], type(A.__dict__['a'])
A.__dict__['a'].__qualname__
type(A.__dict__['a']).__name__
int.__dict__['real'].__qualname__
int.__dict__['real']
str.join.__qualname__, str.join.__name__, str.join.__text_signature__
str.join.__objclass__
str.__add__, 'a'.__add__, 'a'.join
''.join.__self__
dict.fromkeys, {}.fromkeys, dict.__dict__['fromkeys']
type(dict.__dict__['fromkeys'])
type.__dict__['__dict__']
object.__init_subclass__, object.__subclasshook__
object.__reduce_ex__(1)
object().__reduce_ex__(2)
(1).__reduce_ex__(2)
object().__reduce_ex__(0)[0]
class S: __slots__=('a',)
S().__reduce_ex__(1)
S().__reduce_ex__(2)
s=S(); s.a=1; s.__reduce_ex__(2)
s.__getstate__()
object().__getstate__()
class B: pass
b=B(); b.x=1; b.__getstate__()
[].__getstate__()
class L(list): pass
l=L([1]); l.x=1; l.__reduce_ex__(2)[2]
list(l.__reduce_ex__(2)[3])
l.__reduce_ex__(4)
type('X',(),{'__slots__':'a'}).__slots__
type('X',(),{'__slots__':('a','a')})
type('X',(),{'__slots__':('a b',)})
type('X',(),{'__slots__':(1,)})
type('X',(int,),{'__slots__':('a',)})
type('X',(tuple,),{'__slots__':('a',)})
type('X',(),{'__slots__':('a',),'a':1})
type('X',(),{'__slots__':('__dict__','__dict__')})
type('X',(B,),{'__slots__':('__dict__',)})
type('X',(),{'__slots__':('__weakref__',)})().__weakref__
type('X',(),{},x=1)
type('X\0',(),{})
type('X',(),{'__qualname__':1})
type('X',(),{'__doc__':1}).__doc__
type(1,2,3)
type('a',[],{})
type('a',(),[])
type('a',(1,),{})
type()
type(1,2)
type.__new__(int)
type.__new__(int,'a',(),{})
int.__new__(str)
int.__new__(1)
int.__new__(bool)
object.__new__(int)
object.__new__()
object.__new__(1)
object(1)
class C: __new__=None
C()
class C: 
    def __init__(self): return 1
C()
C(1)
class C:
    def __new__(cls,*a): return object.__new__(cls,*a)
C(1)
class C:
    def __init__(self,*a): object.__init__(self,*a)
C(1)
class C: pass
C(1)
C(a=1)
C.__init__(1)
C.__init__(C(),1)
class D(C):
    def __init__(self,*a): super().__init__(*a)
D(1)
bool.__bases__=()
B.__bases__=()
B.__bases__=(int,)
B.__bases__=(1,)
del B.__bases__
B.__name__='Y'; B.__name__, B
B.__name__=1
B.__name__='a\0'
del B.__name__
int.__name__='x'
int.x=1
del int.x
setattr(int,'x',1)
B.__qualname__=1
del B.__module__
B.__module__
B.__dict__=1
b.__dict__=1
del b.__dict__; b.__dict__
b.__class__=int
b.__class__=1
b.__class__=C; type(b).__name__
(1).__class__=C
del b.__class__
b.__weakref__
b.__weakref__=1
C.__mro__=1
type.mro(C)
type.mro(1)
type.mro(type)
C.mro()
class M(type):
    def mro(cls): return [cls,object]
M('q',(),{}).__mro__
class M(type):
    def mro(cls): return 1
M('q',(),{})
class M(type):
    def mro(cls): return (1,)
M('q',(),{})
class M(type):
    def mro(cls): return (cls,int)
type('X',(int,str),{})
type('X',(A,B),{'__slots__':()})
type('X',(bool,),{})
type('X',(type(None),),{})
type('X',(type(lambda:0),),{})
type('X',(slice,),{})
type('X',(range,),{})
type('X',(memoryview,),{})
type('X',(type(Ellipsis),),{})
type('X',(types.GeneratorType,),{})
type('X',(property,int),{})
type('X',(C,object,C),{})
type('X',(C,C),{})
type('X',(object,C),{})
class W(C,D): pass
types.new_class('X',(list[int],)).__orig_bases__
class P(list[int]): pass
P.__orig_bases__, P.__bases__
types.resolve_bases((list[int],int))
types.prepare_class('X',(int,),{'metaclass':M})
types.new_class('X',(),{'metaclass':int})
types.coroutine(1)
types.coroutine(g)
types.DynamicClassAttribute(lambda s:1).__get__(None,C)
class Z:
    @types.DynamicClassAttribute
    def a(self): return 1
Z().a, 
Z.a
''')

# expect: 0 done
# expect: 1 {1: 2, 3: 4}
# expect: 2 [1]
# expect: 3 TypeError: '|=' is not supported by mappingproxy; use '|' instead
# expect: 4 mappingproxy[int, str]
# expect: 5 itertools.chain[int]
# expect: 6 weakref.ReferenceType[int]
# expect: 7 <method-wrapper '__bool__' of NotImplementedType object at 0x>
# expect: 8 True
# expect: 9 DeprecationWarning: NotImplemented should not be used in a boolean context
# expect: 10 {}
# expect: 11 ({'a': 1}, {'__name__': 'a', '__doc__': None, '__package__': None, '__loader__': None, '__spec__': None, '__annotations__': {'a': 1}})
# expect: 12 {}
# expect: 13 done
# expect: 14 AttributeError: type object 'generator' has no attribute '__class_getitem__'
# expect: 15 async_generator[int, str]
# expect: 16 TypeError: type 'generator' is not subscriptable
# expect: 17 TypeError: type 'coroutine' is not subscriptable
# expect: 18 TypeError: int | str is not a generic class
# expect: 19 1
# expect: 20 done
# expect: 21 (*tuple[int, ...],)
# expect: 22 False
# expect: 23 True
# expect: 24 deque([1, 2, 1, 2])
# expect: 25 deque([1, 2, 1, 2, 1, 2, 1, 2])
# expect: 26 deque([], maxlen=0)
# expect: 27 deque([2, 3], maxlen=2)
# expect: 28 ValueError: maxlen must be non-negative
# expect: 29 list[int]
# expect: 30 done
# expect: 31 (<member 'a' of 'A' objects>, <class 'member_descriptor'>)
# expect: 32 'A.a'
# expect: 33 'member_descriptor'
# expect: 34 'int.real'
# expect: 35 <attribute 'real' of 'int' objects>
# expect: 36 ('str.join', 'join', '($self, iterable, /)')
# expect: 37 <class 'str'>
# expect: 38 (<slot wrapper '__add__' of 'str' objects>, <method-wrapper '__add__' of str object at 0x>, <built-in method join of str object at 0x>)
# expect: 39 ''
# expect: 40 (<built-in method fromkeys of type object at 0x>, <built-in method fromkeys of type object at 0x>, <method 'fromkeys' of 'dict' objects>)
# expect: 41 <class 'classmethod_descriptor'>
# expect: 42 <attribute '__dict__' of 'type' objects>
# expect: 43 (<built-in method __init_subclass__ of type object at 0x>, <built-in method __subclasshook__ of type object at 0x>)
# expect: 44 TypeError: object.__reduce_ex__() takes exactly one argument (0 given)
# expect: 45 (<function __newobj__ at 0x>, (<class 'object'>,), None, None, None)
# expect: 46 (<function __newobj__ at 0x>, (<class 'int'>, 1), None, None, None)
# expect: 47 <function _reconstructor at 0x>
# expect: 48 done
# expect: 49 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
# expect: 50 (<function __newobj__ at 0x>, (<class 'cells.S'>,), None, None, None)
# expect: 51 (<function __newobj__ at 0x>, (<class 'cells.S'>,), (None, {'a': 1}), None, None)
# expect: 52 (None, {'a': 1})
# expect: 53 None
# expect: 54 done
# expect: 55 {'x': 1}
# expect: 56 None
# expect: 57 done
# expect: 58 {'x': 1}
# expect: 59 [1]
# expect: 60 (<function __newobj__ at 0x>, (<class 'cells.L'>,), {'x': 1}, <list_iterator object at 0x>, None)
# expect: 61 'a'
# expect: 62 <class 'cells.X'>
# expect: 63 TypeError: __slots__ must be identifiers
# expect: 64 TypeError: __slots__ items must be strings, not 'int'
# expect: 65 TypeError: nonempty __slots__ not supported for subtype of 'int'
# expect: 66 TypeError: nonempty __slots__ not supported for subtype of 'tuple'
# expect: 67 ValueError: 'a' in __slots__ conflicts with class variable
# expect: 68 TypeError: __dict__ slot disallowed: we already got one
# expect: 69 TypeError: __dict__ slot disallowed: we already got one
# expect: 70 None
# expect: 71 TypeError: X.__init_subclass__() takes no keyword arguments
# expect: 72 ValueError: type name must not contain null characters
# expect: 73 TypeError: type __qualname__ must be a str, not int
# expect: 74 1
# expect: 75 TypeError: type.__new__() argument 1 must be str, not int
# expect: 76 TypeError: type.__new__() argument 2 must be tuple, not list
# expect: 77 TypeError: type.__new__() argument 3 must be dict, not list
# expect: 78 TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
# expect: 79 TypeError: type() takes 1 or 3 arguments
# expect: 80 TypeError: type() takes 1 or 3 arguments
# expect: 81 TypeError: type.__new__(int): int is not a subtype of type
# expect: 82 TypeError: type.__new__(int): int is not a subtype of type
# expect: 83 TypeError: int.__new__(str): str is not a subtype of int
# expect: 84 TypeError: int.__new__(X): X is not a type object (int)
# expect: 85 TypeError: int.__new__(bool) is not safe, use bool.__new__()
# expect: 86 TypeError: object.__new__(int) is not safe, use int.__new__()
# expect: 87 TypeError: object.__new__(): not enough arguments
# expect: 88 TypeError: object.__new__(X): X is not a type object (int)
# expect: 89 TypeError: object() takes no arguments
# expect: 90 done
# expect: 91 TypeError: 'NoneType' object is not callable
# expect: 92 done
# expect: 93 TypeError: __init__() should return None, not 'int'
# expect: 94 TypeError: C.__init__() takes 1 positional argument but 2 were given
# expect: 95 done
# expect: 96 TypeError: object.__new__() takes exactly one argument (the type to instantiate)
# expect: 97 done
# expect: 98 TypeError: object.__init__() takes exactly one argument (the instance to initialize)
# expect: 99 done
# expect: 100 TypeError: C() takes no arguments
# expect: 101 TypeError: C() takes no arguments
# expect: 102 None
# expect: 103 TypeError: C.__init__() takes exactly one argument (the instance to initialize)
# expect: 104 done
# expect: 105 TypeError: object.__init__() takes exactly one argument (the instance to initialize)
# expect: 106 TypeError: cannot set '__bases__' attribute of immutable type 'bool'
# expect: 107 TypeError: can only assign non-empty tuple to B.__bases__, not ()
# expect: 108 TypeError: __bases__ assignment: 'int' object layout differs from 'object'
# expect: 109 TypeError: B.__bases__ must be tuple of classes, not 'int'
# expect: 110 TypeError: cannot delete '__bases__' attribute of immutable type 'B'
# expect: 111 ('Y', <class 'cells.B'>)
# expect: 112 TypeError: can only assign string to Y.__name__, not 'int'
# expect: 113 ValueError: type name must not contain null characters
# expect: 114 TypeError: cannot delete '__name__' attribute of immutable type 'Y'
# expect: 115 TypeError: cannot set '__name__' attribute of immutable type 'int'
# expect: 116 TypeError: cannot set 'x' attribute of immutable type 'int'
# expect: 117 TypeError: cannot set 'x' attribute of immutable type 'int'
# expect: 118 TypeError: cannot set 'x' attribute of immutable type 'int'
# expect: 119 TypeError: can only assign string to Y.__qualname__, not 'int'
# expect: 120 TypeError: cannot delete '__module__' attribute of immutable type 'Y'
# expect: 121 'cells'
# expect: 122 AttributeError: attribute '__dict__' of 'type' objects is not writable
# expect: 123 TypeError: __dict__ must be set to a dictionary, not a 'int'
# expect: 124 {}
# expect: 125 TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
# expect: 126 TypeError: __class__ must be set to a class, not 'int' object
# expect: 127 'C'
# expect: 128 TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
# expect: 129 TypeError: can't delete __class__ attribute
# expect: 130 None
# expect: 131 AttributeError: attribute '__weakref__' of 'C' objects is not writable
# expect: 132 AttributeError: readonly attribute
# expect: 133 [<class 'cells.C'>, <class 'object'>]
# expect: 134 TypeError: descriptor 'mro' for 'type' objects doesn't apply to a 'int' object
# expect: 135 [<class 'type'>, <class 'object'>]
# expect: 136 [<class 'cells.C'>, <class 'object'>]
# expect: 137 done
# expect: 138 (<class 'cells.q'>, <class 'object'>)
# expect: 139 done
# expect: 140 TypeError: 'int' object is not iterable
# expect: 141 done
# expect: 142 TypeError: mro() returned a non-class ('int')
# expect: 143 done
# expect: 144 TypeError: multiple bases have instance lay-out conflict
# expect: 145 <class 'cells.X'>
# expect: 146 TypeError: type 'bool' is not an acceptable base type
# expect: 147 TypeError: type 'NoneType' is not an acceptable base type
# expect: 148 TypeError: type 'function' is not an acceptable base type
# expect: 149 TypeError: type 'slice' is not an acceptable base type
# expect: 150 TypeError: type 'range' is not an acceptable base type
# expect: 151 TypeError: type 'memoryview' is not an acceptable base type
# expect: 152 TypeError: type 'ellipsis' is not an acceptable base type
# expect: 153 TypeError: type 'generator' is not an acceptable base type
# expect: 154 TypeError: multiple bases have instance lay-out conflict
# expect: 155 TypeError: duplicate base class C
# expect: 156 TypeError: duplicate base class C
# expect: 157 TypeError: Cannot create a consistent method resolution\norder (MRO) for bases object, C
# expect: 158 TypeError: Cannot create a consistent method resolution\norder (MRO) for bases C, D
# expect: 159 (list[int],)
# expect: 160 done
# expect: 161 ((list[int],), (<class 'list'>,))
# expect: 162 (<class 'list'>, <class 'int'>)
# expect: 163 (<class 'cells.M'>, {}, {})
# expect: 164 TypeError: int() takes at most 2 arguments (3 given)
# expect: 165 TypeError: types.coroutine() expects a callable
# expect: 166 <function g at 0x>
# expect: 167 AttributeError:
# expect: 168 done
# expect: 169 (1,)
# expect: 170 AttributeError:
