# The library's own places, which end the list, are not shown here: MindSpore's are other files.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


def bad(x):
    return ops.reshape(
        x, (5,))


@jit
def in_branch(x):
    if x.sum() > 0:
        y = bad(x)
    else:
        y = x
    return y


@jit
def in_loop_and_branch(x):
    i = 0
    while i < x.sum():
        if x.sum() > 0:
            x = bad(x)
        i += 1
    return x


@jit
def in_unrolled_loop(x):
    for i in range(2):
        x = bad(x)
    return x


@jit
def in_lambda(x):
    h = lambda t: bad(t)
    return [h(x) for i in range(2)]


@jit
def in_gradient(x):
    def g(t):
        return bad(t)
    return ms.grad(g)(x)


@jit
def after_branch(x):
    y = x
    if x.sum() > 0:
        y = x + 1
    return bad(y)


for f in (in_branch, in_loop_and_branch, in_unrolled_loop, in_lambda, in_gradient, after_branch):
    print(f.__name__)
    try:
        f(Tensor(np.ones((2, 3), np.float32)))
    except ValueError as e:
        lines = str(e).split("- The Traceback of Net Construct Code:\n")[1].split("\n")[1:]
        for i in range(len(lines)):
            if " In file " in lines[i] and __file__ in lines[i]:
                print(lines[i].split(" ", 2)[2].replace(__file__, "here"))
                print(lines[i + 1])
                print("mark" + lines[i + 2][4:])

# expect: in_branch
# expect: In file here:14~17, 4~13
# expect:     if x.sum() > 0:
# expect: mark^
# expect: In file here:15, 12~18
# expect:         y = bad(x)
# expect: mark        ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
# expect: in_loop_and_branch
# expect: In file here:24~27, 4~14
# expect:     while i < x.sum():
# expect: mark^
# expect: In file here:25~26, 8~22
# expect:         if x.sum() > 0:
# expect: mark    ^
# expect: In file here:26, 16~22
# expect:             x = bad(x)
# expect: mark            ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
# expect: in_unrolled_loop
# expect: In file here:33~34, 4~18
# expect:     for i in range(2):
# expect: mark^
# expect: In file here:34, 12~18
# expect:         x = bad(x)
# expect: mark        ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
# expect: in_lambda
# expect: In file here:41, 11~35
# expect:     return [h(x) for i in range(2)]
# expect: mark       ^~~~~~~~~~~~~~~~~~~~~~~~
# expect: In file here:41, 12~16
# expect:     return [h(x) for i in range(2)]
# expect: mark        ^~~~
# expect: In file here:40, 18~24
# expect:     h = lambda t: bad(t)
# expect: mark              ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
# expect: in_gradient
# expect: In file here:48, 11~24
# expect:     return ms.grad(g)(x)
# expect: mark       ^~~~~~~~~~~~~
# expect: In file here:47, 15~21
# expect:         return bad(t)
# expect: mark           ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
# expect: after_branch
# expect: In file here:56, 11~17
# expect:     return bad(y)
# expect: mark       ^~~~~~
# expect: In file here:8~9, 11~16
# expect:     return ops.reshape(
# expect: mark       ^
