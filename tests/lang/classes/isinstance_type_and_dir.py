class A:
    x = 1

    def f(self):
        pass


print(type(1), type("s"), type([]), type(A), type(A()), type(A().f), type(len), type(lambda: 0))
print([n for n in dir(A()) if not n.startswith("__")], type(A()) is A, isinstance(1, object), isinstance(True, int), type(True) is int)

# expect: <class 'int'> <class 'str'> <class 'list'> <class 'type'> <class '__main__.A'> <class 'method'> <class 'builtin_function_or_method'> <class 'function'>
# expect: ['f', 'x'] True True True False
