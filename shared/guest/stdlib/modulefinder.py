"""modulefinder: which modules a script imports, found in its bytecode without running it."""

import dis
import importlib.machinery
import io
import os
import sys

LOAD_CONST, IMPORT_NAME = dis.opmap["LOAD_CONST"], dis.opmap["IMPORT_NAME"]
STORE_NAME, STORE_GLOBAL = dis.opmap["STORE_NAME"], dis.opmap["STORE_GLOBAL"]
STORE_OPS = STORE_NAME, STORE_GLOBAL
EXTENDED_ARG = dis.EXTENDED_ARG

_SEARCH_ERROR, _PY_SOURCE, _PY_COMPILED, _C_EXTENSION, _PKG_DIRECTORY, _C_BUILTIN, _PY_FROZEN = range(7)

packagePathMap = {}
replacePackageMap = {}


def AddPackagePath(packagename, path):
    """Says that a package has modules in another folder too."""
    packagePathMap.setdefault(packagename, []).append(path)


def ReplacePackage(oldname, newname):
    """Says that `newname` stands in for the package `oldname`."""
    replacePackageMap[oldname] = newname


def _find_module(name, path=None):
    """(file or None, path, (suffix, mode, kind)); ImportError where there is none."""
    importlib.machinery.PathFinder.invalidate_caches()
    spec = importlib.machinery.PathFinder.find_spec(name, path)
    if spec is None:
        raise ImportError(f"No module named {name!r}", name=name)
    if spec.loader is importlib.machinery.BuiltinImporter:
        return None, None, ("", "", _C_BUILTIN)
    if spec.loader is importlib.machinery.FrozenImporter:
        return None, None, ("", "", _PY_FROZEN)
    if spec.loader is None or spec.origin is None:  # a namespace package
        return None, None, ("", "", _SEARCH_ERROR)
    file_path = spec.origin
    if spec.loader.is_package(name):
        return None, os.path.dirname(file_path), ("", "", _PKG_DIRECTORY)
    suffix = os.path.splitext(file_path)[-1]
    if isinstance(spec.loader, importlib.machinery.SourceFileLoader):
        kind = _PY_SOURCE
    elif isinstance(spec.loader, importlib.machinery.ExtensionFileLoader):
        kind = _C_EXTENSION
    elif isinstance(spec.loader, importlib.machinery.SourcelessFileLoader):
        kind = _PY_COMPILED
    else:
        return None, None, ("", "", _SEARCH_ERROR)
    return io.open_code(file_path), file_path, (suffix, "rb", kind)


class Module:
    """A module that was found; `globalnames` are those its code stores, `starimports` what could not be followed."""

    def __init__(self, name, file=None, path=None):
        self.__name__, self.__file__, self.__path__ = name, file, path
        self.__code__ = None
        self.globalnames = {}
        self.starimports = {}

    def __repr__(self):
        shown = [self.__name__, self.__file__, self.__path__]
        return f"Module({', '.join(repr(x) for i, x in enumerate(shown) if i == 0 or x is not None)})"


class ModuleFinder:
    """A walk over imports: run_script, then `modules` and `badmodules`."""

    def __init__(self, path=None, debug=0, excludes=None, replace_paths=None):
        self.path = sys.path if path is None else path
        self.modules = {}
        self.badmodules = {}  # name -> {names of modules that want it}
        self.debug = debug
        self.indent = 0
        self.excludes = excludes if excludes is not None else []
        self.replace_paths = replace_paths if replace_paths is not None else []
        self.processed_paths = []

    # ---- messages by level

    def msg(self, level, str, *args):
        if level <= self.debug:
            print("   " * self.indent, str, *map(repr, args))

    def msgin(self, *args):
        if args[0] <= self.debug:
            self.indent += 1
            self.msg(*args)

    def msgout(self, *args):
        if args[0] <= self.debug:
            self.indent -= 1
            self.msg(*args)

    # ---- beginnings

    def run_script(self, pathname):
        self.msg(2, "run_script", pathname)
        with io.open_code(pathname) as fp:
            self.load_module("__main__", fp, pathname, ("", "rb", _PY_SOURCE))

    def load_file(self, pathname):
        name, ext = os.path.splitext(os.path.basename(pathname))
        with io.open_code(pathname) as fp:
            self.load_module(name, fp, pathname, (ext, "rb", _PY_SOURCE))

    # ---- as import does it

    def import_hook(self, name, caller=None, fromlist=None, level=-1):
        self.msg(3, "import_hook", name, caller, fromlist, level)
        parent = self.determine_parent(caller, level=level)
        q, tail = self.find_head_package(parent, name)
        m = self.load_tail(q, tail)
        if not fromlist:
            return q
        if m.__path__:
            self.ensure_fromlist(m, fromlist)
        return None

    def determine_parent(self, caller, level=-1):
        """The package against which a relative import stands."""
        if not caller or level == 0:
            return None
        pname = caller.__name__
        if level >= 1:
            if caller.__path__:
                level -= 1
            if level == 0:
                return self.modules[pname]
            if pname.count(".") < level:
                raise ImportError("relative importpath too deep")
            return self.modules[".".join(pname.split(".")[:-level])]
        if caller.__path__:
            return self.modules[pname]
        if "." in pname:
            return self.modules.get(pname.rpartition(".")[0])
        return None

    def find_head_package(self, parent, name):
        self.msgin(4, "find_head_package", parent, name)
        head, _, tail = name.partition(".")
        qname = f"{parent.__name__}.{head}" if parent else head
        q = self.import_module(head, qname, parent)
        if q is None and parent:
            qname, parent = head, None
            q = self.import_module(head, qname, parent)
        if q is None:
            self.msgout(4, "raise ImportError: No module named", qname)
            raise ImportError("No module named " + qname)
        self.msgout(4, "find_head_package ->", (q, tail))
        return q, tail

    def load_tail(self, q, tail):
        self.msgin(4, "load_tail", q, tail)
        m = q
        while tail:
            head, _, tail = tail.partition(".")
            mname = f"{m.__name__}.{head}"
            m = self.import_module(head, mname, m)
            if m is None:
                self.msgout(4, "raise ImportError: No module named", mname)
                raise ImportError("No module named " + mname)
        self.msgout(4, "load_tail ->", m)
        return m

    def ensure_fromlist(self, m, fromlist, recursive=0):
        self.msg(4, "ensure_fromlist", m, fromlist, recursive)
        for sub in fromlist:
            if sub == "*":
                if not recursive:
                    everything = self.find_all_submodules(m)
                    if everything:
                        self.ensure_fromlist(m, everything, 1)
            elif not hasattr(m, sub):
                subname = f"{m.__name__}.{sub}"
                if self.import_module(sub, subname, m) is None:
                    raise ImportError("No module named " + subname)

    def find_all_submodules(self, m):
        """The names of the modules in a package's folders."""
        if not m.__path__:
            return None
        machinery = importlib.machinery
        suffixes = machinery.EXTENSION_SUFFIXES + machinery.SOURCE_SUFFIXES + machinery.BYTECODE_SUFFIXES
        found = {}
        for folder in m.__path__:
            try:
                names = os.listdir(folder)
            except OSError:
                self.msg(2, "can't list directory", folder)
                continue
            for name in names:
                for suffix in suffixes:
                    if name.endswith(suffix):
                        name = name[: -len(suffix)]
                        break
                else:
                    continue
                if name != "__init__":
                    found[name] = name
        return found.keys()

    def import_module(self, partname, fqname, parent):
        self.msgin(3, "import_module", partname, fqname, parent)
        if fqname in self.modules:
            m = self.modules[fqname]
            self.msgout(3, "import_module ->", m)
            return m
        if fqname in self.badmodules or (parent and parent.__path__ is None):
            self.msgout(3, "import_module -> None")
            return None
        try:
            fp, pathname, stuff = self.find_module(partname, parent and parent.__path__, parent)
        except ImportError:
            self.msgout(3, "import_module ->", None)
            return None
        try:
            m = self.load_module(fqname, fp, pathname, stuff)
        finally:
            if fp:
                fp.close()
        if parent:
            setattr(parent, partname, m)
        self.msgout(3, "import_module ->", m)
        return m

    def load_module(self, fqname, fp, pathname, file_info):
        _, _, kind = file_info
        self.msgin(2, "load_module", fqname, fp and "fp", pathname)
        if kind == _PKG_DIRECTORY:
            m = self.load_package(fqname, pathname)
            self.msgout(2, "load_module ->", m)
            return m
        code = None
        if kind == _PY_SOURCE:
            code = compile(fp.read(), pathname, "exec")
        elif kind == _PY_COMPILED:
            import marshal

            code = marshal.loads(fp.read()[16:])
        m = self.add_module(fqname)
        m.__file__ = pathname
        if code:
            if self.replace_paths:
                code = self.replace_paths_in_code(code)
            m.__code__ = code
            self.scan_code(code, m)
        self.msgout(2, "load_module ->", m)
        return m

    def _add_badmodule(self, name, caller):
        self.badmodules.setdefault(name, {})[caller.__name__ if caller else "-"] = 1

    def _safe_import_hook(self, name, caller, fromlist, level=-1):
        """import_hook whose failures become badmodules."""
        if name in self.badmodules:
            self._add_badmodule(name, caller)
            return
        try:
            self.import_hook(name, caller, level=level)
        except ImportError as error:
            self.msg(2, "ImportError:", str(error))
            self._add_badmodule(name, caller)
            return
        except SyntaxError as error:
            self.msg(2, "SyntaxError:", str(error))
            self._add_badmodule(name, caller)
            return
        for sub in fromlist or ():
            fullname = f"{name}.{sub}"
            if fullname in self.badmodules:
                self._add_badmodule(fullname, caller)
                continue
            try:
                self.import_hook(name, caller, [sub], level=level)
            except ImportError as error:
                self.msg(2, "ImportError:", str(error))
                self._add_badmodule(fullname, caller)

    # ---- code

    def scan_opcodes(self, co):
        """("store", (name,)), ("absolute_import", (names or None, name)), ("relative_import", (level, names, name))."""
        code, names = co.co_code, co.co_names
        opargs = [(op, arg) for _, op, arg in dis._unpack_opargs(code) if op != EXTENDED_ARG]
        for i, (op, oparg) in enumerate(opargs):
            if op in STORE_OPS:
                yield "store", (names[oparg],)
            elif op == IMPORT_NAME and i >= 2 and opargs[i - 1][0] == opargs[i - 2][0] == LOAD_CONST:
                level, fromlist = co.co_consts[opargs[i - 2][1]], co.co_consts[opargs[i - 1][1]]
                if level == 0:
                    yield "absolute_import", (fromlist, names[oparg])
                else:
                    yield "relative_import", (level, fromlist, names[oparg])

    def _follow_import(self, m, have_star, fromlist, name):
        """What `from name import *` adds to the names of `m`."""
        mm = None
        if m.__path__:
            mm = self.modules.get(f"{m.__name__}.{name}")
        if mm is None:
            mm = self.modules.get(name)
        if mm is not None:
            m.globalnames.update(mm.globalnames)
            m.starimports.update(mm.starimports)
            if mm.__code__ is None:
                m.starimports[name] = 1
        else:
            m.starimports[name] = 1

    def scan_code(self, co, m):
        for what, args in self.scan_opcodes(co):
            if what == "store":
                m.globalnames[args[0]] = 1
            elif what == "absolute_import":
                fromlist, name = args
                have_star = fromlist is not None and "*" in fromlist
                wanted = [f for f in fromlist if f != "*"] if fromlist is not None else None
                self._safe_import_hook(name, m, wanted, level=0)
                if have_star:
                    self._follow_import(m, have_star, wanted, name)
            else:
                level, fromlist, name = args
                if name:
                    self._safe_import_hook(name, m, fromlist, level=level)
                else:
                    parent = self.determine_parent(m, level=level)
                    self._safe_import_hook(parent.__name__, None, fromlist, level=0)
        for constant in co.co_consts:
            if isinstance(constant, type(co)):
                self.scan_code(constant, m)

    def load_package(self, fqname, pathname):
        self.msgin(2, "load_package", fqname, pathname)
        newname = replacePackageMap.get(fqname)
        if newname:
            fqname = newname
        m = self.add_module(fqname)
        m.__file__ = pathname
        m.__path__ = [pathname, *packagePathMap.get(fqname, [])]
        fp, buf, stuff = self.find_module("__init__", m.__path__)
        try:
            self.load_module(fqname, fp, buf, stuff)
            self.msgout(2, "load_package ->", m)
            return m
        finally:
            if fp:
                fp.close()

    def add_module(self, fqname):
        if fqname not in self.modules:
            self.modules[fqname] = Module(fqname)
        return self.modules[fqname]

    def find_module(self, name, path, parent=None):
        fullname = f"{parent.__name__}.{name}" if parent is not None else name
        if fullname in self.excludes:
            self.msgout(3, "find_module -> Excluded", fullname)
            raise ImportError(name)
        if path is None:
            if name in sys.builtin_module_names:
                return None, None, ("", "", _C_BUILTIN)
            path = self.path
        return _find_module(name, path)

    # ---- results

    def report(self):
        print()
        print("  %-25s %s" % ("Name", "File"))
        print("  %-25s %s" % ("----", "----"))
        for key in sorted(self.modules):
            m = self.modules[key]
            print("P" if m.__path__ else "m", "%-25s" % key, m.__file__ or "")
        missing, maybe = self.any_missing_maybe()
        if missing:
            print()
            print("Missing modules:")
            for name in missing:
                print("?", name, "imported from", ", ".join(sorted(self.badmodules[name].keys())))
        if maybe:
            print()
            print("Submodules that appear to be missing, but could also be", end=" ")
            print("global names in the parent package:")
            for name in maybe:
                print("?", name, "imported from", ", ".join(sorted(self.badmodules[name].keys())))

    def any_missing(self):
        missing, maybe = self.any_missing_maybe()
        return missing + maybe

    def any_missing_maybe(self):
        """(modules that are missing, names that may be attributes of a package instead)."""
        missing, maybe = [], []
        for name in self.badmodules:
            if name in self.excludes:
                continue
            pkgname, dot, subname = name.rpartition(".")
            package = self.modules.get(pkgname) if dot else None
            if package is None:
                missing.append(name)
            elif pkgname in self.badmodules[name]:
                # The package itself wants it: then its own names tell.
                if subname not in package.globalnames:
                    (maybe if package.starimports else missing).append(name)
            elif subname in package.globalnames:
                pass
            elif package.starimports:
                maybe.append(name)
            else:
                missing.append(name)
        return sorted(missing), sorted(maybe)

    def replace_paths_in_code(self, co):
        """The code with the file names that replace_paths asks for."""
        new = original = os.path.normpath(co.co_filename)
        for old, replacement in self.replace_paths:
            if original.startswith(old):
                new = replacement + original[len(old) :]
                break
        if self.debug and original not in self.processed_paths:
            verb = f"changed to {new!r}" if new != original else "remains unchanged"
            self.msgout(2, f"co_filename {original!r} {verb}")
            self.processed_paths.append(original)
        inner = tuple(self.replace_paths_in_code(c) if isinstance(c, type(co)) else c for c in co.co_consts)
        return co.replace(co_consts=inner, co_filename=new)
