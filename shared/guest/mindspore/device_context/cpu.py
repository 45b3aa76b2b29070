"""mindspore.device_context.cpu: the one device."""
import sys


def device_count():
    return 1


def is_available():
    return True


class op_tuning:
    """Threads of kernels; the reference's run in the one of the caller."""

    _given = []

    @staticmethod
    def threads_num(num):
        if not isinstance(num, int):
            raise TypeError(f"The parameter 'num' must be {int}, but got {type(num)}")
        if op_tuning._given:
            raise RuntimeError("The 'threads_num' can not be set repeatedly.")
        from mindspore import _checkparam
        op_tuning._given.append(_checkparam.check_positive_int(num, "num"))


device = sys.modules[__name__]
