"""Primitives of mindspore.ops.auto_generate by their signatures: what they are made with, what they are called with and of which types.
Those that MindSpore has for other devices alone check a call and say what MindSpore says on a CPU; the others call a function."""
from mindspore.ops.operations.signature_rows import ROWS
from mindspore.ops.overloads import type_text
from mindspore.ops.primitive import Primitive
import _refjit as _native
from _refjit import DType, Tensor

_LETTERS = {"T": "Tensor", "i": "int", "f": "float", "b": "bool", "N": "Number", "s": "string", "d": "mindspore.dtype", "ti": "tuple of int",
            "li": "list of int", "tT": "tuple of Tensor", "lT": "list of tensor", "tf": "tuple of float", "lf": "list of float",
            "tN": "tuple of Number"}
_KINDS = {"T": (Tensor,), "i": (int,), "f": (float,), "b": (bool,), "N": (int, float, bool), "s": (str,), "d": (DType,)}
_SIGNATURES = {}  # name: (mark, what it is made with, what it is called with)
_BY_SPELLING = {}  # name without underscores, in small letters: name
# Functions and instances that are spelt otherwise than their class.
_SPELT = {"div_tensor_": "InplaceDiv", "div_scalar_": "InplaceDivs", "divmod_tensor_": "InplaceDivMod", "divmod_scalar_": "InplaceDivMods",
          "fill_diagonal_": "InplaceFillDiagonal", "floor_": "InplaceFloor", "grouped_matmul_add_": "InplaceGroupedMatmulAdd",
          "index_put_": "InplaceIndexPut", "masked_fill_scalar_": "InplaceMaskedFillScalar", "masked_fill_tensor_": "InplaceMaskedFillTensor",
          "matmul_add_": "InplaceMatmulAdd", "sub_scalar_": "InplaceSubScalar", "sub_tensor_": "InplaceSubExt",
          "inplace_index_add": "InplaceIndexAddExt"}


class _Parameter:
    """name:types=default of a row."""

    def __init__(self, text):
        self.name, _, rest = text.partition(":")
        types, _, self.default = rest.partition("=")
        self.types = types.split("|")

    def takes(self, value):
        if value is None:
            return self.default == "None"
        return bool([kind for kind in self.types if kind == "any" or _is_of(value, kind)])

    def shown(self):
        return f"{self.name}=<{', '.join([_LETTERS.get(kind, kind) for kind in self.types])}>"

    def given(self, value):
        return "string" if value is None and self.types == ["s"] else type_text(value)

    def declared(self):
        default = self.default if not self.default or self.default[0] not in "fi" or self.default in ("inf",) else "_native." + self.default
        return self.name + ("=" + default if self.default else "")


def _is_of(value, kind):
    """Whether a value is of a row's kind; neither a bool is a whole number, nor that one with a point."""
    if kind[0] in "tl" and len(kind) == 2:
        return isinstance(value, tuple if kind[0] == "t" else list) and not [item for item in value if not _is_of(item, kind[1])]
    return isinstance(value, _KINDS[kind]) and (not isinstance(value, bool) or bool in _KINDS[kind])


def _signature_of(name):
    if not _SIGNATURES:
        for line in ROWS.strip().splitlines():
            mark, _, row = line.partition(" ")
            names, _, rest = row.partition("(")
            made, _, called = rest[:-1].partition(")(")
            signature = (mark, *[[_Parameter(text) for text in part.split("; ") if text] for part in (made, called)])
            for one in names.split(","):
                _SIGNATURES[one] = signature
                _BY_SPELLING[one.lower()] = one
    return _SIGNATURES.get(name)


def _called(operator, values):
    """A call of a primitive with all operands: MindSpore's refusal, or what its function gives."""
    name = operator.name
    mark, made, called = _signature_of(name)
    if [p for p, value in zip(called, values) if not p.takes(value)]:
        bound = [f"{p.name}={type_text(getattr(operator, p.name))}" for p in made]
        given = [f"{p.name}={p.given(value)}" for p, value in zip(called, values)]
        valid = f"{name}({', '.join([p.shown() for p in made])})({', '.join([p.shown() for p in called])})"
        raise TypeError(f'Failed calling {name} with "{name}({", ".join(bound)})({", ".join(given)})".\nThe valid calling should be: \n"{valid}".')
    if mark == "+":
        return _function_of(name)(*values, **{p.name: getattr(operator, p.name) for p in made})
    if mark == "?":
        raise RuntimeError(f"Not found op N9mindspore6kernel7pyboost{len(name)}{name}E on device CPU")
    if mark == "!":
        rule = "-" * 52
        raise RuntimeError(f"\n{rule}\n- Kernel select failed:\n{rule}\nUnsupported op [{name}] on CPU, Please confirm whether the device target "
                           "setting is correct, or refer to 'mindspore.ops' at https://www.mindspore.cn to query the operator support list.")
    raise RuntimeError(f"The kernel {name} unregistered.")


def _function_of(name):
    """The function behind a primitive that runs here."""
    if "FFT" in name:
        from mindspore.ops import fourier
        return getattr(fourier, name.lower()) if name != "FFTShapeCopy" else _cut_or_padded
    if "DCT" in name:
        from mindspore.scipy import fft
        return getattr(fft, name.lower())
    return {"BoolNot": _negation, "CdistGrad": _cdist_grad, "TensorCopySlices": _copied_slices,
            "UpsampleNearest1DGrad": _upsample_grad, "UpsampleNearest2DGrad": _upsample_grad}[name]


def _negation(x):
    return Tensor(not x)


def _cut_or_padded(dout, shape):
    """dout with each axis cut, or filled with zeros, to the shape."""
    from mindspore import ops
    for axis, length in enumerate(shape):
        dout = ops.narrow(dout, axis, 0, min(length, dout.shape[axis]))
    padding = []
    for length, size in zip(shape[::-1], dout.shape[::-1]):
        padding += [0, length - size]
    return ops.pad(dout, tuple(padding)) if [n for n in padding if n] else dout


def _cdist_grad(grad, input_x, input_y, cdist, p):
    from mindspore import ops
    from mindspore.ops.operations.pulled import pull
    return pull(lambda x: ops.cdist(x, input_y, p), grad, input_x)


def _upsample_grad(dy, input_size, output_size=None, scales=None):
    from mindspore import ops
    from mindspore.ops.operations.generated import upsample_nearest
    from mindspore.ops.operations.pulled import pull
    return pull(lambda x: upsample_nearest(x, output_size, scales), dy, ops.zeros(tuple(input_size), dy.dtype))


def _copied_slices(x, value, begin, end, strides):
    """x with the elements of `value`, one after another, in the places of a slice."""
    numbers = [part.asnumpy().tolist() if isinstance(part, Tensor) else part for part in (begin, end, strides)]
    out, places = x.copy(), tuple([slice(*bounds) for bounds in zip(*numbers)])
    wanted = out[places]
    out[places] = value.reshape(-1)[:wanted.size].reshape(wanted.shape)
    return out


def find_class(name):
    """The class of a primitive; None when it has no row."""
    signature = _signature_of(name)
    if signature is None:
        return None
    _, made, called = signature
    # The methods are written out, so that Python itself counts the arguments and names them.
    source = [f"def __init__({', '.join(['self', *[p.declared() for p in made]])}):", f"    _made(self, {name!r})"]
    for p in made:
        source += [f"    self.{p.name} = {p.name}", f"    self.add_prim_attr({p.name!r}, {p.name})"]
    if name.startswith("Inplace"):
        source.append("    self.add_prim_attr('side_effect_mem', True)")
    source += [f"def __call__({', '.join(['self', *[p.declared() for p in called]])}):",
               f"    return _called(self, [{', '.join([p.name for p in called])}])"]
    methods = {"__module__": "mindspore.ops.auto_generate.gen_ops_prim", "__doc__": f"{name}, by its signature."}
    exec(compile("\n".join(source), __file__, "exec"), {"_native": _native, "_made": Primitive.__init__, "_called": _called}, methods)
    for method in ("__init__", "__call__"):
        methods[method].__qualname__ = f"{name}.{method}"
    return type(name, (Primitive,), methods)


def class_name(name):
    """The class that `inplace_add_ext` spells; None when there is none."""
    _signature_of("")
    return _SPELT.get(name) or _BY_SPELLING.get(name.replace("_", ""))


def find_function(name, class_of):
    """The function `select_v2`, which calls the primitive; None when it is not made of a row."""
    spelled = class_name(name)
    if spelled is None or _signature_of(spelled)[1]:
        return None
    operator = class_of(spelled)()
    called = _signature_of(spelled)[2]
    scope = {"_native": _native, "_operator": operator}
    source = f"def {name}({', '.join([p.declared() for p in called])}):\n    return _operator({', '.join([p.name for p in called])})"
    exec(compile(source, __file__, "exec"), scope)
    scope[name].__module__ = "mindspore.ops.auto_generate.gen_ops_def"
    return scope[name]
