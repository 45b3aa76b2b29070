print(callable(print), type(print).__name__, repr(len), type(type).__name__, issubclass(int, object), object().__class__.__name__, int.__name__, [].__class__, (5).__add__(3), "a".__len__(), (1).__eq__("x"), int.__add__(1, 2), str.upper("a"), list.append.__name__)

# expect: True builtin_function_or_method <built-in function len> type True object int <class 'list'> 8 1 NotImplemented 3 A append
