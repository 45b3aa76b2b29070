# Cells inside containers, and containers' own cells, are rewritten; names of parameters and the original's cells of its own stay.
import numpy as np
from mindspore import Tensor, nn
from mindspore.ops import operations as P
from mindspore.rewrite import Node, NodeType, SymbolTree


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")
        self.relu = nn.ReLU()

    def construct(self, x):
        return self.relu(self.dense(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stem = nn.SequentialCell([nn.Dense(2, 2, weight_init="ones"), nn.ReLU()])
        self.layers = nn.SequentialCell([Block(), Block()])
        self.more = nn.CellList([Block()])

    def construct(self, x):
        x = self.layers(self.stem(x))
        for layer in self.more:
            x = layer(x)
        return P.Reshape()(x, (-1,))


def soften(tree):
    """Sigmoids in the place of all ReLUs."""
    for node in list(tree.nodes(all_nodes=True)):
        if node.get_symbol_tree() is None or node.get_symbol_tree().get_handler() != tree.get_handler():
            continue
        if node.get_node_type() == NodeType.Tree:
            soften(node.get_sub_tree())
        elif node.get_instance_type() is nn.ReLU:
            tree.replace(node, [Node.create_call_cell(nn.Sigmoid(), node.get_targets(), node.get_args(), name="soft")])


net, x = Net(), Tensor(np.array([[1.0, -2.0]], np.float32))
for parameter in net.get_parameters():
    parameter.set_data(Tensor(np.ones(parameter.shape, np.float32) * 0.5))
print(net(x))
tree = SymbolTree.create(net)
print([(node.get_name(), node.get_node_type().name) for node in tree.nodes()])
print(tree.get_network()(x))
soften(tree)
changed = tree.get_network()
print(changed(x).asnumpy().round(3), [type(cell).__name__ for cell in changed.stem])
print([parameter.name for parameter in changed.get_parameters()])

# expect: [1.5 1.5]
# expect: [('input_x', 'Input'), ('stem', 'CellContainer'), ('layers', 'CellContainer'), ('self.more', 'CellContainer'), ('for_node', 'ControlFlow'), ('unaryop_usub', 'MathOps'), ('tuple', 'CallMethod'), ('Reshape', 'CallFunction'), ('Reshape_var', 'CallPrimitive'), ('return', 'Output')]
# expect: [1.5 1.5]
# expect: [0.781 0.781] ['Dense', 'Sigmoid']
# expect: ['stem.0.weight', 'stem.0.bias', 'layers.0.dense.weight', 'layers.0.dense.bias', 'layers.1.dense.weight', 'layers.1.dense.bias', 'more.0.dense.weight', 'more.0.dense.bias']
