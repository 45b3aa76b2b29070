def partial(f, *bound, **kw):
    def call(*args, **more):
        return f(*bound, *args, **{**kw, **more})
    return call


print(partial(print, "a", sep="-")("b", "c"), partial(int, base=2)("101"))

# expect: a-b-c
# expect: None 5
