import signal, os, time, threading, select, sys, socket
def safe(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
for f in [lambda:signal.signal(0,print),lambda:signal.signal(70,print),lambda:signal.signal(9,print),lambda:signal.signal(10,5),lambda:signal.getsignal(64),lambda:signal.getsignal(33),lambda:signal.setitimer(0,-1),lambda:signal.setitimer(9,1),lambda:signal.pthread_sigmask(9,[]),lambda:signal.pthread_sigmask(0,[0]),lambda:signal.pthread_sigmask(0,5),lambda:signal.sigwait([0]),lambda:signal.strsignal(0),lambda:signal.raise_signal(0),lambda:signal.set_wakeup_fd(999),lambda:signal.sigtimedwait([10],-1),lambda:signal.getitimer(0),lambda:signal.siginterrupt(0,1),lambda:signal.default_int_handler(1,2),lambda:signal.getsignal(13),lambda:signal.Handlers(1),lambda:signal.SIG_BLOCK,lambda:signal.sigpending(),lambda:signal.SIGTERM,lambda:len(signal.valid_signals()),lambda:[signal.strsignal(n) for n in range(1,65)], lambda:[int(s) for s in signal.Signals], lambda:(signal.SIGCLD,signal.SIGIOT,signal.SIGPOLL)]: safe(f)
got=[]
def h(n,f): got.append((signal.Signals(n).name, f is None or type(f).__name__))
print(signal.signal(signal.SIGUSR1,h)); os.kill(os.getpid(),signal.SIGUSR1); print(got); print(signal.getsignal(signal.SIGUSR1) is h, signal.signal(signal.SIGUSR1,signal.SIG_IGN) is h); os.kill(os.getpid(),signal.SIGUSR1); print(got)
signal.signal(signal.SIGALRM,h); signal.setitimer(signal.ITIMER_REAL,0.02)
while len(got)<2: pass
print(got[-1])
signal.setitimer(signal.ITIMER_REAL,0.02,0.01)
while len(got)<5: time.sleep(0.01)
print(signal.setitimer(signal.ITIMER_REAL,0)[1], got[-1])
class Stop(Exception): pass
def r(n,f): raise Stop(n)
signal.signal(signal.SIGALRM,r); signal.setitimer(0,0.02)
try: time.sleep(5)
except Stop as e: print('stopped', e)
a,b=socket.socketpair(); signal.setitimer(0,0.02)
try: select.select([a],[],[])
except Stop as e: print('select stopped', e)
signal.setitimer(0,0.02)
try: a.recv(1)
except Stop as e: print('recv stopped', e)
l=threading.Lock(); l.acquire(); signal.setitimer(0,0.02)
try: l.acquire()
except Stop as e: print('lock stopped', e)
signal.setitimer(0,0.02)
try: signal.pause()
except Stop as e: print('pause stopped', e)
signal.signal(signal.SIGALRM,signal.SIG_DFL)
print(signal.pthread_sigmask(signal.SIG_BLOCK,[signal.SIGUSR2])); os.kill(os.getpid(),signal.SIGUSR2); print(signal.sigpending(), signal.pthread_sigmask(signal.SIG_BLOCK,[])); print(signal.sigwait([signal.SIGUSR2])); os.kill(os.getpid(),signal.SIGUSR2); i=signal.sigwaitinfo([signal.SIGUSR2]); print(i.si_signo, i.si_pid==os.getpid(), type(i).__name__); print(signal.sigtimedwait([signal.SIGUSR2],0.01)); signal.signal(signal.SIGUSR2,h); os.kill(os.getpid(),signal.SIGUSR2); print(len(got)); signal.pthread_sigmask(signal.SIG_UNBLOCK,[signal.SIGUSR2]); print(len(got), got[-1])
signal.signal(signal.SIGINT,h); os.kill(os.getpid(),signal.SIGINT); print(got[-1]); signal.signal(signal.SIGINT,signal.default_int_handler)
try:
    os.kill(os.getpid(),signal.SIGINT)
    for i in range(10**7): pass
except KeyboardInterrupt: print('KI')
a.setblocking(False); print(signal.set_wakeup_fd(a.fileno())); signal.raise_signal(signal.SIGUSR2); os.kill(os.getpid(),signal.SIGUSR2); print(got[-1], b.recv(10)[-1:]); signal.set_wakeup_fd(-1)
def th():
    try: signal.signal(signal.SIGUSR1,h)
    except ValueError as e: print(e)
t=threading.Thread(target=th); t.start(); t.join()
signal.signal(signal.SIGTERM,lambda *a: sys.exit(7))
try: os.kill(os.getpid(),signal.SIGTERM)
except SystemExit as e: print('exit',e.code)
signal.alarm(5); print(signal.alarm(0)); a.close(); b.close()

# expect: ValueError signal number out of range
# expect: ValueError signal number out of range
# expect: OSError [Errno 22] Invalid argument
# expect: TypeError signal handler must be signal.SIG_IGN, signal.SIG_DFL, or a callable object
# expect: <Handlers.SIG_DFL: 0>
# expect: None
# expect: itimer_error [Errno 22] Invalid argument
# expect: itimer_error [Errno 22] Invalid argument
# expect: OSError [Errno 22] Invalid argument
# expect: ValueError signal number 0 out of range [1; 64]
# expect: TypeError 'int' object is not iterable
# expect: ValueError signal number 0 out of range [1; 64]
# expect: ValueError signal number out of range
# expect: None
# expect: OSError [Errno 9] Bad file descriptor
# expect: ValueError timeout must be non-negative
# expect: (0.0, 0.0)
# expect: ValueError signal number out of range
# expect: KeyboardInterrupt 
# expect: <Handlers.SIG_IGN: 1>
# expect: <Handlers.SIG_IGN: 1>
# expect: <Sigmasks.SIG_BLOCK: 0>
# expect: set()
# expect: <Signals.SIGTERM: 15>
# expect: 62
# expect: ['Hangup', 'Interrupt', 'Quit', 'Illegal instruction', 'Trace/breakpoint trap', 'Aborted', 'Bus error', 'Floating point exception', 'Killed', 'User defined signal 1', 'Segmentation fault', 'User defined signal 2', 'Broken pipe', 'Alarm clock', 'Terminated', 'Stack fault', 'Child exited', 'Continued', 'Stopped (signal)', 'Stopped', 'Stopped (tty input)', 'Stopped (tty output)', 'Urgent I/O condition', 'CPU time limit exceeded', 'File size limit exceeded', 'Virtual timer expired', 'Profiling timer expired', 'Window changed', 'I/O possible', 'Power failure', 'Bad system call', None, None, 'Real-time signal 0', 'Real-time signal 1', 'Real-time signal 2', 'Real-time signal 3', 'Real-time signal 4', 'Real-time signal 5', 'Real-time signal 6', 'Real-time signal 7', 'Real-time signal 8', 'Real-time signal 9', 'Real-time signal 10', 'Real-time signal 11', 'Real-time signal 12', 'Real-time signal 13', 'Real-time signal 14', 'Real-time signal 15', 'Real-time signal 16', 'Real-time signal 17', 'Real-time signal 18', 'Real-time signal 19', 'Real-time signal 20', 'Real-time signal 21', 'Real-time signal 22', 'Real-time signal 23', 'Real-time signal 24', 'Real-time signal 25', 'Real-time signal 26', 'Real-time signal 27', 'Real-time signal 28', 'Real-time signal 29', 'Real-time signal 30']
# expect: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 34, 64]
# expect: (<Signals.SIGCHLD: 17>, <Signals.SIGABRT: 6>, <Signals.SIGIO: 29>)
# expect: 0
# expect: [('SIGUSR1', 'frame')]
# expect: True True
# expect: [('SIGUSR1', 'frame')]
# expect: ('SIGALRM', 'frame')
# expect: 0.01 ('SIGALRM', 'frame')
# expect: stopped 14
# expect: select stopped 14
# expect: recv stopped 14
# expect: lock stopped 14
# expect: pause stopped 14
# expect: set()
# expect: {<Signals.SIGUSR2: 12>} {<Signals.SIGUSR2: 12>}
# expect: 12
# expect: 12 True struct_siginfo
# expect: None
# expect: 5
# expect: 6 ('SIGUSR2', 'frame')
# expect: ('SIGINT', 'frame')
# expect: KI
# expect: -1
# expect: ('SIGUSR2', 'frame') b'\x0c'
# expect: signal only works in main thread of the main interpreter
# expect: exit 7
# expect: 5
