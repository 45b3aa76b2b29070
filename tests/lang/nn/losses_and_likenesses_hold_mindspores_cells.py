import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

for cell in (nn.RMSELoss(), nn.MultiClassDiceLoss(), nn.FocalLoss(), nn.SSIM(), nn.MSSSIM(), nn.PipelineCell(nn.ReLU(), 1),
             nn.MicroBatchInterleaved(nn.ReLU(), 2)):
    print(type(cell).__name__, [name for name, _ in cell.cells_and_names()], [(p.name, p.shape, p.requires_grad) for p in cell.get_parameters()])
for cell in (nn.Dropout1d(p=0.25), nn.Dropout2d(p=0.25), nn.Dropout3d(p=0.25)):
    print(cell)
rows = Tensor(np.arange(12).reshape(4, 3), ms.float32)
print(nn.PipelineCell(nn.SequentialCell(nn.ReLU()), 2)(rows), nn.MicroBatchInterleaved(nn.ReLU(), 2)(rows))
print(nn.RMSELoss()(rows, rows + 2), nn.probability.bijector.Exp().name)

# expect: RMSELoss ['', 'MSELoss'] []
# expect: MultiClassDiceLoss ['', 'binarydiceloss', 'activation'] []
# expect: FocalLoss ['', 'logsoftmax'] []
# expect: SSIM ['', 'conv'] [('conv.weight', (1, 1, 11, 11), False)]
# expect: MSSSIM ['', 'multi_convs_list', 'multi_convs_list.0', 'multi_convs_list.1', 'multi_convs_list.2', 'multi_convs_list.3', 'multi_convs_list.4', 'avg_pool', 'relu'] [('multi_convs_list.0.weight', (1, 1, 11, 11), False), ('multi_convs_list.1.weight', (1, 1, 11, 11), False), ('multi_convs_list.2.weight', (1, 1, 11, 11), False), ('multi_convs_list.3.weight', (1, 1, 11, 11), False), ('multi_convs_list.4.weight', (1, 1, 11, 11), False)]
# expect: PipelineCell ['', 'network', 'micro_inputs', 'micro_inputs.0'] []
# expect: MicroBatchInterleaved ['', 'network', 'interleave_inputs', 'interleave_inputs.0', 'interleave_inputs.1'] []
# expect: Dropout1d()
# expect: Dropout2d(p=0.75)
# expect: Dropout3d(p=0.75)
# expect: [[ 6.  8. 10.]
# expect:  [12. 14. 16.]] [[ 6.  8. 10.]
# expect:  [12. 14. 16.]]
# expect: 2.0 Exp
