"""mindspore.device_context.cpu: the one device."""
import sys


def device_count():
    return 1


def is_available():
    return True


class op_tuning:
    """Threads of kernels; the reference's run in the one of the caller."""

    @staticmethod
    def threads_num(num):
        if isinstance(num, bool) or not isinstance(num, int):
            raise TypeError(f"For 'threads_num', the type of 'num' must be int, but got '{type(num).__name__}'.")


device = sys.modules[__name__]
