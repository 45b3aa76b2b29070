# Forms of typing: subscription, substitution, protocols, named tuples, typed dicts, hints.
from _cells import run

run(r'''
import typing, sys, collections, collections.abc
from typing import *
T = TypeVar('T'); S = TypeVar('S'); P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
T, TypeVar('A', int, str).__constraints__, TypeVar('B', bound=int).__bound__, TypeVar('C', covariant=True), TypeVar('D', contravariant=True), T.__name__
TypeVar('A', int)
TypeVar('A', int, bound=str)
TypeVar('A', covariant=True, contravariant=True)
TypeVar()
isinstance(5, T)
Optional[int], Union[int, str], Union[int], Union[int, int, str], Union[int, None], Optional[None], Union[Union[int, str], float], Union[list[int], T]
Union[()]
Union
Optional[int, str]
isinstance(3, Optional[List[int]])
List[int], Dict[str, int], Tuple[int, ...], Tuple[()], Tuple, List, Set[T], FrozenSet, Type[int], Deque[int], DefaultDict[str, int], OrderedDict[str, int], Counter[int], ChainMap[str, int]
List[int, str]
Dict[int]
List[int]() , List()
Tuple[int, str].__args__, Tuple[int, str].__origin__, get_origin(List[int]), get_args(Dict[str, int]), get_origin(Union[int, str]), get_args(Callable[[int], str]), get_origin(Annotated[int, 1]), get_args(Annotated[int, 1]), get_origin(int), get_args(int), get_origin(Generic[T]), get_args(Literal[1, 'a']), get_args(Optional[int])
Callable, Callable[[int, str], float], Callable[..., int], Callable[[], int], Callable[P, int], Callable[Concatenate[int, P], str], Callable[[T], T][int], Callable[P, T][[int, str], float]
Callable[[int]]
Callable[int]
Literal[1, 2], Literal['a', b'b', None, True], Literal[1, 1], Literal[Literal[1, 2], 3], Literal[1] == Literal[True], Literal[1, 2] == Literal[2, 1], Literal[1].__args__
ClassVar[int], Final[int], ClassVar, Final
ClassVar[int, str]
ClassVar[ClassVar[int]]
Final()
class X(ClassVar): pass
isinstance(1, ClassVar[int])
Any, NoReturn, Never, Self, LiteralString, TypeAlias, TypeGuard[int], Required[int], NotRequired[int], Unpack[Ts], Concatenate[int, P], Annotated[int, 'a', 5]
Any()
class AnySub(Any): pass
isinstance(1, Any)
NoReturn[int]
Self[int]
NoReturn()
Annotated[int]
class G(Generic[T]):
    def __init__(self, x=None): self.x = x
G[int], G[int](5).x, G[int]().__orig_class__, G.__parameters__, G[T], G[int].__args__, G[int].__parameters__, G[List[T]][int], G[int] == G[int], G.__orig_bases__
G[int, str]
G[int][str]
class G2(G[int]): pass
G2[int]
class G3(Generic[T, S]): pass
G3[int, str], G3[int]
class G4(Generic[T, T]): pass
class G5(Generic[int]): pass
class G6(Generic): pass
class G7(List[T], Generic[T]): pass
class G8(Generic[T], Generic[S]): pass
Generic[T], Generic
Generic()
Generic[()]
class VT(Generic[Unpack[Ts]]): pass
class PSC(Generic[P]): pass
class Proto(Protocol):
    x: int
    def f(self) -> int: ...
Proto()
isinstance(5, Proto)
@runtime_checkable
class RP(Protocol):
    def close(self): ...
class HasClose:
    def close(self): pass
@runtime_checkable
class RD(Protocol):
    x: int
issubclass(int, RD)
class HasX: x = 5
isinstance(HasX(), RD), isinstance(5, RD)
class BadP(Protocol, int): pass
@runtime_checkable
class NotP: pass
class PI(Proto): 
    def f(self): return 3
PI().f()
isinstance(5, SupportsInt), isinstance(5, SupportsIndex), isinstance('a', SupportsFloat), isinstance(5.0, SupportsRound), isinstance(5, SupportsAbs), isinstance(b'', SupportsBytes), isinstance(1j, SupportsComplex)
class NTup(NamedTuple):
    a: int
    b: str = 'x'
    def m(self): return self.a
NTup()
class NB(NamedTuple):
    a: int = 1
    b: int
class NB(NamedTuple, int): 
    a: int
class NB(NamedTuple):
    _a: int
class NB(NamedTuple):
    a: int
    def __new__(cls): pass
class NG(NamedTuple, Generic[T]):
    a: T
NG[int](3), NG(4)
NamedTuple('Q', [('a', int), ('b', str)])(1, 'a'), NamedTuple('Q', a=int)(1)
NamedTuple('Q', [('a', int)], b=str)
class TD(TypedDict):
    a: int
    b: NotRequired[str]
TD(a=1), TD.__annotations__, TD.__required_keys__, TD.__optional_keys__, TD.__total__, TD.__bases__, is_typeddict(TD), is_typeddict(dict)
class TD2(TD, total=False):
    c: Required[int]
    d: float
TD2.__required_keys__ == {'a', 'c'}, TD2.__optional_keys__ == {'b', 'd'}, TD2.__total__
isinstance({}, TD)
class TD3(TD, int): pass
TypedDict('TQ', {'a': int})(a=1), TypedDict('TQ', {'a': int}, total=False).__total__
class TG(TypedDict, Generic[T]):
    x: T
TG[int], TG(x=1), TG[int](x=1)
class TD4(TypedDict):
    a: ClassVar[int]
NT = NewType('NT', int); NT(5), NT, NT.__supertype__, NT.__name__, NT.__module__
class X(NT): pass
NT | int, int | NT, T | int, int | T, List[int] | None, None | List[int], Optional[int] | str, 'a' | T, Any | int
List['int'], Optional['foo'], ForwardRef('int'), ForwardRef('int') == ForwardRef('int'), ForwardRef('a.b').__forward_arg__
ForwardRef(5)
ForwardRef('a b')
def fn(a: 'int', b: Optional['str'] = None, *args: 'float') -> 'List[int]': pass
get_type_hints(fn), fn.__annotations__
class Ann:
    x: 'int'
    y: Annotated[int, 3]
    z: ClassVar['str']
get_type_hints(Ann), get_type_hints(Ann, include_extras=True)
get_type_hints(5)
get_type_hints(len)
def bad(a: 'nosuch'): pass
get_type_hints(bad)
def bad2(a: '1 +'): pass
get_type_hints(bad2)
get_type_hints(bad, localns={'nosuch': int})
def bad3(a: 5): pass
get_type_hints(bad3)
assert_never(5)
@overload
def ov(a: int): ...
@overload
def ov(a: str): ...
def ov(a): return a
len(get_overloads(ov)), clear_overloads(), get_overloads(ov)
@overload
def ov2(a: int): ...
ov2(1)
@dataclass_transform(eq_default=False)
def dt(x): return x
dt.__dataclass_transform__
Text, AnyStr, AnyStr.__constraints__, Pattern, Match, Pattern[str], IO, TextIO, BinaryIO, IO[str]
Iterable[int], Iterator, Generator[int, str, float], AsyncIterator[int], Coroutine[int, str, float], Awaitable[int], AsyncGenerator[int, str], ContextManager[int], Mapping[str, int], Hashable, Sized, Collection[int], KeysView[int], ItemsView[int, str], Reversible, Sequence[int], ByteString, AbstractSet[int], MutableSet[int]
isinstance([], Iterable), issubclass(list, Sequence), isinstance([], List), issubclass(dict, Mapping)
isinstance([], List[int])
issubclass(list, List[int])
Generator[int]
List[int].__origin__, List.__origin__, List[int].__name__, List[int].__qualname__ , List[T].__parameters__, List._name
List[5]
List[int, ...]
Dict[T, S][int, str], Dict[T, int][str], Dict[T, List[T]][int]
Dict[T, S][int]
copy_ = __import__('copy'); copy_.copy(List[int]) == List[int], copy_.deepcopy(Union[int, str]) == Union[int, str], copy_.copy(T) is T, copy_.deepcopy(Any) is Any
import pickle; pickle.loads(pickle.dumps(List[int])), pickle.loads(pickle.dumps(Union[int, str])), pickle.loads(pickle.dumps(Any)), pickle.loads(pickle.dumps(Optional)), pickle.loads(pickle.dumps(Tuple[int, ...])), pickle.loads(pickle.dumps(Callable[[int], str])), pickle.loads(pickle.dumps(Literal[1]))
typing.get_type_hints(typing)
Tuple[int, str][float]
Concatenate[int]
Concatenate[int, str]
Unpack[int]
Unpack[int, str]
TypeGuard[int, str]
Required[int, str]
Literal[[]] 
''')
# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (~T, (<class 'int'>, <class 'str'>), <class 'int'>, +C, -D, 'T')
# expect: 4 TypeError: A single constraint is not allowed
# expect: 5 TypeError: Constraints cannot be combined with bound=...
# expect: 6 ValueError: Bivariant types are not supported.
# expect: 7 TypeError: TypeVar.__init__() missing 1 required positional argument: 'name'
# expect: 8 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 9 (typing.Optional[int], typing.Union[int, str], <class 'int'>, typing.Union[int, str], typing.Optional[int], <class 'NoneType'>, typing.Union[int, str, float], typing.Union[list[int], ~T])
# expect: 10 TypeError: Cannot take a Union of no types.
# expect: 11 typing.Union
# expect: 12 TypeError: typing.Optional requires a single type. Got (<class 'int'>, <class 'str'>).
# expect: 13 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 14 (typing.List[int], typing.Dict[str, int], typing.Tuple[int, ...], typing.Tuple[()], typing.Tuple, typing.List, typing.Set[~T], typing.FrozenSet, typing.Type[int], typing.Deque[int], typing.DefaultDict[str, int], typing.OrderedDict[str, int], typing.Counter[int], typing.ChainMap[str, int])
# expect: 15 TypeError: Too many arguments for typing.List; actual 2, expected 1
# expect: 16 TypeError: Too few arguments for typing.Dict; actual 1, expected 2
# expect: 17 TypeError: Type List cannot be instantiated; use list() instead
# expect: 18 ((<class 'int'>, <class 'str'>), <class 'tuple'>, <class 'list'>, (<class 'str'>, <class 'int'>), typing.Union, ([<class 'int'>], <class 'str'>), <class 'typing.Annotated'>, (<class 'int'>, 1), None, (), <class 'typing.Generic'>, (1, 'a'), (<class 'int'>, <class 'NoneType'>))
# expect: 19 (typing.Callable, typing.Callable[[int, str], float], typing.Callable[..., int], typing.Callable[[], int], typing.Callable[~P, int], typing.Callable[typing.Concatenate[int, ~P], str], typing.Callable[[int], int], typing.Callable[[int, str], float])
# expect: 20 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 21 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 22 (typing.Literal[1, 2], typing.Literal['a', b'b', None, True], typing.Literal[1], typing.Literal[1, 2, 3], False, True, (1,))
# expect: 23 (typing.ClassVar[int], typing.Final[int], typing.ClassVar, typing.Final)
# expect: 24 TypeError: typing.ClassVar accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 25 TypeError: typing.ClassVar[int] is not valid as type argument
# expect: 26 TypeError: Cannot instantiate typing.Final
# expect: 27 TypeError: Cannot subclass typing.ClassVar
# expect: 28 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 29 (typing.Any, typing.NoReturn, typing.Never, typing.Self, typing.LiteralString, typing.TypeAlias, typing.TypeGuard[int], typing.Required[int], typing.NotRequired[int], *Ts, typing.Concatenate[int, ~P], typing.Annotated[int, 'a', 5])
# expect: 30 TypeError: Any cannot be instantiated
# expect: 31 done
# expect: 32 TypeError: typing.Any cannot be used with isinstance()
# expect: 33 TypeError: typing.NoReturn is not subscriptable
# expect: 34 TypeError: typing.Self is not subscriptable
# expect: 35 TypeError: Cannot instantiate typing.NoReturn
# expect: 36 TypeError: Annotated[...] should be used with at least two arguments (a type and an annotation).
# expect: 37 done
# expect: 38 (cells.G[int], 5, cells.G[int], (~T,), cells.G[~T], (<class 'int'>,), (), cells.G[typing.List[int]], True, (typing.Generic[~T],))
# expect: 39 TypeError: Too many arguments for <class 'cells.G'>; actual 2, expected 1
# expect: 40 TypeError: cells.G[int] is not a generic class
# expect: 41 done
# expect: 42 TypeError: <class 'cells.G2'> is not a generic class
# expect: 43 done
# expect: 44 TypeError: Too few arguments for <class 'cells.G3'>; actual 1, expected 2
# expect: 45 TypeError: Parameters to Generic[...] must all be unique
# expect: 46 TypeError: Parameters to Generic[...] must all be type variables or parameter specification variables.
# expect: 47 TypeError: Cannot inherit from plain Generic
# expect: 48 done
# expect: 49 TypeError: Cannot inherit from Generic[...] multiple times.
# expect: 50 (typing.Generic[~T], <class 'typing.Generic'>)
# expect: 51 <typing.Generic object at 0x>
# expect: 52 TypeError: Parameter list to Generic[...] cannot be empty
# expect: 53 done
# expect: 54 done
# expect: 55 done
# expect: 56 TypeError: Protocols cannot be instantiated
# expect: 57 TypeError: Instance and class checks can only be used with @runtime_checkable protocols
# expect: 58 done
# expect: 59 done
# expect: 60 done
# expect: 61 TypeError: Protocols with non-method members don't support issubclass()
# expect: 62 done
# expect: 63 (True, False)
# expect: 64 TypeError: Protocols can only inherit from other protocols, got <class 'int'>
# expect: 65 TypeError: @runtime_checkable can be only applied to protocol classes, got <class 'cells.NotP'>
# expect: 66 done
# expect: 67 3
# expect: 68 (True, True, False, True, True, True, True)
# expect: 69 done
# expect: 70 TypeError: NTup.__new__() missing 1 required positional argument: 'a'
# expect: 71 TypeError: Non-default namedtuple field b cannot follow default field a
# expect: 72 TypeError: can only inherit from a NamedTuple type and Generic
# expect: 73 ValueError: Field names cannot start with an underscore: '_a'
# expect: 74 AttributeError: Cannot overwrite NamedTuple attribute __new__
# expect: 75 done
# expect: 76 (NG(a=3), NG(a=4))
# expect: 77 (Q(a=1, b='a'), Q(a=1))
# expect: 78 TypeError: Either list of fields or keywords can be provided to NamedTuple, not both
# expect: 79 done
# expect: 80 ({'a': 1}, {'a': <class 'int'>, 'b': typing.NotRequired[str]}, frozenset({'a'}), frozenset({'b'}), True, (<class 'dict'>,), True, False)
# expect: 81 done
# expect: 82 (True, True, False)
# expect: 83 TypeError: TypedDict does not support instance and class checks
# expect: 84 TypeError: cannot inherit from both a TypedDict type and a non-TypedDict base class
# expect: 85 ({'a': 1}, False)
# expect: 86 done
# expect: 87 (cells.TG[int], {'x': 1}, {'x': 1})
# expect: 88 TypeError: typing.ClassVar[int] is not valid as type argument
# expect: 89 (5, cells.NT, <class 'int'>, 'NT', 'cells')
# expect: 90 TypeError: Cannot subclass an instance of NewType. Perhaps you were looking for: `X = NewType('X', NT)`
# expect: 91 (typing.Union[cells.NT, int], typing.Union[int, cells.NT], typing.Union[~T, int], typing.Union[int, ~T], typing.Optional[typing.List[int]], typing.Optional[typing.List[int]], typing.Union[int, NoneType, str], typing.Union[ForwardRef('a'), ~T], typing.Any | int)
# expect: 92 (typing.List[ForwardRef('int')], typing.Optional[ForwardRef('foo')], ForwardRef('int'), True, 'a.b')
# expect: 93 TypeError: Forward reference must be a string -- got 5
# expect: 94 SyntaxError: Forward reference must be an expression -- got 'a b'
# expect: 95 done
# expect: 96 ({'a': <class 'int'>, 'b': typing.Optional[str], 'args': <class 'float'>, 'return': typing.List[int]}, {'a': 'int', 'b': typing.Optional[ForwardRef('str')], 'args': 'float', 'return': 'List[int]'})
# expect: 97 done
# expect: 98 ({'x': <class 'int'>, 'y': <class 'int'>, 'z': typing.ClassVar[str]}, {'x': <class 'int'>, 'y': typing.Annotated[int, 3], 'z': typing.ClassVar[str]})
# expect: 99 TypeError: 5 is not a module, class, method, or function.
# expect: 100 {}
# expect: 101 done
# expect: 102 NameError: name 'nosuch' is not defined
# expect: 103 done
# expect: 104 SyntaxError: Forward reference must be an expression -- got '1 +'
# expect: 105 {'a': <class 'int'>}
# expect: 106 done
# expect: 107 {'a': 5}
# expect: 108 AssertionError: Expected code to be unreachable, but got: 5
# expect: 109 done
# expect: 110 done
# expect: 111 done
# expect: 112 (1, None, [])
# expect: 113 done
# expect: 114 NotImplementedError: You should not call an overloaded function. A series of @overload-decorated functions outside a stub module should always be followed by an implementation that is not @overload-ed.
# expect: 115 done
# expect: 116 {'eq_default': False, 'order_default': False, 'kw_only_default': False, 'field_specifiers': (), 'kwargs': {}}
# expect: 117 (<class 'str'>, ~AnyStr, (<class 'bytes'>, <class 'str'>), typing.Pattern, typing.Match, typing.Pattern[str], <class 'typing.IO'>, <class 'typing.TextIO'>, <class 'typing.BinaryIO'>, typing.IO[str])
# expect: 118 (typing.Iterable[int], typing.Iterator, typing.Generator[int, str, float], typing.AsyncIterator[int], typing.Coroutine[int, str, float], typing.Awaitable[int], typing.AsyncGenerator[int, str], typing.ContextManager[int], typing.Mapping[str, int], typing.Hashable, typing.Sized, typing.Collection[int], typing.KeysView[int], typing.ItemsView[int, str], typing.Reversible, typing.Sequence[int], typing.ByteString, typing.AbstractSet[int], typing.MutableSet[int])
# expect: 119 (True, True, True, True)
# expect: 120 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 121 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 122 TypeError: Too few arguments for typing.Generator; actual 1, expected 3
# expect: 123 (<class 'list'>, <class 'list'>, 'List', 'List', (~T,), 'List')
# expect: 124 typing.List[5]
# expect: 125 TypeError: Too many arguments for typing.List; actual 2, expected 1
# expect: 126 (typing.Dict[int, str], typing.Dict[str, int], typing.Dict[int, typing.List[int]])
# expect: 127 TypeError: Too few arguments for typing.Dict[~T, ~S]; actual 1, expected 2
# expect: 128 (True, True, True, True)
# expect: 129 done
# expect: 130 {}
# expect: 131 TypeError: typing.Tuple[int, str] is not a generic class
# expect: 132 TypeError: The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
# expect: 133 TypeError: The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
# expect: 134 *<class 'int'>
# expect: 135 TypeError: typing.Unpack accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 136 TypeError: typing.TypeGuard accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 137 TypeError: Required accepts only a single type. Got (<class 'int'>, <class 'str'>).
# expect: 138 typing.Literal[[]]
