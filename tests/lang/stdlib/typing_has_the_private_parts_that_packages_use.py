# typing_extensions, pydantic, attrs and their like build on these names of typing.
import collections.abc
import typing
from typing import *

T, P = TypeVar("T"), ParamSpec("P")
Ts = TypeVarTuple("Ts")


def told(call, *args, **kwargs):
    try:
        return call(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for form in (Union[int, str], Optional[int], Literal[1, "a"], Callable[[int], str], Callable[..., int], List[int], List,
             Callable, Tuple, Tuple[int, ...], Annotated[int, 1], Unpack[Ts], Concatenate[int, P], ClassVar[int], Union):
    print(form, type(form).__name__, [each.__name__ for each in type(form).__mro__ if each.__name__.endswith("Alias")],
          hasattr(form, "__iter__"), getattr(form, "_name", "none"), getattr(form, "_inst", "none"))
print(typing._type_check(int, "text"), typing._type_check("int", "text"), typing._type_check(None, "text"))
for given in ((int, str), ClassVar[int], Final[int], Generic, Protocol, Union, ClassVar):
    print(told(typing._type_check, given, "A text."), "|", told(typing._type_check, given, "A text.", is_argument=False), "|",
          told(typing._type_check, given, "A text.", allow_special_forms=True))
print(typing._type_convert("X", module="m"), typing._type_convert("X", allow_special_forms=True).__forward_is_class__)
print(typing._collect_parameters((List[T], Callable[P, int], T)), told(typing._check_generic, List, (1, 2), 1),
      told(typing._check_generic, List, (1,), 0), typing._check_generic(List, (1,), 1))
print([typing._is_param_expr(each) for each in (..., [int], (int,), P, Concatenate[int, P], int)])
print(list(typing._value_and_type_iter([1, True])), sorted(typing._prohibited), typing.EXCLUDED_ATTRIBUTES[-3:])


class Counted:
    asked = 0

    @typing._tp_cache
    def __class_getitem__(cls, item):
        cls.asked += 1
        return item


print(Counted[1], Counted[1], Counted[[2]], Counted[[2]], Counted.asked)


class Node:
    next: "Optional[Node]"
    items: "List[Node]"
    kind: "ClassVar[int]" = 0
    limit: "Final" = 3


print(get_type_hints(Node), typing._eval_type(ForwardRef("Node"), globals(), None) is Node)
reference = ForwardRef("List['Node']")
print(reference._evaluate(globals(), globals(), frozenset()), reference.__forward_evaluated__, reference == ForwardRef("List['Node']"))
print(told(get_type_hints, (lambda: 0).__class__("f")) if False else told(ForwardRef("ClassVar")._evaluate, globals(), None, frozenset()))


@typing.runtime_checkable
class HasName(Protocol):
    name: str

    def run(self): ...


print(sorted(typing._get_protocol_attrs(HasName)), typing._is_callable_members_only(HasName))
print(isinstance(List, typing._SpecialGenericAlias), isinstance(List[int], typing._GenericAlias), List._nparams, Dict._nparams,
      List.copy_with((str,)), issubclass(list, List), issubclass(List, Sequence), isinstance([], List))
print(told(isinstance, [], List[int]), told(issubclass, list, List[int]), isinstance(1, Union[int, str]), issubclass(int, Union[int, str]))
print(hash(Union[int, str]) == hash(Union[str, int]), Union[int, str] == int | str, Literal[1] == Literal[True])
print(told(assert_never, "x" * 200), told(iter, Union[int, str]), told(iter, List), next(iter(List[int])))

print(Pattern[str], Pattern.__origin__, Match.__origin__, Match[bytes], issubclass(str, Pattern), isinstance(__import__("re").compile("a"), Pattern))

# expect: typing.Union[int, str] _UnionGenericAlias ['_UnionGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True None True
# expect: typing.Optional[int] _UnionGenericAlias ['_UnionGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True Optional True
# expect: typing.Literal[1, 'a'] _LiteralGenericAlias ['_LiteralGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True None True
# expect: typing.Callable[[int], str] _CallableGenericAlias ['_CallableGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True Callable True
# expect: typing.Callable[..., int] _CallableGenericAlias ['_CallableGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True Callable True
# expect: typing.List[int] _GenericAlias ['_GenericAlias', '_BaseGenericAlias'] True List False
# expect: typing.List _SpecialGenericAlias ['_SpecialGenericAlias', '_BaseGenericAlias'] True List False
# expect: typing.Callable _CallableType ['_SpecialGenericAlias', '_BaseGenericAlias'] True Callable True
# expect: typing.Tuple _TupleType ['_SpecialGenericAlias', '_BaseGenericAlias'] True Tuple False
# expect: typing.Tuple[int, ...] _GenericAlias ['_GenericAlias', '_BaseGenericAlias'] True Tuple False
# expect: typing.Annotated[int, 1] _AnnotatedAlias ['_AnnotatedAlias', '_GenericAlias', '_BaseGenericAlias'] True None True
# expect: *Ts _UnpackGenericAlias ['_UnpackGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True None True
# expect: typing.Concatenate[int, ~P] _ConcatenateGenericAlias ['_ConcatenateGenericAlias', '_GenericAlias', '_BaseGenericAlias'] True None True
# expect: typing.ClassVar[int] _GenericAlias ['_GenericAlias', '_BaseGenericAlias'] True None True
# expect: typing.Union _SpecialForm [] True Union none
# expect: <class 'int'> ForwardRef('int') <class 'NoneType'>
# expect: TypeError: A text. Got (<class 'int'>, <class 'str'>). | TypeError: A text. Got (<class 'int'>, <class 'str'>). | TypeError: A text. Got (<class 'int'>, <class 'str'>).
# expect: TypeError: typing.ClassVar[int] is not valid as type argument | TypeError: typing.ClassVar[int] is not valid as type argument | typing.ClassVar[int]
# expect: TypeError: typing.Final[int] is not valid as type argument | typing.Final[int] | typing.Final[int]
# expect: TypeError: Plain <class 'typing.Generic'> is not valid as type argument | TypeError: Plain <class 'typing.Generic'> is not valid as type argument | TypeError: Plain <class 'typing.Generic'> is not valid as type argument
# expect: TypeError: Plain <class 'typing.Protocol'> is not valid as type argument | TypeError: Plain <class 'typing.Protocol'> is not valid as type argument | TypeError: Plain <class 'typing.Protocol'> is not valid as type argument
# expect: TypeError: Plain typing.Union is not valid as type argument | TypeError: Plain typing.Union is not valid as type argument | TypeError: Plain typing.Union is not valid as type argument
# expect: TypeError: Plain typing.ClassVar is not valid as type argument | TypeError: Plain typing.ClassVar is not valid as type argument | typing.ClassVar
# expect: ForwardRef('X', module='m') True
# expect: (~T, ~P) TypeError: Too many arguments for typing.List; actual 2, expected 1 TypeError: typing.List is not a generic class None
# expect: [True, True, True, True, True, False]
# expect: [(1, <class 'int'>), (True, <class 'bool'>)] ['__getnewargs__', '__init__', '__new__', '__slots__', '_asdict', '_field_defaults', '_fields', '_make', '_replace', '_source'] ['__weakref__', '__class_getitem__', '_MutableMapping__marker']
# expect: 1 1 [2] [2] 3
# expect: {'next': typing.Optional[__main__.Node], 'items': typing.List[__main__.Node], 'kind': typing.ClassVar[int], 'limit': typing.Final} True
# expect: typing.List[__main__.Node] True True
# expect: TypeError: Plain typing.ClassVar is not valid as type argument
# expect: ['name', 'run'] False
# expect: True True 1 2 typing.List[str] True True True
# expect: TypeError: Subscripted generics cannot be used with class and instance checks TypeError: Subscripted generics cannot be used with class and instance checks True True
# expect: True True False
# expect: AssertionError: Expected code to be unreachable, but got: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx... TypeError: '_UnionGenericAlias' object is not iterable TypeError: '_SpecialGenericAlias' object is not iterable *typing.List[int]
# expect: typing.Pattern[str] <class 're.Pattern'> <class 're.Match'> typing.Match[bytes] False True
