print(..., Ellipsis is ..., type(...).__name__, None, True + True, NotImplemented)
print(__debug__, bool([]), bool([0]), bool(0.0), bool("0"))

# expect: Ellipsis True ellipsis None 2 NotImplemented
# expect: True False True False True
