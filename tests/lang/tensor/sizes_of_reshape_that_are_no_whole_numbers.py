# reshape() reads its sizes by itself: what is no whole number ends in an error of its own; what follows a tuple counts for nothing.
import numpy as np
from mindspore import Tensor

rows = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
for call in (lambda: rows.reshape(2, 1.5), lambda: rows.reshape((2, 1.5)), lambda: rows.reshape(3, "a"), lambda: rows.reshape(3, (2,)),
             lambda: rows.reshape((3, None)), lambda: rows.reshape(True), lambda: rows.reshape((3, 2), "C"), lambda: rows.reshape([6]),
             lambda: rows.reshape(4), lambda: rows.reshape()):
    try:
        print(call().shape)
    except (RuntimeError, TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split("\n")[0])
# expect: RuntimeError Unknown param type:0
# expect: RuntimeError Unknown param type:0
# expect: RuntimeError Unknown param type:0
# expect: RuntimeError Unknown param type:0
# expect: RuntimeError Unknown param type:0
# expect: RuntimeError Unknown param type:0
# expect: (3, 2)
# expect: (6,)
# expect: ValueError The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3}, and out_shape: [const vector]{4}
# expect: TypeError reshape() missing 1 required positional argument: shape.
