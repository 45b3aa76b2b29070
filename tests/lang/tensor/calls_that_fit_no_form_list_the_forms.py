# A call that fits no form of an overloaded function or method lists the forms, and why each is none: types that it does not take are underlined.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint

x = Tensor(np.ones((2, 3), np.float32))
CALLS = """
x.chunk(2,None)
x.chunk([1.5],1)
mint.add(x,'a')
x.lerp('a',0.5)
x.clip(min='a')
x.max(axis='a')
x.max(axis='a',keepdims=3)
x.add(y=3)
x.add(other='a',alpha='b')
x.add(other='a',foo=1)
x.true_divide(foo=1)
x.true_divide(x,foo=1)
x.eq(foo=1)
x.scatter_add(0,x)
x.scatter_add('a',x)
x.scatter_add(dim='a',index=x,src=x)
x.sort(dim='a',descending=1,stable=True)
x.all(((0,1),))
x.mean((0.5,))
x.add({})
x.add(3+2j)
x.gather(0,'a')
x.masked_fill(3,3)
x.reshape('a')
x.reshape(1.5,2)
x.repeat('a')
x.split('a')
x.argmax('a')
x.topk('a')
x.topk(1,'a')
x.index_select('a',x)
x.narrow(0,'a',1)
x.tile(3)
x.std(correction='a')
x.var('a')
x.new_zeros('a')
x.isclose(3)
x.pow('a')
x**'a'
x+'a'
x-None
x*None
x%'a'
x//'a'
x/'a'
'a'+x
'a'+x
'a'-x
'a'*x
'a'/x
'a'//x
'a'**x
None+x
None-x
None*x
{}+x
x+{}
x-'a'
x-{}
x%[1]
x%None
x**[1.5]
x**None
x%{}
x@3
3@x
x@'a'
x&'a'
x|3.5
x^None
x<'a'
x>=None
x<[1.0,2.0,3.0]
x<<1
x>>1
x**(1,2,3)
x%(1,2,3)
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, eval(call))
    except Exception as error:
        print(call, type(error).__name__, repr(str(error).split("\n\n---")[0].rstrip()))

# expect: x.chunk(2,None) TypeError 'Failed calling chunk with "chunk(int, None)".\nThe valid calling should be:\n"Tensor.chunk(chunks=<int>, dim=<int>)"\n    match failed because invalid types: (int, None)\n                                              ~~~~~~\n"Tensor.chunk(chunks=<int>, axis=<int>)"\n    match failed because invalid types: (int, None)\n                                              ~~~~~~'
# expect: x.chunk([1.5],1) TypeError 'Failed calling chunk with "chunk(List<float>, int)".\nThe valid calling should be:\n"Tensor.chunk(chunks=<int>, dim=<int>)"\n    match failed because invalid types: (List<float>, int)\n                                         ~~~~~~~~~~~~~     \n"Tensor.chunk(chunks=<int>, axis=<int>)"\n    match failed because invalid types: (List<float>, int)\n                                         ~~~~~~~~~~~~~'
# expect: mint.add(x,'a') TypeError 'Failed calling add with "add(Tensor, string)".\nThe valid calling should be:\n"add(input=<Number, Tensor>, other=<Number>, *, alpha=<Number>)"\n    match failed because invalid types: (Tensor, string)\n                                                 ~~~~~~~~\n"add(input=<Number, Tensor>, other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because invalid types: (Tensor, string)\n                                                 ~~~~~~~~'
# expect: x.lerp('a',0.5) TypeError 'Failed calling lerp with "lerp(string, float)".\nThe valid calling should be:\n"Tensor.lerp(end=<Tensor>, weight=<Tensor, float>)"\n    match failed because invalid types: (string, float)\n                                         ~~~~~~~~~~~~~~~\n"Tensor.lerp(end=<Tensor>, weight=<float>)"\n    match failed because invalid types: (string, float)\n                                         ~~~~~~~~'
# expect: x.clip(min='a') TypeError 'Failed calling clamp with "clamp(min=string)".\nThe valid calling should be:\n"Tensor.clamp(min=<None, Number>, max=<None, Number>)"\n    match failed because incorrect keyword name: min\n"Tensor.clamp(min=<None, Tensor>, max=<None, Tensor>)"\n    match failed because incorrect keyword name: min'
# expect: x.max(axis='a') TypeError 'Failed calling max with "max(axis=string)".\nThe valid calling should be:\n"Tensor.max(dim=<int>, keepdim=<bool>)"\n    match failed because incorrect keyword name: axis\n"Tensor.max(axis=<None, int, list of int, tuple of int>, keepdims=<bool>, *, initial=<None, Number>, where=<Tensor, bool>, return_indices=<bool>)"\n    match failed because incorrect keyword name: axis'
# expect: x.max(axis='a',keepdims=3) TypeError 'Failed calling max with "max(axis=string, keepdims=int)".\nThe valid calling should be:\n"Tensor.max(dim=<int>, keepdim=<bool>)"\n    match failed because incorrect keyword name: axis, keepdims\n"Tensor.max(axis=<None, int, list of int, tuple of int>, keepdims=<bool>, *, initial=<None, Number>, where=<Tensor, bool>, return_indices=<bool>)"\n    match failed because incorrect keyword name: axis, keepdims'
# expect: x.add(y=3) TypeError 'Failed calling add with "add(y=int)".\nThe valid calling should be:\n"Tensor.add(other=<Number>, *, alpha=<Number>)"\n    match failed because incorrect keyword name: y\n"Tensor.add(other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because incorrect keyword name: y\n"Tensor.add(other=<Any, Tensor>)"\n    match failed because incorrect keyword name: y'
# expect: x.add(other='a',alpha='b') TypeError 'Failed calling add with "add(other=string, alpha=string)".\nThe valid calling should be:\n"Tensor.add(other=<Number>, *, alpha=<Number>)"\n    match failed because invalid types: (other=string, alpha=string)\n                                         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n"Tensor.add(other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because invalid types: (other=string, alpha=string)\n                                         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~'
# expect: x.add(other='a',foo=1) TypeError 'Failed calling add with "add(other=string, foo=int)".\nThe valid calling should be:\n"Tensor.add(other=<Number>, *, alpha=<Number>)"\n    match failed because incorrect keyword name: foo\n"Tensor.add(other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because incorrect keyword name: foo'
# expect: x.true_divide(foo=1) TypeError 'true_divide() missing 1 required positional argument: other.'
# expect: x.true_divide(x,foo=1) TypeError "true_divide() got an unexpected keyword argument 'foo'."
# expect: x.eq(foo=1) TypeError 'eq() missing 1 required positional argument: other.'
# expect: x.scatter_add(0,x) TypeError "scatter_add(): argument 'indices' (position 1) must be Tensor, not int."
# expect: x.scatter_add('a',x) TypeError "scatter_add(): argument 'indices' (position 1) must be Tensor, not str."
# expect: x.scatter_add(dim='a',index=x,src=x) TypeError "scatter_add(): argument 'dim' must be int but got str."
# expect: x.sort(dim='a',descending=1,stable=True) TypeError "sort(): argument 'dim' must be int but got str."
# expect: x.all(((0,1),)) TypeError 'Failed calling all with "all(Tuple<Tuple<int, int>>)".\nThe valid calling should be:\n"Tensor.all(axis=<None, Tensor, int, list of int, tuple of int>, keep_dims=<bool>)"\n    match failed because invalid types: (Tuple<Tuple<int, int>>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~~~\n"Tensor.all(dim=<None, Tensor, int, list of int, tuple of int>, keepdim=<bool>)"\n    match failed because invalid types: (Tuple<Tuple<int, int>>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~~~'
# expect: x.mean((0.5,)) TypeError 'Failed calling mean with "mean(Tuple<float>)".\nThe valid calling should be:\n"Tensor.mean(dim=<None, Tensor, int, list of int, tuple of int>, keepdim=<bool>, *, dtype=<None, mstype>)"\n    match failed because invalid types: (Tuple<float>)\n                                         ~~~~~~~~~~~~~~\n"Tensor.mean(axis=<None, Tensor, int, list of int, tuple of int>, keep_dims=<bool>)"\n    match failed because invalid types: (Tuple<float>)\n                                         ~~~~~~~~~~~~~~'
# expect: x.add({}) TypeError 'Failed calling Add with "Add()(input=Tensor, other=<class \'dict\'>)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x.add(3+2j) TypeError 'Failed calling Add with "Add()(input=Tensor, other=<class \'complex\'>)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x.gather(0,'a') TypeError 'Failed calling gather with "gather(int, string)".\nThe valid calling should be:\n"Tensor.gather(dim=<Tensor, int>, index=<Tensor>)"\n    match failed because invalid types: (int, string)\n                                              ~~~~~~~~\n"Tensor.gather(input_indices=<Tensor>, axis=<Tensor, int>, batch_dims=<int>)"\n    match failed because invalid types: (int, string)\n                                         ~~~~~~~~~~~~~'
# expect: x.masked_fill(3,3) TypeError "masked_fill(): argument 'mask' (position 1) must be Tensor, not int."
# expect: x.reshape('a') TypeError "reshape(): argument 'shape' (position 1) must be tuple of int but found type of str at pos 0."
# expect: x.reshape(1.5,2) TypeError "reshape(): argument 'shape' (position 1) must be tuple of int but found type of float at pos 0."
# expect: x.repeat('a') TypeError "repeat(): argument 'repeats' (position 1) must be tuple of int but found type of str at pos 0."
# expect: x.split('a') TypeError 'Failed calling split with "split(string)".\nThe valid calling should be:\n"Tensor.split(split_size=<int>, dim=<int>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.split(split_size=<list of int, tuple of int>, dim=<int>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.split(split_size_or_sections=<int, list of int, tuple of int>, axis=<int>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x.argmax('a') TypeError 'Failed calling argmax with "argmax(string)".\nThe valid calling should be:\n"Tensor.argmax(axis=<int>, keepdims=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.argmax(dim=<None, int>, keepdim=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x.topk('a') TypeError 'Failed calling topk with "topk(string)".\nThe valid calling should be:\n"Tensor.topk(k=<int>, dim=<int>, largest=<bool>, sorted=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.topk(k=<int>, dim=<None, int>, largest=<bool>, sorted=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x.topk(1,'a') TypeError 'Failed calling topk with "topk(int, string)".\nThe valid calling should be:\n"Tensor.topk(k=<int>, dim=<int>, largest=<bool>, sorted=<bool>)"\n    match failed because invalid types: (int, string)\n                                              ~~~~~~~~\n"Tensor.topk(k=<int>, dim=<None, int>, largest=<bool>, sorted=<bool>)"\n    match failed because invalid types: (int, string)\n                                              ~~~~~~~~'
# expect: x.index_select('a',x) TypeError 'Failed calling index_select with "index_select(string, Tensor)".\nThe valid calling should be:\n"Tensor.index_select(dim=<int>, index=<Tensor>)"\n    match failed because invalid types: (string, Tensor)\n                                         ~~~~~~~~        \n"Tensor.index_select(axis=<int>, index=<Tensor>)"\n    match failed because invalid types: (string, Tensor)\n                                         ~~~~~~~~'
# expect: x.narrow(0,'a',1) TypeError 'Failed calling narrow with "narrow(int, string, int)".\nThe valid calling should be:\n"Tensor.narrow(dim=<int>, start=<Tensor, int>, length=<int>)"\n    match failed because invalid types: (int, string, int)\n                                              ~~~~~~~~     \n"Tensor.narrow(axis=<int>, start=<Tensor, int>, length=<int>)"\n    match failed because invalid types: (int, string, int)\n                                              ~~~~~~~~'
# expect: x.tile(3) TypeError 'Failed calling tile with "tile(int)".\nThe valid calling should be:\n"Tensor.tile(dims=<Tensor, tuple of int>)"\n    match failed because invalid types: (int)\n                                         ~~~~~\n"Tensor.tile(reps=<Tensor, tuple of int>)"\n    match failed because invalid types: (int)\n                                         ~~~~~'
# expect: x.std(correction='a') TypeError 'Failed calling std with "std(correction=string)".\nThe valid calling should be:\n"Tensor.std(dim=<None, int, list of int, tuple of int>, *, correction=<int>, keepdim=<bool>)"\n    match failed because incorrect keyword name: correction\n"Tensor.std(axis=<None, int, list of int, tuple of int>, ddof=<int>, keepdims=<bool>)"\n    match failed because incorrect keyword name: correction'
# expect: x.var('a') TypeError 'Failed calling var with "var(string)".\nThe valid calling should be:\n"Tensor.var(axis=<None, int, tuple of int>, ddof=<bool, int>, keepdims=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.var(dim=<None, int, list of int, tuple of int>, correction=<int>, keepdim=<bool>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x.new_zeros('a') TypeError "new_zeros(): argument 'size' (position 1) must be tuple of int, not str."
# expect: x.isclose(3) TypeError 'Failed calling isclose with "isclose(int)".\nThe valid calling should be:\n"Tensor.isclose(other=<Tensor>, rtol=<bool, float, int>, atol=<bool, float, int>, equal_nan=<bool>)"\n    match failed because invalid types: (int)\n                                         ~~~~~\n"Tensor.isclose(x2=<Tensor>, rtol=<bool, float, int>, atol=<bool, float, int>, equal_nan=<bool>)"\n    match failed because invalid types: (int)\n                                         ~~~~~'
# expect: x.pow('a') TypeError 'Failed calling pow with "pow(string)".\nThe valid calling should be:\n"Tensor.pow(exponent=<Number>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.pow(exponent=<Number, Tensor>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x**'a' TypeError 'Failed calling pow with "pow(string)".\nThe valid calling should be:\n"Tensor.pow(exponent=<Number>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.pow(exponent=<Number, Tensor>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x+'a' TypeError 'Failed calling Add with "Add()(input=Tensor, other=string)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x-None TypeError 'Failed calling sub with "sub(None)".\nThe valid calling should be:\n"Tensor.sub(other=<Number>, *, alpha=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.sub(other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.sub(y=<Any, Tensor>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~'
# expect: x*None TypeError 'Failed calling Mul with "Mul()(input=Tensor, other=None)".\nThe valid calling should be: \n"Mul()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x%'a' TypeError 'Failed calling __mod__ with "__mod__(string)".\nThe valid calling should be:\n"Tensor.__mod__(other=<Tensor>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.__mod__(other=<Number>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x//'a' TypeError 'Failed calling FloorDiv with "FloorDiv()(input=Tensor, other=string)".\nThe valid calling should be: \n"FloorDiv()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x/'a' TypeError 'Failed calling Div with "Div()(input=Tensor, other=string)".\nThe valid calling should be: \n"Div()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'+x TypeError 'Failed calling Add with "Add()(input=Tensor, other=string)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'+x TypeError 'Failed calling Add with "Add()(input=Tensor, other=string)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'-x TypeError 'Failed calling Sub with "Sub()(input=string, other=Tensor)".\nThe valid calling should be: \n"Sub()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'*x TypeError 'Failed calling Mul with "Mul()(input=Tensor, other=string)".\nThe valid calling should be: \n"Mul()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'/x TypeError 'Failed calling Div with "Div()(input=string, other=Tensor)".\nThe valid calling should be: \n"Div()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'//x TypeError 'Failed calling FloorDiv with "FloorDiv()(input=string, other=Tensor)".\nThe valid calling should be: \n"FloorDiv()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: 'a'**x TypeError 'Failed calling Pow with "Pow()(input=string, exponent=Tensor)".\nThe valid calling should be: \n"Pow()(input=<Number, Tensor>, exponent=<Number, Tensor>)".'
# expect: None+x TypeError 'Failed calling add with "add(None)".\nThe valid calling should be:\n"Tensor.add(other=<Number>, *, alpha=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.add(other=<Number, Tensor>, *, alpha=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.add(other=<Any, Tensor>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~'
# expect: None-x TypeError 'Failed calling Sub with "Sub()(input=None, other=Tensor)".\nThe valid calling should be: \n"Sub()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: None*x TypeError 'Failed calling Mul with "Mul()(input=Tensor, other=None)".\nThe valid calling should be: \n"Mul()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: {}+x TypeError 'Failed calling Add with "Add()(input=Tensor, other=<class \'dict\'>)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x+{} TypeError 'Failed calling Add with "Add()(input=Tensor, other=<class \'dict\'>)".\nThe valid calling should be: \n"Add()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x-'a' TypeError 'Failed calling Sub with "Sub()(input=Tensor, other=string)".\nThe valid calling should be: \n"Sub()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x-{} TypeError 'Failed calling Sub with "Sub()(input=Tensor, other=<class \'dict\'>)".\nThe valid calling should be: \n"Sub()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x%[1] TypeError 'Failed calling __mod__ with "__mod__(List<int>)".\nThe valid calling should be:\n"Tensor.__mod__(other=<Tensor>)"\n    match failed because invalid types: (List<int>)\n                                         ~~~~~~~~~~~\n"Tensor.__mod__(other=<Number>)"\n    match failed because invalid types: (List<int>)\n                                         ~~~~~~~~~~~'
# expect: x%None TypeError 'Failed calling __mod__ with "__mod__(None)".\nThe valid calling should be:\n"Tensor.__mod__(other=<Tensor>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.__mod__(other=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~'
# expect: x**[1.5] TypeError 'Failed calling pow with "pow(List<float>)".\nThe valid calling should be:\n"Tensor.pow(exponent=<Number>)"\n    match failed because invalid types: (List<float>)\n                                         ~~~~~~~~~~~~~\n"Tensor.pow(exponent=<Number, Tensor>)"\n    match failed because invalid types: (List<float>)\n                                         ~~~~~~~~~~~~~'
# expect: x**None TypeError 'Failed calling pow with "pow(None)".\nThe valid calling should be:\n"Tensor.pow(exponent=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.pow(exponent=<Number, Tensor>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~'
# expect: x%{} TypeError 'Failed calling __mod__ with "__mod__(<class \'dict\'>)".\nThe valid calling should be:\n"Tensor.__mod__(other=<Tensor>)"\n    match failed because invalid types: (<class \'dict\'>)\n                                         ~~~~~~~~~~~~~~~~\n"Tensor.__mod__(other=<Number>)"\n    match failed because invalid types: (<class \'dict\'>)\n                                         ~~~~~~~~~~~~~~~~'
# expect: x@3 TypeError 'Failed calling MatMulExt with "MatMulExt()(input=Tensor, other=int)".\nThe valid calling should be: \n"MatMulExt()(input=<Tensor>, other=<Tensor>)".'
# expect: 3@x TypeError 'Failed calling MatMulExt with "MatMulExt()(input=int, other=Tensor)".\nThe valid calling should be: \n"MatMulExt()(input=<Tensor>, other=<Tensor>)".'
# expect: x@'a' TypeError 'Failed calling MatMulExt with "MatMulExt()(input=Tensor, other=string)".\nThe valid calling should be: \n"MatMulExt()(input=<Tensor>, other=<Tensor>)".'
# expect: x&'a' TypeError 'Failed calling bitwise_and with "bitwise_and(string)".\nThe valid calling should be:\n"Tensor.bitwise_and(other=<Number>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~\n"Tensor.bitwise_and(other=<Tensor>)"\n    match failed because invalid types: (string)\n                                         ~~~~~~~~'
# expect: x|3.5 TypeError 'For primitive[BitwiseOr], the input argument[x] must be a type of {Tensor[Bool], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}, but got Tensor[Float32].'
# expect: x^None TypeError 'Failed calling bitwise_xor with "bitwise_xor(None)".\nThe valid calling should be:\n"Tensor.bitwise_xor(other=<Number>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~\n"Tensor.bitwise_xor(other=<Tensor>)"\n    match failed because invalid types: (None)\n                                         ~~~~~~'
# expect: x<'a' TypeError 'Failed calling Less with "Less()(input=Tensor, other=string)".\nThe valid calling should be: \n"Less()(input=<Number, bool, Tensor>, other=<Number, bool, Tensor>)".'
# expect: x>=None TypeError 'Failed calling GreaterEqual with "GreaterEqual()(input=Tensor, other=None)".\nThe valid calling should be: \n"GreaterEqual()(input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: x<[1.0,2.0,3.0] TypeError 'Failed calling Less with "Less()(input=Tensor, other=List<float, float, float>)".\nThe valid calling should be: \n"Less()(input=<Number, bool, Tensor>, other=<Number, bool, Tensor>)".'
# expect: x<<1 TypeError "unsupported operand type(s) for <<: 'Tensor' and 'int'"
# expect: x>>1 TypeError "unsupported operand type(s) for >>: 'Tensor' and 'int'"
# expect: x**(1,2,3) TypeError 'Failed calling pow with "pow(Tuple<int, int, int>)".\nThe valid calling should be:\n"Tensor.pow(exponent=<Number>)"\n    match failed because invalid types: (Tuple<int, int, int>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~\n"Tensor.pow(exponent=<Number, Tensor>)"\n    match failed because invalid types: (Tuple<int, int, int>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~'
# expect: x%(1,2,3) TypeError 'Failed calling __mod__ with "__mod__(Tuple<int, int, int>)".\nThe valid calling should be:\n"Tensor.__mod__(other=<Tensor>)"\n    match failed because invalid types: (Tuple<int, int, int>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~\n"Tensor.__mod__(other=<Number>)"\n    match failed because invalid types: (Tuple<int, int, int>)\n                                         ~~~~~~~~~~~~~~~~~~~~~~'
