print(0 or "x", "" or 0, 1 and 2, 0 and 1, not 0, not "a")
print(None or [] or {} or "last")
print(1 and [] and 3)
a = [] or [1]
print(a)

# expect: x 0 2 0 True False
# expect: last
# expect: []
# expect: [1]
