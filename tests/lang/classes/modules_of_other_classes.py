# A module may get a class made from ModuleType, and lose it again.
import sys
import types
import weakref


class Counted(types.ModuleType):
    count = 0

    def __getattr__(self, name):
        return "made " + name

    @property
    def shown(self):
        return self.__name__.upper()

    def __setattr__(self, name, value):
        Counted.count += 1
        super().__setattr__(name, value)


module = types.ModuleType("x")
module.a = 1
module.__class__ = Counted
print(module.a, module.b, module.shown, type(module).__name__)
module.c = 2
print(Counted.count, module.__dict__["c"], vars(module)["c"])
other = Counted("y", "doc")
print(other.__doc__, other.q, weakref.ref(other)() is other)
sys.modules[__name__].__class__ = Counted
import __main__

print(__main__.anything, __main__.shown)
module.__class__ = types.ModuleType
try:
    module.b
except AttributeError as error:
    print(error)


class Slotted(types.ModuleType):
    __slots__ = ("k",)


try:
    module.__class__ = Slotted
except TypeError as error:
    print(error)
# expect: 1 made b X Counted
# expect: 1 2 2
# expect: doc made q True
# expect: made anything __MAIN__
# expect: module 'x' has no attribute 'b'
# expect: __class__ assignment: 'Slotted' object layout differs from 'module'
