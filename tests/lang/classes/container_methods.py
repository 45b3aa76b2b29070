class Box:
    def __init__(self, *items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        return ("slice", i.start, i.stop) if isinstance(i, slice) else self.items[i]

    def __setitem__(self, i, v):
        self.items[i] = v

    def __delitem__(self, i):
        del self.items[i]

    def __contains__(self, x):
        return x in self.items

    def __bool__(self):
        return False


b = Box(1, 2, 3)
print(len(b), b[0], b[1:2], 2 in b, 9 in b, list(b), bool(b), [*b], max(b))
b[0] = 10
del b[1]
print(b.items, list(iter(b)))


class Empty:
    def __len__(self):
        return 0


print(bool(Empty()), "yes" if Empty() else "no")

# expect: 3 1 ('slice', 1, 2) True False [1, 2, 3] False [1, 2, 3] 3
# expect: [10, 3] [10, 3]
# expect: False no
