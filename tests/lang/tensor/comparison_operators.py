from mindspore import Tensor

x = Tensor([1.0, 2.0, 3.0])
y = Tensor([3.0, 2.0, 1.0])
for r in (x == y, x != y, x < y, x <= y, x > y, x >= y, x == 2, x < 2.5, 2 <= x, x == None, x != None, x == "a"):
    print(r)
print((x == y).dtype, Tensor([1, 2]) == Tensor([1.0, 2.5]), x is x)

# expect: [False  True False]
# expect: [ True False  True]
# expect: [ True False False]
# expect: [ True  True False]
# expect: [False False  True]
# expect: [False  True  True]
# expect: [False  True False]
# expect: [ True  True False]
# expect: [False  True  True]
# expect: False
# expect: True
# expect: False
# expect: Bool [ True False] True
