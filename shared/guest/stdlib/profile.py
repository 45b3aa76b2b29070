"""profile: cProfile by its older name."""

from cProfile import Profile, run, runctx  # noqa: F401

__all__ = ["Profile", "run", "runctx"]
