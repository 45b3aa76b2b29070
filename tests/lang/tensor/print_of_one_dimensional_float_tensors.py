from mindspore import Tensor

for v in ([1.0, 2.0, 3.0], [1.5, -2.25, 1000.125], [1e-5, 1.0, 1e5], [1e-10, 1.0, 1e10], [-1.0, 2.0], [0.1, 1 / 3], [1.0], [1e16, 1.0], [123456.789, 0.5], [0.0, -0.0]):
    print(Tensor(v))
    print(repr(Tensor(v)))

# expect: [1. 2. 3.]
# expect: Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])
# expect: [   1.5     -2.25  1000.125]
# expect: Tensor(shape=[3], dtype=Float32, value= [ 1.50000000e+00, -2.25000000e+00,  1.00012500e+03])
# expect: [1.e-05 1.e+00 1.e+05]
# expect: Tensor(shape=[3], dtype=Float32, value= [ 9.99999975e-06,  1.00000000e+00,  1.00000000e+05])
# expect: [1.e-10 1.e+00 1.e+10]
# expect: Tensor(shape=[3], dtype=Float32, value= [ 1.00000001e-10,  1.00000000e+00,  1.00000000e+10])
# expect: [-1.  2.]
# expect: Tensor(shape=[2], dtype=Float32, value= [-1.00000000e+00,  2.00000000e+00])
# expect: [0.1        0.33333334]
# expect: Tensor(shape=[2], dtype=Float32, value= [ 1.00000001e-01,  3.33333343e-01])
# expect: [1.]
# expect: Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])
# expect: [1.e+16 1.e+00]
# expect: Tensor(shape=[2], dtype=Float32, value= [ 1.00000003e+16,  1.00000000e+00])
# expect: [1.2345679e+05 5.0000000e-01]
# expect: Tensor(shape=[2], dtype=Float32, value= [ 1.23456789e+05,  5.00000000e-01])
# expect: [ 0. -0.]
# expect: Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00, -0.00000000e+00])
