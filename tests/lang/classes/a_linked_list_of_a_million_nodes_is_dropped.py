class Node:
    def __init__(self, next):
        self.next = next


head = None
for _ in range(1_000_000):
    head = Node(head)
head = None
nested = ()
for _ in range(1_000_000):
    nested = (nested,)
del nested
print("done")

# expect: done
