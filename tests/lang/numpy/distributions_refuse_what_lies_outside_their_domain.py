import numpy as np

R, G = np.random.RandomState(0), np.random.default_rng(0)
DOMAINS = dict(
    beta=[(-1,1),(1,0)],
    binomial=[(-1,.5),(5,-.1),(5,2)],
    chisquare=[(0,),(-1,)],
    f=[(0,1),(1,0)],
    gamma=[(-1,),(1,-1)],
    geometric=[(0,),(2,),(-1,),(np.nan,)],
    gumbel=[(0,-1)],
    hypergeometric=[(-1,1,1),(1,-1,1),(1,1,5),(1,1,-1)],
    laplace=[(0,-1)],
    logistic=[(0,-1)],
    logseries=[(0,),(1,),(-1,),(2,)],
    negative_binomial=[(0,.5),(1,2),(-1,.5)],
    noncentral_chisquare=[(0,1),(1,-1)],
    noncentral_f=[(0,1,1),(1,0,1),(1,1,-1)],
    normal=[(0,-1)],
    pareto=[(0,),(-1,)],
    poisson=[(-1,),(1e20,),(np.nan,)],
    power=[(0,),(-1,)],
    rayleigh=[(-1,)],
    standard_gamma=[(-1,)],
    standard_t=[(0,),(-1,)],
    triangular=[(2,1,0),(0,2,1),(0,0,0)],
    vonmises=[(0,-1)],
    wald=[(0,1),(1,0)],
    weibull=[(-1,)],
    zipf=[(1,),(.5,),(np.nan,)],
    multinomial=[(5,[.5,.6]),(-1,[.5,.5]),(5,[-.1,1.1])],
)
for name, calls in DOMAINS.items():
    for call in calls:
        for source in R, G:
            try:
                getattr(source, name)(*call)
                print(name, call, 'drawn')
            except ValueError as e:
                print(name, call, e)

# expect: beta (-1, 1) a <= 0
# expect: beta (-1, 1) a <= 0
# expect: beta (1, 0) b <= 0
# expect: beta (1, 0) b <= 0
# expect: binomial (-1, 0.5) n < 0
# expect: binomial (-1, 0.5) n < 0
# expect: binomial (5, -0.1) p < 0, p > 1 or p is NaN
# expect: binomial (5, -0.1) p < 0, p > 1 or p is NaN
# expect: binomial (5, 2) p < 0, p > 1 or p is NaN
# expect: binomial (5, 2) p < 0, p > 1 or p is NaN
# expect: chisquare (0,) df <= 0
# expect: chisquare (0,) df <= 0
# expect: chisquare (-1,) df <= 0
# expect: chisquare (-1,) df <= 0
# expect: f (0, 1) dfnum <= 0
# expect: f (0, 1) dfnum <= 0
# expect: f (1, 0) dfden <= 0
# expect: f (1, 0) dfden <= 0
# expect: gamma (-1,) shape < 0
# expect: gamma (-1,) shape < 0
# expect: gamma (1, -1) scale < 0
# expect: gamma (1, -1) scale < 0
# expect: geometric (0,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (0,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (2,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (2,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (-1,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (-1,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (nan,) p <= 0, p > 1 or p contains NaNs
# expect: geometric (nan,) p <= 0, p > 1 or p contains NaNs
# expect: gumbel (0, -1) scale < 0
# expect: gumbel (0, -1) scale < 0
# expect: hypergeometric (-1, 1, 1) ngood + nbad < nsample
# expect: hypergeometric (-1, 1, 1) ngood + nbad < nsample
# expect: hypergeometric (1, -1, 1) ngood + nbad < nsample
# expect: hypergeometric (1, -1, 1) ngood + nbad < nsample
# expect: hypergeometric (1, 1, 5) ngood + nbad < nsample
# expect: hypergeometric (1, 1, 5) ngood + nbad < nsample
# expect: hypergeometric (1, 1, -1) nsample < 1 or nsample is NaN
# expect: hypergeometric (1, 1, -1) nsample < 0
# expect: laplace (0, -1) scale < 0
# expect: laplace (0, -1) scale < 0
# expect: logistic (0, -1) scale < 0
# expect: logistic (0, -1) scale < 0
# expect: logseries (0,) drawn
# expect: logseries (0,) drawn
# expect: logseries (1,) p < 0, p >= 1 or p is NaN
# expect: logseries (1,) p < 0, p >= 1 or p is NaN
# expect: logseries (-1,) p < 0, p >= 1 or p is NaN
# expect: logseries (-1,) p < 0, p >= 1 or p is NaN
# expect: logseries (2,) p < 0, p >= 1 or p is NaN
# expect: logseries (2,) p < 0, p >= 1 or p is NaN
# expect: negative_binomial (0, 0.5) n <= 0
# expect: negative_binomial (0, 0.5) n <= 0
# expect: negative_binomial (1, 2) p < 0, p > 1 or p is NaN
# expect: negative_binomial (1, 2) p <= 0, p > 1 or p contains NaNs
# expect: negative_binomial (-1, 0.5) n <= 0
# expect: negative_binomial (-1, 0.5) n <= 0
# expect: noncentral_chisquare (0, 1) df <= 0
# expect: noncentral_chisquare (0, 1) df <= 0
# expect: noncentral_chisquare (1, -1) nonc < 0
# expect: noncentral_chisquare (1, -1) nonc < 0
# expect: noncentral_f (0, 1, 1) dfnum <= 0
# expect: noncentral_f (0, 1, 1) dfnum <= 0
# expect: noncentral_f (1, 0, 1) dfden <= 0
# expect: noncentral_f (1, 0, 1) dfden <= 0
# expect: noncentral_f (1, 1, -1) nonc < 0
# expect: noncentral_f (1, 1, -1) nonc < 0
# expect: normal (0, -1) scale < 0
# expect: normal (0, -1) scale < 0
# expect: pareto (0,) a <= 0
# expect: pareto (0,) a <= 0
# expect: pareto (-1,) a <= 0
# expect: pareto (-1,) a <= 0
# expect: poisson (-1,) lam < 0 or lam is NaN
# expect: poisson (-1,) lam < 0 or lam is NaN
# expect: poisson (1e+20,) lam value too large
# expect: poisson (1e+20,) lam value too large
# expect: poisson (nan,) lam < 0 or lam is NaN
# expect: poisson (nan,) lam < 0 or lam is NaN
# expect: power (0,) a <= 0
# expect: power (0,) a <= 0
# expect: power (-1,) a <= 0
# expect: power (-1,) a <= 0
# expect: rayleigh (-1,) scale < 0
# expect: rayleigh (-1,) scale < 0
# expect: standard_gamma (-1,) shape < 0
# expect: standard_gamma (-1,) shape < 0
# expect: standard_t (0,) df <= 0
# expect: standard_t (0,) df <= 0
# expect: standard_t (-1,) df <= 0
# expect: standard_t (-1,) df <= 0
# expect: triangular (2, 1, 0) left > mode
# expect: triangular (2, 1, 0) left > mode
# expect: triangular (0, 2, 1) mode > right
# expect: triangular (0, 2, 1) mode > right
# expect: triangular (0, 0, 0) left == right
# expect: triangular (0, 0, 0) left == right
# expect: vonmises (0, -1) kappa < 0
# expect: vonmises (0, -1) kappa < 0
# expect: wald (0, 1) mean <= 0
# expect: wald (0, 1) mean <= 0
# expect: wald (1, 0) scale <= 0
# expect: wald (1, 0) scale <= 0
# expect: weibull (-1,) a < 0
# expect: weibull (-1,) a < 0
# expect: zipf (1,) a <= 1 or a is NaN
# expect: zipf (1,) a <= 1 or a is NaN
# expect: zipf (0.5,) a <= 1 or a is NaN
# expect: zipf (0.5,) a <= 1 or a is NaN
# expect: zipf (nan,) a <= 1 or a is NaN
# expect: zipf (nan,) a <= 1 or a is NaN
# expect: multinomial (5, [0.5, 0.6]) drawn
# expect: multinomial (5, [0.5, 0.6]) drawn
# expect: multinomial (-1, [0.5, 0.5]) n < 0
# expect: multinomial (-1, [0.5, 0.5]) n < 0
# expect: multinomial (5, [-0.1, 1.1]) pvals < 0, pvals > 1 or pvals contains NaNs
# expect: multinomial (5, [-0.1, 1.1]) pvals < 0, pvals > 1 or pvals contains NaNs
