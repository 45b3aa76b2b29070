class Color:
    RED = 1
    GREEN = 2


def name(c):
    match c:
        case Color.RED:
            return "red"
        case Color.GREEN:
            return "green"
        case other:
            return f"other {other}"


print(name(1), name(2), name(3))

# expect: red green other 3
