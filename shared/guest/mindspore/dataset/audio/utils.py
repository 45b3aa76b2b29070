"""mindspore.dataset.audio's choices, and the tables that map frequencies to bands."""
import enum
import math
import numpy as np
from mindspore.dataset.audio.checks import check, check_type


class _Words(str, enum.Enum):
    pass


def _words(name, *words):
    return _Words(name, [(word.upper(), word) for word in words], module=__name__)


BorderType = _words("BorderType", "constant", "edge", "reflect", "symmetric")
DensityFunction = _Words("DensityFunction", [(word, word) for word in ("TPDF", "RPDF", "GPDF")], module=__name__)
FadeShape = _words("FadeShape", "quarter_sine", "half_sine", "linear", "logarithmic", "exponential")
GainType = _words("GainType", "amplitude", "power", "db")
Interpolation = _words("Interpolation", "linear", "quadratic")
MelType = _words("MelType", "htk", "slaney")
Modulation = _words("Modulation", "sinusoidal", "triangular")
NormMode = _words("NormMode", "ortho", "none")
NormType = _words("NormType", "slaney", "none")
ResampleMethod = _words("ResampleMethod", "sinc_interpolation", "kaiser_window")
ScaleType = _words("ScaleType", "power", "magnitude")
WindowType = _words("WindowType", "bartlett", "blackman", "hamming", "hann", "kaiser")


def window_of(kind, length):
    """A periodic window."""
    phase = 2 * math.pi * np.arange(length) / length
    if kind == WindowType.HANN:
        return 0.5 - 0.5 * np.cos(phase)
    if kind == WindowType.HAMMING:
        return 0.54 - 0.46 * np.cos(phase)
    if kind == WindowType.BLACKMAN:
        return 0.42 - 0.5 * np.cos(phase) + 0.08 * np.cos(2 * phase)
    if kind == WindowType.BARTLETT:
        return 1 - np.abs(2 * np.arange(length) / length - 1)
    return np.i0(12.0 * np.sqrt(np.maximum(0.0, 1 - (2 * np.arange(length) / length - 1) ** 2))) / np.i0(12.0)


def create_dct(n_mfcc, n_mels, norm=NormMode.NONE):
    """(n_mels, n_mfcc): the cosine transform of the second kind."""
    for value, kind, name in ((n_mfcc, int, "n_mfcc"), (n_mels, int, "n_mels"), (norm, NormMode, "norm")):
        if not isinstance(value, kind):
            raise TypeError(f"{name} with value {value} is not of type {kind}, but got {type(value)}.")
        if kind is int and value <= 0:
            raise ValueError(f"{name} must be greater than 0, but got {value}.")
    table = np.cos(math.pi / n_mels * (np.arange(n_mels) + 0.5)[:, None] * np.arange(n_mfcc))
    if norm == NormMode.NONE:
        return (table * 2.0).astype(np.float32)
    table[:, 0] *= 1.0 / math.sqrt(2.0)
    return (table * math.sqrt(2.0 / n_mels)).astype(np.float32)


def _triangles(frequencies, points):
    """Bands between neighbours of their own neighbours, as (frequencies, bands)."""
    gaps = np.diff(points)
    slopes = points[None, :] - frequencies[:, None]
    return np.maximum(0.0, np.minimum(-slopes[:, :-2] / gaps[:-1], slopes[:, 2:] / gaps[1:]))


def _check_bands(n_freqs, f_min, f_max, count, name, sample_rate):
    check_type(n_freqs, (int,), "n_freqs")
    check(n_freqs, "int32 from 0", "n_freqs")
    check_type(f_min, (int, float), "f_min")
    check_type(f_max, (int, float), "f_max")
    check(f_min, "float32 from 0", "f_min")
    check(f_max, "positive float32", "f_max")
    if f_min >= f_max:
        raise ValueError(f"Input f_min should be no more than f_max, but got f_min: {f_min} and f_max: {f_max}.")
    check_type(count, (int,), name)
    check(count, "positive int32", name)
    check_type(sample_rate, (int,), "sample_rate")
    check(sample_rate, "positive int32", "sample_rate")


def linear_fbanks(n_freqs, f_min, f_max, n_filter, sample_rate):
    """(n_freqs, n_filter): triangles of equal widths."""
    _check_bands(n_freqs, f_min, f_max, n_filter, "n_filter", sample_rate)
    return _triangles(np.linspace(0, sample_rate // 2, n_freqs), np.linspace(f_min, f_max, n_filter + 2)).astype(np.float32)


def _to_mel(frequency, kind):
    if kind == MelType.HTK:
        return 2595.0 * math.log10(1.0 + frequency / 700.0)
    return 15.0 + math.log(frequency / 1000.0) / (math.log(6.4) / 27.0) if frequency >= 1000.0 else frequency / (200.0 / 3)


def _from_mel(mels, kind):
    if kind == MelType.HTK:
        return 700.0 * (10.0 ** (mels / 2595.0) - 1.0)
    return np.where(mels >= 15.0, 1000.0 * np.exp(math.log(6.4) / 27.0 * (mels - 15.0)), 200.0 / 3 * mels)


def mel_bands(n_freqs, f_min, f_max, n_mels, sample_rate, norm, mel_type):
    points = _from_mel(np.linspace(_to_mel(f_min, mel_type), _to_mel(f_max, mel_type), n_mels + 2), mel_type)
    bands = _triangles(np.linspace(0, sample_rate // 2, n_freqs), points)
    return bands * (2.0 / (points[2:] - points[:-2])) if norm == NormType.SLANEY else bands


def melscale_fbanks(n_freqs, f_min, f_max, n_mels, sample_rate, norm=NormType.NONE, mel_type=MelType.HTK):
    """(n_freqs, n_mels): triangles of equal widths on the mel scale."""
    _check_bands(n_freqs, f_min, f_max, n_mels, "n_mels", sample_rate)
    check_type(norm, (NormType,), "norm")
    check_type(mel_type, (MelType,), "mel_type")
    return mel_bands(n_freqs, f_min, f_max, n_mels, sample_rate, norm, mel_type).astype(np.float32)
