"""Functions of mindspore.ops over Python's own scalars and sequences, aliases of older names, and the rest of linear algebra and
random numbers."""
import builtins
import operator
import _refjit as _native
import numpy as np
from mindspore import ops
from mindspore.common.tensor import Tensor, primitive
from mindspore.ops._host_gradients import with_gradient
from mindspore.ops.random import uniform_real
from mindspore.ops.operator_base import require, type_text

# ---- scalars, strings, sequences: what graphs call on constants

def _of_two(function):
    """Python's operator as a function of x and y."""
    def scalar(x, y):
        return function(x, y)
    return scalar


scalar_sub, scalar_mul, scalar_div = _of_two(operator.sub), _of_two(operator.mul), _of_two(operator.truediv)
scalar_floordiv, scalar_mod, scalar_pow = _of_two(operator.floordiv), _of_two(operator.mod), _of_two(operator.pow)
scalar_eq, scalar_ne, scalar_gt = _of_two(operator.eq), _of_two(operator.ne), _of_two(operator.gt)
scalar_ge, scalar_lt, scalar_le = _of_two(operator.ge), _of_two(operator.lt), _of_two(operator.le)
scalar_max, scalar_min = builtins.max, builtins.min
bool_eq, string_eq, tuple_equal, list_equal = operator.eq, operator.eq, operator.eq, operator.eq
string_concat, bool_not = operator.add, operator.not_
is_, is_not = operator.is_, operator.is_not
tuple_len = list_len = builtins.len
tuple_getitem = list_getitem = dict_getitem = operator.getitem
make_slice = builtins.slice


def make_range(*limits):
    return tuple(builtins.range(*limits))


def bool_and(x, y):
    return x and y


def bool_or(x, y):
    return x or y


def scalar_uadd(x):
    return +x


def scalar_usub(x):
    return -x


def scalar_log(x):
    import math
    return math.log(x)


def scalar_cast(input_x, input_y):
    kind = str(input_y).lower()
    return bool(input_x) if kind == "bool" else float(input_x) if "float" in kind else int(input_x)


def scalar_to_array(input_x):
    return Tensor(input_x)


def switch_layer(index, layers):
    """The layer at the place that a tensor names."""
    if not isinstance(index, Tensor):
        raise TypeError(f"For 'switch_layer', input[0] should be Tensor, but got {type_text(index)}.")
    return layers[index]


def make_tuple(*items):
    return items


def make_list(*items):
    return list(items)


def make_dict(keys, values):
    return dict(zip(keys, values))


def tuple_reversed(x):
    return x[::-1]


def tuple_div(x, y):
    return tuple([a // b for a, b in zip(x, y)])


def shape_mul(input_data):
    return int(np.prod(input_data))


def tuple_setitem(data, index, value):
    return data[:index] + (value,) + data[index:][1:]


def list_setitem(data, index, value):
    data[index] = value
    return data


def dict_setitem(data, key, value):
    data[key] = value
    return data


def in_dict(x, y):
    return x in y


def not_in_dict(x, y):
    return x not in y


# ---- older names

tensor_mod = floormod = lambda x, y: ops.floor_mod(x, y)
tensor_floordiv = floordiv = lambda input, other: ops.floor_div(input, other)
tensor_gt, tensor_ge, tensor_lt, tensor_le = ops.gt, ops.ge, ops.lt, ops.le
tensor_exp, tensor_expm1, pows = ops.exp, ops.expm1, ops.pow
row_stack = lambda tensors: ops.vstack(tensors)
reshape_ = ops.reshape


def shape_(x):
    return x.shape


def tensor_slice(input, begin, size):
    return ops.slice(input, begin, size)


def tensor_dot(x1, x2, axes):
    return ops.tensordot(x1, x2, axes)


def expand_as(input, other):
    return ops.broadcast_to(input, other.shape)


def view_as(input, other):
    return ops.reshape(input, other.shape)


def top_k(input_x, k, sorted=True):
    return ops.topk(input_x, k, -1, True, sorted)


def soft_shrink(input, lambd=0.5):
    return ops.softshrink(input, lambd)


def mirror_pad(input_x, paddings, mode="REFLECT"):
    widths = paddings.asnumpy().tolist() if isinstance(paddings, Tensor) else paddings
    for axis, (before, after) in enumerate(widths):
        places = np.pad(np.arange(input_x.shape[axis]), (before, after), mode.lower())
        input_x = ops.gather(input_x, Tensor(places, _native.int32), axis)
    return input_x


def padding(x, pad_dim_size=8):
    """Zeros after the last axis, whose length is one."""
    if x.shape[-1] != 1:
        raise ValueError(f"For 'Padding', the last dimension of 'x' must be 1, but got: {x.shape[-1]}.")
    return ops.pad(x, (0, pad_dim_size - 1))


def matrix_diag_part(x, k=0, padding_value=0, align="RIGHT_LEFT"):
    k = k if isinstance(k, Tensor) else Tensor(k, _native.int32)
    padding_value = padding_value if isinstance(padding_value, Tensor) else Tensor(padding_value, x.dtype)
    return ops.MatrixDiagPartV3(align)(x, k, padding_value)


def matrix_set_diag(x, diagonal, k=0, align="RIGHT_LEFT"):
    if isinstance(x, Tensor) and isinstance(diagonal, Tensor) and x.dtype != diagonal.dtype:
        joined = (ops.zeros((1,), x.dtype) + ops.zeros((1,), diagonal.dtype)).dtype
        x, diagonal = ops.cast(x, joined), ops.cast(diagonal, joined)
    return ops.MatrixSetDiagV3(align)(x, diagonal, k if isinstance(k, Tensor) else Tensor(k, _native.int32))


def inplace_index_add(var, indices, updates, axis):
    return ops.index_add(var, indices, updates, axis)


def _crops(pairs):
    return pairs.asnumpy().tolist() if isinstance(pairs, Tensor) else pairs


def space_to_batch_nd(input_x, block_size, paddings):
    """Blocks of the axes after the first go to the first."""
    blocks = [block_size] * len(_crops(paddings)) if isinstance(block_size, int) else list(block_size)
    first = input_x.ndim - len(blocks)
    widths = []
    for before, after in reversed(_crops(paddings)):
        widths += [before, after]
    x = ops.pad(input_x, tuple(widths))
    shape, order = list(x.shape[:first]), []
    for i, block in enumerate(blocks):
        shape += [x.shape[first + i] // block, block]
        order.append(first + 2 * i + 1)
    order += list(range(first)) + [first + 2 * i for i in range(len(blocks))]
    sizes = [x.shape[first + i] // block for i, block in enumerate(blocks)]
    x = ops.transpose(ops.reshape(x, tuple(shape)), tuple(order))
    return ops.reshape(x, (-1,) + tuple(input_x.shape[1:first]) + tuple(sizes))


def batch_to_space_nd(input_x, block_shape, crops):
    """The inverse of space_to_batch_nd."""
    blocks = [block_shape] * len(_crops(crops)) if isinstance(block_shape, int) else list(block_shape)
    count, first = len(blocks), input_x.ndim - len(blocks)
    x = ops.reshape(input_x, tuple(blocks) + (-1,) + tuple(input_x.shape[1:]))
    order = list(range(count, count + first))
    for i in range(count):
        order += [count + first + i, i]
    x = ops.transpose(x, tuple(order))
    sizes = [input_x.shape[first + i] * block for i, block in enumerate(blocks)]
    x = ops.reshape(x, x.shape[:first] + tuple(sizes))
    for i, (before, after) in enumerate(_crops(crops)):
        x = x.narrow(first + i, before, sizes[i] - before - after)
    return x


# ---- linear algebra

_geqrf = primitive("Geqrf")


def geqrf(input):
    """(R above, the Householder vectors below the diagonal; their factors)."""
    if input.dtype == _native.float16:
        return tuple([part.astype(input.dtype) for part in _geqrf(input.astype(_native.float32))])
    return _geqrf(input)


def orgqr(input, input2):
    """The first columns of the product of Householder reflections."""
    require("Orgqr", "tau", input2, "c16 c8 f4 f8")
    return _orgqr(input, input2)  # graphs know this function by its name


@with_gradient("Orgqr")
def _orgqr(input, input2):
    wide = np.complex128 if input.is_complex() else np.float64
    a, tau = input.asnumpy().astype(wide), input2.asnumpy().astype(wide)
    rows, columns = a.shape[-2:]
    flat, factors = a.reshape(-1, rows, columns), tau.reshape(-1, tau.shape[-1])
    results = []
    for matrix, taus in zip(flat, factors):
        q = np.eye(rows)
        for k in range(len(taus)):
            v = np.concatenate((np.zeros(k), np.ones(1), matrix[k + 1:, k]))
            q = q - taus[k] * np.outer(q @ v, v.conj())
        results.append(q[:, :columns])
    return Tensor(np.stack(results).reshape(a.shape), input.dtype)


def ormqr(input, tau, other, left=True, transpose=False):
    """other times the orthogonal matrix of Householder reflections."""
    rows, count = input.shape[-2], tau.shape[-1]
    wide = ops.cat((input, ops.zeros(input.shape[:-1] + (rows - input.shape[-1],), input.dtype)), -1) if rows > input.shape[-1] else input
    q = orgqr(wide, ops.cat((tau, ops.zeros(tau.shape[:-1] + (rows - count,), tau.dtype)), -1) if rows > count else tau)
    q = ops.swapaxes(q, -1, -2) if transpose else q
    return ops.matmul(q, other) if left else ops.matmul(other, q)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
    """(P, L, U) of matrices."""
    if LU_data.ndim > 2:
        flat = LU_data.reshape((-1,) + LU_data.shape[-2:]), LU_pivots.reshape((-1, LU_pivots.shape[-1]))
        parts = [lu_unpack(flat[0][i], flat[1][i], unpack_data, unpack_pivots) for i in range(flat[0].shape[0])]
        return tuple([ops.stack(part).reshape(LU_data.shape[:-2] + part[0].shape) for part in zip(*parts)])
    rows, columns = LU_data.shape[-2:]
    count = min(rows, columns)
    lower = ops.tril(LU_data, -1)[..., :count] + ops.eye(rows, count, LU_data.dtype)
    upper = ops.triu(LU_data)[..., :count, :]
    order = list(range(rows))
    for place, pivot in enumerate(LU_pivots.asnumpy().tolist()):
        order[place], order[pivot - 1] = order[pivot - 1], order[place]
    permutation = ops.eye(rows, rows, LU_data.dtype)[Tensor(order, _native.int64)].T
    return permutation, lower, upper


def lu_solve(b, LU_data, LU_pivots):
    if b.dtype == LU_data.dtype == _native.float16:
        return lu_solve(b.astype(_native.float32), LU_data.astype(_native.float32), LU_pivots).astype(_native.float16)
    permutation, lower, upper = lu_unpack(LU_data, LU_pivots)
    return ops.matmul(ops.inverse(upper), ops.matmul(ops.inverse(lower), ops.matmul(permutation.T, b)))


# ---- random numbers

def gamma(shape, alpha, beta, seed=None):
    """Draws of gamma distributions (NumPy's generator, seeded from MindSpore's stream)."""
    full = tuple(shape) + tuple(np.broadcast_shapes(alpha.shape, beta.shape))
    return Tensor(_generator(seed).gamma(alpha.asnumpy(), 1.0 / beta.asnumpy(), full), _native.float32)


def _generator(seed):
    return np.random.RandomState(int(ops.randint(0, 1 << 30, (1,), seed).asnumpy()[0]))


def random_gamma(shape, alpha, seed=None):
    sizes = tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape)
    return Tensor(_generator(seed).gamma(alpha.asnumpy(), 1.0, sizes + alpha.shape), alpha.dtype)


def poisson(shape, mean, seed=None):
    return Tensor(_generator(seed).poisson(mean.asnumpy(), tuple(shape) + mean.shape), _native.int32)


def standard_laplace(shape, seed=None):
    u = ops.rand(*shape, seed=seed) - 0.5
    return -ops.sign(u) * ops.log(1 - 2 * ops.abs(u))


def laplace(shape, mean, lambda_param, seed=None):
    return standard_laplace(shape, seed) * lambda_param + mean


def random_categorical(logits, num_sample, seed=0, dtype=_native.int64):
    """Places drawn with the probabilities softmax(logits) of each row."""
    noise = -ops.log(-ops.log(uniform_real((logits.shape[0], num_sample, logits.shape[1]), seed, None) + 1e-20))
    return ops.argmax(ops.expand_dims(logits.astype(_native.float32), 1) + noise, -1).astype(dtype)
