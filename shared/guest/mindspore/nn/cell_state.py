"""What a Cell keeps and gives back: buffers (tensors that no optimizer changes), state_dict with its hooks, and names kept from
older versions. Base class of Cell."""
from collections import OrderedDict
from collections.abc import Mapping
from mindspore.common.hook_handle import HookHandle
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor

_set = object.__setattr__


class _IncompatibleKeys(tuple):
    """(missing names, unexpected names) of load_state_dict."""

    def __new__(cls, missing, unexpected):
        return tuple.__new__(cls, (missing, unexpected))

    missing_keys = property(lambda self: self[0])
    unexpected_keys = property(lambda self: self[1])

    def __repr__(self):
        if not self[0] and not self[1]:
            return "<All keys matched successfully>"
        return f"_IncompatibleKeys(missing_keys={self[0]}, unexpected_keys={self[1]})"

    __str__ = __repr__


class CellState:
    """Buffers, state and hooks of a cell. They stand in `__dict__` only where a program has registered some."""

    # ---- buffers

    def register_buffer(self, name, tensor, persistent=True):
        """A tensor that belongs to the cell's state; one that is not persistent stays out of state_dict."""
        if "_params" not in self.__dict__:
            raise AttributeError("For 'register_buffer', please call Cell.__init__() firstly.")
        if not isinstance(name, str):
            raise TypeError(f"buffer name should be a string.But got this type: {type(name)}")
        if "." in name:
            raise KeyError('buffer name can\'t contain "."')
        if name == "":
            raise KeyError('buffer name can\'t be empty string ""')
        if hasattr(self, name) and name not in self._buffers:
            raise KeyError(f"attribute '{name}' already exists")
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign '{type(tensor)}' object to buffer '{name}' (mindspore Tensor or None required)")
        self.__dict__["_buffers"] = {**self._buffers, name: tensor}
        self.__dict__["_hidden_buffers"] = self._hidden_buffers - {name} if persistent else self._hidden_buffers | {name}
        _set(self, name, tensor)

    _buffers, _hidden_buffers = {}, frozenset()

    def _set_buffer(self, name, value):
        if value is not None and not isinstance(value, Tensor):
            raise TypeError(f"Buffer '{name}' already exists in network, can not assign this type: '{type(value)}' as a buffer.")
        self._buffers[name] = value
        _set(self, name, value)

    def get_buffer(self, target):
        owner, _, name = target.rpartition(".")
        cell = self.get_sub_cell(owner)
        if not hasattr(cell, name):
            raise AttributeError(f"{cell.cls_name} has no attribute `{name}`")
        if name not in cell._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return cell._buffers[name]

    def named_buffers(self, prefix="", recurse=True, remove_duplicate=True):
        seen = set()
        for front, cell in self.cells_and_names(name_prefix=prefix) if recurse else [(prefix, self)]:
            for name, tensor in cell._buffers.items():
                if tensor is None or remove_duplicate and id(tensor) in seen:
                    continue
                seen.add(id(tensor))
                yield (front + "." + name if front else name), tensor

    def buffers(self, recurse=True):
        for _, tensor in self.named_buffers(recurse=recurse):
            yield tensor

    # ---- state

    _state_hooks = {}

    def _register_state(self, kind, hook):
        if "_state_hooks" not in self.__dict__:
            self.__dict__["_state_hooks"] = {}
        hooks = self._state_hooks.setdefault(kind, [])
        hooks.append(hook)
        return HookHandle(hooks, hook)

    def register_state_dict_pre_hook(self, hook):
        return self._register_state("pre", hook)

    def register_state_dict_post_hook(self, hook):
        return self._register_state("post", hook)

    def register_load_state_dict_pre_hook(self, hook):
        return self._register_state("load_pre", hook)

    def register_load_state_dict_post_hook(self, hook):
        return self._register_state("load_post", hook)

    def get_extra_state(self):
        raise RuntimeError("Reached a code path in Cell.get_extra_state() that should never be called.")

    def set_extra_state(self, state):
        raise RuntimeError("Reached a code path in Cell.set_extra_state() that should never be called.")

    def _own_state(self):
        """{name: Parameter or buffer} of the cell without its sub-cells."""
        own = {name: parameter for name, parameter in self._params.items() if parameter is not None}
        own.update({name: tensor for name, tensor in self._buffers.items() if tensor is not None and name not in self._hidden_buffers})
        return own

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        """{dotted name: Parameter or buffer} of the whole cell."""
        found = OrderedDict() if destination is None else destination
        for hook in list(self._state_hooks.get("pre", ())):
            hook(self, prefix, keep_vars)
        for name, value in self._own_state().items():
            found[prefix + name] = value
        if type(self).get_extra_state is not CellState.get_extra_state:
            found[prefix + "_extra_state"] = self.get_extra_state()
        for name, cell in self._cells.items():
            if cell is not None:
                cell.state_dict(destination=found, prefix=prefix + name + ".", keep_vars=keep_vars)
        for hook in list(self._state_hooks.get("post", ())):
            hook(self, found, prefix, {})
        return found

    def _load_from(self, state, prefix, strict, missing, unexpected, errors):
        for hook in list(self._state_hooks.get("load_pre", ())):
            hook(self, state, prefix, {}, strict, missing, unexpected, errors)
        for name, value in self._own_state().items():
            if prefix + name not in state:
                missing.append(prefix + name)
                continue
            given = state[prefix + name]
            if not isinstance(given, Tensor):
                errors.append(f'While copying the parameter named "{prefix + name}", expected Tensor or Tensor-like object from checkpoint '
                              f"but received {type(given)}")
            elif given.shape != value.shape:
                errors.append(f"size mismatch for {prefix + name}: copying a param with shape {given.shape} from checkpoint, the shape in "
                              f"current model is {value.shape}.")
            else:
                value.assign_value(given.astype(value.dtype))
        if type(self).set_extra_state is not CellState.set_extra_state:
            if prefix + "_extra_state" in state:
                self.set_extra_state(state[prefix + "_extra_state"])
            else:
                missing.append(prefix + "_extra_state")
        for name, cell in self._cells.items():
            if cell is not None:
                cell._load_from(state, prefix + name + ".", strict, missing, unexpected, errors)
        for hook in list(self._state_hooks.get("load_post", ())):
            hook(self, _IncompatibleKeys(missing, unexpected))

    def _state_names(self):
        names = set()
        for prefix, cell in self.cells_and_names():
            front = prefix + "." if prefix else ""
            names |= {front + name for name in cell._own_state()}
            if type(cell).get_extra_state is not CellState.get_extra_state:
                names.add(front + "_extra_state")
        return names

    def load_state_dict(self, state_dict, strict=True):
        """Sets parameters and buffers by their dotted names; `strict` raises where names are missing or left over."""
        if not isinstance(state_dict, Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        state = OrderedDict(state_dict)
        missing, errors = [], []
        own = self._state_names()
        unexpected = [name for name in state if name not in own]
        self._load_from(state, "", strict, missing, unexpected, errors)
        if strict:
            errors = [f"{kind} key(s) in state_dict: " + ", ".join([f'"{name}"' for name in names]) + ". "
                      for kind, names in (("Missing", missing), ("Unexpected", unexpected)) if names] + errors
        if errors:
            raise RuntimeError(f"Error(s) in loading state_dict for {self.cls_name}:\n\t" + "\n\t".join(errors))
        return _IncompatibleKeys(missing, unexpected)

    # ---- older names

    _scope = None

    def get_scope(self):
        """Where the cell stands, once generate_scope has been called."""
        return self._scope

    def generate_scope(self):
        for name, cell in self.cells_and_names():
            if name:
                kinds = ["-".join((part, inner.cls_name)) for part, inner in self._path_to(name)]
                _set(cell, "_scope", "Default/" + "/".join(kinds))

    def _path_to(self, name):
        cell, path = self, []
        for part in name.split("."):
            cell = cell._cells[part]
            path.append((part, cell))
        return path

    def cast_inputs(self, inputs, dst_type):
        """The tensors of floats among inputs in another type."""
        from mindspore.nn.cell import _cast_floats
        return tuple([_cast_floats(item, dst_type) for item in inputs])

    def flatten_weights(self, fusion_size=0):
        """Parameters stand where they stand."""

    def set_boost(self, boost_type):
        if boost_type != "less_bn":
            raise ValueError(f"For 'set_boost', the argument 'boost_type' must be 'less_bn', but got {boost_type}.")
        return self.add_flags_recursive(**{boost_type: True})

    def set_data_parallel(self):
        """One device."""

    def set_broadcast_flag(self, mode=True):
        return self

    def set_param_ps(self, recurse=True, init_in_server=False):
        """No parameter server."""

    def check_names_and_refresh_name(self):
        self.check_names()

    cell_type = None

    def update_cell_type(self, cell_type):
        _set(self, "cell_type", cell_type)

    def parameters_broadcast_dict(self, recurse=True):
        return OrderedDict([(p.name, p) for p in self.get_parameters(expand=recurse) if p.layerwise_parallel is False])

    def remove_redundant_parameters(self):
        """There are none."""

    def enable_backward_hook(self):
        """Hooks are called whenever gradients are taken."""

    def offload(self, backward_prefetch="Auto"):
        """There is no other memory to go to."""
        if isinstance(backward_prefetch, str) and backward_prefetch != "Auto":
            raise ValueError(f"For '{self.cls_name}', the 'backward_prefetch' must be str and must be in '['Auto']', but got "
                             f"{backward_prefetch!r}.")

    def place(self, role, rank_id):
        """Where the cell's operators run: there is one process."""
        from mindspore import _checkparam
        _checkparam.check_string(role, "MS_WORKER", "role", "Primitive.place")

    has_bprop = property(lambda self: hasattr(type(self), "bprop"))
    parallel_parameter_name_list = ()
    _stage = 0

    @property
    def pipeline_stage(self):
        return self._stage

    @pipeline_stage.setter
    def pipeline_stage(self, value):
        if not isinstance(value, int) or isinstance(value, bool):
            raise TypeError(f"For 'Cell', the property 'pipeline_stage' must be int type, but got type : {type(value)}")
        if value < 0:
            raise ValueError(f"For 'Cell', the property 'pipeline_stage' can not be less than 0, but got {value}")
        _set(self, "_stage", value)
        for parameter in self.trainable_params():
            parameter.pipeline_stage = value

    @property
    def parameter_layout_dict(self):
        """Of one device: what a program has put there."""
        return self.__dict__.setdefault("_layouts", {})

    @parameter_layout_dict.setter
    def parameter_layout_dict(self, value):
        if not isinstance(value, dict):
            raise TypeError(f"For 'Cell', the property 'parameter_layout_dict' must be dict type, but got type {type(value)}.")
        _set(self, "_layouts", value)

    def get_func_graph_proto(self):
        """MindIR is not written here."""
        return None

    def run_construct(self, cast_inputs, kwargs):
        return self.construct(*cast_inputs, **kwargs)
