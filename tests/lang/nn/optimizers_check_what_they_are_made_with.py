# What optimizers refuse, and under which names they keep the count of their steps.
import mindspore as ms
from mindspore import mint, nn, Tensor
from mindspore.experimental import optim

p = [ms.Parameter(Tensor([1.0]), name="w")]


def attempt(make, **options):
    try:
        make(p, **options)
        print(make.__name__, "takes", options)
    except Exception as e:
        print(make.__name__, type(e).__name__, str(e).split("\n")[0])


for options in ({"learning_rate": Tensor(0.1)}, {"learning_rate": [0.1]}, {"learning_rate": 1}, {"learning_rate": 0.0}):
    attempt(nn.FTRL, **options)
for options in ({"learning_rate": 0.1}, {"warmup_init": True, "relative_step": False}, {"relative_step": False}, {"eps": 1},
                {"eps": (1.0,)}, {"eps": (1.0, -1.0)}, {"clip_threshold": -1.0}, {"decay_rate": 2.0}, {"beta1": "a"},
                {"weight_decay": 2.0}, {"scale_parameter": 1}):
    attempt(nn.AdaFactor, **options)
for options in ({"etas": (2.0, 0.5)}, {"etas": [0.5, 1.2]}, {"etas": (0.5,)}, {"etas": (0.5, 1)}, {"etas": (0.5, 1.0)},
                {"step_sizes": (1,)}, {"step_sizes": (2.0, 1.0)}, {"step_sizes": (1, 2.0)}):
    attempt(nn.Rprop, **options)
for make in (mint.optim.Adam, mint.optim.AdamW):
    for options in ({"lr": 1}, {"lr": Tensor(0.1)}, {"lr": -1.0}, {"betas": [0.1, 0.2]}, {"betas": (0.1, 2.0)}, {"eps": 1},
                    {"amsgrad": 1}, {"maximize": 0}, {"weight_decay": 1}):
        attempt(make, **options)
print(list(optim.Adam(p, lr=0.1).state_dict()), hasattr(optim.AdamW(p), "state_step"), hasattr(optim.Adamax(p), "step_t"))
print(mint.nn.Identity(1, 2, a=3)(Tensor([1.0])))
# expect: FTRL TypeError For 'FTRL', the type of 'learning_rate' should be 'float', but got type 'Tensor'.
# expect: FTRL ValueError For 'FTRL', dynamic learning rate and group learning rate are currently not supported in FTRL, they should all be false, but got dynamic learning rate True and group learning rate False.
# expect: FTRL TypeError For 'FTRL', the type of 'learning_rate' should be 'float', but got type 'int'.
# expect: FTRL ValueError For 'FTRL', the 'learning_rate' must be float and must > 0, but got '0.0' with type 'float'.
# expect: AdaFactor ValueError ('Cannot combine manual lr and relative_step options', 0.1)
# expect: AdaFactor ValueError warmup_init requires relative_step=True
# expect: AdaFactor ValueError Cannot learning_rate is None and relative_step=False
# expect: AdaFactor TypeError For 'AdaFactor', the type of 'eps' should be one of '['list', 'tuple']', but got type 'int'.
# expect: AdaFactor ValueError eps must have 2 value: (eps1, eps2).
# expect: AdaFactor ValueError For 'AdaFactor', the 'eps1' must be float and must >= 0, but got '-1.0' with type 'float'.
# expect: AdaFactor ValueError For 'AdaFactor', the 'clip_threshold' must be float and must >= 0, but got '-1.0' with type 'float'.
# expect: AdaFactor ValueError For 'AdaFactor', the 'decay_rate' must be in range of (0, 1), but got 2.0 with type 'float'.
# expect: AdaFactor TypeError For 'AdaFactor', the type of 'beta1' should be one of '['int', 'float']', but got type 'str'.
# expect: AdaFactor ValueError For 'AdaFactor', the 'weight_decay' must be in range of [0, 1), but got 2.0 with type 'float'.
# expect: AdaFactor TypeError For 'AdaFactor', the type of 'scale_parameter' should be 'bool', but got type 'int'.
# expect: Rprop ValueError For 'Rprop', the 'etaminus' must be in range of (0.0, 1.0), but got 2.0 with type 'float'.
# expect: Rprop TypeError For Rprop, etas must be a tuple, but got <class 'list'>.
# expect: Rprop ValueError For Rprop, etas must be a tuple with the size of 2, but got 1.
# expect: Rprop TypeError For 'Rprop', the type of 'etaplus' should be 'float', but got type 'int'.
# expect: Rprop ValueError For Rprop, etaplus must be greater than 1.0, but got etaplus 1.0.
# expect: Rprop ValueError For Rprop, step_sizes must be a tuple with the size of 2, but got 1.
# expect: Rprop ValueError For Rprop, maximal step size should not be less than minimal step size, but got 2.0 > 1.0.
# expect: Rprop TypeError For 'Rprop', the type of 'min_step_sizes' should be 'float', but got type 'int'.
# expect: Adam TypeError For 'Adam', the type of 'lr' should be 'float', but got type 'int'.
# expect: Adam TypeError For 'Adam', the type of 'lr' should be 'float', but got type 'Tensor'.
# expect: Adam ValueError Invalid learning rate: -1.0
# expect: Adam TypeError For 'Adam', the type of 'betas' should be 'tuple', but got type 'list'.
# expect: Adam ValueError Invalid beta parameter at index 1: 2.0
# expect: Adam TypeError For 'Adam', the type of 'eps' should be 'float', but got type 'int'.
# expect: Adam TypeError For 'Adam', the type of 'amsgrad' should be 'bool', but got type 'int'.
# expect: Adam TypeError For 'Adam', the type of 'maximize' should be 'bool', but got type 'int'.
# expect: Adam TypeError For 'Adam', the type of 'weight_decay' should be 'float', but got type 'int'.
# expect: AdamW TypeError For 'AdamW', the type of 'lr' should be 'float', but got type 'int'.
# expect: AdamW TypeError For 'AdamW', the type of 'lr' should be 'float', but got type 'Tensor'.
# expect: AdamW ValueError Invalid learning rate: -1.0
# expect: AdamW TypeError For 'AdamW', the type of 'betas' should be 'tuple', but got type 'list'.
# expect: AdamW ValueError Invalid beta parameter at index 1: 2.0
# expect: AdamW TypeError For 'AdamW', the type of 'eps' should be 'float', but got type 'int'.
# expect: AdamW TypeError For 'AdamW', the type of 'amsgrad' should be 'bool', but got type 'int'.
# expect: AdamW TypeError For 'AdamW', the type of 'maximize' should be 'bool', but got type 'int'.
# expect: AdamW TypeError For 'AdamW', the type of 'weight_decay' should be 'float', but got type 'int'.
# expect: ['w', 'exp_avg.w', 'exp_avg_sq.w', 'max_exp_avg_sq.w', 'state_step'] True True
# expect: [1.]
