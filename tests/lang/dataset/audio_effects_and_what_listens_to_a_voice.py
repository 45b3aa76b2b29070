# tolerance: 2e-3
# Dither, flanger, phaser, pitches, pitch shift, the start of speech, signals from spectrograms; and what they refuse.
import numpy as np
import mindspore.dataset as ds
import mindspore.dataset.audio as audio

rng = np.random.RandomState(3)
x = rng.rand(2, 400).astype(np.float32) - 0.5
tone = np.sin(np.arange(16000) * 2 * np.pi * 440 / 16000).astype(np.float32) * 0.5


def show(name, make, given):
    try:
        r = make()(given)
        print(name, r.dtype, r.shape, np.round(r.ravel()[:6].astype(float), 4).tolist(), round(float(np.abs(r.astype(float)).sum()), 1))
    except Exception as e:
        print(name, type(e).__name__, [line for line in str(e).split("\n") if "[ERROR]" in line] or str(e).split("\n")[0])


show("dither", audio.Dither, x)
show("dither shaped", lambda: audio.Dither(audio.DensityFunction.TPDF, True), x.astype(np.float64))
show("dither rectangular", lambda: audio.Dither(audio.DensityFunction.RPDF), np.full((2, 5), 0.25, np.float32))
show("dither gaussian", lambda: audio.Dither(audio.DensityFunction.GPDF), np.full((2, 5), 0.25, np.float32))
for options in ({}, {"delay": 5.0, "depth": 1.0}, {"regen": 20.0}, {"modulation": audio.Modulation.TRIANGULAR},
                {"interpolation": audio.Interpolation.QUADRATIC, "speed": 2.0}, {"phase": 80.0, "width": 50.0}):
    show("flanger", lambda: audio.Flanger(8000, **options), x)
show("flanger of integers", lambda: audio.Flanger(8000), (x * 100).astype(np.int32))
show("flanger of three dims", lambda: audio.Flanger(8000), x.reshape(2, 2, 200))
for options in ({}, {"gain_in": 0.8, "gain_out": 1.0}, {"delay_ms": 1.0, "decay": 0.9}, {"mod_speed": 2.0, "sinusoidal": False}):
    show("phaser", lambda: audio.Phaser(8000, **options), x)
for options in ({}, {"frame_time": 0.02}, {"win_length": 5}, {"freq_low": 50, "freq_high": 2000}):
    show("pitches", lambda: audio.DetectPitchFrequency(16000, **options), tone)
show("pitches of doubles", lambda: audio.DetectPitchFrequency(8000, 0.001, 5, 200, 2000), x.astype(np.float64))
for options in ({}, {"trigger_level": 100.0}, {"trigger_level": -1.0}, {"search_time": 5.0}):
    show("speech", lambda: audio.Vad(8000, **options), tone * 1e-9)
show("speech of rows", lambda: audio.Vad(1600), x)
for options in ({}, {"bins_per_octave": 24}, {"n_fft": 256, "hop_length": 50}, {"window": audio.WindowType.HAMMING}):
    show("shift", lambda: audio.PitchShift(16000, 4, **options), tone[:2000])
    show("shift down", lambda: audio.PitchShift(16000, -3, **options), tone[:2000].reshape(2, 1000))
sizes = audio.Spectrogram(n_fft=64, hop_length=16)(tone[:800])
for options in ({}, {"n_iter": 5, "momentum": 0.0}, {"power": 1.0}, {"win_length": 48}):
    show("signal", lambda: audio.GriffinLim(n_fft=64, **{"n_iter": 4, "hop_length": 16, "rand_init": False, **options}), sizes)
print(audio.GriffinLim(n_fft=64, hop_length=16)(sizes).shape, audio.InverseMelScale(33, 16)(np.ones((16, 5), np.float32)).shape)

small = np.ones((2, 50), np.float32)
for make, bad in ((audio.Flanger, ({"delay": 31}, {"regen": 100}, {"modulation": "x"}, {"sample_rate": 0})),
                  (audio.Phaser, ({"gain_in": 2}, {"delay_ms": 6.0}, {"mod_speed": 3.0}, {"sinusoidal": 1})),
                  (audio.DetectPitchFrequency, ({"frame_time": 0}, {"win_length": 0}, {"freq_high": -1})),
                  (audio.Vad, ({"search_time": -1}, {"noise_up_time": 0.001}, {"measure_freq": 0})),
                  (audio.PitchShift, ({"n_steps": 1.5}, {"bins_per_octave": 0}, {"win_length": 1000}))):
    for options in bad:
        given = {"sample_rate": 8000, **({"n_steps": 1} if make is audio.PitchShift else {}), **options}
        show(make.__name__, lambda: make(**given), small)
for options in ({"n_fft": 0}, {"win_length": 500}, {"power": 0}, {"momentum": 1.5}, {"rand_init": 1}):
    show("GriffinLim", lambda: audio.GriffinLim(**{"n_fft": 64, **options}), sizes)
for options in ({"n_stft": 0}, {"max_iter": 0}, {"sgdargs": {"sgd_lr": -1, "sgd_momentum": 0.9}}, {"n_mels": 17}):
    show("InverseMelScale", lambda: audio.InverseMelScale(**{"n_stft": 33, "n_mels": 16, **options}), np.ones((16, 5), np.float32))
show("Flanger", lambda: audio.Flanger(8000), x.reshape(8, 100))
show("Flanger", lambda: audio.Flanger(8000), x[0])
for row in ds.NumpySlicesDataset({"a": [x[0], x[1]]}, shuffle=False).map(audio.Phaser(8000), ["a"]).create_dict_iterator(output_numpy=True):
    print(np.round(row["a"][:4], 4))
# expect: dither float32 (2, 400) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 194.5
# expect: dither shaped float64 (2, 400) [0.0508, 0.2081, -0.2091, 0.0109, 0.3929, 0.3962] 194.5
# expect: dither rectangular float32 (2, 5) [0.25, 0.25, 0.25, 0.25, 0.25, 0.25] 2.5
# expect: dither gaussian float32 (2, 5) [0.2501, 0.2501, 0.2501, 0.2501, 0.2501, 0.2501] 2.5
# expect: flanger float32 (2, 400) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 158.6
# expect: flanger float32 (2, 400) [0.0297, 0.1217, -0.1223, 0.0063, 0.2298, 0.2318] 125.7
# expect: flanger float32 (2, 400) [0.0466, 0.1942, -0.1772, -0.0011, 0.3588, 0.3892] 149.7
# expect: flanger float32 (2, 400) [0.0508, 0.208, -0.2084, 0.0103, 0.3917, 0.3963] 144.7
# expect: flanger float32 (2, 400) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 145.2
# expect: flanger float32 (2, 400) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 164.3
# expect: flanger of integers int32 (2, 400) [1.0, 1.0, -1.0, 0.0, 1.0, 1.0] 763.0
# expect: flanger of three dims float32 (2, 2, 200) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 157.9
# expect: phaser float32 (2, 400) [0.015, 0.0676, -0.0348, -0.0107, 0.112, 0.1621] 61.4
# expect: phaser float32 (2, 400) [0.0406, 0.1828, -0.0942, -0.029, 0.3028, 0.4381] 166.0
# expect: phaser float32 (2, 400) [0.015, 0.0751, 0.0057, 0.0084, 0.1238, 0.2288] 117.3
# expect: phaser float32 (2, 400) [0.015, 0.0676, -0.0348, -0.0107, 0.112, 0.1621] 60.1
# expect: pitches float32 (85,) [444.4445, 444.4445, 444.4445, 444.4445, 444.4445, 444.4445] 21333.3
# expect: pitches float32 (35,) [444.4445, 444.4445, 444.4445, 444.4445, 219.1781, 219.1781] 8572.3
# expect: pitches float32 (98,) [444.4445, 444.4445, 219.1781, 219.1781, 219.1781, 219.1781] 21930.0
# expect: pitches float32 (85,) [146.789, 146.789, 146.789, 146.789, 146.789, 146.789] 12477.1
# expect: pitches of doubles float32 (2, 48) [400.0, 421.0526, 421.0526, 500.0, 500.0, 500.0] 38539.3
# expect: speech float32 (8800,) [-0.0, 0.0, 0.0, 0.0, 0.0, 0.0] 0.0
# expect: speech float32 (8800,) [-0.0, 0.0, 0.0, 0.0, 0.0, 0.0] 0.0
# expect: speech float32 (16000,) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0] 0.0
# expect: speech float32 (16000,) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0] 0.0
# expect: speech of rows float32 (2, 400) [0.0508, 0.2081, -0.2091, 0.0108, 0.3929, 0.3963] 194.5
# expect: shift float32 (2000,) [0.0046, 0.1047, 0.2076, 0.2982, 0.376, 0.4353] 399.4
# expect: shift down float32 (2, 1000) [0.0007, 0.0693, 0.1447, 0.2079, 0.2727, 0.3288] 615.2
# expect: shift float32 (2000,) [0.0025, 0.0946, 0.1877, 0.272, 0.347, 0.4086] 408.3
# expect: shift down float32 (2, 1000) [0.0005, 0.0772, 0.1567, 0.2269, 0.2954, 0.3543] 594.2
# expect: shift float32 (2000,) [-0.0117, 0.0851, 0.1893, 0.2809, 0.3615, 0.4245] 428.2
# expect: shift down float32 (2, 1000) [0.0008, 0.0692, 0.1443, 0.2073, 0.2717, 0.3275] 623.1
# expect: shift float32 (2000,) [-0.0125, 0.0853, 0.1902, 0.2822, 0.3628, 0.4254] 434.7
# expect: shift down float32 (2, 1000) [-0.0004, 0.0688, 0.1447, 0.2078, 0.2727, 0.3287] 612.9
# expect: signal float32 (800,) [-0.6183, -0.5244, -0.433, -0.3467, -0.2678, -0.198] 236.7
# expect: signal float32 (800,) [-0.6213, -0.5284, -0.4368, -0.3493, -0.2678, -0.1944] 236.5
# expect: signal float32 (800,) [-2.3449, -2.2276, -2.0623, -1.8732, -1.6839, -1.5164] 1606.3
# expect: signal float32 (800,) [-0.4152, -0.464, -0.4572, -0.4051, -0.3187, -0.2112] 200.2
# expect: (800,) (1, 33, 5)
# expect: Flanger ValueError Input delay is not within the required interval of [0, 30].
# expect: Flanger ValueError Input regen is not within the required interval of [-95, 95].
# expect: Flanger TypeError Argument modulation with value x is not of type [<enum 'Modulation'>], but got <class 'str'>.
# expect: Flanger ValueError Input sample_rate is not within the required interval of [-2147483648, 0) and (0, 2147483647].
# expect: Phaser ValueError Input gain_in is not within the required interval of [0, 1].
# expect: Phaser ValueError Input delay_ms is not within the required interval of [0, 5.0].
# expect: Phaser ValueError Input mod_speed is not within the required interval of [0.1, 2].
# expect: Phaser TypeError Argument sinusoidal with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: DetectPitchFrequency ValueError Input frame_time is not within the required interval of (0, 16777216].
# expect: DetectPitchFrequency ValueError Input win_length is not within the required interval of [1, 2147483647].
# expect: DetectPitchFrequency ValueError Input freq_high is not within the required interval of (0, 16777216].
# expect: Vad ValueError Input search_time is not within the required interval of [0, 16777216].
# expect: Vad ValueError Input noise_up_time should be greater than noise_down_time, but got noise_up_time: 0.001 and noise_down_time: 0.01.
# expect: Vad ValueError Input measure_freq is not within the required interval of (0, 16777216].
# expect: PitchShift TypeError Argument n_steps with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: PitchShift ValueError Input bins_per_octave is not within the required interval of [-2147483648, 0) and (0, 2147483647].
# expect: PitchShift ValueError Input win_length should be no more than n_fft, but got win_length: 1000 and n_fft: 512.
# expect: GriffinLim ValueError Input n_fft is not within the required interval of [1, 2147483647].
# expect: GriffinLim ValueError Input win_length should be no more than n_fft, but got win_length: 500 and n_fft: 64.
# expect: GriffinLim ValueError Input power is not within the required interval of (0, 16777216].
# expect: GriffinLim RuntimeError ['[ERROR] GriffinLim: momentum equal to or greater than 1 can be unstable, but got: 1.500000']
# expect: GriffinLim TypeError Argument rand_init with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: InverseMelScale ValueError Input n_stft is not within the required interval of [1, 2147483647].
# expect: InverseMelScale ValueError Input max_iter is not within the required interval of [1, 2147483647].
# expect: InverseMelScale ValueError Input sgd_lr is not within the required interval of [0, 16777216].
# expect: InverseMelScale RuntimeError ['[ERROR] InverseMelScale: n_mels must be equal to the penultimate dimension of input.']
# expect: Flanger RuntimeError ['[ERROR] Flanger: the channel of input tensor does not match the requirement of operator. Expecting tensor with channel less than or equal to 4. But got channel: 8']
# expect: Flanger RuntimeError ['[ERROR] Flanger: the shape of input tensor does not match the requirement of operator. Expecting tensor in shape of <..., channel, time>. But got tensor with dimension 1.']
# expect: [ 0.015   0.0676 -0.0348 -0.0107]
# expect: [0.0083 0.0546 0.0945 0.1059]
