from mindspore import Parameter, Tensor, nn


class Decay(nn.Cell):
    def construct(self, step):
        return 0.01 * (step + 1)


for params, decay in (([Parameter(Tensor([1.0]), name="w")], Decay()),
                      ([{"params": [Parameter(Tensor([1.0]), name="w")], "weight_decay": Decay()}], 0.0)):
    try:
        nn.SGD(params, weight_decay=decay)
    except TypeError as error:
        print(error)

# expect: For 'SGD', dynamic weight decay is currently not supported, the argument 'weight_decay' or 'weight_decay' set in grouped 'params' must be float or int type.
# expect: For 'SGD', dynamic weight decay is currently not supported, the argument 'weight_decay' or 'weight_decay' set in grouped 'params' must be float or int type.
