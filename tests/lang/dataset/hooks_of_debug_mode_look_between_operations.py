# In debug mode hooks look at the rows before the first operation of a map and behind each; LineReader gives lines by number.
import os
import tempfile
import numpy as np
import mindspore.dataset as ds
from mindspore.dataset import debug, vision
from mindspore.dataset.utils import LineReader


def doubled(row):
    return row * 2


class Shapes(debug.DebugHook):
    def compute(self, *args):
        print("shapes", [column.shape for column in args[0]])


rows = ds.NumpySlicesDataset({"a": np.ones((1, 2, 2, 3), np.uint8)}, shuffle=False).map([doubled, vision.Rescale(0.5, 0.0)], "a")
ds.config.set_debug_mode(True, [debug.PrintMetaDataHook(), Shapes()])
for row in rows.create_tuple_iterator(num_epochs=1, output_numpy=True):
    print(row[0].sum())
for hooks in 3, [3]:
    try:
        ds.config.set_debug_mode(True, hooks)
    except TypeError as error:
        print(error)
ds.config.set_debug_mode(False)
for row in rows.create_tuple_iterator(num_epochs=1, output_numpy=True):
    print(row[0].sum())

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "lines.txt")
    with open(path, "w") as file:
        file.write("one\ntwo\n\nlast")
    lines = LineReader(path)
    print(len(lines), lines[4], lines.readline(1), repr(lines[3]))
    try:
        lines[5]
    except ValueError as error:
        print(error)
    lines.close()
    print(lines[2])
    lines.close()
try:
    LineReader("nothing.txt")
except RuntimeError as error:
    print(error)

# expect: [Dataset debugger] Print the [INPUT] of the operation [doubled].
# expect: Column 0. The dtype is [uint8]. The shape is [(2, 2, 3)].
# expect: [Dataset debugger] Print the [INPUT] of the operation [doubled].
# expect: shapes [(2, 2, 3)]
# expect: [Dataset debugger] Print the [OUTPUT] of the operation [doubled].
# expect: Column 0. The dtype is [uint8]. The shape is [(2, 2, 3)].
# expect: [Dataset debugger] Print the [OUTPUT] of the operation [doubled].
# expect: shapes [(2, 2, 3)]
# expect: [Dataset debugger] Print the [OUTPUT] of the operation [Rescale].
# expect: Column 0. The dtype is [float32]. The shape is [(2, 2, 3)].
# expect: [Dataset debugger] Print the [OUTPUT] of the operation [Rescale].
# expect: shapes [(2, 2, 3)]
# expect: 12.0
# expect: debug_hook_list is not a list.
# expect: All items in debug_hook_list must be of type DebugHook.
# expect: 12.0
# expect: 4 last one ''
# expect: Input line is not within the required interval of [1, 4].
# expect: two
# expect: The input file [nothing.txt] does not exist.
