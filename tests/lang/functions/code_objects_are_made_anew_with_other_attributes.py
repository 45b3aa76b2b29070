import types


def add(a):
    return a + 1


code = add.__code__
made = code.replace(co_name="other", co_consts=(None, 10), co_filename="else.py", co_qualname="q.other")
print(types.FunctionType(made, {})(1), made.co_name, made.co_qualname, made.co_filename, made.co_consts, code.co_consts)
print(made.replace(co_firstlineno=100).co_firstlineno, code.replace(co_varnames=("zz",)).co_varnames)
for change in ({"co_name": 5}, {"co_consts": 5}, {"zz": 5}, {"co_argcount": "a"}):
    try:
        code.replace(**change)
    except TypeError as error:
        print(error)

# expect: 11 other q.other else.py (None, 10) (None, 1)
# expect: 100 ('zz',)
# expect: replace() argument 'co_name' must be str, not int
# expect: replace() argument 'co_consts' must be tuple, not int
# expect: 'zz' is an invalid keyword argument for replace()
# expect: 'str' object cannot be interpreted as an integer
