# fullgraph=True: recursion without end meets the limit of calls; an argument given twice is refused before a compile.
from mindspore import Tensor, jit


def again(x):
    return again(x + 1)


@jit(fullgraph=True)
def endless(x):
    return again(x)


@jit
def added(x, y):
    return x + y


x = Tensor([1.0, 2.0])


def twice():
    return added(x, x, y=x)


def twice_first():
    return added(x, x=x)


for call in (lambda: endless(x), twice, twice_first):
    try:
        print(call())
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, str(error).split("\n")[0])
try:
    x.rank
except AttributeError as error:
    print(error)
# expect: RuntimeError Exceed function call depth limit 1000, (function call depth: 1001, simulate call depth: 1000).
# expect: TypeError multiple values for argument 'y'
# expect: TypeError multiple values for argument 'x'
# expect: 'Tensor' object has no attribute 'rank'
