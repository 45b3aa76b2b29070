import re
st=12345
def R(n):
    global st
    st=(st*1103515245+12345)&0x7fffffff
    return (st>>8)%n
def atom(d):
    k=R(14)
    if k<5: return 'ab'[R(2)]
    if k==5: return '.'
    if k==6: return ['[ab]','[^a]','[a-c]','\\w','\\b','\\B','^','$','\\d','[^\\d]'][R(10)]
    if d<=0: return 'c'
    if k==7: return '('+alt(d-1)+')'
    if k==8: return '(?:'+alt(d-1)+')'
    if k==9: return ['(?=','(?!','(?<=','(?<!','(?>'][R(5)]+alt(d-1)+')'
    if k==10: return '\\'+'123'[R(3)]
    if k==11: return '(?i:'+alt(d-1)+')'
    if k==12: return '(?(1)'+seq(d-1)+'|'+seq(d-1)+')'
    return 'A'
def rep(d):
    a=atom(d)
    if R(3)==0: a+=['*','+','?','*?','+?','??','{1,2}','{2}','{,2}?','*+','++','?+','{0,3}'][R(13)]
    return a
def seq(d): return ''.join(rep(d) for _ in range(R(4)))
def alt(d): return '|'.join(seq(d) for _ in range(1+(R(3)==0)+(R(6)==0)))
n=0
for i in range(400):
    p=alt(3)
    try: c=re.compile(p)
    except re.error as e: print(i,repr(p),'|',e); continue
    for _ in range(1):
        s=''.join('abcAB1\n '[R(8) if R(3)==0 else R(3)] for _ in range(R(9)))
        m=c.search(s)
        print(i,repr(p),repr(s),m and (m.regs,m.lastindex),c.findall(s),c.fullmatch(s) and 1)

# expect: 0 '' 'abA' (((0, 0),), None) ['', '', '', ''] None
# expect: 1 '\\1a' | invalid group reference 1 at position 1
# expect: 2 '|\\b^|(?:b|(?<!\\3|(?(1)|){0,3}A*A)A)(?:(b\\Bb|b))+' | invalid group reference 3 at position 15
# expect: 3 '(?(1)|(?i:a(ac)a*|b^+?\\d|)(?:(?i:c++c|ab)a{2}a){,2}?(?<=.(?:$c|)))??\\3' | nothing to repeat at position 20
# expect: 4 '' 'aa1cc\na1' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 5 'A?+A\\B{1,2}' | nothing to repeat at position 6
# expect: 6 '|' '' (((0, 0),), None) [''] 1
# expect: 7 '(?i:|)' 'a' (((0, 0),), None) ['', ''] None
# expect: 8 '(((?i:c\\b|.c{,2}?c)??|ba(?(1)c.c|c)?)++A++(?i:a)|[^\\d](?>b(?!bca)b++|(?>c{0,3}c)*+a))++(b){0,3}(\\3)|(?<!|(?:b|(?>b|.)++))' | look-behind requires fixed-width pattern
# expect: 9 'b' 'c' None [] None
# expect: 10 'b{2}' 'cbaccb' None [] None
# expect: 11 'a' 'bbbaa' (((3, 4),), None) ['a', 'a'] None
# expect: 12 'bb{2}' 'cac' None [] None
# expect: 13 '.(A+?(?(1)(?:.+?..)|(?(1)c*a{1,2}a|c?ac??)*?(?<=)*+([^\\d]a{1,2}|.\\wc)*?)|a\\2)a??' 'bb1a' None [] None
# expect: 14 '(|a)??Ab||b' 'a' (((0, 0), (-1, -1)), None) ['', ''] None
# expect: 15 'Ab|(?<=A\\3?b)' | invalid group reference 3 at position 9
# expect: 16 '(ba)' 'AabbaBaa' (((3, 5), (3, 5)), 1) ['ba'] None
# expect: 17 'a?b|a*+(?(1)ab|\\2b{1,2}(?(1)a|)+)b' | invalid group reference 2 at position 16
# expect: 18 '' 'baacc' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 19 'a{0,3}|a(?=)+' 'ccacbb' (((0, 0),), None) ['', '', 'a', '', '', '', ''] None
# expect: 20 '|\\2[a-c]' | invalid group reference 2 at position 2
# expect: 21 '(?i:\\da??|${2}(?i:a??a))+[a-c]??|a' | nothing to repeat at position 11
# expect: 22 '(?:)b++\\1' | invalid group reference 1 at position 8
# expect: 23 'b|((?i:))ab' '' None [] None
# expect: 24 '(b|)*+(?:|$aA)a' 'bababbbc' (((0, 2), (1, 1)), 1) ['', ''] None
# expect: 25 '' 'Bacabc\nc' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 26 '\\w*?(?i:(b)+?(?:.(baa|ab??|c*+a+b){2}\\3))$' | invalid group reference 3 at position 38
# expect: 27 '|b(?!b.)++' 'ca' (((0, 0),), None) ['', '', ''] None
# expect: 28 '^??' | nothing to repeat at position 1
# expect: 29 '((?<!|b|b?)|).[a-c]|a??a?' | look-behind requires fixed-width pattern
# expect: 30 '|\\2a{0,3}' | invalid group reference 2 at position 2
# expect: 31 'a*b{1,2}|[^a](?i:a\\1a?|.(?i:bba)?){0,3}' | invalid group reference 1 at position 19
# expect: 32 '(?:(?(1)bba|(?(1)aca?|c)+ba)()(?i:\\1b))\\da' 'cb\nbca' None [] None
# expect: 33 '\\d{,2}?|' 'ca\n' (((0, 0),), None) ['', '', '', ''] None
# expect: 34 '()[^a]|' 'cbbcaaca' (((0, 1), (0, 0)), 1) ['', '', '', '', '', '', '', '', ''] None
# expect: 35 '\\d' 'bc' None [] None
# expect: 36 '[a-c]A*' '' None [] None
# expect: 37 '' 'aaaAac' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 38 '|' 'cacbaa' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 39 '|(?=(?<!b|a)++(?i:|(?>ccc|c{2}a){2})*?b)A' 'bcc' (((0, 0),), None) ['', '', '', ''] None
# expect: 40 'bb+?' 'aa' None [] None
# expect: 41 'A(?=b?+){,2}?a' '1ac' None [] None
# expect: 42 '|\\2' | invalid group reference 2 at position 2
# expect: 43 '|(?=[ab]A.|)|' '1bc' (((0, 0),), None) ['', '', '', ''] None
# expect: 44 '(?!)*?' 'c1Ab' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 45 'ab*+|[^a]{2}(?(1)b|)b|b*?(a)(?:a?+\\1){,2}?' 'b' None [] None
# expect: 46 'b|(b{0,3})(?<=[a-c]a|\\3)*+.*' | invalid group reference 3 at position 22
# expect: 47 '|(A+b*?[^\\d]|(?(1)a|\\1*(?>|)(c^)).)*(A*\\3a){0,3}' | cannot refer to an open group at position 20
# expect: 48 '(?:a?+|)*?$|a??(?:(?i:a)+?a)++|b(?=(.(?(1)aab|b)+.){1,2}\\2.)?+' | invalid group reference 2 at position 57
# expect: 49 '|(?(1)a{2}((?:c?+a{1,2}c)(?i:c++a))?+a+|.{2}(?i:\\1ab|(?<!|\\Bc{0,3})a))' | look-behind requires fixed-width pattern
# expect: 50 '|(?(1)a[^\\d]|(?:b))*+' | invalid group reference 1 at position 4
# expect: 51 '||(a{2}\\Bb|b[^\\d])??.{,2}?' 'aaccbAbc' (((0, 0), (-1, -1)), None) ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''] None
# expect: 52 'a{,2}?b|\\Bb' ' Accaccc' None [] None
# expect: 53 '(?(1)b|A)(?i:a{1,2})' | invalid group reference 1 at position 3
# expect: 54 '(?(1)(?(1).|(?:|ac){0,3}a(?!\\b{1,2}))a|(?=)b)' | nothing to repeat at position 30
# expect: 55 '|(?(1)b++(?i:b)(?(1)|(?!c)$+)|a)' | nothing to repeat at position 27
# expect: 56 'b|A*+(?<=|b(?i:(?:c??)|b(?i:a{0,3}ac)))' | look-behind requires fixed-width pattern
# expect: 57 '|a' 'Aba ' (((0, 0),), None) ['', '', '', 'a', '', ''] None
# expect: 58 'bb' 'cbcc' None [] None
# expect: 59 '(?(1)b?+\\3|a*+Aa*?)ab' | invalid group reference 3 at position 9
# expect: 60 '' 'bbb aBa\n' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 61 '(?<=(?i:)A\\2|\\b?b{2}b)*?(?<!a|b?b(aA(?:)))|bb*+a' | invalid group reference 2 at position 11
# expect: 62 '(?i:\\1+a??)' | invalid group reference 1 at position 5
# expect: 63 'a++(?i:.+?ab|b*a(?:\\2\\2A|(?i:a*?c\\d++)a))' | invalid group reference 2 at position 20
# expect: 64 '(?=(?!(?=cb|)??(?i:a{,2}?c|[^a]*?c){1,2})*a)(?i:a(?<=(?i:cc*|)?+(?i:ba{2}a??){2}|b*?b)(?<=(|ac++c)){,2}?)' | look-behind requires fixed-width pattern
# expect: 65 '(?>ab*((c|c|)++\\d){,2}?|)(?>a(?i:a|b)*+(?(1)\\2|b))??(?:b{,2}?)|a((?i:[^\\d]*+|)a?(.(?:.{,2}?c||c))?+)' 'Bbba1' (((0, 0), (-1, -1), (-1, -1), (-1, -1), (-1, -1)), None) [('', '', '', ''), ('', '', '', ''), ('', '', '', ''), ('', '', '', ''), ('', '', '', ''), ('', '', '', ''), ('', '', '', ''), ('', '', '', '')] None
# expect: 66 '(?i:)|' 'abacabcb' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 67 'b*bb?' 'Aaa' None [] None
# expect: 68 'a?+aa' 'accA' None [] None
# expect: 69 '[a-c]a|' '' (((0, 0),), None) [''] 1
# expect: 70 '\\2|' | invalid group reference 2 at position 1
# expect: 71 'a' 'Bbbaab' (((3, 4),), None) ['a', 'a'] None
# expect: 72 'A|\\3Aa' | invalid group reference 3 at position 3
# expect: 73 '(?(1)a((?(1)^|a+b{0,3}c)|\\w.(?=[ab])*?){2}|(?:.aA{1,2}|))(?:a??.|)' 'abbAc\nba' (((0, 1), (-1, -1)), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 74 '(?(1)(?(1)|(?(1)b?ca|b)A*b?)b*+a|)A{0,3}.|' | invalid group reference 1 at position 3
# expect: 75 '.?(?(1)\\2|)(?(1)(?i:(?<=))++|a\\3)' | invalid group reference 2 at position 8
# expect: 76 '[a-c]a|a' 'Bc\nb' None [] None
# expect: 77 'b+(?i:(?<!.|ab+a)A(?(1)(b.*?a){,2}?|)|Aa)' | look-behind requires fixed-width pattern
# expect: 78 'b' '1Bc' None [] None
# expect: 79 '' 'aa' (((0, 0),), None) ['', '', ''] None
# expect: 80 '' 'bbbAa c' (((0, 0),), None) ['', '', '', '', '', '', '', ''] None
# expect: 81 '' 'ccab' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 82 '\\2b|(?:A\\3.*?|(?(1)(?i:ca$|bbc{1,2})(cc?+c|ac)(c.c|){2}|(?i:))A)b' | invalid group reference 2 at position 1
# expect: 83 'b(b{0,3}(?(1)a|(?:.)*+b*?A?+)b|((.c|c)b?)\\1)a' | cannot refer to an open group at position 41
# expect: 84 '' 'cbbcc1bA' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 85 'a?+(?:bb*+|(?(1)|.){,2}?)' | invalid group reference 1 at position 14
# expect: 86 '' 'cabc' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 87 'b(?i:bb(A{0,3}|a)+?||)' 'a' None [] None
# expect: 88 'b(?(1)\\3(?i:a|[^\\d]a(?<!|cc|c{,2}?a$++))?+|[a-c])|b??' | invalid group reference 3 at position 7
# expect: 89 '$|.\\3' | invalid group reference 3 at position 4
# expect: 90 '(?:|.ab{2})++a(?:(a.)b)' 'baacab' None [] None
# expect: 91 '' 'ca1' (((0, 0),), None) ['', '', '', ''] None
# expect: 92 '.{,2}?.?b|' 'bc1acbba' (((0, 1),), None) ['b', '', '1acb', 'b', '', ''] None
# expect: 93 '(?!.{1,2}.|){,2}?A+b' 'abb' None [] None
# expect: 94 '' 'aacBba' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 95 'A[^a]++\\3*|ba' | invalid group reference 3 at position 8
# expect: 96 'a|a??\\2' | invalid group reference 2 at position 6
# expect: 97 '|A+' 'b' (((0, 0),), None) ['', ''] None
# expect: 98 'b' '' None [] None
# expect: 99 '(ab)|a??A' 'aabccba' (((1, 3), (1, 3)), 1) ['ab'] None
# expect: 100 'b?bA++|b?' 'aa' (((0, 0),), None) ['', '', ''] None
# expect: 101 '(?:\\2\\3){1,2}' | invalid group reference 2 at position 4
# expect: 102 '|ba(?i:(?i:)?)' ' abaaa1' (((0, 0),), None) ['', '', '', 'ba', '', '', '', ''] None
# expect: 103 '(?i:b*bb{0,3}|b*){1,2}' 'b' (((0, 1),), None) ['b', ''] 1
# expect: 104 '|' 'bcbca' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 105 '' '' (((0, 0),), None) [''] 1
# expect: 106 '(?:|b){,2}?||' 'bccb' (((0, 0),), None) ['', 'b', '', '', '', 'b', ''] None
# expect: 107 'a[a-c]' 'caAbcc' None [] None
# expect: 108 '(?(1)a(?(1).++(?<=c*a||c{1,2})|(c{0,3})\\ba{0,3})|[^a])+b|' | look-behind requires fixed-width pattern
# expect: 109 'b|\\3(?i:)b' | invalid group reference 3 at position 3
# expect: 110 'a?(?<=)' '' (((0, 0),), None) [''] 1
# expect: 111 'a(?(1)b\\1?+b{,2}?|b?+.)|b+(?(1)b|(aA)b)(?(1)|(|\\d{,2}?)?+A+\\2+)' | invalid group reference 1 at position 8
# expect: 112 '|(?:||(?!(?(1)c?c*?|[ab]a+?c*?)A++)(?i:\\3A(b{0,3}\\db|cc{2})))++(?=b)' | invalid group reference 3 at position 40
# expect: 113 '' 'bbccb' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 114 '(?<!a|)|' | look-behind requires fixed-width pattern
# expect: 115 '\\da' '' None [] None
# expect: 116 '|aa??' 'cacBBac' (((0, 0),), None) ['', '', 'a', '', '', '', '', 'a', '', ''] None
# expect: 117 '(?i:a{2}b*?b){,2}?a|b{1,2}.(?:(?>a{,2}?|b)*?b?|){0,3}|A*' 'bcba' (((0, 3),), None) ['bcb', 'a', ''] None
# expect: 118 'b\\2b' | invalid group reference 2 at position 2
# expect: 119 '(?i:b|b+?b)(?i:)??|a|$A(?<!a)' '' None [] None
# expect: 120 '(a++a{1,2}(?:))|' 'bc1ba b' (((0, 0), (-1, -1)), None) ['', '', '', '', '', '', '', ''] None
# expect: 121 '()(?:(?i:a\\3(?:b*+c|\\B[^\\d]{,2}?a)|){1,2})A||Aaa{1,2}' | invalid group reference 3 at position 11
# expect: 122 '|[^\\d]b(?>aaA)' 'ccaba' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 123 '\\3(a{1,2}A)|' | invalid group reference 3 at position 1
# expect: 124 '(?(1)|)(?(1)(?=a++(?(1)ccc|){0,3}|..)|){2}' | invalid group reference 1 at position 3
# expect: 125 '[^\\d](?:b(.?(?(1)|bb++)b*+)*?|(?(1)|)(?!b(aa+)b?|)a)(?:\\3*?|(?>(?:|b{0,3}[a-c])+A*+(?!|b{1,2}.*?)+?|\\2.b)(?i:(?:cc)+\\2))' | invalid group reference 3 at position 56
# expect: 126 'bA{1,2}b++|ba' 'aaab1' None [] None
# expect: 127 '|a' 'aaccab' (((0, 0),), None) ['', 'a', '', 'a', '', '', '', 'a', '', ''] None
# expect: 128 'b' 'bcb' (((0, 1),), None) ['b', 'b'] None
# expect: 129 'bab|(?i:aA|(?!(?:b|)){0,3}|A.){0,3}\\1+(?:)' | invalid group reference 1 at position 36
# expect: 130 'b++' 'b ' (((0, 1),), None) ['b'] None
# expect: 131 '|AA*?.|' 'bbA' (((0, 0),), None) ['', '', '', ''] None
# expect: 132 '[ab]|(?:\\2).(?i:abA)*' | invalid group reference 2 at position 9
# expect: 133 'b[a-c]*' 'bb' (((0, 2),), None) ['bb'] 1
# expect: 134 '(?i:|)(?i:(?:|(?:c)++\\w)[ab]?+)[a-c]{0,3}' 'c' (((0, 1),), None) ['c', ''] 1
# expect: 135 '(.|a(?<!(?:$*?b+)++||(cb)??b)b)|(\\d{,2}?)??(?(1)a{1,2}|a\\w(|b(?i:.a)*)+?)(|)' | nothing to repeat at position 12
# expect: 136 'a${,2}?' | nothing to repeat at position 2
# expect: 137 'b(\\2*+(?i:b[a-c]b){1,2})a' | invalid group reference 2 at position 3
# expect: 138 '.*?|(?(1)|[^a]b)++' | invalid group reference 1 at position 7
# expect: 139 '' '11' (((0, 0),), None) ['', '', ''] None
# expect: 140 'a{1,2}(?(1)\\3*?(?:(?:c\\B{1,2}))|(?(1)(?>b.*b|c[^a]b)|b(?(1)|)\\B)?b?)++A{,2}?' | invalid group reference 3 at position 12
# expect: 141 '(?i:){,2}?aa' '\nAa' None [] None
# expect: 142 '(?i:A{2}|\\B(?>)++(?(1)(?(1)|c?+ba)[^\\d]b|a{,2}?)??)' | invalid group reference 1 at position 20
# expect: 143 '(?i:(?(1)\\3A|\\3b(?:..a))++b(b{,2}?\\3b)).|(?<!|\\2a?+b|(?i:A{,2}?(?<=bbc|c??c)){2}a+?a{2})' | invalid group reference 3 at position 10
# expect: 144 '(?<!.+?((?i:.c)*?)(?(1)a(?i:b*a*+|a)a|)*?|b?)' | cannot refer to group defined in the same lookbehind subpattern at position 23
# expect: 145 '(aa*?(?:AA|A?\\dA+?)*?)' '' None [] None
# expect: 146 '|(?:$*[ab]b)?\\w+((?:b)){0,3}' | nothing to repeat at position 5
# expect: 147 '' 'A ' (((0, 0),), None) ['', '', ''] None
# expect: 148 '.|\\2(a(?(1)b??[^a]++(?(1)|)++|.))' | invalid group reference 2 at position 3
# expect: 149 '[a-c](?!(?(1)a|(|a*+c??b)(?<!.b|c++){,2}?))?+' | look-behind requires fixed-width pattern
# expect: 150 'aa|a\\b' '' None [] None
# expect: 151 'bA(|)|' 'c ' (((0, 0), (-1, -1)), None) ['', '', ''] None
# expect: 152 '' 'a1\nbbab' (((0, 0),), None) ['', '', '', '', '', '', '', ''] None
# expect: 153 '|b?+(?:.??|(?i:(?i:c+?)(a{0,3}))*?){,2}?(?i:(?i:(?(1)b$|c*+cc)+))' 'b' (((0, 0), (-1, -1)), None) ['', ''] None
# expect: 154 'a(?:)*?|(?>.a|(?(1)b(?:cc)|A(|))++)(?(1)|)b' '' None [] None
# expect: 155 '|(?!(?>a{,2}?)*?)*+' 'cb ' (((0, 0),), None) ['', '', '', ''] None
# expect: 156 '' 'aacb 1aa' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 157 'b{0,3}.' 'c' (((0, 1),), None) ['c'] 1
# expect: 158 '.??a++\\w|aA.' 'ca\nbc' None [] None
# expect: 159 '(?:((cc*))b(?(1)|(?!|)(?i:)b)?|)+?|' 'b' (((0, 0), (-1, -1), (-1, -1)), None) [('', ''), ('', '')] None
# expect: 160 '|(?(1)b+?|a*?)(?(1)(?>[a-c][a-c])(?<=A|(?:c{,2}?a*?^+?)A?.){1,2}|b{1,2}[^\\d])?+' | nothing to repeat at position 52
# expect: 161 '(bA+?\\B*?){1,2}(a)++(?(1)|){1,2}' | nothing to repeat at position 7
# expect: 162 '' 'c' (((0, 0),), None) ['', ''] None
# expect: 163 'a+?(?i:)|ab' 'acbb' (((0, 1),), None) ['a'] None
# expect: 164 '(?:)+a(?:aa)' ' ' None [] None
# expect: 165 'b|((?:a|(?:)*)A)*+(?:(?(1)b+?|()\\1a)Ab)' 'c\nba' (((2, 3), (-1, -1), (-1, -1)), None) [('', '')] None
# expect: 166 'b(?=(?!b)bA{0,3}|((?:)a)?+(?=(?i:bca|)*ba|(b){2}a(?i:|c??b\\w)?+)a)[ab]' 'bbcaac' None [] None
# expect: 167 '(?(1)\\w+?A|(?:b?+\\wA|(b|){1,2}$)++(?i:\\2a{2}\\3))a?\\1' | invalid group reference 2 at position 39
# expect: 168 '\\1b' | invalid group reference 1 at position 1
# expect: 169 '(?i:b(?i:(?i:.|c*c{1,2}c|a)?+(?:c*c|b*+|a{2}c+?b)|A))(?<=(?(1)(?i:b*+c)b|)b)|' | cannot refer to an open group at position 62
# expect: 170 '.{,2}?|(?:(?i:[a-c]\\da)*+|((?!)(?i:.a|)+?\\2??)b\\w){1,2}(?(1)\\1(?(1)A{,2}?ba|a{1,2})*b|(?!(?<!bb)++|b\\1(?i:|)).).' | invalid group reference 2 at position 42
# expect: 171 '(?(1)|)(?:\\w+?)' | invalid group reference 1 at position 3
# expect: 172 '' 'bb\n a' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 173 '.\\2a++|a{2}' | invalid group reference 2 at position 2
# expect: 174 'a*+|\\1?+b' | invalid group reference 1 at position 5
# expect: 175 '' '' (((0, 0),), None) [''] 1
# expect: 176 'bb' 'Aab' None [] None
# expect: 177 '(?:b\\2\\2).' | invalid group reference 2 at position 5
# expect: 178 'a{2}(b\\3??|(?(1)|(cc)*))(\\d|a)|(?i:.++|a)*+' | invalid group reference 3 at position 7
# expect: 179 '' 'bbcbcA b' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 180 'Ab|' 'cac\ncacc' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 181 '(?i:a(?:(?<!b|c*+[^a])[^a]*?.||)b|(?i:a(?<!b+cb|)|)*?)' | look-behind requires fixed-width pattern
# expect: 182 '(?:([ab]|(?:a|)??)*?(?(1)|(b)ab??)|)?+aa{2}|bb*' 'Bb c1' (((1, 2), (-1, -1), (-1, -1)), None) [('', '')] None
# expect: 183 '^|[a-c]??ab' 'a\nBa\nB' (((0, 0),), None) [''] None
# expect: 184 '' '' (((0, 0),), None) [''] 1
# expect: 185 '(?<!){0,3}(?=[ab]){,2}?^' 'ab' (((0, 0),), None) [''] None
# expect: 186 '(b\\3)|ab' | invalid group reference 3 at position 3
# expect: 187 '(?:(?(1)b(?:)+|)|(?i:.b+b{2}|AA+)(?:(?(1)|)b\\w)(?(1)b|)??)' | invalid group reference 1 at position 6
# expect: 188 '\\dA' 'A' None [] None
# expect: 189 '|[ab]{1,2}()??' 'ba\nabcc' (((0, 0), (-1, -1)), None) ['', '', '', '', '', '', '', ''] None
# expect: 190 '|(?=)' 'b' (((0, 0),), None) ['', ''] None
# expect: 191 'a*+(?=(?(1)b\\w{,2}?|)a+?|b)|a(?:^a){2}a' | invalid group reference 1 at position 9
# expect: 192 '|[ab]ab*?' 'ccccac' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 193 'AaA|\\3b*+()' | invalid group reference 3 at position 5
# expect: 194 '(?i:b()(?(1)(?:ca|.bb)|a)+|)' 'c1Bc' (((0, 0), (-1, -1)), None) ['', '', '', '', ''] None
# expect: 195 '' 'bbccaabb' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 196 '\\2??a.|aab' | invalid group reference 2 at position 1
# expect: 197 '.(?:(?!\\d\\B)()(?:\\B{,2}?(|b++)^{2}|A{0,3}(?i:[^a]c\\w??)??)|(?i:.?+\\B{2}\\2)??)A' | nothing to repeat at position 19
# expect: 198 'a' 'bcbacb' (((3, 4),), None) ['a'] None
# expect: 199 'b' 'caacac' None [] None
# expect: 200 '' 'Bab' (((0, 0),), None) ['', '', '', ''] None
# expect: 201 '(?<=()?+A|(?(1)(?(1)..?|cca)(?(1)cb|ac{0,3}c)\\B|)+b++(\\3??b??(?:a??bc|c|c)))' | cannot refer to group defined in the same lookbehind subpattern at position 15
# expect: 202 '(?<!b[ab]|(?i:(cc|ca?)a?|b(?(1)ac|c+cb)b)(?(1)|${2})|b)??a(?(1)|(?i:\\3a)(?:(b)a?|(?=.?+)?a++a)??b)' | cannot refer to group defined in the same lookbehind subpattern at position 31
# expect: 203 'aA|' 'baac' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 204 'a*?(|((?!c\\w)*?a))b{0,3}' '' (((0, 0), (0, 0), (-1, -1)), 1) [('', '')] 1
# expect: 205 '(?i:(?:\\1ba|(?i:ccc{2}))|(?<!|)(?i:\\d|a*?a))' | invalid group reference 1 at position 8
# expect: 206 'b{0,3}aa|a*' '' (((0, 0),), None) [''] 1
# expect: 207 'a{1,2}.++|a(?i:|(?i:a))' 'bbAbcb' None [] None
# expect: 208 '(?:(?(1)b\\1(?:|a*+)++|)(|(?!)a(?!|$))+?A|a){,2}?' | invalid group reference 1 at position 10
# expect: 209 'b*+|b{1,2}(?<=)??(?>a?+.b++|){1,2}' 'cccb' (((0, 0),), None) ['', '', '', 'b', ''] None
# expect: 210 '' 'aa\nb' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 211 'b|' '1' (((0, 0),), None) ['', ''] None
# expect: 212 '\\b' 'ccbabbba' (((0, 0),), None) ['', ''] None
# expect: 213 'a?+a\\b' 'b' None [] None
# expect: 214 '[^\\d]|b[ab]' 'cccaaBAc' (((0, 1),), None) ['c', 'c', 'c', 'a', 'a', 'B', 'A', 'c'] None
# expect: 215 'bA|a' 'bba a' (((2, 3),), None) ['a', 'a'] None
# expect: 216 '|(?(1)[ab].a|(?(1)|.b\\3?)(?i:a\\1{,2}?))' | invalid group reference 3 at position 22
# expect: 217 'a{0,3}' 'BabBba\nb' (((0, 0),), None) ['', 'a', '', '', '', 'a', '', '', ''] None
# expect: 218 '|(?(1)(?!a?+(?>c)|)|)((?<=)++|\\3\\2){,2}?' | invalid group reference 3 at position 31
# expect: 219 'aa??' '' None [] None
# expect: 220 'a*|bb(?:(()b(?(1)c.{2}|ac++b++)|.|A)a[a-c])++' 'c Bc' (((0, 0), (-1, -1), (-1, -1)), None) [('', ''), ('', ''), ('', ''), ('', ''), ('', '')] None
# expect: 221 '(?:|)' 'Ba\nb' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 222 '(?(1)|ab\\2)[^\\d]b' | invalid group reference 2 at position 9
# expect: 223 '|' 'b\nba \n' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 224 '..{2}' 'Acc1c' (((0, 3),), None) ['Acc'] None
# expect: 225 '|' 'Aca' (((0, 0),), None) ['', '', '', ''] None
# expect: 226 '(?:(?:(?i:|b)(aac|ccc)){,2}?((bb.{2})|a)(?(1)|a))??((?>bb|.))a{1,2}' 'aa1baba' (((0, 2), (-1, -1), (-1, -1), (-1, -1), (0, 1)), 4) [('', '', '', 'a'), ('', '', '', 'b'), ('', '', '', 'b')] None
# expect: 227 'a{0,3}' 'Bcaaacca' (((0, 0),), None) ['', '', 'aaa', '', '', 'a', ''] None
# expect: 228 'a(?(1)(?(1)a{0,3}A|b++)a*|)b{1,2}|' | invalid group reference 1 at position 4
# expect: 229 '\\3a\\3|' | invalid group reference 3 at position 1
# expect: 230 'a(?:(\\B){1,2}b|)\\1*+' 'aa11' (((0, 1), (-1, -1)), None) ['', ''] None
# expect: 231 'b(?i:(?:|a)?+a)+' 'AccbaAa1' (((3, 7),), None) ['baAa'] None
# expect: 232 '|(?i:|(?:|b)(?i:([^a]cc)\\2*+.++|a+?(?!.[ab]|b)\\3?+|(?i:|)++a).)\\1' | invalid group reference 2 at position 25
# expect: 233 '(?:a|(?:b)?)' 'A' (((0, 0),), None) ['', ''] None
# expect: 234 '' 'Acccbaab' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 235 '' 'a b1cb' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 236 'aa' '' None [] None
# expect: 237 '' 'cab' (((0, 0),), None) ['', '', '', ''] None
# expect: 238 '$(?:Ab{2})(?=\\1?+\\d++|(?(1)a|(?:c{0,3}cc{0,3}|)b{0,3}a)b*?)' | invalid group reference 1 at position 14
# expect: 239 'A|' 'b 1' (((0, 0),), None) ['', '', '', ''] None
# expect: 240 'a(?i:(?i:(?i:|cc+?\\B)(?=c+c|){2})(?>a(?i:bb|aca)).|a*?){,2}?' 'baacaBc ' (((1, 2),), None) ['a', 'a', 'a'] None
# expect: 241 '.*a{0,3}a|(?(1)|)??' | invalid group reference 1 at position 13
# expect: 242 '(?i:aA|\\b*+(?(1)b(c)*+|(?(1)c*?\\b|ac)))b+?|aa[^\\d]+?' | nothing to repeat at position 9
# expect: 243 '.\\2|' | invalid group reference 2 at position 2
# expect: 244 '\\b|(?i:b{2})*?.(?:\\1+?(?:ba|b(|)*+)(?:b(?<=c+ab)|(?=ab))++|(?:(?:[ab]||ac?c)+?\\3*+A)(?(1)|b\\1))' | invalid group reference 1 at position 19
# expect: 245 '.A(?i:b.)|(|[ab])++a?' 'bcaacaca' (((0, 0), (0, 0)), 1) ['', '', '', '', '', '', '', '', ''] None
# expect: 246 'A(?(1)b|$(bA|(?>ca|cbb)))(?i:b|){1,2}|' 'bbb' (((0, 0), (-1, -1)), None) ['', '', '', ''] None
# expect: 247 '[^a]+b*+(?!|(?(1).*+b*+A|)*+^a{2})+' | invalid group reference 1 at position 15
# expect: 248 '\\B' 'aa' (((1, 1),), None) [''] None
# expect: 249 'a{1,2}b{2}[ab]' '1aabbca' None [] None
# expect: 250 '\\b[a-c](?i:(?i:))' 'aabaabaa' (((0, 1),), None) ['a'] None
# expect: 251 '(?i:(?i:(?i:cc)a)b((?i:|.c++a)*+a|)|(b|(?:.{0,3}|ccb*+).++)?(?(1)\\b??\\3\\1|\\ba??)b){2}.?+' | nothing to repeat at position 67
# expect: 252 'a(?(1)|(?:ab{0,3}|)(?<=|.)){1,2}a' | invalid group reference 1 at position 4
# expect: 253 '[ab]a+?(?=.|)*?|a(?i:(?i:b++(|b{,2}?ac|c[^\\d])){0,3}a+?)?[a-c]' '' None [] None
# expect: 254 '[ab]${1,2}' | nothing to repeat at position 5
# expect: 255 '(?:).++' '' None [] None
# expect: 256 'a|a(?:)' 'a1bb\nccA' (((0, 1),), None) ['a'] None
# expect: 257 '|(?(1)(?i:()*?(?<=acc*){1,2})A|Aa)a' | look-behind requires fixed-width pattern
# expect: 258 'b(?(1)|)(?>(?(1)|(?>c)?a(?i:a))|b){1,2}' | invalid group reference 1 at position 4
# expect: 259 '\\1++(?i:A$)|(?i:(a(?(1)cc|)??)|\\2)bb' | invalid group reference 1 at position 1
# expect: 260 'a(.(?(1)(?:a{2}a|c*)*?|(?<=cc)?)|(?i:a?(ac)))' '' None [] None
# expect: 261 'A' 'bccAb' (((3, 4),), None) ['A'] None
# expect: 262 '(?(1)b|)\\1.|(?=.(?:|()))a?b' | invalid group reference 1 at position 9
# expect: 263 'b+?|\\2' | invalid group reference 2 at position 5
# expect: 264 '(?>){2}a|[a-c]$' 'cbb\nB' None [] None
# expect: 265 'b.\\b*+' | nothing to repeat at position 4
# expect: 266 '^|\\w{,2}?.?\\3' | invalid group reference 3 at position 12
# expect: 267 '|a(?(1)|\\Bb)' | invalid group reference 1 at position 5
# expect: 268 '.{,2}?[^\\d](?(1)|a\\b{0,3})|(?i:(?(1)aab|a(?=c|))|(?i:(?(1)c|[^a]??)b)??A++)|a' | nothing to repeat at position 20
# expect: 269 '\\B' 'Aaaccab' (((1, 1),), None) ['', '', '', '', '', ''] None
# expect: 270 'A{,2}?(?(1)(?i:\\1?+(?i:ccc){0,3})\\2.*+|b(?i:b+?.).{2})|' | invalid group reference 1 at position 16
# expect: 271 '' '\nb\nccc' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 272 'a(?i:b?+a(?:(?(1)c|))|)' | invalid group reference 1 at position 15
# expect: 273 '(?(1)|(?i:(?:c[a-c])*b*?b|(?i:\\b|c{,2}?)b{,2}?).)a|' | invalid group reference 1 at position 3
# expect: 274 '' '\n' (((0, 0),), None) ['', ''] None
# expect: 275 '(?i:(?i:(c\\d{0,3}b*?))*+|b)*+.(?i:(?(1)|b.\\1)++|)??|' 'bcbc\nac' (((0, 1), (-1, -1)), None) ['', 'c', '', '', '', '', ''] None
# expect: 276 '^|b{,2}?\\d(?i:|b??(?!ba{0,3})+)' '' (((0, 0),), None) [''] 1
# expect: 277 '|' 'caba' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 278 '..' 'bb' (((0, 2),), None) ['bb'] 1
# expect: 279 'A' 'Bbcc ba' None [] None
# expect: 280 '(?(1)b|)A' | invalid group reference 1 at position 3
# expect: 281 'b??a++(\\waa){,2}?' 'ab' (((0, 1), (-1, -1)), None) [''] None
# expect: 282 '(?i:b)A\\w' '1BAb1' (((1, 4),), None) ['BAb'] None
# expect: 283 'b\\d' 'bcaaaacb' None [] None
# expect: 284 'Aa|\\3\\1[a-c]' | invalid group reference 3 at position 4
# expect: 285 'A(?:A(?(1)(?i:a?+c{1,2})|))\\w' | invalid group reference 1 at position 8
# expect: 286 '' 'abbAa' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 287 '(?:[^a])' 'bbcaB1' (((0, 1),), None) ['b', 'b', 'c', 'B', '1'] None
# expect: 288 '(?:(?=a\\2)*+(?>)(?:.a\\2{0,3})*+|(?(1)[^a]|.a)(?i:\\B|A(?:cb|))?\\1)*+a' | invalid group reference 2 at position 8
# expect: 289 '\\3*?b' | invalid group reference 3 at position 1
# expect: 290 '' '1c cc' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 291 '\\da' 'bbBBcbba' None [] None
# expect: 292 'b' 'acac' None [] None
# expect: 293 'a|bAb*+' ' ba' (((2, 3),), None) ['a'] None
# expect: 294 'A' 'c' None [] None
# expect: 295 '.(?<!b[^\\d]??)a' | look-behind requires fixed-width pattern
# expect: 296 '.??A|(?i:ab??)(?:(?!aA|\\3{0,3}A)++A)*+' | invalid group reference 3 at position 24
# expect: 297 '(?=)(?!|)|' '1cabBb' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 298 'a{,2}?' 'cc acBab' (((0, 0),), None) ['', '', '', '', 'a', '', '', '', 'a', '', ''] None
# expect: 299 '|(?(1)\\3bb|)(?:(?(1)(?:a{,2}?b?)|(?(1)b*bc|b)*?))b' | invalid group reference 3 at position 7
# expect: 300 '\\1|AAA+' | invalid group reference 1 at position 1
# expect: 301 '|((?(1)a*?A\\3*?|)){0,3}\\1A' | invalid group reference 3 at position 12
# expect: 302 '|(?i:\\w*+\\1)A\\2' | invalid group reference 1 at position 10
# expect: 303 '.\\1(?(1)|\\1?+\\1+?)+' | invalid group reference 1 at position 2
# expect: 304 '(?:(?=)(?:b+(?i:b|ba++)))*' ' cbca' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 305 '' 'cca' (((0, 0),), None) ['', '', '', ''] None
# expect: 306 'b\\2(?<!aaa)' | invalid group reference 2 at position 2
# expect: 307 '|a(?<!a\\dA)' 'aaa c1c' (((0, 0),), None) ['', 'a', '', 'a', '', 'a', '', '', '', '', ''] None
# expect: 308 '(?i:b*+b.)b*?(?:A??|a*+)|b(?i:bb)??b' 'b\nca c' None [] None
# expect: 309 'a(?!(?:(?(1)bcb|)*+b\\w?)(?:(?i:))(?:(?:b*+|c?+){0,3}.*|){1,2})++|b++ba+' | invalid group reference 1 at position 10
# expect: 310 '(?:)|[^a]b[ab]' 'caB' (((0, 0),), None) ['', '', '', ''] None
# expect: 311 '(a(?i:(?!)(?:ac|acc??)*+b|a)|(a(?:cac{0,3}|bbc?+)|(b{1,2}a?+|bba){,2}?))+?.' 'Abc' (((0, 1), (0, 0), (0, 0), (-1, -1)), 1) [('', '', ''), ('', '', ''), ('', '', '')] None
# expect: 312 '(?:a)a{0,3}^||.(?i:bbb?+)(?:)' 'ac' (((0, 0),), None) ['', '', ''] None
# expect: 313 '(?!|($a?+){0,3})\\b{1,2}' | nothing to repeat at position 18
# expect: 314 '' 'c1bcBabc' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 315 '.+b' 'bac\ncBbb' (((4, 8),), None) ['cBbb'] None
# expect: 316 '\\1+?(?:.|)(?(1)A??b[^a]|\\w)|' | invalid group reference 1 at position 1
# expect: 317 '||(?!|(?i:(?:cbc|$ac)[ab]|bb){0,3}a+)(?>\\2|..+|)(?<!((?i:c+?cb{0,3}|)b(?(1)[ab]?+cc+?|c?+b{1,2}c)+|a?)a++|a(?i:|))?+' | invalid group reference 2 at position 41
# expect: 318 'b(?:(|ba*+A)(?(1)b{0,3}|A?\\1b)*)' 'aaa' None [] None
# expect: 319 '.' 'caBc1' (((0, 1),), None) ['c', 'a', 'B', 'c', '1'] None
# expect: 320 '\\2{0,3}(.{1,2}\\2{,2}?[^a])+(?=(?i:a)\\1|(?:\\d))' | invalid group reference 2 at position 1
# expect: 321 '\\1(\\b{,2}?)b|' | invalid group reference 1 at position 1
# expect: 322 '|(?!)*?' 'acccc' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 323 '' '1c\n\naacb' (((0, 0),), None) ['', '', '', '', '', '', '', '', ''] None
# expect: 324 '.+a|' '' (((0, 0),), None) [''] 1
# expect: 325 '' 'Baa' (((0, 0),), None) ['', '', '', ''] None
# expect: 326 '^++b{0,3}[^a]' | nothing to repeat at position 1
# expect: 327 'b' 'ccc1b' (((4, 5),), None) ['b'] None
# expect: 328 'ab?+|A|(?i:\\1(?(1)(b+?)(?<![ab])*a+?|a)+?.)a{,2}?(?:.+?)' | invalid group reference 1 at position 12
# expect: 329 '|.a(?(1)aa|\\3(?i:A)*+)|a(?:(?:a{,2}?){1,2}b)b' | invalid group reference 3 at position 12
# expect: 330 'b' 'abbcbB1c' (((1, 2),), None) ['b', 'b', 'b'] None
# expect: 331 '(\\1*(?(1)|))??|[^\\d]^\\B' | cannot refer to an open group at position 1
# expect: 332 '(aA)ba{2}|.a*|\\2*?(A+?.)*+b' | invalid group reference 2 at position 15
# expect: 333 'a{,2}?.(?(1)(?i:|(?(1)c{2}|a)*?A?)|\\d+)' | invalid group reference 1 at position 10
# expect: 334 '(?<=\\B|)' '' (((0, 0),), None) [''] 1
# expect: 335 '' 'Aa\n' (((0, 0),), None) ['', '', '', ''] None
# expect: 336 '(?(1)(?:\\2?+(?:bca{2}|c*cc)(?!)*?|)(?:a{0,3}(?:..c))+\\1|)++\\3|(?:(?(1)($?)|\\2(?i:bc|)(ca|acb)?){0,3}b(?(1)b?.|(?(1)ccb|c*+b.?)a{1,2})){2}A' | invalid group reference 2 at position 9
# expect: 337 '|b+?(?:A(?>a{1,2}|)++|A{1,2}A{1,2})(?:)' 'cAcb' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 338 '(?<!b((?:|)*(?(1)|ccb)+?.{,2}?|$)b|(?![ab]))b.' | cannot refer to an open group at position 17
# expect: 339 'a+b*+a?+' 'cb' None [] None
# expect: 340 '' '\nb\n baa' (((0, 0),), None) ['', '', '', '', '', '', '', ''] None
# expect: 341 '|(?(1)A(?:(?i:a).|)a|){,2}?A' | invalid group reference 1 at position 4
# expect: 342 '(?:(?>bb)).{2}(?(1)a|\\2b*?.)++|(?i:(?(1).b*\\1|(?(1)cc|ab{2}))(?(1)\\3b|(?(1)b{2}|b{2})a.++)+?)' | invalid group reference 2 at position 22
# expect: 343 'Aba|(aA)a\\2*+' | invalid group reference 2 at position 10
# expect: 344 '()(?<!(?:$a??a)(?<=)a{0,3})' | look-behind requires fixed-width pattern
# expect: 345 'a|b{1,2}' 'bc\ncaB' (((0, 1),), None) ['b', 'a'] None
# expect: 346 'A?(?i:(?:\\1(?:c+?|b.+?b*?)(?:cb))?+A)b' | invalid group reference 1 at position 10
# expect: 347 '(\\1{2})\\1((?:\\b(|a)))' | cannot refer to an open group at position 1
# expect: 348 '\\3b' | invalid group reference 3 at position 1
# expect: 349 '' 'a\naa aa' (((0, 0),), None) ['', '', '', '', '', '', '', ''] None
# expect: 350 'a((?i:ab))\\1' 'c' None [] None
# expect: 351 '[^a]|(?(1)(?:)a{2}(?(1)(?:c*)*?|a.{,2}?){1,2}|A(?!)a?)(?i:)*?\\3' | invalid group reference 3 at position 62
# expect: 352 '.(?i:(?i:a)(?:.(?(1).?+bb|)a)\\3|)+|' | invalid group reference 3 at position 30
# expect: 353 '' 'Ba' (((0, 0),), None) ['', '', ''] None
# expect: 354 '|(?i:(?i:(c{2}c+)(?:)b+?){2}b|b^+?)+?' | nothing to repeat at position 32
# expect: 355 '(?(1)A{1,2}A|a)' | invalid group reference 1 at position 3
# expect: 356 'a(A\\w(?i:a??(?:a)[^\\d]?)?+|)??' 'a' (((0, 1), (-1, -1)), None) [''] 1
# expect: 357 '(?:aAa|\\2.++|aaa)(?i:(?:ba.)(?!))|' | invalid group reference 2 at position 8
# expect: 358 '|(?:.\\1{1,2}a{1,2}|a(?i:(?(1)a|)b(?i:caa)?+||.b*?))[^a]b' | invalid group reference 1 at position 6
# expect: 359 'a' '\nB' None [] None
# expect: 360 'b?(A*+b??()?+)' 'acac' (((0, 0), (0, 0), (0, 0)), 1) [('', ''), ('', ''), ('', ''), ('', ''), ('', '')] None
# expect: 361 '.{0,3}|(|)(?!(?i:b\\2|b).{1,2})b' | invalid group reference 2 at position 19
# expect: 362 '[a-c]?+b{2}' 'babacaa' None [] None
# expect: 363 'a*?' ' b b' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 364 '(?(1)(?:\\w*b\\2{2}){1,2}a(?(1)|(c)a?)|.b)+(b{,2}?)|b\\w{0,3}' | invalid group reference 2 at position 13
# expect: 365 '(bA)(b)b{0,3}|' 'cab' (((0, 0), (-1, -1), (-1, -1)), None) [('', ''), ('', ''), ('', ''), ('', '')] None
# expect: 366 'a' 'abaaba' (((0, 1),), None) ['a', 'a', 'a', 'a'] None
# expect: 367 'b|b[ab]((?:b|)+?^*()?)+|(?:b)(?(1)A.??|[ab][ab]a)' | nothing to repeat at position 17
# expect: 368 'A{0,3}a(?:a)|' 'aAB ' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 369 '.b{1,2}' 'a \nb' None [] None
# expect: 370 'b\\B' 'caba' (((2, 3),), None) ['b'] None
# expect: 371 '' 'acc bbc' (((0, 0),), None) ['', '', '', '', '', '', '', ''] None
# expect: 372 '|\\2' | invalid group reference 2 at position 2
# expect: 373 '(?(1)|)+?(aa(?:b(c|)(?(1)acc{2}|b)|(?=|cac{1,2})b)|)' 'cc' (((0, 0), (0, 0), (-1, -1)), 1) [('', ''), ('', ''), ('', '')] None
# expect: 374 '|' 'cAaaa' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 375 'a{,2}?^' 'ab' (((0, 0),), None) [''] None
# expect: 376 '' 'abBaab' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 377 '(?(1)(?i:A|\\3)|(b|)(?:(cb|.)|(?i:a))\\2).+(?i:b.)' | invalid group reference 3 at position 12
# expect: 378 'b+$?|' | nothing to repeat at position 3
# expect: 379 '(?:.?(?:)|)*+b(?(1)A|\\1??A)|' | invalid group reference 1 at position 22
# expect: 380 'b|' 'accbbc' (((0, 0),), None) ['', '', '', 'b', 'b', '', ''] None
# expect: 381 'b??|' 'caba\nbaa' (((0, 0),), None) ['', '', '', 'b', '', '', '', 'b', '', '', ''] None
# expect: 382 '' 'AbacBa' (((0, 0),), None) ['', '', '', '', '', '', ''] None
# expect: 383 '(?:b*?|ab{0,3}(?(1)|a.a))' | invalid group reference 1 at position 17
# expect: 384 'A|\\2|(?:|a+?(?i:b++\\1*+A+){1,2})(aa\\2*?){1,2}' | invalid group reference 2 at position 3
# expect: 385 '' '' (((0, 0),), None) [''] 1
# expect: 386 'a\\2(?:|A*|(?!a*+\\b{2}a{,2}?)a)|(?:|aa+?(?i:a*$|))a*b{2}|b' | invalid group reference 2 at position 2
# expect: 387 '(?i:(?>^(?:b)a+)*+(?(1)|)(?i:(?(1)b*c|cc)\\dA{,2}?)|^\\2((?<!|bac*?)A))a+?a' | invalid group reference 2 at position 53
# expect: 388 '' 'A\nca' (((0, 0),), None) ['', '', '', '', ''] None
# expect: 389 '' 'cB' (((0, 0),), None) ['', '', ''] None
# expect: 390 '|ba*+(?(1)b{0,3}|.*[a-c]+[a-c])' | invalid group reference 1 at position 8
# expect: 391 'b|a(a|a)' '' None [] None
# expect: 392 '|(?i:(?i:b.*){2}A^|)b+a' 'c' (((0, 0),), None) ['', ''] None
# expect: 393 'A|.{1,2}Aa' 'Aabbcbb' (((0, 1),), None) ['A'] None
# expect: 394 '|(?>)' 'acaac' (((0, 0),), None) ['', '', '', '', '', ''] None
# expect: 395 '' '' (((0, 0),), None) [''] 1
# expect: 396 '\\2(?>(?(1).a{2}(?(1)c|b.?){0,3}|\\3?+(?(1)b?+|bb?)a?+)|ba(?(1)b{,2}?|bA+\\w+){2})(?i:(?(1)(?!cc*)??b{,2}?|(?i:bb+?\\B|c))aa|b??(?<!a*?\\B(?i:c*+c)|)+?a)|' | invalid group reference 2 at position 1
# expect: 397 '' 'c' (((0, 0),), None) ['', ''] None
# expect: 398 '.*+(?:a*.b|(?(1)ba*+|)a\\d)|b{,2}?b' | invalid group reference 1 at position 14
# expect: 399 '|A' ' aaaaA' (((0, 0),), None) ['', '', '', '', '', '', 'A', ''] None
