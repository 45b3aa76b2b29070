"""Published programs import some names from modules that only import them themselves."""
from mindspore import context, ops
from mindspore.dataset import context as of_dataset
from mindspore.ops import P
from mindspore.train.serialization import export, load
import mindspore as ms

print(P is ops.operations, of_dataset is context)
print(export.__name__, load.__name__, export is ms.export, load is ms.load)

from mindspore.ops.operations import GatherV2


@ms.jit
def rows(x):
    return GatherV2()(x, ms.Tensor([2, 0]), 0)


print(rows(ms.Tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]])))
from mindspore.mindrecord.filereader import FileReader
from mindspore.mindrecord.filewriter import FileWriter
from mindspore.mindrecord.tools.cifar10_to_mr import Cifar10ToMR
from mindspore.mint.distributed.distributed import get_rank
from mindspore.nn.reinforcement.tensor_array import TensorArray
from mindspore.nn.sparse.sparse import SparseTensorDenseMatmul

print(FileReader.__name__, FileWriter.__name__, Cifar10ToMR.__name__, get_rank.__name__, TensorArray.__name__,
      SparseTensorDenseMatmul.__name__)

# expect: True True
# expect: export load True True
# expect: [[4. 5.]
# expect:  [0. 1.]]
# expect: FileReader FileWriter Cifar10ToMR get_rank TensorArray SparseTensorDenseMatmul
