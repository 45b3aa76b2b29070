from mindspore import Tensor, jit


@jit(capture_mode="trace")
def f(x):
    print("traced", x.shape)
    return x * 2


print(f(Tensor([1.0, 2.0])))
print(f(Tensor([3.0, 4.0])))
print(f(Tensor([1.0, 2.0, 3.0])))
print(f(Tensor([5.0, 6.0])))

# expect: traced (2,)
# expect: [2. 4.]
# expect: [6. 8.]
# expect: traced (3,)
# expect: [2. 4. 6.]
# expect: [10. 12.]
