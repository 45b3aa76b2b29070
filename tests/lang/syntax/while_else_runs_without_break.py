n = 3
while n:
    n -= 1
    if n == 10:
        break
else:
    print("no break")
while True:
    break
else:
    print("never")
print(n)

# expect: no break
# expect: 0
