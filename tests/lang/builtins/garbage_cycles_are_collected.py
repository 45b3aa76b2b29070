import gc


class Node:
    count = 0

    def __init__(self):
        Node.count += 1
        self.me = self

    def __del__(self):
        Node.count -= 1


for _ in range(100):
    Node()
gc.collect()
print(Node.count)

# expect: 0
