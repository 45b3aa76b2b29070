# Diagonals keep NaN and infinities to themselves; stacks need lists; pieces of nothing; factors of sums keep the kind.
import numpy as np
import mindspore as ms; ms.set_context(pynative_synchronize=True)
from mindspore import Tensor, mint, ops

n = Tensor(np.array([1, np.nan, -np.inf], np.float32))
m = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))
whole, truth = Tensor([1, 4, 9], ms.int32), Tensor([True, False, True])
empty = Tensor(np.zeros((0, 3), np.float32))


def shown(function, *args, **kwargs):
    try:
        result = function(*args, **kwargs)
        parts = result if isinstance(result, (tuple, list)) else [result]
        print(*[(part.asnumpy().tolist(), part.shape, str(part.dtype)) for part in parts])
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split("\n")[0])


for function in (ops.diag, ops.diagflat, ops.diag_embed):
    shown(function, n)
shown(ops.diag_embed, n, 1)
shown(ops.diagflat, n, -1)
shown(ops.diag, Tensor([[1., np.inf]]))
print(ms.grad(lambda x: (ops.diag(x) * 2.0).sum())(Tensor([1., 2.])))
for function in (ops.hstack, ops.vstack, ops.dstack, ops.column_stack, mint.hstack, mint.dstack):
    shown(function, m)
for count in (0, -1):
    shown(ops.tensor_split, m, count)
    shown(ops.vsplit, m, count)
for count in (1, 5):
    shown(ops.chunk, empty, count)
    shown(mint.chunk, empty, count)
    shown(ops.split, empty, count)
for order in (0, 5, "x"):
    shown(mint.linalg.matrix_norm, m, order)
for function in (mint.add, mint.sub):
    for alpha in (1.5, True, 2):
        shown(function, whole, truth, alpha=alpha)
        shown(function, whole, whole, alpha=alpha)
        shown(function, m, m[0], alpha=alpha)
shown(mint.add, truth, truth, alpha=2)
shown(mint.nn.functional.softmax, Tensor(np.zeros((1, 2, 2), np.float32)))
shown(mint.nn.Softmax(), Tensor(np.zeros((1, 2, 3, 2), np.float32)))
for count in (0, -1, 1.5):
    shown(mint.diff, m, count)


# expect: ([[1.0, 0.0, 0.0], [0.0, nan, 0.0], [0.0, 0.0, -inf]], (3, 3), 'Float32')
# expect: ([[1.0, 0.0, 0.0], [0.0, nan, 0.0], [0.0, 0.0, -inf]], (3, 3), 'Float32')
# expect: ([[1.0, 0.0, 0.0], [0.0, nan, 0.0], [0.0, 0.0, -inf]], (3, 3), 'Float32')
# expect: ([[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, nan, 0.0], [0.0, 0.0, 0.0, -inf], [0.0, 0.0, 0.0, 0.0]], (4, 4), 'Float32')
# expect: ([[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0, nan, 0.0, 0.0], [0.0, 0.0, -inf, 0.0]], (4, 4), 'Float32')
# expect: ([[[[1.0, 0.0]], [[0.0, inf]]]], (1, 2, 1, 2), 'Float32')
# expect: [2. 2.]
# expect: TypeError For hstack, the input must be list or tuple, but got <class 'mindspore.common.tensor.Tensor'>.
# expect: TypeError For 'vstack', list or tuple of tensors are required, but got <class 'mindspore.common.tensor.Tensor'>
# expect: TypeError For 'dstack', 'tensors' must be list or tuple of tensors, but got <class 'mindspore.common.tensor.Tensor'>
# expect: TypeError For column_stack, the input must be list or tuple of tensors, but got <class 'mindspore.common.tensor.Tensor'>.
# expect: TypeError For hstack, the input must be list or tuple, but got <class 'mindspore.common.tensor.Tensor'>.
# expect: TypeError For 'dstack', 'tensors' must be list or tuple of tensors, but got <class 'mindspore.common.tensor.Tensor'>
# expect: ValueError For tensor_split, the value of 'indices_or_sections' must be more than zero but got 0
# expect: ValueError For tensor_split, the value of 'indices_or_sections' must be more than zero but got 0
# expect: ValueError For tensor_split, the value of 'indices_or_sections' must be more than zero but got -1
# expect: ValueError For tensor_split, the value of 'indices_or_sections' must be more than zero but got -1
# expect: ([], (0, 3), 'Float32')
# expect: ([], (0, 3), 'Float32')
# expect: ([], (0, 3), 'Float32')
# expect: ([], (0, 3), 'Float32')
# expect: ([], (0, 3), 'Float32') ([], (0, 3), 'Float32') ([], (0, 3), 'Float32') ([], (0, 3), 'Float32') ([], (0, 3), 'Float32')
# expect: ([], (0, 3), 'Float32')
# expect: ValueError For matrix_norm, the ord mode must be in [2, -2, 1, -1, float('inf'), float('-inf'), 'fro', 'nuc'] but got 0.
# expect: ValueError For matrix_norm, the ord mode must be in [2, -2, 1, -1, float('inf'), float('-inf'), 'fro', 'nuc'] but got 5.
# expect: ValueError For matrix_norm, the ord mode must be in [2, -2, 1, -1, float('inf'), float('-inf'), 'fro', 'nuc'] but got x.
# expect: TypeError For 'AddExt', floating alpha need floating input and other, but got Int32 and Int32
# expect: TypeError For 'AddExt', floating alpha need floating input and other, but got Int32 and Int32
# expect: ([[0.0, 2.5, 5.0, 7.5], [4.0, 6.5, 9.0, 11.5], [8.0, 10.5, 13.0, 15.5]], (3, 4), 'Float32')
# expect: TypeError For 'AddExt', boolean alpha need boolean input and other, but got Int32 and Int32
# expect: TypeError For 'AddExt', boolean alpha need boolean input and other, but got Int32 and Int32
# expect: TypeError For 'AddExt', boolean alpha need boolean input and other, but got Float32 and Float32
# expect: ([3, 4, 11], (3,), 'Int32')
# expect: ([3, 12, 27], (3,), 'Int32')
# expect: ([[0.0, 3.0, 6.0, 9.0], [4.0, 7.0, 10.0, 13.0], [8.0, 11.0, 14.0, 17.0]], (3, 4), 'Float32')
# expect: TypeError For 'SubExt', floating alpha need floating input and other, but got Int32 and Int32
# expect: TypeError For 'SubExt', floating alpha need floating input and other, but got Int32 and Int32
# expect: ([[0.0, -0.5, -1.0, -1.5], [4.0, 3.5, 3.0, 2.5], [8.0, 7.5, 7.0, 6.5]], (3, 4), 'Float32')
# expect: TypeError For 'SubExt', boolean alpha need boolean input and other, but got Int32 and Int32
# expect: TypeError For 'SubExt', boolean alpha need boolean input and other, but got Int32 and Int32
# expect: TypeError For 'SubExt', boolean alpha need boolean input and other, but got Float32 and Float32
# expect: ([-1, 4, 7], (3,), 'Int32')
# expect: ([-1, -4, -9], (3,), 'Int32')
# expect: ([[0.0, -1.0, -2.0, -3.0], [4.0, 3.0, 2.0, 1.0], [8.0, 7.0, 6.0, 5.0]], (3, 4), 'Float32')
# expect: ([True, False, True], (3,), 'Bool')
# expect: ([[[0.5, 0.5], [0.5, 0.5]]], (1, 2, 2), 'Float32')
# expect: ([[[[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]]], (1, 2, 3, 2), 'Float32')
# expect: ([[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], (3, 4), 'Float32')
# expect: ([[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]], (3, 4), 'Float32')
# expect: TypeError For 'diff', 'n' must be a int scalar or int scalar tensor
