# RNN, LSTM and GRU compute in the operand's dtype, whatever their weights have; the states must have it too.
import numpy as np
import mindspore as ms
from mindspore import nn, Tensor

def parts(out):
    return [out] if isinstance(out, Tensor) else [part for each in out for part in parts(each)]

x = Tensor(np.full((3, 2, 4), 0.5, np.float16))
for layer in (nn.RNN, nn.LSTM, nn.GRU):
    for bidirectional in (False, True):
        net = layer(4, 3, bidirectional=bidirectional)
        for parameter in net.get_parameters():
            parameter.set_data(Tensor(np.full(parameter.shape, 0.25, np.float32)))
        print(layer.__name__, [(part.shape, str(part.dtype), float(np.round(part.asnumpy().astype(np.float64).sum())))
                               for part in parts(net(x))])
    state = Tensor(np.ones((1, 2, 3), np.float32))
    try:
        layer(4, 3)(x, (state, state) if layer is nn.LSTM else state)
    except TypeError as error:
        print(str(error).split("\n")[0])

# expect: RNN [((3, 2, 3), 'Float16', 16.0), ((1, 2, 3), 'Float16', 6.0)]
# expect: RNN [((3, 2, 6), 'Float16', 31.0), ((2, 2, 3), 'Float16', 11.0)]
# expect: For 'RNN', the type of 'hx' should be same as 'x', but got 'x' with type Float16 and 'hx' with type Float32.
# expect: LSTM [((3, 2, 3), 'Float16', 10.0), ((1, 2, 3), 'Float16', 5.0), ((1, 2, 3), 'Float16', 10.0)]
# expect: LSTM [((3, 2, 6), 'Float16', 21.0), ((2, 2, 3), 'Float16', 9.0), ((2, 2, 3), 'Float16', 20.0)]
# expect: For 'LSTM', the type of 'hx[0]' should be same as 'x', but got 'x' with type Float16 and 'hx[0]' with type Float32.
# expect: GRU [((3, 2, 3), 'Float16', 6.0), ((1, 2, 3), 'Float16', 3.0)]
# expect: GRU [((3, 2, 6), 'Float16', 12.0), ((2, 2, 3), 'Float16', 5.0)]
# expect: For 'GRU', the type of 'hx' should be same as 'x', but got 'x' with type Float16 and 'hx' with type Float32.
