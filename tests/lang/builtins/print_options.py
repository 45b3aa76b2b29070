import sys

print("a", "b", sep="-", end="!\n")
print()
print(1, None, [1.5], sep="")
print("to stdout", file=sys.stdout, flush=True)
print(*range(3), sep=", ")
sys.stdout.write("written\n")
try:
    print("x", sep=1)
except TypeError as e:
    print(e)

# expect: a-b!
# expect:
# expect: 1None[1.5]
# expect: to stdout
# expect: 0, 1, 2
# expect: written
# expect: sep must be None or a string, not int
