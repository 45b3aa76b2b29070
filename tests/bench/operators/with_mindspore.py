"""Operators on 2^20 elements in MindSpore's interface: the same file runs under refjit and under MindSpore itself."""
import os
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, mint, nn, ops

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clock import N, SIDE, report  # noqa: E402

random = np.random.RandomState(0)


def floats(*shape):
    return Tensor(random.randn(*shape).astype(np.float32))


x, y = floats(SIDE, SIDE), floats(SIDE, SIDE)
longs = Tensor(random.randint(0, 1000, (SIDE, SIDE)))
ints = longs.astype(ms.int32)
places, vector = Tensor(random.randint(0, SIDE, (SIDE,))), floats(4096)
images, kernels, steps = floats(4, 32, 64, 64), floats(32, 32, 3, 3), floats(64, 16, 128)
halves, brains, doubles = x.astype(ms.float16), x.astype(ms.bfloat16), x.astype(ms.float64)
mask, positive = x > 0, ops.abs(x) + 0.1
lstm, gru = nn.LSTM(128, 128), nn.GRU(128, 128)


def written():
    copy = x.copy()
    copy[:512, :512] = 1.0
    return copy


CASES = {
    "add": lambda: x + y,
    "add_row": lambda: x + y[0],
    "add_column": lambda: x + y[:, :1],
    "div": lambda: x / y,
    "pow": lambda: positive ** 2.5,
    "sqrt": lambda: ops.sqrt(positive),
    "log": lambda: ops.log(positive),
    "sin": lambda: ops.sin(x),
    "cos": lambda: ops.cos(x),
    "tan": lambda: ops.tan(x),
    "exp": lambda: ops.exp(x),
    "expm1": lambda: ops.expm1(x),
    "log1p": lambda: ops.log1p(positive),
    "erf": lambda: ops.erf(x),
    "gelu": lambda: ops.gelu(x),
    "softplus": lambda: ops.softplus(x),
    "sigmoid": lambda: ops.sigmoid(x),
    "floor": lambda: ops.floor(x),
    "round": lambda: ops.round(x),
    "sign": lambda: ops.sign(x),
    "isnan": lambda: ops.isnan(x),
    "clamp": lambda: ops.clamp(x, -1, 1),
    "where": lambda: ops.where(mask, x, y),
    "masked_fill": lambda: x.masked_fill(mask, 0.),
    "greater": lambda: x > y,
    "logical_and": lambda: ops.logical_and(mask, mask),
    "atan2": lambda: ops.atan2(x, y),
    "fmod": lambda: ops.fmod(x, y),
    "floor_divide": lambda: x // y,
    "remainder": lambda: x % y,
    "add_int32": lambda: ints + ints,
    "mul_int32": lambda: ints * ints,
    "add_int64": lambda: longs + longs,
    "floor_divide_int32": lambda: ints // 3,
    "cast_float16": lambda: x.astype(ms.float16),
    "cast_int32": lambda: x.astype(ms.int32),
    "cast_float64": lambda: x.astype(ms.float64),
    "add_float16": lambda: halves + halves,
    "add_bfloat16": lambda: brains + brains,
    "add_float64": lambda: doubles + doubles,
    "exp_float64": lambda: ops.exp(doubles),
    "sum": lambda: x.sum(),
    "sum_columns": lambda: x.sum(0),
    "sum_rows": lambda: x.sum(1),
    "mean": lambda: x.mean(),
    "var": lambda: x.var(),
    "std_rows": lambda: x.std(1),
    "max": lambda: x.max(),
    "max_columns": lambda: x.max(0),
    "max_rows": lambda: x.max(1),
    "argmax_rows": lambda: x.argmax(1),
    "argmax_columns": lambda: x.argmax(0),
    "prod": lambda: ops.prod(x, 1),
    "all": lambda: mask.all(),
    "any_rows": lambda: mask.any(1),
    "norm": lambda: ops.norm(x),
    "logsumexp": lambda: ops.logsumexp(x, 1),
    "cumsum_columns": lambda: ops.cumsum(x, 0),
    "cumsum_rows": lambda: ops.cumsum(x, 1),
    "cumprod_rows": lambda: ops.cumprod(x, 1),
    "sum_int32": lambda: ints.sum(),
    "sum_f16": lambda: halves.sum(),
    "median": lambda: ops.median(x, 1),
    "sort_rows": lambda: ops.sort(x, 1),
    "sort_columns": lambda: ops.sort(x, 0),
    "argsort": lambda: ops.argsort(x, 1),
    "topk": lambda: ops.topk(x, 5),
    "unique": lambda: ops.unique(ints.reshape(-1)),
    "nonzero": lambda: ops.nonzero(mask),
    "bincount": lambda: ops.bincount(ints.reshape(-1)),
    "histc": lambda: ops.histc(x, 100),
    "searchsorted": lambda: ops.searchsorted(vector.sort()[0], x.reshape(-1)),
    "transpose": lambda: x.T.copy(),
    "transpose_images": lambda: ops.transpose(images, (0, 2, 3, 1)).copy(),
    "concat_rows": lambda: ops.cat((x, y), 0),
    "concat_columns": lambda: ops.cat((x, y), 1),
    "stack": lambda: ops.stack((x, y), 2),
    "split": lambda: [t.copy() for t in ops.split(x, 256, 1)],
    "flip": lambda: ops.flip(x, (1, )),
    "roll": lambda: ops.roll(x, 5, 1),
    "tile": lambda: ops.tile(x, (2, 2)),
    "repeat": lambda: x.repeat(2, 0),
    "pad": lambda: ops.pad(x, (1, 1, 1, 1)),
    "gather_rows": lambda: x[places],
    "gather_columns": lambda: ops.gather(x, places, 1),
    "gather_elements": lambda: ops.gather_elements(x, 1, longs % 1024),
    "masked_select": lambda: x[mask],
    "slice_assign": lambda: written(),
    "scatter_elements": lambda: ops.tensor_scatter_elements(x, longs % 1024, y, 1),
    "index_add": lambda: ops.index_add(x, Tensor(np.arange(1024).astype(np.int32)), y, 0),
    "tril": lambda: ops.tril(x),
    "diag": lambda: ops.diag(vector),
    "one_hot": lambda: ops.one_hot(places, 1000, Tensor(1., ms.float32), Tensor(0., ms.float32)),
    "arange": lambda: ops.arange(N),
    "ones": lambda: ops.ones((1024, 1024)),
    "eye": lambda: ops.eye(1024),
    "meshgrid": lambda: ops.meshgrid(vector[:1024], vector[:1024]),
    "broadcast": lambda: ops.broadcast_to(vector[:1024], (1024, 1024)).copy(),
    "matmul": lambda: ops.matmul(x, y),
    "matmul_transposed": lambda: ops.matmul(x, y.T),
    "matmul_float16": lambda: ops.matmul(halves[:256, :256], halves[:256, :256]),
    "matmul_bfloat16": lambda: ops.matmul(brains[:256, :256], brains[:256, :256]),
    "matmul_float64": lambda: ops.matmul(doubles[:256, :256], doubles[:256, :256]),
    "matmul_int32": lambda: mint.matmul(ints[:128, :128], ints[:128, :128]),
    "matrix_vector": lambda: ops.matmul(x, vector[:1024]),
    "bmm": lambda: ops.bmm(x.reshape(64, 128, 128), y.reshape(64, 128, 128)),
    "einsum": lambda: ops.einsum("bij, bjk->bik", x.reshape(64, 128, 128), y.reshape(64, 128, 128)),
    "outer": lambda: ops.outer(vector[:1024], vector[:1024]),
    "inverse": lambda: ops.inverse(x[:256, :256]),
    "svd": lambda: ops.svd(x[:128, :128]),
    "qr": lambda: ops.qr(x[:128, :128]),
    "cholesky": lambda: ops.cholesky(ops.matmul(x[:128], x[:128].T) + ops.eye(128) * 10),
    "det": lambda: ops.det(x[:128, :128]),
    "softmax_rows": lambda: ops.softmax(x, 1),
    "softmax_columns": lambda: ops.softmax(x, 0),
    "log_softmax": lambda: ops.log_softmax(x, 1),
    "layer_norm": lambda: ops.layer_norm(x, (1024, ), vector[:1024], vector[:1024]),
    "conv_3x3": lambda: ops.conv2d(images, kernels, pad_mode="same"),
    "conv_depthwise": lambda: ops.conv2d(images, kernels[:, :1], pad_mode="same", groups=32),
    "conv_1x1": lambda: ops.conv2d(images, kernels[:, :, :1, :1]),
    "maxpool": lambda: ops.max_pool2d(images, 2, 2),
    "avgpool": lambda: ops.avg_pool2d(images, 2, 2),
    "adaptive_avg_pool": lambda: ops.adaptive_avg_pool2d(images, (7, 7)),
    "interpolate": lambda: ops.interpolate(images, size=(128, 128), mode="bilinear", align_corners=False),
    "cross_entropy": lambda: ops.cross_entropy(x, places),
    "mse_loss": lambda: ops.mse_loss(x, y),
    "embedding": lambda: x[longs[:64, :64]],
    "dropout": lambda: ops.dropout(x, 0.5, training=True),
    "normal": lambda: ops.standard_normal((1024, 1024)),
    "uniform": lambda: ops.rand(1024, 1024),
    "randperm": lambda: ops.randperm(N),
    "unfold": lambda: ops.unfold(images, 3),
    "cdist": lambda: ops.cdist(x[:256], y[:256]),
    "numpy": lambda: x.asnumpy().copy(),
    "item": lambda: x[3, 4].item(),
    "lstm": lambda: lstm(steps),
    "gru": lambda: gru(steps),
}
report(CASES, lambda _: ms.runtime.synchronize())
