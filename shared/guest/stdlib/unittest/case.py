"""unittest.case"""

from _unittest_case import *  # noqa: F401,F403
from _unittest_case import _Outcome, _Raises as _AssertRaisesContext, _ShouldStop, _SubTest, _Warns as _AssertWarnsContext  # noqa: F401
from unittest.util import safe_repr, strclass  # noqa: F401
