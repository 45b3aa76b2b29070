class A:
    def __init__(self):
        self.__x = 1

    def get(self):
        return self.__x


a = A()
print(a.get(), sorted(vars(a)), hasattr(a, "__x"), a._A__x)

# expect: 1 ['_A__x'] False 1
