"""urllib.response: what urlopen gives."""

import io

__all__ = ["addinfourl"]


class addinfourl(io.BytesIO):
    """The bytes behind an address, with its headers, its status and the address itself."""

    def __init__(self, fp, headers, url, code=None):
        super().__init__(fp if isinstance(fp, bytes) else fp.read())
        self.headers, self.url, self.code = headers, url, code

    status = property(lambda self: self.code)
    msg = property(lambda self: self.headers)

    def info(self):
        return self.headers

    def geturl(self):
        return self.url

    def getcode(self):
        return self.code

    def getheader(self, name, default=None):
        return next((value for key, value in self.headers.items() if key.lower() == name.lower()), default)
