"""One graph, whatever jit_level says beside the backend 'GE' (O1 fused there, though the report says that it has no effect)."""
from mindspore import Tensor, jit, ops
import _refjit_jit


def body(x):
    return ops.sin(x) * 3 + 1


programs = set()
for level in ("O0", "O1"):
    call = jit(body, jit_level=level, backend="GE")
    call(Tensor([0.0, 2.0]))
    programs.add(_refjit_jit.newest_program(call))
print(len(programs), None in programs)

# expect: 1 False
