# A force field's get_parameters(system, parameters) has nothing to do with Cell's.
import numpy as np
from mindspore import Parameter, Tensor, nn


class Energy(nn.Cell):
    def __init__(self, value):
        super().__init__()
        self.k = Parameter(Tensor(np.float32(value)), name="k")

    def get_parameters(self, system, parameters):
        return parameters[system]

    def construct(self, x):
        return self.k * x


terms = nn.CellList([Energy(1.0), Energy(2.0)])
terms.append(Energy(3.0))
terms.insert(0, Energy(4.0))
print([p.name for _, p in terms.parameters_and_names()], terms[0].get_parameters("a", {"a": 1}))

# expect: ['0.k', '1.k', '2.k', '3.k'] 1
