"""mindspore._extends.utils: what decorates the layers' constructors."""
import functools
import inspect


def cell_attr_register(fn=None, attrs=None):
    """A Cell's constructor that keeps its arguments, as text, in `cell_init_args`; all of them are bound before it runs."""
    def registering(init):
        signature = inspect.signature(init)

        @functools.wraps(init)
        def constructor(self, *args, **kwargs):
            bound = signature.bind(self, *args, **kwargs).arguments if attrs is None else {}
            init(self, *args, **kwargs)
            if attrs is None:
                kept = [value for name, value in bound.items() if name != "self"]
            else:
                kept = [getattr(self, name) for name in ([attrs] if isinstance(attrs, str) else attrs) if name]
            self.__dict__["cell_init_args"] = type(self).__name__ + str(kept)
        return constructor
    return registering if fn is None else registering(fn)
