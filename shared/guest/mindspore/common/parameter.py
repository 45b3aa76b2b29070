"""mindspore.Parameter: a Tensor with a name that belongs to a Cell and is changed in place by optimisers."""
from mindspore.common.tensor import Tensor
import _refjit as _native


class Parameter(Tensor):
    """Parameter(default_input, name=None, requires_grad=True, ...)."""

    def __init__(self, default_input, name=None, requires_grad=True, layerwise_parallel=False, parallel_optimizer=True,
                 storage_format="", device=None):
        if isinstance(default_input, Tensor):
            Tensor.__init__(self, default_input, default_input.dtype)
        elif isinstance(default_input, bool) or not isinstance(default_input, (int, float)):
            Tensor.__init__(self, default_input)
        else:
            Tensor.__init__(self, default_input, _native.int32 if isinstance(default_input, int) else _native.float32)
        self.name = "Parameter" if name is None else name
        self._has_name = name is not None
        self.requires_grad = requires_grad
        self.layerwise_parallel = layerwise_parallel
        self.parallel_optimizer = parallel_optimizer
        self.is_init = True

    def __repr__(self):
        return (f"Parameter (name={self.name}, shape={self.shape}, dtype={self.dtype}, "
                f"requires_grad={self.requires_grad})")

    __str__ = __repr__

    def __hash__(self):
        return id(self)

    @property
    def data(self):
        return self

    @property
    def has_init(self):
        return False

    def value(self):
        return _native.view(self)

    def init_data(self, layout=None, set_sliced=False):
        return self

    def set_data(self, data, slice_shape=False):
        """Replaces the values; shape and dtype must stay."""
        if not isinstance(data, Tensor):
            data = Tensor(data, self.dtype)
        if data.shape != self.shape:
            raise ValueError(f"Can not change the shape of Parameter which has been initialized. Current shape is "
                             f"{list(self.shape)}, and incoming is {list(data.shape)}.")
        self.assign_value(data if data.dtype == self.dtype else data.astype(self.dtype))
        return self

    def clone(self, init="same"):
        other = Parameter(self.value(), self.name, self.requires_grad, self.layerwise_parallel, self.parallel_optimizer)
        return other


class ParameterTuple(tuple):
    """A tuple of Parameters."""

    def __new__(cls, iterable):
        items = tuple(iterable)
        for item in items:
            if not isinstance(item, Parameter):
                raise TypeError("For ParameterTuple initialization, ParameterTuple input should be 'Parameter' "
                                f"collection, but got a {type(item)}. ")
        return tuple.__new__(cls, items)

    def clone(self, prefix, init="same"):
        copies = []
        for item in self:
            copy = item.clone(init)
            copy.name = prefix + "." + item.name
            copies.append(copy)
        return ParameterTuple(copies)
