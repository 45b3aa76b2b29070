"""pydoc's pages as text; bold letters are printed twice, with a backspace between, as pagers want them."""

import builtins
import inspect
import reprlib

import _pydoc_facts as facts
from _pydoc_facts import classname, getdoc, splitdoc


class TextRepr(reprlib.Repr):
    """Values in one line: what is long is cut, what shows its address does so without it."""

    def __init__(self):
        super().__init__()
        self.maxtuple = self.maxlist = 20
        self.maxdict = 10
        self.maxstring = self.maxother = 100

    def repr1(self, x, level):
        own = getattr(self, "repr_" + "_".join(type(x).__name__.split()), None)
        return own(x, level) if own else cut(facts.stripid(repr(x)), self.maxother)

    def repr_string(self, x, level):
        made = repr(x)
        if len(made) <= self.maxstring:
            return made
        return made[0] + cut(x, self.maxstring).encode("unicode_escape").decode("ascii") + made[0]

    repr_str = repr_string

    def repr_instance(self, x, level):
        try:
            return cut(facts.stripid(repr(x)), self.maxstring)
        except Exception:
            return f"<{type(x).__name__} instance>"


def cut(text, most):
    """The two ends of a text with dots between, `most` characters in all."""
    if len(text) <= most:
        return text
    before = max(0, (most - 3) // 2)
    return f"{text[:before]}...{text[len(text) - max(0, most - 3 - before):]}"


class Doc:
    """A page of an object: `document` finds out what it is, and calls the method for that."""

    def document(self, object, name=None, *args):
        if inspect.isgetsetdescriptor(object) or inspect.ismemberdescriptor(object):
            return self.docdata(object, name, *args)
        pages = (inspect.ismodule, self.docmodule), (inspect.isclass, self.docclass), (inspect.isroutine, self.docroutine)
        try:
            for test, method in pages:
                if test(object):
                    return method(object, name, *args)
        except AttributeError:
            pass  # it only looks like one of them
        method = self.docdata if inspect.isdatadescriptor(object) else self.docother
        return method(object, name, *args)

    def fail(self, object, name=None, *args):
        named = f"{name!r} " if name else ""
        raise TypeError(f"don't know how to document object {named}of type {type(object).__name__}")

    docmodule = docclass = docroutine = docother = docproperty = docdata = fail

    def getdocloc(self, object, basedir=None):
        """The address of the module's page in the library reference; None where it is no module of the library."""
        name = object.__name__
        file = getattr(object, "__file__", None) or "<refjit>"
        if not file.startswith("<refjit>") or name in ("xml.etree", "test.pydoc_mod", "test.test_pydoc", "__main__"):
            return None
        return f"{facts.DOCS}/{name.lower()}.html"


class TextDoc(Doc):
    """Pages as plain text."""

    _repr_instance = TextRepr()
    repr = _repr_instance.repr

    def bold(self, text):
        return "".join(f"{c}\b{c}" for c in text)

    def indent(self, text, prefix="    "):
        if not text:
            return ""
        return "\n".join([prefix + line for line in text.split("\n")]).rstrip(" ")

    def section(self, title, contents):
        return f"{self.bold(title)}\n{self.indent(contents).rstrip()}\n\n"

    def formattree(self, tree, modname, parent=None, prefix=""):
        """The classes of inspect.getclasstree, those with other bases than where they stand with them."""
        made, shown = [], None
        for entry in tree:
            if isinstance(entry, list):
                made.append(self.formattree(entry, modname, shown, prefix + "    "))
                continue
            shown, bases = entry
            line = prefix + classname(shown, modname)
            if bases and bases != (parent,):
                line += f"({', '.join(classname(base, modname) for base in bases)})"
            made.append(line + "\n")
        return "".join(made)

    # ---- modules

    def docmodule(self, object, name=None, mod=None):
        name = object.__name__
        first, more = splitdoc(getdoc(object))
        page = self.section("NAME", name + (f" - {first}" if first else ""))
        place = self.getdocloc(object)
        if place is not None:
            page += self.section("MODULE REFERENCE", place + "\n\n" + facts.REFERENCE_NOTE)
        if more:
            page += self.section("DESCRIPTION", more)
        classes, functions, data = facts.page_parts(object)
        page += self._packages(object, name)
        if classes:
            tree = inspect.getclasstree([value for _, value in classes], True)
            pages = [self.formattree(tree, name)] + [self.document(value, key, name) for key, value in classes]
            page += self.section("CLASSES", "\n".join(pages))
        if functions:
            page += self.section("FUNCTIONS", "\n".join(self.document(value, key, name) for key, value in functions))
        if data:
            rows = (self.docother(value, key, name, maxlen=70) for key, value in data)
            page += self.section("DATA", "\n".join(rows))
        return page + self._facts_of_file(object)

    def _packages(self, object, name):
        """PACKAGE CONTENTS and SUBMODULES: modules in its folder, then modules among its attributes."""
        page, contents = "", set()
        if hasattr(object, "__path__"):
            contents = set(facts.modules_in(object))
            rows = sorted(f"{n} (package)" if is_package else n for n, is_package in contents)
            page += self.section("PACKAGE CONTENTS", "\n".join(rows)) if rows else ""
        known = {n for n, _ in contents}
        inside = [m for _, m in inspect.getmembers(object, inspect.ismodule) if m.__name__.startswith(name + ".")]
        below = sorted({m.__name__.removeprefix(name + ".") for m in inside} - known)
        return page + (self.section("SUBMODULES", "\n".join(below)) if below else "")

    def _facts_of_file(self, object):
        page = ""
        if hasattr(object, "__version__"):
            version = str(object.__version__)
            if version.startswith("$Revision: ") and version.endswith("$"):
                version = version[11:-1].strip()
            page += self.section("VERSION", version)
        for attribute, title in ("__date__", "DATE"), ("__author__", "AUTHOR"), ("__credits__", "CREDITS"):
            if hasattr(object, attribute):
                page += self.section(title, str(getattr(object, attribute)))
        try:
            file = inspect.getabsfile(object)
        except TypeError:
            file = "(built-in)"
        return page + self.section("FILE", file)

    # ---- classes

    def docclass(self, object, name=None, mod=None, *ignored):
        real, module = object.__name__, object.__module__
        name = name or real
        title = f"class {self.bold(real)}" if name == real else f"{self.bold(name)} = class {real}"
        if object.__bases__:
            title += f"({', '.join(classname(base, module) for base in object.__bases__)})"
        lines = self._class_head(object, name)
        lines += self._class_members(object, mod)
        contents = "\n".join(lines)
        return f"{title}\n" + (self.indent(contents.rstrip(), " |  ") + "\n" if contents else "")

    def _class_head(self, object, name):
        lines = []
        call = facts.signature_text(object)
        if call and call != "()":
            lines.append(f"{name}{call}\n")
        doc = getdoc(object)
        if doc:
            lines.append(doc + "\n")
        order = inspect.getmro(object)
        if len(order) > 2:
            lines += ["Method resolution order:", *("    " + classname(base, object.__module__) for base in order), ""]
        below = [c.__name__ for c in type.__subclasses__(object) if c.__module__ == "builtins" and c.__name__[0] != "_"]
        if below:
            below.sort(key=str.lower)
            lines += ["Built-in subclasses:", *("    " + n for n in below[:4])]
            lines += [f"    ... and {len(below) - 4} other subclasses"] if len(below) > 4 else []
            lines.append("")
        return lines

    _SECTIONS = (("Methods", "method"), ("Class methods", "class method"), ("Static methods", "static method"),
                 ("Readonly properties", "readonly property"), ("Data descriptors", "data descriptor"),
                 ("Data and other attributes", "data"))  # fmt: skip

    def _class_members(self, object, mod):
        """For each class in the order of resolution what it defines, a section a kind, with lines between sections."""
        left = [row for row in facts.classify_class_attrs(object) if facts.visiblename(row[0], obj=object)]
        order, lines = list(inspect.getmro(object)), []
        while left:
            owner = order.pop(0) if order else left[0][2]
            own = [row for row in left if row[2] is owner]
            left = [row for row in left if row[2] is not owner]
            if owner is builtins.object and object is not builtins.object:
                continue
            where = "defined here" if owner is object else "inherited from " + classname(owner, object.__module__)
            facts.sort_attributes(own, object)
            for title, kind in self._SECTIONS:
                rows = [row for row in own if row[1] == kind]
                if rows:
                    lines += ["-" * 70] if lines else []
                    lines.append(f"{title} {where}:\n")
                    lines += [self._member(object, row, mod) for row in rows]
        return lines

    def _member(self, object, row, mod):
        name, kind, owner, value = row
        if kind == "data":
            try:
                shown = getattr(object, name)
            except AttributeError:
                shown = vars(owner)[name]
            return self.docother(shown, name, mod, maxlen=70, doc=getdoc(value)) + "\n"
        if kind in ("readonly property", "data descriptor"):
            return self.docdata(value, name, mod)
        try:
            found = getattr(object, name)
        except Exception:
            return self.docdata(value, name, mod)  # a function that a metaclass keeps for itself
        return self.document(found, name, mod, object)

    # ---- functions and values

    def docroutine(self, object, name=None, mod=None, cl=None):
        real = object.__name__
        name, note, is_alias = name or real, "", False
        if facts.is_bound_method(object):
            owner = type(object.__self__)
            if cl:
                note = f" from {classname(owner, mod)}" if owner is not cl else ""
            else:
                note = f" method of {classname(owner, mod)} instance"
        if name == real:
            title = self.bold(real)
        else:
            is_alias = cl is not None and inspect.getattr_static(cl, real, None) is object
            title = f"{self.bold(name)} = {real}"
        call = facts.signature_text(object) or "(...)"
        if real == "<lambda>":
            title, call = f"{self.bold(name)} lambda ", call[1:-1]
        is_async = inspect.iscoroutinefunction(object) or inspect.isasyncgenfunction(object)
        line = f"{'async ' if is_async else ''}{title}{call}{note}\n"
        doc = "" if is_alias else getdoc(object)
        return line + (self.indent(doc).rstrip() + "\n" if doc else "")

    def docdata(self, object, name=None, mod=None, cl=None):
        doc = getdoc(object)
        return (f"{self.bold(name)}\n" if name else "") + (self.indent(doc) + "\n" if doc else "")

    def docother(self, object, name=None, mod=None, parent=None, *ignored, maxlen=None, doc=None):
        shown = self.repr(object)
        before = f"{name} = " if name else ""
        if maxlen and len(before) + len(shown) > maxlen:
            shown = shown[: maxlen - len(before) - len(shown)] + "..."
        line = (f"{self.bold(name)} = " if name else "") + shown
        doc = doc or getdoc(object)
        return line + (f"\n{self.indent(str(doc))}\n" if doc else "")


class PlainTextDoc(TextDoc):
    """Text without double printing."""

    def bold(self, text):
        return text
