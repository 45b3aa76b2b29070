e = ValueError("v")
e.add_note("a note")
print(e.__notes__, e.args, e)

# expect: ['a note'] ('v',) v
