# What __array__ gives is an array, or an error; no array has more than 32 dimensions.
import numpy as np

SELF, MORE = "self", "more"


class Gives:
    def __init__(self, made):
        self.made = made

    def __array__(self, *options):
        return self if self.made is SELF else Gives(self.made) if self.made is MORE else self.made


for made in (5, [1, 2], SELF, MORE, None, np.float32(1)):
    for f in (np.array, np.sum, lambda x: np.add(x, 1), np.where):
        try:
            print(f(Gives(made)), end=" ")
        except ValueError as e:
            print(e, end="; ")
    print()
print(np.array(Gives(np.arange(3))), np.sum(Gives(np.arange(3))))
for f in (lambda: np.zeros([1] * 33), lambda: np.zeros(1).reshape([1] * 33), lambda: np.broadcast_to(np.zeros(1), [1] * 40)):
    try:
        print(f().ndim)
    except ValueError as e:
        print(e)
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; object __array__ method not producing an array; 
# expect: [0 1 2] 3
# expect: maximum supported dimension for an ndarray is 32, found 33
# expect: maximum supported dimension for an ndarray is 32, found 33
# expect: maximum supported dimension for an ndarray is 32, found 40
