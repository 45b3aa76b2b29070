"""test.support.testcase: assertions that several tests share."""

from math import copysign, isnan


class ExceptionIsLikeMixin:
    def assertExceptionIsLike(self, exc, template):
        """Exceptions, or groups of them, of the same types, arguments and shape."""
        if exc is None and template is None:
            return
        if (exc is None) != (template is None):
            self.fail(f"unexpected exception: {exc}")
        self.assertEqual(type(exc), type(template))
        if not isinstance(exc, BaseExceptionGroup):
            self.assertEqual(exc.args, template.args)
            return
        self.assertEqual(exc.message, template.message)
        self.assertEqual(len(exc.exceptions), len(template.exceptions))
        for one, other in zip(exc.exceptions, template.exceptions):
            self.assertExceptionIsLike(one, other)


class FloatsAreIdenticalMixin:
    def assertFloatsAreIdentical(self, x, y):
        """Both are not numbers, or equal with the same sign."""
        if isnan(x) or isnan(y):
            if isnan(x) and isnan(y):
                return
        elif x == y and (x != 0.0 or copysign(1.0, x) == copysign(1.0, y)):
            return
        self.fail(f"floats {x!r} and {y!r} are not identical")


class ComplexesAreIdenticalMixin(FloatsAreIdenticalMixin):
    def assertComplexesAreIdentical(self, x, y):
        self.assertFloatsAreIdentical(x.real, y.real)
        self.assertFloatsAreIdentical(x.imag, y.imag)
