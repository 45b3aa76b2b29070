a = 1; b = 2
c = a + \
    b
d = (a +
     b  # comment
     + c)
print(a, b, c, d)
if a: print("one line"); print("two")
print("implicit " "concatenation" ' of'
      " strings")

# expect: 1 2 3 6
# expect: one line
# expect: two
# expect: implicit concatenation of strings
