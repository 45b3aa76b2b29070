from _cells import run

run(r'''
import itertools, copy, pickle, operator
from itertools import *
def rd(x): return repr(x.__reduce__())
it = count(3); next(it); rd(it)
repr(count(3)), repr(count(3,2)), repr(count(1.5)), repr(count(3,1.0))
it = cycle([1,2,3]); next(it); rd(it)
it = cycle('ab'); next(it); next(it); next(it); rd(it)
it = repeat(5, 3); next(it); rd(it), repr(it)
repr(repeat(4)), rd(repeat(4)), repeat(4, 3).__length_hint__()
it = accumulate([1,2,3]); next(it); rd(it)
it = accumulate([1,2,3], operator.mul, initial=9); rd(it)
it = chain([1,2],[3]); next(it); rd(it)
it = chain.from_iterable([[1],[2]]); rd(it)
it = compress('abc',[1,0,1]); rd(it)
it = dropwhile(bool,[1,0,1]); rd(it)
it = takewhile(bool,[1,0,1]); next(it); rd(it)
it = filterfalse(bool,[1,0,1]); rd(it)
it = islice([1,2,3,4],1,3); rd(it)
it = islice([1,2,3,4],1,3); next(it); rd(it)
it = starmap(pow,[(1,2)]); rd(it)
it = zip_longest('ab','c',fillvalue=0); rd(it)
it = product('ab','cd'); rd(it)
it = product('ab','cd'); next(it); next(it); rd(it)
it = permutations('abc',2); rd(it)
it = permutations('abc',2); next(it); rd(it)
it = combinations('abc',2); next(it); next(it); rd(it)
it = combinations_with_replacement('abc',2); next(it); next(it); rd(it)
it = groupby('aab'); rd(it)
it = groupby('aab'); k,g=next(it); rd(it)
it = pairwise([1,2,3]); rd(it)
[list(copy.copy(x)) for x in (count(1) and chain([1],[2]), islice('abcdef',2,None), product('ab',repeat=2), permutations('abc'), combinations('abcd',3), zip_longest('a','bcd'))]
def adv(x):
    for _ in range(2): next(x)
    y = copy.deepcopy(x); z = pickle.loads(pickle.dumps(x)) 
    return list(islice(x,9)), list(islice(y,9)), list(islice(z,9))
adv(chain('abc','def'))
adv(islice('abcdefgh',1,None,2))
adv(product('ab','cd'))
adv(permutations('abc'))
adv(combinations('abcd',2))
adv(combinations_with_replacement('abc',2))
adv(count(2,3))
adv(cycle('abc'))
adv(repeat(3,5))
adv(accumulate([1,2,3,4]))
adv(compress('abcdef',[1,1,1,0,1,1]))
adv(dropwhile(bool,[1,2,3,0,4,1]))
adv(filterfalse(None,[0,1,0,0]))
adv(takewhile(bool,[1,1,1,0]))
adv(starmap(pow,[(1,2),(2,3),(3,4)]))
adv(zip_longest('abc','d',fillvalue='-'))
adv(zip('abc','def'))
adv(map(str,[1,2,3,4]))
adv(filter(None,[1,2,3,0,4]))
adv(enumerate('abcd'))
adv(iter(range(9)))
adv(reversed([1,2,3,4]))
adv(iter({1:2,3:4,5:6}))
adv(iter((1,2,3)))
adv(iter('abcd'))
adv(iter(b'abcd'))
islice([1],-1)
islice([1],1,2,0)
islice([1],'a')
islice([1])
count('a')
count(1,2,3)
repeat()
repeat(1,'a')
repeat(1,-3), list(repeat(1,times=-2))
product(1)
product('ab', repeat=-1)
product('ab', foo=1)
permutations('ab',-1)
permutations('ab','x')
combinations('ab')
combinations('ab',-1)
combinations('ab',r=1)
groupby(3)
zip_longest(1)
zip_longest('a',foo=1)
chain(1); list(chain(1))
list(chain.from_iterable(3))
list(chain.from_iterable([3]))
list(starmap(pow,[3]))
compress('ab')
accumulate([1],func=None,initial=3), list(accumulate([1],func=None,initial=3)), list(accumulate([],initial=None))
tee([1],-1)
tee([1],0)
tee(3)
pairwise(1)
pairwise()
list(pairwise([1]))
dropwhile(1)
takewhile(bool,[1],3)
filterfalse(bool)
zip('ab',strict=True), list(zip('ab',[1],strict=True))
list(zip('a',[1,2],strict=True))
list(zip('a',[1],[1,2],strict=True))
[x.__name__ for x in (count,cycle,chain)], chain.__module__, type(tee('a')[0]).__name__, type(groupby('a')).__mro__
class C(count): pass
C(4), next(C(4)), C(4).__reduce__()[0].__name__
count(10**30, 10**29), next(count(10**30))
c = count(2**63-2); [next(c) for _ in range(4)], c
accumulate([1]).__reduce__()[2], accumulate([None,1],lambda a,b:a).__reduce__()[2]
x=accumulate([None,1],lambda a,b:a); next(x); x.__reduce__()[0], list(copy.copy(x))
x=islice([1],1); list(x); x.__reduce__(), islice([1],None).__reduce__()
x=product('ab',repeat=1); list(x); x.__reduce__()
x=permutations('ab'); list(x); x.__reduce__(), combinations('ab',3).__reduce__()
x=chain([1]); list(x); x.__reduce__()
x=zip_longest('a','bc'); next(x);next(x); x.__reduce__()
x=groupby('aab'); k,g=next(x); g.__reduce__(), next(g), x.__reduce__()
x=takewhile(bool,[0]); list(x); x.__reduce__()
for cls,a,states in [(chain,([1],),[5,(),(1,),(iter([3]),),(iter([[3]]),iter([7])),(1,2,3)]),(cycle,([1],),[5,(1,2),([2],0),([2],1),([2],),('a',0)]),(islice,([1,2,3],3),[1,'a',None]),(dropwhile,(bool,[1,2]),[1,'a',None]),(takewhile,(bool,[1,2]),[1,0]),(accumulate,([1,2],),[10,None]),(zip_longest,('ab','c'),[9]),(product,('ab','cd'),[(0,1),(9,9),(1,),5,('a',1),(-5,0)]),(permutations,('abc',2),[((0,1,2),(3,2)),((9,9,9),(9,9)),5,((0,),(1,))]),(combinations,('abcd',2),[(0,1),(9,9),(1,),5]),(combinations_with_replacement,('abc',2),[(0,1),(9,9)]),(groupby,('ab',),[('x','v','t'),5,(1,)]),(count,(),[1]),(repeat,(1,),[1]),(compress,('a',[1]),[1]),(starmap,(pow,[]),[1]),(filterfalse,(None,[]),[1]),(pairwise,('ab',),[1])]:
    for st in states:
        x=cls(*a)
        try: r=x.__setstate__(st); print(cls.__name__,st if 'iter' not in str(st) else '..',r,[z if cls is not groupby else z[0] for z in islice(x,5)])
        except Exception as e: print(cls.__name__,st if 'iter' not in str(st) else '..',type(e).__name__,e)
class Sub(chain): pass
type(copy.copy(Sub([1]))), list(copy.copy(Sub([1],[2])))
x=groupby('aabb'); next(x); y=copy.copy(x); [(k,list(g)) for k,g in y]
x=cycle([1,2,3]); next(x); y=pickle.loads(pickle.dumps(x)); [next(y) for _ in range(7)]
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 "(<class 'itertools.count'>, (4,))"
# expect: 4 ('count(3)', 'count(3, 2)', 'count(1.5)', 'count(3, 1.0)')
# expect: 5 "(<class 'itertools.cycle'>, (<list_iterator object at 0x>,), ([1], False))"
# expect: 6 "(<class 'itertools.cycle'>, (<list_iterator object at 0x>,), (['a', 'b'], True))"
# expect: 7 ("(<class 'itertools.repeat'>, (5, 2))", 'repeat(5, 2)')
# expect: 8 ('repeat(4)', "(<class 'itertools.repeat'>, (4,))", 3)
# expect: 9 "(<class 'itertools.accumulate'>, (<list_iterator object at 0x>, None), 1)"
# expect: 10 "(<class 'itertools.accumulate'>, (<itertools.chain object at 0x>, <built-in function mul>), None)"
# expect: 11 "(<class 'itertools.chain'>, (), (<tuple_iterator object at 0x>, <list_iterator object at 0x>))"
# expect: 12 "(<class 'itertools.chain'>, (), (<list_iterator object at 0x>,))"
# expect: 13 "(<class 'itertools.compress'>, (<str_ascii_iterator object at 0x>, <list_iterator object at 0x>))"
# expect: 14 "(<class 'itertools.dropwhile'>, (<class 'bool'>, <list_iterator object at 0x>), 0)"
# expect: 15 "(<class 'itertools.takewhile'>, (<class 'bool'>, <list_iterator object at 0x>), 0)"
# expect: 16 "(<class 'itertools.filterfalse'>, (<class 'bool'>, <list_iterator object at 0x>))"
# expect: 17 "(<class 'itertools.islice'>, (<list_iterator object at 0x>, 1, 3, 1), 0)"
# expect: 18 "(<class 'itertools.islice'>, (<list_iterator object at 0x>, 2, 3, 1), 2)"
# expect: 19 "(<class 'itertools.starmap'>, (<built-in function pow>, <list_iterator object at 0x>))"
# expect: 20 "(<class 'itertools.zip_longest'>, (<str_ascii_iterator object at 0x>, <str_ascii_iterator object at 0x>), 0)"
# expect: 21 "(<class 'itertools.product'>, (('a', 'b'), ('c', 'd')))"
# expect: 22 "(<class 'itertools.product'>, (('a', 'b'), ('c', 'd')), (0, 1))"
# expect: 23 "(<class 'itertools.permutations'>, (('a', 'b', 'c'), 2))"
# expect: 24 "(<class 'itertools.permutations'>, (('a', 'b', 'c'), 2), ((0, 1, 2), (3, 2)))"
# expect: 25 "(<class 'itertools.combinations'>, (('a', 'b', 'c'), 2), (0, 2))"
# expect: 26 "(<class 'itertools.combinations_with_replacement'>, (('a', 'b', 'c'), 2), (0, 1))"
# expect: 27 "(<class 'itertools.groupby'>, (<str_ascii_iterator object at 0x>, None))"
# expect: 28 "(<class 'itertools.groupby'>, (<str_ascii_iterator object at 0x>, None), ('a', 'a', 'a'))"
# expect: 29 TypeError: cannot pickle 'pairwise' object
# expect: 30 [[1, 2], ['c', 'd', 'e', 'f'], [('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'b')], [('a', 'b', 'c'), ('a', 'c', 'b'), ('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')], [('a', 'b', 'c'), ('a', 'b', 'd'), ('a', 'c', 'd'), ('b', 'c', 'd')], [('a', 'b'), (None, 'c'), (None, 'd')]]
# expect: 31 done
# expect: 32 (['c', 'd', 'e', 'f'], ['c', 'd', 'e', 'f'], ['c', 'd', 'e', 'f'])
# expect: 33 (['f', 'h'], ['f', 'h'], ['f', 'h'])
# expect: 34 ([('b', 'c'), ('b', 'd')], [('b', 'c'), ('b', 'd')], [('b', 'c'), ('b', 'd')])
# expect: 35 ([('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')], [('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')], [('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')])
# expect: 36 ([('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')], [('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')], [('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')])
# expect: 37 ([('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')], [('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')], [('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')])
# expect: 38 ([8, 11, 14, 17, 20, 23, 26, 29, 32], [8, 11, 14, 17, 20, 23, 26, 29, 32], [8, 11, 14, 17, 20, 23, 26, 29, 32])
# expect: 39 (['c', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b'], ['c', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b'], ['c', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b'])
# expect: 40 ([3, 3, 3], [3, 3, 3], [3, 3, 3])
# expect: 41 ([6, 10], [6, 10], [6, 10])
# expect: 42 (['c', 'e', 'f'], ['c', 'e', 'f'], ['c', 'e', 'f'])
# expect: 43 ([1], [1], [1])
# expect: 44 ([0], [0], [0])
# expect: 45 ([1], [1], [1])
# expect: 46 ([81], [81], [81])
# expect: 47 ([('c', '-')], [('c', '-')], [('c', '-')])
# expect: 48 ([('c', 'f')], [('c', 'f')], [('c', 'f')])
# expect: 49 (['3', '4'], ['3', '4'], ['3', '4'])
# expect: 50 ([3, 4], [3, 4], [3, 4])
# expect: 51 ([(2, 'c'), (3, 'd')], [(2, 'c'), (3, 'd')], [(2, 'c'), (3, 'd')])
# expect: 52 ([2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8])
# expect: 53 ([2, 1], [2, 1], [2, 1])
# expect: 54 ([5], [5], [5])
# expect: 55 ([3], [3], [3])
# expect: 56 (['c', 'd'], ['c', 'd'], ['c', 'd'])
# expect: 57 ([99, 100], [99, 100], [99, 100])
# expect: 58 ValueError: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
# expect: 59 ValueError: Step for islice() must be a positive integer or None.
# expect: 60 ValueError: Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
# expect: 61 TypeError: islice expected at least 2 arguments, got 1
# expect: 62 TypeError: a number is required
# expect: 63 TypeError: count() takes at most 2 arguments (3 given)
# expect: 64 TypeError: repeat() missing required argument 'object' (pos 1)
# expect: 65 TypeError: 'str' object cannot be interpreted as an integer
# expect: 66 (repeat(1, 0), [])
# expect: 67 TypeError: 'int' object is not iterable
# expect: 68 ValueError: repeat argument cannot be negative
# expect: 69 TypeError: 'foo' is an invalid keyword argument for product()
# expect: 70 ValueError: r must be non-negative
# expect: 71 TypeError: Expected int as r
# expect: 72 TypeError: combinations() missing required argument 'r' (pos 2)
# expect: 73 ValueError: r must be non-negative
# expect: 74 <itertools.combinations object at 0x>
# expect: 75 TypeError: 'int' object is not iterable
# expect: 76 TypeError: 'int' object is not iterable
# expect: 77 TypeError: zip_longest() got an unexpected keyword argument
# expect: 78 TypeError: 'int' object is not iterable
# expect: 79 TypeError: 'int' object is not iterable
# expect: 80 TypeError: 'int' object is not iterable
# expect: 81 TypeError: 'int' object is not iterable
# expect: 82 TypeError: compress() missing required argument 'selectors' (pos 2)
# expect: 83 (<itertools.accumulate object at 0x>, [3, 4], [])
# expect: 84 ValueError: n must be >= 0
# expect: 85 ()
# expect: 86 TypeError: 'int' object is not iterable
# expect: 87 TypeError: 'int' object is not iterable
# expect: 88 TypeError: pairwise expected 1 argument, got 0
# expect: 89 []
# expect: 90 TypeError: dropwhile expected 2 arguments, got 1
# expect: 91 TypeError: takewhile expected 2 arguments, got 3
# expect: 92 TypeError: filterfalse expected 2 arguments, got 1
# expect: 93 ValueError: zip() argument 2 is shorter than argument 1
# expect: 94 ValueError: zip() argument 2 is longer than argument 1
# expect: 95 ValueError: zip() argument 3 is longer than arguments 1-2
# expect: 96 (['count', 'cycle', 'chain'], 'itertools', '_tee', (<class 'itertools.groupby'>, <class 'object'>))
# expect: 97 done
# expect: 98 (C(4), 4, 'C')
# expect: 99 (count(1000000000000000000000000000000, 100000000000000000000000000000), 1000000000000000000000000000000)
# expect: 100 ([9223372036854775806, 9223372036854775807, 9223372036854775808, 9223372036854775809], count(9223372036854775810))
# expect: 101 (None, None)
# expect: 102 (<class 'itertools.islice'>, [None])
# expect: 103 ((<class 'itertools.islice'>, (<list_iterator object at 0x>, 0), 0), (<class 'itertools.islice'>, (<list_iterator object at 0x>, 0, None, 1), 0))
# expect: 104 (<class 'itertools.product'>, ((),))
# expect: 105 ((<class 'itertools.permutations'>, ((), 2)), (<class 'itertools.combinations'>, (('a', 'b'), 3)))
# expect: 106 (<class 'itertools.chain'>, ())
# expect: 107 (<class 'itertools.zip_longest'>, ((), <str_ascii_iterator object at 0x>), None)
# expect: 108 ((<class 'itertools._grouper'>, (<itertools.groupby object at 0x>, 'a')), 'a', (<class 'itertools.groupby'>, (<str_ascii_iterator object at 0x>, None)))
# expect: 109 (<class 'itertools.takewhile'>, (<class 'bool'>, <list_iterator object at 0x>), 1)
# expect: chain 5 TypeError state is not a tuple
# expect: chain () TypeError function takes at least 1 argument (0 given)
# expect: chain (1,) TypeError Arguments must be iterators.
# expect: chain .. TypeError 'int' object is not iterable
# expect: chain .. None [7, 3]
# expect: chain (1, 2, 3) TypeError function takes at most 2 arguments (3 given)
# expect: cycle 5 TypeError state is not a tuple
# expect: cycle (1, 2) TypeError argument 1 must be list, not int
# expect: cycle ([2, 1], 0) None [1, 2, 1, 2, 1]
# expect: cycle ([2], 1) None [1, 2, 2, 2, 2]
# expect: cycle ([2],) TypeError function takes exactly 2 arguments (1 given)
# expect: cycle ('a', 0) TypeError argument 1 must be list, not str
# expect: islice 1 None [1, 2]
# expect: islice a TypeError an integer is required
# expect: islice None TypeError an integer is required
# expect: dropwhile 1 None [1, 2]
# expect: dropwhile a None [1, 2]
# expect: dropwhile None None []
# expect: takewhile 1 None []
# expect: takewhile 0 None [1, 2]
# expect: accumulate 10 None [11, 13]
# expect: accumulate None TypeError unsupported operand type(s) for +: 'NoneType' and 'int'
# expect: zip_longest 9 None [('a', 'c'), ('b', 9)]
# expect: product (0, 1) None [('b', 'c'), ('b', 'd')]
# expect: product (9, 9) None []
# expect: product (1,) ValueError invalid arguments
# expect: product 5 ValueError invalid arguments
# expect: product ('a', 1) TypeError an integer is required
# expect: product (-5, 0) None [('a', 'd'), ('b', 'c'), ('b', 'd')]
# expect: permutations ((0, 1, 2), (3, 2)) None [('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')]
# expect: permutations ((9, 9, 9), (9, 9)) None [('c', 'c'), ('c', 'c'), ('c', 'c'), ('c', 'c'), ('c', 'c')]
# expect: permutations 5 TypeError state is not a tuple
# expect: permutations ((0,), (1,)) ValueError invalid arguments
# expect: combinations (0, 1) None [('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')]
# expect: combinations (9, 9) None []
# expect: combinations (1,) ValueError invalid arguments
# expect: combinations 5 ValueError invalid arguments
# expect: combinations_with_replacement (0, 1) None [('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')]
# expect: combinations_with_replacement (9, 9) None []
# expect: groupby ('x', 'v', 't') None ['x', 'a', 'b']
# expect: groupby 5 TypeError state is not a tuple
# expect: groupby (1,) TypeError function takes exactly 3 arguments (1 given)
# expect: count 1 AttributeError 'itertools.count' object has no attribute '__setstate__'
# expect: repeat 1 AttributeError 'itertools.repeat' object has no attribute '__setstate__'
# expect: compress 1 AttributeError 'itertools.compress' object has no attribute '__setstate__'
# expect: starmap 1 AttributeError 'itertools.starmap' object has no attribute '__setstate__'
# expect: filterfalse 1 AttributeError 'itertools.filterfalse' object has no attribute '__setstate__'
# expect: pairwise 1 AttributeError 'itertools.pairwise' object has no attribute '__setstate__'
# expect: 110 done
# expect: 111 done
# expect: 112 (<class 'cells.Sub'>, [1, 2])
# expect: 113 [('b', ['b', 'b'])]
# expect: 114 [2, 3, 1, 2, 3, 1, 2]
