def count(n=0):
    while True:
        yield n
        n += 1


def take(n, it):
    for _, x in zip(range(n), it):
        yield x


def squares(it):
    return (x * x for x in it)


print(list(take(5, squares(count(3)))))


def primes():
    found = []
    for n in count(2):
        if all(n % p for p in found):
            found.append(n)
            yield n


print(list(take(10, primes())))

# expect: [9, 16, 25, 36, 49]
# expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
