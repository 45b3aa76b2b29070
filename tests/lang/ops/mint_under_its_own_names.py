# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint

x = Tensor([[3.0, 1.0, 2.0], [0.5, 4.0, 1.5]])
print(mint.any(x > 3, dim=1), mint.all(x > 0), mint.amax(x, 1), mint.amin(x, 0, True))
print(mint.nansum(x, 1))
print(mint.nn.functional.softmax(x, 1), mint.nn.functional.linear(x, x))
print(mint.nn.Linear(3, 2), mint.nn.Softmax(dim=1)(x))

# expect: [False  True] True [3. 4.] [[0.5 1.  1.5]]
# expect: [6. 6.]
# expect: [[0.6652413  0.09003057 0.2447282 ]
# expect:  [0.027149   0.8990524  0.07379863]] [[14.   8.5]
# expect:  [ 8.5 18.5]]
# expect: Linear(input_features=3, output_features=2, has_bias=True) [[0.6652413  0.09003057 0.2447282 ]
# expect:  [0.027149   0.8990524  0.07379863]]
