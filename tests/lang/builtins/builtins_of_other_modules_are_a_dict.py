"""`__builtins__` is the module in the program itself and its dict in all other namespaces; old kinds of ast's nodes."""
import ast
import os
import sys

print(type(__builtins__), type(os.__builtins__), os.__builtins__ is vars(__builtins__), os.__builtins__["len"] is len)
space = {}
exec("def f(): return len([1])", space)
print(type(space["__builtins__"]), space["f"](), eval("__builtins__", {}) is vars(__builtins__))
print("__builtins__" in dir(os), "__builtins__" in globals())
own = {"__builtins__": {"len": lambda value: "own"}}
print(eval("len([])", own))
try:
    eval("max(1, 2)", own)
except NameError as error:
    print(error)
print(ast.Index(5), ast.dump(ast.ExtSlice([ast.Constant(1)])), isinstance(ast.Param(), ast.expr_context), ast.AugLoad.__mro__[1:3], issubclass(ast.Suite, ast.mod))

# expect: <class 'module'> <class 'dict'> True True
# expect: <class 'dict'> 1 True
# expect: True True
# expect: own
# expect: name 'max' is not defined
# expect: 5 Tuple(elts=[Constant(value=1)], ctx=Load()) True (<class 'ast.expr_context'>, <class 'ast.AST'>) True
