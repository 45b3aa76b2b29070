"""raise and assert that depend on tensors: part of the graph, raised when it gets there."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, mutable

A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))
N = Tensor(2, ms.int32)


def in_if(x):
    if x.sum() > 3:
        raise ValueError("too big")
    return x + 1


def in_else(x):
    if x.sum() < 3:
        y = x
    else:
        raise RuntimeError("bad sum")
    return y + 1


def in_elif(x):
    s = x.sum()
    if s > 10:
        y = x * 3
    elif s > 5:
        raise ValueError("middle")
    else:
        y = x
    return y + 1


def in_both(x):
    if x.sum() < 3:
        raise ValueError("low")
    else:
        raise TypeError("high")


def with_tensors(x):
    if x.sum() > 3:
        raise ValueError("sum", x.sum(), x, (2, "k"))
    return x


def with_a_text(x):
    if x.sum() > 3:
        raise ValueError(f"sum {x.sum()} of {x}, not {1.5}")
    return x


def without_arguments(x):
    if x.sum() > 3:
        raise ValueError
    return x


def of_a_number(x, n):
    if n > 2:
        raise ValueError(n)
    return x * n


def in_a_loop(x, n):
    i = Tensor(0, ms.int32)
    while i < n:
        if x.sum() > 10:
            raise ValueError("grew")
        x = x * 2
        i = i + 1
    return x


def loop_that_only_raises(x):
    while x.sum() > 3:
        raise ValueError("in a loop")
    return x


def after_a_loop(x, n):
    i = Tensor(0, ms.int32)
    while i < n:
        i = i + 1
        if x.sum() > 10:
            break
        x = x * 2
    if x.sum() > 10:
        raise RuntimeError("big", x.sum())
    return x


def unrolled(x):
    for i in range(3):
        if x.sum() > 10:
            raise ValueError(f"step {i}")
        x = x * 2
    return x


def helper(x):
    if x.sum() > 3:
        raise ValueError("from a helper")
    return x


def through_a_call(x):
    return helper(x) * 2


def between_prints(x):
    print("first")
    if x.sum() > 3:
        raise ValueError("after print")
    print("second")
    return x


def always_with_a_tensor(x):
    raise ValueError("always", x)


def several_constants(x):
    raise ValueError("three", 3)


def attempt(f, *args, **options):
    try:
        return jit(f, **options)(*args).asnumpy().tolist()
    except Exception as e:
        return f"{type(e).__name__}: {(str(e) + ' ').splitlines()[0]}"


for fullgraph in (False, True):
    for f in (in_if, in_else, in_elif, in_both, with_tensors, with_a_text, without_arguments, loop_that_only_raises,
              unrolled, through_a_call, between_prints, always_with_a_tensor, several_constants):
        print(f.__name__, attempt(f, A, fullgraph=fullgraph), attempt(f, SMALL, fullgraph=fullgraph))
    print(attempt(of_a_number, A, mutable(3), fullgraph=fullgraph), attempt(of_a_number, A, mutable(1), fullgraph=fullgraph))
    for f in (in_a_loop, after_a_loop):
        print(f.__name__, attempt(f, A, N, fullgraph=fullgraph), attempt(f, SMALL, N, fullgraph=fullgraph))


def assertion(x, n):
    assert x.sum() > 3, "not enough"
    i = Tensor(0, ms.int32)
    while i < n:
        assert x.sum() < 10, f"sum is {x.sum()}"
        x = x * 2
        i = i + 1
    return x


# With fullgraph=True MindSpore gives the text of an assertion as a RuntimeError; here it stays an AssertionError.
print(attempt(assertion, A, Tensor(1, ms.int32)))
print(attempt(assertion, A, N))
print(attempt(assertion, SMALL, N))

# expect: in_if ValueError: too big  [1.5, 1.5, 1.5]
# expect: in_else RuntimeError: bad sum  [1.5, 1.5, 1.5]
# expect: in_elif ValueError: middle  [1.5, 1.5, 1.5]
# expect: in_both TypeError: high  ValueError: low 
# expect: with_tensors ValueError: ('sum', 6.0, [1. 2. 3.], 2, 'k')  [0.5, 0.5, 0.5]
# expect: with_a_text ValueError: sum 6.0 of [1. 2. 3.], not 1.5  [0.5, 0.5, 0.5]
# expect: without_arguments ValueError:   [0.5, 0.5, 0.5]
# expect: loop_that_only_raises ValueError: in a loop  [0.5, 0.5, 0.5]
# expect: unrolled ValueError: step 1  [4.0, 4.0, 4.0]
# expect: through_a_call ValueError: from a helper  [1.0, 1.0, 1.0]
# expect: first
# expect: first
# expect: second
# expect: between_prints ValueError: after print  [0.5, 0.5, 0.5]
# expect: always_with_a_tensor ValueError: ('always', [1. 2. 3.])  ValueError: ('always', [0.5 0.5 0.5]) 
# expect: several_constants ValueError: ('three', 3) ValueError: ('three', 3)
# expect: ValueError: 3  [1.0, 2.0, 3.0]
# expect: in_a_loop ValueError: grew  [2.0, 2.0, 2.0]
# expect: after_a_loop RuntimeError: ('big', 12.0)  [2.0, 2.0, 2.0]
# expect: in_if ValueError: too big  [1.5, 1.5, 1.5]
# expect: in_else RuntimeError: bad sum  [1.5, 1.5, 1.5]
# expect: in_elif ValueError: middle  [1.5, 1.5, 1.5]
# expect: in_both TypeError: high  ValueError: low 
# expect: with_tensors ValueError: ('sum', 6.0, [1. 2. 3.], 2, 'k')  [0.5, 0.5, 0.5]
# expect: with_a_text ValueError: sum 6.0 of [1. 2. 3.], not 1.5  [0.5, 0.5, 0.5]
# expect: without_arguments ValueError:   [0.5, 0.5, 0.5]
# expect: loop_that_only_raises ValueError: in a loop  [0.5, 0.5, 0.5]
# expect: unrolled ValueError: step 1  [4.0, 4.0, 4.0]
# expect: through_a_call ValueError: from a helper  [1.0, 1.0, 1.0]
# expect: first
# expect: first
# expect: second
# expect: between_prints ValueError: after print  [0.5, 0.5, 0.5]
# expect: always_with_a_tensor ValueError: ('always', [1. 2. 3.])  ValueError: ('always', [0.5 0.5 0.5]) 
# expect: several_constants ValueError: ('three', 3) ValueError: ('three', 3)
# expect: ValueError: 3  [1.0, 2.0, 3.0]
# expect: in_a_loop ValueError: grew  [2.0, 2.0, 2.0]
# expect: after_a_loop RuntimeError: ('big', 12.0)  [2.0, 2.0, 2.0]
# expect: [2.0, 4.0, 6.0]
# expect: AssertionError: sum is 12.0 
# expect: AssertionError: not enough 
