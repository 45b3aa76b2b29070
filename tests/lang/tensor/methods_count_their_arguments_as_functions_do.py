# Tensor's methods are Python's functions: the tensor counts among the arguments.
import numpy as np
import mindspore as ms
from mindspore import Tensor

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
for name in ("asnumpy", "item", "tolist", "contiguous", "is_contiguous", "numpy", "ndimension", "nelement", "is_floating_point", "float", "int", "long",
             "half", "bool", "storage_offset", "data_ptr", "flush_from_cache"):
    for arguments in ((1,), (1, 2, 3)):
        try:
            getattr(x, name)(*arguments)
        except TypeError as e:
            print(e)
print(Tensor.float.__name__, Tensor.nelement.__name__, x.half().dtype, x.is_contiguous())
# expect: Tensor.asnumpy() takes 1 positional argument but 2 were given
# expect: Tensor.asnumpy() takes 1 positional argument but 4 were given
# expect: Tensor.item() takes 1 positional argument but 2 were given
# expect: Tensor.item() takes 1 positional argument but 4 were given
# expect: Tensor.tolist() takes 1 positional argument but 2 were given
# expect: Tensor.tolist() takes 1 positional argument but 4 were given
# expect: Tensor.contiguous() takes 1 positional argument but 2 were given
# expect: Tensor.contiguous() takes 1 positional argument but 4 were given
# expect: Tensor.is_contiguous() takes 1 positional argument but 2 were given
# expect: Tensor.is_contiguous() takes 1 positional argument but 4 were given
# expect: Tensor.numpy() takes 1 positional argument but 2 were given
# expect: Tensor.numpy() takes 1 positional argument but 4 were given
# expect: Tensor.ndimension() takes 1 positional argument but 2 were given
# expect: Tensor.ndimension() takes 1 positional argument but 4 were given
# expect: Tensor.nelement() takes 1 positional argument but 2 were given
# expect: Tensor.nelement() takes 1 positional argument but 4 were given
# expect: Tensor.is_floating_point() takes 1 positional argument but 2 were given
# expect: Tensor.is_floating_point() takes 1 positional argument but 4 were given
# expect: Tensor.float() takes 1 positional argument but 2 were given
# expect: Tensor.float() takes 1 positional argument but 4 were given
# expect: Tensor.int() takes 1 positional argument but 2 were given
# expect: Tensor.int() takes 1 positional argument but 4 were given
# expect: Tensor.long() takes 1 positional argument but 2 were given
# expect: Tensor.long() takes 1 positional argument but 4 were given
# expect: Tensor.half() takes 1 positional argument but 2 were given
# expect: Tensor.half() takes 1 positional argument but 4 were given
# expect: Tensor.bool() takes 1 positional argument but 2 were given
# expect: Tensor.bool() takes 1 positional argument but 4 were given
# expect: Tensor.storage_offset() takes 1 positional argument but 2 were given
# expect: Tensor.storage_offset() takes 1 positional argument but 4 were given
# expect: Tensor.data_ptr() takes 1 positional argument but 2 were given
# expect: Tensor.data_ptr() takes 1 positional argument but 4 were given
# expect: Tensor.flush_from_cache() takes 1 positional argument but 2 were given
# expect: Tensor.flush_from_cache() takes 1 positional argument but 4 were given
# expect: float nelement Float16 True
