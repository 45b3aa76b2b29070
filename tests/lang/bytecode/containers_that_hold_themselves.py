# by hand: the judge is eager execution
import mindspore as ms
from mindspore import Tensor


class Box:
    pass


box = Box()
box.items = [1.0]
box.items.append(box.items)
box.names = {"two": 2.0}
box.names["self"], box.names["items"] = box.names, box.items


@ms.jit(capture_mode="bytecode")
def reads(x, items):
    return x * items[0] + box.items[1][0] + box.names["self"]["two"]


@ms.jit(capture_mode="bytecode")
def makes(x):
    own = [x]
    own.append(own)
    return own[1][1][0] + 1, len(own)


@ms.jit
def from_source(x):
    return x + box.names["two"]


ring = (2.0, [])
ring[1].append(ring)
print(reads(Tensor([1.0]), box.items), reads(Tensor([2.0]), ring))
print(makes(Tensor([1.0])))
print(from_source(Tensor([1.0])))
# expect: [4.] [7.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 2)
# expect: [3.]
