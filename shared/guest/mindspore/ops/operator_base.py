"""What the composed primitives of mindspore.ops are made of: a base class that counts and types operands with MindSpore's texts,
and primitives that call a function of mindspore.ops with what they were made with."""
import _refjit as _native
from _refjit import Tensor
from mindspore.ops.primitive import Primitive

# NumPy's short names of dtypes, in the order of MindSpore's texts.
_CODES = {"V2": "BFloat16", "b": "Bool", "c16": "Complex128", "c8": "Complex64", "f2": "Float16", "f4": "Float32",
          "f8": "Float64", "i2": "Int16", "i4": "Int32", "i8": "Int64", "i1": "Int8", "u2": "UInt16", "u4": "UInt32",
          "u8": "UInt64", "u1": "UInt8"}
_DTYPES = {"V2": _native.bfloat16, "b": _native.bool, "c16": _native.complex128, "c8": _native.complex64, "f2": _native.float16,
           "f4": _native.float32, "f8": _native.float64, "i2": _native.int16, "i4": _native.int32, "i8": _native.int64,
           "i1": _native.int8, "u2": _native.uint16, "u4": _native.uint32, "u8": _native.uint64, "u1": _native.uint8}
_GROUPS = {"floats": "f2 f4 f8", "numbers": "f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1", "index": "i4 i8",
           "most": "c16 c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1",
           "all": "b c16 c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1"}


# How MindSpore counts the operands of a call: its generated primitives are Python functions, the operators that bring two operands
# to one dtype know their signatures. All others name the number that they want.
_GENERATED = frozenset("Diag IsClose MatrixExp NanToNum NonZero Trace".split())
_JOINING = frozenset("MulNoNan TruncateMod Xdivy".split())
# Operands that are asked for together: they are tensors of one dtype, one of these.
_TOGETHER = """
SparseTensorDenseMatmul: values x2; c16 c8 f2 f4 f8 i4 i8
UnravelIndex: dims indices; index
Lstsq: a x; floats
LowerBound,UpperBound: sorted_x values; f2 f4 f8 i2 i4 i8 i1 u2 u1
Ger: x1 x2; floats
Igamma,Igammac: a x; f4 f8
Zeta: q x; f4 f8
CholeskySolve: x1 x2; f4 f8
MatrixTriangularSolve: matrix rhs; c16 c8 f4 f8
CompareAndBitpack: threshold x; b f2 f4 f8 i2 i4 i8 i1
Orgqr: tau x; c16 c8 f4 f8
Ormqr: other tau x; c16 c8 f4 f8
MultiMarginLoss: weight x; floats
LRN: x; f2 f4
Conv3D: w x; V2 f2 f4
Conv3DTranspose: w x; f2 f4
TripletMarginLoss: negative positive x; most
SparseToDense: indices; index
SparseToDense: values; b f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1
"""


def as_int64(number):
    """What C++ casts to: a fraction that int64 cannot hold, infinity and NaN become its least number."""
    return int(number) if isinstance(number, int) or -2.0**63 <= number < 2.0**63 else -2**63


type_text = _native.type_text  # "Float32", "Tuple[Int64*2]", ...: MindSpore's text of an operand's type


def _python_count(who, names, given):
    """Python's TypeError for a call with `given` operands instead of those of these names."""
    if given > len(names):
        raise TypeError(f"{who}.__call__() takes {len(names) + 1} positional arguments but {given + 1} were given")
    missing = [f"'{name}'" for name in names[given:]]
    listed = missing[0] if len(missing) == 1 else ", ".join(missing[:-1]) + " and " + missing[-1]
    raise TypeError(f"{who}.__call__() missing {len(missing)} required positional argument{'s'[:len(missing) > 1]}: {listed}")


def _no_tensor(who, argument, x):
    """The TypeError for an operand that is no tensor."""
    if who in _GENERATED:
        return TypeError(f'Failed calling {who} with "{who}()({argument}={short_type(x)})".')
    for row in _TOGETHER.strip().splitlines():
        owners, names, codes = row.replace(":", ";").split(";")
        if who in owners.split(",") and argument in names.split():
            return TypeError(_not_alike(who, names.split(), [(argument, x)], codes.strip()))
    return TypeError(f"For Primitive[{who}], the type of input argument[{argument}] must be Tensor but got {type_text(x)}.")


def check_squares(who, shape):
    """What is asked of matrices before their dtype."""
    if len(shape) < 2:
        raise ValueError(f"For primitive[{who}], the x rank must be greater than or equal to 2, but got {len(shape)}.")
    if shape[-1] != shape[-2]:
        listed = ", ".join([str(n) for n in shape])
        raise ValueError(f"For MatrixExp, the input expects a tensor of squared matrices, but got shape [const vector]{{{listed}}}."
                         if who == "MatrixExp" else f"For primitive[{who}], the row size must be equal to {shape[-2]}, but got {shape[-1]}.")


def short_type(value):
    """"string", "List<float, float>", ...: how texts of calls name the type of what is no tensor."""
    if isinstance(value, (list, tuple)):
        return ("List<" if isinstance(value, list) else "Tuple<") + ", ".join([short_type(v) for v in value]) + ">"
    return "string" if isinstance(value, str) else "None" if value is None else type(value).__name__


def require_tensors(who, names, values):
    """MindSpore's TypeError for a generated operator's call with an operand that is no tensor."""
    for value in values:
        if not isinstance(value, Tensor):
            given = ", ".join([f"{name}={'Tensor' if isinstance(v, Tensor) else short_type(v)}" for name, v in zip(names, values)])
            wanted = ", ".join([name + "=<Tensor>" for name in names])
            raise TypeError(f'Failed calling {who} with "{who}()({given})".\nThe valid calling should be: \n"{who}()({wanted})".')


def check_deviation(input, axis, ddof, keepdims, who):
    """What MindSpore asks of the arguments of var and std."""
    if not isinstance(ddof, int):
        raise TypeError(f"For '{who}', the type of 'ddof' should be one of '['int', 'bool']', but got type '{type(ddof).__name__}'.")
    if not isinstance(keepdims, bool):
        raise TypeError(f"For '{who}', the type of 'keepdims' should be 'bool', but got type '{type(keepdims).__name__}'.")
    if axis is None:
        return
    axes = axis if isinstance(axis, tuple) else (axis,)
    for place in axes:
        if not isinstance(place, int):
            raise TypeError(f"Each axis should be integer, but got {type(place)} in {axes}.")
        if not -input.ndim <= place < input.ndim:
            raise ValueError(f"The 'axis' must be in the range of [-{input.ndim}, {input.ndim}), but got {place}.")
    if len(set([place % input.ndim for place in axes])) < len(axes):
        raise ValueError(f"The element of parameter 'axis' can not be duplicate, but got {axes}.")


def require(who, argument, x, codes):
    """x is a tensor of one of the dtypes; TypeError otherwise."""
    if not isinstance(x, Tensor):
        raise _no_tensor(who, argument, x)
    listed = _GROUPS.get(codes, codes).split()
    if x.dtype not in [_DTYPES[code] for code in listed]:
        raise TypeError(f"For primitive[{who}], the input argument[{argument}] must be a type of {{{_listed_dtypes(codes)}}}, but got "
                        f"Tensor[{x.dtype}].")
    return x


def _listed_dtypes(codes):
    return ", ".join([f"Tensor[{_CODES[code]}]" for code in _CODES if code in _GROUPS.get(codes, codes).split()])


def _not_alike(who, names, numbers, codes):
    """The text for operands of these names of which `numbers`, (name, value), are no tensors."""
    found = "\n".join([f" But got input argument[{name}]:{type_text(value)}" for name, value in numbers])
    return (f"The primitive[{who}]'s input arguments[{', '.join(names)}] must be all tensor and those type must be same."
            f"{found}\nValid type list: {{{_listed_dtypes(codes)}}}.")


def require_alike(who, names, values, codes):
    """`values`, the operands of these names, are tensors of one dtype, and that is one of the codes; TypeError otherwise."""
    numbers = [(name, value) for name, value in zip(names, values) if not isinstance(value, Tensor)]
    if numbers:
        raise TypeError(_not_alike(who, names, numbers, codes))
    if [value for value in values if value.dtype != values[0].dtype]:
        found = "".join([f"name:[{name}]:Tensor[{value.dtype}].\n" for name, value in sorted(zip(names, values), key=_name_of)])
        raise TypeError(f"For primitive[{who}], the input type must be same.\n{found}")
    require(who, sorted(names)[0], values[0], codes)


def _name_of(pair):
    return pair[0]


def _held(own):
    """`own`, the __call__ of a class, behind MindSpore's checks of the operands' number and dtypes."""
    names = own.__code__.co_varnames[1:own.__code__.co_argcount]

    def __call__(self, *args, **kwargs):
        if len(args) < len(names) and not kwargs and self.name in _JOINING:
            raise ValueError(f"{self.name} inputs number {len(args)} does not match the requires signature size {len(names)}")
        _native.check_support(self.name, names, args)
        return own(self, *args, **kwargs)
    return __call__


class Operator(Primitive):
    """A primitive that is a composition of others. `inputs` names the operands, with the dtypes of those that are tensors:
    (("x", "floats"), ("axis", None)); `compute` is what a call gives."""
    inputs = ()
    takes_functions = False  # as operands, which have no dtypes to check
    counted = "number"  # of the operands, in the text that refuses another
    has_bprop = True  # of which `compute` takes part; else gradients raise

    def __init_subclass__(cls, **kwargs):
        # What an instance has before, or without, Primitive's own initialisation.
        super().__init_subclass__(**kwargs)
        cls.name = cls.instance_name = cls.__name__
        if "__call__" in cls.__dict__ and not cls.takes_functions:
            cls.__call__ = _held(cls.__dict__["__call__"])

    def __init__(self, *made, **named):
        if made:
            raise TypeError("too many positional arguments")
        if named:
            raise TypeError(f"got an unexpected keyword argument '{next(iter(named))}'")
        Primitive.__init__(self, self.__class__.__name__)

    def __call__(self, *args):
        wanted = self.inputs
        names = tuple([argument for argument, _ in wanted])
        if len(args) != len(wanted):
            if self.name in _GENERATED:
                _python_count(self.name, names, len(args))
            raise ValueError(f"For primitive[{self.name}], the input {self.counted} must be equal to {len(wanted)}, but got {len(args)}.")
        if args and isinstance(args[0], Tensor):
            if self.name == "MatrixExp":
                check_squares(self.name, args[0].shape)
            _native.check_support(self.name, names, args)
        for i in range(len(wanted)):
            if wanted[i][1] is not None:
                require(self.name, wanted[i][0], args[i], wanted[i][1])
        return self.compute(*args) if self.has_bprop else self._without_bprop(args)

    def _without_bprop(self, args):
        from mindspore.ops._host_gradients import with_gradient
        return with_gradient(self.name)(self.compute)(*args)


class Wrapped(Operator):
    """A primitive that calls a function with what it was made with."""

    def __init__(self, name, function, inputs, bound):
        Primitive.__init__(self, name)
        self.function = function
        self.inputs = inputs
        self.bound = bound

    def compute(self, *args):
        return self.function(*args, **self.bound)
