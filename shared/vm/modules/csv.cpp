// _csv_fields: the fields of one line of comma-separated values, for csv.reader.
#include <algorithm>

#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

/// Takes a quoted field, whose first quote is passed, up to the quote that ends it; doubled ones stand for one. False:
/// it has no end.
bool take_quoted(std::string_view text, std::string_view quote, size_t& at, std::string& field) {
  for (;;) {
    const size_t end = text.find(quote, at);
    if (end == std::string_view::npos) return false;
    field += text.substr(at, end - at);
    at = end + quote.size();
    if (text.substr(at, quote.size()) != quote) return true;
    field += quote;
    at += quote.size();
  }
}

/// split(line, delimiter, quote) -> list of str; None for a line that needs a closer look: a quoted field without an
/// end or with more behind it, and a newline that does not end the line.
Ref split(Vm& vm, Args args) {
  std::string_view text = as_str(args[0])->view();
  const std::string_view delimiter = as_str(args[1])->view(), quote = as_str(args[2])->view();
  if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
  if (text.find_first_of("\r\n") != std::string_view::npos) return Ref(kNone);
  Ref made = vm.list({});
  if (!made || text.empty()) return made;
  std::string quoted;
  for (size_t at = 0;;) {
    std::string_view field;
    if (text.substr(at, quote.size()) == quote) {
      at += quote.size();
      quoted.clear();
      if (!take_quoted(text, quote, at, quoted)) return Ref(kNone);
      if (at < text.size() && text.substr(at, delimiter.size()) != delimiter) return Ref(kNone);
      field = quoted;
    } else {
      const size_t end = std::min(text.find(delimiter, at), text.size());
      field = text.substr(at, end - at);
      at = end;
    }
    Ref item = new_str(vm, field);
    if (!item || !list_append(vm, as_list(made), item)) return {};
    if (at >= text.size()) return made;
    at += delimiter.size();
  }
}

const NativeDef kFunctions[] = {{"split", "line, delimiter, quote, /", split}};

}  // namespace

bool init_csv(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
