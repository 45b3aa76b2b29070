# A batch without examples gives a batch without results; a number where an axis is asked for is shown as it is.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

none = Tensor(np.zeros((0, 3), np.float32))
print(ms.vmap(ops.sin)(none).shape, ms.vmap(ops.sin, 0, 1)(none).shape, ms.vmap(ops.add, (0, None), 1)(none, Tensor([1.0, 2.0, 3.0])).shape)
for number in (2.0, 2.5, 3):
    try:
        ms.vmap(ops.add, 0)(Tensor([1.0]), number)
    except RuntimeError as error:
        print(str(error).split("\n")[0])

# expect: (0, 3) (3, 0) (3, 0)
# expect: The orig_abs should be AbstractTensor when corresponding axis is 0, but got a AbstractScalar(Type: Float32, Value: 2, Shape: NoShape). Tip: Please check the correspondence between vmap's 'in_axes' and inputs. You may want to explicitly specify the 'in_axes' corresponding to AbstractScalar(Type: Float32, Value: 2, Shape: NoShape) as 'None' to solve this problem.
# expect: The orig_abs should be AbstractTensor when corresponding axis is 0, but got a AbstractScalar(Type: Float32, Value: 2.5, Shape: NoShape). Tip: Please check the correspondence between vmap's 'in_axes' and inputs. You may want to explicitly specify the 'in_axes' corresponding to AbstractScalar(Type: Float32, Value: 2.5, Shape: NoShape) as 'None' to solve this problem.
# expect: The orig_abs should be AbstractTensor when corresponding axis is 0, but got a AbstractScalar(Type: Int64, Value: 3, Shape: NoShape). Tip: Please check the correspondence between vmap's 'in_axes' and inputs. You may want to explicitly specify the 'in_axes' corresponding to AbstractScalar(Type: Int64, Value: 3, Shape: NoShape) as 'None' to solve this problem.
