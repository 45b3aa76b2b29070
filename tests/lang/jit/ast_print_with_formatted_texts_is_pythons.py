# In a graph, a print with a text that % or a tensor's value made writes its whole line as Python does; other texts leave
# Print's form, one value a line.
from mindspore import Tensor, jit


@jit
def percent(x):
    print("%d of %s" % (1, "two"), x, (1, 2), 2.5, True, None)
    return x


@jit(fullgraph=True)
def whole(x):
    text = "q %d" % 3
    print(text, x)
    return x


@jit
def in_loop(x):
    for i in range(2):
        print("i %d" % i, x)
    return x


@jit
def in_branch(x):
    if x[0] > 0:
        print("first %d" % 1, x)
    return x


@jit
def of_values(x):
    print(f"{x}", x)
    print("{}!".format(x), x)
    return x


@jit
def plain(x):
    print("q %d" % 3 + "z", x)
    print(f"a {3}", x)
    print("a {}".format(3), 7 % 4, x)
    return x


for function in (percent, whole, in_loop, in_branch, of_values, plain):
    function(Tensor([1, 2]))

# expect: 1 of two [1 2] (1, 2) 2.5 True None
# expect: q 3 [1 2]
# expect: i 0 [1 2]
# expect: i 1 [1 2]
# expect: first 1 [1 2]
# expect: [1 2] [1 2]
# expect: [1 2]! [1 2]
# expect: q 3z
# expect: Tensor(shape=[2], dtype=Int64, value=[1 2])
# expect: a 3
# expect: Tensor(shape=[2], dtype=Int64, value=[1 2])
# expect: a 3
# expect: 3
# expect: Tensor(shape=[2], dtype=Int64, value=[1 2])
