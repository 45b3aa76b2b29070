// The exception for what did not become graph, with the places that lead to it below.
#include "capture/compile_error.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string_view>

#include "base/library_file.h"
#include "vm/exception.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace {

/// One place with its line and a mark below: file, line, columns.
std::string place_text(const FileTable& files, const Span& span, size_t number) {
  const std::string_view line = files.line(span.file, span.line);
  const bool is_one_line = span.end_line == span.line;
  const uint32_t width = is_one_line && span.end_col > span.col ? span.end_col - span.col : 1;
  std::string lines = std::to_string(span.line);
  if (!is_one_line) lines += "~" + std::to_string(span.end_line);
  return "# " + std::to_string(number) + " In file " + files[span.file].name + ":" + lines + ", " +
         std::to_string(span.col) + "~" + std::to_string(span.end_col) + "\n" + std::string(line) + "\n" +
         std::string(span.col, ' ') + "^" + std::string(width - 1, '~') + "\n";
}

/// What MindSpore shows below the message of an error of a graph: the places that lead to it, outermost first.
std::string construct_traceback(const FileTable& files, const Span& span, const std::vector<Span>& calls) {
  if (!span.is_known() || !span.file) return "";
  const std::string rule(52, '-');
  std::string text = "\n\n" + rule + "\n- The Traceback of Net Construct Code:\n" + rule + "\n";
  size_t number = 0;
  for (size_t i = calls.size(); i-- > 0;)
    if (calls[i].is_known() && calls[i].file) text += place_text(files, calls[i], number++);
  return text + place_text(files, span, number);
}

/// The first name among the arguments of a call, or in another expression, that is no function; empty: there is none.
std::string variable_in(std::string_view source) {
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; };
  const auto is_in_name = [&](char c) { return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)); };
  if (source.find('\n') != std::string_view::npos) return "";
  const size_t call = source.find('(');
  bool is_lambda = false;
  int depth = 0;
  for (size_t at = call == std::string_view::npos ? 0 : call + 1; at < source.size(); ++at) {
    const char c = source[at];
    depth += c == '(' || c == '[' || c == '{';
    depth -= c == ')' || c == ']' || c == '}';
    if (c == ',' && depth == 0) is_lambda = false;
    if (c == '"' || c == '\'') {
      const size_t end = source.find(c, at + 1);
      if (end == std::string_view::npos) return "";
      at = end;
    }
    if (!is_letter(c)) continue;
    size_t end = at;
    while (end < source.size() && is_in_name(source[end])) ++end;
    const std::string_view name = source.substr(at, end - at);
    const char next = end < source.size() ? source[end] : ' ';
    if (name == "lambda") {  // a function is a constant
      is_lambda = true;
      end = std::min(source.find(':', end), source.size());
    }
    if (!is_lambda && next != '(' && next != '"' && next != '\'') return std::string(name);
    at = end - 1;
  }
  return "";
}

}  // namespace

Error endless_recursion() {
  return user_error(
      "RuntimeError",
      "Exceed function call depth limit 1000, (function call depth: 1001, simulate call depth: 1000).\nIt's always "
      "happened with complex construction of code or infinite recursion or loop.\nPlease check the code if it's has "
      "the infinite recursion or call 'mindspore.set_recursion_limit(recursion_limit=value)' to adjust this value.");
}

void raise_compile_error(vm::Vm& vm, const Break& why, bool is_strict) {
  Error error;
  if (why.error) {
    error = *why.error;
    if (is_strict && !why.strict_message.empty()) error.message = why.strict_message;
    if (!error.span.is_known()) error.span = why.span;
  } else if (is_strict && !why.strict_message.empty()) {
    error = user_error("ValueError", why.strict_message, why.span);
  } else {
    const bool is_syntax = why.id == BreakId::UnsupportedSyntax && !why.detail.empty();
    std::string text = is_syntax ? "Unsupported " + why.detail + ".\n" : "";
    text += "The whole function cannot be captured into one graph: " + std::string(break_explanation(why.id));
    if (!is_syntax && !why.detail.empty()) text += " (" + why.detail + ")";
    text += ".\nHint: " + std::string(break_hint(why.id)) + ", or use fullgraph=False.";
    const bool is_users = why.span.file && !is_library_file(vm.files()[why.span.file].name);
    constexpr BreakId kScripts[] = {BreakId::ReadsTensorValue, BreakId::CallsNative, BreakId::MakesObject,
                                    BreakId::Raises, BreakId::AdvancesIterator};
    const bool is_script =
        is_users && std::find(std::begin(kScripts), std::end(kScripts), why.id) != std::end(kScripts);
    const std::string variable = is_script ? variable_in(vm.files().text(why.span)) : "";
    if (!variable.empty())
      text = "When handling script '" + std::string(vm.files().text(why.span)) +
             " in graph mode', the inputs should be constant, but found variable '" + variable +
             "' to be nonconstant. Try to set jit_syntax_level to LAX.\n" + text;
    error = user_error(variable.empty() ? "RuntimeError" : "ValueError", std::move(text), why.span);
  }
  error.message += construct_traceback(vm.files(), error.span, why.calls);
  vm.raise(error);
  if (error.span.is_known())
    for (const Span& call : why.calls) vm::add_place(vm, call);
}

}  // namespace refjit::capture
