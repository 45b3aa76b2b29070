from mindspore import Tensor

print(Tensor([True, False]), Tensor([[True, False], [True, True]]))
print(repr(Tensor([True, False])), repr(Tensor([[True], [False]])))

# expect: [ True False] [[ True False]
# expect:  [ True  True]]
# expect: Tensor(shape=[2], dtype=Bool, value= [ True, False]) Tensor(shape=[2, 1], dtype=Bool, value=
# expect: [[ True],
# expect:  [False]])
