"""test.support.hashlib_helper: hashes that a test asks for."""

import functools
import hashlib
import unittest


def requires_hashdigest(digestname, openssl=None, usedforsecurity=True):
    """A decorator: skips a test, or a class of tests, whose hash is missing."""

    def check():
        try:
            hashlib.new(digestname)
        except ValueError:
            raise unittest.SkipTest(f"hash digest {digestname!r} is not available.")

    def decorate(thing):
        if isinstance(thing, type):
            set_up = thing.setUpClass

            def setUpClass(cls):
                check()
                return set_up()

            thing.setUpClass = classmethod(setUpClass)
            return thing

        @functools.wraps(thing)
        def inner(*args, **kwargs):
            check()
            return thing(*args, **kwargs)

        return inner

    return decorate
