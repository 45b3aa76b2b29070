def say(n):
    print("say", n)
    return n


print(1 < 2 < 3, 1 < 3 < 2, 3 > 2 >= 2 != 1)
print(say(1) < say(0) < say(5))
print(1 == 1.0 == True, "a" < "b" <= "b", [1, 2] < [1, 3], (1,) < (1, 0))
print(1 in [1, 2], 3 not in (1, 2), "b" in "abc", None is None, [] is not [])

# expect: True False True
# expect: say 1
# expect: say 0
# expect: False
# expect: True True True True
# expect: True True True True True
