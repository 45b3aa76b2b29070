import numpy as np

values = np.sin(np.arange(1, 37) ** 2)  # of full rank: the last columns are no rounding errors
for shape in ((1, 1), (3, 3), (5, 3), (3, 5), (1, 4), (4, 1), (12, 3)):
    for kind in (np.float64, np.complex128):
        a = values[: shape[0] * shape[1]].reshape(shape).astype(kind) * (1 + 0.5j if kind is np.complex128 else 1)
        for mode in ("reduced", "complete"):
            q, r = np.linalg.qr(a, mode)
            whole = np.allclose(q @ r, a) and np.allclose(np.conj(q.T) @ q, np.eye(q.shape[1]))
            print(shape, q.shape, r.shape, whole, np.abs(q).sum().round(6), np.abs(r).sum().round(6))
x = np.linspace(0, 1, 2000)
print(np.polyfit(x, np.sin(x), 3).round(7), np.linalg.lstsq(np.vander(x, 3), x * x, rcond=None)[0].round(7) + 0.0)
# expect: (1, 1) (1, 1) (1, 1) True 1.0 0.841471
# expect: (1, 1) (1, 1) (1, 1) True 1.0 0.841471
# expect: (1, 1) (1, 1) (1, 1) True 1.0 0.940793
# expect: (1, 1) (1, 1) (1, 1) True 1.0 0.940793
# expect: (3, 3) (3, 3) (3, 3) True 4.37167 4.753893
# expect: (3, 3) (3, 3) (3, 3) True 4.37167 4.753893
# expect: (3, 3) (3, 3) (3, 3) True 4.37167 5.315014
# expect: (3, 3) (3, 3) (3, 3) True 4.37167 5.315014
# expect: (5, 3) (5, 3) (3, 3) True 6.157489 6.332874
# expect: (5, 3) (5, 5) (5, 3) True 10.421558 6.332874
# expect: (5, 3) (5, 3) (3, 3) True 6.157489 7.080369
# expect: (5, 3) (5, 5) (5, 3) True 10.430612 7.080369
# expect: (3, 5) (3, 3) (3, 5) True 4.920985 8.759257
# expect: (3, 5) (3, 3) (3, 5) True 4.920985 8.759257
# expect: (3, 5) (3, 3) (3, 5) True 4.920985 9.793147
# expect: (3, 5) (3, 3) (3, 5) True 4.920985 9.793147
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.298295
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.298295
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.569572
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.569572
# expect: (4, 1) (4, 1) (1, 1) True 1.855908 1.238367
# expect: (4, 1) (4, 4) (4, 1) True 6.215331 1.238367
# expect: (4, 1) (4, 1) (1, 1) True 1.855908 1.384537
# expect: (4, 1) (4, 4) (4, 1) True 6.227156 1.384537
# expect: (12, 3) (12, 3) (3, 3) True 8.724872 9.543127
# expect: (12, 3) (12, 12) (12, 3) True 29.309237 9.543127
# expect: (12, 3) (12, 3) (3, 3) True 8.724872 10.669541
# expect: (12, 3) (12, 12) (12, 3) True 29.810383 10.669541
# expect: [-1.4424180e-01 -1.9094900e-02  1.0047506e+00 -2.5200000e-04] [1. 0. 0.]
