# by hand: MindSpore refuses repeats of a Tensor that no example has in words of its own failure; those that examples have in these
from mindspore import Tensor, ops


def tiled(x, repeats):
    return ops.tile(x, repeats)


def tiled_twice(x):
    return ops.tile(x, Tensor([2]))


rows = Tensor([[1.0, 2.0], [3.0, 4.0]])
print(ops.vmap(tiled_twice)(rows))
print(ops.vmap(tiled, (0, None))(rows, (2,)))
for axes, repeats in (((0, None), Tensor([2])), ((0, 0), Tensor([[2], [2]]))):
    try:
        print(ops.vmap(tiled, axes)(rows, repeats))
    except ValueError as error:
        print(str(error).strip().split("\n")[0])

# expect: [[1. 2. 1. 2.]
# expect:  [3. 4. 3. 4.]]
# expect: [[1. 2. 1. 2.]
# expect:  [3. 4. 3. 4.]]
# expect: The output of the operator is not of the Tensor type, a specific vmap rule is required.
# expect: The output of the operator is not of the Tensor type, a specific vmap rule is required.
