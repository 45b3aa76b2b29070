assert True
assert 1, "fine"
try:
    assert 1 > 2, "one is less"
except AssertionError as e:
    print(repr(e))
try:
    assert []
except AssertionError as e:
    print(repr(e))

# expect: AssertionError('one is less')
# expect: AssertionError()
