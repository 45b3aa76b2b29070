# tolerance: 1e-6
import mindspore as ms
import numpy as np
from mindspore import nn, train


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


def score(metric, *inputs):
    metric.clear()
    metric.update(*inputs)
    return metric.eval()


print(train.names())
labels = np.array([0, 1, 1, 0, 1])
fpr, tpr, thresholds = score(train.ROC(pos_label=1), np.array([0.9, 0.8, 0.4, 0.35, 0.2]), labels)
print(fpr, tpr, thresholds, train.auc(fpr, tpr))
for part in score(train.ROC(class_num=3), np.eye(3) * 0.5 + 0.1 * np.arange(9).reshape(3, 3), np.array([0, 2, 1])):
    print(part)
attempt(train.auc, np.array([0.0, 2.0, 1.0]), np.ones(3))
attempt(train.auc, np.array([0.0, 2.0, 1.0]), np.ones(3), True)
attempt(train.auc, [1], [2])
attempt(train.ROC().eval)
attempt(score, train.ROC(class_num=2), np.ones((2, 3)), np.ones(2))

said = [["a", "b", "c", "d", "e"], ["x", "y", "z", "w"]]
meant = [[["a", "b", "c", "d", "f"], ["a", "b", "c"]], [["x", "y", "z", "w", "v"]]]
print(score(train.BleuScore(), said, meant), score(train.BleuScore(2, True), said, meant), score(train.BleuScore(4), [["q"]], [[["p"]]]))
attempt(train.BleuScore, 5)

guess = np.array([[[0], [1]], [[1], [0]], [[1], [1]]])
truth = np.array([[[0], [1]], [[0], [1]], [[1], [0]]])
for name in ("tpr", "specificity", "precision", "npv", "fnr", "fpr", "fdr", "for", "ts", "accuracy", "ba", "f1 score", "mcc", "fm", "bm", "pt"):
    print(name, score(train.ConfusionMatrixMetric(metric_name=name), guess, truth))
wide_guess, wide_truth = np.arange(16).reshape(2, 2, 4) % 3 // 2, np.arange(16).reshape(2, 2, 4) % 5 // 4
for way in ("mean", "sum"):
    print(way, score(train.ConfusionMatrixMetric(True, "tnr", True, way), wide_guess, wide_truth))
attempt(score, train.ConfusionMatrixMetric(metric_name="nothing"), guess, truth)

x = np.array([[3, 0, 1, 0, 0], [1, 0, 0, 0, 2], [0, 0, 0, 0, 2], [0, 0, 0, 1, 1]])
y = np.array([[0, 2, 1, 0, 0], [0, 0, 0, 1, 0], [0, 0, 0, 0, 0], [1, 0, 0, 2, 2]])
for metric in ("euclidean", "chessboard", "taxicab"):
    print(metric, score(train.HausdorffDistance(metric), x, y, 0), score(train.MeanSurfaceDistance(False, metric), x, y, 2),
          score(train.MeanSurfaceDistance(True, metric), x, y, 0), score(train.RootMeanSquareDistance(False, metric), x, y, 1),
          score(train.RootMeanSquareDistance(True, metric), x, y, 0))
print(score(train.HausdorffDistance(percentile=50.0, directed=True), x, y, 0), score(train.HausdorffDistance(crop=False), x, y, 1))
print(score(train.HausdorffDistance(), x, y, 3))
attempt(score, train.MeanSurfaceDistance(), x, y, 9)
attempt(train.HausdorffDistance, "far")


class Scores(nn.Cell):
    def construct(self, image):
        return image @ ms.Tensor(np.arange(8).reshape(4, 2).astype(np.float32))


image = np.array([[0.1, 0.2, 0.3, 0.4]], np.float32)
print(score(train.OcclusionSensitivity(margin=1), Scores(), image, np.array(1)))
print(score(train.OcclusionSensitivity(margin=1, n_batch=2, b_box=[1, 2]), Scores(), image, np.array(0)))
attempt(score, train.OcclusionSensitivity(b_box=[1]), Scores(), image, np.array(0))
print(train.get_metric_fn("auc", np.array([0.0, 1.0]), np.array([0.0, 1.0])), type(nn.ROC()).__name__)

# expect: ['F1', 'acc', 'accuracy', 'auc', 'bleu_score', 'confusion_matrix', 'confusion_matrix_metric', 'cosine_similarity', 'dice', 'hausdorff_distance', 'loss', 'mae', 'mean_surface_distance', 'mse', 'occlusion_sensitivity', 'perplexity', 'precision', 'recall', 'roc', 'root_mean_square_distance', 'top_1_accuracy', 'top_5_accuracy', 'topk']
# expect: [0.  0.5 0.5 0.5 1.  1. ] [0.         0.         0.33333333 0.66666667 0.66666667 1.        ] [1.9  0.9  0.8  0.4  0.35 0.2 ] 0.3333333333333333
# expect: [array([0. , 0.5, 0.5, 1. ]), array([0. , 0.5, 0.5, 1. ]), array([0. , 0.5, 0.5, 1. ])]
# expect: [array([0., 0., 1., 1.]), array([0., 0., 1., 1.]), array([0., 0., 1., 1.])]
# expect: [array([1.6, 0.6, 0.5, 0.3]), array([1.9, 0.9, 0.7, 0.1]), array([2.3, 1.3, 0.5, 0.2])]
# expect: ValueError For 'auc', if the argument is False, the argument 'x' array must be increasing or decreasing, but got 'x': [0. 2. 1.]
# expect: 2.0
# expect: TypeError For 'auc', the argument 'x' and 'y' must all be np.ndarray, but got <class 'list'>, <class 'list'>
# expect: RuntimeError Please call the 'update' method before calling 'eval' method.
# expect: ValueError For 'ROC', the 'class_num' must equal the number of classes from predicted value (input[0]), but got 'class_num' 2, the number of classes from predicted value 3.
# expect: 0.7144468265841446 0.7940911186992248 0.0
# expect: ValueError For 'BleuScore', the argument 'n_gram' should range from 1 to 4, but got 5.
# expect: tpr [0.66666667]
# expect: specificity [0.33333333]
# expect: precision [0.5]
# expect: npv [0.5]
# expect: fnr [0.33333333]
# expect: fpr [0.66666667]
# expect: fdr [0.5]
# expect: for [0.5]
# expect: ts [0.4]
# expect: accuracy [0.5]
# expect: ba [0.5]
# expect: f1 score [0.57142857]
# expect: mcc [0.]
# expect: fm [0.57735027]
# expect: bm [0.]
# expect: pt [nan]
# expect: mean 0.6875
# expect: sum 2.75
# expect: NotImplementedError The metric is not implemented.
# expect: euclidean 1.0 1.5 0.303030303030303 3.25 0.5504818825631803
# expect: chessboard 1 1.5 0.303030303030303 3.0 0.5504818825631803
# expect: taxicab 1 1.5 0.303030303030303 4.25 0.5504818825631803
# expect: 0.0 2.23606797749979
# expect: inf
# expect: ValueError For 'MeanSurfaceDistance.update', the label index (input[2]) must be in predicted value (input[0]) or true value (input[1]), but 9 is not.
# expect: ValueError The 'distance_metric' must be str and must be in '['euclidean', 'chessboard', 'taxicab']', but got 'far'.
# expect: [0.0999999 0.6999998 2.1       4.3      ]
# expect: [0.39999986 1.5999999 ]
# expect: ValueError For 'OcclusionSensitivity', the bounding box must contain upper and lower for all dimensions (except batch number), and the length of 'b_box' must be twice as long as predicted value's (except batch number), but got 'b_box' length 1, predicted value length (except batch number) 1.
# expect: 0.5 ROC
