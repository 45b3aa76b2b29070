# Specs, loaders and finders; modules imported afresh while a module they use is blocked; where bytecode would stand.
import importlib
import importlib.abc
import importlib.machinery
import importlib.resources
import importlib.util
import os
import sys
import tempfile


def fresh(name, blocked):
    saved = {key: sys.modules.pop(key, None) for key in (name, blocked)}
    sys.modules[blocked] = None
    try:
        return importlib.import_module(name)
    finally:
        for key, module in saved.items():
            sys.modules.pop(key, None)
            if module is not None:
                sys.modules[key] = module


for name in ("functools", "heapq", "operator", "collections"):
    module = fresh(name, "_" + name)
    print(module.__name__, module is not sys.modules.get(name))
print(fresh("functools", "_functools").reduce(lambda a, b: a + b, [1, 2, 3]))
try:
    sys.modules["_heapq"] = None
    import _heapq
except ImportError as error:
    print(type(error).__name__, error)
finally:
    del sys.modules["_heapq"]

with tempfile.TemporaryDirectory() as folder:
    os.mkdir(os.path.join(folder, "package_of_case"))
    for name, text in {"__init__.py": "ran = []\n", "part.py": "from . import ran\nran.append(__name__)\n", "note.txt": "hello"}.items():
        with open(os.path.join(folder, "package_of_case", name), "w") as file:
            file.write(text)
    sys.path.insert(0, folder)
    spec = importlib.util.find_spec("package_of_case.part")
    package = sys.modules["package_of_case"]
    print(spec.name, spec.parent, os.path.basename(spec.origin), spec.has_location, "package_of_case.part" in sys.modules, package.ran)
    print(type(package.__spec__).__name__, type(package.__loader__).__name__, package.__spec__.submodule_search_locations == package.__path__)
    part = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(part)
    print(part.__name__, package.ran, spec.loader.get_source("package_of_case.part").splitlines()[0])
    print(importlib.resources.files("package_of_case").joinpath("note.txt").read_text(), importlib.resources.read_text(package, "note.txt"))
    print(sorted(importlib.resources.contents(package)))
    finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
    print(finder.find_spec("package_of_case").name, finder.find_spec("absent"))
    lazy_spec = importlib.util.find_spec("package_of_case.part")
    lazy_spec.loader = importlib.util.LazyLoader(lazy_spec.loader)
    lazy = importlib.util.module_from_spec(lazy_spec)
    lazy_spec.loader.exec_module(lazy)
    print(len(package.ran))
    lazy.ran
    print(len(package.ran))
    sys.path.remove(folder)
print(importlib.util.find_spec("absent_of_case"), importlib.util.find_spec("math").origin is not None)
kept = importlib.util.cache_from_source("a/b.py"), importlib.util.cache_from_source("b.py", optimization=2)
print([path.replace(sys.implementation.cache_tag, "TAG") for path in kept], [importlib.util.source_from_cache(path) for path in kept])
for call in (lambda: importlib.util.source_from_cache("a/b.pyc"), lambda: importlib.util.find_spec(".x"), lambda: importlib.reload(3),
             lambda: importlib.import_module("..x", "a"), lambda: importlib.util.LazyLoader(3)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


class Loader(importlib.abc.Loader):
    def exec_module(self, module):
        module.value = module.__name__ * 2


class Finder(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        return importlib.util.spec_from_loader(name, Loader()) if name == "made_of_case" else None


sys.meta_path.append(Finder())
import made_of_case

print(made_of_case.value, made_of_case.__spec__.name, issubclass(importlib.machinery.SourceFileLoader, importlib.abc.SourceLoader))
print(repr(importlib.util.decode_source(b"# coding: latin-1\r\nx = '\xe9'\r\n")))
# expect: functools True
# expect: heapq True
# expect: operator True
# expect: collections True
# expect: 6
# expect: ModuleNotFoundError import of _heapq halted; None in sys.modules
# expect: package_of_case.part package_of_case part.py True False []
# expect: ModuleSpec SourceFileLoader True
# expect: package_of_case.part ['package_of_case.part'] from . import ran
# expect: hello hello
# expect: ['__init__.py', 'note.txt', 'part.py']
# expect: package_of_case None
# expect: 1
# expect: 2
# expect: None True
# expect: ['a/__pycache__/b.TAG.pyc', '__pycache__/b.TAG.opt-2.pyc'] ['a/b.py', 'b.py']
# expect: ValueError __pycache__ not bottom-level directory in 'a/b.pyc'
# expect: ImportError no package specified for '.x' (required for relative module names)
# expect: TypeError reload() argument must be a module
# expect: ImportError attempted relative import beyond top-level package
# expect: TypeError loader must define exec_module()
# expect: made_of_casemade_of_case made_of_case True
# expect: "# coding: latin-1\nx = 'é'\n"
