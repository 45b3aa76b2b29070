from collections import OrderedDict
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


def attempt(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__, str(error).split("\n\n")[0].replace("\n", " | ").replace("\t", ""))


cells = nn.CellDict({"a": nn.ReLU()})
for text in ("cells.__setitem__(3, nn.ReLU())", "cells.__setitem__('x', 3)", "cells.__setitem__('x', None)", "cells.__setitem__('a.b', nn.ReLU())",
             "cells.__setitem__('', nn.ReLU())", "cells.__setitem__('keys', nn.ReLU())", "cells.update(3)", "cells.update([3])",
             "cells.update([('x',)])", "cells.update([('x', 1)])", "cells.update({1: nn.ReLU()})", "cells.update(nn.SequentialCell(nn.ReLU()))",
             "cells.update(nn.CellDict({'b': nn.Tanh()}))", "cells.update([['c', nn.Tanh()]])", "cells", "cells['z']"):
    attempt(text)

listed = nn.CellList([nn.ReLU()])
for text in ("listed.__iadd__([nn.Tanh()])", "listed.insert(-9, nn.ReLU())", "listed.insert(9, nn.ReLU())", "listed.insert(2, nn.ReLU6())",
             "listed.insert(0, 3)", "listed.extend((nn.ReLU(),))", "listed.extend(listed)", "listed['a']", "listed[9]",
             "listed.__delitem__('a')", "listed.append(None)", "len(listed)", "nn.CellList((nn.ReLU(),))"):
    attempt(text)

row = nn.SequentialCell(nn.ReLU())
for text in ("row.append(3)", "row.__delitem__('a')", "nn.SequentialCell({'a': nn.ReLU()})", "nn.SequentialCell(())", "nn.SequentialCell([3])",
             "nn.SequentialCell([nn.ReLU()], nn.ReLU())", "nn.SequentialCell(OrderedDict(a=nn.ReLU()))", "nn.SequentialCell()"):
    attempt(text)

dense = nn.Dense(2, 3, weight_init="zeros")
ones = lambda *shape: Tensor(np.ones(shape, np.float32))  # noqa: E731
for text in ("dense.load_state_dict(3)", "dense.load_state_dict({'weight': ones(3, 4), 'bias': ones(3)})",
             "dense.load_state_dict({'weight': np.ones((3, 2)), 'bias': ones(3)})", "dense.load_state_dict({'q': 1, 'bias': ones(3, 1)})",
             "dense.load_state_dict({'q': 1, 'weight': ones(3, 4)}, strict=False)",
             "dense.load_state_dict({'weight': ones(3, 2).astype(ms.float16), 'bias': ones(3)})", "dense.weight.dtype, dense.weight.asnumpy().sum()"):
    attempt(text)

net = nn.SequentialCell(dense, nn.ReLU())
for text in ("net.get_sub_cell('0')", "net.get_sub_cell('0.weight')", "net.get_sub_cell('0.x')", "net.get_sub_cell('9')", "net.recompute()",
             "net.get_flags(), net[1].get_flags()"):
    attempt(text)
# expect: cells.__setitem__(3, nn.ReLU()) -> TypeError For 'CellDict', the type of key should be string but got int.
# expect: cells.__setitem__('x', 3) -> TypeError For 'CellDict', the type of cell should be Cell, but got int.
# expect: cells.__setitem__('x', None) -> TypeError For 'CellDict', cell can not be None.
# expect: cells.__setitem__('a.b', nn.ReLU()) -> KeyError 'For \'CellDict\', key can not contain ".", but got key a.b'
# expect: cells.__setitem__('', nn.ReLU()) -> KeyError 'For \'CellDict\', key can not be empty string "", but got key '
# expect: cells.__setitem__('keys', nn.ReLU()) -> KeyError "For 'CellDict', the key can not be same with the attributes of Cell, but got key keys."
# expect: cells.update(3) -> TypeError CellDict.update() should be called with an iterable of key-value pairs, but got int
# expect: cells.update([3]) -> TypeError CellDict update sequence element #0 should be Iterable; but got int
# expect: cells.update([('x',)]) -> ValueError CellDict update sequence element #0, length should be 2; but has length 1
# expect: cells.update([('x', 1)]) -> TypeError For 'CellDict', the type of cell should be Cell, but got int.
# expect: cells.update({1: nn.ReLU()}) -> TypeError For 'CellDict', the type of key should be string but got int.
# expect: cells.update(nn.SequentialCell(nn.ReLU())) -> TypeError CellDict.update() should be called with an iterable of key-value pairs, but got SequentialCell
# expect: cells.update(nn.CellDict({'b': nn.Tanh()})) -> None
# expect: cells.update([['c', nn.Tanh()]]) -> None
# expect: cells -> CellDict(
# expect:   (a): ReLU()
# expect:   (b): Tanh()
# expect:   (c): Tanh()
# expect: )
# expect: cells['z'] -> KeyError 'z'
# expect: listed.__iadd__([nn.Tanh()]) -> CellList(
# expect:   (0): ReLU()
# expect:   (1): Tanh()
# expect: )
# expect: listed.insert(-9, nn.ReLU()) -> IndexError For 'CellList', the value of 'index' must be a number in range [-2, 2], but got -9.
# expect: listed.insert(9, nn.ReLU()) -> IndexError For 'CellList', the value of 'index' must be a number in range [-2, 2], but got 9.
# expect: listed.insert(2, nn.ReLU6()) -> None
# expect: listed.insert(0, 3) -> TypeError For 'CellList', each cell must be subclass of Cell, but got int.
# expect: listed.extend((nn.ReLU(),)) -> TypeError For 'CellList', the new cells wanted to append should be instance of list, but got tuple.
# expect: listed.extend(listed) -> TypeError For 'CellList', the new cells wanted to append should be instance of list, but got CellList.
# expect: listed['a'] -> TypeError For 'CellList', the type of 'index' must be int or slice, but got str.
# expect: listed[9] -> IndexError For 'CellList', the value of 'index' must be a number in range [-3, 3), but got 9.
# expect: listed.__delitem__('a') -> TypeError For 'CellList', the type of 'index' must be int or slice, but got str.
# expect: listed.append(None) -> TypeError For 'CellList', each cell must be subclass of Cell, but got NoneType.
# expect: len(listed) -> 3
# expect: nn.CellList((nn.ReLU(),)) -> TypeError For 'CellList', the new cells wanted to append should be instance of list, but got tuple.
# expect: row.append(3) -> TypeError For 'SequentialCell', each cell must be subclass of Cell, but got int.
# expect: row.__delitem__('a') -> TypeError For 'SequentialCell', the type of index must be int type or slice type, but got str
# expect: nn.SequentialCell({'a': nn.ReLU()}) -> TypeError For 'SequentialCell', the 'args[0]' must be Cell, list or orderedDict, but got dict
# expect: nn.SequentialCell(()) -> TypeError For 'SequentialCell', the 'args[0]' must be Cell, list or orderedDict, but got tuple
# expect: nn.SequentialCell([3]) -> TypeError For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got type <class 'int'>.
# expect: nn.SequentialCell([nn.ReLU()], nn.ReLU()) -> TypeError For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got type <class 'list'>.
# expect: nn.SequentialCell(OrderedDict(a=nn.ReLU())) -> SequentialCell(
# expect:   (a): ReLU()
# expect: )
# expect: nn.SequentialCell() -> SequentialCell()
# expect: dense.load_state_dict(3) -> TypeError Expected state_dict to be dict-like, got <class 'int'>.
# expect: dense.load_state_dict({'weight': ones(3, 4), 'bias': ones(3)}) -> RuntimeError Error(s) in loading state_dict for Dense: | size mismatch for weight: copying a param with shape (3, 4) from checkpoint, the shape in current model is (3, 2).
# expect: dense.load_state_dict({'weight': np.ones((3, 2)), 'bias': ones(3)}) -> RuntimeError Error(s) in loading state_dict for Dense: | While copying the parameter named "weight", expected Tensor or Tensor-like object from checkpoint but received <class 'numpy.ndarray'>
# expect: dense.load_state_dict({'q': 1, 'bias': ones(3, 1)}) -> RuntimeError Error(s) in loading state_dict for Dense: | Missing key(s) in state_dict: "weight".  | Unexpected key(s) in state_dict: "q".  | size mismatch for bias: copying a param with shape (3, 1) from checkpoint, the shape in current model is (3,).
# expect: dense.load_state_dict({'q': 1, 'weight': ones(3, 4)}, strict=False) -> RuntimeError Error(s) in loading state_dict for Dense: | size mismatch for weight: copying a param with shape (3, 4) from checkpoint, the shape in current model is (3, 2).
# expect: dense.load_state_dict({'weight': ones(3, 2).astype(ms.float16), 'bias': ones(3)}) -> <All keys matched successfully>
# expect: dense.weight.dtype, dense.weight.asnumpy().sum() -> (mindspore.float32, 6.0)
# expect: net.get_sub_cell('0') -> Dense(input_channels=2, output_channels=3, has_bias=True)
# expect: net.get_sub_cell('0.weight') -> AttributeError `weight` is not an nn.Cell
# expect: net.get_sub_cell('0.x') -> AttributeError Dense has no attribute `x`
# expect: net.get_sub_cell('9') -> AttributeError SequentialCell has no attribute `9`
# expect: net.recompute() -> None
# expect: net.get_flags(), net[1].get_flags() -> ({'output_no_recompute': True}, {})
