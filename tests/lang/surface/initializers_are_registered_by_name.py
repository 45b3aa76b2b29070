import numpy as np
from mindspore.common import initializer as initializers
from mindspore.common.initializer import Initializer, _INITIALIZER_ALIAS, _register, initializer


@_register("threes", "drei")
class Three(Initializer):
    def _initialize(self, arr):
        arr[:] = 3


print(initializer("three", [2]), initializer("Threes", [2]), initializer("drei", [1]))
print(sorted(_INITIALIZER_ALIAS)[:6], _INITIALIZER_ALIAS["he_normal"] is initializers.HeNormal, Three.__name__)


@_register("ones")
class Zero(Three):
    pass


print(initializer("zero", [1]), initializer("ones", [1]), initializer(Zero(), [1]))
try:
    initializer("four", [2])
except ValueError as error:
    print(error)

# expect: [3. 3.] [3. 3.] [3.]
# expect: ['dirac', 'drei', 'he_normal', 'he_uniform', 'henormal', 'heuniform'] True Three
# expect: [0.] [1.] [3.]
# expect: For 'initializer', the class corresponding to 'four' was not found.
