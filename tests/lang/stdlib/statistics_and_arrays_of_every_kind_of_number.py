import statistics as S, fractions, decimal, array
F=fractions.Fraction; D=decimal.Decimal
def T(f,*a):
    try: r=f(*a)
    except Exception as e: r=type(e).__name__+' '+str(e)
    print(f.__name__,a,'->',repr(r))
for data in ([1,2,3,4],[1.5,2.5],[F(1,3),F(2,3)],[D('1.1'),D('2.2'),D('3.3')],[True,2],[1e308,1e308,-1e308],[1e-320,3e-320],[float('inf'),1],[float('nan'),1.0],[float('inf'),float('-inf')],[0.1]*10,[1,2.5,F(1,2)],['a','b'],[1,'b'],[1],[],[10**400,10**400+2],[D('inf'),D(1)],[1.0,D(2)]):
    for f in (S.mean,S.variance,S.pvariance,S.stdev,S.pstdev,S.fmean,S.median): T(f,data)
T(S.variance,[1,2,3],2); T(S.variance,[1.5,2.5],F(1,2)); T(S.pvariance,[1,2,3,4],0); T(S.stdev,[1,2,3],1.5); T(S.variance,[D(1),D(2)],D('0.5'))
a=array.array('i',[1,2,3]); print(a[0],a[-1],a[True],list(a)); T(a.__getitem__,3); T(a.__getitem__,-4); T(a.__getitem__,1.0); u=array.array('u','aé'); print(list(u),u[1])
a=array.array('i',[1,2,3]); out=[]
for x in a:
    out.append(x)
    if len(out)<6: a.append(x*10)
    if len(out)==2: a[2]=77
print(out)

# expect: mean ([1, 2, 3, 4],) -> 2.5
# expect: variance ([1, 2, 3, 4],) -> 1.6666666666666667
# expect: pvariance ([1, 2, 3, 4],) -> 1.25
# expect: stdev ([1, 2, 3, 4],) -> 1.2909944487358056
# expect: pstdev ([1, 2, 3, 4],) -> 1.118033988749895
# expect: fmean ([1, 2, 3, 4],) -> 2.5
# expect: median ([1, 2, 3, 4],) -> 2.5
# expect: mean ([1.5, 2.5],) -> 2.0
# expect: variance ([1.5, 2.5],) -> 0.5
# expect: pvariance ([1.5, 2.5],) -> 0.25
# expect: stdev ([1.5, 2.5],) -> 0.7071067811865476
# expect: pstdev ([1.5, 2.5],) -> 0.5
# expect: fmean ([1.5, 2.5],) -> 2.0
# expect: median ([1.5, 2.5],) -> 2.0
# expect: mean ([Fraction(1, 3), Fraction(2, 3)],) -> Fraction(1, 2)
# expect: variance ([Fraction(1, 3), Fraction(2, 3)],) -> Fraction(1, 18)
# expect: pvariance ([Fraction(1, 3), Fraction(2, 3)],) -> Fraction(1, 36)
# expect: stdev ([Fraction(1, 3), Fraction(2, 3)],) -> 0.23570226039551584
# expect: pstdev ([Fraction(1, 3), Fraction(2, 3)],) -> 0.16666666666666666
# expect: fmean ([Fraction(1, 3), Fraction(2, 3)],) -> 0.5
# expect: median ([Fraction(1, 3), Fraction(2, 3)],) -> Fraction(1, 2)
# expect: mean ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('2.2')
# expect: variance ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('1.21')
# expect: pvariance ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('0.8066666666666666666666666667')
# expect: stdev ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('1.1')
# expect: pstdev ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('0.8981462390204986360056708274')
# expect: fmean ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> 2.1999999999999997
# expect: median ([Decimal('1.1'), Decimal('2.2'), Decimal('3.3')],) -> Decimal('2.2')
# expect: mean ([True, 2],) -> 1.5
# expect: variance ([True, 2],) -> 0.5
# expect: pvariance ([True, 2],) -> 0.25
# expect: stdev ([True, 2],) -> 0.7071067811865476
# expect: pstdev ([True, 2],) -> 0.5
# expect: fmean ([True, 2],) -> 1.5
# expect: median ([True, 2],) -> 1.5
# expect: mean ([1e+308, 1e+308, -1e+308],) -> 3.333333333333333e+307
# expect: variance ([1e+308, 1e+308, -1e+308],) -> 'OverflowError integer division result too large for a float'
# expect: pvariance ([1e+308, 1e+308, -1e+308],) -> 'OverflowError integer division result too large for a float'
# expect: stdev ([1e+308, 1e+308, -1e+308],) -> 1.1547005383792515e+308
# expect: pstdev ([1e+308, 1e+308, -1e+308],) -> 9.428090415820633e+307
# expect: fmean ([1e+308, 1e+308, -1e+308],) -> 'OverflowError intermediate overflow in fsum'
# expect: median ([1e+308, 1e+308, -1e+308],) -> 1e+308
# expect: mean ([1e-320, 3e-320],) -> 2e-320
# expect: variance ([1e-320, 3e-320],) -> 0.0
# expect: pvariance ([1e-320, 3e-320],) -> 0.0
# expect: stdev ([1e-320, 3e-320],) -> 1.414e-320
# expect: pstdev ([1e-320, 3e-320],) -> 1e-320
# expect: fmean ([1e-320, 3e-320],) -> 2e-320
# expect: median ([1e-320, 3e-320],) -> 2e-320
# expect: mean ([inf, 1],) -> inf
# expect: variance ([inf, 1],) -> inf
# expect: pvariance ([inf, 1],) -> inf
# expect: stdev ([inf, 1],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: pstdev ([inf, 1],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: fmean ([inf, 1],) -> inf
# expect: median ([inf, 1],) -> inf
# expect: mean ([nan, 1.0],) -> nan
# expect: variance ([nan, 1.0],) -> nan
# expect: pvariance ([nan, 1.0],) -> nan
# expect: stdev ([nan, 1.0],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: pstdev ([nan, 1.0],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: fmean ([nan, 1.0],) -> nan
# expect: median ([nan, 1.0],) -> nan
# expect: mean ([inf, -inf],) -> nan
# expect: variance ([inf, -inf],) -> nan
# expect: pvariance ([inf, -inf],) -> nan
# expect: stdev ([inf, -inf],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: pstdev ([inf, -inf],) -> "AttributeError 'float' object has no attribute 'numerator'"
# expect: fmean ([inf, -inf],) -> 'ValueError -inf + inf in fsum'
# expect: median ([inf, -inf],) -> nan
# expect: mean ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.1
# expect: variance ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.0
# expect: pvariance ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.0
# expect: stdev ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.0
# expect: pstdev ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.0
# expect: fmean ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.1
# expect: median ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],) -> 0.1
# expect: mean ([1, 2.5, Fraction(1, 2)],) -> 1.3333333333333333
# expect: variance ([1, 2.5, Fraction(1, 2)],) -> 1.0833333333333333
# expect: pvariance ([1, 2.5, Fraction(1, 2)],) -> 0.7222222222222222
# expect: stdev ([1, 2.5, Fraction(1, 2)],) -> 1.0408329997330663
# expect: pstdev ([1, 2.5, Fraction(1, 2)],) -> 0.8498365855987975
# expect: fmean ([1, 2.5, Fraction(1, 2)],) -> 1.3333333333333333
# expect: median ([1, 2.5, Fraction(1, 2)],) -> 1
# expect: mean (['a', 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: variance (['a', 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: pvariance (['a', 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: stdev (['a', 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: pstdev (['a', 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: fmean (['a', 'b'],) -> 'TypeError must be real number, not str'
# expect: median (['a', 'b'],) -> "TypeError unsupported operand type(s) for /: 'str' and 'int'"
# expect: mean ([1, 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: variance ([1, 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: pvariance ([1, 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: stdev ([1, 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: pstdev ([1, 'b'],) -> "TypeError can't convert type 'str' to numerator/denominator"
# expect: fmean ([1, 'b'],) -> 'TypeError must be real number, not str'
# expect: median ([1, 'b'],) -> "TypeError '<' not supported between instances of 'str' and 'int'"
# expect: mean ([1],) -> 1
# expect: variance ([1],) -> 'StatisticsError variance requires at least two data points'
# expect: pvariance ([1],) -> 0
# expect: stdev ([1],) -> 'StatisticsError stdev requires at least two data points'
# expect: pstdev ([1],) -> 0.0
# expect: fmean ([1],) -> 1.0
# expect: median ([1],) -> 1
# expect: mean ([],) -> 'StatisticsError mean requires at least one data point'
# expect: variance ([],) -> 'StatisticsError variance requires at least two data points'
# expect: pvariance ([],) -> 'StatisticsError pvariance requires at least one data point'
# expect: stdev ([],) -> 'StatisticsError stdev requires at least two data points'
# expect: pstdev ([],) -> 'StatisticsError pstdev requires at least one data point'
# expect: fmean ([],) -> 'StatisticsError fmean requires at least one data point'
# expect: median ([],) -> 'StatisticsError no median for empty data'
# expect: mean ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001
# expect: variance ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 2
# expect: pvariance ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 1
# expect: stdev ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 1.4142135623730951
# expect: pstdev ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 1.0
# expect: fmean ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 'OverflowError int too large to convert to float'
# expect: median ([10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002],) -> 'OverflowError integer division result too large for a float'
# expect: mean ([Decimal('Infinity'), Decimal('1')],) -> Decimal('Infinity')
# expect: variance ([Decimal('Infinity'), Decimal('1')],) -> Decimal('Infinity')
# expect: pvariance ([Decimal('Infinity'), Decimal('1')],) -> Decimal('Infinity')
# expect: stdev ([Decimal('Infinity'), Decimal('1')],) -> "AttributeError 'decimal.Decimal' object has no attribute 'numerator'"
# expect: pstdev ([Decimal('Infinity'), Decimal('1')],) -> "AttributeError 'decimal.Decimal' object has no attribute 'numerator'"
# expect: fmean ([Decimal('Infinity'), Decimal('1')],) -> inf
# expect: median ([Decimal('Infinity'), Decimal('1')],) -> Decimal('Infinity')
# expect: mean ([1.0, Decimal('2')],) -> "TypeError don't know how to coerce float and Decimal"
# expect: variance ([1.0, Decimal('2')],) -> "TypeError don't know how to coerce float and Decimal"
# expect: pvariance ([1.0, Decimal('2')],) -> "TypeError don't know how to coerce float and Decimal"
# expect: stdev ([1.0, Decimal('2')],) -> "TypeError don't know how to coerce float and Decimal"
# expect: pstdev ([1.0, Decimal('2')],) -> "TypeError don't know how to coerce float and Decimal"
# expect: fmean ([1.0, Decimal('2')],) -> 1.5
# expect: median ([1.0, Decimal('2')],) -> "TypeError unsupported operand type(s) for +: 'float' and 'decimal.Decimal'"
# expect: variance ([1, 2, 3], 2) -> 1
# expect: variance ([1.5, 2.5], Fraction(1, 2)) -> 5.0
# expect: pvariance ([1, 2, 3, 4], 0) -> 7.5
# expect: stdev ([1, 2, 3], 1.5) -> 1.1726039399558574
# expect: variance ([Decimal('1'), Decimal('2')], Decimal('0.5')) -> Decimal('2.5')
# expect: 1 3 2 [1, 2, 3]
# expect: __getitem__ (3,) -> 'IndexError array index out of range'
# expect: __getitem__ (-4,) -> 'IndexError array index out of range'
# expect: __getitem__ (1.0,) -> 'TypeError array indices must be integers'
# expect: ['a', 'é'] é
# expect: [1, 2, 77, 10, 20, 770, 100, 200]
