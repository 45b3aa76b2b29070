# An index that the data has not is an error in MindSpore's words, eagerly and in graphs.
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops, nn, jit

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
p = Parameter(Tensor(np.arange(6).reshape(2, 3).astype(np.float32)), name="p")


@jit
def rows(a, i):
    return ops.gather(a * 2, i, 0) + 1


@jit(capture_mode="bytecode")
def along(a, i):
    return ops.gather_elements(a, 1, i)


CALLS = (
    lambda: x[2], lambda: x[-3], lambda: x[0, 3], lambda: x[0, 0, 0], lambda: x[Tensor([0, 2])], lambda: x[Tensor([-3])],
    lambda: x[[0, 2]], lambda: x[Tensor(2)],
    lambda: ops.gather(x, Tensor([0, -3]), 0), lambda: ops.gather(x, Tensor([[0, 7]]), 1), lambda: ops.gather(x, Tensor([-1]), 0),
    lambda: ops.gather_elements(x, 1, Tensor([[0, 3]])), lambda: ops.gather_elements(x, 2, Tensor([[0]])),
    lambda: ops.gather_nd(x, Tensor([[0, 0], [1, 3]])), lambda: ops.gather_nd(x, Tensor([[0, -1]])),
    lambda: ops.tensor_scatter_add(x, Tensor([[0, 0], [0, 4]]), Tensor([1.0, 2.0])),
    lambda: ops.tensor_scatter_max(x, Tensor([[2, 0]]), Tensor([1.0])),
    lambda: ops.tensor_scatter_elements(x, Tensor([[5]]), Tensor([[1.0]]), 0),
    lambda: ops.scatter_nd(Tensor([[5]]), Tensor([1.0]), (3,)),
    lambda: ops.scatter_update(p, Tensor([5]), Tensor([[1.0, 1.0, 1.0]])),
    lambda: ops.index_select(x, 0, Tensor([2])), lambda: ops.cross_entropy(x, Tensor([0, 3])),
    lambda: nn.Embedding(3, 2)(Tensor([3])), lambda: rows(x, Tensor([5])),
    lambda: along(x, Tensor([[3]])),
)
for call in CALLS:
    try:
        print(call())
    except (IndexError, RuntimeError, ValueError) as error:
        print(type(error).__name__, str(error).split("\n\n")[0].split("\n- ")[0])

# expect: IndexError index 2 is out of bounds for dimension with size 2
# expect: IndexError index -3 is out of bounds for dimension with size 2
# expect: IndexError index 3 is out of bounds for dimension with size 3
# expect: IndexError too many indices for tensor of dimension2
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got -1, error_code[58]
# expect: IndexError index 2 out of bounds for dimension with size 2
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got -1, error_code[58]
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 3), but got 7, error_code[58]
# expect: [[3. 4. 5.]]
# expect: RuntimeError For 'GatherD', the value of 'index' must be in [-3, 3), but got: 3
# expect: ValueError For primitive[GatherD], the dim value must be in [-2,2], but got 2.
# expect: RuntimeError For 'GatherNd', the indices[1]: [const vector]{1, 3}, does not index into input_shape: [const vector]{2, 3}.
# expect: RuntimeError For 'GatherNd', the indices[0]: [const vector]{0, -1}, does not index into input_shape: [const vector]{2, 3}.
# expect: RuntimeError For 'TensorScatterAdd', the 2-th value of 'indices'[0, 4] is out of range[2, 3].
# expect: RuntimeError For 'TensorScatterMax', the 0-th value of 'indices'[2, 0] is out of range[2, 3].
# expect: [[0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: RuntimeError For 'ScatterNd', each element in 'indices' should be smaller than the value of shape, but got 5 and got the value of shape 3
# expect: RuntimeError For 'ScatterUpdate', the value of indices should be in [0, 2), but got '5' in indices.
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: RuntimeError For 'GatherD', the value of 'index' must be in [-3, 3), but got: 3
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 3), but got 3, error_code[58]
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 2), but got 5, error_code[58]
# expect: RuntimeError For 'GatherD', the value of 'index' must be in [-3, 3), but got: 3
