# tolerance: 2e-3
import numpy as np
import mindspore.dataset as ds
import mindspore.dataset.audio as A


def wave(*shape):
    n = int(np.prod(shape))
    return (np.sin(np.arange(n) * 0.37) * 0.7 + np.cos(np.arange(n) * 0.05) * 0.2).reshape(shape)


def digest(value):
    value = np.asarray(value)
    flat = value.astype(np.float64).ravel()
    return f"{value.shape} {value.dtype} {flat.sum():.3f} {np.abs(flat).sum():.3f} {(flat * (np.arange(flat.size) % 13)).sum():.2f}"


def error(e):
    lines = [line for line in str(e).splitlines() if line.startswith("[ERROR]")]
    return f"{type(e).__name__} {lines[0][:120] if lines else str(e)}"


def show(text, inputs):
    operation = eval("A." + text)
    for name, value in inputs.items():
        try:
            made = operation(value)
            print(text, name, *[digest(part) for part in (made if isinstance(made, tuple) else (made,))])
        except Exception as e:
            print(text, name, error(e))


SIGNALS = {"rows": wave(2, 64).astype(np.float32), "whole": (wave(40) * 5).astype(np.int32), "double": wave(50)}
for text in (
        'AllpassBiquad(16000, 400.0)',
        'AllpassBiquad(44100, 4000.0, 0.5)',
        'BandBiquad(16000, 400.0)',
        'BandBiquad(16000, 400.0, 0.9, True)',
        'BandpassBiquad(16000, 400)',
        'BandpassBiquad(16000, 400, 0.5, True)',
        'BandrejectBiquad(16000, 800.)',
        'BassBiquad(16000, 10.0)',
        'BassBiquad(16000, -5.0, 300.0, 0.3)',
        'TrebleBiquad(44100, 20.0)',
        'EqualizerBiquad(16000, 1500, 5.5)',
        'HighpassBiquad(16000, 1500)',
        'LowpassBiquad(16000, 1500, 0.7)',
        'DeemphBiquad(44100)',
        'DeemphBiquad(48000)',
        'RiaaBiquad(44100)',
        'RiaaBiquad(48000)',
        'RiaaBiquad(88200)',
        'RiaaBiquad(96000)',
        'Biquad(0.01, 0.02, 0.13, 1, 0.12, 0.3)',
        'LFilter([1.0, 0.2, 0.3], [0.4, 0.2, 0.9], False)',
        'Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3])',
        'Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3], False)',
        'Contrast()',
        'Contrast(20.0)',
        'DCShift(0.5, 0.02)',
        'DCShift(-0.5, 0.02)',
        'DCShift(0.8)',
        'DCShift(0.0)',
        'Gain()',
        'Gain(-3.0)',
        'Vol(0.5)',
        'Vol(2.0, A.GainType.POWER)',
        'Vol(-3.0, A.GainType.DB)',
        'Overdrive()',
        'Overdrive(10.0, 60.0)',
        'MuLawEncoding()',
        'MuLawEncoding(64)',
        'Fade(5, 10)',
        'Fade(8, 8, A.FadeShape.EXPONENTIAL)',
        'Fade(8, 8, A.FadeShape.LOGARITHMIC)',
        'Fade(8, 8, A.FadeShape.QUARTER_SINE)',
        'Fade(8, 8, A.FadeShape.HALF_SINE)',
        'Fade()',
        'Fade(100, 0)',
):
    show(text, SIGNALS)
print(digest(A.MuLawDecoding(64)(np.arange(0, 64, 5))))
rows = ds.NumpySlicesDataset([wave(30).astype(np.float32)], ["audio"]).map(A.LowpassBiquad(4000, 1500, 0.7), ["audio"])
for row in rows.create_dict_iterator(output_numpy=True, num_epochs=1):
    print(digest(row["audio"]))

# expect: AllpassBiquad(16000, 400.0) rows (2, 64) float32 0.864 56.607 -10.48
# expect: AllpassBiquad(16000, 400.0) whole RuntimeError [ERROR] AllpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in typ
# expect: AllpassBiquad(16000, 400.0) double (50,) float64 4.551 21.236 30.12
# expect: AllpassBiquad(44100, 4000.0, 0.5) rows (2, 64) float32 2.412 54.918 15.23
# expect: AllpassBiquad(44100, 4000.0, 0.5) whole RuntimeError [ERROR] AllpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in typ
# expect: AllpassBiquad(44100, 4000.0, 0.5) double (50,) float64 7.150 20.638 32.89
# expect: BandBiquad(16000, 400.0) rows (2, 64) float32 2.237 22.868 18.15
# expect: BandBiquad(16000, 400.0) whole RuntimeError [ERROR] BandBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: BandBiquad(16000, 400.0) double (50,) float64 4.948 9.428 26.76
# expect: BandBiquad(16000, 400.0, 0.9, True) rows (2, 64) float32 3.540 64.481 21.71
# expect: BandBiquad(16000, 400.0, 0.9, True) whole RuntimeError [ERROR] BandBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: BandBiquad(16000, 400.0, 0.9, True) double (50,) float64 12.975 24.942 57.41
# expect: BandpassBiquad(16000, 400) rows (2, 64) float32 1.687 33.610 13.51
# expect: BandpassBiquad(16000, 400) whole RuntimeError [ERROR] BandpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in ty
# expect: BandpassBiquad(16000, 400) double (50,) float64 -0.872 13.629 -4.15
# expect: BandpassBiquad(16000, 400, 0.5, True) rows (2, 64) float32 1.053 20.433 7.82
# expect: BandpassBiquad(16000, 400, 0.5, True) whole RuntimeError [ERROR] BandpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in ty
# expect: BandpassBiquad(16000, 400, 0.5, True) double (50,) float64 -0.503 8.279 -1.77
# expect: BandrejectBiquad(16000, 800.) rows (2, 64) float32 1.861 20.399 3.62
# expect: BandrejectBiquad(16000, 800.) whole RuntimeError [ERROR] BandrejectBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in 
# expect: BandrejectBiquad(16000, 800.) double (50,) float64 4.700 8.357 25.08
# expect: BassBiquad(16000, 10.0) rows (2, 64) float32 8.080 61.166 41.13
# expect: BassBiquad(16000, 10.0) whole RuntimeError [ERROR] BassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: BassBiquad(16000, 10.0) double (50,) float64 10.770 24.920 69.57
# expect: BassBiquad(16000, -5.0, 300.0, 0.3) rows (2, 64) float32 2.724 51.269 6.36
# expect: BassBiquad(16000, -5.0, 300.0, 0.3) whole RuntimeError [ERROR] BassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: BassBiquad(16000, -5.0, 300.0, 0.3) double (50,) float64 0.823 20.668 9.26
# expect: TrebleBiquad(44100, 20.0) rows (2, 64) float32 -0.313 105.626 -42.87
# expect: TrebleBiquad(44100, 20.0) whole RuntimeError [ERROR] TrebleBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type
# expect: TrebleBiquad(44100, 20.0) double (50,) float64 -0.385 40.538 -12.87
# expect: EqualizerBiquad(16000, 1500, 5.5) rows (2, 64) float32 4.195 85.329 16.22
# expect: EqualizerBiquad(16000, 1500, 5.5) whole RuntimeError [ERROR] EqualizerBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in t
# expect: EqualizerBiquad(16000, 1500, 5.5) double (50,) float64 1.184 34.032 17.59
# expect: HighpassBiquad(16000, 1500) rows (2, 64) float32 -0.998 20.926 -16.50
# expect: HighpassBiquad(16000, 1500) whole RuntimeError [ERROR] HighpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in ty
# expect: HighpassBiquad(16000, 1500) double (50,) float64 0.037 7.816 -4.43
# expect: LowpassBiquad(16000, 1500, 0.7) rows (2, 64) float32 4.808 52.617 34.43
# expect: LowpassBiquad(16000, 1500, 0.7) whole RuntimeError [ERROR] LowpassBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in typ
# expect: LowpassBiquad(16000, 1500, 0.7) double (50,) float64 4.659 20.933 30.92
# expect: DeemphBiquad(44100) rows (2, 64) float32 4.331 47.609 25.08
# expect: DeemphBiquad(44100) whole RuntimeError [ERROR] DeemphBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type
# expect: DeemphBiquad(44100) double (50,) float64 3.769 19.353 26.42
# expect: DeemphBiquad(48000) rows (2, 64) float32 4.278 46.136 24.90
# expect: DeemphBiquad(48000) whole RuntimeError [ERROR] DeemphBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type
# expect: DeemphBiquad(48000) double (50,) float64 3.844 18.779 26.59
# expect: RiaaBiquad(44100) rows (2, 64) float32 10.359 44.771 66.88
# expect: RiaaBiquad(44100) whole RuntimeError [ERROR] RiaaBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: RiaaBiquad(44100) double (50,) float64 17.669 20.011 107.85
# expect: RiaaBiquad(48000) rows (2, 64) float32 9.660 41.974 62.56
# expect: RiaaBiquad(48000) whole RuntimeError [ERROR] RiaaBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: RiaaBiquad(48000) double (50,) float64 16.508 18.762 100.54
# expect: RiaaBiquad(88200) rows (2, 64) float32 6.283 26.979 41.19
# expect: RiaaBiquad(88200) whole RuntimeError [ERROR] RiaaBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: RiaaBiquad(88200) double (50,) float64 11.286 12.443 67.90
# expect: RiaaBiquad(96000) rows (2, 64) float32 5.935 25.378 38.92
# expect: RiaaBiquad(96000) whole RuntimeError [ERROR] RiaaBiquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type o
# expect: RiaaBiquad(96000) double (50,) float64 10.765 11.796 64.69
# expect: Biquad(0.01, 0.02, 0.13, 1, 0.12, 0.3) rows (2, 64) float32 0.562 6.693 3.95
# expect: Biquad(0.01, 0.02, 0.13, 1, 0.12, 0.3) whole RuntimeError [ERROR] Biquad: the data type of input tensor does not match the requirement of operator. Expecting tensor in type of [f
# expect: Biquad(0.01, 0.02, 0.13, 1, 0.12, 0.3) double (50,) float64 0.404 2.687 3.25
# expect: LFilter([1.0, 0.2, 0.3], [0.4, 0.2, 0.9], False) rows (2, 64) float32 4.724 58.221 28.65
# expect: LFilter([1.0, 0.2, 0.3], [0.4, 0.2, 0.9], False) whole RuntimeError [ERROR] LFilter: the data type of input tensor does not match the requirement of operator. Expecting tensor in type of [
# expect: LFilter([1.0, 0.2, 0.3], [0.4, 0.2, 0.9], False) double (50,) float64 3.306 23.440 26.33
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3]) rows (2, 64) float32 1.667 20.908 7.77
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3]) whole RuntimeError [ERROR] Filtfilt: the data type of input tensor does not match the requirement of operator. Expecting tensor in type of 
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3]) double (50,) float64 1.076 8.474 8.47
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3], False) rows (2, 64) float32 1.667 20.908 7.77
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3], False) whole RuntimeError [ERROR] Filtfilt: the data type of input tensor does not match the requirement of operator. Expecting tensor in type of 
# expect: Filtfilt([1.0, 0.2, 0.3], [0.4, 0.2, 0.3], False) double (50,) float64 1.076 8.474 8.47
# expect: Contrast() rows (2, 64) float32 5.609 81.415 21.92
# expect: Contrast() whole (40,) float32 -4.000 18.000 -41.00
# expect: Contrast() double (50,) float64 3.251 32.477 28.18
# expect: Contrast(20.0) rows (2, 64) float32 5.513 80.066 22.39
# expect: Contrast(20.0) whole (40,) float32 -4.000 18.000 -41.00
# expect: Contrast(20.0) double (50,) float64 3.286 32.130 28.13
# expect: DCShift(0.5, 0.02) rows (2, 64) float32 48.867 58.816 279.11
# expect: DCShift(0.5, 0.02) whole (40,) float32 4.420 24.420 49.18
# expect: DCShift(0.5, 0.02) double (50,) float64 18.197 21.696 105.77
# expect: DCShift(-0.5, 0.02) rows (2, 64) float32 -27.432 40.005 -180.90
# expect: DCShift(-0.5, 0.02) whole (40,) float32 15.042 22.958 98.12
# expect: DCShift(-0.5, 0.02) double (50,) float64 -10.309 16.359 -56.52
# expect: DCShift(0.8) rows (2, 64) float32 87.202 87.728 510.63
# expect: DCShift(0.8) whole (40,) float32 17.800 35.400 133.60
# expect: DCShift(0.8) double (50,) float64 34.342 34.434 201.06
# expect: DCShift(0.0) rows (2, 64) float32 4.237 59.631 16.54
# expect: DCShift(0.0) whole (40,) float32 9.000 33.000 80.00
# expect: DCShift(0.0) double (50,) float64 2.806 24.096 21.81
# expect: Gain() rows (2, 64) float32 4.754 66.907 18.56
# expect: Gain() whole (40,) float32 31.417 83.029 252.45
# expect: Gain() double (50,) float64 3.149 27.036 24.47
# expect: Gain(-3.0) rows (2, 64) float32 3.000 42.215 11.71
# expect: Gain(-3.0) whole (40,) float32 19.822 52.388 159.29
# expect: Gain(-3.0) double (50,) float64 1.987 17.059 15.44
# expect: Vol(0.5) rows (2, 64) float32 2.119 29.815 8.27
# expect: Vol(0.5) whole (40,) float32 9.000 29.000 79.50
# expect: Vol(0.5) double (50,) float64 1.403 12.048 10.91
# expect: Vol(2.0, A.GainType.POWER) rows (2, 64) float32 5.516 80.848 24.13
# expect: Vol(2.0, A.GainType.POWER) whole (40,) float32 9.000 33.000 80.00
# expect: Vol(2.0, A.GainType.POWER) double (50,) float64 3.421 32.701 29.05
# expect: Vol(-3.0, A.GainType.DB) rows (2, 64) float32 3.000 42.215 11.71
# expect: Vol(-3.0, A.GainType.DB) whole (40,) float32 9.000 30.664 79.71
# expect: Vol(-3.0, A.GainType.DB) double (50,) float64 1.987 17.059 15.44
# expect: Overdrive() rows (2, 64) float32 5.785 91.761 20.94
# expect: Overdrive() whole (40,) float32 9.355 33.355 82.25
# expect: Overdrive() double (50,) float64 2.728 36.138 28.58
# expect: Overdrive(10.0, 60.0) rows (2, 64) float32 10.110 86.785 47.02
# expect: Overdrive(10.0, 60.0) whole (40,) float32 10.338 34.338 88.71
# expect: Overdrive(10.0, 60.0) double (50,) float64 4.306 34.560 34.36
# expect: MuLawEncoding() rows (2, 64) int32 17129.000 17129.000 99426.00
# expect: MuLawEncoding() whole (40,) int32 6487.000 6781.000 41925.00
# expect: MuLawEncoding() double (50,) int32 6834.000 6834.000 41376.00
# expect: MuLawEncoding(64) rows (2, 64) int32 4234.000 4234.000 24631.00
# expect: MuLawEncoding(64) whole (40,) int32 1627.000 1709.000 10528.00
# expect: MuLawEncoding(64) double (50,) int32 1688.000 1688.000 10187.00
# expect: Fade(5, 10) rows (2, 64) float32 3.883 50.812 25.31
# expect: Fade(5, 10) whole (40,) float32 16.000 59.778 156.72
# expect: Fade(5, 10) double (50,) float64 4.869 19.805 45.14
# expect: Fade(8, 8, A.FadeShape.EXPONENTIAL) rows (2, 64) float32 3.119 48.603 20.68
# expect: Fade(8, 8, A.FadeShape.EXPONENTIAL) whole (40,) float32 7.015 52.567 118.97
# expect: Fade(8, 8, A.FadeShape.EXPONENTIAL) double (50,) float64 3.257 18.048 39.39
# expect: Fade(8, 8, A.FadeShape.LOGARITHMIC) rows (2, 64) float32 5.162 53.519 31.54
# expect: Fade(8, 8, A.FadeShape.LOGARITHMIC) whole (40,) float32 16.937 63.064 174.96
# expect: Fade(8, 8, A.FadeShape.LOGARITHMIC) double (50,) float64 3.426 21.063 35.07
# expect: Fade(8, 8, A.FadeShape.QUARTER_SINE) rows (2, 64) float32 4.960 52.245 30.31
# expect: Fade(8, 8, A.FadeShape.QUARTER_SINE) whole (40,) float32 14.486 60.436 159.85
# expect: Fade(8, 8, A.FadeShape.QUARTER_SINE) double (50,) float64 3.462 20.357 37.07
# expect: Fade(8, 8, A.FadeShape.HALF_SINE) rows (2, 64) float32 4.321 49.998 26.77
# expect: Fade(8, 8, A.FadeShape.HALF_SINE) whole (40,) float32 9.726 55.627 132.56
# expect: Fade(8, 8, A.FadeShape.HALF_SINE) double (50,) float64 3.474 18.975 40.10
# expect: Fade() rows (2, 64) float32 4.237 59.631 16.54
# expect: Fade() whole (40,) int32 28.000 74.000 225.00
# expect: Fade() double (50,) float64 2.806 24.096 21.81
# expect: Fade(100, 0) rows RuntimeError [ERROR] Fade: invalid parameter, 'fade_in_len' should be no greater than 'length of waveform', but got: fade_in_len 100 
# expect: Fade(100, 0) whole RuntimeError [ERROR] Fade: invalid parameter, 'fade_in_len' should be no greater than 'length of waveform', but got: fade_in_len 100 
# expect: Fade(100, 0) double RuntimeError [ERROR] Fade: invalid parameter, 'fade_in_len' should be no greater than 'length of waveform', but got: fade_in_len 100 
# expect: (13,) float32 -0.678 3.263 12.68
# expect: (30,) float32 6.308 14.115 48.39
