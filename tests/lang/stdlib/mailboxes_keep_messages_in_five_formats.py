import email
import io
import mailbox
import os
import tempfile
import time

TEXT = "From: a@b.c\nSubject: One\n\nHello\nFrom here\n\nend\n"
folder = tempfile.mkdtemp()


def told(function, *arguments):
    try:
        return function(*arguments)
    except Exception as e:
        return type(e).__name__, str(e).replace(folder, "")


for kind, name in ((mailbox.Maildir, "md"), (mailbox.mbox, "mbox"), (mailbox.MMDF, "mmdf"), (mailbox.MH, "mh"), (mailbox.Babyl, "babyl")):
    path = os.path.join(folder, name)
    print(kind.__name__, told(kind, path, None, False))
    box = kind(path)
    keys = [box.add(TEXT), box.add(TEXT.replace("One", "Two").encode()), box.add(email.message_from_string(TEXT.replace("One", "Three")))]
    print(len(box), keys[0] in box, "x" in box, sorted(m["subject"] for m in box), [type(m).__name__ for m in box.values()])
    print(repr(box.get_string(keys[0])), box.get_bytes(keys[1])[:30], sorted(box.keys()) == sorted(keys), told(box.__getitem__, "none"))
    with box.get_file(keys[0]) as file:
        print(file.read(9), file.readline(), file.tell(), len(file.read()), file.closed)
    box[keys[1]] = "Subject: Changed\n\nbody"
    print(box[keys[1]]["subject"], repr(box[keys[1]].get_payload()), box.get("none", 5), box.pop("none", 6))
    box.remove(keys[0])
    box.discard("none")
    box.flush()
    print(len(box), told(box.remove, "none"), told(box.update, {"none": TEXT}), told(box.add, 3), told(box.add, "é"))
    box.close()
    box = kind(path)
    print(len(box), sorted(m["subject"] for m in box), box.popitem()[1]["subject"] is not None, len(box))
    box.clear()
    print(len(box), told(box.popitem))
    box.lock()
    box.unlock()
    box.close()

box = mailbox.mbox(os.path.join(folder, "m"))
m = mailbox.mboxMessage(TEXT)
m.set_from("me", time.gmtime(0))
m.set_flags("RDx")
box.add(m)
box.add("From you Thu Jan  1 00:00:01 1970\n" + TEXT)
box.flush()
print(open(os.path.join(folder, "m")).read())
print(box[0].get_from(), box[0].get_flags(), box[1].get_from(), repr(box[1].get_payload()), box.get_bytes(1, from_=True)[:20])
box.close()

md = mailbox.Maildir(os.path.join(folder, "md"))
m = mailbox.MaildirMessage(TEXT)
m.set_flags("SF")
m.set_subdir("cur")
m.set_date(86400)
key = md.add(m)
print(md[key].get_flags(), md[key].get_subdir(), md[key].get_date() > 0, md[key].get_info(), [n[-5:] for n in os.listdir(os.path.join(folder, "md", "cur"))])
md.add_folder("sub").add(TEXT)
print(md.list_folders(), len(md.get_folder("sub")), told(md.remove_folder, "sub"), told(md.get_folder, "no"))

mh = mailbox.MH(os.path.join(folder, "mh"))
for n in range(4):
    mh.add(TEXT)
mh.set_sequences({"unseen": [1, 2, 3], "replied": [4]})
m = mailbox.MHMessage(TEXT)
m.add_sequence("flagged")
mh.add(m)
mh.remove(2)
mh.pack()
print(mh.keys(), mh.get_sequences(), mh[1].get_sequences(), open(os.path.join(folder, "mh", ".mh_sequences")).read())

made = {}
for kind in (mailbox.MaildirMessage, mailbox.mboxMessage, mailbox.MMDFMessage, mailbox.MHMessage, mailbox.BabylMessage, mailbox.Message):
    made[kind] = kind(TEXT)
    print(kind.__name__, issubclass(kind, mailbox.Message), kind.__module__)
made[mailbox.MaildirMessage].set_flags("RFT")
made[mailbox.MaildirMessage].set_date(0)
made[mailbox.mboxMessage].set_flags("ROAF")
made[mailbox.mboxMessage].set_from("x", time.gmtime(5))
made[mailbox.MHMessage].set_sequences(["unseen", "replied"])
made[mailbox.BabylMessage].set_labels(["answered", "forwarded", "own"])
for source in made.values():
    for kind in made:
        m = kind(source)
        facts = {n: getattr(m, n)() for n in ("get_flags", "get_subdir", "get_sequences", "get_labels") if hasattr(m, n)}
        if hasattr(m, "get_from") and type(source) not in (mailbox.MHMessage, mailbox.BabylMessage, mailbox.Message, mailbox.MMDFMessage):
            facts["from"] = m.get_from()
        print(type(source).__name__, kind.__name__, {n: "".join(sorted(v)) if n == "get_flags" else v for n, v in facts.items()})
m = mailbox.MaildirMessage()
for call in (lambda: m.set_subdir("x"), lambda: m.set_date("x"), lambda: m.set_info(3), lambda: mailbox.Message(3),
             lambda: mailbox.MHMessage().add_sequence(3), lambda: mailbox.BabylMessage().add_label(3), lambda: m.add_flag("S")):  # fmt: skip
    print(told(call))
print(m.get_flags(), mailbox.Message(io.StringIO and io.BytesIO(TEXT.encode()))["subject"], mailbox.Message(io.BytesIO(b"a: b\n\nc")).items())

# expect: Maildir ('NoSuchMailboxError', '/md')
# expect: 3 True False ['One', 'Three', 'Two'] ['MaildirMessage', 'MaildirMessage', 'MaildirMessage']
# expect: 'From: a@b.c\nSubject: One\n\nHello\nFrom here\n\nend\n' b'From: a@b.c\nSubject: Two\n\nHell' True ('KeyError', "'No message with key: none'")
# expect: b'From: a@b' b'.c\n' 12 35 False
# expect: Changed 'body' 5 6
# expect: 2 ('KeyError', "'No message with key: none'") ('KeyError', "'No message with key(s)'") ('TypeError', "Invalid message type: <class 'int'>") ('ValueError', 'String input must be ASCII-only; use bytes or a Message instead')
# expect: 2 ['Changed', 'Three'] True 1
# expect: 0 ('KeyError', "'No messages in mailbox'")
# expect: mbox ('NoSuchMailboxError', '/mbox')
# expect: 3 True False ['One', 'Three', 'Two'] ['mboxMessage', 'mboxMessage', 'mboxMessage']
# expect: 'From: a@b.c\nSubject: One\n\nHello\n>From here\n\nend\n' b'From: a@b.c\nSubject: Two\n\nHell' True ('KeyError', "'No message with key: none'")
# expect: b'From: a@b' b'.c\n' 12 36 False
# expect: Changed 'body\n' 5 6
# expect: 2 ('KeyError', "'No message with key: none'") ('KeyError', "'No message with key(s)'") ('TypeError', "Invalid message type: <class 'int'>") ('ValueError', 'String input must be ASCII-only; use bytes or a Message instead')
# expect: 2 ['Changed', 'Three'] True 1
# expect: 0 ('KeyError', "'No messages in mailbox'")
# expect: MMDF ('NoSuchMailboxError', '/mmdf')
# expect: 3 True False ['One', 'Three', 'Two'] ['MMDFMessage', 'MMDFMessage', 'MMDFMessage']
# expect: 'From: a@b.c\nSubject: One\n\nHello\n>From here\n\nend\n' b'From: a@b.c\nSubject: Two\n\nHell' True ('KeyError', "'No message with key: none'")
# expect: b'From: a@b' b'.c\n' 12 36 False
# expect: Changed 'body' 5 6
# expect: 2 ('KeyError', "'No message with key: none'") ('KeyError', "'No message with key(s)'") ('TypeError', "Invalid message type: <class 'int'>") ('ValueError', 'String input must be ASCII-only; use bytes or a Message instead')
# expect: 2 ['Changed', 'Three'] True 1
# expect: 0 ('KeyError', "'No messages in mailbox'")
# expect: MH ('NoSuchMailboxError', '/mh')
# expect: 3 True False ['One', 'Three', 'Two'] ['MHMessage', 'MHMessage', 'MHMessage']
# expect: 'From: a@b.c\nSubject: One\n\nHello\nFrom here\n\nend\n' b'From: a@b.c\nSubject: Two\n\nHell' True ('KeyError', "'No message with key: none'")
# expect: b'From: a@b' b'.c\n' 12 35 False
# expect: Changed 'body' 5 6
# expect: 2 ('KeyError', "'No message with key: none'") ('KeyError', "'No message with key(s)'") ('TypeError', "Invalid message type: <class 'int'>") ('ValueError', 'String input must be ASCII-only; use bytes or a Message instead')
# expect: 2 ['Changed', 'Three'] True 1
# expect: 0 ('KeyError', "'No messages in mailbox'")
# expect: Babyl ('NoSuchMailboxError', '/babyl')
# expect: 3 True False ['One', 'Three', 'Two'] ['BabylMessage', 'BabylMessage', 'BabylMessage']
# expect: 'From: a@b.c\nSubject: One\n\nHello\nFrom here\n\nend\n' b'From: a@b.c\nSubject: Two\n\nHell' True ('KeyError', "'No message with key: none'")
# expect: b'From: a@b' b'.c\n' 12 35 False
# expect: Changed 'body' 5 6
# expect: 2 ('KeyError', "'No message with key: none'") ('KeyError', "'No message with key(s)'") ('TypeError', "Invalid message type: <class 'int'>") ('ValueError', 'String input must be ASCII-only; use bytes or a Message instead')
# expect: 2 ['Changed', 'Three'] True 1
# expect: 0 ('KeyError', "'No messages in mailbox'")
# expect: From me Thu Jan  1 00:00:00 1970
# expect: From: a@b.c
# expect: Subject: One
# expect: Status: R
# expect: X-Status: Dx
# expect:
# expect: Hello
# expect: >From here
# expect:
# expect: end
# expect:
# expect: From you Thu Jan  1 00:00:01 1970
# expect: From: a@b.c
# expect: Subject: One
# expect:
# expect: Hello
# expect: >From here
# expect:
# expect: end
# expect:
# expect:
# expect: me Thu Jan  1 00:00:00 1970 RDx you Thu Jan  1 00:00:01 1970 'Hello\n>From here\n\nend\n' b'From you Thu Jan  1 '
# expect: FS cur True 2,FS [':2,FS']
# expect: ['sub'] 1 ('NotEmptyError', 'Folder contains message(s): sub') ('NoSuchMailboxError', '/md/.no')
# expect: [1, 2, 3, 4] {'unseen': [1, 2], 'replied': [3], 'flagged': [4]} ['unseen'] unseen: 1-2
# expect: replied: 3
# expect: flagged: 4
# expect:
# expect: MaildirMessage True mailbox
# expect: mboxMessage True mailbox
# expect: MMDFMessage True mailbox
# expect: MHMessage True mailbox
# expect: BabylMessage True mailbox
# expect: Message True mailbox
# expect: MaildirMessage MaildirMessage {'get_flags': 'FRT', 'get_subdir': 'new'}
# expect: MaildirMessage mboxMessage {'get_flags': 'ADF', 'from': 'MAILER-DAEMON Thu Jan  1 00:00:00 1970'}
# expect: MaildirMessage MMDFMessage {'get_flags': 'ADF', 'from': 'MAILER-DAEMON Thu Jan  1 00:00:00 1970'}
# expect: MaildirMessage MHMessage {'get_sequences': ['unseen', 'replied', 'flagged']}
# expect: MaildirMessage BabylMessage {'get_labels': ['unseen', 'deleted', 'answered']}
# expect: MaildirMessage Message {}
# expect: mboxMessage MaildirMessage {'get_flags': 'FRS', 'get_subdir': 'cur'}
# expect: mboxMessage mboxMessage {'get_flags': 'AFOR', 'from': 'x Thu Jan  1 00:00:05 1970'}
# expect: mboxMessage MMDFMessage {'get_flags': 'AFOR', 'from': 'x Thu Jan  1 00:00:05 1970'}
# expect: mboxMessage MHMessage {'get_sequences': ['replied', 'flagged']}
# expect: mboxMessage BabylMessage {'get_labels': ['answered']}
# expect: mboxMessage Message {}
# expect: MMDFMessage MaildirMessage {'get_flags': '', 'get_subdir': 'new'}
# expect: MMDFMessage mboxMessage {'get_flags': ''}
# expect: MMDFMessage MMDFMessage {'get_flags': ''}
# expect: MMDFMessage MHMessage {'get_sequences': ['unseen']}
# expect: MMDFMessage BabylMessage {'get_labels': ['unseen']}
# expect: MMDFMessage Message {}
# expect: MHMessage MaildirMessage {'get_flags': 'R', 'get_subdir': 'cur'}
# expect: MHMessage mboxMessage {'get_flags': 'AO'}
# expect: MHMessage MMDFMessage {'get_flags': 'AO'}
# expect: MHMessage MHMessage {'get_sequences': ['unseen', 'replied']}
# expect: MHMessage BabylMessage {'get_labels': ['unseen', 'answered']}
# expect: MHMessage Message {}
# expect: BabylMessage MaildirMessage {'get_flags': 'PRS', 'get_subdir': 'cur'}
# expect: BabylMessage mboxMessage {'get_flags': 'AOR'}
# expect: BabylMessage MMDFMessage {'get_flags': 'AOR'}
# expect: BabylMessage MHMessage {'get_sequences': ['replied']}
# expect: BabylMessage BabylMessage {'get_labels': ['answered', 'forwarded', 'own']}
# expect: BabylMessage Message {}
# expect: Message MaildirMessage {'get_flags': '', 'get_subdir': 'new'}
# expect: Message mboxMessage {'get_flags': ''}
# expect: Message MMDFMessage {'get_flags': ''}
# expect: Message MHMessage {'get_sequences': []}
# expect: Message BabylMessage {'get_labels': []}
# expect: Message Message {}
# expect: ('ValueError', "subdir must be 'new' or 'cur': x")
# expect: ('TypeError', "can't convert to float: x")
# expect: ('TypeError', "info must be a string: <class 'int'>")
# expect: ('TypeError', "Invalid message type: <class 'int'>")
# expect: ('TypeError', "sequence type must be str: <class 'int'>")
# expect: ('TypeError', "label must be a string: <class 'int'>")
# expect: None
# expect: S One [('a', 'b')]
