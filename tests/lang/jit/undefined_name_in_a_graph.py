from mindspore import Tensor, jit


def f(a):
    return a + not_defined


for options in ({}, {"fullgraph": True}, {"capture_mode": "bytecode"}):
    try:
        jit(f, **options)(Tensor([1.0]))
    except NameError as e:
        print(str(e).split("\n")[0])

# expect: The name 'not_defined' is not defined, or not supported in graph mode.
# expect: The name 'not_defined' is not defined, or not supported in graph mode.
# expect: name 'not_defined' is not defined
