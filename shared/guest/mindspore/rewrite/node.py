"""Nodes of a SymbolTree: a statement each. A block (a function's body, or a branch or loop in it) is a list of nodes; who gives a node its
arguments, and who uses its results, is read from the block when somebody asks."""
import ast
from enum import Enum
from types import FunctionType

from mindspore import _checkparam as checks
from mindspore.nn.cell import Cell
from mindspore.ops.primitive import Primitive
from mindspore.rewrite.values import ScopedValue, ValueType, expression_of


class NodeType(Enum):
    """What a node does."""

    Unknown = 0
    CallCell = 1
    CallPrimitive = 2
    CallModule = 3
    CallFunction = 4
    CallMethod = 5
    Python = 6
    Input = 7
    Output = 8
    Tree = 9
    CellContainer = 10
    MathOps = 11
    ControlFlow = 12


_CALLS = (NodeType.CallCell, NodeType.CallPrimitive, NodeType.CallFunction, NodeType.Tree, NodeType.CellContainer)


def _naming(value):
    return ScopedValue.create_naming_value(value) if isinstance(value, str) else value


class Block:
    """A function's body, or one of a control flow's: nodes in order. `owner` is the node that has it, None for construct."""

    def __init__(self, tree, owner=None, function=None):
        self.tree, self.owner, self.function = tree, owner, function
        self.nodes = []

    def statements(self):
        """The source of the block; an empty one passes."""
        made = [node.statement() for node in self.nodes]
        return [statement for statement in made if statement is not None] or [ast.Pass()]


class Node:
    """One statement. `source` is the statement it was read from; where its arguments change, the statement is made anew."""

    def __init__(self, kind, name, targets=(), args=(), kwargs=None, function=None, instance=None, source=None):
        self._kind, self._name = kind, name
        self._targets, self._args, self._kwargs = list(targets), list(args), dict(kwargs or {})
        self._function, self._instance, self._source = function, instance, source
        self._attributes = {}
        self._block = None  # that it stands in
        self.symbol_tree = None  # of a Tree
        self.blocks = []  # of a function or a control flow; the cells of a container

    # ---- making

    @staticmethod
    def create_call_cell(cell, targets, args=None, kwargs=None, name="", is_sub_net=False):
        """A call of a cell, or primitive, that the network does not have yet. With `is_sub_net` a cell of one's own gets a tree."""
        checks.check_value_type("cell", cell, [Cell, Primitive], "Node")
        checks.check_value_type("name", name, [str], "Node")
        checks.check_value_type("is_sub_net", is_sub_net, [bool], "Node")
        _check_values(targets, args, kwargs, "Node")
        kind = NodeType.CallPrimitive if isinstance(cell, Primitive) else NodeType.CallCell
        made = Node(kind, name or type(cell).__name__, [_naming(target) for target in targets], args or (), kwargs, None, cell)
        if is_sub_net and kind == NodeType.CallCell:
            from mindspore.rewrite.symbol_tree import SymbolTree, has_tree
            if has_tree(cell):
                made._kind, made.symbol_tree = NodeType.Tree, SymbolTree(cell)
        return made

    @staticmethod
    def create_call_function(function, targets, args=None, kwargs=None):
        """A call of a function."""
        checks.check_value_type("function", function, [FunctionType, type, type(abs)], "create_call_function")
        _check_values(targets, args, kwargs, "create_call_function")
        return Node(NodeType.CallFunction, function.__name__, [_naming(target) for target in targets], args or (), kwargs,
                    ScopedValue.create_naming_value(function.__name__), function)

    @staticmethod
    def create_input(param_name, default=None):
        """A parameter of construct."""
        checks.check_value_type("param_name", param_name, [str], "Node")
        if default is not None:
            checks.check_value_type("default", default, [ScopedValue], "Node")
        return Node(NodeType.Input, f"input_{param_name}", [_naming(param_name)], [] if default is None else [default])

    # ---- asking

    def get_handler(self):
        return self

    def get_name(self):
        return self._name

    def get_node_type(self):
        return self._kind

    def get_instance(self):
        """The cell, primitive or function that is called."""
        return self._instance

    def get_instance_type(self):
        """The class of what is called; a function itself."""
        return self._instance if isinstance(self._instance, FunctionType) else type(self._instance)

    def get_targets(self):
        return self._targets

    def get_args(self):
        return self._args

    def get_kwargs(self):
        return self._kwargs

    def get_symbol_tree(self):
        """The tree that the node stands in; None while it is in none."""
        return None if self._block is None else self._block.tree

    get_belong_symbol_tree = get_symbol_tree

    def get_sub_tree(self):
        """The tree of the cell that is called."""
        if self._kind != NodeType.Tree:
            raise TypeError(f"For get_sub_tree, the type of node should be 'NodeType.Tree', but got {self._kind}")
        return self.symbol_tree

    def set_attribute(self, key, value):
        checks.check_value_type("key", key, [str], "Node attribute")
        self._attributes[key] = value

    def get_attributes(self):
        return self._attributes

    def get_attribute(self, key):
        checks.check_value_type("key", key, [str], "Node attribute")
        return self._attributes.get(key)

    # ---- who gives, who takes

    def _values(self):
        return self._args + list(self._kwargs.values())

    def get_arg_providers(self):
        """{place of an argument: (the node that made it, which of its targets)}."""
        found = {}
        before = [] if self._block is None else self._block.nodes[:self._block.nodes.index(self)]
        if self._kind == NodeType.Input:
            return found
        for place, value in enumerate(self._values()):
            for node in before[::-1]:
                if value.type == ValueType.NamingValue and value in node._targets:
                    found[place] = (node, node._targets.index(value))
                    break
        return found

    def get_inputs(self):
        """The nodes that make the arguments, in the order of these."""
        return [node for node, _ in self.get_arg_providers().values()]

    def get_target_users(self, index=-1):
        """{place of a target: [(a node that uses it, the place of its argument)]}, or the list of one target."""
        checks.check_value_type("index", index, [int], "get_target_users")
        users = {place: [] for place in range(len(self._targets))}
        for node in () if self._block is None else self._block.nodes:
            for place, (provider, target) in node.get_arg_providers().items():
                if provider is self:
                    users[target].append((node, place))
        return users if index == -1 else users[index]

    def get_users(self):
        """The nodes that use a target, each once."""
        users = []
        for found in self.get_target_users().values():
            users.extend([node for node, _ in found if node not in users])
        return users

    # ---- changing

    def set_arg(self, index, arg):
        """Another argument at a place."""
        checks.check_value_type("index", index, [int], "Node")
        checks.check_value_type("arg", arg, [ScopedValue, str], "Node")
        checks.check_int_range(index, 0, len(self._values()), checks.INC_LEFT, "index")
        if self._block is not None:
            self._block.tree._changed = True
        if index < len(self._args):
            self._args[index] = _naming(arg)
        else:
            self._kwargs[list(self._kwargs)[index - len(self._args)]] = _naming(arg)
        self._source = None if self._kind in _CALLS else self._rewritten()

    def set_arg_by_node(self, arg_idx, src_node, out_idx=None):
        """Another argument at a place: a target of a node."""
        checks.check_value_type("arg_idx", arg_idx, [int], "Node")
        checks.check_value_type("src_node", src_node, [Node], "Node")
        if out_idx is None:
            if len(src_node._targets) != 1:
                raise RuntimeError("node should has one output when out_idx is not provided")
            out_idx = 0
        checks.check_value_type("out_idx", out_idx, [int], "Node")
        if out_idx >= len(src_node._targets):
            raise RuntimeError("out_idx out of range: ", out_idx)
        self.set_arg(arg_idx, src_node._targets[out_idx])

    def _rewritten(self):
        """The statement of a node that is no call, with the arguments of now."""
        statement, values = self._source, [expression_of(value) for value in self._args]
        if self._kind == NodeType.Output:
            statement.value = values[0] if len(values) == 1 else ast.Tuple(values, ast.Load())
            return statement
        if self._kind == NodeType.ControlFlow:
            setattr(statement, "iter" if isinstance(statement, ast.For) else "test", values[0])
            return statement
        value = statement.value
        if isinstance(value, ast.BinOp):
            value.left, value.right = values
        elif isinstance(value, ast.UnaryOp):
            value.operand = values[0]
        elif isinstance(value, ast.BoolOp):
            value.values = values
        elif isinstance(value, ast.Compare):
            value.left, value.comparators = values[0], values[1:]
        elif isinstance(value, (ast.Tuple, ast.List)):
            value.elts = values
        else:
            statement.value = values[0]
        return statement

    # ---- source

    def statement(self):
        """The node as source; None for what is written elsewhere."""
        if self._kind == NodeType.Input or self._source is False:
            return None
        if self._kind == NodeType.ControlFlow:
            return self._control_flow()
        if self._source is not None:
            return self._source
        call = ast.Call(expression_of(self._function), [expression_of(arg) for arg in self._args],
                        [ast.keyword(key, expression_of(value)) for key, value in self._kwargs.items()])
        targets = [expression_of(target) for target in self._targets]
        return ast.Assign([targets[0] if len(targets) == 1 else ast.Tuple(targets, ast.Store())], call)

    def _control_flow(self):
        """A whole if, for or while; its else is a node behind it that writes nothing itself."""
        if self._attributes.get("is_else"):
            return None if self._attributes["body_node"]._block is not None else self._alone()
        statement = self._source
        statement.body = self.blocks[0].statements()
        other = self._attributes.get("else_node")
        statement.orelse = other.blocks[0].statements() if other is not None and other._block is not None else []
        return statement

    def _alone(self):
        """An else whose body was erased."""
        statement = self._source
        statement.body, statement.orelse = [ast.Pass()], self.blocks[0].statements()
        return statement


def _check_values(targets, args, kwargs, who):
    checks.check_element_type_of_iterable("targets", targets, [ScopedValue, str], who)
    if args is not None:
        checks.check_element_type_of_iterable("args", args, [ScopedValue], who)
    for key, value in (kwargs or {}).items():
        checks.check_value_type("kwargs", key, [str], who)
        checks.check_value_type("kwargs", value, [ScopedValue], who)
