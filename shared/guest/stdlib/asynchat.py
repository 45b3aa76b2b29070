"""asynchat: channels of asyncore that speak in messages, which end at a terminator."""

import warnings
from collections import deque

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import asyncore

_DEPRECATION_MSG = (f"The {__name__} module is deprecated and will be removed in Python 3.12. The recommended replacement is "
                    "asyncio")
warnings.warn(_DEPRECATION_MSG, DeprecationWarning, stacklevel=2)


class async_chat(asyncore.dispatcher):
    """What arrives is collected up to the terminator (bytes, or a count of bytes); what is pushed is sent when it can be."""

    ac_in_buffer_size = 65536
    ac_out_buffer_size = 65536
    use_encoding = 0
    encoding = "latin-1"

    def __init__(self, sock=None, map=None):
        self.ac_in_buffer = b""
        self.incoming = []
        self.producer_fifo = deque()
        asyncore.dispatcher.__init__(self, sock, map)

    def collect_incoming_data(self, data):
        raise NotImplementedError("must be implemented in subclass")

    def _collect_incoming_data(self, data):
        self.incoming.append(data)

    def _get_data(self):
        data = b"".join(self.incoming)
        del self.incoming[:]
        return data

    def found_terminator(self):
        raise NotImplementedError("must be implemented in subclass")

    def set_terminator(self, term):
        if isinstance(term, str) and self.use_encoding:
            term = bytes(term, self.encoding)
        elif isinstance(term, int) and term < 0:
            raise ValueError("the number of received bytes must be positive")
        self.terminator = term

    def get_terminator(self):
        return self.terminator

    # ---- what arrives

    def handle_read(self):
        try:
            data = self.recv(self.ac_in_buffer_size)
        except BlockingIOError:
            return
        except OSError:
            self.handle_error()
            return
        if isinstance(data, str) and self.use_encoding:
            data = bytes(data, self.encoding)
        self.ac_in_buffer += data
        # Handlers may change the terminator, or this method's buffer: each round asks anew.
        while self.ac_in_buffer:
            if not self._take_once():
                return

    def _take(self, n):
        data, self.ac_in_buffer = self.ac_in_buffer[:n], self.ac_in_buffer[n:]
        self.collect_incoming_data(data)

    def _take_once(self):
        """Gives one stretch of the buffer to the collector; false: the rest must wait for more."""
        terminator = self.get_terminator()
        if not terminator:
            self._take(len(self.ac_in_buffer))
        elif isinstance(terminator, int):
            n = min(terminator, len(self.ac_in_buffer))
            if n < terminator:
                self.terminator = terminator - n
                self._take(n)
            else:
                self._take(n)
                self.terminator = 0
                self.found_terminator()
        else:
            at = self.ac_in_buffer.find(terminator)
            if at >= 0:
                if at:
                    self.collect_incoming_data(self.ac_in_buffer[:at])
                self.ac_in_buffer = self.ac_in_buffer[at + len(terminator):]
                self.found_terminator()
                return True
            begun = find_prefix_at_end(self.ac_in_buffer, terminator)
            if begun != len(self.ac_in_buffer):
                self._take(len(self.ac_in_buffer) - begun)
            return not begun
        return True

    # ---- what is sent

    def handle_write(self):
        self.initiate_send()

    def handle_close(self):
        self.close()

    def push(self, data):
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("data argument must be byte-ish (%r)", type(data))
        size = self.ac_out_buffer_size
        for at in range(0, len(data), size) if len(data) > size else (0,):
            self.producer_fifo.append(data[at:at + size])
        self.initiate_send()

    def push_with_producer(self, producer):
        self.producer_fifo.append(producer)
        self.initiate_send()

    def readable(self):
        return 1

    def writable(self):
        return self.producer_fifo or not self.connected

    def close_when_done(self):
        """Closes the channel when all has been sent."""
        self.producer_fifo.append(None)

    def initiate_send(self):
        while self.producer_fifo and self.connected:
            first = self.producer_fifo[0]
            if not first:  # an empty one, or None: the end
                del self.producer_fifo[0]
                if first is None:
                    self.handle_close()
                    return
            size = self.ac_out_buffer_size
            try:
                data = first[:size]
            except TypeError:
                data = first.more()
                if data:
                    self.producer_fifo.appendleft(data)
                else:
                    del self.producer_fifo[0]
                continue
            if isinstance(data, str) and self.use_encoding:
                data = bytes(data, self.encoding)
            try:
                sent = self.send(data)
            except OSError:
                self.handle_error()
                return
            if sent:
                if sent < len(data) or size < len(first):
                    self.producer_fifo[0] = first[sent:]
                else:
                    del self.producer_fifo[0]
            return

    def discard_buffers(self):
        self.ac_in_buffer = b""
        del self.incoming[:]
        self.producer_fifo.clear()


class simple_producer:
    """Gives data in pieces."""

    def __init__(self, data, buffer_size=512):
        self.data = data
        self.buffer_size = buffer_size

    def more(self):
        piece, self.data = self.data[:self.buffer_size], self.data[self.buffer_size:]
        return piece


def find_prefix_at_end(haystack, needle):
    """How many bytes at the end of `haystack` begin `needle`, without being all of it."""
    n = len(needle) - 1
    while n and not haystack.endswith(needle[:n]):
        n -= 1
    return n
