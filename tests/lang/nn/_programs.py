"""What the whole programs of this folder share: weights and data by numpy, and how they show results."""
import numpy as np
from mindspore import Tensor


def fill(net, seed=0):
    rng = np.random.RandomState(seed)
    for p in net.get_parameters():
        if len(p.shape) > 1:
            value = rng.standard_normal(p.shape) / np.sqrt(np.prod(p.shape[1:]))
        elif p.name.endswith("gamma") or "variance" in p.name:
            value = np.ones(p.shape)
        else:
            value = rng.standard_normal(p.shape) * 0.05 if "moving_mean" not in p.name else np.zeros(p.shape)
        p.set_data(Tensor(value.astype(np.float32), p.dtype))
    return net


def data(seed, *shape):
    return np.random.RandomState(seed).standard_normal(shape).astype(np.float32)


def show(title, *values):
    arrays = [np.asarray(v.asnumpy() if isinstance(v, Tensor) else v, np.float64) for v in values]
    print(title, *["%.4f" % a if a.ndim == 0 else "%s %.4f" % (a.shape, np.abs(a).sum()) for a in arrays])
