import mindspore as ms
from mindspore import Tensor, jit

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
print(ms.get_context("mode") == ms.PYNATIVE_MODE, ms.get_context("device_target"), ms.GRAPH_MODE, ms.PYNATIVE_MODE)


@jit(capture_mode="bytecode")
def f(x):
    return x + 1


ms.set_context(mode=ms.GRAPH_MODE)
print(f(Tensor([1.0])), ms.get_context("mode"))
try:
    ms.set_context(mode=5)
except ValueError as e:
    print(str(e).split("\n")[0])

# expect: True CPU 0 1
# expect: [2.] 0
# expect: For 'context.set_context', the argument 'mode' should be context.GRAPH_MODE (0) or context.PYNATIVE_MODE (1), but got 5.
