"""mindspore.dataset.audio's filters: recursive ones in the forms of the audio EQ cookbook, and what works sample by sample."""
import math
import numpy as np
from mindspore.dataset.audio.checks import check_type, floats, number, signal, whole
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.audio.utils import FadeShape, GainType


def filtered(audio, a, b, clamp=True):
    """y[n] * a[0] = sum of b[i] * x[n - i] less the sum of a[i] * y[n - i], along the last axis."""
    if a[0] == 0:
        raise pipeline_error("lfilter: a_coeffs[0] can not be equal to zero, but got: 0.000000")
    a, b = [v / a[0] for v in a], [v / a[0] for v in b]
    order = len(b)
    rows = audio.reshape(-1, audio.shape[-1]).astype(np.float64)
    made = np.empty_like(rows)
    feedback = list(enumerate(a))[1:]
    for number_of_row, row in enumerate(rows):
        plain = np.convolve(row, b)[:len(row)].tolist()
        out = [0.0] * order + plain
        for n in range(order, len(out)):
            value = out[n]
            for i, factor in feedback:
                value -= factor * out[n - i]
            out[n] = value
        made[number_of_row] = out[order:]
    made = np.clip(made, -1.0, 1.0) if clamp else made
    return made.astype(audio.dtype).reshape(audio.shape)


class _Biquad:
    """A filter of second order; `coefficients` gives (b0, b1, b2, a0, a1, a2)."""

    def __call__(self, audio):
        b0, b1, b2, a0, a1, a2 = self.coefficients()
        return filtered(floats(audio, type(self).__name__), (a0, a1, a2), (b0, b1, b2))

    def _take(self, sample_rate, frequency, q, name="central_freq"):
        whole(sample_rate, "sample_rate", "int32 but 0")
        number(frequency, name)
        number(q, "Q", "above 0 to 1")
        self.sample_rate, self.frequency, self.q = sample_rate, frequency, q

    def _angle(self):
        """(cosine of the frequency's angle, half its sine over Q)."""
        angle = 2 * math.pi * self.frequency / self.sample_rate
        return math.cos(angle), math.sin(angle) / 2 / self.q


class Biquad(_Biquad):
    def __init__(self, b0, b1, b2, a0, a1, a2):
        for name, value in (("b0", b0), ("b1", b1), ("b2", b2), ("a0", a0), ("a1", a1), ("a2", a2)):
            number(value, name)
        if a0 == 0:
            raise ValueError("Input a0 is not within the required interval of [-16777216, 0) and (0, 16777216].")
        self.given = (b0, b1, b2, a0, a1, a2)

    def coefficients(self):
        return self.given


class AllpassBiquad(_Biquad):
    def __init__(self, sample_rate, central_freq, Q=0.707):
        self._take(sample_rate, central_freq, Q)

    def coefficients(self):
        cos, alpha = self._angle()
        return 1 - alpha, -2 * cos, 1 + alpha, 1 + alpha, -2 * cos, 1 - alpha


class BandBiquad(_Biquad):
    def __init__(self, sample_rate, central_freq, Q=0.707, noise=False):
        self._take(sample_rate, central_freq, Q)
        check_type(noise, (bool,), "noise")
        self.noise = noise

    def coefficients(self):
        cos, _ = self._angle()
        a2 = math.exp(-2 * math.pi * self.frequency / self.q / self.sample_rate)
        a1 = -4 * a2 / (1 + a2) * cos
        b0 = math.sqrt(1 - a1 * a1 / (4 * a2)) * (1 - a2)
        if self.noise:
            b0 = math.sqrt(((1 + a2) * (1 + a2) - a1 * a1) * (1 - a2) / (1 + a2))
        return b0, 0.0, 0.0, 1.0, a1, a2


class BandpassBiquad(_Biquad):
    def __init__(self, sample_rate, central_freq, Q=0.707, const_skirt_gain=False):
        self._take(sample_rate, central_freq, Q)
        check_type(const_skirt_gain, (bool,), "const_skirt_gain")
        self.const_skirt_gain = const_skirt_gain

    def coefficients(self):
        cos, alpha = self._angle()
        peak = alpha * self.q if self.const_skirt_gain else alpha
        return peak, 0.0, -peak, 1 + alpha, -2 * cos, 1 - alpha


class BandrejectBiquad(_Biquad):
    def __init__(self, sample_rate, central_freq, Q=0.707):
        self._take(sample_rate, central_freq, Q)

    def coefficients(self):
        cos, alpha = self._angle()
        return 1.0, -2 * cos, 1.0, 1 + alpha, -2 * cos, 1 - alpha


class HighpassBiquad(_Biquad):
    def __init__(self, sample_rate, cutoff_freq, Q=0.707):
        self._take(sample_rate, cutoff_freq, Q, "cutoff_freq")

    def coefficients(self):
        cos, alpha = self._angle()
        return (1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha


class LowpassBiquad(_Biquad):
    def __init__(self, sample_rate, cutoff_freq, Q=0.707):
        self._take(sample_rate, cutoff_freq, Q, "cutoff_freq")

    def coefficients(self):
        cos, alpha = self._angle()
        return (1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha


def _shelf(amplitude, cos, alpha, sign):
    """A shelf below (sign 1) or above (sign -1) a frequency."""
    edge, lean, mean = 2 * math.sqrt(amplitude) * alpha, sign * (amplitude - 1) * cos, sign * (amplitude + 1) * cos
    up, down = amplitude + 1, amplitude - 1
    return (amplitude * (up - lean + edge), sign * 2 * amplitude * (down - mean), amplitude * (up - lean - edge),
            up + lean + edge, -sign * 2 * (down + mean), up + lean - edge)


def _amplitude(gain):
    return math.exp(gain / 40 * math.log(10))


class BassBiquad(_Biquad):
    def __init__(self, sample_rate, gain, central_freq=100.0, Q=0.707):
        number(gain, "gain")
        self._take(sample_rate, central_freq, Q)
        self.gain = gain

    def coefficients(self):
        return _shelf(_amplitude(self.gain), *self._angle(), 1)


class TrebleBiquad(_Biquad):
    def __init__(self, sample_rate, gain, central_freq=3000, Q=0.707):
        number(gain, "gain")
        self._take(sample_rate, central_freq, Q)
        self.gain = gain

    def coefficients(self):
        return _shelf(_amplitude(self.gain), *self._angle(), -1)


class EqualizerBiquad(_Biquad):
    def __init__(self, sample_rate, center_freq, gain, Q=0.707):
        self._take(sample_rate, center_freq, Q, "center_freq")
        number(gain, "gain")
        self.gain = gain

    def coefficients(self):
        cos, alpha = self._angle()
        a = _amplitude(self.gain)
        return 1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a


class DeemphBiquad(_Biquad):
    """The de-emphasis of compact discs."""

    _SHELVES = {44100: (5283, 0.4845, -9.477), 48000: (5356, 0.479, -9.62)}

    def __init__(self, sample_rate):
        check_type(sample_rate, (int,), "sample_rate")
        if sample_rate not in self._SHELVES:
            raise ValueError(f"Argument sample_rate should be 44100 or 48000, but got {sample_rate}.")
        self.sample_rate = sample_rate

    def coefficients(self):
        frequency, slope, gain = self._SHELVES[self.sample_rate]
        a, angle = _amplitude(gain), 2 * math.pi * frequency / self.sample_rate
        alpha = math.sin(angle) / 2 * math.sqrt((a + 1 / a) * (1 / slope - 1) + 2)
        return _shelf(a, math.cos(angle), alpha, -1)


class RiaaBiquad(_Biquad):
    """The equalisation of records, with gain 1 at 1 kHz."""

    _ROOTS = {44100: ((-0.2014898, 0.9233820), (0.7083149, 0.9924091)), 48000: ((-0.1766069, 0.9321590), (0.7396325, 0.9931330)),
              88200: ((-0.1168735, 0.9648312), (0.8590646, 0.9964002)), 96000: ((-0.1141486, 0.9676817), (0.8699137, 0.9966946))}

    def __init__(self, sample_rate):
        check_type(sample_rate, (int,), "sample_rate")
        if sample_rate not in self._ROOTS:
            raise ValueError(f"sample_rate should be one of [44100, 48000, 88200, 96000], but got {sample_rate}.")
        self.sample_rate = sample_rate

    def coefficients(self):
        zeros, poles = self._ROOTS[self.sample_rate]
        b, a = ((1.0, -(r[0] + r[1]), r[0] * r[1]) for r in (zeros, poles))
        turn = complex(math.cos(2 * math.pi * 1000 / self.sample_rate), -math.sin(2 * math.pi * 1000 / self.sample_rate))
        at = [abs(c[0] + c[1] * turn + c[2] * turn * turn) for c in (b, a)]
        return tuple([v * at[1] / at[0] for v in b]) + a


class _Recursive:
    def __init__(self, a_coeffs, b_coeffs, clamp=True):
        for name, values in (("a_coeffs", a_coeffs), ("b_coeffs", b_coeffs)):
            check_type(values, (list, tuple), name)
            for i, value in enumerate(values):
                number(value, f"{name}[{i}]")
        check_type(clamp, (bool,), "clamp")
        if len(a_coeffs) != len(b_coeffs):
            raise ValueError(f"The size of a_coeffs should be the same as that of b_coeffs.")
        self.a, self.b, self.clamp = a_coeffs, b_coeffs, clamp


class LFilter(_Recursive):
    def __call__(self, audio):
        return filtered(floats(audio, "LFilter"), self.a, self.b, self.clamp)


class Filtfilt(_Recursive):
    """Forwards, then backwards: no phase."""

    def __call__(self, audio):
        once = filtered(floats(audio, "Filtfilt"), self.a, self.b, False)
        return filtered(once[..., ::-1], self.a, self.b, self.clamp)[..., ::-1]


class Contrast:
    def __init__(self, enhancement_amount=75.0):
        number(enhancement_amount, "enhancement_amount", (0, 100))
        self.amount = enhancement_amount / 750.0

    def __call__(self, audio):
        half = signal(audio, "Contrast") * (math.pi / 2)
        return np.sin(half + self.amount * np.sin(half * 4)).astype(half.dtype)


class DCShift:
    def __init__(self, shift, limiter_gain=None):
        number(shift, "shift", (-2.0, 2.0))
        if limiter_gain is not None:
            number(limiter_gain, "limiter_gain")
        self.shift, self.gain = shift, limiter_gain

    def __call__(self, audio):
        audio, gain, shift = signal(audio, "DCShift"), self.gain, self.shift
        made = np.clip(audio + shift, -1.0, 1.0)
        limit = 1.0 if gain is None else 1.0 - (abs(shift) - gain)
        if shift > 0 and limit != 1:
            made = np.where(audio > limit, np.minimum((audio - limit) * gain / (1 - limit) + limit + shift, limit), made)
        elif shift < 0 and limit != 1:  # with the sign of the limit that MindSpore adds
            made = np.where(audio < -limit, np.maximum((audio + limit) * gain / (1 - limit) + limit + shift, -limit), made)
        return made.astype(audio.dtype)


class Gain:
    def __init__(self, gain_db=1.0):
        number(gain_db, "gain_db")
        self.factor = 10 ** (gain_db / 20)

    def __call__(self, audio):
        audio = signal(audio, "Gain")
        return (audio * self.factor).astype(audio.dtype)


class Vol:
    """Louder by a factor, a power or decibels."""

    def __init__(self, gain, gain_type=GainType.AMPLITUDE):
        check_type(gain, (int, float), "gain")
        check_type(gain_type, (GainType,), "gain_type")
        if gain_type == GainType.AMPLITUDE:
            number(gain, "gain", "float32 from 0")
        elif gain_type == GainType.POWER:
            number(gain, "gain", "positive float32")
        else:
            number(gain, "gain")
        self.factor = {"amplitude": lambda: gain, "power": lambda: math.sqrt(gain), "db": lambda: 10 ** (gain / 20)}[gain_type.value]()

    def __call__(self, audio):
        audio = signal(audio, "Vol")
        return np.clip(audio * self.factor, -1, 1).astype(audio.dtype)


class Overdrive:
    def __init__(self, gain=20.0, color=20.0):
        number(gain, "gain", (0, 100))
        number(color, "color", (0, 100))
        self.gain, self.color = math.exp(gain * math.log(10.0) / 20.0), color / 200.0

    def __call__(self, audio):
        audio = signal(audio, "Overdrive")
        bent = np.clip(audio.astype(np.float64) * self.gain + self.color, -1, 1)
        bent = bent - bent ** 3 / 3
        step = np.diff(bent, axis=-1, prepend=0.0)
        smooth = filtered(step, (1.0, -0.995), (1.0, 0.0), False)
        return np.clip(audio * 0.5 + smooth * 0.75, -1, 1).astype(audio.dtype)


class MuLawEncoding:
    def __init__(self, quantization_channels=256):
        whole(quantization_channels, "quantization_channels")
        self.most = quantization_channels - 1

    def __call__(self, audio):
        audio = signal(audio, "MuLawEncoding", 0)
        bent = np.sign(audio) * np.log1p(self.most * np.abs(audio)) / math.log1p(self.most)
        return ((bent + 1) / 2 * self.most + 0.5).astype(np.int32)


class MuLawDecoding:
    def __init__(self, quantization_channels=256):
        whole(quantization_channels, "quantization_channels")
        self.most = quantization_channels - 1

    def __call__(self, audio):
        audio = signal(audio, "MuLawDecoding", 0)
        bent = audio / self.most * 2 - 1.0
        return (np.sign(bent) * (np.exp(np.abs(bent) * math.log1p(self.most)) - 1.0) / self.most).astype(audio.dtype)


_RISING = {"linear": lambda t: t, "exponential": lambda t: 2.0 ** (t - 1) * t, "logarithmic": lambda t: np.log10(0.1 + t) + 1,
           "quarter_sine": lambda t: np.sin(t * math.pi / 2), "half_sine": lambda t: np.sin(t * math.pi - math.pi / 2) / 2 + 0.5}
_FALLING = {"linear": lambda t: 1 - t, "exponential": lambda t: 2.0 ** -t * (1 - t), "logarithmic": lambda t: np.log10(1.1 - t) + 1,
            "quarter_sine": lambda t: np.sin(t * math.pi / 2 + math.pi / 2), "half_sine": lambda t: np.sin(t * math.pi + math.pi / 2) / 2 + 0.5}


class Fade:
    def __init__(self, fade_in_len=0, fade_out_len=0, fade_shape=FadeShape.LINEAR):
        whole(fade_in_len, "fade_in_len", "int32 from 0")
        whole(fade_out_len, "fade_out_len", "int32 from 0")
        check_type(fade_shape, (FadeShape,), "fade_shape")
        self.rise, self.fall, self.shape = fade_in_len, fade_out_len, fade_shape.value

    def __call__(self, audio):
        given, audio = audio, signal(audio, "Fade")
        length = audio.shape[-1]
        for count, name in ((self.rise, "fade_in_len"), (self.fall, "fade_out_len")):
            if count > length:
                raise pipeline_error(f"Fade: invalid parameter, '{name}' should be no greater than 'length of waveform', but got: {name} "
                                     f"{count} while length of waveform {length}.")
        if not self.rise and not self.fall:
            return given
        shares = np.ones(length)
        if self.rise:
            shares[:self.rise] *= _RISING[self.shape](np.linspace(0, 1, self.rise))
        if self.fall:
            shares[length - self.fall:] *= _FALLING[self.shape](np.linspace(0, 1, self.fall))
        return (audio * shares).astype(audio.dtype)
