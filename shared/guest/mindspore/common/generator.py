"""Generators of random numbers. Their state is 16 bytes, the seed and the offset; the streams are Philox's (ops/random.py)."""
import numpy as np
import _refjit as _native
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor


class Generator:
    """A stream of random numbers. `_state` is the int64 tensor [seed, offset] that operators advance in place."""

    def __init__(self, _state=None):
        if _state is None:
            _state = Parameter(Tensor([0, 0], _native.int64), name="generator", requires_grad=False)
        self._state = _state

    def manual_seed(self, seed):
        if not isinstance(seed, int):
            raise TypeError(f"'seed' must be int, but got {type(seed)}.")
        self._state.set_data(Tensor([seed, 0], _native.int64))
        return self

    def seed(self):
        seed = int(np.random.RandomState().randint(1 << 31))
        self.manual_seed(seed)
        return seed

    def initial_seed(self):
        return int(self._state.asnumpy()[0])

    def get_state(self):
        return Tensor(np.frombuffer(self._state.asnumpy().tobytes(), np.uint8).copy(), _native.uint8)

    def set_state(self, state):
        if not isinstance(state, Tensor):
            raise TypeError(f"'state' must be Tensor, but got {type(state)}.")
        self._state.set_data(Tensor(np.frombuffer(state.asnumpy().tobytes(), np.int64).copy(), _native.int64))


def _default():
    from mindspore.ops import random
    return Generator(random._generator)


default_generator = _default()


def manual_seed(seed):
    return default_generator.manual_seed(seed)


def seed():
    return default_generator.seed()


def initial_seed():
    return default_generator.initial_seed()


def get_rng_state():
    return default_generator.get_state()


def set_rng_state(state):
    default_generator.set_state(state)
