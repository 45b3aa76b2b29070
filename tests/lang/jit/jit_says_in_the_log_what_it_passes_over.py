# by hand: MindSpore's log lines carry times, and its logger keeps the stream that was there when it was imported
"""jit warns as MindSpore does: of a function that is jitted twice, of what is no function, of older spellings."""
import io
import os
import sys
from mindspore import Tensor, jit


os.environ["GLOG_v"] = "2"


def logged(action):
    kept, sys.stderr = sys.stderr, io.StringIO()
    try:
        result = action()
        text = sys.stderr.getvalue()
    finally:
        sys.stderr = kept
    for line in text.splitlines():
        print(line.split(" ", 2)[2].split(" at 0x")[0])
    return result


def f(x):
    return x + 1


@jit
def g(x):
    return x * 2


x = Tensor([1.0])
print(logged(lambda: jit(g))(x))
print(logged(lambda: jit(3)))
print(logged(lambda: jit(f, mode="PSJit"))(x))
print(logged(lambda: jit(f, compile_once=True, jit_config={"jit_level": "O1"}))(x))
print(logged(lambda: jit(f))(x))

# expect: The func <function g
# expect: [2.]
# expect: The func should be function, method or cell instance/class, but got 3
# expect: 3
# expect: For 'jit', the parameter 'mode' has been deprecated. Please use the parameter 'capture_mode' instead. For more details, please refer to https://www.mindspore.cn/docs/en/master/api_python/mindspore/mindspore.jit.html.
# expect: [2.]
# expect: For 'jit', the parameter 'jit_config' has been deprecated. Please use the parameter 'jit_level, fullgraph or options' instead. For more details, please refer to https://www.mindspore.cn/docs/en/master/api_python/mindspore/mindspore.jit.html.
# expect: For 'jit', the parameter 'compile_once' has been deprecated.
# expect: [2.]
# expect: [2.]
