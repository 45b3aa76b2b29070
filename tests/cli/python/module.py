import sys
if __name__ == "__main__":
    print(repr(__package__), __spec__ and __spec__.name, sys.argv[1:])
    print(sorted(name for name in globals() if name[:2] == "__"))
