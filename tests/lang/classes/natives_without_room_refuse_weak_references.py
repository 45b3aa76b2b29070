"""Natives without room refuse weak references; object's setting is none for classes."""
import itertools, types, weakref
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
def f(): yield
for v in (iter([]), map(f, []), zip(), property(), slice(1), types.MappingProxyType({}), {}.keys(), itertools.count(), enumerate([]), staticmethod(f), types.CellType(1), str.join, super(int), iter("")): print(told(weakref.ref, v))
print([type(weakref.ref(v)()).__name__ for v in (f, f.__code__, {1}, frozenset(), int, types, print)])
class A: pass
class M(type):
    def __setattr__(cls, name, value): super().__setattr__(name, value)
class B(metaclass=M): pass
B.x = 1; print(B.x, told(object.__setattr__, A, "q", 1), told(object.__delattr__, A, "q"), type.__setattr__(A, "q", 2), A.q, told(object.__setattr__, int, "q", 1))

# expect: ('TypeError', "cannot create weak reference to 'list_iterator' object")
# expect: ('TypeError', "cannot create weak reference to 'map' object")
# expect: ('TypeError', "cannot create weak reference to 'zip' object")
# expect: ('TypeError', "cannot create weak reference to 'property' object")
# expect: ('TypeError', "cannot create weak reference to 'slice' object")
# expect: ('TypeError', "cannot create weak reference to 'mappingproxy' object")
# expect: ('TypeError', "cannot create weak reference to 'dict_keys' object")
# expect: ('TypeError', "cannot create weak reference to 'itertools.count' object")
# expect: ('TypeError', "cannot create weak reference to 'enumerate' object")
# expect: ('TypeError', "cannot create weak reference to 'staticmethod' object")
# expect: ('TypeError', "cannot create weak reference to 'cell' object")
# expect: ('TypeError', "cannot create weak reference to 'method_descriptor' object")
# expect: ('TypeError', "cannot create weak reference to 'super' object")
# expect: ('TypeError', "cannot create weak reference to 'str_ascii_iterator' object")
# expect: ['function', 'code', 'set', 'frozenset', 'type', 'module', 'builtin_function_or_method']
# expect: 1 ('TypeError', "can't apply this __setattr__ to type object") ('TypeError', "can't apply this __delattr__ to type object") None 2 ('TypeError', "can't apply this __setattr__ to type object")
