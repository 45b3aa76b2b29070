"""popitem() and deletions at the front take constant time each, and the dict stays right whatever follows them."""
from collections import OrderedDict

N = 60000
numbers = {str(i): i for i in range(N)}
for i in range(N // 2):
    del numbers[str(i)]
total = 0
while numbers:
    total += numbers.popitem()[1]
print(total, numbers)
for i in range(N):
    numbers[i] = i
for i in range(N):
    del numbers[next(iter(numbers))]
print(numbers)
order = OrderedDict.fromkeys(range(N))
for i in range(N):
    order.move_to_end(i)
total = 0
for i in range(N):
    total += order.popitem(last=False)[0] * i % 7
print(total, order)

# Against a list of pairs, by a fixed series of steps.
seed = 7
for kind in (dict, OrderedDict):
    made, pairs, keys = kind(), [], 0
    for step in range(4000):
        seed = (seed * 1103515245 + 12345) % 2**31
        what = seed >> 16 & 7
        if what < 3 or not pairs:
            keys += 1
            key = keys * 37 % 1009
            made[key] = step
            known = [p[0] for p in pairs]
            if key in known:
                pairs[known.index(key)] = (key, step)
            else:
                pairs.append((key, step))
        elif what < 5:
            assert made.popitem() == pairs.pop()
        elif what == 5:
            first = next(iter(made))
            assert first == pairs[0][0]
            del made[first]
            pairs.pop(0)
        elif what == 6:
            key = pairs[seed % len(pairs)][0]
            made.pop(key)
            pairs = [p for p in pairs if p[0] != key]
        else:
            key = pairs[seed % len(pairs)][0]
            assert made[key] == dict(pairs)[key] and key in made
        assert len(made) == len(pairs)
    assert list(made.items()) == pairs and list(reversed(made.items())) == pairs[::-1]
print("right")
for last in (True, False):
    try:
        OrderedDict().popitem(last)
    except KeyError as error:
        print(error)


class Counted(OrderedDict):
    def pop(self, *args):
        print("not called")


print(Counted(a=1, b=2).popitem(), Counted(a=1, b=2).popitem(last=False))

grown = {1: 1, 2: 2}
try:
    for key in grown:
        if key == 2:
            del grown[2]
            grown[3] = 3
except RuntimeError as error:
    print(error)

# expect: 1349985000 {}
# expect: {}
# expect: 119999 OrderedDict()
# expect: right
# expect: 'dictionary is empty'
# expect: 'dictionary is empty'
# expect: ('b', 2) ('a', 1)
# expect: dictionary keys changed during iteration
