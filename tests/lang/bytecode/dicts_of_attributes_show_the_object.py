# modes: eager bytecode
from mindspore import Tensor, jit


class Thing:
    pass


thing = Thing()
thing.k = 2
scale = 1
x = Tensor([1.0])


@jit
def reads(x):
    return x * thing.__dict__["k"] + vars(thing)["k"]


@jit
def walks(x):
    for name, value in thing.__dict__.items():
        x = x * value + len(name)
    return x, "k" in thing.__dict__, list(vars(thing))


@jit
def writes(x):
    thing.__dict__["n"] = thing.__dict__.get("n", 0) + 1
    thing.k += 1
    return x * thing.n, sorted(thing.__dict__), thing.__dict__["k"]


@jit
def writes_an_argument(x, d):
    d["k"] = d["k"] + 1
    y = x * thing.k
    thing.k = thing.k * 10
    return y, d["k"]


@jit
def variables(x):
    g = globals()
    g["scale"] = g["scale"] + 1
    return x * scale


@jit
def keeps_order(x):
    global first, second
    first, second = 1, 2
    first = x
    thing.p = 1
    thing.q = 2
    thing.p = 3
    return x


print(reads(x))
thing.k = 5
print(reads(x))
thing.__dict__["k"] = 7
print(reads(x))
print(walks(x))
thing.z = 3
print(walks(x))
for i in range(3):
    print(writes(x))
print(writes_an_argument(x, {"k": 5}))
print(writes_an_argument(x, thing.__dict__))
print(writes_an_argument(x, {"k": 5}))
print(writes_an_argument(x, vars(thing)), thing.k)
for i in range(3):
    print(variables(x))
keeps_order(x)
print([name for name in globals() if name in ("first", "second")], list(vars(thing)))

# expect: [4.]
# expect: [10.]
# expect: [14.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 8.00000000e+00]), True, ['k'])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.50000000e+01]), True, ['k', 'z'])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), ['k', 'n', 'z'], 8)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), ['k', 'n', 'z'], 9)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), ['k', 'n', 'z'], 10)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+01]), 6)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.01000000e+02]), 1010)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.01000000e+03]), 6)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.01010000e+04]), 101010) 101010
# expect: [2.]
# expect: [3.]
# expect: [4.]
# expect: ['first', 'second'] ['k', 'z', 'n', 'p', 'q']
