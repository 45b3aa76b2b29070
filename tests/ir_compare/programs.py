"""Sixty programs whose graphs at `validate` are compared with those of real MindSpore: same operators on the same operands, up to
order and names (graphs.py says how). Fifteen each are straight-line, control flow, effects and gradients.

The list was committed before the first comparison and none is taken off it. Each program is a function of tensors, named once in
INPUTS with the dtypes and shapes of its example inputs. Run as a program, it compiles and calls each once, in order, and prints
what came out; run.py of tests/oracle records the dumps from real MindSpore, compare_programs.py holds refjit's against them.
"""
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops

weight = Parameter(Tensor(np.ones((2, 3)), ms.float32), name="weight")
total = Parameter(Tensor(0.0, ms.float32), name="total")
counter = Parameter(Tensor(0, ms.int32), name="counter")


# Straight-line

def polynomial(x):
    return ((x * 3 + 2) * x - 1) * x


def rms_norm(x, w):
    scale = ops.rsqrt(ops.mean(ops.square(x), -1, True) + 1e-6)
    return x * scale * w


def cosine_similarity(x, y):
    dot = ops.sum(x * y, -1)
    norms = ops.sqrt(ops.sum(x * x, -1)) * ops.sqrt(ops.sum(y * y, -1))
    return dot / (norms + 1e-8)


def rotate_half(x, cos, sin):
    a = x[..., :2]
    b = x[..., 2:]
    turned = ops.cat((-b, a), -1)
    return x * cos + turned * sin


def masked_softmax(x, mask):
    scores = x + (1.0 - mask) * -10000.0
    return ops.softmax(scores, -1)


def gelu_by_hand(x):
    return 0.5 * x * (1 + ops.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


def loop_over_constants(x):
    out = x
    for i in range(4):
        out = out * x + i
    return out


def tuple_of_results(x, y):
    pair = (x + y, x - y)
    first, second = pair
    return second, first * second


def comprehension(x):
    parts = [x * k for k in range(3)]
    return parts[0] + parts[1] + parts[2]


def squeeze_and_expand(x):
    a = x.expand_dims(0)
    b = ops.squeeze(a * 2, 0)
    return b.swapaxes(0, 1)


def casts(x, i):
    return (x.astype(ms.int32) + i).astype(ms.float32) * x


def batched_matmul(x, y):
    return ops.matmul(x, y) * 0.125


def clamp_by_hand(x):
    return ops.minimum(ops.maximum(x, 0.5), 1.0)


def where_chain(x, y):
    a = ops.where(x > y, x, y)
    return ops.where(a < 1.0, a * 2, a)


def constant_condition(x):
    if x.shape[0] == 2:
        return x * 2
    return x - 1


# Control flow

def if_else(x, y):
    if x.sum() > y.sum():
        z = x - y
    else:
        z = x + y
    return z * 2


def if_without_else(x):
    y = x * 2
    if x.sum() > 3:
        y = y + 1
    return y


def early_return(x, y):
    if x.sum() < y.sum():
        return x * y
    z = x + y
    return z * z


def nested_if(x, y):
    if x.sum() > 1:
        if y.sum() > 1:
            out = x + y
        else:
            out = x - y
    else:
        out = x * y
    return out


def elif_chain(x):
    s = x.sum()
    if s > 10:
        out = x * 3
    elif s > 5:
        out = x * 2
    else:
        out = x
    return out + 1


def if_with_and(x, y):
    if x.sum() > 1 and y.sum() > 1:
        return x + y
    return x - y


def conditional_expression(x, y):
    z = x + y if x.sum() > y.sum() else x - y
    return z * x


def while_countdown(x, n):
    while n > 0:
        x = x * 2
        n = n - 1
    return x


def while_two_variables(x, i, n):
    out = x
    while i < n:
        out = out + x * x
        i = i + 1
    return out + x


def while_with_if(x, i, n):
    while i < n:
        if i > 2:
            x = x + 1
        else:
            x = x * 2
        i = i + 1
    return x


def while_with_break(x, i, n):
    while i < n:
        x = x + 1
        if x.sum() > 20:
            break
        i = i + 1
    return x


def nested_while(x, n):
    i = Tensor(0, ms.int32)
    while i < n:
        j = Tensor(0, ms.int32)
        while j < n:
            x = x + 1
            j = j + 1
        i = i + 1
    return x


def two_ifs(x, y):
    if x.sum() > 1:
        x = x + 1
    if y.sum() > 1:
        y = y * x
    return x + y


def if_in_constant_loop(x, y):
    out = x
    for _ in range(3):
        if x.sum() < y.sum():
            x = x - y
        else:
            x = x + y
        out = out + x
    return out


def _double_if_large(x):
    if x.sum() > 2:
        return x * 2
    return x


def if_in_helper(x):
    return _double_if_large(x) + _double_if_large(x + 1)


# Effects

def assign_and_read(x):
    ops.assign(weight, x)
    return weight * 2


def read_then_assign(x):
    before = weight + x
    ops.assign(weight, x)
    return before


def assign_twice(x, y):
    ops.assign(weight, x)
    a = weight + 1
    ops.assign(weight, y)
    return a + weight


def assign_add(x):
    ops.assign_add(total, x.sum())
    return total + 1


def assign_sub(x):
    ops.assign_sub(weight, x)
    return weight


def running_mean(x):
    ops.assign(weight, weight * 0.9 + x * 0.1)
    return x - weight


def count_calls(x):
    ops.assign_add(counter, Tensor(1, ms.int32))
    return x * counter


def print_a_tensor(x):
    y = x + 1
    print(y)
    return y * 2


def print_twice(x, y):
    print("x", x)
    print("y", y)
    return x + y


def assign_and_print(x):
    ops.assign(weight, x)
    print(weight)
    return weight + x


def assign_under_if(x):
    if x.sum() > 1:
        ops.assign(weight, x)
    return weight + 1


def assign_in_both_branches(x):
    if x.sum() > 1:
        ops.assign(weight, x)
    else:
        ops.assign(weight, x * 2)
    return weight + x


def assign_in_loop(x):
    out = x
    for i in range(3):
        ops.assign(weight, x + i)
        out = out * weight
    return out


def explicit_depend(x, y):
    a = x + y
    b = ops.depend(x, a)
    return b * 2


def two_parameters(x):
    ops.assign(weight, x)
    ops.assign_add(total, x.sum())
    return weight + total


# Gradients

def _square(x):
    return x * x


def grad_of_square(x):
    return ms.grad(_square)(x)


def _mul(x, y):
    return x * y + y


def grad_of_both(x, y):
    return ms.grad(_mul, (0, 1))(x, y)


def grad_of_second(x, y):
    return ms.grad(_mul, 1)(x, y)


def value_and_gradient(x, y):
    return ms.value_and_grad(_mul)(x, y)


def _tanh_chain(x):
    return ops.tanh(x) * ops.exp(x)


def grad_of_tanh_chain(x):
    return ms.grad(_tanh_chain)(x)


def _linear(x, w):
    return ops.relu(ops.matmul(x, w)).sum()


def grad_of_linear(x, w):
    return ms.grad(_linear, (0, 1))(x, w)


def second_derivative(x):
    return ms.grad(ms.grad(_square))(x)


def _stopped(x):
    return ops.stop_gradient(x) * x


def grad_with_stop(x):
    return ms.grad(_stopped)(x)


def _branch(x):
    if x.sum() > 2:
        return x * x
    return x + x


def grad_through_if(x):
    return ms.grad(_branch)(x)


def _loop(x):
    out = x
    for _ in range(3):
        out = out * x
    return out


def grad_through_constant_loop(x):
    return ms.grad(_loop)(x)


def _weighted(x):
    return (x * weight).sum()


def grad_of_weight(x):
    return ms.grad(_weighted, None, weight)(x)


def _shapes(x):
    return ops.transpose(x.reshape(3, 2), (1, 0)) * 2


def grad_of_shapes(x):
    return ms.grad(_shapes)(x)


def _softmax_loss(x):
    return ops.log(ops.softmax(x, -1)).mean()


def grad_of_softmax(x):
    return ms.grad(_softmax_loss)(x)


def gradient_step(x):
    g = ms.grad(_square)(x)
    return x - 0.1 * g


def grad_operation(x, y):
    return ops.GradOperation(get_all=True)(_mul)(x, y)


F, I = "float32", "int32"
INPUTS = {
    "polynomial": [(F, (2, 3))],
    "rms_norm": [(F, (2, 3)), (F, (3,))],
    "cosine_similarity": [(F, (2, 3)), (F, (2, 3))],
    "rotate_half": [(F, (2, 4)), (F, (2, 4)), (F, (2, 4))],
    "masked_softmax": [(F, (2, 3)), (F, (2, 3))],
    "gelu_by_hand": [(F, (2, 3))],
    "loop_over_constants": [(F, (2, 3))],
    "tuple_of_results": [(F, (2, 3)), (F, (2, 3))],
    "comprehension": [(F, (2, 3))],
    "squeeze_and_expand": [(F, (2, 3))],
    "casts": [(F, (2, 3)), (I, (2, 3))],
    "batched_matmul": [(F, (2, 2, 3)), (F, (2, 3, 2))],
    "clamp_by_hand": [(F, (2, 3))],
    "where_chain": [(F, (2, 3)), (F, (2, 3))],
    "constant_condition": [(F, (2, 3))],
    "if_else": [(F, (2, 3)), (F, (2, 3))],
    "if_without_else": [(F, (2, 3))],
    "early_return": [(F, (2, 3)), (F, (2, 3))],
    "nested_if": [(F, (2, 3)), (F, (2, 3))],
    "elif_chain": [(F, (2, 3))],
    "if_with_and": [(F, (2, 3)), (F, (2, 3))],
    "conditional_expression": [(F, (2, 3)), (F, (2, 3))],
    "while_countdown": [(F, (2, 3)), (I, ())],
    "while_two_variables": [(F, (2, 3)), (I, ()), (I, ())],
    "while_with_if": [(F, (2, 3)), (I, ()), (I, ())],
    "while_with_break": [(F, (2, 3)), (I, ()), (I, ())],
    "nested_while": [(F, (2, 3)), (I, ())],
    "two_ifs": [(F, (2, 3)), (F, (2, 3))],
    "if_in_constant_loop": [(F, (2, 3)), (F, (2, 3))],
    "if_in_helper": [(F, (2, 3))],
    "assign_and_read": [(F, (2, 3))],
    "read_then_assign": [(F, (2, 3))],
    "assign_twice": [(F, (2, 3)), (F, (2, 3))],
    "assign_add": [(F, (2, 3))],
    "assign_sub": [(F, (2, 3))],
    "running_mean": [(F, (2, 3))],
    "count_calls": [(F, (2, 3))],
    "print_a_tensor": [(F, (2, 3))],
    "print_twice": [(F, (2, 3)), (F, (2, 3))],
    "assign_and_print": [(F, (2, 3))],
    "assign_under_if": [(F, (2, 3))],
    "assign_in_both_branches": [(F, (2, 3))],
    "assign_in_loop": [(F, (2, 3))],
    "explicit_depend": [(F, (2, 3)), (F, (2, 3))],
    "two_parameters": [(F, (2, 3))],
    "grad_of_square": [(F, (2, 3))],
    "grad_of_both": [(F, (2, 3)), (F, (2, 3))],
    "grad_of_second": [(F, (2, 3)), (F, (2, 3))],
    "value_and_gradient": [(F, (2, 3)), (F, (2, 3))],
    "grad_of_tanh_chain": [(F, (2, 3))],
    "grad_of_linear": [(F, (2, 3)), (F, (3, 2))],
    "second_derivative": [(F, (2, 3))],
    "grad_with_stop": [(F, (2, 3))],
    "grad_through_if": [(F, (2, 3))],
    "grad_through_constant_loop": [(F, (2, 3))],
    "grad_of_weight": [(F, (2, 3))],
    "grad_of_shapes": [(F, (2, 3))],
    "grad_of_softmax": [(F, (2, 3))],
    "gradient_step": [(F, (2, 3))],
    "grad_operation": [(F, (2, 3)), (F, (2, 3))],
}


def example(position, dtype, shape):
    """The example input at `position`: small positive numbers, different in each place."""
    size = 1
    for n in shape:
        size = size * n
    values = (np.arange(size) + 1 + position).reshape(shape)
    if dtype == "float32":
        return Tensor(values * 0.25, ms.float32)
    return Tensor(values, ms.int32)


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
