import sys
print("packed", __name__, repr(__package__), sys.argv[1:])
