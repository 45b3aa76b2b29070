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


SIGNALS = {"rows": wave(2, 64).astype(np.float32), "whole": (wave(40) * 5).astype(np.int32)}
SPECTRA = {"rows": np.abs(wave(2, 5, 8)).astype(np.float32), "double": np.abs(wave(6, 7))}
COMPLEX = {"rows": wave(5, 6, 2).astype(np.float32), "double": wave(2, 4, 5, 2)}
for text in (
        'Resample(16000, 8000)',
        'Resample(8000, 12000, A.ResampleMethod.KAISER_WINDOW)',
        'Resample(3, 7, lowpass_filter_width=4, rolloff=0.8)',
        'Resample()',
        'Spectrogram(16)',
        'Spectrogram(16, 12, 5, 2, A.WindowType.HAMMING, 1.0, True)',
        'Spectrogram(16, power=0.0)',
        'Spectrogram(16, window=A.WindowType.BLACKMAN, center=False)',
        'Spectrogram(16, window=A.WindowType.BARTLETT, onesided=False)',
        'Spectrogram(16, window=A.WindowType.KAISER, pad_mode=A.BorderType.CONSTANT)',
        'Spectrogram(15, 10, 4, pad_mode=A.BorderType.SYMMETRIC)',
        'Spectrogram(16, pad_mode=A.BorderType.EDGE, power=3.0)',
        'Spectrogram(400)',
        'MelSpectrogram(16000, 16, n_mels=6)',
        'MelSpectrogram(16000, 32, f_min=100., f_max=4000., n_mels=5, norm=A.NormType.SLANEY, mel_scale=A.MelType.SLANEY)',
        'SpectralCentroid(16000, 16)',
        'SpectralCentroid(8000, 20, 16, 4, 3, A.WindowType.HAMMING)',
):
    show(text, SIGNALS)
for text in (
        'AmplitudeToDB()',
        'AmplitudeToDB(A.ScaleType.MAGNITUDE, 0.5, 1e-3, 20.0)',
        'DBToAmplitude(1.0, 0.5)',
        'ComputeDeltas()',
        'ComputeDeltas(7, A.BorderType.REFLECT)',
        'ComputeDeltas(3, A.BorderType.CONSTANT)',
        'SlidingWindowCmn(4, 2)',
        'SlidingWindowCmn(4, 2, True, True)',
        'SlidingWindowCmn(3, 5, False, True)',
        'SlidingWindowCmn()',
        'MaskAlongAxis(1, 2, 9.0, 1)',
        'MaskAlongAxis(1, 3, 0.5, 2)',
        'MaskAlongAxis(7, 3, 0.5, 2)',
        'FrequencyMasking(False, 2, 1, 5.0)',
        'TimeMasking(False, 3, 2, 1.0)',
        'TimeMasking()',
        'MelScale(4, 16000, n_stft=5)',
        'MelScale(3, 8000, 10., 3000., 5, A.NormType.SLANEY, A.MelType.SLANEY)',
        'ComplexNorm()',
        'Angle()',
):
    show(text, SPECTRA)
for text in (
        'ComplexNorm()',
        'ComplexNorm(2.0)',
        'Angle()',
        'Magphase()',
        'Magphase(2.0)',
        'TimeStretch(4, 5, 1.3)',
        'TimeStretch(n_freq=4, fixed_rate=0.7)',
        'TimeStretch()',
        'PhaseVocoder(1.3, np.arange(5.0).reshape(5, 1).astype(np.float32))',
        'InverseSpectrogram(n_fft=8, hop_length=2)',
        'InverseSpectrogram(12, 8, 8, 2, 1)',
        'InverseSpectrogram(n_fft=6)',
):
    show(text, COMPLEX)
MEL = {"n_fft": 16, "win_length": 16, "hop_length": 4, "f_min": 0.0, "f_max": 5000.0, "pad": 0, "n_mels": 6, "window": A.WindowType.HANN,
       "power": 2.0, "normalized": False, "center": True, "pad_mode": A.BorderType.REFLECT, "onesided": True, "norm": A.NormType.NONE,
       "mel_scale": A.MelType.HTK}
PLAIN = {key: value for key, value in MEL.items() if key not in ("f_min", "f_max", "n_mels", "norm", "mel_scale")}
for is_log in (False, True):
    for norm in A.NormMode:
        print(A.MFCC(16000, 4, 2, norm, is_log, MEL)(SIGNALS["rows"]).sum(-1).round(1).tolist())
        print(A.LFCC(16000, 6, 4, 0.0, 7000.0, 2, norm, is_log, PLAIN)(SIGNALS["rows"]).sum(-1).round(1).tolist())
for table in (A.create_dct(4, 6), A.create_dct(4, 6, A.NormMode.ORTHO), A.linear_fbanks(8, 0.0, 4000.0, 5, 8000),
              A.melscale_fbanks(9, 0., 4000., 5, 8000), A.melscale_fbanks(9, 50., 3000., 4, 8000, A.NormType.SLANEY, A.MelType.SLANEY)):
    print(digest(table))

# expect: Resample(16000, 8000) rows (2, 32) float32 2.238 29.542 12.79
# expect: Resample(16000, 8000) whole (20,) float32 13.652 37.067 100.76
# expect: Resample(8000, 12000, A.ResampleMethod.KAISER_WINDOW) rows (2, 96) float32 6.483 89.212 33.01
# expect: Resample(8000, 12000, A.ResampleMethod.KAISER_WINDOW) whole (60,) float32 41.902 111.549 210.89
# expect: Resample(3, 7, lowpass_filter_width=4, rolloff=0.8) rows (2, 150) float32 10.277 138.555 60.87
# expect: Resample(3, 7, lowpass_filter_width=4, rolloff=0.8) whole (94,) float32 65.126 173.713 430.62
# expect: Resample() rows (2, 64) float32 4.237 59.631 16.54
# expect: Resample() whole (40,) int32 28.000 74.000 225.00
# expect: Spectrogram(16) rows (2, 9, 9) float32 335.904 335.904 1893.39
# expect: Spectrogram(16) whole (9, 6) float32 1866.404 1866.404 8679.70
# expect: Spectrogram(16, 12, 5, 2, A.WindowType.HAMMING, 1.0, True) rows (2, 9, 14) float32 80.940 80.940 469.26
# expect: Spectrogram(16, 12, 5, 2, A.WindowType.HAMMING, 1.0, True) whole (9, 9) float32 113.854 113.854 607.76
# expect: Spectrogram(16, power=0.0) rows (2, 9, 9, 2) float32 3.761 145.872 -20.51
# expect: Spectrogram(16, power=0.0) whole (9, 6, 2) float32 19.762 220.203 -69.00
# expect: Spectrogram(16, window=A.WindowType.BLACKMAN, center=False) rows (2, 9, 7) float32 176.972 176.972 1137.24
# expect: Spectrogram(16, window=A.WindowType.BLACKMAN, center=False) whole (9, 4) float32 672.994 672.994 3422.19
# expect: Spectrogram(16, window=A.WindowType.BARTLETT, onesided=False) rows (2, 16, 9) float32 454.842 454.842 2673.54
# expect: Spectrogram(16, window=A.WindowType.BARTLETT, onesided=False) whole (16, 6) float32 2492.250 2492.250 10689.92
# expect: Spectrogram(16, window=A.WindowType.KAISER, pad_mode=A.BorderType.CONSTANT) rows (2, 9, 9) float32 187.231 187.231 1017.10
# expect: Spectrogram(16, window=A.WindowType.KAISER, pad_mode=A.BorderType.CONSTANT) whole (9, 6) float32 751.051 751.051 3971.62
# expect: Spectrogram(15, 10, 4, pad_mode=A.BorderType.SYMMETRIC) rows (2, 8, 16) float32 324.037 324.037 1821.57
# expect: Spectrogram(15, 10, 4, pad_mode=A.BorderType.SYMMETRIC) whole (8, 10) float32 1752.244 1752.244 8797.01
# expect: Spectrogram(16, pad_mode=A.BorderType.EDGE, power=3.0) rows (2, 9, 9) float32 1171.260 1171.260 6697.01
# expect: Spectrogram(16, pad_mode=A.BorderType.EDGE, power=3.0) whole (9, 6) float32 18181.810 18181.810 92427.72
# expect: Spectrogram(400) rows (2, 201, 1) float32 16485.651 16485.651 98271.33
# expect: Spectrogram(400) whole (201, 1) float32 156636.310 156636.310 848881.98
# expect: MelSpectrogram(16000, 16, n_mels=6) rows (2, 6, 9) float32 173.129 173.129 1048.23
# expect: MelSpectrogram(16000, 16, n_mels=6) whole (6, 6) float32 895.117 895.117 5705.08
# expect: MelSpectrogram(16000, 32, f_min=100., f_max=4000., n_mels=5, norm=A.NormType.SLANEY, mel_scale=A.MelType.SLANEY) rows (2, 5, 5) float32 1.165 1.165 6.16
# expect: MelSpectrogram(16000, 32, f_min=100., f_max=4000., n_mels=5, norm=A.NormType.SLANEY, mel_scale=A.MelType.SLANEY) whole (5, 3) float32 5.735 5.735 19.48
# expect: SpectralCentroid(16000, 16) rows (2, 1, 9) float32 16780.753 16780.753 77377.72
# expect: SpectralCentroid(16000, 16) whole (1, 6) float32 9459.398 9459.398 24742.90
# expect: SpectralCentroid(8000, 20, 16, 4, 3, A.WindowType.HAMMING) rows (2, 1, 18) float32 22778.166 22778.166 122454.44
# expect: SpectralCentroid(8000, 20, 16, 4, 3, A.WindowType.HAMMING) whole (1, 12) float32 9591.039 9591.039 57018.27
# expect: AmplitudeToDB() rows (2, 5, 8) float32 -355.424 355.424 -2066.02
# expect: AmplitudeToDB() double (6, 7) float64 -178.987 178.987 -1031.79
# expect: AmplitudeToDB(A.ScaleType.MAGNITUDE, 0.5, 1e-3, 20.0) rows (2, 5, 8) float32 -187.043 369.980 -1035.78
# expect: AmplitudeToDB(A.ScaleType.MAGNITUDE, 0.5, 1e-3, 20.0) double (6, 7) float64 -84.367 181.773 -471.25
# expect: DBToAmplitude(1.0, 0.5) rows (2, 5, 8) float32 84.365 84.365 494.98
# expect: DBToAmplitude(1.0, 0.5) double (6, 7) float64 44.336 44.336 250.14
# expect: ComputeDeltas() rows (2, 5, 8) float32 1.674 7.321 7.63
# expect: ComputeDeltas() double (6, 7) float64 -0.145 3.832 -2.62
# expect: ComputeDeltas(7, A.BorderType.REFLECT) rows (2, 5, 8) float32 2.087 3.948 13.44
# expect: ComputeDeltas(7, A.BorderType.REFLECT) double (6, 7) float64 -0.036 1.695 -1.57
# expect: ComputeDeltas(3, A.BorderType.CONSTANT) rows (2, 5, 8) float32 0.730 13.180 4.02
# expect: ComputeDeltas(3, A.BorderType.CONSTANT) double (6, 7) float64 -0.071 6.865 -1.96
# expect: SlidingWindowCmn(4, 2) rows (2, 5, 8) float32 -1.035 10.976 -2.38
# expect: SlidingWindowCmn(4, 2) double (6, 7) float64 -0.479 7.904 -5.23
# expect: SlidingWindowCmn(4, 2, True, True) rows (2, 5, 8) float32 0.037 65.026 19.01
# expect: SlidingWindowCmn(4, 2, True, True) double (6, 7) float64 2.877 33.130 11.04
# expect: SlidingWindowCmn(3, 5, False, True) rows (2, 5, 8) float32 1.238 70.389 36.44
# expect: SlidingWindowCmn(3, 5, False, True) double (6, 7) float64 2.500 36.975 11.14
# expect: SlidingWindowCmn() rows (2, 5, 8) float32 -0.000 11.808 3.94
# expect: SlidingWindowCmn() double (6, 7) float64 0.000 8.292 -0.75
# expect: MaskAlongAxis(1, 2, 9.0, 1) rows (2, 5, 8) float32 310.746 310.746 2034.86
# expect: MaskAlongAxis(1, 2, 9.0, 1) double (6, 7) float64 140.315 140.315 843.52
# expect: MaskAlongAxis(1, 3, 0.5, 2) rows (2, 5, 8) float32 41.586 41.586 255.48
# expect: MaskAlongAxis(1, 3, 0.5, 2) double (6, 7) float64 20.112 20.112 114.07
# expect: MaskAlongAxis(7, 3, 0.5, 2) rows RuntimeError [ERROR] MaskAlongAxis: invalid parameter, the sum of 'mask_start' and 'mask_width' should be no more than the length of 
# expect: MaskAlongAxis(7, 3, 0.5, 2) double RuntimeError [ERROR] MaskAlongAxis: invalid parameter, the sum of 'mask_start' and 'mask_width' should be no more than the length of 
# expect: FrequencyMasking(False, 2, 1, 5.0) rows (2, 5, 8) float32 182.746 182.746 1182.86
# expect: FrequencyMasking(False, 2, 1, 5.0) double (6, 7) float64 84.315 84.315 503.52
# expect: TimeMasking(False, 3, 2, 1.0) rows (2, 5, 8) float32 55.957 55.957 339.83
# expect: TimeMasking(False, 3, 2, 1.0) double (6, 7) float64 29.128 29.128 179.49
# expect: TimeMasking() rows (2, 5, 8) float32 36.640 36.640 217.97
# expect: TimeMasking() double (6, 7) float64 19.612 19.612 110.30
# expect: MelScale(4, 16000, n_stft=5) rows (2, 4, 8) float32 18.143 18.143 105.75
# expect: MelScale(4, 16000, n_stft=5) double RuntimeError [ERROR] MelScale: invalid parameter, 'n_stft' should be equal to 'freq', but got: n_stft 5 while freq 6.
# expect: MelScale(3, 8000, 10., 3000., 5, A.NormType.SLANEY, A.MelType.SLANEY) rows (2, 3, 8) float32 0.016 0.016 0.11
# expect: MelScale(3, 8000, 10., 3000., 5, A.NormType.SLANEY, A.MelType.SLANEY) double RuntimeError [ERROR] MelScale: invalid parameter, 'n_stft' should be equal to 'freq', but got: n_stft 5 while freq 6.
# expect: ComplexNorm() rows RuntimeError [ERROR] ComplexNorm: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of 
# expect: ComplexNorm() double RuntimeError [ERROR] ComplexNorm: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of 
# expect: Angle() rows RuntimeError [ERROR] Angle: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of <..., 
# expect: Angle() double RuntimeError [ERROR] Angle: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of <..., 
# expect: ComplexNorm() rows (5, 6) float32 19.686 19.686 110.91
# expect: ComplexNorm() double (2, 4, 5) float64 26.587 26.587 154.07
# expect: ComplexNorm(2.0) rows (5, 6) float32 15.704 15.704 91.14
# expect: ComplexNorm(2.0) double (2, 4, 5) float64 21.505 21.505 124.01
# expect: Angle() rows (5, 6) float32 -12.415 43.154 -99.94
# expect: Angle() double (2, 4, 5) float64 -20.805 61.376 -129.77
# expect: Magphase() rows (5, 6) float32 19.686 19.686 110.91 (5, 6) float32 -12.415 43.154 -99.94
# expect: Magphase() double (2, 4, 5) float64 26.587 26.587 154.07 (2, 4, 5) float64 -20.805 61.376 -129.77
# expect: Magphase(2.0) rows (5, 6) float32 15.704 15.704 91.14 (5, 6) float32 -12.415 43.154 -99.94
# expect: Magphase(2.0) double (2, 4, 5) float64 21.505 21.505 124.01 (2, 4, 5) float64 -20.805 61.376 -129.77
# expect: TimeStretch(4, 5, 1.3) rows (5, 5, 2) float32 3.732 21.473 7.23
# expect: TimeStretch(4, 5, 1.3) double (2, 4, 4, 2) float64 -0.104 28.737 -46.35
# expect: TimeStretch(n_freq=4, fixed_rate=0.7) rows (5, 9, 2) float32 14.021 35.800 54.71
# expect: TimeStretch(n_freq=4, fixed_rate=0.7) double (2, 4, 8, 2) float64 6.016 47.884 47.94
# expect: TimeStretch() rows (1, 5, 6, 2) float32 4.536 27.097 22.43
# expect: TimeStretch() double (2, 4, 5, 2) float64 -0.198 36.640 -3.22
# expect: PhaseVocoder(1.3, np.arange(5.0).reshape(5, 1).astype(np.float32)) rows (5, 5, 2) float32 3.732 21.473 7.23
# expect: PhaseVocoder(1.3, np.arange(5.0).reshape(5, 1).astype(np.float32)) double RuntimeError [ERROR] PhaseVocoder: invalid parameter, 'first dimension of 'phase_advance'' should be equal to 'freq dimension length 
# expect: InverseSpectrogram(n_fft=8, hop_length=2) rows (10,) float32 0.308 1.322 -1.61
# expect: InverseSpectrogram(n_fft=8, hop_length=2) double RuntimeError [ERROR] GriffinLim: the frequency of the input should equal to n_fft / 2 + 1
# expect: InverseSpectrogram(12, 8, 8, 2, 1) rows (12,) float32 0.681 2.579 4.06
# expect: InverseSpectrogram(12, 8, 8, 2, 1) double RuntimeError [ERROR] GriffinLim: the frequency of the input should equal to n_fft / 2 + 1
# expect: InverseSpectrogram(n_fft=6) rows RuntimeError [ERROR] GriffinLim: the frequency of the input should equal to n_fft / 2 + 1
# expect: InverseSpectrogram(n_fft=6) double (2, 12) float64 1.020 9.032 2.01
# expect: [[-674.2000122070312, -376.1000061035156, -914.0, -308.70001220703125], [-678.7999877929688, -367.1000061035156, -918.9000244140625, -309.1000061035156]]
# expect: [[-1046.0999755859375, 917.5, 205.60000610351562, 12.300000190734863], [-1067.5, 932.0, 211.60000610351562, 12.199999809265137]]
# expect: [[-3302.699951171875, -1302.800048828125, -3166.199951171875, -1069.5], [-3325.60009765625, -1271.5999755859375, -3183.300048828125, -1070.5999755859375]]
# expect: [[-5125.0, 3178.5, 712.4000244140625, 42.599998474121094], [-5229.7998046875, 3228.5, 733.0999755859375, 42.20000076293945]]
# expect: [[-140.1999969482422, -66.19999694824219, -192.10000610351562, -56.099998474121094], [-141.3000030517578, -64.0999984741211, -193.1999969482422, -56.20000076293945]]
# expect: [[-236.39999389648438, 205.6999969482422, 51.20000076293945, 0.699999988079071], [-241.39999389648438, 209.10000610351562, 52.5, 0.699999988079071]]
# expect: [[-687.0999755859375, -229.1999969482422, -665.5, -194.5], [-692.2999877929688, -222.10000610351562, -669.4000244140625, -194.6999969482422]]
# expect: [[-1158.300048828125, 712.7000122070312, 177.1999969482422, 2.4000000953674316], [-1182.4000244140625, 724.2000122070312, 182.0, 2.299999952316284]]
# expect: (6, 4) float32 12.000 35.141 36.51
# expect: (6, 4) float32 2.449 9.130 4.79
# expect: (8, 5) float32 5.714 5.714 37.14
# expect: (9, 5) float32 6.174 6.174 41.25
# expect: (9, 4) float32 0.008 0.008 0.04
