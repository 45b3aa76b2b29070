"""asyncio.events"""

from asyncio import *  # noqa: F401, F403
