"""Primitives of MindSpore's private modules: norms and losses with what their gradients want, queues, sparse sums, caches."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, nn, ops
from mindspore.ops.operations import _embedding_cache_ops, _grad_ops, _inner_ops, _scalar_ops, _sequence_ops, array_ops, math_ops, nn_ops
from mindspore.ops.operations import other_ops, sparse_ops, _sparse_grad_ops, inner_ops
from mindspore.ops.operations import _rl_inner_ops as rl
from mindspore.ops.operations import _tensor_array as arrays


def floats(*shape):
    return Tensor(((np.arange(np.prod(shape)) % 7 - 2.5) * 0.37).reshape(shape).astype(np.float32))


def show(name, *values):
    print(name, *[np.round(v.asnumpy(), 3).tolist() if isinstance(v, Tensor) else v for v in values])


show("AddV2", math_ops.AddV2()(floats(3), floats(3)))
try:
    math_ops.AddV2()(floats(2, 3), floats(3))
except ValueError as error:
    print(str(error).splitlines()[0])
show("SparseSoftmaxCrossEntropyWithLogitsV2", *nn_ops.SparseSoftmaxCrossEntropyWithLogitsV2()(floats(2, 3), Tensor([1, 0], ms.int32)))
show("RangeV2", array_ops.RangeV2()(Tensor(0, ms.int32), Tensor(10, ms.int32), Tensor(4, ms.int32)))
show("ConcatOffsetV1", *array_ops.ConcatOffsetV1()(Tensor(1, ms.int32), (Tensor([1, 2, 3], ms.int32), Tensor([1, 5, 3], ms.int32))))
show("ScaleGrad", *inner_ops.ScaleGrad()((floats(2), floats(2)), Tensor([2.0])))

image, scale = floats(1, 2, 2, 2), floats(1, 2, 1, 1)
running = scale * 1, scale + 1
show("InstanceNormV2", *nn_ops.InstanceNormV2(True, 0.2, 1e-5)(image, scale, scale * 0.5, *running), *running)
mean, deviation = image.mean((2, 3), keep_dims=True), ops.sqrt(ops.var(image, (2, 3), 0, True) + 1e-5)
show("InstanceNormV2Grad", *_grad_ops.InstanceNormV2Grad(True, 1e-5)(image * image, image, scale, scale, scale + 2, mean, 1 / deviation))
lengths, targets = (Tensor([4], ms.int64), Tensor([2], ms.int64)), Tensor([[1, 2]], ms.int64)
likely = ops.log_softmax(floats(4, 1, 3))
loss = nn_ops.CTCLossV2()(likely, targets, *lengths)
show("CTCLossV2Grad", nn_ops.CTCLossV2Grad(0)(Tensor([2.0]), likely, targets, *lengths, *loss))
show("ResizeV2Grad", _grad_ops.ResizeV2Grad("half_pixel", "linear")(floats(1, 1, 1, 4), Tensor([0.0]), Tensor([0.0]), Tensor([1, 1, 1, 2])))

whole = Tensor([[0, 1], [0, 1]], ms.int32)
shape = Tensor([3, 3], ms.int32)
show("Sspaddmm", *sparse_ops.Sspaddmm()(whole, Tensor([1.0, 2.0]), shape, Tensor([[0, 1], [2, 2]], ms.int32), Tensor([3.0, 4.0]), shape,
                                        floats(3, 3), Tensor([1.0]), Tensor([2.0])))
show("SparseAddGrad", *_sparse_grad_ops.SparseAddGrad()(Tensor([1.0, 2.0, 3.0]), Tensor([[0, 0], [1, 1]]), Tensor([[0, 0], [2, 1]]),
                                                        Tensor([[0, 0], [1, 1], [2, 1]])))
for wrong in ([], ["a"], ["VALUE_ROWIDS"], ["ROW_SPLITS", "VALUE_ROWIDS"], [1]):
    try:
        sparse_ops.RaggedTensorToTensor(wrong)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)

show("bits", _scalar_ops.bit_and()(6, 3), _scalar_ops.bit_or()(6, 3), _sequence_ops.shape_mul()((2, 3, 4)))
show("ListAppendAndInsertGrad", _sequence_ops.ListAppendAndInsertGrad()([1, 2, 3], -1))
show("kinds", _inner_ops.IsInstance()(3, ms.int64), _inner_ops.IsSubClass()(ms.int64, ms.number), _inner_ops.IsSubClass()(ms.float32, ms.int_),
     _inner_ops.IsParameter()(floats(2)))
show("MapUniform", _embedding_cache_ops.MapUniform()(Tensor([1, 5, 3], ms.int32), Tensor(4, ms.int32), Tensor(2, ms.int32)))
show("PadAndShift", _embedding_cache_ops.PadAndShift()(Tensor([9, 13, -1, -1, -1, -1], ms.int32), Tensor([0, 3, 5], ms.int32), Tensor(1)))
table = Parameter(floats(4, 2), name="table")
_embedding_cache_ops.UpdateCache()(table, Tensor([0, 2, 9], ms.int32), floats(3, 2), Tensor(4))
show("UpdateCache", table)
print([(part.shape, str(part.dtype)) for part in other_ops.SampleDistortedBoundingBoxV2(seed=1, seed2=1)(
    Tensor([640, 480, 3], ms.int32), Tensor([[[0.38, 0.17, 0.95, 0.40]]]), Tensor([0.1]))])

shapes = ((3,), (1,))
queue = rl.TensorsQueueCreate(ms.float32, shapes, 5, "q")()
put = rl.TensorsQueuePut(ms.float32, shapes)
put(queue, (floats(3), floats(1)))
put(queue, (floats(3) * 2, floats(1)))
show("queue", rl.TensorsQueueSize()(queue), *rl.TensorsQueueGet(ms.float32, shapes)(queue), *rl.TensorsQueueGet(ms.float32, shapes, True)(queue))
show("queue", rl.TensorsQueueSize()(queue))
rl.TensorsQueueClear()(queue)
rl.TensorsQueueClose()(queue)
array = arrays.TensorArray(ms.float32, (2,), True, 0, "x")()
arrays.TensorArrayWrite()(array, 0, floats(2))
arrays.TensorArrayWrite()(array, 1, floats(2) * 2)
show("array", arrays.TensorArraySize()(array), arrays.TensorArrayRead(ms.float32, (2,))(array, 1), arrays.TensorArrayStack(ms.float32, (2,), True, 0)(array))

from mindspore.nn.reinforcement._tensors_queue import TensorsQueue
waiting = TensorsQueue(dtype=ms.float32, shapes=((2, 2), (1,)), size=5)
waiting.put((floats(2, 2), Tensor([1.0])))
show("TensorsQueue", waiting.size(), *waiting.pop())

from mindspore.nn.reinforcement._batch_read_write import BatchWrite
source, target = nn.Dense(2, 1, weight_init="ones"), nn.Dense(2, 1, weight_init="zeros")
print(BatchWrite()(ms.ParameterTuple(target.trainable_params()), ms.ParameterTuple(source.trainable_params())), target.weight.asnumpy().tolist())

for made in (nn_ops.MaxPoolV1(2), math_ops.NPUGetFloatStatusV2(), _grad_ops.BNTrainingReduceGrad(epsilon=0.1)):
    print(type(made).__name__, getattr(made, "epsilon", None))
from mindspore.ops.operations import _quant_ops, _thor_ops, _ocr_ops
print(_quant_ops.BatchNormFold2Grad(freeze_bn=1).freeze_bn, _thor_ops.UpdateThorGradient(split_dim=2).split_dim,
      type(_ocr_ops.GetShape()).__name__)
print(_quant_ops.IFMR().search_range, _inner_ops.StackPop(shape=(2, 3)).shape, _inner_ops.ConfusionMulGrad().axis)
try:
    nn_ops.FusedBatchNorm()
except TypeError as error:
    print(error)
try:
    nn_ops.InstanceNorm()(floats(1, 2, 2, 2), floats(2), floats(2), floats(2), floats(2))
except RuntimeError as error:
    print("Unsupported op [InstanceNorm]" in str(error))

from mindspore.ops._grad_experimental.grad_base import bprop_getters, get_bprop_fn
from mindspore.ops._vmap.vmap_base import vmap_rules_getters, get_vmap_rule


class Twice(ops.Primitive):
    """A program's own primitive."""

    def __init__(self):
        super().__init__("Twice")


@bprop_getters.register(Twice)
def twice_bprop(self):
    return lambda x, out, dout: (dout * 2,)


@vmap_rules_getters.register("Twice")
def twice_rule(prim, axis_size):
    return lambda x_bdim: x_bdim


print(get_bprop_fn("Twice") is not None, get_bprop_fn("Other"), get_vmap_rule("Twice", 2)((1, 0)), get_vmap_rule("Other", 2))

from mindspore.ops.auto_generate import mean_ext as generated_mean
from mindspore.ops.function.math_func import mean_ext
from mindspore.ops.function.nn_func import softmax_ext
x = Tensor([[1.0, 2.0], [3.0, 5.0]])
show("mean_ext", mean_ext(x, axis=1, keep_dims=True), mean_ext(x), generated_mean(x, dim=0, keepdim=True))
show("softmax_ext", softmax_ext(x), softmax_ext(x, 0))
print(x._data_ptr() == x.data_ptr(), x._to(ms.int32), x._offload(), x._dtensor_info)
# expect: AddV2 [-1.850000023841858, -1.1100000143051147, -0.3700000047683716]
# expect: For primitive[AddV2], the input_shape: [2,3,] must be equal to [3,]
# expect: SparseSoftmaxCrossEntropyWithLogitsV2 [1.1440000534057617, 1.5140000581741333] [[0.2199999988079071, -0.6809999942779541, 0.460999995470047], [-0.7799999713897705, 0.3190000057220459, 0.460999995470047]]
# expect: RangeV2 [0, 4, 8]
# expect: ConcatOffsetV1 [0, 0, 0] [0, 2, 0]
# expect: ScaleGrad [-1.850000023841858, -1.1100000143051147] [-1.850000023841858, -1.1100000143051147]
# expect: InstanceNormV2 [[[[0.777999997138977, -0.04899999871850014], [-0.8759999871253967, -1.7029999494552612]], [[-0.33799999952316284, -0.5820000171661377], [-0.8259999752044678, 0.6359999775886536]]]] [[[[-0.3700000047683716]], [[0.4620000123977661]]]] [[[[2.4170000553131104]], [[1.187000036239624]]]] [[[[-0.8140000104904175]], [[-0.35199999809265137]]]] [[[[0.10599999874830246]], [[0.5450000166893005]]]]
# expect: InstanceNormV2Grad [[[[-0.3059999942779541, 0.3059999942779541], [0.3059999942779541, -0.3059999942779541]], [[0.4189999997615814, 0.11299999803304672], [-0.37400001287460327, -0.1589999943971634]]]] [[[[-1.2239999771118164]], [[0.7509999871253967]]]] [[[[1.2319999933242798]], [[3.696000099182129]]]]
# expect: CTCLossV2Grad [[[-0.026000000536441803, -0.8970000147819519, 0.9229999780654907]], [[0.009999999776482582, -0.4429999887943268, 0.43299999833106995]], [[0.11599999666213989, 0.05900000035762787, -0.17499999701976776]], [[-0.026000000536441803, 0.6370000243186951, -0.6110000014305115]]]
# expect: ResizeV2Grad [[[[-1.3869999647140503, -0.09200000017881393]]]]
# expect: Sspaddmm [[0, 1, 0, 0, 0, 1, 1, 1], [0, 1, 0, 1, 2, 0, 1, 2]] [2.0, 4.0, 3.884999990463257, -2.7750000953674316, -1.6649999618530273, 5.179999828338623, -3.700000047683716, -2.2200000286102295] [3, 3]
# expect: SparseAddGrad [1.0, 2.0] [1.0, 3.0]
# expect: ValueError For RaggedTensorToTensor, row_partition_types cannot be empty.
# expect: ValueError For RaggedTensorToTensor, row_partition_types only support ('ROW_SPLITS', 'FIRST_DIM_SIZE', 'VALUE_ROWIDS'), but got 'a'.
# expect: ValueError For RaggedTensorToTensor, the first element of row_partition_types must be in ('ROW_SPLITS', 'FIRST_DIM_SIZE'), but got 'VALUE_ROWIDS'.
# expect: ValueError For RaggedTensorToTensor, the each element of row_partition_types must be 'ROW_SPLITS' when row_splits tensor.
# expect: TypeError For 'RaggedTensorToTensor', the type of 'row_partition_types[0]' should be 'str', but got type 'int'.
# expect: bits 2 7 24
# expect: ListAppendAndInsertGrad [1, 2]
# expect: kinds True True False False
# expect: MapUniform [4, 6, 5]
# expect: PadAndShift [-1, -1, -1, 9, 13]
# expect: UpdateCache [[-0.925000011920929, -0.5550000071525574], [-0.1850000023841858, 0.1850000023841858], [-0.1850000023841858, 0.1850000023841858], [1.2949999570846558, -0.925000011920929]]
# expect: [((3,), 'Int32'), ((3,), 'Int32'), ((1, 1, 4), 'Float32')]
# expect: queue 2 [-0.925000011920929, -0.5550000071525574, -0.1850000023841858] [-0.925000011920929] [-0.925000011920929, -0.5550000071525574, -0.1850000023841858] [-0.925000011920929]
# expect: queue 1
# expect: array 2 [-1.850000023841858, -1.1100000143051147] [[-0.925000011920929, -0.5550000071525574], [-1.850000023841858, -1.1100000143051147]]
# expect: TensorsQueue 1 [[-0.925000011920929, -0.5550000071525574], [-0.1850000023841858, 0.1850000023841858]] [1.0]
# expect: True [[1.0, 1.0]]
# expect: MaxPoolV1 None
# expect: NPUGetFloatStatusV2 None
# expect: BNTrainingReduceGrad 0.1
# expect: 1 2 GetShape
# expect: (0.7, 1.3) (2, 3) ()
# expect: The FusedBatchNorm interface is deprecated, please use the BatchNorm interface.
# expect: True
# expect: True None (1, 0) None
# expect: mean_ext [[1.5], [4.0]] 2.75 [[2.0, 3.5]]
# expect: softmax_ext [[0.26899999380111694, 0.7310000061988831], [0.11900000274181366, 0.8809999823570251]] [[0.11900000274181366, 0.04699999839067459], [0.8809999823570251, 0.953000009059906]]
# expect: True [[1 2]
# expect:  [3 5]] None None
