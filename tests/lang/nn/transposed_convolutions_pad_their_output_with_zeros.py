# tolerance: 2e-4
# nn.Conv2dTranspose with output_padding; LayerNorm's axes
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


def data(*shape):
    return Tensor(np.sin(np.arange(int(np.prod(shape)))).reshape(shape).astype(np.float32))


def show(run):
    try:
        print(run())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


def layer(**options):
    return nn.Conv2dTranspose(1, 2, 2, stride=2, pad_mode="pad", weight_init="ones", has_bias=True, bias_init="ones", **options)


x = data(1, 1, 2, 2)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    show(lambda: layer(output_padding=1)(x)[0, 1])
    show(lambda: layer(output_padding=(1, 0), padding=1)(x)[0, 0])
    show(lambda: layer(output_padding=(0, 0))(x).shape)
    padded = layer(output_padding=1)

    def total(v):
        return padded(v).sum()

    print(ms.grad(total)(x))
ms.set_context(mode=ms.PYNATIVE_MODE)
show(lambda: layer(output_padding=2)(x))
show(lambda: layer(output_padding=-1)(x))
show(lambda: layer(output_padding=(0, 2))(x))
show(lambda: nn.Conv2dTranspose(1, 2, 2, stride=2, pad_mode="same", output_padding=1)(x))
show(lambda: nn.LayerNorm((2, 2), -2, -2)(x))
show(lambda: nn.LayerNorm((2,), -1, -1)(x))
show(lambda: nn.LayerNorm((2, 2), 2, 2)(x).shape)

# expect: [[1.        1.        1.841471  1.841471  0.       ]
# expect:  [1.        1.        1.841471  1.841471  0.       ]
# expect:  [1.9092975 1.9092975 1.14112   1.14112   0.       ]
# expect:  [1.9092975 1.9092975 1.14112   1.14112   0.       ]
# expect:  [0.        0.        0.        0.        0.       ]]
# expect: [[1.        1.841471 ]
# expect:  [1.9092975 1.14112  ]
# expect:  [0.        0.       ]]
# expect: (1, 2, 4, 4)
# expect: [[[[8. 8.]
# expect:    [8. 8.]]]]
# expect: [[1.        1.        1.841471  1.841471  0.       ]
# expect:  [1.        1.        1.841471  1.841471  0.       ]
# expect:  [1.9092975 1.9092975 1.14112   1.14112   0.       ]
# expect:  [1.9092975 1.9092975 1.14112   1.14112   0.       ]
# expect:  [0.        0.        0.        0.        0.       ]]
# expect: [[1.        1.841471 ]
# expect:  [1.9092975 1.14112  ]
# expect:  [0.        0.       ]]
# expect: (1, 2, 4, 4)
# expect: [[[[8. 8.]
# expect:    [8. 8.]]]]
# expect: ValueError output_padding must be in range of [0, max(stride_h, dilation_h)).
# expect: ValueError output_padding must be in range of [0, max(stride_h, dilation_h)).
# expect: ValueError output_padding[1] must be in range of [0, max(stride_w, dilation_w)).
# expect: ValueError when output_padding is not zero, pad_mode must be 'pad'
# expect: RuntimeError For primitive[LayerNorm], input_x's rank is 4, while the 'begin_norm_axis' value should be in the range [-1, 4), but got -2
# expect: [[[[-0.9999997  0.9999997]
# expect:    [ 0.9999996 -0.9999996]]]]
# expect: (1, 1, 2, 2)
