"""Primitives of linear algebra, of signals and of ragged arrays whose results are computed on the host or have shapes by value."""
import _refjit as _native
import numpy as np
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator

_FLOATING = "c16 c8 f4 f8"


class Eig(Operator):
    """Eigenvalues by size, and eigenvectors in columns whose first element is real, of any square matrices."""
    inputs = (("x", _FLOATING),)
    has_bprop = False

    def __init__(self, compute_v=False):
        Operator.__init__(self)
        self.compute_v = validator.check_value_type("compute_v", compute_v, [bool], self.name)

    def compute(self, x):
        if x.ndim < 2:
            raise ValueError(f"For Eig, x should be at lease 2, but got a {x.ndim}-D Tensor.")
        if x.shape[-1] != x.shape[-2]:
            raise ValueError(f"For Eig, x should be square(squares), but got {x.shape[-2]}  {x.shape[-1]} matrix(matrices).")
        wide = x.asnumpy().astype(np.complex128).reshape((-1,) + x.shape[-2:])
        dtype = _native.complex128 if x.dtype in (_native.float64, _native.complex128) else _native.complex64
        parts = [self._of(matrix) for matrix in wide]
        values = Tensor(np.stack([part[0] for part in parts]).reshape(x.shape[:-1]), dtype)
        return values, Tensor(np.stack([part[1] for part in parts]).reshape(x.shape), dtype)

    def _of(self, matrix):
        values, vectors = np.linalg.eig(matrix)
        order = np.argsort(np.round(np.abs(values), 12), kind="stable")
        values, vectors = values[order], vectors[:, order].copy()
        for column in range(vectors.shape[1]):
            v = vectors[:, column]
            first = v[int(np.argmax(np.abs(v) > 1e-12))]
            vectors[:, column] = v * (np.conj(first) / abs(first))
        return values, vectors


class STFT(Operator):
    """Spectra of overlapping pieces of a signal, times a window."""
    inputs = (("x", _FLOATING), ("window", _FLOATING))

    def __init__(self, n_fft, hop_length, win_length, normalized, onesided, return_complex):
        Operator.__init__(self)
        for name, value, kind in (("n_fft", n_fft, int), ("hop_length", hop_length, int), ("win_length", win_length, int),
                                  ("normalized", normalized, bool), ("onesided", onesided, bool),
                                  ("return_complex", return_complex, bool)):
            validator.check_value_type(name, value, [kind], self.name)
        self.n_fft, self.hop_length, self.win_length = n_fft, hop_length, win_length
        self.normalized, self.onesided, self.return_complex = normalized, onesided, return_complex

    def compute(self, x, window):
        for name, value, limit in (("n_fft", self.n_fft, x.shape[-1]), ("win_length", self.win_length, self.n_fft)):
            if not 0 < value <= limit:
                raise ValueError(f"For primitive[STFT], the {name} must be in (0,{limit}], but got {value}.")
        if self.hop_length <= 0:
            raise ValueError(f"For primitive[STFT], the hop_length must be greater than 0, but got {self.hop_length}.")
        from mindspore.ops.fourier import spectra
        found = spectra(x, window, self.n_fft, self.hop_length, self.normalized, self.onesided)
        return found if self.return_complex else ops.view_as_real(found)


class RaggedRange(Operator):
    """The numbers of ranges one after the other, and where each range begins."""
    inputs = (("starts", "f4 f8 i4 i8"), ("limits", "f4 f8 i4 i8"), ("deltas", "f4 f8 i4 i8"))

    def __init__(self, Tsplits):
        Operator.__init__(self)
        if Tsplits not in (_native.int32, _native.int64):
            raise TypeError(f"For '{self.name}', the 'Tsplits' must be in (Int32, Int64), but got {Tsplits}.")
        self.Tsplits = Tsplits

    def compute(self, starts, limits, deltas):
        rows = max([part.size for part in (starts, limits, deltas)])
        columns = [np.broadcast_to(part.asnumpy(), (rows,)) for part in (starts, limits, deltas)]
        ranges = [np.arange(start, limit, delta) for start, limit, delta in zip(*[column.tolist() for column in columns])]
        splits = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.array([len(part) for part in ranges]))))
        return Tensor(splits, self.Tsplits), Tensor(np.concatenate(ranges), starts.dtype)


class FlashAttentionScore(Operator):
    """Attention of training: (the scores' peaks, the sums of their exponentials, nothing, the result)."""

    def __init__(self, head_num, keep_prob=1.0, scale_value=1.0, pre_tokens=2147483647, next_tokens=2147483647, inner_precise=0,
                 input_layout="BSH", sparse_mode=0):
        Operator.__init__(self)
        self.head_num, self.keep_prob, self.scale_value = head_num, keep_prob, scale_value
        self.pre_tokens, self.next_tokens, self.inner_precise = pre_tokens, next_tokens, inner_precise
        self.input_layout, self.sparse_mode = input_layout, sparse_mode

    def __call__(self, query, key, value, real_shift=None, drop_mask=None, padding_mask=None, attn_mask=None, prefix=None,
                 actual_seq_qlen=None, actual_seq_kvlen=None):
        from mindspore.ops.attention import scored
        out, peaks, sums = scored(query, key, value, self.head_num, real_shift, drop_mask, attn_mask, prefix, actual_seq_qlen,
                                  actual_seq_kvlen, self.keep_prob, self.scale_value, self.pre_tokens, self.next_tokens,
                                  self.input_layout, self.sparse_mode)
        wide = [None if part is None else ops.broadcast_to(part, part.shape[:-1] + (8,)) for part in (peaks, sums)]
        return wide[0], wide[1], ops.zeros((1,), query.dtype), out
