import mailbox, os, shutil, io, email, time, tempfile, re
time.time; D=tempfile.mkdtemp()
T0="From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n"
def T(f,*a,**k):
    try: r=f(*a,**k)
    except BaseException as e: r='%s %s'%(type(e).__name__,str(e).replace(D,'D'))
    if isinstance(r,str): r=r.replace(D,'D')
    print('  ',re.sub(r'\d{8,}\S*','N',str(r))); return r
for cls in (mailbox.Maildir,mailbox.mbox,mailbox.MMDF,mailbox.MH,mailbox.Babyl):
    print(cls.__name__)
    p=os.path.join(D,cls.__name__)
    T(cls,p+'nope',create=False)
    m=cls(p,factory=None); k=[m.add(T0), m.add(T0.encode()), m.add(email.message_from_string(T0)), m.add(io.BytesIO(T0.encode()))]
    print(len(m), k if cls is not mailbox.Maildir else len(set(k)), sorted(map(str,m.keys()))==sorted(map(str,k)))
    for key in k:
        g=m.get_message(key); print(type(g).__name__, g['subject'], repr(g.get_payload()))
    print(repr(m.get_string(k[0])), m.get_bytes(k[1])); f=m.get_file(k[0]); print(f.read()); f.close()
    T(m.get,'nokey',3); T(m.__getitem__,'nokey'); T(m.remove,'nokey'); T(m.discard,'nokey'); T(m.get_bytes,'nokey'); T(m.__setitem__,'nokey','x'); print('nokey' in m, k[0] in m)
    m[k[0]]="Subject: new\n\nnewbody\n"; print(repr(m.get_string(k[0]))); del m[k[1]]; m.flush(); print(len(m))
    T(m.add,5); T(m.add,'ä\n'); print(len(m))
    print([x['subject'] for x in sorted(m,key=lambda x:x['subject'])], len(m.items()), len(m.values()))
    x=m.pop(k[2]); print(x['subject'], m.pop(k[2],'dflt'))
    T(m.update,{k[0]:"Subject: upd\n\nq"}); T(m.update,{'zz':'x'}); T(m.update,[(k[0],"Subject: upd2\n\nq")]); print(repr(m.get_string(k[0])))
    m.lock(); T(m.add,'Subject: locked\n\nz'); m.flush(); m.unlock()
    kk,v=m.popitem(); print(type(v).__name__,len(m)); m.clear(); print(len(m)); T(m.popitem); m.flush(); 
    mm=email.message_from_string(T0); 
    if cls is not mailbox.Babyl:
        c=getattr(mailbox,cls.__name__+'Message')(mm)
        if cls is mailbox.Maildir: c.set_flags('RS'); c.set_subdir('cur'); c.set_date(1000000000); print(c.get_info(),c.get_flags(),c.get_date())
        elif cls in(mailbox.mbox,mailbox.MMDF): c.set_flags('ROZA'); c.set_from('me@x',time.gmtime(5)); print(c.get_flags(),c.get_from(),c.items()); c.remove_flag('R'); c.add_flag('D'); print(c.get_flags())
        elif cls is mailbox.MH: c.add_sequence('unseen'); c.add_sequence('foo'); c.remove_sequence('bar'); print(c.get_sequences()); T(c.add_sequence,5)
        else: c.add_label('unseen'); c.add_label('foo'); print(c.get_labels()); print(c.get_visible().items())
        q=m.add(c); r=m[q]; print(type(r).__name__, r.items(), getattr(r,'get_flags',lambda:0)(), getattr(r,'get_sequences',lambda:0)(), getattr(r,'get_labels',lambda:0)(), str(getattr(r,'get_from',lambda:0)())[:24])
        for o in ('Maildir','mbox','MMDF','MH','Babyl'):
            t=getattr(mailbox,o+'Message')(r); print('    ->',o, getattr(t,'get_flags',lambda:0)(), getattr(t,'get_sequences',lambda:0)(), getattr(t,'get_labels',lambda:0)(), getattr(t,'get_subdir',lambda:0)(), getattr(t,'get_from',lambda:'')()[:13], t.items())
        print(email.message.Message in type(r).__mro__, isinstance(mailbox.Message(r),mailbox.Message))
    if hasattr(m,'add_folder'):
        fo=m.add_folder('sub'); m.add_folder('two'); print(sorted(m.list_folders())); fo.add('Subject: x\n\ny'); T(m.remove_folder,'sub'); print(len(m.get_folder('sub'))); fo.clear(); m.remove_folder('sub'); print(m.list_folders()); T(m.get_folder,'none')
    if cls is mailbox.MH:
        for i in range(4): m.add('Subject: %d\n\n'%i)
        m.set_sequences({'a':[1,2,3,5],'b':[4],'c':[],'d':[99]}); print(m.get_sequences(), open(p+'/.mh_sequences').read()); m.remove(2); m.pack(); print(m.keys(),m.get_sequences()); open(p+'/.mh_sequences','w').write('bad: x\n'); T(m.get_sequences); open(p+'/.mh_sequences','w').write('')
    m.close()
    if os.path.isfile(p): print(re.sub(rb'DAEMON .*',b'DAEMON',open(p,'rb').read()))
    else: print(sorted(len(os.listdir(os.path.join(p,x))) for x in os.listdir(p) if os.path.isdir(os.path.join(p,x))))
    if os.path.isfile(p):
        m=cls(p); m.lock(); m2=cls(p)
        T(m2.lock); print(sorted(os.listdir(D)) if 0 else os.path.exists(p+'.lock')); m.unlock(); m2.close(); m.close()
b=mailbox.Mailbox('x')
for n in ('add','remove','__setitem__','get_message','get_bytes','get_file','iterkeys','__contains__','__len__','flush','lock','unlock','close','keys','clear','values'):
    T(getattr(b,n),*([1] if n in('add','remove','get_message','get_bytes','get_file','__contains__') else [1,2] if n=='__setitem__' else []))
f=io.BytesIO(b'abc\ndef\nghi'); 
for P in (mailbox._ProxyFile(io.BytesIO(b'abc\ndef\nghi'),2),mailbox._PartialFile(io.BytesIO(b'abc\ndef\nghi'),2,9)):
    print(P.tell(),P.read(2),P.readline(),P.tell(),P.readlines(),P.read()); P.seek(0); print(P.tell(),list(P)); P.seek(-2,2); print(P.read()); P.seek(1); P.seek(1,1); print(P.readline(),P.closed,P.readable()); P.close(); print(P.closed)
T(mailbox.Message,5); T(mailbox.MaildirMessage().set_subdir,'q'); T(mailbox.MaildirMessage().set_date,'q'); T(mailbox.MaildirMessage().set_info,5); T(mailbox.BabylMessage().add_label,5)
shutil.rmtree(D)

# expect: Maildir
# expect:    NoSuchMailboxError D/Maildirnope
# expect: 4 4 True
# expect: MaildirMessage hi 'body line\nFrom here\n'
# expect: MaildirMessage hi 'body line\nFrom here\n'
# expect: MaildirMessage hi 'body line\nFrom here\n'
# expect: MaildirMessage hi 'body line\nFrom here\n'
# expect: 'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n' b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect: b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect:    3
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect:    None
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect: False True
# expect: 'Subject: new\n\nnewbody\n'
# expect: 3
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError String input must be ASCII-only; use bytes or a Message instead
# expect: 3
# expect: ['hi', 'hi', 'new'] 3 3
# expect: hi dflt
# expect:    None
# expect:    KeyError 'No message with key(s)'
# expect:    None
# expect: 'Subject: upd2\n\nq'
# expect:    N
# expect: MaildirMessage 2
# expect: 0
# expect:    KeyError 'No messages in mailbox'
# expect: 2,RS RS 1000000000.0
# expect: MaildirMessage [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')] RS 0 0 0
# expect:     -> Maildir RS 0 0 cur  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> mbox ROA 0 0 0 MAILER-DAEMON [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'RO'), ('X-Status', 'A')]
# expect:     -> MMDF ROA 0 0 0 MAILER-DAEMON [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'RO'), ('X-Status', 'A')]
# expect:     -> MH 0 ['replied'] 0 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> Babyl 0 0 ['answered'] 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect: True True
# expect: ['sub', 'two']
# expect:    NotEmptyError Folder contains message(s): sub
# expect: 1
# expect: ['two']
# expect:    NoSuchMailboxError D/Maildir/.none
# expect: [0, 0, 1, 4]
# expect: mbox
# expect:    NoSuchMailboxError D/mboxnope
# expect: 4 [0, 1, 2, 3] True
# expect: mboxMessage hi 'body line\n>From here\n'
# expect: mboxMessage hi 'body line\n>From here\n'
# expect: mboxMessage hi 'body line\n>From here\n'
# expect: mboxMessage hi 'body line\n>From here\n'
# expect: 'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n' b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n'
# expect: b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n'
# expect:    3
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect:    None
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect: False True
# expect: 'Subject: new\n\nnewbody\n'
# expect: 3
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError String input must be ASCII-only; use bytes or a Message instead
# expect: 3
# expect: ['hi', 'hi', 'new'] 3 3
# expect: hi dflt
# expect:    None
# expect:    KeyError 'No message with key(s)'
# expect:    None
# expect: 'Subject: upd2\n\nq\n'
# expect:    4
# expect: mboxMessage 2
# expect: 0
# expect:    KeyError 'No messages in mailbox'
# expect: ROAZ me@x Thu Jan  1 00:00:05 1970 [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'RO'), ('X-Status', 'AZ')]
# expect: ODAZ
# expect: mboxMessage [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')] ODAZ 0 0 me@x Thu Jan  1 00:00:05
# expect:     -> Maildir RT 0 0 cur  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> mbox ODAZ 0 0 0 me@x Thu Jan  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')]
# expect:     -> MMDF ODAZ 0 0 0 me@x Thu Jan  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')]
# expect:     -> MH 0 ['unseen', 'replied'] 0 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> Babyl 0 0 ['unseen', 'deleted', 'answered'] 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect: True True
# expect: b'From me@x Thu Jan  1 00:00:05 1970\nFrom: a@b\nTo: c@d\nSubject: hi\nStatus: O\nX-Status: DAZ\n\nbody line\n>From here\n\n'
# expect:    ExternalClashError dot lock unavailable: D/mbox
# expect: True
# expect: MMDF
# expect:    NoSuchMailboxError D/MMDFnope
# expect: 4 [0, 1, 2, 3] True
# expect: MMDFMessage hi 'body line\n>From here\n'
# expect: MMDFMessage hi 'body line\n>From here\n'
# expect: MMDFMessage hi 'body line\n>From here\n'
# expect: MMDFMessage hi 'body line\n>From here\n'
# expect: 'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n' b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n'
# expect: b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\n>From here\n'
# expect:    3
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect:    None
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect: False True
# expect: 'Subject: new\n\nnewbody\n'
# expect: 3
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError String input must be ASCII-only; use bytes or a Message instead
# expect: 3
# expect: ['hi', 'hi', 'new'] 3 3
# expect: hi dflt
# expect:    None
# expect:    KeyError 'No message with key(s)'
# expect:    None
# expect: 'Subject: upd2\n\nq'
# expect:    4
# expect: MMDFMessage 2
# expect: 0
# expect:    KeyError 'No messages in mailbox'
# expect: ROAZ me@x Thu Jan  1 00:00:05 1970 [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'RO'), ('X-Status', 'AZ')]
# expect: ODAZ
# expect: MMDFMessage [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')] ODAZ 0 0 me@x Thu Jan  1 00:00:05
# expect:     -> Maildir RT 0 0 cur  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> mbox ODAZ 0 0 0 me@x Thu Jan  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')]
# expect:     -> MMDF ODAZ 0 0 0 me@x Thu Jan  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', 'DAZ')]
# expect:     -> MH 0 ['unseen', 'replied'] 0 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> Babyl 0 0 ['unseen', 'deleted', 'answered'] 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect: True True
# expect: b'\x01\x01\x01\x01\nFrom me@x Thu Jan  1 00:00:05 1970\nFrom: a@b\nTo: c@d\nSubject: hi\nStatus: O\nX-Status: DAZ\n\nbody line\n>From here\n\n\x01\x01\x01\x01\n'
# expect:    ExternalClashError dot lock unavailable: D/MMDF
# expect: True
# expect: MH
# expect:    NoSuchMailboxError D/MHnope
# expect: 4 [1, 2, 3, 4] True
# expect: MHMessage hi 'body line\nFrom here\n'
# expect: MHMessage hi 'body line\nFrom here\n'
# expect: MHMessage hi 'body line\nFrom here\n'
# expect: MHMessage hi 'body line\nFrom here\n'
# expect: 'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n' b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect: b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect:    3
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect:    None
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect: False True
# expect: 'Subject: new\n\nnewbody\n'
# expect: 3
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError String input must be ASCII-only; use bytes or a Message instead
# expect: 3
# expect: ['hi', 'hi', 'new'] 3 3
# expect: hi dflt
# expect:    None
# expect:    KeyError 'No message with key(s)'
# expect:    None
# expect: 'Subject: upd2\n\nq'
# expect:    5
# expect: MHMessage 2
# expect: 0
# expect:    KeyError 'No messages in mailbox'
# expect: ['unseen', 'foo']
# expect:    TypeError sequence type must be str: <class 'int'>
# expect: MHMessage [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')] 0 ['unseen', 'foo'] 0 0
# expect:     -> Maildir  0 0 cur  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> mbox O 0 0 0 MAILER-DAEMON [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', '')]
# expect:     -> MMDF O 0 0 0 MAILER-DAEMON [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi'), ('Status', 'O'), ('X-Status', '')]
# expect:     -> MH 0 ['unseen', 'foo'] 0 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect:     -> Babyl 0 0 ['unseen'] 0  [('From', 'a@b'), ('To', 'c@d'), ('Subject', 'hi')]
# expect: True True
# expect: ['sub', 'two']
# expect:    NotEmptyError Folder not empty: D/MH
# expect: 1
# expect: ['two']
# expect:    NoSuchMailboxError D/MH/none
# expect: {'a': [1, 2, 3, 5], 'b': [4]} a: 1-3 5
# expect: b: 4
# expect: d: 99
# expect:
# expect: [1, 2, 3, 4] {'a': [1, 2, 4], 'b': [3]}
# expect:    FormatError Invalid sequence specification: bad: x
# expect: [1]
# expect: Babyl
# expect:    NoSuchMailboxError D/Babylnope
# expect: 4 [0, 1, 2, 3] True
# expect: BabylMessage hi 'body line\nFrom here\n'
# expect: BabylMessage hi 'body line\nFrom here\n'
# expect: BabylMessage hi 'body line\nFrom here\n'
# expect: BabylMessage hi 'body line\nFrom here\n'
# expect: 'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n' b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect: b'From: a@b\nTo: c@d\nSubject: hi\n\nbody line\nFrom here\n'
# expect:    3
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect:    None
# expect:    KeyError 'No message with key: nokey'
# expect:    KeyError 'No message with key: nokey'
# expect: False True
# expect: 'Subject: new\n\nnewbody\n'
# expect: 3
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError String input must be ASCII-only; use bytes or a Message instead
# expect: 3
# expect: ['hi', 'hi', 'new'] 3 3
# expect: hi dflt
# expect:    None
# expect:    KeyError 'No message with key(s)'
# expect:    None
# expect: 'Subject: upd2\n\nq'
# expect:    4
# expect: BabylMessage 2
# expect: 0
# expect:    KeyError 'No messages in mailbox'
# expect: b'BABYL OPTIONS:\nVersion: 5\nLabels:\n\x1f'
# expect:    ExternalClashError dot lock unavailable: D/Babyl
# expect: True
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect:    NotImplementedError Method must be implemented by subclass
# expect: 2 b'c\n' b'def\n' 8 [b'ghi'] b''
# expect: 0 [b'abc\n', b'def\n', b'ghi']
# expect: b'hi'
# expect: b'c\n' False True
# expect: True
# expect: 0 b'c\n' b'def\n' 6 [b'g'] b''
# expect: 0 [b'c\n', b'def\n', b'g']
# expect: b'\ng'
# expect: b'def\n' False True
# expect: True
# expect:    TypeError Invalid message type: <class 'int'>
# expect:    ValueError subdir must be 'new' or 'cur': q
# expect:    TypeError can't convert to float: q
# expect:    TypeError info must be a string: <class 'int'>
# expect:    TypeError label must be a string: <class 'int'>
