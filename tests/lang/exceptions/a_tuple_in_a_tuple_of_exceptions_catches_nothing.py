def tried(kinds):
    try:
        try:
            raise ValueError("v")
        except kinds as e:
            return "caught", e
    except TypeError as e:
        return e, repr(e.__context__)


print(tried((TypeError, ValueError)), tried((ValueError, (TypeError,))), tried((TypeError, (ValueError,))), tried(((),)))
# expect: ('caught', ValueError('v')) (TypeError('catching classes that do not inherit from BaseException is not allowed'), "ValueError('v')") (TypeError('catching classes that do not inherit from BaseException is not allowed'), "ValueError('v')") (TypeError('catching classes that do not inherit from BaseException is not allowed'), "ValueError('v')")
