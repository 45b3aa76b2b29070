fs = [lambda x, i=i: x + i for i in range(3)]
print([f(10) for f in fs])
print((lambda *a, k=1, **kw: (a, k, kw))(1, 2, k=3, z=4))
print((lambda: (yield))().__class__.__name__)

# expect: [10, 11, 12]
# expect: ((1, 2), 3, {'z': 4})
# expect: generator
