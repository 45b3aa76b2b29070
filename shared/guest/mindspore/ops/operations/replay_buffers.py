"""Buffers of experience that live on the host and are known by a number: one that is sampled by priorities (a tree of their sums), one
whose rows are a fair choice of all that came (a reservoir). MindSpore's draws are not ours; rows, places and weights are."""
import itertools
import numpy as np
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator

_priority, _reservoir = {}, {}


def _handle(number):
    return Tensor(np.array([number], np.int64))


def _found(buffers, number):
    if number not in buffers:
        raise RuntimeError(f"Replay buffer with handle {number} not exist.")
    return buffers[number]


def _opened(buffers, buffer):
    number = next(number for number in itertools.count() if number not in buffers)
    buffers[number] = buffer
    return number


class _Rows:
    """The columns of a buffer, row by row."""

    def __init__(self, capacity, seed0, seed1):
        self.capacity, self.rows = capacity, []
        self.random = np.random.RandomState((seed0 * 1000003 + seed1) % 2 ** 32)

    def columns(self, places):
        return [np.stack([self.rows[place][i] for place in places]) for i in range(len(self.rows[0]))]


class _Prioritized(_Rows):
    """The newest rows, each with a priority; `tree` holds the sums of two below at i // 2 and the priorities in its second half."""

    def __init__(self, capacity, seed0, seed1, alpha):
        super().__init__(capacity, seed0, seed1)
        self.alpha, self.next, self.highest, self.leaves = alpha, 0, 1.0, 1
        while self.leaves < capacity:
            self.leaves *= 2
        self.tree = np.zeros(2 * self.leaves)

    def weigh(self, place, priority):
        place += self.leaves
        self.tree[place] = priority
        while place > 1:
            place //= 2
            self.tree[place] = self.tree[2 * place] + self.tree[2 * place + 1]

    def push(self, row):
        if len(self.rows) < self.capacity:
            self.rows.append(row)
        else:
            self.rows[self.next] = row
        self.weigh(self.next, self.highest)
        self.next = (self.next + 1) % self.capacity

    def update(self, places, priorities):
        for place, priority in zip(places, priorities):
            priority = float(priority) ** self.alpha
            self.highest = max(self.highest, priority)
            self.weigh(int(place), priority)

    def place_of(self, share):
        node = 1
        while node < self.leaves:
            node *= 2
            if share >= self.tree[node]:
                share -= self.tree[node]
                node += 1
        return min(node - self.leaves, len(self.rows) - 1)

    def sample(self, count, beta):
        """One place out of each of equal parts of the sum; rare ones weigh more."""
        part = self.tree[1] / count
        places = [self.place_of((i + self.random.rand()) * part) for i in range(count)]
        held = self.tree[self.leaves:self.leaves + len(self.rows)]
        weights = (held[places] / held.min()) ** -beta
        return [np.array(places, np.int64), weights.astype(np.float32)] + self.columns(places)


class _Reservoir(_Rows):
    seen = 0

    def push(self, row):
        self.seen += 1
        if len(self.rows) < self.capacity:
            self.rows.append(row)
            return
        place = self.random.randint(self.seen)
        if place < self.capacity:
            self.rows[place] = row

    def sample(self, count):
        return self.columns(self.random.randint(0, len(self.rows), count))


class _Create(Operator):
    def _check(self, capacity, shapes, dtypes, seed0, seed1):
        validator.check_int(capacity, 1, validator.GE, "capacity", self.name)
        validator.check_value_type("shape of init data", shapes, [tuple, list], self.name)
        validator.check_value_type("dtypes of init data", dtypes, [tuple, list], self.name)
        validator.check_non_negative_int(seed0, "seed0", self.name)
        validator.check_non_negative_int(seed1, "seed1", self.name)
        self.given = capacity, seed0, seed1


class PriorityReplayBufferCreate(_Create):
    """A new buffer's number."""

    def __init__(self, capacity, alpha, shapes, dtypes, seed0, seed1):
        Operator.__init__(self)
        validator.check_float_range(alpha, 0.0, 1.0, validator.INC_BOTH)
        self._check(capacity, shapes, dtypes, seed0, seed1)
        self.alpha = alpha

    def __call__(self):
        return _handle(_opened(_priority, _Prioritized(*self.given, self.alpha)))


class ReservoirReplayBufferCreate(_Create):
    """A new buffer's number."""

    def __init__(self, capacity, shapes, dtypes, seed0, seed1):
        Operator.__init__(self)
        self._check(capacity, shapes, dtypes, seed0, seed1)

    def __call__(self):
        return _handle(_opened(_reservoir, _Reservoir(*self.given)))


def _pushed(buffers, number, row):
    _found(buffers, number).push(row)
    return np.array([number], np.int64)


def _sampled(buffers, number, *args):
    return _found(buffers, number).sample(*args)


def _updated(number, places, priorities):
    _found(_priority, number).update(places, priorities)
    return np.array([number], np.int64)


class _OfHandle(Operator):
    buffers = _priority

    def __init__(self, handle):
        Operator.__init__(self)
        self.handle = validator.check_int(handle, 0, validator.GE, "handle", self.name)


class PriorityReplayBufferPush(_OfHandle):
    """A row behind the newest, with the highest priority that there was; it takes the place of the oldest in a full buffer."""

    def __call__(self, *transition):
        return Tensor(_pushed(self.buffers, self.handle, [column.asnumpy() for column in transition]))


class ReservoirReplayBufferPush(PriorityReplayBufferPush):
    """A row that stays by chance, as likely as any that came before."""
    buffers = _reservoir


class PriorityReplayBufferUpdate(_OfHandle):
    """Other priorities for rows."""

    def __call__(self, indices, priorities):
        return Tensor(_updated(self.handle, indices.asnumpy(), priorities.asnumpy()))


class PriorityReplayBufferDestroy(_OfHandle):
    """Forgets the buffer."""

    def __call__(self):
        self.buffers.pop(self.handle, None)
        return _handle(self.handle)


class ReservoirReplayBufferDestroy(PriorityReplayBufferDestroy):
    """Forgets the buffer."""
    buffers = _reservoir


class _Sample(Operator):
    def __init__(self, handle, batch_size, shapes, dtypes):
        Operator.__init__(self)
        self.handle = validator.check_int(handle, 0, validator.GE, "capacity", self.name)
        self.batch_size = validator.check_int(batch_size, 1, validator.GE, "batch_size", self.name)
        validator.check_value_type("shape of init data", shapes, [tuple, list], self.name)
        validator.check_value_type("dtypes of init data", dtypes, [tuple, list], self.name)


class PriorityReplayBufferSample(_Sample):
    """(places, weights, columns...) of rows drawn by their priorities; beta says how far weights make up for that."""

    def __call__(self, beta):
        beta = float(beta.asnumpy()) if isinstance(beta, Tensor) else beta
        return tuple([Tensor(part) for part in _sampled(_priority, self.handle, self.batch_size, beta)])


class ReservoirReplayBufferSample(_Sample):
    """Columns of rows drawn at random."""

    def __call__(self):
        return tuple([Tensor(part) for part in _sampled(_reservoir, self.handle, self.batch_size)])
