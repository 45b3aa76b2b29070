"""Values in the code of a rewritten network: names, constants, and sequences of them."""
import ast
from enum import Enum

from mindspore import _checkparam as checks


class ValueType(Enum):
    """What a ScopedValue stands for."""

    ConstantValue = 0
    TupleValue = 20
    ListValue = 21
    DictValue = 22
    NamingValue = 40
    CustomObjValue = 41
    UnsupportedValue = 50  # `value` is the source's own expression


class ScopedValue:
    """A value, with the scope that a name is in ("self" of self.x)."""

    def __init__(self, arg_type, scope="", value=None):
        checks.check_value_type("arg_type", arg_type, [ValueType], "ScopedValue")
        checks.check_value_type("scope", scope, [str], "ScopedValue")
        self.type, self.scope, self.value = arg_type, scope, value

    @classmethod
    def create_variable_value(cls, value):
        """A value of Python's: a constant, a sequence, or an object that the network will keep."""
        make = cls.create_variable_value
        if value is None or isinstance(value, (int, float, str, bool)):
            return cls(ValueType.ConstantValue, "", value)
        if isinstance(value, tuple):
            return cls(ValueType.TupleValue, "", tuple([make(item) for item in value]))
        if isinstance(value, list):
            return cls(ValueType.ListValue, "", [make(item) for item in value])
        if isinstance(value, dict):
            return cls(ValueType.DictValue, "", {make(key): make(item) for key, item in value.items()})
        return cls(ValueType.CustomObjValue, "", value)

    @classmethod
    def create_naming_value(cls, name, scope=""):
        """A name, in a scope."""
        checks.check_value_type("name", name, [str], "ScopedValue")
        return cls(ValueType.NamingValue, scope, name)

    @staticmethod
    def create_name_values(names, scopes=None):
        """Several names, each in its scope."""
        checks.check_element_type_of_iterable("names", names, [str], "ScopedValue")
        if scopes is not None:
            checks.check_element_type_of_iterable("scopes", scopes, [str], "ScopedValue")
            if len(scopes) != len(names):
                raise ValueError("Length of names should be equal to length of scopes")
        return [ScopedValue.create_naming_value(name, scopes[i] if scopes is not None else "") for i, name in enumerate(names)]

    def __str__(self):
        if self.type == ValueType.ConstantValue:
            return str(self.value)
        if self.type == ValueType.NamingValue:
            return f"{self.scope}.{self.value}" if self.scope else str(self.value)
        return f"CustomObj: {self.value}" if self.type == ValueType.CustomObjValue else f"Illegal ValueType: {self.type}"

    __repr__ = __str__

    def __eq__(self, other):
        return self is other or (isinstance(other, ScopedValue)
                                 and (self.type, self.scope, self.value) == (other.type, other.scope, other.value))

    def __hash__(self):
        return hash((self.type, self.scope, str(self.value) if isinstance(self.value, (list, dict)) else self.value))


def value_of(expression):
    """The ScopedValue of an expression in source."""
    if isinstance(expression, ast.Constant):
        return ScopedValue(ValueType.ConstantValue, "", expression.value)
    if isinstance(expression, ast.Name):
        return ScopedValue.create_naming_value(expression.id)
    if isinstance(expression, ast.Attribute):
        scope, _, name = ast.unparse(expression).rpartition(".")
        return ScopedValue.create_naming_value(name, scope)
    if isinstance(expression, (ast.Tuple, ast.List)) and all([is_plain(item) for item in expression.elts]):
        items = [value_of(item) for item in expression.elts]
        is_tuple = isinstance(expression, ast.Tuple)
        return ScopedValue(ValueType.TupleValue if is_tuple else ValueType.ListValue, "", tuple(items) if is_tuple else items)
    return ScopedValue(ValueType.UnsupportedValue, "", expression)


def is_plain(expression):
    """Whether an expression is a name, an attribute or a constant."""
    return isinstance(expression, (ast.Constant, ast.Name, ast.Attribute))


def expression_of(value):
    """The expression that a ScopedValue is in source."""
    if value.type == ValueType.ConstantValue:
        return ast.Constant(value.value)
    if value.type == ValueType.NamingValue:
        return ast.parse(str(value), mode="eval").body
    if value.type == ValueType.TupleValue:
        return ast.Tuple([expression_of(item) for item in value.value], ast.Load())
    if value.type == ValueType.ListValue:
        return ast.List([expression_of(item) for item in value.value], ast.Load())
    if value.type == ValueType.DictValue:
        return ast.Dict([expression_of(key) for key in value.value], [expression_of(item) for item in value.value.values()])
    if value.type == ValueType.UnsupportedValue:
        return value.value
    raise TypeError(f"{value} has no text: the network keeps it when its node is inserted.")
