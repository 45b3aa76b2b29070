class A:
    pass


for text in ("A().x", "A.x", "(1).x", "None.x", "[].foo()", "'s'.bar", "len.x", "A().__dict__['q']"):
    try:
        eval(text)
    except (AttributeError, KeyError) as e:
        print(type(e).__name__, e)
try:
    (1).x = 2
except AttributeError as e:
    print(e)

# expect: AttributeError 'A' object has no attribute 'x'
# expect: AttributeError type object 'A' has no attribute 'x'
# expect: AttributeError 'int' object has no attribute 'x'
# expect: AttributeError 'NoneType' object has no attribute 'x'
# expect: AttributeError 'list' object has no attribute 'foo'
# expect: AttributeError 'str' object has no attribute 'bar'
# expect: AttributeError 'builtin_function_or_method' object has no attribute 'x'
# expect: KeyError 'q'
# expect: 'int' object has no attribute 'x'
