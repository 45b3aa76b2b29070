# A view of an argument stays one: a write to either is seen in the other, captured or not.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def base():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


views = {"T": lambda x: x.T, "split": lambda x: ops.split(x, 1)[1], "broadcast_to": lambda x: x.broadcast_to((2, 2, 3)),
         "slice": lambda x: ops.slice(x, (0, 1), (2, 2)), "T of a row": lambda x: x[0:1].T, "reshape": lambda x: x.reshape(3, 2)}
for name, view in views.items():
    def writes_view(x):
        y = view(x)
        y[0] = 7.0
        return y * 2

    def writes_base(x):
        y = view(x)
        x[0] = 7.0
        return y * 2

    def returns_view(x):
        return view(x), x + 1

    agree = []
    for function in (writes_view, writes_base):
        eager, captured = base(), base()
        results = function(eager), ms.jit(function, capture_mode="bytecode")(captured)
        agree += [bool((results[0] == results[1]).all()), bool((eager == captured).all())]
    x = base()
    y = ms.jit(returns_view, capture_mode="bytecode")(x)[0]
    x[0] = 9.0
    print(name, agree, bool((y == view(x)).all()))

# expect: T [True, True, True, True] True
# expect: split [True, True, True, True] True
# expect: broadcast_to [True, True, True, True] True
# expect: slice [True, True, True, True] True
# expect: T of a row [True, True, True, True] True
# expect: reshape [True, True, True, True] True
