from mindspore import Tensor

nan, inf = float("nan"), float("inf")
for v in ([nan, inf, -inf, 1.0], [nan], [inf, -inf], [[nan, 1.0], [2.0, inf]], [1e10, nan]):
    print(Tensor(v))
    print(repr(Tensor(v)))

# expect: [ nan  inf -inf   1.]
# expect: Tensor(shape=[4], dtype=Float32, value= [            nan,             inf,            -inf,  1.00000000e+00])
# expect: [nan]
# expect: Tensor(shape=[1], dtype=Float32, value= [            nan])
# expect: [ inf -inf]
# expect: Tensor(shape=[2], dtype=Float32, value= [            inf,            -inf])
# expect: [[nan  1.]
# expect:  [ 2. inf]]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[            nan,  1.00000000e+00],
# expect:  [ 2.00000000e+00,             inf]])
# expect: [1.e+10    nan]
# expect: Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+10,             nan])
