# modes: eager bytecode
# A function that an inlined call made, and a generator whose code has no variables, are themselves after the graph.
import contextlib

from mindspore import Tensor, jit


def scaled(k):
    def by(v, *more):
        return v * k + len(more)

    return by


def kept(a, into):
    into.append(lambda *d: (a, d))


def two():
    yield 1
    yield 2


def must_end(generator, ended):
    if next(generator, ended) is ended:
        return False
    raise RuntimeError("did not end")


class Entered:
    def __enter__(self):
        return self

    def __exit__(self, *details):
        return print("left", len(details))


ended = object()


@jit
def gives(x):
    return x + 1, scaled(3)


@jit
def over_a_break(x):
    y, functions = x * 2, []
    by = scaled(5)
    kept(7, functions)
    print("break")
    return by(y), by.__name__, functions[0](1, 2)


@jit
def handed_on(x):
    generator = two()
    y = x + 1
    print("break")
    return y, list(generator), generator


@jit
def raises_inside(x):
    generator = two()
    y = x + next(generator)
    try:
        must_end(generator, ended)
    except RuntimeError as error:
        return y, str(error), next(generator, "ended")


@jit
def has_ended(x):
    generator = two()
    count = len(list(generator))
    return x + count, generator


@jit
def stacked(x):
    with contextlib.ExitStack() as stack:
        stack.enter_context(Entered())
        stack.callback(print, "called")
        y = x * 2
    return y


x = Tensor([1.0, 2.0])
for _ in range(2):
    y, by = gives(x)
    print(y, by(2), by(x, 1), by.__name__)
    print(over_a_break(x))
    print(handed_on(x)[:2])
    print(raises_inside(x))
    y, generator = has_ended(x)
    print(y, list(generator))
    print(stacked(x))

# expect: [2. 3.] 6 [4. 7.] by
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+01]), 'by', (7, (1, 2)))
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), [1, 2])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), 'did not end', 'ended')
# expect: [3. 4.] []
# expect: called
# expect: left 3
# expect: [2. 4.]
# expect: [2. 3.] 6 [4. 7.] by
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+01]), 'by', (7, (1, 2)))
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), [1, 2])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), 'did not end', 'ended')
# expect: [3. 4.] []
# expect: called
# expect: left 3
# expect: [2. 4.]
