# Outside a recorder, what only moves elements is a view: a write to the base is seen in it, and a write to a part of it
# in the base.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops


def base():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


views = {
    "T": lambda x: x.T, "transpose": lambda x: ops.transpose(x, (1, 0)), "swapaxes": lambda x: x.swapaxes(0, 1),
    "permute": lambda x: x.permute(1, 0), "movedim": lambda x: x.movedim(0, 1), "split": lambda x: ops.split(x, 1)[1],
    "chunk": lambda x: mint.chunk(x, 3, 1)[2], "unbind": lambda x: ops.unbind(x)[1], "hsplit": lambda x: ops.hsplit(x, 3)[1],
    "broadcast_to": lambda x: x.broadcast_to((2, 2, 3)), "narrow": lambda x: x.narrow(1, 1, 2),
    "slice": lambda x: ops.slice(x, (0, 1), (2, 2)), "unsqueeze of T": lambda x: x.T.unsqueeze(0),
    "squeeze of slice": lambda x: x[:, 1:2].squeeze(1), "None": lambda x: x[None].view(2, 3), "view": lambda x: x.view(3, 2),
}
for name, make in views.items():
    x = base()
    view = make(x)
    x[1] = 50.0
    seen = view.asnumpy().tolist()
    x = base()
    part = make(x)
    part[0:1] = 7.0
    print(name, view.shape, view.is_contiguous(), view.asnumpy().flags.c_contiguous, view.stride(), seen, x.asnumpy().tolist())


@ms.jit
def scores(x):
    return ops.matmul(x, x.T) + x.T.sum()


x = base().T
print(scores(x), (x + 1).is_contiguous())
x = base()
print(ms.grad(lambda a: (a.T * ops.split(a, 1)[0].T).sum())(x))

# expect: T (3, 2) False True [1, 3] [[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]] [[7.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: transpose (3, 2) False True [1, 3] [[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]] [[7.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: swapaxes (3, 2) False True [1, 3] [[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]] [[7.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: permute (3, 2) False True [1, 3] [[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]] [[7.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: movedim (3, 2) False True [1, 3] [[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]] [[7.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: split (1, 3) True True [3, 1] [[50.0, 50.0, 50.0]] [[0.0, 1.0, 2.0], [7.0, 7.0, 7.0]]
# expect: chunk (2, 1) False True [3, 1] [[2.0], [50.0]] [[0.0, 1.0, 7.0], [3.0, 4.0, 5.0]]
# expect: unbind (3,) True True [1] [50.0, 50.0, 50.0] [[0.0, 1.0, 2.0], [7.0, 4.0, 5.0]]
# expect: hsplit (2, 1) False True [3, 1] [[1.0], [50.0]] [[0.0, 7.0, 2.0], [3.0, 4.0, 5.0]]
# expect: broadcast_to (2, 2, 3) False True [0, 3, 1] [[[0.0, 1.0, 2.0], [50.0, 50.0, 50.0]], [[0.0, 1.0, 2.0], [50.0, 50.0, 50.0]]] [[7.0, 7.0, 7.0], [7.0, 7.0, 7.0]]
# expect: narrow (2, 2) False True [3, 1] [[1.0, 2.0], [50.0, 50.0]] [[0.0, 7.0, 7.0], [3.0, 4.0, 5.0]]
# expect: slice (2, 2) False True [3, 1] [[1.0, 2.0], [50.0, 50.0]] [[0.0, 7.0, 7.0], [3.0, 4.0, 5.0]]
# expect: unsqueeze of T (1, 3, 2) False True [3, 1, 3] [[[0.0, 50.0], [1.0, 50.0], [2.0, 50.0]]] [[7.0, 7.0, 7.0], [7.0, 7.0, 7.0]]
# expect: squeeze of slice (2,) False True [3] [1.0, 50.0] [[0.0, 7.0, 2.0], [3.0, 4.0, 5.0]]
# expect: None (2, 3) True True [3, 1] [[0.0, 1.0, 2.0], [50.0, 50.0, 50.0]] [[7.0, 7.0, 7.0], [3.0, 4.0, 5.0]]
# expect: view (3, 2) True True [2, 1] [[0.0, 1.0], [2.0, 50.0], [50.0, 50.0]] [[7.0, 7.0, 2.0], [3.0, 4.0, 5.0]]
# expect: [[24. 27. 30.]
# expect:  [27. 32. 37.]
# expect:  [30. 37. 44.]] True
# expect: [[3. 6. 9.]
# expect:  [0. 1. 2.]]
