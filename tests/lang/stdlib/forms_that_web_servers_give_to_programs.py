import warnings; warnings.simplefilter('ignore')
import cgi, io, sys, tempfile
from io import BytesIO
def T(f,*a,**k):
    try: r=f(*a,**k)
    except BaseException as e: r='%s %s'%(type(e).__name__,str(e).split(' at 0x')[0])
    print('  ',r)
for h in ('text/plain','attachment; filename="a;b.txt"; x=1','form-data; name="files"; filename="fo\\"o;bar"','a;;b="c"',' a ; B = "q" ','a; b="\\\\x"'): T(cgi.parse_header,h)
for q in ('','&','&&','=','=a','&a=1','a=1&b=2&a=3','a=&b','a=%20+x','a;b=1'):
    for strict in (0,1):
        for keep in (0,1):
            T(cgi.parse,BytesIO(b''),{'QUERY_STRING':q},keep,strict)
    T(lambda: sorted((k,cgi.FieldStorage(environ={'QUERY_STRING':q}).getlist(k)) for k in cgi.FieldStorage(environ={'QUERY_STRING':q})))
f=cgi.FieldStorage(environ={'QUERY_STRING':'a=1&b=2&a=3'})
print(f.getvalue('a'),f.getvalue('b'),f.getvalue('z','d'),f.getfirst('a'),f.getlist('z'),'a' in f,len(f),sorted(f.keys()),f['b'],f['a'],bool(f),f.list,f.type); T(f.__getitem__,'q'); print(repr(f))
def post(data,ctype,**env):
    data=data if isinstance(data,bytes) else data.encode()
    e={'CONTENT_TYPE':ctype,'REQUEST_METHOD':'POST','CONTENT_LENGTH':str(len(data)),**env}
    return cgi.FieldStorage(fp=BytesIO(data),environ=e,**({}))
B='---------------------------721837373350705526688164684'
data='-----------------------------721837373350705526688164684\nContent-Disposition: form-data; name="id"\n\n1234\n-----------------------------721837373350705526688164684\nContent-Disposition: form-data; name="title"\n\n\n-----------------------------721837373350705526688164684\nContent-Disposition: form-data; name="file"; filename="test.txt"\nContent-Type: text/plain\n\nTesting 123.\n\n-----------------------------721837373350705526688164684\nContent-Disposition: form-data; name="submit"\n\n Add \n-----------------------------721837373350705526688164684--\n'
for d in (data,data.replace('\n','\r\n')):
    for env in ({},{'QUERY_STRING':'z=9'}):
        f=post(d,'multipart/form-data; boundary='+B,**env)
        print(len(f.list),[(x.name,x.filename,x.value,x.type) for x in f.list]); print([type(x).__name__ for x in f.list], f.getvalue('file'))
T(post,'x','multipart/form-data'); T(post,'x','multipart/form-data; boundary=a\x01'); T(post,b'','multipart/form-data; boundary=a')
f=post('a=1&b=2','application/x-www-form-urlencoded',QUERY_STRING='c=3'); print(f.list)
T(post,'plain text','text/plain'); f=cgi.FieldStorage(fp=BytesIO(b'q'),environ={'REQUEST_METHOD':'PUT'}); T(bool,f); T(f.keys); T(len,f)
big='x'*2000
f=post('--b\nContent-Disposition: form-data; name="q"\n\n'+big+'\n--b\nContent-Disposition: form-data; name="f"; filename="n"\n\n'+big+'\n--b--\n','multipart/form-data; boundary=b'); print([(x.name,len(x.value),type(x.value).__name__) for x in f.list])
T(lambda: sorted(cgi.parse_multipart(BytesIO(data.encode()),{'boundary':B.encode()}).items())); T(cgi.parse_multipart,BytesIO(data.encode()),{'boundary':B.encode(),'CONTENT-LENGTH':'10'})
T(cgi.FieldStorage,'notfile',environ={'REQUEST_METHOD':'PUT'}); T(cgi.FieldStorage,BytesIO(b'q'),[1],environ={'REQUEST_METHOD':'PUT'}); T(cgi.FieldStorage,BytesIO(b'q'),{},'str',environ={'REQUEST_METHOD':'PUT'})
T(cgi.FieldStorage,fp=io.StringIO('ab=1'),environ={'REQUEST_METHOD':'POST'}); 
T(cgi.FieldStorage,environ={'QUERY_STRING':'a=1&b=2'},max_num_fields=1); T(cgi.FieldStorage,environ={'QUERY_STRING':'a=1;b=2'},separator=';')
T(cgi.FieldStorage,fp=BytesIO(data.encode()),environ={'CONTENT_TYPE':'multipart/form-data; boundary='+B,'REQUEST_METHOD':'POST'},max_num_fields=2)
old=cgi.maxlen; cgi.maxlen=3; T(post,'a=1&b=2','application/x-www-form-urlencoded'); cgi.maxlen=old
f=cgi.FieldStorage(fp=BytesIO(b'raw\nlines'),environ={'REQUEST_METHOD':'PUT'}); print(f.value,f.file,f.done) if 0 else print(f.value,f.done)
print(cgi.MiniFieldStorage('a',1)); print(bool(cgi.valid_boundary('ab')),bool(cgi.valid_boundary(b'\x01')))
cgi.print_form(cgi.FieldStorage(environ={'QUERY_STRING':'a=<1>&b=2&a=3'})); cgi.print_environ({'A':'<b>'}); 
cgi.logfile=tempfile.mktemp(); cgi.initlog('%s','one'); cgi.log('two'); cgi.closelog()
print('end')

# expect:    ('text/plain', {})
# expect:    ('attachment', {'filename': 'a;b.txt', 'x': '1'})
# expect:    ('form-data', {'name': 'files', 'filename': 'fo"o;bar'})
# expect:    ('a', {'b': 'c'})
# expect:    ('a', {'b': 'q'})
# expect:    ('a', {'b': '\\x'})
# expect:    {}
# expect:    {}
# expect:    {}
# expect:    {}
# expect:    []
# expect:    {}
# expect:    {}
# expect:    ValueError bad query field: ''
# expect:    ValueError bad query field: ''
# expect:    []
# expect:    {}
# expect:    {}
# expect:    ValueError bad query field: ''
# expect:    ValueError bad query field: ''
# expect:    []
# expect:    {}
# expect:    {'': ['']}
# expect:    {}
# expect:    {'': ['']}
# expect:    []
# expect:    {'': ['a']}
# expect:    {'': ['a']}
# expect:    {'': ['a']}
# expect:    {'': ['a']}
# expect:    [('', ['a'])]
# expect:    {'a': ['1']}
# expect:    {'a': ['1']}
# expect:    ValueError bad query field: ''
# expect:    ValueError bad query field: ''
# expect:    [('a', ['1'])]
# expect:    {'a': ['1', '3'], 'b': ['2']}
# expect:    {'a': ['1', '3'], 'b': ['2']}
# expect:    {'a': ['1', '3'], 'b': ['2']}
# expect:    {'a': ['1', '3'], 'b': ['2']}
# expect:    [('a', ['1', '3']), ('b', ['2'])]
# expect:    {}
# expect:    {'a': [''], 'b': ['']}
# expect:    ValueError bad query field: 'b'
# expect:    ValueError bad query field: 'b'
# expect:    []
# expect:    {'a': ['  x']}
# expect:    {'a': ['  x']}
# expect:    {'a': ['  x']}
# expect:    {'a': ['  x']}
# expect:    [('a', ['  x'])]
# expect:    {'a;b': ['1']}
# expect:    {'a;b': ['1']}
# expect:    {'a;b': ['1']}
# expect:    {'a;b': ['1']}
# expect:    [('a;b', ['1'])]
# expect: ['1', '3'] 2 d 1 [] True 2 ['a', 'b'] MiniFieldStorage('b', '2') [MiniFieldStorage('a', '1'), MiniFieldStorage('a', '3')] True [MiniFieldStorage('a', '1'), MiniFieldStorage('b', '2'), MiniFieldStorage('a', '3')] application/x-www-form-urlencoded
# expect:    KeyError 'q'
# expect: FieldStorage(None, None, [MiniFieldStorage('a', '1'), MiniFieldStorage('b', '2'), MiniFieldStorage('a', '3')])
# expect: 4 [('id', None, '1234', 'text/plain'), ('title', None, '', 'text/plain'), ('file', 'test.txt', b'Testing 123.\n', 'text/plain'), ('submit', None, ' Add ', 'text/plain')]
# expect: ['FieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage'] b'Testing 123.\n'
# expect: 5 [('z', None, '9', None), ('id', None, '1234', 'text/plain'), ('title', None, '', 'text/plain'), ('file', 'test.txt', b'Testing 123.\n', 'text/plain'), ('submit', None, ' Add ', 'text/plain')]
# expect: ['MiniFieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage'] b'Testing 123.\n'
# expect: 4 [('id', None, '1234', 'text/plain'), ('title', None, '', 'text/plain'), ('file', 'test.txt', b'Testing 123.\r\n', 'text/plain'), ('submit', None, ' Add ', 'text/plain')]
# expect: ['FieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage'] b'Testing 123.\r\n'
# expect: 5 [('z', None, '9', None), ('id', None, '1234', 'text/plain'), ('title', None, '', 'text/plain'), ('file', 'test.txt', b'Testing 123.\r\n', 'text/plain'), ('submit', None, ' Add ', 'text/plain')]
# expect: ['MiniFieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage', 'FieldStorage'] b'Testing 123.\r\n'
# expect:    ValueError Invalid boundary in multipart form: b''
# expect:    ValueError Invalid boundary in multipart form: b'a\x01'
# expect:    FieldStorage(None, None, [])
# expect: [MiniFieldStorage('a', '1'), MiniFieldStorage('b', '2'), MiniFieldStorage('c', '3')]
# expect:    TypeError write() argument must be str, not bytes
# expect:    TypeError Cannot be converted to bool.
# expect:    TypeError not indexable
# expect:    TypeError not indexable
# expect: [('q', 2000, 'str'), ('f', 2000, 'bytes')]
# expect:    [('file', [b'Testing 123.\n']), ('id', ['1234']), ('submit', [' Add ']), ('title', [''])]
# expect:    {'id': ['1234']}
# expect:    TypeError fp must be file pointer
# expect:    TypeError headers must be mapping or an instance of email.message.Message
# expect:    TypeError outerboundary must be bytes, not str
# expect:    ValueError <_io.StringIO object
# expect:    ValueError Max number of fields exceeded
# expect:    FieldStorage(None, None, [MiniFieldStorage('a', '1'), MiniFieldStorage('b', '2')])
# expect:    ValueError Max number of fields exceeded
# expect:    ValueError Maximum content length exceeded
# expect: raw
# expect: lines -1
# expect: MiniFieldStorage('a', 1)
# expect: True False
# expect:
# expect: <H3>Form Contents:</H3>
# expect: <DL>
# expect: <DT>a: <i>&lt;class &#x27;list&#x27;&gt;</i>
# expect: <DD>[MiniFieldStorage(&#x27;a&#x27;, &#x27;&lt;1&gt;&#x27;), MiniFieldStorage(&#x27;a&#x27;, &#x27;3&#x27;)]
# expect: <DT>b: <i>&lt;class &#x27;cgi.MiniFieldStorage&#x27;&gt;</i>
# expect: <DD>MiniFieldStorage(&#x27;b&#x27;, &#x27;2&#x27;)
# expect: </DL>
# expect:
# expect:
# expect: <H3>Shell Environment:</H3>
# expect: <DL>
# expect: <DT> A <DD> &lt;b&gt;
# expect: </DL>
# expect:
# expect: end
