for thing in ("ValueError", "ValueError('x')", "'text'", "5", "int"):
    try:
        raise eval(thing)
    except BaseException as e:
        print(type(e).__name__, e)

# expect: ValueError
# expect: ValueError x
# expect: TypeError exceptions must derive from BaseException
# expect: TypeError exceptions must derive from BaseException
# expect: TypeError exceptions must derive from BaseException
