"""mindspore.device_context.ascend: there is none; settings for one have no effect."""
import sys


def is_available():
    return False


def device_count():
    raise RuntimeError("Device Ascend not exist.")


def _taken(*args, **kwargs):
    """Settings of a device that is not here."""


class op_precision:
    """Which types operators may compute in."""
    precision_mode = op_precision_mode = matmul_allow_hf32 = conv_allow_hf32 = staticmethod(_taken)


class op_tuning:
    """How operators are compiled."""
    op_compile = aoe_tune_mode = aoe_job_type = aclnn_cache = staticmethod(_taken)


class op_debug:
    """Time limits and checks of operators."""
    execute_timeout = debug_option = staticmethod(_taken)


device = sys.modules[__name__]
