"""The source of a rewritten network: its classes, those of cells in it, and the functions that they call, as one module."""
import ast
import copy
import inspect
import linecache
import sys
import types

from mindspore.rewrite.flatten import Names
from mindspore.rewrite.values import ScopedValue

class_names, function_names = Names(), Names()  # of all that this process has rewritten


class Code:
    """What a tree and the trees in it write together, in the order in which it is found."""

    def __init__(self):
        self._functions = []  # (block, module)
        self._methods = {}  # of each tree
        self._trees = []
        self._imports = []
        self._aliases = []  # (name, path): what functions of MindSpore's are called in the new module

    def function_name(self, name, called):
        """What a function that is called by a name, or a path, is in the new module."""
        return function_names.take(name if name == called else f"{name}_opt")

    def add_alias(self, node):
        """A call of MindSpore's function by a path becomes one by a name."""
        path = str(node._function)
        name = node._name = self.function_name(node._function.value, path)
        self._aliases.append((name, path))
        node._function = ScopedValue.create_naming_value(name)
        node._source.value.func = ast.Name(name, ast.Load())

    def add_function(self, tree, block, is_method):
        """A function whose body is a block."""
        if is_method:
            self._methods.setdefault(tree, []).append(block)
        else:
            self._functions.append((block, sys.modules[block.owner.get_instance().__module__]))

    def add_class(self, tree):
        """The class of a tree; those of the cells in it come first."""
        self._trees.append(tree)

    def adopt(self, tree):
        """A tree that was made by itself, and is now a part."""
        other = tree._code
        self._functions += other._functions
        self._methods.update(other._methods)
        self._trees[:0] = other._trees
        self._imports += other._imports
        self._aliases += other._aliases
        for own in other._trees:
            own._code = self

    def add_import(self, function):
        """A function that an inserted node calls by name."""
        if getattr(function, "__module__", None) != "builtins" and function not in self._imports:
            self._imports.append(function)

    # ---- source

    def text(self, tree):
        """The module as source; the class of `tree` is its last."""
        body = []
        for block, _ in self._functions:
            body.append(_function(block))
        written = {}  # cells of one class that were not changed share theirs
        for own in [other for other in self._trees if other is not tree] + [tree]:
            own._written_name = own._class_name
            made = self._class(own)
            key = id(own) if own._is_changed() else type(own._network), ast.unparse(ast.fix_missing_locations(made)).partition("\n")[2]
            own._written_name = written.setdefault(key, own._class_name)
            if own._written_name == own._class_name:
                body.append(made)
        head = self._head(tree, body)
        module = ast.fix_missing_locations(ast.Module(head + body, []))
        return ast.unparse(module) + "\n"

    def _class(self, tree):
        base = type(tree._network)
        lines = ["nn.Cell.__init__(self)", "for key, value in obj.__dict__.items():\n    setattr(self, key, value)"]
        lines += [f"{name} = {other._written_name}({name})" for name, other in tree._replacements]
        lines += [f"self.{name} = obj.{name}" if other is None else f"self.{name} = {other._written_name}(obj.{name})"
                  for name, other in tree._added]
        source = f"class {tree._class_name}({base.__name__}, nn.Cell):\n\n    def __init__(self, obj):\n"
        for line in lines:
            source += "".join([f"        {part}\n" for part in line.splitlines()])
        made = ast.parse(source).body[0]
        methods = [(base.construct, tree._block)] + [(block.owner.get_instance(), block) for block in self._methods.get(tree, ())]
        for _, block in sorted(methods, key=_line_of):
            made.body.append(_function(block))
        return made

    def _head(self, tree, body):
        """What brings the names that the body uses."""
        aliases = [ast.parse(f"{name} = {path}").body[0] for name, path in self._aliases]
        used = {found.id for part in aliases + body for found in ast.walk(part) if isinstance(found, ast.Name)}
        lines = ["import sys", "import mindspore", "from mindspore import nn"]
        modules = {sys.modules[type(own._network).__module__] for own in self._trees} | {module for _, module in self._functions}
        known = {"sys", "mindspore", "nn"} | {part.name for part in body} | {name for name, _ in self._aliases}
        for module in sorted(modules, key=_name_of):
            lines += _imports_of(module, used, known)
        names = [(type(own._network).__name__, type(own._network).__module__) for own in self._trees]
        names += [(name, module.__name__) for module in modules for name in sorted(used) if name in vars(module)]
        names += [(function.__name__, function.__module__) for function in self._imports]
        for name, module in names:
            if name not in known:
                known.add(name)
                lines.append(f"{name} = getattr(sys.modules['{module}'], '{name}')" if module == "__main__" or module not in sys.modules
                             else f"from {module} import {name}")
        return ast.parse("\n".join(lines)).body + aliases

    def load(self, tree):
        """The class of a tree, in a module of its own."""
        name = f"{tree._class_name}_{id(self)}"
        text = self.text(tree)
        path = f"<rewritten {name}>"
        module = types.ModuleType(name)
        module.__file__ = path
        linecache.cache[path] = (len(text), None, text.splitlines(True), path)
        sys.modules[name] = module
        exec(compile(text, path, "exec"), module.__dict__)
        return getattr(module, tree._class_name)


def _line_of(method):
    return method[0].__code__.co_firstlineno


def _name_of(module):
    return module.__name__


def _imports_of(module, used, known):
    """The lines at the top of a module's file that import names which are used, and are not yet known."""
    try:
        body = ast.parse(inspect.getsource(module)).body
    except (OSError, TypeError):
        return []  # a module without a file: its names come from the module itself
    lines = []
    for statement in body:
        if not isinstance(statement, (ast.Import, ast.ImportFrom)) or getattr(statement, "level", 0):
            continue
        for alias in statement.names:
            name = (alias.asname or alias.name).split(".")[0]
            if name in used and name not in known:
                known.add(name)
                lines.append(ast.unparse(type(statement)(**{**vars(statement), "names": [alias]})))
    return lines


def _function(block):
    """A block as the function that it is the body of."""
    made = copy.copy(block.function)
    made.body = copy.deepcopy(block.statements())
    made.returns = None
    return made
