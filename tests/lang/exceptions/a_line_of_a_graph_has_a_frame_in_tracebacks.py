# An error of compiling points into the graph: that entry of the traceback has a frame, too, and `traceback` shows it.
import traceback

import mindspore as ms
from mindspore import Tensor


def joins(x, y):
    return x and (y + 1)


try:
    ms.jit(joins)(Tensor(True), Tensor(1))
except TypeError as error:
    entry = error.__traceback__
    while entry:
        code = entry.tb_frame.f_code
        print(entry.tb_lineno, code.co_name, code.co_filename == __file__, type(entry.tb_frame.f_globals) is dict)
        entry = entry.tb_next
    print([line for line in traceback.format_exc().split("\n") if "Error" in line or "and (y" in line])
    print([(place.lineno, place.name, place.line) for place in traceback.extract_tb(error.__traceback__)][1:])

# expect: 13 <module> True True
# expect: 9 <graph> True True
# expect: ['    return x and (y + 1)', 'TypeError: Cannot join the return values of different branches, perhaps you need to make them equal.', '    return x and (y + 1)']
# expect: [(9, '<graph>', 'return x and (y + 1)')]
