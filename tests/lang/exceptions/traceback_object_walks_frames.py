def a():
    b()


def b():
    raise ValueError("deep")


try:
    a()
except ValueError as e:
    tb = e.__traceback__
    while tb:
        print(tb.tb_frame.f_code.co_name, tb.tb_lineno)
        tb = tb.tb_next

# expect: <module> 10
# expect: a 2
# expect: b 6
