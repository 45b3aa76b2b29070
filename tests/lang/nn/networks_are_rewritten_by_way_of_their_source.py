# A network's construct is nodes, a statement each; programs insert, replace and erase them, and get a network of the changed code.
import numpy as np
from mindspore import Tensor, nn, ops
from mindspore.rewrite import Node, NodeType, ScopedValue, SymbolTree


def scaled(x, k=2):
    return x * k


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x):
        return self.relu(x - 1)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.layers = nn.SequentialCell([nn.ReLU(), nn.ReLU()])
        self.add = ops.Add()
        self.doubles = True

    def construct(self, x):
        y = self.block(self.add(x, 1.0))
        if self.doubles:
            y = scaled(y)
        y = self.layers(y) + x * 2
        return -y


net, x = Net(), Tensor(np.array([[-1.0, 2.0, 3.0]], np.float32))
tree = SymbolTree.create(net)
code = tree.get_code()
print(code[code.index("class NetOpt"):].rstrip("#\n"))
for node in tree.nodes():
    print(node.get_name(), node.get_node_type().name, node.get_targets(), node.get_args(), [giver.get_name() for giver in node.get_inputs()])
print([node.get_name() for node in tree.nodes(all_nodes=True)])

y = ScopedValue.create_naming_value("y")
tree.insert(tree.after("block"), Node.create_call_cell(nn.Sigmoid(), ["y"], [y], name="gate"))
tree.insert(tree.after("gate"), Node.create_call_function(scaled, ["y"], [y], {"k": ScopedValue.create_variable_value(10)}))
tree.replace(tree.get_node("add"), [Node.create_call_cell(nn.Tanh(), ["add_var"], [ScopedValue.create_naming_value("x")])])
tree.erase("layers")
tree.get_node("binop_add").set_arg(0, "y")
inner = tree.get_node("block").get_sub_tree()
inner.insert(inner.before("relu"), Node.create_call_cell(nn.Tanh(), ["sub_var"], [ScopedValue.create_naming_value("sub_var")], name="soft"))
code = tree.get_code()
print(code[code.index("class NetOpt"):].rstrip("#\n"))
print(net(x))
print(tree.get_network()(x).asnumpy().round(3))
print(tree.unique_name("y"), tree.unique_name("fresh"))

# Conditions that the network decides give way to the branch that is taken.
tree = SymbolTree.create(net)
tree.flatten_static_if_control_flow()
print([node.get_name() for node in tree.nodes() if node.get_node_type() == NodeType.ControlFlow], "if self" in tree.get_code())
for wrong in (lambda: tree.before("nothing"), lambda: tree.get_node("add").get_sub_tree(), lambda: SymbolTree.create(3),
              lambda: tree.insert(tree.after("add"), tree.get_node("block"))):
    try:
        wrong()
    except (RuntimeError, TypeError, ValueError) as error:
        print(type(error).__name__, error)

# expect: class NetOpt(Net, nn.Cell):
# expect:
# expect:     def __init__(self, obj):
# expect:         nn.Cell.__init__(self)
# expect:         for key, value in obj.__dict__.items():
# expect:             setattr(self, key, value)
# expect:         self.block = BlockOpt(self.block)
# expect:
# expect:     def construct(self, x):
# expect:         add_var = self.add(x, 1.0)
# expect:         y = self.block(add_var)
# expect:         if self.doubles:
# expect:             y = scaled(y)
# expect:         mult_var = x * 2
# expect:         layers_var = self.layers(y)
# expect:         y = layers_var + mult_var
# expect:         usub_var = -y
# expect:         return usub_var
# expect: input_x Input [x] [] []
# expect: add CallPrimitive [add_var] [x, 1.0] ['input_x']
# expect: block Tree [y] [add_var] ['add']
# expect: if_node ControlFlow [] [self.doubles] []
# expect: binop_mult_1 MathOps [mult_var] [x, 2] ['input_x']
# expect: layers CellContainer [layers_var] [y] ['block']
# expect: binop_add MathOps [y] [layers_var, mult_var] ['layers', 'binop_mult_1']
# expect: unaryop_usub MathOps [usub_var] [y] ['binop_add']
# expect: return_1 Output [] [usub_var] ['unaryop_usub']
# expect: ['input_x', 'add', 'block', 'if_node', 'binop_mult_1', 'layers', 'binop_add', 'unaryop_usub', 'return_1', 'ReLU', 'ReLU_1', 'scaled', 'input_x_1', 'input_k', 'binop_mult', 'return', 'input_x', 'binop_sub', 'relu', 'return']
# expect: class NetOpt(Net, nn.Cell):
# expect:
# expect:     def __init__(self, obj):
# expect:         nn.Cell.__init__(self)
# expect:         for key, value in obj.__dict__.items():
# expect:             setattr(self, key, value)
# expect:         self.block = BlockOpt(self.block)
# expect:         self.gate = obj.gate
# expect:         self.Tanh = obj.Tanh
# expect:
# expect:     def construct(self, x):
# expect:         add_var = self.Tanh(x)
# expect:         y = self.block(add_var)
# expect:         y = self.gate(y)
# expect:         y = scaled(y, k=10)
# expect:         if self.doubles:
# expect:             y = scaled(y)
# expect:         mult_var = x * 2
# expect:         y = y + mult_var
# expect:         usub_var = -y
# expect:         return usub_var
# expect: [[  2.  -8. -12.]]
# expect: [[ -8. -14. -16.]]
# expect: y_1 fresh
# expect: [] False
# expect: RuntimeError ('Node is not belong to current SymbolTree: ', 'nothing')
# expect: TypeError For get_sub_tree, the type of node should be 'NodeType.Tree', but got NodeType.CallPrimitive
# expect: TypeError For 'SymbolTree', the type of 'network' should be 'Cell', but got type 'int'.
# expect: ValueError Node in the SymbolTree cannot be inserted into SymbolTree again: block
