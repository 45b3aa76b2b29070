def kind(n):
    if n < 0:
        return "negative"
    elif n == 0:
        return "zero"
    elif n < 10:
        return "small"
    else:
        return "big"


print([kind(n) for n in (-1, 0, 5, 50)])

# expect: ['negative', 'zero', 'small', 'big']
