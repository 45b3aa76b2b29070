print("never printed")
x = (1 +
y = 2

# expect error:   File "uncaught_syntax_error_in_the_file.py", line 2
# expect error:     x = (1 +
# expect error: SyntaxError: '(' was never closed
