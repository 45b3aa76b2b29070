from _cells import run

run(r'''
import typing, collections, types, sys
from typing import *
T=TypeVar('T'); K=TypeVar('K',bound=int); A1=TypeVar('A1',str,bytes); CT=TypeVar('CT',covariant=True); P=ParamSpec('P'); Ts=TypeVarTuple('Ts')
T, K, A1, CT, P, Ts, K.__bound__, A1.__constraints__, CT.__covariant__, P.args, P.kwargs, T.__name__, T.__module__
TypeVar('T',int)
TypeVar('T',bound=1)
TypeVar('T',covariant=True,contravariant=True)
TypeVar('T',int,str,bound=int)
TypeVar(1)
Union[int,str], Union[int], Union[int,int], Optional[int], Union[int,None,str], Union[Union[int,str],float], Optional[Union[int,None]], Union[int,T], Union['A',int], Union[list[int],None]
Union[()]
Union
Union[1]
Optional
Optional[int,str]
Optional[1]
List[int], Dict[str,int], Tuple[int,...], Tuple[()], Tuple[int,str], Set[T], FrozenSet[int], Type[int], Callable[[int],str], Callable[...,int], Callable[[],None], Callable[P,int], Callable[Concatenate[int,P],str], DefaultDict[str,int], Counter[str], Deque[int], ChainMap[str,int], OrderedDict[str,int], Iterable[int], Generator[int,str,None], AsyncGenerator[int,str], Awaitable[int], ContextManager[int], Pattern[str], Match[bytes], IO[str], Literal[1,'a',None,True], ClassVar[int], Final[int], Annotated[int,'x',5], Any, NoReturn, Never, Self, LiteralString, TypeAlias, Hashable, Sized, Text, AnyStr
List, Dict, Tuple, Callable, Type, Iterable, Generator
List[T][int], Dict[K,T][int,str], Union[T,int][str], Callable[[T],T][int], Dict[T,List[T]][int], Tuple[T,...][int], Callable[P,T][[int,str],float], Callable[P,T][...,int], Tuple[Unpack[Ts]][int,str], Optional[T][int], Annotated[List[T],'m'][int], ClassVar[List[T]] 
List[int,str]
List[int][int]
Dict[int]
Tuple[1]
List[1]
List['x'], List[None], List[...] if 0 else 0
Callable[int]
Callable[int,str]
Callable[[int]]
Literal[1], Literal[[1]], Literal[1,1], Literal[1]==Literal[True], Literal[1,2]==Literal[2,1], Literal[Literal[1],2], hash(Literal[1])==hash(Literal[1])
Literal
Literal[()]
Annotated[int]
Annotated[Annotated[int,1],2], Annotated[int,1].__metadata__, Annotated[int,1].__origin__, Annotated[int,1]==Annotated[int,1], Annotated[int,[1]]
ClassVar[ClassVar[int]]
ClassVar[int,str]
Final[1]
Any()
class Foo(Any): pass
Foo.__mro__
isinstance(1,Any)
isinstance(1,List[int])
isinstance([],List), isinstance([],Sequence), issubclass(list,Sequence), isinstance(1,Hashable), isinstance(1,Union[int,str]), isinstance(len,Callable)
isinstance(1,Optional[List[int]])
isinstance(1,T)
isinstance(1,Literal[1])
isinstance(1,ClassVar)
issubclass(int,Union[int,str]), issubclass(list,Iterable)
get_origin(List[int]), get_args(List[int]), get_origin(Union[int,str]), get_args(Callable[[int],str]), get_origin(Callable), get_args(Literal[1,2]), get_origin(Annotated[int,1]), get_args(Annotated[int,1]), get_args(Tuple[()]), get_args(tuple[int,...]), get_origin(int|str), get_origin(Generic[T]), get_origin(Generic), get_origin(P.args), get_args(Callable[P,int]), get_args(list), get_origin(ClassVar[int])
class G(Generic[T]):
    x: T
G[int], G[int].__origin__, G[int].__args__, G.__parameters__, G.__orig_bases__, G[T], G[List[T]].__parameters__, G[int]()
G[int]().__orig_class__
G[int,str]
G[()]
G[1]
class H(G[int],Generic[K]): pass
H.__mro__, H.__parameters__, H[int], H.__orig_bases__
class I(Dict[K,T]): pass
I[int,str], I.__parameters__, I.__mro__
class J(Generic[T],Generic[K]): pass
class J(Generic): pass
class J(Generic[int]): pass
class J(List[T],Generic[K]): pass
class J(Generic[T,T]): pass
class J(Generic[P]): pass
J[int,str], J[[int,str]], J[...]
class J(Generic[T,P]): pass
J[int,[str]]
class J(Generic[Unpack[Ts]]): pass
J[int,str], J[()]
Generic[int]
Generic()
class Pr(Protocol):
    def m(self)->int: ...
Pr()
isinstance(1,Pr)
@runtime_checkable
class Pr(Protocol):
    def m(self)->int: ...
    x: int = 1
isinstance(1,Pr), issubclass(int,Pr) if 0 else 0
issubclass(int,Pr)
class Im:
    x=1
    def m(self): pass
isinstance(Im(),Pr), Pr._is_protocol, Pr.__mro__
class PP(Protocol[T]):
    def m(self)->T: ...
PP[int], PP.__parameters__
class PB(Protocol,Im): pass
class PI(PP[int]): pass
PI()
@runtime_checkable
class Z: pass
isinstance(1,SupportsInt), isinstance(1,SupportsIndex), isinstance('a',SupportsFloat), isinstance(1,SupportsAbs), isinstance(1.0,SupportsRound), isinstance(b'',SupportsBytes), SupportsInt
class TD(TypedDict):
    a: int
    b: 'str'
TD(a=1,b='x'), TD.__annotations__, TD.__total__, TD.__required_keys__==frozenset('ab'), TD.__optional_keys__, type(TD), TD.__bases__, TD.__mro__, TD.__orig_bases__ if hasattr(TD,'__orig_bases__') else None
isinstance({},TD)
issubclass(dict,TD)
class TD2(TD,total=False):
    c: Required[int]
    d: NotRequired[int]
    e: int
sorted(TD2.__required_keys__), sorted(TD2.__optional_keys__), TD2.__annotations__, get_type_hints(TD2), get_type_hints(TD2,include_extras=True), is_typeddict(TD2), is_typeddict(dict)
TypedDict('X',{'a':int})(a=1), TypedDict('X',{'a':int},total=False).__total__
TypedDict('X',a=int)
class TD3(TD,int): pass
class TD4(TypedDict):
    def f(self): pass
class TD4(TypedDict):
    x: 1
class TG(TypedDict,Generic[T]):
    x: T
TG[int], TG.__parameters__
class NT(NamedTuple):
    a: int
    b: str = 'x'
    def f(self): return self.a
NT(1), NT(1).f(), NT._fields, NT._field_defaults, NT.__annotations__, NT.__mro__, NT.__orig_bases__, NT.__doc__, NT.__new__.__annotations__
NT()
class NB(NamedTuple):
    a: int = 1
    b: str
class NB(NamedTuple):
    _a: int
class NB(NamedTuple):
    a: int
    def __new__(c): pass
NamedTuple('X',[('a',int)])(1), NamedTuple('X',[('a',int)]).__annotations__
NamedTuple('X',a=int) 
class NG(NamedTuple,Generic[T]):
    x: T
NG[int](1), NG.__mro__
class NM(NamedTuple,int): pass
NewType('U',int), NewType('U',int)(5), NewType('U',int).__supertype__, NewType('U',int)|str
class Sub(NewType('U',int)): pass
cast(int,'a'), cast('int',1), assert_type(1,int), reveal_type
assert_never(1)
@overload
def f(x:int)->int: ...
@overload
def f(x:str)->str: ...
f(1)
len(get_overloads(f)), clear_overloads()
@final
class FF: pass
FF.__final__
@no_type_check
def g(x:'nope'): pass
get_type_hints(g)
def h(a:'int',b:Optional[str]=None,*c:T,**d:'List[int]')->'G': ...
get_type_hints(h), h.__annotations__
def h(a:int=None): ...
get_type_hints(h)
class Ann:
    x: Annotated[int,'m']
    y: 'ClassVar[int]'
    z: Final[int] = 1
    w: 'List[Ann]'
get_type_hints(Ann), get_type_hints(Ann,include_extras=True)
def bad(x:'nope'): ...
get_type_hints(bad)
def bad(x:'1+'): ...
get_type_hints(bad)
get_type_hints(1)
get_type_hints(int), get_type_hints(sys)=={} 
ForwardRef('int'), ForwardRef('int')==ForwardRef('int'), ForwardRef('A',is_class=True), ForwardRef('x',module='m')
ForwardRef('1+')
ForwardRef(1)
Concatenate[int,P]
Concatenate[int]
Concatenate[()]
TypeGuard[int], TypeGuard[int].__args__
TypeGuard
Self[int]
Any[int]
NoReturn[int]
List[int]==List[int], List[int]!=list[int], hash(Union[int,str])==hash(Union[str,int]), Union[int,str]==Union[str,int], Union[int,str]==(int|str), (int|str)==Union[int,str], List[int] is List[int]
List[int]|None, None|List[int], T|int, int|T, 'x'|T if 0 else 0, Optional[T]|str, Callable|int, Literal[1]|None, Any|None
T|1
List()
List[int]()
Dict[str,int](a=1), Deque[int]([1]), DefaultDict[str,int](list), Type[int] 
Union[int,str]()
Callable()
List.foo
List[int].foo
List[int].__foo__
import pickle, copy
pickle.loads(pickle.dumps(List[int])), pickle.loads(pickle.dumps(Union[int,str])), pickle.loads(pickle.dumps(Any)), copy.copy(List[int]), copy.deepcopy(Optional[int]), pickle.loads(pickle.dumps(List)), pickle.loads(pickle.dumps(NoReturn))
typing.get_type_hints(NT), typing.Text is str, typing.TYPE_CHECKING, typing.ByteString, typing.Reversible[int], typing.Container, typing.AbstractSet[int], typing.MutableMapping[str,int], typing.KeysView[int], typing.ItemsView[int,str], typing.AsyncContextManager[int], typing.Coroutine[int,str,float]
dataclass_transform()(type('Q',(),{})).__dataclass_transform__
override if hasattr(typing,'override') else 'none'
sorted(typing.__all__)
def dec(fn: Callable[P,T]) -> Callable[P,List[T]]: ...
dec.__annotations__
get_args(Callable[Concatenate[int,P],str]), Callable[Concatenate[int,P],str][[str]] if 0 else 0
Callable[[Unpack[Ts]],T], Callable[[int,Unpack[Ts]],T][str,float,bool]
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (~T, ~K, ~A1, +CT, ~P, Ts, <class 'int'>, (<class 'str'>, <class 'bytes'>), True, P.args, P.kwargs, 'T', 'cells')
# expect: 4 TypeError: A single constraint is not allowed
# expect: 5 ~T
# expect: 6 ValueError: Bivariant types are not supported.
# expect: 7 TypeError: Constraints cannot be combined with bound=...
# expect: 8 TypeError: can only concatenate str (not "int") to str
# expect: 9 (typing.Union[int, str], <class 'int'>, <class 'int'>, typing.Optional[int], typing.Union[int, NoneType, str], typing.Union[int, str, float], typing.Optional[int], typing.Union[int, ~T], typing.Union[ForwardRef('A'), int], typing.Optional[list[int]])
# expect: 10 TypeError: Cannot take a Union of no types.
# expect: 11 typing.Union
# expect: 12 1
# expect: 13 typing.Optional
# expect: 14 TypeError: typing.Optional requires a single type. Got (<class 'int'>, <class 'str'>).
# expect: 15 typing.Optional[1]
# expect: 16 (typing.List[int], typing.Dict[str, int], typing.Tuple[int, ...], typing.Tuple[()], typing.Tuple[int, str], typing.Set[~T], typing.FrozenSet[int], typing.Type[int], typing.Callable[[int], str], typing.Callable[..., int], typing.Callable[[], NoneType], typing.Callable[~P, int], typing.Callable[typing.Concatenate[int, ~P], str], typing.DefaultDict[str, int], typing.Counter[str], typing.Deque[int], typing.ChainMap[str, int], typing.OrderedDict[str, int], typing.Iterable[int], typing.Generator[int, str, NoneType], typing.AsyncGenerator[int, str], typing.Awaitable[int], typing.ContextManager[int], typing.Pattern[str], typing.Match[bytes], typing.IO[str], typing.Literal[1, 'a', None, True], typing.ClassVar[int], typing.Final[int], typing.Annotated[int, 'x', 5], typing.Any, typing.NoReturn, typing.Never, typing.Self, typing.LiteralString, typing.TypeAlias, typing.Hashable, typing.Sized, <class 'str'>, ~AnyStr)
# expect: 17 (typing.List, typing.Dict, typing.Tuple, typing.Callable, typing.Type, typing.Iterable, typing.Generator)
# expect: 18 (typing.List[int], typing.Dict[int, str], typing.Union[str, int], typing.Callable[[int], int], typing.Dict[int, typing.List[int]], typing.Tuple[int, ...], typing.Callable[[int, str], float], typing.Callable[..., int], typing.Tuple[int, str], typing.Optional[int], typing.Annotated[typing.List[int], 'm'], typing.ClassVar[typing.List[~T]])
# expect: 19 TypeError: Too many arguments for typing.List; actual 2, expected 1
# expect: 20 TypeError: typing.List[int] is not a generic class
# expect: 21 TypeError: Too few arguments for typing.Dict; actual 1, expected 2
# expect: 22 typing.Tuple[1]
# expect: 23 typing.List[1]
# expect: 24 (typing.List[ForwardRef('x')], typing.List[NoneType], 0)
# expect: 25 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 26 typing.Callable[[int], str]
# expect: 27 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 28 (typing.Literal[1], typing.Literal[[1]], typing.Literal[1], False, True, typing.Literal[1, 2], True)
# expect: 29 typing.Literal
# expect: 30 typing.Literal[()]
# expect: 31 TypeError: Annotated[...] should be used with at least two arguments (a type and an annotation).
# expect: 32 (typing.Annotated[int, 1, 2], (1,), <class 'int'>, True, typing.Annotated[int, [1]])
# expect: 33 TypeError: typing.ClassVar[int] is not valid as type argument
# expect: 34 TypeError: typing.ClassVar accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 35 typing.Final[1]
# expect: 36 TypeError: Any cannot be instantiated
# expect: 37 done
# expect: 38 (<class 'cells.Foo'>, typing.Any, <class 'object'>)
# expect: 39 TypeError: typing.Any cannot be used with isinstance()
# expect: 40 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 41 (True, True, True, True, True, True)
# expect: 42 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 43 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 44 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 45 TypeError: typing.ClassVar cannot be used with isinstance()
# expect: 46 (True, True)
# expect: 47 (<class 'list'>, (<class 'int'>,), typing.Union, ([<class 'int'>], <class 'str'>), <class 'collections.abc.Callable'>, (1, 2), <class 'typing.Annotated'>, (<class 'int'>, 1), (), (<class 'int'>, Ellipsis), <class 'types.UnionType'>, <class 'typing.Generic'>, <class 'typing.Generic'>, ~P, (~P, <class 'int'>), (), typing.ClassVar)
# expect: 48 done
# expect: 49 (cells.G[int], <class 'cells.G'>, (<class 'int'>,), (~T,), (typing.Generic[~T],), cells.G[~T], (~T,), <cells.G object at 0x>)
# expect: 50 cells.G[int]
# expect: 51 TypeError: Too many arguments for <class 'cells.G'>; actual 2, expected 1
# expect: 52 TypeError: Too few arguments for <class 'cells.G'>; actual 0, expected 1
# expect: 53 cells.G[1]
# expect: 54 done
# expect: 55 ((<class 'cells.H'>, <class 'cells.G'>, <class 'typing.Generic'>, <class 'object'>), (~K,), cells.H[int], (cells.G[int], typing.Generic[~K]))
# expect: 56 done
# expect: 57 (cells.I[int, str], (~K, ~T), (<class 'cells.I'>, <class 'dict'>, <class 'typing.Generic'>, <class 'object'>))
# expect: 58 TypeError: Cannot inherit from Generic[...] multiple times.
# expect: 59 TypeError: Cannot inherit from plain Generic
# expect: 60 TypeError: Parameters to Generic[...] must all be type variables or parameter specification variables.
# expect: 61 TypeError: Some type variables (~T) are not listed in Generic[~K]
# expect: 62 TypeError: Parameters to Generic[...] must all be unique
# expect: 63 done
# expect: 64 (cells.J[(<class 'int'>, <class 'str'>)], cells.J[(<class 'int'>, <class 'str'>)], cells.J[...])
# expect: 65 done
# expect: 66 cells.J[int, (<class 'str'>,)]
# expect: 67 done
# expect: 68 (cells.J[int, str], cells.J[()])
# expect: 69 TypeError: Parameters to Generic[...] must all be type variables or parameter specification variables.
# expect: 70 <typing.Generic object at 0x>
# expect: 71 done
# expect: 72 TypeError: Protocols cannot be instantiated
# expect: 73 TypeError: Instance and class checks can only be used with @runtime_checkable protocols
# expect: 74 done
# expect: 75 (False, 0)
# expect: 76 False
# expect: 77 done
# expect: 78 (True, True, (<class 'cells.Pr'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>))
# expect: 79 done
# expect: 80 (cells.PP[int], (~T,))
# expect: 81 TypeError: Protocols can only inherit from other protocols, got <class 'cells.Im'>
# expect: 82 done
# expect: 83 <cells.PI object at 0x>
# expect: 84 TypeError: @runtime_checkable can be only applied to protocol classes, got <class 'cells.Z'>
# expect: 85 (True, True, False, True, True, True, <class 'typing.SupportsInt'>)
# expect: 86 done
# expect: 87 ({'a': 1, 'b': 'x'}, {'a': <class 'int'>, 'b': ForwardRef('str', module='cells')}, True, True, frozenset(), <class 'typing._TypedDictMeta'>, (<class 'dict'>,), (<class 'cells.TD'>, <class 'dict'>, <class 'object'>), (<function TypedDict at 0x>,))
# expect: 88 TypeError: TypedDict does not support instance and class checks
# expect: 89 TypeError: TypedDict does not support instance and class checks
# expect: 90 done
# expect: 91 (['a', 'b', 'c'], ['d', 'e'], {'a': <class 'int'>, 'b': ForwardRef('str', module='cells'), 'c': typing.Required[int], 'd': typing.NotRequired[int], 'e': <class 'int'>}, {'a': <class 'int'>, 'b': <class 'str'>, 'c': <class 'int'>, 'd': <class 'int'>, 'e': <class 'int'>}, {'a': <class 'int'>, 'b': <class 'str'>, 'c': typing.Required[int], 'd': typing.NotRequired[int], 'e': <class 'int'>}, True, False)
# expect: 92 ({'a': 1}, False)
# expect: 93 <class 'cells.X'>
# expect: 94 TypeError: cannot inherit from both a TypedDict type and a non-TypedDict base class
# expect: 95 done
# expect: 96 done
# expect: 97 done
# expect: 98 (cells.TG[int], (~T,))
# expect: 99 done
# expect: 100 (NT(a=1, b='x'), 1, ('a', 'b'), {'b': 'x'}, {'a': <class 'int'>, 'b': <class 'str'>}, (<class 'cells.NT'>, <class 'tuple'>, <class 'object'>), (<function NamedTuple at 0x>,), 'NT(a, b)', {'a': <class 'int'>, 'b': <class 'str'>})
# expect: 101 TypeError: NT.__new__() missing 1 required positional argument: 'a'
# expect: 102 TypeError: Non-default namedtuple field b cannot follow default field a
# expect: 103 ValueError: Field names cannot start with an underscore: '_a'
# expect: 104 AttributeError: Cannot overwrite NamedTuple attribute __new__
# expect: 105 (X(a=1), {'a': <class 'int'>})
# expect: 106 <class 'cells.X'>
# expect: 107 done
# expect: 108 (NG(x=1), (<class 'cells.NG'>, <class 'tuple'>, <class 'typing.Generic'>, <class 'object'>))
# expect: 109 TypeError: can only inherit from a NamedTuple type and Generic
# expect: 110 (cells.U, 5, <class 'int'>, typing.Union[cells.U, str])
# expect: 111 TypeError: Cannot subclass an instance of NewType. Perhaps you were looking for: `Sub = NewType('Sub', U)`
# expect: 112 ('a', 1, 1, <function reveal_type at 0x>)
# expect: 113 AssertionError: Expected code to be unreachable, but got: 1
# expect: 114 done
# expect: 115 done
# expect: 116 NotImplementedError: You should not call an overloaded function. A series of @overload-decorated functions outside a stub module should always be followed by an implementation that is not @overload-ed.
# expect: 117 (0, None)
# expect: 118 done
# expect: 119 True
# expect: 120 done
# expect: 121 {}
# expect: 122 done
# expect: 123 ({'a': <class 'int'>, 'b': typing.Optional[str], 'c': ~T, 'd': typing.List[int], 'return': <class 'cells.G'>}, {'a': 'int', 'b': typing.Optional[str], 'c': ~T, 'd': 'List[int]', 'return': 'G'})
# expect: 124 done
# expect: 125 {'a': <class 'int'>}
# expect: 126 done
# expect: 127 ({'x': <class 'int'>, 'y': typing.ClassVar[int], 'z': typing.Final[int], 'w': typing.List[cells.Ann]}, {'x': typing.Annotated[int, 'm'], 'y': typing.ClassVar[int], 'z': typing.Final[int], 'w': typing.List[cells.Ann]})
# expect: 128 done
# expect: 129 NameError: name 'nope' is not defined
# expect: 130 done
# expect: 131 SyntaxError: Forward reference must be an expression -- got '1+'
# expect: 132 TypeError: 1 is not a module, class, method, or function.
# expect: 133 ({}, True)
# expect: 134 (ForwardRef('int'), True, ForwardRef('A'), ForwardRef('x', module='m'))
# expect: 135 SyntaxError: Forward reference must be an expression -- got '1+'
# expect: 136 TypeError: Forward reference must be a string -- got 1
# expect: 137 typing.Concatenate[int, ~P]
# expect: 138 TypeError: The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
# expect: 139 TypeError: Cannot take a Concatenate of no types.
# expect: 140 (typing.TypeGuard[int], (<class 'int'>,))
# expect: 141 typing.TypeGuard
# expect: 142 TypeError: typing.Self is not subscriptable
# expect: 143 TypeError: type 'Any' is not subscriptable
# expect: 144 TypeError: typing.NoReturn is not subscriptable
# expect: 145 (True, True, True, True, True, True, True)
# expect: 146 (typing.Optional[typing.List[int]], typing.Optional[typing.List[int]], typing.Union[~T, int], typing.Union[int, ~T], 0, typing.Union[~T, NoneType, str], typing.Union[typing.Callable, int], typing.Optional[typing.Literal[1]], typing.Any | None)
# expect: 147 typing.Union[~T, 1]
# expect: 148 TypeError: Type List cannot be instantiated; use list() instead
# expect: 149 TypeError: Type List cannot be instantiated; use list() instead
# expect: 150 TypeError: Type Dict cannot be instantiated; use dict() instead
# expect: 151 TypeError: Cannot instantiate typing.Union
# expect: 152 TypeError: Can't instantiate abstract class Callable with abstract method __call__
# expect: 153 AttributeError: type object 'list' has no attribute 'foo'
# expect: 154 AttributeError: type object 'list' has no attribute 'foo'
# expect: 155 AttributeError: __foo__
# expect: 156 done
# expect: 157 (typing.List[int], typing.Union[int, str], typing.Any, typing.List[int], typing.Optional[int], typing.List, typing.NoReturn)
# expect: 158 ({'a': <class 'int'>, 'b': <class 'str'>}, True, False, typing.ByteString, typing.Reversible[int], typing.Container, typing.AbstractSet[int], typing.MutableMapping[str, int], typing.KeysView[int], typing.ItemsView[int, str], typing.AsyncContextManager[int], typing.Coroutine[int, str, float])
# expect: 159 {'eq_default': True, 'order_default': False, 'kw_only_default': False, 'field_specifiers': (), 'kwargs': {}}
# expect: 160 'none'
# expect: 161 ['AbstractSet', 'Annotated', 'Any', 'AnyStr', 'AsyncContextManager', 'AsyncGenerator', 'AsyncIterable', 'AsyncIterator', 'Awaitable', 'BinaryIO', 'ByteString', 'Callable', 'ChainMap', 'ClassVar', 'Collection', 'Concatenate', 'Container', 'ContextManager', 'Coroutine', 'Counter', 'DefaultDict', 'Deque', 'Dict', 'Final', 'ForwardRef', 'FrozenSet', 'Generator', 'Generic', 'Hashable', 'IO', 'ItemsView', 'Iterable', 'Iterator', 'KeysView', 'List', 'Literal', 'LiteralString', 'Mapping', 'MappingView', 'Match', 'MutableMapping', 'MutableSequence', 'MutableSet', 'NamedTuple', 'Never', 'NewType', 'NoReturn', 'NotRequired', 'Optional', 'OrderedDict', 'ParamSpec', 'ParamSpecArgs', 'ParamSpecKwargs', 'Pattern', 'Protocol', 'Required', 'Reversible', 'Self', 'Sequence', 'Set', 'Sized', 'SupportsAbs', 'SupportsBytes', 'SupportsComplex', 'SupportsFloat', 'SupportsIndex', 'SupportsInt', 'SupportsRound', 'TYPE_CHECKING', 'Text', 'TextIO', 'Tuple', 'Type', 'TypeAlias', 'TypeGuard', 'TypeVar', 'TypeVarTuple', 'TypedDict', 'Union', 'Unpack', 'ValuesView', 'assert_never', 'assert_type', 'cast', 'clear_overloads', 'dataclass_transform', 'final', 'get_args', 'get_origin', 'get_overloads', 'get_type_hints', 'is_typeddict', 'no_type_check', 'no_type_check_decorator', 'overload', 'reveal_type', 'runtime_checkable']
# expect: 162 done
# expect: 163 {'fn': typing.Callable[~P, ~T], 'return': typing.Callable[~P, typing.List[~T]]}
# expect: 164 ((typing.Concatenate[int, ~P], <class 'str'>), 0)
# expect: 165 (typing.Callable[[*Ts], ~T], typing.Callable[[int, str, float], bool])
