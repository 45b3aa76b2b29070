# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, Parameter, ParameterTuple, nn, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([2., 2., 2.], np.float32)), name="w")
        self.b = Parameter(Tensor(np.array([1., 1., 1.], np.float32)), name="b")

    def construct(self, a, b):
        return a * self.w * b + self.b


net = Net()
sens = Tensor(np.array([1., 10., 100.], np.float32))
for get_all in (False, True):
    for get_by_list in (False, True):
        for sens_param in (False, True):
            operation = ops.GradOperation(get_all=get_all, get_by_list=get_by_list, sens_param=sens_param)
            function = operation(net, ParameterTuple(net.trainable_params())) if get_by_list else operation(net)
            print(get_all, get_by_list, sens_param)
            print(function(x, y, sens) if sens_param else function(x, y))
print(ops.GradOperation(get_by_list=True)(net)(x, y))
print(ops.GradOperation(get_by_list=True)(net, net.w)(x, y))
print(ops.GradOperation(get_all=True)(lambda a, b: a * b)(x, 2.0))
print(ops.GradOperation(sens_param=True)(lambda a, b: (a * b, a + b))(x, y, (sens, sens * 2)))
print(ops.GradOperation(sens_param=True)(lambda a, b: a * b)(x, y, 2.0))

# expect: False False False
# expect: [ 8. 10. 12.]
# expect: False False True
# expect: [   8.  100. 1200.]
# expect: False True False
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: False True True
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+02,  1.80000000e+03]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+01,  1.00000000e+02]))
# expect: True False False
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: True False True
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+02,  1.20000000e+03]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+01,  6.00000000e+02]))
# expect: True True False
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: True True True
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+02,  1.20000000e+03]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+01,  6.00000000e+02])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+02,  1.80000000e+03]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+01,  1.00000000e+02])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: [ 4. 10. 18.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]),)
# expect: [  6.  70. 800.]
# expect: [ 8. 10. 12.]
