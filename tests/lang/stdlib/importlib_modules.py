import importlib
import importlib.util
import os
import sys
import tempfile
from importlib.machinery import ModuleSpec

folder = tempfile.mkdtemp()
path = os.path.join(folder, "settings_file.py")
with open(path, "w") as file:
    file.write("value = 1\n")
spec = importlib.util.spec_from_file_location("settings", path)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(module.__name__, module.value, spec.name, spec.origin == path, spec.has_location, spec.parent == "", module.__file__ == path)
sys.path.insert(0, folder)
import settings_file
settings_file.value = 5
print(importlib.reload(settings_file).value, importlib.util.find_spec("no_such_module"), importlib.util.resolve_name(".b", "a"))


class Finder:
    """Makes modules out of nothing."""

    def find_spec(self, name, path, target=None):
        if not name.startswith("made"):
            return None
        print("asked for", name, path)
        return ModuleSpec(name, self, is_package="." not in name)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        if module.__name__.endswith("bad"):
            raise ValueError("does not run")
        module.label = module.__name__.upper()


sys.meta_path.append(Finder())
import made
print(made.label, made.__spec__.name)
try:
    import made_bad
except ValueError as error:
    print(error, "made_bad" in sys.modules)
try:
    import neither
except ModuleNotFoundError as error:
    print(error, error.name)
try:
    importlib.reload(5)
except TypeError as error:
    print(error)

# expect: settings 1 settings True True True True
# expect: 1 None a.b
# expect: asked for made None
# expect: MADE made
# expect: asked for made_bad None
# expect: does not run False
# expect: No module named 'neither' neither
# expect: reload() argument must be a module
