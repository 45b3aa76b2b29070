"""TruncatedNormal draws MindSpore's numbers in the middle and in both tails, to the last bit."""
import hashlib
import numpy as np
import mindspore as ms
from mindspore.common.initializer import TruncatedNormal, initializer

np.random.seed(1)
for bounds in ((0.01, 0., -2., 2.), (1., 0., -0.5, 3.), (0.02, 0.1, -0.05, 0.3), (1., 0., -10., 10.), (1., 0., 2., 3.), (1., 5., -2., 2.)):
    values = initializer(TruncatedNormal(*bounds), (300, 200), ms.float32).init_data().asnumpy()
    print(bounds, hashlib.md5(values.tobytes()).hexdigest(), values.min(), values.max())
# expect: (0.01, 0.0, -2.0, 2.0) 0b9a3b27851f2c5d2c825574b3eac000 -0.048717014 0.045970336
# expect: (1.0, 0.0, -0.5, 3.0) 56b3a2a19722996fc1148966a6ef6269 -0.4999963 2.9908283
# expect: (0.02, 0.1, -0.05, 0.3) d38ced6fd1be02386fbb2a3e73c83c1d 0.019026907 0.18878654
# expect: (1.0, 0.0, -10.0, 10.0) 93fcda3a3e946682369e8d4cb7bdf415 -4.2489333 4.419866
# expect: (1.0, 0.0, 2.0, 3.0) 41b83d8ee344060538ce3af7fea2bd51 2.0000072 2.9999719
# expect: (1.0, 5.0, -2.0, 2.0) c4b21365a7cadafd970aeb1b64beca53 -0.40694207 1.9999975
