"""The pipeline: a tree of datasets, each of which makes rows (tuples of arrays, one a column) from those of its sources. A
dataset is a description; `reader()` starts it: every call of what it returns gives the rows of the next epoch, so that random
orders go on from epoch to epoch. Rows are made when they are asked for, in the caller's thread."""
import numpy as np
from mindspore.dataset.checks import check_type, methods_checked_by
from mindspore.dataset.errors import called, pipeline_error
from mindspore.dataset.iterators import DictIterator, TupleIterator
from mindspore.dataset.objects import batched, cell, given_columns
from mindspore.dataset.random import Engine64, Engine32, seed, shuffled
from mindspore.dataset.source_rules import METHODS

_MOST = 2147483647


# What MindSpore says to those who still order columns by map.
_PROJECT_INSTEAD = """>> # Usage of old api:
>> dataset = dataset.map(operations=PyFunc,
>>                       input_columns=["column_a"],
>>                       output_columns=["column_b", "column_c"],
>>                       column_order=["column_b", "column_c"])
>> # Usage of new api:
>> dataset = dataset.map(operations=PyFunc,
>>                       input_columns=["column_a"],
>>                       output_columns=["column_b", "column_c"])
>> dataset = dataset.project(["column_b", "column_c"])"""


def _names(columns):
    return [columns] if isinstance(columns, str) else list(columns)


def _place(columns, name, message):
    if name not in columns:
        raise pipeline_error(message.format(name=name))
    return columns.index(name)


class Dataset:
    """What all datasets have. A subclass gives `columns()`, `reader()` and, where it is known without reading, `size()`."""

    __module__ = "mindspore.dataset.engine.datasets"  # where MindSpore has it, which messages show

    def __init__(self, *sources):
        self.sources = sources

    @property
    def children(self):
        return list(self.sources)

    def columns(self):
        return self.sources[0].columns()

    def reader(self):
        raise NotImplementedError

    def size(self):
        return sum(1 for _ in self.reader()())

    # ---- building

    def batch(self, batch_size, drop_remainder=False, num_parallel_workers=None, **kwargs):
        return BatchDataset(self, batch_size, drop_remainder, **kwargs)

    def padded_batch(self, batch_size, drop_remainder=False, num_parallel_workers=None, pad_info=None):
        return PaddedBatchDataset(self, batch_size, drop_remainder, pad_info=pad_info)

    def map(self, operations, input_columns=None, output_columns=None, column_order=None, num_parallel_workers=None, **kwargs):
        if column_order is not None:
            raise ValueError("The parameter 'column_order' had been deleted in map operation. Please use '.project' operation instead.\n"
                             + _PROJECT_INSTEAD)
        return MapDataset(self, operations, input_columns, output_columns, num_parallel_workers, **kwargs)

    def bucket_batch_by_length(self, column_names, bucket_boundaries, bucket_batch_sizes, element_length_function=None, pad_info=None,
                               pad_to_bucket_boundary=False, drop_remainder=False):
        from mindspore.dataset.stages import BucketBatchByLengthDataset
        return BucketBatchByLengthDataset(self, column_names, bucket_boundaries, bucket_batch_sizes, element_length_function, pad_info,
                           pad_to_bucket_boundary, drop_remainder)

    def sync_wait(self, condition_name, num_batch=1, callback=None):
        from mindspore.dataset.stages import SyncWaitDataset
        return SyncWaitDataset(self, condition_name, num_batch, callback)

    def sync_update(self, condition_name, num_batch=None, data=None):
        from mindspore.dataset.stages import sync_update
        sync_update(self, condition_name, num_batch, data)

    def shuffle(self, buffer_size):
        return ShuffleDataset(self, buffer_size)

    def repeat(self, count=None):
        check_type(count, (int, type(None)), "repeat")
        return RepeatDataset(self, count)

    def take(self, count=-1):
        check_type(count, (int,), "count")
        if count != -1 and not 0 < count <= _MOST:
            raise ValueError(f"count should be either -1 or within the required interval of (0, {_MOST}], got {count}.")
        return self if count == -1 else TakeDataset(self, count)

    def skip(self, count):
        check_type(count, (int,), "count")
        if not 0 <= count <= _MOST:
            raise ValueError(f"Input count is not within the required interval of [0, {_MOST}].")
        return SkipDataset(self, count)

    def filter(self, predicate, input_columns=None, num_parallel_workers=None):
        if not callable(predicate):
            raise TypeError("Predicate should be a Python function or a callable Python object.")
        return FilterDataset(self, predicate, input_columns)

    def project(self, columns):
        return ProjectDataset(self, columns)

    def rename(self, input_columns, output_columns):
        return RenameDataset(self, input_columns, output_columns)

    def concat(self, datasets):
        return ConcatDataset([self, *(datasets if isinstance(datasets, list) else [datasets])])

    def __add__(self, other):
        return self.concat(other)

    def zip(self, datasets):
        return ZipDataset((self, *(datasets if isinstance(datasets, tuple) else [datasets])))

    def apply(self, apply_func):
        if not callable(apply_func):
            raise TypeError("apply_func must be a function.")
        made = apply_func(self)
        if not isinstance(made, Dataset):
            raise TypeError("apply_func must return a dataset.")
        return made

    def flat_map(self, func):
        from mindspore.dataset.stages import FlatMap
        return FlatMap(self, func)

    def split(self, sizes, randomize=True):
        """Parts of these sizes (rows or shares); with `randomize` of one random order, which the seed decides."""
        total = self.get_dataset_size()
        counts = list(sizes)
        if all(isinstance(size, float) for size in counts):
            if not abs(sum(counts) - 1) < 1e-9:
                raise ValueError("sizes is a list of float, but the percentages do not sum up to 1.")
            counts = [round(size * total) for size in counts]
            counts[0] += total - sum(counts)
        if sum(counts) != total:
            raise RuntimeError("Sum of split sizes {} is not equal to dataset size {}.".format(sum(counts), total))
        places = shuffled(range(total), Engine32(seed())) if randomize else list(range(total))
        parts, start = [], 0
        for count in counts:
            parts.append(Part(self, places[start:start + count]))
            start += count
        return parts

    # ---- asking

    def get_dataset_size(self):
        return self.size()

    def get_col_names(self):
        return list(self.columns())

    def get_batch_size(self):
        return self.sources[0].get_batch_size() if self.sources else 1

    def get_repeat_count(self):
        return self.sources[0].get_repeat_count() if self.sources else 1

    def num_classes(self):
        return None

    def get_class_indexing(self):
        return {}

    def output_shapes(self, estimate=False):
        return [[0] if isinstance(value, dict) else list(value.shape) for value in self._first()]

    def output_types(self):
        return [np.dtype(object) if isinstance(value, dict) else value.dtype for value in self._first()]

    def _first(self):
        for row in self.reader()():
            return row
        return ()

    def reset(self):
        """Iterators start afresh anyway."""

    def close_pool(self):
        """There is none."""

    def create_tuple_iterator(self, columns=None, num_epochs=-1, output_numpy=False, do_copy=False):
        source = self if columns is None else self.project(columns)
        return TupleIterator(source, num_epochs, output_numpy)

    def create_dict_iterator(self, num_epochs=-1, output_numpy=False, do_copy=False):
        return DictIterator(self, num_epochs, output_numpy)

    def save(self, file_name, num_files=1, file_type="mindrecord"):
        """The rows as MindRecord files."""
        from mindspore.dataset.saving import save
        save(self, file_name, num_files, file_type)

    def __iter__(self):
        return self.create_tuple_iterator(num_epochs=1)

    def __len__(self):
        return self.get_dataset_size()


methods_checked_by(METHODS, Dataset)


class VisionBaseDataset(Dataset):
    """What may give pictures. These bases are MindSpore's, and have nothing of their own here."""


class TextBaseDataset(Dataset):
    """What may give texts."""


class AudioBaseDataset(Dataset):
    """What may give sounds."""


class UnionBaseDataset(VisionBaseDataset, TextBaseDataset, AudioBaseDataset):
    """What gives whatever its sources do."""


class SourceDataset(Dataset):
    """What reads data, and has no sources."""


def _check_process_options(python_multiprocessing, max_rowsize):
    """What workers in processes of their own would be told: there are none."""
    check_type(python_multiprocessing, (bool,), "python_multiprocessing")
    if max_rowsize is None:
        return
    check_type(max_rowsize, (int, list), "max_rowsize")
    if isinstance(max_rowsize, list) and len(max_rowsize) != 2:
        raise TypeError("max_rowsize should be a single integer or a list[in_rowsize, out_rowsize] of length 2.")
    for place, size in enumerate(max_rowsize if isinstance(max_rowsize, list) else (max_rowsize,)):
        check_type(size, (int,), f"max_rowsize[{place}]")
        if not -1 <= size <= _MOST:
            raise ValueError(f"Input max_rowsize is not within the required interval of [-1, {_MOST}].")


class BatchDataset(UnionBaseDataset):
    """Rows stacked in groups; `per_batch_map` sees the columns' lists and a BatchInfo first; `pad_info` pads to equal shapes."""

    pad_info = None

    def __init__(self, input_dataset, batch_size, drop_remainder=False, num_parallel_workers=None, per_batch_map=None,
                 input_columns=None, output_columns=None, python_multiprocessing=False, max_rowsize=None):
        super().__init__(input_dataset)
        _check_process_options(python_multiprocessing, max_rowsize)
        if not callable(batch_size) and (isinstance(batch_size, bool) or not isinstance(batch_size, int)):
            raise TypeError("batch_size should either be an int or a callable.")
        if not callable(batch_size) and not 1 <= batch_size <= _MOST:
            raise ValueError(f"Input batch_size is not within the required interval of [1, {_MOST}].")
        self.batch_size, self.drop_remainder = batch_size, drop_remainder
        self.function = per_batch_map
        self.inputs = _names(input_columns) if input_columns else input_dataset.columns()
        self.outputs = _names(output_columns) if output_columns else self.inputs

    def columns(self):
        kept = self.sources[0].columns()
        if not self.function:
            return kept
        return self.outputs + [name for name in kept if name not in self.inputs] if self.outputs != self.inputs else kept

    def get_batch_size(self):
        return -1 if callable(self.batch_size) else self.batch_size

    def size(self):
        if callable(self.batch_size):
            return super().size()
        rows = self.sources[0].size()
        return rows // self.batch_size if self.drop_remainder else -(-rows // self.batch_size)

    def reader(self):
        source, epoch = self.sources[0].reader(), 0
        names = self.sources[0].columns()
        places = [_place(names, name, "Invalid parameter, input column name: {name} doesn't exist in the dataset columns.")
                  for name in self.inputs] if self.function else []

        def rows():
            nonlocal epoch
            group, number = [], 0
            wanted = self._wanted(epoch, number)
            for row in source():
                group.append(row)
                if len(group) == wanted:
                    yield self._joined(group, places, BatchInfo(epoch, number))
                    group, number = [], number + 1
                    wanted = self._wanted(epoch, number)
            if group and not self.drop_remainder:
                yield self._joined(group, places, BatchInfo(epoch, number))
            epoch += 1

        return rows

    def _wanted(self, epoch, number):
        return self.batch_size(BatchInfo(epoch, number)) if callable(self.batch_size) else self.batch_size

    def _joined(self, group, places, info):
        columns = [list(column) for column in zip(*group)]
        if self.function:
            made = called("", self.function, *[columns[place] for place in places], info)
            made = given_columns(made if isinstance(made, tuple) else [made])
            if self.outputs == self.inputs:
                for place, value in zip(places, made):
                    columns[place] = value
            else:
                columns = made + [column for i, column in enumerate(columns) if i not in places]
        if self.pad_info is not None:
            names = self.columns()
            columns = [self._padded(column, names[i]) for i, column in enumerate(columns)]
        return tuple(column if isinstance(column, (np.ndarray, dict)) else _stacked(column, i) for i, column in enumerate(columns))

    def _padded(self, arrays, name):
        if self.pad_info and name not in self.pad_info:
            return arrays
        shape, value = self.pad_info.get(name, (None, 0)) if self.pad_info else (None, 0)
        most = [max(sizes) for sizes in zip(*[array.shape for array in arrays])]
        target = most if shape is None else [m if s is None or s == -1 else s for s, m in zip(shape, most)]
        padded = []
        for array in arrays:
            full = np.full(target, value, dtype=array.dtype)
            part = tuple(slice(0, min(have, want)) for have, want in zip(array.shape, target))
            full[part] = array[part]
            padded.append(full)
        return padded


class PaddedBatchDataset(BatchDataset):
    """Groups of rows, padded to equal shapes: columns that `pad_info` names to its shapes and with its values."""

    def __init__(self, input_dataset, batch_size, drop_remainder=False, num_parallel_workers=None, pad_info=None):
        super().__init__(input_dataset, batch_size, drop_remainder)
        self.pad_info = pad_info or {}


class BatchInfo:
    """What a function of a batch may ask: which batch of which epoch this is."""

    def __init__(self, epoch, number):
        self._epoch, self._number = epoch, number

    def get_batch_num(self):
        return self._number

    def get_epoch_num(self):
        return self._epoch


def _shape_text(shape):
    return "<" + ",".join(str(size) for size in shape) + ">"


def _stacked(arrays, column):
    if isinstance(arrays[0], dict):
        return batched(arrays, column)
    arrays = [np.asarray(array) for array in arrays]
    first = arrays[0]
    for array in arrays[1:]:
        if array.shape != first.shape:
            raise pipeline_error(f"Cannot batch tensors with different shapes in column {column}. First element had shape "
                                 f"{_shape_text(first.shape)} and this element had shape {_shape_text(array.shape)}")
        if array.dtype != first.dtype and first.dtype.kind not in "US":
            raise pipeline_error(f"Cannot batch tensors with different types in column {column}. First element had type "
                                 f"{first.dtype} and this element had type {array.dtype}")
    return np.stack(arrays)


def _callbacks(callbacks):
    if callbacks is None:
        return []
    from mindspore.dataset.callbacks import checked
    return checked(callbacks)


class MapDataset(UnionBaseDataset):
    """Functions, one after the other, on some columns; new columns come first where there are more or fewer than before."""

    def __init__(self, input_dataset, operations=None, input_columns=None, output_columns=None, num_parallel_workers=None,
                 python_multiprocessing=False, cache=None, callbacks=None, max_rowsize=None, offload=None):
        super().__init__(input_dataset)
        _check_process_options(python_multiprocessing, max_rowsize)
        if offload is not None:
            check_type(offload, (bool,), "offload")
        self.callbacks = _callbacks(callbacks)
        self.operations = list(operations) if isinstance(operations, (list, tuple)) else [operations]
        for operation in self.operations:
            if not callable(operation):
                raise ValueError(f"Parameter operations's element of method map should be a python function or class method which should be "
                                 f"callable, but got: {operation}. It doesn't need parentheses for python function or class method.")
        self.inputs_were_given = bool(input_columns)
        self.inputs = _names(input_columns) if input_columns else input_dataset.columns()[:1]
        self.outputs = _names(output_columns) if output_columns else self.inputs

    def columns(self):
        kept = self.sources[0].columns()
        if len(self.outputs) == len(self.inputs):
            renamed = dict(zip(self.inputs, self.outputs))
            return [renamed.get(name, name) for name in kept]
        return self.outputs + [name for name in kept if name not in self.inputs]

    def size(self):
        return self.sources[0].size()

    def reader(self):
        source, names = self.sources[0].reader(), self.sources[0].columns()
        message = "Invalid parameter, input column name: {name} doesn't exist in the dataset columns."
        places = [_place(names, name, message) for name in self.inputs]
        operations = self._watched()
        if self.callbacks:
            from mindspore.dataset.callbacks import heard
            source = heard(source, self.callbacks)

        def rows():
            for row in source():
                values = [row[place] for place in places]
                for operation in operations:
                    made = called("map operation: [PyFunc] failed. Error description:\n", operation, *values)
                    values = list(made) if isinstance(made, (tuple, list)) else [made]
                values = [cell(value) for value in values]
                if len(values) != len(self.outputs):
                    raise pipeline_error(f"Invalid columns, the size of output_columns: {len(self.outputs)} is not equal to the "
                                         f"number of values that the operations return: {len(values)}.")
                if len(values) == len(places):
                    row = list(row)
                    for place, value in zip(places, values):
                        row[place] = value
                    yield tuple(row)
                else:
                    yield tuple(values) + tuple(value for i, value in enumerate(row) if i not in places)

        return rows

    def _watched(self):
        """The operations, with those hooks of debug mode that look at what goes through them."""
        from mindspore.dataset import config
        if not config.get_debug_mode() or not config._get_debug_hook_list():
            return self.operations
        from mindspore.dataset.debug import with_hooks
        return with_hooks(self.operations, config._get_debug_hook_list())


class ShuffleDataset(UnionBaseDataset):
    """A buffer of rows, from which one is drawn at random and replaced by the next."""

    def __init__(self, input_dataset, buffer_size):
        super().__init__(input_dataset)
        if not 2 <= buffer_size <= _MOST:
            raise ValueError(f"Input buffer_size is not within the required interval of [2, {_MOST}].")
        self.buffer_size = buffer_size

    def size(self):
        return self.sources[0].size()

    def reader(self):
        source, engine = self.sources[0].reader(), None

        def rows():
            nonlocal engine
            engine = engine or Engine64(seed())
            coming, buffer = iter(source()), []
            for row in coming:
                buffer.append(row)
                if len(buffer) == self.buffer_size:
                    break
            while buffer:
                place = engine() % len(buffer)
                yield buffer[place]
                buffer[place] = buffer[-1]
                buffer.pop()
                for row in coming:
                    buffer.append(row)
                    break

        return rows


class RepeatDataset(UnionBaseDataset):
    """The rows `count` times; -1 or None: for ever."""

    def __init__(self, input_dataset, count):
        super().__init__(input_dataset)
        if count is not None and count != -1 and not 0 < count <= _MOST:
            raise ValueError("count should be either -1 or positive integer, range[1, INT32_MAX].")
        self.count = -1 if count is None else count

    def size(self):
        return self.sources[0].size() * max(self.count, 1)

    def get_repeat_count(self):
        return self.count

    def reader(self):
        source = self.sources[0].reader()

        def rows():
            done = 0
            while done != self.count:
                yield from source()
                done += 1

        return rows


class Range(UnionBaseDataset):
    """Rows begin to end of every epoch."""

    def __init__(self, input_dataset, begin, end):
        super().__init__(input_dataset)
        self.begin, self.end = begin, end

    def size(self):
        rows = self.sources[0].size()
        return max((rows if self.end is None else min(rows, self.end)) - self.begin, 0)

    def reader(self):
        source = self.sources[0].reader()

        def rows():
            for i, row in enumerate(source()):
                if self.end is not None and i >= self.end:
                    return
                if i >= self.begin:
                    yield row

        return rows


class TakeDataset(Range):
    """The first `count` rows of every epoch; -1: all."""

    def __init__(self, input_dataset, count):
        super().__init__(input_dataset, 0, None if count == -1 else count)
        self.count = count


class SkipDataset(Range):
    """All rows but the first `count` of every epoch."""

    def __init__(self, input_dataset, count):
        super().__init__(input_dataset, count, None)
        self.count = count


class Part(UnionBaseDataset):
    """The rows at these places, in their order."""

    def __init__(self, input_dataset, places):
        super().__init__(input_dataset)
        self.places = places

    def size(self):
        return len(self.places)

    def reader(self):
        source = self.sources[0].reader()

        def rows():
            known = list(source())
            for place in self.places:
                yield known[place]

        return rows


class FilterDataset(UnionBaseDataset):
    """The rows for which the predicate holds."""

    def __init__(self, input_dataset, predicate, input_columns=None, num_parallel_workers=None):
        super().__init__(input_dataset)
        self.predicate = predicate
        self.inputs = _names(input_columns) if input_columns else input_dataset.columns()

    def reader(self):
        source, names = self.sources[0].reader(), self.sources[0].columns()
        places = [_place(names, name, "Invalid parameter, column name: {name} doesn't exist in the dataset columns.")
                  for name in self.inputs]
        return lambda: (row for row in source() if called("", self.predicate, *[row[place] for place in places]))


class ProjectDataset(UnionBaseDataset):
    """Some columns, in this order."""

    def __init__(self, input_dataset, columns):
        super().__init__(input_dataset)
        self.names = _names(columns)

    def columns(self):
        self._places()
        return self.names

    def _places(self):
        names = self.sources[0].columns()
        return [_place(names, name, "Invalid column, column name: {name} does not exist.") for name in self.names]

    def size(self):
        return self.sources[0].size()

    def reader(self):
        source, places = self.sources[0].reader(), self._places()
        return lambda: (tuple(row[place] for place in places) for row in source())


class RenameDataset(UnionBaseDataset):
    """Other names for columns."""

    def __init__(self, input_dataset, input_columns, output_columns):
        super().__init__(input_dataset)
        before, after = _names(input_columns), _names(output_columns)
        if len(before) != len(after):
            raise ValueError(f"The size of input_columns: {len(before)} is not equal to the size of output_columns: {len(after)}.")
        self.renamed = dict(zip(before, after))

    def columns(self):
        names = self.sources[0].columns()
        if any(name not in names for name in self.renamed):
            raise pipeline_error("Invalid column, column to be renamed does not exist.")
        return [self.renamed.get(name, name) for name in names]

    def size(self):
        return self.sources[0].size()

    def reader(self):
        self.columns()
        return self.sources[0].reader()


class ConcatDataset(UnionBaseDataset):
    """All rows of the first, then of the second, ...; with a sampler, the ones it chooses."""

    sampler = None

    def __init__(self, datasets):
        super().__init__(*datasets)
        self.datasets = self.children

    def use_sampler(self, sampler):
        from mindspore.dataset.stages import check_sampler
        self.sampler = check_sampler(sampler)

    def size(self):
        rows = sum(source.size() for source in self.sources)
        return len(next(iter(self.sampler.orders(rows)))) if self.sampler else rows

    def reader(self):
        for source in self.sources[1:]:
            if len(source.columns()) != len(self.columns()):
                raise pipeline_error("Invalid columns, concat needs datasets with the same number of columns.")
        readers = [source.reader() for source in self.sources]

        def rows():
            for source in readers:
                yield from source()

        if self.sampler:
            from mindspore.dataset.stages import sampled_reader
            return sampled_reader(self, rows)
        return rows


class ZipDataset(UnionBaseDataset):
    """Columns of all, side by side, as long as the shortest."""

    def __init__(self, datasets):
        super().__init__(*datasets)
        self.datasets = tuple(datasets)

    def columns(self):
        names = []
        for source in self.sources:
            for name in source.columns():
                if name in names:
                    raise pipeline_error(f"Invalid data, duplicate column {name} already exists when zipping datasets.")
                names.append(name)
        return names

    def size(self):
        return min(source.size() for source in self.sources)

    def reader(self):
        self.columns()
        readers = [source.reader() for source in self.sources]
        return lambda: (tuple(array for row in rows for array in row) for rows in zip(*[source() for source in readers]))


for _class in (VisionBaseDataset, TextBaseDataset, AudioBaseDataset, UnionBaseDataset, SourceDataset, BatchDataset, PaddedBatchDataset,
               BatchInfo, MapDataset, ShuffleDataset, RepeatDataset, TakeDataset, SkipDataset, FilterDataset, ProjectDataset,
               RenameDataset, ConcatDataset, ZipDataset):
    _class.__module__ = Dataset.__module__
del _class
