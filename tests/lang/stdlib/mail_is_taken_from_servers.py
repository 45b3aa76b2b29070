# poplib against a server of this program: logins, lists, messages, refusals.
import poplib

from _line_server import Server

ANSWERS = {
    "user": b"+OK who", "pass secret": b"+OK in", "pass": b"-ERR no", "stat": b"+OK 2 320", "list 1": b"+OK 1 120",
    "list": b"+OK 2 messages\r\n1 120\r\n2 200\r\n.", "retr 1": b"+OK\r\nSubject: x\r\n\r\n..dot\r\nlast\r\n.", "retr": b"-ERR none",
    "top": b"+OK\r\nSubject: x\r\n.", "uidl 1": b"+OK 1 abc", "uidl": b"+OK\r\n1 abc\r\n2 def\r\n.", "dele": b"+OK gone", "capa": b"+OK\r\nTOP\r\nSASL A B\r\n.",
    "noop": b"+OK", "rset": b"+OK", "rpop": b"+OK", "apop": b"+OK", "utf8": b"+OK", "quit": b"+OK bye",
}  # fmt: skip


def talk(title, talks, answers=ANSWERS, greeting=b"+OK ready <1.2@here>"):
    print("--", title)
    server = Server(answers, greeting)
    client = None
    try:
        client = poplib.POP3("127.0.0.1", server.port, timeout=10)
        print(talks(client))
        print(client.quit(), client.sock)
    except poplib.error_proto as error:
        print(type(error).__name__, error)
    if client is not None:
        client.close()
    server.join(5)
    print(server.lines)


talk("a visit", lambda c: (c.getwelcome(), c.user("me"), c.pass_("secret"), c.stat(), c.list(), c.list(1), c.retr(1), c.top(1, 0), c.uidl(),
                           c.uidl(1), c.dele(1), c.noop(), c.rset(), c.rpop("me"), c.utf8(), c.capa()))  # fmt: skip
talk("without the password", lambda c: c.apop("me", "secret"))
talk("no time stamp", lambda c: c.apop("me", "secret"), greeting=b"+OK")
talk("wrong password", lambda c: c.pass_("wrong"))
talk("no message", lambda c: c.retr(9))
talk("no tls", lambda c: c.stls())
talk("no capabilities", lambda c: c.capa(), {**ANSWERS, "capa": b"-ERR what"})
talk("not now", lambda c: None, greeting=b"-ERR busy")
talk("a long line", lambda c: c.noop(), {**ANSWERS, "noop": b"+OK " + b"x" * 3000})
for options in ({"timeout": 0}, {"timeout": 0, "context": object(), "keyfile": "x"}):
    try:
        (poplib.POP3_SSL if "context" in options else poplib.POP3)("h", **options)
    except ValueError as error:
        print(error)

# expect: -- a visit
# expect: (b'+OK ready <1.2@here>', b'+OK who', b'+OK in', (2, 320), (b'+OK 2 messages', [b'1 120', b'2 200'], 14), b'+OK 1 120', (b'+OK', [b'Subject: x', b'', b'.dot', b'last'], 26), (b'+OK', [b'Subject: x'], 12), (b'+OK', [b'1 abc', b'2 def'], 14), b'+OK 1 abc', b'+OK gone', b'+OK', b'+OK', b'+OK', b'+OK', {'TOP': [], 'SASL': ['A', 'B']})
# expect: b'+OK bye' None
# expect: ['USER me', 'PASS secret', 'STAT', 'LIST', 'LIST 1', 'RETR 1', 'TOP 1 0', 'UIDL', 'UIDL 1', 'DELE 1', 'NOOP', 'RSET', 'RPOP me', 'UTF8', 'CAPA', 'QUIT']
# expect: -- without the password
# expect: b'+OK'
# expect: b'+OK bye' None
# expect: ['APOP me d0ef07f3b1464051143c8e7e9d33a22d', 'QUIT']
# expect: -- no time stamp
# expect: error_proto -ERR APOP not supported by server
# expect: []
# expect: -- wrong password
# expect: error_proto b'-ERR no'
# expect: ['PASS wrong']
# expect: -- no message
# expect: error_proto b'-ERR none'
# expect: ['RETR 9']
# expect: -- no tls
# expect: error_proto -ERR STLS not supported by server
# expect: ['CAPA']
# expect: -- no capabilities
# expect: error_proto -ERR CAPA not supported by server
# expect: ['CAPA']
# expect: -- not now
# expect: error_proto b'-ERR busy'
# expect: []
# expect: -- a long line
# expect: error_proto line too long
# expect: ['NOOP']
# expect: Non-blocking socket (timeout=0) is not supported
# expect: context and keyfile arguments are mutually exclusive
