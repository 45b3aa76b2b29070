from mindspore import Tensor, jit, ops

for shape in (2, 3), Tensor([2, 3]):
    print(ops.standard_normal(shape).shape, ops.uniform(shape, Tensor(1.0), Tensor(2.0)).shape)


@jit
def shifted(x):
    return x + ops.standard_normal((2, 3)) * 0


print(shifted(Tensor([1.0, 2.0, 3.0])))
for size in [2, 3], 3:
    try:
        ops.randint(0, 5, size)
    except ValueError as error:
        print(error)

# expect: (2, 3) (2, 3)
# expect: (2, 3) (2, 3)
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]]
# expect: For 'randint', the input 'size' must be a tuple, but got [2, 3].
# expect: For 'randint', the input 'size' must be a tuple, but got 3.
