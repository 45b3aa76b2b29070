# modes: eager ast bytecode
from mindspore import Tensor, jit, mutable


@jit
def f(x, k):
    return x * k


x = Tensor([1.0, 2.0])
for k in (2, 3, 2, 2.5, True, 0):
    print(f(x, k), f(x, k).dtype)
print(f(x, mutable(4)), f(x, mutable(5)), f(x, Tensor(6.0)))

# expect: [2. 4.] Float32
# expect: [3. 6.] Float32
# expect: [2. 4.] Float32
# expect: [2.5 5. ] Float32
# expect: [1. 2.] Float32
# expect: [0. 0.] Float32
# expect: [4. 8.] [ 5. 10.] [ 6. 12.]
