import asyncio, os, sys, socket, tempfile, threading
async def handle(r, w):
    while True:
        line = await r.readline()
        if not line: break
        w.write(line.upper()); await w.drain()
    w.close(); await w.wait_closed()
async def main():
    s = await asyncio.start_server(handle, '127.0.0.1', 0)
    print(type(s).__name__, s.is_serving(), len(s.sockets))
    async with s:
        port = s.sockets[0].getsockname()[1]
        r, w = await asyncio.open_connection('127.0.0.1', port)
        w.write(b'hello\nworld\n'); print(await r.readline(), await r.readexactly(3), await r.readuntil(b'D'))
        w.writelines([b'a',b'b\n']); await w.drain(); print(await r.read(100), await r.read(100))
        w.write_eof(); print(await r.read(), r.at_eof())
        w.close(); await w.wait_closed()
        try: await r.readexactly(3)
        except asyncio.IncompleteReadError as e: print(repr(e), e.partial, e.expected)
        async def client(i):
            r, w = await asyncio.open_connection('127.0.0.1', port)
            w.write(b'x%d\n'%i); d=await r.readline(); w.close(); return d
        print(await asyncio.gather(*[client(i) for i in range(20)]))
    print(s.is_serving(), s.sockets)
    try: await asyncio.open_connection('127.0.0.1', port)
    except OSError as e: print(type(e).__name__, e.errno)
    try: await asyncio.wait_for(asyncio.sleep(10), 0.01)
    except TimeoutError: print('timeout')
    d=tempfile.mkdtemp(); p=d+'/s'
    s=await asyncio.start_unix_server(handle, p); r,w=await asyncio.open_unix_connection(p); w.write(b'q\n'); print(await r.readline()); w.close(); s.close(); await s.wait_closed()
    class Echo(asyncio.DatagramProtocol):
        def connection_made(self,t): self.t=t
        def datagram_received(self,d,a): self.t.sendto(b'<'+d+b'>',a)
    loop=asyncio.get_running_loop()
    t,_=await loop.create_datagram_endpoint(Echo, local_addr=('127.0.0.1',0))
    got=loop.create_future()
    class Cl(asyncio.DatagramProtocol):
        def connection_made(self,t): t.sendto(b'hi')
        def datagram_received(self,d,a): got.set_result(d)
        def connection_lost(self,e): print('lost',e)
    t2,_=await loop.create_datagram_endpoint(Cl, remote_addr=t.get_extra_info('sockname'))
    print(await got); t.close(); t2.close(); await asyncio.sleep(0)
    pr=await asyncio.create_subprocess_exec('/bin/cat', stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    print(await pr.communicate(b'abc'), pr.returncode)
    pr=await asyncio.create_subprocess_shell('echo out; echo err >&2; exit 3', stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
    print(await pr.stdout.read(), await pr.stderr.readline(), await pr.wait())
    pr=await asyncio.create_subprocess_exec('/bin/sleep','10'); pr.kill(); print(await pr.wait())
    a,b=socket.socketpair(); a.setblocking(False); b.setblocking(False)
    await loop.sock_sendall(a,b'data'); print(await loop.sock_recv(b,10))
    ev=asyncio.Event(); loop.add_reader(b, lambda:(ev.set(), loop.remove_reader(b))); loop.call_later(0.01, a.send, b'z'); await ev.wait(); print(b.recv(5)); a.close(); b.close()
    r,w=os.pipe(); rd=asyncio.StreamReader(); await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(rd), os.fdopen(r,'rb')); os.write(w,b'pipe'); os.close(w); print(await rd.read())
    class P(asyncio.Protocol):
        def connection_made(self,t): print('made', t.get_write_buffer_limits(), t.can_write_eof()); self.t=t
        def data_received(self,d): print('data',d); self.t.write(d[::-1]); self.t.close()
        def eof_received(self): print('eof')
        def connection_lost(self,e): print('lost',e); done.set_result(None)
    done=loop.create_future()
    sv=await loop.create_server(P,'127.0.0.1',0); r,w=await asyncio.open_connection(*sv.sockets[0].getsockname()); w.write(b'abc'); print(await r.read()); await done; sv.close(); w.close()
    res=await asyncio.to_thread(lambda: socket.create_connection) ; print(res is socket.create_connection)
    for f in [lambda: asyncio.StreamReader(limit=0), lambda: loop.add_reader(-1,print)]:
        try: f()
        except Exception as e: print(type(e).__name__, e)
    rd=asyncio.StreamReader(limit=4); rd.feed_data(b'abcdefghij'); print(rd)
    try: await rd.readuntil(b'\n')
    except asyncio.LimitOverrunError as e: print(e, e.consumed)
    try: await rd.readline()
    except ValueError as e: print(e)
    rd.feed_data(b'k\nl'); rd.feed_eof(); print(await rd.readline(), [x async for x in rd])
    try: await loop.create_connection(P)
    except ValueError as e: print(e)
    try: await loop.create_server(P)
    except ValueError as e: print(e)
asyncio.run(main())
# threads and the loop
def server(l):
    c,_=l.accept(); c.sendall(c.recv(10)*2); c.close()
l=socket.create_server(('127.0.0.1',0)); th=threading.Thread(target=server,args=(l,)); th.start()
async def m2():
    r,w=await asyncio.open_connection(*l.getsockname()); w.write(b'ab'); print(await r.read()); w.close()
asyncio.run(m2()); th.join(); l.close()

# expect: Server True 1
# expect: b'HELLO\n' b'WOR' b'LD'
# expect: b'\n' b'AB\n'
# expect: b'' True
# expect: IncompleteReadError('0 bytes read on a total of 3 expected bytes') b'' 3
# expect: [b'X0\n', b'X1\n', b'X2\n', b'X3\n', b'X4\n', b'X5\n', b'X6\n', b'X7\n', b'X8\n', b'X9\n', b'X10\n', b'X11\n', b'X12\n', b'X13\n', b'X14\n', b'X15\n', b'X16\n', b'X17\n', b'X18\n', b'X19\n']
# expect: False ()
# expect: ConnectionRefusedError 111
# expect: timeout
# expect: b'Q\n'
# expect: b'<hi>'
# expect: lost None
# expect: (b'abc', None) 0
# expect: b'out\n' b'err\n' 3
# expect: -9
# expect: b'data'
# expect: b'z'
# expect: b'pipe'
# expect: made (16384, 65536) True
# expect: data b'abc'
# expect: lost None
# expect: b'cba'
# expect: True
# expect: ValueError Limit cannot be <= 0
# expect: ValueError Invalid file descriptor: -1
# expect: <StreamReader 10 bytes limit=4>
# expect: Separator is not found, and chunk exceed the limit 10
# expect: Separator is not found, and chunk exceed the limit
# expect: b'k\n' [b'l']
# expect: host and port was not specified and no sock specified
# expect: Neither host/port nor sock were specified
# expect: b'abab'
