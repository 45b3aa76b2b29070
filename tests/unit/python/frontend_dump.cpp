// Prints what the front-end makes of files: the driver of compare_cpython.py. Not a test by itself.
//   frontend_dump ast|asta|dis|pos|tokens|time FILE...
// After each file's text comes a line "=== FILE".
#include <chrono>
#include <cstdio>
#include <string>

#include "python/python.h"
#include "python/token.h"

namespace {

std::string read(const char* path) {
  std::string text;
  if (FILE* file = std::fopen(path, "rb")) {
    char buffer[65536];
    for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
    std::fclose(file);
  }
  return text;
}

void print_error(const refjit::Error& error) {
  std::printf("%s: %s @%u:%u-%u:%u\n", error.type.c_str(), error.message.c_str(), error.span.line, error.span.col,
              error.span.end_line, error.span.end_col);
}

void show(const std::string& what, const char* path) {
  using namespace refjit::python;
  refjit::FileTable files;
  const refjit::FileId file = files.add(path, read(path));
  if (what == "tokens") {
    for (const Token& t : tokenize(files[file].text, file).tokens)
      std::printf("%s %u:%u-%u:%u\n", std::string(token_name(t.kind)).c_str(), t.line, t.col, t.end_line, t.end_col);
  } else if (what == "ast" || what == "asta") {
    ParseOptions options;
    options.type_comments = what == "ast";
    const auto tree = parse(files, file, options);
    if (!tree) return print_error(tree.error());
    const auto text = dump_ast(**tree, what == "ast" ? 3 : 1, what == "asta");
    if (!text) return print_error(text.error());
    std::puts(text->c_str());
  } else {
    const auto start = std::chrono::steady_clock::now();
    const auto code = compile(files, file);
    const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start;
    if (!code) return print_error(code.error());
    if (what == "time") {
      std::printf("%.3f ms, %zu lines\n", ms.count(), files[file].line_starts.size());
    } else {
      DisOptions options;
      options.positions = what == "pos";
      options.facts = true;
      std::fputs(dis(**code, options).c_str(), stdout);
    }
  }
}

}  // namespace

int main(int count, char** arguments) {
  for (int i = 2; i < count; ++i) {
    show(arguments[1], arguments[i]);
    std::printf("=== %s\n", arguments[i]);
  }
}
