# modes: eager bytecode
from mindspore import Tensor, jit, ops


def scaled(x, factors):
    for f in factors:
        yield x * f


def chained(x):
    yield x
    last = yield from scaled(x, (2.0, 3.0))
    yield x + 10 if last is None else x


def counted(x):
    n = 0
    while True:
        n += 1
        yield x + n


@jit
def whole(x):
    parts = list(scaled(x, [1.0, 2.0, 4.0]))
    return parts[0] + parts[1] + parts[2], len(parts)


@jit
def lazily(x):
    out = []
    for v in counted(x):
        out.append(v)
        if len(out) == 3:
            break
    return out


@jit
def pipeline(x):
    return sum(v * 2 for v in chained(x)), [v + i for i, v in enumerate(chained(x)) if i % 2 == 0]


@jit
def dicts(x):
    d = {str(k): x * k for k in range(3)}
    names = {k for k in d if k != "0"}
    return {**d, "z": x}, sorted(names), max(len(k) for k in d)


@jit
def outlives(x):
    y = x + 1
    g = scaled(y, (1.0, 2.0))
    first = next(g)
    print("break")
    return first + next(g)


@jit
def returned(x):
    return scaled(x + 1, (5.0,))


@jit
def tests(x):
    return any(v > 2 for v in (1, 2, 3)), all(v > 2 for v in (1, 2, 3)), next(iter([x])), x.shape[0]


for _ in range(2):
    x = Tensor([1.0, 2.0])
    print(whole(x))
    print(lazily(x))
    print(pipeline(x))
    print(dicts(x))
    print(outlives(x))
    print(list(returned(x)))
    print(tests(x))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  1.40000000e+01]), 3)
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00])]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.40000000e+01,  4.80000000e+01]), [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  8.00000000e+00])])
# expect: ({'0': Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), '1': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), '2': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 'z': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}, ['1', '2'], 1)
# expect: break
# expect: [6. 9.]
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  1.50000000e+01])]
# expect: (True, False, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 2)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  1.40000000e+01]), 3)
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00])]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.40000000e+01,  4.80000000e+01]), [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  8.00000000e+00])])
# expect: ({'0': Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), '1': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), '2': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 'z': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}, ['1', '2'], 1)
# expect: break
# expect: [6. 9.]
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  1.50000000e+01])]
# expect: (True, False, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 2)
