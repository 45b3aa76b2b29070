# modes: eager ast bytecode trace
from mindspore import Tensor, jit


@jit
def in_order(d):
    r = 0
    for v in d.values():
        r = r * 10 + v
    return r


x, y = Tensor([1.0]), Tensor([2.0])
print(in_order({"a": x, "b": y}), in_order({"b": y, "a": x}), in_order({"a": x, "c": y}), in_order({"a": y, "b": x}))

# expect: [12.] [21.] [12.] [21.]
