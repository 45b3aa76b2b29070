# Functions of sparse tensors refuse dense ones, and those of the other kind.
import mindspore as ms
from mindspore import COOTensor, Tensor, ops

coo = COOTensor(Tensor([[0, 1]], ms.int32), Tensor([1.0]), (2, 2))
for call in (lambda: ops.coo_abs(Tensor([1.0])), lambda: ops.csr_relu6(coo), lambda: ops.csr_softmax(3, ms.float32),
             lambda: ops.csr_add(1, 2, 3, 4), lambda: ops.csr_to_dense(coo)):
    try:
        call()
    except TypeError as error:
        print(error)

# expect: Expects COOTensor for coo_abs
# expect: Expects CSRTensor for csr_relu6
# expect: For functional operator sparse_matrix_softmax, logits must be type of CSRTensor.
# expect: For functional operator csr_add, both inputs a and b must be type of CSRTensor.
# expect: For functional operator csr_to_dense, input argument must be a CSRTensor.
