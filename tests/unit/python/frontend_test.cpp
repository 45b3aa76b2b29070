// Lexer, parser, scopes and code objects: the facts that other rooms rely on, one by one.
#include <catch2/catch.hpp>

#include <string>

#include "base/number_text.h"
#include "python/error_span.h"
#include "python/python.h"
#include "python/token.h"

using namespace refjit;
using namespace refjit::python;

namespace {

std::string token_names(const std::string& text) {
  std::string names;
  for (const Token& token : tokenize(text, 1).tokens) names += std::string(token_name(token.kind)) + " ";
  return names;
}

struct Compiled {
  FileTable files;
  FileId file = 0;
  std::shared_ptr<const CodeObject> code;

  explicit Compiled(const std::string& text, Mode mode = Mode::Exec) {
    file = files.add("m.py", text);
    CompileOptions options;
    options.mode = mode;
    auto result = compile(files, file, options);
    REQUIRE(result);
    code = *result;
  }
  const CodeObject& nested(size_t index) const {
    for (const Const& value : code->consts)
      if (value.kind == Const::Kind::Code && index-- == 0) return *value.code;
    FAIL("no such code object");
    return *code;
  }
};

std::string dump(const std::string& text, Mode mode = Mode::Exec) {
  FileTable files;
  ParseOptions options;
  options.mode = mode;
  const auto tree = parse(files, files.add("x", text), options);
  REQUIRE(tree);
  return *dump_ast(**tree, -1);
}

Span error_span(const std::string& text) {
  FileTable files;
  const auto tree = parse(files, files.add("x", text));
  REQUIRE_FALSE(tree);
  return tree.error().span;
}

}  // namespace

TEST_CASE("lexer: indentation, brackets and line joining", "[python][lexer]") {
  CHECK(token_names("if a:\n    b\n\n  # c\nd\n") ==
        "NAME NAME COLON NEWLINE INDENT NAME NEWLINE DEDENT NAME NEWLINE ENDMARKER ");
  CHECK(token_names("(a\n + b)\\\n .c") == "LPAR NAME PLUS NAME RPAR DOT NAME NEWLINE ENDMARKER ");
  CHECK(token_names("") == "ENDMARKER ");
  CHECK(token_names("a//=b**c->...") ==
        "NAME DOUBLESLASHEQUAL NAME DOUBLESTAR NAME RARROW ELLIPSIS NEWLINE ENDMARKER ");
  CHECK(token_names("rb'x' u\"y\" 0x1F 1_0.5e-3j") == "STRING STRING NUMBER NUMBER NEWLINE ENDMARKER ");
}

TEST_CASE("lexer: columns count bytes, lines count from one", "[python][lexer]") {
  const TokenList list = tokenize("é = 1\n'''a\nb'''\n", 1);
  REQUIRE(list.tokens.size() == 7);
  CHECK(list.tokens[1].col == 3);
  CHECK(list.tokens[4].line == 2);
  CHECK(list.tokens[4].end_line == 3);
  CHECK(list.tokens[4].end_col == 4);
}

TEST_CASE("parser: modes", "[python][parser]") {
  CHECK(dump("1\n", Mode::Eval) == "Expression(body=Constant(value=1))");
  CHECK(dump("x\n", Mode::Single) == "Interactive(body=[Expr(value=Name(id='x', ctx=Load()))])");
  FileTable files;
  ParseOptions options;
  options.mode = Mode::Eval;
  CHECK_FALSE(parse(files, files.add("x", "x = 1"), options));
  options.mode = Mode::Single;
  const auto two = parse(files, files.add("x", "a\nb\n"), options);
  REQUIRE_FALSE(two);
  CHECK(two.error().message == "multiple statements found while compiling a single statement");
}

TEST_CASE("parser: match, case and _ stay names elsewhere", "[python][parser]") {
  CHECK(dump("match(x)\n") ==
        "Module(body=[Expr(value=Call(func=Name(id='match', ctx=Load()), args=[Name(id='x', ctx=Load())], "
        "keywords=[]))], "
        "type_ignores=[])");
  CHECK(dump("match[case] = _\n").find("Match(") == std::string::npos);
}

TEST_CASE("parser: errors carry the range of what is wrong", "[python][parser]") {
  CHECK(error_span("x = (1,\n  f() = 2)\n") == Span{1, 2, 2, 2, 5});
  CHECK(error_span("f(a b)\n") == Span{1, 1, 2, 1, 5});
  CHECK(error_span("x = 1 2\n") == Span{1, 1, 6, 1, 7});
  CHECK(error_span("x = [1\n") == Span{1, 1, 4, 1, kEndZero});
}

TEST_CASE("parser: a definition is found by its span", "[python][parser]") {
  const Compiled m("@d\ndef f(a):\n  return lambda b: a\n");
  const CodeObject& f = m.nested(0);
  REQUIRE(f.definition);
  CHECK(f.definition->kind == ast::Kind::FunctionDef);
  CHECK(f.first_line == 1);
  CHECK(f.span == Span{m.file, 2, 0, 3, 20});
  CHECK(find_definition(*f.ast, f.span) == f.definition);
  CHECK(m.files.text(f.span) == "def f(a):\n  return lambda b: a");
}

TEST_CASE("scopes: cells, free variables and slots", "[python][scopes]") {
  const Compiled m("def f(a, b):\n  c = 1\n  def g(): return a, c\n  return g\n");
  const CodeObject& f = m.nested(0);
  CHECK(f.varnames() == std::vector<std::string>{"a", "b", "g"});
  CHECK(f.cellvars() == std::vector<std::string>{"a", "c"});
  CHECK(f.localsplus[0].kind == (kSlotLocal | kSlotCell));
  CHECK(f.localsplus[3].kind == kSlotCell);
  CHECK((f.flags & kNested) == 0);
}

TEST_CASE("scopes: private names are mangled, __class__ is a cell of its class", "[python][scopes]") {
  const Compiled m("class _A:\n  def f(self): return self.__x, super()\n");
  const CodeObject& body = m.nested(0);
  CHECK(body.cellvars() == std::vector<std::string>{"__class__"});
  const CodeObject& f = *body.consts[1].code;
  CHECK(f.qualname == "_A.f");
  CHECK(f.names == std::vector<std::string>{"_A__x", "super"});
  CHECK(f.freevars() == std::vector<std::string>{"__class__"});
}

TEST_CASE("compile: jumps count words and handlers are found", "[python][compile]") {
  const Compiled m("def f(x):\n  try:\n    while x: x()\n  except E: pass\n");
  const CodeObject& f = m.nested(0);
  uint32_t handler_starts = 0;
  for (uint32_t i = 0; i < f.words.size(); ++i) {
    const Op op = word_op(f.words[i]);
    if (is_jump(op)) {
      CHECK(f.jump_target(i) < f.words.size());
      CHECK((f.jump_target(i) <= i) == (op_operand(op) == Operand::JumpBackward));
    }
    if (op == Op::PUSH_EXC_INFO) handler_starts = i;
    if (op == Op::CALL) {
      REQUIRE(f.handler_of(i));
      CHECK(f.handler_of(i)->depth == 0);
    }
  }
  REQUIRE(handler_starts > 0);
  CHECK(f.handler_of(0) == nullptr);
  CHECK(f.exceptions.front().target == handler_starts);
}

TEST_CASE("compile: constants fold as CPython's do", "[python][compile]") {
  const auto value = [](const std::string& text) {
    const Compiled m(text, Mode::Eval);
    REQUIRE(word_op(m.code->words[1]) == Op::LOAD_CONST);
    return repr(m.code->consts[word_arg(m.code->words[1])]);
  };
  CHECK(value("2 ** 64 - 1") == "18446744073709551615");
  CHECK(value("-7 // 2") == "-4");
  CHECK(value("-7 % 3") == "2");
  CHECK(value("7.5 // -2") == "-4.0");
  CHECK(value("~5 & 0xff") == "250");
  CHECK(value("(1, 'a') * 2") == "(1, 'a', 1, 'a')");
  CHECK(value("1 + 2j") == "(1+2j)");
  CHECK(value("-0.0") == "-0.0");
  const Compiled large("2 ** 1000", Mode::Eval);
  CHECK(word_op(large.code->words.back()) == Op::RETURN_VALUE);
  CHECK(large.code->words.size() == 5);
}

TEST_CASE("compile: an interactive expression prints, an eval one returns", "[python][compile]") {
  const auto has = [](const Compiled& m, Op op) {
    for (const Word word : m.code->words)
      if (word_op(word) == op) return true;
    return false;
  };
  CHECK(has(Compiled("a\n", Mode::Single), Op::PRINT_EXPR));
  CHECK_FALSE(has(Compiled("a\n", Mode::Exec), Op::PRINT_EXPR));
  CHECK_FALSE(has(Compiled("a", Mode::Eval), Op::POP_TOP));
}

TEST_CASE("number text: shortest digits read back", "[python][number]") {
  CHECK(shortest_double(0.1 + 0.2) == "0.30000000000000004");
  CHECK(shortest_double(1e16) == "1e+16");
  CHECK(shortest_double(5e-324) == "5e-324");
  CHECK(shortest_float(0.1f) == "0.1");
  CHECK(shortest_float(3.4028235e38f) == "3.4028235e+38");
  CHECK(parse_double("1e-5") == 1e-5);
  CHECK_FALSE(parse_double("0x1p3"));
  CHECK_FALSE(parse_double(" 1"));
}
