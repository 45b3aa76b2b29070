"""JitConfig, where MindSpore defines it."""
from mindspore.common.api import JitConfig
