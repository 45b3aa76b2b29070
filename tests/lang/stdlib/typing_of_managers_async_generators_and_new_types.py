# Mixins and hooks of abstract async classes, aliases of managers, NewType's pickles, bounds of TypeVar, Literal, no_type_check.
import asyncio
import collections.abc as c
import contextlib
import pickle
import typing as t


def tr(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class G(t.AsyncGenerator[int, int]):
    async def asend(self, v):
        return v

    async def athrow(self, typ, val=None, tb=None):
        pass


tr(lambda: (isinstance(G(), c.AsyncGenerator), sorted(G.__abstractmethods__), hasattr(G, "aclose")))


class G2(c.AsyncGenerator):
    def __init__(s):
        s.l = [1, 2]

    async def asend(self, v):
        if s.l:
            return s.l.pop()
        raise StopAsyncIteration

    async def athrow(self, typ, val=None, tb=None):
        print("athrow", typ)
        return await super().athrow(typ, val, tb)


s = G2()


async def main():
    r = []
    s2 = s.__aiter__()
    print(s2 is s)
    r.append(await s.__anext__())
    print(r)
    print(await s.aclose())
    try:
        await s.athrow(ValueError("x"))
    except ValueError as e:
        print("VE", e)


tr(lambda: asyncio.run(main()))


class ACM:
    async def __aenter__(s):
        pass

    async def __aexit__(s, *a):
        pass


class CM:
    def __enter__(s):
        pass

    def __exit__(s, *a):
        pass


tr(
    lambda: (
        isinstance(ACM(), t.AsyncContextManager),
        isinstance(CM(), t.AsyncContextManager),
        isinstance(CM(), t.ContextManager),
        isinstance(ACM(), contextlib.AbstractAsyncContextManager),
        isinstance(3, t.ContextManager),
        t.ContextManager.__origin__,
        t.AsyncContextManager.__origin__,
        t.ContextManager[int],
        t.AsyncContextManager[int],
    )
)


class MyCM(t.ContextManager[int]):
    def __exit__(s, *a):
        pass


tr(lambda: (type(MyCM().__enter__()), MyCM.__mro__))
tr(lambda: [c for c in (t.ContextManager.__doc__,)])


class P(t.ContextManager, t.Protocol):
    def __exit__(s, *a):
        pass


tr(lambda: P.__mro__)
U = t.NewType("U", int)
tr(lambda: [pickle.loads(pickle.dumps(U, p)) is U for p in range(6)])
tr(lambda: (U.__reduce__(), U.__module__, repr(U)))
tr(lambda: type("S", (t.Annotated,), {}))


def sub():
    class S(t.Annotated[int, 1]):
        pass

    return S.__mro__


tr(sub)


def sub():
    class S(t.Annotated):
        pass


tr(sub)
tr(lambda: t.TypeVar("X", bound=t.Optional))
tr(lambda: t.TypeVar("X", bound=(1, 2)))
tr(lambda: t.TypeVar("X", str, float, bound=int))
tr(lambda: t.TypeVar("X", str))
tr(lambda: t.TypeVar("X", bound=t.List).__bound__)
tr(lambda: t.TypeVar("X", 1, 2))
tr(lambda: t.TypeVar("X", bound="a").__bound__)
tr(lambda: t.TypeVar("X", bound=None).__bound__)
tr(lambda: t.TypeVar("X", "a", "b").__constraints__)
tr(lambda: t.TypeVar("X", bound=t.ClassVar[int]))
tr(
    lambda: (
        t.Literal[[], []].__args__,
        t.Literal[1, True].__args__,
        t.Literal[1, True] == t.Literal[1, 1],
        t.Literal[1, 1].__args__,
        t.Literal[1, 2] == t.Literal[2, 1],
        t.Literal[1, True] == t.Literal[True, 1],
        hash(t.Literal[1, 2]) == hash(t.Literal[2, 1]),
        t.Literal[1, t.Literal[2, 1], 3],
    )
)
tr(lambda: t.Literal[1] == t.Literal[True])


class M(type):
    __annotations__ = {"a": int}


class M2(type):
    pass


tr(lambda: (t.get_type_hints(M), t.get_type_hints(M2)))


@t.no_type_check
class N:
    def f(self, a: "x"):
        pass

    class I:
        def g(self, a: "y"):
            pass

    @classmethod
    def c(cls):
        pass

    @staticmethod
    def st():
        pass

    q = print


tr(
    lambda: (
        N.__no_type_check__,
        N.f.__no_type_check__,
        N.I.__no_type_check__,
        N.I.g.__no_type_check__,
        N.c.__no_type_check__,
        N.st.__no_type_check__,
        t.get_type_hints(N.f),
        t.get_type_hints(N.I.g),
    )
)
# expect: (True, [], True)
# expect: True
# expect: [2]
# expect: athrow <class 'GeneratorExit'>
# expect: None
# expect: athrow x
# expect: VE x
# expect: None
# expect: (True, False, True, True, False, <class 'contextlib.AbstractContextManager'>, <class 'contextlib.AbstractAsyncContextManager'>, typing.ContextManager[int], typing.AsyncContextManager[int])
# expect: (<class '__main__.MyCM'>, (<class '__main__.MyCM'>, <class 'contextlib.AbstractContextManager'>, <class 'abc.ABC'>, <class 'typing.Generic'>, <class 'object'>))
# expect: ['A generic version of contextlib.AbstractContextManager.']
# expect: (<class '__main__.P'>, <class 'contextlib.AbstractContextManager'>, <class 'abc.ABC'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>)
# expect: [True, True, True, True, True, True]
# expect: ('U', '__main__', '__main__.U')
# expect: TypeError Cannot subclass __main__.Annotated
# expect: (<class '__main__.sub.<locals>.S'>, <class 'int'>, <class 'object'>)
# expect: TypeError Cannot subclass __main__.Annotated
# expect: TypeError Plain typing.Optional is not valid as type argument
# expect: TypeError Bound must be a type. Got (1, 2).
# expect: TypeError Constraints cannot be combined with bound=...
# expect: TypeError A single constraint is not allowed
# expect: typing.List
# expect: ~X
# expect: ForwardRef('a')
# expect: None
# expect: (ForwardRef('a'), ForwardRef('b'))
# expect: TypeError typing.ClassVar[int] is not valid as type argument
# expect: (([], []), (1, True), False, (1,), True, True, True, typing.Literal[1, 2, 3])
# expect: False
# expect: ({'a': <class 'int'>}, {})
# expect: (True, True, True, True, True, True, {}, {})
