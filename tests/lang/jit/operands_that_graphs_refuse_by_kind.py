# What a graph says of an operand of the wrong kind: of the operand alone, or of the whole call where the primitive is made with it.
import numpy as np
from mindspore import Tensor, jit, mint

x = Tensor(np.arange(6).reshape(1, 2, 3).astype(np.float32))


def squeeze(x):
    return mint.squeeze(x, "a")


def amax(x):
    return mint.amax(x, "a")


def outer(x):
    return mint.outer(x, 2)


def stack(x):
    return mint.stack(x)


def flip(x):
    return mint.flip(x, 2)


def prod(x):
    return mint.prod(x, "a")


for function in (squeeze, amax, outer, stack, flip, prod):
    try:
        print(jit(function)(x))
    except TypeError as error:
        print(function.__name__, str(error).split("\n\n---")[0])


@jit
def accepted(x):
    return mint.squeeze(x, 0), mint.flip(x, (1,)), mint.amax(x, 2), mint.softmax(x, dim=-1), mint.concat((x, x), dim=1), mint.nan_to_num(x)


for value in accepted(x):
    print(value.asnumpy().round(4).tolist())

# expect: squeeze Failed calling Squeeze with "Squeeze(axis=string)(input=Tensor)".
# expect: The valid calling should be:
# expect: "Squeeze(axis=<int, tuple of int>)(input=<Tensor>)".
# expect: amax Failed calling ReduceMax with "axis=String".
# expect: The valid calling should be: "x=<Tensor>, axis=<int, list of int, Tensor, tuple of int>".
# expect: outer Failed calling Outer with "vec2=Int64".
# expect: The valid calling should be: "input=<Tensor>, vec2=<Tensor>".
# expect: stack Failed calling StackExt with "tensors=Tensor[Float32]".
# expect: The valid calling should be: "tensors=<list of tensor, tuple of Tensor>".
# expect: flip Failed calling ReverseV2 with "ReverseV2(axis=int)(input=Tensor)".
# expect: The valid calling should be:
# expect: "ReverseV2(axis=<list of int, tuple of int>)(input=<Tensor>)".
# expect: prod Failed calling ProdExt with "dim=String".
# expect: The valid calling should be: "input=<Tensor>, dim=<int>, keepdim=<bool>, dtype=<mindspore.dtype>".
# expect: [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
# expect: [[[3.0, 4.0, 5.0], [0.0, 1.0, 2.0]]]
# expect: [[2.0, 5.0]]
# expect: [[[0.09000000357627869, 0.24469999969005585, 0.6651999950408936], [0.09000000357627869, 0.24469999969005585, 0.6651999950408936]]]
# expect: [[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]]
# expect: [[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]]
