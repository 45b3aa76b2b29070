from mindspore import Tensor, ops

print(ops.clip_by_value([Tensor([1.0, 5.0])], 2, 3))
print(ops.clip_by_value((Tensor([1.0, 5.0]),), 2, 3))
print(ops.cartesian_prod(Tensor([1, 2])))
print(ops.diag(Tensor([1.0, float("inf")])), ops.diag(Tensor([3, 4])))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]),)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]),)
# expect: [[1]
# expect:  [2]]
# expect: [[ 1.  0.]
# expect:  [ 0. inf]] [[3 0]
# expect:  [0 4]]
