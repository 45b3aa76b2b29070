d = {"b": 1, "a": 2}
d["c"] = 3
d["b"] = 9
del d["a"]
d["a"] = 4
print(d, list(d), list(d.values()), list(d.items()), len(d), "a" in d, d.get("z"), d.get("z", 0), d.pop("b"), d.pop("q", None))
print(d.setdefault("n", []), d.setdefault("c", 0), d.popitem(), d)
d.update({"x": 1}, y=2)
d.update([("z", 3)])
print(d, {**d, "x": 0}, d | {"w": 1}, dict(a=1), dict([(1, 2)]), dict.fromkeys("ab", 0), {1: "a", 1.0: "b", True: "c"})
print(list(reversed(d)), d == dict(reversed(list(d.items()))), d.copy() is d, {k: v for k, v in d.items() if v})
try:
    for k in d:
        d[k + "1"] = 1
except RuntimeError as e:
    print(e)
print(d.keys() & {"x", "q"}, d.keys() - {"x"} == set(d) - {"x"}, sorted(d.items())[:2], d.keys())

# expect: {'c': 3, 'a': 4} ['b', 'c', 'a'] [9, 3, 4] [('b', 9), ('c', 3), ('a', 4)] 3 True None 0 9 None
# expect: [] 3 ('n', []) {'c': 3, 'a': 4}
# expect: {'c': 3, 'a': 4, 'x': 1, 'y': 2, 'z': 3} {'c': 3, 'a': 4, 'x': 0, 'y': 2, 'z': 3} {'c': 3, 'a': 4, 'x': 1, 'y': 2, 'z': 3, 'w': 1} {'a': 1} {1: 2} {'a': 0, 'b': 0} {1: 'c'}
# expect: ['z', 'y', 'x', 'a', 'c'] True False {'c': 3, 'a': 4, 'x': 1, 'y': 2, 'z': 3}
# expect: dictionary changed size during iteration
# expect: {'x'} True [('a', 4), ('c', 3)] dict_keys(['c', 'a', 'x', 'y', 'z', 'c1'])
