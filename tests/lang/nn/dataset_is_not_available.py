# by hand: MindSpore has mindspore.dataset; refjit says that it has not (issue 4, out of scope)
import mindspore as ms

try:
    import mindspore.dataset as ds
except ImportError as error:
    print("ImportError:", error)
try:
    from mindspore.train import Model
except ImportError as error:
    print("ImportError:", str(error).split(":")[0])
try:
    ms.dataset
except ImportError as error:
    print("ImportError:", error)

# expect: ImportError: mindspore.dataset is not available in refjit: give the program's data as NumPy arrays or Tensors.
# expect: ImportError: mindspore.train.Model is not available in refjit
# expect: ImportError: mindspore.dataset is not available in refjit: give the program's data as NumPy arrays or Tensors.
