# modes: eager bytecode
# by hand: the judge is eager execution
from mindspore import Tensor, jit


def size(x):
    return len(str(x.asnumpy()))


@jit
def displays(x, items):
    y = x * 2
    a = [x, *items, print(1), *[print(2)], y]
    b = {**{"a": y}, "b": print(3), **{"c": print(4)}}
    c = (*items, print(5), x)
    d = {*items, print(6), *range(2)}
    return a, b, c, sorted(map(str, d))


@jit
def long_display(x):
    return (x, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, print(7),
            2, 2, 2, x + 1)


@jit
def comprehensions(x, items):
    return [size(x) + i for i in items if size(x)], {size(x) + i for i in items}, {i: size(x) for i in items}


@jit
def deletes_twice(x):
    y = x + 1
    del y
    try:
        del y
    except UnboundLocalError as e:
        return x, str(e)


for _ in range(2):
    print(displays(Tensor([1.0]), [1, 4]))
    print(long_display(Tensor([1.0])))
    print(comprehensions(Tensor([1.0, 2.0]), [1, 2]))
    print(deletes_twice(Tensor([1.0])))

# expect: 1
# expect: 2
# expect: 3
# expect: 4
# expect: 5
# expect: 6
# expect: ([Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, 4, None, None, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])], {'a': Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 'b': None, 'c': None}, (1, 4, None, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])), ['0', '1', '4', 'None'])
# expect: 7
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, None, 2, 2, 2, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))
# expect: ([8, 9], {8, 9}, {1: 7, 2: 7})
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), "cannot access local variable 'y' where it is not associated with a value")
# expect: 1
# expect: 2
# expect: 3
# expect: 4
# expect: 5
# expect: 6
# expect: ([Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, 4, None, None, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])], {'a': Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 'b': None, 'c': None}, (1, 4, None, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])), ['0', '1', '4', 'None'])
# expect: 7
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, None, 2, 2, 2, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))
# expect: ([8, 9], {8, 9}, {1: 7, 2: 7})
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), "cannot access local variable 'y' where it is not associated with a value")
