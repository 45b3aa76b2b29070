import textwrap,sys
t='The quick brown fox jumped over the lazy dog. It is a well-known, over-used--and tired--sentence with averyveryverylongwordindeedthatmustbesplit.\n\nSecond   para\twith tabs.'
for w in (10,20,40,70): print(textwrap.wrap(t,w)); print(textwrap.fill(t,w,initial_indent='* ',subsequent_indent='  '))
print(textwrap.wrap(t,12,break_long_words=False),textwrap.wrap(t,20,max_lines=2),textwrap.shorten(t,30),textwrap.shorten('Hello world!',11),textwrap.shorten('Hello  world!',12),textwrap.wrap(t,30,drop_whitespace=False)[:3],textwrap.wrap('',10),textwrap.wrap('a-b-c hello-world',8),textwrap.wrap('foo.  bar',20,fix_sentence_endings=True), textwrap.wrap(t,15,break_on_hyphens=False)[:6])
try: textwrap.wrap('a',0)
except ValueError as e: print(e)
print(textwrap.dedent('  a\n   b\n'),textwrap.indent('a\n\nb','> '),sys.getswitchinterval(),sys.float_repr_style)

# expect: ['The quick', 'brown fox', 'jumped', 'over the', 'lazy dog.', 'It is a', 'well-', 'known,', 'over-used', '--and', 'tired--', 'sentence', 'with avery', 'veryverylo', 'ngwordinde', 'edthatmust', 'besplit.', 'Second', 'para', 'with tabs.']
# expect: * The
# expect:   quick
# expect:   brown
# expect:   fox
# expect:   jumped
# expect:   over the
# expect:   lazy
# expect:   dog. It
# expect:   is a
# expect:   well-
# expect:   known,
# expect:   over-
# expect:   used--
# expect:   and
# expect:   tired--
# expect:   sentence
# expect:   with ave
# expect:   ryveryve
# expect:   rylongwo
# expect:   rdindeed
# expect:   thatmust
# expect:   besplit.
# expect:   Second
# expect:   para
# expect:   with
# expect:   tabs.
# expect: ['The quick brown fox', 'jumped over the lazy', 'dog. It is a well-', 'known, over-used--', 'and tired--sentence', 'with averyveryverylo', 'ngwordindeedthatmust', 'besplit.  Second', 'para   with tabs.']
# expect: * The quick brown
# expect:   fox jumped over
# expect:   the lazy dog. It
# expect:   is a well-known,
# expect:   over-used--and
# expect:   tired--sentence
# expect:   with averyveryvery
# expect:   longwordindeedthat
# expect:   mustbesplit.
# expect:   Second   para
# expect:   with tabs.
# expect: ['The quick brown fox jumped over the lazy', 'dog. It is a well-known, over-used--and', 'tired--sentence with averyveryverylongwo', 'rdindeedthatmustbesplit.  Second   para', 'with tabs.']
# expect: * The quick brown fox jumped over the
# expect:   lazy dog. It is a well-known, over-
# expect:   used--and tired--sentence with averyve
# expect:   ryverylongwordindeedthatmustbesplit.
# expect:   Second   para   with tabs.
# expect: ['The quick brown fox jumped over the lazy dog. It is a well-known,', 'over-used--and tired--sentence with', 'averyveryverylongwordindeedthatmustbesplit.  Second   para   with', 'tabs.']
# expect: * The quick brown fox jumped over the lazy dog. It is a well-known,
# expect:   over-used--and tired--sentence with
# expect:   averyveryverylongwordindeedthatmustbesplit.  Second   para   with
# expect:   tabs.
# expect: ['The quick', 'brown fox', 'jumped over', 'the lazy', 'dog. It is a', 'well-known,', 'over-used--', 'and tired--', 'sentence', 'with', 'averyveryverylongwordindeedthatmustbesplit.', 'Second', 'para   with', 'tabs.'] ['The quick brown fox', 'jumped over [...]'] The quick brown fox [...] Hello [...] Hello world! ['The quick brown fox jumped ', 'over the lazy dog. It is a ', 'well-known, over-used--and '] [] ['a-b-c', 'hello-', 'world'] ['foo.  bar'] ['The quick brown', 'fox jumped over', 'the lazy dog.', 'It is a', 'well-known,', 'over-used--and']
# expect: invalid width 0 (must be > 0)
# expect: a
# expect:  b
# expect:  > a
# expect:
# expect: > b 0.005 short
