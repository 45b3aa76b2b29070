import numpy as np
import warnings
warnings.simplefilter("ignore")


def run(line):
    """Runs the statements of a line, between "; ", and prints the value of the last, or the error."""
    *first, last = line.split("; ")
    try:
        for each in first:
            exec(each, globals())
        try:
            value = eval(last, globals())
        except SyntaxError:
            value = exec(last, globals())
        if value is not None:
            print(repr(value))
    except Exception as e:
        print("!!", type(e).__name__, "|", e)


for line in r"""
np.random.RandomState(11).beta(1,2,4)
np.random.RandomState(11).beta(.5,.5,4)
np.random.RandomState(11).binomial(10,.5,5)
np.random.RandomState(11).binomial(100,.4,5)
np.random.RandomState(11).chisquare(2,4)
np.random.RandomState(11).exponential(2,4)
np.random.RandomState(11).gamma(2,3,4)
np.random.RandomState(11).gamma(.5,1,4)
np.random.RandomState(11).standard_gamma(1,3)
np.random.RandomState(11).geometric(.5,5)
np.random.RandomState(11).geometric(.1,5)
np.random.RandomState(11).gumbel(0,1,4)
np.random.RandomState(11).laplace(0,1,4)
np.random.RandomState(11).logistic(0,1,4)
np.random.RandomState(11).lognormal(0,1,4)
np.random.RandomState(11).poisson(3,5)
np.random.RandomState(11).poisson(50,5)
np.random.RandomState(11).rayleigh(1,4)
np.random.RandomState(11).standard_cauchy(4)
np.random.RandomState(11).standard_exponential(4)
np.random.RandomState(11).standard_t(3,4)
np.random.RandomState(11).triangular(0,1,2,4)
np.random.RandomState(11).vonmises(0,1,4)
np.random.RandomState(11).wald(1,1,4)
np.random.RandomState(11).weibull(2,4)
np.random.RandomState(11).zipf(2,5)
np.random.RandomState(11).pareto(3,4)
np.random.RandomState(11).power(2,4)
np.random.RandomState(11).logseries(.5,5)
np.random.RandomState(11).negative_binomial(2,.5,5)
np.random.RandomState(11).noncentral_chisquare(2,1,4)
np.random.RandomState(11).noncentral_chisquare(.5,1,4)
np.random.RandomState(11).noncentral_f(2,3,1,4)
np.random.RandomState(11).f(2,3,4)
np.random.RandomState(11).multinomial(20,[.2,.3,.5])
np.random.RandomState(11).multinomial(5,[.2,.8],2)
np.random.RandomState(11).dirichlet([1,2,3])
np.random.RandomState(11).dirichlet([1,2,3],2)
np.random.RandomState(11).normal(1,2,4)
np.random.RandomState(11).uniform(-1,1,4)
np.random.RandomState(11).permutation(6)
np.random.RandomState(11).choice(5,4)
np.random.RandomState(11).choice(5,3,False)
np.random.RandomState(11).choice([1,2,3],4,p=[.1,.2,.7])
np.random.RandomState(11).bytes(5)
np.random.RandomState(11).normal([0,10],[1,2])
np.random.RandomState(11).uniform([0,10],[1,20],(2,2))
np.random.RandomState(11).poisson([1,100])
np.random.RandomState(11).binomial([1,10],.5)
np.random.RandomState(11).exponential([1,2])
np.random.RandomState(11).poisson(lam=4.5,size=(2,2))
np.random.RandomState(11).beta(a=2,b=3)
np.random.RandomState(11).multivariate_normal([0,0],[[1,0],[0,1]],3)
np.random.RandomState(11).randint(0,10,6)
np.random.RandomState(11).randint([1,10],[5,20])
np.random.RandomState(11).randint(0,[3,5,10])
np.random.RandomState(11).rand(3)
np.random.RandomState(11).randn(3)
np.random.RandomState(11).random_sample((2,2))
np.random.RandomState(11).tomaxint()
np.random.RandomState(11).randint(2**40,size=3)
np.random.RandomState(11).randint(0,256,5,dtype=np.uint8)
np.random.RandomState(11).choice(['a','b','c'],4)
np.random.RandomState(11).choice(np.array(['x','y']))
np.random.RandomState(11).random_integers(1,6,4)
r=np.random.RandomState(5); x=np.arange(6).reshape(3,2); r.shuffle(x); x
r=np.random.RandomState(5); x=list("abcd"); r.shuffle(x); x
""".strip().splitlines():
    run(line)

# expect: array([0.10874621, 0.30882492, 0.00466035, 0.4437829 ])
# expect: array([9.88463320e-01, 2.89921940e-01, 4.28351664e-01, 6.87223591e-04])
# expect: array([4, 2, 5, 6, 5])
# expect: array([43, 33, 37, 48, 44])
# expect: array([0.39755976, 0.03933477, 1.24432841, 2.58148791])
# expect: array([0.39755976, 0.03933477, 1.24432841, 2.58148791])
# expect: array([15.29703151,  3.97186686,  4.96798235,  3.86142677])
# expect: array([2.14571403e-01, 1.76571069e-01, 1.63349222e-04, 2.48194353e+00])
# expect: array([0.19877988, 0.01966738, 0.62216421])
# expect: array([1, 1, 1, 2, 1])
# expect: array([ 2,  1,  6, 13,  6])
# expect: array([ 1.61555719,  3.92879371,  0.47455122, -0.25521876])
# expect: array([-1.0201541 , -3.24546411, -0.07640918,  0.59759677])
# expect: array([-1.5145214 , -3.9189439 , -0.14739215,  0.96906919])
# expect: array([5.75146578, 0.75120778, 0.615965  , 0.07041714])
# expect: array([1, 4, 4, 4, 1])
# expect: array([42, 49, 48, 64, 55])
# expect: array([0.6305234 , 0.19832994, 1.11549469, 1.60670094])
# expect: array([-6.11541376,  0.18262607,  0.02591933, -1.70141034])
# expect: array([0.19877988, 0.01966738, 0.62216421, 1.29074395])
# expect: array([ 2.27869192, -0.36319998, -0.52934351, -0.204382  ])
# expect: array([0.60044931, 0.19735877, 0.962516  , 1.25829107])
# expect: array([-0.28090029, -1.62302542,  0.01951064,  0.16721711])
# expect: array([0.20599012, 0.75193425, 1.00831902, 1.37476959])
# expect: array([0.44584737, 0.14024045, 0.78877386, 1.13610913])
# expect: array([1, 1, 1, 1, 3])
# expect: array([0.06850445, 0.00657733, 0.23045998, 0.53763879])
# expect: array([0.42458178, 0.13955372, 0.68060159, 0.85143052])
# expect: array([1, 1, 1, 4, 1])
# expect: array([2, 2, 1, 2, 2])
# expect: array([0.69481591, 2.73378896, 5.17859941, 4.98221088])
# expect: array([2.87714269e-07, 1.28797683e+00, 3.80698335e+00, 3.46357131e+00])
# expect: array([75.11711967,  0.93071851, 11.20930554,  2.67937175])
# expect: array([0.26263063, 1.02164781, 0.00918292, 1.71492423])
# expect: array([ 2,  3, 15])
# expect: array([[0, 5],
# expect:        [0, 5]])
# expect: array([0.05074353, 0.41587987, 0.5333766 ])
# expect: array([[0.05074353, 0.41587987, 0.5333766 ],
# expect:        [0.14769975, 0.36812655, 0.4841737 ]])
# expect: array([ 4.49890948,  0.42785401,  0.03086974, -4.30663712])
# expect: array([-0.63946062, -0.96104952, -0.07356295,  0.44986786])
# expect: array([4, 2, 5, 3, 0, 1])
# expect: array([1, 0, 3, 1])
# expect: array([2, 4, 0])
# expect: array([2, 1, 3, 3])
# expect: b"\x99'&.\xbf"
# expect: array([1.74945474, 9.42785401])
# expect: array([[ 0.18026969, 10.19475241],
# expect:        [ 0.46321853, 17.24933929]])
# expect: array([  0, 107])
# expect: array([0, 2])
# expect: array([0.19877988, 0.03933477])
# expect: array([[1, 4],
# expect:        [7, 2]])
# expect: 0.6960849730640363
# expect: array([[ 1.74945474, -0.286073  ],
# expect:        [-0.48456513, -2.65331856],
# expect:        [-0.00828463, -0.31963136]])
# expect: array([9, 0, 1, 7, 1, 7])
# expect: array([ 2, 10])
# expect: array([1, 0, 1])
# expect: array([0.18026969, 0.01947524, 0.46321853])
# expect: array([ 1.74945474, -0.286073  , -0.48456513])
# expect: array([[0.18026969, 0.01947524],
# expect:        [0.46321853, 0.72493393]])
# expect: 1662694456618272607
# expect: array([657423371967, 346452335707, 348726071223])
# expect: array([153,  39,  38,  46, 191], dtype=uint8)
# expect: array(['b', 'a', 'b', 'b'], dtype='<U1')
# expect: 'y'
# expect: array([2, 1, 4, 2])
# expect: array([[0, 1],
# expect:        [2, 3],
# expect:        [4, 5]])
# expect: ['a', 'b', 'c', 'd']
