for text in ("if 1:\nprint(1)", "x = 1\n  y = 2", "if 1:\n    a\n  b"):
    try:
        compile(text, "<text>", "exec")
    except IndentationError as e:
        print(type(e).__name__, e.msg, e.lineno)

# expect: IndentationError expected an indented block after 'if' statement on line 1 2
# expect: IndentationError unexpected indent 2
# expect: IndentationError unindent does not match any outer indentation level 3
