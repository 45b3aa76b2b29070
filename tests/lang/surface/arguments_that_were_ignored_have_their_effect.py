import numpy as np
import mindspore as ms
import mindspore.numpy as mnp
import mindspore.scipy as msc
from mindspore import Parameter, Tensor, ops


def floats(*values):
    return Tensor(np.array(values, np.float32))


def show(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, str(error).strip().splitlines()[0])


x = floats(1.0, 2.0, 4.0)
show(lambda: x.scatter(0, Tensor([0, 2]), floats(5.0, 6.0), reduce="add"))
for p, epsilon in (2, 3.0), (2, 14.5), (1, 2.0), (0, 9.0):
    show(lambda: ops.LpNorm([0], p, False, epsilon)(floats(1.0, 0.0)))
show(lambda: ops.Median(False, 0, False, True)(Tensor([[1.0, float("nan")], [3.0, 2.0], [0.0, 5.0]])))
show(lambda: ops.Median(True, 0, False, True)(Tensor([1.0, float("nan"), 0.0])))
show(lambda: ops.Median(3))
show(lambda: ops.ResizeNearestNeighbor((2, 2), True, True)(Tensor(np.ones((1, 1, 4, 4), np.float32))))
show(lambda: (ops.Multinomial(0, 0, ms.int64)(floats(0.0, 1.0), 3).dtype, ops.Multinomial()(floats(0.0, 1.0), 3).dtype))
volume, kernel = Tensor(np.arange(8).reshape(1, 1, 2, 2, 2).astype(np.float32)), Tensor(np.ones((1, 1, 2, 2, 2), np.float32))
for options in (dict(pad_mode="same"), dict(pad_mode="same", stride=2), dict(pad_mode="pad", padding=1), dict(pad_mode="valid", padding=1),
                dict(pad_mode="zz"), dict(pad_mode="same", padding=1)):
    show(lambda: ops.conv3d_transpose(volume, kernel, **options).asnumpy().tolist())
show(lambda: ops.lrn(volume[0], norm_region="z"))
show(lambda: ops.pinv(Tensor(np.array([[2.0, 5.0], [1.0, 3.0]])), hermitian=True))
show(lambda: mnp.pad(Tensor(np.arange(6).reshape(2, 3).astype(np.float32)), ((1, 1), (3, 4)), mode="reflect", reflect_type="odd"))
show(lambda: mnp.pad(x, (5, 7), mode="reflect", reflect_type="odd"))
show(lambda: mnp.pad(x, (5, 7), mode="symmetric", reflect_type="odd"))
show(lambda: mnp.pad(Tensor([1, 2, 4]), 2, mode="reflect", reflect_type="odd"))
show(lambda: mnp.gradient(x, edge_order=2))
show(lambda: (mnp.nanmin(x, dtype=ms.int32), mnp.nanmax(x, dtype=ms.float64).dtype, mnp.divmod(x, x, dtype=ms.int32)))
show(lambda: (mnp.cov(x, dtype=ms.float64).dtype, mnp.corrcoef(Tensor(np.array([[1.0, 2.0], [3.0, 1.0]], np.float32)), dtype=ms.float16).dtype))
show(lambda: mnp.histogram_bin_edges(x, 2, weights=floats(1.0, 2.0)))
show(lambda: msc.optimize.minimize(lambda v: ((v - 1) ** 2).sum(), floats(0.0, 0.0), method="BFGS", jac=lambda v: v * 0, options=dict(maxiter=5)).x)
show(lambda: msc.optimize.minimize(lambda v: ((v - 1) ** 2).sum(), floats(0.0, 0.0), method="BFGS", jac=3).x)
eye, ones = Tensor(np.eye(2)), Tensor(np.ones(2))
for function, args, names in ((msc.linalg.eigh, (eye,), "check_finite overwrite_a overwrite_b turbo"), (msc.linalg.lu, (eye,), "check_finite"),
                              (msc.linalg.det, (eye,), "check_finite"), (msc.linalg.cho_solve, ((eye, False), ones), "overwrite_b"),
                              (msc.linalg.lu_solve, (msc.linalg.lu_factor(eye), ones), "overwrite_b")):
    for name in names.split():
        show(lambda: function(*args, **{name: 3}))
for name in ("get_rank", "get_group_size", "get_local_rank", "get_local_rank_size"):
    show(lambda: getattr(ms.communication, name)(3))
for device in ("zz", "Ascend", 3):
    show(lambda: Tensor([1.0], device=device))
    show(lambda: Parameter(x, device=device))
for device in ("zz", 3):
    show(lambda: ms.mint.empty((2,), device=device))
    show(lambda: ms.mint.empty_like(x, device=device))
    show(lambda: x.new_empty((2,), device=device))
# expect: [ 6.  2. 10.]
# expect: 3.0
# expect: 14.5
# expect: 2.0
# expect: 1.0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Int64, value= [0, 1]))
# expect: (Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[], dtype=Int64, value= 0))
# expect: TypeError For 'Median', the type of 'global_median' should be 'bool', but got type 'int'.
# expect: ValueError For ResizeNearestNeighbor, the half_pixel_centers must be false when align_corners is true, but half_pixel_centers got True.
# expect: (mindspore.int64, mindspore.int32)
# expect: [[[[[0.0, 1.0], [2.0, 6.0]], [[4.0, 10.0], [12.0, 28.0]]]]]
# expect: [[[[[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0], [2.0, 2.0, 3.0, 3.0], [2.0, 2.0, 3.0, 3.0]], [[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0], [2.0, 2.0, 3.0, 3.0], [2.0, 2.0, 3.0, 3.0]], [[4.0, 4.0, 5.0, 5.0], [4.0, 4.0, 5.0, 5.0], [6.0, 6.0, 7.0, 7.0], [6.0, 6.0, 7.0, 7.0]], [[4.0, 4.0, 5.0, 5.0], [4.0, 4.0, 5.0, 5.0], [6.0, 6.0, 7.0, 7.0], [6.0, 6.0, 7.0, 7.0]]]]]
# expect: [[[[[28.0]]]]]
# expect: ValueError For 'Conv3DTranspose', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "pad", but got 'pad' is 1 and 'pad_mode' is valid.
# expect: ValueError For 'Conv3DTranspose', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got 'zz'.
# expect: ValueError For 'Conv3DTranspose', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "pad", but got 'pad' is 1 and 'pad_mode' is same.
# expect: ValueError For 'LRN', the 'norm_region' must be str and must be in '['ACROSS_CHANNELS']', but got 'z'.
# expect: [[ 0.6 -0.2]
# expect:  [-0.2  0.4]]
# expect: [[-6. -5. -4. -3. -2. -1.  0.  1.  2.  3.]
# expect:  [-3. -2. -1.  0.  1.  2.  3.  4.  5.  6.]
# expect:  [ 0.  1.  2.  3.  4.  5.  6.  7.  8.  9.]
# expect:  [ 3.  4.  5.  6.  7.  8.  9. 10. 11. 12.]]
# expect: [-6. -5. -4. -2.  0.  1.  2.  4.  6.  7.  8. 10. 12. 13. 14.]
# expect: [-4. -2. -2.  0.  1.  1.  2.  4.  4.  6.  7.  7.  8. 10. 10.]
# expect: [-2  0  1  2  4  6  7]
# expect: NotImplementedError edge_order != 1 not implemented
# expect: (Tensor(shape=[], dtype=Int32, value= 1), mindspore.float64, (Tensor(shape=[3], dtype=Int32, value= [1, 1, 1]), Tensor(shape=[3], dtype=Int32, value= [0, 0, 0])))
# expect: (mindspore.float64, mindspore.float16)
# expect: ValueError weights should have the same shape as a
# expect: [0. 0.]
# expect: TypeError 'int' object is not callable
# expect: TypeError For 'eigh', the type of 'check_finite' should be bool, but got '3' with type int.
# expect: TypeError For 'eigh', the type of 'overwrite_a' should be bool, but got '3' with type int.
# expect: TypeError For 'eigh', the type of 'overwrite_b' should be bool, but got '3' with type int.
# expect: TypeError For 'eigh', the type of 'turbo' should be bool, but got '3' with type int.
# expect: TypeError For 'lu', the type of 'check_finite' should be bool, but got '3' with type int.
# expect: TypeError For 'det', the type of 'check_finite' should be bool, but got '3' with type int.
# expect: TypeError For 'cho_solve', the type of 'overwrite_b' should be bool, but got '3' with type int.
# expect: TypeError For 'lu_solve', the type of 'overwrite_b' should be bool, but got '3' with type int.
# expect: TypeError For 'get_rank', the argument 'group' must be type of string, but got 'group' type : <class 'int'>.
# expect: TypeError For 'get_group_size', the argument 'group' must be type of string, but got 'group' type : <class 'int'>.
# expect: TypeError For 'get_local_rank', the argument 'group' must be type of string, but got 'group' type : <class 'int'>.
# expect: TypeError For 'get_local_rank_size', the argument 'group' must be type of string, but got 'group' type : <class 'int'>.
# expect: ValueError Only 'CPU' is supported for device, but got zz.
# expect: ValueError Only 'CPU' is supported for device, but got $zz.
# expect: ValueError Only 'CPU' is supported for device, but got Ascend.
# expect: ValueError Only 'CPU' is supported for device, but got $Ascend.
# expect: ValueError Only 'CPU' is supported for device, but got 3.
# expect: ValueError Only 'CPU' is supported for device, but got $3.
# expect: ValueError Failed to convert the value "zz" of input 'device' of 'empty' to enum.
# expect: ValueError Failed to convert the value "zz" of input 'device' of 'empty_like' to enum.
# expect: ValueError Failed to convert the value "zz" of input 'device' of 'new_empty' to enum.
# expect: TypeError empty(): argument 'device' must be string but got int.
# expect: TypeError empty_like(): argument 'device' must be string but got int.
# expect: TypeError new_empty(): argument 'device' must be string but got int.
