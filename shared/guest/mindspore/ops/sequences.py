"""Functions of mindspore.ops that walk over steps or terms: CTC's loss, incomplete gamma functions, fractional pooling, QR in parts."""
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.ops.operator_base import require_alike

_NONE = -1e30  # the logarithm of a probability of zero whose gradient is no nan


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    """(loss, log alphas) of log probabilities of (T, N, C) and targets of (N, S)."""
    def tensor(x):
        return x if isinstance(x, Tensor) else Tensor(x, _native.int64)
    input_lengths, target_lengths = tensor(input_lengths), tensor(target_lengths)
    if log_probs.ndim == 2:
        loss, alphas = ctc_loss(ops.expand_dims(log_probs, 1), ops.expand_dims(targets, 0), input_lengths, target_lengths, blank,
                                reduction, zero_infinity)
        return (ops.squeeze(loss, 0) if reduction == "none" else loss), ops.squeeze(alphas, 0)
    steps, count = log_probs.shape[0], log_probs.shape[1]
    longest = targets.shape[1]
    blanks = ops.full((count, longest + 1), blank, dtype=targets.dtype)
    labels = ops.reshape(ops.stack((blanks[:, :-1], targets), 2), (count, 2 * longest))
    labels = ops.cat((labels, blanks[:, -1:]), 1).astype(_native.int64)
    width = 2 * longest + 1
    scores = ops.gather_elements(log_probs, 2, ops.broadcast_to(ops.expand_dims(labels, 0), (steps, count, width)))
    none = ops.full((count, width), _NONE, dtype=log_probs.dtype)
    may_skip = ops.logical_and(labels[:, 2:] != blank, labels[:, 2:] != labels[:, :-2])
    may_skip = ops.cat((ops.zeros((count, 2), _native.bool), may_skip), 1)
    alpha = ops.cat((scores[0, :, :2], none[:, 2:]), 1)
    alphas = [alpha]
    for step in range(1, steps):
        one = ops.cat((none[:, :1], alpha[:, :-1]), 1)
        two = ops.select(may_skip, ops.cat((none[:, :2], alpha[:, :-2]), 1), none)
        peak = ops.maximum(ops.maximum(alpha, one), two)
        total = peak + ops.log(ops.exp(alpha - peak) + ops.exp(one - peak) + ops.exp(two - peak)) + scores[step]
        is_on = ops.broadcast_to(ops.expand_dims(input_lengths > step, 1), (count, width))
        alpha = ops.select(is_on, ops.maximum(total, none), alpha)
        alphas.append(alpha)
    last = ops.expand_dims(target_lengths.astype(_native.int64) * 2, 1)
    ends = ops.squeeze(ops.gather_elements(alpha, 1, last), 1)
    before = ops.squeeze(ops.gather_elements(alpha, 1, ops.maximum(last - 1, 0)), 1)
    before = ops.select(target_lengths > 0, before, none[:, 0])
    peak = ops.maximum(ends, before)
    loss = -(peak + ops.log(ops.exp(ends - peak) + ops.exp(before - peak)))
    # The gradient is that of MindSpore's kernel, by what softmax makes of the scores: exp(log_probs) stands in it.
    chances = ops.select(ops.reshape(ops.arange(steps), (steps, 1, 1)) < ops.reshape(input_lengths, (1, count, 1)), ops.exp(log_probs),
                         ops.zeros_like(log_probs)).sum((0, 2))
    loss = loss + (chances - ops.stop_gradient(chances))
    beyond = loss > 1e29
    loss = ops.select(beyond, ops.full_like(loss, 0.0 if zero_infinity else float("inf")), loss)
    if reduction == "mean":
        loss = (loss / ops.maximum(target_lengths, 1).astype(loss.dtype)).mean()
    elif reduction == "sum":
        loss = loss.sum()
    alphas = ops.stack(alphas, 1)
    beyond = ops.reshape(ops.arange(width), (1, 1, -1)) > ops.reshape(target_lengths.astype(_native.int64) * 2, (-1, 1, 1))
    alphas = ops.stop_gradient(alphas)  # MindSpore has the loss's gradient alone
    beyond = ops.logical_or(ops.broadcast_to(beyond, alphas.shape), alphas < -1e29)
    return loss, ops.select(beyond, ops.full_like(alphas, float("-inf")), alphas)


def igamma(input, other):
    """The lower regularised incomplete gamma function P(a, x)."""
    require_alike("Igamma", ("a", "x"), (input, other), "f4 f8")
    return _defined(_gamma_parts(input, other)[0], input, other, other > 0)


def igammac(input, other):
    """1 - P(a, x)."""
    require_alike("Igammac", ("a", "x"), (input, other), "f4 f8")
    return _defined(_gamma_parts(input, other)[1], input, other, True)


def _defined(result, a, x, is_open):
    """result where a and x are not negative; neither at a = 0 where `is_open`."""
    outside = ops.logical_or(ops.logical_or(a < 0, x < 0), ops.logical_and(a == 0, is_open))
    return ops.select(outside, ops.full_like(result, float("nan")), result)


def _gamma_parts(a, x):
    """(P, 1 - P): a series below a + 1, a continued fraction (Lentz) above."""
    dtype = a.dtype
    a, x = a.astype(_native.float64), x.astype(_native.float64)
    a, x = a + ops.zeros_like(x), x + ops.zeros_like(a)
    safe = ops.maximum(x, 1e-300)
    front = ops.exp(a * ops.log(safe) - safe - ops.lgamma(a))
    low = safe < a + 1
    small = ops.select(low, safe, a * 0.5)
    term = total = 1.0 / a
    for n in range(1, 120):
        term = term * small / (a + n)
        total = total + term
    large = ops.select(low, a + 2.0, safe)
    b = large + 1.0 - a
    c, d = ops.full_like(b, 1e300), 1.0 / b
    fraction = d
    for n in range(1, 80):
        step = (a - n) * n
        b = b + 2.0
        d = 1.0 / (step * d + b)
        c = b + step / c
        fraction = fraction * d * c
    below = ops.select(low, front * total, 1.0 - front * fraction)
    below = ops.select(x <= 0, ops.zeros_like(below), below)
    above = ops.select(low, 1.0 - front * total, front * fraction)
    above = ops.select(x <= 0, ops.ones_like(above), above)
    return below.astype(dtype), above.astype(dtype)


def _fractional(input, spatial, kernel_size, output_size, output_ratio, return_indices, samples):
    """Windows start where samples say: at int((i + u) * step) - int(u * step), the last one at the end."""
    kernel = (kernel_size,) * spatial if isinstance(kernel_size, int) else tuple(kernel_size)
    lengths = input.shape[-spatial:]
    if output_size is None:
        if output_ratio is None:
            raise ValueError(f"For fractional_max_pool{spatial}d, 'output_size' and 'output_ratio' can not be Noneat the same time, but got None and "
                             "None .")
        ratio = (output_ratio,) * spatial if isinstance(output_ratio, float) else tuple(output_ratio)
        output_size = tuple([int(length * part) for length, part in zip(lengths, ratio)])
    sizes = (output_size,) * spatial if isinstance(output_size, int) else tuple(output_size)
    is_batched = input.ndim == spatial + 2
    x = input if is_batched else ops.expand_dims(input, 0)
    count, channels = x.shape[:2]
    if samples is None:
        samples = ops.rand(count, channels, spatial)
    index = ops.zeros((count, channels) + (1,) * (2 * spatial), _native.int64)
    for axis in range(spatial):
        # the samples of a pair stand for the width first, as in Torch's kernel
        u = ops.reshape(samples[:, :, spatial - 1 - axis if spatial == 2 else axis], (-1, channels, 1))
        size, length, width = sizes[axis], lengths[axis], kernel[axis]
        if size == 1:
            starts = ops.full((count, channels, 1), length - width, dtype=_native.int64)
        else:
            step = (length - width) / (size - 1)
            starts = ops.floor((ops.arange(size).astype(u.dtype) + u) * step) - ops.floor(u * step)
            starts = ops.cat((starts[:, :, :-1].astype(_native.int64),
                              ops.full((starts.shape[0], channels, 1), length - width, dtype=_native.int64)), 2)
            starts = ops.broadcast_to(starts, (count, channels, size))
        places = ops.expand_dims(starts, -1) + ops.arange(width)
        shape = [count, channels] + [1] * (2 * spatial)
        shape[2 + axis], shape[2 + spatial + axis] = size, width
        index = index * length + ops.reshape(places, tuple(shape))
    flat = ops.reshape(index, (count, channels, -1))
    values = ops.gather_elements(ops.reshape(x, (count, channels, -1)), 2, flat)
    windows = 1
    for width in kernel:
        windows *= width
    best, chosen = ops.max(ops.reshape(values, (count, channels, -1, windows)), -1)
    places = ops.gather_elements(ops.reshape(flat, (count, channels, -1, windows)), 3, ops.expand_dims(chosen, -1).astype(_native.int64))
    shape = ((count,) if is_batched else ()) + (channels,) + sizes
    best = ops.reshape(best, shape)
    return (best, ops.reshape(places, shape)) if return_indices else best


def fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
    return _fractional(input, 2, kernel_size, output_size, output_ratio, return_indices, _random_samples)


def fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
    return _fractional(input, 3, kernel_size, output_size, output_ratio, return_indices, _random_samples)
