for count in range(1, 7):
    error = OSError(*(1, "not permitted", "a", None, "b", "c")[:count])
    print(type(error).__name__, error.args, error.errno, error.filename, error.filename2)

# expect: OSError (1,) None None None
# expect: PermissionError (1, 'not permitted') 1 None None
# expect: PermissionError (1, 'not permitted') 1 a None
# expect: PermissionError (1, 'not permitted') 1 a None
# expect: PermissionError (1, 'not permitted') 1 a b
# expect: OSError (1, 'not permitted', 'a', None, 'b', 'c') None None None
