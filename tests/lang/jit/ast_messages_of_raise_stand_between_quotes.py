"""Messages of exceptions raised while compiling stand between quotes as they are, whatever they contain."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def quotes(x):
    raise ValueError(f"For 'check', need 2 dims, but got {x.ndim}.")


def several(x):
    raise ValueError("a'b", 1, "c")


def lines(x):
    raise ValueError("line1\nline2")


def number(x):
    raise ValueError(3)


def asserted(x):
    assert x.ndim == 2, "it's wrong"
    return x


def structures(x):
    raise ValueError("a", (1, "b"), [True, 2.5])


def one_tuple(x):
    raise ValueError(("bad", x.ndim))


def deep(x):
    raise TypeError([["a"], ("b",)])


def asserted_pair(x):
    assert x.ndim == 2, ("bad", x.ndim)


for fullgraph in (False, True):
    for f in (quotes, several, lines, number, asserted, structures, one_tuple, deep, asserted_pair):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).partition("\n\n---")[0])

# expect: quotes ValueError 'For 'check', need 2 dims, but got 1.'
# expect: several ValueError ('a'b', 1, 'c')
# expect: lines ValueError 'line1
# expect: line2'
# expect: number ValueError 3
# expect: asserted AssertionError 'it's wrong'
# expect: structures ValueError ('a', '(1, b)', [true, 2.5])
# expect: one_tuple ValueError '(bad, 1)'
# expect: deep TypeError [a, b]
# expect: asserted_pair AssertionError '(bad, 1)'
# expect: quotes ValueError 'For 'check', need 2 dims, but got 1.'
# expect: several ValueError ('a'b', 1, 'c')
# expect: lines ValueError 'line1
# expect: line2'
# expect: number ValueError 3
# expect: asserted AssertionError 'it's wrong'
# expect: structures ValueError ('a', '(1, b)', [true, 2.5])
# expect: one_tuple ValueError '(bad, 1)'
# expect: deep TypeError [a, b]
# expect: asserted_pair AssertionError '(bad, 1)'
