# smtplib against a server of this program: greetings, logins, messages, refusals; addresses and quoting.
import email.message
import smtplib

from _line_server import Server

EHLO = b"250-me\r\n250-SIZE 1000\r\n250-AUTH PLAIN LOGIN CRAM-MD5\r\n250-AUTH=OLD\r\n250 8BITMIME"
BASIC = {"ehlo": EHLO, "data": b"354 go on", "quit": b"221 bye"}


def talk(title, answers, talks, greeting=b"220 hello"):
    print("--", title)
    server = Server({**BASIC, **answers}, greeting)
    try:
        with smtplib.SMTP("127.0.0.1", server.port, local_hostname="here", timeout=10) as client:
            print(talks(client))
    except smtplib.SMTPException as error:
        print(type(error).__name__, error)
    server.join(5)
    print(server.lines)


talk("commands", {"vrfy": b"252 who knows", "expn": b"250-a\r\n250 b", "help": b"214 help yourself", "noop": b"250 idle"},
     lambda c: (c.ehlo(), c.esmtp_features, c.has_extn("SIZE"), c.vrfy("A <a@b.c>"), c.expn("list"), c.help(), c.noop(), c.rset(), c.helo("x")))
talk("a message", {}, lambda c: c.sendmail("A <a@b.c>", ["d@e.f", "<g@h.i>"], "Subject: x\n\n.dot\nlast"))
talk("one refused", {"rcpt to:<no": b"550 nobody"}, lambda c: c.sendmail("a@b.c", ["no@x", "yes@x"], b"text\r\n"))
talk("all refused", {"rcpt": b"550 nobody"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("sender refused", {"mail": b"553 not you"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("data refused", {"data": b"554 no data"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("text refused", {"end of data": b"552 too long"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("closing", {"mail": b"421 tired"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("no ehlo", {"ehlo": b"500 what?"}, lambda c: (c.sendmail("a@b.c", "no@x", "text", ["BODY=8BITMIME"]), c.does_esmtp))
talk("no helo", {"ehlo": b"500 what?", "helo": b"501 no"}, lambda c: c.sendmail("a@b.c", "no@x", "text"))
talk("login", {"auth cram-md5": b"334 Y2hhbGxlbmdl", "auth": b"235 in"}, lambda c: c.login("me", "secret"))
talk("logins refused", {"auth": b"535 no"}, lambda c: c.login("me", "secret"))
talk("login by parts", {"ehlo": b"250-x\r\n250 AUTH LOGIN", "auth login": b"334 VXNlcg==", "bwu=": b"334 UGFzcw==", "c2vjcmv0": b"235 in"},
     lambda c: c.login("me", "secret", initial_response_ok=False))
talk("no auth", {"ehlo": b"250 x"}, lambda c: c.login("me", "secret"))
talk("unknown auth", {"ehlo": b"250-x\r\n250 AUTH ODD"}, lambda c: c.login("me", "secret"))
talk("no tls", {}, lambda c: c.starttls())
talk("greeting refused", {}, lambda c: None, greeting=b"554 go away")
message = email.message.EmailMessage()
message["From"], message["To"], message["Cc"], message["Bcc"], message["Subject"] = "A <a@b.c>", "d@e.f, G <g@h.i>", "j@k.l", "m@n.o", "hello"
message.set_content("line\n.dot\n")
talk("a whole message", {}, lambda c: c.send_message(message))
message.replace_header("From", "ä@b.c")
talk("wide addresses", {}, lambda c: c.send_message(message))
client = smtplib.SMTP(local_hostname="here")
for attempt in (lambda: client.noop(), lambda: client.putcmd("a", "b\r\nc"), lambda: smtplib.SMTP("localhost:x"), lambda: smtplib.SMTP("h", timeout=0)):
    try:
        attempt()
    except (OSError, ValueError) as error:
        print(type(error).__name__, error)
print([smtplib.quoteaddr(text) for text in ("a@b.c", "A <a@b.c>", "<a@b.c>", "", "<>", "odd")], repr(smtplib.quotedata("a\n.b\r\n..c\rd")))

# expect: -- commands
# expect: ((250, b'me\nSIZE 1000\nAUTH PLAIN LOGIN CRAM-MD5\nAUTH=OLD\n8BITMIME'), {'size': '1000', 'auth': ' PLAIN LOGIN CRAM-MD5 OLD', '8bitmime': ''}, True, (252, b'who knows'), (250, b'a\nb'), b'help yourself', (250, b'idle'), (250, b'fine'), (250, b'fine'))
# expect: ['ehlo here', 'vrfy a@b.c', 'expn list', 'help', 'noop', 'rset', 'helo x', 'QUIT']
# expect: -- a message
# expect: {}
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=24', 'rcpt TO:<d@e.f>', 'rcpt TO:<g@h.i>', 'data', 'Subject: x', '', '..dot', 'last', '.', 'QUIT']
# expect: -- one refused
# expect: {'no@x': (550, b'nobody')}
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=6', 'rcpt TO:<no@x>', 'rcpt TO:<yes@x>', 'data', 'text', '.', 'QUIT']
# expect: -- all refused
# expect: SMTPRecipientsRefused {'no@x': (550, b'nobody')}
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=4', 'rcpt TO:<no@x>', 'rset', 'QUIT']
# expect: -- sender refused
# expect: SMTPSenderRefused (553, b'not you', 'a@b.c')
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=4', 'rset', 'QUIT']
# expect: -- data refused
# expect: SMTPDataError (554, b'no data')
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=4', 'rcpt TO:<no@x>', 'data', 'QUIT']
# expect: -- text refused
# expect: SMTPDataError (552, b'too long')
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=4', 'rcpt TO:<no@x>', 'data', 'text', '.', 'rset', 'QUIT']
# expect: -- closing
# expect: SMTPSenderRefused (421, b'tired', 'a@b.c')
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=4']
# expect: -- no ehlo
# expect: ({}, False)
# expect: ['ehlo here', 'helo here', 'mail FROM:<a@b.c>', 'rcpt TO:<no@x>', 'data', 'text', '.', 'QUIT']
# expect: -- no helo
# expect: SMTPHeloError (501, b'no')
# expect: ['ehlo here', 'helo here', 'QUIT']
# expect: -- login
# expect: (235, b'in')
# expect: ['ehlo here', 'AUTH CRAM-MD5', 'bWUgNjUxMWEzMzJmMjI5MDA4ZDNlZDMwMzhlMTMzMDVmOTQ=', 'AUTH PLAIN AG1lAHNlY3JldA==', 'QUIT']
# expect: -- logins refused
# expect: SMTPAuthenticationError (535, b'no')
# expect: ['ehlo here', 'AUTH CRAM-MD5', 'AUTH PLAIN AG1lAHNlY3JldA==', 'AUTH LOGIN bWU=', 'QUIT']
# expect: -- login by parts
# expect: (235, b'in')
# expect: ['ehlo here', 'AUTH LOGIN', 'bWU=', 'c2VjcmV0', 'QUIT']
# expect: -- no auth
# expect: SMTPNotSupportedError SMTP AUTH extension not supported by server.
# expect: ['ehlo here', 'QUIT']
# expect: -- unknown auth
# expect: SMTPException No suitable authentication method found.
# expect: ['ehlo here', 'QUIT']
# expect: -- no tls
# expect: SMTPNotSupportedError STARTTLS extension not supported by server.
# expect: ['ehlo here', 'QUIT']
# expect: -- greeting refused
# expect: SMTPConnectError (554, b'go away')
# expect: []
# expect: -- a whole message
# expect: {}
# expect: ['ehlo here', 'mail FROM:<a@b.c> size=175', 'rcpt TO:<d@e.f>', 'rcpt TO:<g@h.i>', 'rcpt TO:<m@n.o>', 'rcpt TO:<j@k.l>', 'data', 'From: A <a@b.c>', 'To: d@e.f, G <g@h.i>', 'Cc: j@k.l', 'Subject: hello', 'Content-Type: text/plain; charset="utf-8"', 'Content-Transfer-Encoding: 7bit', 'MIME-Version: 1.0', '', 'line', '..dot', '.', 'QUIT']
# expect: -- wide addresses
# expect: SMTPNotSupportedError One or more source or delivery addresses require internationalized email support, but the server does not advertise the required SMTPUTF8 capability
# expect: ['ehlo here', 'QUIT']
# expect: SMTPServerDisconnected please run connect() first
# expect: ValueError command and arguments contain prohibited newline characters: a b\r\nc
# expect: OSError nonnumeric port
# expect: ValueError Non-blocking socket (timeout=0) is not supported
# expect: ['<a@b.c>', '<a@b.c>', '<a@b.c>', '<>', '<>', '<odd>'] 'a\r\n..b\r\n...c\r\nd'
