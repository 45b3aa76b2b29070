"""asyncio.events"""

from asyncio import *  # noqa: F401, F403


def __getattr__(name):
    if name == "_event_loop_policy":  # what set_event_loop_policy() was given last
        import _asyncio_scopes

        return _asyncio_scopes._policy
    raise AttributeError(f"module 'asyncio.events' has no attribute {name!r}")
