"""Forty more programs whose graphs at `validate` are compared with those of real MindSpore, as programs.py's are: loops and branches
with effects, gradients of them, closures, vmap, recursion, overloads, optimizers, random operators, cells.

The list was committed before the first comparison and none is taken off it. Form and use are those of programs.py.
"""
from functools import partial

import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, lazy_inline, nn, ops
from programs import example

state = Parameter(Tensor(np.ones((2, 3)), ms.float32), name="state")
steps = Parameter(Tensor(0, ms.int32), name="steps")


# Loops with effects

def assign_in_while(x, n):
    while n > 0:
        ops.assign_add(state, x)
        n = n - 1
    return state * 2


def print_in_while(x, i, n):
    while i < n:
        print(i)
        x = x + i
        i = i + 1
    return x


def nested_while_with_assign(x, n):
    i = n - 2
    while i < n:
        j = n - 1
        while j < n:
            ops.assign_add(state, x)
            j = j + 1
        i = i + 1
    return state + x


def count_in_while(x, n):
    while steps < n:
        ops.assign_add(steps, Tensor(1, ms.int32))
        x = x * 2
    return x


def while_with_continue(x, i, n):
    while i < n:
        i = i + 1
        if i == 2:
            continue
        x = x + i
    return x


def while_in_branch(x, n):
    if x.sum() > 1:
        while n > 0:
            x = x + 1
            n = n - 1
    return x * 3


def while_of_a_constant(x):
    i = 0
    while i < 3:
        x = x * i + 1
        i = i + 1
    return x


# Effects in branches

def print_in_branch(x):
    if x.sum() > 1:
        print("large", x)
    return x + 1


def assign_in_nested_branches(x, y):
    if x.sum() > 1:
        if y.sum() > 1:
            ops.assign(state, x)
        else:
            ops.assign(state, y)
    return state + 1


def assign_and_return_early(x):
    if x.sum() > 1:
        ops.assign_add(state, x)
        return state + x
    ops.assign_sub(state, x)
    return state - x


def _store(x):
    ops.assign(state, x)
    return state + 1


def store_in_helper(x, y):
    return _store(x) * _store(y)


def _tick(x):
    ops.assign_add(steps, Tensor(1, ms.int32))
    return x * steps


def shared_counter(x):
    return _tick(x) + _tick(x)


# Gradients of control flow

def _doubled(x, n):
    while n > 0:
        x = x * x
        n = n - 1
    return x


def grad_of_while(x, n):
    return ms.grad(_doubled)(x, n)


def _two_ways(x, y):
    if x.sum() > y.sum():
        out = x * y
    else:
        out = x - y
    return out * out


def grad_of_two_ways(x, y):
    return ms.grad(_two_ways, (0, 1))(x, y)


def _cube_sum(x):
    return (x * x * x).sum()


def second_derivative_of_sum(x):
    return ms.grad(ms.grad(_cube_sum))(x)


def grad_of_closure(x, y):
    def inner(z):
        return z * y + x
    return ms.grad(inner)(x)


def _scaled(k, x):
    return ops.tanh(x * k)


def grad_of_partial(x, y):
    return ms.grad(partial(_scaled, y))(x)


def _with_extra(x, y):
    z = x * y
    return z.sum(), z


def grad_with_aux(x, y):
    return ms.value_and_grad(_with_extra, 0, None, True)(x, y)


def grad_of_reduction(x):
    def inner(a):
        return ops.reduce_max(a, 1) * ops.reduce_mean(a, 1)
    return ops.grad(inner)(x)


# vmap

def _affine(x, y):
    return x * 2 + y


def vmap_of_affine(x, y):
    return ops.vmap(_affine, in_axes=(0, None))(x, y)


def vmap_of_matmul(x, y):
    return ops.vmap(ops.matmul, in_axes=(0, 0), out_axes=0)(x, y)


def _row_branch(x):
    return ops.select(x > 1, x * 2, x)


def vmap_of_select(x):
    return ops.vmap(_row_branch, in_axes=1, out_axes=1)(x)


def vmap_of_grad(x):
    return ops.vmap(ms.grad(_cube_sum))(x)


# Tuples and dictionaries

def tuple_from_branches(x, y):
    if x.sum() > y.sum():
        pair = (x, y)
    else:
        pair = (y, x)
    return pair[0] - pair[1]


def nested_tuple_from_branches(x, y):
    if x.sum() > y.sum():
        out = (x, (y, x + y))
    else:
        out = (y, (x, x - y))
    return out[1][1] * out[0]


def dictionary(x, y):
    d = {"a": x + 1, "b": y * 2}
    d["c"] = d["a"] * d["b"]
    return d["c"] - d["a"]


def list_in_loop(x):
    parts = []
    for i in range(3):
        parts.append(x * i)
    return ops.stack(parts)


def tuple_in_while(x, n):
    pair = (x, x * 2)
    while n > 0:
        pair = (pair[1], pair[0] + pair[1])
        n = n - 1
    return pair[0] + pair[1]


# Recursion, overloads

def _power(x, n):
    if n <= 0:
        return x
    return _power(x * 2, n - 1)


def recursion(x, n):
    return _power(x, n) + 1


_add_all = ops.MultitypeFuncGraph("add_all")


@_add_all.register("Tensor", "Tensor")
def _add_tensors(a, b):
    return a + b


@_add_all.register("Number", "Tensor")
def _add_number(a, b):
    return a - b


_each = ops.HyperMap()


def overloads(x, y):
    return _add_all(x, y) * _add_all(2, x)


def hyper_map(x, y):
    return _each(_add_all, (x, y), (y, x))


# Cells

class _Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor(np.full((3, 3), 0.5), ms.float32), name="block_weight")

    def construct(self, x):
        return ops.relu(ops.matmul(x, self.weight))


class _LazyBlock(nn.Cell):
    @lazy_inline
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)

    def construct(self, x):
        return ops.relu(self.dense(x))


block = _Block()
lazy = _LazyBlock()
dense = nn.Dense(3, 2)
norm = nn.LayerNorm((3,))
conv = nn.Conv2d(2, 2, 3)
drop = nn.Dropout(p=0.5)
drop.set_train()
linear = nn.Dense(3, 1)
momentum = nn.Momentum(linear.trainable_params(), 0.1, 0.9)
dense_for_adam = nn.Dense(3, 1)
adam = nn.Adam(dense_for_adam.trainable_params(), 0.01)


def same_cell_twice(x):
    return block(block(x))


def cell_in_branch(x):
    if x.sum() > 1:
        return block(x)
    return x


def lazy_cell_twice(x):
    return lazy(lazy(x))


def dense_and_norm(x):
    return dense(norm(x))


def convolution(x):
    return ops.relu(conv(x))


def dropout(x):
    return drop(x) + 1


def _loss(x, y):
    return ((linear(x) - y) ** 2).mean()


def momentum_step(x, y):
    loss, grads = ms.value_and_grad(_loss, None, momentum.parameters)(x, y)
    return ops.depend(loss, momentum(grads))


def _adam_loss(x, y):
    return ops.mse_loss(dense_for_adam(x), y)


def adam_step(x, y):
    loss, grads = ms.value_and_grad(_adam_loss, None, adam.parameters)(x, y)
    adam(grads)
    return loss


def random_numbers(x):
    return ops.StandardNormal(seed=1)((2, 3)) + x


F, I = "float32", "int32"
INPUTS = {
    "assign_in_while": [(F, (2, 3)), (I, ())],
    "print_in_while": [(F, (2, 3)), (I, ()), (I, ())],
    "nested_while_with_assign": [(F, (2, 3)), (I, ())],
    "count_in_while": [(F, (2, 3)), (I, ())],
    "while_with_continue": [(F, (2, 3)), (I, ()), (I, ())],
    "while_in_branch": [(F, (2, 3)), (I, ())],
    "while_of_a_constant": [(F, (2, 3))],
    "print_in_branch": [(F, (2, 3))],
    "assign_in_nested_branches": [(F, (2, 3)), (F, (2, 3))],
    "assign_and_return_early": [(F, (2, 3))],
    "store_in_helper": [(F, (2, 3)), (F, (2, 3))],
    "grad_of_while": [(F, (2, 3)), (I, ())],
    "grad_of_two_ways": [(F, (2, 3)), (F, (2, 3))],
    "second_derivative_of_sum": [(F, (2, 3))],
    "grad_of_closure": [(F, (2, 3)), (F, (2, 3))],
    "grad_of_partial": [(F, (2, 3)), (F, (2, 3))],
    "grad_with_aux": [(F, (2, 3)), (F, (2, 3))],
    "grad_of_reduction": [(F, (2, 3))],
    "vmap_of_affine": [(F, (2, 3)), (F, (3,))],
    "vmap_of_matmul": [(F, (2, 3, 4)), (F, (2, 4, 3))],
    "vmap_of_select": [(F, (2, 3))],
    "vmap_of_grad": [(F, (2, 3))],
    "tuple_from_branches": [(F, (2, 3)), (F, (2, 3))],
    "nested_tuple_from_branches": [(F, (2, 3)), (F, (2, 3))],
    "dictionary": [(F, (2, 3)), (F, (2, 3))],
    "list_in_loop": [(F, (2, 3))],
    "tuple_in_while": [(F, (2, 3)), (I, ())],
    "recursion": [(F, (2, 3)), (I, ())],
    "overloads": [(F, (2, 3)), (F, (2, 3))],
    "hyper_map": [(F, (2, 3)), (F, (2, 3))],
    "same_cell_twice": [(F, (2, 3))],
    "cell_in_branch": [(F, (2, 3))],
    "lazy_cell_twice": [(F, (2, 3))],
    "dense_and_norm": [(F, (2, 3))],
    "convolution": [(F, (1, 2, 4, 4))],
    "dropout": [(F, (2, 3))],
    "momentum_step": [(F, (2, 3)), (F, (2, 1))],
    "adam_step": [(F, (2, 3)), (F, (2, 1))],
    "random_numbers": [(F, (2, 3))],
    "shared_counter": [(F, (2, 3))],
}


def main():
    for name in INPUTS:
        inputs = [example(n, dtype, shape) for n, (dtype, shape) in enumerate(INPUTS[name])]
        try:
            result = jit(globals()[name], capture_mode="ast", jit_level="O0")(*inputs)
        except Exception as e:  # one that fails does not hide the others
            print(name, type(e).__name__, str(e).split("\n")[0])
            continue
        print(name, result)


if __name__ == "__main__":
    main()
