# What is no integer where a shape or an axis needs one raises; it never gives a tensor of rank 0.
from mindspore import Tensor, ops

x = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
calls = {
    "reshape": lambda s: x.reshape(s), "view": lambda s: x.view(s), "ops.reshape": lambda s: ops.reshape(x, s),
    "broadcast_to": lambda s: x.broadcast_to(s), "tile": lambda s: ops.tile(x, s), "permute": lambda s: x.permute(s),
    "squeeze": lambda s: x.squeeze(s), "cat": lambda s: ops.cat((x, x), s), "expand_dims": lambda s: ops.expand_dims(x, s),
    "strided_slice": lambda s: ops.strided_slice(x, s, (1, 1), (1, 1)), "rand": lambda s: ops.rand(s),
}
for name, call in calls.items():
    raised = []
    for wrong in ("a", (1.5, 2)):
        try:
            call(wrong)
        except (TypeError, ValueError) as e:
            raised.append(type(e).__name__)
    print(name, len(raised))
for wrong in ("a", 2.5, (6, "b")):
    try:
        x.reshape(wrong)
    except (TypeError, RuntimeError) as e:
        print(e)

# expect: reshape 2
# expect: view 2
# expect: ops.reshape 2
# expect: broadcast_to 2
# expect: tile 2
# expect: permute 2
# expect: squeeze 2
# expect: cat 2
# expect: expand_dims 2
# expect: strided_slice 2
# expect: rand 2
# expect: reshape(): argument 'shape' (position 1) must be tuple of int but found type of str at pos 0.
# expect: reshape(): argument 'shape' (position 1) must be tuple of int but found type of float at pos 0.
# expect: Unknown param type:0
