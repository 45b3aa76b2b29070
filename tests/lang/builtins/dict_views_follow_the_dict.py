d = {"a": 1}
k, v, i = d.keys(), d.values(), d.items()
d["b"] = 2
print(k, v, i, len(k), ("b", 2) in i, 2 in v, list(k))

# expect: dict_keys(['a', 'b']) dict_values([1, 2]) dict_items([('a', 1), ('b', 2)]) 2 True True ['a', 'b']
