import mindspore as ms
from mindspore import Tensor

for v in (1.5, 2.0, 0.1, 1 / 3, 1e20, 1.23456789e-8, 123456789.0, 100000.5, 1e6, -0.0, float("nan"), float("inf"), float("-inf")):
    print(Tensor(v), repr(Tensor(v)), Tensor(v, ms.float64), repr(Tensor(v, ms.float64)), Tensor(v, ms.float16), repr(Tensor(v, ms.float16)))
print(Tensor(7), repr(Tensor(7)), Tensor(-3, ms.int8), Tensor(True), repr(Tensor(True)), Tensor(200, ms.uint8), repr(Tensor(200, ms.uint8)))

# expect: 1.5 Tensor(shape=[], dtype=Float32, value= 1.5) 1.5 Tensor(shape=[], dtype=Float64, value= 1.5) 1.5 Tensor(shape=[], dtype=Float16, value= 1.5)
# expect: 2.0 Tensor(shape=[], dtype=Float32, value= 2) 2.0 Tensor(shape=[], dtype=Float64, value= 2) 2.0 Tensor(shape=[], dtype=Float16, value= 2)
# expect: 0.1 Tensor(shape=[], dtype=Float32, value= 0.1) 0.1 Tensor(shape=[], dtype=Float64, value= 0.1) 0.1 Tensor(shape=[], dtype=Float16, value= 0.0999756)
# expect: 0.33333334 Tensor(shape=[], dtype=Float32, value= 0.333333) 0.3333333333333333 Tensor(shape=[], dtype=Float64, value= 0.333333) 0.3333 Tensor(shape=[], dtype=Float16, value= 0.333252)
# expect: 1e+20 Tensor(shape=[], dtype=Float32, value= 1e+20) 1e+20 Tensor(shape=[], dtype=Float64, value= 1e+20) inf Tensor(shape=[], dtype=Float16, value= inf)
# expect: 1.2345679e-08 Tensor(shape=[], dtype=Float32, value= 1.23457e-08) 1.23456789e-08 Tensor(shape=[], dtype=Float64, value= 1.23457e-08) 0.0 Tensor(shape=[], dtype=Float16, value= 0)
# expect: 123456790.0 Tensor(shape=[], dtype=Float32, value= 1.23457e+08) 123456789.0 Tensor(shape=[], dtype=Float64, value= 1.23457e+08) inf Tensor(shape=[], dtype=Float16, value= inf)
# expect: 100000.5 Tensor(shape=[], dtype=Float32, value= 100000) 100000.5 Tensor(shape=[], dtype=Float64, value= 100000) inf Tensor(shape=[], dtype=Float16, value= inf)
# expect: 1000000.0 Tensor(shape=[], dtype=Float32, value= 1e+06) 1000000.0 Tensor(shape=[], dtype=Float64, value= 1e+06) inf Tensor(shape=[], dtype=Float16, value= inf)
# expect: -0.0 Tensor(shape=[], dtype=Float32, value= -0) -0.0 Tensor(shape=[], dtype=Float64, value= -0) -0.0 Tensor(shape=[], dtype=Float16, value= -0)
# expect: nan Tensor(shape=[], dtype=Float32, value= nan) nan Tensor(shape=[], dtype=Float64, value= nan) nan Tensor(shape=[], dtype=Float16, value= nan)
# expect: inf Tensor(shape=[], dtype=Float32, value= inf) inf Tensor(shape=[], dtype=Float64, value= inf) inf Tensor(shape=[], dtype=Float16, value= inf)
# expect: -inf Tensor(shape=[], dtype=Float32, value= -inf) -inf Tensor(shape=[], dtype=Float64, value= -inf) -inf Tensor(shape=[], dtype=Float16, value= -inf)
# expect: 7 Tensor(shape=[], dtype=Int64, value= 7) -3 True Tensor(shape=[], dtype=Bool, value= True) 200 Tensor(shape=[], dtype=UInt8, value= 200)
