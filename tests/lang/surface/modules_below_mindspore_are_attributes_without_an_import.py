# `import mindspore` imports its whole tree; here a module loads when somebody asks for it by its path.
import inspect
import mindspore as ms
from mindspore import nn, ops, log as logger

print(nn.layer.conv.Conv2d is nn.Conv2d, nn.layer.rnn_cells.LSTMCell is nn.LSTMCell)
print(nn.optim.optimizer.Optimizer is nn.Optimizer, nn.optim.lamb.Lamb is nn.Lamb)
print(ops.function.math_func.add is ops.add, ops.operations.nn_ops.Conv2D is ops.Conv2D)
print(ops.auto_generate.gen_ops_prim.ReLU is ops.ReLU, ms.train.metrics.accuracy.Accuracy is ms.train.Accuracy)
print(ms.dataset.engine.datasets_user_defined.GeneratorDataset is ms.dataset.GeneratorDataset)
print(ms.common.initializer.Normal.__name__, ms.dataset.vision.utils.Inter.LINEAR.name)
print(inspect.ismodule(nn.metrics), "Accuracy" in dir(nn.metrics), "Conv2d" in dir(nn.metrics))
print(inspect.ismodule(ms.log), logger is ms.log, callable(logger.warning))
print([name for name in ("zeros", "ones", "cat", "sum", "exp") if hasattr(ms, name)])
print(hasattr(nn, "nothing"), hasattr(ops, "nothing"), hasattr(nn.layer, "nothing"))
try:
    nn.nothing
except AttributeError as error:
    print(error)
print(ms.common._grad_function._Function.__name__, ms._extends.parse.__name__)

# expect: True True
# expect: True True
# expect: True True
# expect: True True
# expect: True
# expect: Normal BILINEAR
# expect: True True False
# expect: True True True
# expect: []
# expect: False False False
# expect: module 'mindspore.nn' has no attribute 'nothing'
# expect: _Function mindspore._extends.parse
