from decimal import *
import decimal,math
from fractions import Fraction
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
D=Decimal
vals=['0','-0','-1.50','123.456','1E+5','3','NaN','-Infinity']
import operator as o
for a in vals:
    t(lambda:D(a)); print(str(D(a)))
    for b in vals:
        for f in (o.add,o.sub,o.mul,o.truediv,o.floordiv,o.mod,o.eq,o.lt): t(lambda:f(D(a),D(b)))
for s in ['abc','1_000',' 2.5 ','.5','5.','','1e','inf','-nan','sNaN','0x1']: t(lambda:D(s))
for x in [1,1.1,0.5,(0,(1,2),-1),True,None,[1],1e300,Fraction(1,2)]: t(lambda:D(x))
for f in [lambda:D('1')/D('3'),lambda:D('2').sqrt(),lambda:D('2')**D('0.5'),lambda:D(2)**10,lambda:D(2)**-2,lambda:D('1.1')**100,lambda:D(2).exp(),lambda:D(10).ln(),lambda:D(1000).log10(),lambda:D(7).log10(),lambda:D('3.14159').quantize(D('0.01')),lambda:D('2.675').quantize(D('0.01'),ROUND_HALF_UP),lambda:D('2.665').quantize(D('.01')),lambda:D('1234.5').quantize(D('1E+2')),lambda:round(D('2.5')),lambda:round(D('2.675'),2),lambda:round(D('1234'),-2),lambda:int(D('-3.7')),lambda:float(D('0.1')),lambda:math.floor(D('-3.2')),lambda:math.ceil(D('3.2')),lambda:D('120').normalize(),lambda:D('1.200').normalize(),lambda:D('3.7').to_integral_value(),lambda:D('1.5').as_tuple(),lambda:D('0.25').as_integer_ratio(),lambda:D('123').adjusted(),lambda:D(1)+1,lambda:1+D(1),lambda:D(1)+1.0,lambda:D('0.5')==0.5,lambda:D('0.1')==0.1,lambda:D('0.5')==Fraction(1,2),lambda:hash(D('0.5'))==hash(0.5),lambda:hash(D(5))==hash(5),lambda:D(1)<1.5,lambda:max(D(1),D(2)),lambda:sum([D('0.1')]*3),lambda:D('0.1')+D('0.2'),lambda:-D('1.5'),lambda:abs(D('-2')),lambda:divmod(D(7),D(2)),lambda:D(-7)//2,lambda:D(-7)%3,lambda:pow(D(3),2,5),lambda:D(5).compare(D(3)),lambda:D(1)/0,lambda:D(0)/0,lambda:D(-1).sqrt(),lambda:D('1').is_nan(),lambda:D('Infinity').is_infinite(),lambda:bool(D(0)),lambda:D('1e400')*D('1e999999'),lambda:D('12345678901234567890123456789012345')+0,lambda:D('1.23E+3').to_eng_string(),lambda:D('x'),lambda:sorted([D(3),D('1.5'),D(2)]),lambda:D('5').max(3),lambda:getcontext().prec,lambda:D(3).fma(2,1),lambda:D('NaN')<1,lambda:D('NaN')==D('NaN'),lambda:D.from_float(0.1),lambda:D('1').foo,lambda:D(1)+'a',lambda:Context(prec=5).divide(D(1),D(3)),lambda:Context(prec=3).create_decimal('1.2345')]: t(f)
for spec in ['','.2f','10.3f',',','.1%','e','.3e','g','+.2f','<10','^10','*>10','010.2f','.0f','E',',.2f','.5','n']:
    for v in ['1234.5678','-0.001','0','1E+10','NaN','1E-8']: t(lambda:format(D(v),spec))
with localcontext() as c:
    c.prec=5; print(D(1)/3, D('123456')+0); c.rounding=ROUND_UP; print(D(1)/3)
getcontext().prec=6; print(D(22)/7)

# expect: Decimal('0')
# expect: 0
# expect: Decimal('0')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: True
# expect: False
# expect: Decimal('0')
# expect: Decimal('0')
# expect: Decimal('-0')
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: True
# expect: False
# expect: Decimal('-1.50')
# expect: Decimal('1.50')
# expect: Decimal('-0.00')
# expect: Decimal('-0E+2')
# expect: Decimal('-0')
# expect: Decimal('0.00')
# expect: False
# expect: False
# expect: Decimal('123.456')
# expect: Decimal('-123.456')
# expect: Decimal('0.000')
# expect: Decimal('0E+3')
# expect: Decimal('0')
# expect: Decimal('0.000')
# expect: False
# expect: True
# expect: Decimal('100000')
# expect: Decimal('-100000')
# expect: Decimal('0E+5')
# expect: Decimal('0.00000')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: False
# expect: True
# expect: Decimal('3')
# expect: Decimal('-3')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: False
# expect: True
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-0E-1000026')
# expect: Decimal('-0')
# expect: Decimal('0')
# expect: False
# expect: False
# expect: Decimal('-0')
# expect: -0
# expect: Decimal('0')
# expect: Decimal('-0')
# expect: Decimal('-0')
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: True
# expect: False
# expect: Decimal('-0')
# expect: Decimal('0')
# expect: Decimal('0')
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: True
# expect: False
# expect: Decimal('-1.50')
# expect: Decimal('1.50')
# expect: Decimal('0.00')
# expect: Decimal('0E+2')
# expect: Decimal('0')
# expect: Decimal('-0.00')
# expect: False
# expect: False
# expect: Decimal('123.456')
# expect: Decimal('-123.456')
# expect: Decimal('-0.000')
# expect: Decimal('-0E+3')
# expect: Decimal('-0')
# expect: Decimal('-0.000')
# expect: False
# expect: True
# expect: Decimal('100000')
# expect: Decimal('-100000')
# expect: Decimal('-0E+5')
# expect: Decimal('-0.00000')
# expect: Decimal('-0')
# expect: Decimal('-0')
# expect: False
# expect: True
# expect: Decimal('3')
# expect: Decimal('-3')
# expect: Decimal('-0')
# expect: Decimal('-0')
# expect: Decimal('-0')
# expect: Decimal('-0')
# expect: False
# expect: True
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('0E-1000026')
# expect: Decimal('0')
# expect: Decimal('-0')
# expect: False
# expect: False
# expect: Decimal('-1.50')
# expect: -1.50
# expect: Decimal('-1.50')
# expect: Decimal('-1.50')
# expect: Decimal('-0.00')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-1.50')
# expect: Decimal('-1.50')
# expect: Decimal('0.00')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-3.00')
# expect: Decimal('0.00')
# expect: Decimal('2.2500')
# expect: Decimal('1')
# expect: Decimal('1')
# expect: Decimal('-0.00')
# expect: True
# expect: False
# expect: Decimal('121.956')
# expect: Decimal('-124.956')
# expect: Decimal('-185.18400')
# expect: Decimal('-0.01215007776049766718506998445')
# expect: Decimal('-0')
# expect: Decimal('-1.500')
# expect: False
# expect: True
# expect: Decimal('99998.50')
# expect: Decimal('-100001.50')
# expect: Decimal('-1.50E+5')
# expect: Decimal('-0.0000150')
# expect: Decimal('-0')
# expect: Decimal('-1.50')
# expect: False
# expect: True
# expect: Decimal('1.50')
# expect: Decimal('-4.50')
# expect: Decimal('-4.50')
# expect: Decimal('-0.50')
# expect: Decimal('-0')
# expect: Decimal('-1.50')
# expect: False
# expect: True
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('0E-1000026')
# expect: Decimal('0')
# expect: Decimal('-1.50')
# expect: False
# expect: False
# expect: Decimal('123.456')
# expect: 123.456
# expect: Decimal('123.456')
# expect: Decimal('123.456')
# expect: Decimal('0.000')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('123.456')
# expect: Decimal('123.456')
# expect: Decimal('-0.000')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('121.956')
# expect: Decimal('124.956')
# expect: Decimal('-185.18400')
# expect: Decimal('-82.304')
# expect: Decimal('-82')
# expect: Decimal('0.456')
# expect: False
# expect: False
# expect: Decimal('246.912')
# expect: Decimal('0.000')
# expect: Decimal('15241.383936')
# expect: Decimal('1')
# expect: Decimal('1')
# expect: Decimal('0.000')
# expect: True
# expect: False
# expect: Decimal('100123.456')
# expect: Decimal('-99876.544')
# expect: Decimal('1.23456E+7')
# expect: Decimal('0.00123456')
# expect: Decimal('0')
# expect: Decimal('123.456')
# expect: False
# expect: True
# expect: Decimal('126.456')
# expect: Decimal('120.456')
# expect: Decimal('370.368')
# expect: Decimal('41.152')
# expect: Decimal('41')
# expect: Decimal('0.456')
# expect: False
# expect: False
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-0E-1000026')
# expect: Decimal('-0')
# expect: Decimal('123.456')
# expect: False
# expect: False
# expect: Decimal('1E+5')
# expect: 1E+5
# expect: Decimal('100000')
# expect: Decimal('100000')
# expect: Decimal('0E+5')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('100000')
# expect: Decimal('100000')
# expect: Decimal('-0E+5')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('99998.50')
# expect: Decimal('100001.50')
# expect: Decimal('-1.50E+5')
# expect: Decimal('-66666.66666666666666666666667')
# expect: Decimal('-66666')
# expect: Decimal('1.00')
# expect: False
# expect: False
# expect: Decimal('100123.456')
# expect: Decimal('99876.544')
# expect: Decimal('1.23456E+7')
# expect: Decimal('810.0051840331778123379989632')
# expect: Decimal('810')
# expect: Decimal('0.640')
# expect: False
# expect: False
# expect: Decimal('2E+5')
# expect: Decimal('0E+5')
# expect: Decimal('1E+10')
# expect: Decimal('1')
# expect: Decimal('1')
# expect: Decimal('0E+5')
# expect: True
# expect: False
# expect: Decimal('100003')
# expect: Decimal('99997')
# expect: Decimal('3E+5')
# expect: Decimal('33333.33333333333333333333333')
# expect: Decimal('33333')
# expect: Decimal('1')
# expect: False
# expect: False
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-0E-1000026')
# expect: Decimal('-0')
# expect: Decimal('1E+5')
# expect: False
# expect: False
# expect: Decimal('3')
# expect: 3
# expect: Decimal('3')
# expect: Decimal('3')
# expect: Decimal('0')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('3')
# expect: Decimal('3')
# expect: Decimal('-0')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: False
# expect: Decimal('1.50')
# expect: Decimal('4.50')
# expect: Decimal('-4.50')
# expect: Decimal('-2')
# expect: Decimal('-2')
# expect: Decimal('0.00')
# expect: False
# expect: False
# expect: Decimal('126.456')
# expect: Decimal('-120.456')
# expect: Decimal('370.368')
# expect: Decimal('0.02430015552099533437013996890')
# expect: Decimal('0')
# expect: Decimal('3.000')
# expect: False
# expect: True
# expect: Decimal('100003')
# expect: Decimal('-99997')
# expect: Decimal('3E+5')
# expect: Decimal('0.00003')
# expect: Decimal('0')
# expect: Decimal('3')
# expect: False
# expect: True
# expect: Decimal('6')
# expect: Decimal('0')
# expect: Decimal('9')
# expect: Decimal('1')
# expect: Decimal('1')
# expect: Decimal('0')
# expect: True
# expect: False
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-0E-1000026')
# expect: Decimal('-0')
# expect: Decimal('3')
# expect: False
# expect: False
# expect: Decimal('NaN')
# expect: NaN
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: -Infinity
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('Infinity')
# expect: Decimal('Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('Infinity')
# expect: Decimal('Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: Decimal('NaN')
# expect: False
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('-Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: Decimal('Infinity')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: True
# expect: False
# expect: InvalidOperation | [<class 'decimal.ConversionSyntax'>]
# expect: Decimal('1000')
# expect: Decimal('2.5')
# expect: Decimal('0.5')
# expect: Decimal('5')
# expect: InvalidOperation | [<class 'decimal.ConversionSyntax'>]
# expect: InvalidOperation | [<class 'decimal.ConversionSyntax'>]
# expect: Decimal('Infinity')
# expect: Decimal('-NaN')
# expect: Decimal('sNaN')
# expect: InvalidOperation | [<class 'decimal.ConversionSyntax'>]
# expect: Decimal('1')
# expect: Decimal('1.100000000000000088817841970012523233890533447265625')
# expect: Decimal('0.5')
# expect: Decimal('1.2')
# expect: Decimal('1')
# expect: TypeError | conversion from NoneType to Decimal is not supported
# expect: ValueError | argument must be a sequence of length 3
# expect: Decimal('1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160')
# expect: TypeError | conversion from Fraction to Decimal is not supported
# expect: Decimal('0.3333333333333333333333333333')
# expect: Decimal('1.414213562373095048801688724')
# expect: Decimal('1.414213562373095048801688724')
# expect: Decimal('1024')
# expect: Decimal('0.25')
# expect: Decimal('13780.61233982227018411833717')
# expect: Decimal('7.389056098930650227230427461')
# expect: Decimal('2.302585092994045684017991455')
# expect: Decimal('3')
# expect: Decimal('0.8450980400142568307122162586')
# expect: Decimal('3.14')
# expect: Decimal('2.68')
# expect: Decimal('2.66')
# expect: Decimal('1.2E+3')
# expect: 2
# expect: Decimal('2.68')
# expect: Decimal('1.2E+3')
# expect: -3
# expect: 0.1
# expect: -4
# expect: 4
# expect: Decimal('1.2E+2')
# expect: Decimal('1.2')
# expect: Decimal('4')
# expect: DecimalTuple(sign=0, digits=(1, 5), exponent=-1)
# expect: (1, 4)
# expect: 2
# expect: Decimal('2')
# expect: Decimal('2')
# expect: TypeError | unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
# expect: True
# expect: False
# expect: True
# expect: True
# expect: True
# expect: True
# expect: Decimal('2')
# expect: Decimal('0.3')
# expect: Decimal('0.3')
# expect: Decimal('-1.5')
# expect: Decimal('2')
# expect: (Decimal('3'), Decimal('1'))
# expect: Decimal('-3')
# expect: Decimal('-1')
# expect: Decimal('4')
# expect: Decimal('1')
# expect: DivisionByZero | [<class 'decimal.DivisionByZero'>]
# expect: InvalidOperation | [<class 'decimal.DivisionUndefined'>]
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: True
# expect: False
# expect: Overflow | [<class 'decimal.Overflow'>]
# expect: Decimal('1.234567890123456789012345679E+34')
# expect: '1.23E+3'
# expect: InvalidOperation | [<class 'decimal.ConversionSyntax'>]
# expect: [Decimal('1.5'), Decimal('2'), Decimal('3')]
# expect: Decimal('5')
# expect: 28
# expect: Decimal('7')
# expect: InvalidOperation | [<class 'decimal.InvalidOperation'>]
# expect: False
# expect: Decimal('0.1000000000000000055511151231257827021181583404541015625')
# expect: AttributeError | 'decimal.Decimal' object has no attribute 'foo'
# expect: TypeError | unsupported operand type(s) for +: 'decimal.Decimal' and 'str'
# expect: Decimal('0.33333')
# expect: Decimal('1.23')
# expect: '1234.5678'
# expect: '-0.001'
# expect: '0'
# expect: '1E+10'
# expect: 'NaN'
# expect: '1E-8'
# expect: '1234.57'
# expect: '-0.00'
# expect: '0.00'
# expect: '10000000000.00'
# expect: 'NaN'
# expect: '0.00'
# expect: '  1234.568'
# expect: '    -0.001'
# expect: '     0.000'
# expect: '10000000000.000'
# expect: '       NaN'
# expect: '     0.000'
# expect: '1,234.5678'
# expect: '-0.001'
# expect: '0'
# expect: '1E+10'
# expect: 'NaN'
# expect: '1E-8'
# expect: '123456.8%'
# expect: '-0.1%'
# expect: '0.0%'
# expect: '1000000000000.0%'
# expect: 'NaN%'
# expect: '0.0%'
# expect: '1.2345678e+3'
# expect: '-1e-3'
# expect: '0e+0'
# expect: '1e+10'
# expect: 'NaN'
# expect: '1e-8'
# expect: '1.235e+3'
# expect: '-1.000e-3'
# expect: '0.000e+3'
# expect: '1.000e+10'
# expect: 'NaN'
# expect: '1.000e-8'
# expect: '1234.5678'
# expect: '-0.001'
# expect: '0'
# expect: '1e+10'
# expect: 'NaN'
# expect: '1e-8'
# expect: '+1234.57'
# expect: '-0.00'
# expect: '+0.00'
# expect: '+10000000000.00'
# expect: '+NaN'
# expect: '+0.00'
# expect: '1234.5678 '
# expect: '-0.001    '
# expect: '0         '
# expect: '1E+10     '
# expect: 'NaN       '
# expect: '1E-8      '
# expect: '1234.5678 '
# expect: '  -0.001  '
# expect: '    0     '
# expect: '  1E+10   '
# expect: '   NaN    '
# expect: '   1E-8   '
# expect: '*1234.5678'
# expect: '****-0.001'
# expect: '*********0'
# expect: '*****1E+10'
# expect: '*******NaN'
# expect: '******1E-8'
# expect: '0001234.57'
# expect: '-000000.00'
# expect: '0000000.00'
# expect: '10000000000.00'
# expect: '       NaN'
# expect: '0000000.00'
# expect: '1235'
# expect: '-0'
# expect: '0'
# expect: '10000000000'
# expect: 'NaN'
# expect: '0'
# expect: '1.2345678E+3'
# expect: '-1E-3'
# expect: '0E+0'
# expect: '1E+10'
# expect: 'NaN'
# expect: '1E-8'
# expect: '1,234.57'
# expect: '-0.00'
# expect: '0.00'
# expect: '10,000,000,000.00'
# expect: 'NaN'
# expect: '0.00'
# expect: '1234.6'
# expect: '-0.001'
# expect: '0'
# expect: '1E+10'
# expect: 'NaN'
# expect: '1E-8'
# expect: '1234.5678'
# expect: '-0.001'
# expect: '0'
# expect: '1e+10'
# expect: 'NaN'
# expect: '1e-8'
# expect: 0.33333 1.2346E+5
# expect: 0.33334
# expect: 3.14286
