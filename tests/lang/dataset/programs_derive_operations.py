# Operations of a program's own derive from MindSpore's bases: in Python, or by one of the compiled ones.
import mindspore as ms
import mindspore._c_dataengine as cde
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset.core.datatypes import mstype_to_detype
from mindspore.dataset.text import NormalizeForm, Vocab
from mindspore.dataset.text.transforms import DE_C_INTER_NORMALIZE_FORM, Implementation, TextTensorOperation
from mindspore.dataset.transforms.transforms import PyTensorOperation, TensorOperation


class Split(TextTensorOperation):
    def __init__(self, mark):
        super().__init__()
        self.mark = mark
        self.implementation = Implementation.PY

    def _execute_py(self, text):
        return np.array(str(text).split(self.mark))


class Find(TextTensorOperation):
    def __init__(self, vocab, unknown):
        super().__init__()
        self.vocab, self.unknown = vocab.c_vocab, unknown

    def parse(self):
        return cde.LookupOperation(self.vocab, self.unknown, str(mstype_to_detype(ms.int32)))


class Words(TextTensorOperation):
    def parse(self):
        return cde.BasicTokenizerOperation(True, False, DE_C_INTER_NORMALIZE_FORM[NormalizeForm.NONE], True, False)


class Double(PyTensorOperation):
    def _execute_py(self, values):
        return values * 2


vocab = Vocab.from_list(["a", "b", "c", "<unk>"])
print(isinstance(Split("-"), TensorOperation), list(Implementation), Split("-")("a-b").tolist())
print(Find(vocab, "<unk>")(np.array(["b", "z", "a"])), Find(vocab, "<unk>")(np.array(["b"])).dtype, Words()(np.array("A b,C")).tolist())
rows = ds.NumpySlicesDataset(["a-c", "z-b"], ["x"], shuffle=False).map([Split("-"), Find(vocab, "<unk>"), Double()], ["x"])
for row in rows.create_tuple_iterator(output_numpy=True):
    print(row[0])
try:
    TextTensorOperation().parse()
except NotImplementedError as error:
    print(error)

# expect: True [<Implementation.C: 0>, <Implementation.PY: 1>] ['a', 'b']
# expect: [1 3 0] int32 ['a', 'b', ',', 'c']
# expect: [0 4]
# expect: [6 2]
# expect: TextTensorOperation has to implement parse() method.
