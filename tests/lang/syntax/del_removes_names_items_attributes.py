class C:
    pass


x = 1
del x
try:
    x
except NameError as e:
    print(e)
v = [0, 1, 2, 3, 4]
del v[0], v[-1]
del v[1:]
print(v)
d = {"a": 1, "b": 2}
del d["a"]
print(d)
c = C()
c.n = 1
del c.n
print(hasattr(c, "n"))

# expect: name 'x' is not defined
# expect: [1]
# expect: {'b': 2}
# expect: False
