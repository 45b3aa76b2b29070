# What MindSpore's own functions check their arguments with, programs import, too.
import mindspore as ms
import mindspore._checkparam as checks
from mindspore import Tensor
from mindspore._c_expression import OpDtype
from mindspore.nn.probability.distribution._utils.utils import check_prob, check_sum_equal_one, probs_to_logits, set_param_type
from mindspore.nn.probability.distribution._utils.custom_ops import *
from mindspore.ops._utils.arg_dtype_cast import type_it
from mindspore.ops._utils.arg_handler import dtype_to_type_id, str_to_enum, to_kernel_size, to_pair
from mindspore.ops._utils.utils import generate_shape_index, get_1d_shape, get_concat_offset
from mindspore.scipy.utils import _norm, _safe_normalize, _solve_check, _to_tensor, _type_check, _value_check
from mindspore.scipy.ops_wrapper import matrix_set_diag


def tell(call):
    try:
        print(call())
    except (TypeError, ValueError, RuntimeError) as error:
        print(type(error).__name__, error)


for value, kinds, kind in (1, OpDtype.DT_INT, OpDtype.DT_TUPLE_INT), ([1, 2], OpDtype.DT_LIST_INT, OpDtype.DT_TENSOR), \
        (1, (OpDtype.DT_INT, OpDtype.DT_FLOAT), OpDtype.DT_FLOAT), ("a", (OpDtype.DT_INT, OpDtype.DT_TENSOR), OpDtype.DT_TUPLE_TENSOR):
    tell(lambda: repr(type_it("Op", "x", value, kinds, kind)))
tell(lambda: (to_pair("Op", "a", 1.5), to_kernel_size("Op", "a", (1, 2, 3, 4)), dtype_to_type_id("Op", "d", ms.float32)))
tell(lambda: (str_to_enum("Op", "reduction", "Mean"), str_to_enum("Op", "format", "NCHW"), str_to_enum("Op", "reduction", None)))
tell(lambda: to_pair("Op", "a", "x"))
tell(lambda: dtype_to_type_id("Op", "d", 3))
tell(lambda: (get_1d_shape((2, 3)), generate_shape_index((2, 3, 4, 5), (2, 3), -1, 1)))
tell(lambda: get_concat_offset([[2, 3], [2, -1]], [ms.common.dtype.tensor_type] * 2, -1, "Concat"))
tell(lambda: get_concat_offset([[2, 3], [3, 4]], [ms.common.dtype.tensor_type] * 2, 1, "Concat"))
tell(lambda: check_prob(Tensor([0.5, 1.0])))
tell(lambda: check_sum_equal_one(Tensor([0.5, 0.4])))
tell(lambda: probs_to_logits(Tensor([0.25, 0.75]), True))
tell(lambda: set_param_type({"a": Tensor([1], ms.int32), "b": Tensor([1.0])}, ms.float32))
tell(lambda: (log_generic(Tensor([1.0, 0.0, -1.0])), broadcast_to(Tensor([1.0]), Tensor([1.0, 2.0]))))
tell(lambda: _to_tensor(1, [1.0, 2.0])[1].dtype)
tell(lambda: (_norm(Tensor([3.0, 4.0])), _safe_normalize(Tensor([0.0, 0.0]))[0]))
tell(lambda: _value_check("f", 3, (1, 2), "a", "value"))
tell(lambda: _type_check("f", 3, [float, str], "a"))
tell(lambda: _solve_check("f", Tensor([[1.0]]), Tensor([1.0, 2.0])))
tell(lambda: matrix_set_diag(Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([9.0, 8.0])))
tell(lambda: checks.check_element_type_of_dict("a", {"x": 1}, [str], [float], "P"))
tell(lambda: checks.check_file_name_by_regular("a b"))
tell(lambda: checks.check_hook_fn(3))
tell(lambda: checks.check_input_data("a", data_class=(int, float)))
tell(lambda: checks.check_reduce_shape((2, 3), (3,), 1, "P", "a", "b"))
tell(lambda: checks.prepare_shape_for_squeeze((1, 2, 1), (0, -1, 0)))
tell(lambda: checks.check_subclass("a", ms.string, [ms.int32, ms.float32], "P"))
tell(lambda: (ms.float8_e4m3fn, ms.hifloat8.is_floating_point, ms.qint4x2.itemsize, ms.float8_e5m2 in ms.common.dtype.float_type))

# expect: (1,)
# expect: Tensor(shape=[2], dtype=Int32, value= [1, 2])
# expect: 1.0
# expect: TypeError For 'Op', the type of 'x' should be one of '[int, Tensor, tuple of tensor]', but got <class 'str'>.
# expect: ((1.5, 1.5), (3, 4), 43)
# expect: (1, 0, None)
# expect: ValueError For 'Op', the value of 'a' is invalid: 'x'.
# expect: TypeError For 'Op', the input 'd' should be mindspore dtype, but got 3.
# expect: ((6,), (0, 2, 1, 3))
# expect: ([0, 3], -1, 1)
# expect: ValueError The shape of the two input elements of the Concat operator do not match:shape[0] = [2, 3] and shape[1] = [3, 4].
# expect: ValueError Probabilities must be less than one
# expect: ValueError Probabilities for each category should sum to one for Categorical distribution.
# expect: [-1.0986123  1.0986123]
# expect: TypeError b should have the same dtype as other arguments.
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,            -inf,             nan]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: Float32
# expect: (Tensor(shape=[], dtype=Float32, value= 5), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]))
# expect: ValueError For 'f', the value of 'a' should be one of (1, 2), but got 3.
# expect: TypeError For 'f', the type of 'a' should be one of ['float', 'str'], but got '3' with type int.
# expect: ValueError For 'f', the last two dimensions of 'a' and 'b' should be matched, but got shape of (1, 1) and (2,). Please make sure that the shape of 'a' and 'b' be like (N, N) X (N, M) or (N, N) X (N).
# expect: [[9. 2.]
# expect:  [3. 8.]]
# expect: TypeError For 'P', the type of 'a' should be float, but got '1' with type 'int'.
# expect: ValueError The 'a b' is illegal, it must be match regular '^[0-9a-zA-Z@\_\-\.\:\/\\]+$'.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError The types of input data must be in the Union(('int', 'float'), tuple[('int', 'float')], list[('int', 'float')], dict[('int', 'float')]), but got type str.
# expect: ValueError For 'P', the shape of parameter 'a' reduce on 'axis': 1 must be equal to the shape of 'b': (3,), but got (2, 3).
# expect: (2,)
# expect: TypeError For 'P', the element of 'a' must be one of Int32, Float32, but got String.The supported data types depend on the hardware that executes the operator, for more details, please refer to the MindSpore official website to get more information about the data type.
# expect: (mindspore.float8_e4m3fn, True, 1, True)
