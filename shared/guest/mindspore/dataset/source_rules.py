"""What datasets, their methods and samplers take: one rule an argument (checks.py)."""
import os
from numbers import Number
import numpy as np
from mindspore.dataset.checks import check_items, check_range, check_type, flag, instance, optional, positive

_INT64 = 9223372036854775807
_MOST_SAMPLES = f"num_samples exceeds the boundary between 0 and {_INT64}(INT64_MAX)!"


def columns(value, name):
    """One name or a list of names, none of them empty."""
    check_type(value, (list, str), name)
    if not value:
        raise ValueError(f"{name} should not be empty." if isinstance(value, list) else f"{name} should not be an empty str.")
    if isinstance(value, str):
        return
    check_items(value, (str,), name)
    for place, column in enumerate(value):
        if not column:
            raise ValueError(f"{name}[{place}] should not be empty.")
        if column in value[:place]:
            raise ValueError(f"Every column name should be unique in {name}.")


def listed_columns(value, name):
    check_type(value, (list,), name)
    columns(value, name)


def _samples(value, name):
    check_type(value, (int,), name)
    if not 0 <= value <= _INT64:
        raise ValueError(_MOST_SAMPLES)


def _workers(value, name):
    """More workers than the machine has are taken: rows are made one after another here."""
    check_type(value, (int,), name)
    if value < 1:
        raise ValueError(f"{name} exceeds the boundary between 1 and {os.cpu_count()}!")


def _sampler(value, name):
    from mindspore.dataset.samplers import Sampler
    if isinstance(value, Sampler):
        return
    if isinstance(value, str):
        raise TypeError(f"Unsupported sampler object of type ({type(value)})")
    if not hasattr(value, "__iter__") or isinstance(value, type):
        raise TypeError("sampler should be either iterable or from mindspore.dataset.samplers.")
    _indices(value, name)


def _indices(value, name):
    if isinstance(value, (list, tuple, np.ndarray)):
        for place, index in enumerate(value):
            if not isinstance(index, (int, np.integer)):
                raise TypeError(f"SubsetSampler: Type of indices element must be int, but got list[{place}]: {index}, type: {type(index)}.")
    elif isinstance(value, str) or not (isinstance(value, int) or hasattr(value, "__iter__")) or isinstance(value, type):
        raise TypeError(f"Unsupported sampler object of type ({type(value)})")


def _weights(value, name):
    for place, weight in enumerate(value if isinstance(value, (list, tuple, np.ndarray)) else [value]):
        if not isinstance(weight, Number):
            raise TypeError(f"type of weights element must be number, but got w[{place}]: {weight}, type: {type(weight)}.")


def _slices(value, name):
    check_type(value, (list, tuple, dict, np.ndarray), name)
    if len(value) == 0:
        raise ValueError("Argument data cannot be empty")
    if isinstance(value, tuple):
        check_items(value, (list, np.ndarray), name)


def folder(value, name="dataset_dir"):
    check_type(value, (str,), name)
    if not os.path.isdir(value):
        raise ValueError(f"The folder {value} does not exist or is not a directory or permission denied!")


def _schema(value, name):
    from mindspore.dataset.schema import Schema
    if isinstance(value, Schema):
        return
    if not isinstance(value, str):
        raise ValueError("schema should be a path to schema file or a schema object.")
    if not os.path.isfile(value):
        raise ValueError(f"The file {value} does not exist or permission denied!")


def _gathered(source, batch_sampler, collate_fn, num_samples, shuffle, sampler, num_shards, shard_id, **rest):
    """GeneratorDataset with the rows of a batch_sampler's lists of places."""
    if batch_sampler is None:
        if collate_fn is not None:
            raise ValueError("collate_fn can be specified only when batch_sampler is set.")
        return
    if not hasattr(source, "__getitem__"):
        raise ValueError("batch_sampler is not supported if source does not have attribute '__getitem__'.")
    if not hasattr(batch_sampler, "__iter__") or isinstance(batch_sampler, type):
        raise TypeError("batch_sampler should have __getitem__ or __iter__ method.")
    if any(value is not None for value in (num_samples, shuffle, sampler, num_shards, shard_id)):
        raise ValueError("batch_sampler is mutually exclusive with num_samples, shuffle, num_shards, shard_id and sampler.")
    if collate_fn is not None and not callable(collate_fn):
        raise TypeError("collate_fn should be callable.")


def _row_sizes(value, name):
    check_type(value, (int,), name) if not isinstance(value, list) or not value else None


def _batch_size(value, name):
    if not (isinstance(value, int) or callable(value)):
        raise TypeError("batch_size should either be an int or a callable.")
    if isinstance(value, int) and value != -1:
        check_range(value, 1, 2147483647, name)


def _padded_batch_size(value, name):
    _batch_size(value, name)
    if isinstance(value, int):
        check_range(value, 1, 2147483647, name)


def _sizes(value, name):
    check_type(value, (list,), name)
    if not value:
        raise ValueError("sizes cannot be empty.")
    if not all(isinstance(size, int) for size in value) and not all(isinstance(size, float) for size in value):
        raise ValueError("sizes should be list of int or list of float.")


def _zipped(value, name):
    from mindspore.dataset.pipeline import Dataset
    check_type(value, (tuple, Dataset), name)


def _concatenated(value, name):
    from mindspore.dataset.pipeline import Dataset
    check_type(value, (list, Dataset), name)
    for place, dataset in enumerate(value if isinstance(value, list) else ()):
        check_type(dataset, (Dataset,), f"dataset[{place}]")


def _iterated_columns(value, name):
    columns(value, "column_names")


def _plain(kinds, words):
    """The words of samplers, which do not tell a bool from a number."""
    def rule(value, name):
        if not isinstance(value, kinds):
            raise TypeError(f"{name} must be {words} but was: {value}.")
    return rule


def _chosen(value, name):
    _integer(value, name)
    if not 0 <= value <= _INT64:
        raise ValueError(_MOST_SAMPLES)


_integer, _boolean = _plain(int, "integer"), _plain(bool, "a boolean value")
_number_of_samples = {"num_samples": optional(_chosen)}
_some_columns, _some_workers, _some_flag = optional(columns), optional(_workers), optional(flag)
_shards = {"num_shards": optional(instance(int)), "shard_id": optional(instance(int))}
_in_memory = {"column_names": _some_columns, "num_samples": optional(_samples), "num_parallel_workers": _some_workers, "shuffle": _some_flag,
              "sampler": optional(_sampler), **_shards}
_of_folder = {"dataset_dir": folder, "num_samples": optional(_samples), "num_parallel_workers": _some_workers, "shuffle": _some_flag,
              "sampler": optional(_sampler), **_shards}

RULES = {
    "NumpySlicesDataset": {"data": _slices, **_in_memory},
    "GeneratorDataset": {**_in_memory, "schema": optional(_schema), "column_types": optional(instance(list)), "python_multiprocessing": _some_flag,
                         "max_rowsize": optional(_row_sizes),
                         "": _gathered},
    "RandomDataset": {"total_rows": optional(instance(int)), "columns_list": optional(instance(list)), "num_samples": optional(_samples),
                      "num_parallel_workers": _some_workers, "shuffle": _some_flag, **_shards},
    **{name: _of_folder for name in ("MnistDataset", "_Cifar", "IMDBDataset")},
    "ImageFolderDataset": {**_of_folder, "extensions": optional(instance(list)), "decode": flag,
                           "class_indexing": optional(instance(dict))},
    "SequentialSampler": {"start_index": optional(_integer), **_number_of_samples},
    "RandomSampler": {"replacement": _boolean, **_number_of_samples},
    "SubsetSampler": {"indices": _indices, **_number_of_samples},
    "DistributedSampler": {"num_shards": _integer, "shard_id": _integer, "shuffle": _plain(bool, "a boolean value or valid shuffle mode"),
                           **_number_of_samples, "offset": _integer},
    "WeightedRandomSampler": {"weights": _weights, **_number_of_samples, "replacement": _boolean},
    "PKSampler": {"num_val": _integer, "shuffle": _boolean, "class_column": _plain(str, "a str value"), **_number_of_samples},
}

METHODS = {
    "batch": {"batch_size": _batch_size, "drop_remainder": flag, "num_parallel_workers": _some_workers},
    "padded_batch": {"batch_size": _padded_batch_size, "drop_remainder": flag, "num_parallel_workers": _some_workers,
                     "pad_info": optional(instance(dict))},
    "map": {"input_columns": _some_columns, "output_columns": _some_columns, "num_parallel_workers": _some_workers},
    "filter": {"input_columns": _some_columns, "num_parallel_workers": _some_workers},
    "bucket_batch_by_length": {"column_names": listed_columns, "pad_info": optional(instance(dict)), "pad_to_bucket_boundary": flag,
                               "drop_remainder": flag},
    "shuffle": {"buffer_size": instance(int)},
    "sync_wait": {"condition_name": instance(str), "num_batch": positive("num_batch need to be greater than 0.")},
    "split": {"sizes": _sizes, "randomize": flag},
    "zip": {"datasets": _zipped},
    "concat": {"datasets": _concatenated},
    "create_tuple_iterator": {"columns": optional(_iterated_columns), "num_epochs": instance(int), "output_numpy": _some_flag,
                              "do_copy": _some_flag},
    "create_dict_iterator": {"num_epochs": instance(int), "output_numpy": _some_flag, "do_copy": _some_flag},
    "output_shapes": {"estimate": flag},
    "project": {"columns": columns},
    "rename": {"input_columns": columns, "output_columns": columns},
}
