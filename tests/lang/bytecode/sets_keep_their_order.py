# modes: eager bytecode
# A set's order depends on what has been taken out of it, in the graph and before.
from mindspore import Tensor, jit

numbers = set(range(40))
for number in range(31):
    numbers.discard(number)


@jit
def from_outside(x):
    return list(numbers), min(numbers, key=lambda n: 0), x * 1


@jit
def taken_out(x):
    rest = set(range(9))
    rest.remove(0)
    for number in (1, 2, 3, 4):
        rest.discard(number)
    rest.discard(77)
    first = [number for number in rest]
    rest.add(16)
    return rest, first, list(rest), min(rest, key=lambda n: 0), x * 1


@jit
def without(x):
    letters = {number for number in range(33)}
    letters -= {*range(25)}
    other = letters | {1}
    other ^= {1, 64}
    return letters, list(letters), other, 64 in other, len(other), x * 1


@jit
def put_back(x):
    try:
        rest = set(range(9))
        rest.discard(0)
        rest.remove(0)
    except KeyError:
        rest.discard(1)
    return rest, x * 1


for call in (from_outside, taken_out, without, put_back):
    for _ in range(2):
        print(call.__name__, call(Tensor([1.0])))
numbers.clear()
numbers.update([39, 38, 37, 36, 35, 34, 33, 32, 31])
print(from_outside(Tensor([1.0])))

# expect: from_outside ([31, 32, 33, 34, 35, 36, 37, 38, 39], 31, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: from_outside ([31, 32, 33, 34, 35, 36, 37, 38, 39], 31, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: taken_out ({5, 6, 7, 8, 16}, [5, 6, 7, 8], [5, 6, 7, 8, 16], 5, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: taken_out ({5, 6, 7, 8, 16}, [5, 6, 7, 8], [5, 6, 7, 8, 16], 5, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: without ({25, 26, 27, 28, 29, 30, 31, 32}, [25, 26, 27, 28, 29, 30, 31, 32], {32, 64, 25, 26, 27, 28, 29, 30, 31}, True, 9, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: without ({25, 26, 27, 28, 29, 30, 31, 32}, [25, 26, 27, 28, 29, 30, 31, 32], {32, 64, 25, 26, 27, 28, 29, 30, 31}, True, 9, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: put_back ({2, 3, 4, 5, 6, 7, 8}, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: put_back ({2, 3, 4, 5, 6, 7, 8}, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: ([32, 33, 34, 35, 36, 37, 38, 39, 31], 32, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
