# Functions of mindspore.mint refuse what does not fit: by the forms of mint, not of mindspore.ops.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, ops

F = Tensor([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], ms.float32)
G = Tensor([[0.5, 2.0, 1.25], [-4.0, 0.5, 3.0]], ms.float32)
V = Tensor([1.0, 2.0, 3.0], ms.float32)
L = Tensor([0, 1], ms.int64)
I = Tensor([[1, 2, 0], [3, 4, 5]], ms.int32)

CALLS = """
mint.acosh(V,0)
mint.add(F,foo=1)
mint.addbmm(F,axis=1,keepdims=True)
mint.addbmm([F,I])
mint.addcdiv([F,I])
mint.addcmul(I,1,3)
mint.amax()
mint.any(L,L)
mint.arange(F,0,1,2)
mint.arccos()
mint.arcsin((2,3))
mint.arcsin()
mint.arcsinh()
mint.arcsinh(V,V)
mint.arctan((F,G))
mint.arctan()
mint.arctan2(0,5,2)
mint.arctanh(F,dim=1,keepdim=True)
mint.arctanh(I)
mint.asinh()
mint.atanh()
mint.atanh(F,foo=1)
mint.atanh(None)
mint.atanh(x=F)
mint.bincount(F,0,1,2)
mint.bitwise_and(1.5)
mint.cat(F,[0,1])
mint.cdist(F,foo=1)
mint.ceil((2,3))
mint.ceil(I)
mint.chunk(F,foo=1)
mint.chunk([F,G])
mint.clamp(F,dim=1,keepdim=True)
mint.clone(F,dim=0)
mint.concat(F,(0,1))
mint.concat(F,2.5)
mint.cosh((F,G))
mint.cross(F,dim=1,keepdim=True)
mint.cummax(F,G,V)
mint.cummax(F,ms.int32)
mint.diag(x=F)
mint.div(5,ms.float32)
mint.div(F,axis=0)
mint.divide(F,L,V)
mint.dot(x=F)
mint.einsum()
mint.eq(F,L)
mint.erf("a")
mint.erf()
mint.erfinv((F,G))
mint.exp()
mint.exp2(1.5)
mint.exp2(np.array([1.,2.]))
mint.exp2(x=F)
mint.expm1(F,dim=0)
mint.eye(F,[0,1])
mint.fix((2,3))
mint.fix(F,foo=1)
mint.fix(np.array([1.,2.]))
mint.fix(x=F)
mint.flip(F,axis=0)
mint.flip(F,foo=1)
mint.float_power(F,L)
mint.floor()
mint.fmod(I,1,3)
mint.frac((F,G))
mint.frac([F,G])
mint.gcd(F,2)
mint.hstack(F,axis=1,keepdims=True)
mint.hstack(input=F)
mint.index_select(F,axis=0)
mint.inverse(F,dim=1,keepdim=True)
mint.isnan(F,axis=1,keepdims=True)
mint.lerp((F,G),0)
mint.lerp(F,F,G)
mint.lerp(F,dim=0)
mint.less_equal(F,(-1,))
mint.linspace(I,1,3)
mint.log10(3)
mint.logical_or(V)
mint.logical_xor(F,foo=1)
mint.logsumexp(F,None)
mint.logsumexp(F,axis=0)
mint.lt(x=F)
mint.mean()
mint.mean(F,0,1,2)
mint.mean(np.array([1.,2.]))
mint.median(F,V)
mint.meshgrid(x=F)
mint.min(1.5)
mint.min(F,axis=0)
mint.mul(input=F)
mint.ne()
mint.neg(F,axis=1,keepdims=True)
mint.negative((F,G))
mint.negative(F,1)
mint.nonzero((F,G))
mint.nonzero(None)
mint.nonzero(np.array([1.,2.]))
mint.norm(F,0,1,2)
mint.ones(input=F)
mint.outer(F,1,0)
mint.permute(F,(-1,))
mint.permute(F,L,V)
mint.polar("a")
mint.polar(F,dim=1,keepdim=True)
mint.prod(None)
mint.ravel(F,dim=0)
mint.remainder((2,3))
mint.remainder(F,foo=1)
mint.roll(np.array([1.,2.]))
mint.round(L,L)
mint.rsqrt(I)
mint.scatter(F,dim=1,keepdim=True)
mint.searchsorted(F,1)
mint.select(V,0)
mint.sigmoid(F,L)
mint.sigmoid(I)
mint.sign(None)
mint.sin(np.array([1.,2.]))
mint.sinh(F,0,0,L)
mint.sinh(F,axis=1,keepdims=True)
mint.sinh(None)
mint.split(F,axis=1,keepdims=True)
mint.sqrt([F,I])
mint.square("a")
mint.squeeze(F,ms.float16)
mint.stack(F,"a")
mint.std(None)
mint.std_mean([1.0,2.0])
mint.std_mean(np.array([1.,2.]))
mint.sub(F,None)
mint.sub(F,[0,1])
mint.sub(np.array([1.,2.]))
mint.sum(x=F)
mint.take((F,G),0)
mint.tan()
mint.tan(1.5)
mint.tan(F,dim=0)
mint.tan([F,G])
mint.tanh([F,I])
mint.tile()
mint.topk(F,I)
mint.triangular_solve(input=F)
mint.triu(F,foo=1)
mint.trunc(F,2.5)
mint.unbind(2.5,F)
mint.unique(F,G)
mint.var(F,0,1)
mint.where()
mint.xlogy(F,None)
"""


def first_line(error):
    """The error up to MindSpore's C++ stack, and the first line that says something."""
    lines = [line for line in str(error).split("\n\n---")[0].split("\n") if line.strip(" -")]
    return " / ".join(lines[:4])


for call in CALLS.strip().splitlines():
    try:
        print(call, "->", repr(eval(call)).replace("\n", " "))
    except Exception as error:
        print(call, "->", type(error).__name__, first_line(error))

# expect: mint.acosh(V,0) -> TypeError acosh_ext() takes 1 positional argument but 2 were given
# expect: mint.add(F,foo=1) -> TypeError Failed calling add with "add(Tensor, foo=int)". / The valid calling should be: / "add(input=<Number, Tensor>, other=<Number>, *, alpha=<Number>)" /     match failed because incorrect keyword name: foo
# expect: mint.addbmm(F,axis=1,keepdims=True) -> TypeError addbmm_ext() got an unexpected keyword argument 'axis'
# expect: mint.addbmm([F,I]) -> TypeError addbmm_ext() missing 2 required positional arguments: 'batch1' and 'batch2'
# expect: mint.addcdiv([F,I]) -> TypeError addcdiv(): argument 'input' (position 1) must be Tensor, not list.
# expect: mint.addcmul(I,1,3) -> TypeError Failed calling AddcmulExt with "AddcmulExt()(input=Tensor, tensor1=int, tensor2=int, value=int)". / The valid calling should be:  / "AddcmulExt()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor, Number>)".
# expect: mint.amax() -> TypeError amax_ext() missing 1 required positional argument: 'input'
# expect: mint.any(L,L) -> TypeError any(): argument 'dim' (position 2) must be int, not Tensor.
# expect: mint.arange(F,0,1,2) -> TypeError arange_ext() takes from 0 to 3 positional arguments but 4 were given
# expect: mint.arccos() -> TypeError arccos_ext() missing 1 required positional argument: 'input'
# expect: mint.arcsin((2,3)) -> TypeError Failed calling AsinExt with "AsinExt()(input=Tuple<int, int>)". / The valid calling should be:  / "AsinExt()(input=<Tensor>)".
# expect: mint.arcsin() -> TypeError arcsin_ext() missing 1 required positional argument: 'x'
# expect: mint.arcsinh() -> TypeError arcsinh_ext() missing 1 required positional argument: 'input'
# expect: mint.arcsinh(V,V) -> TypeError arcsinh_ext() takes 1 positional argument but 2 were given
# expect: mint.arctan((F,G)) -> TypeError Failed calling AtanExt with "AtanExt()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "AtanExt()(input=<Tensor>)".
# expect: mint.arctan() -> TypeError arctan_ext() missing 1 required positional argument: 'input'
# expect: mint.arctan2(0,5,2) -> TypeError arctan2_ext() takes 2 positional arguments but 3 were given
# expect: mint.arctanh(F,dim=1,keepdim=True) -> TypeError arctanh() got an unexpected keyword argument 'dim'
# expect: mint.arctanh(I) -> TypeError Select CPU operator[Atanh] fail! Unsupported data type! / The supported data types are input[Complex64], output[Complex64];input[Complex128], output[Complex128];input[Float32], output[Float32];input[Float64], output[Float64];, /  but get input[[const vector]{Int32}], output[[const vector]{Float32}].
# expect: mint.asinh() -> TypeError asinh_ext() missing 1 required positional argument: 'input'
# expect: mint.atanh() -> TypeError atanh() missing 1 required positional argument: 'input'
# expect: mint.atanh(F,foo=1) -> TypeError atanh() got an unexpected keyword argument 'foo'
# expect: mint.atanh(None) -> TypeError Failed calling Atanh with "Atanh()(input=None)". / The valid calling should be:  / "Atanh()(input=<Tensor>)".
# expect: mint.atanh(x=F) -> TypeError atanh() got an unexpected keyword argument 'x'
# expect: mint.bincount(F,0,1,2) -> TypeError bincount_ext() takes from 1 to 3 positional arguments but 4 were given
# expect: mint.bitwise_and(1.5) -> TypeError bitwise_and_ext() missing 1 required positional argument: 'other'
# expect: mint.cat(F,[0,1]) -> TypeError Failed calling Concat with "Concat(axis=List<int, int>)(tensors=Tensor)". / The valid calling should be:  / "Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)".
# expect: mint.cdist(F,foo=1) -> TypeError cdist() got an unexpected keyword argument 'foo'
# expect: mint.ceil((2,3)) -> TypeError Failed calling Ceil with "Ceil()(input=Tuple<int, int>)". / The valid calling should be:  / "Ceil()(input=<Tensor>)".
# expect: mint.ceil(I) -> TypeError For primitive[Ceil], the input argument[input_x] must be a type of {BFloat16, Float16, Float32, Float64}, but got Int32.
# expect: mint.chunk(F,foo=1) -> TypeError chunk_ext() got an unexpected keyword argument 'foo'
# expect: mint.chunk([F,G]) -> TypeError chunk_ext() missing 1 required positional argument: 'chunks'
# expect: mint.clamp(F,dim=1,keepdim=True) -> TypeError Failed calling clamp with "clamp(Tensor, dim=int, keepdim=bool)". / The valid calling should be: / "clamp(input=<Tensor>, min=<None, Number>, max=<None, Number>)" /     match failed because incorrect keyword name: dim, keepdim
# expect: mint.clone(F,dim=0) -> TypeError clone() got an unexpected keyword argument 'dim'
# expect: mint.concat(F,(0,1)) -> TypeError Failed calling Concat with "Concat(axis=Tuple<int, int>)(tensors=Tensor)". / The valid calling should be:  / "Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)".
# expect: mint.concat(F,2.5) -> TypeError Failed calling Concat with "Concat(axis=float)(tensors=Tensor)". / The valid calling should be:  / "Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)".
# expect: mint.cosh((F,G)) -> TypeError Failed calling Cosh with "Cosh()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "Cosh()(input=<Tensor>)".
# expect: mint.cross(F,dim=1,keepdim=True) -> TypeError cross() got an unexpected keyword argument 'keepdim'
# expect: mint.cummax(F,G,V) -> TypeError cummax() takes 2 positional arguments but 3 were given
# expect: mint.cummax(F,ms.int32) -> TypeError Failed calling Cummax with "Cummax(axis=mindspore.dtype)(input=Tensor)". / The valid calling should be:  / "Cummax(axis=<int>)(input=<Tensor>)".
# expect: mint.diag(x=F) -> TypeError diag_ext() got an unexpected keyword argument 'x'
# expect: mint.div(5,ms.float32) -> TypeError Failed calling div with "div(int, mindspore.dtype)". / The valid calling should be: / "div(input=<Tensor>, other=<Number>)" /     match failed because invalid types: (int, mindspore.dtype)
# expect: mint.div(F,axis=0) -> TypeError Failed calling div with "div(Tensor, axis=int)". / The valid calling should be: / "div(input=<Tensor>, other=<Number>)" /     match failed because incorrect keyword name: axis
# expect: mint.divide(F,L,V) -> TypeError divide() takes 2 positional arguments but 3 were given
# expect: mint.dot(x=F) -> TypeError dot() got an unexpected keyword argument 'x'
# expect: mint.einsum() -> TypeError einsum_ext() missing 1 required positional argument: 'equation'
# expect: mint.eq(F,L) -> ValueError For 'Equal', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [2]
# expect: mint.erf("a") -> TypeError Failed calling Erf with "Erf()(input=string)". / The valid calling should be:  / "Erf()(input=<Tensor>)".
# expect: mint.erf() -> TypeError erf() missing 1 required positional argument: 'input'
# expect: mint.erfinv((F,G)) -> TypeError Failed calling Erfinv with "Erfinv()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "Erfinv()(input=<Tensor>)".
# expect: mint.exp() -> TypeError exp() missing 1 required positional argument: 'input'
# expect: mint.exp2(1.5) -> TypeError Failed calling Exp2 with "Exp2()(input=float)". / The valid calling should be:  / "Exp2()(input=<Tensor>)".
# expect: mint.exp2(np.array([1.,2.])) -> TypeError Failed calling Exp2 with "Exp2()(input=<class 'numpy.ndarray'>)". / The valid calling should be:  / "Exp2()(input=<Tensor>)".
# expect: mint.exp2(x=F) -> TypeError exp2() got an unexpected keyword argument 'x'
# expect: mint.expm1(F,dim=0) -> TypeError expm1() got an unexpected keyword argument 'dim'
# expect: mint.eye(F,[0,1]) -> TypeError Failed calling Eye with "Eye()(n=Tensor, m=List<int, int>, dtype=mindspore.dtype)". / The valid calling should be:  / "Eye()(n=<int>, m=<int>, dtype=<mindspore.dtype>)".
# expect: mint.fix((2,3)) -> TypeError Failed calling Trunc with "Trunc()(input=Tuple<int, int>)". / The valid calling should be:  / "Trunc()(input=<Tensor>)".
# expect: mint.fix(F,foo=1) -> TypeError fix() got an unexpected keyword argument 'foo'
# expect: mint.fix(np.array([1.,2.])) -> TypeError Failed calling Trunc with "Trunc()(input=<class 'numpy.ndarray'>)". / The valid calling should be:  / "Trunc()(input=<Tensor>)".
# expect: mint.fix(x=F) -> TypeError fix() got an unexpected keyword argument 'x'
# expect: mint.flip(F,axis=0) -> TypeError flip() got an unexpected keyword argument 'axis'
# expect: mint.flip(F,foo=1) -> TypeError flip() got an unexpected keyword argument 'foo'
# expect: mint.float_power(F,L) -> ValueError For 'Pow', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [2]
# expect: mint.floor() -> TypeError floor() missing 1 required positional argument: 'input'
# expect: mint.fmod(I,1,3) -> TypeError Failed calling fmod with "fmod(Tensor, int, int)". / The valid calling should be: / "fmod(input=<Tensor>, other=<number>)" / "fmod(input=<Tensor>, other=<Tensor>)"
# expect: mint.frac((F,G)) -> TypeError Failed calling Frac with "Frac()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "Frac()(input=<Tensor>)".
# expect: mint.frac([F,G]) -> TypeError Failed calling Frac with "Frac()(input=List<Tensor, Tensor>)". / The valid calling should be:  / "Frac()(input=<Tensor>)".
# expect: mint.gcd(F,2) -> TypeError Failed calling Gcd with "Gcd()(input=Tensor, other=int)". / The valid calling should be:  / "Gcd()(input=<Tensor>, other=<Tensor>)".
# expect: mint.hstack(F,axis=1,keepdims=True) -> TypeError hstack() got an unexpected keyword argument 'axis'
# expect: mint.hstack(input=F) -> TypeError hstack() got an unexpected keyword argument 'input'
# expect: mint.index_select(F,axis=0) -> TypeError index_select_ext() got an unexpected keyword argument 'axis'
# expect: mint.inverse(F,dim=1,keepdim=True) -> TypeError inverse_ext() got an unexpected keyword argument 'dim'
# expect: mint.isnan(F,axis=1,keepdims=True) -> TypeError isnan_ext() got an unexpected keyword argument 'axis'
# expect: mint.lerp((F,G),0) -> TypeError Failed calling lerp with "lerp(Tuple<Tensor, Tensor>, int)". / The valid calling should be: / "lerp(input=<Tensor>, end=<Tensor>, weight=<float,Tensor>)" / "lerp(input=<Tensor>, end=<Tensor>, weight=<float>)"
# expect: mint.lerp(F,F,G) -> Tensor(shape=[2, 3], dtype=Float32, value= [[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01],  [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]])
# expect: mint.lerp(F,dim=0) -> TypeError Failed calling lerp with "lerp(Tensor, dim=int)". / The valid calling should be: / "lerp(input=<Tensor>, end=<Tensor>, weight=<float,Tensor>)" / "lerp(input=<Tensor>, end=<Tensor>, weight=<float>)"
# expect: mint.less_equal(F,(-1,)) -> TypeError Failed calling LessEqual with "LessEqual()(input=Tensor, other=Tuple<int>)". / The valid calling should be:  / "LessEqual()(input=<Number, bool, Tensor>, other=<Number, bool, Tensor>)".
# expect: mint.linspace(I,1,3) -> TypeError Failed calling LinSpaceExt with "LinSpaceExt()(start=Tensor, end=int, steps=int, dtype=mindspore.dtype)". / The valid calling should be:  / "LinSpaceExt()(start=<Number>, end=<Number>, steps=<int>, dtype=<mindspore.dtype>)".
# expect: mint.log10(3) -> TypeError Failed calling Log10 with "Log10()(input=int)". / The valid calling should be:  / "Log10()(input=<Tensor>)".
# expect: mint.logical_or(V) -> TypeError logical_or() missing 1 required positional argument: 'other'
# expect: mint.logical_xor(F,foo=1) -> TypeError logical_xor() got an unexpected keyword argument 'foo'
# expect: mint.logsumexp(F,None) -> TypeError Failed calling LogSumExp with "LogSumExp()(input=Tensor, dim=None, keepdim=bool)". / The valid calling should be:  / "LogSumExp()(input=<Tensor>, dim=<int, list of int, tuple of int>, keepdim=<bool>)".
# expect: mint.logsumexp(F,axis=0) -> TypeError logsumexp_ext() got an unexpected keyword argument 'axis'
# expect: mint.lt(x=F) -> TypeError lt() got an unexpected keyword argument 'x'
# expect: mint.mean() -> TypeError mean() missing 1 required positional argument: 'input'
# expect: mint.mean(F,0,1,2) -> TypeError mean() takes from 1 to 3 positional arguments but 4 were given
# expect: mint.mean(np.array([1.,2.])) -> TypeError Failed calling MeanExt with "MeanExt()(input=<class 'numpy.ndarray'>, dim=None, keepdim=bool, dtype=mindspore.dtype)". / The valid calling should be:  / "MeanExt()(input=<Tensor>, dim=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)".
# expect: mint.median(F,V) -> TypeError Failed calling MedianDim with "MedianDim()(input=Tensor, dim=Tensor, keepdim=bool)". / The valid calling should be:  / "MedianDim()(input=<Tensor>, dim=<int>, keepdim=<bool>)".
# expect: mint.meshgrid(x=F) -> TypeError meshgrid_ext() got an unexpected keyword argument 'x'
# expect: mint.min(1.5) -> TypeError min(): argument 'input' (position 1) must be Tensor, not float.
# expect: mint.min(F,axis=0) -> TypeError Failed calling min with "min(Tensor, axis=int)". / The valid calling should be: / "min(input=<Tensor>, dim=<int>, keepdim=<bool>)" /     match failed because incorrect keyword name: axis
# expect: mint.mul(input=F) -> TypeError mul_ext() missing 1 required positional argument: 'other'
# expect: mint.ne() -> TypeError ne() missing 2 required positional arguments: 'input' and 'other'
# expect: mint.neg(F,axis=1,keepdims=True) -> TypeError neg() got an unexpected keyword argument 'axis'
# expect: mint.negative((F,G)) -> TypeError Failed calling Neg with "Neg()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "Neg()(input=<Tensor>)".
# expect: mint.negative(F,1) -> TypeError negative() takes 1 positional argument but 2 were given
# expect: mint.nonzero((F,G)) -> TypeError Failed calling NonZero with "NonZero()(input=Tuple<Tensor, Tensor>)". / The valid calling should be:  / "NonZero()(input=<Tensor>)".
# expect: mint.nonzero(None) -> TypeError Failed calling NonZero with "NonZero()(input=None)". / The valid calling should be:  / "NonZero()(input=<Tensor>)".
# expect: mint.nonzero(np.array([1.,2.])) -> TypeError Failed calling NonZero with "NonZero()(input=<class 'numpy.ndarray'>)". / The valid calling should be:  / "NonZero()(input=<Tensor>)".
# expect: mint.norm(F,0,1,2) -> TypeError Failed calling LinalgVectorNorm with "LinalgVectorNorm()(x=Tensor, ord=float, dim=int, keepdim=int, dtype=mindspore.dtype)". / The valid calling should be:  / "LinalgVectorNorm()(x=<Tensor>, ord=<int, Tensor, float>, dim=<int, list of int, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)".
# expect: mint.ones(input=F) -> TypeError ones() got an unexpected keyword argument 'input'
# expect: mint.outer(F,1,0) -> TypeError outer_ext() takes 2 positional arguments but 3 were given
# expect: mint.permute(F,(-1,)) -> ValueError For 'Transpose', size of perm should equal to rank of x, but got 1 and 2!
# expect: mint.permute(F,L,V) -> TypeError permute() takes 2 positional arguments but 3 were given
# expect: mint.polar("a") -> TypeError polar() missing 1 required positional argument: 'angle'
# expect: mint.polar(F,dim=1,keepdim=True) -> TypeError polar() got an unexpected keyword argument 'dim'
# expect: mint.prod(None) -> TypeError Failed calling ProdExt with "ProdExt()(input=None, dim=None, keepdim=bool, dtype=mindspore.dtype)". / The valid calling should be:  / "ProdExt()(input=<Tensor>, dim=<int>, keepdim=<bool>, dtype=<mindspore.dtype>)".
# expect: mint.ravel(F,dim=0) -> TypeError ravel() got an unexpected keyword argument 'dim'
# expect: mint.remainder((2,3)) -> TypeError Failed calling remainder with "remainder(Tuple<int, int>)". / The valid calling should be: / "remainder(input=<Tensor>, other=<Tensor>)" / "remainder(input=<Tensor>, other=<number>)"
# expect: mint.remainder(F,foo=1) -> TypeError Failed calling remainder with "remainder(Tensor, foo=int)". / The valid calling should be: / "remainder(input=<Tensor>, other=<Tensor>)" /     match failed because incorrect keyword name: foo
# expect: mint.roll(np.array([1.,2.])) -> TypeError roll() missing 1 required positional argument: 'shifts'
# expect: mint.round(L,L) -> TypeError round() takes 1 positional argument but 2 were given
# expect: mint.rsqrt(I) -> TypeError Select CPU operator[Rsqrt] fail! Unsupported data type! / The supported data types are input[Float16], output[Float16];input[Float32], output[Float32];input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output[Complex128];, /  but get input[[const vector]{Int32}], output[[const vector]{Float32}].
# expect: mint.scatter(F,dim=1,keepdim=True) -> TypeError scatter() got an unexpected keyword argument 'keepdim'
# expect: mint.searchsorted(F,1) -> TypeError Failed calling SearchSorted with "SearchSorted(dtype=mindspore.dtype, right=bool)(sorted_sequence=Tensor, values=int, sorter=None)". / The valid calling should be:  / "SearchSorted(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence=<Tensor>, values=<Tensor>, sorter=<Tensor>)".
# expect: mint.select(V,0) -> TypeError select_ext_view() missing 1 required positional argument: 'index'
# expect: mint.sigmoid(F,L) -> TypeError sigmoid() takes 1 positional argument but 2 were given
# expect: mint.sigmoid(I) -> TypeError Select CPU operator[Sigmoid] fail! Unsupported data type! / The supported data types are input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output[Complex128];input[Float32], output[Float32];input[Float16], output[Float16];, /  but get input[[const vector]{Int32}], output[[const vector]{Float32}].
# expect: mint.sign(None) -> TypeError Failed calling Sign with "Sign()(input=None)". / The valid calling should be:  / "Sign()(input=<Tensor>)".
# expect: mint.sin(np.array([1.,2.])) -> TypeError Failed calling Sin with "Sin()(input=<class 'numpy.ndarray'>)". / The valid calling should be:  / "Sin()(input=<Tensor>)".
# expect: mint.sinh(F,0,0,L) -> TypeError sinh() takes 1 positional argument but 4 were given
# expect: mint.sinh(F,axis=1,keepdims=True) -> TypeError sinh() got an unexpected keyword argument 'axis'
# expect: mint.sinh(None) -> TypeError Failed calling Sinh with "Sinh()(input=None)". / The valid calling should be:  / "Sinh()(input=<Tensor>)".
# expect: mint.split(F,axis=1,keepdims=True) -> TypeError split() got an unexpected keyword argument 'axis'
# expect: mint.sqrt([F,I]) -> TypeError Failed calling Sqrt with "Sqrt()(x=List<Tensor, Tensor>)". / The valid calling should be:  / "Sqrt()(x=<Tensor>)".
# expect: mint.square("a") -> TypeError Failed calling Square with "Square()(input=string)". / The valid calling should be:  / "Square()(input=<Tensor>)".
# expect: mint.squeeze(F,ms.float16) -> TypeError Failed calling Squeeze with "Squeeze(axis=mindspore.dtype)(input=Tensor)". / The valid calling should be:  / "Squeeze(axis=<int, tuple of int>)(input=<Tensor>)".
# expect: mint.stack(F,"a") -> TypeError Failed calling StackExt with "StackExt(dim=string)(tensors=Tensor)". / The valid calling should be:  / "StackExt(dim=<int>)(tensors=<list of tensor, tuple of Tensor>)".
# expect: mint.std(None) -> TypeError Failed calling Std with "Std()(input=None, dim=None, correction=int, keepdim=bool)". / The valid calling should be:  / "Std()(input=<Tensor>, dim=<int, list of int, tuple of int>, correction=<int>, keepdim=<bool>)".
# expect: mint.std_mean([1.0,2.0]) -> TypeError Failed calling StdMean with "StdMean()(input=List<float, float>, dim=None, correction=int, keepdim=bool)". / The valid calling should be:  / "StdMean()(input=<Tensor>, dim=<int, list of int, tuple of int>, correction=<Tensor, int>, keepdim=<bool>)".
# expect: mint.std_mean(np.array([1.,2.])) -> TypeError Failed calling StdMean with "StdMean()(input=<class 'numpy.ndarray'>, dim=None, correction=int, keepdim=bool)". / The valid calling should be:  / "StdMean()(input=<Tensor>, dim=<int, list of int, tuple of int>, correction=<Tensor, int>, keepdim=<bool>)".
# expect: mint.sub(F,None) -> TypeError Failed calling sub with "sub(Tensor, None)". / The valid calling should be: / "sub(input=<Number, Tensor>, other=<Number>, *, alpha=<Number>)" /     match failed because invalid types: (Tensor, None)
# expect: mint.sub(F,[0,1]) -> TypeError Failed calling sub with "sub(Tensor, List<int, int>)". / The valid calling should be: / "sub(input=<Number, Tensor>, other=<Number>, *, alpha=<Number>)" /     match failed because invalid types: (Tensor, List<int, int>)
# expect: mint.sub(np.array([1.,2.])) -> TypeError Failed calling sub with "sub(<class 'numpy.ndarray'>)". / The valid calling should be: / "sub(input=<number,Tensor>, other=<number>, *, alpha=<number>)" / "sub(input=<number,Tensor>, other=<number,Tensor>, *, alpha=<number>)"
# expect: mint.sum(x=F) -> TypeError sum() got an unexpected keyword argument 'x'
# expect: mint.take((F,G),0) -> TypeError Failed calling Take with "Take()(input=Tuple<Tensor, Tensor>, index=int)". / The valid calling should be:  / "Take()(input=<Tensor>, index=<Tensor>)".
# expect: mint.tan() -> TypeError tan() missing 1 required positional argument: 'input'
# expect: mint.tan(1.5) -> TypeError Failed calling Tan with "Tan()(input=float)". / The valid calling should be:  / "Tan()(input=<Tensor>)".
# expect: mint.tan(F,dim=0) -> TypeError tan() got an unexpected keyword argument 'dim'
# expect: mint.tan([F,G]) -> TypeError Failed calling Tan with "Tan()(input=List<Tensor, Tensor>)". / The valid calling should be:  / "Tan()(input=<Tensor>)".
# expect: mint.tanh([F,I]) -> TypeError Failed calling Tanh with "Tanh()(input=List<Tensor, Tensor>)". / The valid calling should be:  / "Tanh()(input=<Tensor>)".
# expect: mint.tile() -> TypeError tile() missing 2 required positional arguments: 'input' and 'dims'
# expect: mint.topk(F,I) -> TypeError Failed calling TopkExt with "TopkExt()(input=Tensor, k=Tensor, dim=int, largest=bool, sorted=bool)". / The valid calling should be:  / "TopkExt()(input=<Tensor>, k=<int>, dim=<int>, largest=<bool>, sorted=<bool>)".
# expect: mint.triangular_solve(input=F) -> TypeError triangular_solve() got an unexpected keyword argument 'input'
# expect: mint.triu(F,foo=1) -> TypeError triu() got an unexpected keyword argument 'foo'
# expect: mint.trunc(F,2.5) -> TypeError trunc() takes 1 positional argument but 2 were given
# expect: mint.unbind(2.5,F) -> TypeError Failed calling UnstackExtView with "UnstackExtView()(input=float, dim=Tensor)". / The valid calling should be:  / "UnstackExtView()(input=<Tensor>, dim=<int>)".
# expect: mint.unique(F,G) -> TypeError Failed calling Unique2 with "Unique2()(input=Tensor, sorted=Tensor, return_inverse=bool, return_counts=bool)". / The valid calling should be:  / "Unique2()(input=<Tensor>, sorted=<bool>, return_inverse=<bool>, return_counts=<bool>)".
# expect: mint.var(F,0,1) -> TypeError var_ext() takes from 1 to 2 positional arguments but 3 were given
# expect: mint.where() -> TypeError Failed calling where with "where()". / The valid calling should be: / "where(condition=<Tensor>, input=<number,Tensor>, other=<number,Tensor>)" / "where(input=<Tensor>)"
# expect: mint.xlogy(F,None) -> TypeError Failed calling xlogy with "xlogy(Tensor, None)". / The valid calling should be: / "xlogy(input=<Tensor>, other=<Number>)" /     match failed because invalid types: (Tensor, None)
