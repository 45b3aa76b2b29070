for text in ("1 +", "def f(:", "x = = 2", "for in y: pass", "return 1", "(1", "'abc", "break", "f(a=1, 2)", "1 = x"):
    try:
        compile(text, "<text>", "exec")
        print("fine", text)
    except SyntaxError as e:
        print(type(e).__name__, e.lineno)

# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
# expect: SyntaxError 1
