def fail(n):
    return helper(n)


def helper(n):
    return [1, 2][n + 5]
