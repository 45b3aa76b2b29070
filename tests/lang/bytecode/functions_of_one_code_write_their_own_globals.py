# Functions made of one code object may have several dicts of global variables: what one compiled entry writes, or the
# functions that it makes, belong to the dict of the function that was called.
import types

from mindspore import Tensor, jit

count = 1


def counts(x):
    global count
    count = count + 1
    return x + count


def makes(x):
    def inner(y):
        return y + count

    return x + 1, inner


def deletes(x):
    global scratch
    scratch = count
    y = x + scratch
    del scratch
    return y


def suspends(x):
    def steps():
        global count
        count += 1
        yield x + count
        yield x * count

    made = steps()
    next(made)
    return made


def with_globals(function, **names):
    return types.FunctionType(function.__code__, {**globals(), **names}, function.__name__)


for function in (counts, makes, deletes, suspends):
    functions = [with_globals(function, count=5), with_globals(function, count=50)]
    jitted = [jit(f, capture_mode="bytecode") for f in functions]
    for _ in range(2):
        for plain, fast in zip(functions, jitted):
            result = fast(Tensor(1))
            if function is makes:
                result = result[0], result[1](Tensor(1)), result[1].__globals__ is plain.__globals__
            if function is suspends:
                result = [int(value) for value in result]
            print(function.__name__, result, plain.__globals__["count"], "scratch" in plain.__globals__)
print(count)

# expect: counts 7 6 False
# expect: counts 52 51 False
# expect: counts 8 7 False
# expect: counts 53 52 False
# expect: makes (Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 6), True) 5 False
# expect: makes (Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 51), True) 50 False
# expect: makes (Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 6), True) 5 False
# expect: makes (Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 51), True) 50 False
# expect: deletes 6 5 False
# expect: deletes 51 50 False
# expect: deletes 6 5 False
# expect: deletes 51 50 False
# expect: suspends [6] 6 False
# expect: suspends [51] 51 False
# expect: suspends [7] 7 False
# expect: suspends [52] 52 False
# expect: 1
