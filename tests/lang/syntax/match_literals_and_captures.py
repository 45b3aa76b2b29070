def what(x):
    match x:
        case 0:
            return "zero"
        case 1 | 2:
            return "one or two"
        case "hi":
            return "greeting"
        case None | True:
            return "constant"
        case [a]:
            return f"one element {a}"
        case [a, *rest]:
            return f"{a} then {rest}"
        case {"k": v, **others}:
            return f"key {v} {others}"
        case int() as n if n > 100:
            return f"big {n}"
        case float(n):
            return f"float {n}"
        case _:
            return "other"


for x in (0, 2, "hi", None, True, [7], [1, 2, 3], (4, 5), {"k": 1, "z": 2}, 500, 50, 2.5, {"q": 1}):
    print(repr(x), what(x))

# expect: 0 zero
# expect: 2 one or two
# expect: 'hi' greeting
# expect: None constant
# expect: True one or two
# expect: [7] one element 7
# expect: [1, 2, 3] 1 then [2, 3]
# expect: (4, 5) 4 then [5]
# expect: {'k': 1, 'z': 2} key 1 {'z': 2}
# expect: 500 big 500
# expect: 50 other
# expect: 2.5 float 2.5
# expect: {'q': 1} other
