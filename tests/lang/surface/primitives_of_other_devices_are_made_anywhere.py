# Networks for Ascend make their primitives whatever the device is; that no CPU runs them is an error of the call.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops import auto_generate as generated
from mindspore.ops.auto_generate import GroupedMatmul, ReshapeAndCache, Swiglu
from mindspore.ops.auto_generate.gen_ops_prim import RotaryPositionEmbedding
from mindspore.ops.operations._inner_ops import Dequant

print(GroupedMatmul(split_item=3, group_type=0))
print(generated.PagedAttention(4, 0.5, kv_head_num=2).name)
print(ops.DynamicGRUV2(num_proj=3))
print(isinstance(Swiglu(), ops.Primitive), Swiglu().name, ops.DynamicRNN().cell_type)
x = Tensor(np.ones((2, 4), np.float32))
for made, args in (Swiglu(), (x, -1)), (generated.SplitWithSize(), (x, (1, 3), 1)), (generated.FmodScalar(), (x, 3)), (Dequant(), (x, x)):
    try:
        made(*args)
    except RuntimeError as error:
        print("CPU" in str(error))
print(generated.MeanExt()(x), generated.SumExt()(x), generated.Add()(x, x).shape, generated.GeLU.__name__)

# expect: Prim[GroupedMatmul]<split_item=3, group_type=0, transpose_a=False, transpose_b=False>
# expect: PagedAttention
# expect: Prim[DynamicGRUV2]<direction=UNIDIRECTIONAL, cell_depth=1, keep_prob=1.0, cell_clip=-1.0, num_proj=3, time_major=True, activation=tanh, gate_order=rzh, reset_after=True, is_training=True>
# expect: True Swiglu LSTM
# expect: True
# expect: True
# expect: True
# expect: True
# expect: 1.0 8.0 (2, 4) GeLU
