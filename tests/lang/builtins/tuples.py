t = (1, 2, 3)
print(t, (1,), (), t[1], t[-1], t + (4,), t * 2, t.index(2), t.count(1), len(t), 2 in t, t < (1, 2, 4), hash((1, 2)) == hash((1, 2)), tuple("ab"), tuple([1]))
try:
    t[0] = 5
except TypeError as e:
    print(e)
print((1, 2) == [1, 2], {(1, 2): "key"}[1, 2], repr(((1, 2), [3])), max((1, 5), (2, 0)))

# expect: (1, 2, 3) (1,) () 2 3 (1, 2, 3, 4) (1, 2, 3, 1, 2, 3) 1 1 3 True True True ('a', 'b') (1,)
# expect: 'tuple' object does not support item assignment
# expect: False key ((1, 2), [3]) (2, 0)
