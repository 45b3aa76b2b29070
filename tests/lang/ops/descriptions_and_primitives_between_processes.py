import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops import CustomRegOp, DataType, TBERegOp, custom_info_register, get_vm_impl_fn, op_info_register, vm_impl_registry

print(DataType.F32_Default, DataType.I8_5HD, DataType.U16_Default_List, DataType.None_None)
info = CustomRegOp().input(0, "x").output(0, "y").dtype_format(DataType.F16_None, DataType.F16_None).target("CPU").get_op_info()
print(type(info).__name__, info["inputs"], info["dtype_format"] is not None)


@op_info_register(TBERegOp("Own").input(0, "x").output(0, "y").dtype_format(DataType.F16_None, DataType.F16_None).get_op_info())
@custom_info_register(info)
def own(x):
    return x


print(own(3))


@vm_impl_registry.register("Doubled")
def doubled(self):
    return lambda x: 2 * x


print(get_vm_impl_fn("Doubled")(4))
print(ops.ReduceOp.SUM, ops.ReduceOp.PROD)
x = Tensor(np.ones((2, 2)), ms.float32)
for made in (ops.AllReduce(ops.ReduceOp.MAX), ops.AllGather(), ops.Broadcast(0)):
    try:
        made((x,) if made.name == "Broadcast" else x)
    except RuntimeError as e:
        print(str(e).split("\n")[0])
print(ops.CollectiveScatter(src_rank=0).name, ops.Reduce(1).name, ops.AlltoAllV().name)

# expect: ('float32', 'DefaultFormat') ('int8', 'NC1HWC0') ('uint16', 'DefaultFormat', 'list') ('', '')
# expect: dict [{'index': 0, 'name': 'x', 'paramType': 'required'}] True
# expect: 3
# expect: 8
# expect: sum prod
# expect: AllReduce only support mccl_world_group on CPU, but got hccl_world_group
# expect: AllGather only support mccl_world_group on CPU, but got hccl_world_group
# expect: Broadcast only support mccl_world_group on CPU, but got hccl_world_group
# expect: CollectiveScatter Reduce AlltoAllV
