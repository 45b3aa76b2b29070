"""The instructions of the compiled code: numbers, names, and what their arguments mean."""
import _code_facts

__all__ = ["cmp_op", "hasconst", "hasname", "hasjrel", "hasjabs", "haslocal", "hascompare", "hasfree", "opname", "opmap",
           "HAVE_ARGUMENT", "EXTENDED_ARG", "hasnargs", "stack_effect"]

HAVE_ARGUMENT = 90
EXTENDED_ARG = 144

cmp_op = ("<", "<=", "==", "!=", ">", ">=")

# (name, number, kind of argument, inline cache units), and the two codes that only the layout knows.
_table = sorted(_code_facts.instructions() + [("CACHE", 0, "", 0), ("EXTENDED_ARG", EXTENDED_ARG, "extended", 0)],
                key=lambda row: row[1])

opmap = {name: number for name, number, _, _ in _table}
opname = [f"<{number}>" for number in range(256)]
for _name, _number in opmap.items():
    opname[_number] = _name


def _having(*kinds):
    return [number for _, number, kind, _ in _table if kind in kinds]


hasconst = _having("const")
hasname = _having("name", "global")
hasjrel = _having("jump_forward", "jump_backward")
hasjabs = []
haslocal = _having("local")
hascompare = _having("compare")
hasfree = _having("free")
hasnargs = []

_binary = [("ADD", "+"), ("AND", "&"), ("FLOOR_DIVIDE", "//"), ("LSHIFT", "<<"), ("MATRIX_MULTIPLY", "@"), ("MULTIPLY", "*"),
           ("REMAINDER", "%"), ("OR", "|"), ("POWER", "**"), ("RSHIFT", ">>"), ("SUBTRACT", "-"), ("TRUE_DIVIDE", "/"),
           ("XOR", "^")]
_nb_ops = [("NB_" + name, text) for name, text in _binary] + [("NB_INPLACE_" + name, text + "=") for name, text in _binary]

_specializations = {}
_specialized_instructions = []
_specialization_stats = []
_inline_cache_entries = [0] * 256
for _, _number, _, _units in _table:
    _inline_cache_entries[_number] = _units
_cache_format = {
    "LOAD_GLOBAL": {"counter": 1, "index": 1, "module_keys_version": 2, "builtin_keys_version": 1},
    "BINARY_OP": {"counter": 1},
    "UNPACK_SEQUENCE": {"counter": 1},
    "COMPARE_OP": {"counter": 1, "mask": 1},
    "BINARY_SUBSCR": {"counter": 1, "type_version": 2, "func_version": 1},
    "LOAD_ATTR": {"counter": 1, "version": 2, "index": 1},
    "STORE_ATTR": {"counter": 1, "version": 2, "index": 1},
    "LOAD_METHOD": {"counter": 1, "type_version": 2, "dict_offset": 1, "keys_version": 2, "descr": 4},
    "CALL": {"counter": 1, "func_version": 2, "min_args": 1},
    "PRECALL": {"counter": 1},
    "STORE_SUBSCR": {"counter": 1},
}


def stack_effect(opcode, oparg=None, /, *, jump=None):
    """By how much the instruction changes the depth of the operand stack."""
    if opcode >= HAVE_ARGUMENT:
        if oparg is None:
            raise ValueError("stack_effect: opcode requires oparg but oparg was not specified")
    elif oparg is not None:
        raise ValueError("stack_effect: opcode does not permit oparg but oparg was specified")
    if jump is not None and jump is not True and jump is not False:
        raise ValueError("stack_effect: jump must be False, True or None")
    if opcode in (0, EXTENDED_ARG):
        return 0
    effect = _code_facts.stack_effect(opcode, oparg or 0, jump)
    if effect is None:
        raise ValueError("invalid opcode or oparg")
    return effect
