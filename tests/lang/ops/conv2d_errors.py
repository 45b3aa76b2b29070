# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.ones((2, 3, 5, 5), np.float32))
w = Tensor(np.ones((4, 3, 3, 3), np.float32))
show(lambda: ops.Conv2D(5, 3)(x, w))
show(lambda: ops.Conv2D(4, 2)(x, w))
show(lambda: ops.Conv2D(4, 3)(x[0], w))
show(lambda: ops.Conv2D(4, 3, group=3)(x, w))
show(lambda: ops.Conv2D(4, 3)(x.astype(ms.float16), w))
show(lambda: ops.Conv2D(4, 3)(x, Tensor(np.ones((4, 2, 3, 3), np.float32))))
show(lambda: ops.Conv2D(4, 3, pad_mode="foo"))
show(lambda: ops.Conv2D(4, 3, pad_mode="valid", pad=1))
show(lambda: ops.Conv2D(4, 7)(x, Tensor(np.ones((4, 3, 7, 7), np.float32))))

# expect: RuntimeError For 'Conv2D', 'w_shape[0]' must be equal to 'out_channel', but got 'w_shape[0]': 4, 'out_channel': 5.
# expect: RuntimeError For 'Conv2D', 'w_shape[2]' must be equal to 'kernel_size[0]', but got 'w_shape[2]': 3, 'kernel_size[0]': 2.
# expect: ValueError For primitive[Conv2D], the x shape size must be equal to 4, but got 3.
# expect: RuntimeError For 'Conv2D', 'C_in' of input 'x' shape divide by parameter 'group' must be equal to 'C_in' of input 'weight' shape: 3, but got 'C_in' of input 'x' shape: 3, and 'group': 3.
# expect: TypeError For primitive[Conv2D], the input type must be same.
# expect: RuntimeError For 'Conv2D', 'C_in' of input 'x' shape divide by parameter 'group' must be equal to 'C_in' of input 'weight' shape: 2, but got 'C_in' of input 'x' shape: 3, and 'group': 1.
# expect: ValueError For 'Conv2D', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got 'foo'.
# expect: ValueError For 'Conv2D', the 'pad' must be zero when 'pad_mode' is not 'pad', but got 'pad': 1 and 'pad_mode': valid.
# expect: ValueError For 'Conv2d', input shape's h and w after padding must be greater than or equal to kernel_size's h and w respectively.
