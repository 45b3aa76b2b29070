# arguments: --small
# The program on the compile cache of seed 004: a loop of 200 steps, out = x + x * y + out on (1,) float32, run twice to see what
# a filled cache saves: `compile_cache.py` without the cache, `compile_cache.py enable FOLDER` with it in FOLDER.
#
# The row is the time of the first call, as in the two programs of the seed.
import sys
import time

import mindspore as ms
from mindspore import dtype, set_context


@ms.jit
def func(input_x, input_y):
    output = input_x
    for _ in range(200):
        output = input_x + input_x * input_y + output
    return output


def row(title):
    x = ms.Tensor([1], dtype.float32)
    y = ms.Tensor([2], dtype.float32)
    start_time = time.time()
    out = func(x, y)
    end_time = time.time()
    print(f"{title} compile_cache cost time: {end_time - start_time:.2f}s, out {out}")


words = [word for word in sys.argv[1:] if not word.startswith("-")]
if words and words[0] == "enable":
    set_context(enable_compile_cache=True, compile_cache_path=words[1])
    row("Enable")
else:
    set_context(enable_compile_cache=False)
    row("Disable")
