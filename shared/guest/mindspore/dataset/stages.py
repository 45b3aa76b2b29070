"""Stages of a pipeline that few programs use: batches of rows of like length, datasets made from rows, rows that wait for news of
training, rows of several datasets by a sampler."""
from mindspore.dataset.checks import check_type
from mindspore.dataset.errors import called, pipeline_error
from mindspore.dataset.pipeline import BatchDataset, ConcatDataset, Dataset, UnionBaseDataset
from mindspore.dataset.samplers import DistributedSampler, RandomSampler


def check_buckets(names, boundaries, sizes, length_function):
    """Refuses what bucket_batch_by_length cannot take."""
    for value, name in ((boundaries, "bucket_boundaries"), (sizes, "bucket_batch_sizes")):
        check_type(value, (list,), name)
    if length_function is None and len(names) != 1:
        raise ValueError("If element_length_function is not specified, exactly one column name should be passed.")
    if length_function is not None and not callable(length_function):
        raise TypeError("element_length_function object is not callable.")
    if not boundaries:
        raise ValueError("bucket_boundaries cannot be empty.")
    if not all(isinstance(boundary, int) for boundary in boundaries):
        raise TypeError("bucket_boundaries should be a list of int.")
    if not all(boundary > 0 for boundary in boundaries):
        raise ValueError("bucket_boundaries must only contain positive numbers.")
    if any(after <= before for before, after in zip(boundaries, boundaries[1:])):
        raise ValueError("bucket_boundaries should be strictly increasing.")
    if len(sizes) != len(boundaries) + 1:
        raise ValueError("bucket_batch_sizes must contain one element more than bucket_boundaries.")
    if not all(isinstance(size, int) for size in sizes):
        raise TypeError("bucket_batch_sizes should be a list of int.")
    if not all(size > 0 for size in sizes):
        raise ValueError("bucket_batch_sizes should be a list of positive numbers.")


class BucketBatchByLengthDataset(BatchDataset):
    """Batches of rows whose lengths lie between the same boundaries, padded to the longest, or to just below the boundary."""

    __module__ = Dataset.__module__

    def __init__(self, input_dataset, column_names, bucket_boundaries, bucket_batch_sizes, element_length_function, pad_info,
                 pad_to_bucket_boundary, drop_remainder):
        check_buckets(column_names, bucket_boundaries, bucket_batch_sizes, element_length_function)
        super().__init__(input_dataset, 1, drop_remainder)
        self.pad_info = {} if pad_info is None else pad_info
        self.names, self.boundaries, self.sizes = column_names, bucket_boundaries, bucket_batch_sizes
        self.length_function, self.pads_to_boundary = element_length_function, pad_to_bucket_boundary

    def size(self):
        return Dataset.size(self)

    def get_batch_size(self):
        return -1

    def _bucket_of(self, row):
        columns = self.columns()
        values = [row[columns.index(name)] for name in self.names]
        # Without a function MindSpore measures the first column of the row, whichever was named.
        length = called("", self.length_function, *values) if self.length_function else row[0].shape[0]
        return sum(1 for boundary in self.boundaries if length >= boundary)

    def _made(self, rows, bucket):
        if self.pads_to_boundary:
            if bucket == len(self.boundaries):
                raise pipeline_error("Invalid data, requested to pad to bucket boundary failed, element falls in the last bucket, "
                                     "which has no upper bound.")
            limit = self.boundaries[bucket] - 1
            whole, self.pad_info = self.pad_info, {name: ([limit if size in (None, -1) else size for size in shape], value)
                                                   for name, (shape, value) in self.pad_info.items()}
            try:
                return self._joined(rows, [], None)
            finally:
                self.pad_info = whole
        return self._joined(rows, [], None)

    def reader(self):
        source = self.sources[0].reader()

        def rows():
            waiting = [[] for _ in self.sizes]
            for row in source():
                bucket = self._bucket_of(row)
                waiting[bucket].append(row)
                if len(waiting[bucket]) == self.sizes[bucket]:
                    yield self._made(waiting[bucket], bucket)
                    waiting[bucket] = []
            if not self.drop_remainder:
                for bucket, left in enumerate(waiting):
                    if left:
                        yield self._made(left, bucket)

        return rows


class FlatMap(ConcatDataset):
    """The datasets that a function makes of each row, one after the other."""

    def __init__(self, source, function):
        if not callable(function):
            raise TypeError("func must be a function.")
        made = [function(*row) for row in source.create_tuple_iterator(num_epochs=1, output_numpy=True)]
        for dataset in made:
            if not isinstance(dataset, Dataset):
                raise TypeError("flat_map must return a Dataset object.")
        super().__init__(made)


class SyncWaitDataset(UnionBaseDataset):
    """Rows as they are. They are made when asked for, after whatever sync_update() said before, so that nothing has to wait."""

    __module__ = Dataset.__module__

    def __init__(self, input_dataset, condition_name, num_batch, callback=None):
        super().__init__(input_dataset)
        if isinstance(num_batch, int) and num_batch <= 0:
            raise ValueError("num_batch need to be greater than 0.")
        if condition_name in notifiers(input_dataset):
            raise RuntimeError("Condition name is already in use.")
        self.condition_name, self.callback = condition_name, callback

    def size(self):
        return self.sources[0].size()

    def reader(self):
        return self.sources[0].reader()


def notifiers(dataset):
    """{condition name: SyncWait} of a dataset and what it is made from."""
    found = {dataset.condition_name: dataset} if isinstance(dataset, SyncWaitDataset) else {}
    for source in dataset.sources:
        found.update(notifiers(source))
    return found


def sync_update(dataset, condition_name, num_batch, data):
    if num_batch is not None and (not isinstance(num_batch, int) or num_batch <= 0):
        raise RuntimeError(f"Sync_update batch size can only be positive integer, got : {num_batch}.")
    known = notifiers(dataset)
    if not isinstance(condition_name, str):
        raise TypeError(f"Argument condition_name with value {condition_name} is not of type str, but got {type(condition_name)}.")
    if condition_name not in known:
        raise RuntimeError("Condition name not found.")
    if known[condition_name].callback is not None:
        known[condition_name].callback(data)


def check_sampler(sampler):
    """The sampler, if it is one that a concatenation takes."""
    if not isinstance(sampler, (DistributedSampler, RandomSampler)):
        raise TypeError(f"The parameter {sampler} of concat must be DistributedSampler or RandomSampler!")
    return sampler


def sampled_reader(concat, reader):
    """Epochs of a concatenation by its sampler's orders."""
    orders = iter(concat.sampler.orders(sum(source.size() for source in concat.sources)))

    def rows():
        known = list(reader())
        for place in next(orders):
            yield known[place]

    return rows
