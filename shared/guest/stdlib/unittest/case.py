"""unittest.case"""

from _unittest_case import *  # noqa: F401,F403
from _unittest_case import _Outcome, _ShouldStop, _SubTest  # noqa: F401
from unittest.util import safe_repr, strclass  # noqa: F401
