# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, op):
        super().__init__()
        self.op = op

    def construct(self, x):
        return self.op(x)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for dtype in (ms.int8, ms.int16, ms.int32, ms.int64, ms.float32, ms.float64):
        x = Tensor(np.arange(-5, 7)).astype(dtype)
        sens = Tensor(np.arange(1, 13)).astype(dtype)
        for op in (ops.HSwish(), ops.HSigmoid()):
            found = Net(op)(x)
            slope = ops.GradOperation(sens_param=True)(Net(op))(x, sens)
            print(op.name, found.dtype, found.asnumpy().tolist(), slope.dtype, slope.asnumpy().tolist())

ms.set_context(mode=ms.PYNATIVE_MODE)
for call in (lambda: ops.HSwish()(), lambda: ops.HSigmoid()(x, x), lambda: ops.HSwish(1), lambda: ops.operations.Fmax(1),
             lambda: ops.operations.BesselI0(x=1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: HSwish Int8 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int8 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int8 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int8 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int16 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int16 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int16 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int16 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int32 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int32 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int32 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int32 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int64 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int64 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int64 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int64 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Float32 [0.0, 0.0, 0.0, -0.3333333432674408, -0.3333333432674408, 0.0, 0.6666666865348816, 1.6666666269302368, 3.0, 4.0, 5.0, 6.0] Float32 [0.0, 0.0, -1.5, -0.6666666865348816, 0.8333333134651184, 3.0, 5.833333492279053, 9.333333015441895, 13.5, 10.0, 11.0, 12.0]
# expect: HSigmoid Float32 [0.0, 0.0, 0.0, 0.1666666716337204, 0.3333333432674408, 0.5, 0.6666666865348816, 0.8333333134651184, 1.0, 1.0, 1.0, 1.0] Float32 [0.0, 0.0, 0.0, 0.6666666865348816, 0.8333333134651184, 1.0, 1.1666666269302368, 1.3333333730697632, 0.0, 0.0, 0.0, 0.0]
# expect: HSwish Float64 [0.0, 0.0, 0.0, -0.3333333333333333, -0.3333333333333333, 0.0, 0.6666666666666666, 1.6666666666666667, 3.0, 4.0, 5.0, 6.0] Float64 [0.0, 0.0, -1.5, -0.6666666666666666, 0.8333333333333334, 3.0, 5.833333333333333, 9.333333333333334, 13.5, 10.0, 11.0, 12.0]
# expect: HSigmoid Float64 [0.0, 0.0, 0.0, 0.16666666666666666, 0.3333333333333333, 0.5, 0.6666666666666666, 0.8333333333333334, 1.0, 1.0, 1.0, 1.0] Float64 [0.0, 0.0, 0.0, 0.6666666666666666, 0.8333333333333334, 1.0, 1.1666666666666667, 1.3333333333333333, 0.0, 0.0, 0.0, 0.0]
# expect: HSwish Int8 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int8 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int8 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int8 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int16 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int16 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int16 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int16 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int32 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int32 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int32 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int32 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Int64 [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 5, 6] Int64 [0, 0, -1, 0, 0, 3, 5, 9, 13, 10, 11, 12]
# expect: HSigmoid Int64 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1] Int64 [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
# expect: HSwish Float32 [0.0, 0.0, 0.0, -0.3333333432674408, -0.3333333432674408, 0.0, 0.6666666865348816, 1.6666666269302368, 3.0, 4.0, 5.0, 6.0] Float32 [0.0, 0.0, -1.5, -0.6666666865348816, 0.8333333134651184, 3.0, 5.833333492279053, 9.333333015441895, 13.5, 10.0, 11.0, 12.0]
# expect: HSigmoid Float32 [0.0, 0.0, 0.0, 0.1666666716337204, 0.3333333432674408, 0.5, 0.6666666865348816, 0.8333333134651184, 1.0, 1.0, 1.0, 1.0] Float32 [0.0, 0.0, 0.0, 0.6666666865348816, 0.8333333134651184, 1.0, 1.1666666269302368, 1.3333333730697632, 0.0, 0.0, 0.0, 0.0]
# expect: HSwish Float64 [0.0, 0.0, 0.0, -0.3333333333333333, -0.3333333333333333, 0.0, 0.6666666666666666, 1.6666666666666667, 3.0, 4.0, 5.0, 6.0] Float64 [0.0, 0.0, -1.5, -0.6666666666666666, 0.8333333333333334, 3.0, 5.833333333333333, 9.333333333333334, 13.5, 10.0, 11.0, 12.0]
# expect: HSigmoid Float64 [0.0, 0.0, 0.0, 0.16666666666666666, 0.3333333333333333, 0.5, 0.6666666666666666, 0.8333333333333334, 1.0, 1.0, 1.0, 1.0] Float64 [0.0, 0.0, 0.0, 0.6666666666666666, 0.8333333333333334, 1.0, 1.1666666666666667, 1.3333333333333333, 0.0, 0.0, 0.0, 0.0]
# expect: TypeError HSwish.__call__() missing 1 required positional argument: 'input'
# expect: TypeError HSigmoid.__call__() takes 2 positional arguments but 3 were given
# expect: TypeError too many positional arguments
# expect: TypeError too many positional arguments
# expect: TypeError got an unexpected keyword argument 'x'
