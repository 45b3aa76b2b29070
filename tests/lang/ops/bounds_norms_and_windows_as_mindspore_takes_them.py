# The upper bound is applied last and in the dtype of the tensor; norms are of powers; a triangle is solved by its triangle alone.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.array([[-1.75, 0.5, -0.25], [1.25, 3.5, -0.5]], np.float32))
whole = Tensor(np.array([[-4, 3, 1], [2, 0, -7]], np.int32))
print(ops.clip_by_value(x, 1, -1), ops.clip_by_value(whole, 0.5), ops.clip_by_value(whole, None, 0.5), sep="\n")
print(ops.clip_by_norm(x, 1.0), ops.clip_by_norm(x, 0.5, float("inf")), ops.clip_by_norm(x, 1.0, 1.0), ops.clip_by_norm(whole, 1.0), sep="\n")
print(type(ops.clip_by_norm((x, x), 1.0)).__name__, type(ops.clip_by_norm([x], 1.0)).__name__, ops.clip_by_global_norm(x, 1.0).shape)


def said(call):
    try:
        print(call())
    except (ValueError, TypeError, RuntimeError) as error:
        print(type(error).__name__, str(error).split("\n\n---")[0].strip())


said(lambda: ops.clip_by_norm(x / 0.0, 1.0, error_if_nonfinite=True))
said(lambda: ops.clip_by_value("a", 1.0))
said(lambda: ops.clip_by_value(x, "a"))
square = Tensor(np.array([[2.0, 9.0], [1.0, 3.0]], np.float32))
print(np.round(ops.cholesky_solve(Tensor(np.ones((2, 1), np.float32)), square).asnumpy(), 5).tolist())
print(np.round(ops.cholesky_solve(Tensor(np.ones((2, 1), np.float32)), square, True).asnumpy(), 5).tolist())
print(np.round(ops.lp_pool1d(x.reshape(1, 1, 6), 2, 4, 3, True).asnumpy(), 4).tolist())
print(ops.hann_window(4).dtype, ops.kaiser_window(4).dtype, ops.hamming_window(4).dtype, ops.vander(whole[0]).dtype)
said(lambda: ops.adaptive_avg_pool1d(x.reshape(1, 2, 3), 2))
said(lambda: ops.adaptive_max_pool1d(x, 1))
said(lambda: ops.adaptive_avg_pool1d(x.reshape(1, 2, 3), (1,)))
said(lambda: ops.adaptive_avg_pool1d(whole.reshape(1, 2, 3), 1))
said(lambda: ops.diagonal_scatter(x, x[0, :1]))
said(lambda: ops.padding(x, 4))

# expect: [[-1. -1. -1.]
# expect:  [-1. -1. -1.]]
# expect: [[0 3 1]
# expect:  [2 0 0]]
# expect: [[-4  0  0]
# expect:  [ 0  0 -7]]
# expect: [[-0.41907895  0.11973684 -0.05986842]
# expect:  [ 0.2993421   0.8381579  -0.11973684]]
# expect: [[-0.24999994  0.07142855 -0.03571428]
# expect:  [ 0.17857137  0.49999988 -0.07142855]]
# expect: [[-0.6363634   0.18181811 -0.09090906]
# expect:  [ 0.4545453   1.2727268  -0.18181811]]
# expect: [[-0.49999994  0.37499994  0.12499999]
# expect:  [ 0.24999997  0.         -0.8749999 ]]
# expect: tuple tuple (2, 3)
# expect: RuntimeError For clip_by_norm, the total norm of order 2.0 from input is non-finite.
# expect: TypeError For 'clip_by_value', the type of argument 'x' must be Tensor or tuple[Tensor] or list[Tensor]
# expect: TypeError For 'clip_by_value', the type of argument 'clip_value_min' must be not one of None, Tensor, float, int
# expect: [[0.22222000360488892], [0.055560000240802765]]
# expect: [[2.0], [-0.38888999819755554]]
# expect: [[[2.2219998836517334, 4.330100059509277]]]
# expect: Float64 Float64 Float32 Int64
# expect: ValueError For adaptive_avg_pool1d input's last dimension must be divisible by output size 2, but got 3.
# expect: ValueError For adaptive_max_pool1d input must have 3 dim, but got 2.
# expect: TypeError For 'adaptive_avg_pool1d', the 'output_size' must be int, but got 'tuple'
# expect: TypeError For adaptive_avg_pool1d, the input dtype must be float16 or float32, but got Int32.
# expect: ValueError For diagonal_scatter, the shape of src should equal to the shape of input diagonal,but got src.shape (1,) and diagonal shape (2,).
# expect: ValueError For 'Padding', the last dimension of 'x' must be 1, but got: 3.
