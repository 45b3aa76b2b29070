import numpy as np
from _shown import show

show(lambda: (np.array([1.,0.])/0))
show(lambda: (np.log(np.array([0.,-1.]))))
show(lambda: np.sqrt(-1.))
show(lambda: np.array([1e308])*10)
show(lambda: np.exp(np.array([1000.])))
show(lambda: (np.array([1,2])//0))
show(lambda: (np.array([1,2])%0))
show(lambda: np.arcsin(2.))
show(lambda: (np.array([np.nan, 1.]).astype(int)))
show(lambda: np.array([300]).astype(np.uint8))
show(lambda: np.array([1e40]).astype(np.float32))
show(lambda: (np.sqrt(np.array([4.],dtype=object))))
show(lambda: (np.timedelta64(1,'D')/np.timedelta64(1,'h')))
show(lambda: (np.array(['2020-01-01'],dtype='M8[D]').astype('M8[M]')))
show(lambda: np.datetime64('2020-01-01').astype(object))
show(lambda: (np.timedelta64(90,'m').astype('m8[h]')))
show(lambda: np.random.default_rng(1).standard_normal(3))
show(lambda: (np.random.default_rng(1).gamma(2.,size=3), np.random.default_rng(1).beta(2.,3.,size=3), np.random.default_rng(1).poisson(5,3), np.random.default_rng(1).binomial(10,.3,3), np.random.default_rng(1).exponential(size=2)))
show(lambda: (np.random.default_rng(1).dirichlet([1,2,3]), np.random.default_rng(1).multinomial(10,[.2,.3,.5]), np.random.default_rng(1).geometric(.3,3), np.random.default_rng(1).zipf(2.,3),np.random.default_rng(1).vonmises(0,1,2), np.random.default_rng(1).weibull(2.,2), np.random.default_rng(1).triangular(0,1,2,2), np.random.default_rng(1).logistic(size=2), np.random.default_rng(1).lognormal(size=2), np.random.default_rng(1).laplace(size=2),np.random.default_rng(1).gumbel(size=2), np.random.default_rng(1).standard_t(3,2), np.random.default_rng(1).chisquare(3,2),np.random.default_rng(1).f(2,3,2),np.random.default_rng(1).negative_binomial(5,.4,3),np.random.default_rng(1).pareto(2.,2),np.random.default_rng(1).power(2.,2),np.random.default_rng(1).rayleigh(1.,2),np.random.default_rng(1).wald(1.,1.,2),np.random.default_rng(1).logseries(.5,3),np.random.default_rng(1).standard_cauchy(2)))

# expect: array([inf, nan])
# expect: RuntimeWarning divide by zero encountered in divide
# expect: RuntimeWarning invalid value encountered in divide
# expect: array([-inf,  nan])
# expect: RuntimeWarning divide by zero encountered in log
# expect: RuntimeWarning invalid value encountered in log
# expect: nan
# expect: RuntimeWarning invalid value encountered in sqrt
# expect: array([inf])
# expect: RuntimeWarning overflow encountered in multiply
# expect: array([inf])
# expect: RuntimeWarning overflow encountered in exp
# expect: array([0, 0])
# expect: RuntimeWarning divide by zero encountered in floor_divide
# expect: array([0, 0])
# expect: RuntimeWarning divide by zero encountered in remainder
# expect: nan
# expect: RuntimeWarning invalid value encountered in arcsin
# expect: array([-9223372036854775808,                    1])
# expect: RuntimeWarning invalid value encountered in cast
# expect: array([44], dtype=uint8)
# expect: array([inf], dtype=float32)
# expect: RuntimeWarning overflow encountered in cast
# expect: ! TypeError loop of ufunc does not support argument 0 of type float which has no callable sqrt method
# expect: 24.0
# expect: array(['2020-01'], dtype='datetime64[M]')
# expect: datetime.date(2020, 1, 1)
# expect: numpy.timedelta64(1,'h')
# expect: array([0.34558419, 0.82161814, 0.33043708])
# expect: (array([2.15380748, 2.13069041, 3.12998886]), array([0.39905349, 0.62444794, 0.44584483]), array([7, 3, 4]), array([3, 5, 1]), array([1.07302903, 0.30845314]))
# expect: (array([0.21056999, 0.58249616, 0.20693385]), array([2, 5, 3]), array([ 4,  1, 16]), array([1, 1, 5]), array([-0.93409381, -2.81186163]), array([1.03587114, 0.55538558]), array([1.01189234, 1.68524199]), array([0.04729531, 2.95424416]), array([1.41281503, 2.27417681]), array([0.02392724, 2.31190229]), array([ 0.33257565, -1.10029403]), array([ 0.27919655, -1.02108078]), array([3.16232991, 3.12242578]), array([0.70036401, 3.30020054]), array([7, 6, 9]), array([0.71003615, 0.16675521]), array([0.8111898 , 0.51518698]), array([1.46494302, 0.78543382]), array([1.41041954, 1.38951104]), array([1, 1, 3]), array([ 0.42061412, -0.25356654]))
