# Errors of a layer's constructor name the layer, also where its constructor is another's.
from mindspore import mint, nn

for make in (lambda: nn.ReflectionPad1d(), lambda: nn.ConstantPad2d(1), lambda: nn.Dropout1d(0.5, 1), lambda: nn.ExponentialDecayLR(),
             lambda: nn.FractionalMaxPool3d(), lambda: nn.MAELoss(zz=1), lambda: nn.Jvp(), lambda: mint.nn.ZeroPad1d(), lambda: nn.LSTM(zz=1)):
    try:
        make()
    except TypeError as error:
        print(error)
print(nn.ReflectionPad1d(1), nn.Dropout1d(0.25), nn.MAELoss())

# expect: ReflectionPad1d.__init__() missing 1 required positional argument: 'padding'
# expect: ConstantPad2d.__init__() missing 1 required positional argument: 'value'
# expect: Dropout1d.__init__() takes from 1 to 2 positional arguments but 3 were given
# expect: ExponentialDecayLR.__init__() missing 3 required positional arguments: 'learning_rate', 'decay_rate', and 'decay_steps'
# expect: FractionalMaxPool3d.__init__() missing 1 required positional argument: 'kernel_size'
# expect: MAELoss.__init__() got an unexpected keyword argument 'zz'
# expect: Jvp.__init__() missing 1 required positional argument: 'fn'
# expect: ZeroPad1d.__init__() missing 1 required positional argument: 'padding'
# expect: _RNNBase.__init__() got an unexpected keyword argument 'zz'
# expect: ReflectionPad1d() Dropout1d() MAELoss()
