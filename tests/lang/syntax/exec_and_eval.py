ns = {"a": 2}
exec("b = a + 1\ndef f(x):\n    return x * b", ns)
print(ns["b"], ns["f"](5), eval("a * b", ns), eval("[i for i in range(3)]"))
code = compile("a + 10", "<expr>", "eval")
print(eval(code, ns))

# expect: 3 15 6 [0, 1, 2]
# expect: 12
