"""The functions by which MindSpore's Tensor calls operators, by name."""
from mindspore.common.tensor import Tensor


class Registry:
    """Names are those of mindspore.ops or of Tensor's methods, and what is registered."""

    def register(self, name, function=None):
        """Gives a decorator when no function is given."""
        if function is None:
            return lambda decorated: self.register(name, decorated) or decorated
        setattr(self, name, function)

    def get(self, name):
        return getattr(self, name)

    def __getattr__(self, name):
        from mindspore import ops
        for owner in (ops, Tensor):
            if hasattr(owner, name):
                return getattr(owner, name)
        raise AttributeError(f"'Registry' object has no attribute '{name}'")


tensor_operator_registry = Registry()
