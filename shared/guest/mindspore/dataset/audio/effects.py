"""mindspore.dataset.audio's effects and what listens to a voice: dither, flanger, phaser, pitches, the start of speech, and signals
from the sizes of their spectra."""
import math
import numpy as np
from mindspore.dataset.audio.checks import check, check_type, floats, number, signal, whole
from mindspore.dataset.audio.spectra import MelScale, PhaseVocoder, Resample, Spectrogram, inverse
from mindspore.dataset.audio.utils import DensityFunction, Interpolation, MelType, Modulation, NormType, WindowType, window_of
from mindspore.dataset.errors import pipeline_error, syntax_error


class Dither:
    """Noise of one density before the samples are rounded to 16 bits."""

    def __init__(self, density_function=DensityFunction.TPDF, noise_shaping=False):
        check_type(density_function, (DensityFunction,), "density_function")
        check_type(noise_shaping, (bool,), "noise_shaping")
        self.density, self.is_shaped = density_function, noise_shaping

    def _noise(self, rows):
        if self.density == DensityFunction.TPDF:
            length = rows.shape[-1]
            return 1 - np.abs(2 * np.arange(length) / length - 1)

        def sample():
            """Any sample of the signal but those at its ends."""
            row, column = [np.random.randint(size - 1) if size > 1 else 0 for size in rows.shape]
            return rows[row, column]
        return sample() - 0.5 if self.density == DensityFunction.RPDF else sum(sample() for _ in range(7))

    def __call__(self, audio):
        audio = signal(audio, "Dither")
        rows = audio.reshape(-1, audio.shape[-1]).astype(np.float64)
        made = np.rint(rows * (2 ** 15 - 2) + self._noise(rows)) / 2 ** 15
        if self.is_shaped:
            made[:, 1:] += (made - rows)[:, :-1]
        return made.astype(audio.dtype).reshape(audio.shape)


def _wave(modulation, size, low, high, phase):
    """One period of a wave between two values."""
    point = (np.arange(size) + int(phase / math.pi / 2 * size + 0.5)) % size
    if modulation == Modulation.SINUSOIDAL:
        made = (np.sin(point / size * 2 * math.pi) + 1) / 2
    else:
        made, quarter = point * 2.0 / size, point * 4 // size
        made = np.where(quarter == 0, made + 0.5, np.where(quarter == 3, made - 1.5, 1.5 - made))
    return made * (high - low) + low


class Flanger:
    """A copy whose delay goes up and down."""

    def __init__(self, sample_rate, delay=0.0, depth=2.0, regen=0.0, width=71.0, speed=0.5, phase=25.0,
                 modulation=Modulation.SINUSOIDAL, interpolation=Interpolation.LINEAR):
        whole(sample_rate, "sample_rate", "int32 but 0")
        for value, name, limits in ((delay, "delay", (0, 30)), (depth, "depth", (0, 10)), (regen, "regen", (-95, 95)),
                                    (width, "width", (0, 100)), (speed, "speed", (0.1, 10)), (phase, "phase", (0, 100))):
            number(value, name, limits)
        check_type(modulation, (Modulation,), "modulation")
        check_type(interpolation, (Interpolation,), "interpolation")
        self.rate, self.least, self.depth, self.feedback = sample_rate, delay / 1000, depth / 1000, regen / 100
        share = width / 100
        self.dry, self.wet = 1 / (1 + share), share / (1 + share) * (1 - abs(self.feedback))
        self.speed, self.phase, self.modulation, self.is_linear = speed, phase / 100, modulation, interpolation == Interpolation.LINEAR

    def _row(self, row, lfo, first, length):
        """One channel, whose delay starts at place `first` of its wave."""
        held, last, at, made = [0.0] * length, 0.0, 0, []
        for n, sample in enumerate(row):
            at = (at + length - 1) % length
            wanted = lfo[(n + first) % len(lfo)]
            step, share = int(wanted), wanted - math.floor(wanted)
            held[at] = sample + last * self.feedback
            zero, one = held[(at + step) % length], held[(at + step + 1) % length]
            if self.is_linear:
                last = zero + (one - zero) * share
            else:
                one, two = one - zero, held[(at + step + 2) % length] - zero
                last = zero + ((two * 0.5 - one) * share + one * 2 - two * 0.5) * share
            made.append(sample * self.dry + last * self.wet)
        return made

    def __call__(self, audio):
        given, audio = audio, signal(audio, "Flanger")
        if audio.ndim < 2:
            raise pipeline_error("Flanger: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of "
                                 f"<..., channel, time>. But got tensor with dimension {audio.ndim}.")
        channels = audio.shape[-2]
        if channels > 4:
            raise syntax_error("Flanger: the channel of input tensor does not match the requirement of operator. Expecting tensor with "
                               f"channel less than or equal to 4. But got channel: {channels}")
        length = int((self.least + self.depth) * self.rate + 0.5) + 2
        period = int(self.rate / self.speed)
        lfo = _wave(self.modulation, period, math.floor(self.least * self.rate + 0.5), length - 2.0, 3 * math.pi / 2).tolist()
        rows = audio.reshape(-1, audio.shape[-1]).astype(np.float64).tolist()
        made = [self._row(row, lfo, int(i % channels * period * self.phase + 0.5), length) for i, row in enumerate(rows)]
        return np.clip(np.array(made), -1, 1).astype(given.dtype).reshape(audio.shape)


class Phaser:
    """The signal with a decaying echo of itself, whose delay goes up and down."""

    def __init__(self, sample_rate, gain_in=0.4, gain_out=0.74, delay_ms=3.0, decay=0.4, mod_speed=0.5, sinusoidal=True):
        whole(sample_rate, "sample_rate", "int32")
        for value, name, limits in ((gain_in, "gain_in", (0, 1)), (gain_out, "gain_out", (0, 1e9)), (delay_ms, "delay_ms", (0, 5.0)),
                                    (decay, "decay", (0, 0.99)), (mod_speed, "mod_speed", (0.1, 2))):
            number(value, name, limits)
        check_type(sinusoidal, (bool,), "sinusoidal")
        self.gain_in, self.gain_out, self.decay = gain_in, gain_out, decay
        self.length, self.period = int(delay_ms * 0.001 * sample_rate + 0.5), int(sample_rate / mod_speed + 0.5)
        self.modulation = Modulation.SINUSOIDAL if sinusoidal else Modulation.TRIANGULAR

    def __call__(self, audio):
        audio, length = signal(audio, "Phaser"), self.length
        delays = (_wave(self.modulation, self.period, 1.0, float(length), math.pi / 2) + 0.5).astype(np.int64).tolist()
        rows = (audio.reshape(-1, audio.shape[-1]).astype(np.float64) * self.gain_in).tolist()
        made = []
        for row in rows:
            held, out = [0.0] * length, []
            for n, sample in enumerate(row):
                sample += held[(n + delays[n % self.period]) % length]
                held[(n + 1) % length] = sample * self.decay
                out.append(sample)
            made.append(out)
        return np.clip(np.array(made) * self.gain_out, -1, 1).astype(audio.dtype).reshape(audio.shape)


def _frames(rows, begin, size, count):
    return rows[:, begin:begin + size * count].reshape(len(rows), count, size)


class DetectPitchFrequency:
    """The pitch of each frame, by the correlation of the signal with itself later, smoothed by medians."""

    def __init__(self, sample_rate, frame_time=0.01, win_length=30, freq_low=85, freq_high=3400):
        whole(sample_rate, "sample_rate", "int32 but 0")
        number(frame_time, "frame_time", "positive float32")
        whole(win_length, "win_length")
        number(freq_low, "freq_low", "positive float32")
        number(freq_high, "freq_high", "positive float32")
        self.rate, self.win_length = sample_rate, win_length
        self.size, self.lags, self.first = [math.ceil(v) for v in (sample_rate * frame_time, sample_rate / freq_low, sample_rate / freq_high)]

    def _correlations(self, rows):
        """(rows, frames, lags)"""
        size, length = self.size, rows.shape[-1]
        count = math.ceil(length / size)
        rows = np.pad(rows, ((0, 0), (0, self.lags + count * size - length)))
        now = _frames(rows, 0, size, count)

        def square(part):
            return (1e-9 + np.sqrt((part * part).sum(-1))) ** 2
        own, made = square(now), []
        for lag in range(1, self.lags + 1):
            later = _frames(rows, lag, size, count)
            made.append((now * later).sum(-1) / own / square(later))
        return np.stack(made, -1)

    def __call__(self, audio):
        audio = floats(audio, "DetectPitchFrequency")
        found = self._correlations(audio.reshape(-1, audio.shape[-1]).astype(np.float64))
        best, half = found[..., self.first:], found[..., self.first:found.shape[-1] // 2]
        lags = best.argmax(-1)
        if half.shape[-1]:  # a pitch an octave above wins unless it is clearly less
            lags = np.where(half.max(-1) > 0.99 * best.max(-1), half.argmax(-1), lags)
        lags = lags + self.first + 1
        before = (self.win_length - 1) // 2
        lags = np.concatenate([np.repeat(lags[:, :1], before, 1), lags], 1)
        count = lags.shape[1] - self.win_length + 1
        if count < 1:
            raise pipeline_error("Failed to create empty tensor, tensor shape is unknown.")
        middle = np.sort(np.stack([lags[:, i:i + self.win_length] for i in range(count)], 1), -1)[..., (self.win_length - 1) // 2]
        return (self.rate / (1e-9 + middle)).astype(np.float32).reshape(audio.shape[:-1] + (count,))


def _window(length):
    return window_of(WindowType.HANN, length) * (2 / math.sqrt(length)) if length > 0 else np.zeros(0)


class Vad:
    """The signal from where speech begins: the first rise of the power of its cepstrum above the noise."""

    def __init__(self, sample_rate, trigger_level=7.0, trigger_time=0.25, search_time=1.0, allowed_gap=0.25, pre_trigger_time=0.0,
                 boot_time=0.35, noise_up_time=0.1, noise_down_time=0.01, noise_reduction_amount=1.35, measure_freq=20.0,
                 measure_duration=None, measure_smooth_time=0.4, hp_filter_freq=50.0, lp_filter_freq=6000.0, hp_lifter_freq=150.0,
                 lp_lifter_freq=2000.0):
        whole(sample_rate, "sample_rate")
        number(trigger_level, "trigger_level")
        for value, name in ((trigger_time, "trigger_time"), (search_time, "search_time"), (allowed_gap, "allowed_gap"),
                            (pre_trigger_time, "pre_trigger_time"), (boot_time, "boot_time"), (noise_up_time, "noise_up_time"),
                            (noise_down_time, "noise_down_time")):
            number(value, name, "float32 from 0")
        if noise_up_time < noise_down_time:
            raise ValueError(f"Input noise_up_time should be greater than noise_down_time, but got noise_up_time: {noise_up_time} and "
                             f"noise_down_time: {noise_down_time}.")
        number(noise_reduction_amount, "noise_reduction_amount", "float32 from 0")
        number(measure_freq, "measure_freq", "positive float32")
        if measure_duration:
            number(measure_duration, "measure_duration", "float32 from 0")
        number(measure_smooth_time, "measure_smooth_time", "float32 from 0")
        for value, name in ((hp_filter_freq, "hp_filter_freq"), (lp_filter_freq, "lp_filter_freq"), (hp_lifter_freq, "hp_lifter_freq"),
                            (lp_lifter_freq, "lp_lifter_freq")):
            number(value, name, "positive float32")
        self.level, self.reduction = trigger_level, noise_reduction_amount
        self.length = int(sample_rate * (measure_duration or 2.0 / measure_freq) + 0.5)  # of what one measure looks at
        self.wide = 16
        while self.wide < self.length:
            self.wide *= 2
        self.period, self.count = int(sample_rate / measure_freq + 0.5), math.ceil(search_time * measure_freq)
        self.gap, before = int(allowed_gap * measure_freq + 0.5), int(pre_trigger_time * sample_rate + 0.5)
        self.held = before + self.count * self.period + self.length
        self.low = max(int(hp_filter_freq / sample_rate * self.wide + 0.5), 1)
        self.high = min(int(lp_filter_freq / sample_rate * self.wide + 0.5), self.wide // 2)
        self.cepstrum = slice(math.ceil(sample_rate * 0.5 / lp_lifter_freq),
                              min(math.floor(sample_rate * 0.5 / hp_lifter_freq), self.wide // 4))
        self.up, self.down, self.smooth, self.trigger = [math.exp(-1.0 / (time * measure_freq)) if time else 0.0 for time in (
            noise_up_time, noise_down_time, measure_smooth_time, trigger_time)]
        self.boot_count = int(boot_time * measure_freq - 0.5)

    def _measure(self, samples, spectrum, noise, boot):
        """How much voice there is; follows the spectra of the signal and of the noise."""
        part = slice(self.low, self.high)
        found = np.abs(np.fft.rfft(samples * _window(self.length), self.wide))[part]
        keep = boot / (1.0 + boot) if boot >= 0 else self.smooth
        spectrum[part] = spectrum[part] * keep + found * (1 - keep)
        power = spectrum[part] ** 2
        keep = 0.0 if boot >= 0 else np.where(power > noise[part], self.up, self.down)
        noise[part] = noise[part] * keep + power * (1 - keep)
        clean = np.zeros(self.wide // 2)
        clean[part] = np.sqrt(np.maximum(0.0, power - self.reduction * noise[part])) * _window(self.high - self.low)
        cepstrum = np.abs(np.fft.rfft(clean))[self.cepstrum]
        result = float((cepstrum ** 2).sum())
        return max(0.0, 21 + math.log(result / (self.cepstrum.stop - self.cepstrum.start))) if result > 0 else 0.0

    def _unneeded(self, measures, at):
        """How many of the last measures, the newest first, come after the start of speech."""
        trigger = zero = self.count
        for j in range(self.count):
            measure = measures[(at - j) % self.count]
            if measure >= self.level and j <= trigger + self.gap:
                zero = trigger = j
            elif measure == 0 and trigger >= zero:
                zero = j
        return min(self.count - 1, zero)

    def __call__(self, audio):
        audio = signal(audio, "Vad")
        rows = audio.reshape(-1, audio.shape[-1]).astype(np.float64)
        spectra, noises = np.zeros((len(rows), self.wide)), np.zeros((len(rows), self.wide))
        measures, means = [[0.0] * self.count for _ in rows], [0.0] * len(rows)
        at = boot = kept = 0
        has_triggered, end = False, self.length
        while end <= rows.shape[-1] and not has_triggered:
            for i, row in enumerate(rows):
                # what is held goes round: a measure takes the oldest sample of its stretch in place of the newest
                measure = self._measure(row[max(end - 1 - self.length, 0):end - 1] if end > self.length else
                                        np.concatenate([[0.0], row[:end - 1]]), spectra[i], noises[i], boot)
                measures[i][at] = measure
                means[i] = means[i] * self.trigger + measure * (1 - self.trigger)
                has_triggered = has_triggered or means[i] >= self.level
                if has_triggered:
                    kept = min(max(kept, self._unneeded(measures[i], at)), self.count)
            at = (at + 1) % self.count
            if boot >= 0:
                boot = -1 if boot == self.boot_count else boot + 1
            end += self.period
        if has_triggered:
            return audio[..., max(end - self.period - self.held + (self.count - kept) * self.period, 0):]
        return audio[..., rows.shape[-1] - self.held:]  # a place below zero is counted from the end, as MindSpore's


class PitchShift:
    """Slower or faster at the same pitch, then sampled at the speed it had."""

    def __init__(self, sample_rate, n_steps, bins_per_octave=12, n_fft=512, win_length=None, hop_length=None, window=WindowType.HANN):
        whole(sample_rate, "sample_rate", "int32 from 0")
        whole(n_steps, "n_steps", "int32")
        whole(bins_per_octave, "bins_per_octave", "int32 but 0")
        whole(n_fft, "n_fft")
        check_type(window, (WindowType,), "window")
        if win_length is not None:
            whole(win_length, "win_length")
            if win_length > n_fft:
                raise ValueError(f"Input win_length should be no more than n_fft, but got win_length: {win_length} and n_fft: {n_fft}.")
        if hop_length is not None:
            whole(hop_length, "hop_length")
        win_length = n_fft if win_length is None else win_length
        self.rate, self.speed = sample_rate, 2.0 ** (-n_steps / bins_per_octave)
        self.like = Spectrogram(n_fft, win_length, win_length // 4 if hop_length is None else hop_length, 0, window, 0.0)

    def __call__(self, audio):
        audio = signal(audio, "PitchShift")
        length, spectrum = audio.shape[-1], self.like.complex(audio.astype(np.float64))
        pairs = np.stack([spectrum.real, spectrum.imag], -1)
        pairs = PhaseVocoder(self.speed, np.linspace(0, math.pi * self.like.hop, spectrum.shape[-2]))(pairs)
        stretched = inverse(pairs[..., 0] + 1j * pairs[..., 1], self.like, round(length / self.speed))
        made = Resample(int(self.rate / self.speed), self.rate)(stretched)[..., :length]
        made = np.pad(made, ((0, 0),) * (made.ndim - 1) + ((0, length - made.shape[-1]),))
        return made.astype(audio.dtype)


class GriffinLim:
    """A signal whose spectrogram is the one given: its phases are those that signals made from it come to."""

    def __init__(self, n_fft=400, n_iter=32, win_length=None, hop_length=None, window_type=WindowType.HANN, power=2.0, momentum=0.99,
                 length=None, rand_init=True):
        whole(n_fft, "n_fft")
        whole(n_iter, "n_iter")
        for value, name in ((win_length, "win_length"), (hop_length, "hop_length")):
            if value is not None:
                whole(value, name, "int32 from 0")
            if value is win_length and value is not None and value > n_fft:
                raise ValueError(f"Input win_length should be no more than n_fft, but got win_length: {win_length} and n_fft: {n_fft}.")
        check_type(window_type, (WindowType,), "window_type")
        number(power, "power", "positive float32")
        number(momentum, "momentum", "float32 from 0")
        if length is not None:
            whole(length, "length", "int32 from 0")
        check_type(rand_init, (bool,), "rand_init")
        self.like = Spectrogram(n_fft, win_length or n_fft, hop_length or (win_length or n_fft) // 2, 0, window_type, 0.0)
        self.count, self.power, self.momentum, self.length, self.is_random = n_iter, power, momentum, length or None, rand_init

    def __call__(self, spectrogram):
        given, like = signal(spectrogram, "GriffinLim", 2), self.like
        if given.shape[-2] != like.n_fft // 2 + 1:
            raise pipeline_error("GriffinLim: the frequency of the input should equal to n_fft / 2 + 1")
        if self.momentum >= 1:
            raise syntax_error(f"GriffinLim: momentum equal to or greater than 1 can be unstable, but got: {self.momentum:f}")
        sizes = given.astype(np.float64) ** (1 / self.power)
        turns = np.random.rand(*sizes.shape) + 1j * np.random.rand(*sizes.shape) if self.is_random else np.ones(sizes.shape, np.complex128)
        share, before = self.momentum / (1 + 2 * self.momentum), 0.0  # MindSpore's: m / (1 + m), taken twice
        for _ in range(self.count):
            now = like.complex(inverse(sizes * turns, like, self.length))
            turns = now - before * share
            turns = turns / (np.abs(turns) + 1e-16)
            before = now
        return inverse(sizes * turns, like, self.length).astype(given.dtype)


class InverseMelScale:
    """(..., freq, time) whose mel bands are those given, by gradient descent from a random start."""

    def __init__(self, n_stft, n_mels=128, sample_rate=16000, f_min=0.0, f_max=None, max_iter=100000, tolerance_loss=1e-5,
                 tolerance_change=1e-8, sgdargs=None, norm=NormType.NONE, mel_type=MelType.HTK):
        self.bands = MelScale(n_mels, sample_rate, f_min, f_max, n_stft, norm, mel_type).bands
        whole(max_iter, "max_iter")
        number(tolerance_loss, "tolerance_loss", "positive float32")
        number(tolerance_change, "tolerance_change", "positive float32")
        self.rate, self.momentum = (0.1, 0.9) if sgdargs is None else (sgdargs["sgd_lr"], sgdargs["sgd_momentum"])
        number(self.rate, "sgd_lr", "float32 from 0")
        number(self.momentum, "sgd_momentum", "float32 from 0")
        self.most, self.loss, self.change = max_iter, tolerance_loss, tolerance_change

    def __call__(self, spectrogram):
        given = signal(spectrogram, "InverseMelScale", 2)
        if given.shape[-2] != self.bands.shape[1]:
            raise pipeline_error("InverseMelScale: n_mels must be equal to the penultimate dimension of input.")
        wanted = np.swapaxes(given.astype(np.float64), -1, -2)
        wanted = wanted[None] if given.ndim == 2 else wanted
        found = np.random.rand(*wanted.shape[:-1], len(self.bands))
        count, speed, before = wanted.size // wanted.shape[-1], 0.0, math.inf
        for _ in range(self.most):
            rest = wanted - np.matmul(found, self.bands)
            loss = float((rest ** 2).sum(-1).mean())
            speed = speed * self.momentum - np.matmul(rest, self.bands.T) * (2 / count)
            found = np.maximum(found - self.rate * speed, 0.0)
            if loss < self.loss or abs(before - loss) < self.change:
                break
            before = loss
        return np.swapaxes(found, -1, -2).astype(given.dtype)
