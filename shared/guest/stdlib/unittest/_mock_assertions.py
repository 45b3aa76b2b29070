"""unittest.mock: what can be asserted of the calls, and of the awaits, of a mock."""

from unittest._mock_calls import _Call, _CallList, _format_call_signature, call
from unittest._mock_specs import _extract_mock, _SpecState
from unittest.util import safe_repr


def _cause_of(*matched):
    """The first error among calls that do not fit the signature."""
    return next((each for each in matched if isinstance(each, Exception)), None)


def _is_among(expected, calls):
    """Whether a call is among others; the expected one's parts are compared from the left, where ANY may stand."""
    return any(len(expected) == len(each) and all(a == b for a, b in zip(expected, each)) for each in calls)


def _without(calls, expected):
    """(calls that are not among the expected, the expected that were not found)"""
    left, missing = list(calls), []
    for each in expected:
        if each in left:
            left.remove(each)
        else:
            missing.append(each)
    return left, missing


class _Assertions:
    """The assertions of all mocks."""

    def _format_mock_call_signature(self, args, kwargs):
        return _format_call_signature(self._mock_name or "mock", args, kwargs)

    def _format_mock_failure_message(self, args, kwargs, action="call"):
        expected = self._format_mock_call_signature(args, kwargs)
        return f"expected {action} not found.\nExpected: {expected}\n  Actual: {self._format_mock_call_signature(*self.call_args)}"

    def _get_call_signature_from_name(self, name):
        """The signature of what `name` is called on, as far as it has been used."""
        if not name:
            return self._spec_signature
        signature, children = None, self._mock_children
        for part in name.replace("()", "").split("."):
            child = children.get(part)
            if child is None or isinstance(child, _SpecState):
                break
            child = _extract_mock(child)
            children, signature = child._mock_children, child._spec_signature
        return signature

    def _call_matcher(self, made):
        """What a call is compared by: its arguments as the spec's signature binds them, an error where it does not."""
        has_name = isinstance(made, tuple) and len(made) > 2
        signature = self._get_call_signature_from_name(made[0]) if has_name else self._spec_signature
        if signature is None:
            return made
        name, args, kwargs = made if len(made) == 3 else ("", *made)
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            return error.with_traceback(None)
        return call(name, bound.args, bound.kwargs)

    def _calls_repr(self, prefix="Calls"):
        return f"\n{prefix}: {safe_repr(self.mock_calls)}." if self.mock_calls else ""

    def _fail_times(self, what):
        name = self._mock_name or "mock"
        raise AssertionError(f"Expected '{name}' to {what}. Called {self.call_count} times.{self._calls_repr()}")

    def assert_not_called(self):
        """Raises AssertionError when the mock was called."""
        if self.call_count != 0:
            self._fail_times("not have been called")

    def assert_called(self):
        """Raises AssertionError unless the mock was called."""
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called.")

    def assert_called_once(self):
        """Raises AssertionError unless the mock was called just once."""
        if self.call_count != 1:
            self._fail_times("have been called once")

    def assert_called_with(self, /, *args, **kwargs):
        """Raises AssertionError unless the last call had these arguments."""
        if self.call_args is None:
            expected = self._format_mock_call_signature(args, kwargs)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: not called.")
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        if self._call_matcher(self.call_args) != expected:
            raise AssertionError(self._format_mock_failure_message(args, kwargs)) from _cause_of(expected)

    def assert_called_once_with(self, /, *args, **kwargs):
        """Raises AssertionError unless there was one call, with these arguments."""
        if self.call_count != 1:
            self._fail_times("be called once")
        return self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        """Raises AssertionError unless some call had these arguments."""
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        cause = _cause_of(expected)
        if cause or not _is_among(expected, [self._call_matcher(each) for each in self.call_args_list]):
            raise AssertionError(f"{self._format_mock_call_signature(args, kwargs)} call not found") from cause

    def assert_has_calls(self, calls, any_order=False):
        """Raises AssertionError unless `calls` are in mock_calls, one after the other or in any order."""
        expected = [self._call_matcher(each) for each in calls]
        cause = _cause_of(*expected)
        made = _CallList(self._call_matcher(each) for each in self.mock_calls)
        if any_order:
            left, missing = _without(made, expected)
            if missing:
                name = self._mock_name or "mock"
                raise AssertionError(f"{name!r} does not contain all of {tuple(missing)!r} in its call list, found {left!r} instead") from cause
        elif expected not in made:
            problem = _problem("calls", expected, cause)
            actual = self._calls_repr(prefix="  Actual").rstrip(".")
            raise AssertionError(f"{problem}\nExpected: {_CallList(calls)}{actual}") from cause


def _problem(what, expected, cause):
    if cause is None:
        return f"{what.capitalize()} not found."
    return f"Error processing expected {what}.\nErrors: {[each if isinstance(each, Exception) else None for each in expected]}"


class _AwaitAssertions:
    """The assertions of mocks that are awaited."""

    def _fail_awaits(self, what):
        raise AssertionError(f"Expected {self._mock_name or 'mock'} to {what}. Awaited {self.await_count} times.")

    def assert_awaited(self):
        """Raises AssertionError unless the mock was awaited."""
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._mock_name or 'mock'} to have been awaited.")

    def assert_awaited_once(self):
        """Raises AssertionError unless the mock was awaited just once."""
        if self.await_count != 1:
            self._fail_awaits("have been awaited once")

    def assert_awaited_with(self, /, *args, **kwargs):
        """Raises AssertionError unless the last await had these arguments."""
        if self.await_args is None:
            raise AssertionError(f"Expected await: {self._format_mock_call_signature(args, kwargs)}\nNot awaited")
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        if self._call_matcher(self.await_args) != expected:
            raise AssertionError(self._format_mock_failure_message(args, kwargs, action="await")) from _cause_of(expected)

    def assert_awaited_once_with(self, /, *args, **kwargs):
        """Raises AssertionError unless there was one await, with these arguments."""
        self.assert_awaited_once()
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        """Raises AssertionError unless some await had these arguments."""
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        cause = _cause_of(expected)
        if cause or not _is_among(expected, [self._call_matcher(each) for each in self.await_args_list]):
            raise AssertionError(f"{self._format_mock_call_signature(args, kwargs)} await not found") from cause

    def assert_has_awaits(self, calls, any_order=False):
        """Raises AssertionError unless `calls` are in await_args_list, one after the other or in any order."""
        expected = [self._call_matcher(each) for each in calls]
        cause = _cause_of(*expected)
        made = _CallList(self._call_matcher(each) for each in self.await_args_list)
        if any_order:
            missing = _without(made, expected)[1]
            if missing:
                raise AssertionError(f"{tuple(missing)!r} not all found in await list") from cause
        elif expected not in made:
            problem = _problem("awaits", expected, cause)
            raise AssertionError(f"{problem}\nExpected: {_CallList(calls)}\nActual: {self.await_args_list}") from cause

    def assert_not_awaited(self):
        """Raises AssertionError when the mock was awaited."""
        if self.await_count != 0:
            self._fail_awaits("not have been awaited")
