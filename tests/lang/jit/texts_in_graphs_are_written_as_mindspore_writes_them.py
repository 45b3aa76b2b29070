# In a static graph an f-string of constants is MindSpore's text, whatever conversion and format it asks for; one with a
# value that only the running graph knows is Python's str() of the parts.
from mindspore import Tensor, jit, ops


@jit
def shown(value):
    return f"{value}", f"{value!r}", f"<{value:>6}>"


for value in (3, -2.5, 1 / 3, 123456789.5, True, "ab", (1,), (1.0, (2, "z")), [1.5, None], {"k": (True, 2), 3: "x"}):
    print(shown(value))


@jit
def of_tensors(x):
    return f"{x.sum():.2f} of {x.shape!r}", f"{x.shape} {x.dtype} {x.ndim:03d}"


print(of_tensors(Tensor([1.0, 2.0])))


@jit
def refused(x):
    if x.shape[0] > 1:
        raise ValueError(f"no {x.shape!r} of {x.shape[0]:>4}")
    return ops.relu(x)


try:
    refused(Tensor([1.0, 2.0]))
except ValueError as e:
    print(str(e).split("\n")[0])
# expect: ('3', '3', '<3>')
# expect: ('-2.5', '-2.5', '<-2.5>')
# expect: ('0.333333', '0.333333', '<0.333333>')
# expect: ('1.23457e+08', '1.23457e+08', '<1.23457e+08>')
# expect: ('true', 'true', '<true>')
# expect: ('ab', 'ab', '<ab>')
# expect: ('(1)', '(1)', '<(1)>')
# expect: ('(1, (2, z))', '(1, (2, z))', '<(1, (2, z))>')
# expect: ('[1.5, None]', '[1.5, None]', '<[1.5, None]>')
# expect: ("{'k': (true, 2), '3': x}", "{'k': (true, 2), '3': x}", "<{'k': (true, 2), '3': x}>")
# expect: ('3.0 of (2,)', '(2) Float32 1')
# expect: 'no (2) of 2'
