class M:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        self.seen = (kind.__name__, str(value), tb is not None) if kind else None
        return True


m = M()
with m:
    [][1]
print(m.seen)
with m:
    pass
print(m.seen)

# expect: ('IndexError', 'list index out of range', True)
# expect: None
