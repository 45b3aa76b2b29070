for i in range(5):
    if i == 1:
        continue
    if i == 3:
        break
    print(i)
else:
    print("never")
for i in []:
    pass
else:
    print("empty", i)
for i in range(2):
    for j in range(3):
        if j == 1:
            break
    else:
        print("never")
    print(i, j)

# expect: 0
# expect: 2
# expect: empty 3
# expect: 0 1
# expect: 1 1
