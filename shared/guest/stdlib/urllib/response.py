"""urllib.response: files with what is known of where they came from."""

__all__ = ["addbase", "addclosehook", "addinfo", "addinfourl"]


class addbase:
    """A file that is read through; where it closes, the one behind it does."""

    def __init__(self, fp):
        self.file = self.fp = fp
        self.name = "<urllib response>"

    def __getattr__(self, name):
        if name in ("file", "fp"):
            raise AttributeError(name)
        return getattr(self.file, name)

    def __iter__(self):
        return iter(self.fp)

    def __repr__(self):
        return "<%s at %r whose fp = %r>" % (self.__class__.__name__, id(self), self.file)

    def __enter__(self):
        if self.fp.closed:
            raise ValueError("I/O operation on closed file")
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def close(self):
        self.file.close()


class addclosehook(addbase):
    """Calls closehook(*hookargs) when it is closed."""

    def __init__(self, fp, closehook, *hookargs):
        super().__init__(fp)
        self.closehook, self.hookargs = closehook, hookargs

    def close(self):
        try:
            hook, arguments = self.closehook, self.hookargs
            if hook:
                self.closehook = self.hookargs = None
                hook(*arguments)
        finally:
            super().close()


class addinfo(addbase):
    def __init__(self, fp, headers):
        super().__init__(fp)
        self.headers = headers

    def info(self):
        return self.headers


class addinfourl(addinfo):
    def __init__(self, fp, headers, url, code=None):
        super().__init__(fp, headers)
        self.url, self.code = url, code

    @property
    def status(self):
        return self.code

    def getcode(self):
        return self.code

    def geturl(self):
        return self.url
