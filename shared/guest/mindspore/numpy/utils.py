"""What MindSpore's own functions of mindspore.numpy, and programs like them, read their arguments with."""


def _to_tensor(*args):
    """Each argument as a Tensor: one alone, several in a tuple."""
    from mindspore.numpy import asarray
    made = tuple([asarray(arg) for arg in args])
    return made[0] if len(made) == 1 else made


def __getattr__(name):
    from mindspore import numpy
    return getattr(numpy, name)
