class Node:
    def __init__(self, v, left=None, right=None):
        self.v, self.left, self.right = v, left, right

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.v
        if self.right:
            yield from self.right


print(list(Node(4, Node(2, Node(1), Node(3)), Node(6, Node(5)))))

# expect: [1, 2, 3, 4, 5, 6]
