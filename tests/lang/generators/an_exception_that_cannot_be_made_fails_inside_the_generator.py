# throw() of a class whose __new__ gives something else, or raises; what async steps refuse.
class Itself(Exception):
    def __new__(cls, *args):
        return cls


class Number(Exception):
    def __new__(cls, *args):
        return 3


class Broken(Exception):
    def __init__(self, *args):
        raise ZeroDivisionError("made wrongly")


def catching():
    try:
        yield
    except Exception as e:
        yield type(e).__name__, str(e)


for given in ((Itself,), (Number,), (Number, 5), (Broken,), (Broken, (1, 2))):
    g = catching()
    next(g)
    print(g.throw(*given))


def plain():
    yield


g = plain()
next(g)
try:
    g.throw(Number)
except TypeError as e:
    print(e)
print(list(g))


class Failing:
    def __aiter__(self):
        return self

    def __anext__(self):
        return self

    def __await__(self):
        1 / 0


async def loop():
    async for _ in Failing():
        pass


async def steps():
    yield 42


try:
    loop().send(None)
except TypeError as e:
    print(e, repr(e.__cause__), e.__context__ is e.__cause__)
try:
    steps().athrow(ValueError).send(42)
except RuntimeError as e:
    print(e)


class Text:
    def __aiter__(self):
        return "abc"


for given in (1, Text()):
    try:
        aiter(given)
    except TypeError as e:
        print(e)


class Delegate:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def __getattr__(self, name):
        raise ZeroDivisionError(name)


def delegating():
    yield from Delegate()


import sys

sys.unraisablehook = lambda info: print("unraisable", info.exc_type.__name__, type(info.object).__name__)
g = delegating()
next(g)
print(g.close())

# expect: ('TypeError', "calling <class '__main__.Itself'> should have returned an instance of BaseException, not type")
# expect: ('TypeError', "calling <class '__main__.Number'> should have returned an instance of BaseException, not int")
# expect: ('TypeError', "calling <class '__main__.Number'> should have returned an instance of BaseException, not int")
# expect: ('ZeroDivisionError', 'made wrongly')
# expect: ('ZeroDivisionError', 'made wrongly')
# expect: calling <class '__main__.Number'> should have returned an instance of BaseException, not int
# expect: []
# expect: 'async for' received an invalid object from __anext__: Failing ZeroDivisionError('division by zero') True
# expect: can't send non-None value to a just-started coroutine
# expect: 'int' object is not an async iterable
# expect: aiter() returned not an async iterator of type 'str'
# expect: unraisable ZeroDivisionError Delegate
# expect: None
