"""The first calls of first_calls.py in JAX: jax.jit of the same programs, compile included."""
import os
import sys

import jax
import jax.numpy as jnp

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import first_call, wanted  # noqa: E402


@jax.jit
def loop_200(x, y):
    i = 0
    while i < 200:
        x = x + y
        i = i + 1
    return x


@jax.jit
def if_100(x, y):
    out = 0
    for _ in range(100):
        x = jax.lax.cond((x < y)[0], lambda x: x - y, lambda x: x + y, x)
        out = out + x
    return out


@jax.jit
def select_100(x, y):
    out = x
    for _ in range(100):
        x = jnp.where(x < y, x - y, x + y)
        out = out + x
    return out


@jax.jit
def adds_2000(x, y):
    out = x
    for _ in range(223):
        out = x + x * y + out
        out = x + x * y + out
        out = x + x * y + out
    return out


def hswish(x):
    return x * jnp.clip(x + 3, 0, 6) / 6


@jax.jit
def rows_in_a_loop(xs):
    return jnp.stack([hswish(xs[i]) for i in range(xs.shape[0])])


def main():
    x, y = jnp.array([0]), jnp.array([1])
    for name, function in (("loop_200", loop_200), ("if_100", if_100), ("adds_2000", adds_2000)):
        if wanted(name):
            first_call(name, lambda: function(x, y), jax.block_until_ready)
    if wanted("if_100"):
        first_call("select_100", lambda: select_100(x, y), jax.block_until_ready)
    if wanted("vmap_100"):
        rows = jax.random.normal(jax.random.PRNGKey(0), (100, 2)) * 100
        hswish(rows).block_until_ready()
        first_call("vmap_100", lambda: jax.jit(jax.vmap(hswish))(rows), jax.block_until_ready)
        first_call("vmap_100_loop", lambda: rows_in_a_loop(rows), jax.block_until_ready)


main()
