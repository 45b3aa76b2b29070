# unittest.mock: records, assertions' texts, special methods, patch in its forms.
from unittest import mock
from unittest.mock import *
import os, math
m = Mock(return_value=3)
print(m(1, a=2), m.call_args, m.call_count, m.mock_calls, m.called)
m.foo.bar(4); m.x().y(5)
print(m.mock_calls, m.method_calls)
try: m.assert_called_once_with(2)
except AssertionError as e: print(e)
try: m.foo.bar.assert_called_with(5)
except AssertionError as e: print(e)
try: Mock(name="nm").assert_called()
except AssertionError as e: print(e)
m2 = Mock(side_effect=[1, ValueError("x")])
print(m2())
try: m2()
except ValueError as e: print("VE", e)
try: m2()
except StopIteration: print("stop")
mm = MagicMock()
print(len(mm), list(mm), bool(mm), int(mm), 3 in mm, mm[1] is mm[1])
mm.__len__.return_value = 5
print(len(mm))
mm.__getitem__.side_effect = lambda k: k * 2
print(mm[4])
with mm as f: print(f is mm.__enter__.return_value)
class P:
    def f(self, a, b=1): return a
    v = 1
with patch.object(P, "f", return_value=9) as pf:
    print(P().f(1, 2), pf.call_args)
print(P().f(1))
with patch("os.getcwd", return_value="/q"): print(os.getcwd())
print(os.getcwd() != "/q")
with patch.dict(os.environ, {"A_B": "1"}): print(os.environ["A_B"])
print("A_B" in os.environ)
@patch("math.sqrt")
@patch.object(P, "v", 7)
def t(s): s.return_value = 4; return math.sqrt(1), P.v
print(t(), math.sqrt(4), P.v)
s = Mock(spec=P)
try: s.nope
except AttributeError as e: print(e)
print(isinstance(s, P))
a = create_autospec(P)
try: a().f()
except TypeError as e: print(e)
print(call(1, a=2), call.foo(3), call.a.b(1).c(2), [call(1)] == [call(1)], ANY == 3, call(ANY) == call(5))
m.reset_mock(); print(m.call_count, m.mock_calls)
m(1); m(2); m.assert_has_calls([call(1), call(2)]); m.assert_any_call(1)
try: m.assert_has_calls([call(3)])
except AssertionError as e: print(e)
try: m.assert_not_called()
except AssertionError as e: print(e)
print(sentinel.abc, mock.DEFAULT)
with patch("builtins.open", mock_open(read_data="a\nb\n")) as o:
    with open("f") as fh: print(fh.read())
    o.assert_called_once_with("f")
p = PropertyMock(return_value=3)
type(mm).prop = p
print(mm.prop, p.mock_calls)
import asyncio
am = AsyncMock(return_value=8)
print(asyncio.run(am(1)), am.await_count)
w = Mock(wraps=[1,2]); print(w.index(2))
try: m.assert_foo()
except AttributeError as e: print(e)
m.cfg.configure_mock(**{"a.return_value": 3, "b": 4}); print(m.cfg.a(), m.cfg.b)

# expect: 3 call(1, a=2) 1 [call(1, a=2)] True
# expect: [call(1, a=2), call.foo.bar(4), call.x(), call.x().y(5)] [call.foo.bar(4), call.x()]
# expect: expected call not found.
# expect: Expected: mock(2)
# expect:   Actual: mock(1, a=2)
# expect: expected call not found.
# expect: Expected: bar(5)
# expect:   Actual: bar(4)
# expect: Expected 'nm' to have been called.
# expect: 1
# expect: VE x
# expect: stop
# expect: 0 [] True 1 False True
# expect: 5
# expect: 8
# expect: True
# expect: 9 call(1, 2)
# expect: 1
# expect: /q
# expect: True
# expect: 1
# expect: False
# expect: (4, 7) 2.0 1
# expect: Mock object has no attribute 'nope'
# expect: True
# expect: missing a required argument: 'a'
# expect: call(1, a=2) call.foo(3) call.a.b().c(2) True True True
# expect: 0 []
# expect: Calls not found.
# expect: Expected: [call(3)]
# expect:   Actual: [call(1), call(2)]
# expect: Expected 'mock' to not have been called. Called 2 times.
# expect: Calls: [call(1), call(2)].
# expect: sentinel.abc sentinel.DEFAULT
# expect: a
# expect: b
# expect:
# expect: 3 [call()]
# expect: 8 1
# expect: 1
# expect: 'assert_foo' is not a valid assertion. Use a spec for the mock if 'assert_foo' is meant to be an attribute.
# expect: 3 4
