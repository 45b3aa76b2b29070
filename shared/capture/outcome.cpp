#include "capture/outcome.h"

namespace refjit::capture {

namespace {
struct BreakRow {
  std::string_view name;
  std::string_view explanation;
  std::string_view hint;
};
constexpr BreakRow kBreaks[] = {
#define REFJIT_BREAK(id, explanation, hint) {#id, explanation, hint},
#include "capture/breaks.def"
#undef REFJIT_BREAK
};
}  // namespace

std::string_view break_name(BreakId id) { return kBreaks[static_cast<size_t>(id)].name; }
std::string_view break_explanation(BreakId id) { return kBreaks[static_cast<size_t>(id)].explanation; }
std::string_view break_hint(BreakId id) { return kBreaks[static_cast<size_t>(id)].hint; }

}  // namespace refjit::capture
