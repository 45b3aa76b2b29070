# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops
import mindspore.ops.operations as P
from mindspore.ops.operations._rl_inner_ops import GRUV2

P.GRUV2 = GRUV2


def T(*shape, seed=0):
    k = np.arange(int(np.prod(shape)))
    return Tensor((((k * 37 + seed * 101 + 11) % 29 - 14) / 28).reshape(shape).astype("float32"))


def show(found):
    for part in found if isinstance(found, (tuple, list)) else (found,):
        print(" ", part.dtype, part.shape, [round(float(v), 4) for v in part.asnumpy().ravel()[:12].astype("float64")])

for name, call in [
    ('lstm', lambda: P.LSTM(3,2,1,True,False,0.0)(T(4,2,3),T(1,2,2,seed=1),T(1,2,2,seed=2),T(48,1,1,seed=3))[:3]),
    ('lstmnb', lambda: P.LSTM(3,2,1,False,False,0.0)(T(4,2,3),T(1,2,2,seed=1),T(1,2,2,seed=2),T(40,1,1,seed=3))[:3]),
    ('lstmbi', lambda: P.LSTM(3,2,1,True,True,0.0)(T(4,2,3),T(2,2,2,seed=1),T(2,2,2,seed=2),T(96,1,1,seed=3))[:3]),
    ('lstm2', lambda: P.LSTM(2,2,2,True,False,0.0)(T(4,2,2),T(2,2,2,seed=1),T(2,2,2,seed=2),T(80,1,1,seed=3))[:3]),
    ('gru', lambda: P.GRUV2(3,2,1,True,False,0.0)(T(4,2,3),T(1,2,2,seed=1),T(42,1,1,seed=3),Tensor([4,4],ms.int32))[:2]),
]:
    print(name)
    show(call())

# expect: lstm
# expect:   Float32 (4, 2, 2) [0.1048, -0.0372, 0.229, -0.1731, 0.2041, -0.1014, 0.2675, -0.094, 0.1984, -0.1603, 0.2258, -0.1605]
# expect:   Float32 (1, 2, 2) [0.219, -0.1543, 0.2432, -0.1556]
# expect:   Float32 (1, 2, 2) [0.4701, -0.2922, 0.5155, -0.3021]
# expect: lstmnb
# expect:   Float32 (4, 2, 2) [-0.0259, -0.0052, 0.1375, -0.1058, 0.0321, -0.0389, 0.0405, 0.0044, -0.0219, -0.0356, -0.0086, -0.0261]
# expect:   Float32 (1, 2, 2) [0.014, -0.0359, 0.0304, -0.0416]
# expect:   Float32 (1, 2, 2) [0.0305, -0.0756, 0.0646, -0.0898]
# expect: lstmbi
# expect:   Float32 (4, 2, 4) [-0.1313, 0.0577, -0.2037, -0.0062, 0.0137, -0.1829, -0.1624, -0.0203, -0.1452, -0.0582, -0.1639, 0.0151]
# expect:   Float32 (2, 2, 2) [-0.1921, -0.1295, -0.1968, -0.1416, -0.2037, -0.0062, -0.1624, -0.0203]
# expect:   Float32 (2, 2, 2) [-0.4275, -0.2413, -0.4284, -0.271, -0.3391, -0.0142, -0.2769, -0.0473]
# expect: lstm2
# expect:   Float32 (4, 2, 2) [0.0436, 0.0121, -0.0188, -0.2104, 0.1103, -0.1338, 0.0731, -0.235, 0.1344, -0.1847, 0.108, -0.2411]
# expect:   Float32 (2, 2, 2) [-0.0342, 0.3077, 0.0754, 0.1579, 0.1467, -0.2003, 0.1234, -0.2393]
# expect:   Float32 (2, 2, 2) [-0.0931, 0.5957, 0.1744, 0.3389, 0.3161, -0.3748, 0.2712, -0.4628]
# expect: gru
# expect:   Float32 (4, 2, 2) [0.0447, -0.2369, -0.1129, 0.0503, -0.0203, -0.2332, -0.2541, 0.1752, -0.2432, -0.1625, -0.3147, 0.0751]
# expect:   Float32 (1, 2, 2) [-0.1334, -0.1489, -0.1411, -0.0403]
