# An argument of another kind than the operator's, in a graph: MindSpore's compiler says which, with fullgraph and without.
import numpy as np
from mindspore import Tensor, jit, ops
from mindspore.ops import operations as P


def number_for_tensor(x, i):
    return ops.relu(3)


def none_for_tensor(x, i):
    return ops.add(x, None)


def list_for_tensor(x, i):
    return ops.relu([x])


def text_for_operand(x, i):
    return ops.mul(x, "a")


def text_first(x, i):
    return P.Add()("a", x)


def text_for_axis(x, i):
    return ops.expand_dims(x, "a")


def float_for_axis(x, i):
    return P.Gather()(x, i, 1.5)


def number_for_indices(x, i):
    return ops.gather(x, 1, 0)


def number_among_tensors(x, i):
    return ops.concat((x, 1))


def tensor_for_tensors(x, i):
    return ops.concat(x)


def text_for_shape(x, i):
    return ops.reshape(x, "a")


def number_for_shape(x, i):
    return P.Reshape()(x, 2)


def float_in_shape(x, i):
    return ops.reshape(x, (2.0, 2))


def none_for_shape(x, i):
    return ops.reshape(x, None)


def float_in_repeats(x, i):
    return ops.tile(x, (1.5,))


def number_for_permutation(x, i):
    return ops.transpose(x, 1)


def number_for_condition(x, i):
    return ops.select(1, x, x)


def number_for_matrix(x, i):
    return P.MatMul()(x, 1)


def wrong_shape(x, i):
    return ops.broadcast_to(i, (3, 4))


functions = (number_for_tensor, none_for_tensor, list_for_tensor, text_for_operand, text_first, text_for_axis, float_for_axis,
             number_for_indices, number_among_tensors, tensor_for_tensors, text_for_shape, number_for_shape, float_in_shape,
             none_for_shape, float_in_repeats, number_for_permutation, number_for_condition, number_for_matrix, wrong_shape)
for f in functions:
    for fullgraph in (True, False):
        try:
            text = str(jit(f, fullgraph=fullgraph)(Tensor(np.ones((2, 2), np.float32)), Tensor([0, 1])))
        except Exception as e:
            text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
        print(f.__name__, text)

# expect: number_for_tensor TypeError Failed calling ReLU with "input=Int64".
# expect: number_for_tensor TypeError Failed calling ReLU with "input=Int64".
# expect: none_for_tensor TypeError Failed calling Add with "other=None".
# expect: none_for_tensor TypeError Failed calling Add with "other=None".
# expect: list_for_tensor TypeError Failed calling ReLU with "input=List[Tensor[Float32]]".
# expect: list_for_tensor TypeError Failed calling ReLU with "input=List[Tensor[Float32]]".
# expect: text_for_operand TypeError Failed calling Mul with "other=String".
# expect: text_for_operand TypeError Failed calling Mul with "other=String".
# expect: text_first TypeError Failed calling Add with "input=String".
# expect: text_first TypeError Failed calling Add with "input=String".
# expect: text_for_axis TypeError Failed calling ExpandDims with "axis=String".
# expect: text_for_axis TypeError Failed calling ExpandDims with "axis=String".
# expect: float_for_axis TypeError Failed calling Gather with "axis=Float32".
# expect: float_for_axis TypeError Failed calling Gather with "axis=Float32".
# expect: number_for_indices TypeError Failed calling Gather with "input_indices=Int64".
# expect: number_for_indices TypeError Failed calling Gather with "input_indices=Int64".
# expect: number_among_tensors TypeError Failed calling Concat with "tensors=Tuple[Tensor[Float32],Int64]".
# expect: number_among_tensors TypeError Failed calling Concat with "tensors=Tuple[Tensor[Float32],Int64]".
# expect: tensor_for_tensors TypeError Failed calling Concat with "tensors=Tensor[Float32]".
# expect: tensor_for_tensors TypeError Failed calling Concat with "tensors=Tensor[Float32]".
# expect: text_for_shape TypeError Failed calling Reshape with "shape=String".
# expect: text_for_shape TypeError Failed calling Reshape with "shape=String".
# expect: number_for_shape TypeError Failed calling Reshape with "shape=Int64".
# expect: number_for_shape TypeError Failed calling Reshape with "shape=Int64".
# expect: float_in_shape TypeError Failed calling Reshape with "shape=Tuple[Float32,Int64]".
# expect: float_in_shape TypeError Failed calling Reshape with "shape=Tuple[Float32,Int64]".
# expect: none_for_shape TypeError Failed calling Reshape with "shape=None".
# expect: none_for_shape TypeError Failed calling Reshape with "shape=None".
# expect: float_in_repeats TypeError Failed calling Tile with "dims=Tuple[Float32]".
# expect: float_in_repeats TypeError Failed calling Tile with "dims=Tuple[Float32]".
# expect: number_for_permutation TypeError Failed calling Transpose with "input_perm=Int64".
# expect: number_for_permutation TypeError Failed calling Transpose with "input_perm=Int64".
# expect: number_for_condition TypeError Failed calling Select with "condition=Int64".
# expect: number_for_condition TypeError Failed calling Select with "condition=Int64".
# expect: number_for_matrix TypeError Failed calling MatMul with "mat2=Int64".
# expect: number_for_matrix TypeError Failed calling MatMul with "mat2=Int64".
# expect: wrong_shape ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{2}, target shape: [const vector]{3, 4}.
# expect: wrong_shape ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{2}, target shape: [const vector]{3, 4}.
