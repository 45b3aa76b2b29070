"""Published programs import some names from modules that only import them themselves."""
from mindspore import context, ops
from mindspore.dataset import context as of_dataset
from mindspore.ops import P
from mindspore.train.serialization import export, load
import mindspore as ms

print(P is ops.operations, of_dataset is context)
print(export.__name__, load.__name__, export is ms.export, load is ms.load)

# expect: True True
# expect: export load True True
