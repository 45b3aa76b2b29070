import numpy as np

np.random.seed(0)
print(np.random.randn(2, 3))
print(np.random.randn())
np.random.seed(12345)
a = np.random.randn(5)
print(a.tolist())

# expect: [[ 1.76405235  0.40015721  0.97873798]
# expect:  [ 2.2408932   1.86755799 -0.97727788]]
# expect: 0.9500884175255894
# expect: [-0.20470765948471295, 0.47894333805754824, -0.5194387150567381, -0.55573030434749, 1.9657805725027142]
