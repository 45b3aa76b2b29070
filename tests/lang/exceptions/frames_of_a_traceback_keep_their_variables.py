# tb_frame.f_locals after the frame has ended; positions of the code.
def inner(value):
    doubled = value * 2
    raise ValueError(doubled)


def outer():
    name = "outer"
    inner(21)


try:
    outer()
except ValueError as e:
    tb = e.__traceback__
while tb is not None:
    frame = tb.tb_frame
    shown = {k: v for k, v in frame.f_locals.items() if isinstance(v, (int, str)) and not k.startswith("__")}
    print(frame.f_code.co_name, tb.tb_lineno, shown)
    print(list(frame.f_code.co_positions())[tb.tb_lasti // 2])
    tb = tb.tb_next
print(sorted({line for _, _, line in inner.__code__.co_lines() if line}))

# expect: <module> 13 {}
# expect: (13, 13, 4, 11)
# expect: outer 9 {'name': 'outer'}
# expect: (9, 9, 4, 13)
# expect: inner 4 {'value': 21, 'doubled': 42}
# expect: (4, 4, 4, 29)
# expect: [2, 3, 4]
