from mindspore import Tensor

x = Tensor([[1.0, 2.0], [3.0, 4.0]])
row = x[0]
copy = x.copy()
x = x + 10
print(row, copy, x)

# expect: [1. 2.] [[1. 2.]
# expect:  [3. 4.]] [[11. 12.]
# expect:  [13. 14.]]
