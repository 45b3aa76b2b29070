# modes: eager bytecode
# `*=` of a list, operators in place on sets and dicts: whoever has the object sees them.
from mindspore import Tensor, jit

numbers, seen = [1, 2], {1}


@jit
def local(x):
    items = other = [1]
    items *= 2
    items += [x]
    pair = one = (1,)
    pair *= 2
    pair += (x,)
    keys = known = {1}
    keys |= {2}
    keys &= {2, 5}
    keys -= {9}
    keys ^= {7}
    table = same = {"a": 1}
    table |= {"b": x}
    return other is items, other, one, pair, sorted(known), same


@jit
def outside(x, items):
    global numbers, seen
    items *= 2
    numbers += [3]
    seen |= {len(items)}
    items[0] = 99
    return x + len(items), items is numbers, seen >= {1}, seen.issubset(range(99)), sorted(seen.union([7])), sorted(seen - {1})


x, mine = Tensor([1.0, 2.0]), [5, 4]
for _ in range(2):
    print(local(x))
    print(outside(x, numbers), numbers, sorted(seen))
    print(outside(x, mine), mine, numbers)

# expect: (True, [1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])], (1,), (1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), [2, 7], {'a': 1, 'b': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  7.00000000e+00]), True, True, True, [1, 5, 7], [5]) [99, 2, 1, 2, 3] [1, 5]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), False, True, True, [1, 4, 5, 7], [4, 5]) [99, 4, 5, 4] [99, 2, 1, 2, 3, 3]
# expect: (True, [1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])], (1,), (1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), [2, 7], {'a': 1, 'b': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.40000000e+01,  1.50000000e+01]), True, True, True, [1, 4, 5, 7, 13], [4, 5, 13]) [99, 2, 1, 2, 3, 3, 99, 2, 1, 2, 3, 3, 3] [1, 4, 5, 13]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  1.00000000e+01]), False, True, True, [1, 4, 5, 7, 8, 13], [4, 5, 8, 13]) [99, 4, 5, 4, 99, 4, 5, 4] [99, 2, 1, 2, 3, 3, 99, 2, 1, 2, 3, 3, 3, 3]
