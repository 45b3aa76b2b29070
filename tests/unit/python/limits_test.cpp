// Sources of hostile depth and length: an answer or a clean error, never a crash.
#include <catch2/catch.hpp>

#include <string>

#include "python/python.h"

using namespace refjit;
using namespace refjit::python;

namespace {

constexpr int kMany = 100000;

std::string repeat(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

/// "" if it compiles, else the error as Python would print it.
std::string outcome(const std::string& source) {
  FileTable files;
  const auto code = compile(files, files.add("deep.py", source + "\n"));
  return code ? "" : code.error().type + ": " + code.error().message;
}

}  // namespace

TEST_CASE("front-end: nesting 10^5 deep is an error", "[python][limits]") {
  const std::string recursion = "RecursionError: maximum recursion depth exceeded during compilation";
  CHECK(outcome(repeat("(", kMany) + "1" + repeat(")", kMany)) == "SyntaxError: too many nested parentheses");
  CHECK(outcome(repeat("-", kMany) + "1") == recursion);
  CHECK(outcome(repeat("not ", kMany) + "1") == recursion);
  CHECK(outcome(repeat("lambda: ", kMany) + "1") == recursion);
  CHECK(outcome(repeat("a if b else ", kMany) + "1") == recursion);
  CHECK(outcome("2" + repeat("**2", kMany)) == recursion);
  CHECK(outcome("[a " + repeat("for a in b ", kMany) + "]") == recursion);
  std::string ifs;
  for (int i = 0; i < 200; ++i) ifs += std::string(static_cast<size_t>(i), ' ') + "if a:\n";
  CHECK(outcome(ifs + std::string(200, ' ') + "pass") == "IndentationError: too many levels of indentation");
}

TEST_CASE("front-end: chains of 10^5 links compile", "[python][limits]") {
  CHECK(outcome("a" + repeat("+a", kMany)) == "");
  CHECK(outcome("1" + repeat("+1", kMany)) == "");
  CHECK(outcome("a" + repeat(".b", kMany)) == "");
  CHECK(outcome("a" + repeat("()", kMany)) == "");
  CHECK(outcome("a" + repeat("[0]", kMany)) == "");
  CHECK(outcome("a" + repeat(" and a", kMany)) == "");
  CHECK(outcome("if a: pass\n" + repeat("elif b: pass\n", kMany) + "else: pass") == "");
  CHECK(outcome("f'" + repeat("{a}", kMany) + "'") == "");
}

TEST_CASE("dump_ast: a tree too deep to print is an error", "[python][limits]") {
  FileTable files;
  const auto tree = parse(files, files.add("x", "a" + repeat("+a", kMany) + "\n"));
  REQUIRE(tree);
  const auto text = dump_ast(**tree);
  REQUIRE_FALSE(text);
  CHECK(text.error().type == "RecursionError");
}
