"""mindspore.dataset.audio: operations on arrays of samples (..., time) and of spectra (..., freq, time). Random ones draw from
numpy.random."""
from mindspore.dataset.audio.effects import (DetectPitchFrequency, Dither, Flanger, GriffinLim, InverseMelScale, Phaser, PitchShift,
                                             Vad)
from mindspore.dataset.audio.filters import (AllpassBiquad, BandBiquad, BandpassBiquad, BandrejectBiquad, BassBiquad, Biquad, Contrast,
                                             DCShift, DeemphBiquad, EqualizerBiquad, Fade, Filtfilt, Gain, HighpassBiquad, LFilter,
                                             LowpassBiquad, MuLawDecoding, MuLawEncoding, Overdrive, RiaaBiquad, TrebleBiquad, Vol)
from mindspore.dataset.audio.spectra import (LFCC, MFCC, AmplitudeToDB, Angle, ComplexNorm, ComputeDeltas, DBToAmplitude,
                                             FrequencyMasking, InverseSpectrogram, Magphase, MaskAlongAxis, MaskAlongAxisIID, MelScale,
                                             MelSpectrogram, PhaseVocoder, Resample, SlidingWindowCmn, SpectralCentroid, Spectrogram,
                                             TimeMasking, TimeStretch)
from mindspore.dataset.checks import checked_by
from mindspore.dataset.audio.utils import (BorderType, DensityFunction, FadeShape, GainType, Interpolation, MelType, Modulation, NormMode,
                                           NormType, ResampleMethod, ScaleType, WindowType, create_dct, linear_fbanks, melscale_fbanks)

# Their arguments are counted as MindSpore's decorators count them; Angle has none of these.
checked_by({name: {} for name, kind in list(globals().items()) if isinstance(kind, type) and kind.__module__ != BorderType.__module__
            and name != "Angle"}, globals())
__all__ = [name for name, value in list(globals().items()) if callable(value) and not name.startswith("_") and name != "checked_by"]


def __getattr__(name):
    if name == "AudioTensorOperation":
        from mindspore.dataset.operation import AudioTensorOperation
        return AudioTensorOperation
    raise AttributeError(f"module 'mindspore.dataset.audio' has no attribute '{name}'")
