"""nn.Cell: a part of a network with parameters and sub-cells. In GRAPH_MODE its construct is compiled (row D4)."""
import _refjit_grad as _tape
from mindspore import context
from mindspore.ops.composite import call_with_bprop
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor


class Cell:
    """Base class of networks: subclasses define construct()."""

    __refjit_cell__ = True

    def __init__(self, auto_prefix=True, flags=None):
        object.__setattr__(self, "_cells", {})
        object.__setattr__(self, "_params", {})
        object.__setattr__(self, "_auto_prefix", auto_prefix)
        object.__setattr__(self, "_compiled", None)
        object.__setattr__(self, "training", False)
        object.__setattr__(self, "requires_grad", False)
        object.__setattr__(self, "_jit_options", {})

    def __setattr__(self, name, value):
        if isinstance(value, Parameter):
            if "_params" not in self.__dict__:
                raise AttributeError("For 'Cell', the function 'insert_param_to_cell' can not be called before "
                                     "super().__init__().")
            if not value._has_name:
                value.name = name
            self._params[name] = value
        elif isinstance(value, Cell):
            if "_cells" not in self.__dict__:
                raise AttributeError("For 'Cell', the attribute cannot be assigned before super().__init__().")
            self._cells[name] = value
        object.__setattr__(self, name, value)

    def __call__(self, *args, **kwargs):
        if context._values["mode"] == context.GRAPH_MODE and self._compiled is None:
            from mindspore.common.api import jit
            object.__setattr__(self, "_compiled", jit(self.construct, **self._jit_options))
        if context._values["mode"] == context.GRAPH_MODE:
            return self._compiled(*args, **kwargs)
        if _tape.depth() and hasattr(self, "bprop"):
            return call_with_bprop(self, args)
        return self.construct(*args, **kwargs)

    def construct(self, *args, **kwargs):
        raise AttributeError("For 'Cell', the method 'construct' is not defined.")

    def __repr__(self):
        inner = "".join(f"\n  ({name}): " + repr(cell).replace("\n", "\n  ") for name, cell in self._cells.items())
        return type(self).__name__ + "<" + self.extend_repr() + (inner + "\n" if inner else "") + ">"

    def extend_repr(self):
        return ""

    def cells_and_names(self, name_prefix=""):
        yield name_prefix, self
        for name, cell in self._cells.items():
            yield from cell.cells_and_names(name_prefix + "." + name if name_prefix else name)

    def cells(self):
        return list(self._cells.values())

    def parameters_and_names(self, name_prefix="", expand=True):
        seen = set()
        owners = self.cells_and_names(name_prefix) if expand else [(name_prefix, self)]
        for prefix, cell in owners:
            for name, parameter in cell._params.items():
                if id(parameter) in seen:
                    continue
                seen.add(id(parameter))
                full = prefix + "." + name if prefix and self._auto_prefix else name
                if parameter.name == name and full != name:
                    parameter.name = full
                yield full, parameter

    def get_parameters(self, expand=True):
        for _, parameter in self.parameters_and_names(expand=expand):
            yield parameter

    def parameters_dict(self, recurse=True):
        return {parameter.name: parameter for _, parameter in self.parameters_and_names(expand=recurse)}

    def trainable_params(self, recurse=True):
        return [p for p in self.get_parameters(expand=recurse) if p.requires_grad]

    def untrainable_params(self, recurse=True):
        return [p for p in self.get_parameters(expand=recurse) if not p.requires_grad]

    def insert_param_to_cell(self, param_name, param, check_name_contain_dot=True):
        setattr(self, param_name, param)

    def insert_child_to_cell(self, child_name, child_cell):
        setattr(self, child_name, child_cell)

    def set_train(self, mode=True):
        for _, cell in self.cells_and_names():
            object.__setattr__(cell, "training", mode)
        return self

    def set_grad(self, requires_grad=True):
        object.__setattr__(self, "requires_grad", requires_grad)
        return self

    def set_inputs(self, *inputs, **kwargs):
        """Declared dynamic inputs; captures decide by themselves."""

    def set_jit_config(self, jit_config):
        object.__setattr__(self, "_jit_options", {"jit_config": jit_config})

    def to_float(self, dst_type):
        return self

    def compile_cache(self):
        return None


class GraphCell(Cell):
    """Placeholder for graphs loaded from files."""
