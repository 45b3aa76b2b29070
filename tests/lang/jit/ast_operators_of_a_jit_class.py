# Operators, subscripts, len, in, bool and with of an instance of a jit_class are its methods, in the graph.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

@jit_class
class Scale:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return self.value + other

    def __getitem__(self, index):
        return self.value * index

    def __len__(self):
        return 4

    def __eq__(self, other):
        return self.value == other

    def __contains__(self, item):
        return item == self.value

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        pass


five = Scale(5)


@jit(fullgraph=True)
def operators(x):
    return five + 1, five + x, five[3], len(five)


@jit(fullgraph=True)
def questions(x):
    return five == 5, 5 in five, 4 not in five


@jit(fullgraph=True)
def block(x):
    with five as scale:
        x = x * scale.value
    return x


x = Tensor([1.0, 2.0])
print(operators(x))
print(questions(x))
print(block(x))

# expect error: Traceback (most recent call last):
# expect error:   File "ast_operators_of_a_jit_class.py", line 54, in <module>
# expect error:     print(operators(x))
# expect error:   File "api.py", line 1115, in staging_specialize
# expect error:     out = jit_executor(*args, **kwargs)
# expect error:   File "api.py", line 187, in wrapper
# expect error:     results = fn(*arg, **kwargs)
# expect error:   File "api.py", line 676, in __call__
# expect error:     raise err
# expect error:   File "api.py", line 672, in __call__
# expect error:     phase = self.compile(self.fn.__name__, *args_list, **kwargs)
# expect error:   File "api.py", line 776, in compile
# expect error:     is_compile = self._graph_executor.compile(self.fn, compile_args, kwargs, phase, jit_config_dict)
# expect error: ValueError: When handling script '__py_exec_index0_add__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_1__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect error:
# expect error: ----------------------------------------------------
# expect error: - C++ Call Stack: (For framework developers)
# expect error: ----------------------------------------------------
# expect error: mindspore/ccsrc/pipeline/jit/ps/static_analysis/prim.cc:2958 CheckInterpretInput
# expect error:
# expect error: ----------------------------------------------------
# expect error: - The Traceback of Net Construct Code:
# expect error: ----------------------------------------------------
# expect error: # 0 In file ast_operators_of_a_jit_class.py:38, 21~29
# expect error:     return five + 1, five + x, five[3], len(five)
# expect error:  (See file '/work/wt/static/rank_0/om/analyze_fail.ir' for more details. Get instructions about `analyze_fail.ir` at https://www.mindspore.cn/search?inputValue=analyze_fail.ir)
