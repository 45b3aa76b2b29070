it = iter([1, 2, 3])
print(next(it), list(it), next(it, None), list(enumerate("ab", start=5)), list(zip()), list(zip([1, 2], "ab", (True, False))), list(map(str, range(3))), list(filter(lambda x: x % 2, range(6))), list(reversed("abc")))
print(list(iter(lambda c=[3]: c.append(c[0] - 1) or c.pop(0), 0)), dict(enumerate("ab")), sum(1 for _ in zip(range(5), range(3))), any(x > 2 for x in range(4)), all(x < 3 for x in range(4)))

# expect: 1 [2, 3] None [(5, 'a'), (6, 'b')] [] [(1, 'a', True), (2, 'b', False)] ['0', '1', '2'] [1, 3, 5] ['c', 'b', 'a']
# expect: [3, 2, 1] {0: 'a', 1: 'b'} 3 True False
