# TextWrapper's steps have CPython's names, and a class that replaces one of them changes what wrap() does.
import re
import textwrap


class Counted(textwrap.TextWrapper):
    """Chunks by bars, at most two a line."""

    wordsep_re = re.compile(r"(\|)")

    def _wrap_chunks(self, chunks):
        return [" ".join(chunks[i : i + 2]) for i in range(0, len(chunks), 2)]


print(Counted().wrap("a|b|c"), Counted(break_on_hyphens=False).wrap("a|b c"))


class Dotted(textwrap.TextWrapper):
    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        word = reversed_chunks.pop()
        cur_line.append(word[: width - cur_len - 1] + "~")

    def _munge_whitespace(self, text):
        return super()._munge_whitespace(text).upper()


print(Dotted(width=8).wrap("a longish incomprehensibility of\twords"))
plain = textwrap.TextWrapper(width=20, fix_sentence_endings=True)
print(plain._split("Well-known look--here x-y a-b-c"), plain._split_chunks("one.\ttwo"))
print(plain.wrap('He said "no." And left. Mr. X stayed, well-known as ever.'))
chunks = ["end.", " ", "Next"]
plain._fix_sentence_endings(chunks)
print(chunks, plain.wordsep_simple_re.split("a b\tc"), plain._munge_whitespace("a\tb\nc"))
for width, more in ((10, {}), (7, {"max_lines": 2}), (9, {"drop_whitespace": False}), (5, {"break_long_words": False}), (12, {"initial_indent": "> "})):
    print(textwrap.wrap("the quick-brown fox  jumped over--well--the lazily-sleeping dog", width, **more))
# expect: ['a |', 'b |', 'c'] ['a|b  ', 'c']
# expect: ['A', 'LONGISH INCOMPREHENSIBILIT~', 'OF', 'WORDS']
# expect: ['Well-', 'known', ' ', 'look', '--', 'here', ' ', 'x-y', ' ', 'a-b-c'] ['one.', '    ', 'two']
# expect: ['He said "no."  And', 'left.  Mr.  X', 'stayed, well-known', 'as ever.']
# expect: ['end.', '  ', 'Next'] ['a', ' ', 'b', '\t', 'c'] a       b c
# expect: ['the quick-', 'brown fox', 'jumped', 'over--well', '--the', 'lazily-', 'sleeping', 'dog']
# expect: ['the', '[...]']
# expect: ['the ', 'quick-', 'brown fox', '  jumped ', 'over--', 'well--the', ' lazily-', 'sleeping ', 'dog']
# expect: ['the', 'quick-', 'brown', 'fox', 'jumped', 'over', '--', 'well', '--the', 'lazily-', 'sleeping', 'dog']
# expect: ['> the quick-', 'brown fox', 'jumped over', '--well--the', 'lazily-', 'sleeping dog']
