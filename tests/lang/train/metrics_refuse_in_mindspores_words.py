# What metrics say to inputs that they do not take, and to eval() before update().
import numpy as np
from mindspore import Tensor, train

rng = np.random.RandomState(0)
scores = Tensor(rng.rand(6, 3).astype(np.float32))
labels = Tensor(np.array([0, 1, 2, 1, 0, 2], np.int32))
rows = Tensor(np.eye(3)[[0, 1, 2, 1, 0, 2]].astype(np.float32))
marks = Tensor((rng.rand(6, 3) > 0.5).astype(np.int32))

MADE = {"Accuracy": (), "Precision": (), "Recall": (), "F1": (), "Fbeta": (2,), "TopKCategoricalAccuracy": (2,), "Top1CategoricalAccuracy": (),
        "MAE": (), "MSE": (), "Loss": (), "Dice": (), "Perplexity": (), "ConfusionMatrix": (3,), "ConfusionMatrixMetric": (), "ROC": (),
        "MeanSurfaceDistance": (), "RootMeanSquareDistance": (), "HausdorffDistance": ()}
GIVEN = ((scores, labels), (scores, rows), (scores, scores * 0.5), (scores, Tensor(np.array([0, 1, 2, 1, 0, 5], np.int32))), (scores,), (scores, 1),
         (Tensor([1.0, 3.0]),), (scores, labels, "a"))


def show(r):
    return np.round(np.asarray(r, dtype=float), 4).tolist() if not isinstance(r, tuple) else len(r)


for name, arguments in MADE.items():
    make = getattr(train, name)
    for given in GIVEN:
        try:
            metric = make(*arguments)
            metric.update(*given)
            print(name, show(metric.eval()))
        except Exception as e:
            print(name, type(e).__name__, str(e).split("\n")[0])
    try:
        metric = make(*arguments)
        print(name, show(metric.eval()))
    except Exception as e:
        print(name, type(e).__name__, str(e).split("\n")[0])
for name in ("Accuracy", "Precision", "Recall"):
    metric = getattr(train, name)("multilabel")
    for given in ((marks, marks), (scores, marks), (marks, labels), (marks, marks[:, :2])):
        try:
            metric.clear()
            metric.update(*given)
            print(name, show(metric.eval()))
        except ValueError as e:
            print(name, str(e))
metric = train.Precision()
metric.update(scores, labels)
for call in (lambda: metric.update(scores[:, :2], Tensor([0, 1, 0, 1, 0, 1])), lambda: metric.eval(average=1), lambda: metric.set_indexes(1),
             lambda: train.MAE(1), lambda: train.Accuracy().update(1, 2), lambda: train.F1().eval("a")):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
loss = train.Loss()
loss.update(Tensor([1.0, 2.0, 6.0]))
print(loss.eval())
# expect: Accuracy 0.5
# expect: Accuracy 0.5
# expect: Accuracy ValueError In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) add 1, but got y_pred dimension: 2 and y dimension: 2.
# expect: Accuracy 0.3333
# expect: Accuracy ValueError For 'Accuracy.update', it needs 2 inputs (predicted value, true value), but got 1
# expect: Accuracy TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Accuracy ValueError For 'Accuracy.update', it needs 2 inputs (predicted value, true value), but got 1
# expect: Accuracy ValueError For 'Accuracy.update', it needs 2 inputs (predicted value, true value), but got 3
# expect: Accuracy RuntimeError The 'Accuracy' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Precision [0.0, 0.3333, 0.6667]
# expect: Precision [0.0, 0.3333, 0.6667]
# expect: Precision ValueError In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) add 1, but got y_pred dimension: 2 and y dimension: 2.
# expect: Precision ValueError For 'Precision.update', predicted value (input[0]) should have the same classes number as true value (input[1]), but got predicted value classes 3, true value classes 6.
# expect: Precision ValueError For 'Precision.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Precision TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Precision ValueError For 'Precision.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Precision ValueError For 'Precision.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: Precision RuntimeError The 'Precision' can not be calculated, because the number of samples is 0, please check whether your inputs (predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Recall [0.0, 0.5, 1.0]
# expect: Recall [0.0, 0.5, 1.0]
# expect: Recall ValueError In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) add 1, but got y_pred dimension: 2 and y dimension: 2.
# expect: Recall ValueError For 'Recall.update', predicted value (input[0]) should have the same classes number as true value (input[1]), but got predicted value classes 3, true value classes 6.
# expect: Recall ValueError For 'Recall.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Recall TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Recall ValueError For 'Recall.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Recall ValueError For 'Recall.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: Recall RuntimeError The 'Recall' can not be calculated, because the number of samples is 0, please check whether your inputs (predicted value, true value) are empty, or has called update method before calling eval method.
# expect: F1 [0.0, 0.4, 0.8]
# expect: F1 [0.0, 0.4, 0.8]
# expect: F1 IndexError arrays used as indices must be of integer (or boolean) type
# expect: F1 ValueError For 'Fbeta.update', predicted value(inputs[0]) and true value(inputs[1]) should contain same classes, but got predicted value contains 3 classes and true value contains 6 classes.
# expect: F1 ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: F1 TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: F1 ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: F1 ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: F1 RuntimeError The 'Fbeta' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Fbeta [0.0, 0.4545, 0.9091]
# expect: Fbeta [0.0, 0.4545, 0.9091]
# expect: Fbeta IndexError arrays used as indices must be of integer (or boolean) type
# expect: Fbeta ValueError For 'Fbeta.update', predicted value(inputs[0]) and true value(inputs[1]) should contain same classes, but got predicted value contains 3 classes and true value contains 6 classes.
# expect: Fbeta ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Fbeta TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Fbeta ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Fbeta ValueError For 'Fbeta.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: Fbeta RuntimeError The 'Fbeta' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: TopKCategoricalAccuracy 0.6667
# expect: TopKCategoricalAccuracy 0.6667
# expect: TopKCategoricalAccuracy ValueError operands could not be broadcast together with shapes (6,2) (18,2)
# expect: TopKCategoricalAccuracy 0.5
# expect: TopKCategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 1.
# expect: TopKCategoricalAccuracy TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: TopKCategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 1.
# expect: TopKCategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 3.
# expect: TopKCategoricalAccuracy RuntimeError The 'TopKCategoricalAccuracy' can not be calculated, because the number of samples is 0, please check whether your inputs (predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Top1CategoricalAccuracy 0.5
# expect: Top1CategoricalAccuracy 0.5
# expect: Top1CategoricalAccuracy ValueError operands could not be broadcast together with shapes (6,1) (18,1)
# expect: Top1CategoricalAccuracy 0.3333
# expect: Top1CategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 1.
# expect: Top1CategoricalAccuracy TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Top1CategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 1.
# expect: Top1CategoricalAccuracy ValueError For 'TopKCategoricalAccuracy.update', it needs 2 inputs (predicted value, true value), but got 'inputs' size: 3.
# expect: Top1CategoricalAccuracy RuntimeError The 'TopKCategoricalAccuracy' can not be calculated, because the number of samples is 0, please check whether your inputs (predicted value, true value) are empty, or has called update method before calling eval method.
# expect: MAE ValueError cannot reshape array of size 6 into shape (6,3)
# expect: MAE 1.2876
# expect: MAE 0.8319
# expect: MAE ValueError cannot reshape array of size 6 into shape (6,3)
# expect: MAE ValueError For 'MAE.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: MAE TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: MAE ValueError For 'MAE.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: MAE ValueError For 'MAE.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: MAE RuntimeError The 'MAE' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: MSE ValueError cannot reshape array of size 6 into shape (6,3)
# expect: MSE 0.7779
# expect: MSE 0.2885
# expect: MSE ValueError cannot reshape array of size 6 into shape (6,3)
# expect: MSE ValueError For 'MSE.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: MSE TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: MSE ValueError For 'MSE.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: MSE ValueError For 'MSE.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: MSE RuntimeError The 'MSE' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 2
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 2
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 2
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 2
# expect: Loss ValueError For 'Loss.update', the dimension of your input (loss) must be 1, but got 2.
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 2
# expect: Loss 2.0
# expect: Loss ValueError For 'Loss.update', it needs 1 input (loss), but got 3
# expect: Loss RuntimeError The 'Loss' can not be calculated, because the number of samples is 0, please check whether has called update method before calling eval method.
# expect: Dice ValueError For 'Dice.update', predicted value (input[0]) and true value (input[1]) should have same shape, but got predicted value shape: (6, 3), true value shape: (6,).
# expect: Dice 0.1065
# expect: Dice 0.1333
# expect: Dice ValueError For 'Dice.update', predicted value (input[0]) and true value (input[1]) should have same shape, but got predicted value shape: (6, 3), true value shape: (6,).
# expect: Dice ValueError For 'Dice.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Dice TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Dice ValueError For 'Dice.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: Dice ValueError For 'Dice.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: Dice RuntimeError The 'Dice coefficient' can not be calculated, because the number of samples is 0, please check whether your inputs(predicted value, true value) are empty, or has called update method before calling eval method.
# expect: Perplexity 1.5114
# expect: Perplexity RuntimeError For 'Perplexity.update', predicted value (input[0]) and label (input[1]) should have the same shape, but got predicted value shape (6, 3), label shape (6, 3).
# expect: Perplexity RuntimeError For 'Perplexity.update', predicted value (input[0]) and label (input[1]) should have the same shape, but got predicted value shape (6, 3), label shape (6, 3).
# expect: Perplexity IndexError index 5 is out of bounds for axis 1 with size 3
# expect: Perplexity ValueError For 'Perplexity.update', it needs 2 inputs (predicted value, label), but got 1.
# expect: Perplexity TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: Perplexity ValueError For 'Perplexity.update', it needs 2 inputs (predicted value, label), but got 1.
# expect: Perplexity ValueError For 'Perplexity.update', it needs 2 inputs (predicted value, label), but got 3.
# expect: Perplexity RuntimeError The 'Perplexity' can not be calculated, because the number of samples is 0, please check whether has called update method before calling eval method.
# expect: ConfusionMatrix [[0.0, 2.0, 0.0], [0.0, 1.0, 1.0], [0.0, 0.0, 2.0]]
# expect: ConfusionMatrix [[5.0, 7.0, 0.0], [1.0, 5.0, 0.0], [0.0, 0.0, 0.0]]
# expect: ConfusionMatrix [[6.0, 6.0, 6.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: ConfusionMatrix ValueError cannot reshape array of size 18 into shape (3,3)
# expect: ConfusionMatrix ValueError For 'ConfusionMatrix.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: ConfusionMatrix TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: ConfusionMatrix ValueError For 'ConfusionMatrix.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: ConfusionMatrix ValueError For 'ConfusionMatrix.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: ConfusionMatrix RuntimeError Please call the 'update' method before calling 'eval' method.
# expect: ConfusionMatrixMetric ValueError The 'y_shape' should be = y_pred_shape: (6, 3), but got (6,).
# expect: ConfusionMatrixMetric [0.0]
# expect: ConfusionMatrixMetric ValueError For 'ConfusionMatrix.update', the true value (input[1]) must be a binarized ndarray.
# expect: ConfusionMatrixMetric ValueError The 'y_shape' should be = y_pred_shape: (6, 3), but got (6,).
# expect: ConfusionMatrixMetric ValueError For 'ConfusionMatrixMetric.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: ConfusionMatrixMetric TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: ConfusionMatrixMetric ValueError For 'ConfusionMatrixMetric.update', it needs 2 inputs (predicted value, true value), but got 1.
# expect: ConfusionMatrixMetric ValueError For 'ConfusionMatrixMetric.update', it needs 2 inputs (predicted value, true value), but got 3.
# expect: ConfusionMatrixMetric [nan]
# expect: ROC ValueError For 'ROC', the 'class_num' must equal the number of classes from predicted value (input[0]), but got 'class_num' None, the number of classes from predicted value 3.
# expect: ROC 3
# expect: ROC ValueError For 'ROC.eval', there is no positive samples in true value, true positive value is meaningless.
# expect: ROC ValueError For 'ROC', the 'class_num' must equal the number of classes from predicted value (input[0]), but got 'class_num' None, the number of classes from predicted value 3.
# expect: ROC ValueError For 'ROC.update', it needs 2 inputs (predicted value, true value), but got 1
# expect: ROC TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: ROC ValueError For 'ROC.update', it needs 2 inputs (predicted value, true value), but got 1
# expect: ROC ValueError For 'ROC.update', it needs 2 inputs (predicted value, true value), but got 3
# expect: ROC RuntimeError Please call the 'update' method before calling 'eval' method.
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 1
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 1
# expect: MeanSurfaceDistance ValueError For 'MeanSurfaceDistance.update', the label index (input[2]) must be int or float, but got <class 'str'>.
# expect: MeanSurfaceDistance inf
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 2.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 2.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 2.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 2.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 1.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 2.
# expect: RootMeanSquareDistance ValueError For 'RootMeanSquareDistance.update', it needs 3 inputs(predicted value, true value, label index), but got 1.
# expect: RootMeanSquareDistance TypeError For 'RootMeanSquareDistance.update', the label index (input[2]) must be int or float, but got label index type: <class 'str'>.
# expect: RootMeanSquareDistance inf
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 1.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 2.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', it needs 3 inputs (predicted value, true value, label index), but got 1.
# expect: HausdorffDistance ValueError For 'HausdorffDistance.update', the label index (input[2]) must be int or float, but got <class 'str'>.
# expect: HausdorffDistance RuntimeError Please call the 'update' method before calling 'eval' method.
# expect: Accuracy 1.0
# expect: Accuracy In multilabel case, all elements in y_pred (predicted value) and y (true value) should be 0 or 1.Please check whether your inputs y_pred and y are correct.
# expect: Accuracy In multilabel case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value), but got y_pred dimension: 2 and y dimension: 1.
# expect: Accuracy In multilabel case, the shape of y_pred (predicted value) should equal to the shape of y (true value), but got y_pred shape: (6, 3) and y shape: (6, 2).
# expect: Precision [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
# expect: Precision In multilabel case, all elements in y_pred (predicted value) and y (true value) should be 0 or 1.Please check whether your inputs y_pred and y are correct.
# expect: Precision In multilabel case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value), but got y_pred dimension: 2 and y dimension: 1.
# expect: Precision In multilabel case, the shape of y_pred (predicted value) should equal to the shape of y (true value), but got y_pred shape: (6, 3) and y shape: (6, 2).
# expect: Recall [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
# expect: Recall In multilabel case, all elements in y_pred (predicted value) and y (true value) should be 0 or 1.Please check whether your inputs y_pred and y are correct.
# expect: Recall In multilabel case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value), but got y_pred dimension: 2 and y dimension: 1.
# expect: Recall In multilabel case, the shape of y_pred (predicted value) should equal to the shape of y (true value), but got y_pred shape: (6, 3) and y shape: (6, 2).
# expect: ValueError For 'Precision.update', class number not match, last input predicted data contain 3 classes, but current predicted data contain 2 classes, please check your predicted value(inputs[0])
# expect: TypeError For 'Precision', the type of 'average' should be 'bool', but got type 'int'.
# expect: ValueError For 'set_indexes', the argument 'indexes' must be a list and all its elements must be int, please check whether it is correct.
# expect: TypeError MAE.__init__() takes 1 positional argument but 2 were given
# expect: TypeError For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got <class 'int'>.
# expect: TypeError For 'F1', the type of 'average' should be 'bool', but got type 'str'.
# expect: 3.0
