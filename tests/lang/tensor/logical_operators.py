from mindspore import Tensor, ops

p, q = Tensor([True, True, False, False]), Tensor([True, False, True, False])
print(ops.logical_and(p, q), ops.logical_or(p, q), ops.logical_xor(p, q), ops.logical_not(p), p.logical_and(q), ops.logical_not(Tensor([0.0, 2.0])), p.all(), p.any(), ops.all(q), ops.any(Tensor([[False, True], [False, False]]), 1))

# expect: [ True False False False] [ True  True  True False] [False  True  True False] [False False  True  True] [ True False False False] [ True False] False True False [ True False]
