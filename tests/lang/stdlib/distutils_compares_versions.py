import warnings

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    from distutils.util import strtobool
    from distutils.version import LooseVersion, StrictVersion

    a, b = LooseVersion("1.8.1"), LooseVersion("1.10.0rc1")
    print(a < b, a == "1.8.1", a >= LooseVersion("1.8"), b.version, str(b), repr(a), max([a, b]) is b)
    print([str(v) for v in sorted(map(LooseVersion, ["2.0", "1.5.2b2", "1.5.1", "1.5.2"]))])
    s = StrictVersion("2.7.0")
    print(s, s.version, s.prerelease, s > "2.6", StrictVersion("1.0a3") < StrictVersion("1.0"), repr(StrictVersion("1.2.3b1")), s == StrictVersion("2.7"))
    print(seen[-1].category.__name__, seen[-1].message)
print([strtobool(word) for word in ("Yes", "t", "ON", "0", "no", "False")])
for call in lambda: strtobool("maybe"), lambda: StrictVersion("1"), lambda: LooseVersion("1.a") < LooseVersion("1.2"), lambda: a < 3:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            call()
        except Exception as error:
            print(type(error).__name__, error)

# expect: True True True [1, 10, 0, 'rc', 1] 1.10.0rc1 LooseVersion ('1.8.1') True
# expect: ['1.5.1', '1.5.2', '1.5.2b2', '2.0']
# expect: 2.7 (2, 7, 0) None True True StrictVersion ('1.2.3b1') True
# expect: DeprecationWarning distutils Version classes are deprecated. Use packaging.version instead.
# expect: [1, 1, 1, 0, 0, 0]
# expect: ValueError invalid truth value 'maybe'
# expect: ValueError invalid version number '1'
# expect: TypeError '<' not supported between instances of 'str' and 'int'
# expect: TypeError '<' not supported between instances of 'LooseVersion' and 'int'
