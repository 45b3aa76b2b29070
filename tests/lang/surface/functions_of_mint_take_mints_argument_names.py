import mindspore as ms
from mindspore import Tensor, mint, nn, ops

x = Tensor([[1.0, 2.0], [3.0, 4.0]])
print(mint.cat([x, x], dim=-1), mint.concat([x], dim=1), mint.chunk(input=x, chunks=2, dim=0), mint.bmm(input=x[None], mat2=x[None]))
print(mint.cumprod(x, 1, ms.float32), mint.permute(x, dims=(1, 0)), mint.squeeze(x, dim=0), mint.sqrt(input=x), mint.isnan(tensor=x))
print(mint.softmax(x, dim=0), mint.softmax(input=x, dim=0, dtype=ms.float32), mint.fix(x), mint.min(x, x), mint.max(input=x, other=x + 1))
print(mint.nn.functional.softmax(x, 0, ms.float32), mint.nn.functional.nll_loss(input=x, target=Tensor([0, 1])))
print(mint.nn.functional.binary_cross_entropy(input=x / 5, target=x / 5))
print([repr(layer) for layer in (mint.nn.Linear(2, 3), mint.nn.Linear(2, 3, bias=False), mint.nn.Conv2d(2, 3, 3), mint.nn.Dropout(),
                                 mint.nn.Conv1d(2, 3, 3, padding="same", bias=False), mint.nn.LayerNorm(3), mint.nn.GroupNorm(2, 4))])
print([repr(layer) for layer in (mint.nn.Embedding(2, 3), mint.nn.AdaptiveMaxPool1d(2), mint.nn.SELU(), mint.nn.Softmax(1), mint.nn.L1Loss())])
print(nn.Linear(2, 3, bias=False, weight_init="ones")(x), x.expand(size=(2, 2)), x.multiply(value=2))
print(ms.numpy.arccos(input=x / 5), ms.numpy.array_equal(x, x, equal_nan=True), ms.numpy.kron(a=x, b=x), ms.numpy.outer(a=x, b=x))
print(ms.numpy.negative(a=x), ms.numpy.logical_not(a=x > 1), ops.scalar_add(x=1, y=2), ms.dtype_to_nptype(type_=ms.float32))
print(nn.Vjp(fn=nn.ReLU())(x, x), nn.Jvp(fn=nn.ReLU())(x, x), [n for n, _ in nn.SequentialCell(nn.ReLU()).cells_and_names(None, "a")])

# expect: [[1. 2. 1. 2.]
# expect:  [3. 4. 3. 4.]] [[1. 2.]
# expect:  [3. 4.]] (Tensor(shape=[1, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00]]), Tensor(shape=[1, 2], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  4.00000000e+00]])) [[[ 7. 10.]
# expect:   [15. 22.]]]
# expect: [[ 1.  2.]
# expect:  [ 3. 12.]] [[1. 3.]
# expect:  [2. 4.]] [[1. 2.]
# expect:  [3. 4.]] [[1.        1.4142135]
# expect:  [1.7320508 2.       ]] [[False False]
# expect:  [False False]]
# expect: [[0.11920292 0.11920292]
# expect:  [0.880797   0.880797  ]] [[0.11920292 0.11920292]
# expect:  [0.880797   0.880797  ]] [[1. 2.]
# expect:  [3. 4.]] [[1. 2.]
# expect:  [3. 4.]] [[2. 3.]
# expect:  [4. 5.]]
# expect: [[0.11920292 0.11920292]
# expect:  [0.880797   0.880797  ]] -2.5
# expect: 0.586707
# expect: ['Linear(input_features=2, output_features=3, has_bias=True)', 'Linear(input_features=2, output_features=3)', 'Conv2d(input_channels=2, output_channels=3, kernel_size=(3, 3), stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1, bias=True)', 'DropoutExt()', 'Conv1d(input_channels=2, output_channels=3, kernel_size=(3,), stride=(1,), padding=same, dilation=(1,), groups=1, bias=False)', 'LayerNormExt(normalized_shape=(3,), eps=1e-05, elementwise_affine=True)', 'GroupNorm(num_groups=2, num_channels=4, eps=1e-05, affine=True)']
# expect: ['EmbeddingExt(num_embeddings=2, embedding_dim=3, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, dtype=Float32)', 'AdaptiveMaxPool1d(output_size=2, return_indices=False)', 'SELU()', 'SoftmaxExt()', 'L1LossExt()']
# expect: [[3. 3. 3.]
# expect:  [7. 7. 7.]] [[1. 2.]
# expect:  [3. 4.]] [[2. 4.]
# expect:  [6. 8.]]
# expect: [[1.3694384 1.1592795]
# expect:  [0.9272952 0.6435011]] True [[ 1.  2.  2.  4.]
# expect:  [ 3.  4.  6.  8.]
# expect:  [ 3.  6.  4.  8.]
# expect:  [ 9. 12. 12. 16.]] [[ 1.  2.  3.  4.]
# expect:  [ 2.  4.  6.  8.]
# expect:  [ 3.  6.  9. 12.]
# expect:  [ 4.  8. 12. 16.]]
# expect: [[-1. -2.]
# expect:  [-3. -4.]] [[ True False]
# expect:  [False False]] 3 <class 'numpy.float32'>
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00]])) (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00]])) ['a', 'a.0']
