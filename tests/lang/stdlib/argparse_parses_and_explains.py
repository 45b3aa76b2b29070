import argparse,sys,io,contextlib
def run(p,*a):
    o,e=io.StringIO(),io.StringIO()
    try:
        with contextlib.redirect_stdout(o),contextlib.redirect_stderr(e): r=p.parse_args(list(a))
    except SystemExit as x: r='exit %s'%x.code
    print(a,'=>',r); 
    if o.getvalue(): print(o.getvalue())
    if e.getvalue(): print('ERR',e.getvalue())
p=argparse.ArgumentParser(prog='train',description='Train a model. '*8,epilog='the end')
p.add_argument('data',help='data folder'); p.add_argument('extra',nargs='*',help='more')
p.add_argument('-e','--epochs',type=int,default=10,help='number of epochs (default: %(default)s)')
p.add_argument('--lr',type=float,default=1e-3,metavar='RATE',help='learning rate that is described by a very long text which has to be wrapped over lines')
p.add_argument('--mode',choices=['a','b'],default='a'); p.add_argument('-v','--verbose',action='count',default=0); p.add_argument('--flag',action='store_true'); p.add_argument('--no-x',dest='x',action='store_false'); p.add_argument('--list',nargs='+',type=int); p.add_argument('--pair',nargs=2); p.add_argument('--opt',nargs='?',const='C',default='D'); p.add_argument('--app',action='append'); p.add_argument('--version',action='version',version='%(prog)s 1.0'); p.add_argument('--hidden',help=argparse.SUPPRESS); p.add_argument('--bool',action=argparse.BooleanOptionalAction)
g=p.add_argument_group('group','a group'); g.add_argument('--gopt',help='in group')
m=p.add_mutually_exclusive_group(); m.add_argument('--foo',action='store_true'); m.add_argument('--bar',action='store_true')
for a in [['d'],['d','e1','e2'],[],['-h'],['d','-e','5','--lr','0.1'],['d','-e','x'],['d','--mode','c'],['d','-vvv','--flag','--no-x'],['d','--list','1','2'],['d','--list'],['d','--pair','1'],['d','--pair','1','2'],['d','--opt'],['d','--opt','Z'],['d','--app','1','--app','2'],['--version'],['d','--epo=7'],['d','--zzz'],['d','--foo','--bar'],['d','-e5'],['d','--bool'],['d','--no-bool'],['d','--','-x'],['d','--lr=-1'],['d','--lr','-1'],['--epochs','3','d'],['d','--flag=1'],['d','--ver']]: run(p,*a)
p=argparse.ArgumentParser(prog='PROG'); s=p.add_subparsers(dest='cmd',required=True,help='sub help',title='subs'); a=s.add_parser('add',help='adds'); a.add_argument('x',type=int); a.add_argument('--y'); b=s.add_parser('rm',help='removes',aliases=['del']); 
for q in [['add','1'],['add','1','--y','2'],['rm'],['del'],[],['zz'],['-h'],['add','-h'],['add'],['rm','1']]: run(p,*q)
p=argparse.ArgumentParser(prog='t',formatter_class=argparse.ArgumentDefaultsHelpFormatter); p.add_argument('--a',default=1,help='the a'); p.add_argument('b',nargs='?',default='q',help='the b'); run(p,'-h'); print(p.parse_known_args(['--a','2','x','--c','d'])); print(p.parse_args([]),argparse.Namespace(a=1)==argparse.Namespace(a=1),'a' in argparse.Namespace(a=1),vars(p.parse_args([])))
p=argparse.ArgumentParser(prog='r'); p.add_argument('--req',required=True); p.add_argument('pos',type=lambda s:s.upper()); run(p); run(p,'--req','1','x')
p=argparse.ArgumentParser(prog="x"); p.set_defaults(z=1); print(p.parse_args([])); p.print_usage()

# expect: ('d',) => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', 'e1', 'e2') => Namespace(data='d', extra=['e1', 'e2'], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: () => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: the following arguments are required: data, extra
# expect:
# expect: ('-h',) => exit 0
# expect: usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect:
# expect: Train a model. Train a model. Train a model. Train a model. Train a model.
# expect: Train a model. Train a model. Train a model.
# expect:
# expect: positional arguments:
# expect:   data                  data folder
# expect:   extra                 more
# expect:
# expect: options:
# expect:   -h, --help            show this help message and exit
# expect:   -e EPOCHS, --epochs EPOCHS
# expect:                         number of epochs (default: 10)
# expect:   --lr RATE             learning rate that is described by a very long text
# expect:                         which has to be wrapped over lines
# expect:   --mode {a,b}
# expect:   -v, --verbose
# expect:   --flag
# expect:   --no-x
# expect:   --list LIST [LIST ...]
# expect:   --pair PAIR PAIR
# expect:   --opt [OPT]
# expect:   --app APP
# expect:   --version             show program's version number and exit
# expect:   --bool, --no-bool
# expect:   --foo
# expect:   --bar
# expect:
# expect: group:
# expect:   a group
# expect:
# expect:   --gopt GOPT           in group
# expect:
# expect: the end
# expect:
# expect: ('d', '-e', '5', '--lr', '0.1') => Namespace(data='d', extra=[], epochs=5, lr=0.1, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '-e', 'x') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument -e/--epochs: invalid int value: 'x'
# expect:
# expect: ('d', '--mode', 'c') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument --mode: invalid choice: 'c' (choose from 'a', 'b')
# expect:
# expect: ('d', '-vvv', '--flag', '--no-x') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=3, flag=True, x=False, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--list', '1', '2') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=[1, 2], pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--list') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument --list: expected at least one argument
# expect:
# expect: ('d', '--pair', '1') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument --pair: expected 2 arguments
# expect:
# expect: ('d', '--pair', '1', '2') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=['1', '2'], opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--opt') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='C', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--opt', 'Z') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='Z', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--app', '1', '--app', '2') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=['1', '2'], hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('--version',) => exit 0
# expect: train 1.0
# expect:
# expect: ('d', '--epo=7') => Namespace(data='d', extra=[], epochs=7, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--zzz') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: unrecognized arguments: --zzz
# expect:
# expect: ('d', '--foo', '--bar') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument --bar: not allowed with argument --foo
# expect:
# expect: ('d', '-e5') => Namespace(data='d', extra=[], epochs=5, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--bool') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=True, gopt=None, foo=False, bar=False)
# expect: ('d', '--no-bool') => Namespace(data='d', extra=[], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=False, gopt=None, foo=False, bar=False)
# expect: ('d', '--', '-x') => Namespace(data='d', extra=['-x'], epochs=10, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--lr=-1') => Namespace(data='d', extra=[], epochs=10, lr=-1.0, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--lr', '-1') => Namespace(data='d', extra=[], epochs=10, lr=-1.0, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('--epochs', '3', 'd') => Namespace(data='d', extra=[], epochs=3, lr=0.001, mode='a', verbose=0, flag=False, x=True, list=None, pair=None, opt='D', app=None, hidden=None, bool=None, gopt=None, foo=False, bar=False)
# expect: ('d', '--flag=1') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: argument --flag: ignored explicit argument '1'
# expect:
# expect: ('d', '--ver') => exit 2
# expect: ERR usage: train [-h] [-e EPOCHS] [--lr RATE] [--mode {a,b}] [-v] [--flag]
# expect:              [--no-x] [--list LIST [LIST ...]] [--pair PAIR PAIR]
# expect:              [--opt [OPT]] [--app APP] [--version] [--bool | --no-bool]
# expect:              [--gopt GOPT] [--foo | --bar]
# expect:              data [extra ...]
# expect: train: error: ambiguous option: --ver could match --verbose, --version
# expect:
# expect: ('add', '1') => Namespace(cmd='add', x=1, y=None)
# expect: ('add', '1', '--y', '2') => Namespace(cmd='add', x=1, y='2')
# expect: ('rm',) => Namespace(cmd='rm')
# expect: ('del',) => Namespace(cmd='del')
# expect: () => exit 2
# expect: ERR usage: PROG [-h] {add,rm,del} ...
# expect: PROG: error: the following arguments are required: cmd
# expect:
# expect: ('zz',) => exit 2
# expect: ERR usage: PROG [-h] {add,rm,del} ...
# expect: PROG: error: argument cmd: invalid choice: 'zz' (choose from 'add', 'rm', 'del')
# expect:
# expect: ('-h',) => exit 0
# expect: usage: PROG [-h] {add,rm,del} ...
# expect:
# expect: options:
# expect:   -h, --help    show this help message and exit
# expect:
# expect: subs:
# expect:   {add,rm,del}  sub help
# expect:     add         adds
# expect:     rm (del)    removes
# expect:
# expect: ('add', '-h') => exit 0
# expect: usage: PROG add [-h] [--y Y] x
# expect:
# expect: positional arguments:
# expect:   x
# expect:
# expect: options:
# expect:   -h, --help  show this help message and exit
# expect:   --y Y
# expect:
# expect: ('add',) => exit 2
# expect: ERR usage: PROG add [-h] [--y Y] x
# expect: PROG add: error: the following arguments are required: x
# expect:
# expect: ('rm', '1') => exit 2
# expect: ERR usage: PROG [-h] {add,rm,del} ...
# expect: PROG: error: unrecognized arguments: 1
# expect:
# expect: ('-h',) => exit 0
# expect: usage: t [-h] [--a A] [b]
# expect:
# expect: positional arguments:
# expect:   b           the b (default: q)
# expect:
# expect: options:
# expect:   -h, --help  show this help message and exit
# expect:   --a A       the a (default: 1)
# expect:
# expect: (Namespace(a='2', b='x'), ['--c', 'd'])
# expect: Namespace(a=1, b='q') True True {'a': 1, 'b': 'q'}
# expect: () => exit 2
# expect: ERR usage: r [-h] --req REQ pos
# expect: r: error: the following arguments are required: --req, pos
# expect:
# expect: ('--req', '1', 'x') => Namespace(req='1', pos='X')
# expect: Namespace(z=1)
# expect: usage: x [-h]
