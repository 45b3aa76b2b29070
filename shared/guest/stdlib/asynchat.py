"""asynchat: channels of asyncore whose input comes in messages, each up to a terminator, and whose output is queued."""

import warnings
from collections import deque

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import asyncore

warnings.warn(f"The {__name__} module is deprecated and will be removed in Python 3.12. The recommended replacement is asyncio",
              DeprecationWarning, stacklevel=2)  # fmt: skip


class async_chat(asyncore.dispatcher):
    """Derive it with collect_incoming_data(), which gets what arrives piece by piece, and found_terminator()."""

    ac_in_buffer_size = ac_out_buffer_size = 1 << 16
    use_encoding, encoding = 0, "latin-1"  #: whether texts are taken for bytes, and how

    def __init__(self, sock=None, map=None):
        self.discard_buffers()
        super().__init__(sock, map)

    def discard_buffers(self):
        """What has arrived and what is still to be sent is forgotten."""
        self.ac_in_buffer, self.incoming, self.producer_fifo = b"", [], deque()

    def _bytes(self, data):
        return data.encode(self.encoding) if self.use_encoding and isinstance(data, str) else data

    # ---- input

    def collect_incoming_data(self, data):
        raise NotImplementedError("must be implemented in subclass")

    def found_terminator(self):
        raise NotImplementedError("must be implemented in subclass")

    def _collect_incoming_data(self, data):
        """A collector for classes that want one; _get_data() empties it."""
        self.incoming.append(data)

    def _get_data(self):
        pieces, self.incoming = self.incoming, []
        return b"".join(pieces)

    def set_terminator(self, term):
        """Bytes that end a message, the count of its bytes, or None: there are no messages."""
        if isinstance(term, int) and term < 0:
            raise ValueError("the number of received bytes must be positive")
        self.terminator = self._bytes(term)

    def get_terminator(self):
        return self.terminator

    def handle_read(self):
        try:
            arrived = self.recv(self.ac_in_buffer_size)
        except BlockingIOError:
            return
        except OSError:
            return self.handle_error()
        self.ac_in_buffer += self._bytes(arrived)
        # A handler may set another terminator: each message is looked for anew.
        while self.ac_in_buffer and self._split():
            pass

    def _split(self):
        """Hands on what is certain of the buffer; false: the rest may be the beginning of a terminator."""
        ready, end = self._ready(self.get_terminator())
        data, self.ac_in_buffer = self.ac_in_buffer[:ready], self.ac_in_buffer[ready + max(end, 0) :]
        if data:
            self.collect_incoming_data(data)
        if end >= 0:
            self.found_terminator()
            return True
        return not self.ac_in_buffer

    def _ready(self, terminator):
        """(bytes of the message at hand, length of the terminator behind them, or -1: the message goes on)"""
        buffer = self.ac_in_buffer
        if not terminator:
            return len(buffer), -1
        if isinstance(terminator, int):
            taken = min(terminator, len(buffer))
            self.terminator = terminator - taken
            return taken, -1 if self.terminator else 0
        at = buffer.find(terminator)
        if at < 0:
            return len(buffer) - find_prefix_at_end(buffer, terminator), -1
        return at, len(terminator)

    # ---- output: a queue of bytes, of producers, which are asked for more() until they have none, and of None, the end

    def push(self, data):
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("data argument must be byte-ish (%r)", type(data))
        step = self.ac_out_buffer_size
        self.producer_fifo.extend(data[at : at + step] for at in range(0, max(len(data), 1), step))
        self.initiate_send()

    def push_with_producer(self, producer):
        self.producer_fifo.append(producer)
        self.initiate_send()

    def close_when_done(self):
        self.producer_fifo.append(None)

    def initiate_send(self):
        """Sends one piece, if there is one."""
        queue = self.producer_fifo
        while queue and self.connected:
            item = queue.popleft()
            if item is None:
                return self.handle_close()
            if hasattr(item, "more"):
                made = item.more()
                if made:
                    queue.extendleft((item, made))  # the piece first, then the producer again
                continue
            piece = self._bytes(item[: self.ac_out_buffer_size])
            if not piece:
                continue
            queue.appendleft(item)
            try:
                sent = self.send(piece)
            except OSError:
                return self.handle_error()
            if sent and queue and queue[0] is item:  # the channel may have been emptied meanwhile
                queue.popleft()
                if sent < len(item):
                    queue.appendleft(item[sent:])
            return None

    def handle_write(self):
        self.initiate_send()

    def handle_close(self):
        self.close()

    def readable(self):
        return 1

    def writable(self):
        return self.producer_fifo or not self.connected


class simple_producer:
    """Data in pieces."""

    def __init__(self, data, buffer_size=512):
        self.data, self.buffer_size = data, buffer_size

    def more(self):
        piece, self.data = self.data[: self.buffer_size], self.data[self.buffer_size :]
        return piece


def find_prefix_at_end(haystack, needle):
    """The length of the longest beginning of `needle`, not the whole, that `haystack` ends with."""
    return next((n for n in range(len(needle) - 1, 0, -1) if haystack.endswith(needle[:n])), 0)
