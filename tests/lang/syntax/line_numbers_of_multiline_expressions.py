try:
    print(
        1,
        2 / 0,
    )
except ZeroDivisionError as e:
    print(e.__traceback__.tb_lineno, e)

# expect: 4 division by zero
