"""SymbolTree: the construct of a network as nodes, what changes them, and the network of the changed code."""
import ast
import copy
import sys

from mindspore import _checkparam as checks
from mindspore.nn.cell import Cell
from mindspore.rewrite.code import Code, class_names
from mindspore.rewrite.flatten import Names
from mindspore.rewrite.node import Block, Node, NodeType
from mindspore.rewrite.reading import Reader, has_tree, source_of
from mindspore.rewrite.values import ScopedValue, ValueType

__all__ = ["SymbolTree", "Position", "has_tree"]


class Position:
    """Before or behind a node."""

    def __init__(self, symbol_tree, node, before_node):
        self.symbol_tree, self.node, self.before_node = symbol_tree, node, before_node


class SymbolTree:
    """SymbolTree.create(network)."""

    def __init__(self, network, code=None):
        self._network = network
        self._code = code or Code()
        self._class_name = self._written_name = class_names.take(type(network).__name__ + "Opt")
        self._node_names, self._value_names = Names(), Names()
        self._node_names.add("obj")
        self._replacements = []  # (self.name, the tree whose class it becomes)
        self._changed = False  # by a program
        self._local_primitives = {}  # names of values that are primitives, which construct makes
        self._added = []  # names of the network that inserted nodes call
        self._saved_file_name = "./network_define.py"
        self._definition = source_of(type(network).construct)
        self._definition.decorator_list = []
        self._block = Block(self, None, self._definition)
        Reader(self).read_function(self._definition, self._block, None)
        self._code.add_class(self)

    @classmethod
    def create(cls, network):
        """The tree of a network."""
        checks.check_value_type("network", network, [Cell], "SymbolTree")
        return cls(network)

    # ---- asking

    def get_handler(self):
        return self

    def get_origin_network(self):
        return self._network

    def nodes(self, all_nodes=False):
        """The nodes of construct, or, with `all_nodes`, those in its control flow, functions and cells, too."""
        checks.check_value_type("all_nodes", all_nodes, [bool], "nodes")
        yield from self.all_nodes() if all_nodes else list(self._block.nodes)

    def all_nodes(self, subtree_nodes=True):
        """All nodes, as a list."""
        found, blocks = [], [self._block]
        while blocks:
            own = blocks.pop().nodes
            found.extend(own)
            for node in own:
                blocks.extend(node.blocks)
        trees = [node.symbol_tree for node in found if node.symbol_tree is not None] if subtree_nodes else []
        for tree in trees:
            found.extend(tree.all_nodes())
        return found

    def get_node(self, node_name):
        """The node of a name in this tree; None when there is none."""
        checks.check_value_type("node_name", node_name, [str], "SymbolTree")
        for node in self.all_nodes(False):
            if node.get_name() == node_name:
                return node
        return None

    def get_inputs(self):
        """The nodes of construct's parameters."""
        return [node for node in self._block.nodes if node.get_node_type() == NodeType.Input]

    def _own(self, node):
        found = self.get_node(node) if isinstance(node, str) else node
        if found is None or found.get_symbol_tree() is not self:
            raise RuntimeError("Node is not belong to current SymbolTree: ", node)
        return found

    # ---- changing

    def before(self, node):
        """The position before a node, or the node of a name."""
        checks.check_value_type("node", node, [Node, str], "SymbolTree")
        return Position(self, self._own(node), True)

    def after(self, node):
        """The position behind a node."""
        checks.check_value_type("node", node, [Node, str], "SymbolTree")
        return Position(self, self._own(node), False)

    def insert(self, position, node):
        """Puts a node of a program's own at a position; gives the node."""
        checks.check_value_type("position", position, [Position], "SymbolTree")
        checks.check_value_type("node", node, [Node], "SymbolTree")
        if position.symbol_tree is not self:
            raise ValueError(f"Position is not in current SymbolTree, node:{type(position.symbol_tree._network).__name__}, "
                             f"current: {type(self._network).__name__}.")
        if node.get_symbol_tree() is not None:
            raise ValueError(f"Node in the SymbolTree cannot be inserted into SymbolTree again: {node.get_name()}")
        block = position.node._block
        place = block.nodes.index(position.node)
        following = block.nodes[place + 1] if place + 1 < len(block.nodes) else None
        if position.node.get_node_type() == NodeType.Input and (
                position.before_node or following is not None and following.get_node_type() == NodeType.Input):
            raise RuntimeError("Can not insert a node before or between parameters:", position.node.get_name())
        place += not position.before_node
        self._changed = True
        if block.owner is not None and block.owner.get_node_type() == NodeType.CellContainer:
            self._put_into_container(node, block, place)
        else:
            self._take_in(node, block)
        block.nodes.insert(place, node)
        return node

    def _put_into_container(self, node, block, place):
        """A cell among those of a container of the network, which calls it by itself."""
        if node.get_node_type() not in (NodeType.CallCell, NodeType.Tree):
            raise ValueError(f"Only cells can be inserted into a container of cells, but got {node.get_node_type()}")
        node._name = self._node_names.take(node._name)
        node._block, node._source = block, False
        cells = list(block.owner.get_instance())
        _refill(block.owner.get_instance(), cells[:place] + [node.get_instance()] + cells[place:])

    def _take_in(self, node, block):
        """Names and keeps what a node brings."""
        for target in node.get_targets():
            self._value_names.add(str(target))
        node._args = [self._kept(value) for value in node._args]
        node._kwargs = {key: self._kept(value) for key, value in node._kwargs.items()}
        node._name = self._node_names.take(node._name)
        node._block = block
        if node.get_node_type() == NodeType.Input:
            self._add_parameter(block.function, node)
        elif node.get_node_type() == NodeType.CallFunction:
            if node._source is None and node._function.scope == "":
                self._code.add_import(node._instance)
        elif node._source is None and node._function is None:
            name = self._free_name(node.get_name())
            setattr(self._network, name, node.get_instance())
            node._function = ScopedValue.create_naming_value(name, "self")
            self._added.append((name, node.symbol_tree))
            if node.symbol_tree is not None:
                self._code.adopt(node.symbol_tree)

    @staticmethod
    def _add_parameter(function, node):
        if function is None:
            raise ValueError("Only support insert Input node into a SymbolTree or a node with type of CallFunction")
        function.args.args.append(ast.arg(str(node.get_targets()[0])))
        function.args.defaults.append(ast.Constant(None))  # whatever the node says, as in MindSpore

    def _kept(self, value):
        """A value that source can name: objects stay with the network."""
        if value.type != ValueType.CustomObjValue:
            return value
        name = self._free_name(self.unique_name(f"arg_{type(value.value).__name__}"))
        setattr(self._network, name, value.value)
        self._added.append((name, None))
        return ScopedValue.create_naming_value(name, "self")

    def _free_name(self, name):
        """`name`, or the first of its kind that the network has no attribute of."""
        free, number = name, 0
        while hasattr(self._network, free):
            number += 1
            free = f"{name}_{number}"
        return free

    def erase(self, node):
        """Takes a node out; gives the node, which may be inserted again."""
        checks.check_value_type("node", node, [Node, str], "SymbolTree")
        node = self._own(node)
        self._changed = True
        owner = node._block.owner
        if owner is not None and owner.get_node_type() == NodeType.CellContainer:
            place, cells = node._block.nodes.index(node), list(owner.get_instance())
            _refill(owner.get_instance(), cells[:place] + cells[place + 1:])
        node._block.nodes.remove(node)
        node._block = None
        return node

    def replace(self, old_node, new_nodes):
        """Nodes in the place of one; gives the last of them."""
        checks.check_value_type("old_node", old_node, [Node], "SymbolTree")
        checks.check_element_type_of_iterable("new_nodes", new_nodes, [Node], "SymbolTree")
        behind = self._own(old_node)
        for node in new_nodes:
            behind = self.insert(self.after(behind), node)
        self.erase(old_node)
        return new_nodes[-1]

    def set_output(self, index, return_value):
        """Another value at a place of construct's result; gives the node of the return."""
        checks.check_value_type("index", index, [int], "SymbolTree")
        checks.check_value_type("return_value", return_value, [str], "SymbolTree")
        returns = [node for node in self._block.nodes if node.get_node_type() == NodeType.Output]
        if not returns:
            raise RuntimeError("Current node_manager has no output")
        returns[0].set_arg(index, return_value)
        return returns[0]

    def unique_name(self, name="output"):
        """A name for a value that the tree has not."""
        checks.check_value_type("name", name, [str], "SymbolTree")
        return self._value_names.take(name)

    def flatten_static_if_control_flow(self):
        """Ifs whose condition is known from the network give way to the branch that is taken."""
        for node in self.all_nodes(False):
            test = node.get_attribute("test")
            if test is None or node._block is None or node.get_attribute("is_else"):
                continue
            try:
                taken = bool(eval(compile(ast.Expression(test), "<condition>", "eval"), self._names_of_conditions()))
            except Exception:  # it asks for a value of a call
                continue
            other = node.get_attribute("else_node")
            branch = node if taken else other
            place = node._block.nodes.index(node)
            moved = branch.blocks[0].nodes if branch is not None and branch._block is not None else []
            for inner in moved:
                inner._name, inner._block = self._node_names.take(inner._name), node._block
            node._block.nodes[place:place + 1] = moved
            if other is not None and other._block is not None:
                other._block.nodes.remove(other)
                other._block = None
            node._block = None

    def _names_of_conditions(self):
        return {**vars(sys.modules[type(self._network).__module__]), "self": self._network}

    def _is_changed(self):
        """Whether a program has changed this tree, or one in it."""
        return self._changed or any([tree is not None and tree._is_changed() for _, tree in self._replacements + self._added])

    # ---- the network

    def get_code(self):
        """The changed network as source."""
        return self._code.text(self)

    def get_network(self):
        """A network of the changed code with the parameters of the original."""
        names = [(parameter, parameter.name) for parameter in self._network.get_parameters()]
        made = self._code.load(self)(_shadow(self._network))
        for parameter, name in names:  # cells that were put into containers have renamed them
            parameter.name = name
        return made

    def set_saved_file_name(self, file_name):
        """Where save_network_to_file writes; a name without an end becomes one of Python's."""
        checks.check_value_type("file_name", file_name, [str], "Saving network")
        self._saved_file_name = file_name if file_name.endswith(".py") else file_name + ".py"

    def get_saved_file_name(self):
        return self._saved_file_name

    def save_network_to_file(self):
        """Writes the code."""
        with open(self._saved_file_name, "w", encoding="utf-8") as file:
            file.write(self.get_code())

    def print_node_tabulate(self, all_nodes=False):
        """Prints a line for each node: its kind, name, source and arguments."""
        checks.check_value_type("all_nodes", all_nodes, [bool], "print_node_tabulate")
        rows = [("node type", "name", "codes", "arg providers", "target users")]
        for node in self.nodes(all_nodes):
            statement = node.statement()
            text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(statement))).splitlines()[0] if statement is not None else ""
            rows.append((str(node.get_node_type()), node.get_name(), text,
                         str({place: (giver.get_name(), at) for place, (giver, at) in node.get_arg_providers().items()}),
                         str({place: [(user.get_name(), at) for user, at in users] for place, users in node.get_target_users().items()})))
        widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
        print("\n".join(["  ".join([text.ljust(width) for text, width in zip(row, widths)]).rstrip() for row in rows]))

    dump = print_node_tabulate


def _refill(container, cells):
    """Other cells in a SequentialCell, a CellList or a list; their parameters keep their names."""
    if isinstance(container, list):
        container[:] = cells
        return
    for name in container._cells:
        container.__dict__.pop(name, None)
    container._cells.clear()
    for place, cell in enumerate(cells):
        container._cells[str(place)] = container.__dict__[str(place)] = cell
    if "cell_list" in container.__dict__:
        container.__dict__["cell_list"] = tuple(cells)


def _shadow(cell):
    """A cell like another one, with the same parameters, whose cells may be replaced without changing the original's."""
    made = object.__new__(type(cell))
    inner = {id(child): _shadow(child) for child in cell._cells.values() if child is not None}
    for name, value in cell.__dict__.items():
        if type(value) is dict:
            value = {key: inner.get(id(item), item) for key, item in value.items()}
        elif type(value) in (list, tuple):
            value = type(value)([inner.get(id(item), item) for item in value])
        made.__dict__[name] = inner.get(id(value), value)
    return made
