# A child Cell replaces an attribute of the instance, but not one of the class nor a Parameter.
from mindspore import Parameter, Tensor, nn


class Base(nn.Cell):
    kind = None

    def method(self):
        pass


def assigned(name, *values):
    cell = Base()
    try:
        for value in values:
            setattr(cell, name, value)
        print(name, list(cell.name_cells()))
    except KeyError as e:
        print(name, e)


assigned("a", None, nn.ReLU())
assigned("a", 1, nn.ReLU())
assigned("a", nn.ReLU(), nn.Tanh())
assigned("a", Parameter(Tensor([1.0]), name="z"), nn.ReLU())
assigned("training", nn.ReLU())
assigned("layers", nn.CellList([nn.ReLU()]))
assigned("cells", nn.CellList([nn.ReLU()]))
assigned("kind", nn.ReLU())
assigned("method", nn.ReLU())
assigned("construct", nn.ReLU())
assigned("name_cells", nn.ReLU())
try:
    Base().insert_child_to_cell("method", nn.ReLU())
except KeyError as e:
    print(e)

# expect: a ['a']
# expect: a ['a']
# expect: a ['a']
# expect: a "For 'insert_child_to_cell', the a child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: training ['training']
# expect: layers ['layers']
# expect: cells "For 'insert_child_to_cell', the cells child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: kind "For 'insert_child_to_cell', the kind child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: method "For 'insert_child_to_cell', the method child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: construct "For 'insert_child_to_cell', the construct child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: name_cells "For 'insert_child_to_cell', the name_cells child cell already exists in the network.Cannot insert another child cell with the same name."
# expect: "For 'insert_child_to_cell', the method child cell already exists in the network.Cannot insert another child cell with the same name."
