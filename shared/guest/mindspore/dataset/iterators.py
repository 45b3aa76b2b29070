"""What walks over the rows of a pipeline."""
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.objects import handed_out


class Iterator:
    """Rows of Tensors (or arrays), as its subclass forms them: an epoch a `for`, then the next one."""

    __module__ = "mindspore.dataset.engine.iterators"  # where MindSpore has it

    def __init__(self, dataset, num_epochs, output_numpy):
        if num_epochs != -1 and num_epochs <= 0:
            raise ValueError("num_epochs should be either -1 or positive integer, range[1, INT32_MAX].")
        self._columns, self._reader = dataset.columns(), dataset.reader()
        self._left, self._numpy, self._rows = num_epochs, output_numpy, None

    def __iter__(self):
        return self

    def __next__(self):
        if self._rows is None:
            if self._left == 0:
                raise pipeline_error("EOF buffer encountered. User tries to fetch data beyond the specified number of epochs.")
            self._left -= 1
            self._rows = iter(self._reader())
        for row in self._rows:
            return self._form(self._columns, [handed_out(value, self._numpy) for value in row])
        self._rows = None
        raise StopIteration

    def get_next(self):
        return next(self)

    def stop(self):
        self._left, self._rows = 0, None

    release = stop


class TupleIterator(Iterator):
    """Rows as lists."""

    __module__ = Iterator.__module__

    @staticmethod
    def _form(columns, values):
        return values


class DictIterator(Iterator):
    """Rows as dicts."""

    __module__ = Iterator.__module__

    @staticmethod
    def _form(columns, values):
        return dict(zip(columns, values))
