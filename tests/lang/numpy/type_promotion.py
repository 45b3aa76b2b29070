import numpy as np

f32 = np.ones(1, np.float32); i32 = np.ones(1, np.int32); f64 = np.ones(1); i64 = np.ones(1, np.int64); b = np.array([True]); f16 = np.ones(1, np.float16); u8 = np.ones(1, np.uint8); i8 = np.ones(1, np.int8)
for x in (f32, i32, i64, b, f16, u8):
    print([(x + y).dtype.name for y in (f32, i32, f64, i64, b, f16, u8, i8)], (x / x).dtype, (x * 2).dtype, (x * 2.5).dtype)

# expect: ['float32', 'float64', 'float64', 'float64', 'float32', 'float32', 'float32', 'float32'] float32 float32 float32
# expect: ['float64', 'int32', 'float64', 'int64', 'int32', 'float64', 'int32', 'int32'] float64 int32 float64
# expect: ['float64', 'int64', 'float64', 'int64', 'int64', 'float64', 'int64', 'int64'] float64 int64 float64
# expect: ['float32', 'int32', 'float64', 'int64', 'bool', 'float16', 'uint8', 'int8'] float64 int64 float64
# expect: ['float32', 'float64', 'float64', 'float64', 'float16', 'float16', 'float16', 'float16'] float16 float16 float16
# expect: ['float32', 'int32', 'float64', 'int64', 'uint8', 'float16', 'uint8', 'int16'] float64 uint8 float64
