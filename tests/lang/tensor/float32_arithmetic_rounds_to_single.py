from mindspore import Tensor

x = Tensor([0.1, 0.2, 16777216.0])
y = Tensor([0.2, 0.4, 1.0])
print(repr(x + y), repr(x * y), repr(x / 3), repr(x * 0.1), (x + y).asnumpy().tolist())

# expect: Tensor(shape=[3], dtype=Float32, value= [ 3.00000012e-01,  6.00000024e-01,  1.67772160e+07]) Tensor(shape=[3], dtype=Float32, value= [ 2.00000014e-02,  8.00000057e-02,  1.67772160e+07]) Tensor(shape=[3], dtype=Float32, value= [ 3.33333351e-02,  6.66666701e-02,  5.59240550e+06]) Tensor(shape=[3], dtype=Float32, value= [ 1.00000007e-02,  2.00000014e-02,  1.67772162e+06]) [0.30000001192092896, 0.6000000238418579, 16777216.0]
