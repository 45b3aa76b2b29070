"""mindspore.ops.primitive: what defines operators. Those of the operator table are objects of the native type; `Primitive` is
the class that users derive from, and native ones count as its instances."""
import _refjit as _native
from mindspore.ops.primitive_attributes import CORE as _CORE
from mindspore.common.api import constexpr

_NativePrimitive = _native.Primitive


class _PrimitiveType(type):
    """Makes native primitives instances of Primitive (of no class derived from it)."""

    def __instancecheck__(cls, instance):
        return type.__instancecheck__(cls, instance) or (cls.__name__ == "Primitive" and isinstance(instance, _NativePrimitive))

    def __subclasscheck__(cls, subclass):
        return type.__subclasscheck__(cls, subclass) or (cls.__name__ == "Primitive" and issubclass(subclass, _NativePrimitive))


def _wrong_name(kind, name):
    """The error of a class of MindSpore's core that is made with a name that is no text."""
    return TypeError("__init__(): incompatible constructor arguments. The following argument types are supported:\n"
                     f"    1. mindspore._c_expression.{kind}(arg0: str)\n\nInvoked with: {name!r}")


class Primitive(metaclass=_PrimitiveType):
    """An operator by its name, with attributes."""

    def __init__(self, name):
        if not isinstance(name, str):
            raise _wrong_name("Primitive_", name)
        self.name = name
        self.attrs = {}
        self.init_attrs = {"name": name}
        self.instance_name = name

    def _fill_signature(self, signatures):
        return None

    def add_prim_attr(self, name, value):
        """Adds an attribute; gives the primitive itself."""
        self.__dict__[name] = value
        self.__dict__.setdefault("attrs", {})[name] = value
        return self

    def del_prim_attr(self, name):
        self.__dict__.pop(name, None)
        self.attrs.pop(name, None)
        return self

    def get_attr_dict(self):
        return self.attrs

    def init_prim_io_names(self, inputs, outputs):
        """Names the inputs and outputs."""
        from mindspore._checkparam import check_value_type
        check_value_type("inputs", inputs, [list, tuple], self.name)
        check_value_type("outputs", outputs, [list, tuple], self.name)
        self.add_prim_attr("input_names", inputs)
        self.add_prim_attr("output_names", outputs)

    def add_prim_attrs(self, attributes):
        for name, value in attributes.items():
            self.add_prim_attr(name, value)
        return self

    def set_prim_instance_name(self, name):
        self.instance_name = name
        return self

    def set_device(self, device_target):
        """The target that is to run this primitive; there is one here."""
        if device_target not in ("CPU", "GPU", "Ascend"):
            raise RuntimeError(f"Call 'add_attr' to add attribute to primitive '{self.name}' failed, value of attribute "
                               f"'primitive_target' must be CPU|GPU|Ascend but got {device_target}")
        return self.add_prim_attr("primitive_target", device_target)

    def set_stage(self, stage):
        return self.add_prim_attr("stage", stage)

    def shard(self, in_strategy=None, out_strategy=None):
        """How parallel training would cut the operands."""
        for name, value in (("in_strategy", in_strategy), ("out_strategy", out_strategy)):
            if value is not None:
                if not isinstance(value, tuple):
                    raise TypeError(f"{name} must be tuple type, but got:{type(value)}")
                self.add_prim_attr(name, value)
        return self

    def place(self, role, rank_id):
        """Which process runs it: there is one."""
        from mindspore import _checkparam
        _checkparam.check_string(role, "MS_WORKER", "role", "Primitive.place")
        self.add_prim_attr("ms_role", role).add_prim_attr("rank_id", rank_id)

    def set_inputs_type(self, *types):
        return self

    def __repr__(self):
        attributes = self.__dict__.setdefault("attrs", {})  # a class may leave initialisation out
        shown = ", ".join([f"{name}={value}" for name, value in attributes.items() if name not in ("input_names", "output_names")])
        return f"Prim[{self.name}]<{shown}>" if shown else f"Prim[{self.name}]"

    def __call__(self, *args):
        """Runs the operator of this name, where there is one."""
        found = None
        if self.name[:1].isupper() and (type(self) is Primitive or not type(self).__module__.startswith("mindspore.")):
            from mindspore.ops import operations
            found = operations._found(self.name)
        if found is not None and getattr(found, "__call__", None) is not Primitive.__call__:
            return found(**{name: value for name, value in self.init_attrs.items() if name != "name"})(*args)
        raise RuntimeError(f"Unsupported op [{self.name}] on CPU, Please confirm whether the device target setting is correct, "
                           "or refer to 'mindspore.ops' at https://www.mindspore.cn to query the operator support list.")


for _name, _value in _CORE.items():
    setattr(Primitive, _name, _value)
del _name, _value


class PrimitiveWithCheck(Primitive):
    """A primitive whose user-written checks run before its inference."""

    def check_shape(self, *args):
        return None

    def check_dtype(self, *args):
        return None

    def infer_value(self, *args):
        return None


class PrimitiveWithInfer(Primitive):
    """A primitive whose user writes its inference."""

    def infer_shape(self, *args):
        return None

    def infer_dtype(self, *args):
        return None

    def infer_value(self, *args):
        return None

    def __infer__(self, *args):
        return {"shape": self.infer_shape(*[a["shape"] for a in args]), "dtype": self.infer_dtype(*[a["dtype"] for a in args]),
                "value": None}


PrimitiveWithInferBase = PrimitiveWithInfer


def _primexpr(fn=None, get_instance=True, name=None, reuse_result=True):
    """Functions of constants, like constexpr; of variables they become part of the graph."""
    if fn is None:
        return lambda decorated: _primexpr(decorated)
    if type(fn).__name__ == "function":
        fn.__folded__ = True
    return fn


def prim_attr_register(fn):
    """Decorator of a primitive's __init__: its arguments become attributes of the instance."""
    def initialise(self, *args, **kwargs):
        class_name = self.__class__.__name__
        if not hasattr(self, "attrs"):
            Primitive.__init__(self, class_name)
        self.init_attrs.pop("name", None)
        names = fn.__code__.co_varnames[1:fn.__code__.co_argcount]
        given = dict(zip(names[len(names) - len(fn.__defaults__ or ()):], fn.__defaults__ or ()))
        given.update(zip(names, args))
        given.update(kwargs)
        values = {name: given[name] for name in names if name in given}
        for name, value in values.items():
            self.init_attrs[name] = value
            self.add_prim_attr(name, value)
        return fn(self, *args, **kwargs)
    return initialise


prim_arg_register = prim_attr_register


def _run_op(obj, op_name, args):
    """Runs a primitive's operator as its base does; primitives of programs, with a __call__ of their own, call it."""
    return obj(*args) if type(obj).__module__.startswith("mindspore.") else Primitive.__call__(obj, *args)
