# stdin: yes
from mindspore import Tensor, jit


def f(a, b):
    return a + b


x = Tensor([1.0, 2.0])
for mode in ("ast", "bytecode"):
    try:
        print(jit(f, capture_mode=mode)(x, x))
    except OSError as e:
        print(type(e).__name__, e)

# expect: OSError Mindspore can not compile temporary source code in terminal. Please write source code to a python file and run the file.
# expect: [2. 4.]
