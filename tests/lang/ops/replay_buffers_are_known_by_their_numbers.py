# tolerance: 1e-4
# Rows, places and weights of replay buffers on the host, in eager calls and in graphs. What is drawn is chance; what is printed is not.
import numpy as np
import mindspore as ms
import mindspore.ops.operations._rl_inner_ops as rl
from mindspore import nn, Tensor

shapes, dtypes = ((3,), (1,)), (ms.float32, ms.int32)


def row(i):
    return Tensor(np.full(3, i, np.float32)), Tensor(np.array([i], np.int32))


class Priority(nn.Cell):
    def __init__(self, handle):
        super().__init__()
        self.push_op = rl.PriorityReplayBufferPush(handle)
        self.sample_op = rl.PriorityReplayBufferSample(handle, 4, shapes, dtypes)
        self.update_op = rl.PriorityReplayBufferUpdate(handle)

    @ms.jit
    def push(self, x, y):
        return self.push_op(x, y)

    @ms.jit
    def sample(self, beta):
        return self.sample_op(beta)

    @ms.jit
    def update(self, places, priorities):
        return self.update_op(places, priorities)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    handle = int(rl.PriorityReplayBufferCreate(8, 1.0, shapes, dtypes, 0, 42 + mode)().asnumpy()[0])
    buffer = Priority(handle)
    for i in range(6):
        buffer.push(*row(i))
    places, weights, x, y = buffer.sample(Tensor(0.4, ms.float32))
    print(places.dtype, places.shape, weights.asnumpy(), x.shape, x.dtype, y.shape, y.dtype)
    print((x.asnumpy()[:, 0] == places.asnumpy()).all(), (y.asnumpy()[:, 0] == places.asnumpy()).all(), len(set(places.asnumpy().tolist())) > 2)
    buffer.update(Tensor([0, 1, 2, 3, 4, 5], ms.int64), Tensor([1e6, 1.0, 1.0, 1.0, 1.0, 0.5], ms.float32))
    places, weights, x, y = buffer.sample(Tensor(0.5, ms.float32))
    print(places, weights * 1000, y.asnumpy().ravel())
    print(rl.PriorityReplayBufferDestroy(handle)().shape)
    handle = int(rl.ReservoirReplayBufferCreate(4, shapes, dtypes, 0, 42 + mode)().asnumpy()[0])
    push = rl.ReservoirReplayBufferPush(handle)
    for i in range(4):
        push(*row(i))
    x, y = rl.ReservoirReplayBufferSample(handle, 4, shapes, dtypes)()
    print(set(y.asnumpy().ravel().tolist()) <= {0, 1, 2, 3}, (x.asnumpy()[:, 0] == y.asnumpy()[:, 0]).all(), x.dtype, y.dtype)
    rl.ReservoirReplayBufferDestroy(handle)()
for options in ({"capacity": 0}, {"alpha": 2.0}, {"shapes": 1}, {"seed0": -1}):
    try:
        rl.PriorityReplayBufferCreate(**{"capacity": 4, "alpha": 0.5, "shapes": shapes, "dtypes": dtypes, "seed0": 0, "seed1": 1, **options})
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])
ms.set_context(mode=ms.PYNATIVE_MODE)
for make in (lambda: rl.PriorityReplayBufferPush(-1), lambda: rl.PriorityReplayBufferSample(0, 0, shapes, dtypes),
             lambda: rl.PriorityReplayBufferPush(99)(Tensor([1.0])), lambda: rl.ReservoirReplayBufferPush(99)(Tensor([1.0]))):
    try:
        make()
    except (RuntimeError, ValueError) as e:
        print(type(e).__name__, [line for line in str(e).split("\n") if line.strip()][0])
# expect: Int64 (4,) [1. 1. 1. 1.] (4, 3) Float32 (4, 1) Int32
# expect: True True True
# expect: [0 0 0 0] [0.70710677 0.70710677 0.70710677 0.70710677] [0 0 0 0]
# expect: (1,)
# expect: True True Float32 Int32
# expect: Int64 (4,) [1. 1. 1. 1.] (4, 3) Float32 (4, 1) Int32
# expect: True True True
# expect: [0 0 0 0] [0.70710677 0.70710677 0.70710677 0.70710677] [0 0 0 0]
# expect: (1,)
# expect: True True Float32 Int32
# expect: ValueError For 'PriorityReplayBufferCreate', the 'capacity' must be int and must >= 1, but got '0' with type 'int'.
# expect: ValueError The input value must be in range of [0.0, 1.0], but got 2.0 with type 'float'.
# expect: TypeError For 'PriorityReplayBufferCreate', the type of 'shape of init data' should be one of '['tuple', 'list']', but got type 'int'.
# expect: ValueError For 'PriorityReplayBufferCreate', the 'seed0' must be int and must >= 0, but got '-1' with type 'int'.
# expect: ValueError For 'PriorityReplayBufferPush', the 'handle' must be int and must >= 0, but got '-1' with type 'int'.
# expect: ValueError For 'PriorityReplayBufferSample', the 'batch_size' must be int and must >= 1, but got '0' with type 'int'.
# expect: RuntimeError Replay buffer with handle 99 not exist.
# expect: RuntimeError Replay buffer with handle 99 not exist.
