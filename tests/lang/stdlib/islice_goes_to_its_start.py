# islice goes to its start even where the stop lies before it; after that it never goes beyond the stop.
from itertools import count, islice

for bounds in ((4, 1), (4, 1, 1), (0, 0), (3, 3), (1, 4, 2), (0, 5, 3), (2, None, 5), (7, 2)):
    source = iter(range(8))
    print(bounds, list(islice(source, *bounds)), list(source))
numbers = count()
print(list(islice(numbers, 0, 10, 4)), next(numbers), list(islice(numbers, 5, 2)), next(numbers))
# expect: (4, 1) [] [4, 5, 6, 7]
# expect: (4, 1, 1) [] [4, 5, 6, 7]
# expect: (0, 0) [] [0, 1, 2, 3, 4, 5, 6, 7]
# expect: (3, 3) [] [3, 4, 5, 6, 7]
# expect: (1, 4, 2) [1, 3] [4, 5, 6, 7]
# expect: (0, 5, 3) [0, 3] [5, 6, 7]
# expect: (2, None, 5) [2, 7] []
# expect: (7, 2) [] [7]
# expect: [0, 4, 8] 10 [] 16
