"""Where objects come from: files, modules, lines of source. Part of inspect."""

import linecache
import os
import sys
import types

__all__ = ["BlockFinder", "ClassFoundException", "EndOfBlock", "cleandoc", "findsource", "getabsfile", "getblock", "getcomments", "getfile",
           "getmodule", "getmodulename", "getsource", "getsourcefile", "getsourcelines", "indentsize"]

__name__ = "inspect"  # what is defined here is shown, and pickled, as that module's


class EndOfBlock(Exception):
    __module__ = "inspect"


class ClassFoundException(Exception):
    __module__ = "inspect"


def _code_of(object):
    """The code that a method, function, traceback or frame runs; anything else is itself."""
    for kind, name in ((types.MethodType, "__func__"), (types.FunctionType, "__code__"), (types.TracebackType, "tb_frame"),
                       (types.FrameType, "f_code")):  # fmt: skip
        if isinstance(object, kind):
            object = getattr(object, name)
    return object


def getfile(object):
    """The file in which an object was defined; TypeError for what is built in."""
    if isinstance(object, types.ModuleType):
        if getattr(object, "__file__", None):
            return object.__file__
        raise TypeError("{!r} is a built-in module".format(object))
    if isinstance(object, type):
        if hasattr(object, "__module__"):
            module = sys.modules.get(object.__module__)
            if getattr(module, "__file__", None):
                return module.__file__
            if object.__module__ == "__main__":
                raise OSError("source code not available")
        raise TypeError("{!r} is a built-in class".format(object))
    object = _code_of(object)
    if isinstance(object, types.CodeType):
        return object.co_filename
    raise TypeError("module, class, method, function, traceback, frame, or code object was expected, got {}".format(
        type(object).__name__))


def getmodulename(path):
    name = os.path.basename(path)
    return name[:-3] if name.endswith(".py") else None


def getsourcefile(object):
    """The file that an object's source is in; None when there is none."""
    filename = getfile(object)
    if linecache.getlines(filename) or os.path.exists(filename):
        return filename
    return None


def getabsfile(object, _filename=None):
    if _filename is None:
        _filename = getsourcefile(object) or getfile(object)
    return os.path.normcase(os.path.abspath(_filename))


def getmodule(object, _filename=None):
    """The module an object was defined in; None when it cannot be found."""
    if isinstance(object, types.ModuleType):
        return object
    if hasattr(object, "__module__"):
        return sys.modules.get(object.__module__)
    try:
        file = getabsfile(object, _filename)
    except (TypeError, FileNotFoundError):
        return None
    for module in list(sys.modules.values()):
        if isinstance(module, types.ModuleType) and getattr(module, "__file__", None):
            if file == os.path.normcase(os.path.abspath(module.__file__)):
                return module
    return None


def _class_line(tree, qualname):
    """Index of the line where the class of that qualified name starts; None without one."""
    import ast

    def search(node, path):
        for child in ast.iter_child_nodes(node):
            inside = path
            if isinstance(child, ast.ClassDef):
                inside = path + [child.name]
                if ".".join(inside) == qualname:
                    return (child.decorator_list[0].lineno if child.decorator_list else child.lineno) - 1
            elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                inside = path + [child.name, "<locals>"]
            found = search(child, inside)
            if found is not None:
                return found
        return None

    return search(tree, [])


def findsource(object):
    """(all lines of the file, index of the line where the object starts)"""
    file = getsourcefile(object)
    if not file:
        file = getfile(object)
        if not (file.startswith("<") and file.endswith(">")):
            raise OSError("source code not available")
    module = getmodule(object, file)
    lines = linecache.getlines(file, module.__dict__ if module else None)
    if not lines:
        raise OSError("could not get source code")
    if isinstance(object, types.ModuleType):
        return lines, 0
    if isinstance(object, type):
        import ast

        line = _class_line(ast.parse("".join(lines)), object.__qualname__)
        if line is None:
            raise OSError("could not find class definition")
        return lines, line
    object = _code_of(object)
    if not isinstance(object, types.CodeType):
        raise OSError("could not find code object")
    import re

    line = object.co_firstlineno - 1
    starts = re.compile(r"^(\s*def\s)|(\s*async\s+def\s)|(.*(?<!\w)lambda(:|\s))|^(\s*@)")
    while line > 0:
        if line >= len(lines):
            raise OSError("lineno is out of bounds")
        if starts.match(lines[line]):
            break
        line -= 1
    return lines, line


def indentsize(line):
    expanded = line.expandtabs()
    return len(expanded) - len(expanded.lstrip())


def getcomments(object):
    """The comment lines right ahead of an object, or at the top of a module's file; None without any."""
    try:
        lines, start = findsource(object)
    except (OSError, TypeError):
        return None
    if isinstance(object, types.ModuleType):
        start = 1 if lines and lines[0][:2] == "#!" else 0
        while start < len(lines) and lines[start].strip() in ("", "#"):
            start += 1
        if start >= len(lines) or lines[start][:1] != "#":
            return None
        end = start
        while end < len(lines) and lines[end][:1] == "#":
            end += 1
        return "".join(line.expandtabs() for line in lines[start:end])
    indent = indentsize(lines[start])
    comments = []
    end = start - 1
    while end >= 0 and lines[end].lstrip()[:1] == "#" and indentsize(lines[end]) == indent:
        comments.insert(0, lines[end].expandtabs().lstrip())
        end -= 1
    while comments and comments[0].strip() == "#":
        del comments[0]
    while comments and comments[-1].strip() == "#":
        del comments[-1]
    return "".join(comments) if comments else None


class BlockFinder:
    """Takes tokens until the block that the first line starts has ended."""

    def __init__(self):
        import tokenize

        self._kinds = tokenize
        self.indent = 0
        self.islambda = False
        self.started = False
        self.passline = False
        self.indecorator = False
        self.last = 1
        self.body_col0 = None

    def tokeneater(self, type, token, srowcol, erowcol, line):
        if not self.started and not self.indecorator:
            if token == "@":
                self.indecorator = True
            elif token in ("def", "class", "lambda"):
                self.islambda = token == "lambda"
                self.started = True
            self.passline = True
        elif type == self._kinds.NEWLINE:
            self.passline = False
            self.last = srowcol[0]
            if self.islambda:
                raise EndOfBlock
            self.indecorator = False
        elif self.passline:
            pass
        elif type == self._kinds.INDENT:
            if self.body_col0 is None and self.started:
                self.body_col0 = erowcol[1]
            self.indent += 1
            self.passline = True
        elif type == self._kinds.DEDENT:
            self.indent -= 1
            if self.indent <= 0:
                raise EndOfBlock
        elif type == self._kinds.COMMENT:
            if self.body_col0 is not None and srowcol[1] >= self.body_col0:
                self.last = srowcol[0]
        elif self.indent == 0 and type not in (self._kinds.COMMENT, self._kinds.NL):
            raise EndOfBlock


def getblock(lines):
    """The lines of the block that starts at the first one."""
    import tokenize

    finder = BlockFinder()
    try:
        for token in tokenize.generate_tokens(iter(lines).__next__):
            finder.tokeneater(*token)
    except (EndOfBlock, IndentationError):
        pass
    except SyntaxError as e:
        if "unmatched" not in e.msg:
            raise e from None
    return lines[:finder.last]


def getsourcelines(object):
    """(lines of an object, number of the first one)"""
    from inspect import unwrap

    object = unwrap(object)
    lines, start = findsource(object)
    if isinstance(object, types.TracebackType):
        object = object.tb_frame
    if isinstance(object, types.ModuleType) or isinstance(object, types.FrameType) and object.f_code.co_name == "<module>":
        return lines, 0
    return getblock(lines[start:]), start + 1


def getsource(object):
    return "".join(getsourcelines(object)[0])


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margins = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    margin = min(margins, default=0)
    lines = [lines[0].lstrip()] + [line[margin:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def signature_items(text):
    """The parameters of a signature's text; a default may be a quoted comma."""
    items, quote = [""], ""
    for c in text:
        if c in "'\"":
            quote = "" if quote == c else quote or c
        if c == "," and not quote:
            items.append("")
        else:
            items[-1] += c
    return [item.strip() for item in items if item.strip()]
