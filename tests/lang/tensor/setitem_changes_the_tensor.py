from mindspore import Tensor

x = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
y = x
x[0] = 9.0
x[1, 2] = -1.0
x[:, 0] = Tensor([7.0, 8.0])
print(x, y is x, y)

# expect: [[ 7.  9.  9.]
# expect:  [ 8.  5. -1.]] True [[ 7.  9.  9.]
# expect:  [ 8.  5. -1.]]
