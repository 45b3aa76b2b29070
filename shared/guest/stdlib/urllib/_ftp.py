"""urllib.request: addresses of the File Transfer Protocol."""

import email
import mimetypes
import socket
import sys
import time
from urllib._handlers import BaseHandler
from urllib.error import URLError
from urllib.parse import unquote
from urllib.response import addclosehook, addinfourl

MAXFTPCACHE = 10  # so many connections are kept

_errors = None


def ftperrors():
    """What ftplib raises."""
    global _errors
    if _errors is None:
        import ftplib

        _errors = ftplib.all_errors
    return _errors


class FTPHandler(BaseHandler):
    """Opens ftp: addresses."""

    def ftp_open(self, req):
        import ftplib
        from urllib.parse import _splitattr, _splitpasswd, _splitport, _splituser, _splitvalue

        host = req.host
        if not host:
            raise URLError("ftp error: no host given")
        host, port = _splitport(host)
        port = ftplib.FTP_PORT if port is None else int(port)
        user, host = _splituser(host)
        user, password = _splitpasswd(user) if user else (None, None)
        host, user, password = unquote(host), user or "", password or ""
        try:
            host = socket.gethostbyname(host)
        except OSError as msg:
            raise URLError(msg) from None
        path, attrs = _splitattr(req.selector)
        folders = list(map(unquote, path.split("/")))
        folders, file = folders[:-1], folders[-1]
        if folders and not folders[0]:
            folders = folders[1:]
        try:
            connection = self.connect_ftp(user, password, host, port, folders, req.timeout)
            kind = "I" if file else "D"
            for attr in attrs:
                name, value = _splitvalue(attr)
                if name.lower() == "type" and value in ("a", "A", "i", "I", "d", "D"):
                    kind = value.upper()
            fp, length = connection.retrfile(file, kind)
            headers = ""
            found = mimetypes.guess_type(req.full_url)[0]
            if found:
                headers += "Content-type: %s\n" % found
            if length is not None and length >= 0:
                headers += "Content-length: %d\n" % length
            return addinfourl(fp, email.message_from_string(headers), req.full_url)
        except ftplib.all_errors as error:
            raise URLError(f"ftp error: {error}") from error

    def connect_ftp(self, user, passwd, host, port, dirs, timeout):
        return ftpwrapper(user, passwd, host, port, dirs, timeout, persistent=False)


class CacheFTPHandler(FTPHandler):
    """Keeps connections for a while."""

    def __init__(self):
        self.cache, self.timeout = {}, {}
        self.soonest, self.delay, self.max_conns = 0, 60, 16

    def setTimeout(self, t):
        self.delay = t

    def setMaxConns(self, m):
        self.max_conns = m

    def connect_ftp(self, user, passwd, host, port, dirs, timeout):
        key = user, host, port, "/".join(dirs), timeout
        if key not in self.cache:
            self.cache[key] = ftpwrapper(user, passwd, host, port, dirs, timeout)
        self.timeout[key] = time.time() + self.delay
        self.check_cache()
        return self.cache[key]

    def _drop(self, key):
        del self.cache[key]
        del self.timeout[key]

    def check_cache(self):
        """Closes what has not been asked for lately, and the one that was asked least lately when there are too many."""
        now = time.time()
        if self.soonest <= now:
            for key, when in list(self.timeout.items()):
                if when < now:
                    self.cache[key].close()
                    self._drop(key)
        self.soonest = min(self.timeout.values(), default=0)
        if len(self.cache) == self.max_conns:
            self._drop(next(key for key, when in self.timeout.items() if when == self.soonest))
            self.soonest = min(self.timeout.values(), default=0)

    def clear_cache(self):
        for connection in self.cache.values():
            connection.close()
        self.cache.clear()
        self.timeout.clear()


class ftpwrapper:
    """A connection, and the files that are read over it."""

    def __init__(self, user, passwd, host, port, dirs, timeout=None, persistent=True):
        self.user, self.passwd, self.host, self.port, self.dirs, self.timeout = user, passwd, host, port, dirs, timeout
        self.refcount, self.keepalive = 0, persistent
        try:
            self.init()
        except BaseException:
            self.close()
            raise

    def init(self):
        import ftplib

        self.busy = 0
        self.ftp = ftplib.FTP()
        self.ftp.connect(self.host, self.port, self.timeout)
        self.ftp.login(self.user, self.passwd)
        self.ftp.cwd("/".join(self.dirs))

    def retrfile(self, file, type):
        """(a file object, its length or None) of a file, or of the list of a folder."""
        import ftplib

        self.endtransfer()
        is_list = type in ("d", "D")
        command = "TYPE A" if is_list else "TYPE " + type
        try:
            self.ftp.voidcmd(command)
        except ftplib.all_errors:
            self.init()
            self.ftp.voidcmd(command)
        connection = length = None
        if file and not is_list:
            try:
                connection, length = self.ftp.ntransfercmd("RETR " + file)
            except ftplib.error_perm as reason:
                if str(reason)[:3] != "550":
                    raise URLError(f"ftp error: {reason}").with_traceback(sys.exc_info()[2]) from None
        if not connection:
            self.ftp.voidcmd("TYPE A")
            if file:
                before = self.ftp.pwd()
                try:
                    try:
                        self.ftp.cwd(file)
                    except ftplib.error_perm as reason:
                        raise URLError("ftp error: %r" % reason) from reason
                finally:
                    self.ftp.cwd(before)
                command = "LIST " + file
            else:
                command = "LIST"
            connection, length = self.ftp.ntransfercmd(command)
        self.busy = 1
        made = addclosehook(connection.makefile("rb"), self.file_close)
        self.refcount += 1
        connection.close()
        return made, length

    def endtransfer(self):
        if not self.busy:
            return
        self.busy = 0
        try:
            self.ftp.voidresp()
        except ftperrors():
            pass

    def close(self):
        self.keepalive = False
        if self.refcount <= 0:
            self.real_close()

    def file_close(self):
        self.endtransfer()
        self.refcount -= 1
        if self.refcount <= 0 and not self.keepalive:
            self.real_close()

    def real_close(self):
        self.endtransfer()
        try:
            self.ftp.close()
        except (*ftperrors(), AttributeError):
            pass  # AttributeError: it was never connected
