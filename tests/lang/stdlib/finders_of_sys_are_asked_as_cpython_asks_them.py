import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import types
import warnings
import zipfile


class Label:
    def __repr__(self):
        return type(self).__name__


class Loader(importlib.abc.Loader, Label):
    def create_module(self, spec):
        print("create", spec.name)

    def exec_module(self, module):
        print("exec", module.__name__)
        module.value = 42


class EntryFinder(Label):
    def __init__(self, path):
        if not path.startswith("virtual:"):
            raise ImportError
        print("hook", path)

    def find_spec(self, name, target=None):
        print("find", name, target)
        return importlib.util.spec_from_loader(name, Loader()) if name == "virtual_module" else None


sys.path_hooks.insert(0, EntryFinder)
sys.path.append("virtual:a")
sys.path_importer_cache.clear()
try:
    import virtual_module
    print(virtual_module.value, virtual_module, virtual_module.__spec__)
    import virtual_missing
except ImportError as error:
    print(repr(error))
finally:
    sys.path.pop()
    sys.path_hooks.pop(0)
print(sys.path_importer_cache["virtual:a"])


class Finder(importlib.abc.MetaPathFinder, Label):
    def find_spec(self, name, path, target=None):
        print("find", name, path, target)
        if name in ("above", "above.below"):
            return importlib.util.spec_from_loader(name, self, is_package=name == "above")

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.own = module.__name__


finder = Finder()
sys.meta_path.insert(0, finder)
try:
    import above.below
    print(above.below.own, above.__path__, above.__spec__, above)
    importlib.reload(above)
    from above import below
    from above import nothing
except ImportError as error:
    print(repr(error), error.name)
try:
    import above.nothing
except ImportError as error:
    print(repr(error), error.name)
sys.meta_path.remove(finder)


class OldFinder:
    def find_module(self, name, path=None):
        return self if name == "old_module" else None

    def load_module(self, name):
        sys.modules[name] = module = types.ModuleType(name)
        return module


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    sys.meta_path.append(OldFinder())
    import old_module
    print(old_module.__spec__.name, [str(warning.message) for warning in caught])
sys.meta_path.pop()

kept = sys.meta_path[:]
sys.meta_path[:] = []
try:
    import no_finder_no_module
except ImportError as error:
    print(repr(error))
sys.meta_path[:] = kept
names = [getattr(found, "__name__", "") for found in sys.meta_path]
print([name for name in ("BuiltinImporter", "FrozenImporter", "PathFinder") if name in names])

with tempfile.TemporaryDirectory() as folder:
    archive = os.path.join(folder, "modules.zip")
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("zipped.py", "value = 5\ndef fail():\n    raise ValueError('in an archive')\n")
        made.writestr("zipped_package/__init__.py", "from . import inner\n")
        made.writestr("zipped_package/inner.py", "INNER = 1\n")
        made.writestr("zipped_package/data.txt", "data")
    sys.path.insert(0, archive)
    import zipped
    import zipped_package
    short = lambda value: str(value).replace(folder, "FOLDER")
    print(zipped.value, short(zipped), short(zipped.__loader__))
    print(zipped_package.inner.INNER, short(zipped_package.__path__), short(zipped_package.__spec__))
    import importlib.resources
    import pkgutil
    print(importlib.resources.files("zipped_package").joinpath("data.txt").read_text(), pkgutil.get_data("zipped_package", "data.txt"))
    try:
        zipped.fail()
    except ValueError as error:
        print(short(error.__traceback__.tb_next.tb_frame.f_code.co_filename))
    import zipimport
    importer = zipimport.zipimporter(archive)
    print(importer.is_package("zipped"), importer.is_package("zipped_package"), short(importer.get_filename("zipped")), importer.get_source("zipped")[:9])
    for call in (lambda: importer.get_code("missing"), lambda: zipimport.zipimporter(folder), lambda: zipimport.zipimporter("")):
        try:
            call()
        except zipimport.ZipImportError as error:
            print(short(error), short(error.path))
    sys.path.pop(0)

    def write(name, text):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as stream:
            stream.write(text)

    write("replaced_module.py", "import sys, types\nsys.modules[__name__] = types.ModuleType('other')\n")
    write("removed_module.py", "import sys\ndel sys.modules[__name__]\n")
    write("spaces/one.py", "")
    sys.path.insert(0, folder)
    import replaced_module
    print(replaced_module)
    import spaces
    print(spaces.__file__, len(list(spaces.__path__)))


    def attempt(text, names=()):
        try:
            exec(text, dict(names))
        except BaseException as error:
            print(text, "->", type(error).__name__, error, getattr(error, "name", None))

    attempt("import removed_module")
    attempt("import replaced_module.x")
    attempt("import sys.x.y")
    attempt("from spaces import two")
    attempt("__import__(1)")
    attempt("__import__('os', level=-1)")
    attempt("__import__('os', level=1)")
    attempt("__import__('os', {'__package__': 1}, level=1)")
    sys.modules["blocked"] = None
    attempt("import blocked")
    attempt("import blocked.below")
    sys.path.pop(0)

module = types.ModuleType("made")
print(module)
module.__spec__ = importlib.machinery.ModuleSpec("spec.name", None, origin="origin")
print(module)
module.__spec__ = None
module.__loader__ = 5
print(module)
module.__file__ = "file"
print(module, sys)
for name in ("missing", "made_and_listed"):
    sys.modules["made_and_listed"] = types.ModuleType(name)
try:
    importlib.reload(sys.modules.pop("made_and_listed"))
except ImportError as error:
    print(repr(error))
print(sorted(vars(importlib.import_module("importlib.readers"))["__all__"]), importlib.import_module("importlib.resources.simple").SimpleReader.__name__)

# expect: hook virtual:a
# expect: find virtual_module None
# expect: create virtual_module
# expect: exec virtual_module
# expect: 42 <module 'virtual_module' (Loader)> ModuleSpec(name='virtual_module', loader=Loader)
# expect: find virtual_missing None
# expect: ModuleNotFoundError("No module named 'virtual_missing'")
# expect: EntryFinder
# expect: find above None None
# expect: find above.below [] None
# expect: above.below [] ModuleSpec(name='above', loader=Finder, submodule_search_locations=[]) <module 'above' (Finder)>
# expect: find above None <module 'above' (Finder)>
# expect: find above.nothing [] None
# expect: ImportError("cannot import name 'nothing' from 'above' (unknown location)") above
# expect: find above.nothing [] None
# expect: ModuleNotFoundError("No module named 'above.nothing'") above.nothing
# expect: old_module ['OldFinder.find_spec() not found; falling back to find_module()', 'OldFinder.exec_module() not found; falling back to load_module()']
# expect: ModuleNotFoundError("No module named 'no_finder_no_module'")
# expect: ['BuiltinImporter', 'FrozenImporter', 'PathFinder']
# expect: 5 <module 'zipped' from 'FOLDER/modules.zip/zipped.py'> <zipimporter object "FOLDER/modules.zip/">
# expect: 1 ['FOLDER/modules.zip/zipped_package'] ModuleSpec(name='zipped_package', loader=<zipimporter object "FOLDER/modules.zip/">, origin='FOLDER/modules.zip/zipped_package/__init__.py', submodule_search_locations=['FOLDER/modules.zip/zipped_package'])
# expect: data b'data'
# expect: FOLDER/modules.zip/zipped.py
# expect: False True FOLDER/modules.zip/zipped.py value = 5
# expect: can't find module 'missing' None
# expect: not a Zip file FOLDER
# expect: archive path is empty 
# expect: <module 'other'>
# expect: None 1
# expect: import removed_module -> KeyError 'removed_module' None
# expect: import replaced_module.x -> ModuleNotFoundError No module named 'replaced_module.x'; 'replaced_module' is not a package replaced_module.x
# expect: import sys.x.y -> ModuleNotFoundError No module named 'sys.x'; 'sys' is not a package sys.x
# expect: from spaces import two -> ImportError cannot import name 'two' from 'spaces' (unknown location) spaces
# expect: __import__(1) -> TypeError module name must be a string None
# expect: __import__('os', level=-1) -> ValueError level must be >= 0 None
# expect: __import__('os', level=1) -> KeyError "'__name__' not in globals" None
# expect: __import__('os', {'__package__': 1}, level=1) -> TypeError package must be a string None
# expect: import blocked -> ModuleNotFoundError import of blocked halted; None in sys.modules blocked
# expect: import blocked.below -> ModuleNotFoundError No module named 'blocked.below'; 'blocked' is not a package blocked.below
# expect: <module 'made'>
# expect: <module 'spec.name' (origin)>
# expect: <module 'made' (5)>
# expect: <module 'made' from 'file'> <module 'sys' (built-in)>
# expect: ImportError('module made_and_listed not in sys.modules')
# expect: ['FileReader', 'MultiplexedPath', 'NamespaceReader', 'ZipReader'] SimpleReader
