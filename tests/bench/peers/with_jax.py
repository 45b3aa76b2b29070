"""The cases in JAX, under jax.jit. Threads are XLA's: the driver pins the process to as many processors."""
import math
import os
import sys

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import ATTENTION, BLOCK, CHAIN, MATMUL, report, wanted  # noqa: E402


def convolution(x, w):
    return jax.lax.conv_general_dilated(x, w, (1, 1), ((1, 1), (1, 1)), dimension_numbers=("NCHW", "OIHW", "NCHW"))


def norm(x, p):
    scale, bias, mean, variance = (v[None, :, None, None] for v in p)
    return (x - mean) / jnp.sqrt(variance + 1e-5) * scale + bias


def block(p, x):
    out = jax.nn.relu(norm(convolution(x, p["w1"]), p["n1"]))
    return jax.nn.relu(norm(convolution(out, p["w2"]), p["n2"]) + x)


def attention(heads, shared, each, cos, sin):
    def rotated(x):
        return x * cos + jnp.concatenate((-x[..., each // 2:], x[..., :each // 2]), -1) * sin

    def run(p, x, mask):
        b, l, _ = x.shape
        q = rotated((x @ p["q"].T).reshape(b, l, heads, each).swapaxes(1, 2))
        k = jnp.repeat(rotated((x @ p["k"].T).reshape(b, l, shared, each).swapaxes(1, 2)), heads // shared, 1)
        v = jnp.repeat((x @ p["v"].T).reshape(b, l, shared, each).swapaxes(1, 2), heads // shared, 1)
        weights = jax.nn.softmax(q @ k.swapaxes(2, 3) / math.sqrt(each) + mask, -1)
        return (weights @ v).swapaxes(1, 2).reshape(b, l, heads * each) @ p["o"].T

    return run


def models(name, run, parameters, inputs):
    if wanted(name):
        compiled = jax.jit(run)
        report(name, lambda: compiled(parameters, *inputs), jax.block_until_ready)
    if wanted(name + "_grad"):
        step = jax.jit(jax.value_and_grad(lambda p, *given: run(p, *given).sum()))
        report(name + "_grad", lambda: step(parameters, *inputs), jax.block_until_ready)


def main():
    random = np.random.RandomState(0)

    def array(*shape):
        return jnp.asarray(random.randn(*shape).astype(np.float32))

    if wanted("chain"):
        a, b, c = array(CHAIN), array(CHAIN), array(CHAIN)
        chain = jax.jit(lambda a, b, c: jnp.tanh(a * b + c) * jax.nn.sigmoid(a) + jnp.exp(-b * b))
        report("chain", lambda: chain(a, b, c), jax.block_until_ready)
    if wanted("matmul"):
        x, y = array(MATMUL, MATMUL), array(MATMUL, MATMUL)
        product = jax.jit(lambda x, y: x @ y)
        report("matmul", lambda: product(x, y), jax.block_until_ready)
    for name, (c, size) in BLOCK.items():
        if wanted(name) or wanted(name + "_grad"):
            p = {"w1": array(c, c, 3, 3), "w2": array(c, c, 3, 3)}
            p["n1"] = p["n2"] = (jnp.ones(c), jnp.zeros(c), jnp.zeros(c), jnp.ones(c))
            models(name, block, p, (array(1, c, size, size),))
    for name, (hidden, heads, shared, length) in ATTENTION.items():
        if wanted(name) or wanted(name + "_grad"):
            each = hidden // heads
            angles = np.outer(np.arange(length), 1.0 / (500000.0 ** (np.arange(0, each, 2) / each)))
            angles = np.concatenate([angles, angles], -1).astype(np.float32)
            p = {"q": array(hidden, hidden), "o": array(hidden, hidden), "k": array(shared * each, hidden),
                 "v": array(shared * each, hidden)}
            mask = jnp.triu(jnp.full((length, length), -1e9, jnp.float32), 1)
            run = attention(heads, shared, each, jnp.cos(angles), jnp.sin(angles))
            models(name, run, p, (array(1, length, hidden), mask))


main()
