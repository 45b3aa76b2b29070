# tolerance: 1e-12
import numpy as np

np.random.seed(7)
print(np.random.randn(3).tolist(), np.random.rand(2).tolist(), np.random.randn(2).tolist(), np.random.uniform(1, 2, 2).tolist(), np.random.normal(5, 2, 2).tolist())
np.random.seed(7)
print(np.random.rand(1000).sum(), np.random.randn(1000).sum())

# expect: [1.690525703800356, -0.4659373705408328, 0.0328201636785844] [0.5011204636599379, 0.07205113335976154] [0.40751628299650783, -0.0008903858579313628] [1.6792299961209405, 1.8037390361043755] [1.4905513873091585, 3.749142052066481]
# expect: 497.0972650418872 -15.662192349026359
