#include "vm/source_text.h"

#include <algorithm>

#include "python/unicode.h"
#include "vm/builtin_types.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

constexpr std::string_view kBom = "\xef\xbb\xbf";

/// The name in a comment `coding: NAME` or `coding=NAME`; empty without one.
std::string named_in_comment(std::string_view comment) {
  const auto is_part = [](char c) {
    return isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.';
  };
  for (size_t at = comment.find("coding"); at != std::string_view::npos; at = comment.find("coding", at + 1)) {
    size_t begin = at + 6;
    if (begin >= comment.size() || (comment[begin] != ':' && comment[begin] != '=')) continue;
    begin = std::min(comment.find_first_not_of(" \t", begin + 1), comment.size());
    size_t end = begin;
    while (end < comment.size() && is_part(comment[end])) ++end;
    if (end > begin) return std::string(comment.substr(begin, end - begin));
  }
  return "";
}

/// The encoding that one of the first two lines names, the second only below a comment or an empty line.
std::string named_encoding(std::string_view text) {
  for (int line = 0; line < 2; ++line) {
    const size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view whole = text.substr(0, end);
    const size_t start = whole.find_first_not_of(" \t\f");
    if (start != std::string_view::npos && whole[start] != '#') return "";
    if (start != std::string_view::npos)
      if (std::string name = named_in_comment(whole.substr(start)); !name.empty()) return name;
    text.remove_prefix(std::min(end + 1 + (text.substr(end, 2) == "\r\n"), text.size()));
  }
  return "";
}

bool is_utf8_name(std::string name) {
  std::replace(name.begin(), name.end(), '_', '-');
  for (char& c : name) c = static_cast<char>(tolower(static_cast<unsigned char>(c)));
  return name == "utf-8" || name.starts_with("utf-8-") || name == "utf8";
}

}  // namespace

bool decode_source(Vm& vm, std::string& text, const char* complaint) {
  if (text.starts_with(kBom)) return true;
  const std::string encoding = named_encoding(text);
  if (encoding.empty() || is_utf8_name(encoding)) return true;
  Ref decoded = decode_bytes(vm, text, encoding, "strict");
  if (!decoded && vm.exception_matches(vm.types().LookupError)) {
    vm.take_exception();
    return vm.raise(vm.types().SyntaxError, complaint + encoding), false;
  }
  if (!decoded) return false;
  text = std::string(vm.text(decoded));
  return true;
}

bool check_utf8_file(Vm& vm, const std::string& text, const std::string& path) {
  const size_t at = python::find_invalid_utf8(text);
  if (at >= text.size() || !named_encoding(text).empty()) return true;
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<ptrdiff_t>(at), '\n');
  const auto byte = static_cast<unsigned char>(text[at]);
  const char* digits = "0123456789abcdef";
  const std::string shown = std::string("\\x") + digits[byte >> 4] + digits[byte & 15];
  return vm.raise(vm.types().SyntaxError,
                  "Non-UTF-8 code starting with '" + shown + "' in file " + path + " on line " + std::to_string(line) +
                      ", but no encoding declared; see https://peps.python.org/pep-0263/ for details"),
         false;
}

}  // namespace refjit::vm
