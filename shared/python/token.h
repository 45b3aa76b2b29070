#pragma once
// Tokens of Python 3.11 and the lexer that makes them. Used by the parser, and by api/ to show tokens. Invariant: the
// list always ends with an End token; NEWLINE, INDENT and DEDENT stand where CPython's tokenizer puts them; comments
// and blank lines leave no token. The first lexical error ends the list and is reported beside it.
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "base/result.h"

namespace refjit::python {

enum class Tok : uint8_t {
  End,
  Newline,
  Indent,
  Dedent,
  Name,
  Number,
  String,
  // Operators and delimiters.
  LPar,
  RPar,
  LSqb,
  RSqb,
  LBrace,
  RBrace,
  Colon,
  Comma,
  Semi,
  Dot,
  Ellipsis,
  Arrow,
  At,
  ColonEqual,
  Equal,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  Amper,
  VBar,
  Circumflex,
  Tilde,
  LeftShift,
  RightShift,
  DoubleSlash,
  DoubleStar,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  EqEqual,
  NotEqual,
  PlusEqual,
  MinusEqual,
  StarEqual,
  SlashEqual,
  PercentEqual,
  AmperEqual,
  VBarEqual,
  CircumflexEqual,
  AtEqual,
  LeftShiftEqual,
  RightShiftEqual,
  DoubleSlashEqual,
  DoubleStarEqual,
  Unknown,  ///< `$`, `?`, `!`, a backquote and `<>`: no rule takes them.
  // Keywords, in alphabetical order.
  kFalse,
  kNone,
  kTrue,
  kAnd,
  kAs,
  kAssert,
  kAsync,
  kAwait,
  kBreak,
  kClass,
  kContinue,
  kDef,
  kDel,
  kElif,
  kElse,
  kExcept,
  kFinally,
  kFor,
  kFrom,
  kGlobal,
  kIf,
  kImport,
  kIn,
  kIs,
  kLambda,
  kNonlocal,
  kNot,
  kOr,
  kPass,
  kRaise,
  kReturn,
  kTry,
  kWhile,
  kWith,
  kYield,
  // In lists that skim functions: the whole body of one, between its INDENT and its DEDENT. SkippedMethod: super or
  // __class__ stands in it.
  Skipped,
  SkippedMethod,
};

struct Token {
  Tok kind = Tok::End;
  uint8_t level = 0;   ///< Open brackets around it (an opening or closing bracket counts itself).
  uint32_t start = 0;  ///< Byte offsets into the text.
  uint32_t end = 0;
  uint32_t line = 0, col = 0, end_line = 0, end_col = 0;
};

/// A `# type: ...` comment: its position in the token list and its text.
struct TypeComment {
  uint32_t before = 0;  ///< Index of the token that follows.
  uint32_t line = 0;
  bool is_ignore = false;
  std::string_view text;
};

struct TokenList {
  std::vector<Token> tokens;
  std::vector<TypeComment> type_comments;
  std::optional<Error> error;
  Token unclosed;  ///< With kind other than End: the bracket still open where the text ends.
};

/// Splits a text. Spans of errors name `file`. `skims_functions`: for a text known to be right; bodies of functions
/// that stand in no function come as one token.
TokenList tokenize(std::string_view text, FileId file, bool skims_functions = false);

/// CPython's name of a token kind as `python -m tokenize -e` prints it ("NAME", "LPAR", keywords are NAME).
std::string_view token_name(Tok kind);

}  // namespace refjit::python
