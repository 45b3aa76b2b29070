# Vocabularies, tokenizers, and sequences of tokens cut and filled.
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
import mindspore.dataset.text as text
from mindspore.dataset.text.transforms import Lookup

vocab = text.Vocab.from_list(["deep", "learning", "is", "fun"], special_tokens=["<pad>", "<unk>"])
print(sorted(vocab.vocab().items()), vocab.tokens_to_ids(["deep", "no"]), vocab.tokens_to_ids("fun"), vocab.ids_to_tokens([2, 5]), vocab.ids_to_tokens(1))
print(text.Vocab.from_list(["a"], ["<s>"], special_first=False).tokens_to_ids(["a", "<s>"]), text.Vocab.from_dict({"x": 3}).vocab())
print(Lookup(vocab, "<unk>")(np.array(["deep", "no", "is"])), Lookup(vocab, "<unk>", ms.int64)(np.array("fun")).dtype)
print(text.WhitespaceTokenizer()(np.array("deep  learning is fun")).tolist(), text.UnicodeCharTokenizer()(np.array("fun")).tolist())
print([part.tolist() for part in text.WhitespaceTokenizer(with_offsets=True)(np.array("deep learning"))])
print(text.PythonTokenizer(lambda line: line.split("-"))(np.array("a-b-c")).tolist(), text.CaseFold()(np.array("Deep")).item())
print(text.ToNumber(ms.int32)(np.array(["1", "22"])), text.RegexReplace("l+", "L")(np.array("hello")).item())
print(text.AddToken("<s>")(np.array(["a", "b"])).tolist(), text.AddToken("</s>", False)(np.array(["a", "b"])).tolist())
print(text.Truncate(2)(np.array(["a", "b", "c"])).tolist(), text.SlidingWindow(2)(np.array([1, 2, 3])).tolist())
print([part.tolist() for part in text.TruncateSequencePair(5)(np.array([1, 2, 3, 4]), np.array([5, 6, 7]))])
print(text.Ngram(2)(np.array(["a", "b", "c"])).tolist(), text.Ngram([1, 2], ("<", 1), (">", 1), "-")(np.array(["a", "b"])).tolist())
lines = ds.NumpySlicesDataset({"line": ["deep learning is fun", "is it"]}, shuffle=False)
lines = lines.map([text.WhitespaceTokenizer(), text.Lookup(vocab, "<unk>")], "line")
print([row["line"].tolist() for row in lines.create_dict_iterator(output_numpy=True, num_epochs=1)])
words = ds.NumpySlicesDataset({"w": ["b", "a", "b", "c", "a", "b"]}, shuffle=False)
print(text.Vocab.from_dataset(words, "w", top_k=2, special_tokens=["<u>"]).tokens_to_ids(["<u>", "b", "a", "c"]), text.to_str(np.array([b"x"])).tolist())
try:
    text.Vocab.from_list(["a", "a"])
except ValueError as e:
    print(e)

# expect: [('<pad>', 0), ('<unk>', 1), ('deep', 2), ('fun', 5), ('is', 4), ('learning', 3)] [2, -1] 5 ['deep', 'fun'] <unk>
# expect: [0, 1] {'x': 3}
# expect: [2 1 4] int64
# expect: ['deep', 'learning', 'is', 'fun'] ['f', 'u', 'n']
# expect: [['deep', 'learning'], [0, 5], [4, 13]]
# expect: ['a', 'b', 'c'] deep
# expect: [ 1 22] heLo
# expect: ['<s>', 'a', 'b'] ['a', 'b', '</s>']
# expect: ['a', 'b'] [[1, 2], [2, 3]]
# expect: [[1, 2, 3], [5, 6]]
# expect: ['a b', 'b c'] ['a', 'b', '<-a', 'a-b', 'b->']
# expect: [[2, 3, 4, 5], [4, 1]]
# expect: [0, 1, 2, -1] ['x']
# expect: word_list contains duplicate word: a.
