from _cells import run

run(r'''
import email, email.policy, email.utils
from email.message import EmailMessage, Message
from email.mime.text import MIMEText
from email.mime.multipart import MIMEMultipart
from email.mime.application import MIMEApplication
from email.mime.image import MIMEImage
from email.mime.audio import MIMEAudio
from email.mime.base import MIMEBase
from email.mime.message import MIMEMessage
from email import encoders, message_from_string, message_from_bytes, policy
from email.header import Header, decode_header, make_header
from email.headerregistry import Address, Group
from email.utils import *
m=MIMEText('hello\nworld'); m['Subject']='Hi'; m['From']='a@b.c'; m['To']='x@y.z, q@r.s'; m.as_string()
m=MIMEText('héllo','plain','utf-8'); m['Subject']=Header('héllo wörld','utf-8'); m.as_string(), m.get_payload(), m.get_payload(decode=True), str(m['Subject'])
m=MIMEText('<b>x</b>','html'); m.as_string(), m.get_content_type(), m.get_content_charset(), m.get_charsets()
mm=MIMEMultipart('alternative',boundary='BB'); mm['Subject']='multi'; mm.attach(MIMEText('a')); mm.attach(MIMEText('<p>','html')); mm.as_string(), mm.is_multipart(), [p.get_content_type() for p in mm.walk()], len(mm.get_payload())
mm.preamble='pre'; mm.epilogue='epi'; mm.as_string(), mm.as_bytes()
a=MIMEApplication(b'\x00\x01data',Name='f.bin'); a['Content-Disposition']='attachment; filename="f.bin"'; a.as_string(), a.get_filename(), a.get_payload(decode=True)
MIMEImage(b'\x89PNG\r\n\x1a\nxx').as_string(), MIMEAudio(b'.snd....').as_string()
MIMEImage(b'abc')
b=MIMEBase('application','octet-stream'); b.set_payload(b'abc'); encoders.encode_base64(b); b.add_header('Content-Disposition','attachment',filename='é.txt'); b.as_string()
MIMEMessage(MIMEText('in')).as_string()
MIMEText('x').attach(1)
src='From: Bob <bob@x.org>\nTo: a@b.c, "Q, R" <q@r.s>\nSubject: Test\n subject\nDate: Mon, 01 Jan 2024 10:20:30 +0200\nX-A: 1\nX-A: 2\nContent-Type: text/plain; charset="utf-8"; format=flowed\n\nbody\nline2\n'
p=message_from_string(src); p.keys(), p['subject'], p.get_all('x-a'), p.get_payload(), p.get_params(), p.get_param('format'), p.as_string()==src, p['missing'], 'to' in p, len(p), p.items()[0], p.get('q','d'), p.defects
p.replace_header('Subject','new'); del p['X-A']; p.add_header('X-B','v',k='w',z=None); p.as_string()
p.replace_header('zz','1')
p.set_type('text/html'); p.set_param('charset','latin-1'); p.del_param('format'); p['Content-Type'], p['MIME-Version']
p.set_type('x')
multi='MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="XX"\n\npreamble\n--XX\nContent-Type: text/plain\n\none\n--XX\nContent-Type: text/html\n\n<b>\n\n--XX\nContent-Type: application/pdf; name="a.pdf"\nContent-Transfer-Encoding: base64\n\naGVsbG8=\n--XX--\nepilogue\n'
q=message_from_string(multi); q.as_string()==multi, q.preamble, q.epilogue, [x.get_payload() for x in q.get_payload()], q.get_payload(2).get_payload(decode=True), q.get_payload(2).get_filename(), q.get_boundary(), q.get_payload(0)['content-type']
message_from_string('a: b\nbroken line\n\nx').defects, message_from_string('Content-Type: multipart/mixed; boundary=Z\n\nno').defects, message_from_string('Content-Type: multipart/mixed\n\nno').defects, message_from_string('').as_string(), message_from_string('no headers').get_payload()
message_from_bytes(b'Subject: x\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nh\xc3\xa9\n').get_payload(decode=True), message_from_bytes(b'Content-Transfer-Encoding: quoted-printable\n\nh=C3=A9=\nx').get_payload(decode=True)
message_from_string('From x y\nA: b\n\n').get_unixfrom()
e=EmailMessage(); e['Subject']='Hello'; e['From']='Bob <b@x.y>'; e['To']=['a@b.c','d@e.f']; e.set_content('body\n'); e.as_string()
e=EmailMessage(); e['Subject']='Hello'; e['From']=Address('Bob X','bob','x.org'); e['To']=(Address('A','a','b.c'),Address('É','e','f.g')); e.set_content('body\n'); e.as_string(), e['to'].addresses, e['from'].addresses[0].display_name, str(e['to'])
e['Subject']='again'
e['X']='a\nb'
e.get_content(), e.get_content_type(), e.get_body().get_content(), list(e.iter_attachments()), e.is_attachment()
e.add_attachment(b'data',maintype='application',subtype='pdf',filename='x.pdf'); e.set_boundary('QQ'); e.as_string()
[x.get_filename() for x in e.iter_attachments()], [x.get_content() for x in e.iter_attachments()], e.get_body(('plain',)).get_content()
f=EmailMessage(); f.set_content('plain'); f.add_alternative('<b>h</b>',subtype='html'); f.set_boundary('AA'); f.as_string(), f.get_body(('html',)).get_content()
g=EmailMessage(); g.set_content('héllo wörld\n'); g['Subject']='héllo'; g.as_string(), bytes(g), str(g), g.get_content()
h=message_from_string('Subject: =?utf-8?q?h=C3=A9?= x\nFrom: "A B" <a@b.c>\nDate: Mon, 01 Jan 2024 10:20:30 +0200\nContent-Type: text/plain; charset=utf-8\n\nx\n',policy=policy.default); h['subject'], h['from'].addresses, h['date'].datetime, h['content-type'].params, h['content-type'].maintype, type(h).__name__, h.get_content(), h.as_string()
formataddr(('Bob','b@x.y')), formataddr(('A, B','b@x.y')), formataddr(('É','b@x.y')), formataddr(('','b@x.y')), formataddr(('a"b','c@d'))
parseaddr('Bob <b@x.y>'), parseaddr('b@x.y (Bob)'), parseaddr('"A, B" <a@b>'), parseaddr('b@x.y'), parseaddr(''), getaddresses(['a@b, "C D" <c@d>','E <e@f>']), getaddresses(['group: a@b, c@d;'])
formatdate(0), formatdate(0,usegmt=True), parsedate('Mon, 01 Jan 2024 10:20:30 +0200'), parsedate_tz('Mon, 01 Jan 2024 10:20:30 +0200'), parsedate_to_datetime('Mon, 01 Jan 2024 10:20:30 -0000'), parsedate_to_datetime('1 Jan 2024 10:20:30 GMT'), mktime_tz(parsedate_tz('Thu, 01 Jan 1970 00:00:10 +0000')), parsedate('x'), parsedate_tz('Fri, 9 Feb 96 10:20 EST')
parsedate_to_datetime('nope')
import datetime; format_datetime(datetime.datetime(2024,1,2,3,4,5)), format_datetime(datetime.datetime(2024,1,2,3,4,5,tzinfo=datetime.timezone.utc)), format_datetime(datetime.datetime(2024,1,2,3,4,5,tzinfo=datetime.timezone.utc),usegmt=True)
decode_header('=?utf-8?q?h=C3=A9llo?= world'), decode_header('plain'), decode_header('=?iso-8859-1?q?a?= =?iso-8859-1?q?b?='), decode_header('=?utf-8?b?w6k=?='), str(make_header(decode_header('=?utf-8?q?h=C3=A9llo?= world'))), Header('abc').encode(), Header('é','utf-8').encode(), str(Header('é','utf-8')), Header('a'*100).encode(), Header('word '*30,header_name='Subject').encode(), Header('é'*60,'utf-8',header_name='Subject').encode(), Header('a; b'*30).encode(), Header('x','us-ascii')=='x'
h=Header('hello'); h.append('wörld','iso-8859-1'); h.encode(), str(h)
quote('a"b'), unquote('"a"'), unquote('<a>'), encode_rfc2231('é','utf-8'), decode_rfc2231("utf-8''%C3%A9"), collapse_rfc2231_value(('utf-8','','é'))
message_from_string("Content-Disposition: attachment; filename*=utf-8''%C3%A9.txt\n\n").get_filename(), message_from_string('Content-Type: text/plain; name*0="a"; name*1="b"\n\n').get_param('name')
policy.default, policy.SMTP, policy.default.clone(max_line_length=20).max_line_length, policy.compat32
policy.default.foo=1
policy.default.max_line_length=1
policy.default.clone(zz=1)
Address('Bob','b','x.y'), str(Address('A, B','b','x.y')), Address(addr_spec='q@r.s').username, Group('g',(Address('','a','b'),)), str(Group('g',(Address('','a','b'),)))
msg=Message(); msg['A']='1'; msg.set_payload('x'); msg.attach(1)
msg=Message(); msg['Subject']='a long subject line that goes on and on until it has to be folded because it is more than 78'; msg.as_string(), msg.as_string(maxheaderlen=78), msg.as_bytes()
e=EmailMessage(); e['Subject']='a long subject line that goes on and on until it has to be folded because it is more than 78'; e['To']=', '.join(f'user{i}@example.com' for i in range(8)); e.set_content('x'); e.as_string()
e=EmailMessage(); e.set_content('a'*200+'\n'); e.as_string()
e=EmailMessage(); e.set_content('x',subtype='html',charset='latin-1',cte='base64'); e.as_string()
e=EmailMessage(); e.set_content({'a':1})
e=EmailMessage(); e.set_content(b'abc',maintype='image',subtype='png',cid='<x>'); e.as_string(), e.get_content()
from email.parser import Parser, BytesParser, HeaderParser, FeedParser
Parser().parsestr('a: b\n\nx')['a'], BytesParser(policy=policy.default).parsebytes(b'a: b\n\nx')['a'], HeaderParser().parsestr('a: b\n\nx').get_payload()
fp=FeedParser(); fp.feed('Sub'); fp.feed('ject: x\n\nbo'); fp.feed('dy'); fp.close().as_string()
from email.generator import Generator, BytesGenerator; import io; o=io.StringIO(); Generator(o,mangle_from_=True).flatten(message_from_string('A: b\n\nFrom x\n'),unixfrom=False); o.getvalue()
from email.iterators import _structure, typed_subpart_iterator, body_line_iterator; _structure(q); [x.get_content_type() for x in typed_subpart_iterator(q,'text')], list(body_line_iterator(q))
issubclass(email.errors.MessageParseError,email.errors.MessageError), email.errors.HeaderParseError.__mro__[1]
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 done
# expect: 9 done
# expect: 10 done
# expect: 11 done
# expect: 12 done
# expect: 13 'Content-Type: text/plain; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\nSubject: Hi\nFrom: a@b.c\nTo: x@y.z, q@r.s\n\nhello\nworld'
# expect: 14 ('Content-Type: text/plain; charset="utf-8"\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\nSubject: =?utf-8?b?aMOpbGxvIHfDtnJsZA==?=\n\naMOpbGxv\n', 'aMOpbGxv\n', b'h\xc3\xa9llo', 'héllo wörld')
# expect: 15 ('Content-Type: text/html; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\n<b>x</b>', 'text/html', 'us-ascii', ['us-ascii'])
# expect: 16 ('Content-Type: multipart/alternative; boundary="BB"\nMIME-Version: 1.0\nSubject: multi\n\n--BB\nContent-Type: text/plain; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\na\n--BB\nContent-Type: text/html; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\n<p>\n--BB--\n', True, ['multipart/alternative', 'text/plain', 'text/html'], 2)
# expect: 17 ('Content-Type: multipart/alternative; boundary="BB"\nMIME-Version: 1.0\nSubject: multi\n\npre\n--BB\nContent-Type: text/plain; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\na\n--BB\nContent-Type: text/html; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\n<p>\n--BB--\nepi', b'Content-Type: multipart/alternative; boundary="BB"\nMIME-Version: 1.0\nSubject: multi\n\npre\n--BB\nContent-Type: text/plain; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\na\n--BB\nContent-Type: text/html; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\n<p>\n--BB--\nepi')
# expect: 18 ('Content-Type: application/octet-stream; Name="f.bin"\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="f.bin"\n\nAAFkYXRh\n', 'f.bin', b'\x00\x01data')
# expect: 19 ('Content-Type: image/png\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\niVBORw0KGgp4eA==\n', 'Content-Type: audio/basic\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\nLnNuZC4uLi4=\n')
# expect: 20 TypeError: Could not guess image MIME subtype
# expect: 21 "Content-Type: application/octet-stream\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename*=utf-8''%C3%A9.txt\n\nYWJj\n"
# expect: 22 'Content-Type: message/rfc822\nMIME-Version: 1.0\n\nContent-Type: text/plain; charset="us-ascii"\nMIME-Version: 1.0\nContent-Transfer-Encoding: 7bit\n\nin'
# expect: 23 MultipartConversionError: Cannot attach additional subparts to non-multipart/*
# expect: 24 done
# expect: 25 (['From', 'To', 'Subject', 'Date', 'X-A', 'X-A', 'Content-Type'], 'Test\n subject', ['1', '2'], 'body\nline2\n', [('text/plain', ''), ('charset', 'utf-8'), ('format', 'flowed')], 'flowed', True, None, True, 7, ('From', 'Bob <bob@x.org>'), 'd', [])
# expect: 26 'From: Bob <bob@x.org>\nTo: a@b.c, "Q, R" <q@r.s>\nSubject: new\nDate: Mon, 01 Jan 2024 10:20:30 +0200\nContent-Type: text/plain; charset="utf-8"; format=flowed\nX-B: v; k="w"; z\n\nbody\nline2\n'
# expect: 27 KeyError: 'zz'
# expect: 28 ('text/html; charset="latin-1"', '1.0')
# expect: 29 ValueError:
# expect: 30 done
# expect: 31 (True, 'preamble', 'epilogue\n', ['one', '<b>\n', 'aGVsbG8='], b'hello', 'a.pdf', 'XX', 'text/plain')
# expect: 32 ([MissingHeaderBodySeparatorDefect()], [StartBoundaryNotFoundDefect(), MultipartInvariantViolationDefect()], [NoBoundaryInMultipartDefect(), MultipartInvariantViolationDefect()], '\n', 'no headers')
# expect: 33 (b'h\xc3\xa9\n', b'h\xc3\xa9x')
# expect: 34 'From x y'
# expect: 35 'Subject: Hello\nFrom: Bob <b@x.y>\nTo: a@b.c, d@e.f\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 7bit\nMIME-Version: 1.0\n\nbody\n'
# expect: 36 ('Subject: Hello\nFrom: Bob X <bob@x.org>\nTo: A <a@b.c>, =?utf-8?q?=C3=89?= <e@f.g>\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 7bit\nMIME-Version: 1.0\n\nbody\n', (Address(display_name='A', username='a', domain='b.c'), Address(display_name='É', username='e', domain='f.g')), 'Bob X', 'A <a@b.c>, É <e@f.g>')
# expect: 37 ValueError: There may be at most 1 Subject headers in a message
# expect: 38 ValueError: Header values may not contain linefeed or carriage return characters
# expect: 39 ('body\n', 'text/plain', 'body\n', [], False)
# expect: 40 'Subject: Hello\nFrom: Bob X <bob@x.org>\nTo: A <a@b.c>, =?utf-8?q?=C3=89?= <e@f.g>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="QQ"\n\n--QQ\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 7bit\n\nbody\n\n--QQ\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="x.pdf"\nMIME-Version: 1.0\n\nZGF0YQ==\n\n--QQ--\n'
# expect: 41 (['x.pdf'], [b'data'], 'body\n')
# expect: 42 ('MIME-Version: 1.0\nContent-Type: multipart/alternative; boundary="AA"\n\n--AA\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 7bit\n\nplain\n\n--AA\nContent-Type: text/html; charset="utf-8"\nContent-Transfer-Encoding: 7bit\nMIME-Version: 1.0\n\n<b>h</b>\n\n--AA--\n', '<b>h</b>\n')
# expect: 43 ('Content-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: base64\nMIME-Version: 1.0\nSubject: =?utf-8?q?h=C3=A9llo?=\n\naMOpbGxvIHfDtnJsZAo=\n', b'Content-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 8bit\nMIME-Version: 1.0\nSubject: =?utf-8?q?h=C3=A9llo?=\n\nh\xc3\xa9llo w\xc3\xb6rld\n', 'Content-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: base64\nMIME-Version: 1.0\nSubject: héllo\n\naMOpbGxvIHfDtnJsZAo=\n', 'héllo wörld\n')
# expect: 44 ('hé x', (Address(display_name='A B', username='a', domain='b.c'),), datetime.datetime(2024, 1, 1, 10, 20, 30, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200))), mappingproxy({'charset': 'utf-8'}), 'text', 'EmailMessage', 'x\n', 'Subject: =?utf-8?q?h=C3=A9?= x\nFrom: "A B" <a@b.c>\nDate: Mon, 01 Jan 2024 10:20:30 +0200\nContent-Type: text/plain; charset=utf-8\n\nx\n')
# expect: 45 ('Bob <b@x.y>', '"A, B" <b@x.y>', '=?utf-8?b?w4k=?= <b@x.y>', 'b@x.y', '"a\\"b" <c@d>')
# expect: 46 (('Bob', 'b@x.y'), ('Bob', 'b@x.y'), ('A, B', 'a@b'), ('', 'b@x.y'), ('', ''), [('', 'a@b'), ('C D', 'c@d'), ('E', 'e@f')], [('', 'a@b'), ('', 'c@d')])
# expect: 47 ('Thu, 01 Jan 1970 00:00:00 -0000', 'Thu, 01 Jan 1970 00:00:00 GMT', (2024, 1, 1, 10, 20, 30, 0, 1, -1), (2024, 1, 1, 10, 20, 30, 0, 1, -1, 7200), datetime.datetime(2024, 1, 1, 10, 20, 30), datetime.datetime(2024, 1, 1, 10, 20, 30, tzinfo=datetime.timezone.utc), 10, None, (1996, 2, 9, 10, 20, 0, 0, 1, -1, -18000))
# expect: 48 ValueError: Invalid date value or format "nope"
# expect: 49 done
# expect: 50 ([(b'h\xc3\xa9llo', 'utf-8'), (b' world', None)], [('plain', None)], [(b'ab', 'iso-8859-1')], [(b'\xc3\xa9', 'utf-8')], 'héllo world', 'abc', '=?utf-8?b?w6k=?=', 'é', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'word word word word word word word word word word word word word word\n word word word word word word word word word word word word word word word\n word ', '=?utf-8?b?w6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOp?=\n =?utf-8?b?w6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOp?=\n =?utf-8?b?w6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOpw6nDqcOp?=', 'a; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; ba;\n ba; ba; ba; ba; ba; ba; ba; ba; ba; ba; b', True)
# expect: 51 ('hello =?iso-8859-1?q?w=F6rld?=', 'hello wörld')
# expect: 52 NameError: name 'quote' is not defined
# expect: 53 ('é.txt', 'ab')
# expect: 54 (EmailPolicy(), EmailPolicy(linesep='\r\n'), 20, Compat32())
# expect: 55 AttributeError: 'EmailPolicy' object has no attribute 'foo'
# expect: 56 AttributeError: 'EmailPolicy' object attribute 'max_line_length' is read-only
# expect: 57 TypeError: 'zz' is an invalid keyword argument for EmailPolicy
# expect: 58 (Address(display_name='Bob', username='b', domain='x.y'), '"A, B" <b@x.y>', 'q', Group(display_name='g', addresses=(Address(display_name='', username='a', domain='b'),), 'g: a@b;')
# expect: 59 TypeError: Attach is not valid on a message with a non-multipart payload
# expect: 60 ('Subject: a long subject line that goes on and on until it has to be folded because it is more than 78\n\n', 'Subject: a long subject line that goes on and on until it has to be folded\n because it is more than 78\n\n', b'Subject: a long subject line that goes on and on until it has to be folded\n because it is more than 78\n\n')
# expect: 61 'Subject: a long subject line that goes on and on until it has to be folded\n because it is more than 78\nTo: user0@example.com, user1@example.com, user2@example.com, user3@example.com,\n user4@example.com, user5@example.com, user6@example.com, user7@example.com\nContent-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: 7bit\nMIME-Version: 1.0\n\nx\n'
# expect: 62 'Content-Type: text/plain; charset="utf-8"\nContent-Transfer-Encoding: quoted-printable\nMIME-Version: 1.0\n\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n'
# expect: 63 'Content-Type: text/html; charset="iso-8859-1"\nContent-Transfer-Encoding: base64\nMIME-Version: 1.0\n\neAo=\n'
# expect: 64 KeyError: 'builtins.dict'
# expect: 65 ('Content-Type: image/png\nContent-Transfer-Encoding: base64\nContent-ID: <x>\nMIME-Version: 1.0\n\nYWJj\n', b'abc')
# expect: 66 done
# expect: 67 ('b', 'b', 'x')
# expect: 68 'Subject: x\n\nbody'
# expect: 69 done
# expect: multipart/mixed
# expect:     text/plain
# expect:     text/html
# expect:     application/pdf
# expect: 70 done
# expect: 71 (True, <class 'email.errors.MessageParseError'>)
