import numpy as np
import mindspore as ms
from mindspore import nn, Tensor, amp
from mindspore.parallel import Layout, shard


def tried(f):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


layout = Layout((2, 2, 2), ("dp", "sp", "mp"))
tried(layout.to_dict)
tried(lambda: layout("dp", "mp").to_dict())
tried(lambda: layout(("dp", "mp"), "None").to_dict()["tensor_map"])
for arguments in (((2, 2), ("a",)), ([2, 2], ("a", "b")), ((2, 2), ["a", "b"]), ((2, 2.0), ("a", "b")), ((2, 2), ("a", 1)),
                  ((2, 2), ("a", "")), ((2, 2), ("a", "None")), ((2, 2), ("a", "a")), ((2, 2), ("interleaved_parallel", "a")),
                  ((2, 2), ("a", "b"), (0, 1, 2, 3)), ((2, 2), ("a", "b"), [0, 1.0, 2, 3]), ((2, 2), ("a", "b"), [0, 1])):
    tried(lambda: Layout(*arguments))
tried(lambda: layout("xx"))
tried(lambda: layout("dp", "dp"))
x = Tensor(np.ones((4, 2)), ms.float32)
print(shard(lambda a, b: a + b, in_strategy=((1, 1), (1, 1)))(x, x).shape, ms.shard(nn.ReLU(), ((1, 1),))(x).shape)
print(nn.ReLU().shard(((1, 1),)), ms.reshard(x, layout("dp", "mp")).shape)

# Scaled gradients keep their types.
scaler = amp.StaticLossScaler(2 ** 10)
gradients = (Tensor([1.5, 1.0], ms.float16), Tensor([3], ms.float32))
print(scaler.unscale(gradients))
print(scaler.scale(gradients), scaler.unscale(gradients[0]).dtype, amp.DynamicLossScaler(2 ** 10, 2, 2).unscale(gradients)[0].dtype)
ms.set_context(aoe_config={"job_type": "2"}, memory_offload="OFF", infer_boost="off")

# expect: ValueError The tensor_map of layout is None
# expect: {'device_matrix': (2, 2, 2), 'tensor_map': (2, 0), 'interleaved_parallel': False, 'alias_name': ('dp', 'sp', 'mp'), 'rank_list': [0, 1, 2, 3, 4, 5, 6, 7]}
# expect: ((2, 0), -1)
# expect: ValueError device_matrix length should be equal to alias_name length
# expect: TypeError device_matrix must be tuple type, but got:<class 'list'>
# expect: TypeError alias_name must be tuple type, but got:<class 'list'>
# expect: TypeError The element of device_matrix must be int type, but got:<class 'float'>
# expect: TypeError The element of alias_name must be str type, but got:<class 'int'>
# expect: ValueError The element of alias_name can not be empty.
# expect: ValueError The element of alias_name can not set 'None', because 'None' means no sharding.
# expect: ValueError Each element of alias_name ('a', 'a') should be different
# expect: ValueError When alias_name ('interleaved_parallel', 'a') contains keyword 'interleaved_parallel', it should be at the last dim of alias_name, which means the virtual sharding.
# expect: TypeError The rank_list should be a list, but got tuple.
# expect: TypeError The element of rank_list should be int, but got float.
# expect: ValueError The length of rank_list should be equal to the product of device_matrix, but got 2 and 4.
# expect: ValueError The axis xx is not found in ('dp', 'sp', 'mp')
# expect: ValueError The axis dp has been set more than one in ('dp', 'sp', 'mp')
# expect: (4, 2) (4, 2)
# expect: None (4, 2)
# expect: (Tensor(shape=[2], dtype=Float16, value= [ 1.4648e-03,  9.7656e-04]), Tensor(shape=[1], dtype=Float32, value= [ 2.92968750e-03]))
# expect: (Tensor(shape=[2], dtype=Float16, value= [ 1.5360e+03,  1.0240e+03]), Tensor(shape=[1], dtype=Float32, value= [ 3.07200000e+03])) Float16 Float16
