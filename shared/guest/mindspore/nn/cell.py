"""nn.Cell: a part of a network with parameters and sub-cells. In GRAPH_MODE its construct is compiled (row D4).

Parameters and cells stand in the instance's own dict too, so that reading `self.weight` is a plain attribute for the
VM and for capture; `_params` and `_cells` keep their order and their names.
"""
import _refjit as _native
import _refjit_grad as _tape
from collections import OrderedDict
from inspect import signature
from _refjit_jit import compile_only, is_jitted
from mindspore import context
from mindspore.common import dynamic_shape
from mindspore.ops.composite import call_with_bprop
from mindspore.ops.recorded_calls import call_recorded
from mindspore.common.hook_handle import HookHandle, check_hook
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.cell_state import CellState

_FLOATS = (_native.float32, _native.float16, _native.float64, _native.bfloat16)
_set = object.__setattr__


def _cast_floats(value, dtype):
    """Tensors of floats in `value` (a tensor, or a tuple or list of such) as `dtype`."""
    if isinstance(value, Tensor):
        return value.astype(dtype) if value.dtype in _FLOATS else value
    if isinstance(value, (tuple, list)):
        return type(value)([_cast_floats(item, dtype) for item in value])
    return value


class _WithKeywords:
    """A forward hook that sees keyword arguments, too."""

    def __init__(self, hook):
        self.hook = hook

    def __call__(self, *args):
        return self.hook(*args)


def _changed_call(made, args, kwargs):
    """What a pre-hook with keywords has made of a call: None, or (args, kwargs)."""
    if made is None:
        return args, kwargs
    if not isinstance(made, tuple) or len(made) != 2:
        raise RuntimeError(f"Forward pre hook with kwargs should return None or a tuple of (new args, new kwargs), but got {made}")
    return made


# The flags that make a cell compute in a float type.
_FLAG_TYPES = {"fp16": _native.float16, "fp32": _native.float32, "bf16": _native.bfloat16}


class Cell(CellState):
    """Base class of networks: subclasses define construct()."""

    __refjit_cell__ = True
    _amp_level = ""
    _amp_rules = None  # of amp.auto_mixed_precision(cell, "auto"), whose construct obeys them

    def __init__(self, auto_prefix=True, flags=None):
        values = self.__dict__
        values["_cells"] = {}
        values["_params"] = {}
        values["_auto_prefix"] = auto_prefix
        values["_compiled"] = None
        values["_dynamic_inputs"] = None
        values["_jit_options"] = {}
        values["_param_prefix"] = ""
        values["_flags"] = dict(flags) if flags else {}
        values["_forward_hooks"] = []
        values["_forward_pre_hooks"] = []
        values["_backward_hooks"] = []
        values["_backward_pre_hooks"] = []
        values["_float_type"] = None
        values["training"] = False
        values["_phase"] = "train"
        values["requires_grad"] = False

    # ---- attributes

    def __getattr__(self, name):
        if name == "requires_grad":  # what a call asks for first: __init__ of Cell did not run
            if context._values["mode"] == context.GRAPH_MODE:
                raise AttributeError(f"The '{type(self).__name__}' object does not inherit attribute from 'cell'. "
                                     "Please use 'super().__init__()'.")
            name = "_init_flag"
        raise AttributeError(f"The '{type(self).__name__}' object has no attribute '{name}'.")

    def __setattr__(self, name, value):
        if isinstance(value, Parameter):
            self._set_parameter(name, value)
        elif isinstance(value, ParameterTuple):
            if "_params" not in self.__dict__:
                raise AttributeError("For 'Cell', the attribute cannot be assigned before super().__init__().")
            for item in value:
                self.insert_param_to_cell(item.name, item, check_name_contain_dot=False)
            _set(self, name, value)
        elif isinstance(value, Cell):
            if self._auto_prefix:
                value.update_parameters_name(name + ".")
            if name not in self._params:
                self.__dict__.pop(name, None)
            self.insert_child_to_cell(name, value)
        else:
            self._set_plain(name, value)

    def _set_parameter(self, name, value):
        if "_params" not in self.__dict__:
            raise AttributeError("For 'insert_param_to_cell', please call Cell.__init__() firstly.")
        if name not in self._params and name not in self._cells and name not in self._buffers:
            self.__dict__.pop(name, None)  # a plain attribute gives way
        self.insert_param_to_cell(name, value)

    def _set_plain(self, name, value):
        if not hasattr(self, "_params"):  # before Cell.__init__
            _set(self, name, value)
            return
        if name in self._cells:
            if value is not None:
                raise TypeError(f"Sub cell '{name}' already exists in network, can not assign this type: '{type(value)}' as a cell.")
            self._cells[name] = None
        elif name in self._buffers:
            self._set_buffer(name, value)
            return
        elif name in self._params and self._params[name] is not None:
            parameter = self._params[name]
            if isinstance(value, Tensor):
                parameter.set_data(value)
                return
            if value is not None:
                raise TypeError(f"Parameter '{name}' already exists in network, can not assign this type: "
                                f"'{type(value)}' as a parameter.")
            self._params[name] = None
        _set(self, name, value)

    def __delattr__(self, name):
        self._params.pop(name, None)
        self._cells.pop(name, None)
        if name in self._buffers:
            del self._buffers[name]
        object.__delattr__(self, name)

    @property
    def cls_name(self):
        return type(self).__name__

    @property
    def param_prefix(self):
        return self._param_prefix

    @property
    def bprop_debug(self):
        return False

    @property
    def jit_config_dict(self):
        config = self._jit_options.get("jit_config")
        return {} if config is None else config.jit_config_dict

    # ---- calls

    def __call__(self, *args, **kwargs):
        if self.requires_grad and not _native.is_recording() and context._values["mode"] == context.PYNATIVE_MODE:
            return call_recorded(self, args, kwargs)
        return self._call(args, kwargs)

    def _call(self, args, kwargs):
        if self._dynamic_inputs is not None and not kwargs:
            if context._values["mode"] == context.GRAPH_MODE or is_jitted(self.construct):
                self._check_inputs(args)
        if (self._forward_pre_hooks or self._forward_hooks or self._float_type is not None or self._backward_hooks
                or self._backward_pre_hooks):
            return self._call_with_extras(args, kwargs)
        return self._call_construct(args, kwargs)

    def _call_construct(self, args, kwargs):
        construct = self._jitted() if context._values["mode"] == context.GRAPH_MODE else self.construct
        if _tape.depth() and hasattr(self, "bprop"):
            return call_with_bprop(self, construct, args)
        return construct(*args, **kwargs)

    def _jitted(self):
        """construct, jitted as GRAPH_MODE runs it."""
        if self._compiled is None:
            from mindspore.common.api import jit
            options = dict(self._jit_options)
            if context._values["jit_syntax_level"] == context.STRICT and "jit_config" not in options:
                options["fullgraph"] = True
            construct = self.construct if self._amp_rules is None else self.construct.__wrapped__
            _set(self, "_compiled", jit(construct, **options))
            if self._dynamic_inputs is not None:
                self._declare_inputs(self._compiled)
        return self._compiled

    def _call_with_extras(self, args, kwargs):
        for hook in list(self._forward_pre_hooks):
            if isinstance(hook, _WithKeywords):
                args, kwargs = _changed_call(hook.hook(self, args, kwargs), args, kwargs)
                continue
            changed = hook(self, args)
            if changed is not None:
                args = changed if isinstance(changed, tuple) else (changed,)
        if self._float_type is not None:
            args = tuple([_cast_floats(item, self._float_type) for item in args])
            kwargs = {name: _cast_floats(item, self._float_type) for name, item in kwargs.items()}
        hooks = None
        if (self._backward_hooks or self._backward_pre_hooks) and _tape.depth():
            from mindspore.ops.gradient_hooks import CellHooks
            hooks = CellHooks(self, list(self._backward_pre_hooks), list(self._backward_hooks))
            args = hooks.inputs(args)
        result = self._with_parameters_cast(args, kwargs)
        for hook in list(self._forward_hooks):
            if isinstance(hook, _WithKeywords):
                changed = hook.hook(self, args, kwargs, result)
            else:
                changed = hook(self, args, result)
            if changed is not None:
                result = changed
        return result if hooks is None else hooks.results(result)

    def _with_parameters_cast(self, args, kwargs):
        """to_float: the cell's own parameters are read as the type while construct runs."""
        if self._float_type is None or context._values["mode"] == context.GRAPH_MODE:  # capture casts what it reads
            return self._call_construct(args, kwargs)
        values = self.__dict__
        own = [(name, p) for name, p in self._params.items() if p is not None and p.dtype in _FLOATS]
        for name, parameter in own:
            values[name] = parameter.astype(self._float_type)
        try:
            return self._call_construct(args, kwargs)
        finally:
            for name, parameter in own:
                values[name] = parameter

    def _as_float(self, value):
        """What a graph does with an input or a parameter of a cell on which to_float was called."""
        return _cast_floats(value, self._float_type)

    def construct(self, *args, **kwargs):
        raise AttributeError("For 'Cell', the method 'construct' is not defined.")

    def _register(self, hooks, hook_fn):
        check_hook(hook_fn)
        hooks.append(hook_fn)
        return HookHandle(hooks, hook_fn)

    def register_forward_pre_hook(self, hook_fn, with_kwargs=False):
        """hook_fn(cell, args) or, with_kwargs, hook_fn(cell, args, kwargs), before construct; it may give other arguments."""
        check_hook(hook_fn)
        return self._register(self._forward_pre_hooks, _WithKeywords(hook_fn) if with_kwargs else hook_fn)

    def register_backward_hook(self, hook_fn):
        return self._register(self._backward_hooks, hook_fn)

    def register_backward_pre_hook(self, hook_fn):
        return self._register(self._backward_pre_hooks, hook_fn)

    def register_forward_hook(self, hook_fn, with_kwargs=False):
        """hook_fn(cell, args, output) or, with_kwargs, hook_fn(cell, args, kwargs, output); it may give another output."""
        check_hook(hook_fn)
        return self._register(self._forward_hooks, _WithKeywords(hook_fn) if with_kwargs else hook_fn)

    # ---- text

    def __repr__(self):
        lines = [f"({name}): " + repr(cell).replace("\n", "\n  ") for name, cell in self._cells.items()]
        extra = self.extend_repr()
        if not lines and "\n" not in extra:
            return f"{type(self).__name__}({extra})"
        if extra:
            lines[:0] = extra.split("\n")
        return type(self).__name__ + "(\n  " + "\n  ".join(lines) + "\n)"

    def extend_repr(self):
        return ""

    # ---- the tree

    def cells_and_names(self, cells=None, name_prefix=""):
        """Itself and all sub-cells with their dotted names, each object once, and none of the set `cells`, which grows."""
        seen = {id(cell) for cell in cells} if cells else set()
        stack = [(name_prefix, self)]
        while stack:
            prefix, cell = stack.pop()
            if id(cell) in seen:
                continue
            seen.add(id(cell))
            if cells is not None:
                cells.add(cell)
            yield prefix, cell
            inner = [(prefix + "." + name if prefix else name, sub) for name, sub in cell._cells.items()
                     if sub is not None]
            stack.extend(reversed(inner))

    def cells(self):
        return self.name_cells().values()

    def name_cells(self):
        found = OrderedDict()
        seen = set()
        for name, cell in self._cells.items():
            if cell is not None and id(cell) not in seen:
                seen.add(id(cell))
                found[name] = cell
        return found

    def get_sub_cell(self, target):
        """The sub-cell under a dotted name; the cell itself under ""."""
        cell = self
        for part in target.split(".") if target != "" else ():
            if not hasattr(cell, part):
                raise AttributeError(f"{cell.cls_name} has no attribute `{part}`")
            cell = getattr(cell, part)
            if not isinstance(cell, Cell):
                raise AttributeError(f"`{part}` is not an nn.Cell")
        return cell

    def apply(self, fn):
        """`fn` on every sub-cell, then on itself."""
        for cell in self.cells():
            cell.apply(fn)
        fn(self)
        return self

    def parameters_and_names(self, name_prefix="", expand=True):
        seen = set()
        owners = self.cells_and_names(name_prefix=name_prefix) if expand else [(name_prefix, self)]
        for prefix, cell in owners:
            for name, parameter in cell._params.items():
                if parameter is None or id(parameter) in seen:
                    continue
                seen.add(id(parameter))
                yield (prefix + "." + name if prefix else name), parameter

    def get_parameters(self, expand=True):
        for _, parameter in self.parameters_and_names(expand=expand):
            yield parameter

    def parameters_dict(self, recurse=True):
        return OrderedDict([(parameter.name, parameter) for parameter in self.get_parameters(expand=recurse)])

    def trainable_params(self, recurse=True):
        return [p for p in self.get_parameters(expand=recurse) if p.requires_grad]

    def untrainable_params(self, recurse=True):
        return [p for p in self.get_parameters(expand=recurse) if not p.requires_grad]

    def update_parameters_name(self, prefix="", recurse=True):
        for name, parameter in list(self.parameters_and_names(expand=recurse)):
            parameter.name = prefix + name

    def update_cell_prefix(self):
        for name, cell in self.cells_and_names():
            cell.__dict__["_param_prefix"] = name

    def insert_param_to_cell(self, param_name, param, check_name_contain_dot=True):
        if not param_name:
            raise KeyError("For 'insert_param_to_cell', the argument 'param_name' should not be None.")
        if check_name_contain_dot and "." in param_name:
            raise KeyError("For 'insert_param_to_cell', the argument 'param_name' should not contain'.' ")
        if param_name not in self._params and (param_name in self.__dict__ or hasattr(type(self), param_name)):
            raise KeyError(f"For 'insert_param_to_cell', the {param_name} parameter already exists in the network."
                           "Cannot insert another parameter with the same name.")
        if not isinstance(param, Parameter) and param is not None:
            raise TypeError("For 'insert_param_to_cell', the argument 'param' must be 'Parameter' if not None, but got "
                            f"{type(param)}.")
        if param is not None and not param._has_name:
            param.name = param_name
        self._params[param_name] = param
        if "." not in param_name:
            _set(self, param_name, param)

    def insert_child_to_cell(self, child_name, child_cell):
        if not isinstance(child_name, str):
            raise TypeError(f"For 'insert_child_to_cell', the type of parameter 'child_name' must be str, but got "
                            f"{type(child_name)}.")
        if not child_name or "." in child_name:
            raise KeyError("For 'insert_child_to_cell', the parameter 'child_name' can not be None and can not contain '.' ")
        if not isinstance(child_cell, Cell) and child_cell is not None:
            raise TypeError("For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got "
                            f"type {type(child_cell)}.")
        if child_name not in self._cells and hasattr(self, child_name):
            raise KeyError(f"For 'insert_child_to_cell', the {child_name} child cell already exists in the network."
                           "Cannot insert another child cell with the same name.")
        self._cells[child_name] = child_cell
        _set(self, child_name, child_cell)

    def check_names(self):
        """Raises where two parameters have one name."""
        names = set()
        for name, parameter in self.parameters_and_names():
            if parameter.name in names:
                raise ValueError(f"The value of {name} is {parameter}, its name '{parameter.name}' already exists. "
                                 "Please set a unique name for the parameter.")
            names.add(parameter.name)

    def init_parameters_data(self, auto_parallel_mode=False):
        return {parameter: parameter for parameter in self.get_parameters()}

    # ---- modes and flags

    def set_train(self, mode=True):
        for _, cell in self.cells_and_names():
            _set(cell, "training", mode)
            _set(cell, "_phase", "train" if mode else "predict")
            cell._flags["training"] = mode
        return self

    def _get_attr_from_cell(self, network):
        """What a wrapper has of the network in it: how its graphs are compiled."""
        if isinstance(network, Cell):
            _set(self, "_jit_options", network._jit_options)

    @property
    def phase(self):
        """What kind of graph the cell makes: "train", "predict", or a name of the user's."""
        return self._phase

    @phase.setter
    def phase(self, value):
        _set(self, "_phase", value)

    def set_grad(self, requires_grad=True):
        _set(self, "requires_grad", requires_grad)
        return self

    def set_inputs(self, *inputs, **kwargs):
        """Declares the arguments of construct: a Tensor of a shape with None for each that changes its shape."""
        if kwargs and inputs:
            raise ValueError("For Cell, set_inputs should only set inputs or kwargs(inputs: %s, kwargs: %s)!"
                             % (inputs, kwargs))
        if not kwargs:
            if context._values["mode"] == context.GRAPH_MODE:
                self._check_argument_count(inputs)
            _set(self, "_dynamic_inputs", inputs)
        else:
            _set(self, "_dynamic_inputs", dynamic_shape.named_inputs(self.construct, kwargs))
        if self._compiled is not None:
            self._declare_inputs(self._compiled)
        if is_jitted(self.construct):
            self._declare_inputs(self.construct)

    def get_inputs(self):
        """What set_inputs declared, or None."""
        return self._dynamic_inputs

    def _declare_inputs(self, compiled):
        names = dynamic_shape.parameter_names(self.construct)
        declared = self._dynamic_inputs
        if isinstance(declared, dict):
            declared = [declared.get(index) for index in range(len(names))]
        dynamic_shape.declare(compiled, names, declared)

    def _check_inputs(self, args):
        self._check_argument_count(args)
        expected = dynamic_shape.expected_arguments(self._dynamic_inputs, args)
        dynamic_shape.check_arguments(expected, args)
        dynamic_shape.check_symbols(expected, args)

    def _check_argument_count(self, args):
        needed = optional = 0
        for parameter in signature(self.construct).parameters.values():
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                return
            if parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
                if parameter.default is parameter.empty:
                    needed += 1
                else:
                    optional += 1
        if len(args) < needed:
            raise TypeError(f"For 'Cell', the function construct requires {needed} positional argument, but got "
                            f"{len(args)}. When using set_inputs, please make sure that all networks and loss functions are "
                            "configured with set_inputs.")
        if len(args) > needed + optional:
            raise TypeError(f"For 'Cell', the function construct requires {needed} positional argument and {optional} default "
                            f"argument, total {needed + optional}, but got {len(args)}.")

    def set_jit_config(self, jit_config):
        _set(self, "_jit_options", {"jit_config": jit_config})

    def add_flags(self, **flags):
        self._flags.update(flags)
        for name, value in flags.items():
            _set(self, name, value)
        if any([name in flags for name in _FLAG_TYPES]):
            asked = [dtype for name, dtype in _FLAG_TYPES.items() if self._flags.get(name)]
            _set(self, "_float_type", asked[0] if asked else None)
        return self

    def add_flags_recursive(self, **flags):
        for _, cell in self.cells_and_names():
            cell.add_flags(**flags)
        return self

    def get_flags(self):
        return self._flags

    def to_float(self, dst_type):
        """This cell and its sub-cells compute in a float type: inputs and parameters are cast."""
        if dst_type not in (_native.float16, _native.float32, _native.bfloat16):
            raise ValueError("For 'to_float', the argument 'dst_type' must be mstype.float32, mstype.float16 or "
                             f"mstype.bfloat16, but got type: {type(dst_type)} and value: {dst_type}.")
        return self.add_flags_recursive(**{name: dtype == dst_type for name, dtype in _FLAG_TYPES.items()})

    def recompute(self, **kwargs):
        """Accepted: backward graphs keep their forward values here, results are the same."""
        for name, value in kwargs.items():
            if name not in ("mp_comm_recompute", "parallel_optimizer_comm_recompute", "recompute_slice_activation"):
                raise ValueError("For 'recompute', keyword '%s' is not recognized! the key kwargs must be "
                                 "'mp_comm_recompute', 'parallel_optimizer_comm_recompute', "
                                 "'recompute_slice_activation'" % name)
            if name != "recompute_slice_activation" and not isinstance(value, bool):
                raise TypeError(f"The parameter '{name}' must be <class 'bool'>, but got {type(value)}")
        self.add_flags(output_no_recompute=True)

    def set_comm_fusion(self, fusion_type, recurse=True):
        from mindspore import _checkparam
        _checkparam.check_non_negative_int(fusion_type)
        for parameter in self.trainable_params(recurse):
            parameter.comm_fusion = fusion_type
        return self

    def shard(self, in_strategy, out_strategy=None, parameter_plan=None, device="Ascend", level=0):
        """There is one device to cut over: MindSpore too does nothing then."""

    def compile(self, *args, **kwargs):
        """Compiles construct for such arguments, whatever the mode, and runs nothing."""
        compile_only(self._jitted(), *args, **kwargs)

    def compile_and_run(self, *args, **kwargs):
        """Compiles construct, whatever the mode, and runs it."""
        return self._jitted()(*args, **kwargs)

    def compile_cache(self):
        return None


class GraphCell(Cell):
    """A graph that mindspore.load has read, with parameters of its own."""

    def __init__(self, graph, params_init=None, obf_random_seed=None):
        super().__init__(auto_prefix=True)
        from mindspore.train.mindir import FuncGraph
        if not isinstance(graph, FuncGraph):
            raise TypeError(f"For 'GraphCell', the argument 'graph' must be a FuncGraph loaded from MindIR, but got type {type(graph)}.")
        self.graph = graph
        given = {} if params_init is None else params_init
        if not isinstance(given, dict):
            raise TypeError(f"For 'GraphCell', the argument 'params_init' must be a dict, but got {type(given)}.")
        for name, value in given.items():
            if not isinstance(name, str) or not isinstance(value, Tensor):
                raise TypeError("For 'GraphCell', the key of the 'params_init' must be str, and the value must be Tensor or Parameter, "
                                f"but got the key type: {type(name)}, and the value type: {type(value)}")
        for name, parameter in graph.parameters().items():
            self._params[name] = Parameter(given[name], name=name) if name in given else parameter

    def construct(self, *inputs):
        return self.graph.run(self._params, inputs)

    def __call__(self, *args):
        return self.construct(*args)
