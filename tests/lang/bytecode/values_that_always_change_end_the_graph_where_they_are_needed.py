# modes: eager bytecode
# by hand: the judge is eager execution
# A value that is another at every call has a graph of its own at the first calls; later the graph ends where the value
# is needed, and what stands around is captured once.
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra


class Store:
    def __init__(self):
        self.step, self.values, self.names = 0, [], {}


store = Store()


@jit
def by_name(x):
    store.step += 1
    y = x * 2
    store.names[f"step {store.step:03d}"] = y
    return y + 1


@jit
def by_text(x, name):
    y = x * 2
    return {name: y + len(name)}


@jit
def by_length(x):
    store.values.append(x * 2)
    if store.values:
        x = x + len(store.values)
    return x


@jit
def by_items(x, items):
    for i in items:
        x = x + i
    return x


@jit
def by_function(x, f):
    return f(x * 2) + 1


@jit
def by_key(x, key, cache):
    if key not in cache:
        cache[key] = x * len(key)
    return cache[key] + cache.get("none", 0) + len(cache)


def compiles(function):
    return (get_code_extra(getattr(function, "__wrapped__", function)) or {"compile_count_": 0})["compile_count_"]


x, cache, total = Tensor([1.0, 2.0]), {}, Tensor([0.0, 0.0])
for i in range(80):
    name = f"n{i}"
    results = [by_name(x), by_text(x, name)[name], by_length(x), by_items(x, list(range(i % 40))),
               by_function(x, lambda v: v - i), by_key(x, name, cache)]
    total = total + sum(results)
print(total, len(store.names), "step 080" in store.names, len(store.values), store.step, len(cache))
print(total.shape, [compiles(f) < 25 for f in (by_name, by_text, by_length, by_items, by_function, by_key)])
# expect: [24340. 25210.] 80 True 80 80 80
# expect: (2,) [True, True, True, True, True, True]
