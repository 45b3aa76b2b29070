# modes: eager bytecode
# by hand: loops over long ranges, their iterators kept over breaks
from mindspore import Tensor, jit


@jit
def summed(x, n):
    total = 0
    for i in range(n):
        total += i
    return x * total


@jit
def kept(x, numbers):
    it = iter(numbers)
    first = next(it)
    print("first", first)
    rest = iter(range(2))
    ended = list(rest)
    return x + first, it, rest, ended, [i for i in reversed(range(3))], list(zip(range(2), range(5, 9)))


for n in (3, 20000, 3):
    print(summed(Tensor(1), n))
for numbers in (range(4), range(10, 0, -3)):
    y, it, rest, ended, back, pairs = kept(Tensor(1), numbers)
    print(y, type(it).__name__, list(it), type(rest).__name__, list(rest), ended, back, pairs)

# expect: 3
# expect: 199990000
# expect: 3
# expect: first 0
# expect: 1 range_iterator [1, 2, 3] range_iterator [] [0, 1] [2, 1, 0] [(0, 5), (1, 6)]
# expect: first 10
# expect: 11 range_iterator [7, 4, 1] range_iterator [] [0, 1] [2, 1, 0] [(0, 5), (1, 6)]
