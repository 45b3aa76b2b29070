"""Cells that hold cells: SequentialCell, CellList, CellDict."""
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from mindspore.nn.cell import Cell

_LIST_KEY = "'{}', the type of 'index' must be int or slice, but got {}."


def _position(index, length, who, end_included=False):
    """`index` counted from the front. The end is a position too where something is inserted."""
    if not isinstance(index, int):
        raise TypeError(f"For '{who}', the type of 'index' must be int, but got {type(index).__name__}.")
    if not -length <= index < length + end_included:
        close = "]" if end_included else ")"
        raise IndexError(f"For '{who}', the value of 'index' must be a number in range [{-length}, {length}{close}, but got {index}.")
    return index + length if index < 0 else index


def _valid_cell(cell, who):
    if not isinstance(cell, Cell):
        raise TypeError(f"For '{who}', each cell must be subclass of Cell, but got {type(cell).__name__}.")


def _prefix_of(cells):
    """The name that stands before the positions in the parameters' names of `cells` ({position: cell}), with its dot."""
    for key, cell in cells.items():
        for _, parameter in cell.parameters_and_names():  # a user's get_parameters() may be another function
            parts = parameter.name.split(".")
            if key in parts[:-1]:
                at = parts.index(key)
                return "".join([part + "." for part in parts[:at]])
            return ""
    return ""


class _Numbered(Cell):
    """Cells under the names "0", "1", ...; `cell_list` keeps them in order for construct."""

    def _renumber(self, cells):
        prefix = _prefix_of(self._cells)
        for name in list(self._cells):
            self.__dict__.pop(name, None)
        self._cells.clear()
        for i, cell in enumerate(cells):
            self._cells[str(i)] = cell
            self.__dict__[str(i)] = cell
            if self._auto_prefix:
                cell.update_parameters_name(prefix + str(i) + ".")
        self.__dict__["cell_list"] = tuple(self._cells.values())

    def _put(self, name, cell):
        _valid_cell(cell, type(self).__name__)
        if self._auto_prefix:
            cell.update_parameters_name(_prefix_of(self._cells) + name + ".")
        self._cells[name] = cell
        self.__dict__[name] = cell

    def _add(self, named_cells):
        try:
            for name, cell in named_cells:
                self._put(name, cell)
        finally:
            self.__dict__["cell_list"] = tuple(self._cells.values())

    def append(self, cell):
        self._add([(str(len(self._cells)), cell)])

    def __len__(self):
        return len(self._cells)

    def __bool__(self):
        return len(self._cells) != 0

    def __iter__(self):
        return iter(self._cells.values())

    def __setitem__(self, index, cell):
        who = type(self).__name__
        _valid_cell(cell, who)
        at = _position(index, len(self), who)
        self._add([(list(self._cells)[at], cell)])

    def __delitem__(self, index):
        cells = list(self._cells.values())
        self._check_key(index, "'{}', the type of index must be int type or slice type, but got {}")
        if isinstance(index, slice):
            del cells[index]
        else:
            del cells[_position(index, len(cells), type(self).__name__)]
        self._renumber(cells)

    def _check_key(self, index, words):
        if not isinstance(index, (int, slice)):
            raise TypeError("For " + words.format(type(self).__name__, type(index).__name__))

    def set_grad(self, flag=True):
        self.__dict__["requires_grad"] = flag
        for cell in self._cells.values():
            cell.set_grad(flag)
        return self


class SequentialCell(_Numbered):
    """Cells one after another."""

    def __init__(self, *args):
        super().__init__()
        self.__dict__["cell_list"] = ()
        cells = args
        if len(args) == 1 and not isinstance(args[0], Cell):
            if not isinstance(args[0], (list, OrderedDict)):
                raise TypeError("For 'SequentialCell', the 'args[0]' must be Cell, list or orderedDict, but got "
                                f"{type(args[0]).__name__}")
            cells = args[0]
        if not isinstance(cells, OrderedDict):
            for cell in cells:
                if not isinstance(cell, Cell):
                    raise TypeError("For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got type "
                                    f"{type(cell)}.")
            cells = {str(index): cell for index, cell in enumerate(cells)}
        self._add(cells.items())

    def __getitem__(self, index):
        if isinstance(index, slice):
            items = list(self._cells.items())[index]
            return type(self)(OrderedDict(items))
        return self.cell_list[_position(index, len(self.cell_list), type(self).__name__)]

    def construct(self, input_data):
        for cell in self.cell_list:
            input_data = cell(input_data)
        return input_data


class CellList(_Numbered):
    """A list of cells."""

    __cell_as_list__ = True

    def __init__(self, *args, **kwargs):
        super().__init__(kwargs.get("auto_prefix", True))
        self.__dict__["cell_list"] = ()
        if len(args) == 1:
            self.extend(args[0])

    def __getitem__(self, index):
        self._check_key(index, _LIST_KEY)
        if isinstance(index, slice):
            return type(self)(list(self._cells.values())[index])
        return self.cell_list[_position(index, len(self.cell_list), type(self).__name__)]

    def __delitem__(self, index):
        self._check_key(index, _LIST_KEY)
        super().__delitem__(index)

    def insert(self, index, cell):
        who, cells = type(self).__name__, list(self._cells.values())
        _valid_cell(cell, who)
        cells.insert(_position(index, len(cells), who, end_included=True), cell)
        self._renumber(cells)

    def __iadd__(self, cells):
        return self.extend(cells)

    def extend(self, cells):
        if not isinstance(cells, list):
            raise TypeError(f"For '{type(self).__name__}', the new cells wanted to append should be instance of list, but got "
                            f"{type(cells).__name__}.")
        self._add((str(len(self._cells)), cell) for cell in cells)
        return self

    def construct(self, *inputs):
        raise NotImplementedError


class CellDict(Cell):
    """A dict of cells."""

    def __init__(self, *args, **kwargs):
        super().__init__(kwargs.get("auto_prefix", True))
        self.__dict__["_cells"] = OrderedDict()
        if len(args) == 1:
            self.update(args[0])

    def __getitem__(self, key):
        return self._cells[key]

    def _check_entry(self, key, cell):
        who = type(self).__name__
        if not isinstance(key, str):
            raise TypeError(f"For '{who}', the type of key should be string but got {type(key).__name__}.")
        if key == "":
            raise KeyError(f"For '{who}', key can not be empty string \"\", but got key {key}")
        if "." in key:
            raise KeyError(f"For '{who}', key can not contain \".\", but got key {key}")
        if key not in self._cells and hasattr(self, key):
            raise KeyError(f"For '{who}', the key can not be same with the attributes of Cell, but got key {key}.")
        if cell is None:
            raise TypeError(f"For '{who}', cell can not be None.")
        if not isinstance(cell, Cell):
            raise TypeError(f"For '{who}', the type of cell should be Cell, but got {type(cell).__name__}.")

    def __setitem__(self, key, cell):
        self._check_entry(key, cell)
        if self._auto_prefix:
            cell.update_parameters_name(_prefix_of(self._cells) + key + ".")
        self._cells[key] = cell

    def __delitem__(self, key):
        del self._cells[key]

    def __len__(self):
        return len(self._cells)

    def __iter__(self):
        return iter(self._cells)

    def __contains__(self, key):
        return key in self._cells

    def clear(self):
        self._cells.clear()

    def pop(self, key):
        return self._cells.pop(key)

    def keys(self):
        return self._cells.keys()

    def values(self):
        return self._cells.values()

    def items(self):
        return self._cells.items()

    def update(self, cells):
        if not isinstance(cells, Iterable) or isinstance(cells, SequentialCell):
            raise TypeError("CellDict.update() should be called with an iterable of key-value pairs, but got "
                            f"{type(cells).__name__}")
        for index, pair in enumerate(cells.items() if isinstance(cells, (Mapping, CellDict)) else cells):
            if not isinstance(pair, Iterable):
                raise TypeError(f"CellDict update sequence element #{index} should be Iterable; but got {type(pair).__name__}")
            if len(pair) != 2:
                raise ValueError(f"CellDict update sequence element #{index}, length should be 2; but has length {len(pair)}")
            self[pair[0]] = pair[1]

    def construct(self, *inputs):
        raise NotImplementedError
