"""mindspore.dataset: sources that stand in memory (GeneratorDataset, NumpySlicesDataset) and pipelines over them. Everything
runs on the thread that asks; files and workers are not part of it."""
import numpy as np
from mindspore.common.tensor import Tensor
from mindspore.dataset import transforms

_seed = [None]
_pairs = zip  # the function of that name below is MindSpore's


class _Config:
    """mindspore.dataset.config: what programs set; only the seed has a meaning here."""

    def set_seed(self, seed):
        _seed[0] = seed

    def get_seed(self):
        return 5489 if _seed[0] is None else _seed[0]

    def __getattr__(self, name):
        if name.startswith("set_"):
            return lambda *args, **kwargs: None
        raise AttributeError(name)


config = _Config()


def _shuffled(count):
    """Numbers 0 to count - 1 in an order by chance, which config.set_seed repeats."""
    generator = np.random.RandomState(_seed[0]) if _seed[0] is not None else np.random
    if _seed[0] is not None:
        _seed[0] += 1
    return [int(i) for i in generator.permutation(count)]


def _array(value):
    if isinstance(value, Tensor):
        return value.asnumpy()
    return value if isinstance(value, np.ndarray) else np.array(value)


class Dataset:
    """A pipeline's stage: rows() gives tuples of arrays; the methods make further stages."""

    def __init__(self, columns):
        self._columns = list(columns)

    def rows(self):
        raise NotImplementedError

    def get_col_names(self):
        return list(self._columns)

    def get_dataset_size(self):
        count = 0
        for _ in self.rows():
            count += 1
        return count

    def get_repeat_count(self):
        return 1

    def get_batch_size(self):
        return 1

    def __len__(self):
        return self.get_dataset_size()

    def __iter__(self):
        return self.create_tuple_iterator()

    def create_tuple_iterator(self, columns=None, num_epochs=-1, output_numpy=False, do_copy=False):
        return _Iterator(self, lambda row: self._chosen(row, columns, output_numpy))

    def create_dict_iterator(self, num_epochs=-1, output_numpy=False, do_copy=False):
        return _Iterator(self, lambda row: dict(_pairs(self._columns, self._chosen(row, None, output_numpy))))

    def _chosen(self, row, columns, output_numpy):
        places = range(len(row)) if columns is None else [self._columns.index(name) for name in columns]
        return [row[i] if output_numpy else Tensor(row[i]) for i in places]

    def batch(self, batch_size, drop_remainder=False, num_parallel_workers=None, **kwargs):
        if isinstance(batch_size, bool) or not isinstance(batch_size, int) and not callable(batch_size):
            raise TypeError(f"Argument batch_size with value {batch_size} is not of type [<class 'int'>, <class 'Callable'>], but got "
                            f"{type(batch_size)}.")
        if isinstance(batch_size, int) and batch_size < 1:
            raise ValueError("Input batch_size is not within the required interval of [1, 2147483647].")
        return _Batch(self, batch_size, drop_remainder, kwargs.get("per_batch_map"), kwargs.get("input_columns"))

    def map(self, operations, input_columns=None, output_columns=None, num_parallel_workers=None, **kwargs):
        return _Map(self, operations, input_columns, output_columns)

    def shuffle(self, buffer_size):
        return _Reordered(self)

    def repeat(self, count=None):
        return _Repeat(self, 1 if count is None or count < 1 else count)

    def take(self, count=-1):
        return _Part(self, 0, count)

    def skip(self, count):
        return _Part(self, count, -1)

    def filter(self, predicate, input_columns=None, num_parallel_workers=None):
        return _Filter(self, predicate, input_columns)

    def rename(self, input_columns, output_columns):
        return _Renamed(self, input_columns, output_columns)

    def project(self, columns):
        return _Project(self, [columns] if isinstance(columns, str) else list(columns))

    def zip(self, datasets):
        return zip((self,) + (tuple(datasets) if isinstance(datasets, (tuple, list)) else (datasets,)))

    def split(self, sizes, randomize=True):
        total = self.get_dataset_size()
        counts = [s if isinstance(s, int) else int(s * total + 0.5) for s in sizes]
        source = self.shuffle(total) if randomize else self
        kept = list(source.rows())
        parts, first = [], 0
        for count in counts:
            parts.append(_Rows(kept[first:first + count], self._columns))
            first += count
        return parts

    def set_dynamic_columns(self, columns=None):
        return None

    def reset(self):
        return None

    def output_shapes(self, estimate=False):
        for row in self.rows():
            return [list(value.shape) for value in row]
        return []

    def output_types(self):
        for row in self.rows():
            return [value.dtype for value in row]
        return []


class _Iterator:
    """One epoch a pass: what `for` takes begins the source again."""

    def __init__(self, dataset, shown):
        self._dataset, self._shown = dataset, shown
        self._rows = None

    def __iter__(self):
        self._rows = iter(self._dataset.rows())
        return self

    def __next__(self):
        if self._rows is None:
            self._rows = iter(self._dataset.rows())
        return self._shown(next(self._rows))


class _Rows(Dataset):
    def __init__(self, rows, columns):
        super().__init__(columns)
        self._kept = rows

    def rows(self):
        return iter(self._kept)


class GeneratorDataset(Dataset):
    """Rows of a Python object with __getitem__ and __len__, of an iterable, or of a function that makes an iterator."""

    def __init__(self, source, column_names=None, column_types=None, schema=None, num_samples=None, num_parallel_workers=1,
                 shuffle=None, sampler=None, num_shards=None, shard_id=None, python_multiprocessing=True, max_rowsize=None,
                 batch_sampler=None, collate_fn=None):
        if column_names is None:
            raise ValueError("Neither columns_names nor schema are provided.")
        super().__init__([column_names] if isinstance(column_names, str) else column_names)
        if not (hasattr(source, "__getitem__") or hasattr(source, "__iter__") or callable(source)):
            raise TypeError("Unsupported source type; only random accessible, iterable or callable sources are supported.")
        self._source, self._count = source, num_samples
        self._random = hasattr(source, "__getitem__") and hasattr(source, "__len__")
        self._shuffle = self._random and (shuffle is None or bool(shuffle)) and sampler is None
        self._sampler = sampler
        self._shard = (num_shards, shard_id)

    def _order(self):
        total = len(self._source)
        if self._sampler is not None:
            return [int(i) for i in (self._sampler.order(total) if hasattr(self._sampler, "order") else self._sampler)]
        order = _shuffled(total) if self._shuffle else list(range(total))
        if self._shard[0]:
            order = order[self._shard[1]::self._shard[0]]
        return order

    def get_dataset_size(self):
        if not self._random:
            return super().get_dataset_size()
        total = len(self._order()) if self._sampler is not None or self._shard[0] else len(self._source)
        return total if self._count is None else min(total, self._count)

    def rows(self):
        if self._random:
            order = self._order()
            items = (self._source[i] for i in (order if self._count is None else order[:self._count]))
        else:
            items = self._source() if callable(self._source) else iter(self._source)
        made = 0
        for item in items:
            if not self._random and self._count is not None and made >= self._count:
                return
            made += 1
            row = item if isinstance(item, tuple) else (item,)
            if len(row) != len(self._columns):
                raise RuntimeError(f"Unexpected error. Invalid python function, the 'source' of 'GeneratorDataset' should return same "
                                   f"number of NumPy arrays as specified in column_names, the size of column_names is:{len(self._columns)} "
                                   f"and number of returned NumPy array is:{len(row)}")
            yield tuple([_array(value) for value in row])


class NumpySlicesDataset(GeneratorDataset):
    """Slices along the first axis of an array, a list, a tuple of them, or a dict of named ones."""

    def __init__(self, data, column_names=None, num_samples=None, num_parallel_workers=1, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None):
        if isinstance(data, dict):
            names, parts = list(data), [_array(v) for v in data.values()]
        elif isinstance(data, tuple):
            parts = [_array(v) for v in data]
            names = [f"column_{i}" for i in range(len(parts))]
        else:
            names, parts = ["column_0"], [_array(data)]
        if column_names is not None:
            names = [column_names] if isinstance(column_names, str) else list(column_names)
        super().__init__(_Slices(parts), names, None, None, num_samples, num_parallel_workers, shuffle, sampler, num_shards, shard_id)


class _Slices:
    def __init__(self, parts):
        self._parts = parts

    def __len__(self):
        return len(self._parts[0])

    def __getitem__(self, index):
        return tuple([part[index] for part in self._parts])


class _Stage(Dataset):
    """A stage over one other."""

    def __init__(self, child, columns=None):
        super().__init__(child.get_col_names() if columns is None else columns)
        self._child = child

    def get_batch_size(self):
        return self._child.get_batch_size()

    def get_dataset_size(self):
        return self._child.get_dataset_size()


class _Batch(_Stage):
    def __init__(self, child, size, drop, per_batch_map, input_columns):
        super().__init__(child)
        self._size, self._drop, self._function, self._inputs = size, drop, per_batch_map, input_columns

    def get_batch_size(self):
        return self._size

    def get_dataset_size(self):
        if callable(self._size):
            return Dataset.get_dataset_size(self)
        count = self._child.get_dataset_size()
        return count // self._size if self._drop else -(-count // self._size)

    def _joined(self, rows):
        columns = [[row[i] for row in rows] for i in range(len(rows[0]))]
        if self._function is not None:
            columns = [list(column) for column in self._function(*columns, None)]
        for column in columns:
            if any([value.shape != column[0].shape for value in column]):
                raise RuntimeError("Exception thrown from dataset pipeline. Refer to 'Dataset Pipeline Error Message'. \n\n"
                                   "Inconsistent batch shapes, batch operation expects same shape for each data row, but got "
                                   "inconsistent shape in column.")
        return tuple([np.stack(column) for column in columns])

    def rows(self):
        kept, number = [], 0
        for row in self._child.rows():
            kept.append(row)
            if len(kept) == (self._size(number) if callable(self._size) else self._size):
                yield self._joined(kept)
                kept, number = [], number + 1
        if kept and not self._drop:
            yield self._joined(kept)


class _Map(_Stage):
    def __init__(self, child, operations, input_columns, output_columns):
        self._inputs = [input_columns] if isinstance(input_columns, str) else input_columns or child.get_col_names()[:1]
        self._outputs = [output_columns] if isinstance(output_columns, str) else output_columns or self._inputs
        columns = child.get_col_names()
        for name in self._inputs:
            if name not in columns:
                raise RuntimeError(f"Exception thrown from dataset pipeline. Refer to 'Dataset Pipeline Error Message'. \n\n"
                                   f"Invalid column, column name: {name} doesn't exist in dataset.")
        at = columns.index(self._inputs[0])
        kept = [name for name in columns if name not in self._inputs]
        self._at = min(at, len(kept))
        super().__init__(child, kept[:self._at] + list(self._outputs) + kept[self._at:])
        self._places = [columns.index(name) for name in self._inputs]
        self._others = [columns.index(name) for name in kept]
        self._operations = operations if isinstance(operations, (list, tuple)) else [operations]

    def rows(self):
        for row in self._child.rows():
            values = tuple([row[i] for i in self._places])
            for operation in self._operations:
                made = operation(*values)
                values = made if isinstance(made, tuple) else (made,)
            values = [_array(value) for value in values]
            others = [row[i] for i in self._others]
            yield tuple(others[:self._at] + values + others[self._at:])


class _Reordered(_Stage):
    def rows(self):
        kept = list(self._child.rows())
        return iter([kept[i] for i in _shuffled(len(kept))])


class _Repeat(_Stage):
    def __init__(self, child, count):
        super().__init__(child)
        self._count = count

    def get_repeat_count(self):
        return self._count

    def get_dataset_size(self):
        return self._child.get_dataset_size() * self._count

    def rows(self):
        for _ in range(self._count):
            yield from self._child.rows()


class _Part(_Stage):
    def __init__(self, child, first, count):
        super().__init__(child)
        self._first, self._count = first, count

    def get_dataset_size(self):
        rest = max(self._child.get_dataset_size() - self._first, 0)
        return rest if self._count < 0 else min(rest, self._count)

    def rows(self):
        for i, row in enumerate(self._child.rows()):
            if self._count >= 0 and i >= self._first + self._count:
                return
            if i >= self._first:
                yield row


class _Filter(_Stage):
    def __init__(self, child, predicate, input_columns):
        super().__init__(child)
        names = [input_columns] if isinstance(input_columns, str) else input_columns or child.get_col_names()
        self._predicate, self._places = predicate, [self._columns.index(name) for name in names]

    def get_dataset_size(self):
        return Dataset.get_dataset_size(self)

    def rows(self):
        for row in self._child.rows():
            if self._predicate(*[row[i] for i in self._places]):
                yield row


class _Renamed(_Stage):
    def __init__(self, child, old, new):
        old, new = [[v] if isinstance(v, str) else list(v) for v in (old, new)]
        names = dict([(old[i], new[i]) for i in range(len(old))])
        super().__init__(child, [names.get(name, name) for name in child.get_col_names()])

    def rows(self):
        return self._child.rows()


class _Project(_Stage):
    def __init__(self, child, columns):
        super().__init__(child, columns)
        self._places = [child.get_col_names().index(name) for name in columns]

    def rows(self):
        for row in self._child.rows():
            yield tuple([row[i] for i in self._places])


class _Zip(Dataset):
    def __init__(self, datasets):
        super().__init__([name for d in datasets for name in d.get_col_names()])
        self._datasets = datasets

    def get_dataset_size(self):
        return min([d.get_dataset_size() for d in self._datasets])

    def rows(self):
        sources = [iter(d.rows()) for d in self._datasets]
        while True:
            row = ()
            for source in sources:
                part = next(source, None)
                if part is None:
                    return
                row = row + part
            yield row


def zip(datasets):
    """Rows of several datasets side by side, as many as the shortest has."""
    return _Zip(tuple(datasets))


class SequentialSampler:
    """Rows in order."""

    def __init__(self, start_index=None, num_samples=None):
        self._start, self._count = start_index or 0, num_samples

    def order(self, total):
        last = total if self._count is None else min(total, self._start + self._count)
        return list(range(self._start, last))


class RandomSampler:
    """Rows by chance."""

    def __init__(self, replacement=False, num_samples=None):
        self._replacement, self._count = replacement, num_samples

    def order(self, total):
        count = total if self._count is None else self._count
        if self._replacement:
            return [int(i) for i in np.random.randint(0, total, count)]
        return _shuffled(total)[:count]
