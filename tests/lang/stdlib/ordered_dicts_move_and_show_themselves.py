from collections import OrderedDict

od = OrderedDict.fromkeys(range(5))
od.move_to_end(3, last=False)
od.move_to_end(0)
print(od, od.popitem(last=False), list(od))
od["me"] = od
print(od)
try:
    od.move_to_end("absent", last=False)
except KeyError as e:
    print(repr(e))
od = OrderedDict((i, -i) for i in range(3000))
for i in range(3000):
    od.move_to_end(i, last=False)
print(list(od)[:3], od[2999], len(od), list(reversed(od))[:2])
class Named(OrderedDict):
    pass
print(OrderedDict(a=1).keys(), OrderedDict(a=1).values(), Named(a=1).items(), OrderedDict().keys(), dict(OrderedDict(a=1)).keys())
# expect: OrderedDict([(1, None), (2, None), (4, None), (0, None)]) (3, None) [1, 2, 4, 0]
# expect: OrderedDict([(1, None), (2, None), (4, None), (0, None), ('me', ...)])
# expect: KeyError('absent')
# expect: [2999, 2998, 2997] -2999 3000 [0, 1]
# expect: odict_keys(['a']) odict_values([1]) odict_items([('a', 1)]) odict_keys([]) dict_keys(['a'])
