"""The iterators of builtins and itertools pass on how their source ended, and throw() passes on anything to a delegate."""
import itertools


class Ends:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration(42)


MAKERS = {
    "enumerate": lambda: enumerate(Ends()),
    "map": lambda: map(int, Ends()),
    "map of two": lambda: map(max, [1], Ends()),
    "zip": lambda: zip([1], Ends()),
    "zip strict": lambda: zip(Ends(), [], strict=True),
    "filter": lambda: filter(None, Ends()),
    "islice": lambda: itertools.islice(Ends(), 3),
    "accumulate": lambda: itertools.accumulate(Ends()),
    "takewhile": lambda: itertools.takewhile(None, Ends()),
    "dropwhile": lambda: itertools.dropwhile(None, Ends()),
    "filterfalse": lambda: itertools.filterfalse(None, Ends()),
    "starmap": lambda: itertools.starmap(max, Ends()),
    "compress": lambda: itertools.compress(Ends(), [1]),
    "pairwise": lambda: itertools.pairwise(Ends()),
    "chain": lambda: itertools.chain(Ends()),
    "cycle": lambda: itertools.cycle(Ends()),
}
for name, make in MAKERS.items():
    try:
        next(make())
    except StopIteration as error:
        print(name, error.args)
    print(list(make()), [x for x in make()])
try:
    list(zip([1], Ends(), strict=True))
except ValueError as error:
    print(error)


def delegate(source):
    return (yield from source)


def value_of(source):
    generator = delegate(source)
    try:
        next(generator)
    except StopIteration as error:
        return error.value


print(value_of(enumerate(Ends())))


class Takes:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def throw(self, *args):
        return args


class TakesNothing:
    def __iter__(self):
        return self

    def __next__(self):
        return 1


for source in (Takes(), TakesNothing()):
    for args in ((123,), (ZeroDivisionError,), (ZeroDivisionError, 3), ("text", 1, 2)):
        generator = delegate(source)
        next(generator)
        try:
            print(generator.throw(*args))
        except (TypeError, ZeroDivisionError) as error:
            print(type(error).__name__, error)
inner = delegate(delegate(Takes()))
next(inner)
print(inner.throw(5))


class NoException(BaseException):
    def __new__(cls, *args):
        return 1


generator = delegate([1, 2])
next(generator)
try:
    generator.throw(NoException)
except TypeError as error:
    print(error)


class Fails:
    def __getitem__(self, i):
        if i == 1:
            raise ValueError("one")
        return i


it = iter(Fails())
print(next(it), it.__length_hint__())
for _ in range(2):
    try:
        next(it)
    except ValueError as error:
        print(error)

# expect: enumerate (42,)
# expect: [] []
# expect: map (42,)
# expect: [] []
# expect: map of two (42,)
# expect: [] []
# expect: zip (42,)
# expect: [] []
# expect: zip strict ()
# expect: [] []
# expect: filter (42,)
# expect: [] []
# expect: islice (42,)
# expect: [] []
# expect: accumulate (42,)
# expect: [] []
# expect: takewhile (42,)
# expect: [] []
# expect: dropwhile (42,)
# expect: [] []
# expect: filterfalse (42,)
# expect: [] []
# expect: starmap (42,)
# expect: [] []
# expect: compress (42,)
# expect: [] []
# expect: pairwise (42,)
# expect: [] []
# expect: chain ()
# expect: [] []
# expect: cycle ()
# expect: [] []
# expect: zip() argument 2 is shorter than argument 1
# expect: 42
# expect: (123,)
# expect: (<class 'ZeroDivisionError'>,)
# expect: (<class 'ZeroDivisionError'>, 3)
# expect: ('text', 1, 2)
# expect: TypeError exceptions must be classes or instances deriving from BaseException, not int
# expect: ZeroDivisionError 
# expect: ZeroDivisionError 3
# expect: TypeError throw() third argument must be a traceback object
# expect: (5,)
# expect: calling <class '__main__.NoException'> should have returned an instance of BaseException, not int
# expect: 0 NotImplemented
# expect: one
# expect: one
