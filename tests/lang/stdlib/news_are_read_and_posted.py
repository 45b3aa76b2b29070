import datetime
import io
import socketserver
import threading
import warnings

warnings.simplefilter("ignore")
import nntplib

ANSWERS = {
    "CAPABILITIES": ["101 capabilities", "VERSION 2 3", "READER", "IMPLEMENTATION small server", "OVER", "."],
    "LIST": ["215 groups", "a.b 10 1 y", "c.d 3 2 m", "."],
    "LIST ACTIVE a.*": ["215 groups", "a.b 10 1 y", "."],
    "LIST NEWSGROUPS a.*": ["215 texts", "a.b\tAbout b", "."],
    "LIST NEWSGROUPS x": ["215 texts", "."],
    "LIST OVERVIEW.FMT": ["215 order", "Subject:", "From:", "Date:", "Message-ID:", "References:", "Bytes:", "Lines:", "Xref:full", "."],
    "GROUP a.b": ["211 10 1 10 a.b"],
    "GROUP none": ["411 no such group"],
    "STAT 3": ["223 3 <three@x>"],
    "NEXT": ["223 4 <four@x>"],
    "HEAD 3": ["221 3 <three@x>", "Subject: =?utf-8?q?h=C3=A9?=", "."],
    "BODY": ["222 3 <three@x>", "first", "..dotted", "", "."],
    "OVER 3-4": ["224 lines", "3\thi\tme\tMon\t<three@x>\t\t100\t5\tXref: a.b:3", "4\tho\tme\tTue\t<four@x>\t<three@x>\t90\t4\t", "."],
    "XHDR subject 3": ["221 headers", "3 hi", "."],
    "NEWNEWS a.b 20240102 030405": ["230 news", "<three@x>", "."],
    "NEWGROUPS 20240102 000000": ["231 groups", "."],
    "DATE": ["111 20240102030405"],
    "POST": ["340 go on"],
    "HELP": ["100 help", "ask", "."],
    "authinfo user me": ["381 more"],
    "authinfo pass word": ["281 welcome"],
    "QUIT": ["205 bye"],
}


class Server(socketserver.StreamRequestHandler):
    def say(self, *lines):
        for line in lines:
            self.wfile.write(line.encode() + b"\r\n")

    def handle(self):
        self.say("200 ready")
        for line in self.rfile:
            command = line.decode().strip()
            self.say(*ANSWERS.get(command, ["500 what?"]))
            if command == "POST":
                posted = iter(lambda: self.rfile.readline(), b".\r\n")
                self.say(f"240 {b''.join(posted)!r}")
            if command == "QUIT":
                break


server = socketserver.TCPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
news = nntplib.NNTP("127.0.0.1", server.server_address[1], "me", "word", timeout=5)
print(news.getwelcome(), news.getcapabilities(), news.nntp_version, news.nntp_implementation)
print(news.list(), news.list("a.*"), news.descriptions("a.*"), repr(news.description("x")))
print(news.group("a.b"), news.stat(3), news.next(), news.head(3), news.body())
print(news.over((3, 4)), news.xhdr("subject", "3"), news.date(), news.help())
print(news.newnews("a.b", datetime.datetime(2024, 1, 2, 3, 4, 5)), news.newgroups(datetime.date(2024, 1, 2)))
print(news.post(b"From: me\n\n.dot\nend"))
kept = io.BytesIO()
print(news.body(file=kept), kept.getvalue())
for call in (lambda: news.group("none"), lambda: news.slave(), lambda: news.newgroups("a"), lambda: news.login()):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e, getattr(e, "response", ""))
print(news.quit(), nntplib.decode_header("=?utf-8?q?h=C3=A9?= there"))
for lines in (["Subject:"], ["X:"] * 7):
    try:
        nntplib._parse_overview_fmt(lines)
    except nntplib.NNTPDataError as e:
        print(e)
server.shutdown()
server.server_close()

# expect: 200 ready {'VERSION': ['2', '3'], 'READER': [], 'IMPLEMENTATION': ['small', 'server'], 'OVER': []} 3 small server
# expect: ('215 groups', [GroupInfo(group='a.b', last='10', first='1', flag='y'), GroupInfo(group='c.d', last='3', first='2', flag='m')]) ('215 groups', [GroupInfo(group='a.b', last='10', first='1', flag='y')]) ('215 texts', {'a.b': 'About b'}) ''
# expect: ('211 10 1 10 a.b', 10, 1, 10, 'a.b') ('223 3 <three@x>', 3, '<three@x>') ('223 4 <four@x>', 4, '<four@x>') ('221 3 <three@x>', ArticleInfo(number=3, message_id='<three@x>', lines=[b'Subject: =?utf-8?q?h=C3=A9?='])) ('222 3 <three@x>', ArticleInfo(number=3, message_id='<three@x>', lines=[b'first', b'.dotted', b'']))
# expect: ('224 lines', [(3, {'subject': 'hi', 'from': 'me', 'date': 'Mon', 'message-id': '<three@x>', 'references': '', ':bytes': '100', ':lines': '5', 'xref': 'a.b:3'}), (4, {'subject': 'ho', 'from': 'me', 'date': 'Tue', 'message-id': '<four@x>', 'references': '<three@x>', ':bytes': '90', ':lines': '4', 'xref': None})]) ('221 headers', [('3', 'hi')]) ('111 20240102030405', datetime.datetime(2024, 1, 2, 3, 4, 5)) ('100 help', ['ask'])
# expect: ('230 news', ['<three@x>']) ('231 groups', [])
# expect: 240 b'From: me\r\n\r\n..dot\r\nend\r\n'
# expect: ('222 3 <three@x>', ArticleInfo(number=3, message_id='<three@x>', lines=[])) b'first\r\n.dotted\r\n\r\n'
# expect: NNTPTemporaryError 411 no such group 411 no such group
# expect: NNTPPermanentError 500 what? 500 what?
# expect: TypeError the date parameter must be a date or datetime object, not 'str                                     '
# expect: 205 bye hé there
# expect: LIST OVERVIEW.FMT response too short
# expect: LIST OVERVIEW.FMT redefines default fields
