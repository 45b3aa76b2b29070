"""Maps and differentiates every call of function_calls.py and compares two implementations.

  python3 tests/oracle/function_sweep.py MODE OUT COMMAND...    MODE vmap, grad or own; COMMAND runs a file: build/oracle/bin/python, or
                                                                build/native/refjit run. Restarts behind crashes. OUT.py is what it runs.
  python3 tests/oracle/primitive_sweep.py compare ORACLE OURS [PATTERN]     compares the answers of two
MODE dtypes: every call with its operands in every dtype. MODE wrong: every call with each argument in turn replaced by what is seldom
right, the errors' whole first paragraph told. JIT=1: the calls of these two inside jit. MODE vmap: every call mapped over several axes. MODE grad: gradients by the operands of floats, of the results' weighted sum. MODE own holds
one implementation against itself: a mapped call against the loop over the examples, gradients against differences in float64, second
derivatives against differences of the first ones, both inside jit against both outside. Only what differs tells more than `same`. STEP=5 takes every fifth call.
"""
import ast
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from function_calls import calls  # noqa: E402

PROLOGUE = '''import os
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, mint, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
MODE = os.environ["MODE"]
START = int(os.environ.get("START", "0"))
STEP = int(os.environ.get("STEP", "1"))
FLOATS = ("Float16", "Float32", "Float64")
JIT = os.environ.get("JIT") == "1"
DTYPES = """bool_ int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64 complex64 complex128""".split()


def operand(spec, seed, batch=None):
    """The array of an operand; with `batch`, that many of them stacked at axis 0."""
    if batch is not None:
        return np.stack([operand(spec, seed + 7 * (k + 1)) for k in range(batch)])
    letter, shape = spec[0], tuple(int(c) for c in spec[1:])
    count = int(np.prod(shape, dtype=np.int64))
    k = np.arange(count, dtype=np.int64)
    v = ((k * 37 + seed * 101 + 11) % 29 - 14.25) / 8
    if letter == "p": v = (np.abs(v) + 0.15)
    elif letter == "u": v = v / 2.1
    elif letter == "g": v = np.abs(v) + 1.1
    elif letter == "q": v = ((k * 7 + seed) % 31 + 0.5) / 20
    elif letter in "il": v = (k * 2 + seed) % 3
    elif letter == "n": v = (k * 5 + seed * 3) % 9 - 4
    elif letter == "b": v = (k * 3 + seed) % 5 % 2 == 0
    elif letter == "c": v = v + 1j * (((k * 5 + seed) % 7) - 2.5) / 4
    v = v.reshape(shape)
    if letter == "s":
        v = v @ np.swapaxes(v, -1, -2) + 2 * np.eye(shape[-1])
    return v.astype({"i": "int32", "l": "int64", "n": "int32", "b": "bool", "c": "complex64", "d": "float64", "h": "float16"}.get(letter, "float32"))


def text(v):
    if isinstance(v, (tuple, list)):
        return ("(" if isinstance(v, tuple) else "[") + ", ".join([text(x) for x in v]) + ")"
    if isinstance(v, Tensor):
        flat = (v.float() if v.dtype == ms.bfloat16 else v).asnumpy().reshape(-1).tolist()[:200]
        numbers = ["%.5g%+.5gj" % (x.real, x.imag) if isinstance(x, complex) else "%.6g" % x if isinstance(x, float) else str(x) for x in flat]
        return f"{v.dtype}{list(v.shape)} " + " ".join(numbers)
    return f"{type(v).__name__} {v}"


def leaves(v):
    return [leaf for part in v for leaf in leaves(part)] if isinstance(v, (tuple, list)) else [v]


def weighted(f):
    """The sum of all float results, each element with a weight of its own."""
    def scalar(*operands):
        total = None
        for n, leaf in enumerate(leaves(f(*operands))):
            if not isinstance(leaf, Tensor) or str(leaf.dtype) not in FLOATS + ("Complex64", "Complex128"):
                continue
            if "Complex" in str(leaf.dtype):
                leaf = ops.real(leaf) + 0.5 * ops.imag(leaf)
            part = (leaf * Tensor(((np.arange(leaf.size) * 5 + n) % 7 / 4 - 0.6).reshape(leaf.shape).astype(ms.dtype_to_nptype(leaf.dtype)))).sum()
            total = part if total is None else total + part.astype(total.dtype)
        return total
    return scalar


def failed(error):
    if MODE == "wrong":
        return f"{type(error).__name__}: {str(error).strip().split(chr(10) * 2)[0]}"
    lines = [line for line in str(error).strip().split("\\n") if line.strip(" -")] or [""]
    return f"{type(error).__name__}: {lines[0][:300]}"


class Answers:
    """Numbers the answers and leaves out those before START."""
    number = -1

    def say(self, label, make):
        self.number += 1
        if self.number < START:
            return
        print(f"#{self.number} {label}", end=" => ", flush=True)
        try:
            print(make().replace("\\n", "\\\\n"), flush=True)
        except BaseException as error:
            print(failed(error).replace("\\n", "\\\\n"), flush=True)


answers = Answers()


def axes_of(specs):
    """(in_axes, out_axes) that are tried: every operand at 0; other axes; one operand alone."""
    ranks = [len(spec) - 1 for spec in specs]
    tried = [((0,) * len(specs), 0), (tuple(-1 if rank else 0 for rank in ranks), -1)]
    tried.append((tuple(min(1, rank) for rank in ranks), 0))
    if len(specs) > 1:
        tried += [((0,) + (None,) * (len(specs) - 1), 0), ((None, 1 if ranks[1] else 0) + (None,) * (len(specs) - 2), 0)]
    return tried


def mapped_operands(specs, in_axes, batch=3):
    arrays = [operand(spec, n, None if axis is None else batch) for n, (spec, axis) in enumerate(zip(specs, in_axes))]
    return arrays, [Tensor(array if axis is None else np.ascontiguousarray(np.moveaxis(array, 0, axis))) for array, axis in zip(arrays, in_axes)]


def equal(a, b, tolerance=1e-5):
    a, b = leaves(a), leaves(b)
    if len(a) != len(b):
        return False
    for one, other in zip(a, b):
        one, other = (np.asarray(v.asnumpy() if isinstance(v, Tensor) else v) for v in (one, other))
        scale = 2e-3 if one.dtype == np.float16 else tolerance
        if one.shape != other.shape or one.dtype != other.dtype or not np.allclose(one, other, scale, scale, equal_nan=True):
            return False
    return True


def looped(f, arrays, in_axes, out_axis, batch=3):
    """f over the examples, the results stacked."""
    results = [f(*[Tensor(array if axis is None else array[k]) for array, axis in zip(arrays, in_axes)]) for k in range(batch)]
    return stacked(results, out_axis)


def stacked(results, out_axis):
    if isinstance(results[0], (tuple, list)):
        return tuple(stacked([result[k] for result in results], out_axis) for k in range(len(results[0])))
    return np.stack([result.asnumpy() if isinstance(result, Tensor) else np.asarray(result) for result in results], out_axis)


def sweep_vmap(name, f, specs):
    for in_axes, out_axis in axes_of(specs):
        _, operands = mapped_operands(specs, in_axes)
        answers.say(f"{name} in {in_axes} out {out_axis}", lambda: text(ops.vmap(f, in_axes, out_axis)(*operands)))


def positions_of(specs):
    return tuple(n for n, spec in enumerate(specs) if spec[0] in "fpugqscdh")


def sweep_grad(name, f, specs):
    operands = [Tensor(operand(spec, n)) for n, spec in enumerate(specs)]
    answers.say(name, lambda: text(ops.grad(weighted(f), positions_of(specs))(*operands)))


def judged(wanted, have, tolerance=1e-5):
    return "same" if equal(wanted, have, tolerance) else f"wanted {text_of(wanted)} have {text_of(have)}"


def text_of(v):
    return text(tuple(Tensor(np.asarray(leaf)) if not isinstance(leaf, Tensor) else leaf for leaf in leaves(v)))


def wide(spec, n):
    array = operand(spec, n)
    return array.astype({"f": "float64", "c": "complex128"}.get(array.dtype.kind, array.dtype))


def differences(f, arrays, position, h=1e-6):
    """The derivative of a scalar function by an operand of float64."""
    made = np.zeros(arrays[position].shape, arrays[position].dtype)
    for at in np.ndindex(*made.shape):
        for part in (1.0, 1j) if made.dtype.kind == "c" else (1.0,):
            values = []
            for sign in (h, -h):
                moved = [a.copy() for a in arrays]
                moved[position][at] += sign * part
                values.append(float(f(*[Tensor(a) for a in moved]).asnumpy()))
            made[at] += part * (values[0] - values[1]) / (2 * h)
    return made


def own_gradients(name, f, specs):
    positions, scalar = positions_of(specs), weighted(f)
    arrays, step, tolerance = [wide(spec, n) for n, spec in enumerate(specs)], 1e-6, 1e-4
    try:
        found = scalar(*[Tensor(a) for a in arrays])
    except BaseException:  # no float64 here
        arrays, step, tolerance = [operand(spec, n) for n, spec in enumerate(specs)], 4e-3, 3e-2
        try:
            found = scalar(*[Tensor(a) for a in arrays])
        except BaseException as error:
            answers.say(name + " value", lambda: failed(error))
            return
    if not positions or not isinstance(found, Tensor):
        return
    tensors = [Tensor(a) for a in arrays]
    first = ops.grad(scalar, positions)
    answers.say(name + " grad", lambda: judged(tuple(differences(scalar, arrays, p, step) for p in positions), first(*tensors), tolerance))

    def slope(*xs):
        found = [ops.real(g) + 0.5 * ops.imag(g) if "Complex" in str(g.dtype) else g for g in leaves(first(*xs))]
        return sum((g * Tensor(((np.arange(g.size) * 3) % 5 / 3 - 0.5).reshape(g.shape).astype(ms.dtype_to_nptype(g.dtype)))).sum() for g in found)
    answers.say(name + " grad2", lambda: judged(tuple(differences(slope, arrays, p, step) for p in positions), ops.grad(slope, positions)(*tensors), 10 * tolerance))
    narrow = [Tensor(operand(spec, n)) for n, spec in enumerate(specs)]
    plain = ops.grad(f, positions)
    for mode in ("ast", "bytecode", "trace"):
        answers.say(f"{name} grad {mode}", lambda: judged(plain(*narrow), captured(plain, mode)(*narrow)))
    in_axes = (0,) * len(specs)
    batch_arrays, batch_tensors = mapped_operands(specs, in_axes)
    answers.say(name + " vmap(grad)", lambda: judged(looped(plain, batch_arrays, in_axes, 0), ops.vmap(plain, in_axes)(*batch_tensors)))
    answers.say(name + " grad(vmap)", lambda: judged(looped(plain, batch_arrays, in_axes, 0), ops.grad(ops.vmap(f, in_axes), positions)(*batch_tensors)))


def captured(function, mode):
    @ms.jit(capture_mode=mode)
    def inside(*operands):
        return function(*operands)
    return inside


def sweep_own(name, f, specs):
    for in_axes, out_axis in axes_of(specs):
        arrays, operands = mapped_operands(specs, in_axes)
        label = f"{name} in {in_axes} out {out_axis}"
        answers.say(label, lambda: judged(looped(f, arrays, in_axes, out_axis), ops.vmap(f, in_axes, out_axis)(*operands)))
    mapped = ops.vmap(f, in_axes, out_axis)
    for mode in ("ast", "bytecode", "trace"):
        answers.say(f"{label} {mode}", lambda: judged(mapped(*operands), captured(mapped, mode)(*operands)))
    batches = [np.stack([operand(spec, n + 3 * k, 2) for k in range(3)]) for n, spec in enumerate(specs)]
    axes = (0,) * len(specs)
    answers.say(f"{name} nested", lambda: judged(stacked([as_tensors(looped(f, [b[k] for b in batches], axes, 0, 2)) for k in range(3)], 0),
                                                 ops.vmap(ops.vmap(f, axes), axes)(*[Tensor(b) for b in batches])))
    own_gradients(name, f, specs)


def as_tensors(v):
    return tuple(as_tensors(part) for part in v) if isinstance(v, tuple) else Tensor(v)


def sweep_dtypes(name, f, specs):
    f = captured(f, "ast") if JIT else f
    for dtype in DTYPES:
        operands = [Tensor(operand(spec, n)).astype(getattr(ms, dtype)) for n, spec in enumerate(specs)]
        answers.say(f"{name} {dtype}", lambda: text(f(*operands)))


def sweep_wrong(name, f, specs):
    answers.say(name, lambda: text((captured(f, "ast") if JIT else f)(*[Tensor(operand(spec, n)) for n, spec in enumerate(specs)])))


SWEEPS = {"vmap": sweep_vmap, "grad": sweep_grad, "own": sweep_own, "dtypes": sweep_dtypes, "wrong": sweep_wrong}


def run(number, name, f, specs):
    if number % STEP == 0:
        SWEEPS[MODE](name, f, specs)


'''


WRONG = ("None", "True", "3", "1.5", "'a'", "(0, 1)", "[1.5]", "ms.int32", "Tensor(1)", "Tensor([[True, False]])")


def spoilt(expression):
    """The call with each of its arguments replaced in turn, one argument more, one less, and a keyword that it does not have."""
    call = ast.parse(expression, mode="eval").body
    if not isinstance(call, ast.Call):
        return
    for place in range(len(call.args) + len(call.keywords)):
        holder = call.args if place < len(call.args) else call.keywords[place - len(call.args)]
        for wrong in WRONG:
            other = ast.parse(wrong, mode="eval").body
            kept = holder[place] if holder is call.args else holder.value
            if holder is call.args:
                holder[place] = other
            else:
                holder.value = other
            yield ast.unparse(call)
            if holder is call.args:
                holder[place] = kept
            else:
                holder.value = kept
    yield ast.unparse(ast.Call(call.func, call.args + [ast.Constant(1)] * 6, call.keywords))
    yield ast.unparse(ast.Call(call.func, call.args[:-1], call.keywords))
    yield ast.unparse(ast.Call(call.func, call.args, call.keywords + [ast.keyword("foo", ast.Constant(1))]))


def variations():
    """The calls of the table; of the mode `wrong`, each spoilt in several ways, and none twice."""
    if os.environ["MODE"] != "wrong":
        yield from calls()
        return
    told = set()
    for specs, expression in calls():
        for made in spoilt(expression.strip(" ;")):
            if (tuple(specs), made) not in told:
                told.add((tuple(specs), made))
                yield specs, made


def write(path):
    with open(path, "w") as file:
        file.write(PROLOGUE)
        for number, (specs, expression) in enumerate(variations()):
            file.write(f"def f{number}({', '.join('xyz'[:len(specs)])}):\n    return {expression}\n")
            file.write(f"run({number}, {(expression.replace('=>', '') + ' | ' + ' '.join(specs))!r}, f{number}, {specs!r})\n\n\n")


if __name__ == "__main__":
    import primitive_sweep
    os.environ["MODE"] = sys.argv[1]
    write(sys.argv[2] + ".py")
    primitive_sweep.drive(sys.argv[2], sys.argv[3:], sys.argv[2] + ".py")
