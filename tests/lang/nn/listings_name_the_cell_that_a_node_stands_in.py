# MindSpore 2.7.0 names operators of library functions that it has seen before by the cell that called first; these are left out.
import glob
import os
import re
import tempfile

import numpy as np
import mindspore
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.up = nn.Dense(width, 2 * width)
        self.down = nn.Dense(2 * width, width)

    def construct(self, x):
        return x + self.down(self.grow(x))

    def grow(self, x):
        return ops.relu(self.up(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(3), Block(3)])
        self.head = nn.Dense(3, 5)

    @mindspore.jit
    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


folder = tempfile.mkdtemp()
mindspore.set_context(save_graphs=2, save_graphs_path=folder)
Net()(Tensor(np.ones((2, 3)), mindspore.float32))
mindspore.set_context(save_graphs=0)
[listing] = [name for name in glob.glob(folder + "/**/*.ir", recursive=True) if re.search(r"_validate_\d+\.ir$", name)]
with open(listing) as file:
    for name in re.findall(r"Fullname with scope: \((.*)-op\d+\)", file.read()):
        if os.path.basename(name) == "MatMul":
            print(name)
# expect: Default/blocks-CellList/0-Block/up-Dense/MatMul
# expect: Default/blocks-CellList/0-Block/down-Dense/MatMul
# expect: Default/blocks-CellList/1-Block/up-Dense/MatMul
# expect: Default/blocks-CellList/1-Block/down-Dense/MatMul
# expect: Default/head-Dense/MatMul
