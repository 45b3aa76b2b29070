"""python -m pytest"""

import pytest

raise SystemExit(pytest.main())
