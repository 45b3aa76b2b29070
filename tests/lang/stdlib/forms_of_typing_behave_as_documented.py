from _cells import run

run(r'''
from typing import *
import typing, collections, collections.abc, sys, types, pickle, copy
T=TypeVar('T'); S=TypeVar('S'); Ts=TypeVarTuple('Ts'); P=ParamSpec('P'); KT=TypeVar('KT'); AS=TypeVar('AS',str,bytes)
T, Ts, P, Unpack[Ts], P.args, P.kwargs, P.args.__origin__
TypeVar('T',int)
TypeVar('T',covariant=True,contravariant=True)
TypeVar('T',bound=1)
TypeVar('T',bound=int).__bound__
TypeVar('T',bound='X').__bound__
TypeVar('T',covariant=True), TypeVar('T',contravariant=True)
TypeVar(1)
TypeVar('T',int,str,bound=int)
isinstance(1,T)
issubclass(int,T)
T|int, int|T, T|None, 'a'|T
T()
class X(type(T)): pass
class X(Any): pass
X.__mro__
Any()
isinstance(1,Any)
Any, NoReturn, Never, Self, LiteralString, Union, Optional, ClassVar, Final
class X(Union): pass
class X(Union[int,str]): pass
class X(NoReturn): pass
class X(Optional): pass
class X(ClassVar[int]): pass
class X(type(ClassVar)): pass
NoReturn()
isinstance(1,NoReturn)
issubclass(int,NoReturn)
NoReturn[int]
Self[int]
LiteralString[int]
Union[()]
Union[int]
Union[int,str,int], Union[int,Union[str,None]], Optional[int], Optional[Union[int,None]]
Union[int,str]==Union[str,int], hash(Union[int,str])==hash(Union[str,int])
Union[int,str]|None, Union[int,'X'], Union[T,int][str], Union[T,S][int,int]
Union['X',int].__args__
isinstance(1,Union[int,str])
issubclass(int,Union[int,str])
isinstance(1,Union[int,List[int]])
Union()
Union[1,int]
Optional[1]
Optional[int,str]
Optional
Union[int,T].__parameters__
List, Dict, Tuple, Callable, Type, List[int], Dict[str,int], Tuple[int,...], Tuple[()], Callable[[int],str], Callable[...,int], Type[int]
List[int,str]
Dict[int]
List[T][int], List[T][S], Dict[T,S][int,str], Dict[T,T][int], Dict[str,T][int]
List[T][int,str]
List[int][int]
List[()]
List[1]
Tuple[1]
Callable[int]
Callable[int,str]
Callable[[int],str,int]
Callable[[T],S][int,str], Callable[P,int][[str]], Callable[P,T][[int,str],int], Callable[Concatenate[int,P],T]
Callable[P,T][...,int]
Callable[[int],str].__args__, Callable[...,str].__args__, Callable[P,T].__args__, Callable[P,T].__parameters__
Concatenate[int]
Concatenate[int,str]
Concatenate[int,...]
collections.abc.Callable[[int],str], collections.abc.Callable[P,T][[int],str], collections.abc.Callable[[T],T][int]
collections.abc.Callable[int]
collections.abc.Callable[int,str]
tuple[*Ts], tuple[*Ts][int,str], tuple[int,*Ts][str], tuple[*Ts][()], tuple[*Ts].__parameters__
Tuple[*Ts], Tuple[*Ts][int,str], Tuple[Unpack[Ts]], Tuple[Unpack[Ts]][()], Tuple[T,*Ts][int], Tuple[T,*Ts][int,str,bool]
Tuple[T,*Ts][()]
Tuple[*Ts,*Ts]
Tuple[*tuple[int,...]], Tuple[*Tuple[int,str]], tuple[*tuple[int,str]]
Unpack[tuple[int,str]], Unpack[Tuple[int,...]]
Unpack[int]
Unpack
Unpack[Ts,int]
class A(Generic[*Ts]): pass
A[int,str], A[()], A[*Ts], A[*tuple[int,...]], A.__parameters__, A[int], A[*Ts][int,str]
class A(Generic[T,*Ts]): pass
A[int], A[int,str,bool], A[T,*Ts][int,str]
A[()]
class A(Generic[*Ts,*Ts]): pass
class A(Generic[*Ts,T,S]): pass
A[int,str], A[int,str,bool]
A[int]
class C(Generic[P]): pass
C[int,str], C[[int,str]], C[...], C[P], C[Concatenate[int,P]], C[[]]
class C(Generic[T,P]): pass
C[int,[str,bool]], C[int,...]
C[int,str]
class G(Generic[T]): pass
G[int], G[int]==G[int], G[int] is G[int], G[T], G[int].__origin__, G[int].__args__, G[T].__parameters__, G.__parameters__, G.__orig_bases__
G[int,str]
G[1]
G['a']
G[int]()
G[int]().__orig_class__
G[int].__name__, G[int].__qualname__, G[int].__module__
G[int][str]
Generic[int]
Generic[T,T]
Generic[()]
Generic
Generic()
class X(Generic): pass
class X(Generic[T],Generic[S]): pass
class X(List[T],Generic[S]): pass
class X(List[T],Dict[T,S]): pass
class X(List[T],Generic[T]): pass
X.__mro__
X[int].__mro_entries__(())
class X(G[T]): pass
X.__parameters__, X[int], X.__orig_bases__
isinstance(G(),G[int])
issubclass(G,G[int])
isinstance([],List), isinstance({},Dict), issubclass(list,List), isinstance([],Sequence), isinstance((),Tuple)
isinstance([],List[int])
issubclass(list,List[int])
isinstance(1,Callable), isinstance(len,Callable), isinstance(int,Type)
isinstance(len,Callable[...,int])
List(), Dict(), List[int]()
Tuple()
Tuple[int]()
Iterable()
Callable()
DefaultDict(int), OrderedDict(), Counter(), ChainMap(), Deque(), Deque[int]([1])
Literal[1,2], Literal[1,1], Literal['a',None,True], Literal[1]==Literal[True], Literal[1,2]==Literal[2,1], Literal[Literal[1],2], Literal[[]]
Literal[1].__args__, Literal[()]
Literal
isinstance(1,Literal[1])
Literal[1][2]
Final[int], ClassVar[int]
Final[int,str]
ClassVar[int][int]
Final[1]
ClassVar[Final[int]]
List[ClassVar[int]]
Annotated[int,1], Annotated[int,1].__metadata__, Annotated[Annotated[int,1],2], Annotated[T,1][int], Annotated[List[T],1][int], Annotated[int,1].__origin__
Annotated[int]
Annotated
Annotated[ClassVar[int],1]
Annotated[int,1]()
isinstance(1,Annotated[int,1])
Annotated[int,[]]==Annotated[int,[]]
hash(Annotated[int,[]])
get_origin(Annotated[int,1]), get_args(Annotated[int,1]), get_origin(List[int]), get_args(Dict[int,str]), get_args(Callable[[int],str]), get_args(Callable[...,int]), get_origin(Callable[[],int]), get_args(Union[int,str]), get_origin(int|str), get_args(list[int]), get_origin(Generic), get_origin(Generic[T]), get_origin(P.args), get_args(int), get_args(Callable[P,int])
NewType('U',int), NewType('U',int)(5), NewType('U',int).__supertype__, NewType('U',int).__name__, NewType('U',int)|None
class X(NewType('U',int)): pass
isinstance(1,NewType('U',int))
ForwardRef('int'), ForwardRef('int')==ForwardRef('int'), List['int'], List['int'].__args__
ForwardRef(1)
ForwardRef('a b')
List['a b']
ForwardRef('int',is_class=True), ForwardRef('int',module='typing')
def f(a:'int',b:'List[T]'=None,*c:'str',**d:'X')->'None': pass
get_type_hints(f, {'int':int,'List':List,'T':T,'X':int,'str':str})
class Y:
    a:'int'; b:ClassVar['str']; c:Annotated['int',3]; d:Final['int']=1
get_type_hints(Y), get_type_hints(Y,include_extras=True)
get_type_hints(1)
get_type_hints(int), get_type_hints(len), get_type_hints(typing)!=None
class Y2(Y): e:'Undef'
get_type_hints(Y2)
get_type_hints(lambda x:x)
def f(a:int=None): pass
get_type_hints(f)
def f(a:1): pass
get_type_hints(f)
class Pr(Protocol):
    a:int
    def m(self): pass
Pr()
isinstance(1,Pr)
issubclass(int,Pr)
@runtime_checkable
class Pr(Protocol):
    a:int
    def m(self): pass
isinstance(1,Pr)
issubclass(int,Pr)
class I:
    a=1
    def m(self): pass
isinstance(I(),Pr)
@runtime_checkable
class PM(Protocol):
    def m(self): pass
issubclass(I,PM), issubclass(int,PM), isinstance(I(),PM)
issubclass(1,PM)
runtime_checkable(int)
class PX(Protocol,int): pass
class PX(PM): pass
PX._is_protocol, PM._is_protocol, PX().m()
class PG(Protocol[T]): pass
PG[int], PG.__parameters__, PG.__mro__
class PG(Protocol,Generic[T]): pass
class PG(Protocol[T],Generic[T]): pass
Protocol
Protocol()
class PI(Protocol):
    def __init__(self,x): self.x=x
class PC(PI): pass
PC(1).x
isinstance(1,SupportsInt), isinstance(1.,SupportsIndex), isinstance('a',SupportsFloat), isinstance(1,SupportsAbs), isinstance(1,SupportsRound), isinstance(b'',SupportsBytes), isinstance(1,SupportsComplex)
SupportsAbs[int]
class N(NamedTuple):
    a:int
    b:str='x'
N(1), N._fields, N._field_defaults, N.__annotations__, N.__orig_bases__, N(1)._asdict()
N()
class N(NamedTuple):
    a:int=1
    b:str
class N(NamedTuple):
    _a:int
class N(NamedTuple):
    a:int
    def _asdict(self): pass
class N(NamedTuple):
    a:int
    def __new__(cls): pass
class N(NamedTuple,int): a:int
class N(NamedTuple,Generic[T]):
    a:T
N[int], N[int](1), N(1), N.__parameters__
NamedTuple('Q',[('a',int),('b',str)])(1,'b')
NamedTuple('Q',a=int)
NamedTuple('Q',[('a',int)],b=int)
NamedTuple('Q',[('a',1)])
NamedTuple('Q',a=int)(1)
NamedTuple()
isinstance(N,NamedTuple)
class X(NamedTuple('X',[('a',int)])): pass
X(1)
TypedDict('D',{'a':int})
D=TypedDict('D',{'a':int,'b':'str'},total=False)
class D(TypedDict):
    a:int
    b:NotRequired[str]
D.__required_keys__, D.__optional_keys__, D.__annotations__, get_type_hints(D), get_type_hints(D,include_extras=True)
class E(D,total=False):
    c:Required[int]; d:int
sorted(E.__required_keys__), sorted(E.__optional_keys__), E.__total__, E.__mro__, E.__orig_bases__, E.__bases__
isinstance({},D)
issubclass(dict,D)
D(1)
D({'a':1})
class X(D,int): pass
class X(TypedDict,D): a:int
class X(TypedDict,Generic[T]): a:T
X[int], X[int](a=1), X.__parameters__
TypedDict()
TypedDict('D',a=int)
TypedDict('D',{},a=int)
TypedDict('D',[('a',int)])
is_typeddict(D), is_typeddict(dict), is_typeddict(TypedDict)
Required[int], NotRequired[int]
Required[int,str]
Required
class X: a: Required[int]
cast(int,'a'), cast('int',1)
assert_type(1,str)
assert_never(1)
reveal_type(1)
@overload
def f(a): pass
f(1)
f.__module__
@overload
def h(a): pass
def h(a): pass
[x.__name__ for x in get_overloads(h)]
clear_overloads(); get_overloads(h)
@final
class X: pass
X.__final__
final(1)
@no_type_check
def f(a:'x y'): pass
get_type_hints(f)
@no_type_check_decorator
def dd(f): return f
@dd
def f(a:'x y'): pass
f.__no_type_check__
@dataclass_transform(eq_default=False, field_specifiers=(int,))
def q(x): return x
q.__dataclass_transform__
TYPE_CHECKING, AnyStr, AnyStr.__constraints__, Text
TypeAlias, TypeAlias[int]
TypeGuard[int], TypeGuard
TypeGuard[int,str]
IO, IO[str], TextIO, BinaryIO, Pattern, Match, Pattern[str], Match[bytes]
Pattern[T][str]
Pattern[int,str]
IO.__abstractmethods__ if hasattr(IO,'__abstractmethods__') else 0
sorted(x for x in dir(IO) if x[0]!='_')
AsyncGenerator[int,str], Generator[int,str,T], Awaitable[int], Coroutine[int,int,int], ContextManager[int], AsyncContextManager[int], Hashable, Sized, ByteString, Reversible[int], Collection[int], Container, KeysView[int], ItemsView[int,str], ValuesView[T], MappingView, MutableMapping[T,S], FrozenSet[int], AbstractSet[int], MutableSet, OrderedDict[int,str], Counter[int], ChainMap[int,str], DefaultDict[int,str], AsyncIterable[int], AsyncIterator
Hashable[int]
Counter[int,str]
pickle.loads(pickle.dumps(List[int])), pickle.loads(pickle.dumps(Union[int,str])), pickle.loads(pickle.dumps(Callable[[int],str])), pickle.loads(pickle.dumps(Literal[1])), pickle.loads(pickle.dumps(Annotated[int,1])), pickle.loads(pickle.dumps(Any)), pickle.loads(pickle.dumps(NoReturn)), pickle.loads(pickle.dumps(Optional[int]))
copy.copy(List[T])==List[T], copy.deepcopy(Dict[T,int])==Dict[T,int], copy.copy(T) is T, copy.deepcopy(P) is P
List[int].__reduce__()
dir(List[int])==dir(List[str]), 'append' in dir(List[int]), List[int].append, List.append
List[int].foo
List[int].foo=1
List.__origin__, List.__name__, List._name, Tuple.__name__, Callable.__name__, Union.__name__, Optional[int].__name__, Literal[1].__name__, List[int].__name__, Annotated[int,1].__name__
ClassVar.__name__, ClassVar[int].__name__, Any.__name__, NoReturn.__name__
List[int]|None, List|None, Any|None, 'x'|List[int], None|List[int], Literal[1]|None, int|Any, ForwardRef('x')|int
List[int] < List[str]
list[T][int], dict[T,S][int,str], list[list[T]][int], dict[T,int][str].__args__, list[T].__parameters__, tuple[T,...][int], type[T][int]
list[T][int,str]
dict[T,S][int]
list[int][int]
list[T]|int, (list[T]|S).__parameters__, (list[T]|S)[int,str], (T|int)[str], (int|list[T])[None]
list['X'], list['X'].__args__, list[...], tuple[()], tuple[()].__args__, list[int,str]
next(iter(tuple[int,str])), next(iter(list[int])).__unpacked__, next(iter(tuple[int,str]))==tuple[int,str]
tuple[int].__typing_unpacked_tuple_args__, next(iter(tuple[int])).__typing_unpacked_tuple_args__
def f(*args:*Ts): pass
f.__annotations__
def f(*args:*tuple[int,...]): pass
f.__annotations__
pickle.loads(pickle.dumps(list[int])), copy.copy(list[int]), pickle.loads(pickle.dumps(next(iter(tuple[int]))))
list[int].__reduce__(), next(iter(tuple[int])).__reduce__()[0]
isinstance([],list[int])
issubclass(list,list[int])
class X(list[int]): pass
list[int]([1]), X.__mro__, dict[str,int](a=1), list[int].append, list[int].__class__, list[int].__dict__ if 0 else 0
list[int].__origin__=1
list[int].x=1
types.GenericAlias(int,(1,)), types.GenericAlias(int,()), types.GenericAlias(1,2)
types.GenericAlias(int)
list[int]==list[int], list[int]!=list[str], hash(list[int])==hash(list[int]), list[int]<list[str]
(int|str)==(str|int), int|str|int, int|None, None|int, (int|None).__args__, int|list[int]|None, isinstance(None,int|None), issubclass(int,int|str)
int|'a'
isinstance(1,int|list[int])
(int|str).x
(int|str).__origin__
pickle.loads(pickle.dumps(int|str)), copy.copy(int|str), hash(int|str)==hash(str|int)
type(int|str)()
class X(int|str): pass
typing.get_type_hints(dict(a=int))
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (~T, Ts, ~P, *Ts, P.args, P.kwargs, ~P)
# expect: 4 TypeError: A single constraint is not allowed
# expect: 5 ValueError: Bivariant types are not supported.
# expect: 6 ~T
# expect: 7 <class 'int'>
# expect: 8 ForwardRef('X')
# expect: 9 (+T, -T)
# expect: 10 TypeError: can only concatenate str (not "int") to str
# expect: 11 TypeError: Constraints cannot be combined with bound=...
# expect: 12 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 13 TypeError: issubclass() arg 2 must be a class, a tuple of classes, or a union
# expect: 14 (typing.Union[~T, int], typing.Union[int, ~T], typing.Optional[~T], typing.Union[ForwardRef('a'), ~T])
# expect: 15 TypeError: 'TypeVar' object is not callable
# expect: 16 TypeError: Cannot subclass special typing classes
# expect: 17 done
# expect: 18 (<class 'cells.X'>, typing.Any, <class 'object'>)
# expect: 19 TypeError: Any cannot be instantiated
# expect: 20 TypeError: typing.Any cannot be used with isinstance()
# expect: 21 (typing.Any, typing.NoReturn, typing.Never, typing.Self, typing.LiteralString, typing.Union, typing.Optional, typing.ClassVar, typing.Final)
# expect: 22 TypeError: Cannot subclass typing.Union
# expect: 23 TypeError: Cannot subclass typing.Union[int, str]
# expect: 24 TypeError: Cannot subclass typing.NoReturn
# expect: 25 TypeError: Cannot subclass typing.Optional
# expect: 26 TypeError: Cannot subclass typing.ClassVar[int]
# expect: 27 TypeError: Cannot subclass special typing classes
# expect: 28 TypeError: Cannot instantiate typing.NoReturn
# expect: 29 TypeError: typing.NoReturn cannot be used with isinstance()
# expect: 30 TypeError: typing.NoReturn cannot be used with issubclass()
# expect: 31 TypeError: typing.NoReturn is not subscriptable
# expect: 32 TypeError: typing.Self is not subscriptable
# expect: 33 TypeError: typing.LiteralString is not subscriptable
# expect: 34 TypeError: Cannot take a Union of no types.
# expect: 35 <class 'int'>
# expect: 36 (typing.Union[int, str], typing.Union[int, str, NoneType], typing.Optional[int], typing.Optional[int])
# expect: 37 (True, True)
# expect: 38 (typing.Union[int, str, NoneType], typing.Union[int, ForwardRef('X')], typing.Union[str, int], <class 'int'>)
# expect: 39 (ForwardRef('X'), <class 'int'>)
# expect: 40 True
# expect: 41 True
# expect: 42 True
# expect: 43 TypeError: Cannot instantiate typing.Union
# expect: 44 typing.Union[1, int]
# expect: 45 typing.Optional[1]
# expect: 46 TypeError: typing.Optional requires a single type. Got (<class 'int'>, <class 'str'>).
# expect: 47 typing.Optional
# expect: 48 (~T,)
# expect: 49 (typing.List, typing.Dict, typing.Tuple, typing.Callable, typing.Type, typing.List[int], typing.Dict[str, int], typing.Tuple[int, ...], typing.Tuple[()], typing.Callable[[int], str], typing.Callable[..., int], typing.Type[int])
# expect: 50 TypeError: Too many arguments for typing.List; actual 2, expected 1
# expect: 51 TypeError: Too few arguments for typing.Dict; actual 1, expected 2
# expect: 52 (typing.List[int], typing.List[~S], typing.Dict[int, str], typing.Dict[int, int], typing.Dict[str, int])
# expect: 53 TypeError: Too many arguments for typing.List[~T]; actual 2, expected 1
# expect: 54 TypeError: typing.List[int] is not a generic class
# expect: 55 TypeError: Too few arguments for typing.List; actual 0, expected 1
# expect: 56 typing.List[1]
# expect: 57 typing.Tuple[1]
# expect: 58 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 59 typing.Callable[[int], str]
# expect: 60 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 61 (typing.Callable[[int], str], typing.Callable[[str], int], typing.Callable[[int, str], int], typing.Callable[typing.Concatenate[int, ~P], ~T])
# expect: 62 typing.Callable[..., int]
# expect: 63 ((<class 'int'>, <class 'str'>), (Ellipsis, <class 'str'>), (~P, ~T), (~P, ~T))
# expect: 64 TypeError: The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
# expect: 65 TypeError: The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
# expect: 66 typing.Concatenate[int, ...]
# expect: 67 (collections.abc.Callable[[int], str], collections.abc.Callable[[int], str], collections.abc.Callable[[int], int])
# expect: 68 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 69 TypeError: Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
# expect: 70 (tuple[*Ts], tuple[int, str], tuple[int, str], tuple[()], (Ts,))
# expect: 71 (typing.Tuple[*Ts], typing.Tuple[int, str], typing.Tuple[*Ts], typing.Tuple[()], typing.Tuple[int], typing.Tuple[int, str, bool])
# expect: 72 TypeError: Too few arguments for typing.Tuple[~T, *Ts]; actual 0, expected at least 1
# expect: 73 typing.Tuple[*Ts, *Ts]
# expect: 74 (typing.Tuple[*tuple[int, ...]], typing.Tuple[*typing.Tuple[int, str]], tuple[*tuple[int, str]])
# expect: 75 (*tuple[int, str], *typing.Tuple[int, ...])
# expect: 76 *<class 'int'>
# expect: 77 typing.Unpack
# expect: 78 TypeError: typing.Unpack accepts only single type. Got (Ts, <class 'int'>).
# expect: 79 done
# expect: 80 (cells.A[int, str], cells.A[()], cells.A[*Ts], cells.A[*tuple[int, ...]], (Ts,), cells.A[int], cells.A[int, str])
# expect: 81 done
# expect: 82 (cells.A[int], cells.A[int, str, bool], cells.A[int, str])
# expect: 83 TypeError: Too few arguments for <class 'cells.A'>; actual 0, expected at least 1
# expect: 84 TypeError: Parameters to Generic[...] must all be unique
# expect: 85 done
# expect: 86 (cells.A[int, str], cells.A[int, str, bool])
# expect: 87 TypeError: Too few arguments for <class 'cells.A'>; actual 1, expected at least 2
# expect: 88 done
# expect: 89 (cells.C[(<class 'int'>, <class 'str'>)], cells.C[(<class 'int'>, <class 'str'>)], cells.C[...], cells.C[~P], cells.C[typing.Concatenate[int, ~P]], cells.C[()])
# expect: 90 done
# expect: 91 (cells.C[int, (<class 'str'>, <class 'bool'>)], cells.C[int, ...])
# expect: 92 cells.C[int, str]
# expect: 93 done
# expect: 94 (cells.G[int], True, True, cells.G[~T], <class 'cells.G'>, (<class 'int'>,), (~T,), (~T,), (typing.Generic[~T],))
# expect: 95 TypeError: Too many arguments for <class 'cells.G'>; actual 2, expected 1
# expect: 96 cells.G[1]
# expect: 97 cells.G[ForwardRef('a')]
# expect: 98 <cells.G object at 0x>
# expect: 99 cells.G[int]
# expect: 100 ('G', 'G', 'cells')
# expect: 101 TypeError: cells.G[int] is not a generic class
# expect: 102 TypeError: Parameters to Generic[...] must all be type variables or parameter specification variables.
# expect: 103 TypeError: Parameters to Generic[...] must all be unique
# expect: 104 TypeError: Parameter list to Generic[...] cannot be empty
# expect: 105 <class 'typing.Generic'>
# expect: 106 <typing.Generic object at 0x>
# expect: 107 TypeError: Cannot inherit from plain Generic
# expect: 108 TypeError: Cannot inherit from Generic[...] multiple times.
# expect: 109 TypeError: Some type variables (~T) are not listed in Generic[~S]
# expect: 110 TypeError: multiple bases have instance lay-out conflict
# expect: 111 done
# expect: 112 (<class 'cells.X'>, <class 'list'>, <class 'typing.Generic'>, <class 'object'>)
# expect: 113 (<class 'cells.X'>,)
# expect: 114 done
# expect: 115 ((~T,), cells.X[int], (cells.G[~T],))
# expect: 116 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 117 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 118 (True, True, True, True, True)
# expect: 119 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 120 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 121 (False, True, True)
# expect: 122 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 123 TypeError: Type List cannot be instantiated; use list() instead
# expect: 124 TypeError: Type Tuple cannot be instantiated; use tuple() instead
# expect: 125 TypeError: Type Tuple cannot be instantiated; use tuple() instead
# expect: 126 TypeError: Can't instantiate abstract class Iterable with abstract method __iter__
# expect: 127 TypeError: Can't instantiate abstract class Callable with abstract method __call__
# expect: 128 (defaultdict(<class 'int'>, {}), OrderedDict(), Counter(), ChainMap({}), deque([]), deque([1]))
# expect: 129 (typing.Literal[1, 2], typing.Literal[1], typing.Literal['a', None, True], False, True, typing.Literal[1, 2], typing.Literal[[]])
# expect: 130 ((1,), typing.Literal[()])
# expect: 131 typing.Literal
# expect: 132 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 133 TypeError: typing.Literal[1] is not a generic class
# expect: 134 (typing.Final[int], typing.ClassVar[int])
# expect: 135 TypeError: typing.Final accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 136 TypeError: typing.ClassVar[int] is not a generic class
# expect: 137 typing.Final[1]
# expect: 138 TypeError: typing.Final[int] is not valid as type argument
# expect: 139 TypeError: typing.ClassVar[int] is not valid as type argument
# expect: 140 (typing.Annotated[int, 1], (1,), typing.Annotated[int, 1, 2], typing.Annotated[int, 1], typing.Annotated[typing.List[int], 1], <class 'int'>)
# expect: 141 TypeError: Annotated[...] should be used with at least two arguments (a type and an annotation).
# expect: 142 <class 'typing.Annotated'>
# expect: 143 typing.Annotated[typing.ClassVar[int], 1]
# expect: 144 0
# expect: 145 TypeError: Subscripted generics cannot be used with class and instance checks
# expect: 146 True
# expect: 147 TypeError: unhashable type: 'list'
# expect: 148 (<class 'typing.Annotated'>, (<class 'int'>, 1), <class 'list'>, (<class 'int'>, <class 'str'>), ([<class 'int'>], <class 'str'>), (Ellipsis, <class 'int'>), <class 'collections.abc.Callable'>, (<class 'int'>, <class 'str'>), <class 'types.UnionType'>, (<class 'int'>,), <class 'typing.Generic'>, <class 'typing.Generic'>, ~P, (), (~P, <class 'int'>))
# expect: 149 (cells.U, 5, <class 'int'>, 'U', typing.Optional[cells.U])
# expect: 150 TypeError: Cannot subclass an instance of NewType. Perhaps you were looking for: `X = NewType('X', U)`
# expect: 151 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 152 (ForwardRef('int'), True, typing.List[ForwardRef('int')], (ForwardRef('int'),))
# expect: 153 TypeError: Forward reference must be a string -- got 1
# expect: 154 SyntaxError: Forward reference must be an expression -- got 'a b'
# expect: 155 SyntaxError: Forward reference must be an expression -- got 'a b'
# expect: 156 (ForwardRef('int'), ForwardRef('int', module='typing'))
# expect: 157 done
# expect: 158 {'a': <class 'int'>, 'b': typing.List[~T], 'c': <class 'str'>, 'd': <class 'int'>, 'return': <class 'NoneType'>}
# expect: 159 done
# expect: 160 ({'a': <class 'int'>, 'b': typing.ClassVar[str], 'c': <class 'int'>, 'd': typing.Final[int]}, {'a': <class 'int'>, 'b': typing.ClassVar[str], 'c': typing.Annotated[int, 3], 'd': typing.Final[int]})
# expect: 161 TypeError: 1 is not a module, class, method, or function.
# expect: 162 ({}, {}, True)
# expect: 163 done
# expect: 164 NameError: name 'Undef' is not defined
# expect: 165 {}
# expect: 166 done
# expect: 167 {'a': <class 'int'>}
# expect: 168 done
# expect: 169 {'a': 1}
# expect: 170 done
# expect: 171 TypeError: Protocols cannot be instantiated
# expect: 172 TypeError: Instance and class checks can only be used with @runtime_checkable protocols
# expect: 173 TypeError: Instance and class checks can only be used with @runtime_checkable protocols
# expect: 174 done
# expect: 175 False
# expect: 176 False
# expect: 177 done
# expect: 178 True
# expect: 179 done
# expect: 180 (True, False, True)
# expect: 181 TypeError: issubclass() arg 1 must be a class
# expect: 182 TypeError: @runtime_checkable can be only applied to protocol classes, got <class 'int'>
# expect: 183 TypeError: Protocols can only inherit from other protocols, got <class 'int'>
# expect: 184 done
# expect: 185 (False, True, None)
# expect: 186 done
# expect: 187 (cells.PG[int], (~T,), (<class 'cells.PG'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>))
# expect: 188 done
# expect: 189 done
# expect: 190 <class 'typing.Protocol'>
# expect: 191 <typing.Protocol object at 0x>
# expect: 192 done
# expect: 193 done
# expect: 194 1
# expect: 195 (True, False, False, True, True, True, False)
# expect: 196 typing.SupportsAbs[int]
# expect: 197 done
# expect: 198 (N(a=1, b='x'), ('a', 'b'), {'b': 'x'}, {'a': <class 'int'>, 'b': <class 'str'>}, (<function NamedTuple at 0x>,), {'a': 1, 'b': 'x'})
# expect: 199 TypeError: N.__new__() missing 1 required positional argument: 'a'
# expect: 200 TypeError: Non-default namedtuple field b cannot follow default field a
# expect: 201 ValueError: Field names cannot start with an underscore: '_a'
# expect: 202 AttributeError: Cannot overwrite NamedTuple attribute _asdict
# expect: 203 AttributeError: Cannot overwrite NamedTuple attribute __new__
# expect: 204 TypeError: can only inherit from a NamedTuple type and Generic
# expect: 205 done
# expect: 206 (cells.N[int], N(a=1), N(a=1), (~T,))
# expect: 207 Q(a=1, b='b')
# expect: 208 <class 'cells.Q'>
# expect: 209 TypeError: Either list of fields or keywords can be provided to NamedTuple, not both
# expect: 210 <class 'cells.Q'>
# expect: 211 Q(a=1)
# expect: 212 TypeError: NamedTuple() missing 1 required positional argument: 'typename'
# expect: 213 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: 214 done
# expect: 215 X(a=1)
# expect: 216 <class 'cells.D'>
# expect: 217 done
# expect: 218 done
# expect: 219 (frozenset({'a'}), frozenset({'b'}), {'a': <class 'int'>, 'b': typing.NotRequired[str]}, {'a': <class 'int'>, 'b': <class 'str'>}, {'a': <class 'int'>, 'b': typing.NotRequired[str]})
# expect: 220 done
# expect: 221 AttributeError: type object 'E' has no attribute '__orig_bases__'
# expect: 222 TypeError: TypedDict does not support instance and class checks
# expect: 223 TypeError: TypedDict does not support instance and class checks
# expect: 224 TypeError: 'int' object is not iterable
# expect: 225 {'a': 1}
# expect: 226 TypeError: cannot inherit from both a TypedDict type and a non-TypedDict base class
# expect: 227 done
# expect: 228 done
# expect: 229 (cells.X[int], {'a': 1}, (~T,))
# expect: 230 TypeError: TypedDict() missing 1 required positional argument: 'typename'
# expect: 231 <class 'cells.D'>
# expect: 232 TypeError: TypedDict takes either a dict or keyword arguments, but not both
# expect: 233 <class 'cells.D'>
# expect: 234 (True, False, False)
# expect: 235 (typing.Required[int], typing.NotRequired[int])
# expect: 236 TypeError: Required accepts only a single type. Got (<class 'int'>, <class 'str'>).
# expect: 237 typing.Required
# expect: 238 done
# expect: 239 ('a', 1)
# expect: 240 1
# expect: 241 AssertionError: Expected code to be unreachable, but got: 1
# expect: 242 1
# expect: 243 done
# expect: 244 NotImplementedError: You should not call an overloaded function. A series of @overload-decorated functions outside a stub module should always be followed by an implementation that is not @overload-ed.
# expect: 245 'typing'
# expect: 246 done
# expect: 247 done
# expect: 248 ['h']
# expect: 249 []
# expect: 250 done
# expect: 251 True
# expect: 252 1
# expect: 253 done
# expect: 254 {}
# expect: 255 done
# expect: 256 done
# expect: 257 True
# expect: 258 done
# expect: 259 {'eq_default': False, 'order_default': False, 'kw_only_default': False, 'field_specifiers': (<class 'int'>,), 'kwargs': {}}
# expect: 260 (False, ~AnyStr, (<class 'bytes'>, <class 'str'>), <class 'str'>)
# expect: 261 TypeError: typing.TypeAlias is not subscriptable
# expect: 262 (typing.TypeGuard[int], typing.TypeGuard)
# expect: 263 TypeError: typing.TypeGuard accepts only single type. Got (<class 'int'>, <class 'str'>).
# expect: 264 (<class 'typing.IO'>, typing.IO[str], <class 'typing.TextIO'>, <class 'typing.BinaryIO'>, typing.Pattern, typing.Match, typing.Pattern[str], typing.Match[bytes])
# expect: 265 typing.Pattern[str]
# expect: 266 TypeError: Too many arguments for typing.Pattern; actual 2, expected 1
# expect: 267 0
# expect: 268 ['close', 'closed', 'fileno', 'flush', 'isatty', 'mode', 'name', 'read', 'readable', 'readline', 'readlines', 'seek', 'seekable', 'tell', 'truncate', 'writable', 'write', 'writelines']
# expect: 269 (typing.AsyncGenerator[int, str], typing.Generator[int, str, ~T], typing.Awaitable[int], typing.Coroutine[int, int, int], typing.ContextManager[int], typing.AsyncContextManager[int], typing.Hashable, typing.Sized, typing.ByteString, typing.Reversible[int], typing.Collection[int], typing.Container, typing.KeysView[int], typing.ItemsView[int, str], typing.ValuesView[~T], typing.MappingView, typing.MutableMapping[~T, ~S], typing.FrozenSet[int], typing.AbstractSet[int], typing.MutableSet, typing.OrderedDict[int, str], typing.Counter[int], typing.ChainMap[int, str], typing.DefaultDict[int, str], typing.AsyncIterable[int], typing.AsyncIterator)
# expect: 270 TypeError: typing.Hashable is not a generic class
# expect: 271 TypeError: Too many arguments for typing.Counter; actual 2, expected 1
# expect: 272 (typing.List[int], typing.Union[int, str], typing.Callable[[int], str], typing.Literal[1], typing.Annotated[int, 1], typing.Any, typing.NoReturn, typing.Optional[int])
# expect: 273 (True, True, True, True)
# expect: 274 (<built-in function getitem>, (typing.List, <class 'int'>))
# expect: 275 (True, True, <method 'append' of 'list' objects>, <method 'append' of 'list' objects>)
# expect: 276 AttributeError: type object 'list' has no attribute 'foo'
# expect: 277 TypeError: cannot set 'foo' attribute of immutable type 'list'
# expect: 278 (<class 'list'>, 'List', 'List', 'Tuple', 'Callable', 'Union', 'Optional', 'Literal', 'List', 'Annotated')
# expect: 279 ('ClassVar', 'ClassVar', 'Any', 'NoReturn')
# expect: 280 (typing.Optional[typing.List[int]], typing.Optional[typing.List], typing.Any | None, typing.Union[ForwardRef('x'), typing.List[int]], typing.Optional[typing.List[int]], typing.Optional[typing.Literal[1]], int | typing.Any, typing.Union[ForwardRef('x'), int])
# expect: 281 TypeError: '<' not supported between instances of '_GenericAlias' and '_GenericAlias'
# expect: 282 (list[int], dict[int, str], list[list[int]], (<class 'str'>, <class 'int'>), (~T,), tuple[int, ...], type[int])
# expect: 283 TypeError: Too many arguments for list[~T]; actual 2, expected 1
# expect: 284 TypeError: Too few arguments for dict[~T, ~S]; actual 1, expected 2
# expect: 285 TypeError: list[int] is not a generic class
# expect: 286 (list[~T] | int, (~T, ~S), typing.Union[list[int], str], typing.Union[str, int], int | list[NoneType])
# expect: 287 (list['X'], ('X',), list[...], tuple[()], (), list[int, str])
# expect: 288 (*tuple[int, str], True, False)
# expect: 289 (None, (<class 'int'>,))
# expect: 290 done
# expect: 291 {'args': *Ts}
# expect: 292 done
# expect: 293 {'args': *tuple[int, ...]}
# expect: 294 (list[int], list[int], *tuple[int])
# expect: 295 ((<class 'types.GenericAlias'>, (<class 'list'>, (<class 'int'>,))), <built-in function next>)
# expect: 296 TypeError: isinstance() argument 2 cannot be a parameterized generic
# expect: 297 TypeError: issubclass() argument 2 cannot be a parameterized generic
# expect: 298 done
# expect: 299 ([1], (<class 'cells.X'>, <class 'list'>, <class 'object'>), {'a': 1}, <method 'append' of 'list' objects>, <class 'types.GenericAlias'>, 0)
# expect: 300 AttributeError: readonly attribute
# expect: 301 AttributeError: 'types.GenericAlias' object has no attribute 'x'
# expect: 302 (int[1], int[()], 1[2])
# expect: 303 TypeError: GenericAlias expected 2 arguments, got 1
# expect: 304 TypeError: '<' not supported between instances of 'types.GenericAlias' and 'types.GenericAlias'
# expect: 305 (True, int | str, int | None, None | int, (<class 'int'>, <class 'NoneType'>), int | list[int] | None, True, True)
# expect: 306 TypeError: unsupported operand type(s) for |: 'type' and 'str'
# expect: 307 True
# expect: 308 AttributeError: 'types.UnionType' object has no attribute 'x'
# expect: 309 AttributeError: 'types.UnionType' object has no attribute '__origin__'
# expect: 310 (int | str, int | str, True)
# expect: 311 TypeError: cannot create 'types.UnionType' instances
# expect: 312 TypeError: cannot create 'types.UnionType' instances
# expect: 313 TypeError: {'a': <class 'int'>} is not a module, class, method, or function.
