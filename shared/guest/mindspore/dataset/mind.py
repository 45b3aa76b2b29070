"""MindDataset: the rows of MindRecord files."""
import os
import numpy as np
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.random import seed, shuffled
from mindspore.dataset.samplers import PKSampler, Sampler
from mindspore.dataset.sources import MappableDataset, _sampler


class _Minimal:
    """std::minstd_rand0, and std::uniform_int_distribution over it."""

    def __init__(self, seed):
        self._state = seed % 2147483647 or 1

    def below(self, count):
        scaling = 2147483645 // count
        while True:
            self._state = self._state * 16807 % 2147483647
            value = (self._state - 1) // scaling
            if value < count:
                return value


class _Mixed(Sampler):
    """All rows in a random order; each epoch mixes that of the one before by the next seed."""

    def orders(self, count):
        following, places = seed(), list(range(count))
        while True:
            following += 1
            places = shuffled(places, _Minimal(following), 2147483645)
            yield places[:self.num_samples or None]


class MindDataset(MappableDataset):
    """A file (with all that belong to it) or a list of files; blobs of bytes are arrays (1,) of bytes. Padded samples stand at the end."""

    __module__ = "mindspore.dataset.engine.datasets_standard_format"

    def __init__(self, dataset_files, columns_list=None, num_parallel_workers=None, shuffle=None, num_shards=None, shard_id=None,
                 sampler=None, padded_sample=None, num_padded=None, num_samples=None, cache=None):
        for path in dataset_files if isinstance(dataset_files, list) else [dataset_files]:
            if not os.path.isfile(path):
                raise ValueError(f"The file {os.path.realpath(path)} does not exist or permission denied!")
        if padded_sample is not None and columns_list is None:
            raise RuntimeError("padded_sample is specified and requires columns_list as well.")
        if padded_sample is not None and num_padded is None:
            raise RuntimeError("padded_sample is specified and requires num_padded as well.")
        mixed = sampler is None and num_shards is None and shuffle is not False
        super().__init__(_Mixed(num_samples) if mixed else _sampler(sampler, None if shuffle is None else shuffle is not False, num_samples,
                                                                    num_shards, shard_id))
        from mindspore.mindrecord import shards_of
        self.shards = shards_of(dataset_files)
        self.schema, self.wanted = self.shards[0].schema, columns_list
        self.padding = [padded_sample] * (num_padded or 0)
        self.places = [(shard, place) for shard in self.shards for place in range(len(shard))]
        if isinstance(self.sampler, PKSampler):  # classes in the order of their texts
            self.sampler.labels = [str(shard.row(place)[self.sampler.class_column]) for shard, place in self.places]

    def columns(self):
        for name in self.wanted or []:
            if name not in self.schema:
                raise pipeline_error(f"Invalid data, column name: {name} does not exist in mindrecord file.")
        return list(self.wanted or self.schema)

    def count(self):
        return len(self.places) + len(self.padding)

    def row(self, place):
        if place >= len(self.places):
            row = self.padding[place - len(self.places)]
        else:
            shard, at = self.places[place]
            row = shard.row(at)
        return tuple(self._array(row[name], self.schema[name]["type"]) for name in self.columns())

    @staticmethod
    def _array(value, kind):
        if kind == "bytes":
            return np.array([value])
        return np.array(value) if kind == "string" or isinstance(value, np.ndarray) else np.array(value, kind)
