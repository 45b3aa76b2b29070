from mindspore import Tensor, jit


def f(a, b, c):
    return a * b + c


x = Tensor([[1.0, 2.0], [3.0, 4.0]])
for backend in ("", "ms_backend", "GE"):
    print(jit(f, backend=backend)(x, x, x))
for mode in ("ast", "bytecode"):
    print(jit(f, capture_mode=mode, backend="GE")(x, x, x))

# expect: [[ 2.  6.]
# expect:  [12. 20.]]
# expect: [[ 2.  6.]
# expect:  [12. 20.]]
# expect: [[ 2.  6.]
# expect:  [12. 20.]]
# expect: [[ 2.  6.]
# expect:  [12. 20.]]
# expect: [[ 2.  6.]
# expect:  [12. 20.]]
