"""Primitives that are functions of mindspore.ops, or of a module there, by another name. A row: the function, the operands with their
dtypes, what the primitive is made with ("name=default", or "name:the function's name=default")."""
from mindspore.ops.operations.constructor_checks import check_count, checks_of, run_checks
from mindspore.ops.operator_base import Wrapped

_ROWS = {
    "Fmax": ("fmax", "x1:f2 f4 f8 i4 i8, x2:f2 f4 f8 i4 i8", ""),
    "Fmin": ("fmin", "x1:f2 f4 f8 i4 i8, x2:f2 f4 f8 i4 i8", ""),
    "Gcd": ("gcd", "x1:i2 i4 i8, x2:i2 i4 i8", ""),
    "Lcm": ("lcm", "x1:i4 i8, x2:i4 i8", ""),
    "Heaviside": ("heaviside", "x:numbers, values:numbers", ""),
    "NextAfter": ("nextafter", "x1:f4 f8, x2:f4 f8", ""),
    "FastGelu": ("fast_gelu", "x:", ""),
    "FastGeLU": ("fast_gelu", "x:f2 f4", ""),
    "Lgamma": ("lgamma", "x:f2 f4 f8 i4", ""),
    "Digamma": ("digamma", "input:floats", ""),
    "Polygamma": ("polygamma", "a:i4 i8, x:floats", ""),
    "Zeta": ("zeta", "x:f4 f8, q:f4 f8", ""),
    "Mvlgamma": ("mvlgamma", "x:f4 f8", "p"),
    "BesselI0": ("bessel_i0", "x:floats", ""),
    "BesselI1": ("bessel_i1", "x:floats", ""),
    "BesselI0e": ("bessel_i0e", "x:floats", ""),
    "BesselI1e": ("bessel_i1e", "x:floats", ""),
    "PopulationCount": ("population_count", "input_x:i2 i4 i8 i1 u2 u4 u8 u1", ""),
    "Eps": ("eps", "x:floats", ""),
    "Polar": ("polar", "abs:f4 f8, angle:f4 f8", ""),
    "NanToNum": ("nan_to_num", "input:V2 f2 f4", "nan=None posinf=None neginf=None"),
    "IsClose": ("isclose", "input:all, other:all", "rtol=1e-05 atol=1e-08 equal_nan=False"),
    "Cholesky": ("cholesky", "input_x:f4 f8", "upper=False"),
    "CholeskyInverse": ("cholesky_inverse", "input_x:f4 f8", "upper=False"),
    "MatrixExp": ("matrix_exp", "input:c16 c8 f2 f4 f8", ""),
    "MatrixPower": ("matrix_power", "x:numbers", "n"),
    "MatrixBandPart": ("matrix_band_part", "x:all, lower:, upper:", ""),
    "MatrixSolve": ("matrix_solve", "matrix:c16 c8 f2 f4 f8, rhs:c16 c8 f2 f4 f8", "adjoint=False"),
    "Lstsq": ("lstsq", "x:f2 f4 f8, a:f2 f4 f8", ""),
    "Pdist": ("pdist", "x:floats", "p=2.0"),
    "Ger": ("ger", "x1:f2 f4 f8, x2:f2 f4 f8", ""),
    "Lerp": ("lerp", "input:V2 f2 f4 f8, end:V2 f2 f4 f8, weight:", ""),
    "Unpack": ("unstack", "x:all", "axis=0"),
    "Pack": ("stack", "x:", "axis=0"),
    "IndexFill": ("index_fill", "x:all, dim:, index:i4 i8, value:", ""),
    "InTopK": ("intopk", "x1:f2 f4, x2:i4 i8", "k"),
    "Bucketize": ("array_functions.bucketize_behind", "input:f2 f4 f8 i4 i8", "boundaries"),
    "ChannelShuffle": ("channel_shuffle", "x:numbers", "group:groups"),
    "Roll": ("roll", "input:all", "shifts dims=None"),
    "AffineGrid": ("affine_grid", "theta:f2 f4, output_size:", "align_corners=False"),
    "AdaptiveAvgPool2D": ("adaptive_avg_pool2d", "x:f2 f4 f8", "output_size"),
    "AdaptiveAvgPool3D": ("adaptive_avg_pool3d", "x:f2 f4 f8", "output_size"),
    "SoftMarginLoss": ("soft_margin_loss", "logits:f2 f4 f8, labels:f2 f4 f8", "reduction='mean'"),
    "MultilabelMarginLoss": ("multilabel_margin_loss", "x:f2 f4, target:i4", "reduction='mean'"),
    "LRN": ("lrn", "x:f2 f4", "depth_radius=5 bias=1.0 alpha=1.0 beta=0.5 norm_region='ACROSS_CHANNELS'"),
    "IOU": ("iou", "anchor_boxes:floats, gt_boxes:floats", "mode='iou'"),
    "GLU": ("glu", "x:floats", "axis=-1"),
    "Range": ("range", "start:, limit:, delta:", ""),
    "Hypot": ("hypot", "x1:floats, x2:floats", ""),
    "LuUnpack": ("lu_unpack", "LU_data:f2 f4 f8 i2 i4 i8 i1 u1, LU_pivots:i2 i4 i8 i1 u1", "unpack_data=True unpack_pivots=True"),
    "LuSolve": ("lu_solve", "x:, lu_data:, lu_pivots:", ""),
    "Geqrf": ("geqrf", "x:c16 c8 f4 f8", ""),
    "Orgqr": ("orgqr", "x:c16 c8 f4 f8, tau:c16 c8 f4 f8", ""),
    "Ormqr": ("ormqr", "x:c16 c8 f4 f8, tau:c16 c8 f4 f8, other:c16 c8 f4 f8", "left=True transpose=False"),
    "RmsNorm": ("rms_norm", "x:V2 f2 f4, gamma:V2 f2 f4", "epsilon=1e-06"),
}


def _split(text, separator):
    return [part.strip() for part in text.split(separator)] if text else []


def _default(text):
    """A default's value out of its Python text."""
    known = {"None": None, "True": True, "False": False}
    if text in known:
        return known[text]
    if text[0] == "'":
        return text[1:-1]
    if text[0] in "([":
        return eval(text)
    return float(text) if "." in text or "e" in text else int(text)


def _parameters_of(made):
    """What a primitive is made with, out of a row's text: the names, the function's names for them, the defaults."""
    names, targets, defaults = [], [], {}
    for parameter in _split(made, " "):
        left, _, default = parameter.partition("=")
        own, _, target = left.partition(":")
        names.append(own)
        targets.append(target or own)
        if default:
            defaults[own] = _default(default)
    return names, targets, defaults


def constructor_of(primitive, made):
    """The function that binds a constructor's arguments, `bind(args, kwargs)`, to the names that the function of the primitive has."""
    names, targets, defaults = _parameters_of(made)
    checks = checks_of(primitive)

    def bind(args, kwargs):
        check_count(names, defaults, args, kwargs)
        run_checks(primitive, checks, names, defaults, args, kwargs)
        given = dict(defaults)
        given.update(zip(names, args))
        given.update(kwargs)
        bound = {target: given[own] for own, target in zip(names, targets)}
        return bound
    return bind


def find(name):
    """The class of a primitive of the table; None when there is no row for it."""
    if name not in _ROWS:
        return None
    function_name, operands, made = _ROWS[name]
    inputs = []
    for operand in _split(operands, ","):
        argument, _, codes = operand.partition(":")
        inputs.append((argument, codes or None))
    bind = constructor_of(name, made)

    def initialise(self, *args, **kwargs):
        import importlib
        module, _, function = f"mindspore.ops.{function_name}".rpartition(".")
        Wrapped.__init__(self, name, getattr(importlib.import_module(module), function), tuple(inputs), bind(args, kwargs))
    return type(Wrapped)(name, (Wrapped,), {"__init__": initialise, "__doc__": f"{name} by the function {function_name}.",
                                            "__module__": "mindspore.ops.auto_generate.gen_ops_prim"})


# Those whose names do not end in Ext.
_GENERATED = frozenset(("Addbmm Addmm Addmv Baddbmm BitwiseNot Dot ExpandAs Frac FullLike Hardtanh IndexSelect KLDiv Kthvalue LogAddExp2 "
                        "LogSumExp Mm Mv Nansum Narrow Outer PixelShuffle Randn Repeat Std StdMean Swiglu Take TriangularSolve Var VarMean "
                        "ViewAs").split())


# What they are made with, where that is something.
_MADE_WITH = {"EluExt": "alpha=1.0", "StackExt": "dim=0"}


def generated(name):
    """The class of a primitive that MindSpore generates for a function of mindspore.mint, which is named after it: "AddcmulExt",
    "Frac"; None when there is no such function."""
    if not name.endswith("Ext") and name not in _GENERATED:
        return None
    from mindspore import mint
    plain = name[:-3] if name.endswith("Ext") else name
    snake = "".join(["_" + c.lower() if c.isupper() and i and not plain[i - 1].isupper() else c.lower() for i, c in enumerate(plain)])
    for place in (mint, mint.nn.functional, mint.linalg, mint.special):
        function = getattr(place, snake, None)
        if callable(function):
            bind = constructor_of(name, _MADE_WITH.get(name, ""))
            return type(Wrapped)(name, (Wrapped,), {
                "__init__": lambda self, *args, **kwargs: Wrapped.__init__(self, name, function, (), bind(args, kwargs)),
                "__doc__": f"{name} by the function mint's {snake}.", "__call__": lambda self, *args: function(*args, **self.bound),
                "__module__": "mindspore.ops.auto_generate.gen_ops_prim"})
    return None
