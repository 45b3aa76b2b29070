# dir() of a module of the library lists every public name, also those that nothing has used yet.
import mindspore as ms
from mindspore import mint, nn, ops

for module, names in ((mint, ("abs", "matmul", "softmax")), (mint.nn, ("Linear", "ReLU")), (ops, ("Add", "relu")),
                      (nn, ("Dense", "Cell")), (ms.train, ("Model", "Accuracy"))):
    listed = dir(module)
    print(module.__name__, [name in listed for name in names], listed == sorted(set(listed)),
          [name for name in module.__all__ if name not in listed and not name.startswith("_")][:3] if module is not mint else [])

# expect: mindspore.mint [True, True, True] True []
# expect: mindspore.mint.nn [True, True] True []
# expect: mindspore.ops [True, True] True []
# expect: mindspore.nn [True, True] True []
# expect: mindspore.train [True, True] True []
