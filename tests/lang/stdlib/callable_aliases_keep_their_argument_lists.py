from _cells import run

run(r'''
import collections.abc, typing, types, pickle
from typing import TypeVar, ParamSpec, Concatenate
C=collections.abc.Callable; T=TypeVar('T'); P=ParamSpec('P'); S=TypeVar('S')
type(C[[int],str]), isinstance(C[[int],str],types.GenericAlias), C[[int],str].__args__, C[...,int].__args__, C[[],int].__args__
C[[int],str], C[...,int], C[[],int], C[P,int], C[Concatenate[int,P],str], C[[T],S][int,str], C[[T],T][int]
C[P,T][[int,str],bool], C[P,T][...,bool], C[P,T][P,int], C[P,int][[str]], C[P,int][int,str], C[Concatenate[int,P],T][[str],bool]
C[[int],str]==C[[int],str], C[[int],str]==C[[str],str], hash(C[[int],str])==hash(C[[int],str]), C[[int],str]!=typing.Callable[[int],str]
C[[int,T],T].__parameters__, C[[int],str].__origin__, C[[int],str].__reduce__()
pickle.loads(pickle.dumps(C[[int],str])), C[[int],str]|None
C[int]
C[int,str]
C[[int]]
C[[int],str,int]
C[[1],str]
isinstance(len,C[[int],str])
typing.get_args(C[[int],str]), typing.get_origin(C[[int],str]), typing.get_args(C[...,int])
C[[C[[int],str]],str], C[[T],C[[T],S]][int,str], C[[list[T]],dict[T,S]][int,str]
C.__mro__, C.__abstractmethods__
class A(types.GenericAlias):
    def __repr__(self): return 'A!'
A(list,(int,)), A(list,int)[0] if 0 else 0, A(list,T).__parameters__, type(A(list,(T,))[int]), A(list,int)==types.GenericAlias(list,int)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (<class 'collections.abc._CallableGenericAlias'>, True, (<class 'int'>, <class 'str'>), (Ellipsis, <class 'int'>), (<class 'int'>,))
# expect: 4 (collections.abc.Callable[[int], str], collections.abc.Callable[..., int], collections.abc.Callable[[], int], collections.abc.Callable[~P, int], collections.abc.Callable[typing.Concatenate[int, ~P], str], collections.abc.Callable[[int], str], collections.abc.Callable[[int], int])
# expect: 5 (collections.abc.Callable[[int, str], bool], collections.abc.Callable[..., bool], collections.abc.Callable[~P, int], collections.abc.Callable[[str], int], collections.abc.Callable[[int, str], int], collections.abc.Callable[[int, str], bool])
# expect: 6 (True, False, True, True)
# expect: 7 ((~T,), <class 'collections.abc.Callable'>, (<class 'collections.abc._CallableGenericAlias'>, (<class 'collections.abc.Callable'>, ([<class 'int'>], <class 'str'>))))
# expect: 8 (collections.abc.Callable[[int], str], collections.abc.Callable[[int], str] | None)
# expect: 9 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 10 TypeError: Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
# expect: 11 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 12 TypeError: Callable must be used as Callable[[arg, ...], result].
# expect: 13 collections.abc.Callable[[1], str]
# expect: 14 TypeError: isinstance() argument 2 cannot be a parameterized generic
# expect: 15 (([<class 'int'>], <class 'str'>), <class 'collections.abc.Callable'>, (Ellipsis, <class 'int'>))
# expect: 16 (collections.abc.Callable[[collections.abc.Callable[[int], str]], str], collections.abc.Callable[[int], collections.abc.Callable[[int], str]], collections.abc.Callable[[list[int]], dict[int, str]])
# expect: 17 ((<class 'collections.abc.Callable'>, <class 'object'>), frozenset({'__call__'}))
# expect: 18 done
# expect: 19 (A!, 0, (~T,), <class 'types.GenericAlias'>, True)
