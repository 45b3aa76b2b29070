"""Operators that look at values while a program runs, Assert and TensorDump, and questions that graphs put to constants."""
import numpy as np
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops.primitive import Primitive

_dumped = [0]  # how many tensors have been dumped: the number in a file's name


class Assert(Primitive):
    """Shows the first elements of tensors and ends the program where a condition does not hold."""

    def __init__(self, summarize=3):
        Primitive.__init__(self, "Assert")
        if not isinstance(summarize, int) or isinstance(summarize, bool):
            raise TypeError(f"For 'Assert', the type of 'summarize' should be 'int', but got type '{type(summarize).__name__}'.\n")
        self.summarize = summarize

    def __call__(self, condition, input_data):
        if not isinstance(condition, bool) and not (isinstance(condition, Tensor) and condition.dtype == _native.bool):
            kind = str(condition.dtype) if isinstance(condition, Tensor) else {"int": "Int64", "float": "Float32", "str": "String"}.get(
                type(condition).__name__, type(condition).__name__)
            raise TypeError(f"For 'Assert', the type of 'condition' must be in [mindspore.bool], but got {kind}.")
        if not bool(condition):
            print("For 'Assert' condition is false.")
            for data in input_data:
                shown = data.asnumpy().reshape(-1)[:self.summarize].tolist()
                print("input data: [" + " ".join([f"{value:g}" for value in shown]) + "]")
            raise RuntimeError("assert failed")
        return Tensor([0], _native.int32)


class TensorDump(Primitive):
    """Writes tensors as files of NumPy; a file's name tells the dtype and how many were dumped before."""

    def __init__(self, input_output="out"):
        Primitive.__init__(self, "TensorDump")
        if input_output not in ("in", "out"):
            raise ValueError(f"The 'input_output' argument should be one of ['in', 'out'], but got: {input_output}")
        self.input_output = input_output

    def __call__(self, file, input_x):
        if not isinstance(file, str):
            raise TypeError(f"For 'TensorDump', the type of 'file' should be 'str', but got type '{type(file).__name__}'.")
        if not file:
            raise ValueError("For 'TensorDump', the input argument[file] cannot be an empty string.")
        if not isinstance(input_x, Tensor):
            raise TypeError(f"For 'TensorDump', the type of 'input_x' should be 'Tensor', but got type '{type(input_x).__name__}'.")
        stem = file[:-4] if file.endswith(".npy") else file
        np.save(f"{stem}_{str(input_x.dtype).lower()}_{_dumped[0]}.npy", input_x.asnumpy())
        _dumped[0] += 1


def tensordump(file_name, tensor, mode="out"):
    if mode not in ("out", "in"):
        raise ValueError(f"Parameter mode should in ['out', 'in'], but got {mode}")
    TensorDump(mode)(file_name, tensor)


def isconstant(x):
    return True


def reduced_shape(shape, axes):
    """A shape after a reduction that keeps its axes."""
    places = [axis % len(shape) for axis in axes]
    return tuple([1 if i in places or not places else length for i, length in enumerate(shape)])


def broadcast_gradient_args(first, second):
    """The axes to sum over in the gradients of two shapes that were broadcast to each other."""
    rank = max(len(first), len(second))
    shapes = [(1,) * (rank - len(shape)) + tuple(shape) for shape in (first, second)]
    return tuple([tuple([i for i in range(rank) if shape[i] == 1 and (other[i] != 1 or i < rank - len(given))])
                  for shape, other, given in ((shapes[0], shapes[1], first), (shapes[1], shapes[0], second))])


def hyper_add(x, y):
    """The sums of two sequences' elements, at any depth."""
    return tuple([hyper_add(a, b) for a, b in zip(x, y)]) if isinstance(x, (tuple, list)) else x + y


def tensor_range(start, end, step):
    return ops.range(start, end, step)


def mixed_precision_cast(dst_dtype, x):
    """x, and what stands in it, with its floats cast."""
    if isinstance(x, (tuple, list)):
        return type(x)([mixed_precision_cast(dst_dtype, item) for item in x])
    return ops.cast(x, dst_dtype) if isinstance(x, Tensor) and x.is_floating_point() else x


def augassign_add(x, y):
    return x + y


def augassign_sub(x, y):
    return x - y


def augassign_mul(x, y):
    return x * y


def augassign_div(x, y):
    return x / y


def augassign_floordiv(x, y):
    return x // y
