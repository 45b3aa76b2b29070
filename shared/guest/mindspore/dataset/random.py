"""The pipeline's random orders: those of MindSpore's own generators, so that a seed gives the same rows here and there."""
import numpy as np
from mindspore.dataset import config

_BLOCK = 312


class Engine64:
    """The 64-bit Mersenne twister of C++ (std::mt19937_64), a block of words at a time."""

    def __init__(self, seed):
        word, words = seed, []
        for i in range(_BLOCK):
            words.append(word)
            word = (6364136223846793005 * (word ^ (word >> 62)) + i + 1) & 0xFFFFFFFFFFFFFFFF
        self._state = np.array(words, dtype=np.uint64)
        self._words = []

    def _twist(self):
        state, half = self._state, _BLOCK // 2
        upper, lower = np.uint64(0xFFFFFFFF80000000), np.uint64(0x7FFFFFFF)

        def turned(following, far):
            mixed = following[0] & upper | following[1] & lower
            return far ^ (mixed >> np.uint64(1)) ^ ((mixed & np.uint64(1)) * np.uint64(0xB5026F5AA96619E9))

        first = turned((state[:half], state[1:half + 1]), state[half:])
        second = turned((state[half:-1], state[half + 1:]), first[:-1])
        last = turned((state[-1:], first[:1]), first[-1:])
        self._state = x = np.concatenate([first, second, last])
        x = x ^ ((x >> np.uint64(29)) & np.uint64(0x5555555555555555))
        x = x ^ ((x << np.uint64(17)) & np.uint64(0x71D67FFFEDA60000))
        x = x ^ ((x << np.uint64(37)) & np.uint64(0xFFF7EEE000000000))
        self._words = (x ^ (x >> np.uint64(43))).tolist()[::-1]

    def __call__(self):
        if not self._words:
            self._twist()
        return self._words.pop()


class Engine32:
    """The 32-bit one (std::mt19937)."""

    def __init__(self, seed):
        self._random = np.random.RandomState(seed)

    def __call__(self):
        return int.from_bytes(self._random.bytes(4), "little")

    def below(self, count):
        """A number in [0, count), as std::uniform_int_distribution draws it."""
        scaling = 0xFFFFFFFF // count
        while True:
            value = self() // scaling
            if value < count:
                return value


def shuffled(items, engine, largest=0xFFFFFFFF):
    """`items` in the order that std::shuffle gives them: two places a draw while their product is within the engine's range."""
    items = list(items)
    count = len(items)

    def swap(i, k):
        items[i], items[k] = items[k], items[i]

    i = 1
    if count and largest // count >= count:
        if count % 2 == 0:
            swap(1, engine.below(2))
            i = 2
        for i in range(i, count, 2):
            first, second = divmod(engine.below((i + 1) * (i + 2)), i + 2)
            swap(i, first)
            swap(i + 1, second)
        return items
    for i in range(1, count):
        swap(i, engine.below(i + 1))
    return items


def seed():
    """That of config.set_seed or mindspore.set_seed, else a new one."""
    given = config.get_seed()
    return given if given is not None else np.random.RandomState().randint(0, 2**31 - 1)
