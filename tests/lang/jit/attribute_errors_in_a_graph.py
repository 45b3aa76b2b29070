from mindspore import Tensor, jit


def f(a):
    return a.no_such


for options in ({}, {"fullgraph": True}, {"capture_mode": "bytecode"}):
    try:
        jit(f, **options)(Tensor([1.0]))
    except AttributeError as e:
        print(str(e).split("\n")[0])

# expect: 'Tensor' object has no attribute 'no_such'
# expect: In JIT strict mode, cannot get attributes no_such or the Tensor[Float32] object has no attribute: 'no_such'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: 'Tensor' object has no attribute 'no_such'
