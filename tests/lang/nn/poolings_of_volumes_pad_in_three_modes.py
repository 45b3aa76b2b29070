# Poolings of volumes in all three modes of padding.
import numpy as np
import mindspore as ms
from mindspore import nn, Tensor
x = Tensor(np.arange(2*5*5*5).reshape(1,2,5,5,5), ms.float32)
for k in (nn.MaxPool3d, nn.AvgPool3d):
    for kw in (dict(pad_mode='same'), dict(pad_mode='valid'), dict(pad_mode='pad', padding=1), dict(pad_mode='same', stride=2), dict(pad_mode='valid', stride=2), dict(pad_mode='pad', padding=(1,0,1), stride=2, ceil_mode=True)):
        try:
            o = k(**dict(dict(kernel_size=2), **kw))(x)
            print(k.__name__, kw, o.shape, o.sum(), o[0, 0, -1, -1, -1])
        except Exception as e:
            print(k.__name__, kw, type(e).__name__, str(e)[:200])

# expect: MaxPool3d {'pad_mode': 'same'} (1, 2, 5, 5, 5) 37325.0 124.0
# expect: MaxPool3d {'pad_mode': 'valid'} (1, 2, 4, 4, 4) 17920.0 124.0
# expect: MaxPool3d {'pad_mode': 'pad', 'padding': 1} (1, 2, 6, 6, 6) 58248.0 124.0
# expect: MaxPool3d {'pad_mode': 'same', 'stride': 2} (1, 2, 3, 3, 3) 7839.0 124.0
# expect: MaxPool3d {'pad_mode': 'valid', 'stride': 2} (1, 2, 2, 2, 2) 1992.0 93.0
# expect: MaxPool3d {'pad_mode': 'pad', 'padding': (1, 0, 1), 'stride': 2, 'ceil_mode': True} (1, 2, 3, 3, 3) 6903.0 124.0
# expect: AvgPool3d {'pad_mode': 'same'} (1, 2, 5, 5, 5) 23945.625 15.5
# expect: AvgPool3d {'pad_mode': 'valid'} (1, 2, 4, 4, 4) 15936.0 108.5
# expect: AvgPool3d {'pad_mode': 'pad', 'padding': 1} (1, 2, 6, 6, 6) 31125.0 15.5
# expect: AvgPool3d {'pad_mode': 'same', 'stride': 2} (1, 2, 3, 3, 3) 3890.625 15.5
# expect: AvgPool3d {'pad_mode': 'valid', 'stride': 2} (1, 2, 2, 2, 2) 1744.0 77.5
# expect: AvgPool3d {'pad_mode': 'pad', 'padding': (1, 0, 1), 'stride': 2, 'ceil_mode': True} (1, 2, 3, 3, 3) 4731.25 111.0
