"""A list or dict that both sides of a branch change has on each side what that side has set."""
from mindspore import Tensor, jit


def both(x, y):
    l = [x, y]
    if x.sum() > 10:
        l[0] = y + 2
    else:
        l[0] = y + 1
    return l[0], l[1]


def other_items(x, y):
    l = [x, y]
    if x.sum() > 10:
        l[0] = y * 2
    elif x.sum() > 0:
        l[1] = x * 3
    else:
        l = [y, x]
        l[-1] = y * 4
    return l[0] + 1, l[1]


def dicts(x, y):
    d = {"a": x, "b": y}
    if x.sum() > 10:
        d["a"] = y
    else:
        d["a"] = x * 2
        d["b"] = x
    return d["a"], d["b"]


def alike(x, y):
    l = [x, y]
    if x.sum() > 10:
        l[0] = l[-1]
    else:
        l[0] = y
    return l[0] * 1


def of_lists(x, y):
    l = [[x, y], y]
    if x.sum() > 10:
        l[1] = x * 5
        l[0][0] = y
    else:
        l[0][1] = x
        l[1] = y * 7
    return l[0][0] + 1, l[0][1] + 1, l[1]


def in_a_loop(x, y):
    l = [x, y]
    for i in range(3):
        if x.sum() > i * 6:
            l[0] = l[1] + i
        else:
            l[1] = l[0] - i
        x = x - 3
    return l[0], l[1]


for start in (17.0, 4.0, -9.0):
    x, y = Tensor([start, 1.0]), Tensor([3.0, 4.0])
    for f in (both, other_items, dicts, alike, of_lists, in_a_loop):
        for fullgraph in (False, True):
            print(f.__name__, jit(f, fullgraph=fullgraph)(x, y))

# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  9.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  9.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: alike [3. 4.]
# expect: alike [3. 4.]
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 8.50000000e+01,  5.00000000e+00]))
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 8.50000000e+01,  5.00000000e+00]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  3.00000000e+00]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  3.00000000e+00]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+00]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+00]))
# expect: alike [3. 4.]
# expect: alike [3. 4.]
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.10000000e+01,  2.80000000e+01]))
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.10000000e+01,  2.80000000e+01]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: both (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.60000000e+01]))
# expect: other_items (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.60000000e+01]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [-1.80000000e+01,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-9.00000000e+00,  1.00000000e+00]))
# expect: dicts (Tensor(shape=[2], dtype=Float32, value= [-1.80000000e+01,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-9.00000000e+00,  1.00000000e+00]))
# expect: alike [3. 4.]
# expect: alike [3. 4.]
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [-8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.10000000e+01,  2.80000000e+01]))
# expect: of_lists (Tensor(shape=[2], dtype=Float32, value= [-8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-8.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.10000000e+01,  2.80000000e+01]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [-9.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-1.10000000e+01, -1.00000000e+00]))
# expect: in_a_loop (Tensor(shape=[2], dtype=Float32, value= [-9.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-1.10000000e+01, -1.00000000e+00]))
