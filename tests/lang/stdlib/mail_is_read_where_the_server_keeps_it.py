import imaplib
import io
import time
from datetime import datetime, timedelta, timezone


class Said(imaplib.IMAP4):
    """A client whose server has said all it will: lines with TAG for the tag that is next."""

    def __init__(self, *lines):
        self.sent, self.lines, self.rest = [], list(lines), b""
        super().__init__()

    def open(self, host="", port=143, timeout=None):
        pass

    def readline(self):
        if self.rest:
            line, _, self.rest = self.rest.partition(b"\n")
            return line + b"\n"
        line = self.lines.pop(0) if self.lines else b""
        tag = list(self.tagged_commands)[-1] if self.tagged_commands else b""
        return line.replace(b"TAG", tag)

    def read(self, size):
        self.rest = self.lines.pop(0)
        found, self.rest = self.rest[:size], self.rest[size:]
        return found

    def send(self, data):
        self.sent.append(data.replace(self.tagpre, b"T"))

    def shutdown(self):
        self.sent.append("shut down")


def told(function, *arguments):
    try:
        return function(*arguments)
    except imaplib.IMAP4.error as e:
        return type(e).__name__, str(e).replace(str(client.tagpre)[2:-1], "T")


START = [b"* OK [CAPABILITY IMAP4rev1] hello\r\n", b"* CAPABILITY IMAP4rev1 ENABLE AUTH=PLAIN\r\n", b"TAG OK done\r\n"]
client = Said(
    *START,
    b"TAG OK in\r\n",
    b"* 3 EXISTS\r\n", b"* 1 RECENT\r\n", b"* FLAGS (\\Seen \\Draft)\r\n", b"* OK [UIDVALIDITY 857529045] ok\r\n", b"TAG OK [READ-WRITE] selected\r\n",
    b"* SEARCH 1 2\r\n", b"TAG OK done\r\n",
    b"* 1 FETCH (FLAGS (\\Seen) RFC822 {5}\r\n", b"hello)\r\n", b"* 2 FETCH (FLAGS ())\r\n", b"TAG OK done\r\n",
    b'* LIST (\\Noselect) "/" a\r\n', b'* LIST () "/" b\r\n', b"TAG OK done\r\n",
    b"TAG NO no such\r\n",
    b"TAG BAD what\r\n",
    b"+ go on\r\n", b"TAG OK [APPENDUID 1 2] appended\r\n",
    b"* 1 FETCH (FLAGS (\\Deleted))\r\n", b"TAG OK stored\r\n",
    b"* 1 EXPUNGE\r\n", b"* 1 EXPUNGE\r\n", b"TAG OK expunged\r\n",
    b"* STATUS b (MESSAGES 2)\r\n", b"TAG OK\r\n".replace(b"OK", b"OK x"),
    b"* 7 FETCH (UID 9)\r\n", b"TAG OK x\r\n",
    b"TAG OK x\r\n", b"TAG OK x\r\n", b"TAG OK closed\r\n",
    b"* BYE bye\r\n", b"TAG OK out\r\n",
)  # fmt: skip
print(client.welcome, client.state, client.capabilities, client.PROTOCOL_VERSION)
print(told(client.fetch, "1", "(FLAGS)"))
print(told(client.login, "me", 'pass"w\\ord'), client.state)
print(told(client.select), client.state, client.response("UIDVALIDITY"), client.response("uidvalidity"), client.recent())
print(told(client.search, None, "ALL"))
print(told(client.fetch, "1:2", "(FLAGS RFC822)"))
print(told(client.list))
print(told(client.create, "x"))
print(told(client.copy, "1", "y"))
print(told(client.append, "b", "\\Seen", '"01-Jan-2000 00:00:00 +0000"', b"a\nb\r\nc"), client.response("APPENDUID"))
print(told(client.store, "1", "+FLAGS", "\\Deleted"))
print(told(client.expunge))
print(told(client.status, "b", "(MESSAGES)"))
print(told(client.uid, "fetch", "9", "(UID)"), told(client.uid, "nothing"))
print(told(client.NOOP), told(client.xatom, "xtra", "1"), told(client.close), client.state)
print(told(client.logout), client.state)
for data in client.sent:
    print(data)
try:
    client.nothing
except AttributeError as e:
    print(e)

client = Said(*START, b"+ Z3Jl\r\n", b"TAG OK in\r\n", b"* BYE gone\r\n")
print(client.authenticate("plain", lambda challenge: challenge + b"!"), client.sent[-2:], client.state)
print(told(client.noop))
client = Said(*START, b"TAG NO never\r\n", b"? what\r\n")
print(told(client.login, "a", "b"), told(client.noop), told(client.noop))
client = Said(*START, b"TAG OK in\r\n", b"* OK [READ-ONLY] x\r\n", b"TAG OK x\r\n")
client.login("a", "b")
print(told(client.select, "box"), imaplib.IMAP4.readonly.__mro__[1].__name__)
for lines in ([b"* BYE no\r\n"], [b"* OK x\r\n", b"TAG OK x\r\n"], [b"* OK x\r\n", b"* CAPABILITY IMAP2\r\n", b"TAG OK x\r\n"], [b"* PREAUTH x\r\n", *START[1:]]):
    try:
        print(Said(*lines).state)
    except imaplib.IMAP4.error as e:
        print(type(e).__name__, e)

print(imaplib.Int2AP(0), imaplib.Int2AP(4096), imaplib.Int2AP(-65535), imaplib.ParseFlags(b"1 (FLAGS (\\Seen a b))"), imaplib.ParseFlags(b"x"))
print(imaplib.Internaldate2tuple(b'25 (INTERNALDATE "01-Jan-2000 11:30:00 +1130")') == time.localtime(946684800), imaplib.Internaldate2tuple(b"x"))
zone = timezone(timedelta(hours=-3, minutes=-30))
print(imaplib.Time2Internaldate(datetime(2001, 2, 3, 4, 5, 6, tzinfo=zone)), imaplib.Time2Internaldate('"x"'))
for wrong in ("x", datetime(2000, 1, 1), None):
    try:
        imaplib.Time2Internaldate(wrong)
    except ValueError as e:
        print(e)
print(imaplib.Internaldate2tuple(b"INTERNALDATE " + imaplib.Time2Internaldate(1e9).encode()) == time.localtime(1e9), bool(io))

# expect: b'* OK [CAPABILITY IMAP4rev1] hello' NONAUTH ('IMAP4REV1', 'ENABLE', 'AUTH=PLAIN') IMAP4REV1
# expect: ('error', 'command FETCH illegal in state NONAUTH, only allowed in states SELECTED')
# expect: ('OK', [b'in']) AUTH
# expect: ('OK', [b'3']) SELECTED ('UIDVALIDITY', [b'857529045']) ('uidvalidity', [None]) ('OK', [b'1'])
# expect: ('OK', [b'1 2'])
# expect: ('OK', [(b'1 (FLAGS (\\Seen) RFC822 {5}', b'hello'), b')', b'2 (FLAGS ())'])
# expect: ('OK', [b'(\\Noselect) "/" a', b'() "/" b'])
# expect: ('NO', [b'no such'])
# expect: ('error', "COPY command error: BAD [b'what']")
# expect: ('OK', [b'[APPENDUID 1 2] appended']) ('APPENDUID', [b'1 2'])
# expect: ('OK', [b'1 (FLAGS (\\Deleted))'])
# expect: ('OK', [b'1', b'1'])
# expect: ('OK', [b'b (MESSAGES 2)'])
# expect: ('OK', [b'7 (UID 9)']) ('error', 'Unknown IMAP4 UID command: NOTHING')
# expect: ('OK', [b'x']) ('OK', [b'x']) ('OK', [b'closed']) AUTH
# expect: ('BYE', [b'bye']) LOGOUT
# expect: b'T0 CAPABILITY\r\n'
# expect: b'T1 LOGIN me "pass\\"w\\\\ord"\r\n'
# expect: b'T2 SELECT INBOX\r\n'
# expect: b'T3 SEARCH ALL\r\n'
# expect: b'T4 FETCH 1:2 (FLAGS RFC822)\r\n'
# expect: b'T5 LIST "" *\r\n'
# expect: b'T6 CREATE x\r\n'
# expect: b'T7 COPY 1 y\r\n'
# expect: b'T8 APPEND b (\\Seen) "01-Jan-2000 00:00:00 +0000" {7}\r\n'
# expect: b'a\r\nb\r\nc'
# expect: b'\r\n'
# expect: b'T9 STORE 1 +FLAGS (\\Deleted)\r\n'
# expect: b'T10 EXPUNGE\r\n'
# expect: b'T11 STATUS b (MESSAGES)\r\n'
# expect: b'T12 UID FETCH 9 (UID)\r\n'
# expect: b'T13 NOOP\r\n'
# expect: b'T14 XTRA 1\r\n'
# expect: b'T15 CLOSE\r\n'
# expect: b'T16 LOGOUT\r\n'
# expect: shut down
# expect: Unknown IMAP4 command: 'nothing'
# expect: ('OK', [b'in']) [b'Z3JlIQ==', b'\r\n'] AUTH
# expect: ('abort', 'command: NOOP => gone')
# expect: ('error', "b'never'") ('abort', "command: NOOP => unexpected response: b'? what'") ('abort', 'command: NOOP => socket error: EOF')
# expect: ('readonly', 'box is not writable') abort
# expect: error b'* BYE no'
# expect: error no CAPABILITY response from server
# expect: error server not IMAP4 compliant
# expect: AUTH
# expect: b'' b'BAAA' b'PPPP' (b'\\Seen', b'a', b'b') ()
# expect: True None
# expect: "03-Feb-2001 04:05:06 -0330" "x"
# expect: date_time not of a known type
# expect: date_time must be aware
# expect: date_time not of a known type
# expect: True True
