import numpy as np

values = np.sin(np.arange(1, 37))
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
# expect: (3, 3) (3, 3) (3, 3) True 4.82423 3.863221
# expect: (3, 3) (3, 3) (3, 3) True 4.82423 3.863221
# expect: (3, 3) (3, 3) (3, 3) True 4.82423 4.319212
# expect: (3, 3) (3, 3) (3, 3) True 4.82423 4.319212
# expect: (5, 3) (5, 3) (3, 3) True 6.130433 5.514234
# expect: (5, 3) (5, 5) (5, 3) True 10.190686 5.514234
# expect: (5, 3) (5, 3) (3, 3) True 5.938192 6.165101
# expect: (5, 3) (5, 5) (5, 3) True 10.170113 6.165101
# expect: (3, 5) (3, 3) (3, 5) True 4.689046 7.781811
# expect: (3, 5) (3, 3) (3, 5) True 4.689046 7.781811
# expect: (3, 5) (3, 3) (3, 5) True 4.689046 8.700329
# expect: (3, 5) (3, 3) (3, 5) True 4.689046 8.700329
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.648691
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.648691
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.961326
# expect: (1, 4) (1, 1) (1, 4) True 1.0 2.961326
# expect: (4, 1) (4, 1) (1, 1) True 1.815893 1.458616
# expect: (4, 1) (4, 4) (4, 1) True 6.182186 1.458616
# expect: (4, 1) (4, 1) (1, 1) True 1.815893 1.630782
# expect: (4, 1) (4, 4) (4, 1) True 6.19329 1.630782
# expect: (12, 3) (12, 3) (3, 3) True 8.933165 8.523048
# expect: (12, 3) (12, 12) (12, 3) True 29.292091 8.523048
# expect: (12, 3) (12, 3) (3, 3) True 9.103494 9.529058
# expect: (12, 3) (12, 12) (12, 3) True 29.312372 9.529058
# expect: [-1.4424180e-01 -1.9094900e-02  1.0047506e+00 -2.5200000e-04] [1. 0. 0.]
