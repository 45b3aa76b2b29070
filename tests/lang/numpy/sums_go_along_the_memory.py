import numpy as np

r = np.random.RandomState(0)
for dtype in (np.float32, np.float64):
    for shape in ((512, 64), (3, 5, 7), (100, 8), (3, 1000), (16, 16, 16)):
        a = r.rand(*shape).astype(dtype)
        f = np.asfortranarray(a)
        some = [f.sum(0), f.sum(-1), a.T.sum(0), a[::-1].sum(0), f.T[::-1].sum(1)]
        made = [a.T.sum(), f.sum(), a[::-1].sum(), *[v for each in some for v in each.ravel()[:2]]]
        print(np.dtype(dtype), shape, [float(v).hex() for v in made])
a = np.arange(24.0).reshape(2, 3, 4)
print(a.T.sum(axis=1), a[:, ::-1].sum(axis=2), a.T.sum(axis=(0, 2), keepdims=True), a.transpose(1, 0, 2)[::-1].prod(axis=0))

# expect: float32 (512, 64) ['0x1.fd494e0000000p+13', '0x1.fd49500000000p+13', '0x1.fd494e0000000p+13', '0x1.f3e9020000000p+7', '0x1.f5becc0000000p+7', '0x1.0063a40000000p+5', '0x1.fc18b80000000p+4', '0x1.0063a40000000p+5', '0x1.fc18bc0000000p+4', '0x1.f3e9000000000p+7', '0x1.f5bec80000000p+7', '0x1.f617100000000p+7', '0x1.f12ff80000000p+7']
# expect: float32 (3, 5, 7) ['0x1.925ac00000000p+5', '0x1.925ac00000000p+5', '0x1.925ac20000000p+5', '0x1.d33db00000000p-1', '0x1.ad71300000000p+0', '0x1.ac2dce0000000p+1', '0x1.b07f880000000p+1', '0x1.ac2dce0000000p+1', '0x1.128e5a0000000p+1', '0x1.d33dae0000000p-1', '0x1.ad71300000000p+0', '0x1.9e34bc0000000p+0', '0x1.0184500000000p+1']
# expect: float32 (100, 8) ['0x1.8bb7e00000000p+8', '0x1.8bb7e20000000p+8', '0x1.8bb7e00000000p+8', '0x1.996bae0000000p+5', '0x1.b668e40000000p+5', '0x1.195aec0000000p+2', '0x1.1c03a00000000p+2', '0x1.195aec0000000p+2', '0x1.1c03a20000000p+2', '0x1.996baa0000000p+5', '0x1.b668e80000000p+5', '0x1.7b1ba60000000p+5', '0x1.84818e0000000p+5']
# expect: float32 (3, 1000) ['0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.75c2880000000p+10', '0x1.d740e80000000p+0', '0x1.20f1480000000p-1', '0x1.f54a220000000p+8', '0x1.f3e6740000000p+8', '0x1.f54a1a0000000p+8', '0x1.f3e67c0000000p+8', '0x1.d740e80000000p+0', '0x1.20f1480000000p-1', '0x1.de944e0000000p-1', '0x1.3c1a480000000p+0']
# expect: float32 (16, 16, 16) ['0x1.0163dc0000000p+11', '0x1.0163dc0000000p+11', '0x1.0163dc0000000p+11', '0x1.1919fc0000000p+3', '0x1.134d980000000p+3', '0x1.e5d7960000000p+2', '0x1.341b900000000p+3', '0x1.e5d7980000000p+2', '0x1.ddc9ec0000000p+2', '0x1.1919fc0000000p+3', '0x1.134d980000000p+3', '0x1.1316920000000p+3', '0x1.eced620000000p+2']
# expect: float64 (512, 64) ['0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.ff895b82cbc92p+13', '0x1.f79d5235b868ap+7', '0x1.f927e8a0473dcp+7', '0x1.ee1f471e35493p+4', '0x1.1ef93392e2089p+5', '0x1.ee1f471e35494p+4', '0x1.1ef93392e2088p+5', '0x1.f79d5235b868fp+7', '0x1.f927e8a0473ddp+7', '0x1.fa2fe41fcfe1ap+7', '0x1.f01a0957a47fcp+7']
# expect: float64 (3, 5, 7) ['0x1.bd4c1ef8be855p+5', '0x1.bd4c1ef8be855p+5', '0x1.bd4c1ef8be854p+5', '0x1.2002afd8b59bfp+1', '0x1.df1ca79f594cap+0', '0x1.178fa0dbdd6d8p+2', '0x1.0a4a9fcc2824ep+1', '0x1.178fa0dbdd6d8p+2', '0x1.504a58aac5869p+2', '0x1.2002afd8b59c0p+1', '0x1.df1ca79f594cap+0', '0x1.b033ac7aa5134p+1', '0x1.78fe8add7f48cp+1']
# expect: float64 (100, 8) ['0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8', '0x1.986211afd3e4ep+8', '0x1.697981e5475cap+5', '0x1.a35c969de8488p+5', '0x1.80e60a15e1dcdp+1', '0x1.2983fd4281de5p+2', '0x1.80e60a15e1dcep+1', '0x1.2983fd4281de5p+2', '0x1.697981e5475cep+5', '0x1.a35c969de8489p+5', '0x1.acb4cc1321a9fp+5', '0x1.735dfd11ebb61p+5']
# expect: float64 (3, 1000) ['0x1.76e14b0bcc4b5p+10', '0x1.76e14b0bcc4b6p+10', '0x1.76e14b0bcc4b6p+10', '0x1.43ff3899987c2p+0', '0x1.b16e029197f2ep+0', '0x1.edbc9f53e4880p+8', '0x1.f9e61fd7c6e94p+8', '0x1.edbc9f53e4881p+8', '0x1.f9e61fd7c6e97p+8', '0x1.43ff3899987c2p+0', '0x1.b16e029197f2ep+0', '0x1.ed327985c67b4p+0', '0x1.444bf52b5a5d8p+1']
# expect: float64 (16, 16, 16) ['0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.fa0ad0ee6e46ep+10', '0x1.178a4bfd5da82p+3', '0x1.9c1a6fc614dcdp+2', '0x1.ea2c63fc38f69p+2', '0x1.b6b3736389e56p+2', '0x1.ea2c63fc38f6ap+2', '0x1.24246759bfad6p+3', '0x1.178a4bfd5da82p+3', '0x1.9c1a6fc614dcbp+2', '0x1.f451725f19e97p+2', '0x1.c2570b0d801bcp+2']
# expect: [[12. 48.]
# expect:  [15. 51.]
# expect:  [18. 54.]
# expect:  [21. 57.]] [[38. 22.  6.]
# expect:  [86. 70. 54.]] [[[ 60.]
# expect:   [ 92.]
# expect:   [124.]]] [[   0.   45.  120.  231.]
# expect:  [3840. 4641. 5544. 6555.]]
