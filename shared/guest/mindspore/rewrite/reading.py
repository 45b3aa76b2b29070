"""What reads the source of a network's construct into nodes."""
import ast
import builtins
import inspect
import sys
from textwrap import dedent

from mindspore.nn.cell import Cell
from mindspore.nn.layer.container import CellList, SequentialCell
from mindspore.ops import operations
from mindspore.ops.primitive import Primitive
from mindspore.rewrite.flatten import flatten
from mindspore.rewrite.node import Block, Node, NodeType
from mindspore.rewrite.values import ScopedValue, expression_of, is_plain, value_of


def source_of(function):
    """The syntax tree of a function's or class's source."""
    return ast.parse(dedent(inspect.getsource(function))).body[0]


def is_own(thing):
    """Whether a program, not MindSpore or Python, defines a class or function."""
    module = thing.__module__ or ""
    return module.split(".")[0] not in ("mindspore", "numpy", "_refjit", "builtins") and module in sys.modules


def has_tree(cell):
    """Whether a cell's construct is read, too: cells of a program's own are."""
    return is_own(type(cell)) and not isinstance(cell, (SequentialCell, CellList))


class Reader:
    """Reads functions into blocks of one tree."""

    def __init__(self, tree):
        self.tree, self.network = tree, tree._network
        self.module = sys.modules[type(self.network).__module__]

    def read_function(self, definition, block, names):
        """The parameters and statements of a function, whose nested calls are taken apart. `names`: those that have been given, or None."""
        flatten(definition.body, names)
        arguments = definition.args
        for argument in arguments.posonlyargs + arguments.args + arguments.kwonlyargs:
            if argument.arg != "self":
                self._append(block, Node(NodeType.Input, f"input_{argument.arg}", [ScopedValue.create_naming_value(argument.arg)]))
        for rest in (arguments.vararg, arguments.kwarg):
            if rest is not None:
                self._append(block, Node(NodeType.Python, "arg", source=False))
        self._read_body(definition.body, block)

    def _append(self, block, node):
        node._name = self.tree._node_names.take(node._name)
        node._block = block
        for target in node._targets:
            self.tree._value_names.add(str(target))
        block.nodes.append(node)
        return node

    def _read_body(self, body, block):
        for statement in body:
            if isinstance(statement, (ast.If, ast.For, ast.While)):
                self._read_control_flow(statement, block)
            elif isinstance(statement, ast.Return):
                value = statement.value
                args = [] if value is None else [value_of(item) for item in value.elts] if isinstance(value, ast.Tuple) else [value_of(value)]
                self._append(block, Node(NodeType.Output, "return", (), args, source=statement))
            elif isinstance(statement, ast.Assign):
                self._read_assign(statement, block)
            elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # what documents it
            else:
                self._append(block, Node(NodeType.Python, type(statement).__name__, source=statement))

    def _read_control_flow(self, statement, block):
        """A node for the body, and one behind it for an else."""
        kind = type(statement).__name__.lower()
        condition = statement.iter if isinstance(statement, ast.For) else statement.test
        parts = [(f"{kind}_node", statement.body)]
        if statement.orelse:
            parts.append(("else_node" if kind == "if" else f"{kind}_else_node", statement.orelse))
        made = []
        for name, body in parts:
            node = self._append(block, Node(NodeType.ControlFlow, name, (), [value_of(condition)], source=statement))
            node.blocks = [Block(self.tree, node)]
            node.set_attribute("test", getattr(statement, "origin_test", None))
            flatten(body, self.tree._value_names)
            self._read_body(body, node.blocks[0])
            made.append(node)
        if len(made) == 2:
            made[0].set_attribute("else_node", made[1])
            made[1]._attributes.update(is_else=True, body_node=made[0])

    def _read_assign(self, statement, block):
        target, value = statement.targets[0], statement.value
        targets = [value_of(item) for item in (target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target])]
        if isinstance(value, ast.Call):
            self._read_call(statement, targets, block)
        elif isinstance(value, (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare)):
            self._append(block, self._operation(statement, targets))
        else:
            self._read_value(statement, targets, block)

    @staticmethod
    def _operation(statement, targets):
        value = statement.value
        operands = ([value.left, value.right] if isinstance(value, ast.BinOp) else [value.operand] if isinstance(value, ast.UnaryOp)
                    else value.values if isinstance(value, ast.BoolOp) else [value.left, *value.comparators])
        operators = value.ops if isinstance(value, ast.Compare) else [value.op]
        name = "_".join([type(part).__name__.lower() for part in (value, *operators)])
        return Node(NodeType.MathOps, name, targets, [value_of(operand) for operand in operands], source=statement)

    def _read_value(self, statement, targets, block):
        """A name, a constant, a part or a sequence that gets a name."""
        value = statement.value
        kept = self._kept(value)
        if isinstance(kept, CellList) or isinstance(kept, list) and kept and all([isinstance(cell, Cell) for cell in kept]):
            node = Node(NodeType.CellContainer, ast.unparse(value), targets, (), None, value_of(value), kept, statement)
            self._append(block, node)
            self._read_cells(node, kept)
            return
        kinds = {ast.Tuple: "tuple", ast.List: "list", ast.Dict: "dict", ast.Subscript: "subscript_var"}
        if isinstance(value, (ast.Tuple, ast.List)):
            args = [value_of(item) for item in value.elts]
        elif is_plain(value) or isinstance(value, ast.Subscript):
            args = [value_of(value)]
        elif isinstance(value, ast.Dict) and all([isinstance(key, ast.Constant) for key in value.keys]):
            args = []
        else:
            self._append(block, Node(NodeType.Python, "Assign", source=statement))
            return
        name = kinds.get(type(value), f"{type(value).__name__.lower()}_assign")
        self._append(block, Node(NodeType.CallMethod, name, targets, args, source=statement))

    def _kept(self, expression):
        """What the network keeps under self.name; None for other expressions."""
        text = ast.unparse(expression) if isinstance(expression, ast.Attribute) else ""
        return getattr(self.network, text[5:], None) if text.startswith("self.") and text.count(".") == 1 else None

    # ---- calls

    def _read_call(self, statement, targets, block):
        call = statement.value
        if any([isinstance(argument, ast.Starred) for argument in call.args]) or any([word.arg is None for word in call.keywords]):
            self._append(block, Node(NodeType.Python, "Assign", source=statement))
            return
        function = value_of(call.func)
        name = getattr(call.func, "id", getattr(call.func, "attr", "function"))
        node = Node(NodeType.CallFunction, name, targets, [value_of(argument) for argument in call.args],
                    {word.arg: value_of(word.value) for word in call.keywords}, function, source=statement)
        called = self._kept(call.func) if function.scope == "self" else self._named(call.func)
        if isinstance(called, Cell):
            self._read_cell(node, called, block)
        elif isinstance(called, Primitive):
            node._kind, node._instance = NodeType.CallPrimitive, called
            self._append(block, node)
        elif inspect.ismethod(called) and called.__self__ is self.network and is_own(called):
            self._read_called(node, called, block, name)
        elif str(function) in self.tree._local_primitives:
            node._kind, node._instance = NodeType.CallPrimitive, self.tree._local_primitives[str(function)]
            self._append(block, node)
        elif inspect.isfunction(called):
            node._instance = called
            if is_own(called) and not self._is_inside(block, called):
                self._read_called(node, called, block, self.tree._code.function_name(called.__name__, str(function)))
            else:
                if function.scope:
                    self.tree._code.add_alias(node)
                self._append(block, node)
        else:
            if getattr(operations, name, None) is called and called is not None:  # a primitive's class: what it makes is called later
                self.tree._local_primitives[str(targets[0])] = called
            self._append(block, node)

    def _named(self, expression):
        """What a name, or a path of attributes, of the module stands for; None for what is no function or object of it."""
        text = ast.unparse(expression)
        if not all([part.isidentifier() for part in text.split(".")]) or hasattr(builtins, text):
            return None
        found = self.module
        for part in text.split("."):
            found = getattr(found, part, None)
        return found

    @staticmethod
    def _is_inside(block, function):
        """Whether a block is in the body of a function, which calls itself then."""
        while block is not None:
            if block.owner is not None and block.owner._instance is function:
                return True
            block = block.owner._block if block.owner is not None else None
        return False

    def _read_cell(self, node, cell, block):
        node._instance = cell
        if isinstance(cell, SequentialCell):
            node._kind = NodeType.CellContainer
            self._append(block, node)
            self._read_cells(node, cell)
            return
        node._kind = NodeType.CallCell
        if has_tree(cell):
            from mindspore.rewrite.symbol_tree import SymbolTree
            node._kind, node.symbol_tree = NodeType.Tree, SymbolTree(cell, self.tree._code)
            self.tree._replacements.append((str(node._function), node.symbol_tree))
        self._append(block, node)

    def _read_cells(self, node, cells):
        """The cells of a container, each a node."""
        node.blocks = [Block(self.tree, node)]
        for place, cell in enumerate(cells):
            function = ScopedValue.create_naming_value(type(cell).__name__)
            inner = Node(NodeType.CallCell, type(cell).__name__, node._targets, node._args, None, function, cell, False)
            if has_tree(cell):
                from mindspore.rewrite.symbol_tree import SymbolTree
                inner._kind, inner.symbol_tree = NodeType.Tree, SymbolTree(cell, self.tree._code)
                self.tree._replacements.append((f"{node._function}[{place}]", inner.symbol_tree))
            self._append(node.blocks[0], inner)
            if isinstance(cell, SequentialCell):
                inner._kind = NodeType.CellContainer
                self._read_cells(inner, cell)

    def _read_called(self, node, function, block, name):
        """A call of a function whose body is nodes of this tree, too."""
        definition = source_of(function)
        if not isinstance(definition, ast.FunctionDef) or any([isinstance(inner, ast.FunctionDef) for inner in definition.body]):
            node._instance = function
            self._append(block, node)
            return
        definition.decorator_list = []
        node._instance = function
        if not inspect.ismethod(function):
            node._name = definition.name = name
            node._function = ScopedValue.create_naming_value(name)
            node._source.value.func = expression_of(node._function)
        self._append(block, node)
        node.blocks = [Block(self.tree, node, definition)]
        owner = self if is_own_module(function, self.module) else _of_module(self, function)
        owner.read_function(definition, node.blocks[0], self.tree._value_names)
        self.tree._code.add_function(self.tree, node.blocks[0], inspect.ismethod(function))


def is_own_module(function, module):
    """Whether a function's names are those of this module."""
    return function.__module__ == module.__name__


def _of_module(reader, function):
    """A reader of the same tree that looks names up where a function is defined."""
    other = Reader(reader.tree)
    other.module = sys.modules[function.__module__]
    return other
