"""Where bdb stops after each command, its breakpoints, and the stack it shows."""
import bdb
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class D(bdb.Bdb):
    pass

try: raise ValueError
except ValueError: t=sys.exc_info()[2]
def f(): 1/0
try: f()
except Exception: t2=sys.exc_info()[2]
d=D(); d.reset()
def sh(x): return [(f.f_code.co_name,l) for f,l in x[0]],x[1]
print(sh(d.get_stack(t.tb_frame,t)))
print(sh(d.get_stack(t2.tb_frame,t2)), sh(d.get_stack(None,t2)), d.get_stack(None,None))
print(sh(d.get_stack(t2.tb_frame,None)))
b=bdb.Breakpoint('a',1); b.hits=2; b.ignore=3; b.cond='x'; print(b.bpformat()); print(b)
class T(bdb.Bdb):
    def __init__(self,cmds,skip=None): super().__init__(skip); self.cmds=list(cmds); self.log=[]
    def act(self,kind,frame,*more):
        if not frame.f_code.co_filename==__file__: 
            self.set_return(frame) if 0 else self.set_step(); return
        self.log.append((kind,frame.f_code.co_name,frame.f_lineno-frame.f_code.co_firstlineno,*more))
        if self.cmds:
            c=self.cmds.pop(0)
            if isinstance(c,tuple): c,a=c[0],c[1:]
            else: a=()
            if c in('next','return','until'): getattr(self,'set_'+c)(frame,*a)
            else: getattr(self,'set_'+c)(*a)
    def user_call(self,frame,a): self.act('call',frame)
    def user_line(self,frame): self.act('line',frame)
    def user_return(self,frame,v): self.act('return',frame,v)
    def user_exception(self,frame,e): self.act('exc',frame,e[0].__name__)
    def do_clear(self,arg): self.log.append(('clear',arg)); self.clear_bpbynumber(arg)
def g(n):
    s=0
    for i in range(n):
        s+=i
    return s
def h():
    a=g(2)
    try:
        1/0
    except ZeroDivisionError:
        b=1
    for x in gen():
        b+=x
    return a+b
def gen():
    yield 1
    yield 2
def k():
    h()
    return 3
for cmds in (['step']*60, ['next']*40, ['step','step','step','return','step','step'],['step']*4+['until']*5, ['step','step','step','step','return','next','next','next','next','next','step','step','step','next','next'],['next','next','quit'],['continue'],['step']*2+['next']*40):
    t=T(cmds); print(cmds[:6], t.runcall(k)); 
    for e in t.log: print('  ',e)
t=T(['continue']*10)
said = lambda *x: print(*[str(y).replace(HERE, '') for y in x])
said(t.set_break(__file__,g.__code__.co_firstlineno+3), t.set_break(__file__,99999), t.set_break(__file__,g.__code__.co_firstlineno+4,True), t.set_break(__file__,h.__code__.co_firstlineno,False,None,'h'))
print(t.runcall(k), t.log)
print(t.get_break(__file__,g.__code__.co_firstlineno+3), [b.number for b in t.get_breaks(__file__,g.__code__.co_firstlineno+3)], len(t.get_file_breaks(__file__)), len(t.get_all_breaks()))
for a in ('','x','99','3','2',2): print(t.clear_bpbynumber(a))
said(t.clear_break(__file__,1), t.clear_break(HERE + '/zz',1), t.clear_all_file_breaks(HERE + '/qq'), t.clear_all_file_breaks(__file__), t.clear_all_breaks())
print(t.canonic('<a>'), os.path.isabs(t.canonic('a')))
t=T(['step']*10,skip=['__main__']); print(t.runcall(k),t.log)
print(t.run('x=1',{}), t.runeval('1+1'), t.runeval('k()'))
try: bdb.Bdb().do_clear(1)
except NotImplementedError as e: print(e)
fr=sys._getframe(); said(t.format_stack_entry((fr, fr.f_lineno)))

# expect: ([('<module>', 19)], 0)
# expect: ([('<module>', 20), ('f', 14)], 1) ([('<module>', 15), ('f', 14)], 1) ([], 0)
# expect: ([('<module>', 21)], 0)
# expect: 1   breakpoint   keep yes   at a:1
# expect: 	stop only if x
# expect: 	ignore next 3 hits
# expect: 	breakpoint already hit 2 times
# expect: breakpoint 1 at a:1
# expect: ['step', 'step', 'step', 'step', 'step', 'step'] 3
# expect:    ('line', 'k', 1)
# expect:    ('call', 'h', 0)
# expect:    ('line', 'h', 1)
# expect:    ('call', 'g', 0)
# expect:    ('line', 'g', 1)
# expect:    ('line', 'g', 2)
# expect:    ('line', 'g', 3)
# expect:    ('line', 'g', 2)
# expect:    ('line', 'g', 3)
# expect:    ('line', 'g', 2)
# expect:    ('line', 'g', 4)
# expect:    ('return', 'g', 4, 1)
# expect:    ('line', 'h', 2)
# expect:    ('line', 'h', 3)
# expect:    ('exc', 'h', 3, 'ZeroDivisionError')
# expect:    ('line', 'h', 4)
# expect:    ('line', 'h', 5)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 0)
# expect:    ('line', 'gen', 1)
# expect:    ('return', 'gen', 1, 1)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 1)
# expect:    ('line', 'gen', 2)
# expect:    ('return', 'gen', 2, 2)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 2)
# expect:    ('return', 'gen', 2, None)
# expect:    ('line', 'h', 8)
# expect:    ('return', 'h', 8, 5)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: ['next', 'next', 'next', 'next', 'next', 'next'] 3
# expect:    ('line', 'k', 1)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: ['step', 'step', 'step', 'return', 'step', 'step'] 3
# expect:    ('line', 'k', 1)
# expect:    ('call', 'h', 0)
# expect:    ('line', 'h', 1)
# expect:    ('call', 'g', 0)
# expect:    ('return', 'g', 4, 1)
# expect:    ('line', 'h', 2)
# expect:    ('line', 'h', 3)
# expect:    ('exc', 'h', 3, 'ZeroDivisionError')
# expect:    ('line', 'h', 4)
# expect:    ('line', 'h', 5)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 0)
# expect:    ('line', 'gen', 1)
# expect:    ('return', 'gen', 1, 1)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 1)
# expect:    ('line', 'gen', 2)
# expect:    ('return', 'gen', 2, 2)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 2)
# expect:    ('return', 'gen', 2, None)
# expect:    ('line', 'h', 8)
# expect:    ('return', 'h', 8, 5)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: ['step', 'step', 'step', 'step', 'until', 'until'] 3
# expect:    ('line', 'k', 1)
# expect:    ('call', 'h', 0)
# expect:    ('line', 'h', 1)
# expect:    ('call', 'g', 0)
# expect:    ('line', 'g', 1)
# expect:    ('line', 'g', 2)
# expect:    ('line', 'g', 3)
# expect:    ('line', 'g', 4)
# expect:    ('return', 'g', 4, 1)
# expect:    ('line', 'h', 2)
# expect:    ('line', 'h', 3)
# expect:    ('exc', 'h', 3, 'ZeroDivisionError')
# expect:    ('line', 'h', 4)
# expect:    ('line', 'h', 5)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 0)
# expect:    ('line', 'gen', 1)
# expect:    ('return', 'gen', 1, 1)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 1)
# expect:    ('line', 'gen', 2)
# expect:    ('return', 'gen', 2, 2)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 2)
# expect:    ('return', 'gen', 2, None)
# expect:    ('line', 'h', 8)
# expect:    ('return', 'h', 8, 5)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: ['step', 'step', 'step', 'step', 'return', 'next'] 3
# expect:    ('line', 'k', 1)
# expect:    ('call', 'h', 0)
# expect:    ('line', 'h', 1)
# expect:    ('call', 'g', 0)
# expect:    ('line', 'g', 1)
# expect:    ('return', 'g', 4, 1)
# expect:    ('line', 'h', 2)
# expect:    ('line', 'h', 3)
# expect:    ('exc', 'h', 3, 'ZeroDivisionError')
# expect:    ('line', 'h', 4)
# expect:    ('line', 'h', 5)
# expect:    ('line', 'h', 6)
# expect:    ('call', 'gen', 0)
# expect:    ('line', 'gen', 1)
# expect:    ('line', 'gen', 2)
# expect: ['next', 'next', 'quit'] None
# expect:    ('line', 'k', 1)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: ['continue'] 3
# expect:    ('line', 'k', 1)
# expect: ['step', 'step', 'next', 'next', 'next', 'next'] 3
# expect:    ('line', 'k', 1)
# expect:    ('call', 'h', 0)
# expect:    ('line', 'h', 1)
# expect:    ('line', 'h', 2)
# expect:    ('line', 'h', 3)
# expect:    ('exc', 'h', 3, 'ZeroDivisionError')
# expect:    ('line', 'h', 4)
# expect:    ('line', 'h', 5)
# expect:    ('line', 'h', 6)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('line', 'h', 7)
# expect:    ('line', 'h', 6)
# expect:    ('line', 'h', 8)
# expect:    ('return', 'h', 8, 5)
# expect:    ('line', 'k', 2)
# expect:    ('return', 'k', 2, 3)
# expect: None Line /debuggers_stop_where_they_are_told.py:99999 does not exist None None
# expect: 3 [('line', 'k', 1), ('call', 'h', 0), ('line', 'h', 1), ('call', 'g', 0), ('line', 'g', 3), ('line', 'g', 3), ('clear', '3'), ('line', 'g', 4)]
# expect: True [2] 2 2
# expect: Breakpoint number expected
# expect: Non-numeric breakpoint number x
# expect: Breakpoint number 99 out of range
# expect: Breakpoint 3 already deleted
# expect: None
# expect: Breakpoint 2 already deleted
# expect: There is no breakpoint at /debuggers_stop_where_they_are_told.py:1 There are no breakpoints in /zz There are no breakpoints in /qq None None
# expect: <a> True
# expect: 3 []
# expect: None 2 3
# expect: subclass of bdb must implement do_clear()
# expect: /debuggers_stop_where_they_are_told.py(75)<module>(): fr=sys._getframe(); said(t.format_stack_entry((fr, fr.f_lineno)))
