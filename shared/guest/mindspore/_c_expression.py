"""The names of MindSpore's compiled module that test programs ask for: types, the bases of
tensors, the record and the switch of bytecode capture."""
import _refjit as _native
from _refjit_jit import code_extra as get_code_extra
from mindspore.common import type_classes as typing
from mindspore.common._pijit_context import _switch, pi_jit_set_context
from mindspore.common.parameter import ParamInfo
from mindspore.common.sparse_tensor import COOTensor, CSRTensor, RowTensor
from mindspore.common.tensor import Tensor as TensorPy
from mindspore.ops.argument_casts import OpDtype


def _drawn(kind):
    """A function that fills an array with random numbers of a seed."""
    def draw(seed, data, *arguments):
        data[...] = _native.initial_values(kind, data.shape, seed, *arguments)
    return draw


_random_normal, _random_uniform = _drawn("normal"), _drawn("uniform")


def jit_mode_pi_enable():
    """Turns bytecode capture on for the context that is set; True if it was off."""
    return _switch.change(True)


def jit_mode_pi_disable():
    """Turns it off; True if it was on."""
    return _switch.change(False)


def update_pijit_default_config(**options):
    """Options of every capture: they tune MindSpore's search for graphs, which refjit does not make."""


class MSContext:
    """The settings as compiled code sees them; there is one."""

    @staticmethod
    def get_instance():
        return _context

    def get_ascend_soc_version(self):
        """No Ascend is here."""
        return ""


class security:
    """How MindSpore was built."""

    @staticmethod
    def enable_security():
        """Whether dumps, profiles and summaries were left out."""
        return False


def is_reboot_node():
    """Whether this process takes the place of one that failed."""
    return False


def disable_multi_thread():
    """Kernels of a graph run one after the other, as they do anyway."""


_context = MSContext()
