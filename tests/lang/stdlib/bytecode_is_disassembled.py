import dis
import io
import re


def show(x, **kw):
    out = io.StringIO()
    dis.dis(x, file=out, **kw)
    print(re.sub("0x[0-9a-f]+|\"[^\"]*\"", "-", out.getvalue()))


def f(a, b=2, *c, d, **e):
    x = [i for i in c if i]
    try:
        for i in range(3):
            print(a + b.c(x, key=1), f"{i!r:>5}")
    except (ValueError, TypeError) as error:
        raise RuntimeError from error
    return lambda: x


class C:
    def m(self):
        return super().m

    @staticmethod
    def s():
        yield 1


async def co(a):
    async with a as b:
        await b


show(f)
show(f, depth=0, show_caches=True)
show(C)
show(co)
show("x = 1 if y else (2, 3)")
show(compile("a + b", "name", "eval").co_code)
many = "".join(f"    x{i} = {i}.5 + y{i}\n" for i in range(130))
code = compile("def big():\n" + many + "    while x1:\n" + many.replace("    ", "        "), "big", "exec").co_consts[0]
rows = [(i.opname, i.arg, i.argrepr, i.offset, i.starts_line, i.is_jump_target) for i in dis.get_instructions(code)]
print(len(rows), len(code.co_code), [row for row in rows if row[0] == "EXTENDED_ARG"][-3:], rows[-3:])
print(dis.findlabels(code.co_code), len(list(dis.findlinestarts(code))))
dis.show_code(compile("lambda a, *b, c, **d: (a, 1)", "name", "eval").co_consts[0])
print([tuple(i.positions) for i in dis.Bytecode(C.m)])
print(f.__code__.co_exceptiontable, f.__code__.co_linetable, list(f.__code__.co_lines())[:5], C.m.__code__.co_code)
try:
    f([1], d=2)
except AttributeError as e:
    print(re.sub("0x[0-9a-f]+|\"[^\"]*\"", "-", dis.Bytecode.from_traceback(e.__traceback__).dis().split("ExceptionTable")[0]))
for x in 5, None, []:
    try:
        dis.dis(x)
    except (TypeError, RuntimeError) as e:
        print(type(e).__name__, e)
effects = []
for op in range(256):
    for arg, jump in (None, None), (3, None), (3, True), (3, False):
        try:
            effects.append(dis.stack_effect(op, arg, jump=jump))
        except ValueError as e:
            effects.append(str(e)[-9:])
print(effects)
print(dis.opname[100], dis.opmap["CALL"], dis.HAVE_ARGUMENT, dis.EXTENDED_ARG, dis.hasjrel, dis.hasfree, dis.cmp_op)

# expect:               0 MAKE_CELL                7 (x)
# expect:
# expect:  12           2 RESUME                   0
# expect:
# expect:  13           4 LOAD_CONST               1 (<code object <listcomp> at -, file -, line 13>)
# expect:               6 MAKE_FUNCTION            0
# expect:               8 LOAD_FAST                3 (c)
# expect:              10 GET_ITER
# expect:              12 PRECALL                  0
# expect:              16 CALL                     0
# expect:              26 STORE_DEREF              7 (x)
# expect:
# expect:  14          28 NOP
# expect:
# expect:  15          30 LOAD_GLOBAL              1 (NULL + range)
# expect:              42 LOAD_CONST               2 (3)
# expect:              44 PRECALL                  1
# expect:              48 CALL                     1
# expect:              58 GET_ITER
# expect:         >>   60 FOR_ITER                44 (to 150)
# expect:              62 STORE_FAST               5 (i)
# expect:
# expect:  16          64 LOAD_GLOBAL              3 (NULL + print)
# expect:              76 LOAD_FAST                0 (a)
# expect:              78 LOAD_FAST                1 (b)
# expect:              80 LOAD_METHOD              2 (c)
# expect:             102 LOAD_DEREF               7 (x)
# expect:             104 LOAD_CONST               3 (1)
# expect:             106 KW_NAMES                 4
# expect:             108 PRECALL                  2
# expect:             112 CALL                     2
# expect:             122 BINARY_OP                0 (+)
# expect:             126 LOAD_FAST                5 (i)
# expect:             128 LOAD_CONST               5 ('>5')
# expect:             130 FORMAT_VALUE             6 (repr, with format)
# expect:             132 PRECALL                  2
# expect:             136 CALL                     2
# expect:             146 POP_TOP
# expect:             148 JUMP_BACKWARD           45 (to 60)
# expect:
# expect:  15     >>  150 JUMP_FORWARD            33 (to 218)
# expect:         >>  152 PUSH_EXC_INFO
# expect:
# expect:  17         154 LOAD_GLOBAL              6 (ValueError)
# expect:             166 LOAD_GLOBAL              8 (TypeError)
# expect:             178 BUILD_TUPLE              2
# expect:             180 CHECK_EXC_MATCH
# expect:             182 POP_JUMP_FORWARD_IF_FALSE    13 (to 210)
# expect:             184 STORE_FAST               6 (error)
# expect:
# expect:  18         186 LOAD_GLOBAL             10 (RuntimeError)
# expect:             198 LOAD_FAST                6 (error)
# expect:             200 RAISE_VARARGS            2
# expect:         >>  202 LOAD_CONST               0 (None)
# expect:             204 STORE_FAST               6 (error)
# expect:             206 DELETE_FAST              6 (error)
# expect:             208 RERAISE                  1
# expect:
# expect:  17     >>  210 RERAISE                  0
# expect:         >>  212 COPY                     3
# expect:             214 POP_EXCEPT
# expect:             216 RERAISE                  1
# expect:
# expect:  19     >>  218 LOAD_CLOSURE             7 (x)
# expect:             220 BUILD_TUPLE              1
# expect:             222 LOAD_CONST               6 (<code object <lambda> at -, file -, line 19>)
# expect:             224 MAKE_FUNCTION            8 (closure)
# expect:             226 RETURN_VALUE
# expect: ExceptionTable:
# expect:   30 to 148 -> 152 [0]
# expect:   152 to 184 -> 212 [1] lasti
# expect:   186 to 200 -> 202 [1] lasti
# expect:   202 to 210 -> 212 [1] lasti
# expect:
# expect: Disassembly of <code object <listcomp> at -, file -, line 13>:
# expect:  13           0 RESUME                   0
# expect:               2 BUILD_LIST               0
# expect:               4 LOAD_FAST                0 (.0)
# expect:         >>    6 FOR_ITER                 6 (to 20)
# expect:               8 STORE_FAST               1 (i)
# expect:              10 LOAD_FAST                1 (i)
# expect:              12 POP_JUMP_BACKWARD_IF_FALSE     4 (to 6)
# expect:              14 LOAD_FAST                1 (i)
# expect:              16 LIST_APPEND              2
# expect:              18 JUMP_BACKWARD            7 (to 6)
# expect:         >>   20 RETURN_VALUE
# expect:
# expect: Disassembly of <code object <lambda> at -, file -, line 19>:
# expect:               0 COPY_FREE_VARS           1
# expect:
# expect:  19           2 RESUME                   0
# expect:               4 LOAD_DEREF               0 (x)
# expect:               6 RETURN_VALUE
# expect:
# expect:               0 MAKE_CELL                7 (x)
# expect:
# expect:  12           2 RESUME                   0
# expect:
# expect:  13           4 LOAD_CONST               1 (<code object <listcomp> at -, file -, line 13>)
# expect:               6 MAKE_FUNCTION            0
# expect:               8 LOAD_FAST                3 (c)
# expect:              10 GET_ITER
# expect:              12 PRECALL                  0
# expect:              14 CACHE                    0
# expect:              16 CALL                     0
# expect:              18 CACHE                    0
# expect:              20 CACHE                    0
# expect:              22 CACHE                    0
# expect:              24 CACHE                    0
# expect:              26 STORE_DEREF              7 (x)
# expect:
# expect:  14          28 NOP
# expect:
# expect:  15          30 LOAD_GLOBAL              1 (NULL + range)
# expect:              32 CACHE                    0
# expect:              34 CACHE                    0
# expect:              36 CACHE                    0
# expect:              38 CACHE                    0
# expect:              40 CACHE                    0
# expect:              42 LOAD_CONST               2 (3)
# expect:              44 PRECALL                  1
# expect:              46 CACHE                    0
# expect:              48 CALL                     1
# expect:              50 CACHE                    0
# expect:              52 CACHE                    0
# expect:              54 CACHE                    0
# expect:              56 CACHE                    0
# expect:              58 GET_ITER
# expect:         >>   60 FOR_ITER                44 (to 150)
# expect:              62 STORE_FAST               5 (i)
# expect:
# expect:  16          64 LOAD_GLOBAL              3 (NULL + print)
# expect:              66 CACHE                    0
# expect:              68 CACHE                    0
# expect:              70 CACHE                    0
# expect:              72 CACHE                    0
# expect:              74 CACHE                    0
# expect:              76 LOAD_FAST                0 (a)
# expect:              78 LOAD_FAST                1 (b)
# expect:              80 LOAD_METHOD              2 (c)
# expect:              82 CACHE                    0
# expect:              84 CACHE                    0
# expect:              86 CACHE                    0
# expect:              88 CACHE                    0
# expect:              90 CACHE                    0
# expect:              92 CACHE                    0
# expect:              94 CACHE                    0
# expect:              96 CACHE                    0
# expect:              98 CACHE                    0
# expect:             100 CACHE                    0
# expect:             102 LOAD_DEREF               7 (x)
# expect:             104 LOAD_CONST               3 (1)
# expect:             106 KW_NAMES                 4
# expect:             108 PRECALL                  2
# expect:             110 CACHE                    0
# expect:             112 CALL                     2
# expect:             114 CACHE                    0
# expect:             116 CACHE                    0
# expect:             118 CACHE                    0
# expect:             120 CACHE                    0
# expect:             122 BINARY_OP                0 (+)
# expect:             124 CACHE                    0
# expect:             126 LOAD_FAST                5 (i)
# expect:             128 LOAD_CONST               5 ('>5')
# expect:             130 FORMAT_VALUE             6 (repr, with format)
# expect:             132 PRECALL                  2
# expect:             134 CACHE                    0
# expect:             136 CALL                     2
# expect:             138 CACHE                    0
# expect:             140 CACHE                    0
# expect:             142 CACHE                    0
# expect:             144 CACHE                    0
# expect:             146 POP_TOP
# expect:             148 JUMP_BACKWARD           45 (to 60)
# expect:
# expect:  15     >>  150 JUMP_FORWARD            33 (to 218)
# expect:         >>  152 PUSH_EXC_INFO
# expect:
# expect:  17         154 LOAD_GLOBAL              6 (ValueError)
# expect:             156 CACHE                    0
# expect:             158 CACHE                    0
# expect:             160 CACHE                    0
# expect:             162 CACHE                    0
# expect:             164 CACHE                    0
# expect:             166 LOAD_GLOBAL              8 (TypeError)
# expect:             168 CACHE                    0
# expect:             170 CACHE                    0
# expect:             172 CACHE                    0
# expect:             174 CACHE                    0
# expect:             176 CACHE                    0
# expect:             178 BUILD_TUPLE              2
# expect:             180 CHECK_EXC_MATCH
# expect:             182 POP_JUMP_FORWARD_IF_FALSE    13 (to 210)
# expect:             184 STORE_FAST               6 (error)
# expect:
# expect:  18         186 LOAD_GLOBAL             10 (RuntimeError)
# expect:             188 CACHE                    0
# expect:             190 CACHE                    0
# expect:             192 CACHE                    0
# expect:             194 CACHE                    0
# expect:             196 CACHE                    0
# expect:             198 LOAD_FAST                6 (error)
# expect:             200 RAISE_VARARGS            2
# expect:         >>  202 LOAD_CONST               0 (None)
# expect:             204 STORE_FAST               6 (error)
# expect:             206 DELETE_FAST              6 (error)
# expect:             208 RERAISE                  1
# expect:
# expect:  17     >>  210 RERAISE                  0
# expect:         >>  212 COPY                     3
# expect:             214 POP_EXCEPT
# expect:             216 RERAISE                  1
# expect:
# expect:  19     >>  218 LOAD_CLOSURE             7 (x)
# expect:             220 BUILD_TUPLE              1
# expect:             222 LOAD_CONST               6 (<code object <lambda> at -, file -, line 19>)
# expect:             224 MAKE_FUNCTION            8 (closure)
# expect:             226 RETURN_VALUE
# expect: ExceptionTable:
# expect:   30 to 148 -> 152 [0]
# expect:   152 to 184 -> 212 [1] lasti
# expect:   186 to 200 -> 202 [1] lasti
# expect:   202 to 210 -> 212 [1] lasti
# expect:
# expect: Disassembly of m:
# expect:               0 COPY_FREE_VARS           1
# expect:
# expect:  23           2 RESUME                   0
# expect:
# expect:  24           4 LOAD_GLOBAL              1 (NULL + super)
# expect:              16 PRECALL                  0
# expect:              20 CALL                     0
# expect:              30 LOAD_ATTR                1 (m)
# expect:              40 RETURN_VALUE
# expect:
# expect: Disassembly of s:
# expect:  26           0 RETURN_GENERATOR
# expect:               2 POP_TOP
# expect:               4 RESUME                   0
# expect:
# expect:  28           6 LOAD_CONST               1 (1)
# expect:               8 YIELD_VALUE
# expect:              10 RESUME                   1
# expect:              12 POP_TOP
# expect:              14 LOAD_CONST               0 (None)
# expect:              16 RETURN_VALUE
# expect:
# expect:
# expect:  31           0 RETURN_GENERATOR
# expect:               2 POP_TOP
# expect:               4 RESUME                   0
# expect:
# expect:  32           6 LOAD_FAST                0 (a)
# expect:               8 BEFORE_ASYNC_WITH
# expect:              10 GET_AWAITABLE            1
# expect:              12 LOAD_CONST               0 (None)
# expect:         >>   14 SEND                     3 (to 22)
# expect:              16 YIELD_VALUE
# expect:              18 RESUME                   3
# expect:              20 JUMP_BACKWARD_NO_INTERRUPT     4 (to 14)
# expect:         >>   22 STORE_FAST               1 (b)
# expect:
# expect:  33          24 LOAD_FAST                1 (b)
# expect:              26 GET_AWAITABLE            0
# expect:              28 LOAD_CONST               0 (None)
# expect:         >>   30 SEND                     3 (to 38)
# expect:              32 YIELD_VALUE
# expect:              34 RESUME                   3
# expect:              36 JUMP_BACKWARD_NO_INTERRUPT     4 (to 30)
# expect:         >>   38 POP_TOP
# expect:
# expect:  32          40 LOAD_CONST               0 (None)
# expect:              42 LOAD_CONST               0 (None)
# expect:              44 LOAD_CONST               0 (None)
# expect:              46 PRECALL                  2
# expect:              50 CALL                     2
# expect:              60 GET_AWAITABLE            2
# expect:              62 LOAD_CONST               0 (None)
# expect:         >>   64 SEND                     3 (to 72)
# expect:              66 YIELD_VALUE
# expect:              68 RESUME                   3
# expect:              70 JUMP_BACKWARD_NO_INTERRUPT     4 (to 64)
# expect:         >>   72 POP_TOP
# expect:              74 LOAD_CONST               0 (None)
# expect:              76 RETURN_VALUE
# expect:         >>   78 PUSH_EXC_INFO
# expect:              80 WITH_EXCEPT_START
# expect:              82 GET_AWAITABLE            2
# expect:              84 LOAD_CONST               0 (None)
# expect:         >>   86 SEND                     3 (to 94)
# expect:              88 YIELD_VALUE
# expect:              90 RESUME                   3
# expect:              92 JUMP_BACKWARD_NO_INTERRUPT     4 (to 86)
# expect:         >>   94 POP_JUMP_FORWARD_IF_TRUE     4 (to 104)
# expect:              96 RERAISE                  2
# expect:         >>   98 COPY                     3
# expect:             100 POP_EXCEPT
# expect:             102 RERAISE                  1
# expect:         >>  104 POP_TOP
# expect:             106 POP_EXCEPT
# expect:             108 POP_TOP
# expect:             110 POP_TOP
# expect:             112 LOAD_CONST               0 (None)
# expect:             114 RETURN_VALUE
# expect: ExceptionTable:
# expect:   22 to 38 -> 78 [1] lasti
# expect:   78 to 96 -> 98 [3] lasti
# expect:   104 to 104 -> 98 [3] lasti
# expect:
# expect:   0           0 RESUME                   0
# expect:
# expect:   1           2 LOAD_NAME                0 (y)
# expect:               4 POP_JUMP_FORWARD_IF_FALSE     2 (to 10)
# expect:               6 LOAD_CONST               0 (1)
# expect:               8 JUMP_FORWARD             1 (to 12)
# expect:         >>   10 LOAD_CONST               1 ((2, 3))
# expect:         >>   12 STORE_NAME               1 (x)
# expect:              14 LOAD_CONST               2 (None)
# expect:              16 RETURN_VALUE
# expect:
# expect:           0 RESUME                   0
# expect:           2 LOAD_NAME                0
# expect:           4 LOAD_NAME                1
# expect:           6 BINARY_OP                0 (+)
# expect:          10 RETURN_VALUE
# expect:
# expect: 1055 5230 [('EXTENDED_ARG', 1, '', 5174, None, False), ('EXTENDED_ARG', 1, '', 5196, None, False), ('EXTENDED_ARG', 5, '', 5218, None, False)] [('RETURN_VALUE', None, '', 5224, None, False), ('LOAD_CONST', 0, 'None', 5226, None, True), ('RETURN_VALUE', None, '', 5228, None, False)]
# expect: [5226, 2612] 263
# expect: Name:              <lambda>
# expect: Filename:          name
# expect: Argument count:    1
# expect: Positional-only arguments: 0
# expect: Kw-only arguments: 1
# expect: Number of locals:  4
# expect: Stack size:        2
# expect: Flags:             OPTIMIZED, NEWLOCALS, VARARGS, VARKEYWORDS
# expect: Constants:
# expect:    0: None
# expect:    1: 1
# expect: Variable names:
# expect:    0: a
# expect:    1: c
# expect:    2: b
# expect:    3: d
# expect: [(None, None, None, None), (23, 23, 0, 0), (24, 24, 15, 20), (24, 24, 15, 22), (24, 24, 15, 22), (24, 24, 15, 24), (24, 24, 8, 24)]
# expect: b'\x8f<A\x0c\x00\xc1\x0c\x11A*\x03\xc1\x1d\x08A%\x03\xc1%\x05A*\x03' b'\xf8\x80\x00\xd8\x08\x1b\xd0\x08\x1b\x90A\xd0\x08\x1b\xd1\x08\x1b\xd4\x08\x1b\x80A\xf0\x02\x04\x05&\xdd\x11\x16\x90q\x91\x18\x94\x18\xf0\x00\x01\t2\xf0\x00\x01\t2\x88A\xdd\x0c\x11\x90!\x90a\x97c\x92c\x98!\xa0\x11\x90c\x91m\x94m\xd1\x12#\xa8\x01\xa0[\xa0[\xd1\x0c1\xd4\x0c1\xd0\x0c1\xd0\x0c1\xf0\x03\x01\t2\xf8\xe5\x0c\x16\x9d\t\xd0\x0b"\xf0\x00\x01\x05&\xf0\x00\x01\x05&\xf0\x00\x01\x05&\xdd\x0e\x1a\xa0\x05\xd0\x08%\xf8\xf8\xf8\xf8\xf0\x03\x01\x05&\xf8\xf8\xf8\xe0\x0b\x14\x889\x889\x889\xd0\x04\x14' [(0, 2, None), (2, 4, 12), (4, 6, 13), (6, 8, 13), (8, 10, 13)] b'\x95\x01\x97\x00t\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xa6\x00\x00\x00\xab\x00\x00\x00\x00\x00\x00\x00\x00\x00j\x01\x00\x00\x00\x00\x00\x00\x00\x00S\x00'
# expect:               0 MAKE_CELL                7 (x)
# expect:
# expect:  12           2 RESUME                   0
# expect:
# expect:  13           4 LOAD_CONST               1 (<code object <listcomp> at -, file -, line 13>)
# expect:               6 MAKE_FUNCTION            0
# expect:               8 LOAD_FAST                3 (c)
# expect:              10 GET_ITER
# expect:              12 PRECALL                  0
# expect:              16 CALL                     0
# expect:              26 STORE_DEREF              7 (x)
# expect:
# expect:  14          28 NOP
# expect:
# expect:  15          30 LOAD_GLOBAL              1 (NULL + range)
# expect:              42 LOAD_CONST               2 (3)
# expect:              44 PRECALL                  1
# expect:              48 CALL                     1
# expect:              58 GET_ITER
# expect:         >>   60 FOR_ITER                44 (to 150)
# expect:              62 STORE_FAST               5 (i)
# expect:
# expect:  16          64 LOAD_GLOBAL              3 (NULL + print)
# expect:              76 LOAD_FAST                0 (a)
# expect:              78 LOAD_FAST                1 (b)
# expect:     -->      80 LOAD_METHOD              2 (c)
# expect:             102 LOAD_DEREF               7 (x)
# expect:             104 LOAD_CONST               3 (1)
# expect:             106 KW_NAMES                 4
# expect:             108 PRECALL                  2
# expect:             112 CALL                     2
# expect:             122 BINARY_OP                0 (+)
# expect:             126 LOAD_FAST                5 (i)
# expect:             128 LOAD_CONST               5 ('>5')
# expect:             130 FORMAT_VALUE             6 (repr, with format)
# expect:             132 PRECALL                  2
# expect:             136 CALL                     2
# expect:             146 POP_TOP
# expect:             148 JUMP_BACKWARD           45 (to 60)
# expect:
# expect:  15     >>  150 JUMP_FORWARD            33 (to 218)
# expect:         >>  152 PUSH_EXC_INFO
# expect:
# expect:  17         154 LOAD_GLOBAL              6 (ValueError)
# expect:             166 LOAD_GLOBAL              8 (TypeError)
# expect:             178 BUILD_TUPLE              2
# expect:             180 CHECK_EXC_MATCH
# expect:             182 POP_JUMP_FORWARD_IF_FALSE    13 (to 210)
# expect:             184 STORE_FAST               6 (error)
# expect:
# expect:  18         186 LOAD_GLOBAL             10 (RuntimeError)
# expect:             198 LOAD_FAST                6 (error)
# expect:             200 RAISE_VARARGS            2
# expect:         >>  202 LOAD_CONST               0 (None)
# expect:             204 STORE_FAST               6 (error)
# expect:             206 DELETE_FAST              6 (error)
# expect:             208 RERAISE                  1
# expect:
# expect:  17     >>  210 RERAISE                  0
# expect:         >>  212 COPY                     3
# expect:             214 POP_EXCEPT
# expect:             216 RERAISE                  1
# expect:
# expect:  19     >>  218 LOAD_CLOSURE             7 (x)
# expect:             220 BUILD_TUPLE              1
# expect:             222 LOAD_CONST               6 (<code object <lambda> at -, file -, line 19>)
# expect:             224 MAKE_FUNCTION            8 (closure)
# expect:             226 RETURN_VALUE
# expect:
# expect: TypeError don't know how to disassemble int objects
# expect: RuntimeError no last traceback to disassemble
# expect: TypeError don't know how to disassemble list objects
# expect: [0, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', -2, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', -3, 'specified', 'specified', 'specified', -2, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 1, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', ' or oparg', 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', 0, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', -1, 'specified', 'specified', 'specified', 'specified', -1, -1, -1, 'specified', 0, 0, 0, 'specified', 2, 2, 2, 'specified', 1, -1, 1, 'specified', 3, 3, 3, 'specified', -2, -2, -2, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', 0, 0, 0, 'specified', 0, 0, 0, 'specified', 1, 1, 1, 'specified', 1, 1, 1, 'specified', -2, -2, -2, 'specified', -2, -2, -2, 'specified', -2, -2, -2, 'specified', -5, -5, -5, 'specified', 0, 0, 0, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', 1, 1, 1, 'specified', 0, 0, 0, 'specified', 0, 0, -1, 'specified', 0, 0, -1, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', 2, 2, 2, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', 1, 1, 1, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -1, -1, -1, 'specified', 0, -1, 0, 'specified', 1, 1, 1, 'specified', -1, -1, -1, 'specified', 0, 0, 0, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -3, -3, -3, 'specified', 0, 0, 0, 'specified', -2, -2, -2, 'specified', -2, -2, -2, 'specified', 0, 0, 0, 'specified', 0, 0, 0, 'specified', 1, 1, 1, 'specified', 1, 1, 1, 'specified', -1, -1, -1, 'specified', 0, 0, 0, 'specified', 0, 0, 0, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -3, -3, -3, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', 0, 0, 0, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -2, -2, -2, 'specified', 1, 1, 1, 'specified', 0, 0, 0, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', 0, 0, 0, 'specified', -2, -2, -2, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', 0, 0, 0, 'specified', -3, -3, -3, 'specified', -2, -2, -2, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', 1, 1, 1, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -3, -3, -3, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', -1, -1, -1, 'specified', 0, 0, 0, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', -1, -1, -1, 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg', 'specified', ' or oparg', ' or oparg', ' or oparg']
# expect: LOAD_CONST 171 90 144 [93, 110, 111, 112, 114, 115, 123, 128, 129, 134, 140, 173, 174, 175, 176] [135, 136, 137, 138, 139, 148] ('<', '<=', '==', '!=', '>', '>=')
