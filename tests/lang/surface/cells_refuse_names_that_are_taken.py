import mindspore as ms
from mindspore import Parameter, Tensor, nn


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


class Net(nn.Cell):
    kind = None

    def __init__(self):
        super().__init__()
        self.nothing, self.number, self.values = None, 3, Tensor([2.0])
        self.relu = nn.ReLU()
        self.weight = Parameter(Tensor([1.0]), name="weight")

    def method(self):
        return 1


NAMES = ("kind", "nothing", "number", "values", "method", "relu", "weight", "fresh")
net = Net()
for name in NAMES:
    print("set", name, attempt(setattr, net, name, Parameter(Tensor([1.0]), name=name)), list(net._params), list(net._cells))
net = Net()
for name in NAMES:
    print("insert", name, attempt(net.insert_param_to_cell, name, Parameter(Tensor([1.0]), name=name)), list(net._params))


class Twice(nn.Cell):
    def __init__(self):
        super().__init__(auto_prefix=False)
        self.a, self.b = Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([1.0]), name="a")


print(attempt(Twice().check_names))
net = Net()
print(attempt(setattr, net, "pipeline_stage", -1), attempt(setattr, net, "pipeline_stage", "a"), attempt(setattr, net, "pipeline_stage", True))
net.pipeline_stage = 2
print(net.pipeline_stage, net.has_bprop, net.parameter_layout_dict, attempt(setattr, net, "parameter_layout_dict", 3))
print(attempt(net.offload, "z"), attempt(net.offload), list(net.parallel_parameter_name_list))
print(attempt(net.set_comm_fusion, -1), attempt(net.set_comm_fusion, "a"), net.set_comm_fusion(3).weight.comm_fusion)
net.register_buffer("state", Tensor([3.0]))
print([name for name, _ in net.named_buffers(prefix="front")])
cells = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})
print(cells.keys(), cells.values(), cells.items())
# expect: set kind KeyError: "For 'insert_param_to_cell', the kind parameter already exists in the network.Cannot insert another parameter with the same name." ['weight'] ['relu']
# expect: set nothing None ['weight', 'nothing'] ['relu']
# expect: set number None ['weight', 'nothing', 'number'] ['relu']
# expect: set values None ['weight', 'nothing', 'number', 'values'] ['relu']
# expect: set method KeyError: "For 'insert_param_to_cell', the method parameter already exists in the network.Cannot insert another parameter with the same name." ['weight', 'nothing', 'number', 'values'] ['relu']
# expect: set relu KeyError: "For 'insert_param_to_cell', the relu parameter already exists in the network.Cannot insert another parameter with the same name." ['weight', 'nothing', 'number', 'values'] ['relu']
# expect: set weight None ['weight', 'nothing', 'number', 'values'] ['relu']
# expect: set fresh None ['weight', 'nothing', 'number', 'values', 'fresh'] ['relu']
# expect: insert kind KeyError: "For 'insert_param_to_cell', the kind parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert nothing KeyError: "For 'insert_param_to_cell', the nothing parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert number KeyError: "For 'insert_param_to_cell', the number parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert values KeyError: "For 'insert_param_to_cell', the values parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert method KeyError: "For 'insert_param_to_cell', the method parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert relu KeyError: "For 'insert_param_to_cell', the relu parameter already exists in the network.Cannot insert another parameter with the same name." ['weight']
# expect: insert weight None ['weight']
# expect: insert fresh None ['weight', 'fresh']
# expect: ValueError: The value of b is Parameter (name=a, shape=(1,), dtype=Float32, requires_grad=True), its name 'a' already exists. Please set a unique name for the parameter.
# expect: ValueError: For 'Cell', the property 'pipeline_stage' can not be less than 0, but got -1 TypeError: For 'Cell', the property 'pipeline_stage' must be int type, but got type : <class 'str'> TypeError: For 'Cell', the property 'pipeline_stage' must be int type, but got type : <class 'bool'>
# expect: 2 False {} TypeError: For 'Cell', the property 'parameter_layout_dict' must be dict type, but got type <class 'int'>.
# expect: ValueError: For 'Net', the 'backward_prefetch' must be str and must be in '['Auto']', but got 'z'. None []
# expect: ValueError: The input value must be int and must >= 0, but got '-1' with type 'int'. TypeError: The input value must be int, but got 'str' 3
# expect: ['front.state']
# expect: odict_keys(['a', 'b']) odict_values([ReLU(), Tanh()]) odict_items([('a', ReLU()), ('b', Tanh())])
