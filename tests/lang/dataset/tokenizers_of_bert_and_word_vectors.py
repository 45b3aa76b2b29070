# BERT's tokenizers, splitting by patterns, normal forms, vectors of words
import os
import tempfile
import numpy as np
import mindspore.dataset as ds
from mindspore.dataset import text


def show(*parts):
    print([part.tolist() for part in parts])


lines = ["Welcome to Beijing!", "北京欢迎您。Café ÀB", "[CLS] unaffable, it's  [unused12][SEP] end", "  tabs\tand\u200bothers ", "[mask] [MASK]?"]
for line in lines:
    for options in ({}, {"lower_case": True}, {"keep_whitespace": True}, {"preserve_unused_token": False},
                    {"normalization_form": text.NormalizeForm.NFKD}):
        if "[" not in line or "lower_case" not in options:  # there MindSpore repeats the line
            show(text.BasicTokenizer(**options)(np.array(line)))
show(*text.BasicTokenizer(with_offsets=True)(np.array("北京, hi")))

vocab = text.Vocab.from_list(["un", "##aff", "##able", "it", "wel", "##come", "to", "bei", "##jing", "!", "end", "[CLS]", "[SEP]", "北", "[UNK]"])
words = np.array(["unaffable", "it", "welcome", "xyz", "un"])
show(text.WordpieceTokenizer(vocab)(words))
show(text.WordpieceTokenizer(vocab, unknown_token="")(words))
show(text.WordpieceTokenizer(vocab, max_bytes_per_token=4)(words))
for line in lines:
    show(text.BertTokenizer(vocab, lower_case="[" not in line)(np.array(line)))
show(*text.BertTokenizer(vocab, lower_case=True, with_offsets=True)(np.array("Welcome unaffable 北")))
data = ds.NumpySlicesDataset(["Welcome to Beijing!", "it end"], "text", shuffle=False).map(text.BertTokenizer(vocab, lower_case=True))
data = data.map([text.Lookup(vocab, "[UNK]"), text.Truncate(4)], "text").padded_batch(2, pad_info={"text": ([6], -1)})
for row in data.create_tuple_iterator(num_epochs=1, output_numpy=True):
    show(row[0])

show(text.RegexTokenizer(r"\s+")(np.array("a b  cd")))
show(text.RegexTokenizer(r"\s+|,", r",")(np.array("a, b ,cd")))
show(*text.RegexTokenizer(r"\s+", r"\s+", with_offsets=True)(np.array("é b")))
for form in (text.NormalizeForm.NFC, text.NormalizeForm.NFD, text.NormalizeForm.NFKC, text.NormalizeForm.NONE):
    print(text.NormalizeUTF8(form)(np.array("ﬁé²")).item().encode())

with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "vectors.txt")
    with open(path, "w") as file:
        file.write("3 2\nok 0.5 1\nGood 2 -1\nbad 1 1\n")
    vectors = text.Vectors.from_file(path, max_vectors=2)
    show(text.ToVectors(vectors)(np.array("ok")), text.ToVectors(vectors, unk_init=[9, 9])(np.array(["good", "Good", "bad"])))

# expect: [['Welcome', 'to', 'Beijing', '!']]
# expect: [['welcome', 'to', 'beijing', '!']]
# expect: [['Welcome', ' ', 'to', ' ', 'Beijing', '!']]
# expect: [['Welcome', 'to', 'Beijing', '!']]
# expect: [['Welcome', 'to', 'Beijing', '!']]
# expect: [['北', '京', '欢', '迎', '您', '。', 'Café', 'ÀB']]
# expect: [['北', '京', '欢', '迎', '您', '。', 'cafe', 'ab']]
# expect: [['北', '京', '欢', '迎', '您', '。', 'Café', ' ', 'ÀB']]
# expect: [['北', '京', '欢', '迎', '您', '。', 'Café', 'ÀB']]
# expect: [['北', '京', '欢', '迎', '您', '。', 'Café', 'ÀB']]
# expect: [['[CLS]', 'unaffable', ',', 'it', "'", 's', '[unused12]', '[SEP]', 'end']]
# expect: [['[CLS]', ' ', 'unaffable', ',', ' ', 'it', "'", 's', '  ', '[unused12]', '[SEP]', ' ', 'end']]
# expect: [['[', 'CLS', ']', 'unaffable', ',', 'it', "'", 's', '[', 'unused12', ']', '[', 'SEP', ']', 'end']]
# expect: [['[CLS]', 'unaffable', ',', 'it', "'", 's', '[unused12]', '[SEP]', 'end']]
# expect: [['tabs', 'and', 'others']]
# expect: [['tabs', 'andothers']]
# expect: [['  ', 'tabs', ' ', 'and', ' ', 'others', ' ']]
# expect: [['tabs', 'and', 'others']]
# expect: [['tabs', 'and', 'others']]
# expect: [['[', 'mask', ']', '[MASK]', '?']]
# expect: [['[', 'mask', ']', ' ', '[MASK]', '?']]
# expect: [['[', 'mask', ']', '[', 'MASK', ']', '?']]
# expect: [['[', 'mask', ']', '[MASK]', '?']]
# expect: [['北', '京', ',', 'hi'], [0, 3, 6, 8], [3, 6, 7, 10]]
# expect: [['un', '##aff', '##able', 'it', 'wel', '##come', '[UNK]', 'un']]
# expect: [['un', '##aff', '##able', 'it', 'wel', '##come', 'xyz', 'un']]
# expect: [['[UNK]', 'it', '[UNK]', '[UNK]', 'un']]
# expect: [['wel', '##come', 'to', 'bei', '##jing', '!']]
# expect: [['北', '[UNK]', '[UNK]', '[UNK]', '[UNK]', '[UNK]', '[UNK]', '[UNK]']]
# expect: [['[CLS]', 'un', '##aff', '##able', '[UNK]', 'it', '[UNK]', '[UNK]', '[UNK]', '[SEP]', 'end']]
# expect: [['[UNK]', '[UNK]']]
# expect: [['[UNK]', '[UNK]', '[UNK]', '[UNK]', '[UNK]']]
# expect: [['wel', '##come', 'un', '##aff', '##able', '北'], [0, 3, 8, 10, 13, 18], [3, 7, 10, 13, 17, 21]]
# expect: [[[4, 5, 6, 7, -1, -1], [3, 10, -1, -1, -1, -1]]]
# expect: [['a', 'b', 'cd']]
# expect: [['a', ',', 'b', ',', 'cd']]
# expect: [['é', ' ', 'b'], [0, 2, 3], [2, 3, 4]]
# expect: b'\xef\xac\x81\xc3\xa9\xc2\xb2'
# expect: b'\xef\xac\x81e\xcc\x81\xc2\xb2'
# expect: b'fi\xc3\xa92'
# expect: b'\xef\xac\x81\xc3\xa9\xc2\xb2'
# expect: [[0.5, 1.0], [[9.0, 9.0], [2.0, -1.0], [9.0, 9.0]]]
