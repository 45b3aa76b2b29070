class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


def where(p):
    match p:
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y):
            return f"on the y axis at {y}"
        case Point(x, y) if x == y:
            return f"diagonal {x}"
        case Point():
            return "somewhere"
        case [Point(x=a), Point(x=b)]:
            return f"two: {a} {b}"
        case _:
            return "no point"


for p in (Point(0, 0), Point(0, 3), Point(2, 2), Point(1, 2), [Point(1, 0), Point(5, 0)], 3):
    print(where(p))

# expect: origin
# expect: on the y axis at 3
# expect: diagonal 2
# expect: somewhere
# expect: two: 1 5
# expect: no point
