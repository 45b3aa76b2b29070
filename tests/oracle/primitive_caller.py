"""What primitive_sweep.py runs under both implementations: makes and calls the primitives of primitive_calls.py, one line a call."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops, nn
from primitive_calls import CALLS

graph = os.environ.get("GRAPH") == "1"
grad = os.environ.get("GRAD") == "1"
whole = os.environ.get("WHOLE") == "1"
start = int(os.environ.get("START", "0"))
ms.set_context(mode=ms.GRAPH_MODE if graph else ms.PYNATIVE_MODE, pynative_synchronize=True)


class Mod:
    def __init__(self, *modules):
        self.modules = modules
    def __getattr__(self, name):
        for m in self.modules:
            try:
                return getattr(m, name)
            except AttributeError:
                pass
        raise AttributeError(f"no operator {name}")

import mindspore.ops.operations as P
import mindspore.ops.operations._grad_ops as G

mods = [P]
for n in ("array_ops", "nn_ops", "math_ops", "image_ops", "sparse_ops", "random_ops", "linalg_ops", "_inner_ops", "other_ops", "spectral_ops"):
    try:
        mods.append(importlib.import_module("mindspore.ops.operations." + n))
    except Exception:
        pass
P = Mod(*mods)
G = Mod(G)

def values(shape, s):
    n = 1
    for k in shape: n *= k
    k = np.arange(n, dtype=np.int64)
    v = ((k * 37 + s * 101 + 11) % 29)
    return v.reshape(shape)

def D(d, *shape, s=0):
    v = values(shape, s)
    if d == "bool": a = v % 2 == 0
    elif d.startswith("uint"): a = (v % 7).astype(d)
    elif d.startswith("int"): a = (v % 9 - 4).astype(d)
    elif d.startswith("complex"): a = np.array([complex((int(x) - 14) / 8, ((int(x) * 5) % 7 - 3) / 4) for x in v.reshape(-1)], dtype=d).reshape(shape)
    elif d == "bfloat16": return Tensor(((v - 14) / 8).astype("float32"), ms.bfloat16)
    else: a = ((v - 14) / 8).astype(d)
    return Tensor(a)

def I(*shape):
    return Tensor((values(shape, 0) % 3).astype("int32"))

def text(v):
    if isinstance(v, (tuple, list)):
        return ("(" if isinstance(v, tuple) else "[") + ", ".join([text(x) for x in v]) + ")"
    if isinstance(v, Tensor):
        d = str(v.dtype)
        a = v.float().asnumpy() if v.dtype == ms.bfloat16 else v.asnumpy()
        flat = a.reshape(-1).tolist()[:60]
        out = []
        for x in flat:
            if isinstance(x, complex): out.append("%.5g%+.5gj" % (x.real, x.imag))
            elif isinstance(x, float): out.append("%.6g" % x)
            else: out.append(str(x))
        return f"{d}{list(v.shape)} " + " ".join(out)
    return f"{type(v).__name__} {v}"

class Net(nn.Cell):
    def __init__(self, op):
        super().__init__()
        self.op = op
    def construct(self, *args):
        return self.op(*args)



def result_of(operator, operands):
    found = Net(operator)(*operands) if graph or grad else operator(*operands)
    if not grad:
        return found
    sens = D(str(found.dtype).lower(), *found.shape, s=17)
    return ops.GradOperation(get_all=True, sens_param=True)(Net(operator))(*operands, sens)


number = -1
for make, args, dtypes in CALLS:
    for d in dtypes:
        number += 1
        if number < start:
            continue
        names = dict(P=P, G=G, Tensor=Tensor, Parameter=Parameter, ops=ops, ms=ms, np=np, D=D, I=I, T=lambda *shape, s=0: D(d, *shape, s=s))
        print(f"#{number} {make} | {args} | {d}", end=" => ", flush=True)
        try:
            operands = eval("(" + args + ("," if args else "") + ")", names)
            print(text(result_of(eval(make, names), operands)).replace("\n", "\\n"), flush=True)
        except BaseException as error:
            if whole:
                print(f"{type(error).__name__}: {str(error)!r}", flush=True)
                continue
            lines = [line for line in str(error).strip().split("\n") if line.strip(" -")] or [""]
            print(f"{type(error).__name__}: {lines[0][:300]}", flush=True)
