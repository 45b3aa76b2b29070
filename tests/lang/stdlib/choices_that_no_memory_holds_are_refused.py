import itertools
for make in (itertools.combinations, itertools.combinations_with_replacement, itertools.permutations):
    for r in (2**44, 2**62):
        try:
            print(make(range(5), r))
        except (MemoryError, OverflowError) as e:
            print(make.__name__, type(e).__name__)
# expect: combinations MemoryError
# expect: combinations MemoryError
# expect: combinations_with_replacement MemoryError
# expect: combinations_with_replacement MemoryError
# expect: permutations MemoryError
# expect: permutations MemoryError
