# Conv1d and Conv1dTranspose take a Tensor (out, in, width) and keep it with a height.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn

w = np.arange(24).reshape(4, 3, 2).astype(np.float32)
x = Tensor(np.arange(30).reshape(2, 3, 5).astype(np.float32))
layer = nn.Conv1d(3, 4, 2, weight_init=Tensor(w))
print(layer.weight.shape, layer(x).asnumpy().sum(), nn.Conv1d(3, 4, 2, weight_init=Parameter(Tensor(w))).weight.shape)
back = nn.Conv1dTranspose(3, 4, 2, weight_init=Tensor(w.transpose(1, 0, 2)))
print(back.weight.shape, back(x).asnumpy().sum(), nn.Conv1d(3, 4, 2, weight_init=Tensor(w, ms.float16)).weight.dtype)
print(nn.Conv1d(4, 4, 1, group=4, weight_init=Tensor(np.ones((4, 1, 1), np.float32))).weight.shape)
for make in nn.Conv1d, nn.Conv1dTranspose:
    try:
        make(3, 4, 2, weight_init=Tensor(w.reshape(4, 3, 1, 2)))
    except ValueError as error:
        print(error)

# expect: (4, 3, 1, 2) 37860.0 (4, 3, 1, 2)
# expect: (3, 4, 1, 2) 36708.0 Float16
# expect: (4, 1, 1, 1)
# expect: For 'Conv1d', the 'weight_init_shape' must be int and must = 3, but got '4' with type 'int'.
# expect: For 'Conv1dTranspose', the 'weight_init_shape' must be int and must = 3, but got '4' with type 'int'.
