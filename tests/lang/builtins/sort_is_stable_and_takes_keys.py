words = ["bb", "a", "cc", "b", "aa", "c"]
print(sorted(words, key=len), sorted(words, key=len, reverse=True), sorted(words, reverse=True), sorted(words, key=lambda w: (len(w), w)))
pairs = [(i % 3, i) for i in range(9)]
pairs.sort(key=lambda p: p[0])
print(pairs)
print(sorted([3.5, -1, 2, True]), sorted("bca"), sorted({3: "a", 1: "b"}), sorted([(1, "b"), (1, "a")]), sorted([[2], [1, 5]]))


class K:
    def __init__(self, n):
        self.n = n

    def __lt__(self, o):
        return self.n > o.n


print([k.n for k in sorted([K(1), K(3), K(2)])])
v = list(range(100))
print(sorted(v, key=lambda x: x * 37 % 101)[:8])

# expect: ['a', 'b', 'c', 'bb', 'cc', 'aa'] ['bb', 'cc', 'aa', 'a', 'b', 'c'] ['cc', 'c', 'bb', 'b', 'aa', 'a'] ['a', 'b', 'c', 'aa', 'bb', 'cc']
# expect: [(0, 0), (0, 3), (0, 6), (1, 1), (1, 4), (1, 7), (2, 2), (2, 5), (2, 8)]
# expect: [-1, True, 2, 3.5] ['a', 'b', 'c'] [1, 3] [(1, 'a'), (1, 'b')] [[1, 5], [2]]
# expect: [3, 2, 1]
# expect: [0, 71, 41, 11, 82, 52, 22, 93]
