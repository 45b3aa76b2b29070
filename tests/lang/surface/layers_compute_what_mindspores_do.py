# tolerance: 2e-4
import numpy as np, mindspore as ms
from mindspore import nn, ops, Tensor, Parameter
def T(*s,seed=0,dt=np.float32):
    return Tensor((np.sin(np.arange(int(np.prod(s)))*0.7+seed)).reshape(s).astype(dt))
def fix(net):
    for k,p in enumerate(net.get_parameters()):
        p.set_data(Tensor(np.cos(np.arange(p.size)*0.3+k).reshape(p.shape).astype(np.float32)*0.5,p.dtype))
    return net
def show(v):
    if isinstance(v,(tuple,list)): return '('+'; '.join(show(i) for i in v)+')'
    if isinstance(v,Tensor): return f"{v.dtype}{v.shape} "+str(np.round(v.asnumpy().astype(np.float64) if v.dtype not in(ms.bool_,) else v.asnumpy(),4).ravel()[:24].tolist())
    return str(v)

def check(name, make, *inputs, **more):
    net = fix(make()).set_train(False)
    print(name, [(p.name, p.shape) for p in net.get_parameters()])
    print(show(net(*inputs, **more)))


check("encoder layer", lambda: nn.TransformerEncoderLayer(8, 2, 16), T(3, 2, 8), src_mask=Tensor(np.triu(np.ones((3, 3)), 1).astype(bool)))
check("decoder layer", lambda: nn.TransformerDecoderLayer(8, 2, 16, norm_first=True, activation="gelu"), T(3, 2, 8), T(4, 2, 8, seed=1))
check("transformer", lambda: nn.Transformer(8, 2, 2, 1, 16), T(4, 2, 8), T(3, 2, 8, seed=2))
check("attention", lambda: nn.MultiheadAttention(8, 2, add_bias_kv=True, add_zero_attn=True), T(3, 2, 8), T(3, 2, 8), T(3, 2, 8))
check("convolution", lambda: nn.Conv2dBnAct(2, 3, 3, has_bias=True, activation="leakyrelu"), T(1, 2, 4, 4))
check("dense", lambda: nn.DenseBnAct(4, 3), T(2, 4))
check("crop", lambda: nn.CentralCrop(0.5), T(1, 4, 4))
check("gradients of images", lambda: nn.ImageGradients(), T(1, 1, 2, 2))
check("lookup", lambda: nn.EmbeddingLookup(5, 3), Tensor([[1, 0], [4, 2]], ms.int32))
check("fields", lambda: nn.MultiFieldEmbeddingLookup(10, 2, field_size=2, operator="SUM"), Tensor([[2, 4, 6, 0, 0], [1, 3, 5, 0, 0]], ms.int32),
      Tensor([[1, 1, 1, 0, 0], [1, 1, 1, 0, 0]], ms.float32), Tensor([[0, 0, 1, 0, 0], [0, 0, 1, 0, 0]], ms.int32))
check("triplets", lambda: nn.TripletMarginWithDistanceLoss(swap=True, margin=3.0, reduction="sum"), T(3, 4), T(3, 4, seed=1), T(3, 4, seed=2))
check("dice", lambda: nn.MultiClassDiceLoss(), T(2, 3), Tensor([[0, 1, 0], [1, 0, 0]], ms.float32))
check("ctc", lambda: nn.CTCLoss(), ops.log_softmax(T(5, 2, 4), -1), Tensor([[1, 2], [2, 3]], ms.int32), Tensor([5, 4], ms.int32),
      Tensor([2, 1], ms.int32))
check("fractional", lambda: nn.FractionalMaxPool2d(2, (3, 4), return_indices=True, _random_samples=Tensor([[[0.2, 0.9]]])), T(1, 1, 6, 7))
check("gamma", lambda: nn.IGamma(), Tensor([0.5, 1.5, 3.0]), Tensor([1.0, 2.0, 9.0]))
check("beta", lambda: nn.LBeta(), Tensor([0.5, 1.5, 3.0]), Tensor([1.0, 2.0, 3.0]))
check("jvp", lambda: nn.Jvp(nn.ReLU()), T(3), T(3, seed=1))
check("vjp", lambda: nn.Vjp(nn.ReLU()), T(3), T(3, seed=1))
array = nn.TensorArray(ms.int64, ())
array.write(0, 1)
array.write(1, 2)
print(array.read(1), array.stack(), array.size())

# expect: encoder layer [('self_attn.in_proj_weight', (24, 8)), ('self_attn.in_proj_bias', (24,)), ('self_attn.out_proj.weight', (8, 8)), ('self_attn.out_proj.bias', (8,)), ('dense1.weight', (16, 8)), ('dense1.bias', (16,)), ('dense2.weight', (8, 16)), ('dense2.bias', (8,)), ('norm1.gamma', (8,)), ('norm1.beta', (8,)), ('norm2.gamma', (8,)), ('norm2.beta', (8,))]
# expect: Float32(3, 2, 8) [-0.2271, -0.2431, 0.3664, 0.4485, 0.3875, 0.8224, 0.7121, -0.1798, -0.1745, -0.2839, 0.2834, 0.4537, 0.3566, 0.7936, 0.6832, -0.0991, -0.1719, -0.3257, 0.2363, 0.4512, 0.3546, 0.7574, 0.6176, -0.1302]
# expect: decoder layer [('self_attn.in_proj_weight', (24, 8)), ('self_attn.in_proj_bias', (24,)), ('self_attn.out_proj.weight', (8, 8)), ('self_attn.out_proj.bias', (8,)), ('multihead_attn.in_proj_weight', (24, 8)), ('multihead_attn.in_proj_bias', (24,)), ('multihead_attn.out_proj.weight', (8, 8)), ('multihead_attn.out_proj.bias', (8,)), ('dense1.weight', (16, 8)), ('dense1.bias', (16,)), ('dense2.weight', (8, 16)), ('dense2.bias', (8,)), ('norm1.gamma', (8,)), ('norm1.beta', (8,)), ('norm2.gamma', (8,)), ('norm2.beta', (8,)), ('norm3.gamma', (8,)), ('norm3.beta', (8,))]
# expect: Float32(3, 2, 8) [-0.9945, 2.1517, 1.2432, -2.2453, 2.7346, 0.1439, -1.6058, -0.3569, -1.5647, 1.5462, 0.8354, -2.1554, 3.3485, 0.8336, -1.1657, -0.2916, -1.7567, 0.9146, 0.0231, -2.4824, 3.6642, 1.3834, -0.6394, 0.1267]
# expect: transformer [('encoder.layers.0.self_attn.in_proj_weight', (24, 8)), ('encoder.layers.0.self_attn.in_proj_bias', (24,)), ('encoder.layers.0.self_attn.out_proj.weight', (8, 8)), ('encoder.layers.0.self_attn.out_proj.bias', (8,)), ('encoder.layers.0.dense1.weight', (16, 8)), ('encoder.layers.0.dense1.bias', (16,)), ('encoder.layers.0.dense2.weight', (8, 16)), ('encoder.layers.0.dense2.bias', (8,)), ('encoder.layers.0.norm1.gamma', (8,)), ('encoder.layers.0.norm1.beta', (8,)), ('encoder.layers.0.norm2.gamma', (8,)), ('encoder.layers.0.norm2.beta', (8,)), ('encoder.layers.1.self_attn.in_proj_weight', (24, 8)), ('encoder.layers.1.self_attn.in_proj_bias', (24,)), ('encoder.layers.1.self_attn.out_proj.weight', (8, 8)), ('encoder.layers.1.self_attn.out_proj.bias', (8,)), ('encoder.layers.1.dense1.weight', (16, 8)), ('encoder.layers.1.dense1.bias', (16,)), ('encoder.layers.1.dense2.weight', (8, 16)), ('encoder.layers.1.dense2.bias', (8,)), ('encoder.layers.1.norm1.gamma', (8,)), ('encoder.layers.1.norm1.beta', (8,)), ('encoder.layers.1.norm2.gamma', (8,)), ('encoder.layers.1.norm2.beta', (8,)), ('encoder.norm.gamma', (8,)), ('encoder.norm.beta', (8,)), ('decoder.layers.0.self_attn.in_proj_weight', (24, 8)), ('decoder.layers.0.self_attn.in_proj_bias', (24,)), ('decoder.layers.0.self_attn.out_proj.weight', (8, 8)), ('decoder.layers.0.self_attn.out_proj.bias', (8,)), ('decoder.layers.0.multihead_attn.in_proj_weight', (24, 8)), ('decoder.layers.0.multihead_attn.in_proj_bias', (24,)), ('decoder.layers.0.multihead_attn.out_proj.weight', (8, 8)), ('decoder.layers.0.multihead_attn.out_proj.bias', (8,)), ('decoder.layers.0.dense1.weight', (16, 8)), ('decoder.layers.0.dense1.bias', (16,)), ('decoder.layers.0.dense2.weight', (8, 16)), ('decoder.layers.0.dense2.bias', (8,)), ('decoder.layers.0.norm1.gamma', (8,)), ('decoder.layers.0.norm1.beta', (8,)), ('decoder.layers.0.norm2.gamma', (8,)), ('decoder.layers.0.norm2.beta', (8,)), ('decoder.layers.0.norm3.gamma', (8,)), ('decoder.layers.0.norm3.beta', (8,)), ('decoder.norm.gamma', (8,)), ('decoder.norm.beta', (8,))]
# expect: Float32(3, 2, 8) [-0.0042, 0.1028, -0.0873, -0.1639, -0.1397, -0.3593, -0.4698, 0.0032, -0.0111, 0.1058, -0.0897, -0.1604, -0.1336, -0.3596, -0.4655, -0.0001, -0.0268, 0.112, -0.0863, -0.1585, -0.1348, -0.3598, -0.4683, 0.0008]
# expect: attention [('in_proj_weight', (24, 8)), ('in_proj_bias', (24,)), ('bias_k', (1, 1, 8)), ('bias_v', (1, 1, 8)), ('out_proj.weight', (8, 8)), ('out_proj.bias', (8,))]
# expect: (Float32(3, 2, 8) [0.0053, 0.8913, -0.3813, 0.9839, 0.5002, -0.0347, 1.2041, -0.2694, 0.2902, 0.4296, 0.0147, 0.8616, 0.2847, 0.4055, 0.7704, -0.0701, 0.3823, 0.4781, -0.149, 1.0545, 0.1638, 0.3908, 0.9129, -0.2655]; Float32(2, 3, 5) [0.6568, 0.037, 0.0105, 0.1626, 0.1331, 0.1601, 0.3617, 0.1746, 0.1635, 0.1402, 0.0138, 0.244, 0.6001, 0.0757, 0.0665, 0.4061, 0.0795, 0.0566, 0.2497, 0.2082, 0.1117, 0.5854, 0.1355, 0.0892])
# expect: convolution [('conv.weight', (3, 2, 3, 3)), ('conv.bias', (3,))]
# expect: Float32(1, 3, 4, 4) [1.0478, 1.4386, 1.2543, 0.7731, 0.7372, 0.6626, 0.2079, 0.1243, -0.0582, -0.0576, 0.1, 0.2414, 0.5718, 0.8557, 0.8982, 0.5665, 0.6803, 0.781, 0.5337, 0.2553, 0.4769, 0.4835, 0.4255, 0.3998]
# expect: dense [('dense.weight', (3, 4)), ('dense.bias', (3,))]
# expect: Float32(2, 3) [1.2528, -0.1733, -1.2198, -0.3949, 0.529, 0.937]
# expect: crop []
# expect: Float32(1, 2, 2) [-0.3508, -0.8716, 0.0168, 0.657]
# expect: gradients of images []
# expect: (Float32(1, 1, 2, 2) [0.9854, 0.219, 0.0, 0.0]; Float32(1, 1, 2, 2) [0.6442, 0.0, -0.1222, 0.0])
# expect: lookup [('embedding_table', (5, 3))]
# expect: Float32(2, 2, 3) [0.3108, 0.1812, 0.0354, 0.5, 0.4777, 0.4127, -0.4484, -0.363, -0.2451, -0.1136, -0.2524, -0.3687]
# expect: fields [('embedding_table', (10, 2))]
# expect: Float32(2, 2, 2) [-0.1875, -0.4167, -0.4484, -0.363, 0.2991, 0.0584, -0.495, -0.4937]
# expect: triplets []
# expect: Float32() [8.8951]
# expect: dice []
# expect: Float32() [0.5436]
# expect: ctc []
# expect: Float32() [2.4529]
# expect: fractional []
# expect: (Float32(1, 1, 3, 4) [0.6442, 0.9854, 0.9882, 0.8546, 0.8457, -0.3821, 0.0336, 0.9906, 0.9928, 0.9946, 0.9946, 0.2709]; Int64(1, 1, 3, 4) [1.0, 2.0, 11.0, 12.0, 21.0, 23.0, 18.0, 20.0, 29.0, 38.0, 38.0, 40.0])
# expect: gamma []
# expect: Float32(3,) [0.8427, 0.7385, 0.9938]
# expect: beta []
# expect: Float32(3,) [0.6931, -1.3218, -3.4012]
# expect: jvp []
# expect: (Float32(3,) [0.0, 0.6442, 0.9854]; Float32(3,) [0.0, 0.9917, 0.6755])
# expect: vjp []
# expect: (Float32(3,) [0.0, 0.6442, 0.9854]; Float32(3,) [0.0, 0.9917, 0.6755])
# expect: 2 [1 2] 2
