# What raises ends a graph; the handler's own operators, and those behind it, are a graph again.
from mindspore import Tensor, jit, ops


@jit(capture_mode="bytecode")
def out_of_range(x):
    y = ops.sin(x) * 2
    try:
        z = y[7]
    except IndexError:
        z = y * 3
    z = ops.cos(z) + 4
    return z * z


@jit(capture_mode="bytecode")
def missing(x, known):
    y = x * 2
    try:
        k = known["a"]
    except KeyError:
        k = 3
    return ops.relu(y) + k


def checked(a):
    if a > 2:
        raise ValueError("four")
    return a


@jit(capture_mode="bytecode")
def in_a_call(x, a):
    y = x * 2
    try:
        n = checked(a)
    except ValueError as e:
        n = len(e.args[0])
    finally:
        y = y + 1
    return ops.relu(y) * n


@jit(capture_mode="bytecode")
def passed_on(x):
    y = x - 1
    try:
        try:
            y = y * 2
            raise KeyError("inner")
        finally:
            y = y + 100
    except KeyError as e:
        y = y + len(e.args)
    return y * 2


x = Tensor([1.0, 2.0])
for _ in range(3):
    print(out_of_range(x), missing(x, {}), in_a_call(x, 5), passed_on(x))
print(in_a_call(x, 2))

# expect: [18.74999  21.872375] [5. 7.] [12. 20.] [202. 206.]
# expect: [18.74999  21.872375] [5. 7.] [12. 20.] [202. 206.]
# expect: [18.74999  21.872375] [5. 7.] [12. 20.] [202. 206.]
# expect: [ 6. 10.]
# expect report: compiles out_of_range 3
# expect report: compiles missing 2
# expect report: compiles in_a_call 3
# expect report: compiles passed_on 4
