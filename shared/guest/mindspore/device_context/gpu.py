"""mindspore.device_context.gpu: there is none; settings for one have no effect."""
import sys


def is_available():
    return False


def device_count():
    raise RuntimeError("Device_target GPU not exist.")


def _taken(*args, **kwargs):
    """Settings of a device that is not here."""


class op_precision:
    """Whether TF32 may be used."""
    conv_allow_tf32 = matmul_allow_tf32 = staticmethod(_taken)


class op_tuning:
    """Which algorithms of cuDNN to take."""
    conv_fprop_algo = conv_dgrad_algo = conv_wgrad_algo = staticmethod(_taken)


device = sys.modules[__name__]
