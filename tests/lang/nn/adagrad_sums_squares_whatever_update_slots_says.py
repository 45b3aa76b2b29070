from mindspore import Parameter, Tensor, nn, ops

for update_slots in (True, False):
    weight = Parameter(Tensor([1.0, 2.0]), name="weight")
    optimizer = nn.Adagrad([weight], accum=0.5, learning_rate=0.1, update_slots=update_slots)
    optimizer((Tensor([0.5, 1.0]),))
    print(weight.asnumpy().round(5), optimizer.accum[0].asnumpy())
    for operator in (ops.ApplyAdagrad(update_slots), ops.ApplyAdagradV2(1e-6, update_slots)):
        var, accum = Parameter(Tensor([1.0, 2.0]), name="var"), Parameter(Tensor([0.5, 0.5]), name="accum")
        operator(var, accum, 0.1, Tensor([0.5, 1.0]))
        print(var.asnumpy().round(5), accum.asnumpy())

# expect: [0.94226 1.91835] [0.75 1.5 ]
# expect: [0.94226 1.91835] [0.75 1.5 ]
# expect: [0.94226 1.91835] [0.75 1.5 ]
# expect: [0.94226 1.91835] [0.75 1.5 ]
# expect: [0.94226 1.91835] [0.75 1.5 ]
# expect: [0.92929 1.85858] [0.5 0.5]
