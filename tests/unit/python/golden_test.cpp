// The whole front-end against what python3.11 said of the same texts (samples/, recorded by compare_cpython.py).
#include <catch2/catch.hpp>

#include <cstdio>
#include <string>

#include "python/python.h"

using namespace refjit;
using namespace refjit::python;

namespace {

const std::string kFolder = std::string(REFJIT_SOURCE_DIR) + "/tests/unit/python/";

std::string read(const std::string& path) {
  std::string text;
  FILE* file = std::fopen(path.c_str(), "rb");
  REQUIRE(file != nullptr);
  char buffer[65536];
  for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
  std::fclose(file);
  return text;
}

std::string first_difference(const std::string& want, const std::string& have) {
  size_t at = 0;
  while (at < want.size() && at < have.size() && want[at] == have[at]) ++at;
  if (at == want.size() && at == have.size()) return {};
  const size_t from = at > 200 ? at - 200 : 0;
  return "want ..." + want.substr(from, 300) + "\nhave ..." + have.substr(from, 300);
}

}  // namespace

TEST_CASE("front-end: trees and instructions of the samples are CPython's", "[python][golden]") {
  const std::string name = GENERATE("match_patterns", "exceptions", "asynchronous", "scopes", "expressions");
  const std::string path = "samples/" + name + ".py";
  FileTable files;
  const FileId file = files.add(path, read(kFolder + path));

  ParseOptions with_comments;
  with_comments.type_comments = true;
  const auto tree = parse(files, file, with_comments);
  REQUIRE(tree);
  const auto text = dump_ast(**tree);
  REQUIRE(text);
  CHECK(first_difference(read(kFolder + path + ".ast"), *text + "\n") == "");

  const auto code = compile(files, file);
  REQUIRE(code);
  DisOptions options;
  options.positions = options.facts = true;
  CHECK(first_difference(read(kFolder + path + ".dis"), dis(**code, options)) == "");
}

TEST_CASE("front-end: syntax errors have CPython's type, text and line", "[python][golden]") {
  const std::string cases = read(kFolder + "samples/syntax_errors.txt");
  size_t at = 0;
  int wrong = 0;
  while ((at = cases.find("<<<\n", at)) != std::string::npos) {
    const size_t begin = at + 4, end = cases.find(">>> ", begin), stop = cases.find('\n', end);
    const std::string source = cases.substr(begin, end - begin), want = cases.substr(end + 4, stop - end - 4);
    at = stop;
    FileTable files;
    const auto code = compile(files, files.add("x", source));
    std::string have = "OK";
    if (!code) have = code.error().type + ": " + code.error().message + " @" + std::to_string(code.error().span.line);
    if (have != want) {
      ++wrong;
      UNSCOPED_INFO(source << "want " << want << "\nhave " << have);
    }
  }
  CHECK(wrong == 0);
}
