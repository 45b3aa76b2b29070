# enable_dynamic with Tensor(shape=[None, ...]): one graph for several shapes; what does not fit is an error.
import numpy as np
import mindspore as ms
from mindspore import Tensor, enable_dynamic, jit


@enable_dynamic(x=Tensor(shape=[None, 3], dtype=ms.float32))
@jit
def scale(x):
    return x * 2


def shown(call):
    try:
        print(call())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])


for rows in (2, 4, 5):
    print(scale(Tensor(np.ones((rows, 3), np.float32))).shape)
shown(lambda: scale(Tensor(np.ones((5, 4), np.float32))))
shown(lambda: scale(Tensor(np.ones((5, 3), np.int32))))
shown(lambda: enable_dynamic(x=3))
shown(lambda: enable_dynamic(x=Tensor(np.ones(3, np.float32))))

# expect: (2, 3)
# expect: (4, 3)
# expect: (5, 3)
# expect: ValueError When using decorator enable_dynamic, input tensor shape = (5, 4), dynamic tensor shape = (-1, 3), tensor shapes are not the same.
# expect: TypeError When using decorator enable_dynamic, input tensor dtype = Int32, dynamic tensor dtype = Float32, tensor dtypes are not the same.
# expect: TypeError The decorator enable_dynamic only supports Tensor or a tuple/list of Tensor, but the argument : x is type of:<class 'int'>.
# expect: TypeError When using decorator enable_dynamic, the shape of argument 'x' at least have one None.
# expect report: compiles scale 1
