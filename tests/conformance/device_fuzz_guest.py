"""What device_fuzz.py runs on two devices: operators on random shapes, layouts and dtypes, every third case with NaN,
infinities, zeros of both signs, subnormal and huge numbers among its values. A case that fails prints its error's type."""
import random
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, jit, nn, ops

FIRST, COUNT = int(sys.argv[1]), int(sys.argv[2])
SPECIAL = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0, 1e-40, -3e-42, 1e-38]


class Case:
    def __init__(self, seed):
        self.seed = seed
        self.choose = random.Random(seed)
        self.numbers = np.random.RandomState(seed)
        self.is_special = seed % 3 == 2
        self.offset = 0.0
        # Sums of these overflow in one order and not in another.
        self.huge = [1e17, -2e17]
        self.dtype = self.choose.choice([ms.float32, ms.float32, ms.float32, ms.float16, ms.float64])

    def length(self):
        return self.choose.choice([0, 1, 1, 2, 3, 5, 7, 8, 13, 16, 17, 31, 33, 64, 67])

    def shape(self, rank):
        return [self.length() for _ in range(rank)]

    def tensor(self, shape, dtype=None):
        """Plain, or a transposed, broadcast or sliced view of something larger."""
        kind = self.choose.randrange(5)
        whole = [2 * n if kind == 4 and i + 1 == len(shape) else n for i, n in enumerate(shape)]
        values = np.array(self.numbers.randn(*whole) + self.offset, dtype=np.float32).reshape(whole)
        if self.is_special and values.size:
            flat = values.reshape(-1)
            for _ in range(1 + flat.size // 40):
                flat[self.choose.randrange(flat.size)] = self.choose.choice(SPECIAL + self.huge)
        axes = list(range(len(shape)))
        if kind == 1 and len(shape) > 1:
            self.choose.shuffle(axes)
            back = [axes.index(i) for i in range(len(shape))]
            t = Tensor(np.ascontiguousarray(values.transpose(axes))).astype(dtype or self.dtype)
            return t.permute(*back)
        t = Tensor(values).astype(dtype or self.dtype)
        if kind == 4 and len(shape):
            return t[..., ::2]
        return t


def matmul(c):
    m, k, n = c.length(), c.length(), c.length()
    batch = c.shape(c.choose.randrange(3))
    left = [1 if c.choose.randrange(3) == 0 else b for b in batch]
    right = [1 if c.choose.randrange(3) == 0 else b for b in batch[c.choose.randrange(len(batch) + 1):]]
    kind = c.choose.randrange(8)
    a = c.tensor([k] if kind == 0 else left + [m, k])
    b = c.tensor([k] if kind == 1 else right + [k, n])
    return jit(ops.matmul)(a, b)


def transposed_matmul(c):
    m, k, n = c.length(), c.length(), c.length()
    ta, tb = c.choose.random() < 0.5, c.choose.random() < 0.5
    batch = c.shape(c.choose.randrange(1, 3))
    op = ops.BatchMatMul(transpose_a=ta, transpose_b=tb)
    return op(c.tensor(batch + ([k, m] if ta else [m, k])), c.tensor(batch + ([n, k] if tb else [k, n])))


def dense(c):
    k, n = c.length(), c.length()
    x = c.tensor(c.shape(c.choose.randrange(1, 3)) + [k])
    w = c.tensor([n, k])
    return ops.dense(x, w, c.tensor([n]) if c.choose.random() < 0.5 else None)


def conv(c):
    group = c.choose.choice([1, 1, 1, 2, 4])
    inner, outer = group * c.choose.choice([1, 2, 3, 8, 16]), group * c.choose.choice([1, 2, 3, 8, 16])
    h, w = c.choose.randrange(5, 20), c.choose.randrange(5, 20)
    kernel = (c.choose.choice([1, 2, 3, 3, 5]), c.choose.choice([1, 2, 3, 3, 4]))
    stride, dilation = c.choose.choice([1, 1, 2, 3]), c.choose.choice([1, 1, 2])
    mode = c.choose.choice(["valid", "same", "pad"])
    padding = c.choose.choice([0, 1, 2]) if mode == "pad" else 0
    x = c.tensor([c.choose.choice([1, 2, 3]), inner, h, w])
    # Infinite filters times the zeros of the padding: NaN or nothing, as an implementation likes.
    is_special, c.is_special = c.is_special, False
    weight = c.tensor([outer, inner // group, *kernel])
    c.is_special = is_special
    bias = c.tensor([outer]) if c.choose.random() < 0.4 else None

    def run(x, weight):
        y = ops.conv2d(x, weight, bias, stride, mode, padding, dilation, group)
        return ops.relu(y) if c.seed % 2 else y

    if c.is_special or c.dtype != ms.float32:
        return jit(run)(x, weight)
    return jit(run)(x, weight), ms.grad(lambda x, weight: run(x, weight).sum(), (0, 1))(x, weight)


def pool(c):
    c.huge = [3e38, -2e38]
    kernel = (c.choose.choice([1, 2, 3]), c.choose.choice([1, 2, 4]))
    stride = c.choose.choice([1, 2, 3])
    x = c.tensor([c.choose.choice([1, 2]), c.choose.choice([1, 3, 16]), c.choose.randrange(4, 15), c.choose.randrange(4, 15)])
    mode = c.choose.choice(["valid", "same"])
    if c.choose.random() < 0.5:
        return nn.MaxPool2d(kernel, stride, mode)(x)
    return nn.AvgPool2d(kernel, stride, mode)(x)


def softmax(c):
    c.huge = [3e38, -2e38]
    shape = c.shape(c.choose.randrange(1, 4))
    op = c.choose.choice([ops.softmax, ops.log_softmax])
    return op(c.tensor(shape), axis=c.choose.randrange(-len(shape), len(shape)))


def layer_norm(c):
    c.offset = c.choose.choice([0.0, 0.0, 50.0])
    shape = c.shape(c.choose.randrange(2, 4))
    begin = c.choose.randrange(1, len(shape))
    rest = shape[begin:]
    return ops.layer_norm(c.tensor(shape), tuple(rest), c.tensor(rest), c.tensor(rest), 1e-5)


def batch_norm(c):
    c.offset, c.huge = c.choose.choice([0.0, 0.0, 50.0]), []
    c.dtype = ms.float32
    channels = c.choose.choice([1, 3, 16, 32])
    x = c.tensor([c.choose.choice([1, 2, 5]), channels, c.choose.randrange(1, 9), c.choose.randrange(2, 9)])
    net = nn.BatchNorm2d(channels, use_batch_statistics=c.choose.random() < 0.7)
    net.set_train()
    c.offset = 0.0
    weight = c.tensor(x.shape)
    return net(x), ms.grad(lambda x: (net(x) * weight).sum())(x)


def reduction(c):
    shape = c.shape(c.choose.randrange(1, 5))
    axes = tuple(sorted(c.choose.sample(range(len(shape)), c.choose.randrange(1, len(shape) + 1))))
    op = c.choose.choice([ops.ReduceSum, ops.ReduceMean, ops.ReduceMax, ops.ReduceMin, ops.ReduceProd])
    return op(keep_dims=c.choose.random() < 0.5)(c.tensor(shape), axes)


def elementwise(c):
    c.huge = [3e38, -2e38]
    shape = c.shape(c.choose.randrange(1, 4))
    other = [1 if c.choose.randrange(3) == 0 else n for n in shape[c.choose.randrange(len(shape)):]]
    a, b = c.tensor(shape), c.tensor(other)
    unary = c.choose.choice([ops.tanh, ops.sigmoid, ops.exp, ops.relu, ops.silu, ops.gelu, ops.sqrt, ops.rsqrt, ops.abs,
                             ops.neg, ops.square, ops.reciprocal, ops.log, ops.erf, ops.sin])
    binary = c.choose.choice([ops.add, ops.sub, ops.mul, ops.div, ops.maximum, ops.minimum])
    return jit(lambda a, b: (unary(a), binary(a, b), unary(binary(a, b))), jit_level="O1")(a, b)


KINDS = [matmul, transposed_matmul, dense, conv, pool, softmax, layer_norm, batch_norm, reduction, elementwise]


def show(name, result):
    if isinstance(result, (tuple, list)):
        for i, part in enumerate(result):
            show(name + "." + str(i), part)
        return
    values = result.astype(ms.float64).asnumpy().reshape(-1)
    print(name, result.dtype, str(result.shape).replace(" ", ""), " ".join(repr(float(v)) for v in values[:600]))


for seed in range(FIRST, FIRST + COUNT):
    case = Case(seed)
    kind = KINDS[seed % len(KINDS)]
    try:
        result = kind(case)
    except Exception as error:
        print(f"{seed}.{kind.__name__}", "error", type(error).__name__, str(error).replace("\n", " ")[:100])
        continue
    show(f"{seed}.{kind.__name__}", result)
