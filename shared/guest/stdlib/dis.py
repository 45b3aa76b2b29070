"""Prints compiled code, as CPython 3.11's dis prints its own: the instructions are the same."""
import collections
import io
import sys
import types

import opcode as _opcode
from opcode import *
from opcode import __all__ as _opcode_names, _inline_cache_entries, _nb_ops, _cache_format

__all__ = ["code_info", "dis", "disassemble", "distb", "disco", "findlinestarts", "findlabels", "show_code",
           "get_instructions", "Instruction", "Bytecode"] + _opcode_names

_have_code = (types.MethodType, types.FunctionType, types.CodeType, classmethod, staticmethod, type)

FORMAT_VALUE = opmap["FORMAT_VALUE"]
FORMAT_VALUE_CONVERTERS = ((None, ""), (str, "str"), (repr, "repr"), (ascii, "ascii"))
MAKE_FUNCTION = opmap["MAKE_FUNCTION"]
MAKE_FUNCTION_FLAGS = ("defaults", "kwdefaults", "annotations", "closure")
LOAD_CONST = opmap["LOAD_CONST"]
LOAD_GLOBAL = opmap["LOAD_GLOBAL"]
BINARY_OP = opmap["BINARY_OP"]
CACHE = opmap["CACHE"]

_OPNAME_WIDTH = 20
_OPARG_WIDTH = 5

COMPILER_FLAG_NAMES = {1: "OPTIMIZED", 2: "NEWLOCALS", 4: "VARARGS", 8: "VARKEYWORDS", 16: "NESTED", 32: "GENERATOR",
                       64: "NOFREE", 128: "COROUTINE", 256: "ITERABLE_COROUTINE", 512: "ASYNC_GENERATOR"}


class _Unknown:
    def __repr__(self):
        return "<unknown>"


UNKNOWN = _Unknown()


def pretty_flags(flags):
    """Names of the bits of co_flags."""
    names = []
    bit = 1
    while flags:
        if flags & bit:
            names.append(COMPILER_FLAG_NAMES.get(bit, hex(bit)))
            flags ^= bit
        bit <<= 1
    return ", ".join(names) or hex(flags)


# ---- code objects and what has one

def _try_compile(source, name):
    try:
        return compile(source, name, "eval")
    except SyntaxError:
        return compile(source, name, "exec")


def _get_code_object(x):
    x = getattr(x, "__func__", x)
    for attribute in ("__code__", "gi_code", "ag_code", "cr_code"):
        if hasattr(x, attribute):
            x = getattr(x, attribute)
            break
    if isinstance(x, str):
        x = _try_compile(x, "<disassembly>")
    if hasattr(x, "co_code"):
        return x
    raise TypeError("don't know how to disassemble %s objects" % type(x).__name__)


def code_info(x):
    """Everything but the instructions, as text."""
    code = _get_code_object(x)
    lines = [f"{label + ':':<18} {value}" for label, value in (
        ("Name", code.co_name), ("Filename", code.co_filename), ("Argument count", code.co_argcount),
        ("Positional-only arguments", code.co_posonlyargcount), ("Kw-only arguments", code.co_kwonlyargcount),
        ("Number of locals", code.co_nlocals), ("Stack size", code.co_stacksize), ("Flags", pretty_flags(code.co_flags)))]
    for label, items, text in (("Constants", code.co_consts, repr), ("Names", code.co_names, str),
                               ("Variable names", code.co_varnames, str), ("Free variables", code.co_freevars, str),
                               ("Cell variables", code.co_cellvars, str)):
        if items:
            lines.append(label + ":")
            lines += ["%4d: %s" % (i, text(item)) for i, item in enumerate(items)]
    return "\n".join(lines)


def show_code(co, *, file=None):
    print(code_info(co), file=file)


# ---- instructions

Positions = collections.namedtuple("Positions", ["lineno", "end_lineno", "col_offset", "end_col_offset"],
                                   defaults=[None] * 4)
_Instruction = collections.namedtuple(
    "_Instruction", ["opname", "opcode", "arg", "argval", "argrepr", "offset", "starts_line", "is_jump_target", "positions"],
    defaults=[None])
_ExceptionTableEntry = collections.namedtuple("_ExceptionTableEntry", "start end target depth lasti")


class Instruction(_Instruction):
    """One instruction with its argument resolved."""

    def _disassemble(self, lineno_width=3, mark_as_current=False, offset_width=4):
        fields = []
        if lineno_width:
            fields.append("" if self.starts_line is None else str(self.starts_line))
            fields[0] = fields[0].rjust(lineno_width)
        fields += ["-->" if mark_as_current else "   ", ">>" if self.is_jump_target else "  ",
                   repr(self.offset).rjust(offset_width), self.opname.ljust(_OPNAME_WIDTH)]
        if self.arg is not None:
            fields.append(repr(self.arg).rjust(_OPARG_WIDTH))
            if self.argrepr:
                fields.append(f"({self.argrepr})")
        return " ".join(fields).rstrip()


def _parse_varint(iterator):
    byte = next(iterator)
    value = byte & 63
    while byte & 64:
        byte = next(iterator)
        value = value << 6 | byte & 63
    return value


def _parse_exception_table(code):
    iterator = iter(code.co_exceptiontable)
    entries = []
    try:
        while True:
            start = _parse_varint(iterator) * 2
            end = start + _parse_varint(iterator) * 2
            target = _parse_varint(iterator) * 2
            depth = _parse_varint(iterator)
            entries.append(_ExceptionTableEntry(start, end, target, depth >> 1, bool(depth & 1)))
    except StopIteration:
        return entries


def _is_backward_jump(op):
    return opname[op].startswith(("JUMP_BACKWARD", "POP_JUMP_BACKWARD"))


def _unpack_opargs(code):
    """(offset, opcode, argument) of each instruction; an argument takes up the EXTENDED_ARGs ahead of it."""
    extended = 0
    caches = 0
    for offset in range(0, len(code), 2):
        if caches:
            caches -= 1
            continue
        op = code[offset]
        caches = _inline_cache_entries[op]
        arg = None
        if op >= HAVE_ARGUMENT:
            arg = code[offset + 1] | extended
            extended = arg << 8 if op == EXTENDED_ARG else 0
            # An argument has 32 bits and a sign.
            if extended >= 1 << 31:
                extended -= 1 << 32
        else:
            extended = 0
        yield offset, op, arg


def findlabels(code):
    """Offsets that jumps go to."""
    labels = []
    for offset, op, arg in _unpack_opargs(code):
        if op in hasjrel and arg is not None:
            label = offset + 2 + 2 * (-arg if _is_backward_jump(op) else arg)
            label += 2 * _inline_cache_entries[op]
            if label not in labels:
                labels.append(label)
    return labels


def findlinestarts(code):
    """(offset, line) wherever a line starts."""
    last = None
    for start, _, line in code.co_lines():
        if line is not None and line != last:
            last = line
            yield start, line


def _get_name_info(index, names):
    if names is None:
        return index, ""
    name = names(index)
    return name, name


def _get_const_info(op, arg, constants):
    value = UNKNOWN
    if op == LOAD_CONST and constants is not None:
        value = constants[arg]
    elif constants is not None:
        return constants[arg], ""
    return value, "" if value is UNKNOWN else repr(value)


def _argument(op, arg, offset, varname_from_oparg, names, constants):
    """(value, text) of an argument."""
    get_name = None if names is None else names.__getitem__
    if op in hasconst:
        return _get_const_info(op, arg, constants)
    if op == LOAD_GLOBAL:
        value, text = _get_name_info(arg // 2, get_name)
        return value, "NULL + " + text if arg & 1 and text else text
    if op in hasname:
        return _get_name_info(arg, get_name)
    if op in hasjrel:
        target = offset + 2 + 2 * (-arg if _is_backward_jump(op) else arg) + 2 * _inline_cache_entries[op]
        return target, "to " + repr(target)
    if op in haslocal or op in hasfree:
        return _get_name_info(arg, varname_from_oparg)
    if op in hascompare:
        return cmp_op[arg], cmp_op[arg]
    if op == FORMAT_VALUE:
        converter, text = FORMAT_VALUE_CONVERTERS[arg & 3]
        if arg & 4:
            text = text + ", with format" if text else "with format"
        return (converter, bool(arg & 4)), text
    if op == MAKE_FUNCTION:
        return arg, ", ".join(name for i, name in enumerate(MAKE_FUNCTION_FLAGS) if arg & 1 << i)
    if op == BINARY_OP:
        return arg, _nb_ops[arg][1]
    return arg, ""


def _get_instructions_bytes(code, varname_from_oparg=None, names=None, co_consts=None, linestarts=None, line_offset=0,
                            exception_entries=(), co_positions=None, show_caches=False):
    labels = set(findlabels(code)) | {entry.target for entry in exception_entries}
    places = list(co_positions or ())
    for offset, op, arg in _unpack_opargs(code):
        starts_line = linestarts.get(offset) if linestarts is not None else None
        if starts_line is not None:
            starts_line += line_offset
        value, text = None, ""
        if arg is not None:
            value, text = _argument(op, arg, offset, varname_from_oparg, names, co_consts)
        place = Positions(*places[offset // 2]) if offset // 2 < len(places) else Positions()
        yield Instruction(opname[op], op, arg, value, text, offset, starts_line, offset in labels, place)
        if not show_caches or not _inline_cache_entries[op]:
            continue
        at = offset
        for units in _cache_format[opname[op]].values():
            for _ in range(units):
                at += 2
                yield Instruction("CACHE", CACHE, 0, None, "", at, None, False, place)


def _varname_from_oparg(code):
    names = code.co_varnames + tuple(name for name in code.co_cellvars if name not in code.co_varnames) + code.co_freevars
    return names.__getitem__


def _instructions_of(code, line_offset=0, show_caches=False):
    return _get_instructions_bytes(code.co_code, _varname_from_oparg(code), code.co_names, code.co_consts,
                                   dict(findlinestarts(code)), line_offset, _parse_exception_table(code),
                                   code.co_positions(), show_caches)


def get_instructions(x, *, first_line=None, show_caches=False, adaptive=False):
    """The instructions of a function, method, source text or code object."""
    code = _get_code_object(x)
    return _instructions_of(code, 0 if first_line is None else first_line - code.co_firstlineno, show_caches)


# ---- printing

def _print_instructions(instructions, lasti, linestarts, line_offset, last_offset, exception_entries, file):
    lines = [] if linestarts is None else [line + line_offset for line in linestarts.values()]
    lineno_width = max(3, len(str(max(lines)))) if lines else 0 if linestarts is None else 3
    offset_width = max(4, len(str(last_offset)))
    for instruction in instructions:
        if lines and instruction.starts_line is not None and instruction.offset > 0:
            print(file=file)
        after = instruction.offset + 2 * _inline_cache_entries[instruction.opcode]
        print(instruction._disassemble(lineno_width, instruction.offset <= lasti <= after, offset_width), file=file)
    if exception_entries:
        print("ExceptionTable:", file=file)
        for entry in exception_entries:
            lasti_text = " lasti" if entry.lasti else ""
            print(f"  {entry.start} to {entry.end - 2} -> {entry.target} [{entry.depth}]{lasti_text}", file=file)


def disassemble(co, lasti=-1, *, file=None, show_caches=False, adaptive=False):
    """Prints a code object; `lasti` is the instruction to mark."""
    _print_instructions(_instructions_of(co, 0, show_caches), lasti, dict(findlinestarts(co)), 0, len(co.co_code) - 2,
                        _parse_exception_table(co), file)


disco = disassemble


def _disassemble_bytes(code, lasti=-1, *, file=None):
    _print_instructions(_get_instructions_bytes(code), lasti, None, 0, len(code) - 2, (), file)


def _disassemble_recursive(co, *, file=None, depth=None, show_caches=False, adaptive=False):
    disassemble(co, file=file, show_caches=show_caches)
    if depth is not None and depth <= 0:
        return
    for constant in co.co_consts:
        if hasattr(constant, "co_code"):
            print(file=file)
            print("Disassembly of %r:" % (constant,), file=file)
            _disassemble_recursive(constant, file=file, depth=None if depth is None else depth - 1, show_caches=show_caches)


def dis(x=None, *, file=None, depth=None, show_caches=False, adaptive=False):
    """Prints classes, modules, functions, generators, source text and raw bytes; without an argument the last traceback."""
    if x is None:
        distb(file=file, show_caches=show_caches, adaptive=adaptive)
        return
    x = getattr(x, "__func__", x)
    for attribute in ("__code__", "gi_code", "ag_code", "cr_code"):
        if hasattr(x, attribute):
            x = getattr(x, attribute)
            break
    if hasattr(x, "__dict__"):
        for name, item in sorted(x.__dict__.items()):
            if isinstance(item, _have_code):
                print("Disassembly of %s:" % name, file=file)
                try:
                    dis(item, file=file, depth=depth, show_caches=show_caches)
                except TypeError as e:
                    print("Sorry:", e, file=file)
                print(file=file)
    elif hasattr(x, "co_code"):
        _disassemble_recursive(x, file=file, depth=depth, show_caches=show_caches)
    elif isinstance(x, (bytes, bytearray)):
        _disassemble_bytes(x, file=file)
    elif isinstance(x, str):
        _disassemble_recursive(_try_compile(x, "<dis>"), file=file, depth=depth, show_caches=show_caches)
    else:
        raise TypeError("don't know how to disassemble %s objects" % type(x).__name__)


def distb(tb=None, *, file=None, show_caches=False, adaptive=False):
    """Prints where a traceback ends."""
    if tb is None:
        try:
            tb = sys.last_traceback
        except AttributeError:
            raise RuntimeError("no last traceback to disassemble") from None
        while tb.tb_next:
            tb = tb.tb_next
    disassemble(tb.tb_frame.f_code, tb.tb_lasti, file=file, show_caches=show_caches)


class Bytecode:
    """The instructions of a piece of code; iterable, and printable by dis()."""

    def __init__(self, x, *, first_line=None, current_offset=None, show_caches=False, adaptive=False):
        self.codeobj = code = _get_code_object(x)
        self.first_line = code.co_firstlineno if first_line is None else first_line
        self._line_offset = 0 if first_line is None else first_line - code.co_firstlineno
        self._linestarts = dict(findlinestarts(code))
        self._original_object = x
        self.current_offset = current_offset
        self.exception_entries = _parse_exception_table(code)
        self.show_caches = show_caches
        self.adaptive = adaptive

    def __iter__(self):
        return _instructions_of(self.codeobj, self._line_offset, self.show_caches)

    def __repr__(self):
        return "{}({!r})".format(self.__class__.__name__, self._original_object)

    @classmethod
    def from_traceback(cls, tb, *, show_caches=False, adaptive=False):
        while tb.tb_next:
            tb = tb.tb_next
        return cls(tb.tb_frame.f_code, current_offset=tb.tb_lasti, show_caches=show_caches, adaptive=adaptive)

    def info(self):
        return code_info(self.codeobj)

    def dis(self):
        with io.StringIO() as output:
            lasti = -1 if self.current_offset is None else self.current_offset
            _print_instructions(self, lasti, self._linestarts, self._line_offset, len(self.codeobj.co_code) - 2,
                                self.exception_entries, output)
            return output.getvalue()


def main():
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument("infile", type=argparse.FileType("rb"), nargs="?", default="-")
    args = parser.parse_args()
    with args.infile as infile:
        source = infile.read()
    dis(compile(source, args.infile.name, "exec"))


if __name__ == "__main__":
    main()
