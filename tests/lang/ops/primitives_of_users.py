# Classes that users derive from Primitive, attributes of primitives, and the checks of mindspore._checkparam.
import mindspore as ms
from mindspore import Tensor, ops
from mindspore import _checkparam as validator
from mindspore.ops import Primitive, PrimitiveWithInfer, PrimitiveWithCheck, constexpr, prim_attr_register
from mindspore.ops import operations as P
from mindspore.ops.operations import array_ops, math_ops, nn_ops


class Mine(PrimitiveWithInfer):
    @prim_attr_register
    def __init__(self, axis=0, keep=True):
        self.init_prim_io_names(inputs=["x"], outputs=["y"])

    def infer_shape(self, x):
        return x


mine = Mine(2)
print(mine.name, mine.axis, mine.keep, mine.input_names, isinstance(mine, Primitive), isinstance(mine, PrimitiveWithCheck))
print(isinstance(P.Add(), Primitive), isinstance(P.Add(), Mine), isinstance(P.Tile(), Primitive), issubclass(Mine, Primitive))
add = P.Add().set_device("CPU")
print(add(Tensor([1.0]), Tensor([2.0])), P.MatMul().add_prim_attr("a", 1).name)
print(math_ops.Add is P.Add, nn_ops.ReLU().name, array_ops.Shape()(Tensor([[1.0]])))


@constexpr
def doubled(n):
    return n * 2


print(doubled(4))
CALLS = (
    lambda: validator.check_bool(1, "a", "P"), lambda: validator.check_bool(1), lambda: validator.check_value_type("a", 1, [str, float], "P"),
    lambda: validator.check_value_type("a", True, [int], "P"), lambda: validator.check_is_int(1.0, "a", "P"), lambda: validator.check_is_int(1.0),
    lambda: validator._expand_tuple(2)((1, 2, 3)), lambda: validator._expand_tuple(2)("a"), lambda: validator._expand_tuple(2)((1, "a")),
    lambda: validator._expand_tuple(2)(3), lambda: validator.check_positive_int(0, "a", "P"), lambda: validator.check_positive_int(1.0, "a", "P"),
    lambda: validator.check_int_range(3, 0, 2, validator.INC_LEFT, "a", "P"), lambda: validator.check_float_range(3, 0.0, 2.0, validator.INC_BOTH, "a", "P"),
    lambda: validator.check_string("a", ["b", "c"], "x", "P"), lambda: validator.check("a", 1, "b", [2, 3], validator.IN, "P"),
    lambda: validator.check_types_same_and_valid({"x": ms.float32, "y": ms.int32}, [ms.float32, ms.int32], "P"),
    lambda: validator.check_scalar_or_tensor_types_same({"x": ms.float32}, [ms.int32], "P"), lambda: validator.check_axis_in_range(3, 2),
    lambda: validator.check_and_canonicalize_axes((0, -1), 3), lambda: validator.check_type_name("a", ms.float32, [ms.int32, ms.int64], "P"),
    lambda: validator.infer_out_shape((2, 1), (1, 3)), lambda: validator.check_isinstance("a", 1, str),
    lambda: validator.check_positive_int_sequence([1, 0], "a", "P"), lambda: validator.check_number("a", 3, 2, validator.LT, "P"),
)
for call in CALLS:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

# expect: Mine 2 True ['x'] True False
# expect: True False True True
# expect: [3.] MatMul
# expect: True ReLU (1, 1)
# expect: 8
# expect: TypeError For 'P', the 'a' must be a bool, but got int.
# expect: TypeError The input value must be a bool, but got int.
# expect: TypeError For 'P', the type of 'a' should be one of '['str', 'float']', but got type 'int'.
# expect: TypeError For 'P', the type of 'a' should be 'int', but got type 'bool'.
# expect: TypeError For 'P', the type of 'a' must be 'int', but got 'float'.
# expect: TypeError The type of input value must be 'int', but got 'float'.
# expect: TypeError When expanding an int number to tuple, input tuple dimension must be 2, but got (1, 2, 3)
# expect: TypeError When expanding an int number to tuple, input type must be integer or tuple[int], but got <class 'str'>
# expect: TypeError When expanding an int number to tuple, the type of element in input tuple must be an integer, but got <class 'str'>.
# expect: (3, 3)
# expect: ValueError For 'P', the 'a' must be int and must > 0, but got '0' with type 'int'.
# expect: TypeError For 'P', the 'a' must be int, but got 'float'
# expect: ValueError For 'P', the 'a' must be in range of [0, 2), but got 3 with type 'int'.
# expect: TypeError For 'P', the 'a' must be 'float',  but got 'int'.
# expect: ValueError For 'P', the 'x' must be str and must be in '['b', 'c']', but got 'a'.
# expect: ValueError For 'P', the 'a' should be in b: [2, 3], but got 1.
# expect: TypeError For 'P', the type of 'y' should be same as 'x', but got 'x' with type Float32 and 'y' with type Int32.
# expect: TypeError For 'P', the type of 'x' must be in [mindspore.int32], but got Float32.
# expect: ValueError The 'axis' must be in the range of [-2, 2), but got 3.
# expect: (0, 2)
# expect: TypeError For 'P', the 'a' should be one of [mindspore.int32, mindspore.int64], but got 'mindspore.float32'.
# expect: (2, 3)
# expect: ValueError The parameter 'a' must be isinstance of <class 'str'>, but got 1.
# expect: ValueError For 'P', the 'a[1]' must be int and must > 0, but got '0' with type 'int'.
# expect: ValueError For 'P', the argument 'a' must < 2, but got 3.
