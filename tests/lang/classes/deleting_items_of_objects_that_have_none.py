# What `del x[k]` and `x[k] = v` say of objects that cannot.
class Plain:
    pass


class Sets:
    def __setitem__(self, key, value):
        pass


class Deletes:
    def __delitem__(self, key):
        pass


def told(action, *arguments):
    try:
        action(*arguments)
    except Exception as e:
        print(type(e).__name__, e)


def delete(x, key):
    del x[key]


def put(x, key):
    x[key] = 1


for x in (Plain(), Sets(), (), "a", b"", range(3), None, 5, 1.5, len, slice(1), {}.keys(), set(), iter([])):
    told(delete, x, 1)
    told(delete, x, "k")
for x in (Plain(), Deletes(), (), None, "a", 5):
    told(put, x, 1)
    told(put, x, "k")

# expect: TypeError 'Plain' object doesn't support item deletion
# expect: TypeError 'Plain' object does not support item deletion
# expect: AttributeError __delitem__
# expect: AttributeError __delitem__
# expect: TypeError 'tuple' object doesn't support item deletion
# expect: TypeError 'tuple' object does not support item deletion
# expect: TypeError 'str' object doesn't support item deletion
# expect: TypeError 'str' object does not support item deletion
# expect: TypeError 'bytes' object doesn't support item deletion
# expect: TypeError 'bytes' object does not support item deletion
# expect: TypeError 'range' object doesn't support item deletion
# expect: TypeError 'range' object does not support item deletion
# expect: TypeError 'NoneType' object does not support item deletion
# expect: TypeError 'NoneType' object does not support item deletion
# expect: TypeError 'int' object does not support item deletion
# expect: TypeError 'int' object does not support item deletion
# expect: TypeError 'float' object does not support item deletion
# expect: TypeError 'float' object does not support item deletion
# expect: TypeError 'builtin_function_or_method' object does not support item deletion
# expect: TypeError 'builtin_function_or_method' object does not support item deletion
# expect: TypeError 'slice' object does not support item deletion
# expect: TypeError 'slice' object does not support item deletion
# expect: TypeError 'dict_keys' object doesn't support item deletion
# expect: TypeError 'dict_keys' object does not support item deletion
# expect: TypeError 'set' object doesn't support item deletion
# expect: TypeError 'set' object does not support item deletion
# expect: TypeError 'list_iterator' object does not support item deletion
# expect: TypeError 'list_iterator' object does not support item deletion
# expect: TypeError 'Plain' object does not support item assignment
# expect: TypeError 'Plain' object does not support item assignment
# expect: AttributeError __setitem__
# expect: AttributeError __setitem__
# expect: TypeError 'tuple' object does not support item assignment
# expect: TypeError 'tuple' object does not support item assignment
# expect: TypeError 'NoneType' object does not support item assignment
# expect: TypeError 'NoneType' object does not support item assignment
# expect: TypeError 'str' object does not support item assignment
# expect: TypeError 'str' object does not support item assignment
# expect: TypeError 'int' object does not support item assignment
# expect: TypeError 'int' object does not support item assignment
