"""cmath at the borders: infinities, NaNs, signs of zeros, and numbers whose squares are none."""
import cmath
from math import inf, nan

V = [0.0, -0.0, 2.0, -2.0, inf, -inf, nan]
for name in "sqrt exp log log10 sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh".split():
    line = []
    for x in V:
        for y in V:
            try:
                made = getattr(cmath, name)(complex(x, y))
                line.append(f"{made.real:.6g},{made.imag:.6g}")
            except (ValueError, OverflowError) as error:
                line.append(type(error).__name__[:5])
    print(name, *line)
for r in V:
    line = []
    for phi in V:
        try:
            made = cmath.rect(r, phi)
            line.append(f"{made.real:.6g},{made.imag:.6g}")
        except ValueError:
            line.append("Value")
    print("rect", r, *line)
for z in (1e300 + 1e300j, 1.7e308 - 1.7e308j, 1e-320 + 1e-320j, 711 + 1j, 1e155 - 1e154j, 1 + 1e-200j):
    line = []
    for name in "sqrt log acos asinh atanh cosh tanh polar".split():
        try:
            made = getattr(cmath, name)(z)
            line.append("%.6g,%.6g" % (made if name == "polar" else (made.real, made.imag)))
        except (ValueError, OverflowError) as error:
            line.append(f"{type(error).__name__}: {error}")
    print(z, *line)
for bad in ("1", None, b"1"):
    try:
        cmath.sqrt(bad)
    except TypeError as error:
        print(error)
# expect: sqrt 0,0 0,-0 1,1 1,-1 inf,inf inf,-inf nan,nan 0,0 0,-0 1,1 1,-1 inf,inf inf,-inf nan,nan 1.41421,0 1.41421,-0 1.55377,0.643594 1.55377,-0.643594 inf,inf inf,-inf nan,nan 0,1.41421 0,-1.41421 0.643594,1.55377 0.643594,-1.55377 inf,inf inf,-inf nan,nan inf,0 inf,-0 inf,0 inf,-0 inf,inf inf,-inf inf,nan 0,inf 0,-inf 0,inf 0,-inf inf,inf inf,-inf nan,inf nan,nan nan,nan nan,nan nan,nan inf,inf inf,-inf nan,nan
# expect: exp 1,0 1,-0 -0.416147,0.909297 -0.416147,-0.909297 Value Value nan,nan 1,0 1,-0 -0.416147,0.909297 -0.416147,-0.909297 Value Value nan,nan 7.38906,0 7.38906,-0 -3.07493,6.71885 -3.07493,-6.71885 Value Value nan,nan 0.135335,0 0.135335,-0 -0.0563193,0.12306 -0.0563193,-0.12306 Value Value nan,nan inf,0 inf,-0 -inf,inf -inf,-inf Value Value inf,nan 0,0 0,-0 -0,0 -0,-0 0,0 0,0 0,0 nan,0 nan,-0 nan,nan nan,nan nan,nan nan,nan nan,nan
# expect: log Value Value 0.693147,1.5708 0.693147,-1.5708 inf,1.5708 inf,-1.5708 nan,nan Value Value 0.693147,1.5708 0.693147,-1.5708 inf,1.5708 inf,-1.5708 nan,nan 0.693147,0 0.693147,-0 1.03972,0.785398 1.03972,-0.785398 inf,1.5708 inf,-1.5708 nan,nan 0.693147,3.14159 0.693147,-3.14159 1.03972,2.35619 1.03972,-2.35619 inf,1.5708 inf,-1.5708 nan,nan inf,0 inf,-0 inf,0 inf,-0 inf,0.785398 inf,-0.785398 inf,nan inf,3.14159 inf,-3.14159 inf,3.14159 inf,-3.14159 inf,2.35619 inf,-2.35619 inf,nan nan,nan nan,nan nan,nan nan,nan inf,nan inf,nan nan,nan
# expect: log10 Value Value 0.30103,0.682188 0.30103,-0.682188 inf,0.682188 inf,-0.682188 nan,nan Value Value 0.30103,0.682188 0.30103,-0.682188 inf,0.682188 inf,-0.682188 nan,nan 0.30103,0 0.30103,-0 0.451545,0.341094 0.451545,-0.341094 inf,0.682188 inf,-0.682188 nan,nan 0.30103,1.36438 0.30103,-1.36438 0.451545,1.02328 0.451545,-1.02328 inf,0.682188 inf,-0.682188 nan,nan inf,0 inf,-0 inf,0 inf,-0 inf,0.341094 inf,-0.341094 inf,nan inf,1.36438 inf,-1.36438 inf,1.36438 inf,-1.36438 inf,1.02328 inf,-1.02328 inf,nan nan,nan nan,nan nan,nan nan,nan inf,nan inf,nan nan,nan
# expect: sin 0,0 0,-0 0,3.62686 0,-3.62686 0,inf 0,-inf 0,nan -0,0 -0,-0 -0,3.62686 -0,-3.62686 -0,inf -0,-inf -0,nan 0.909297,-0 0.909297,0 3.42095,-1.50931 3.42095,1.50931 inf,-inf inf,inf nan,nan -0.909297,-0 -0.909297,0 -3.42095,-1.50931 -3.42095,1.50931 -inf,-inf -inf,inf nan,nan Value Value Value Value Value Value nan,nan Value Value Value Value Value Value nan,nan nan,-0 nan,-0 nan,nan nan,nan nan,-inf nan,-inf nan,nan
# expect: cos 1,-0 1,0 3.7622,-0 3.7622,0 inf,-0 inf,0 nan,0 1,0 1,-0 3.7622,0 3.7622,-0 inf,0 inf,-0 nan,0 -0.416147,-0 -0.416147,0 -1.56563,-3.29789 -1.56563,3.29789 -inf,-inf -inf,inf nan,nan -0.416147,0 -0.416147,-0 -1.56563,3.29789 -1.56563,-3.29789 -inf,inf -inf,-inf nan,nan Value Value Value Value Value Value nan,nan Value Value Value Value Value Value nan,nan nan,0 nan,0 nan,nan nan,nan inf,nan inf,nan nan,nan
# expect: tan 0,0 0,-0 0,0.964028 0,-0.964028 0,1 0,-1 0,nan -0,0 -0,-0 -0,0.964028 -0,-0.964028 -0,1 -0,-1 -0,nan -2.18504,0 -2.18504,-0 -0.028393,1.02384 -0.028393,-1.02384 -0,1 -0,-1 nan,nan 2.18504,0 2.18504,-0 0.028393,1.02384 0.028393,-1.02384 0,1 0,-1 nan,nan Value Value Value Value 0,1 0,-1 nan,nan Value Value Value Value 0,1 0,-1 nan,nan nan,nan nan,nan nan,nan nan,nan 0,1 0,-1 nan,nan
# expect: sinh 0,0 0,-0 -0,0.909297 -0,-0.909297 Value Value 0,nan -0,0 -0,-0 0,0.909297 0,-0.909297 Value Value 0,nan 3.62686,0 3.62686,-0 -1.50931,3.42095 -1.50931,-3.42095 Value Value nan,nan -3.62686,0 -3.62686,-0 1.50931,3.42095 1.50931,-3.42095 Value Value nan,nan inf,0 inf,-0 -inf,inf -inf,-inf Value Value inf,nan -inf,0 -inf,-0 inf,inf inf,-inf Value Value inf,nan nan,0 nan,-0 nan,nan nan,nan nan,nan nan,nan nan,nan
# expect: cosh 1,0 1,-0 -0.416147,0 -0.416147,-0 Value Value nan,0 1,-0 1,0 -0.416147,-0 -0.416147,0 Value Value nan,0 3.7622,0 3.7622,-0 -1.56563,3.29789 -1.56563,-3.29789 Value Value nan,nan 3.7622,-0 3.7622,0 -1.56563,-3.29789 -1.56563,3.29789 Value Value nan,nan inf,0 inf,-0 -inf,inf -inf,-inf Value Value inf,nan inf,-0 inf,0 -inf,-inf -inf,inf Value Value inf,nan nan,0 nan,0 nan,nan nan,nan nan,nan nan,nan nan,nan
# expect: tanh 0,0 0,-0 0,-2.18504 0,2.18504 Value Value nan,nan -0,0 -0,-0 -0,-2.18504 -0,2.18504 Value Value nan,nan 0.964028,0 0.964028,-0 1.02384,-0.028393 1.02384,0.028393 Value Value nan,nan -0.964028,0 -0.964028,-0 -1.02384,-0.028393 -1.02384,0.028393 Value Value nan,nan 1,0 1,-0 1,-0 1,0 1,0 1,0 1,0 -1,0 -1,-0 -1,-0 -1,0 -1,0 -1,0 -1,0 nan,0 nan,-0 nan,nan nan,nan nan,nan nan,nan nan,nan
# expect: asin 0,0 0,-0 0,1.44364 0,-1.44364 0,inf 0,-inf 0,nan -0,0 -0,-0 -0,1.44364 -0,-1.44364 -0,inf -0,-inf -0,nan 1.5708,1.31696 1.5708,-1.31696 0.754249,1.73432 0.754249,-1.73432 0,inf 0,-inf nan,nan -1.5708,1.31696 -1.5708,-1.31696 -0.754249,1.73432 -0.754249,-1.73432 -0,inf -0,-inf nan,nan 1.5708,inf 1.5708,-inf 1.5708,inf 1.5708,-inf 0.785398,inf 0.785398,-inf nan,-inf -1.5708,inf -1.5708,-inf -1.5708,inf -1.5708,-inf -0.785398,inf -0.785398,-inf nan,-inf nan,nan nan,nan nan,nan nan,nan nan,inf nan,-inf nan,nan
# expect: acos 1.5708,-0 1.5708,0 1.5708,-1.44364 1.5708,1.44364 1.5708,-inf 1.5708,inf 1.5708,nan 1.5708,-0 1.5708,0 1.5708,-1.44364 1.5708,1.44364 1.5708,-inf 1.5708,inf 1.5708,nan 0,-1.31696 0,1.31696 0.816547,-1.73432 0.816547,1.73432 1.5708,-inf 1.5708,inf nan,nan 3.14159,-1.31696 3.14159,1.31696 2.32505,-1.73432 2.32505,1.73432 1.5708,-inf 1.5708,inf nan,nan 0,-inf 0,inf 0,-inf 0,inf 0.785398,-inf 0.785398,inf nan,inf 3.14159,-inf 3.14159,inf 3.14159,-inf 3.14159,inf 2.35619,-inf 2.35619,inf nan,inf nan,nan nan,nan nan,nan nan,nan nan,-inf nan,inf nan,nan
# expect: atan 0,0 0,-0 1.5708,0.549306 1.5708,-0.549306 1.5708,0 1.5708,-0 nan,nan -0,0 -0,-0 -1.5708,0.549306 -1.5708,-0.549306 -1.5708,0 -1.5708,-0 nan,nan 1.10715,0 1.10715,-0 1.31122,0.238878 1.31122,-0.238878 1.5708,0 1.5708,-0 nan,nan -1.10715,0 -1.10715,-0 -1.31122,0.238878 -1.31122,-0.238878 -1.5708,0 -1.5708,-0 nan,nan 1.5708,0 1.5708,-0 1.5708,0 1.5708,-0 1.5708,0 1.5708,-0 1.5708,-0 -1.5708,0 -1.5708,-0 -1.5708,0 -1.5708,-0 -1.5708,0 -1.5708,-0 -1.5708,-0 nan,0 nan,-0 nan,nan nan,nan nan,0 nan,-0 nan,nan
# expect: asinh 0,0 0,-0 1.31696,1.5708 1.31696,-1.5708 inf,1.5708 inf,-1.5708 nan,nan -0,0 -0,-0 -1.31696,1.5708 -1.31696,-1.5708 -inf,1.5708 -inf,-1.5708 nan,nan 1.44364,0 1.44364,-0 1.73432,0.754249 1.73432,-0.754249 inf,1.5708 inf,-1.5708 nan,nan -1.44364,0 -1.44364,-0 -1.73432,0.754249 -1.73432,-0.754249 -inf,1.5708 -inf,-1.5708 nan,nan inf,0 inf,-0 inf,0 inf,-0 inf,0.785398 inf,-0.785398 inf,nan -inf,0 -inf,-0 -inf,0 -inf,-0 -inf,0.785398 -inf,-0.785398 -inf,nan nan,0 nan,-0 nan,nan nan,nan inf,nan inf,nan nan,nan
# expect: acosh 0,1.5708 0,-1.5708 1.44364,1.5708 1.44364,-1.5708 inf,1.5708 inf,-1.5708 nan,nan 0,1.5708 0,-1.5708 1.44364,1.5708 1.44364,-1.5708 inf,1.5708 inf,-1.5708 nan,nan 1.31696,0 1.31696,-0 1.73432,0.816547 1.73432,-0.816547 inf,1.5708 inf,-1.5708 nan,nan 1.31696,3.14159 1.31696,-3.14159 1.73432,2.32505 1.73432,-2.32505 inf,1.5708 inf,-1.5708 nan,nan inf,0 inf,-0 inf,0 inf,-0 inf,0.785398 inf,-0.785398 inf,nan inf,3.14159 inf,-3.14159 inf,3.14159 inf,-3.14159 inf,2.35619 inf,-2.35619 inf,nan nan,nan nan,nan nan,nan nan,nan inf,nan inf,nan nan,nan
# expect: atanh 0,0 0,-0 0,1.10715 0,-1.10715 0,1.5708 0,-1.5708 0,nan -0,0 -0,-0 -0,1.10715 -0,-1.10715 -0,1.5708 -0,-1.5708 -0,nan 0.549306,1.5708 0.549306,-1.5708 0.238878,1.31122 0.238878,-1.31122 0,1.5708 0,-1.5708 nan,nan -0.549306,1.5708 -0.549306,-1.5708 -0.238878,1.31122 -0.238878,-1.31122 -0,1.5708 -0,-1.5708 nan,nan 0,1.5708 0,-1.5708 0,1.5708 0,-1.5708 0,1.5708 0,-1.5708 0,nan -0,1.5708 -0,-1.5708 -0,1.5708 -0,-1.5708 -0,1.5708 -0,-1.5708 -0,nan nan,nan nan,nan nan,nan nan,nan 0,1.5708 0,-1.5708 nan,nan
# expect: rect 0.0 0,0 0,-0 -0,0 -0,-0 0,0 0,0 0,0
# expect: rect -0.0 -0,-0 -0,0 0,-0 0,0 0,0 0,0 0,0
# expect: rect 2.0 2,0 2,-0 -0.832294,1.81859 -0.832294,-1.81859 Value Value nan,nan
# expect: rect -2.0 -2,-0 -2,0 0.832294,-1.81859 0.832294,1.81859 Value Value nan,nan
# expect: rect inf inf,0 inf,-0 -inf,inf -inf,-inf Value Value inf,nan
# expect: rect -inf -inf,-0 -inf,0 inf,-inf inf,inf Value Value inf,nan
# expect: rect nan nan,0 nan,0 nan,nan nan,nan nan,nan nan,nan nan,nan
# expect: (1e+300+1e+300j) 1.09868e+150,4.5509e+149 691.122,0.785398 0.785398,-691.815 691.815,0.785398 5e-301,1.5708 OverflowError: math range error 1,0 1.41421e+300,0.785398
# expect: (1.7e+308-1.7e+308j) 1.43251e+154,-5.93365e+153 710.073,-0.785398 0.785398,710.767 710.767,-0.785398 2.94118e-309,-1.5708 OverflowError: math range error 1,0 OverflowError: math range error
# expect: (1e-320+1e-320j) 1.09868e-160,4.55087e-161 -736.481,0.785398 1.5708,-9.99989e-321 9.99989e-321,9.99989e-321 9.99989e-321,9.99989e-321 1,0 9.99989e-321,9.99989e-321 1.41402e-320,0.785398
# expect: (711+1j) 26.6646,0.0187515 6.56667,0.00140647 0.00140647,-7.25982 7.25982,0.00140647 0.00140647,1.57079 OverflowError: math range error 1,0 711.001,0.00140647
# expect: (1e+155-1e+154j) 3.16622e+77,-1.57917e+76 356.906,-0.0996687 0.0996687,357.599 357.599,-0.0996687 9.90099e-156,-1.5708 OverflowError: math range error 1,0 1.00499e+155,-0.0996687
# expect: (1+1e-200j) 1,5e-201 0,1e-200 1e-100,-1e-100 0.881374,7.07107e-201 230.605,0.785398 1.54308,1.1752e-200 0.761594,4.19974e-201 1,1e-200
# expect: must be real number, not str
# expect: must be real number, not NoneType
# expect: must be real number, not bytes
