"""Functions for break_cases.py: tensors, their subscripts, operators and layers."""
from break_world import *


# ---- tensors
@case(M)
def shapes(x):
    return x.reshape(x.shape[1], -1) * x.ndim + x.size


@case(V)
def dtypes(x):
    return x.astype(ms.float16), x.dtype == ms.float32, x.to(ms.int32)


@case(V)
def reductions(x):
    return x.sum(), x.mean(), x.max(), x.min(), x.prod()


@case(C)
def axes(x):
    return x.transpose(0, 2, 1), x.sum(axis=1), x.swapaxes(0, 1), x.permute(2, 0, 1)


@case(V)
def as_numpy(x):
    return x + 1, (x * 2).asnumpy()


@case(V)
def as_numpy_in_the_middle(x):
    n = (x * 2).asnumpy()
    return x + float(n[0])


@case(V)
def numpy_call(x):
    return x + np.sqrt(4.0)


@case(V)
def numpy_array(x):
    return x + Tensor(np.ones(3, np.float32))


@case(V)
def makes_tensor(x):
    return x + Tensor([1.0, 2.0, 3.0])


@case(S)
def item(x):
    return x.item()


@case(S)
def item_in_the_middle(x):
    n = x.item()
    return x * n


@case(S)
def float_of(x):
    return float(x), int(x), bool(x)


@case(V)
def to_list(x):
    return x.tolist()


@case(V)
def if_on_tensor(x):
    if x.sum() > 0:
        return x + 1
    return x - 1


@case(V)
def if_else_on_tensor(x):
    if x[0] > 0:
        y = x + 1
    else:
        y = x - 1
    return y * 2


@case(V)
def while_on_tensor(x):
    while x.sum() < 20:
        x = x + 1
    return x


@case(V)
def ternary_on_tensor(x):
    return x if x.max() > 0 else -x


@case(V)
def and_on_tensors(x):
    return x.sum() > 0 and x.max() > 1


@case(V)
def not_on_tensor(x):
    return not (x.sum() > 0)


@case(V)
def in_tensor_list(x):
    return x + 1 if 3 in [1, 2, 3] else x


@case(C)
def index_int(x):
    return x[1], x[-1], x[0, 1], x[0][1][2]


@case(C)
def index_slice(x):
    return x[:, 1:], x[..., 0], x[0, ::2], x[:, -1, 1:3]


@case(C)
def index_none(x):
    return x[None], x[:, None, 1], x[..., None]


@case(V)
def index_tensor(x):
    return x[Tensor([2, 0])], x[I() - 1]


@case(V)
def index_mask(x):
    return x[Tensor([True, False, True])]


@case(V)
def index_condition(x):
    return x[x > 0]


@case(M)
def index_list(x):
    return x[[1, 0]], x[:, [0, 2]]


@case(C)
def index_mixed(x):
    return x[0, [0, 2], 1:]


@case(V)
def set_int(x):
    y = x * 1
    y[0] = 5.0
    return y


@case(M)
def set_slice(x):
    y = x * 1
    y[:, 1:] = 0
    y[0, 0] = 7
    return y


@case(V)
def set_mask(x):
    y = x * 1
    y[y > 0] = 9.0
    return y


@case(M)
def set_tensor(x):
    y = x * 1
    y[Tensor([0])] = Tensor([5.0, 6.0, 7.0])
    return y


@case(V)
def set_argument(x):
    x[1] = 4.0
    return x


@case(V)
def augmented_item(x):
    y = x * 1
    y[0] += 2
    return y


# ---- operators and layers
@case(V)
def ops_calls(x):
    return ops.relu(x) + ops.exp(x) * ops.tanh(x) - ops.abs(x)


@case(M)
def ops_shapes(x):
    return ops.concat((x, x), 0), ops.stack([x, x]), ops.transpose(x, (1, 0)), ops.expand_dims(x, 0)


@case(M)
def ops_reductions(x):
    return ops.reduce_sum(x, 1), ops.reduce_mean(x), ops.argmax(x, 1), ops.cumsum(x, 0)


@case(V)
def ops_select(x):
    return ops.where(x > 0, x, ops.zeros_like(x)), ops.select(x > 0, x, -x)


@case(V)
def ops_primitive(x):
    return ops.Add()(x, 1.0) * ops.ReduceSum(keep_dims=True)(x, 0)


@case(M)
def ops_tuple_result(x):
    a, b = ops.split(x, 1, axis=0)
    values, places = ops.topk(x, 2)
    return a + b, values, places


@case(V)
def ops_creation(x):
    return x + ops.ones(3, ms.float32) + ops.zeros((3,), ms.float32) + ops.arange(3) + ops.full((3,), 2.0)


@case(V)
def ops_cast(x):
    return ops.cast(x, ms.int32), ops.cast(x > 0, ms.float32)


@case(V)
def mint_calls(x):
    return mint.add(x, 1) + mint.sum(x) + mint.nn.functional.relu(x)


@case(V)
def gradient(x):
    return ops.grad(lambda a: (a * a).sum())(x)


@case(V)
def value_and_gradient(x):
    return ms.value_and_grad(lambda a: (a ** 2).sum())(x)


@case(V)
def cell_call(x):
    return net(x)


@case(V)
def cell_of_cell(x):
    return outer(x) + net(x)


@case(V)
def cell_list(x):
    for layer in net.layers:
        x = layer(x)
    return x


@case(V)
def sequential(x):
    return net.seq(x)


@case(M)
def dense_layer(x):
    return dense(x)


@case(V)
def layers_in_function(x):
    return nn.ReLU()(x) + nn.Sigmoid()(x)


@case(V)
def parameter(x):
    return x * net.w + net.w.shape[0]


@case(V)
def cell_attributes(x):
    if net.flag and net.training is False:
        x = x * net.k
    return x + len(net.layers)


@case(V)
def parameters_of_cell(x):
    for p in net.trainable_params():
        x = x + p
    return x


@case(V)
def softmax_and_loss(x):
    return ops.softmax(x), nn.MSELoss()(x, x * 2)


@case(V)
def detach(x):
    return ops.stop_gradient(x) * 2 + x.copy()


@case(V)
def numpy_shape(x):
    return x.reshape(tuple(np.array([3, 1]).tolist()))


@case(V)
def vmapped(x):
    return ops.vmap(lambda a: a * 2)(x)


@case(V)
def returns_dict(x):
    return {"a": x + 1, "b": [x, 2]}


@case(V)
def returns_nested(x):
    return [x, (x + 1, {"k": x * 2})], 3, "s", None


@case(V)
def returns_nothing(x):
    x + 1


@case(V)
def returns_argument(x):
    return x


@case(V)
def returns_constant(x):
    return 3


@case(V)
def break_in_helper(x):
    return as_numpy_in_the_middle(x) + 1


@case(V)
def break_in_loop(x):
    for i in range(3):
        x = x + float((x * i).asnumpy().sum())
    return x


@case(V)
def three_breaks(x):
    a = (x + 1).asnumpy()
    b = (x + 2).asnumpy()
    c = (x + 3).asnumpy()
    return a + b + c
