"""The compiler's symbol tables: which names of a block are local, global, free or shared with the blocks inside."""
import weakref

import _code_facts

__all__ = ["symtable", "SymbolTable", "Class", "Function", "Symbol"]

# Flags of a symbol, and above them how it was resolved.
DEF_GLOBAL, DEF_LOCAL, DEF_PARAM, DEF_NONLOCAL, USE = 1, 2, 4, 8, 16
DEF_IMPORT, DEF_ANNOT = 128, 256
DEF_BOUND = DEF_LOCAL | DEF_PARAM | DEF_IMPORT
SCOPE_OFF, SCOPE_MASK = 11, 7
LOCAL, GLOBAL_EXPLICIT, GLOBAL_IMPLICIT, FREE, CELL = 1, 2, 3, 4, 5


def symtable(code, filename, compile_type):
    """The table of a whole program; compile_type as compile() takes it."""
    if compile_type not in ("exec", "eval", "single"):
        raise ValueError("symtable() arg 3 must be 'exec' or 'eval' or 'single'")
    if isinstance(code, (bytes, bytearray)):
        code = bytes(code).decode("utf-8-sig")
    elif not isinstance(code, str):
        raise TypeError("symtable() arg 1 must be a string or bytes object")
    if isinstance(filename, bytes):
        filename = filename.decode()
    return _new(_code_facts.scopes(code, filename, compile_type), filename)


class _Entry:
    """What the compiler says of one block."""

    def __init__(self, facts):
        self.type, self.name, self.lineno, self.nested, self.symbols, self.varnames, inside = facts
        self.children = [_Entry(child) for child in inside]


def _new(facts, filename):
    return _table(facts if isinstance(facts, _Entry) else _Entry(facts), filename)


# One table an entry, however it is reached.
_tables = weakref.WeakKeyDictionary()


def _table(entry, filename):
    known = _tables.get(entry)
    known = known() if known is not None else None
    if known is None:
        known = {"function": Function, "class": Class}.get(entry.type, SymbolTable)(entry, filename)
        _tables[entry] = weakref.ref(known)
    return known


class SymbolTable:
    def __init__(self, raw_table, filename):
        self._table = raw_table
        self._filename = filename
        self._symbols = {}

    def __repr__(self):
        kind = "" if self.__class__ == SymbolTable else "%s " % self.__class__.__name__
        if self._table.name == "top":
            return "<{0}SymbolTable for module {1}>".format(kind, self._filename)
        return "<{0}SymbolTable for {1} in {2}>".format(kind, self._table.name, self._filename)

    def get_type(self):
        return self._table.type

    def get_id(self):
        return id(self._table)

    def get_name(self):
        return self._table.name

    def get_lineno(self):
        return self._table.lineno

    def is_optimized(self):
        return self._table.type == "function"

    def is_nested(self):
        return bool(self._table.nested)

    def has_children(self):
        return bool(self._table.children)

    def get_identifiers(self):
        return self._table.symbols.keys()

    def lookup(self, name):
        symbol = self._symbols.get(name)
        if symbol is None:
            flags = self._table.symbols[name]
            module_scope = self._table.name == "top"
            symbol = self._symbols[name] = Symbol(name, flags, self._spaces_of(name), module_scope=module_scope)
        return symbol

    def _spaces_of(self, name):
        return [_table(child, self._filename) for child in self._table.children if child.name == name]

    def get_symbols(self):
        return [self.lookup(name) for name in self.get_identifiers()]

    def get_children(self):
        return [_table(child, self._filename) for child in self._table.children]


class Function(SymbolTable):
    def _names(self, test):
        return tuple(name for name, flags in self._table.symbols.items() if test(flags, flags >> SCOPE_OFF & SCOPE_MASK))

    def get_parameters(self):
        return self._names(lambda flags, scope: flags & DEF_PARAM)

    def get_locals(self):
        return self._names(lambda flags, scope: scope in (LOCAL, CELL))

    def get_globals(self):
        return self._names(lambda flags, scope: scope in (GLOBAL_IMPLICIT, GLOBAL_EXPLICIT))

    def get_nonlocals(self):
        return self._names(lambda flags, scope: flags & DEF_NONLOCAL)

    def get_frees(self):
        return self._names(lambda flags, scope: scope == FREE)


class Class(SymbolTable):
    def get_methods(self):
        seen = dict.fromkeys(child.name for child in self._table.children)
        return tuple(seen)


class Symbol:
    def __init__(self, name, flags, namespaces=None, *, module_scope=False):
        self._name = name
        self._flags = flags
        self._scope = flags >> SCOPE_OFF & SCOPE_MASK
        self._namespaces = namespaces or ()
        self._module_scope = module_scope

    def __repr__(self):
        return "<symbol {0!r}>".format(self._name)

    def get_name(self):
        return self._name

    def is_referenced(self):
        return bool(self._flags & USE)

    def is_parameter(self):
        return bool(self._flags & DEF_PARAM)

    def is_global(self):
        return bool(self._scope in (GLOBAL_IMPLICIT, GLOBAL_EXPLICIT) or (self._module_scope and self._flags & DEF_BOUND))

    def is_nonlocal(self):
        return bool(self._flags & DEF_NONLOCAL)

    def is_declared_global(self):
        return bool(self._scope == GLOBAL_EXPLICIT)

    def is_local(self):
        return bool(self._scope in (LOCAL, CELL) or (self._module_scope and self._flags & DEF_BOUND))

    def is_annotated(self):
        return bool(self._flags & DEF_ANNOT)

    def is_free(self):
        return bool(self._scope == FREE)

    def is_imported(self):
        return bool(self._flags & DEF_IMPORT)

    def is_assigned(self):
        return bool(self._flags & DEF_LOCAL)

    def is_namespace(self):
        return bool(self._namespaces)

    def get_namespaces(self):
        return self._namespaces

    def get_namespace(self):
        if len(self._namespaces) == 0:
            raise ValueError("name is not bound to any namespaces")
        if len(self._namespaces) > 1:
            raise ValueError("name is bound to multiple namespaces")
        return self._namespaces[0]
