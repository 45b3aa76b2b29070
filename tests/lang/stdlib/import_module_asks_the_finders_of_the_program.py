import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import tempfile

folder = tempfile.mkdtemp()
for name in ("found_by_path", "colorsys"):
    with open(os.path.join(folder, name + ".py"), "w") as file:
        file.write("value = 'file'\n")
sys.path.insert(0, folder)


class Rewriting(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    asked = []

    def find_spec(self, name, path=None, target=None):
        if name not in ("found_by_path", "colorsys"):
            return None
        self.asked.append(name)
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        print(name, type(spec.loader).__name__, spec.origin == os.path.join(folder, name + ".py"))
        return importlib.util.spec_from_file_location(name, spec.origin, loader=self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.value = "rewritten"


finder = Rewriting()
sys.meta_path.insert(0, finder)
print(importlib.import_module("found_by_path").value, importlib.__import__("colorsys").value, finder.asked)
sys.meta_path.remove(finder)
del sys.modules["found_by_path"], sys.modules["colorsys"]
print(importlib.import_module("found_by_path").value, importlib.import_module("colorsys").value)

# expect: found_by_path SourceFileLoader True
# expect: colorsys SourceFileLoader True
# expect: rewritten rewritten ['found_by_path', 'colorsys']
# expect: file file
