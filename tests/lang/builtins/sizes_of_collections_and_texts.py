# sys.getsizeof of lists as they grow, and of other collections and texts, is what CPython says.
import sys

items, sizes = [], []
for i in range(70):
    sizes.append(sys.getsizeof(items))
    items.append(i)
print(sizes)
print([sys.getsizeof([x for x in range(n)]) for n in range(20)], sys.getsizeof([1, 2]), sys.getsizeof([1, 2, 3]), sys.getsizeof(items[:5]))
print([sys.getsizeof({i: i for i in range(n)}) for n in range(0, 200, 5)], [sys.getsizeof({str(i): i for i in range(n)}) for n in range(0, 50, 5)])
print([sys.getsizeof(set(range(n))) for n in range(0, 200, 7)], sys.getsizeof(frozenset()), sys.getsizeof({1, 2, 3}))
print([sys.getsizeof(text) for text in ("", "a", "abc", "é", "éa", "☃☃", "😀", "a😀")])
print([sys.getsizeof(x) for x in (0, 1, -1, 2**30, 2**60, 2**100, 1.5, 1j, True, None, b"", b"abc", (), (1,), (1, 2, 3))])
print([].__sizeof__(), ().__sizeof__(), {}.__sizeof__(), set().__sizeof__())

# expect: [56, 88, 88, 88, 88, 120, 120, 120, 120, 184, 184, 184, 184, 184, 184, 184, 184, 248, 248, 248, 248, 248, 248, 248, 248, 312, 312, 312, 312, 312, 312, 312, 312, 376, 376, 376, 376, 376, 376, 376, 376, 472, 472, 472, 472, 472, 472, 472, 472, 472, 472, 472, 472, 568, 568, 568, 568, 568, 568, 568, 568, 568, 568, 568, 568, 664, 664, 664, 664, 664]
# expect: [56, 88, 88, 88, 88, 120, 120, 120, 120, 184, 184, 184, 184, 184, 184, 184, 184, 248, 248, 248] 72 88 96
# expect: [64, 224, 352, 632, 632, 1168, 1168, 1168, 1168, 2264, 2264, 2264, 2264, 2264, 2264, 2264, 2264, 2264, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 4688, 9304, 9304, 9304, 9304, 9304] [64, 184, 272, 464, 464, 832, 832, 832, 832, 1584]
# expect: [216, 728, 728, 2264, 2264, 2264, 2264, 2264, 2264, 2264, 2264, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408, 8408] 216 216
# expect: [49, 50, 52, 74, 75, 78, 80, 84]
# expect: [28, 28, 28, 32, 36, 40, 24, 32, 28, 16, 33, 36, 40, 48, 64]
# expect: 40 24 48 200
