"""Functions of mindspore.ops that are one call of a primitive, made with the function's options."""
import _refjit as _native
from mindspore import ops
from mindspore.ops._host_gradients import with_gradient
from mindspore.ops.linear import singular_values
from mindspore.ops.operator_base import require


def _of_one(name):
    """A function of one tensor."""
    def function(x):
        return getattr(ops, name)()(x)
    function.__name__ = function.__qualname__ = "bessel_" + name[6:].lower()
    return function


bessel_j0, bessel_j1, bessel_y0, bessel_y1 = [_of_one("Bessel" + name) for name in ("J0", "J1", "Y0", "Y1")]
bessel_k0, bessel_k0e, bessel_k1, bessel_k1e = [_of_one("Bessel" + name) for name in ("K0", "K0e", "K1", "K1e")]


def bounding_box_encode(anchor_box, groundtruth_box, means=(0.0, 0.0, 0.0, 0.0), stds=(1.0, 1.0, 1.0, 1.0)):
    return ops.BoundingBoxEncode(means, stds)(anchor_box, groundtruth_box)


def bounding_box_decode(anchor_box, deltas, max_shape, means=(0.0, 0.0, 0.0, 0.0), stds=(1.0, 1.0, 1.0, 1.0), wh_ratio_clip=0.016):
    return ops.BoundingBoxDecode(max_shape, means, stds, wh_ratio_clip)(anchor_box, deltas)


def choice_with_mask(input_x, count=256, seed=None):
    return ops.RandomChoiceWithMask(count, 0 if seed is None else seed, 0)(input_x)


def coalesce(x_indices, x_values, x_shape):
    return ops.Coalesce()(x_indices, x_values, x_shape)


def ctc_greedy_decoder(inputs, sequence_length, merge_repeated=True):
    return ops.CTCGreedyDecoder(merge_repeated)(inputs, sequence_length)


def uniform_candidate_sampler(true_classes, num_true, num_sampled, unique, range_max, seed=0, remove_accidental_hits=False):
    return ops.UniformCandidateSampler(num_true, num_sampled, unique, range_max, seed, remove_accidental_hits)(true_classes)


def log_uniform_candidate_sampler(true_classes, num_true=1, num_sampled=5, unique=True, range_max=5, seed=0):
    return ops.LogUniformCandidateSampler(num_true, num_sampled, unique, range_max, seed)(true_classes)


def multinomial_with_replacement(x, seed, offset, numsamples, replacement=False):
    """Places drawn with the probabilities of each row."""
    rows = x if x.ndim == 2 else ops.expand_dims(x, 0)
    places = ops.multinomial(rows, numsamples, replacement, seed if seed > 0 else None).astype(_native.int64)
    return places if x.ndim == 2 else ops.squeeze(places, 0)


def eig(A):
    """(eigenvalues, eigenvectors in columns) of square matrices."""
    return _eig(A)  # graphs know this function by its name


def eigvals(A):
    return _eigvals(A)  # and this one


@with_gradient("Eig")
def _eig(A):
    return ops.Eig(True)(A)


@with_gradient("Eig")
def _eigvals(A):
    return ops.Eig(False)(A)[0]


def cond(A, p=None):
    """How many times a matrix makes an error of a solution greater, in a norm."""
    matrix = require("MatrixInverse", "x", A, "c16 c8 f4 f8")
    if p in (None, 2, -2):
        sizes = singular_values(matrix)
        largest, smallest = sizes[..., 0], sizes[..., -1]
        return smallest / largest if p == -2 else largest / smallest
    return ops.matrix_norm(matrix, p) * ops.matrix_norm(ops.inverse(matrix), p)


def sparse_segment_mean(x, indices, segment_ids):
    """Means of the rows of x at indices, by segment; of none: zero."""
    count = int(segment_ids.asnumpy()[-1]) + 1 if segment_ids.size else 0
    rows = ops.gather(x, indices, 0)
    totals = ops.unsorted_segment_sum(rows, segment_ids, count)
    sizes = ops.unsorted_segment_sum(ops.ones(segment_ids.shape, x.dtype), segment_ids, count)
    return totals / ops.reshape(ops.maximum(sizes, 1), (-1,) + (1,) * (x.ndim - 1)).astype(x.dtype)


def stft(x, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="REFLECT", normalized=False, onesided=None,
         return_complex=None):
    """Spectra of overlapping pieces of a signal."""
    is_complex = ops.is_complex(x) or window is not None and ops.is_complex(window)
    hop_length = n_fft // 4 if hop_length is None else hop_length
    win_length = n_fft if win_length is None else win_length
    window = ops.ones(win_length, _native.float32) if window is None else window
    onesided = not is_complex if onesided is None else onesided
    return_complex = is_complex if return_complex is None else return_complex
    if center:
        if x.ndim not in (1, 2):
            raise ValueError(f"Expected a 1-D tensor or a 2-D tensor, but got {x.ndim}")
        from mindspore import nn
        x = nn.Pad(((0, 0),) * (x.ndim - 1) + ((n_fft // 2, n_fft // 2),), pad_mode)(x)
    return ops.STFT(n_fft, hop_length, win_length, normalized, onesided, return_complex)(x, window)


def add_layer_norm(x1, x2, gamma, beta, epsilon=1e-5, additional_output=False):
    """(the sum of two tensors, normalised along its last axes; its means; the reciprocals of its deviations; the sum itself)."""
    total = x1 + x2
    axes = tuple(range(total.ndim - gamma.ndim, total.ndim))
    wide = total.astype(_native.float32)
    means = ops.mean(wide, axes, True)
    scales = ops.rsqrt(ops.mean(ops.square(wide - means), axes, True) + epsilon)
    return ((wide - means) * scales * gamma + beta).astype(total.dtype), means, scales, total


def add_rms_norm(x1, x2, gamma, epsilon=1e-6):
    """(the sum of two tensors over its root mean square; the reciprocals of that; the sum itself)."""
    total = x1 + x2
    normed, scales = ops.rms_norm(total, gamma, epsilon)
    return normed, scales, total


def _written(name):
    """A function that a method of its first operand is, which it writes."""
    def function(input, *args, **kwargs):
        return getattr(input, name)(*args, **kwargs)
    function.__name__ = function.__qualname__ = name
    return function


erfinv_, tanh_, zero_, clamp_, put_ = [_written(name) for name in ("erfinv_", "tanh_", "zero_", "clamp_", "put_")]
bernoulli_, normal_, uniform_, random_, exponential_ = [_written(name) for name in ("bernoulli_", "normal_", "uniform_", "random_",
                                                                                    "exponential_")]
