import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x, y = Tensor([[1.0, 2.0]]), Tensor([[3.0, 4.0]])
print(ops.cat((x, y)), ops.cat((x, y), 1), ops.cat([x, y, x], axis=-1), ops.concat((x, y)), ops.stack((x, y)), ops.stack([x, y], 1).shape, ops.cat((x,)))
for f in (lambda: ops.cat((x, Tensor([[1.0, 2.0, 3.0]]))), lambda: ops.cat((x, Tensor([1.0]))), lambda: ops.cat((x, y), 2), lambda: ops.cat(()), lambda: ops.stack((x, Tensor([1.0])))):
    try:
        print(f())
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: [[1. 2.]
# expect:  [3. 4.]] [[1. 2. 3. 4.]] [[1. 2. 3. 4. 1. 2.]] [[1. 2.]
# expect:  [3. 4.]] [[[1. 2.]]
# expect:
# expect:  [[3. 4.]]] (1, 2, 2) [[1. 2.]]
# expect: For primitive[Concat], shapes of tensors must match except in given concat axis 0, but got mismatch in 1(all input shapes are [const vector]{[const vector]{1, 2}, [const vector]{1, 3}})!
# expect: For primitive[Concat], element rank must be same(shapes are [const vector]{[const vector]{1, 2}, [const vector]{1}})!
# expect: For primitive[Concat], the axis value must be in [-2,2), but got 2.
# expect: For primitive[Concat], the elements size must be greater than 0, but got 0.
# expect: All input shape size must be the same!
