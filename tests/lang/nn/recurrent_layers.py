# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor


def fill(cell):
    """Weights that do not depend on a generator."""
    for number, p in enumerate(cell.get_parameters()):
        p.set_data(Tensor(np.sin(np.arange(p.size) * 0.37 + number).reshape(p.shape).astype(np.float32) * 0.5))
    return cell


x = Tensor(np.cos(np.arange(30) * 0.3).reshape(5, 2, 3).astype(np.float32))
for make in (lambda: nn.RNN(3, 4), lambda: nn.LSTM(3, 4, 2), lambda: nn.GRU(3, 4, bidirectional=True, batch_first=False),
             lambda: nn.RNN(3, 4, nonlinearity="relu", has_bias=False)):
    net = fill(make())
    print(net, [(p.name, p.shape) for p in net.get_parameters()])
    out, last = net(x)
    print(out.shape, out[-1], last)
h, c = Tensor(np.full((2, 2, 4), 0.1, np.float32)), Tensor(np.full((2, 2, 4), -0.2, np.float32))
net = fill(nn.LSTM(3, 4, 2, batch_first=True))
print(net(ops.swapaxes(x, 0, 1), (h, c))[1])
for cell, state in ((nn.RNNCell(3, 4), h[0]), (nn.LSTMCell(3, 4), (h[0], c[0])), (nn.GRUCell(3, 4), h[0])):
    print(cell, fill(cell)(x[0], state))
net = fill(nn.GRU(3, 4))
weights = net.trainable_params()
print(ms.grad(lambda a: (net(a)[0] ** 2).sum(), None, weights)(x)[2])


class Wrapped(nn.Cell):
    def __init__(self):
        super().__init__()
        self.lstm = fill(nn.LSTM(3, 4))

    def construct(self, x):
        out, (h, c) = self.lstm(x)
        return out.sum() + h.sum() * c.sum()


wrapped = Wrapped()
eager = wrapped(x)
ms.set_context(mode=ms.GRAPH_MODE)
print(eager, wrapped(x))

# expect: RNN(
# expect:   (rnn): _DynamicRNNTanh()
# expect:   (dropout_op): Dropout(p=0.0)
# expect: ) [('weight_ih_l0', (4, 3)), ('weight_hh_l0', (4, 4)), ('bias_ih_l0', (4,)), ('bias_hh_l0', (4,))]
# expect: (5, 2, 4) [[ 0.8577961   0.80697834 -0.3385036  -0.79616696]
# expect:  [ 0.67288965  0.07223603 -0.72666514 -0.53526473]] [[[ 0.8577961   0.80697834 -0.3385036  -0.79616696]
# expect:   [ 0.67288965  0.07223603 -0.72666514 -0.53526473]]]
# expect: LSTM(
# expect:   (rnn): _DynamicLSTMCPUGPU()
# expect:   (dropout_op): Dropout(p=0.0)
# expect: ) [('weight_ih_l0', (16, 3)), ('weight_ih_l1', (16, 4)), ('weight_hh_l0', (16, 4)), ('weight_hh_l1', (16, 4)), ('bias_ih_l0', (16,)), ('bias_ih_l1', (16,)), ('bias_hh_l0', (16,)), ('bias_hh_l1', (16,))]
# expect: (5, 2, 4) [[ 0.15409307  0.09755121 -0.08955959 -0.17371391]
# expect:  [ 0.17950451  0.10518952 -0.09740982 -0.17580424]] (Tensor(shape=[2, 2, 4], dtype=Float32, value=
# expect: [[[ 2.63003320e-01, -1.01487264e-02, -7.42440149e-02,  4.44802046e-02],
# expect:   [ 1.58600211e-01,  1.57589298e-02,  5.30980974e-02,  5.11347689e-02]],
# expect:  [[ 1.54093072e-01,  9.75512117e-02, -8.95595923e-02, -1.73713908e-01],
# expect:   [ 1.79504514e-01,  1.05189517e-01, -9.74098220e-02, -1.75804242e-01]]]), Tensor(shape=[2, 2, 4], dtype=Float32, value=
# expect: [[[ 4.65152800e-01, -1.75530352e-02, -1.87245801e-01,  1.68245882e-01],
# expect:   [ 5.08950830e-01,  4.53844070e-02,  1.15134001e-01,  9.56148058e-02]],
# expect:  [[ 4.07818526e-01,  2.40238458e-01, -2.49131277e-01, -5.55697322e-01],
# expect:   [ 4.66199249e-01,  2.56925166e-01, -2.82183886e-01, -5.77124536e-01]]]))
# expect: GRU(
# expect:   (rnn): _DynamicGRUCPUGPU()
# expect:   (dropout_op): Dropout(p=0.0)
# expect: ) [('weight_ih_l0', (12, 3)), ('weight_ih_l0_reverse', (12, 3)), ('weight_hh_l0', (12, 4)), ('weight_hh_l0_reverse', (12, 4)), ('bias_ih_l0', (12,)), ('bias_ih_l0_reverse', (12,)), ('bias_hh_l0', (12,)), ('bias_hh_l0_reverse', (12,))]
# expect: (5, 2, 8) [[ 0.63903683 -0.01177227  0.01270452  0.23622711  0.02906552 -0.08754808
# expect:   -0.01833777  0.09819965]
# expect:  [ 0.5971072   0.18181747  0.45497862  0.19064485  0.24617672  0.35652962
# expect:   -0.00132954 -0.299606  ]] [[[ 0.63903683 -0.01177227  0.01270452  0.23622711]
# expect:   [ 0.5971072   0.18181747  0.45497862  0.19064485]]
# expect:
# expect:  [[-0.05344659  0.18067431 -0.00555628 -0.05901128]
# expect:   [ 0.22332679  0.24265796 -0.01479851 -0.1791563 ]]]
# expect: RNN(
# expect:   (rnn): _DynamicRNNRelu()
# expect:   (dropout_op): Dropout(p=0.0)
# expect: ) [('weight_ih_l0', (4, 3)), ('weight_hh_l0', (4, 4))]
# expect: (5, 2, 4) [[1.1098014  0.79190063 0.         0.        ]
# expect:  [0.89835894 0.         0.         0.        ]] [[[1.1098014  0.79190063 0.         0.        ]
# expect:   [0.89835894 0.         0.         0.        ]]]
# expect: (Tensor(shape=[2, 2, 4], dtype=Float32, value=
# expect: [[[ 2.56278187e-01, -1.27820512e-02, -7.67310485e-02,  3.80238518e-02],
# expect:   [ 1.51229188e-01,  1.28114913e-02,  5.23424000e-02,  4.47712317e-02]],
# expect:  [[ 1.31401330e-01,  9.30258110e-02, -8.62608775e-02, -1.74657196e-01],
# expect:   [ 1.53123781e-01,  9.90055352e-02, -9.37444791e-02, -1.75954953e-01]]]), Tensor(shape=[2, 2, 4], dtype=Float32, value=
# expect: [[[ 4.54029977e-01, -2.21439358e-02, -1.92320615e-01,  1.42839998e-01],
# expect:   [ 4.87057269e-01,  3.70443501e-02,  1.12622075e-01,  8.33054557e-02]],
# expect:  [[ 3.47186327e-01,  2.28773683e-01, -2.36349389e-01, -5.57429254e-01],
# expect:   [ 3.95702899e-01,  2.41206005e-01, -2.66840518e-01, -5.75768232e-01]]]))
# expect: RNNCell() [[ 0.82086337  0.9178431   0.42778498 -0.80945027]
# expect:  [ 0.66282475  0.63380134  0.08277398 -0.55861366]]
# expect: LSTMCell() (Tensor(shape=[2, 4], dtype=Float32, value=
# expect: [[-1.79314509e-01, -5.63163936e-01, -3.58176231e-01, -3.48224901e-02],
# expect:  [-1.93668216e-01, -3.14095348e-01, -2.45346770e-01, -4.40336503e-02]]), Tensor(shape=[2, 4], dtype=Float32, value=
# expect: [[-2.12004140e-01, -7.58660793e-01, -6.31743670e-01, -9.82950777e-02],
# expect:  [-2.69166470e-01, -4.15480107e-01, -3.70638609e-01, -7.95659870e-02]]))
# expect: GRUCell() [[-0.18876424 -0.6508588  -0.43216214  0.02977964]
# expect:  [-0.1958029  -0.39038855 -0.38954648 -0.03786968]]
# expect: [ 0.37924057  0.16466413  0.05401134  0.39894843 -0.5864539  -0.84233665
# expect:  -1.4168322  -0.06536631 -7.210398   -3.5405197  -0.8980121   2.2506187 ]
# expect: -3.4667985 -3.4667985
