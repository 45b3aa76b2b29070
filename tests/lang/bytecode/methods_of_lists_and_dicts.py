# modes: bytecode
# by hand: methods and operators of lists and dicts that need no break, on local ones and on those from outside
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

outside, table = [3, 1, 2], {"a": 1, "b": 2}


def lists(x, given):
    outside.sort()
    given.remove(1)
    del given[::2]
    given.sort(reverse=True)
    local = [x, 1, 1]
    return x * outside.index(2), given, local.count(1) if local.remove(x) is None else 0, sorted(outside, reverse=True)


def dicts(x, given):
    merged = given | {"x": x}
    given |= {"n": 1}
    last = given.popitem()
    table.update([("q", len(given))], r=0)
    return merged["x"] * len(merged), last, dict.fromkeys(given, 0), dict([("p", x)], q=2)["p"]


def keyed(x):
    row = {"b": x, "a": x + 1}
    return [row[key] for key in sorted(row)], sum([x, x], start=x)


def missing(x):
    return [x, 1].index(7)


for function, arguments in ((lists, [([5, 1, 4, 7],), ([1, 9],)]), (dicts, [({"a": 1},), ({"a": 1, "z": 0},)]), (keyed, [()])):
    jitted = jit(function, capture_mode="bytecode")
    for given in arguments:
        print(*jitted(Tensor(2), *given), *given)
    print(get_code_extra(function)["break_count_"], outside, table)
try:
    jit(missing, capture_mode="bytecode")(3)
except ValueError as error:
    print(error)

# expect: 2 [4] 2 [3, 2, 1] [4]
# expect: 2 [] 2 [3, 2, 1] []
# expect: 0 [1, 2, 3] {'a': 1, 'b': 2}
# expect: 4 ('n', 1) {'a': 0} 2 {'a': 1}
# expect: 6 ('n', 1) {'a': 0, 'z': 0} 2 {'a': 1, 'z': 0}
# expect: 0 [1, 2, 3] {'a': 1, 'b': 2, 'q': 2, 'r': 0}
# expect: [Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 2)] 6
# expect: 0 [1, 2, 3] {'a': 1, 'b': 2, 'q': 2, 'r': 0}
# expect: 7 is not in list
