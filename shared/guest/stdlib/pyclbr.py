"""pyclbr: the functions and classes of a module, found in its source without running it."""

import ast
import importlib.util
import sys
from importlib.machinery import PathFinder

__all__ = ["readmodule", "readmodule_ex", "Class", "Function"]

_modules = {}  # what was read, by full name


class _Object:
    """A definition: its place, and what is defined inside of it."""

    def __init__(self, module, name, file, lineno, end_lineno, parent):
        self.module, self.name, self.file = module, name, file
        self.lineno, self.end_lineno = lineno, end_lineno
        self.parent = parent
        self.children = {}
        if parent is not None:
            parent.children[name] = self


class Function(_Object):
    """A function, or a method: then its parent is a Class."""

    def __init__(self, module, name, file, lineno, parent=None, is_async=False, *, end_lineno=None):
        super().__init__(module, name, file, lineno, end_lineno, parent)
        self.is_async = is_async
        if isinstance(parent, Class):
            parent.methods[name] = lineno


class Class(_Object):
    """A class: its bases (Class objects, or names that are not known), and its methods with their lines."""

    def __init__(self, module, name, super_, file, lineno, parent=None, *, end_lineno=None):
        super().__init__(module, name, file, lineno, end_lineno, parent)
        self.super = super_ or []
        self.methods = {}


def readmodule(module, path=None):
    """The classes of a module."""
    return {name: found for name, found in _read(module, path or []).items() if isinstance(found, Class)}


def readmodule_ex(module, path=None):
    """The functions and classes of a module; of a package, `__path__` too."""
    return _read(module, path or [])


def _read(module, path, inpackage=None):
    fullname = f"{inpackage}.{module}" if inpackage is not None else module
    if fullname in _modules:
        return _modules[fullname]
    tree = {}
    if inpackage is None and module in sys.builtin_module_names:
        _modules[module] = tree
        return tree
    package, _, submodule = module.rpartition(".")
    if package:
        outer = _read(package, path, inpackage)
        if inpackage is not None:
            package = f"{inpackage}.{package}"
        if "__path__" not in outer:
            raise ImportError(f"No package named {package}")
        return _read(submodule, outer["__path__"], package)
    spec = PathFinder.find_spec(fullname, path if inpackage is not None else path + sys.path)
    if spec is None and inpackage is None:
        spec = importlib.util.find_spec(fullname)  # of a module of the library
    if spec is None:
        raise ModuleNotFoundError(f"no module named {fullname!r}", name=fullname)
    _modules[fullname] = tree
    if spec.submodule_search_locations is not None:
        tree["__path__"] = spec.submodule_search_locations
    try:
        source = spec.loader.get_source(fullname)
    except (AttributeError, ImportError):
        return tree
    if source is not None:
        _Reader(fullname, spec.origin, tree, inpackage).visit(ast.parse(source))
    return tree


class _Reader(ast.NodeVisitor):
    """Puts each definition of a module where it belongs, and follows its imports for the names of bases."""

    def __init__(self, module, file, tree, inpackage):
        self.module, self.file, self.tree, self.inpackage = module, file, tree, inpackage
        self.parents = []

    def _add(self, made, node):
        if not self.parents:
            self.tree[node.name] = made
        self.parents.append(made)
        self.generic_visit(node)
        self.parents.pop()

    def _parent(self):
        return self.parents[-1] if self.parents else None

    def _base(self, node):
        """The Class that a base names, or its text; None for one of a module that was not read."""
        name = ast.unparse(node)
        if name in self.tree or "." not in name:
            return self.tree.get(name, name)
        *_, module, attribute = name.split(".")
        return _modules[module].get(attribute, name) if module in _modules else None

    def visit_ClassDef(self, node):
        bases = [found for base in node.bases if (found := self._base(base)) is not None]
        place = dict(parent=self._parent(), end_lineno=node.end_lineno)
        self._add(Class(self.module, node.name, bases, self.file, node.lineno, **place), node)

    def visit_FunctionDef(self, node, *, is_async=False):
        place = dict(parent=self._parent(), is_async=is_async, end_lineno=node.end_lineno)
        self._add(Function(self.module, node.name, self.file, node.lineno, **place), node)

    def visit_AsyncFunctionDef(self, node):
        self.visit_FunctionDef(node, is_async=True)

    def visit_Import(self, node):
        if node.col_offset != 0:
            return
        for item in node.names:
            self._names_of(item.name)

    def visit_ImportFrom(self, node):
        if node.col_offset != 0:
            return
        names = self._names_of("." * node.level + (node.module or ""))
        for item in node.names:
            if item.name in names:
                self.tree[item.asname or item.name] = names[item.name]
            elif item.name == "*":
                self.tree.update((name, value) for name, value in names.items() if not name.startswith("_"))

    def _names_of(self, module):
        """What an imported module defines, looked for in the package first; nothing of one that cannot be read."""
        for package in dict.fromkeys((self.inpackage, None)):
            try:
                return _read(module, [], package)
            except (ImportError, SyntaxError):
                pass
        return {}


def _main():
    """Prints the tree of the module or file that the command line names."""
    import os

    try:
        name = sys.argv[1]
    except IndexError:
        name = __file__
    path = []
    if os.path.exists(name):
        path = [os.path.dirname(name)]
        name = os.path.basename(name).removesuffix(".py")
    order = lambda found: getattr(found, "lineno", 0)  # noqa: E731
    waiting = sorted(readmodule_ex(name, path).values(), key=order, reverse=True)
    depths = {}
    while waiting:
        found = waiting.pop()
        if not isinstance(found, _Object):
            continue
        depth = depths.get(id(found), 0)
        bases = f"({', '.join(getattr(b, 'name', b) for b in found.super)})" if isinstance(found, Class) else ""
        kind = "class" if isinstance(found, Class) else "def"
        print("%s%s %s%s %d" % ("  " * depth, kind, found.name, bases, found.lineno))
        for child in sorted(found.children.values(), key=order, reverse=True):
            depths[id(child)] = depth + 1
            waiting.append(child)


if __name__ == "__main__":
    _main()
