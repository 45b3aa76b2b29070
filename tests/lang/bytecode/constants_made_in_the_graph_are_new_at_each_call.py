# A tensor that the function makes of constants is computed once, but each call gives one of its own: what the caller
# writes to it shows in its views, and in no later call.
from mindspore import Tensor, jit, ops

x = Tensor([1.0, 2.0])


@jit(capture_mode="bytecode")
def made(x):
    table = ops.zeros((2, 3))
    row, flat = table[0], table.view(6)
    halves = ops.split(ops.ones(4), 2)
    return table, row, flat, halves, x + flat[0]


for _ in range(2):
    table, row, flat, halves, total = made(x)
    print(table, row, flat, halves, total)
    row[1] = 7
    flat[5] = 8
    halves[0][0] = 9
    print(table, row, flat, halves)


@jit(capture_mode="bytecode")
def held(x, n):
    zeros = ops.zeros(2)
    pair = [zeros, zeros]
    same = zeros.contiguous()
    first = zeros[0]
    print("so far")
    pair[1][0] = n
    return pair, same, first, x + zeros


for n in (1, 2):
    pair, same, first, total = held(x, n)
    print(pair, pair[0] is pair[1], same, first, total)
    pair[0][1] = 5


@jit(capture_mode="bytecode")
def counted(x, n):
    x += 1
    rows = ops.zeros((2, 2))
    for i in range(3):
        rows[i % 2] = i + n
    return rows


for n in range(7):
    print(counted(x, n).asnumpy().tolist())
# expect: [[0. 0. 0.]
# expect:  [0. 0. 0.]] [0. 0. 0.] [0. 0. 0. 0. 0. 0.] (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00])) [1. 2.]
# expect: [[0. 7. 0.]
# expect:  [0. 0. 8.]] [0. 7. 0.] [0. 7. 0. 0. 0. 8.] (Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: [[0. 0. 0.]
# expect:  [0. 0. 0.]] [0. 0. 0.] [0. 0. 0. 0. 0. 0.] (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00])) [1. 2.]
# expect: [[0. 7. 0.]
# expect:  [0. 0. 8.]] [0. 7. 0.] [0. 7. 0. 0. 0. 8.] (Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: so far
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00])] True [1. 0.] 1.0 [2. 2.]
# expect: so far
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  0.00000000e+00])] True [2. 0.] 2.0 [3. 2.]
# expect: [[2.0, 2.0], [1.0, 1.0]]
# expect: [[3.0, 3.0], [2.0, 2.0]]
# expect: [[4.0, 4.0], [3.0, 3.0]]
# expect: [[5.0, 5.0], [4.0, 4.0]]
# expect: [[6.0, 6.0], [5.0, 5.0]]
# expect: [[7.0, 7.0], [6.0, 6.0]]
# expect: [[8.0, 8.0], [7.0, 7.0]]
