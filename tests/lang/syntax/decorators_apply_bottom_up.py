def tag(name):
    print("make", name)

    def decorate(f):
        print("apply", name, f.__name__)

        def wrapper(*args, **kwargs):
            return f"{name}({f(*args, **kwargs)})"
        return wrapper
    return decorate


@tag("outer")
@tag("inner")
def f(x):
    return x


print(f(1))


@lambda cls: cls()
class Single:
    n = 3


print(Single.n)

# expect: make outer
# expect: make inner
# expect: apply inner f
# expect: apply outer wrapper
# expect: outer(inner(1))
# expect: 3
