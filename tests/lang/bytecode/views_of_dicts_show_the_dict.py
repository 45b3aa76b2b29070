# modes: eager bytecode
from mindspore import Tensor, jit


@jit
def operators(x, d):
    keys = d.keys()
    return (x * 2, sorted(keys & {"a", "z"}), sorted(keys | {"q"}), keys - {"a"}, keys == {"a", "b"}, keys <= {"a", "b", "c"},
            keys.isdisjoint({"z"}), ("a", 1) in d.items(), 1 in d.values(), "b" in keys, len(d.items()), bool(d))


@jit
def texts(x, d):
    return x + len(f"{d.keys()}"), str(d.keys()), isinstance(d.keys(), list), type(d.items()).__name__, ", ".join(d.keys())


@jit
def live(x, d):
    keys, values, items = d.keys(), d.values(), d.items()
    d["z"] = x * 2
    print(len(keys), list(keys))
    d["w"] = 1
    return list(keys), len(values), list(items)[-1], "w" in keys, [*values][0], max(keys), dict(items)["a"]


@jit
def changed(x, d):
    try:
        for k, v in d.items():
            d["new" + k] = v
    except RuntimeError as e:
        return x, str(e)


@jit
def iterated(x, d):
    for k, v in d.items():
        print(k)
        x = x * v
    values = iter(d.values())
    first = next(values)
    print("first", first)
    return x, list(values), list(zip(*d.items())), list(map(len, d.keys())), {k: v for k, v in d.items()}


@jit
def leaves(x, d):
    return d.keys(), d.items(), x


for _ in range(2):
    x = Tensor([1.0])
    print(operators(x, {"a": 1, "b": 2}))
    print(texts(x, {"a": 1}))
    print(live(x, {"a": 1}))
    print(changed(x, {"a": 1, "b": 2}))
    print(iterated(x, {"a": 1, "b": 3}))
    d = {"k": 5}
    keys, items, _ = leaves(x, d)
    d["l"] = 6
    print(keys, items)

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), ['a'], ['a', 'b', 'q'], {'b'}, True, True, True, True, True, True, 2, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.70000000e+01]), "dict_keys(['a'])", False, 'dict_items', 'a')
# expect: 2 ['a', 'z']
# expect: (['a', 'z', 'w'], 3, ('w', 1), True, 1, 'z', 1)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 'dictionary changed size during iteration')
# expect: a
# expect: b
# expect: first 1
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), [3], [('a', 'b'), (1, 3)], [1, 1], {'a': 1, 'b': 3})
# expect: dict_keys(['k', 'l']) dict_items([('k', 5), ('l', 6)])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), ['a'], ['a', 'b', 'q'], {'b'}, True, True, True, True, True, True, 2, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.70000000e+01]), "dict_keys(['a'])", False, 'dict_items', 'a')
# expect: 2 ['a', 'z']
# expect: (['a', 'z', 'w'], 3, ('w', 1), True, 1, 'z', 1)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 'dictionary changed size during iteration')
# expect: a
# expect: b
# expect: first 1
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), [3], [('a', 'b'), (1, 3)], [1, 1], {'a': 1, 'b': 3})
# expect: dict_keys(['k', 'l']) dict_items([('k', 5), ('l', 6)])
