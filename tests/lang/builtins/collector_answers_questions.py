import gc

gc.collect()


class Node:
    pass


a, b = Node(), Node()
a.other, b.other = b, a
holder = [a]
print(any(o is holder for o in gc.get_referrers(a)), any(o is b.__dict__ or o is b for o in gc.get_referrers(a)))
print(any(o is a for o in gc.get_objects()), any(o is a for o in gc.get_referents(holder)), gc.is_tracked(a), gc.is_tracked(5))
seen = []
gc.callbacks.append(lambda phase, info: seen.append((phase, sorted(info), info["generation"])))
del holder, a, b
print(gc.collect() > 0, seen)
gc.callbacks.clear()
print([sorted(row) for row in gc.get_stats()], gc.garbage)
gc.set_threshold(500, 5, 5)
print(gc.get_threshold(), gc.get_debug())
gc.set_debug(gc.DEBUG_UNCOLLECTABLE)
print(gc.get_debug())
gc.set_debug(0)
gc.disable()
print(gc.isenabled())
gc.enable()
for bad in lambda: gc.collect(5), lambda: gc.get_objects(generation=9), lambda: gc.get_objects(generation=-1):
    try:
        bad()
    except ValueError as e:
        print(e)

# expect: True True
# expect: True True True False
# expect: True [('start', ['collected', 'generation', 'uncollectable'], 2), ('stop', ['collected', 'generation', 'uncollectable'], 2)]
# expect: [['collected', 'collections', 'uncollectable'], ['collected', 'collections', 'uncollectable'], ['collected', 'collections', 'uncollectable']] []
# expect: (500, 5, 5) 0
# expect: 4
# expect: False
# expect: invalid generation
# expect: generation parameter must be less than the number of available generations (3)
