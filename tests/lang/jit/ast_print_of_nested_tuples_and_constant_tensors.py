import numpy as np
from mindspore import Tensor, jit


@jit
def nested(x):
    print("A", (1, (2, 3)))
    print("B", (1, "s", (2.5,)))
    print("C", [1, [2, x]])
    print("D", ((1, 2), (3, 4)))
    print("E", (1, 2), [3, 4])
    print("F", (1, "s"), ("a", "b"), (None, 1), (None,))
    return x


@jit
def constants(x):
    print("A", Tensor([1, 2]))
    print("B", Tensor([[1.5, 2], [3, 4]]))
    print("C", Tensor(3), Tensor([True, False]), Tensor([7]), Tensor(2.5))
    print("D", Tensor(np.ones((2, 2, 2), np.float32)))
    return x


nested(Tensor([1.0]))
constants(Tensor([1.0]))

# expect: A
# expect: 1
# expect: 2
# expect: 3
# expect: B
# expect: 1
# expect: s
# expect: 2.5
# expect: C
# expect: 1
# expect: 2
# expect: Tensor(shape=[1], dtype=Float32, value=[ 1.00000000e+00])
# expect: D
# expect: 1
# expect: 2
# expect: 3
# expect: 4
# expect: E
# expect: (1, 2)
# expect: (3, 4)
# expect: F
# expect: 1
# expect: s
# expect: a
# expect: b
# expect: None
# expect: 1
# expect: None
# expect: A
# expect: (1, 2)
# expect: B
# expect: (( 1.50000000e+00,  2.00000000e+00),
# expect:  ( 3.00000000e+00,  4.00000000e+00))
# expect: C
# expect: 3
# expect: ( True, False)
# expect: (7)
# expect: 2.5
# expect: D
# expect: ((( 1.00000000e+00,  1.00000000e+00),
# expect:   ( 1.00000000e+00,  1.00000000e+00)),
# expect:  (( 1.00000000e+00,  1.00000000e+00),
# expect:   ( 1.00000000e+00,  1.00000000e+00)))
