# Forms of typing are remembered by their arguments; the comparisons that total_ordering adds tell what they are made from.
import functools
import typing as t

T, P = t.TypeVar("T"), t.ParamSpec("P")


class G(t.Generic[T]):
    pass


for make in (lambda: t.Annotated[int, 1], lambda: t.Callable[[int], str], lambda: t.Callable[..., str],
             lambda: t.Callable[P, int], lambda: t.Callable[[T], T][int], lambda: t.Tuple[int, ...], lambda: t.Tuple[()], lambda: t.Tuple[int],
             lambda: t.List[T][int], lambda: G[int], lambda: t.Union[int, str], lambda: t.Literal[1, 2], lambda: list[int], lambda: int | str):
    print(make(), make() is make(), make() == make())
print(t.Annotated[int, 1], t.Annotated[int, True], t.Literal[1], t.Literal[True])

ORDER = ("__lt__", "__le__", "__gt__", "__ge__")
for given in ORDER:
    made = functools.total_ordering(type("Made", (), {given: lambda self, other: True}))
    for name in ORDER:
        if name != given:
            print(given, name, vars(made)[name].__doc__)
# expect: typing.Annotated[int, 1] True True
# expect: typing.Callable[[int], str] True True
# expect: typing.Callable[..., str] True True
# expect: typing.Callable[~P, int] True True
# expect: typing.Callable[[int], int] True True
# expect: typing.Tuple[int, ...] True True
# expect: typing.Tuple[()] True True
# expect: typing.Tuple[int] True True
# expect: typing.List[int] True True
# expect: __main__.G[int] True True
# expect: typing.Union[int, str] True True
# expect: typing.Literal[1, 2] True True
# expect: list[int] False True
# expect: int | str False True
# expect: typing.Annotated[int, 1] typing.Annotated[int, True] typing.Literal[1] typing.Literal[True]
# expect: __lt__ __le__ Return a <= b.  Computed by @total_ordering from (a < b) or (a == b).
# expect: __lt__ __gt__ Return a > b.  Computed by @total_ordering from (not a < b) and (a != b).
# expect: __lt__ __ge__ Return a >= b.  Computed by @total_ordering from (not a < b).
# expect: __le__ __lt__ Return a < b.  Computed by @total_ordering from (a <= b) and (a != b).
# expect: __le__ __gt__ Return a > b.  Computed by @total_ordering from (not a <= b).
# expect: __le__ __ge__ Return a >= b.  Computed by @total_ordering from (not a <= b) or (a == b).
# expect: __gt__ __lt__ Return a < b.  Computed by @total_ordering from (not a > b) and (a != b).
# expect: __gt__ __le__ Return a <= b.  Computed by @total_ordering from (not a > b).
# expect: __gt__ __ge__ Return a >= b.  Computed by @total_ordering from (a > b) or (a == b).
# expect: __ge__ __lt__ Return a < b.  Computed by @total_ordering from (not a >= b).
# expect: __ge__ __le__ Return a <= b.  Computed by @total_ordering from (not a >= b) or (a == b).
# expect: __ge__ __gt__ Return a > b.  Computed by @total_ordering from (a >= b) and (a != b).
