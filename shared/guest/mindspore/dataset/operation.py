"""The bases of MindSpore's operations on rows, for operations that programs derive from them: those in Python, which give `_execute_py`.
The library's own operations are plain callables."""
import enum
import numpy as np
from mindspore.common import dtype as mstype


class Implementation(enum.IntEnum):
    """In which language an operation runs."""

    C = 0
    PY = 1


class TensorOperation:
    """An operation on the columns it is given."""

    __module__ = "mindspore.dataset.transforms.transforms"  # where MindSpore has it

    def __init__(self):
        super().__init__()
        self.implementation = None
        self.device_target = "CPU"

    def __call__(self, *columns):
        if self.implementation == Implementation.PY:
            return self._execute_py(*columns)
        return self.parse()(*columns)

    def parse(self):
        """One of the library's operations (mindspore._c_dataengine), which does the work."""
        raise NotImplementedError(f"{type(self).__name__} has to implement parse() method.")


class PyTensorOperation:
    """An operation in Python on one column."""

    __module__ = "mindspore.dataset.transforms.transforms"

    def __init__(self):
        self.transforms = []
        self.output_type = None

    def __call__(self, img):
        return self._execute_py(img)


class TextTensorOperation(TensorOperation):
    """An operation on texts."""

    __module__ = "mindspore.dataset.text.transforms"

    def __init__(self):
        super().__init__()
        self.implementation = Implementation.C


class ImageTensorOperation(TensorOperation):
    """An operation on pictures."""

    __module__ = "mindspore.dataset.vision.transforms"


class AudioTensorOperation(TensorOperation):
    """An operation on sounds."""

    __module__ = "mindspore.dataset.audio.transforms"

    def __init__(self):
        super().__init__()
        self.implementation = Implementation.C


def mstype_to_detype(type_):
    """The dtype as the library's operations take it."""
    return "unknown" if type_ is None else np.dtype(mstype.dtype_to_nptype(type_))
