import mindspore as ms

names = dir(ms)
print([name for name in ("Model", "Tensor", "save_checkpoint", "jit_class", "ops", "nn", "Layout", "grad", "seed", "COOTensor") if name not in names])
for target in ("GPU", "Foo"):
    for ask in (ms.hal.is_available, ms.hal.is_initialized):
        try:
            print(ask(target))
        except ValueError as e:
            print(e)

# expect: []
# expect: False
# expect: False
# expect: For 'hal.is_available', the argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got Foo.
# expect: For 'hal.is_initialized', the argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got Foo.
