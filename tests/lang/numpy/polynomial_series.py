import numpy as np

from numpy.polynomial import Polynomial as P, Chebyshev as T
print(str(P([1,2,3],domain=[0,2]))); print(T([1,2,3])); print(repr(T([1,2,3]))); print(format(P([1,-2,3]),'ascii'), f"{T([1,2.5]):unicode}", f"{T([1,2.5]):ascii}"); print(P([1.5,1e-10,123456789.,1e20])); print(P([0.1]*15)); print(P([1+2j,3]))
from numpy.polynomial import Polynomial as P
p=P([1,2,3],symbol='t'); print(p, p.domain, p.window, p.symbol, p.coef, len(p), p.mapparms(), p.linspace(3), p==P([1,2,3],symbol='t'), p.cutdeg(1), p.trim(), p.truncate(2), p.copy(), list(p), p.identity(), P.basis(3), P.identity())
from numpy.polynomial import Polynomial as P
p=P([1,2,3]); q=P([4,5]); print(p+q, p-q, p*q, p//q, p%q, p**2, -p, p/2, 2*p, p(np.array([1.,2.])), p(q), p.integ(2), p.integ(k=[1]), p.deriv(2), p!=q)
from numpy.polynomial import Chebyshev as T, Legendre as L, Hermite as H, HermiteE as E, Laguerre as G, Polynomial as P
for K in (T,L,H,E,G): print(K([1,2,3]), K([1,2,3])(0.5), K([1,2,3]).deriv(), K([1,2,3]).integ(), K([1,2,3])*K([1,2]), K([1,2,3]).convert(kind=P), P([1,2,3]).convert(kind=K), K([1,2,3]).roots().round(8), divmod(K([1,2,3]),K([1,2])), K([1,2])**3, K.fit([0,1,2,3],[1,2,4,7],2).coef.round(8), K.basis(2), K.domain)
import numpy.polynomial.polynomial as p
print(p.polyval(2,[1,2,3]), p.polyadd([1],[1,2]), p.polymul([1,2],[1,2]), p.polyder([1,2,3]), p.polyint([1,2,3]), p.polyroots([2,-3,1]), p.polyfromroots([1,2]), p.polyvander([1,2],2), p.polyfit([0,1,2],[1,3,7],2).round(6), p.polydiv([1,2,3],[1,1]), p.polypow([1,2],2), p.polymulx([1,2]), p.polytrim([1,2,0,0]), p.polyline(1,2), p.polysub([1,2],[1]), p.polyvalfromroots(3,[1,2]), p.polyval2d(1,2,[[1,2],[3,4]]), p.polydomain, p.polyx, p.polyone, p.polyzero)
import numpy.polynomial.chebyshev as c
print(c.chebval(0.5,[1,2,3]), c.chebmul([1,2,3],[3,2,1]), c.chebder([1,2,3,4]), c.chebint([1,2,3]), c.chebroots([-1,1,-1,1]).round(8), c.poly2cheb(range(4)), c.cheb2poly(range(4)), c.chebvander([.5],3), c.chebgauss(3), c.chebpts1(3), c.chebpts2(3), c.chebfromroots([-1,0,1]), c.chebdiv([1,2,3],[3,2,1]), c.chebweight(0.5))
import numpy.polynomial.legendre as c
print(c.legval(0.5,[1,2,3]), c.legmul([1,2,3],[3,2]), c.legder([1,2,3,4]), c.legint([1,2,3]), c.poly2leg(np.arange(4)), c.leg2poly(range(4)), c.leggauss(3), c.legvander([.5],3))

# expect: 1.0 + 2.0·x + 3.0·x²
# expect: 1.0 + 2.0·T₁(x) + 3.0·T₂(x)
# expect: Chebyshev([1., 2., 3.], domain=[-1,  1], window=[-1,  1], symbol='x')
# expect: 1.0 - 2.0 x + 3.0 x**2 1.0 + 2.5·T₁(x) 1.0 + 2.5 T_1(x)
# expect: 1.5 + (1.0e-10)·x + (1.23456789e+08)·x² + (1.0e+20)·x³
# expect: 0.1 + 0.1·x + 0.1·x² + 0.1·x³ + 0.1·x⁴ + 0.1·x⁵ + 0.1·x⁶ + 0.1·x⁷ +
# expect: 0.1·x⁸ + 0.1·x⁹ + 0.1·x¹⁰ + 0.1·x¹¹ + 0.1·x¹² + 0.1·x¹³ + 0.1·x¹⁴
# expect: (1+2j) + (3+0j)·x
# expect: 1.0 + 2.0·t + 3.0·t² [-1  1] [-1  1] t [1. 2. 3.] 3 (0.0, 1.0) (array([-1.,  0.,  1.]), array([2., 1., 6.])) True 1.0 + 2.0·t 1.0 + 2.0·t + 3.0·t² 1.0 + 2.0·t 1.0 + 2.0·t + 3.0·t² [1.0, 2.0, 3.0] 0.0 + 1.0·x 0.0 + 0.0·x + 0.0·x² + 1.0·x³ 0.0 + 1.0·x
# expect: 5.0 + 7.0·x + 3.0·x² -3.0 - 3.0·x + 3.0·x² 4.0 + 13.0·x + 22.0·x² + 15.0·x³ -0.08 + 0.6·x 1.32 1.0 + 4.0·x + 10.0·x² + 12.0·x³ + 9.0·x⁴ -1.0 - 2.0·x - 3.0·x² 0.5 + 1.0·x + 1.5·x² 2.0 + 4.0·x + 6.0·x² [ 6. 17.] 57.0 + 130.0·x + 75.0·x² 0.0 + 0.0·x + 0.5·x² + 0.33333333·x³ + 0.25·x⁴ 1.0 + 1.0·x + 1.0·x² + 1.0·x³ 6.0 True
# expect: 1.0 + 2.0·T₁(x) + 3.0·T₂(x) 0.5 2.0 + 12.0·T₁(x) 0.5 - 0.5·T₁(x) + 0.5·T₂(x) + 0.5·T₃(x) 3.0 + 7.0·T₁(x) + 5.0·T₂(x) + 3.0·T₃(x) -2.0 + 2.0·x + 6.0·x² 2.5 + 2.0·T₁(x) + 1.5·T₂(x) [-0.76759188  0.43425855] (Chebyshev([-0.5,  3. ], domain=[-1.,  1.], window=[-1.,  1.], symbol='x'), Chebyshev([-1.5], domain=[-1.,  1.], window=[-1.,  1.], symbol='x')) 7.0 + 12.0·T₁(x) + 6.0·T₂(x) + 2.0·T₃(x) [3.4375 3.     0.5625] 0.0 + 0.0·T₁(x) + 1.0·T₂(x) [-1  1]
# expect: 1.0 + 2.0·P₁(x) + 3.0·P₂(x) 1.625 2.0 + 9.0·P₁(x) 0.33333333 + 0.4·P₁(x) + 0.66666667·P₂(x) + 0.6·P₃(x) 2.33333333 + 6.4·P₁(x) + 5.66666667·P₂(x) + 3.6·P₃(x) -0.5 + 2.0·x + 4.5·x² 2.0 + 2.0·P₁(x) + 2.0·P₂(x) [-0.62283903  0.17839459] (Legendre([-0.125,  2.25 ], domain=[-1.,  1.], window=[-1.,  1.], symbol='x'), Legendre([-0.375], domain=[-1.,  1.], window=[-1.,  1.], symbol='x')) 5.0 + 10.8·P₁(x) + 8.0·P₂(x) + 3.2·P₃(x) [3.25 3.   0.75] 0.0 + 0.0·P₁(x) + 1.0·P₂(x) [-1  1]
# expect: 1.0 + 2.0·H₁(x) + 3.0·H₂(x) 0.0 4.0 + 12.0·H₁(x) 1.0 + 0.5·H₁(x) + 0.5·H₂(x) + 0.5·H₃(x) 9.0 + 28.0·H₁(x) + 7.0·H₂(x) + 6.0·H₃(x) -5.0 + 4.0·x + 12.0·x² 2.5 + 1.0·H₁(x) + 0.75·H₂(x) [-0.83333333  0.5       ] (Hermite([0.25, 1.5 ], domain=[-1.,  1.], window=[-1.,  1.], symbol='x'), Hermite([-5.25], domain=[-1.,  1.], window=[-1.,  1.], symbol='x')) 25.0 + 54.0·H₁(x) + 12.0·H₂(x) + 8.0·H₃(x) [3.4375  1.5     0.28125] 0.0 + 0.0·H₁(x) + 1.0·H₂(x) [-1  1]
# expect: 1.0 + 2.0·He₁(x) + 3.0·He₂(x) -0.25 2.0 + 6.0·He₁(x) 1.0 + 1.0·He₁(x) + 1.0·He₂(x) + 1.0·He₃(x) 5.0 + 16.0·He₁(x) + 7.0·He₂(x) + 6.0·He₃(x) -2.0 + 2.0·x + 3.0·x² 4.0 + 2.0·He₁(x) + 3.0·He₂(x) [-1.21525044  0.54858377] (HermiteE([0.25, 1.5 ], domain=[-1.,  1.], window=[-1.,  1.], symbol='x'), HermiteE([-2.25], domain=[-1.,  1.], window=[-1.,  1.], symbol='x')) 13.0 + 30.0·He₁(x) + 12.0·He₂(x) + 8.0·He₃(x) [4.    3.    1.125] 0.0 + 0.0·He₁(x) + 1.0·He₂(x) [-1  1]
# expect: 1.0 + 2.0·L₁(x) + 3.0·L₂(x) 2.375 -5.0 - 3.0·L₁(x) 1.0 + 1.0·L₁(x) + 1.0·L₂(x) - 3.0·L₃(x) 5.0 + 8.0·L₁(x) - 13.0·L₂(x) + 18.0·L₃(x) 6.0 - 8.0·x + 1.5·x² 9.0 - 14.0·L₁(x) + 6.0·L₂(x) [0.90283246 4.43050087] (Laguerre([2.125, 0.75 ], domain=[0., 1.], window=[0., 1.], symbol='x'), Laguerre([-2.625], domain=[0., 1.], window=[0., 1.], symbol='x')) -3.0 + 54.0·L₁(x) - 72.0·L₂(x) + 48.0·L₃(x) [ 11.5 -19.5   9. ] 0.0 + 0.0·L₁(x) + 1.0·L₂(x) [0 1]
# expect: 17.0 [2. 2.] [1. 4. 4.] [2. 6.] [0. 1. 1. 1.] [1. 2.] [ 2. -3.  1.] [[1. 1. 1.]
# expect:  [1. 2. 4.]] [1. 1. 1.] (array([-1.,  3.]), array([2.])) [1. 4. 4.] [0. 1. 2.] [1. 2.] [1 2] [0. 2.] 2.0 16.0 [-1  1] [0 1] [1] [0]
# expect: 0.5 [ 6.5 12.  12.   4.   1.5] [14. 12. 24.] [ 0.5 -0.5  0.5  0.5] [-0.5  0.   1. ] [1.   3.25 1.   0.75] [-2. -8.  4. 12.] [[ 1.   0.5 -0.5 -1. ]] (array([ 8.66025404e-01,  6.12323400e-17, -8.66025404e-01]), array([1.04719755, 1.04719755, 1.04719755])) [-0.8660254  0.         0.8660254] [-1.000000e+00  6.123234e-17  1.000000e+00] [ 0.   -0.25  0.    0.25] (array([3.]), array([-8., -4.])) 1.1547005383792517
# expect: 1.625 [ 4.33333333 10.4        11.66666667  3.6       ] [ 6.  9. 20.] [0.33333333 0.4        0.66666667 0.6       ] [0.66666667 2.8        1.33333333 1.2       ] [-1.  -3.5  3.   7.5] (array([-0.77459667,  0.        ,  0.77459667]), array([0.55555556, 0.88888889, 0.55555556])) [[ 1.      0.5    -0.125  -0.4375]]
