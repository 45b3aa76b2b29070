"""Functions for break_cases.py: methods of tensors, layers with state, and more of what programs write."""
from break_world import *


# ---- tensor methods
@case(M)
def method_shapes(x):
    return x.view(3, 2), x.flatten(), x.squeeze(), x.expand_dims(0), x.unsqueeze(1), x.T, x.broadcast_to((2, 3))


@case(M)
def method_math(x):
    return x.abs(), x.exp(), x.sqrt(), x.pow(2), x.clip(0, 3), x.sin(), x.tanh(), x.log1p(), x.square(), x.neg()


@case(M)
def method_reductions(x):
    return x.sum(0), x.mean(1), x.max(axis=0), x.argmax(1), x.argmin(), x.std(), x.var(), x.all(), x.any(), x.cumsum(1)


@case(M)
def method_joins(x):
    return x.repeat(2), x.tile((1, 2)), x.split(1, 0), x.chunk(3, 1), x.unbind(0)


@case(M)
def method_selects(x):
    return x.gather(Tensor([1]), 0), x.masked_fill(x > 2, 0.0), x.index_select(0, Tensor([1])), x.where(x > 1, -x)


@case(M)
def method_types(x):
    return x.float(), x.int(), x.half(), x.bool(), x.long(), x.type(ms.float16), x.astype("int32")


@case(M)
def method_compare(x):
    return x.equal(x), x.eq(1), x.gt(2), x.ge(2), x.lt(1), x.ne(0), x.isnan(), x.logical_not()


@case(M)
def method_linear(x):
    return x.matmul(x.T), x.dot(x.T), x.add(1), x.sub(x), x.mul(2), x.div(3), x.t(), x.norm()


@case(M)
def method_new(x):
    return x.new_zeros((2,)), x.new_ones(3), x.copy(), x.contiguous(), x.zeros_like() if hasattr(x, "zeros_like") else x


@case(M)
def method_sort(x):
    return x.sort(1), x.argsort(), x.topk(2), x.flip((0,)), x.roll(1, 0)


@case(M)
def attributes(x):
    return x * x.shape[0] + x.ndim + x.size + x.itemsize, x.nbytes


@case(M)
def shape_loops(x):
    total = ops.zeros((3,), ms.float32)
    for i in range(x.shape[0]):
        total = total + x[i]
    return total


@case(M)
def shape_unpacked(x):
    n, m = x.shape
    return x.reshape(m, n) * (n * m)


@case(M)
def len_loop(x):
    rows = []
    for i in range(len(x)):
        rows.append(x[i] * i)
    return ops.stack(rows)


@case(M)
def slices_assigned(x):
    y = ops.zeros_like(x)
    y[0] = x[1]
    y[1, 1:] = x[0, :2]
    return y


@case(M)
def ellipsis_assigned(x):
    y = x + 0
    y[..., 0] = 5
    y[-1] = 2
    return y


@case(M)
def row_augmented(x):
    y = x + 0
    y[0] *= 3
    return y


@case(V)
def inplace_argument(x):
    x += 1
    return x


# ---- functional operators
@case(M)
def nn_functions(x):
    return ops.softmax(x, 1), ops.log_softmax(x, 1), ops.gelu(x), ops.silu(x), ops.leaky_relu(x), ops.sigmoid(x)


@case(M)
def ops_more(x):
    return ops.maximum(x, 2), ops.minimum(x, 2), ops.pow(x, 2), ops.matmul(x, x.T), ops.mean(x), ops.sum(x, 1), ops.clamp(x, 0, 2)


@case(M)
def ops_layout(x):
    return ops.reshape(x, (3, 2)), ops.flatten(x), ops.squeeze(x), ops.tile(x, (2, 1)), ops.broadcast_to(x, (2, 2, 3)), ops.flip(x, (0,))


@case(M)
def ops_gathers(x):
    return ops.gather(x, Tensor([0, 1]), 1), ops.one_hot(Tensor([0, 2]), 3), ops.masked_select(x, x > 2) if False else x


@case(M)
def ops_logic(x):
    return ops.logical_and(x > 1, x < 4), ops.equal(x, 1), ops.isfinite(x), ops.all(x > -1), ops.any(x > 4)


@case(M)
def ops_primitives(x):
    return ops.MatMul(transpose_b=True)(x, x), ops.Softmax(1)(x), ops.Concat(1)((x, x)), ops.Cast()(x, ms.int32), ops.Shape()(x)


@case(M)
def primitive_attributes(x):
    return PRIMITIVES["mul"](x, x) + PRIMITIVES["neg"](x)


@case(M)
def layer_norm(x):
    return layer(x)


@case(lambda: Tensor(np.ones((1, 1, 4, 4), np.float32)))
def convolution(x):
    return relu(conv(x))


@case(lambda: Tensor(np.ones((1, 1, 4, 4), np.float32)))
def pools(x):
    return pool(x), nn_flatten(x)


@case(lambda: Tensor([0, 2, 1]))
def embeds(x):
    return embedding(x)


@case(M)
def dropout_in_eval(x):
    return dropout(x) + 1


@case(M)
def batch_norm(x):
    return norm(x)


@case(M)
def loss_layers(x):
    return mse(x, x + 1), cross(x, Tensor([0, 2]))


@case(M)
def initialised(x):
    return x + ms.common.initializer.initializer("ones", (2, 3), ms.float32).init_data()


@case(V)
def assigns_parameter(x):
    ops.assign(counter_cell.total, counter_cell.total * 0 + x.sum())
    return counter_cell.total + x


@case(V)
def sets_parameter(x):
    counter_cell.total.set_data(x.sum())
    return x + 1


@case(V)
def parameter_tuple(x):
    return x * weights[0] + weights[1]


@case(V)
def method_of_cell(x):
    return counter_cell.add(x)


@case(V)
def cell_with_state(x):
    return counter_cell(x)


@case(V)
def cell_dict(x):
    return choices["relu"](x) + choices["tanh"](x)


@case(V)
def cells_in_python_list(x):
    for cell in python_cells:
        x = cell(x)
    return x


@case(V, lambda: (1, 2))
def tuple_argument(x, size):
    return x * size[0] + len(size)


@case(V, ms.float16)
def dtype_argument(x, dtype):
    return x.astype(dtype)


@case(V, lambda: helper)
def function_argument(x, f):
    return x


@case(V)
def nested_functions(x):
    def a(v):
        def b(w):
            return w + v
        return b(v) * 2
    return a(x)


@case(V)
def recursive_inner(x):
    def fact(n):
        return 1 if n <= 1 else n * fact(n - 1)
    return x * fact(4)


@case(V)
def early_return_in_loop(x):
    for i in range(5):
        if i == 2:
            return x * i
        x = x + 1
    return x


@case(V)
def nested_loops(x):
    for i in range(2):
        for j in range(i, 3):
            if j == 1:
                continue
            x = x + i * j
    return x


@case(V)
def while_break(x):
    n = 0
    while True:
        n += 1
        if n > 3:
            break
        x = x * n
    return x


@case(V)
def list_of_results(x):
    out = []
    for i in range(3):
        out.append(x + i)
    return out


@case(V)
def tuple_of_results(x):
    return tuple(x * i for i in range(2)), [i for i in range(3)]


@case(V)
def dict_of_results(x):
    out = {}
    for name, n in table.items():
        out[name] = x * n
    return out


@case(V)
def sum_of_list(x):
    return sum([x, x, x]) + sum((1, 2))


@case(V)
def max_of_numbers(x):
    return x * max([1, 5, 2]) + min(3, 1) + len("abc")


@case(V)
def is_none_checks(x):
    y = None
    if y is None:
        y = x
    return y if y is not None else 0


@case(V)
def int_division_and_modulo(x):
    n = 7
    return x * (n // 2) + n % 3 + n ** 2 - -n


@case(V)
def conditional_expression(x):
    return (x if scale > 1 else -x) + (1 if table else 0)


@case(V)
def string_switch(x):
    mode = "square"
    if mode == "square":
        return x * x
    elif mode == "double":
        return x + x
    return x


@case(V)
def global_cell_attribute(x):
    return x * net.k + outer.net.k


@case(V)
def global_container_of_tensors(x):
    return x + store["t"] + stored_list[0]


@case(V)
def imports_inside(x):
    import math as m
    return x * m.floor(2.5)


@case(V)
def from_import_inside(x):
    from mindspore import ops as o
    return o.relu(x)


@case(V)
def deletes_local(x):
    y = x + 1
    z = y * 2
    del y
    return z


@case(V)
def star_unpack_call(x):
    args = [x, 3]
    return helper(*args) + helper(**{"x": x, "k": 2})


@case(V)
def default_tensor(x, y=shared):
    return x + y


@case(V)
def lambda_in_list(x):
    for f in [lambda v: v + 1, lambda v: v * 2]:
        x = f(x)
    return x


@case(V)
def sets_attribute_of_cell(x):
    net.last = 3
    return x + net.last


@case(V)
def counts_on_cell(x):
    net.k = 2
    return x * net.k


@case(V)
def loops_over_dict(x):
    for key in table:
        x = x + table[key]
    for value in table.values():
        x = x * value
    return x


@case(V)
def enumerates_tensors(x):
    total = x * 0
    for i, item in enumerate((x, x + 1)):
        total = total + item * i
    return total


@case(V)
def zips_tensors(x):
    total = 0
    for a, b in zip([x, x + 1], (x, 2)):
        total = total + a * b
    return total


@case(V)
def complex_slices_of_tuple(x):
    shape = x.shape + (1, 2)
    return x * shape[-1] + shape[1:][0] + len(shape[:-1])


@case(V)
def tensor_in_condition_is_none(x):
    return x if x is None or not isinstance(x, Tensor) else x * 2


@case(V)
def tensor_of_scalar(x):
    return x + Tensor(2.0, ms.float32) + ms.tensor(1)


@case(V)
def print_format_only(x):
    text = "{}-{}".format(scale, offset)
    return x + len(text)


@case(V)
def jitted_callee(x):
    return inner_jitted(x) * 2


@case(V)
def value_of_numpy_global(x):
    return x * float(np_value)


@case(V)
def numpy_scalar_in_shape(x):
    return x.reshape((int(np_three), 1))


PRIMITIVES = {"mul": ops.Mul(), "neg": ops.Neg()}
layer, conv, relu = nn.LayerNorm((3,)), nn.Conv2d(1, 2, 3, weight_init="ones"), nn.ReLU()
pool, nn_flatten, embedding = nn.MaxPool2d(2, 2), nn.Flatten(), nn.Embedding(4, 2, embedding_table="ones")
dropout, norm = nn.Dropout(p=0.5).set_train(False), nn.BatchNorm1d(3).set_train(False)
mse, cross = nn.MSELoss(), nn.CrossEntropyLoss()
weights = ParameterTuple([Parameter(Tensor([1.0, 2.0, 3.0]), name="a"), Parameter(Tensor([3.0, 2.0, 1.0]), name="b")])
choices, python_cells = nn.CellDict({"relu": nn.ReLU(), "tanh": nn.Tanh()}), [nn.ReLU(), nn.Tanh()]
store, stored_list, np_value, np_three = {"t": Tensor([1.0, 1.0, 1.0])}, [Tensor([2.0, 2.0, 2.0])], np.float32(2), np.int64(3)


class Counter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = Parameter(Tensor(0.0), name="total")

    def add(self, x):
        return x + self.total * 0

    def construct(self, x):
        self.total = self.total * 0 + x.sum()
        return x + self.total


counter_cell = Counter()


@jit(capture_mode="bytecode")
def inner_jitted(x):
    return x + 1
