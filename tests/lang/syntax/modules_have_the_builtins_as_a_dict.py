# The main program's __builtins__ is the module, that of modules and of what exec runs is its namespace.
import json
import types

print(type(__builtins__).__name__, type(json.__builtins__).__name__, json.__builtins__ is vars(__builtins__))
spaces = {}, {}
exec("x = 1", spaces[0])
eval("1", spaces[1])
print([(list(space), type(space["__builtins__"]).__name__) for space in spaces])
made = types.ModuleType("made")
print(hasattr(made, "__builtins__"))
exec("def f(): return __builtins__", vars(made))
print(type(made.f()).__name__, made.f.__builtins__ is vars(__builtins__), "__builtins__" in dir(made))
own = {"__builtins__": {"len": lambda values: 42}}
exec("n = len([])", own)
print(own["n"])
try:
    exec("print(1)", own)
except NameError as error:
    print(error)
# expect: module dict True
# expect: [(['__builtins__', 'x'], 'dict'), (['__builtins__'], 'dict')]
# expect: False
# expect: dict True True
# expect: 42
# expect: name 'print' is not defined
