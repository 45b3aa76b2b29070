# Dicts beside other operands, what is no tensor beside @, a text times a float: MindSpore's compiler refuses them in its own
# words, with fullgraph and without.
import numpy as np
from mindspore import Tensor, jit


def tensor_and_dict(x, d, k):
    return x + d


def dict_and_tensor(x, d, k):
    return d - x


def dict_and_number(x, d, k):
    return d * k


def number_and_dict(x, d, k):
    return k / d


def float_and_dict(x, d, k):
    return 2.5 // d


def bool_and_dict(x, d, k):
    return True % d


def list_and_dict(x, d, k):
    return [1] + d


def tuple_and_dict(x, d, k):
    return (1, 2) ** d


def text_and_dict(x, d, k):
    return "a" - d


def text_times_dict(x, d, k):
    return "a" * d


def none_and_dict(x, d, k):
    return None + d


def bits(x, d, k):
    return d | d


def tensor_shifted(x, d, k):
    return x << d


def number_shifted(x, d, k):
    return k >> d


def smaller(x, d, k):
    return d < d


def text_is_greater(x, d, k):
    return "a" >= d


def none_is_smaller(x, d, k):
    return None <= d


def negative(x, d, k):
    return -d


def positive(x, d, k):
    return +d


def product_of_a_number(x, d, k):
    return x @ k


def product_of_numbers(x, d, k):
    return k @ k


def product_of_a_text(x, d, k):
    return x @ "a"


def product_of_a_dict(x, d, k):
    return d @ x


def product_of_a_list(x, d, k):
    return [1, 2] @ x


def product_of_none(x, d, k):
    return x @ None


def text_times_float(x, d, k):
    return "ab" * 2.5


def float_times_text(x, d, k):
    return 2.0 * "ab"


functions = (tensor_and_dict, dict_and_tensor, dict_and_number, number_and_dict, float_and_dict, bool_and_dict, list_and_dict,
             tuple_and_dict, text_and_dict, text_times_dict, none_and_dict, bits, tensor_shifted, number_shifted, smaller,
             text_is_greater, none_is_smaller, negative, positive, product_of_a_number, product_of_numbers, product_of_a_text,
             product_of_a_dict, product_of_a_list, product_of_none, text_times_float, float_times_text)
for f in functions:
    for fullgraph in (True, False):
        try:
            text = str(jit(f, fullgraph=fullgraph)(Tensor(np.ones((2, 2), np.float32)), {"a": 1, "b": 2}, 3))
        except Exception as e:
            text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
        print(f.__name__, text)

# expect: tensor_and_dict RuntimeError For operation 'add', current input arguments types are <Tensor, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: tensor_and_dict RuntimeError For operation 'add', current input arguments types are <Tensor, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: dict_and_tensor RuntimeError For operation 'sub', current input arguments types are <Dictionary, Tensor>. The 1-th argument type 'Dictionary' is not supported now.
# expect: dict_and_tensor RuntimeError For operation 'sub', current input arguments types are <Dictionary, Tensor>. The 1-th argument type 'Dictionary' is not supported now.
# expect: dict_and_number RuntimeError For operation 'mul', current input arguments types are <Dictionary, Number>. The 1-th argument type 'Dictionary' is not supported now.
# expect: dict_and_number RuntimeError For operation 'mul', current input arguments types are <Dictionary, Number>. The 1-th argument type 'Dictionary' is not supported now.
# expect: number_and_dict RuntimeError For operation 'div', current input arguments types are <Number, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: number_and_dict RuntimeError For operation 'div', current input arguments types are <Number, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: float_and_dict RuntimeError For operation 'floordiv', current input arguments types are <Float32, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: float_and_dict RuntimeError For operation 'floordiv', current input arguments types are <Float32, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: bool_and_dict RuntimeError For operation 'mod', current input arguments types are <Bool, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: bool_and_dict RuntimeError For operation 'mod', current input arguments types are <Bool, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: list_and_dict RuntimeError For operation 'add', current input arguments types are <List, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: list_and_dict RuntimeError For operation 'add', current input arguments types are <List, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: tuple_and_dict RuntimeError For operation 'pow', current input arguments types are <Tuple, Dictionary>. The 1-th argument type 'Tuple' is not supported now.
# expect: tuple_and_dict RuntimeError For operation 'pow', current input arguments types are <Tuple, Dictionary>. The 1-th argument type 'Tuple' is not supported now.
# expect: text_and_dict RuntimeError For operation 'sub', current input arguments types are <String, Dictionary>. The 1-th argument type 'String' is not supported now.
# expect: text_and_dict RuntimeError For operation 'sub', current input arguments types are <String, Dictionary>. The 1-th argument type 'String' is not supported now.
# expect: text_times_dict RuntimeError For operation 'mul', current input arguments types are <String, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: text_times_dict RuntimeError For operation 'mul', current input arguments types are <String, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: none_and_dict RuntimeError For operation 'add', current input arguments types are <None, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: none_and_dict RuntimeError For operation 'add', current input arguments types are <None, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: bits RuntimeError For operation 'bitwise_or', current input arguments types are <Dictionary, Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: bits RuntimeError For operation 'bitwise_or', current input arguments types are <Dictionary, Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: tensor_shifted RuntimeError For operation 'left_shift', current input arguments types are <Tensor, Dictionary>. The 1-th argument type 'Tensor' is not supported now.
# expect: tensor_shifted RuntimeError For operation 'left_shift', current input arguments types are <Tensor, Dictionary>. The 1-th argument type 'Tensor' is not supported now.
# expect: number_shifted RuntimeError For operation 'right_shift', current input arguments types are <Number, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: number_shifted RuntimeError For operation 'right_shift', current input arguments types are <Number, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: smaller RuntimeError For operation 'less', current input arguments types are <Dictionary, Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: smaller RuntimeError For operation 'less', current input arguments types are <Dictionary, Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: text_is_greater RuntimeError For operation 'greater_equal', current input arguments types are <String, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: text_is_greater RuntimeError For operation 'greater_equal', current input arguments types are <String, Dictionary>. The 2-th argument type 'Dictionary' is not supported now.
# expect: none_is_smaller RuntimeError For operation 'less_equal', current input arguments types are <None, Dictionary>. The 1-th argument type 'None' is not supported now.
# expect: none_is_smaller RuntimeError For operation 'less_equal', current input arguments types are <None, Dictionary>. The 1-th argument type 'None' is not supported now.
# expect: negative RuntimeError For operation 'negative', current input arguments types are <Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: negative RuntimeError For operation 'negative', current input arguments types are <Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: positive RuntimeError For operation 'uadd', current input arguments types are <Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: positive RuntimeError For operation 'uadd', current input arguments types are <Dictionary>. The 1-th argument type 'Dictionary' is not supported now.
# expect: product_of_a_number TypeError Failed calling MatMulExt with "other=Int64".
# expect: product_of_a_number TypeError Failed calling MatMulExt with "other=Int64".
# expect: product_of_numbers TypeError Failed calling MatMulExt with "input=Int64".
# expect: product_of_numbers TypeError Failed calling MatMulExt with "input=Int64".
# expect: product_of_a_text TypeError Failed calling MatMulExt with "other=String".
# expect: product_of_a_text TypeError Failed calling MatMulExt with "other=String".
# expect: product_of_a_dict TypeError Failed calling MatMulExt with "input=Dictionary[[a,b,],[Int64*2]]".
# expect: product_of_a_dict TypeError Failed calling MatMulExt with "input=Dictionary[[a,b,],[Int64*2]]".
# expect: product_of_a_list TypeError Failed calling MatMulExt with "input=List[Int64*2]".
# expect: product_of_a_list TypeError Failed calling MatMulExt with "input=List[Int64*2]".
# expect: product_of_none TypeError Failed calling MatMulExt with "other=None".
# expect: product_of_none TypeError Failed calling MatMulExt with "other=None".
# expect: text_times_float RuntimeError string_mul requires the input to be a string and an integer, but got ab and 2.5.
# expect: text_times_float RuntimeError string_mul requires the input to be a string and an integer, but got ab and 2.5.
# expect: float_times_text RuntimeError string_mul requires the input to be a string and an integer, but got 2 and ab.
# expect: float_times_text RuntimeError string_mul requires the input to be a string and an integer, but got 2 and ab.
