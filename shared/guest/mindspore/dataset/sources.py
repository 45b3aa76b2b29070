"""Where rows come from: objects of the user's, arrays in memory, and the files of MNIST."""
import os
import struct
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.common.tensor import Tensor
from mindspore.dataset.errors import called, pipeline_error, user_error
from mindspore.dataset.pipeline import Dataset, check_kind
from mindspore.dataset.samplers import DistributedSampler, RandomSampler, Sampler, SequentialSampler, SubsetSampler


def _sampler(sampler, shuffle, num_samples, num_shards, shard_id):
    if sampler is not None:
        if shuffle is not None:
            raise RuntimeError("sampler and shuffle cannot be specified at the same time.")
        return sampler if hasattr(sampler, "orders") else SubsetSampler(list(sampler))
    if (num_shards is None) != (shard_id is None):
        raise ValueError("num_shards and shard_id need to be passed in together.")
    if num_shards is not None:
        return DistributedSampler(num_shards, shard_id, shuffle is not False, num_samples)
    return SequentialSampler(0, num_samples) if shuffle is False else RandomSampler(num_samples=num_samples)


def _array(value):
    return value.asnumpy() if isinstance(value, Tensor) else np.asarray(value)


class MappableDataset(Dataset):
    """Rows by place: `count()` and `row(place)` of a subclass, in a sampler's order."""

    def __init__(self, sampler):
        super().__init__()
        self.sampler = sampler

    def add_sampler(self, new_sampler):
        """Chooses among the rows that the sampler before chose."""
        new_sampler.add_child(self.sampler)
        self.sampler = new_sampler

    def use_sampler(self, new_sampler):
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


class GeneratorDataset(Dataset):
    """Rows of a user's object: a function that yields, an iterable, or an object with __getitem__ and __len__."""

    def __new__(cls, source, *args, **kwargs):
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
        self.source, self.num_samples = source, num_samples
        if not isinstance(column_names, tuple):
            check_kind("column_names", column_names, (list, str))
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
        arrays = tuple(_array(item) for item in values)
        for array, wanted in zip(arrays, self.types or ()):
            if array.dtype != np.dtype(mstype.dtype_to_nptype(wanted)):
                raise user_error("Invalid Python function, type of returned data in 'GeneratorDataset' should be same with specified "
                                 f"column_types, but the type of returned data: {type(array)}, specified column type: {str(wanted).lower()}")
        return arrays


class _IndexedSource(GeneratorDataset, MappableDataset):
    def _choose(self, sampler, shuffle, num_shards, shard_id):
        self.sampler = _sampler(sampler, shuffle, self.num_samples, num_shards, shard_id)

    def count(self):
        return len(self.source)

    def row(self, place):
        return self._row(called("", self.source.__getitem__, place))

    size = MappableDataset.size
    reader = MappableDataset.reader


class _IteratedSource(GeneratorDataset):
    def _choose(self, sampler, shuffle, num_shards, shard_id):
        if shuffle or sampler is not None or num_shards is not None:
            raise ValueError("'shuffle', 'sampler', 'num_shards' and 'shard_id' need a source with __getitem__ and __len__.")

    def size(self):
        return len(self.source) if hasattr(self.source, "__len__") else super().size()

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

    def __init__(self, data, column_names=None, num_samples=None, num_parallel_workers=1, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None):
        if not isinstance(data, (list, tuple, dict, np.ndarray)):
            raise TypeError(f"Argument data with value {data} is not of type [<class 'list'>, <class 'tuple'>, <class 'dict'>, "
                            f"<class 'numpy.ndarray'>], but got {type(data)}.\n")
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
        return tuple(_array(part[place]) for part in self.parts)


class MnistDataset(MappableDataset):
    """Images (28, 28, 1) of uint8 and labels of uint32, from MNIST's idx files in a folder; usage "train", "test" or "all"."""

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None, cache=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        if usage not in (None, "train", "test", "all"):
            raise ValueError(f"Input usage is not within the valid set of ['train', 'test', 'all'].")
        if not os.path.isdir(dataset_dir):
            raise ValueError(f"The folder {dataset_dir} does not exist or is not a directory or permission denied!")
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
