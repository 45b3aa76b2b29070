# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


def parameter(values):
    return Parameter(Tensor(np.array(values, np.float32)))


g = Tensor(np.array([0.5, -1, 2], np.float32))
v, a = parameter([1, 2, 3]), parameter([0.1, 0.2, 0.3])
show(lambda: ops.ApplyMomentum()(v, a, 0.1, g, 0.9))
show(lambda: (v, a))
show(lambda: ops.ApplyMomentum(use_nesterov=True)(v, a, 0.1, g, 0.9))
show(lambda: (v, a))
v, a, stat = parameter([1, 2, 3]), parameter([0.1, 0.2, 0.3]), parameter([1, 0, 1])
rate, momentum = Tensor(0.1, ms.float32), Tensor(0.9, ms.float32)
for nesterov in (False, False, True):
    show(lambda: ops.SGD(0.0 if nesterov else 0.1, 0.01, nesterov)(v, g, rate, a, momentum, stat))
    show(lambda: (v, a, stat))
v, m, s = parameter([1, 2, 3]), parameter([0.1, 0.2, 0.3]), parameter([0.01, 0.02, 0.03])
for nesterov in (False, True):
    ops.Adam(use_nesterov=nesterov)(v, m, s, 0.9, 0.999, 0.001, 0.9, 0.999, 1e-8, g)
    show(lambda: (v, m, s))
ops.AdamWeightDecay()(v, m, s, 0.001, 0.9, 0.999, 1e-8, 0.01, g)
show(lambda: (v, m, s))
show(lambda: ops.AssignAdd()(v, g))
show(lambda: ops.AssignSub()(v, g))
show(lambda: ops.assign_add(v, g))
show(lambda: ops.assign_sub(v, g))
show(lambda: v)
show(lambda: ops.Assign()(v, g))
show(lambda: ops.AssignAdd()(v, Tensor([1.0, 2.0])))
show(lambda: ops.Assign()(v, Tensor([1.0, 2.0])))
show(lambda: ops.AssignAdd()(v, 1.0))
show(lambda: v)

# expect: (3,) Float32 [0.941, 2.082, 2.773]
# expect: (3,) Float32 [0.941, 2.082, 2.773]
# expect: (3,) Float32 [0.59, -0.82, 2.27]
# expect: (3,) Float32 [0.8379, 2.2558, 2.3687]
# expect: (3,) Float32 [0.8379, 2.2558, 2.3687]
# expect: (3,) Float32 [1.031, -1.738, 4.043]
# expect: (3,) Float32 [0.949, 2.0702, 2.797]
# expect: (3,) Float32 [0.949, 2.0702, 2.797]
# expect: (3,) Float32 [0.51, -0.702, 2.03]
# expect: (3,) Float32 [0.0, 0.0, 0.0]
# expect: (3,) Float32 [0.8572, 2.2215, 2.4318]
# expect: (3,) Float32 [0.8572, 2.2215, 2.4318]
# expect: (3,) Float32 [0.9175, -1.5132, 3.6522]
# expect: (3,) Float32 [0.0, 0.0, 0.0]
# expect: (3,) Float32 [0.6863, 2.5299, 1.7513]
# expect: (3,) Float32 [0.6863, 2.5299, 1.7513]
# expect: (3,) Float32 [1.3344, -2.3396, 5.3113]
# expect: (3,) Float32 [0.0, 0.0, 0.0]
# expect: (3,) Float32 [0.9996, 1.9998, 2.9992]
# expect: (3,) Float32 [0.14, 0.08, 0.47]
# expect: (3,) Float32 [0.0102, 0.021, 0.034]
# expect: (3,) Float32 [0.9989, 2.0001, 2.998]
# expect: (3,) Float32 [0.176, -0.028, 0.623]
# expect: (3,) Float32 [0.0105, 0.022, 0.0379]
# expect: (3,) Float32 [0.9969, 2.0009, 2.9942]
# expect: (3,) Float32 [0.2084, -0.1252, 0.7607]
# expect: (3,) Float32 [0.0107, 0.0229, 0.0419]
# expect: (3,) Float32 [1.4969, 1.0009, 4.9942]
# expect: (3,) Float32 [0.9969, 2.0009, 2.9942]
# expect: (3,) Float32 [1.4969, 1.0009, 4.9942]
# expect: (3,) Float32 [0.9969, 2.0009, 2.9942]
# expect: (3,) Float32 [0.9969, 2.0009, 2.9942]
# expect: (3,) Float32 [0.5, -1.0, 2.0]
# expect: ValueError For 'AssignAdd','value' must have the same shape as 'variable'. But got 'value' shape: (2), 'variable' shape: (3).
# expect: ValueError For 'Assign','value' must have the same shape as 'variable'. But got 'value' shape: (2), 'variable' shape: (3).
# expect: ValueError For 'AssignAdd','value' must have the same rank as 'variable'. But got 'value' rank: 0, 'variable' rank: 1.
# expect: (3,) Float32 [0.5, -1.0, 2.0]
