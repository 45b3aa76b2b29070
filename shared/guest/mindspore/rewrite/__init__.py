"""mindspore.rewrite: networks changed by way of their source. A network's construct becomes nodes, one a statement with nested calls taken
apart; programs insert, replace and erase them, and get a network of the code that they are then."""
from mindspore.rewrite.node import Node, NodeType
from mindspore.rewrite.symbol_tree import SymbolTree
from mindspore.rewrite.values import ScopedValue, ValueType

__all__ = ["SymbolTree", "Node", "NodeType", "ScopedValue", "ValueType"]
