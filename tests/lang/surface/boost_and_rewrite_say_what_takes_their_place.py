# MindSpore has them; here their names say what to use instead, and other names are missing as in any module.
import mindspore as ms
from mindspore import boost, rewrite

for module, names in (boost, ["AutoBoost", "AdaSum", "freeze_cell"]), (rewrite, ["SymbolTree", "Node"]):
    for name in names:
        assert name in module.__all__
        try:
            getattr(module, name)
        except NotImplementedError as error:
            print(error)
    try:
        module.nothing
    except AttributeError as error:
        print(error)
try:
    from mindspore.rewrite import ScopedValue
except NotImplementedError as error:
    print(type(error).__name__)

# expect: mindspore.boost.AutoBoost is not available in refjit: train with boost_level 'O0', and nn.TrainOneStepCell in the place of the cells of mindspore.boost.
# expect: mindspore.boost.AdaSum is not available in refjit: train with boost_level 'O0', and nn.TrainOneStepCell in the place of the cells of mindspore.boost.
# expect: mindspore.boost.freeze_cell is not available in refjit: train with boost_level 'O0', and nn.TrainOneStepCell in the place of the cells of mindspore.boost.
# expect: module 'mindspore.boost' has no attribute 'nothing'
# expect: mindspore.rewrite.SymbolTree is not available in refjit: put another cell in the place of one (net.name = cell), or wrap the network in a cell of your own.
# expect: mindspore.rewrite.Node is not available in refjit: put another cell in the place of one (net.name = cell), or wrap the network in a cell of your own.
# expect: module 'mindspore.rewrite' has no attribute 'nothing'
# expect: NotImplementedError
