"""Numbers and names of tokens."""

_NAMES = ("ENDMARKER NAME NUMBER STRING NEWLINE INDENT DEDENT LPAR RPAR LSQB RSQB COLON COMMA SEMI PLUS MINUS STAR SLASH VBAR "
          "AMPER LESS GREATER EQUAL DOT PERCENT LBRACE RBRACE EQEQUAL NOTEQUAL LESSEQUAL GREATEREQUAL TILDE CIRCUMFLEX "
          "LEFTSHIFT RIGHTSHIFT DOUBLESTAR PLUSEQUAL MINEQUAL STAREQUAL SLASHEQUAL PERCENTEQUAL AMPEREQUAL VBAREQUAL "
          "CIRCUMFLEXEQUAL LEFTSHIFTEQUAL RIGHTSHIFTEQUAL DOUBLESTAREQUAL DOUBLESLASH DOUBLESLASHEQUAL AT ATEQUAL RARROW "
          "ELLIPSIS COLONEQUAL OP AWAIT ASYNC TYPE_IGNORE TYPE_COMMENT SOFT_KEYWORD ERRORTOKEN COMMENT NL ENCODING N_TOKENS")
_TEXTS = ("( ) [ ] : , ; + - * / | & < > = . % { } == != <= >= ~ ^ << >> ** += -= *= /= %= &= |= ^= <<= >>= **= // //= @ @= -> "
          "... :=")
tok_name = dict(enumerate(_NAMES.split()))
globals().update({name: number for number, name in tok_name.items()})
EXACT_TOKEN_TYPES = {text: number for number, text in enumerate(_TEXTS.split(), 7)}
EXACT_TOKEN_TYPES = dict(sorted(EXACT_TOKEN_TYPES.items()))
tok_name[256], NT_OFFSET = "NT_OFFSET", 256
__all__ = ["tok_name", "ISTERMINAL", "ISNONTERMINAL", "ISEOF", "EXACT_TOKEN_TYPES", *tok_name.values()]


def ISTERMINAL(x):
    return x < NT_OFFSET


def ISNONTERMINAL(x):
    return x >= NT_OFFSET


def ISEOF(x):
    return x == 0
