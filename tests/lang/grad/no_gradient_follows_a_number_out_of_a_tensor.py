"""float(), int() and item() give Python numbers: jitted or not, gradients do not pass through them (they did in graphs)."""
import mindspore as ms
from mindspore import Tensor, jit

x = Tensor([1.0, -2.0, 3.0])


def by_item(x):
    return (x * x.max().item()).sum()


def by_float(x):
    return (x + float(x.max())).sum()


def by_list(x):
    v = [float(i) for i in x]
    return (x * v[0]).sum()


def by_int(x):
    return (x * int(x[2])).sum()


def by_numpy(x):
    return (x * float(x.asnumpy()[0])).sum()


for f in (by_item, by_float, by_list, by_int, by_numpy):
    forms = [ms.grad(f), jit(ms.grad(f)), jit(capture_mode="bytecode")(lambda x: ms.grad(f)(x))]
    forms += [ms.grad(jit(capture_mode=mode)(f)) for mode in ("ast", "bytecode", "trace")]
    print(f.__name__, *(form(x).asnumpy().tolist() for form in forms))

# expect: by_item [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0]
# expect: by_float [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0]
# expect: by_list [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0]
# expect: by_int [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0] [3.0, 3.0, 3.0]
# expect: by_numpy [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0] [1.0, 1.0, 1.0]
