import symtable
src = '''
import os, sys as s
g = 1
class C(Base):
    """d"""
    x: int = 1
    __priv = 2
    def m(self, a, *b, c=1, **d):
        nonlocal_ = 1
        def inner():
            nonlocal a
            global g
            a = g = self.z
            return __class__, d
        return [i * a for i in b], (lambda q: q + c), {k: v for k, v in d}, {w for w in b}, (y for y in b)
    async def n(self): yield 1
def f(a, /, b, *, c): 
    global h
    h = a
    del b
    import os.path
    z: str
    def f2(): return z
def f(): pass
x = f(1)
'''
def show(t, ind=0):
    print(' ' * ind, repr(t), t.get_type(), t.get_name(), t.get_lineno(), t.is_optimized(), t.is_nested(), t.has_children(), sorted(t.get_identifiers()))
    for s in sorted(t.get_symbols(), key=lambda s: s.get_name()):
        print(' ' * ind, ' ', s, [n for n in dir(s) if n.startswith('is_') and getattr(s, n)()], [x.get_name() for x in s.get_namespaces()])
    if t.get_type() == 'function': print(' ' * ind, t.get_parameters(), sorted(t.get_locals()), sorted(t.get_globals()), t.get_nonlocals(), t.get_frees())
    if t.get_type() == 'class': print(' ' * ind, t.get_methods())
    for c in t.get_children(): show(c, ind + 4)
t = symtable.symtable(src, 'F', 'exec'); show(t)
print(t.lookup('f').get_namespaces())
for f in (lambda: t.lookup('nope'), lambda: t.lookup('f').get_namespace(), lambda: t.lookup('g').get_namespace(), lambda: symtable.symtable('x', 'f', 'bad'), lambda: symtable.symtable('x =', 'f', 'exec'), lambda: symtable.symtable(5, 'f', 'exec')):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
show(symtable.symtable('[x for x in y]', 'F', 'eval'))
print(t.get_children()[0] is t.get_children()[0], t.get_id() == t.get_id())

# expect:  <SymbolTable for module F> module top 0 False False True ['Base', 'C', 'f', 'g', 'h', 'os', 's', 'x']
# expect:    <symbol 'Base'> ['is_global', 'is_referenced'] []
# expect:    <symbol 'C'> ['is_assigned', 'is_global', 'is_local', 'is_namespace'] ['C']
# expect:    <symbol 'f'> ['is_assigned', 'is_global', 'is_local', 'is_namespace', 'is_referenced'] ['f', 'f']
# expect:    <symbol 'g'> ['is_assigned', 'is_declared_global', 'is_global', 'is_local'] []
# expect:    <symbol 'h'> ['is_declared_global', 'is_global'] []
# expect:    <symbol 'os'> ['is_global', 'is_imported', 'is_local'] []
# expect:    <symbol 's'> ['is_global', 'is_imported', 'is_local'] []
# expect:    <symbol 'x'> ['is_assigned', 'is_global', 'is_local'] []
# expect:      <Class SymbolTable for C in F> class C 4 False False True ['_C__priv', 'int', 'm', 'n', 'x']
# expect:        <symbol '_C__priv'> ['is_assigned', 'is_local'] []
# expect:        <symbol 'int'> ['is_global', 'is_referenced'] []
# expect:        <symbol 'm'> ['is_assigned', 'is_local', 'is_namespace'] ['m']
# expect:        <symbol 'n'> ['is_assigned', 'is_local', 'is_namespace'] ['n']
# expect:        <symbol 'x'> ['is_annotated', 'is_assigned', 'is_local'] []
# expect:      ('m', 'n')
# expect:          <Function SymbolTable for m in F> function m 8 True False True ['__class__', 'a', 'b', 'c', 'd', 'inner', 'nonlocal_', 'self']
# expect:            <symbol '__class__'> ['is_free'] []
# expect:            <symbol 'a'> ['is_local', 'is_parameter'] []
# expect:            <symbol 'b'> ['is_local', 'is_parameter', 'is_referenced'] []
# expect:            <symbol 'c'> ['is_local', 'is_parameter'] []
# expect:            <symbol 'd'> ['is_local', 'is_parameter', 'is_referenced'] []
# expect:            <symbol 'inner'> ['is_assigned', 'is_local', 'is_namespace'] ['inner']
# expect:            <symbol 'nonlocal_'> ['is_assigned', 'is_local'] []
# expect:            <symbol 'self'> ['is_local', 'is_parameter'] []
# expect:          ('self', 'a', 'c', 'b', 'd') ['a', 'b', 'c', 'd', 'inner', 'nonlocal_', 'self'] [] () ('__class__',)
# expect:              <Function SymbolTable for inner in F> function inner 10 True True False ['__class__', 'a', 'd', 'g', 'self']
# expect:                <symbol '__class__'> ['is_free', 'is_referenced'] []
# expect:                <symbol 'a'> ['is_assigned', 'is_free', 'is_nonlocal'] []
# expect:                <symbol 'd'> ['is_free', 'is_referenced'] []
# expect:                <symbol 'g'> ['is_assigned', 'is_declared_global', 'is_global'] []
# expect:                <symbol 'self'> ['is_free', 'is_referenced'] []
# expect:              () [] ['g'] ('a',) ('a', 'self', '__class__', 'd')
# expect:              <Function SymbolTable for listcomp in F> function listcomp 15 True True False ['.0', 'a', 'i']
# expect:                <symbol '.0'> ['is_local', 'is_parameter'] []
# expect:                <symbol 'a'> ['is_free', 'is_referenced'] []
# expect:                <symbol 'i'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:              ('.0',) ['.0', 'i'] [] () ('a',)
# expect:              <Function SymbolTable for lambda in F> function lambda 15 True True False ['c', 'q']
# expect:                <symbol 'c'> ['is_free', 'is_referenced'] []
# expect:                <symbol 'q'> ['is_local', 'is_parameter', 'is_referenced'] []
# expect:              ('q',) ['q'] [] () ('c',)
# expect:              <Function SymbolTable for dictcomp in F> function dictcomp 15 True True False ['.0', 'k', 'v']
# expect:                <symbol '.0'> ['is_local', 'is_parameter'] []
# expect:                <symbol 'k'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:                <symbol 'v'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:              ('.0',) ['.0', 'k', 'v'] [] () ()
# expect:              <Function SymbolTable for setcomp in F> function setcomp 15 True True False ['.0', 'w']
# expect:                <symbol '.0'> ['is_local', 'is_parameter'] []
# expect:                <symbol 'w'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:              ('.0',) ['.0', 'w'] [] () ()
# expect:              <Function SymbolTable for genexpr in F> function genexpr 15 True True False ['.0', 'y']
# expect:                <symbol '.0'> ['is_local', 'is_parameter'] []
# expect:                <symbol 'y'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:              ('.0',) ['.0', 'y'] [] () ()
# expect:          <Function SymbolTable for n in F> function n 16 True False False ['self']
# expect:            <symbol 'self'> ['is_local', 'is_parameter'] []
# expect:          ('self',) ['self'] [] () ()
# expect:      <Function SymbolTable for f in F> function f 17 True False True ['a', 'b', 'c', 'f2', 'h', 'os', 'str', 'z']
# expect:        <symbol 'a'> ['is_local', 'is_parameter', 'is_referenced'] []
# expect:        <symbol 'b'> ['is_assigned', 'is_local', 'is_parameter'] []
# expect:        <symbol 'c'> ['is_local', 'is_parameter'] []
# expect:        <symbol 'f2'> ['is_assigned', 'is_local', 'is_namespace'] ['f2']
# expect:        <symbol 'h'> ['is_assigned', 'is_declared_global', 'is_global'] []
# expect:        <symbol 'os'> ['is_imported', 'is_local'] []
# expect:        <symbol 'str'> ['is_global', 'is_referenced'] []
# expect:        <symbol 'z'> ['is_annotated', 'is_assigned', 'is_local'] []
# expect:      ('a', 'b', 'c') ['a', 'b', 'c', 'f2', 'os', 'z'] ['h', 'str'] () ()
# expect:          <Function SymbolTable for f2 in F> function f2 23 True True False ['z']
# expect:            <symbol 'z'> ['is_free', 'is_referenced'] []
# expect:          () [] [] () ('z',)
# expect:      <Function SymbolTable for f in F> function f 24 True False False []
# expect:      () [] [] () ()
# expect: [<Function SymbolTable for f in F>, <Function SymbolTable for f in F>]
# expect: KeyError 'nope'
# expect: ValueError name is bound to multiple namespaces
# expect: ValueError name is not bound to any namespaces
# expect: ValueError symtable() arg 3 must be 'exec' or 'eval' or 'single'
# expect: SyntaxError invalid syntax (f, line 1)
# expect: TypeError symtable() arg 1 must be a string or bytes object
# expect:  <SymbolTable for module F> module top 0 False False True ['y']
# expect:    <symbol 'y'> ['is_global', 'is_referenced'] []
# expect:      <Function SymbolTable for listcomp in F> function listcomp 1 True False False ['.0', 'x']
# expect:        <symbol '.0'> ['is_local', 'is_parameter'] []
# expect:        <symbol 'x'> ['is_assigned', 'is_local', 'is_referenced'] []
# expect:      ('.0',) ['.0', 'x'] [] () ()
# expect: True True
