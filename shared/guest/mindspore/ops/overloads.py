"""What MindSpore says to a call that fits none of the forms of an overloaded function or method. The virtual machine asks `tell` where an
error leaves a function of the library for the program's code. Rows: names, then forms; a parameter is `name:types`, with `?` when it
has a default, with `*` before it when it is given by name alone; `>name` is what the texts call it. A row that ends with `...` has one
form whose further parameters are of no account. tests/oracle/overload_rows.py writes the rows."""
from _refjit import DType, Tensor

_ROWS = """
Tensor.__add__: >add other:number *alpha?:number | other:number,Tensor *alpha?:number | other:any,Tensor
Tensor.__mod__,floor_divide_,mul_,remainder_: other:Tensor | other:number
Tensor.acos,acosh,asin,asinh,atan,frac,inverse,isneginf,log10,log2,t: -
Tensor.add: other:number *alpha?:number | other:number,Tensor *alpha?:number | other:any,Tensor
Tensor.add_: other:number *alpha?:number | other:Tensor *alpha?:number
Tensor.addbmm,baddbmm: batch1:Tensor batch2:Tensor *beta?:number,Tensor *alpha?:number,Tensor | batch1:Tensor batch2:Tensor *beta?:number *alpha?:number
Tensor.addcdiv: tensor1:Tensor tensor2:Tensor *value?:number,Tensor | tensor1:Tensor tensor2:Tensor value:Tensor
Tensor.addmm: mat1:Tensor mat2:Tensor *beta?:number *alpha?:number
Tensor.addmv: mat:Tensor vec:Tensor *beta?:number *alpha?:number | mat:Tensor vec:Tensor beta?:number alpha?:number
Tensor.all: axis?:int,Tuple,Tensor,None,List keep_dims?:bool | dim?:int,Tuple,Tensor,None,List keepdim?:bool
Tensor.allclose: other:Tensor rtol:float atol:float equal_nan:bool ...
Tensor.any: - | dim:int keepdim?:bool | axis?:int,Tuple,Tensor,None,List keep_dims?:bool
Tensor.arccos: >acos -
Tensor.arccosh: >acosh -
Tensor.arcsin: >asin -
Tensor.arcsinh: >asinh -
Tensor.arctan: >atan -
Tensor.arctan2: >atan2 other:number,Tensor
Tensor.argmax: axis?:int keepdims?:bool | dim?:int,None keepdim?:bool
Tensor.argmin: dim?:int,None keepdim?:bool | axis?:int,None keepdims?:bool
Tensor.argsort,sort: dim?:int descending?:bool stable?:bool | axis?:int descending?:bool
Tensor.atan2: other:number,Tensor
Tensor.bincount: weights?:Tensor,None minlength?:int,Tensor
Tensor.bitwise_and,bitwise_or,bitwise_xor: other:number | other:Tensor
Tensor.chunk: chunks:int dim?:int | chunks:int axis?:int
Tensor.clamp: min?:number,None max?:number,None | min?:Tensor,None max?:Tensor,None
Tensor.clip: >clamp min?:number,None max?:number,None | min?:Tensor,None max?:Tensor,None
Tensor.copy_: src:Tensor non_blocking:bool ...
Tensor.count_nonzero: dim?:int,Tuple,None,List | axis?:int,Tuple,List keep_dims?:bool dtype?:mstype,int,None
Tensor.cumsum: dim?:int *dtype?:mstype,int,None | axis?:int,None dtype?:mstype,int,None
Tensor.diag: diagonal:int | -
Tensor.div: other:number | other:number,Tensor | other:number *rounding_mode?:str,None | other:number,Tensor *rounding_mode?:str,None
Tensor.div_: other:Tensor | other:number | other:Tensor rounding_mode?:str,None | other:number rounding_mode?:str,None
Tensor.divide: >div other:number | other:number,Tensor | other:number *rounding_mode?:str,None | other:number,Tensor *rounding_mode?:str,None
Tensor.dot,logaddexp,logaddexp2,view_as: other:Tensor
Tensor.eq,gcd,greater,gt,le,less,less_equal,logical_xor,lt,maximum,minimum,ne,not_equal,true_divide: other:Tensor ...
Tensor.expand_as: other:Tensor | x:Tensor
Tensor.fill_: value:number | value:Tensor
Tensor.fill_diagonal_: fill_value:Number wrap:bool ...
Tensor.flatten: start_dim?:int end_dim?:int | order?:str start_dim?:int end_dim?:int
Tensor.floor_divide,greater_equal,mul: other:number | other:number,Tensor
Tensor.fmod,xlogy: other:number | other:Tensor | other:number,Tensor
Tensor.gather: dim:int,Tensor index:Tensor | input_indices:Tensor axis:int,Tensor batch_dims?:int
Tensor.ge: >greater_equal other:number | other:number,Tensor
Tensor.hardshrink: lambd:float ...
Tensor.histc: bins?:int,Tensor min?:number,Tensor max?:number,Tensor
Tensor.index_add: dim:int index:Tensor source:Tensor *alpha?:number | indices:Tensor y:Tensor axis:int use_lock?:bool check_index_bound?:bool
Tensor.index_select: dim:int index:Tensor | axis:int index:Tensor
Tensor.isclose: other:Tensor rtol?:int,float,bool atol?:int,float,bool equal_nan?:bool | x2:Tensor rtol?:int,float,bool atol?:int,float,bool equal_nan?:bool
Tensor.kthvalue: k:int dim:int keepdim:bool ...
Tensor.lerp: end:Tensor weight:float,Tensor | end:Tensor weight:float
Tensor.logical_and,logical_or: y:bool,Tensor | other:bool,Tensor
Tensor.logsumexp: dim:int,Tuple,List keepdim?:bool
Tensor.masked_fill: mask:Tensor value:number,Tensor ...
Tensor.masked_fill_: mask:Tensor value:number | mask:Tensor value:Tensor
Tensor.masked_scatter: mask:Tensor source:Tensor ...
Tensor.masked_select: mask:Tensor ...
Tensor.matmul: other:Tensor | tensor2:Tensor
Tensor.max,min: - | dim:int keepdim?:bool | axis?:int,Tuple,None,List keepdims?:bool *initial?:number,None *where?:bool,Tensor *return_indices?:bool
Tensor.mean: dim?:int,Tuple,Tensor,None,List keepdim?:bool *dtype?:mstype,int,None | axis?:int,Tuple,Tensor,None,List keep_dims?:bool
Tensor.median: - | dim:int keepdim?:bool | axis:int keepdims?:bool
Tensor.mm: mat2:Tensor
Tensor.nan_to_num: nan:float posinf:float neginf:float ...
Tensor.nansum: dim?:int,Tuple,Tensor,None,List keepdim?:bool *dtype?:mstype,int,None | axis?:int,Tuple,None,List keepdims?:bool *dtype?:mstype,int,None
Tensor.narrow: dim:int start:int,Tensor length:int | axis:int start:int,Tensor length:int
Tensor.new_empty: size:Tuple ...
Tensor.new_full: size:Tuple fill_value:Number ...
Tensor.new_ones,new_zeros: size:Tuple dtype:mstype ...
Tensor.outer: vec2:Tensor
Tensor.pow: exponent:number | exponent:number,Tensor
Tensor.prod: dim?:int,None keepdim?:bool dtype?:mstype,int,None
Tensor.put_: index:Tensor source:Tensor accumulate:bool ...
Tensor.remainder: other:Tensor | other:number | divisor:number,Tensor
Tensor.repeat: repeats:Tuple* ...
Tensor.repeat_interleave: repeats:int,Tuple,Tensor,List dim?:int,None | repeats:Tuple,Tensor,List dim?:int,None *output_size?:int,None | repeats:int dim?:int,None *output_size?:int,None
Tensor.reshape: shape:Tuple* ...
Tensor.roll: shifts:int,Tuple,List dims?:int,Tuple,None,List
Tensor.round: decimals:int ...
Tensor.scatter: dim:int,Tensor index:Tensor src:Tensor reduce?:str | dim:int,Tensor index:Tensor src:number reduce?:str | axis:int index:Tensor src:float,Tensor
Tensor.scatter_: dim:int,Tensor index:Tensor src:Tensor | dim:int,Tensor index:Tensor src:Tensor *reduce?:str | dim:int,Tensor index:Tensor value:number,Tensor | dim:int,Tensor index:Tensor value:number,Tensor *reduce?:str
Tensor.scatter_add: dim:int index:Tensor src:Tensor | indices:Tensor updates:Tensor
Tensor.select: dim:int index:int | condition:Tensor y:number,Tensor
Tensor.split: split_size:int dim?:int | split_size:Tuple,List dim?:int | split_size_or_sections:int,Tuple,List axis?:int
Tensor.std: dim?:int,Tuple,None,List *correction?:int *keepdim?:bool | axis?:int,Tuple,None,List ddof?:int keepdims?:bool
Tensor.sub: other:number *alpha?:number | other:number,Tensor *alpha?:number | y:any,Tensor
Tensor.sub_: other:Tensor alpha:number | other:number alpha:number | y:any,Tensor
Tensor.subtract: other:Tensor alpha:Number ...
Tensor.sum: dim?:int,Tuple,Tensor,None,List keepdim?:bool *dtype?:mstype,int,None | axis?:int,Tuple,Tensor,None,List dtype?:mstype,int,None keepdims?:bool initial?:number,None
Tensor.take: index:Tensor | indices:Tensor axis?:int,None mode?:str
Tensor.tile: dims:Tuple,Tensor | reps:Tuple,Tensor
Tensor.to: dtype:mstype ...
Tensor.topk: k:int dim?:int largest?:bool sorted?:bool | k:int dim?:int,None largest?:bool sorted?:bool
Tensor.transpose: dim0:int dim1:int | axes?:int,Tuple,None,List
Tensor.tril: diagonal?:int,Tensor
Tensor.triu: diagonal:int ...
Tensor.unbind: dim?:int
Tensor.unique: sorted:bool return_inverse:bool return_counts:bool dim:Number ...
Tensor.unsqueeze: axis:int,Tensor | dim:int,Tensor
Tensor.var: axis?:int,Tuple,None ddof?:int,bool keepdims?:bool | dim?:int,Tuple,None,List correction?:int keepdim?:bool
Tensor.where: condition:Tensor other:number,Tensor | condition:Tensor y:number,Tensor
mint.add,sub: input:number,Tensor other:number *alpha?:number | input:number,Tensor other:number,Tensor *alpha?:number
mint.addcdiv: input:Tensor tensor1:Tensor tensor2:Tensor ...
mint.any: input:Tensor | input:Tensor dim:int keepdim?:bool
mint.bitwise_not,empty_like: input:Tensor ...
mint.clamp: input:Tensor min?:number,None max?:number,None | input:Tensor min?:Tensor,None max?:Tensor,None
mint.clip: >clamp input:Tensor min?:number,None max?:number,None | input:Tensor min?:Tensor,None max?:Tensor,None
mint.div: input:Tensor other:number | input:number,Tensor other:number,Tensor | input:Tensor other:number *rounding_mode?:str,None | input:number,Tensor other:number,Tensor *rounding_mode?:str,None
mint.empty: size:Tuple* ...
mint.floor_divide,greater_equal: input:Tensor other:number | input:number,Tensor other:number,Tensor
mint.fmod: input:Tensor other:number | input:Tensor other:Tensor
mint.ge: >greater_equal input:Tensor other:number | input:number,Tensor other:number,Tensor
mint.index_add: input:Tensor dim:int index:Tensor source:Tensor ...
mint.kthvalue: input:Tensor k:int dim:int keepdim:bool ...
mint.lerp: input:Tensor end:Tensor weight:float,Tensor | input:Tensor end:Tensor weight:float
mint.max,min: input:Tensor | input:Tensor dim:int keepdim?:bool | input:number,Tensor other:number,Tensor
mint.nansum: input:Tensor dim:Tuple keepdim:bool ...
mint.remainder: input:Tensor other:Tensor | input:Tensor other:number | input:number other:Tensor
mint.repeat_interleave: input:Tensor repeats:Tuple,Tensor,List dim?:int,None *output_size?:int,None | input:Tensor repeats:int dim?:int,None *output_size?:int,None
mint.where: condition:Tensor input:number,Tensor other:number,Tensor | input:Tensor
mint.xlogy: input:Tensor other:number | input:number other:Tensor | input:Tensor other:Tensor
"""
_FORMS = {}  # name: (name in texts, forms, whether all of the forms is known)
_SHOWN = {"number": "Number", "any": "Any", "Tuple": "tuple of int", "List": "list of int", "str": "string"}


class _Parameter:
    """A parameter of a form: its name, the types it takes, whether it may be left out, whether it is given by name alone."""

    def __init__(self, text):
        name, _, types = text.partition(":")
        self.by_name = name.startswith("*")
        self.has_default = name.endswith("?")
        self.name = name.strip("*?")
        self.types = types.split(",")

    def takes(self, value):
        return bool([kind for kind in self.types if _is_of(value, kind)])

    def marks(self, value):
        """Whether a value is underlined in a form that fails: what stands beside Tensor is marked as well."""
        return not self.takes(value) or (self.types[0] in ("number", "float") and "Tensor" in self.types and not isinstance(value, Tensor))

    def shown(self, is_plain):
        if is_plain:
            return f"{self.name}=<{','.join(self.types)}>"
        types = [_SHOWN.get(kind, kind) for kind in self.types if not (kind == "int" and "mstype" in self.types)]
        return f"{self.name}=<{', '.join(sorted(types))}>"

    def main(self):
        """The one type that texts about a single form name."""
        for kind in ("Tuple", "Tensor"):
            if kind in self.types:
                return _SHOWN.get(kind, kind)
        return self.types[0].replace("Tuple*", "tuple of int")


def _are_ints(values):
    return not [value for value in values if not isinstance(value, (int, Tensor))]


def _is_of(value, kind):
    if kind == "Tensor":
        return isinstance(value, Tensor)
    if kind == "number" or kind == "Number":
        return isinstance(value, (int, float))
    if kind == "any":
        return value is not None
    if kind == "None":
        return value is None
    if kind == "mstype":
        return isinstance(value, (DType, type)) and not isinstance(value, bool)
    if kind == "Tuple":
        return isinstance(value, tuple) and _are_ints(value)
    if kind == "Tuple*":  # one after another, or a sequence, whose first item is looked at
        return isinstance(value, (int, Tensor)) or isinstance(value, (tuple, list)) and _are_ints(value[:1])
    if kind == "List":
        return isinstance(value, list) and _are_ints(value)
    return isinstance(value, {"int": int, "float": (int, float), "bool": bool, "str": str, "string": str}[kind])


def type_text(value):
    if isinstance(value, Tensor):
        return "Tensor"
    if isinstance(value, (tuple, list)):
        return f"{'Tuple' if isinstance(value, tuple) else 'List'}<{', '.join([type_text(item) for item in value])}>"
    if value is None:
        return "None"
    if isinstance(value, DType):
        return "mindspore.dtype"
    return {bool: "bool", int: "int", float: "float", str: "string"}.get(type(value)) or str(type(value))


def _forms_of(name):
    if not _FORMS:
        for line in _ROWS.strip().splitlines():
            names, _, text = line.partition(": ")
            kind, _, names = names.partition(".")
            shown = None
            if text.startswith(">"):
                shown, _, text = text[1:].partition(" ")
            is_open = text.endswith("...")
            forms = [[_Parameter(word) for word in form.split() if word not in ("-", "...")] for form in text.split("|")]
            for one in names.split(","):
                _FORMS[kind + "." + one] = (shown or one, forms, is_open)
    return _FORMS.get(name)


def _fits_count(form, count):
    return len([p for p in form if not p.has_default]) <= count <= len(form)


def _bound(form, args, kwargs):
    """(parameter, value) of each argument, in the call's order; a parameter is None where the form has none for it."""
    by_place = [p for p in form if not p.by_name]
    pairs = [(by_place[place] if place < len(by_place) else None, value) for place, value in enumerate(args)]
    taken = [p for p, _ in pairs]
    for name, value in kwargs.items():
        found = [p for p in form if p.name == name and p not in taken]
        pairs.append((found[0] if found else None, value))
    return pairs


def _reason(form, args, kwargs):
    """Why a form does not take a call; None: it does."""
    pairs = _bound(form, args, kwargs)
    names = [None] * len(args) + list(kwargs)
    unknown = [name for name, (p, _) in zip(names, pairs) if name and p is None]
    refused = [(p, name) for name, (p, value) in zip(names, pairs) if p is None or not p.takes(value)]
    if not refused and not [p for p in form if not p.has_default and p not in [q for q, _ in pairs]]:
        return None
    if unknown:
        return "incorrect keyword name: " + ", ".join(unknown)
    if refused and not [1 for p, name in refused if name is None or not p.has_default]:
        return "incorrect keyword name: " + ", ".join([name for _, name in refused])
    texts = [(name + "=" if name else "") + type_text(value) for name, (_, value) in zip(names, pairs)]
    marks = [("~" if p is None or p.marks(value) else " ") * (len(text) + 2) for text, (p, value) in zip(texts, pairs)]
    return f"invalid types: ({', '.join(texts)})\n{' ' * 41}{''.join(marks)}"


def _single(name, form, args, kwargs):
    """What one form alone says; None: it takes the call, as far as it is known."""
    names = [None] * len(args) + list(kwargs)
    for place, (argument, (p, value)) in enumerate(zip(names, _bound(form, args, kwargs))):
        if p is None or p.takes(value):
            continue
        kind = type(value).__name__
        if argument:
            return f"{name}(): argument '{p.name}' must be {p.main()} but got {kind}."
        if p.types == ["Tuple*"]:
            return f"{name}(): argument '{p.name}' (position {place + 1}) must be tuple of int but found type of {kind} at pos 0."
        return f"{name}(): argument '{p.name}' (position {place + 1}) must be {p.main()}, not {kind}."
    return None


def refusal(name, args, kwargs):
    """The text for a call of `name` (Tensor.add: args are without the tensor) that fits no form; None: it fits one, or has no row."""
    found = _forms_of(name)
    if found is None:
        return None
    shown, forms, is_open = found
    if is_open:
        needed = [p for p in forms[0] if not p.has_default][:1]
        if not args and needed and needed[0].name not in kwargs and needed[0].types != ["bool"]:
            return f"{shown}() missing 1 required positional argument: {needed[0].name}."
        return _single(shown, forms[0], args, kwargs)
    count = len(args) + len(kwargs)
    left = [form for form in forms if _fits_count(form, count)]
    reasons = [_reason(form, args, kwargs) for form in left]
    if None in reasons:
        return None
    if len(left) == 1 and len(forms) > 1:
        text = _single(shown, left[0], args, kwargs)
        if text:
            return text
    prefix = "Tensor." if name.startswith("Tensor.") else ""
    given = ", ".join([type_text(value) for value in args] + [f"{key}={type_text(value)}" for key, value in kwargs.items()])
    lines = [f'Failed calling {shown} with "{shown}({given})".\nThe valid calling should be:']
    for place, form in enumerate(left or forms):
        is_first_by_name, words = True, []
        for p in form:
            if p.by_name and is_first_by_name:
                words.append("*")
                is_first_by_name = False
            words.append(p.shown(not left))
        lines.append(f'"{prefix}{shown}({", ".join(words)})"' + (f"\n    match failed because {reasons[place]}" if left else ""))
    return "\n".join(lines) + ("" if left else "\n")


def _by_place(function, args, kwargs):
    """{place, and for what is given by name also the name: value} of a call's arguments."""
    names = function.__code__.co_varnames
    values = dict(enumerate(args))
    for name, value in kwargs.items():
        values[name] = value
        if name in names:
            values[names.index(name)] = value
    return values


# Functions of mint that are called otherwise where the count of their arguments is wrong: `mm` is mm_ext there.
_EXTENDED = frozenset((
    "acos acosh addbmm addmm addmv amax amin arange arccos arccosh arcsin arcsinh arctan arctan2 argmax argmin argsort asin asinh atan atan2 "
    "baddbmm bernoulli bincount bitwise_and bitwise_or bitwise_xor bmm chunk conv2d cummin cumsum diag diff einsum flatten float_power frac "
    "full full_like gather histc index_select inverse isnan isneginf log10 log2 logaddexp logsumexp median meshgrid mm mul multinomial norm "
    "normal ones_like outer pow rand rand_like randint randint_like randn randn_like randperm scatter_add sort stack std std_mean t topk "
    "trace tril unbind var var_mean zeros_like adaptive_avg_pool2d avg_pool1d avg_pool2d avg_pool3d batch_norm conv1d cross_entropy dropout "
    "fold glu interpolate kl_div leaky_relu log_softmax logsigmoid max_pool2d max_unpool2d mse_loss nll_loss pad softmax unfold matrix_norm "
    "vector_norm").split())
_CALLED = {"select": "select_ext_view", "transpose": "transpose_ext_view", "hardtanh_": "inplace_hardtanh", "threshold_": "inplace_threshold",
           "linear": "dense", "inv": "inverse_ext", "qr": "linalg_qr"}


def _under_its_name(text, name):
    """A text on the count of arguments, with the name that the function has in MindSpore's source."""
    called = _CALLED.get(name) or (name + "_ext" if name in _EXTENDED else None)
    return called and text.replace(name + "()", called + "()", 1)


def _counted(name, text, function, args, kwargs):
    """What a function of one form, known in part, says where the count of its arguments is wrong; None: that is not the error."""
    found = _forms_of(name)
    if found is None or not found[2]:
        return None
    if " missing " in text:
        return (_single(found[0], found[1][0], args, kwargs)
                or f"{found[0]}() missing 1 required positional argument: {text.split(chr(39))[1]}.")
    if " were given" in text:
        return f"{found[0]}() takes {function.__code__.co_argcount} positional arguments but {text.split(' but ')[1]}."
    return None


def _defaults_of(function):
    """{place, or name of what is given by name alone: default}."""
    given = function.__defaults__ or ()
    first = function.__code__.co_argcount - len(given)
    return {**{first + place: value for place, value in enumerate(given)}, **(function.__kwdefaults__ or {})}


def tell(error, function, args, kwargs):
    """The error in MindSpore's words, where the call is at fault; None: the error stays."""
    if not isinstance(error, Exception):
        return None
    file, name, text = function.__code__.co_filename, function.__name__, None
    if "/common/tensor" in file:
        if args and isinstance(args[0], Tensor):
            text = refusal("Tensor." + name, args[1:], kwargs)
            if text is None and name == "reshape" and str(error).startswith(("For 'Reshape', argument 'shape'", "Failed calling Reshape with")):
                return RuntimeError("Unknown param type:0")  # that is how MindSpore's own reading of sizes ends
            if text is None and _forms_of("Tensor." + name):
                text = str(error) + "." if "unexpected keyword" in str(error) else None
            elif text is None and isinstance(error, TypeError) and str(error).startswith((name + "() got an", name + "() takes ",
                                                                                          name + "() missing ")):
                text = "Tensor." + str(error)
    elif name == "__call__" and args and not isinstance(error, NotImplementedError):
        from mindspore.ops.call_words import refusal as refused_call
        text = refused_call(type(args[0]), args[1:], type_text)
    elif "/mindspore/mint/" in file or "/mindspore/ops/" in file or "/mindspore/numpy/" in file:
        group = ("mint." if "/mint/" in file or function.__module__.startswith("mindspore.mint") else
                 "numpy." if "/mindspore/numpy/" in file else "ops.")
        is_unbound = str(error).startswith((function.__qualname__ + "() missing ", function.__qualname__ + "() takes ",
                                            function.__qualname__ + "() got "))
        text = is_unbound and _counted(group + name, str(error), function, args, kwargs) or refusal(group + name, args, kwargs)
        if text is None and is_unbound and group == "mint.":
            text = _under_its_name(str(error), name)
        if text is None and not is_unbound:
            from mindspore.ops.operand_checks import refusal as refused_operand
            text = refused_operand(group + name, _by_place(function, args, kwargs), _defaults_of(function), type_text)
    return None if text is None else TypeError(text)
