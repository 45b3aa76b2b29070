import numpy as np
import mindspore.dataset.audio as A

for text in (
        'AllpassBiquad(16000.5, 400.0)',
        'AllpassBiquad(0, 400.0)',
        "AllpassBiquad(16000, '4')",
        'AllpassBiquad(16000, 400.0, 2)',
        'AllpassBiquad(16000, 400.0, 0)',
        'AllpassBiquad(True, 400.0)',
        'BandBiquad(16000, 400.0, 0.5, 1)',
        "BassBiquad(16000, '1')",
        'Contrast(200)',
        "Contrast('a')",
        'DCShift(3)',
        "DCShift(1, 'a')",
        "Gain('1')",
        'Vol(-1)',
        'Vol(0, A.GainType.POWER)',
        "Vol(1, 'x')",
        'Overdrive(200)',
        'MuLawEncoding(0)',
        'MuLawEncoding(1.5)',
        'Fade(-1)',
        'Fade(1.5)',
        "Fade(1, 1, 'x')",
        'DeemphBiquad(1000)',
        "DeemphBiquad('1')",
        'RiaaBiquad(1)',
        'Biquad(1, 2, 3, 0, 1, 2)',
        'LFilter([1, 2], [1])',
        'LFilter([0, 2], [1, 2])',
        'LFilter(3, [1])',
        "LFilter(['1', 2], [1, 2])",
        'Spectrogram(0)',
        'Spectrogram(16, 20)',
        "Spectrogram('1')",
        "Spectrogram(16, window='x')",
        'Spectrogram(16, power=-1)',
        'Spectrogram(16, normalized=1)',
        'Spectrogram(16, hop_length=0)',
        'Spectrogram(16, pad=-1)',
        "AmplitudeToDB('x')",
        'AmplitudeToDB(ref_value=-1)',
        'AmplitudeToDB(amin=0)',
        "AmplitudeToDB(top_db='a')",
        'ComputeDeltas(2)',
        'ComputeDeltas(5.5)',
        "ComputeDeltas(5, 'x')",
        'MaskAlongAxis(0, 10, 1.0, 3)',
        'MaskAlongAxis(-1, 10, 1.0, 1)',
        'MaskAlongAxis(0, 0, 1.0, 1)',
        'MaskAlongAxisIID(-1, 1.0, 1)',
        'FrequencyMasking(1)',
        'FrequencyMasking(False, -1)',
        'TimeMasking(False, 1, -1)',
        'TimeMasking(False, 1.5)',
        'MelScale(0)',
        'MelScale(f_min=9000)',
        'MelScale(f_min=5000., f_max=100.)',
        "MelScale(sample_rate='a')",
        'MFCC(n_mfcc=-1)',
        'MFCC(dct_type=3)',
        'MFCC(n_mfcc=200)',
        'MFCC(log_mels=1)',
        'MFCC(melkwargs=3)',
        'LFCC(n_lfcc=300)',
        'LFCC(dct_type=1)',
        'SpectralCentroid(-1)',
        'SlidingWindowCmn(-1)',
        'SlidingWindowCmn(center=1)',
        'Resample(-1)',
        'Resample(rolloff=2)',
        'Resample(lowpass_filter_width=-1)',
        "Resample(resample_method='a')",
        'TimeStretch(0)',
        'TimeStretch(fixed_rate=-1)',
        'PhaseVocoder(0, np.ones(2))',
        'PhaseVocoder(1, [1])',
        'InverseSpectrogram(-1)',
        'ComplexNorm(-1)',
        "ComplexNorm('a')",
        "Magphase('a')",
        "DBToAmplitude('a', 1)",
        'create_dct(-1, 3)',
        'create_dct(1.5, 3)',
        'melscale_fbanks(9, 5000., 4000., 5, 8000)',
        'linear_fbanks(-2, 0.0, 4000.0, 5, 8000)',
        'create_dct(4, 4, 3)',
):
    try:
        eval("A." + text)
        print(text, "is taken")
    except Exception as e:
        print(text, type(e).__name__, e)
print(A.WindowType.HANN, repr(A.FadeShape.LINEAR), A.NormType.NONE.value, isinstance(A.GainType.DB, str), list(A.MelType))

# expect: AllpassBiquad(16000.5, 400.0) TypeError Argument sample_rate with value 16000.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: AllpassBiquad(0, 400.0) ValueError Input sample_rate is not within the required interval of [-2147483648, 0) and (0, 2147483647].
# expect: AllpassBiquad(16000, '4') TypeError Argument central_freq with value 4 is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: AllpassBiquad(16000, 400.0, 2) ValueError Input Q is not within the required interval of (0, 1].
# expect: AllpassBiquad(16000, 400.0, 0) ValueError Input Q is not within the required interval of (0, 1].
# expect: AllpassBiquad(True, 400.0) TypeError Argument sample_rate with value True is not of type (<class 'int'>,), but got <class 'bool'>.
# expect: BandBiquad(16000, 400.0, 0.5, 1) TypeError Argument noise with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: BassBiquad(16000, '1') TypeError Argument gain with value 1 is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Contrast(200) ValueError Input enhancement_amount is not within the required interval of [0, 100].
# expect: Contrast('a') TypeError Argument enhancement_amount with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: DCShift(3) ValueError Input shift is not within the required interval of [-2.0, 2.0].
# expect: DCShift(1, 'a') TypeError Argument limiter_gain with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Gain('1') TypeError Argument gain_db with value 1 is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Vol(-1) ValueError Input gain is not within the required interval of [0, 16777216].
# expect: Vol(0, A.GainType.POWER) ValueError Input gain is not within the required interval of (0, 16777216].
# expect: Vol(1, 'x') TypeError Argument gain_type with value x is not of type [<enum 'GainType'>], but got <class 'str'>.
# expect: Overdrive(200) ValueError Input gain is not within the required interval of [0, 100].
# expect: MuLawEncoding(0) ValueError Input quantization_channels is not within the required interval of [1, 2147483647].
# expect: MuLawEncoding(1.5) TypeError Argument quantization_channels with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: Fade(-1) ValueError Input fade_in_len is not within the required interval of [0, 2147483647].
# expect: Fade(1.5) TypeError Argument fade_in_len with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: Fade(1, 1, 'x') TypeError Argument fade_shape with value x is not of type [<enum 'FadeShape'>], but got <class 'str'>.
# expect: DeemphBiquad(1000) ValueError Argument sample_rate should be 44100 or 48000, but got 1000.
# expect: DeemphBiquad('1') TypeError Argument sample_rate with value 1 is not of type [<class 'int'>], but got <class 'str'>.
# expect: RiaaBiquad(1) ValueError sample_rate should be one of [44100, 48000, 88200, 96000], but got 1.
# expect: Biquad(1, 2, 3, 0, 1, 2) ValueError Input a0 is not within the required interval of [-16777216, 0) and (0, 16777216].
# expect: LFilter([1, 2], [1]) ValueError The size of a_coeffs should be the same as that of b_coeffs.
# expect: LFilter([0, 2], [1, 2]) is taken
# expect: LFilter(3, [1]) TypeError Argument a_coeffs with value 3 is not of type [<class 'list'>, <class 'tuple'>], but got <class 'int'>.
# expect: LFilter(['1', 2], [1, 2]) TypeError Argument a_coeffs[0] with value 1 is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Spectrogram(0) ValueError Input n_fft is not within the required interval of [1, 2147483647].
# expect: Spectrogram(16, 20) ValueError Input win_length should be no more than n_fft, but got win_length: 20 and n_fft: 16.
# expect: Spectrogram('1') TypeError Argument n_fft with value 1 is not of type [<class 'int'>], but got <class 'str'>.
# expect: Spectrogram(16, window='x') TypeError Argument window with value x is not of type [<enum 'WindowType'>], but got <class 'str'>.
# expect: Spectrogram(16, power=-1) ValueError Input power is not within the required interval of [0, 16777216].
# expect: Spectrogram(16, normalized=1) TypeError Argument normalized with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: Spectrogram(16, hop_length=0) ValueError Input hop_length is not within the required interval of [1, 2147483647].
# expect: Spectrogram(16, pad=-1) ValueError Input pad is not within the required interval of [0, 2147483647].
# expect: AmplitudeToDB('x') TypeError Argument stype with value x is not of type [<enum 'ScaleType'>], but got <class 'str'>.
# expect: AmplitudeToDB(ref_value=-1) ValueError Input ref_value is not within the required interval of (0, 16777216].
# expect: AmplitudeToDB(amin=0) ValueError Input amin is not within the required interval of (0, 16777216].
# expect: AmplitudeToDB(top_db='a') TypeError Argument top_db with value a is not of type [<class 'int'>, <class 'float'>], but got <class 'str'>.
# expect: ComputeDeltas(2) ValueError Input win_length is not within the required interval of [3, 2147483647].
# expect: ComputeDeltas(5.5) TypeError Argument win_length with value 5.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: ComputeDeltas(5, 'x') TypeError Argument pad_mode with value x is not of type [<enum 'BorderType'>], but got <class 'str'>.
# expect: MaskAlongAxis(0, 10, 1.0, 3) ValueError Input axis is not within the required interval of [1, 2].
# expect: MaskAlongAxis(-1, 10, 1.0, 1) ValueError Input mask_start is not within the required interval of [0, 2147483647].
# expect: MaskAlongAxis(0, 0, 1.0, 1) ValueError Input mask_width is not within the required interval of [1, 2147483647].
# expect: MaskAlongAxisIID(-1, 1.0, 1) ValueError Input mask_param is not within the required interval of [0, 2147483647].
# expect: FrequencyMasking(1) TypeError Argument iid_masks with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: FrequencyMasking(False, -1) ValueError Input mask_param is not within the required interval of [0, 16777216].
# expect: TimeMasking(False, 1, -1) ValueError Input mask_start is not within the required interval of [0, 16777216].
# expect: TimeMasking(False, 1.5) TypeError Argument mask_param with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: MelScale(0) ValueError Input n_mels is not within the required interval of [1, 2147483647].
# expect: MelScale(f_min=9000) ValueError MelScale: sample_rate // 2 should be greater than f_min when f_max is set to None.
# expect: MelScale(f_min=5000., f_max=100.) ValueError MelScale: f_max should be greater than f_min.
# expect: MelScale(sample_rate='a') TypeError Argument sample_rate with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: MFCC(n_mfcc=-1) ValueError Input n_mfcc is not within the required interval of [0, 2147483647].
# expect: MFCC(dct_type=3) ValueError Input dct_type must be 2, but got : 3.
# expect: MFCC(n_mfcc=200) is taken
# expect: MFCC(log_mels=1) TypeError Argument log_mels with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: MFCC(melkwargs=3) TypeError Argument melkwargs with value 3 is not of type [<class 'dict'>], but got <class 'int'>.
# expect: LFCC(n_lfcc=300) is taken
# expect: LFCC(dct_type=1) ValueError Input dct_type must be 2, but got : 1.
# expect: SpectralCentroid(-1) ValueError Input sample_rate is not within the required interval of [0, 2147483647].
# expect: SlidingWindowCmn(-1) ValueError Input cmn_window is not within the required interval of [0, 2147483647].
# expect: SlidingWindowCmn(center=1) TypeError Argument center with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: Resample(-1) ValueError Input orig_freq is not within the required interval of (0, 16777216].
# expect: Resample(rolloff=2) TypeError Argument rolloff with value 2 is not of type [<class 'float'>], but got <class 'int'>.
# expect: Resample(lowpass_filter_width=-1) ValueError Input lowpass_filter_width is not within the required interval of [1, 2147483647].
# expect: Resample(resample_method='a') TypeError Argument resample_method with value a is not of type [<enum 'ResampleMethod'>], but got <class 'str'>.
# expect: TimeStretch(0) ValueError Input hop_length is not within the required interval of [1, 2147483647].
# expect: TimeStretch(fixed_rate=-1) ValueError Input fixed_rate is not within the required interval of (0, 16777216].
# expect: PhaseVocoder(0, np.ones(2)) ValueError Input rate is not within the required interval of (0, 16777216].
# expect: PhaseVocoder(1, [1]) TypeError Argument phase_advance with value [1] is not of type [<class 'numpy.ndarray'>], but got <class 'list'>.
# expect: InverseSpectrogram(-1) ValueError Input length is not within the required interval of [0, 2147483647].
# expect: ComplexNorm(-1) ValueError Input power is not within the required interval of [0, 16777216].
# expect: ComplexNorm('a') TypeError Argument power with value a is not of type [<class 'int'>, <class 'float'>], but got <class 'str'>.
# expect: Magphase('a') TypeError Argument power with value a is not of type [<class 'int'>, <class 'float'>], but got <class 'str'>.
# expect: DBToAmplitude('a', 1) TypeError Argument ref with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: create_dct(-1, 3) ValueError n_mfcc must be greater than 0, but got -1.
# expect: create_dct(1.5, 3) TypeError n_mfcc with value 1.5 is not of type <class 'int'>, but got <class 'float'>.
# expect: melscale_fbanks(9, 5000., 4000., 5, 8000) ValueError Input f_min should be no more than f_max, but got f_min: 5000.0 and f_max: 4000.0.
# expect: linear_fbanks(-2, 0.0, 4000.0, 5, 8000) ValueError Input n_freqs is not within the required interval of [0, 2147483647].
# expect: create_dct(4, 4, 3) TypeError norm with value 3 is not of type <enum 'NormMode'>, but got <class 'int'>.
# expect: WindowType.HANN <FadeShape.LINEAR: 'linear'> none True [<MelType.HTK: 'htk'>, <MelType.SLANEY: 'slaney'>]
