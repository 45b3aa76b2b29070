"""mindspore.device_context: settings of a kind of device. There is a CPU; those of others are taken and have no effect."""
from mindspore.device_context import ascend, cpu, gpu
