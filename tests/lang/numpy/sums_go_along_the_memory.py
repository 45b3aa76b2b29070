import numpy as np

r = np.random.RandomState(0)
for dtype in (np.float32, np.float64):
    for shape in ((512, 64), (3, 5, 7), (100, 8), (3, 1000), (16, 16, 16)):
        a = r.rand(*shape).astype(dtype)
        f = np.asfortranarray(a)
        made = [a.T.sum(), f.sum(), f.sum(0).sum(), f.sum(-1).sum(), a.T.sum(0).sum(), a[::-1].sum(), a[::-1].sum(0).sum(), f.T[::-1].sum(1).sum()]
        print(np.dtype(dtype), shape, [float(v).hex() for v in made])
a = np.arange(24.0).reshape(2, 3, 4)
print(a.T.sum(axis=1), a[:, ::-1].sum(axis=2), a.T.sum(axis=(0, 2), keepdims=True), a.transpose(1, 0, 2)[::-1].prod(axis=0))

# expect: float32 (512, 64) ['0x1.fd494e0000000p+13', '0x1.fd49500000000p+13', '0x1.fd494e0000000p+13', '0x1.fd494c0000000p+13', '0x1.fd494c0000000p+13', '0x1.fd494e0000000p+13', '0x1.fd494c0000000p+13', '0x1.fd494e0000000p+13']
# expect: float32 (3, 5, 7) ['0x1.925ac00000000p+5', '0x1.925ac00000000p+5', '0x1.925ac20000000p+5', '0x1.925ac20000000p+5', '0x1.925ac00000000p+5', '0x1.925ac20000000p+5', '0x1.925ac20000000p+5', '0x1.925ac20000000p+5']
# expect: float32 (100, 8) ['0x1.8bb7e00000000p+8', '0x1.8bb7e20000000p+8', '0x1.8bb7e20000000p+8', '0x1.8bb7e00000000p+8', '0x1.8bb7e00000000p+8', '0x1.8bb7e00000000p+8', '0x1.8bb7e00000000p+8', '0x1.8bb7e20000000p+8']
# expect: float32 (3, 1000) ['0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.75c2860000000p+10', '0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.75c2880000000p+10']
# expect: float32 (16, 16, 16) ['0x1.0163dc0000000p+11', '0x1.0163dc0000000p+11', '0x1.0163de0000000p+11', '0x1.0163dc0000000p+11', '0x1.0163de0000000p+11', '0x1.0163dc0000000p+11', '0x1.0163dc0000000p+11', '0x1.0163dc0000000p+11']
# expect: float64 (512, 64) ['0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc93p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13']
# expect: float64 (3, 5, 7) ['0x1.bd4c1ef8be855p+5', '0x1.bd4c1ef8be855p+5', '0x1.bd4c1ef8be854p+5', '0x1.bd4c1ef8be854p+5', '0x1.bd4c1ef8be854p+5', '0x1.bd4c1ef8be854p+5', '0x1.bd4c1ef8be854p+5', '0x1.bd4c1ef8be854p+5']
# expect: float64 (100, 8) ['0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8', '0x1.986211afd3e4dp+8', '0x1.986211afd3e4dp+8', '0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8']
# expect: float64 (3, 1000) ['0x1.76e14b0bcc4b5p+10', '0x1.76e14b0bcc4b6p+10', '0x1.76e14b0bcc4b6p+10', '0x1.76e14b0bcc4b4p+10', '0x1.76e14b0bcc4b6p+10', '0x1.76e14b0bcc4b6p+10', '0x1.76e14b0bcc4b5p+10', '0x1.76e14b0bcc4b6p+10']
# expect: float64 (16, 16, 16) ['0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46fp+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10']
# expect: [[12. 48.]
# expect:  [15. 51.]
# expect:  [18. 54.]
# expect:  [21. 57.]] [[38. 22.  6.]
# expect:  [86. 70. 54.]] [[[ 60.]
# expect:   [ 92.]
# expect:   [124.]]] [[   0.   45.  120.  231.]
# expect:  [3840. 4641. 5544. 6555.]]
