print("module runs once")
value = 7
visible = "seen"
_hidden = "not by star"


def double(x):
    return 2 * x
