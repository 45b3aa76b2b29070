# add_(), mul_(), copy_() and the like write tensors made in the graph and arguments without a break; who else knows
# the tensor sees it.
from mindspore import Tensor, jit, ops
from mindspore._c_expression import get_code_extra


def breaks(function):
    return (get_code_extra(function.__wrapped__) or {}).get("break_count_")


@jit(capture_mode="bytecode")
def local(x):
    y = x * 1
    z = y
    y.add_(2)
    y.mul_(x)
    y -= 1
    return y, z, z is y, x


x = Tensor([1.0, 2.0])
print(local(x), local(x), breaks(local))


@jit(capture_mode="bytecode")
def copied(x, y):
    made = ops.zeros_like(x)
    back = made.copy_(y)
    other = x + y
    twin = ops.ones_like(x)
    twin.copy_(other)
    twin.add_(1)
    made.sub_(y)
    return made, back is made, other, twin, y


print(copied(x, Tensor([5.0, 6.0])), breaks(copied))


@jit(capture_mode="bytecode")
def argument(x):
    x.add_(1)
    return x * 2


print(argument(x), x, argument(x), x)


@jit(capture_mode="bytecode")
def twice(x):
    x.add_(1)
    y = x * 2
    x.mul_(3)
    return y, x


print(twice(x), x)
a = Tensor([1.0, 2.0])


@jit(capture_mode="bytecode")
def both(a, b):
    a.add_(10)
    return a + b


print(both(a, a), a, both(a, Tensor([1.0, 1.0])), a)


@jit(capture_mode="bytecode")
def with_view(x):
    y = x * 1
    v = y[0]
    y.add_(1)
    return v, y


print(with_view(x))


@jit(capture_mode="bytecode")
def last_of(x, history):
    history.append(x * 2)
    history.append(x * 3)
    return history[-1] - history[-2]


history = []
for _ in range(4):
    print(last_of(x, history), len(history))
print(get_code_extra(last_of.__wrapped__)["compile_count_"])


@jit(capture_mode="bytecode")
def constants(x):
    filled = ops.zeros(2)
    filled[1] = x[0]
    counted = Tensor([1.0, 2.0])
    same = counted.add_(1)
    read = ops.ones(2)
    total = read + x
    read.add_(1)
    read[0] = total[1]
    return filled, counted, same is counted, read


for _ in range(3):
    print(constants(x))
print(breaks(constants))


@jit(capture_mode="bytecode")
def shared_constants(x):
    table = ops.zeros((2, 3))
    row, flat = table[0], table.view(6)
    row[0] = 5
    table[1, 1] = x[0]
    pieces = ops.split(ops.zeros(4), 2)
    first, again = pieces[0], pieces[0]
    first[0] = 1
    return table, row, flat, again, pieces


for _ in range(2):
    print(shared_constants(x))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  8.00000000e+00]), False, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  8.00000000e+00]), False, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])) 0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), True, Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  8.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  9.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00])) 0
# expect: [4. 6.] [3. 4.] [6. 8.] [3. 4.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.50000000e+01])) [12. 15.]
# expect: [22. 24.] [21. 22.] [22. 23.] [21. 22.]
# expect: (Tensor(shape=[], dtype=Float32, value= 13), Tensor(shape=[2], dtype=Float32, value= [ 1.30000000e+01,  1.60000000e+01]))
# expect: [12. 15.] 2
# expect: [12. 15.] 4
# expect: [12. 15.] 6
# expect: [12. 15.] 8
# expect: 1
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  1.20000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), True, Tensor(shape=[2], dtype=Float32, value= [ 1.60000000e+01,  2.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  1.20000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), True, Tensor(shape=[2], dtype=Float32, value= [ 1.60000000e+01,  2.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  1.20000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), True, Tensor(shape=[2], dtype=Float32, value= [ 1.60000000e+01,  2.00000000e+00]))
# expect: 1
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  1.20000000e+01,  0.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00]), Tensor(shape=[6], dtype=Float32, value= [ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00,  0.00000000e+00,  1.20000000e+01,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00])))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  1.20000000e+01,  0.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00]), Tensor(shape=[6], dtype=Float32, value= [ 5.00000000e+00,  0.00000000e+00,  0.00000000e+00,  0.00000000e+00,  1.20000000e+01,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00])))
