# modes: eager bytecode
from mindspore import Tensor, jit


@jit
def aliases(x):
    a = [x + 1]
    b = a
    c = {"a": a}
    y = x * 2
    z = y
    print("break")
    a.append(x * 3)
    return b is a, c["a"] is b, len(b), z is y, b[1] + z


@jit
def functions(x):
    scale = 3
    total = x * 0

    def add(v, by=1, *, times=2):
        nonlocal total
        total = total + v * scale * times + by
        return total

    bump = lambda v: v + scale
    print("break", add.__name__, bump.__name__)
    scale = 4
    first = add(x)
    print("again", add.__defaults__, add.__kwdefaults__)
    return first + add(x, 2, times=1), bump(x), total


@jit
def loop(x):
    out = []
    for i, v in enumerate([1.0, 2.0, 3.0]):
        x = x * v
        print("step", i)
        out.append(x + i)
    return out


@jit
def bound(x):
    items = [x]
    push = items.append
    half = "a-b".split
    print("break")
    push(x + 1)
    return len(items), items[1], half("-")


@jit
def nested(x):
    s = {1, 2}
    t = (x, [x + 1, s])
    print("break", sorted(s))
    t[1][1].add(3)
    return sorted(s), t[1][0] + t[0]


for _ in range(2):
    x = Tensor([1.0, 2.0])
    print(aliases(x))
    print(functions(x))
    print(loop(x))
    print(bound(x))
    print(nested(x))

# expect: break
# expect: (True, True, 2, True, Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  1.00000000e+01]))
# expect: break add <lambda>
# expect: again (1,) {'times': 2}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.40000000e+01,  4.40000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+01,  2.70000000e+01]))
# expect: step 0
# expect: step 1
# expect: step 2
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.40000000e+01])]
# expect: break
# expect: (2, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), ['a', 'b'])
# expect: break [1, 2]
# expect: ([1, 2, 3], Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]))
# expect: break
# expect: (True, True, 2, True, Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  1.00000000e+01]))
# expect: break add <lambda>
# expect: again (1,) {'times': 2}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.40000000e+01,  4.40000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+01,  2.70000000e+01]))
# expect: step 0
# expect: step 1
# expect: step 2
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.40000000e+01])]
# expect: break
# expect: (2, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), ['a', 'b'])
# expect: break [1, 2]
# expect: ([1, 2, 3], Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]))
