"""Coroutines on one loop: tasks, sleeping, waiting, queues and locks; streams, servers and programs of the machine."""

from .base_events import *  # noqa: F401,F403
from .coroutines import *  # noqa: F401,F403
from .events import *  # noqa: F401,F403
from .exceptions import *  # noqa: F401,F403
from .futures import *  # noqa: F401,F403
from .locks import *  # noqa: F401,F403
from .protocols import *  # noqa: F401,F403
from .queues import *  # noqa: F401,F403
from .runners import *  # noqa: F401,F403
from .streams import *  # noqa: F401,F403
from .subprocess import *  # noqa: F401,F403
from .taskgroups import *  # noqa: F401,F403
from .tasks import *  # noqa: F401,F403
from .threads import *  # noqa: F401,F403
from .timeouts import *  # noqa: F401,F403
from .transports import *  # noqa: F401,F403
from .unix_events import *  # noqa: F401,F403

from . import (  # noqa: E402
    base_events, coroutines, events, exceptions, futures, locks, protocols, queues, runners, streams, subprocess, taskgroups,
    tasks, threads, timeouts, transports, unix_events,
)

__all__ = (
    base_events.__all__ + coroutines.__all__ + events.__all__ + exceptions.__all__ + futures.__all__ + locks.__all__
    + protocols.__all__ + queues.__all__ + runners.__all__ + streams.__all__ + subprocess.__all__ + tuple(taskgroups.__all__)
    + tasks.__all__ + threads.__all__ + timeouts.__all__ + transports.__all__ + unix_events.__all__
)
