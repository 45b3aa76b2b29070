# numpy.fft of lengths with small, large and repeated prime factors, along axes, cut or filled, with each norm.
import numpy as np

print(np.fft.fft([1, 2, 3, 4]), np.fft.ifft([10, -2 + 2j, -2, -2 - 2j]), np.fft.rfft([1, 2, 3, 4]))
rng = np.random.RandomState(0)
for n in (1, 2, 3, 5, 6, 7, 8, 12, 30, 49, 67, 100, 134):
    x = rng.randn(n) + 1j * rng.randn(n)
    k = np.arange(n)
    direct = np.exp(-2j * np.pi * np.outer(k, k) / n) @ x
    print(n, np.allclose(np.fft.fft(x), direct), np.allclose(np.fft.ifft(np.fft.fft(x)), x), np.abs(np.fft.fft(x)).sum().round(6))
a = rng.randn(3, 4)
print(np.abs(np.fft.fft2(a)).round(6), np.abs(np.fft.fftn(a, axes=(0,))).round(6), np.fft.rfft2(a).shape)
print(np.allclose(np.fft.irfft2(np.fft.rfft2(a)), a), np.allclose(np.fft.irfft(np.fft.rfft(a, axis=0), 3, axis=0), a))
print(np.fft.fft(a, 6).shape, np.abs(np.fft.fft(a, 2)).round(6), np.abs(np.fft.fft(a, norm="ortho")).round(6)[0], np.abs(np.fft.ifft(a[0], norm="forward")).round(6))
print(np.fft.hfft([1, 2j, 3]).round(6), np.abs(np.fft.ihfft([1.0, 2, 3, 4])).round(6))
print(np.fft.fftshift(np.arange(5)), np.fft.ifftshift(np.arange(5)), np.fft.fftshift(np.eye(3), axes=1))
print(np.fft.fftfreq(5, 0.1), np.fft.rfftfreq(6))
for call in (lambda: np.fft.fft(a, 0), lambda: np.fft.fft(a, norm="x")):
    try:
        call()
    except ValueError as e:
        print(e)

# expect: [10.+0.j -2.+2.j -2.+0.j -2.-2.j] [1.+0.j 2.+0.j 3.+0.j 4.+0.j] [10.+0.j -2.+2.j -2.+0.j]
# expect: 1 True True 1.808869
# expect: 2 True True 6.452707
# expect: 3 True True 4.731003
# expect: 5 True True 15.739476
# expect: 6 True True 23.835081
# expect: 7 True True 27.27012
# expect: 8 True True 22.755612
# expect: 12 True True 51.814268
# expect: 30 True True 203.918437
# expect: 49 True True 413.412139
# expect: 67 True True 634.911676
# expect: 100 True True 1310.120863
# expect: 134 True True 1859.068904
# expect: [[10.183273  1.419295  3.599382  1.419295]
# expect:  [ 1.674834  4.210002  2.440441  1.653497]
# expect:  [ 1.674834  1.653497  2.440441  4.210002]] [[2.740617 1.726652 4.15071  1.565293]
# expect:  [1.14812  1.227104 1.849692 1.029282]
# expect:  [1.14812  1.227104 1.849692 1.029282]] (3, 3)
# expect: True True
# expect: (3, 6) [[0.716882 0.782499]
# expect:  [1.701351 1.005427]
# expect:  [2.049037 1.236893]] [2.226814 1.091865 1.105673 1.091865] [4.453629 2.18373  2.211345 2.18373 ]
# expect: [ 4.  2.  4. -6.] [2.5      0.707107 0.5     ]
# expect: [3 4 0 1 2] [2 3 4 0 1] [[0. 1. 0.]
# expect:  [0. 0. 1.]
# expect:  [1. 0. 0.]]
# expect: [ 0.  2.  4. -4. -2.] [0.         0.16666667 0.33333333 0.5       ]
# expect: Invalid number of FFT data points (0) specified.
# expect: Invalid norm value x; should be "backward","ortho" or "forward".
