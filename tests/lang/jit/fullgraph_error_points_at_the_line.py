import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit(fullgraph=True)
def f(a, b):
    c = a + 1
    return c * b


try:
    f(Tensor(np.ones((2, 3)), ms.float32), Tensor(np.ones(4), ms.float32))
except ValueError as e:
    text = str(e)
    start = text.index("The Traceback of Net Construct Code")
    lines = text[start:].split("\n")
    print(lines[0])
    for line in lines[2:5]:
        print(line.replace(line.split("fullgraph_error")[0], "# 0 In file ") if "In file" in line else line)

# expect: The Traceback of Net Construct Code:
# expect: # 0 In file fullgraph_error_points_at_the_line.py:9, 11~16
# expect:     return c * b
