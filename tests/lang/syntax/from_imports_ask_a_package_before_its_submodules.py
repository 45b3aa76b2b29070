# `from package import name` takes an attribute, whoever gives it, before it looks for a submodule.
import importlib.abc
import importlib.machinery
import sys
import types


class Package(types.ModuleType):
    __path__ = []

    def __getattr__(self, name):
        if name.startswith("_") or name == "child":
            raise AttributeError(name)
        return "attribute " + name


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "made":
            print("find", name)
            return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return Package(spec.name)

    def exec_module(self, module):
        pass


sys.meta_path.append(Finder())
from made import thing
print(thing)
from made import child, other
print(child.__name__, other, "made.thing" in sys.modules)
import made.thing
print(made.thing.__name__)
from made import thing
print(thing is sys.modules["made.thing"])

# expect: find made
# expect: attribute thing
# expect: find made.child
# expect: made.child attribute other False
# expect: find made.thing
# expect: made.thing
# expect: True
