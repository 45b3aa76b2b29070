class Stack(list):
    def push(self, x):
        self.append(x)
        return self


class Default(dict):
    def __missing__(self, key):
        self[key] = len(self)
        return self[key]


s = Stack([1]).push(2)
print(s, len(s), isinstance(s, list), type(s).__name__, s + [3], s == [1, 2])
d = Default(a=0)
print(d["x"], d["y"], d["x"], d, dict(d))


class MyError(ValueError):
    def __init__(self, code):
        super().__init__(f"code {code}")
        self.code = code


try:
    raise MyError(7)
except ValueError as e:
    print(e, e.code, e.args, repr(e))

# expect: [1, 2] 2 True Stack [1, 2, 3] True
# expect: 1 2 1 {'a': 0, 'x': 1, 'y': 2} {'a': 0, 'x': 1, 'y': 2}
# expect: code 7 7 ('code 7',) MyError('code 7')
