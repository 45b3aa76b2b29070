"""telnetlib: a client that speaks Telnet (RFC 854): text with commands in it, which are answered or given to a callback."""

import selectors
import socket
import sys
import warnings
from time import monotonic as _time

warnings.warn("'telnetlib' is deprecated and slated for removal in Python 3.13", DeprecationWarning, stacklevel=2)
__all__ = ["Telnet"]

DEBUGLEVEL = 0
TELNET_PORT = 23

# Commands count down from 255; options of the registry count up, with three that stand apart.
for _code, _name in enumerate("IAC DONT DO WONT WILL SB GA EL EC AYT AO IP BRK DM NOP".split()):
    globals()[_name] = bytes([255 - _code])
SE, theNULL = bytes([240]), bytes([0])
for _code, _name in enumerate("""BINARY ECHO RCP SGA NAMS STATUS TM RCTE NAOL NAOP NAOCRD NAOHTS NAOHTD NAOFFD NAOVTS NAOVTD NAOLFD
        XASCII LOGOUT BM DET SUPDUP SUPDUPOUTPUT SNDLOC TTYPE EOR TUID OUTMRK TTYLOC VT3270REGIME X3PAD NAWS TSPEED LFLOW LINEMODE
        XDISPLOC OLD_ENVIRON AUTHENTICATION ENCRYPT NEW_ENVIRON TN3270E XAUTH CHARSET RSP COM_PORT_OPTION SUPPRESS_LOCAL_ECHO TLS
        KERMIT SEND_URL FORWARD_X""".split()):
    globals()[_name] = bytes([_code])
PRAGMA_LOGON, SSPI_LOGON, PRAGMA_HEARTBEAT, EXOPL, NOOPT = (bytes([_code]) for _code in (138, 139, 140, 255, 0))
del _code, _name

_TelnetSelector = getattr(selectors, "PollSelector", selectors.SelectSelector)
_NEGOTIATIONS = {DO: ("DO", "WONT"), DONT: ("DONT", "WONT"), WILL: ("WILL", "DONT"), WONT: ("WONT", "DONT")}


class Telnet:
    """A connection. `rawq` holds what arrived, `cookedq` the text of it, `sbdataq` what a subnegotiation said."""

    def __init__(self, host=None, port=0, timeout=socket._GLOBAL_DEFAULT_TIMEOUT):
        self.debuglevel = DEBUGLEVEL
        self.host, self.port, self.timeout = host, port, timeout
        self.sock = None
        self.rawq, self.irawq = b"", 0
        self.cookedq, self.sbdataq = b"", b""
        self.eof, self.sb = 0, 0
        self.iacseq = b""  # of a command that has begun
        self.option_callback = None
        if host is not None:
            self.open(host, port, timeout)

    def open(self, host, port=0, timeout=socket._GLOBAL_DEFAULT_TIMEOUT):
        self.eof = 0
        self.host, self.port, self.timeout = host, port or TELNET_PORT, timeout
        sys.audit("telnetlib.Telnet.open", self, self.host, self.port)
        self.sock = socket.create_connection((self.host, self.port), timeout)

    def __del__(self):
        self.close()

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def close(self):
        sock, self.sock, self.eof = self.sock, None, True
        self.iacseq, self.sb = b"", 0
        if sock:
            sock.close()

    def msg(self, msg, *args):
        if self.debuglevel > 0:
            print(f"Telnet({self.host},{self.port}):", end=" ")
            print(msg % args if args else msg)

    def set_debuglevel(self, debuglevel):
        self.debuglevel = debuglevel

    def get_socket(self):
        return self.sock

    def fileno(self):
        return self.sock.fileno()

    def set_option_negotiation_callback(self, callback):
        """`callback(socket, command, option)` answers the other side from now on."""
        self.option_callback = callback

    def write(self, buffer):
        """Sends bytes, the ones that begin commands twice."""
        if IAC in buffer:
            buffer = buffer.replace(IAC, IAC + IAC)
        sys.audit("telnetlib.Telnet.write", self, buffer)
        self.msg("send %r", buffer)
        self.sock.sendall(buffer)

    # ---- reading

    def _waits(self, timeout):
        """Yields while something may arrive: what is left of the time has not passed."""
        deadline = None if timeout is None else _time() + timeout
        with _TelnetSelector() as selector:
            selector.register(self, selectors.EVENT_READ)
            while not self.eof:
                if selector.select(timeout):
                    yield
                if deadline is not None:
                    timeout = deadline - _time()
                    if timeout < 0:
                        return

    def _taken(self, end):
        text, self.cookedq = self.cookedq[:end], self.cookedq[end:]
        return text

    def read_until(self, match, timeout=None):
        """All up to `match`, or what has arrived when the time is over or the connection has ended."""
        n = len(match)
        self.process_rawq()
        at = self.cookedq.find(match)
        if at >= 0:
            return self._taken(at + n)
        for _ in self._waits(timeout):
            start = max(0, len(self.cookedq) - n)
            self.fill_rawq()
            self.process_rawq()
            at = self.cookedq.find(match, start)
            if at >= 0:
                return self._taken(at + n)
        return self.read_very_lazy()

    def read_all(self):
        self.process_rawq()
        while not self.eof:
            self.fill_rawq()
            self.process_rawq()
        return self._taken(len(self.cookedq))

    def read_some(self):
        self.process_rawq()
        while not self.cookedq and not self.eof:
            self.fill_rawq()
            self.process_rawq()
        return self._taken(len(self.cookedq))

    def read_very_eager(self):
        self.process_rawq()
        while not self.eof and self.sock_avail():
            self.fill_rawq()
            self.process_rawq()
        return self.read_very_lazy()

    def read_eager(self):
        self.process_rawq()
        while not self.cookedq and not self.eof and self.sock_avail():
            self.fill_rawq()
            self.process_rawq()
        return self.read_very_lazy()

    def read_lazy(self):
        self.process_rawq()
        return self.read_very_lazy()

    def read_very_lazy(self):
        text = self._taken(len(self.cookedq))
        if not text and self.eof and not self.rawq:
            raise EOFError("telnet connection closed")
        return text

    def read_sb_data(self):
        """What the last subnegotiation said."""
        data, self.sbdataq = self.sbdataq, b""
        return data

    # ---- what arrives

    def process_rawq(self):
        """Parts what has arrived into text and commands."""
        parts = [b"", b""]
        try:
            while self.rawq:
                byte = self.rawq_getchar()
                if not self.iacseq:
                    if byte == IAC:
                        self.iacseq = byte
                    elif byte not in (theNULL, b"\x11"):
                        parts[self.sb] += byte
                elif len(self.iacseq) == 1:
                    self._begun(byte, parts)
                else:
                    command, self.iacseq = self.iacseq[1:2], b""
                    self._negotiate(command, byte)
        except EOFError:  # the rest of a command has not arrived
            self.iacseq = b""
            self.sb = 0
        self.cookedq += parts[0]
        self.sbdataq += parts[1]

    def _begun(self, byte, parts):
        """The byte behind IAC."""
        if byte in _NEGOTIATIONS:
            self.iacseq += byte
            return
        self.iacseq = b""
        if byte == IAC:
            parts[self.sb] += byte
            return
        if byte == SB:
            self.sb = 1
            self.sbdataq = b""
        elif byte == SE:
            self.sb = 0
            self.sbdataq += parts[1]
            parts[1] = b""
        if self.option_callback:
            self.option_callback(self.sock, byte, NOOPT)
        else:
            self.msg("IAC %d not recognized", ord(byte))

    def _negotiate(self, command, option):
        name, answer = _NEGOTIATIONS[command]
        self.msg("IAC %s %d", name, ord(option))
        if self.option_callback:
            self.option_callback(self.sock, command, option)
        else:  # every wish is refused
            self.sock.sendall(IAC + globals()[answer] + option)

    def rawq_getchar(self):
        if not self.rawq:
            self.fill_rawq()
            if self.eof:
                raise EOFError
        byte = self.rawq[self.irawq:self.irawq + 1]
        self.irawq += 1
        if self.irawq >= len(self.rawq):
            self.rawq, self.irawq = b"", 0
        return byte

    def fill_rawq(self):
        if self.irawq >= len(self.rawq):
            self.rawq, self.irawq = b"", 0
        data = self.sock.recv(50)
        self.msg("recv %r", data)
        self.eof = not data
        self.rawq += data

    def sock_avail(self):
        with _TelnetSelector() as selector:
            selector.register(self, selectors.EVENT_READ)
            return bool(selector.select(0))

    # ---- conversations

    def interact(self):
        """What is typed goes there, what comes is shown."""
        if sys.platform == "win32":
            self.mt_interact()
            return
        with _TelnetSelector() as selector:
            selector.register(self, selectors.EVENT_READ)
            selector.register(sys.stdin, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    if key.fileobj is self:
                        try:
                            text = self.read_eager()
                        except EOFError:
                            print("*** Connection closed by remote host ***")
                            return
                        if text:
                            sys.stdout.write(text.decode("ascii"))
                            sys.stdout.flush()
                    elif key.fileobj is sys.stdin:
                        line = sys.stdin.readline().encode("ascii")
                        if not line:
                            return
                        self.write(line)

    def mt_interact(self):
        import _thread

        _thread.start_new_thread(self.listener, ())
        while line := sys.stdin.readline():
            self.write(line.encode("ascii"))

    def listener(self):
        while True:
            try:
                data = self.read_eager()
            except EOFError:
                print("*** Connection closed by remote host ***")
                return
            if data:
                sys.stdout.write(data.decode("ascii"))
            else:
                sys.stdout.flush()

    def expect(self, list, timeout=None):
        """(which pattern matched first, its match, all up to its end); (-1, None, what there is) without a match."""
        import re

        patterns = [one if hasattr(one, "search") else re.compile(one) for one in list]

        def found():
            self.process_rawq()
            for index, pattern in enumerate(patterns):
                match = pattern.search(self.cookedq)
                if match:
                    return index, match, self._taken(match.end())
            return None

        result = found()
        if result:
            return result
        for _ in self._waits(timeout):
            self.fill_rawq()
            result = found()
            if result:
                return result
        text = self.read_very_lazy()
        if not text and self.eof:
            raise EOFError
        return -1, None, text


def test():
    """telnetlib [-d] ... [host [port]]: a conversation with a host."""
    level = 0
    while sys.argv[1:] and sys.argv[1] == "-d":
        level += 1
        del sys.argv[1]
    host = sys.argv[1] if sys.argv[1:] else "localhost"
    port = 0
    if sys.argv[2:]:
        try:
            port = int(sys.argv[2])
        except ValueError:
            port = socket.getservbyname(sys.argv[2], "tcp")
    with Telnet() as client:
        client.set_debuglevel(level)
        client.open(host, port, timeout=0.5)
        client.interact()


if __name__ == "__main__":
    test()
