"""The same operators in PyTorch."""
import os
import sys

import numpy as np
import torch
from torch.nn import functional

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clock import N, SIDE, report  # noqa: E402

random = np.random.RandomState(0)


def floats(*shape):
    return torch.from_numpy(random.randn(*shape).astype(np.float32))


torch.set_num_threads(1)
torch.set_grad_enabled(False)
x, y = floats(SIDE, SIDE), floats(SIDE, SIDE)
longs = torch.from_numpy(random.randint(0, 1000, (SIDE, SIDE)))
ints = longs.int()
places, vector = torch.from_numpy(random.randint(0, SIDE, (SIDE,))), floats(4096)
images, kernels, steps = floats(4, 32, 64, 64), floats(32, 32, 3, 3), floats(64, 16, 128)
halves, brains, doubles = x.half(), x.bfloat16(), x.double()
mask, positive = x > 0, x.abs() + 0.1
lstm, gru = torch.nn.LSTM(128, 128), torch.nn.GRU(128, 128)


def written():
    copy = x.clone()
    copy[:512, :512] = 1.0
    return copy


CASES = {
    "add": lambda: x + y,
    "add_row": lambda: x + y[0],
    "add_column": lambda: x + y[:, :1],
    "div": lambda: x / y,
    "pow": lambda: positive ** 2.5,
    "sqrt": lambda: torch.sqrt(positive),
    "log": lambda: torch.log(positive),
    "sin": lambda: torch.sin(x),
    "cos": lambda: torch.cos(x),
    "tan": lambda: torch.tan(x),
    "exp": lambda: torch.exp(x),
    "expm1": lambda: torch.expm1(x),
    "log1p": lambda: torch.log1p(positive),
    "erf": lambda: torch.erf(x),
    "gelu": lambda: functional.gelu(x, approximate="tanh"),
    "softplus": lambda: functional.softplus(x),
    "sigmoid": lambda: torch.sigmoid(x),
    "floor": lambda: torch.floor(x),
    "round": lambda: torch.round(x),
    "sign": lambda: torch.sign(x),
    "isnan": lambda: torch.isnan(x),
    "clamp": lambda: torch.clamp(x, -1, 1),
    "where": lambda: torch.where(mask, x, y),
    "masked_fill": lambda: x.masked_fill(mask, 0.),
    "greater": lambda: x > y,
    "logical_and": lambda: torch.logical_and(mask, mask),
    "atan2": lambda: torch.atan2(x, y),
    "fmod": lambda: torch.fmod(x, y),
    "floor_divide": lambda: x // y,
    "remainder": lambda: x % y,
    "add_int32": lambda: ints + ints,
    "mul_int32": lambda: ints * ints,
    "add_int64": lambda: longs + longs,
    "floor_divide_int32": lambda: ints // 3,
    "cast_float16": lambda: x.half(),
    "cast_int32": lambda: x.int(),
    "cast_float64": lambda: x.double(),
    "add_float16": lambda: halves + halves,
    "add_bfloat16": lambda: brains + brains,
    "add_float64": lambda: doubles + doubles,
    "exp_float64": lambda: torch.exp(doubles),
    "sum": lambda: x.sum(),
    "sum_columns": lambda: x.sum(0),
    "sum_rows": lambda: x.sum(1),
    "mean": lambda: x.mean(),
    "var": lambda: x.var(),
    "std_rows": lambda: x.std(1),
    "max": lambda: x.max(),
    "max_columns": lambda: x.amax(0),
    "max_rows": lambda: x.amax(1),
    "argmax_rows": lambda: x.argmax(1),
    "argmax_columns": lambda: x.argmax(0),
    "prod": lambda: torch.prod(x, 1),
    "all": lambda: mask.all(),
    "any_rows": lambda: mask.any(1),
    "norm": lambda: x.norm(),
    "logsumexp": lambda: torch.logsumexp(x, 1),
    "cumsum_columns": lambda: torch.cumsum(x, 0),
    "cumsum_rows": lambda: torch.cumsum(x, 1),
    "cumprod_rows": lambda: torch.cumprod(x, 1),
    "sum_int32": lambda: ints.sum(),
    "sum_f16": lambda: halves.sum(),
    "median": lambda: torch.median(x, 1),
    "sort_rows": lambda: torch.sort(x, 1),
    "sort_columns": lambda: torch.sort(x, 0),
    "argsort": lambda: torch.argsort(x, 1),
    "topk": lambda: torch.topk(x, 5),
    "unique": lambda: torch.unique(ints.reshape(-1)),
    "nonzero": lambda: torch.nonzero(mask),
    "bincount": lambda: torch.bincount(ints.reshape(-1)),
    "histc": lambda: torch.histc(x, 100),
    "searchsorted": lambda: torch.searchsorted(vector.sort()[0], x.reshape(-1)),
    "transpose": lambda: x.T.contiguous(),
    "transpose_images": lambda: images.permute(0, 2, 3, 1).contiguous(),
    "concat_rows": lambda: torch.cat((x, y), 0),
    "concat_columns": lambda: torch.cat((x, y), 1),
    "stack": lambda: torch.stack((x, y), 2),
    "split": lambda: [t.clone() for t in torch.split(x, 256, 1)],
    "flip": lambda: torch.flip(x, (1, )),
    "roll": lambda: torch.roll(x, 5, 1),
    "tile": lambda: torch.tile(x, (2, 2)),
    "repeat": lambda: x.repeat_interleave(2, 0),
    "pad": lambda: functional.pad(x, (1, 1, 1, 1)),
    "gather_rows": lambda: x[places],
    "gather_columns": lambda: x[:, places],
    "gather_elements": lambda: torch.gather(x, 1, longs % 1024),
    "masked_select": lambda: x[mask],
    "slice_assign": lambda: written(),
    "scatter_elements": lambda: x.scatter(1, longs % 1024, y),
    "index_add": lambda: x.index_add(0, torch.arange(1024), y),
    "tril": lambda: torch.tril(x),
    "diag": lambda: torch.diag(vector),
    "one_hot": lambda: functional.one_hot(places % 1000, 1000),
    "arange": lambda: torch.arange(N),
    "ones": lambda: torch.ones((1024, 1024)),
    "eye": lambda: torch.eye(1024),
    "meshgrid": lambda: torch.meshgrid(vector[:1024], vector[:1024], indexing="ij"),
    "broadcast": lambda: vector[:1024].expand(1024, 1024).contiguous(),
    "matmul": lambda: torch.matmul(x, y),
    "matmul_transposed": lambda: torch.matmul(x, y.T),
    "matmul_float16": lambda: torch.matmul(halves[:256, :256], halves[:256, :256]),
    "matmul_bfloat16": lambda: torch.matmul(brains[:256, :256], brains[:256, :256]),
    "matmul_float64": lambda: torch.matmul(doubles[:256, :256], doubles[:256, :256]),
    "matmul_int32": lambda: torch.matmul(ints[:128, :128], ints[:128, :128]),
    "matrix_vector": lambda: torch.matmul(x, vector[:1024]),
    "bmm": lambda: torch.bmm(x.reshape(64, 128, 128), y.reshape(64, 128, 128)),
    "einsum": lambda: torch.einsum("bij, bjk->bik", x.reshape(64, 128, 128), y.reshape(64, 128, 128)),
    "outer": lambda: torch.outer(vector[:1024], vector[:1024]),
    "inverse": lambda: torch.inverse(x[:256, :256]),
    "svd": lambda: torch.svd(x[:128, :128]),
    "qr": lambda: torch.linalg.qr(x[:128, :128]),
    "cholesky": lambda: torch.linalg.cholesky(torch.matmul(x[:128], x[:128].T) + torch.eye(128) * 10),
    "det": lambda: torch.det(x[:128, :128]),
    "softmax_rows": lambda: torch.softmax(x, 1),
    "softmax_columns": lambda: torch.softmax(x, 0),
    "log_softmax": lambda: torch.log_softmax(x, 1),
    "layer_norm": lambda: functional.layer_norm(x, (1024, ), vector[:1024], vector[:1024]),
    "conv_3x3": lambda: functional.conv2d(images, kernels, padding=1),
    "conv_depthwise": lambda: functional.conv2d(images, kernels[:, :1], padding=1, groups=32),
    "conv_1x1": lambda: functional.conv2d(images, kernels[:, :, :1, :1]),
    "maxpool": lambda: functional.max_pool2d(images, 2, 2),
    "avgpool": lambda: functional.avg_pool2d(images, 2, 2),
    "adaptive_avg_pool": lambda: functional.adaptive_avg_pool2d(images, (7, 7)),
    "interpolate": lambda: functional.interpolate(images, size=(128, 128), mode="bilinear", align_corners=False),
    "cross_entropy": lambda: functional.cross_entropy(x, places),
    "mse_loss": lambda: functional.mse_loss(x, y),
    "embedding": lambda: x[longs[:64, :64]],
    "dropout": lambda: functional.dropout(x, 0.5, True),
    "normal": lambda: torch.randn(1024, 1024),
    "uniform": lambda: torch.rand(1024, 1024),
    "randperm": lambda: torch.randperm(N),
    "unfold": lambda: functional.unfold(images, 3),
    "cdist": lambda: torch.cdist(x[:256], y[:256]),
    "numpy": lambda: x.numpy().copy(),
    "item": lambda: x[3, 4].item(),
    "lstm": lambda: lstm(steps),
    "gru": lambda: gru(steps),
}
report(CASES)
