"""mindspore.ops._utils: what user-defined Primitives infer shapes with."""
from mindspore import _checkparam as _checks
from mindspore.ops.primitive import _primexpr


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


def dim_not_equal(dim1, dim2):
    """Whether two dimensions that are both known differ."""
    return dim1 >= 0 and dim2 >= 0 and dim1 != dim2


def get_concat_offset(x_shp, x_type, axis, prim_name):
    """(where each tensor begins along the axis, the length of them together, the axis counted from the front) of shapes and types of tensors
    that are joined; -1 is a length that is not known yet."""
    from mindspore.common import dtype
    _checks.check_value_type("shape", x_shp, [tuple, list], prim_name)
    _checks.check_positive_int(len(x_shp), "input_x rank", prim_name)
    _checks.check_subclass("shape0", x_type[0], dtype.tensor_type, prim_name)
    first = x_shp[0]
    rank = _checks.check_positive_int(len(first), "len of x_shp[0]", prim_name)
    for i, (shape, kind) in enumerate(zip(x_shp, x_type)):
        if i:
            _checks.check(f"len of x_shp[{i}]", len(shape), "len of x_shp[0]", rank, _checks.EQ, prim_name)
            _checks.check(f"x_type[{i}]", kind, "x_type[0]", x_type[0], _checks.EQ, prim_name)
    axis = _checks.check_int_range(axis, -rank, rank - 1, _checks.INC_BOTH, "axis", prim_name) % rank
    begins, total = [0], first[axis]
    for i, shape in list(enumerate(x_shp))[1:]:
        if [j for j in range(rank) if j != axis and dim_not_equal(shape[j], first[j])]:
            raise ValueError("The shape of the two input elements of the Concat operator do not match:"
                             f"shape[0] = {first} and shape[{i}] = {shape}.")
        begins.append(total)
        total = -1 if -1 in (total, shape[axis]) else total + shape[axis]
    return begins, total, axis


@_primexpr
def range_op(start, limit, delta, dtype):
    """The numbers of a range, as a tensor."""
    from mindspore.common.tensor import Tensor
    return Tensor(list(range(start, limit, delta)), dtype)


@_primexpr
def get_1d_shape(in_shape):
    """The shape of all elements in a row."""
    total = 1
    for length in in_shape:
        total *= length
    return (total,)


@_primexpr
def generate_shape_index(out_shape, indices_shape, axis, batch_dims=0):
    """The axes of a gathered tensor, in the order that brings those of the indices behind the batch's."""
    if axis < 0:
        axis += len(out_shape) - len(indices_shape) + 1
    end = axis + len(indices_shape) - batch_dims
    order = tuple(range(len(out_shape)))
    return order[:batch_dims] + tuple(range(axis, end)) + order[batch_dims:axis] + order[end:]


def ms_arrange(x):
    """The numbers below x."""
    return list(range(x))
