"""mindspore.ops._utils: what user-defined Primitives infer shapes with."""
from mindspore.ops.operator_base import Operator


def get_broadcast_shape(x_shape, y_shape, prim_name, arg_name1="x", arg_name2="y"):
    """The shape, as a list, that two shapes broadcast to. -1 is a dimension that is not known yet, [-2] an unknown rank."""
    if -2 in x_shape or -2 in y_shape:
        return x_shape if x_shape == y_shape else [-2]
    common = min(len(x_shape), len(y_shape))
    longer = x_shape if len(x_shape) > common else y_shape
    result = list(longer[:len(longer) - common])
    for i in range(-common, 0):
        a, b = x_shape[i], y_shape[i]
        if a == b or b == 1:
            result.append(a)
        elif a == 1:
            result.append(b)
        elif -1 in (a, b):
            result.append(max(a, b))
        else:
            raise ValueError(f"For '{prim_name}', {arg_name1}.shape and {arg_name2}.shape need to broadcast. The value of "
                             f"{arg_name1}.shape[{i}] or {arg_name2}.shape[{i}] must be 1 or -1 when they are not the same, "
                             f"but got {arg_name1}.shape = {x_shape} and {arg_name2}.shape = {y_shape}.")
    return result


class TupleToList(Operator):
    """A tuple's items in a list."""

    def __call__(self, input):
        return list(input)


class ListToTuple(Operator):
    """A list's items in a tuple."""

    def __call__(self, input):
        return tuple(input)
