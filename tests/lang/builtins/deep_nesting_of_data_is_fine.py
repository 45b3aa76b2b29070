v = []
for _ in range(10 ** 5):
    v = [v]
n = 0
while v:
    v = v[0]
    n += 1
print(n)
head = None
for i in range(10 ** 5):
    head = (i, head)
print(head[0])
del head
print("freed")

# expect: 100000
# expect: 99999
# expect: freed
