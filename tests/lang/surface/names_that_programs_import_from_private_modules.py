# Private modules of MindSpore that programs import from: primitives of values and queues, registers, and what callbacks exchange.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from mindspore.common.dynamic_shape.enable_dynamic import enable_dynamic
from mindspore.common.file_system import FileSystem, mindio_preload
from mindspore.common.initializer import _calculate_in_and_out
from mindspore.common.parameter import init_to_value
from mindspore.nn.probability.bnn_layers.dense_variational import DenseReparam
from mindspore.nn.reinforcement._batch_read_write import BatchWrite
from mindspore.nn.reinforcement._tensors_queue import TensorsQueue
from mindspore.ops._constants import kTupleGetItem
from mindspore.ops._register_for_op import Registry
from mindspore.ops.operations import _inner_ops, _scalar_ops, _sequence_ops
from mindspore.ops.primitive import _run_op
from mindspore.ops.vm_impl_registry import get_vm_impl_fn, vm_impl_registry
from mindspore.parallel._auto_parallel_context import _get_auto_parallel_context, _reset_auto_parallel_context, _set_auto_parallel_context
from mindspore.train.callback._callback import checkpoint_cb_for_save_op, set_cur_net
from mindspore.utils import dryrun

print(_inner_ops.IsInstance()(1, ms.int64), _inner_ops.IsSubClass()(ms.int32, ms.common.dtype.float_), _inner_ops.Format()("a {} {}", 1, 2))
print(_inner_ops.IsParameter()(Parameter(Tensor([1.0]), name="p")), _inner_ops.TileSize()((1, 3), (4, 3), 2), kTupleGetItem)
print(_inner_ops.FlattenConcat()([Tensor([1.0, 2.0]), Tensor([[3.0]])]))
print(_scalar_ops.bit_and()(6, 3), _sequence_ops.shape_mul()((2, 3)), _sequence_ops.ListAppendAndInsertGrad()([1, 2, 3], 1))
print(_calculate_in_and_out(np.ones((2, 3, 4))), init_to_value("ones"), FileSystem().backend, mindio_preload("a.ckpt"))

queue = TensorsQueue(ms.float32, ((2,), (1,)), 3)
print(queue.put((Tensor([1.0, 2.0]), Tensor([3.0]))), queue.size(), queue.get()[0], queue.pop()[1])
weight, other = Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([2.0]), name="b")
print(BatchWrite()([weight], [other]), weight.asnumpy())


@vm_impl_registry.register("OfMyOwn")
def implement(primitive):
    return lambda x: x + 1


registry = Registry()
registry.register("Mine")(3)
print(get_vm_impl_fn("OfMyOwn")(3), get_vm_impl_fn("Unknown"), registry.get("Mine", 5), registry.get("Other", 5))
print(_run_op(ops.Add(), "Add", (Tensor([1.0]), Tensor([2.0]))))
_set_auto_parallel_context(gradients_mean=True)
print(_get_auto_parallel_context("gradients_mean"))
_reset_auto_parallel_context()
net = nn.Dense(1, 1)
print(checkpoint_cb_for_save_op([]))
set_cur_net(net)
print(checkpoint_cb_for_save_op([{"name": "weight", "data": Tensor([[5.0]])}, {"name": "bias", "data": Tensor([2.0])}]), net.weight.asnumpy())
print(dryrun.mock(3, lambda: 4), dryrun.mock(3, 5), dryrun.mock(3, max, 1, 2))
print(enable_dynamic.__name__, DenseReparam.__name__)

# expect: True False a 1 2
# expect: True (4, 1) TupleGetItem
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]),)
# expect: 2 6 [1, 3]
# expect: (12, 8) 1.0 basic False
# expect: True 1 [1. 2.] [3.]
# expect: True [2.]
# expect: 4 None 3 5
# expect: [3.]
# expect: True
# expect: False
# expect: True [[5.]]
# expect: 4 5 2
# expect: enable_dynamic DenseReparam
