# asynchat
import warnings

warnings.simplefilter("ignore")
import asynchat


class Channel(asynchat.async_chat):
    """One whose socket is a list of what arrives and a record of what is sent."""

    def __init__(self, pieces):
        super().__init__(map={})
        self.pieces, self.sent, self.log, self.connected, self.takes = list(pieces), [], [], True, 4

    def recv(self, size):
        return self.pieces.pop(0)

    def send(self, data):
        taken = bytes(data[: self.takes])
        self.sent.append(taken)
        return len(taken)

    def close(self):
        self.log.append("closed")
        self.connected = False

    def collect_incoming_data(self, data):
        self.log.append(bytes(data))

    def found_terminator(self):
        self.log.append("end")
        if self.next:
            self.set_terminator(self.next.pop(0))


def read(terminators, *pieces):
    channel = Channel(pieces)
    channel.next = list(terminators)
    channel.set_terminator(channel.next.pop(0))
    while channel.pieces:
        channel.handle_read()
    print(terminators, channel.log, channel.ac_in_buffer, channel.get_terminator())


read([b"\r\n"], b"one\r\ntwo\r", b"\nthree", b"\r\n\r\n")
read([b"END"], b"xxEN", b"EEND", b"E")
read([3], b"ab", b"cde")
read([3, b"\n"], b"abcline\nrest")
read([2, 2, None], b"aabbcc")
read([None], b"anything", b"at all")
read([0], b"anything")
read([b""], b"anything")
for term in (-1, "text"):
    channel = Channel([])
    try:
        channel.set_terminator(term)
        print(channel.get_terminator())
    except ValueError as error:
        print(error)
channel.use_encoding = 1
channel.set_terminator("text")
print(channel.get_terminator())

channel = Channel([])
channel.push(b"abcdefghij")
channel.push(bytearray(b"xyz"))
channel.push_with_producer(asynchat.simple_producer(b"0123456789", 4))
channel.close_when_done()
while channel.connected:
    channel.handle_write()
print(channel.sent, channel.log, bool(channel.writable()), channel.readable())
channel = Channel([])
channel.ac_out_buffer_size, channel.takes = 3, 2
channel.push(b"abcdefgh")
print(list(channel.producer_fifo), channel.sent, bool(channel.writable()))
channel.discard_buffers()
print(list(channel.producer_fifo), channel.ac_in_buffer, bool(channel.writable()))
try:
    channel.push("text")
except TypeError as error:
    print(error)
print([asynchat.find_prefix_at_end(hay, needle) for hay, needle in (("qwerty\r", "\r\n"), ("qwertydkjf", "\r\n"), ("ab", "abab"))])
plain = asynchat.async_chat(map={})
for call in (lambda: plain.collect_incoming_data(b""), plain.found_terminator):
    try:
        call()
    except NotImplementedError as error:
        print(error)
plain._collect_incoming_data(b"a")
plain._collect_incoming_data(b"b")
print(plain._get_data(), plain._get_data())

# expect: [b'\r\n'] [b'one', 'end', b'two', 'end', b'three', 'end', 'end'] b'' b'\r\n'
# expect: [b'END'] [b'xx', b'ENE', 'end'] b'E' b'END'
# expect: [3] [b'ab', b'c', 'end', b'de'] b'' 0
# expect: [3, b'\n'] [b'abc', 'end', b'line', 'end', b'rest'] b'' b'\n'
# expect: [2, 2, None] [b'aa', 'end', b'bb', 'end', b'cc'] b'' None
# expect: [None] [b'anything', b'at all'] b'' None
# expect: [0] [b'anything'] b'' 0
# expect: [b''] [b'anything'] b'' b''
# expect: the number of received bytes must be positive
# expect: text
# expect: b'text'
# expect: [b'abcd', b'efgh', b'ij', b'xyz', b'0123', b'4567', b'89'] ['closed'] True 1
# expect: [b'c', b'def', b'gh'] [b'ab'] True
# expect: [] b'' False
# expect: ('data argument must be byte-ish (%r)', <class 'str'>)
# expect: [1, 0, 2]
# expect: must be implemented in subclass
# expect: must be implemented in subclass
# expect: b'ab' b''
