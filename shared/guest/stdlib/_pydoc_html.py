"""pydoc's pages as HTML, with links between what they name."""

import builtins
import inspect
import pkgutil
import re
import sys
import urllib.parse

import _pydoc_facts as facts
from _pydoc_facts import classname, getdoc
from _pydoc_text import Doc, TextRepr, cut


def _replaced(text, *pairs):
    for old, new in zip(pairs[::2], pairs[1::2]):
        text = text.replace(old, new)
    return text


class HTMLRepr(TextRepr):
    """Values in one line, escaped."""

    def escape(self, text):
        return _replaced(text, "&", "&amp;", "<", "&lt;", ">", "&gt;")

    def repr1(self, x, level):
        own = getattr(self, "repr_" + "_".join(type(x).__name__.split()), None)
        return own(x, level) if own else self.escape(cut(facts.stripid(repr(x)), self.maxother))

    def repr_string(self, x, level):
        short = cut(x, self.maxstring)
        made = repr(short)
        if "\\" in short and "\\" not in made.replace("\\\\", ""):
            return "r" + made[0] + self.escape(short) + made[0]  # backslashes alone: a raw text
        return re.sub(r"((\\[\\abfnrtv\'\"]|\\[0-9]..|\\x..|\\u....)+)", r'<span class="repr">\1</span>', self.escape(made))

    repr_str = repr_string

    def repr_instance(self, x, level):
        try:
            return self.escape(cut(facts.stripid(repr(x)), self.maxstring))
        except Exception:
            return self.escape(f"<{x.__class__.__name__} instance>")

    repr_unicode = repr_string


class HTMLDoc(Doc):
    """Pages as HTML."""

    _linked = re.compile(r"\b((http|https|ftp)://\S+[\w/]|RFC[- ]?(\d+)|PEP[- ]?(\d+)|(self\.)?(\w+))")
    _repr_instance = HTMLRepr()
    repr, escape = _repr_instance.repr, _repr_instance.escape

    # ---- parts of pages

    def page(self, title, contents):
        return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Python: {title}</title>\n'
                f"</head><body>\n{contents}\n</body></html>")  # fmt: skip

    def heading(self, title, extras=""):
        return (f'\n<table class="heading">\n<tr class="heading-text decor">\n<td class="title">&nbsp;<br>{title}</td>\n'
                f'<td class="extra">{extras or "&nbsp;"}</td></tr></table>\n    ')  # fmt: skip

    def section(self, title, cls, contents, width=6, prelude="", marginalia=None, gap="&nbsp;"):
        if marginalia is None:
            marginalia = f'<span class="code">{"&nbsp;" * width}</span>'
        made = (f'<p>\n<table class="section">\n<tr class="decor {cls}-decor heading-text">\n'
                f'<td class="section-title" colspan=3>&nbsp;<br>{title}</td></tr>\n    \n')  # fmt: skip
        if prelude:
            made += (f'<tr><td class="decor {cls}-decor" rowspan=2>{marginalia}</td>\n'
                     f'<td class="decor {cls}-decor" colspan=2>{prelude}</td></tr>\n<tr><td>{gap}</td>')  # fmt: skip
        else:
            made += f'<tr><td class="decor {cls}-decor">{marginalia}</td><td>{gap}</td>'
        return f'{made}\n<td class="singlecolumn">{contents}</td></tr></table>'

    def bigsection(self, title, *args):
        return self.section(f'<strong class="bigsection">{title}</strong>', *args)

    def preformat(self, text):
        return _replaced(self.escape(text.expandtabs()), "\n\n", "\n \n", "\n\n", "\n \n", " ", "&nbsp;", "\n", "<br>\n")

    def multicolumn(self, list, format):
        rows = (len(list) + 3) // 4
        columns = (list[i : i + rows] for i in range(0, 4 * rows, rows)) if rows else [[]] * 4
        return "<table><tr>" + "".join(f'<td class="multicolumn">{"".join(format(each) + "<br>" + chr(10) for each in column)}</td>'
                                       for column in columns) + "</tr></table>"  # fmt: skip

    def grey(self, text):
        return f'<span class="grey">{text}</span>'

    # ---- links

    def namelink(self, name, *dicts):
        for known in dicts:
            if name in known:
                return f'<a href="{known[name]}">{name}</a>'
        return name

    def classlink(self, object, modname):
        name, module = object.__name__, sys.modules.get(object.__module__)
        if hasattr(module, name) and getattr(module, name) is object:
            return f'<a href="{module.__name__}.html#{name}">{classname(object, modname)}</a>'
        return classname(object, modname)

    def modulelink(self, object):
        return f'<a href="{object.__name__}.html">{object.__name__}</a>'

    def modpkglink(self, modpkginfo):
        name, path, ispackage, shadowed = modpkginfo
        if shadowed:
            return self.grey(name)
        text = f"<strong>{name}</strong>&nbsp;(package)" if ispackage else name
        return f'<a href="{f"{path}.{name}.html" if path else f"{name}.html"}">{text}</a>'

    def filelink(self, url, path):
        return f'<a href="file:{url}">{path}</a>'

    def markup(self, text, escape=None, funcs={}, classes={}, methods={}):
        """The text with links for addresses and for names that are known."""
        escape, made, here = escape or self.escape, [], 0
        for found in self._linked.finditer(text):
            start, end = found.span()
            made.append(escape(text[here:start]))
            whole, scheme, rfc, pep, own, name = found.groups()
            if scheme:
                address = escape(whole).replace('"', "&quot;")
                made.append(f'<a href="{address}">{address}</a>')
            elif rfc:
                made.append(f'<a href="https://www.rfc-editor.org/rfc/rfc{int(rfc)}.txt">{escape(whole)}</a>')
            elif pep:
                made.append(f'<a href="https://peps.python.org/pep-{int(pep):04d}/">{escape(whole)}</a>')
            else:
                made.append(self._named(own, name, text[end : end + 1] == "(", funcs, classes, methods))
            here = end
        return "".join([*made, escape(text[here:])])

    def _named(self, own, name, is_called, funcs, classes, methods):
        """What stands for a name, or for one of `self`."""
        if own:
            return "self." + (self.namelink(name, methods) if is_called else f"<strong>{name}</strong>")
        return self.namelink(name, methods, funcs, classes) if is_called else self.namelink(name, classes)

    # ---- modules

    def formattree(self, tree, modname, parent=None):
        made, shown = "", None
        for entry in tree:
            if isinstance(entry, list):
                made += f"<dd>\n{self.formattree(entry, modname, shown)}</dd>\n"
                continue
            shown, bases = entry
            made += f'<dt class="heading-text">{self.classlink(shown, modname)}'
            if bases and bases != (parent,):
                made += f"({', '.join(self.classlink(base, modname) for base in bases)})"
            made += "\n</dt>"
        return f"<dl>\n{made}</dl>\n"

    def docmodule(self, object, name=None, mod=None, *ignored):
        name = object.__name__
        parts = name.split(".")
        links = [f'<a href="{".".join(parts[: i + 1])}.html" class="white">{part}</a>' for i, part in enumerate(parts[:-1])]
        head = f'<strong class="title">{".".join([*links, parts[-1]])}</strong>'
        try:
            path = inspect.getabsfile(object)
            place = self.filelink(urllib.parse.quote(path), path)
        except TypeError:
            place = "(built-in)"
        told = []
        if hasattr(object, "__version__"):
            version = str(object.__version__)
            if version.startswith("$Revision: ") and version.endswith("$"):
                version = version[11:-1].strip()
            told.append(f"version {self.escape(version)}")
        if hasattr(object, "__date__"):
            told.append(self.escape(str(object.__date__)))
        head += f" ({', '.join(told)})" if told else ""
        reference = self.getdocloc(object)
        reference = f'<br><a href="{reference}">Module Reference</a>' if reference is not None else ""
        made = self.heading(head, f'<a href=".">index</a><br>{place}{reference}')
        return made + self._module_contents(object, name)

    def _module_contents(self, object, name):
        classes, functions, data = facts.page_parts(object)
        known, links = {}, {}
        for key, value in classes:
            known[key] = known[value] = "#" + key
        for key, value in classes:
            for base in value.__bases__:
                module = sys.modules.get(base.__module__)
                if base.__module__ != name and module and getattr(module, base.__name__, None) is base and base.__name__ not in known:
                    known[base.__name__] = known[base] = f"{base.__module__}.html#{base.__name__}"
        for key, value in functions:
            links[key] = "#-" + key
            if inspect.isfunction(value):
                links[value] = links[key]
        doc = self.markup(getdoc(object), self.preformat, links, known)
        made = f"<p>{doc and f'<span class=' + chr(34) + 'code' + chr(34) + f'>{doc}</span>'}</p>\n"
        if hasattr(object, "__path__"):
            rows = sorted((n, name, is_package, 0) for n, is_package in facts.modules_in(object))
            made += self.bigsection("Package Contents", "pkg-content", self.multicolumn(rows, self.modpkglink))
        elif modules := inspect.getmembers(object, inspect.ismodule):
            made += self.bigsection("Modules", "pkg-content", self.multicolumn(modules, lambda row: self.modulelink(row[1])))
        if classes:
            tree = self.formattree(inspect.getclasstree([value for _, value in classes], 1), name)
            pages = [tree, *(self.document(value, key, name, links, known) for key, value in classes)]
            made += self.bigsection("Classes", "index", " ".join(pages))
        if functions:
            made += self.bigsection("Functions", "functions", " ".join(self.document(value, key, name, links, known) for key, value in functions))
        if data:
            made += self.bigsection("Data", "data", "<br>\n".join(self.document(value, key) for key, value in data))
        for attribute, title in ("__author__", "Author"), ("__credits__", "Credits"):
            if hasattr(object, attribute):
                made += self.bigsection(title, title.lower(), self.markup(str(getattr(object, attribute)), self.preformat))
        return made

    # ---- classes

    def docclass(self, object, name=None, mod=None, funcs={}, classes={}, *ignored):
        real = object.__name__
        name = name or real
        title = f'<a name="{name}">class <strong>{real}</strong></a>' if name == real else f'<strong>{name}</strong> = <a name="{name}">class {real}</a>'
        if object.__bases__:
            title += f"({', '.join(self.classlink(base, object.__module__) for base in object.__bases__)})"
        call = facts.signature_text(object)
        call = f"{self.escape(name + call)}\n\n" if call and call != "()" else ""
        members, methods = self._class_members(object, name, mod, funcs, classes)
        doc = self.markup(call + getdoc(object), self.preformat, funcs, classes, methods)
        doc = doc and f'<span class="code">{doc}<br>&nbsp;</span>'
        return self.section(title, "title", self._resolution(object) + members, 3, doc)

    def _resolution(self, object):
        order = inspect.getmro(object)
        if len(order) <= 2:
            return ""
        rows = "".join(f"<dd>{self.classlink(base, object.__module__)}</dd>\n" for base in order)
        return f"<dl><dt>Method resolution order:</dt>\n{rows}</dl>\n<hr>\n"

    _SECTIONS = (("Methods", "method"), ("Class methods", "class method"), ("Static methods", "static method"),
                 ("Readonly properties", "readonly property"), ("Data descriptors", "data descriptor"),
                 ("Data and other attributes", "data"))  # fmt: skip

    def _class_members(self, object, name, mod, funcs, classes):
        """(what each class in the order of resolution defines, where its methods are)."""
        left = [row for row in facts.classify_class_attrs(object) if facts.visiblename(row[0], obj=object)]
        methods = {}
        for key, _, _, value in left:
            methods[key] = anchor = f"#{name}-{key}"
            try:
                methods[getattr(object, key)] = anchor
            except Exception:
                pass  # it cannot be read, or not be hashed
        order, parts = list(inspect.getmro(object)), []
        while left:
            owner = order.pop(0) if order else left[0][2]
            own = [row for row in left if row[2] is owner]
            left = [row for row in left if row[2] is not owner]
            if owner is builtins.object and object is not builtins.object:
                continue
            where = "defined here" if owner is object else f"inherited from {self.classlink(owner, object.__module__)}"
            facts.sort_attributes(own, object)
            for title, kind in self._SECTIONS:
                rows = [row for row in own if row[1] == kind]
                if rows:
                    members = "".join(self._member(object, row, mod, funcs, classes, methods) for row in rows)
                    parts.append(f"{title} {where}:<br>\n{members}")
        return "<hr>\n".join(parts), methods

    def _member(self, object, row, mod, funcs, classes, methods):
        name, kind, owner, value = row
        if kind == "data":
            base = self.docother(getattr(object, name, value), name, mod)
            doc = getdoc(value)
            doc = f'<dd><span class="code">{self.markup(doc, self.preformat, funcs, classes, methods)}</span>' if doc else ""
            return f"<dl><dt>{base}{doc}</dl>\n\n"
        if kind in ("readonly property", "data descriptor"):
            return self.docdata(value, name, mod)
        try:
            found = getattr(object, name)
        except Exception:
            return self.docdata(value, name, mod)  # a function that a metaclass keeps for itself
        return self.document(found, name, mod, funcs, classes, methods, object) + "\n"

    # ---- functions and values

    def formatvalue(self, object):
        return self.grey("=" + self.repr(object))

    def docroutine(self, object, name=None, mod=None, funcs={}, classes={}, methods={}, cl=None):
        real = object.__name__
        name = name or real
        anchor, note, is_alias = f"{cl.__name__ if cl else ''}-{name}", "", False
        if facts.is_bound_method(object):
            owner = type(object.__self__)
            if cl:
                note = f" from {self.classlink(owner, mod)}" if owner is not cl else ""
            else:
                note = f" method of {self.classlink(owner, mod)} instance"
        if name == real:
            title = f'<a name="{anchor}"><strong>{real}</strong></a>'
        else:
            shown = real
            if cl is not None and inspect.getattr_static(cl, real, []) is object:
                shown, is_alias = f'<a href="#{cl.__name__}-{real}">{real}</a>', True
            title = f'<a name="{anchor}"><strong>{name}</strong></a> = {shown}'
        call = facts.signature_text(object) or "(...)"
        if real == "<lambda>":
            title, call = f"<strong>{name}</strong> <em>lambda</em> ", call[1:-1]
        is_async = inspect.iscoroutinefunction(object) or inspect.isasyncgenfunction(object)
        note = note and self.grey(f'<span class="heading-text">{note}</span>')
        line = f"{'async ' if is_async else ''}{title}{self.escape(call)}{note}"
        doc = "" if is_alias else self.markup(getdoc(object), self.preformat, funcs, classes, methods)
        doc = doc and f'<dd><span class="code">{doc}</span></dd>'
        return f"<dl><dt>{line}</dt>{doc}</dl>\n"

    def docdata(self, object, name=None, mod=None, cl=None):
        made = "<dl>" + (f"<dt><strong>{name}</strong></dt>\n" if name else "")
        doc = self.markup(getdoc(object), self.preformat)
        return made + (f'<dd><span class="code">{doc}</span></dd>\n' if doc else "") + "</dl>\n"

    docproperty = docdata

    def docother(self, object, name=None, mod=None, *ignored):
        return (f"<strong>{name}</strong> = " if name else "") + self.repr(object)

    def index(self, dir, shadowed=None):
        """What modules a folder has; those of the same name in an earlier one are greyed."""
        shadowed, rows = {} if shadowed is None else shadowed, []
        for _, name, is_package in pkgutil.iter_modules([dir]):
            if not any(0xD800 <= ord(c) <= 0xDFFF for c in name):
                rows.append((name, "", is_package, name in shadowed))
                shadowed[name] = 1
        return self.bigsection(dir, "index", self.multicolumn(sorted(rows), self.modpkglink))


html = HTMLDoc()
