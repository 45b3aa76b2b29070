# modes: eager bytecode
import contextlib

from mindspore import Tensor, jit

log = []


class Thing:
    @property
    def caught(self):
        try:
            return self.absent
        except AttributeError:
            return 5

    @property
    def watched(self):
        try:
            return self.absent
        finally:
            log.append("f")

    @property
    def suppressed(self):
        with contextlib.suppress(AttributeError):
            return self.absent
        return 6

    @property
    def raises(self):
        return self.absent


thing = Thing()


def first():
    try:
        yield [][0]
    except IndexError:
        yield 4


@jit
def asks(x):
    return (x, hasattr(thing, "caught"), getattr(thing, "caught", 7), hasattr(thing, "suppressed"),
            getattr(thing, "suppressed", 7), hasattr(thing, "raises"), getattr(thing, "raises", 7))


@jit
def watches(x):
    return x, hasattr(thing, "watched"), getattr(thing, "watched", 3), len(log)


@jit
def matches(x, value):
    match value:
        case Thing(caught=v):
            return x * v
        case Thing(raises=v):
            return x
    return -x


@jit
def generates(x):
    return x * next(first(), 7)


x = Tensor([1.0])
for i in range(3):
    print(asks(x))
    print(watches(x), log)
    print(matches(x, thing), matches(x, 3))
    print(generates(x))

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, 5, True, 6, False, 7)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 3, 2) ['f', 'f']
# expect: [5.] [-1.]
# expect: [4.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, 5, True, 6, False, 7)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 3, 4) ['f', 'f', 'f', 'f']
# expect: [5.] [-1.]
# expect: [4.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, 5, True, 6, False, 7)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 3, 6) ['f', 'f', 'f', 'f', 'f', 'f']
# expect: [5.] [-1.]
# expect: [4.]
