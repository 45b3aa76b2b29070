# metrics of small predictions
import numpy as np
import mindspore as ms
from mindspore import Tensor
from mindspore.train import (MAE, MSE, Accuracy, ConfusionMatrix, CosineSimilarity, Dice, F1, Fbeta, Loss, Perplexity, Precision, Recall,
                             Top1CategoricalAccuracy, Top5CategoricalAccuracy, TopKCategoricalAccuracy, get_metric_fn)

scores = Tensor([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], ms.float32)
labels = Tensor([1, 0, 1], ms.int32)
hot = Tensor([[0, 1], [1, 0], [0, 1]], ms.float32)
for metric in (Accuracy("classification"), Precision("classification"), Recall("classification"), F1(), Fbeta(2), Top1CategoricalAccuracy(), TopKCategoricalAccuracy(2),
               ConfusionMatrix(2), Perplexity()):
    metric.clear()
    metric.update(scores, labels)
    once = metric.eval()
    metric.update(scores, labels)
    print(type(metric).__name__, once, metric.eval())
for metric in (Accuracy("multilabel"), Precision("multilabel"), Recall("multilabel")):
    metric.clear()
    metric.update(Tensor([[0, 1], [1, 1], [0, 1]], ms.int32), hot)
    print(type(metric).__name__, metric.eval())
print(Precision().clear(), Precision("classification")(scores, hot), F1()(scores, labels))
for metric in (MAE(), MSE()):
    metric.clear()
    metric.update(Tensor([0.1, 0.2, 0.6]), Tensor([0.1, 0.25, 0.725]))
    print(type(metric).__name__, "%.6f" % metric.eval())
dice = Dice()
dice.clear()
dice.update(scores, hot)
print("%.6f" % dice.eval())
similarity = CosineSimilarity()
similarity.update(np.array([[1.0, 3.0, 4.0], [2.0, 4.0, 6.0]]))
print(np.round(similarity.eval(), 6))
loss = Loss()
loss.update(Tensor(0.25, ms.float32))
loss.update(Tensor(0.5))
print(loss.eval())
for attempt in (lambda: Accuracy().eval(), lambda: Accuracy().update(1), lambda: get_metric_fn("nope"), lambda: Accuracy()(scores, Tensor([[[1]]])),
                lambda: Loss().eval()):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: Accuracy 0.6666666666666666 0.6666666666666666
# expect: Precision [0.5 1. ] [0.5 1. ]
# expect: Recall [1.  0.5] [1.  0.5]
# expect: F1 [0.66666667 0.66666667] [0.66666667 0.66666667]
# expect: Fbeta [0.83333333 0.55555556] [0.83333333 0.55555556]
# expect: Top1CategoricalAccuracy 0.6666666666666666 0.6666666666666666
# expect: TopKCategoricalAccuracy 1.0 1.0
# expect: ConfusionMatrix [[1. 0.]
# expect:  [1. 1.]] [[2. 0.]
# expect:  [2. 2.]]
# expect: Perplexity 2.2314431850023855 2.2314431850023855
# expect: Accuracy 0.6666666666666666
# expect: Precision [1.  0.5 1. ]
# expect: Recall [1. 1. 1.]
# expect: None [0.5 1. ] [0.66666667 0.66666667]
# expect: MAE 0.058333
# expect: MSE 0.006042
# expect: 0.204678
# expect: [[0.       0.995871]
# expect:  [0.995871 0.      ]]
# expect: 0.375
# expect: RuntimeError The 'Accuracy' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: ValueError For 'Accuracy.update', it needs 2 inputs (predicted value, true value), but got 1
# expect: KeyError "For 'get_metric_fn', unsupported metric nope, please refer to official website for more details about supported metrics."
# expect: ValueError In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) add 1, but got y_pred dimension: 2 and y dimension: 3.
# expect: RuntimeError The 'Loss' can not be calculated, because the number of samples is 0, please check whether has called update method before calling eval method.
