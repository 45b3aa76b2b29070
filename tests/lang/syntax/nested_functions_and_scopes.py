x = "global"


def outer():
    x = "outer"

    def inner():
        return x

    class C:
        x = "class"

        def m(self):
            return x
        y = x
    return inner(), C().m(), C.y


print(outer(), x)


def shadow():
    try:
        print(x)
    except UnboundLocalError as e:
        print(e)
    x = 1


shadow()

# expect: ('outer', 'outer', 'class') global
# expect: cannot access local variable 'x' where it is not associated with a value
