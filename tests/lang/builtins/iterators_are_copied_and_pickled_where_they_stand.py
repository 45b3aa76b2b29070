import copy
import operator
import pickle

MADE = (
    lambda: iter([1, 2, 3]), lambda: iter((1, 2)), lambda: iter("aéb"), lambda: iter(range(3)), lambda: iter({1: 2, 3: 4}),
    lambda: iter({1: 2}.items()), lambda: iter({1: 2, 5: 6}.values()), lambda: iter({7}), lambda: iter(b"ab"),
    lambda: enumerate("xyz", 4), lambda: zip([1, 2], [3, 4]), lambda: map(str, [1, 2]), lambda: filter(None, [1, 0, 2]),
    lambda: reversed([1, 2, 3]), lambda: reversed((1, 2, 3)), lambda: reversed(range(4)))
for make in MADE:
    it = make()
    next(it)
    print(list(pickle.loads(pickle.dumps(it))), end=" ")
    print(list(copy.copy(make())), list(it), list(copy.deepcopy(it)))

for it, state in ((iter([1, 2, 3]), 2), (iter((1, 2, 3)), -5), (iter(range(5)), 3), (iter("aéc"), 1), (reversed([1, 2, 3]), 0),
                  (iter([1]), 99), (reversed("abc"), 1)):
    it.__setstate__(state)
    print(list(it), end=" ")
print()
try:
    for pair in pickle.loads(pickle.dumps(zip([1, 2], [1], strict=True))):
        print(pair)
except ValueError as error:
    print(error)


class Negative:
    def __length_hint__(self):
        return -1


try:
    operator.length_hint(Negative())
except ValueError as error:
    print(error)

# expect: [2, 3] [1, 2, 3] [2, 3] []
# expect: [2] [1, 2] [2] []
# expect: ['é', 'b'] ['a', 'é', 'b'] ['é', 'b'] []
# expect: [1, 2] [0, 1, 2] [1, 2] []
# expect: [3] [1, 3] [3] []
# expect: [] [(1, 2)] [] []
# expect: [6] [2, 6] [6] []
# expect: [] [7] [] []
# expect: [98] [97, 98] [98] []
# expect: [(5, 'y'), (6, 'z')] [(4, 'x'), (5, 'y'), (6, 'z')] [(5, 'y'), (6, 'z')] []
# expect: [(2, 4)] [(1, 3), (2, 4)] [(2, 4)] []
# expect: ['2'] ['1', '2'] ['2'] []
# expect: [2] [1, 2] [2] []
# expect: [2, 1] [3, 2, 1] [2, 1] []
# expect: [2, 1] [3, 2, 1] [2, 1] []
# expect: [2, 1, 0] [3, 2, 1, 0] [2, 1, 0] []
# expect: [3] [1, 2, 3] [3, 4] ['é', 'c'] [1] [] ['b', 'a'] 
# expect: (1, 1)
# expect: zip() argument 2 is shorter than argument 1
# expect: __length_hint__() should return >= 0
