def nothing():
    pass


def early(x):
    if x:
        return
    return 1, 2


print(nothing(), early(1), early(0), (lambda: None)())

# expect: None None (1, 2) None
