def g():
    try:
        yield 1
        yield 2
    finally:
        print("cleanup")


for x in g():
    print(x)
    break
print("after the loop")
it = g()
next(it)
del it
print("after del")

# expect: 1
# expect: cleanup
# expect: after the loop
# expect: cleanup
# expect: after del
