# What a weak reference names is kept while it is compared, hashed or shown, though that drops all other references.
import gc
import weakref


class Drops:
    def __eq__(self, other):
        kept.clear()
        return self.mark == other.mark

    def __hash__(self):
        kept.clear()
        return 7

    def __init__(self, mark):
        self.mark = mark


def fresh():
    kept[:] = [Drops(1), Drops(1)]
    return [weakref.ref(k) for k in kept]


kept = []
a, b = fresh()
print(a == b, a() is None, a == b)
a, b = fresh()
print(hash(a), a() is None, hash(a))


# Deep structures die in turns; until it is its turn, an object can still be had.
class Node:
    def __init__(self, below):
        self.below = below


class Tells(Node):
    def __del__(self):
        seen.extend(r() is not None for r in references)


for depth in (5, 60, 300):
    seen, references, top = [], [], None
    for i in range(depth):
        top = (Tells if i == depth // 3 else Node)(top)
        if i < depth // 3:
            references.append(weakref.ref(top))
    del top
    print(len(seen), sum(seen), sum(r() is not None for r in references))
gc.callbacks.append(lambda *_: gc.callbacks.clear())
print(gc.collect() >= 0, gc.callbacks, len(gc.get_objects()) > 100)
# expect: True True False
# expect: 7 True 7
# expect: 1 1 0
# expect: 20 20 0
# expect: 100 100 0
# expect: True [] True
