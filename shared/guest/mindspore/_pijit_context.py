"""mindspore.common._pijit_context, where older programs look for it."""
from mindspore.common._pijit_context import PIJitCaptureContext, Unsupported, pi_jit_set_context
