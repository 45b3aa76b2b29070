"""urllib.error"""

__all__ = ["ContentTooShortError", "HTTPError", "URLError"]


class URLError(OSError):
    def __init__(self, reason, filename=None):
        self.args, self.reason = (reason,), reason
        if filename is not None:
            self.filename = filename

    def __str__(self):
        return f"<urlopen error {self.reason}>"


class HTTPError(URLError):
    def __init__(self, url, code, msg, hdrs, fp):
        self.url, self.code, self.msg, self.hdrs, self.fp, self.reason = url, code, msg, hdrs, fp, msg

    def __str__(self):
        return f"HTTP Error {self.code}: {self.msg}"


class ContentTooShortError(URLError):
    def __init__(self, message, content):
        URLError.__init__(self, message)
        self.content = content
