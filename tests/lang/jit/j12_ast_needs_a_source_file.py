# by hand: J12; of a function made by exec() 2.7.0 itself fails with another error (and crashes in bytecode mode)
from mindspore import Tensor, jit

ns = {}
exec("def g(a, b):\n    return a + b\n", ns)
x = Tensor([1.0, 2.0])
try:
    print(jit(ns["g"])(x, x))
except OSError as e:
    print(type(e).__name__, e)
print(jit(ns["g"], capture_mode="bytecode")(x, x))
exec("from mindspore import jit\n@jit(capture_mode='trace')\ndef h(a, b):\n    return a + b\n", ns)
print(ns["h"](x, x))

# expect: OSError Mindspore can not compile temporary source code in terminal. Please write source code to a python file and run the file.
# expect: [2. 4.]
# expect: [2. 4.]
