import mindspore as ms
from mindspore import Tensor, ops

p = ops.ReduceSum(keep_dims=True)
print(p.name, p.init_attrs, p.attrs, p.keep_dims, p, type(p), isinstance(p, ops.Primitive))
print(ops.Add().attrs, type(ops.Conv2D(3, 3)).__name__, type(ops.Tan()).__module__, ops.Softmax(1), ops.Softmax(1).axis, ops.Concat(1))
conv = ops.Conv2D(3, 3)
print(conv.attrs, conv.init_attrs, conv.kernel_size, conv.stride, conv)
print(ops.MaxPool(2, 2), ops.AvgPool(2, 2), ops.BatchNorm(), ops.Argmax(), ops.MatMul(True).transpose_a)
p.add_prim_attr("a", 1).set_prim_instance_name("mine").set_stage(0).shard(((1, 1),)).set_device("CPU")
print(p.attrs, p.a, p.instance_name, p.del_prim_attr("keep_dims"))


class Mine(ops.PrimitiveWithInfer):
    @ops.prim_attr_register
    def __init__(self, a, b=2):
        self.c = a


print(Mine(1).attrs, Mine(1).init_attrs, Mine(1), Mine(1, b=5).b)
x = Tensor([1.0])
for call in (lambda: ops.Add()(1), lambda: ops.Add()(), lambda: ops.Add()(x, x, x), lambda: ops.ReLU()(y=x), lambda: ops.Softmax("a")):
    try:
        call()
    except TypeError as e:
        print(e)

# expect: ReduceSum {'keep_dims': True, 'skip_mode': False} {'keep_dims': True, 'skip_mode': False} True Prim[ReduceSum]<keep_dims=True, skip_mode=False> <class 'mindspore.ops.auto_generate.gen_ops_prim.ReduceSum'> True
# expect: {} Conv2D mindspore.ops.operations.math_ops Prim[Softmax]<axis=(1,)> (1,) Prim[Concat]<axis=1>
# expect: {'out_channel': 3, 'kernel_size': 3, 'mode': 1, 'pad_mode': 'valid', 'pad': (0, 0, 0, 0), 'stride': (1, 1, 1, 1), 'dilation': (1, 1, 1, 1), 'group': 1, 'data_format': 'NCHW', 'input_names': ['x', 'w'], 'output_names': ['output'], 'groups': 1} {'out_channel': 3, 'kernel_size': 3, 'mode': 1, 'pad_mode': 'valid', 'pad': 0, 'stride': 1, 'dilation': 1, 'group': 1, 'data_format': 'NCHW'} (3, 3) (1, 1, 1, 1) Prim[Conv2D]<out_channel=3, kernel_size=3, mode=1, pad_mode=valid, pad=(0, 0, 0, 0), stride=(1, 1, 1, 1), dilation=(1, 1, 1, 1), group=1, data_format=NCHW, groups=1>
# expect: Prim[MaxPool]<kernel_size=(1, 1, 2, 2), strides=(1, 1, 2, 2), pad_mode=VALID, data_format=NCHW> Prim[AvgPool]<kernel_size=(2, 2), strides=(2, 2), pad_mode=2, data_format=0> Prim[BatchNorm]<is_training=False, epsilon=1e-05, momentum=0.1, data_format=NCHW> Prim[Argmax]<axis=-1, output_type=34> True
# expect: {'skip_mode': False, 'a': 1, 'stage': 0, 'in_strategy': ((1, 1),), 'primitive_target': 'CPU'} 1 mine Prim[ReduceSum]<skip_mode=False, a=1, stage=0, in_strategy=((1, 1),), primitive_target=CPU>
# expect: {'a': 1, 'b': 2} {'a': 1, 'b': 2} Prim[Mine]<a=1, b=2> 5
# expect: Add.__call__() missing 1 required positional argument: 'other'
# expect: Add.__call__() missing 2 required positional arguments: 'input' and 'other'
# expect: Add.__call__() takes 3 positional arguments but 4 were given
# expect: ReLU.__call__() got an unexpected keyword argument 'y'
# expect: For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got <class 'str'>.
