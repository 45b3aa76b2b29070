def outer():
    def inner():
        return later
    later = 5
    return inner()


print(outer())


def unbound():
    def inner():
        return later
    try:
        inner()
    except NameError as e:
        print(e)
    later = 1


unbound()

# expect: 5
# expect: cannot access free variable 'later' where it is not associated with a value in enclosing scope
