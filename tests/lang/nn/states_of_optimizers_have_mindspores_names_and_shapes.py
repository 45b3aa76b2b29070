# A checkpoint of an optimizer finds its parameters by these names and shapes.
import mindspore as ms
from mindspore import nn
from mindspore.common.initializer import initializer

print(initializer("ones", (), ms.float32).shape, initializer("normal", [], ms.float32).init_data().shape)
for make in (nn.Adam, nn.AdaMax, nn.LazyAdam, nn.ASGD, nn.AdaFactor, lambda p: nn.LARS(nn.Momentum(p, 0.1, 0.9))):
    optimizer = make(nn.Dense(3, 4).trainable_params())
    print(type(optimizer).__name__, optimizer.decay_flags)
    print("  ", *[f"{p.name}{list(p.shape)}" for p in optimizer.get_parameters()])
print(nn.SGD(nn.LayerNorm((3,)).trainable_params()).decay_flags)

# expect: () ()
# expect: Adam (True, True)
# expect:    global_step[1] learning_rate[] weight[4, 3] bias[4] beta1_power[] beta2_power[] moment1.weight[4, 3] moment1.bias[4] moment2.weight[4, 3] moment2.bias[4]
# expect: AdaMax (True, True)
# expect:    global_step[1] learning_rate[] weight[4, 3] bias[4] beta1_power[1] moment1.weight[4, 3] moment1.bias[4] moment2.weight[4, 3] moment2.bias[4]
# expect: LazyAdam (True, True)
# expect:    global_step[1] learning_rate[] weight[4, 3] bias[4] beta1_power[1] beta2_power[1] moment1.weight[4, 3] moment1.bias[4] moment2.weight[4, 3] moment2.bias[4]
# expect: ASGD (True, True)
# expect:    global_step[1] learning_rate[] weight[4, 3] bias[4] mu_weight[] mu_bias[] eta_weight[] eta_bias[] ax_.weight[4, 3] ax_.bias[4]
# expect: AdaFactor (True, True)
# expect:    global_step[1] learning_rate[] weight[4, 3] bias[4] exp_avg.weight[4, 3] exp_avg.bias[4] exp_avg_sq_row_weight[4] exp_avg_sq_row_bias[1] exp_avg_sq_col_weight[3] exp_avg_sq_col_bias[1] exp_avg_sq_weight[1] exp_avg_sq_bias[4] afactor_step[1]
# expect: LARS (True, True)
# expect:    global_step[1] fake_lr[] fake_param[] weight[4, 3] bias[4] learning_rate[] momentum[] moments.weight[4, 3] moments.bias[4]
# expect: (False, False)
