import csv,io,uuid,html,colorsys,contextvars,threading,queue,timeit,secrets,tempfile,os,pathlib,shutil,glob,fnmatch,statistics
from fractions import Fraction as F
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
for s in ['a,b,c\n1,2,3\n','"a ""q"" b",c\n','x,"multi\nline",y\n','a;b\n',' a, b\n','\n1,2\n','"unterminated','a,"b"c,d\n','1,\n']: t(lambda:list(csv.reader(io.StringIO(s))))
t(lambda:list(csv.reader(['a;b'],delimiter=';'))); t(lambda:list(csv.DictReader(io.StringIO('a,b\n1,2\n3\n4,5,6\n')))); t(lambda:list(csv.reader(["1,'a'"],quotechar="'",quoting=csv.QUOTE_NONNUMERIC)))
o=io.StringIO(); w=csv.writer(o); w.writerow([1,'a,b','q"x',None,1.5,'','n\nl']); w.writerows([[1,2],['']]); print(repr(o.getvalue()))
o=io.StringIO(); w=csv.DictWriter(o,['a','b'],lineterminator='\n',quoting=csv.QUOTE_ALL); w.writeheader(); w.writerow({'a':1}); print(repr(o.getvalue())); t(lambda:w.writerow({'c':1})); t(lambda:csv.writer(1)); t(lambda:csv.reader([],delimiter='ab')); t(lambda:list(csv.reader([b'a']))); print(csv.list_dialects())
u=uuid.UUID('12345678-1234-5678-1234-567812345678'); print(u,repr(u),u.hex,u.int,u.version,u.variant,u.fields,u.bytes,uuid.uuid5(uuid.NAMESPACE_DNS,'python.org'),uuid.uuid3(uuid.NAMESPACE_DNS,'python.org'),uuid.uuid4().version,len(str(uuid.uuid1()))); t(lambda:uuid.UUID('x'))
print(html.escape('<a href="x">&\'</a>'),html.unescape('&lt;&amp;&#65;&#x42;&copy;'),colorsys.rgb_to_hsv(.2,.4,.6),colorsys.hsv_to_rgb(.5,.5,.5),colorsys.rgb_to_hls(.1,.2,.3))
v=contextvars.ContextVar('v',default=1); tok=v.set(2); print(v.get()); v.reset(tok); print(v.get())
l=[]; ts=[threading.Thread(target=l.append,args=(i,)) for i in range(3)]; [x.start() for x in ts]; [x.join() for x in ts]; print(l,ts[0].is_alive(),threading.current_thread().name); lk=threading.Lock()
with lk: print(lk.locked())
q=queue.Queue(); q.put(1); q.put(2); print(q.get(),q.qsize(),q.empty()); t(lambda:(q.get(),q.get_nowait())); p=queue.PriorityQueue(); p.put((2,'b')); p.put((1,'a')); print(p.get())
print(timeit.timeit('x+1','x=1',number=10)>=0, len(secrets.token_hex(4)))
with tempfile.TemporaryDirectory() as d:
    p=pathlib.Path(d); (p/'sub').mkdir(); (p/'a.txt').write_text('hello\nworld'); (p/'sub'/'b.py').write_bytes(b'x'); print((p/'a.txt').read_text(),(p/'a.txt').exists(),sorted(x.name for x in p.iterdir()),sorted(x.name for x in p.rglob('*.py')),sorted(os.listdir(d)),os.path.isdir(d),os.path.getsize(p/'a.txt'),[x.name for x in p.glob('*.txt')])
    print(sorted(os.path.basename(x) for x in glob.glob(os.path.join(d,'**'),recursive=True)), [(os.path.relpath(a,d),b,c) for a,b,c in os.walk(d)])
    shutil.copy(p/'a.txt',p/'c.txt'); shutil.copytree(p/'sub',p/'sub2'); os.rename(p/'c.txt',p/'d.txt'); print(sorted(os.listdir(p))); shutil.rmtree(p/'sub2'); os.remove(p/'d.txt'); print(sorted(os.listdir(p))); (p/'sub'/'b.py').unlink(); (p/'sub').rmdir(); os.makedirs(p/'x'/'y',exist_ok=True); print((p/'x'/'y').is_dir())
    for bad in [lambda:open(p/'none'),lambda:open(p),lambda:open(p/'q'/'z','w'),lambda:os.listdir(p/'none'),lambda:os.mkdir(p/'x'),lambda:os.rmdir(p/'x'),lambda:os.remove(p/'zz'),lambda:(p/'zz').unlink(),lambda:os.stat(p/'zz')]:
        try: bad()
        except OSError as e: print(type(e).__name__,e.errno,e.strerror)
    with open(p/'l','w') as f: f.write('1\n2\n'); f.writelines(['3\n'])
    with open(p/'l') as f: print(f.readline(),f.read(),list(f))
    with open(p/'l','a') as f: print('x',file=f)
    print([x.strip() for x in open(p/'l')], open(p/'l','rb').read())
print(os.path.exists(d))
pp=pathlib.PurePosixPath('/a/b.tar.gz'); print(pp.name,pp.stem,pp.suffix,pp.suffixes,pp.parent,list(pp.parents),pp.parts,pp.with_suffix('.x'),pp.with_name('q'),pp/'c','z'/pathlib.PurePath('y'),pp.relative_to('/a'),pp.match('*.gz'),pp.is_absolute(),repr(pp),pathlib.Path('a//b/./c'),pathlib.Path('.'),pathlib.Path('a')/'/b'); t(lambda:pp.relative_to('/z')); t(lambda:pathlib.Path(1)); print(sorted([pathlib.Path('b'),pathlib.Path('a')]),pathlib.Path('a')==pathlib.Path('a/'))
print(fnmatch.filter(['a.py','b.txt','c.PY'],'*.py'),fnmatch.fnmatch('abc','a[a-c]?'),fnmatch.translate('a*[!b]?.py'))
for f in [lambda:F(1,3)+F(1,6),lambda:F('3/4'),lambda:F('0.125'),lambda:F(0.5),lambda:F(1,0),lambda:F(3,4)**2,lambda:F(3,4)**-2,lambda:F(2)**0.5,lambda:F(7,2)//1,lambda:F(7,2)%1,lambda:round(F(7,2)),lambda:round(F(22,7),2),lambda:float(F(1,3)),lambda:F(1,3)+0.5,lambda:F(1,3)==1/3,lambda:F(1,2)==0.5,lambda:F(1,2)<1,lambda:hash(F(1,2))==hash(0.5),lambda:F(355,113).limit_denominator(10),lambda:str(F(4,2)),lambda:F('x'),lambda:F([]),lambda:-F(1,2),lambda:abs(F(-1,2)),lambda:int(F(-7,2)),lambda:1/F(1,2),lambda:2**F(2),lambda:divmod(F(7,2),F(1,3)),lambda:sum([F(1,2)]*3),lambda:F(1.1),lambda:F(1,2)+1j,lambda:F(1,2)+'a']: t(f)
S=statistics; d=[1,2,2,3,4,7,9]
for f in [lambda:S.mean(d),lambda:S.fmean(d),lambda:S.median(d),lambda:S.mode(d),lambda:S.stdev(d),lambda:S.pstdev(d),lambda:S.variance(d),lambda:S.pvariance(d),lambda:S.quantiles(d),lambda:S.quantiles(d,n=10,method='inclusive'),lambda:S.harmonic_mean([1,2,4]),lambda:S.geometric_mean([1,2,4]),lambda:S.multimode('aabb'),lambda:S.median_low([1,2,3,4]),lambda:S.median_high([1,2,3,4]),lambda:S.mean([F(1,2),F(1,3)]),lambda:S.mean([1.5,2]),lambda:S.mean([]),lambda:S.stdev([1]),lambda:S.correlation([1,2,3],[1,2,4]),lambda:S.covariance([1,2,3],[1,2,4]),lambda:S.linear_regression([1,2,3],[2,4,7]),lambda:S.NormalDist(1,2).cdf(2),lambda:S.NormalDist(1,2)+3,lambda:S.median_grouped([1,2,2,3]),lambda:S.stdev([0.1,0.2,0.4]),lambda:S.mode([])]: t(f)

# expect: [['a', 'b', 'c'], ['1', '2', '3']]
# expect: [['a "q" b', 'c']]
# expect: [['x', 'multi\nline', 'y']]
# expect: [['a;b']]
# expect: [[' a', ' b']]
# expect: [[], ['1', '2']]
# expect: [['unterminated']]
# expect: [['a', 'bc', 'd']]
# expect: [['1', '']]
# expect: [['a', 'b']]
# expect: [{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}]
# expect: [[1.0, 'a']]
# expect: '1,"a,b","q""x",,1.5,,"n\nl"\r\n1,2\r\n""\r\n'
# expect: '"a","b"\n"1",""\n'
# expect: ValueError | dict contains fields not in fieldnames: 'c'
# expect: TypeError | argument 1 must have a "write" method
# expect: TypeError | "delimiter" must be a 1-character string
# expect: Error | iterator should return strings, not bytes (the file should be opened in text mode)
# expect: ['excel', 'excel-tab', 'unix']
# expect: 12345678-1234-5678-1234-567812345678 UUID('12345678-1234-5678-1234-567812345678') 12345678123456781234567812345678 24197857161011715162171839636988778104 None reserved for NCS compatibility (305419896, 4660, 22136, 18, 52, 95073701484152) b'\x124Vx\x124Vx\x124Vx\x124Vx' 886313e1-3b8a-5372-9b90-0c9aee199e5d 6fa459ea-ee8a-3ca4-894e-db77e160355e 4 36
# expect: ValueError | badly formed hexadecimal UUID string
# expect: &lt;a href=&quot;x&quot;&gt;&amp;&#x27;&lt;/a&gt; <&AB© (0.5833333333333334, 0.6666666666666666, 0.6) (0.25, 0.5, 0.5) (0.5833333333333334, 0.2, 0.49999999999999994)
# expect: 2
# expect: 1
# expect: [0, 1, 2] False MainThread
# expect: True
# expect: 1 1 False
# expect: Empty |
# expect: (1, 'a')
# expect: True 8
# expect: hello
# expect: world True ['a.txt', 'sub'] ['b.py'] ['a.txt', 'sub'] True 11 ['a.txt']
# expect: ['', 'a.txt', 'b.py', 'sub'] [('.', ['sub'], ['a.txt']), ('sub', [], ['b.py'])]
# expect: ['a.txt', 'd.txt', 'sub', 'sub2']
# expect: ['a.txt', 'sub']
# expect: True
# expect: FileNotFoundError 2 No such file or directory
# expect: IsADirectoryError 21 Is a directory
# expect: FileNotFoundError 2 No such file or directory
# expect: FileNotFoundError 2 No such file or directory
# expect: FileExistsError 17 File exists
# expect: OSError 39 Directory not empty
# expect: FileNotFoundError 2 No such file or directory
# expect: FileNotFoundError 2 No such file or directory
# expect: FileNotFoundError 2 No such file or directory
# expect: 1
# expect:  2
# expect: 3
# expect:  []
# expect: ['1', '2', '3', 'x'] b'1\n2\n3\nx\n'
# expect: False
# expect: b.tar.gz b.tar .gz ['.tar', '.gz'] /a [PurePosixPath('/a'), PurePosixPath('/')] ('/', 'a', 'b.tar.gz') /a/b.tar.x /a/q /a/b.tar.gz/c z/y b.tar.gz True True PurePosixPath('/a/b.tar.gz') a/b/c . /b
# expect: ValueError | '/a/b.tar.gz' is not in the subpath of '/z' OR one path is relative and the other is absolute.
# expect: TypeError | expected str, bytes or os.PathLike object, not int
# expect: [PosixPath('a'), PosixPath('b')] True
# expect: ['a.py'] True (?s:a.*[^b].\.py)\Z
# expect: Fraction(1, 2)
# expect: Fraction(3, 4)
# expect: Fraction(1, 8)
# expect: Fraction(1, 2)
# expect: ZeroDivisionError | Fraction(1, 0)
# expect: Fraction(9, 16)
# expect: Fraction(16, 9)
# expect: 1.4142135623730951
# expect: 3
# expect: Fraction(1, 2)
# expect: 4
# expect: Fraction(157, 50)
# expect: 0.3333333333333333
# expect: 0.8333333333333333
# expect: False
# expect: True
# expect: True
# expect: True
# expect: Fraction(22, 7)
# expect: '2'
# expect: ValueError | Invalid literal for Fraction: 'x'
# expect: TypeError | argument should be a string or a Rational instance
# expect: Fraction(-1, 2)
# expect: Fraction(1, 2)
# expect: -3
# expect: Fraction(2, 1)
# expect: 4
# expect: (10, Fraction(1, 6))
# expect: Fraction(3, 2)
# expect: Fraction(2476979795053773, 2251799813685248)
# expect: (0.5+1j)
# expect: TypeError | unsupported operand type(s) for +: 'Fraction' and 'str'
# expect: 4
# expect: 4.0
# expect: 3
# expect: 2
# expect: 2.943920288775949
# expect: 2.7255405754769875
# expect: 8.666666666666666
# expect: 7.428571428571429
# expect: [2.0, 3.0, 7.0]
# expect: [1.6, 2.0, 2.0, 2.4, 3.0, 3.6, 4.6, 6.4, 7.8]
# expect: 1.7142857142857142
# expect: 2.0
# expect: ['a', 'b']
# expect: 2
# expect: 3
# expect: Fraction(5, 12)
# expect: 1.75
# expect: StatisticsError | mean requires at least one data point
# expect: StatisticsError | stdev requires at least two data points
# expect: 0.9819805060619656
# expect: 1.5
# expect: LinearRegression(slope=2.5, intercept=-0.666666666666667)
# expect: 0.6914624612740131
# expect: NormalDist(mu=4.0, sigma=2.0)
# expect: 2.0
# expect: 0.15275252316519466
# expect: StatisticsError | no mode for empty data
