"""Samplers: which rows of a random accessible source, and in what order. `orders(count)` gives one list of places an epoch."""
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.random import Engine32, seed, shuffled
from mindspore.dataset.source_rules import RULES


class Sampler:
    """A user's own: __iter__ gives places."""

    def __init__(self, num_samples=None):
        self.num_samples = num_samples

    child_sampler = None

    def add_child(self, sampler):
        """From now on this one chooses among the rows that `sampler` chose."""
        if self.child_sampler is not None:
            raise RuntimeError("Cannot add child sampler, this sampler already has a child.")
        self.child_sampler = sampler

    def get_child(self):
        return self.child_sampler

    def get_num_samples(self):
        below = self.child_sampler.get_num_samples() if self.child_sampler is not None else None
        known = [number for number in (self.num_samples, below) if number is not None]
        return min(known) if known else None

    def epochs(self, count):
        """orders(), of the rows that the child chose."""
        if self.child_sampler is None:
            yield from self.orders(count)
            return
        own = None
        for places in self.child_sampler.epochs(count):
            own = own or iter(self.orders(len(places)))
            yield [places[place] for place in next(own)]

    def orders(self, count):
        while True:
            yield [int(place) for place in self][:self.num_samples or None]


class SequentialSampler(Sampler):
    """The rows from start_index on."""

    def __init__(self, start_index=None, num_samples=None):
        super().__init__(num_samples)
        self.start_index = start_index or 0

    def orders(self, count):
        if self.start_index < 0:
            raise pipeline_error(f"SequentialSampler: start_index_ must be greater than or equal to 0, but got: {self.start_index}")
        if self.start_index >= count > 0:
            raise pipeline_error("Invalid parameter, start_index must be less than num_rows, but got start_index: "
                                 f"{self.start_index}, num_rows: {count}.")
        end = count if self.num_samples is None else min(self.start_index + self.num_samples, count)
        while True:
            yield list(range(self.start_index, end))


class RandomSampler(Sampler):
    """All rows in a random order (or with replacement); every epoch another."""

    def __init__(self, replacement=False, num_samples=None, shuffle=None):
        super().__init__(num_samples)
        if shuffle is not None:
            from mindspore.dataset import Shuffle
            if not isinstance(shuffle, Shuffle):
                raise TypeError(f"shuffle must be valid shuffle mode but was: {shuffle}.")
            if shuffle is not Shuffle.GLOBAL:
                raise RuntimeError(f"The shuffle mode: {shuffle} is not supported with current dataset.")
        self.replacement = replacement

    def orders(self, count):
        wanted = self.num_samples or count
        start = seed()
        if self.replacement:
            engine = Engine32(start)
            while True:
                yield [engine.below(count) for _ in range(wanted)]
        places = list(range(count))
        while True:
            places = shuffled(places, Engine32(start))
            yield places[:wanted]
            start += 1


class SubsetSampler(Sampler):
    """These rows."""

    def __init__(self, indices, num_samples=None):
        super().__init__(num_samples)
        self.indices = [indices] if isinstance(indices, int) else [int(i) for i in indices]
        self.num_samples = len(self.indices[:num_samples or None])

    def orders(self, count):
        for place in self.indices:
            if not 0 <= place < count:
                raise pipeline_error(f"Sample ID ({place}) is out of bound, expected range [0, {count - 1}]")
        while True:
            yield self.indices[:self.num_samples or None]


class SubsetRandomSampler(SubsetSampler):
    """These rows, in a random order."""

    def orders(self, count):
        engine = Engine32(seed())
        for places in super().orders(count):
            yield shuffled(places, engine)


class DistributedSampler(Sampler):
    """Every num_shards-th row from shard_id on; the last shards wrap around, so that all have the same number."""

    def __init__(self, num_shards, shard_id, shuffle=True, num_samples=None, offset=-1):
        super().__init__(num_samples)
        if not isinstance(offset, int):
            raise TypeError(f"offset must be integer but was: {offset}.")
        self.num_shards, self.shard_id, self.shuffle, self.offset = num_shards, shard_id, shuffle, offset

    def orders(self, count):
        if self.num_shards <= 0:
            raise pipeline_error(f"DistributedSampler: num_shards must be greater than 0, but got: {self.num_shards}")
        if not 0 <= self.shard_id < self.num_shards:
            raise pipeline_error(f"DistributedSampler: shard_id must be in range [0, {self.num_shards}), but got: {self.shard_id}")
        if self.offset > self.num_shards:
            raise pipeline_error(f"DistributedSampler: offset must be no more than num_shards({self.num_shards}), but got: {self.offset}")
        if self.offset == -1:
            rows = [(self.shard_id + i * self.num_shards) % count for i in range(-(-count // self.num_shards))]
        else:  # the first shards begin so many rows earlier, and nothing wraps around
            rows = [row for row in range(self.shard_id - self.offset, count, self.num_shards) if row >= 0]
        epoch = seed()
        places = list(range(count))
        while True:
            epoch += 1
            places = shuffled(places, Engine32(epoch)) if self.shuffle else places
            yield [places[row] for row in rows][:self.num_samples or None]


class WeightedRandomSampler(Sampler):
    """Rows with these probabilities."""

    def __init__(self, weights, num_samples=None, replacement=True):
        super().__init__(num_samples)
        self.weights, self.replacement = np.array(weights, dtype=np.float64), replacement

    def orders(self, count):
        if not len(self.weights):
            raise pipeline_error("WeightedRandomSampler: weights vector must not be empty")
        for place, weight in enumerate(self.weights):
            if weight < 0:
                raise pipeline_error("WeightedRandomSampler: weights vector must not contain negative numbers, got: "
                                     f"weights[{place}] = {weight:.6f}")
        if not self.weights.any():
            raise pipeline_error("WeightedRandomSampler: elements of weights vector must not be all zero")
        generator = np.random.RandomState(seed())
        shares = self.weights / self.weights.sum()
        while True:
            yield generator.choice(len(shares), self.num_samples or count, self.replacement, shares).tolist()


class PKSampler(Sampler):
    """num_val rows of every class; the dataset tells the classes of its rows."""

    labels = None

    def __init__(self, num_val, num_class=None, shuffle=False, class_column="label", num_samples=None):
        if num_class is not None:
            raise NotImplementedError("Not supported to specify num_class for PKSampler.")
        super().__init__(num_samples)
        self.num_val, self.shuffle, self.class_column = num_val, shuffle, class_column

    def orders(self, count):
        classes = {}
        for place, label in enumerate(self.labels):
            classes.setdefault(label, []).append(place)
        engine = Engine32(seed())
        while True:
            rows = []
            for label in sorted(classes):
                places = shuffled(classes[label], engine) if self.shuffle else classes[label]
                rows += places[:self.num_val]
            yield rows[:self.num_samples or None]


checked_by(RULES, globals())
