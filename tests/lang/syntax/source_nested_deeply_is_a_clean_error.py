for text in ("(" * 100_000, "x = " + "[" * 100_000 + "]" * 100_000):
    try:
        compile(text, "deep.py", "exec")
    except SyntaxError as e:
        print(e.msg)

# expect: too many nested parentheses
# expect: too many nested parentheses
