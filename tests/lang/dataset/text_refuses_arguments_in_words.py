import numpy as np
import mindspore.dataset as ds
import mindspore.dataset.text as X
import mindspore.dataset.transforms as T
from mindspore.dataset.text import NormalizeForm

rows = ds.NumpySlicesDataset({"a": ["x", "y"]}, shuffle=False)
vocab = X.Vocab.from_list(["a", "b"])
for text in (
        "X.AddToken(1)", "X.AddToken('a', 1)", "X.BasicTokenizer(1)", "X.BasicTokenizer(normalization_form=1)", "X.BertTokenizer(None)",
        "X.BertTokenizer('v')", "X.BertTokenizer(vocab, 3)", "X.BertTokenizer(vocab, max_bytes_per_token='a')",
        "X.BertTokenizer(vocab, max_bytes_per_token=-1)", "X.BertTokenizer()", "X.WordpieceTokenizer(None)", "X.WordpieceTokenizer(3)",
        "X.WordpieceTokenizer(vocab, unknown_token=1)", "X.WordpieceTokenizer(vocab, max_bytes_per_token=1.5)", "X.Lookup(vocab, 3)",
        "X.Ngram('a')", "X.Ngram(0)", "X.Ngram([1, 0])", "X.Ngram([])", "X.Ngram(2, ('a',))", "X.Ngram(2, ('a', -1))",
        "X.Ngram(2, separator=1)", "X.NormalizeUTF8('NFC')", "X.PythonTokenizer(3)", "X.RegexReplace(1, 'a')", "X.RegexReplace('a', 'b', 1)",
        "X.RegexTokenizer(None)", "X.RegexTokenizer(1)", "X.RegexTokenizer('a', 1)", "X.SlidingWindow(0)", "X.SlidingWindow('a')",
        "X.SlidingWindow(2, 1.5)", "X.ToNumber('int32')", "X.Truncate(0)", "X.Truncate('a')", "X.TruncateSequencePair()",
        "X.UnicodeCharTokenizer(1)", "X.UnicodeScriptTokenizer(1)", "X.WhitespaceTokenizer('a')", "X.Vocab.from_list('ab')",
        "X.Vocab.from_list([1])", "X.Vocab.from_list(['a'], 'b')", "X.Vocab.from_list(['a'], ['b'], 1)", "X.Vocab.from_dict([1])",
        "X.Vocab.from_dict({1: 2})", "X.Vocab.from_dict({'a': 'b'})", "X.Vocab.from_dict({'a': -1})", "X.Vocab.from_file(3)",
        "X.Vocab.from_file('f', 1)", "X.Vocab.from_file('f', '', 0)", "X.Vocab.from_dataset(rows, 3)",
        "X.Vocab.from_dataset(rows, 'a', (2, 1))", "X.Vocab.from_dataset(rows, 'a', (1, 2, 3))", "X.Vocab.from_dataset(rows, 'a', None, 0)",
        "vocab.tokens_to_ids(3)", "vocab.tokens_to_ids([3])", "vocab.ids_to_tokens('a')", "vocab.ids_to_tokens(-1)", "vocab.ids_to_tokens(['a'])",
        "X.to_bytes(3)", "X.to_str(3)", "T.Compose([])", "T.Compose(3)", "T.Compose([3])", "T.Concatenate(2)", "T.Concatenate('a')",
        "T.Concatenate(0, [1])", "T.Fill([1])", "T.Mask(1, 2)", "T.Mask(T.Relational.EQ, [1])", "T.OneHot(0)", "T.OneHot('a')", "T.OneHot(3, 2)",
        "T.PadEnd(3)", "T.PadEnd(['a'])", "T.PadEnd([3], [1])", "T.RandomApply([])", "T.RandomApply([T.Unique()], 2)", "T.RandomChoice(3)",
        "T.RandomOrder([3])", "T.OneHot()"):
    try:
        eval(text)
        print(text, "made")
    except Exception as error:
        print(text, type(error).__name__, str(error).replace("\n", " "))

for line in ("Welcome to Beijing北京欢迎您", "abc 12, где? ab", "  ", "한국어 日本語のテキスト!"):
    print(X.UnicodeScriptTokenizer()(np.array(line)).tolist(), X.UnicodeScriptTokenizer(keep_whitespace=True)(np.array(line)).tolist())
print([part.tolist() for part in X.UnicodeScriptTokenizer(True, True)(np.array("Welcome to 北京"))])
# expect: X.AddToken(1) TypeError Argument token with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.AddToken('a', 1) TypeError Argument begin with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: X.BasicTokenizer(1) TypeError Wrong input type for lower_case, should be boolean.
# expect: X.BasicTokenizer(normalization_form=1) TypeError Wrong input type for normalization_form, should be enum of 'NormalizeForm'.
# expect: X.BertTokenizer(None) ValueError vacab is not provided.
# expect: X.BertTokenizer('v') TypeError Wrong input type for vocab, should be text.Vocab object.
# expect: X.BertTokenizer(vocab, 3) TypeError Wrong input type for suffix_indicator, should be string.
# expect: X.BertTokenizer(vocab, max_bytes_per_token='a') TypeError Wrong input type for max_bytes_per_token, should be int.
# expect: X.BertTokenizer(vocab, max_bytes_per_token=-1) ValueError Input is not within the required interval of [0, 4294967295].
# expect: X.BertTokenizer() TypeError missing a required argument: 'vocab'
# expect: X.WordpieceTokenizer(None) ValueError vocab is not provided.
# expect: X.WordpieceTokenizer(3) TypeError Wrong input type for vocab, should be text.Vocab object.
# expect: X.WordpieceTokenizer(vocab, unknown_token=1) TypeError Wrong input type for unknown_token, should be string.
# expect: X.WordpieceTokenizer(vocab, max_bytes_per_token=1.5) TypeError Argument  with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: X.Lookup(vocab, 3) TypeError Argument unknown_token with value 3 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Ngram('a') ValueError n needs to be a non-empty list of positive integers.
# expect: X.Ngram(0) ValueError Input gram_0 must be greater than 0.
# expect: X.Ngram([1, 0]) ValueError Input gram_1 must be greater than 0.
# expect: X.Ngram([]) ValueError n needs to be a non-empty list of positive integers.
# expect: X.Ngram(2, ('a',)) ValueError left_pad needs to be a tuple of (str, int) str is pad token and int is pad_width.
# expect: X.Ngram(2, ('a', -1)) ValueError padding width need to be positive numbers.
# expect: X.Ngram(2, separator=1) TypeError Argument separator with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.NormalizeUTF8('NFC') TypeError Wrong input type for normalization_form, should be enum of 'NormalizeForm'.
# expect: X.PythonTokenizer(3) TypeError tokenizer is not a callable Python function.
# expect: X.RegexReplace(1, 'a') TypeError Argument pattern with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.RegexReplace('a', 'b', 1) TypeError Argument replace_all with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: X.RegexTokenizer(None) ValueError delim_pattern is not provided.
# expect: X.RegexTokenizer(1) TypeError Wrong input type for delim_pattern, should be string.
# expect: X.RegexTokenizer('a', 1) TypeError Wrong input type for keep_delim_pattern, should be string.
# expect: X.SlidingWindow(0) ValueError Input width is not within the required interval of [1, 2147483647].
# expect: X.SlidingWindow('a') TypeError Argument width with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: X.SlidingWindow(2, 1.5) TypeError Argument axis with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: X.ToNumber('int32') TypeError Argument data_type with value int32 is not of type [<class 'mindspore._c_expression.typing.Type'>], but got <class 'str'>.
# expect: X.Truncate(0) ValueError Input max_seq_len is not within the required interval of [1, 2147483647].
# expect: X.Truncate('a') TypeError Argument max_seq_len with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: X.TruncateSequencePair() TypeError missing a required argument: 'max_length'
# expect: X.UnicodeCharTokenizer(1) TypeError Wrong input type for with_offsets, should be boolean.
# expect: X.UnicodeScriptTokenizer(1) TypeError Wrong input type for keep_whitespace, should be boolean.
# expect: X.WhitespaceTokenizer('a') TypeError Wrong input type for with_offsets, should be boolean.
# expect: X.Vocab.from_list('ab') TypeError Argument word_list with value ab is not of type [<class 'list'>], but got <class 'str'>.
# expect: X.Vocab.from_list([1]) TypeError Argument word_list with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Vocab.from_list(['a'], 'b') TypeError Argument special_tokens with value b is not of type [<class 'list'>], but got <class 'str'>.
# expect: X.Vocab.from_list(['a'], ['b'], 1) TypeError Argument special_first with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: X.Vocab.from_dict([1]) TypeError Argument word_dict with value [1] is not of type [<class 'dict'>], but got <class 'list'>.
# expect: X.Vocab.from_dict({1: 2}) TypeError Argument word with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Vocab.from_dict({'a': 'b'}) TypeError Argument word_id with value b is not of type [<class 'int'>], but got <class 'str'>.
# expect: X.Vocab.from_dict({'a': -1}) ValueError Input word_id is not within the required interval of [0, 2147483647].
# expect: X.Vocab.from_file(3) TypeError Argument file_path with value 3 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Vocab.from_file('f', 1) TypeError Argument delimiter with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Vocab.from_file('f', '', 0) ValueError Input vocab_size must be greater than 0.
# expect: X.Vocab.from_dataset(rows, 3) TypeError Argument col[0] with value 3 is not of type [<class 'str'>], but got <class 'int'>.
# expect: X.Vocab.from_dataset(rows, 'a', (2, 1)) ValueError frequency range [a,b] should be 0 <= a <= b (a,b are inclusive).
# expect: X.Vocab.from_dataset(rows, 'a', (1, 2, 3)) ValueError freq_range needs to be a tuple of 2 element.
# expect: X.Vocab.from_dataset(rows, 'a', None, 0) ValueError Input top_k must be greater than 0.
# expect: vocab.tokens_to_ids(3) TypeError Argument tokens with value 3 is not of type [<class 'str'>, <class 'list'>, <class 'numpy.ndarray'>], but got <class 'int'>.
# expect: vocab.tokens_to_ids([3]) TypeError Argument tokens[0] with value 3 is not of type [<class 'str'>, <class 'numpy.str_'>], but got <class 'int'>.
# expect: vocab.ids_to_tokens('a') TypeError Argument ids with value a is not of type [<class 'int'>, <class 'list'>, <class 'numpy.ndarray'>], but got <class 'str'>.
# expect: vocab.ids_to_tokens(-1) ValueError Input ids is not within the required interval of [0, 2147483647].
# expect: vocab.ids_to_tokens(['a']) TypeError Argument ids[0] with value a is not of type [<class 'int'>, <class 'numpy.int64'>], but got <class 'str'>.
# expect: X.to_bytes(3) ValueError input should be a NumPy array.
# expect: X.to_str(3) TypeError input should be a NumPy array.
# expect: T.Compose([]) ValueError transforms list can not be empty.
# expect: T.Compose(3) TypeError Argument transforms list with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: T.Compose([3]) TypeError transforms[0] is neither a transforms op (TensorOperation) nor a callable pyfunc.
# expect: T.Concatenate(2) ValueError only 1D concatenation supported.
# expect: T.Concatenate('a') TypeError Argument axis with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: T.Concatenate(0, [1]) TypeError Argument prepend with value [1] is not of type [<class 'numpy.ndarray'>], but got <class 'list'>.
# expect: T.Fill([1]) TypeError Argument fill_value with value [1] is not of type [<class 'str'>, <class 'float'>, <class 'bool'>, <class 'int'>, <class 'bytes'>], but got <class 'list'>.
# expect: T.Mask(1, 2) TypeError Argument operator with value 1 is not of type [<enum 'Relational'>], but got <class 'int'>.
# expect: T.Mask(T.Relational.EQ, [1]) TypeError Argument constant with value [1] is not of type [<class 'str'>, <class 'float'>, <class 'bool'>, <class 'int'>, <class 'bytes'>], but got <class 'list'>.
# expect: T.OneHot(0) ValueError Input must be greater than 0.
# expect: T.OneHot('a') TypeError Argument num_classes with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: T.OneHot(3, 2) ValueError Input smoothing_rate is not within the required interval of [0.0, 1.0].
# expect: T.PadEnd(3) TypeError Argument pad_shape with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: T.PadEnd(['a']) TypeError a value in the list is not an integer.
# expect: T.PadEnd([3], [1]) TypeError Argument pad_value with value [1] is not of type [<class 'str'>, <class 'float'>, <class 'bool'>, <class 'int'>, <class 'bytes'>], but got <class 'list'>.
# expect: T.RandomApply([]) ValueError transforms list can not be empty.
# expect: T.RandomApply([T.Unique()], 2) ValueError Input prob is not within the required interval of [0, 1].
# expect: T.RandomChoice(3) TypeError Argument transforms list with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: T.RandomOrder([3]) TypeError transforms[0] is neither a transforms op (TensorOperation) nor a callable pyfunc.
# expect: T.OneHot() TypeError missing a required argument: 'num_classes'
# expect: ['Welcome', 'to', 'Beijing', '北京欢迎您'] ['Welcome', ' ', 'to', ' ', 'Beijing', '北京欢迎您']
# expect: ['abc', '12,', 'где', '?', 'ab'] ['abc', ' ', '12,', ' ', 'где', '?', ' ', 'ab']
# expect: [''] ['  ']
# expect: ['한국어', '日本語', 'の', 'テキスト', '!'] ['한국어', ' ', '日本語', 'の', 'テキスト', '!']
# expect: [['Welcome', ' ', 'to', ' ', '北京'], [0, 7, 8, 10, 11], [7, 8, 10, 11, 17]]
