"""Where rows come from: objects of the user's, arrays in memory, and the files of MNIST."""
import os
import struct
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.dataset.checks import checked_by
from mindspore.dataset.errors import called, pipeline_error, user_error
from mindspore.dataset.objects import cell
from mindspore.dataset.pipeline import Dataset, SourceDataset, UnionBaseDataset
from mindspore.dataset.samplers import DistributedSampler, PKSampler, RandomSampler, Sampler, SequentialSampler, SubsetSampler
from mindspore.dataset.schema import Schema
from mindspore.dataset.source_rules import RULES


def _sampler(sampler, shuffle, num_samples, num_shards, shard_id):
    if sampler is not None:
        if shuffle is not None:
            raise RuntimeError("sampler and shuffle cannot be specified at the same time.")
        return sampler if hasattr(sampler, "orders") else SubsetSampler(list(sampler))
    if (num_shards is None) != (shard_id is None):
        raise ValueError("num_shards and shard_id need to be passed in together.")
    if num_shards is not None and shard_id >= num_shards:
        raise ValueError("shard_id should be less than num_shards.")
    if num_shards is not None:
        return DistributedSampler(num_shards, shard_id, shuffle is not False, num_samples)
    return SequentialSampler(0, num_samples) if shuffle is False else RandomSampler(num_samples=num_samples)


class MappableDataset(SourceDataset):
    """Rows by place: `count()` and `row(place)` of a subclass, in a sampler's order."""

    __module__ = Dataset.__module__

    def __init__(self, sampler):
        super().__init__()
        self.sampler = sampler

    def add_sampler(self, new_sampler):
        """Chooses among the rows that the sampler before chose."""
        new_sampler.add_child(self.sampler)
        self.sampler = new_sampler

    def use_sampler(self, new_sampler):
        if new_sampler is None:
            raise TypeError("Input sampler can not be None.")
        if not isinstance(new_sampler, Sampler):
            raise TypeError("Input sampler is not an instance of a sampler.")
        self.sampler = new_sampler

    def _orders(self):
        column = getattr(self.sampler, "class_column", None)
        if column is not None and self.sampler.labels is None:
            place = self.columns().index(column)
            self.sampler.labels = [self.row(i)[place].item() for i in range(self.count())]
        return iter(self.sampler.epochs(self.count()))

    def size(self):
        return len(next(self._orders()))

    def reader(self):
        orders = self._orders()
        return lambda: (self.row(place) for place in next(orders))


class GeneratorDataset(SourceDataset, UnionBaseDataset):
    """Rows of a user's object: a function that yields, an iterable, or an object with __getitem__ and __len__."""

    __module__ = "mindspore.dataset.engine.datasets_user_defined"

    def __new__(cls, source, *args, **kwargs):
        if kwargs.get("batch_sampler") is not None:
            return object.__new__(_GatheredSource)
        random_access = hasattr(source, "__getitem__") and hasattr(source, "__len__")
        return object.__new__(_IndexedSource if random_access else _IteratedSource)

    def __init__(self, source, column_names=None, column_types=None, schema=None, num_samples=None, num_parallel_workers=1,
                 shuffle=None, sampler=None, num_shards=None, shard_id=None, python_multiprocessing=True, max_rowsize=None,
                 batch_sampler=None, collate_fn=None):
        Dataset.__init__(self)
        if not (callable(source) or hasattr(source, "__iter__") or hasattr(source, "__getitem__") or hasattr(source, "__next__")):
            raise TypeError("Input `source` function of GeneratorDataset should be callable, iterable or random accessible, "
                            "commonly it should implement one of the method like yield, __getitem__ or __next__(__iter__).")
        if column_names is None and schema is None:
            raise ValueError("Neither columns_names nor schema are provided.")
        self.source, self.num_samples, self.batch_sampler, self.collate = source, num_samples, batch_sampler, collate_fn
        if schema is not None:
            described = (schema if isinstance(schema, Schema) else Schema(schema)).described()
            column_names, column_types = [one["name"] for one in described], [getattr(mstype, one["type"]) for one in described]
        self.names = [column_names] if isinstance(column_names, str) else list(column_names)
        self.types = column_types
        self._choose(sampler, shuffle, num_shards, shard_id)

    def columns(self):
        return self.names

    def _row(self, value):
        values = value if isinstance(value, (tuple, list)) else (value,)
        if len(values) != len(self.names):
            raise user_error("Invalid Python function, the 'source' of 'GeneratorDataset' should return same number of NumPy arrays as "
                             f"specified in column_names, the size of column_names is:{len(self.names)} and number of returned NumPy "
                             f"array is:{len(values)}")
        arrays = tuple(cell(item) for item in values)
        for array, wanted in zip(arrays, self.types or ()):
            if getattr(array, "dtype", None) != np.dtype(mstype.dtype_to_nptype(wanted)):
                raise user_error("Invalid Python function, type of returned data in 'GeneratorDataset' should be same with specified "
                                 f"column_types, but the type of returned data: {type(array)}, specified column type: {str(wanted).lower()}")
        return arrays


class _IndexedSource(GeneratorDataset, MappableDataset):
    __tp_type__ = GeneratorDataset  # what type() says

    def _choose(self, sampler, shuffle, num_shards, shard_id):
        if isinstance(sampler, PKSampler):
            raise ValueError("GeneratorDataset doesn't support PKSampler.")
        self.sampler = _sampler(sampler, shuffle, self.num_samples, num_shards, shard_id)

    def count(self):
        return len(self.source)

    def row(self, place):
        return self._row(called("", self.source.__getitem__, place))

    size = MappableDataset.size
    reader = MappableDataset.reader


class _GatheredSource(GeneratorDataset):
    """Batches of the rows at the places that a batch_sampler lists; collate_fn makes one of each column's list of values."""

    __tp_type__ = GeneratorDataset  # what type() says

    def _choose(self, *unused):
        """The batch_sampler has chosen."""

    def size(self):
        return len(self.batch_sampler) if hasattr(self.batch_sampler, "__len__") else super().size()

    def get_batch_size(self):
        return -1

    def reader(self):
        return lambda: (self._batch(places) for places in self.batch_sampler)

    def _batch(self, places):
        if isinstance(places, int):
            raise pipeline_error("Batch sampler should return a list, but got an integer.")
        rows = [self._row(called("", self.source.__getitem__, place)) for place in places]
        lists = [list(values) for values in zip(*rows)]
        return self._row(called("", self.collate, *lists)) if self.collate else tuple(np.stack(values) for values in lists)


class _IteratedSource(GeneratorDataset):
    __tp_type__ = GeneratorDataset  # what type() says

    def _choose(self, sampler, shuffle, num_shards, shard_id):
        """Rows come as the source gives them, also where `shuffle` is asked for."""
        if hasattr(self.source, "__getitem__") and not hasattr(self.source, "__len__"):
            raise RuntimeError("Attempt to construct a random access dataset, '__len__' method is required!")
        for name, value in (("num_shards", num_shards), ("sampler", sampler)):
            if value is not None:
                raise ValueError(f"{name} is not supported if source does not have attribute '__getitem__'.")

    def size(self):
        if not hasattr(self.source, "__len__"):
            return super().size()
        return len(self.source) if self.num_samples is None else min(len(self.source), self.num_samples)

    def reader(self):
        def rows():
            values = iter(self.source() if callable(self.source) and not hasattr(self.source, "__iter__") else self.source)
            end, done = object(), 0
            while done != self.num_samples:
                value = called("", next, values, end)
                if value is end:
                    return
                done += 1
                yield self._row(value)

        return rows


class NumpySlicesDataset(MappableDataset):
    """The slices along the first axis of arrays or lists; a dict names the columns."""

    __module__ = "mindspore.dataset.engine.datasets_user_defined"

    def __init__(self, data, column_names=None, num_samples=None, num_parallel_workers=1, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        names = column_names
        if isinstance(data, dict):
            names, data = list(data) if names is None else names, tuple(data.values())
        self.parts = data if isinstance(data, tuple) else (data,)
        self.names = [f"column_{i}" for i in range(len(self.parts))] if names is None else ([names] if isinstance(names, str) else list(names))
        if len(self.names) != len(self.parts):
            raise ValueError(f"Num of input column names is {len(self.names)}, but required is {len(self.parts)}.")
        if any(len(part) != len(self.parts[0]) for part in self.parts):
            raise ValueError("all the input data must have the same length.")

    def columns(self):
        return self.names

    def count(self):
        return len(self.parts[0])

    def row(self, place):
        return tuple(cell(part[place]) for part in self.parts)


class RandomDataset(MappableDataset):
    """Rows of random values in the columns of a schema."""

    __module__ = "mindspore.dataset.engine.datasets_vision"

    def __init__(self, total_rows=None, schema=None, columns_list=None, num_samples=None, num_parallel_workers=None, cache=None,
                 shuffle=None, num_shards=None, shard_id=None):
        if schema is None:
            raise NotImplementedError("mindspore.dataset.RandomDataset is not available in refjit without a schema.")
        super().__init__(_sampler(None, bool(shuffle), num_samples, num_shards, shard_id))
        described = (schema if isinstance(schema, Schema) else Schema(schema)).described()
        self.described = [one for one in described if columns_list is None or one["name"] in columns_list]
        self.total = np.random.randint(1, 1000) if total_rows is None else total_rows

    def columns(self):
        return [one["name"] for one in self.described]

    def count(self):
        return self.total

    def row(self, place):
        draw = np.random.RandomState(place)
        return tuple(draw.randint(0, 128, one.get("shape", ())).astype(one["type"]) for one in self.described)


class MnistDataset(MappableDataset):
    """Images (28, 28, 1) of uint8 and labels of uint32, from MNIST's idx files in a folder; usage "train", "test" or "all"."""

    __module__ = "mindspore.dataset.engine.datasets_vision"

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None, cache=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        if usage not in (None, "train", "test", "all"):
            raise ValueError("Input usage is not within the valid set of ['train', 'test', 'all'].")
        kinds = [kind for kind, name in (("train", "train"), ("t10k", "test")) if usage in (None, "all", name)]
        if usage in (None, "all"):  # whichever are there
            found = [kind for kind in kinds if os.path.isfile(os.path.join(dataset_dir, f"{kind}-images-idx3-ubyte"))]
            kinds = found or kinds
        self.images = np.concatenate([_idx(os.path.join(dataset_dir, f"{kind}-images-idx3-ubyte")) for kind in kinds])
        self.labels = np.concatenate([_idx(os.path.join(dataset_dir, f"{kind}-labels-idx1-ubyte")) for kind in kinds])

    def columns(self):
        return ["image", "label"]

    def count(self):
        return len(self.images)

    def row(self, place):
        return self.images[place].reshape(28, 28, 1), self.labels[place].astype(np.uint32)


def _idx(path):
    """An array of an idx file: two zero bytes, the type (8: uint8), the rank, the sizes (big endian), the elements."""
    if not os.path.isfile(path):
        raise pipeline_error(f"Invalid file, failed to open file: {path}")
    with open(path, "rb") as file:
        data = file.read()
    zeros, kind, rank = struct.unpack(">HBB", data[:4])
    if zeros != 0 or kind != 8:
        raise pipeline_error(f"Invalid file, {path} is no idx file of unsigned bytes")
    sizes = struct.unpack(f">{rank}I", data[4:4 + 4 * rank])
    return np.frombuffer(data[4 + 4 * rank:], dtype=np.uint8).reshape(sizes)


checked_by(RULES, globals())
