"""mindspore.dataset.audio's spectra: short Fourier transforms, mel bands, cepstra, masks and scales."""
import math
import numpy as np
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.audio.checks import check, check_type, number, pairs, signal, whole
from mindspore.dataset.audio.utils import (BorderType, MelType, NormMode, NormType, ResampleMethod, ScaleType, WindowType, create_dct,
                                           linear_fbanks, mel_bands, window_of)


def _as_mode(border):
    return {"constant": "constant", "edge": "edge", "reflect": "reflect", "symmetric": "symmetric"}[border.value]


def _padded(audio, before, after, mode="constant"):
    return np.pad(audio, ((0, 0),) * (audio.ndim - 1) + ((before, after),), mode=mode)


class Spectrogram:
    """(..., freq, time) of a signal (..., time); with power 0 complex numbers as pairs."""

    def __init__(self, n_fft=400, win_length=None, hop_length=None, pad=0, window=WindowType.HANN, power=2.0, normalized=False,
                 center=True, pad_mode=BorderType.REFLECT, onesided=True):
        whole(n_fft, "n_fft")
        win_length = n_fft if win_length is None else win_length
        whole(win_length, "win_length")
        if win_length > n_fft:
            raise ValueError(f"Input win_length should be no more than n_fft, but got win_length: {win_length} and n_fft: {n_fft}.")
        hop_length = win_length // 2 if hop_length is None else hop_length
        whole(hop_length, "hop_length")
        whole(pad, "pad", "int32 from 0")
        check_type(window, (WindowType,), "window")
        check_type(power, (int, float), "power")
        check(power, "float32 from 0", "power")
        for value, name in ((normalized, "normalized"), (center, "center"), (onesided, "onesided")):
            check_type(value, (bool,), name)
        check_type(pad_mode, (BorderType,), "pad_mode")
        self.n_fft, self.win_length, self.hop, self.pad, self.power = n_fft, win_length, hop_length, pad, power
        self.window, self.normalized, self.center, self.mode, self.onesided = window, normalized, center, pad_mode, onesided

    def complex(self, audio):
        n = self.n_fft
        if self.pad:
            audio = _padded(audio, self.pad, self.pad)
        if self.center:
            audio = _padded(audio, n // 2, n // 2, _as_mode(self.mode))
        window, own = np.zeros(n), window_of(self.window, self.win_length)
        left = (n - self.win_length) // 2
        window[left:left + self.win_length] = own
        count = 1 + (audio.shape[-1] - n) // self.hop
        frames = np.stack([audio[..., i * self.hop:i * self.hop + n] for i in range(count)], -2) * window
        made = np.fft.rfft(frames, axis=-1) if self.onesided else np.fft.fft(frames, axis=-1)
        if self.normalized:
            made = made / math.sqrt(float((own * own).sum()))
        return np.swapaxes(made, -1, -2)

    def __call__(self, audio):
        audio = signal(audio, "Spectrogram")
        made = self.complex(audio.astype(np.float64))
        if not self.power:
            return np.stack([made.real, made.imag], -1).astype(audio.dtype)
        return (np.abs(made) ** self.power).astype(audio.dtype)


class InverseSpectrogram:
    """The signal of a complex spectrogram (..., freq, time, 2)."""

    def __init__(self, length=None, n_fft=400, win_length=None, hop_length=None, pad=0, window=WindowType.HANN, normalized=False,
                 center=True, pad_mode=BorderType.REFLECT, onesided=True):
        self.length = 0 if length is None else length
        whole(self.length, "length", "int32 from 0")
        self.like = Spectrogram(n_fft, win_length, hop_length, pad, window, 0.0, normalized, center, pad_mode, onesided)

    def __call__(self, spectrogram):
        like, given = self.like, pairs(spectrogram, "InverseSpectrogram")
        if given.shape[-3] != (like.n_fft // 2 + 1 if like.onesided else like.n_fft):
            raise pipeline_error("GriffinLim: the frequency of the input should equal to n_fft / 2 + 1")
        made = inverse(given[..., 0].astype(np.float64) + 1j * given[..., 1].astype(np.float64), like,
                       self.length + 2 * like.pad if self.length else None)
        if self.length and like.pad:
            made = made[..., like.pad:-like.pad]
        return made.astype(given.dtype)


def inverse(spectrum, like, length):
    """Overlapping frames added up, over the sum of the squared windows."""
    n, hop = like.n_fft, like.hop
    own = window_of(like.window, like.win_length)
    window = np.zeros(n)
    left = (n - like.win_length) // 2
    window[left:left + like.win_length] = own
    if like.normalized:
        spectrum = spectrum * math.sqrt(float((own * own).sum()))
    frames = np.swapaxes(spectrum, -1, -2)
    frames = (np.fft.irfft(frames, n, axis=-1) if like.onesided else np.fft.ifft(frames, axis=-1).real) * window
    count = frames.shape[-2]
    total, weight = np.zeros(frames.shape[:-2] + (n + hop * (count - 1),)), np.zeros(n + hop * (count - 1))
    for i in range(count):
        total[..., i * hop:i * hop + n] += frames[..., i, :]
        weight[i * hop:i * hop + n] += window * window
    begin = n // 2 if like.center else 0
    end = begin + length if length is not None else total.shape[-1] - begin
    total, weight = total[..., begin:end], weight[begin:end]
    made = total / np.where(weight > 1e-11, weight, 1.0)
    if length is not None and made.shape[-1] < length:
        made = _padded(made, 0, length - made.shape[-1])
    return made


class MelScale:
    """(..., n_mels, time) of (..., freq, time)."""

    def __init__(self, n_mels=128, sample_rate=16000, f_min=0.0, f_max=None, n_stft=201, norm=NormType.NONE, mel_type=MelType.HTK):
        whole(n_mels, "n_mels")
        whole(sample_rate, "sample_rate")
        number(f_min, "f_min", "float32")
        if f_max is not None:
            number(f_max, "f_max", "positive float32")
            if f_min >= f_max:
                raise ValueError(f"MelScale: f_max should be greater than f_min.")
        elif f_min >= sample_rate // 2:
            raise ValueError(f"MelScale: sample_rate // 2 should be greater than f_min when f_max is set to None.")
        whole(n_stft, "n_stft")
        check_type(norm, (NormType,), "norm")
        check_type(mel_type, (MelType,), "mel_type")
        high = sample_rate // 2 if f_max is None else f_max
        self.bands = mel_bands(n_stft, f_min, high, n_mels, sample_rate, norm, mel_type)

    def __call__(self, spectrogram):
        given = signal(spectrogram, "MelScale", 2)
        if given.shape[-2] != len(self.bands):
            raise pipeline_error(f"MelScale: invalid parameter, 'n_stft' should be equal to 'freq', but got: n_stft {len(self.bands)} while "
                                 f"freq {given.shape[-2]}.")
        return np.matmul(self.bands.T, given.astype(np.float64)).astype(given.dtype)


class MelSpectrogram:
    def __init__(self, sample_rate=16000, n_fft=400, win_length=None, hop_length=None, f_min=0.0, f_max=None, pad=0, n_mels=128,
                 window=WindowType.HANN, power=2.0, normalized=False, center=True, pad_mode=BorderType.REFLECT, onesided=True,
                 norm=NormType.NONE, mel_scale=MelType.HTK):
        self.spectrogram = Spectrogram(n_fft, win_length, hop_length, pad, window, power, normalized, center, pad_mode, onesided)
        self.mel = MelScale(n_mels, sample_rate, f_min, f_max, n_fft // 2 + 1, norm, mel_scale)

    def __call__(self, audio):
        audio = signal(audio, "MelSpectrogram")
        return self.mel(self.spectrogram(audio.astype(np.float64))).astype(audio.dtype)


class AmplitudeToDB:
    def __init__(self, stype=ScaleType.POWER, ref_value=1.0, amin=1e-10, top_db=80.0):
        check_type(stype, (ScaleType,), "stype")
        for value, name in ((ref_value, "ref_value"), (amin, "amin"), (top_db, "top_db")):
            check_type(value, (int, float), name)
            check(value, "positive float32", name)
        self.factor, self.amin, self.top = 10.0 if stype == ScaleType.POWER else 20.0, amin, top_db
        self.reference = math.log10(max(amin, ref_value))

    def __call__(self, given):
        given = signal(given, "AmplitudeToDB", 2)
        made = self.factor * np.log10(np.maximum(given.astype(np.float64), self.amin)) - self.factor * self.reference
        axes = tuple(range(max(0, made.ndim - 3), made.ndim))
        return np.maximum(made, made.max(axis=axes, keepdims=True) - self.top).astype(given.dtype)


class DBToAmplitude:
    def __init__(self, ref, power):
        number(ref, "ref")
        number(power, "power")
        self.ref, self.power = ref, power

    def __call__(self, given):
        given = signal(given, "DBToAmplitude")
        return (self.ref * np.power(np.power(10.0, 0.1 * given.astype(np.float64)), self.power)).astype(given.dtype)


class _Cepstrum:
    def _transformed(self, bands, is_log):
        bands = np.log(bands + 1e-6) if is_log else AmplitudeToDB()(bands)
        return np.matmul(self.cosines.T.astype(np.float64), bands)


class MFCC(_Cepstrum):
    def __init__(self, sample_rate=16000, n_mfcc=40, dct_type=2, norm=NormMode.ORTHO, log_mels=False, melkwargs=None):
        _check_cepstrum(sample_rate, n_mfcc, "n_mfcc", dct_type, norm, log_mels, "log_mels")
        melkwargs = {} if melkwargs is None else melkwargs
        check_type(melkwargs, (dict,), "melkwargs")
        self.mel = MelSpectrogram(sample_rate=sample_rate, **melkwargs)
        n_mels = melkwargs.get("n_mels", 128)
        self.counts = (n_mfcc, n_mels)
        self.cosines, self.is_log = create_dct(n_mfcc, n_mels, norm), log_mels

    def __call__(self, audio):
        if self.counts[0] > self.counts[1]:
            raise pipeline_error("MFCC: n_mels should be greater than or equal to n_mfcc, but got n_mfcc: "
                                 f"{self.counts[0]} and n_mels: {self.counts[1]}")
        audio = signal(audio, "MFCC")
        return self._transformed(self.mel(audio.astype(np.float64)), self.is_log).astype(audio.dtype)


class LFCC(_Cepstrum):
    def __init__(self, sample_rate=16000, n_filter=128, n_lfcc=40, f_min=0.0, f_max=None, dct_type=2, norm=NormMode.ORTHO, log_lf=False,
                 speckwargs=None):
        _check_cepstrum(sample_rate, n_lfcc, "n_lfcc", dct_type, norm, log_lf, "log_lf")
        whole(n_filter, "n_filter")
        number(f_min, "f_min", "float32 from 0")
        speckwargs = {} if speckwargs is None else speckwargs
        check_type(speckwargs, (dict,), "speckwargs")
        self.spectrogram = Spectrogram(**speckwargs)
        high = sample_rate // 2 if f_max is None else f_max
        self.bands = linear_fbanks(self.spectrogram.n_fft // 2 + 1, f_min, high, n_filter, sample_rate)
        self.cosines, self.is_log = create_dct(n_lfcc, n_filter, norm), log_lf

    def __call__(self, audio):
        audio = signal(audio, "LFCC")
        bands = np.matmul(self.bands.T.astype(np.float64), self.spectrogram(audio.astype(np.float64)))
        return self._transformed(bands, self.is_log).astype(audio.dtype)


def _check_cepstrum(sample_rate, count, name, dct_type, norm, is_log, log_name):
    whole(sample_rate, "sample_rate", "int32 from 0")
    whole(count, name, "int32 from 0")
    check_type(dct_type, (int,), "dct_type")
    if dct_type != 2:
        raise ValueError(f"Input dct_type must be 2, but got : {dct_type}.")
    check_type(norm, (NormMode,), "norm")
    check_type(is_log, (bool,), log_name)


class ComplexNorm:
    def __init__(self, power=1.0):
        check_type(power, (int, float), "power")
        check(power, "float32 from 0", "power")
        self.power = power

    def __call__(self, given):
        given = pairs(given, "ComplexNorm")
        return np.power((given * given).sum(-1), 0.5 * self.power).astype(given.dtype)


class Angle:
    def __call__(self, given):
        given = pairs(given, "Angle")
        return np.arctan2(given[..., 1], given[..., 0])


class Magphase:
    """(norm ** power, angle) of pairs."""

    def __init__(self, power=1.0):
        check_type(power, (int, float), "power")
        check(power, "float32 from 0", "power")
        self.power = power

    def __call__(self, given):
        given = pairs(given, "Magphase")
        return ComplexNorm(self.power)(given), Angle()(given)


class ComputeDeltas:
    """Slopes over a window of neighbours."""

    def __init__(self, win_length=5, pad_mode=BorderType.EDGE):
        check_type(win_length, (int,), "win_length")
        check(win_length, (3, 2147483647), "win_length")
        check_type(pad_mode, (BorderType,), "pad_mode")
        self.reach, self.mode = (win_length - 1) // 2, pad_mode

    def __call__(self, given):
        given, n = signal(given, "ComputeDeltas", 2), self.reach
        wide, length = _padded(given.astype(np.float64), n, n, _as_mode(self.mode)), given.shape[-1]
        made = sum(step * wide[..., n + step:n + step + length] for step in range(-n, n + 1))
        return (made / (n * (n + 1) * (2 * n + 1) / 3)).astype(given.dtype)


class SpectralCentroid:
    def __init__(self, sample_rate, n_fft=400, win_length=None, hop_length=None, pad=0, window=WindowType.HANN):
        whole(sample_rate, "sample_rate", "int32 from 0")
        self.spectrogram = Spectrogram(n_fft, win_length, hop_length, pad, window, 1.0)
        self.frequencies = np.linspace(0, sample_rate // 2, 1 + n_fft // 2)[:, None]

    def __call__(self, audio):
        audio = signal(audio, "SpectralCentroid")
        spectrum = self.spectrogram(audio.astype(np.float64))
        return ((self.frequencies * spectrum).sum(-2, keepdims=True) / spectrum.sum(-2, keepdims=True)).astype(audio.dtype)


class SlidingWindowCmn:
    """Less the mean of the frames around, and over their deviation."""

    def __init__(self, cmn_window=600, min_cmn_window=100, center=False, norm_vars=False):
        whole(cmn_window, "cmn_window", "int32 from 0")
        whole(min_cmn_window, "min_cmn_window", "int32 from 0")
        check_type(center, (bool,), "center")
        check_type(norm_vars, (bool,), "norm_vars")
        self.window, self.least, self.center, self.norm_vars = cmn_window, min_cmn_window, center, norm_vars

    def _bounds(self, t, count):
        begin, end = (t - self.window // 2, t - self.window // 2 + self.window) if self.center else (t - self.window, t + 1)
        if begin < 0:
            begin, end = 0, end - begin
        if not self.center and end > t:
            end = max(t + 1, self.least)
        if end > count:
            begin, end = max(0, begin - (end - count)), count
        return begin, end

    def __call__(self, given):
        given = signal(given, "SlidingWindowCmn", 2)
        values = given.astype(np.float64)
        made = np.empty_like(values)
        for t in range(values.shape[-2]):
            begin, end = self._bounds(t, values.shape[-2])
            part = values[..., begin:end, :]
            made[..., t, :] = values[..., t, :] - part.mean(-2)
            if self.norm_vars:
                spread = np.maximum((part * part).mean(-2) - part.mean(-2) ** 2, 1e-10)
                made[..., t, :] = made[..., t, :] / np.sqrt(spread) if end - begin > 1 else 0.0
        return made.astype(given.dtype)


class MaskAlongAxis:
    """A stretch of frequencies (axis 1) or of times (axis 2) of one value."""

    def __init__(self, mask_start, mask_width, mask_value, axis):
        whole(mask_start, "mask_start", "int32 from 0")
        whole(mask_width, "mask_width", "positive int32")
        number(mask_value, "mask_value")
        check_type(axis, (int,), "axis")
        check(axis, (1, 2), "axis")
        self.start, self.width, self.value, self.axis = mask_start, mask_width, mask_value, axis - 3

    def __call__(self, given):
        made, size = signal(given, "MaskAlongAxis", 2).copy(), given.shape[self.axis]
        if self.start > size:
            raise pipeline_error("MaskAlongAxis: invalid parameter, 'mask_start' should be less than the length of the masked dimension, but "
                                 f"got: 'mask_start' {self.start} and length {size}")
        if self.start + self.width > size:
            raise pipeline_error("MaskAlongAxis: invalid parameter, the sum of 'mask_start' and 'mask_width' should be no more than the length "
                                 f"of the masked dimension, but got: 'mask_start' {self.start}, 'mask_width' {self.width} and length {size}")
        places = (..., slice(self.start, self.start + self.width)) + (slice(None),) * (-1 - self.axis)
        made[places] = self.value
        return made


class MaskAlongAxisIID:
    """Of each channel a stretch that is drawn."""

    def __init__(self, mask_param, mask_value, axis):
        whole(mask_param, "mask_param", "int32 from 0")
        number(mask_value, "mask_value")
        check_type(axis, (int,), "axis")
        check(axis, (1, 2), "axis")
        self.most, self.value, self.axis = mask_param, mask_value, axis - 3

    def __call__(self, given):
        made = signal(given, "MaskAlongAxisIID", 2).copy()
        for channel in made.reshape((-1,) + made.shape[-2:]):
            width = np.random.uniform() * self.most
            start = np.random.uniform() * (channel.shape[self.axis] - width)
            stretch = slice(int(start), int(start) + int(width))
            channel[(stretch, slice(None)) if self.axis == -2 else (slice(None), stretch)] = self.value
        return made


class _Masking:
    axis = 1

    def __init__(self, iid_masks, width, mask_start, mask_value, name):
        check_type(iid_masks, (bool,), "iid_masks")
        whole(width, name, "float32 from 0")
        whole(mask_start, "mask_start", "float32 from 0")
        number(mask_value, "mask_value")
        self.mask = None
        if iid_masks:
            self.mask = MaskAlongAxisIID(width, mask_value, self.axis)
        elif width:
            self.mask = MaskAlongAxis(mask_start, width, mask_value, self.axis)

    def __call__(self, given):
        return self.mask(given) if self.mask else signal(given, type(self).__name__, 2)


class FrequencyMasking(_Masking):
    def __init__(self, iid_masks=False, freq_mask_param=0, mask_start=0, mask_value=0.0):
        super().__init__(iid_masks, freq_mask_param, mask_start, mask_value, "mask_param")


class TimeMasking(_Masking):
    axis = 2

    def __init__(self, iid_masks=False, time_mask_param=0, mask_start=0, mask_value=0.0):
        super().__init__(iid_masks, time_mask_param, mask_start, mask_value, "mask_param")


class Resample:
    """To another sampling rate, by windowed sinc functions."""

    def __init__(self, orig_freq=16000, new_freq=16000, resample_method=ResampleMethod.SINC_INTERPOLATION, lowpass_filter_width=6,
                 rolloff=0.99, beta=None):
        number(orig_freq, "orig_freq", "positive float32")
        number(new_freq, "new_freq", "positive float32")
        check_type(resample_method, (ResampleMethod,), "resample_method")
        whole(lowpass_filter_width, "lowpass_filter_width")
        check_type(rolloff, (float,), "rolloff")
        check(rolloff, "above 0 to 1", "rolloff")
        if beta is not None:
            number(beta, "beta")
        common = math.gcd(int(orig_freq), int(new_freq))
        self.old, self.new, self.zeros, self.rolloff = int(orig_freq) // common, int(new_freq) // common, lowpass_filter_width, rolloff
        self.beta = (14.769656459379492 if beta is None else beta) if resample_method == ResampleMethod.KAISER_WINDOW else None

    def _weights(self, apart, base):
        """Of samples so far from where a new one falls."""
        t = np.clip(apart / self.old * base, -self.zeros, self.zeros)
        if self.beta is None:
            window = np.cos(t * math.pi / self.zeros / 2) ** 2
        else:
            window = np.i0(self.beta * np.sqrt(1 - (t / self.zeros) ** 2)) / np.i0(self.beta)
        t = t * math.pi
        return np.where(t == 0, 1.0, np.sin(t) / np.where(t == 0, 1.0, t)) * window * (base / self.old)

    def __call__(self, audio):
        if self.old == self.new:
            return audio
        audio = signal(audio, "Resample")
        base = min(self.old, self.new) * self.rolloff
        reach = math.ceil(self.zeros * self.old / base)
        new = np.arange(math.ceil(self.new * audio.shape[-1] / self.old), dtype=np.int64) * self.old
        first, rest = new // self.new, new % self.new / self.new
        near = np.arange(-reach, reach + 2)
        weights = self._weights(near - rest[:, None], base)
        wide = _padded(audio.astype(np.float64), reach, reach + 2)
        return (wide[..., first[:, None] + (near + reach)] * weights).sum(-1).astype(audio.dtype)


class PhaseVocoder:
    """A complex spectrogram (..., freq, time, 2) at another speed and the same pitch."""

    def __init__(self, rate, phase_advance):
        number(rate, "rate", "positive float32")
        check_type(phase_advance, (np.ndarray,), "phase_advance")
        self.rate, self.advance = rate, phase_advance

    def __call__(self, given):
        given = pairs(given, "PhaseVocoder")
        if self.rate == 1.0:
            return given
        if len(self.advance) != given.shape[-3]:
            raise pipeline_error("PhaseVocoder: invalid parameter, 'first dimension of 'phase_advance'' should be equal to 'freq dimension "
                                 f"length of input tensor', but got: first dimension of 'phase_advance' {len(self.advance)} while freq "
                                 f"dimension length of input tensor {given.shape[-3]}.")
        spectrum = given[..., 0].astype(np.float64) + 1j * given[..., 1].astype(np.float64)
        places = np.arange(0, spectrum.shape[-1], self.rate)
        share, first = np.mod(places, 1.0), places.astype(np.int64)
        wide = _padded(spectrum, 0, 2)
        old, new = wide[..., first], wide[..., first + 1]
        advance = self.advance.reshape(-1, 1)
        turn = np.angle(new) - np.angle(old) - advance
        turn = turn - 2 * math.pi * np.rint(turn / (2 * math.pi)) + advance
        phase = np.cumsum(np.concatenate([np.angle(spectrum[..., :1]), turn[..., :-1]], -1), -1)
        made = share * np.abs(new) + (1 - share) * np.abs(old)
        return np.stack([made * np.cos(phase), made * np.sin(phase)], -1).astype(given.dtype)


class TimeStretch:
    def __init__(self, hop_length=None, n_freq=201, fixed_rate=None):
        whole(n_freq, "n_freq")
        hop_length = n_freq - 1 if hop_length is None else hop_length
        whole(hop_length, "hop_length")
        if fixed_rate is not None:
            number(fixed_rate, "fixed_rate", "positive float32")
        self.rate, self.hop = fixed_rate, hop_length

    def __call__(self, given):
        given = pairs(given, "TimeStretch")
        if self.rate is None:
            return given.reshape((-1,) + given.shape[-3:])
        return PhaseVocoder(self.rate, np.linspace(0, math.pi * self.hop, given.shape[-3]))(given)
