# Parameters that do not fit were read beyond their end.
import numpy as np
import mindspore as ms
import mindspore.mint.nn.functional as F
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
row, whole, two = Tensor([0.0, 1.0, 2.0]), Tensor(np.ones((2, 3), np.float32)), Tensor([1.0, 1.0])
CALLS = """
ops.LayerNorm(0, 0)(x, whole, row)
ops.LayerNorm(0, 0)(x, row, whole)
ops.LayerNorm(0, 1)(x * 0.0, row, row)[0]
ops.LayerNorm(1, 1)(x, whole, whole)
ops.LayerNorm(1, 1)(x, row, two)
ops.LayerNorm(1, 1)(x, row.reshape(1, 3), row.reshape(1, 3))
ops.layer_norm(x, (3,), row, two)
F.layer_norm(x, (3,), row, two)
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:420])

# expect: ops.LayerNorm(0, 0)(x, whole, row) => ValueError For 'LayerNorm', begin_params_axis must be less than or equal to input_x shape size, gamma shape size add begin_params_axis must be equal to or greater than input_x shape size, and beta shape size add begin_params_axis must be equal to or greater than input_x shape size, But got begin_params_axis: 0, input_x shape size: 2, gamma shape size: 2, beta shape size: 1.
# expect: ops.LayerNorm(0, 0)(x, row, whole) => ValueError For 'LayerNorm', begin_params_axis must be less than or equal to input_x shape size, gamma shape size add begin_params_axis must be equal to or greater than input_x shape size, and beta shape size add begin_params_axis must be equal to or greater than input_x shape size, But got begin_params_axis: 0, input_x shape size: 2, gamma shape size: 1, beta shape size: 2.
# expect: ops.LayerNorm(0, 1)(x * 0.0, row, row)[0] => [[0. 1. 2.]
# expect:  [0. 1. 2.]]
# expect: ops.LayerNorm(1, 1)(x, whole, whole) => ValueError For 'LayerNorm', gamma or beta shape must match input shape, but got input shape: [const vector]{2, 3}, gamma shape: [const vector]{2, 3}, beta shape: [const vector]{2, 3}.
# expect: ops.LayerNorm(1, 1)(x, row, two) => ValueError For 'LayerNorm', gamma or beta shape must match input shape, but got input shape: [const vector]{2, 3}, gamma shape: [const vector]{3}, beta shape: [const vector]{2}.
# expect: ops.LayerNorm(1, 1)(x, row.reshape(1, 3), row.reshape(1, 3)) => ValueError For 'LayerNorm', gamma or beta shape must match input shape, but got input shape: [const vector]{2, 3}, gamma shape: [const vector]{1, 3}, beta shape: [const vector]{1, 3}.
# expect: ops.layer_norm(x, (3,), row, two) => ValueError For 'LayerNorm', gamma or beta shape must match input shape, but got input shape: [const vector]{2, 3}, gamma shape: [const vector]{3}, beta shape: [const vector]{2}.
# expect: F.layer_norm(x, (3,), row, two) => ValueError For 'LayerNorm', gamma or beta shape must match input shape, but got input shape: [const vector]{2, 3}, gamma shape: [const vector]{3}, beta shape: [const vector]{2}.
