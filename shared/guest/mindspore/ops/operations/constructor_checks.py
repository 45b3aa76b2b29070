"""What MindSpore's primitives ask of the arguments that they are made with, as rows that run before a constructor. A row: the checks of
each argument, in order, as argument:check, or argument@its name in texts:check. A check is types (`int|tuple`), a number's bound
(`int>0`), one of some texts (`in=`, `upper=` and `lower=` in whatever case), or dtypes; `of=`, `text`, `dtype` are those of generated primitives."""
from mindspore import _checkparam as validator
from _refjit import Tensor
from mindspore.common import dtype as mstype

_ROWS = {}
for _names, _checks in (
        ("Adam ApplyKerasMomentum",
         "use_locking:bool use_nesterov:bool"),
        ("AdaptiveAvgPool2D AdaptiveAvgPool3D",
         "output_size:int|tuple"),
        ("AdaptiveMaxPool2D",
         "output_size:of=list_of_int,tuple_of_int"),
        ("AffineGrid",
         "align_corners:bool"),
        ("ApplyAdagrad ApplyAdagradV2",
         "update_slots:bool"),
        ("ApplyAdagradDA ApplyAdamWithAmsgrad ApplyCenteredRMSProp ApplyFtrl ApplyProximalAdagrad ApplyRMSProp",
         "use_locking:bool"),
        ("ApplyMomentum",
         "use_nesterov:Bool use_locking:Bool gradient_scale:float"),
        ("Argmax Argmin",
         "output_type:dtype"),
        ("AvgPool",
         "pad_mode:text data_format:text"),
        ("AvgPool3D",
         "pad:int|tuple|list data_format@format:in=NCDHW"),
        ("BCEWithLogitsLoss BinaryCrossEntropy NLLLoss SoftMarginLoss",
         "reduction:text"),
        ("BartlettWindow BlackmanWindow",
         "dtype:Type dtype:dtypes=float16,float32,float64"),
        ("BatchNorm BiasAdd",
         "data_format:text"),
        ("Bernoulli",
         "seed:int"),
        ("BroadcastTo",
         "shape:of=list_of_int,Tensor,tuple_of_int"),
        ("Bucketize",
         "boundaries:list"),
        ("CTCLossV2",
         "reduction:str reduction:in=none"),
        ("Col2Im",
         "kernel_size:int|list|tuple dilation:int|list|tuple padding:int|list|tuple stride:int|list|tuple"),
        ("ConfusionMatrix",
         "dtype:str"),
        ("Conv2D",
         "pad_mode:str"),
        ("Conv2DBackpropInput Conv2DTranspose",
         "out_channel:int>0 kernel_size:int|tuple kernel_size:size pad_mode:str pad_mode:lower=valid,same,pad "
         "pad:int|tuple mode:int==1 stride:int|tuple dilation:int|tuple group:int>0 data_format@format:in=NCHW,NHWC"),
        ("Conv3D",
         "group:int"),
        ("Conv3DTranspose",
         "group:int data_format@format:in=NCDHW"),
        ("CountNonZero",
         "dims:int|list|tuple"),
        ("CropAndResize",
         "method:str"),
        ("Dropout2D",
         "keep_prob:float keep_prob:unit"),
        ("Dropout3D",
         "keep_prob:float"),
        ("ExtractGlimpse",
         "noise:str"),
        ("FFTWithSize",
         "norm:text"),
        ("FractionalMaxPool3DWithFixedKsize",
         "ksize:int|tuple output_shape:int|tuple data_format:in=NCDHW,NDHWC"),
        ("FractionalMaxPoolWithFixedKsize",
         "ksize:int|tuple ksize:size output_shape:int|tuple output_shape:size"),
        ("FusedAdaFactor FusedAdaFactorWithGlobalNorm",
         "enable_scale_parameter:bool enable_first_moment:bool enable_weight_decay:bool"),
        ("GridSampler2D GridSampler3D",
         "interpolation_mode:text padding_mode:text"),
        ("HShrink SoftShrink",
         "lambd:of=int,bool,float"),
        ("HammingWindow",
         "alpha:float beta:float dtype:Type dtype:dtypes=float16,float32,float64"),
        ("HistogramFixedWidth",
         "nbins:int nbins:int>=1 dtype:in=int32"),
        ("Im2Col",
         "ksizes:int|tuple|list strides:int|tuple|list dilations:int|tuple|list pads:int|tuple|list"),
        ("InTopK",
         "k:int"),
        ("IndexAdd Pack Stack Unpack",
         "axis:int"),
        ("InplaceAdd InplaceSub",
         "indices:tuple|int"),
        ("InplaceUpdate",
         "indices:int|tuple"),
        ("IsClose",
         "rtol:of=bool,int,float atol:of=bool,int,float"),
        ("KLDivLoss",
         "reduction:in=none,mean,batchmean,sum"),
        ("L2Normalize",
         "epsilon:int|float"),
        ("LRN",
         "depth_radius:int depth_radius:int>=0 bias:float alpha:float beta:float norm_region:str "
         "norm_region:in=ACROSS_CHANNELS"),
        ("ListDiff",
         "out_idx:Type"),
        ("LogSpace",
         "steps:int base:int dtype:Type dtype:dtypes=float16,float32,float64"),
        ("LogUniformCandidateSampler",
         "num_true:int num_sampled:int range_max:int"),
        ("LowerBound UpperBound",
         "out_type:dtypes=int32,int64"),
        ("LpNorm",
         "axis:int|tuple|list p:int p:int>=0 keep_dims:bool epsilon:float epsilon:float>=0"),
        ("LuUnpack",
         "unpack_data:bool unpack_pivots:bool"),
        ("MatrixDiagPartV3 MatrixDiagV3 MatrixSetDiagV3",
         "align:str"),
        ("MatrixPower",
         "n:int"),
        ("MatrixSolve",
         "adjoint:bool"),
        ("MaxPool",
         "kernel_size:int|tuple kernel_size:size strides:int|tuple strides:size pad_mode:str pad_mode:upper=VALID,SAME "
         "data_format@format:in=NCHW,NHWC"),
        ("MaxPool3D",
         "ceil_mode:bool"),
        ("MaxPool3DWithArgmax",
         "data_format:str argmax_type:Type argmax_type:dtypes=int32,int64"),
        ("MaxPoolWithArgmax",
         "kernel_size:size strides:size data_format@format:in=NCHW,NHWC"),
        ("MaxPoolWithArgmaxV2",
         "kernel_size:size strides:size dilation:size argmax_type:Type argmax_type:dtypes=int32,int64"),
        ("MaxUnpool2D",
         "ksize:int|tuple ksize:size strides:int|tuple strides:size pads:int|tuple output_shape:tuple "
         "data_format:in=NCHW,NHWC"),
        ("MaxUnpool3D",
         "ksize:int|tuple strides:int|tuple pads:int|tuple output_shape:tuple data_format:in=NCDHW,NDHWC"),
        ("Meshgrid",
         "indexing:text"),
        ("MultiMarginLoss",
         "p:int margin:float reduction:in=none,sum,mean"),
        ("MultilabelMarginLoss",
         "reduction:in=none,sum,mean"),
        ("Multinomial",
         "seed:int>=0 seed2:int>=0 dtype:Type dtype:dtypes=int64,int32"),
        ("MultinomialWithReplacement",
         "numsamples:int>=0"),
        ("Mvlgamma",
         "p:int p:int>0"),
        ("NanToNum",
         "nan:of=int,bool,float posinf:of=int,bool,float neginf:of=int,bool,float"),
        ("NoRepeatNGram",
         "ngram_size:int>=1"),
        ("NonDeterministicInts",
         "dtype:dtypes=int32,int64,uint32,uint64"),
        ("NuclearNorm",
         "dim:list|tuple|NoneType"),
        ("Ormqr",
         "left:bool transpose:bool"),
        ("PadV3",
         "mode:in=constant,reflect,edge,circular paddings_contiguous:Bool"),
        ("Pdist",
         "p:float"),
        ("ROIAlign",
         "roi_end_mode:int"),
        ("RaggedRange",
         "Tsplits:Type Tsplits:dtypes=int64,int32"),
        ("RandomCategorical",
         "dtype:dtypes=int32,int16,int64"),
        ("RandomPoisson",
         "seed:int seed2:int dtype:dtypes=int64,int32,float16,float32,float64"),
        ("RandomShuffle StandardNormal UniformInt UniformReal",
         "seed:int>=0 seed2:int>=0"),
        ("Randperm",
         "max_length:int max_length:int>=1 "
         "dtype:dtypes=int8,int16,int32,int64,uint8,uint16,uint32,uint64,float16,float32,float64"),
        ("RandpermV2",
         "seed:of=Tensor,int offset:of=Tensor,int dtype:dtype"),
        ("ReduceStd",
         "axis:of=int,list_of_int,Tensor,tuple_of_int"),
        ("ResizeLinear1D",
         "coordinate_transformation_mode:text"),
        ("ResizeNearestNeighbor",
         "size:of=list_of_int,tuple_of_int"),
        ("ReverseSequence",
         "seq_dim:int batch_dim:int"),
        ("ReverseV2",
         "axis:of=list_of_int,tuple_of_int"),
        ("Roll",
         "shifts:of=int,list_of_int,tuple_of_int dims:of=int,list_of_int,tuple_of_int"),
        ("SGD",
         "nesterov:bool"),
        ("SearchSorted",
         "dtype:dtype"),
        ("SmoothL1Loss",
         "beta:of=int,bool,float reduction:text"),
        ("Sort",
         "axis:int descending:bool"),
        ("SparseApplyAdagradV2",
         "lr:float epsilon:float"),
        ("SparseApplyRMSProp",
         "rho:float rho:unit momentum:float epsilon:float"),
        ("SparseSoftmaxCrossEntropyWithLogits",
         "is_grad:bool"),
        ("Squeeze",
         "axis:of=int,tuple_of_int"),
        ("TensorScatterElements",
         "axis:of=Tensor,int reduction@reduce:text"),
        ("TopK",
         "sorted:bool"),
        ("Tril",
         "diagonal:int"),
        ("TrilIndices TriuIndices",
         "dtype:dtypes=int32,int64"),
        ("TripletMarginLoss",
         "p:int swap:bool eps:float reduction:in=none,sum,mean"),
        ("Triu",
         "diagonal:of=Tensor,int"),
        ("TruncatedNormal",
         "dtype:dtypes=float16,float32,float64 seed:int seed2:int"),
        ("Unstack",
         "axis:int num:int"),
):
    for _name in _names.split():
        _ROWS[_name] = _checks
_TYPES = {"int": int, "float": float, "bool": bool, "str": str, "list": list, "tuple": tuple, "NoneType": type(None)}


def _is_of(value, kind):
    """Whether a value is of a kind that generated primitives name: "int", "tuple_of_int"."""
    if kind == "Tensor":
        return isinstance(value, Tensor)
    return isinstance(value, _TYPES[kind.replace("_of_int", "")])


def _bounded(who, name, value, check):
    for sign, relation in ((">=", validator.GE), ("==", validator.EQ), (">", validator.GT)):
        if sign in check:
            kind, bound = check.split(sign)
            test = validator.check_int if kind == "int" else validator.check_float
            return test(value, _TYPES[kind](bound), relation, name, who)


def _listed(who, name, value, check):
    """The checks that name what is taken."""
    kind, _, words = check.partition("=")
    words = words.split(",")
    if kind == "of":
        if not [word for word in words if _is_of(value, word)]:
            listed = ", ".join([word.replace("_", " ") for word in words])
            raise TypeError(f"For '{who}', the type of '{name}' should be one of '[{listed}]', but got {type(value)}.")
    elif kind == "dtypes":
        validator.check_type_name(name, value, [getattr(mstype, word) for word in words], who)
    else:
        validator.check_string(value.upper() if kind == "upper" else value.lower() if kind == "lower" else value, words, name, who)


def _check(who, name, value, check):
    if check == "Bool":
        validator.check_bool(value, name, who)
    elif check == "text":
        if not isinstance(value, str):
            raise TypeError(f"For '{who}', the input '{name}' should be a str, but got {type(value)}.")
    elif check == "dtype":
        if not isinstance(value, mstype.Type):
            raise TypeError(f"For '{who}', the input '{name}' should be mindspore dtype, but got {value}.")
    elif check == "Type":
        if not isinstance(value, mstype.Type):
            raise TypeError(f"For '{who}', the type of '{name}' should be 'Type', but got type '{type(value).__name__}'.")
    elif check == "size":
        validator.check_value_type(name, value, [int, tuple], who)
        sizes = (value, value) if isinstance(value, int) else value
        if len(sizes) != 2 or [size for size in sizes if not isinstance(size, int) or size <= 0]:
            raise ValueError(f"For '{who}' attr '{name}' must be an positive int number or a tuple of two positive int numbers, but got {value}")
    elif check == "unit":
        validator.check_float_range(value, 0.0, 1.0, validator.INC_BOTH, name, who)
    elif check[:3] in ("in=", "of=") or check[:6] in ("upper=", "lower=", "dtypes"):
        _listed(who, name, value, check)
    elif ">" in check or "==" in check:
        _bounded(who, name, value, check)
    else:
        validator.check_value_type(name, value, [_TYPES[kind] for kind in check.split("|")], who)


def checks_of(name):
    """(argument, its name in texts, check) of each part of a primitive's row; it may have none."""
    parts = []
    for part in _ROWS.get(name, "").split():
        argument, _, check = part.partition(":")
        argument, _, shown = argument.partition("@")
        parts.append((argument, shown or argument, check))
    return parts


def run_checks(who, parts, names, defaults, args, kwargs):
    """A primitive's checks on what a constructor of these names is called with."""
    for argument, shown, check in parts:
        place = names.index(argument)
        if place < len(args):
            value = args[place]
        elif argument in kwargs:
            value = kwargs[argument]
        else:
            continue
        is_generated = check[:3] == "of=" or check in ("text", "dtype")  # None leaves their default
        if not (argument in defaults and value is defaults[argument]) and not (value is None and is_generated):
            _check(who, shown, value, check)


def check_count(names, defaults, args, kwargs):
    """The arguments fit a constructor with these names; else TypeError, in the words of inspect.Signature.bind, which MindSpore calls."""
    if len(args) > len(names):
        raise TypeError("too many positional arguments")
    for name in names[len(args):]:
        if name not in kwargs and name not in defaults:
            raise TypeError(f"missing a required argument: '{name}'")
    for name in kwargs:
        if name in names[:len(args)]:
            raise TypeError(f"multiple values for argument '{name}'")
        if name not in names:
            raise TypeError(f"got an unexpected keyword argument '{name}'")


_UNBOUND = ("Custom", "HookBackward", "PyFunc", "ReduceOp")  # constructors that Python itself counts the arguments of


def checked(name, make):
    """`make`, a primitive's constructor or its class's __init__, behind the checks of its row."""
    parts = checks_of(name)
    code = make.__code__
    names = code.co_varnames[:code.co_argcount]
    if getattr(make, "_is_checked", False) or not parts and (names[:1] != ("self",) or name in _UNBOUND):
        return make
    if code.co_flags & 12 or code.co_kwonlyargcount:  # *args or **kwargs
        return make
    given = make.__defaults__ or ()
    defaults = dict(zip(names[len(names) - len(given):], given))
    if [argument for argument, _, _ in parts if argument not in names]:
        return make

    def create(*args, **kwargs):
        check_count(names, defaults, args, kwargs)
        run_checks(name, parts, names, defaults, args, kwargs)
        return make(*args, **kwargs)
    create.__name__, create.__qualname__, create._is_checked = make.__name__, make.__qualname__, True
    return create
