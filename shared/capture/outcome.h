#pragma once
// Outcome<T>: what a step of capture gives, a value or a Break. A Break is no error: it says where and why the graph
// ends (one row of breaks.def), so that the interpreter, or an exception for fullgraph=True, can take over from there.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"

namespace refjit::capture {

enum class BreakId : uint8_t {
#define REFJIT_BREAK(id, explanation, hint) id,
#include "capture/breaks.def"
#undef REFJIT_BREAK
};

std::string_view break_name(BreakId id);
std::string_view break_explanation(BreakId id);
std::string_view break_hint(BreakId id);

struct Break {
  BreakId id = BreakId::UnsupportedSyntax;
  std::string detail;             ///< What exactly: the callee's name, the opcode, the operand types.
  Span span;                      ///< Filled by the engine that knows where it is, if unknown.
  std::optional<Error> error;     ///< BreakId::GuestError: the exception that running the code raises.
  bool is_compile_error = false;  ///< MindSpore raises the error while compiling, also where fullgraph is off.
  bool grows = false;  ///< A sequence whose length only the running graph knows: also fullgraph=True runs it elsewhere.
  std::string strict_message;  ///< What fullgraph=True says instead of the error's own text; empty: that text.
  /// Ast capture's own business, which never leaves it: what the one who stands at `handler` has to do.
  enum class Signal : uint8_t {
    None,
    Unresolved,      ///< The type of a recursive call is not known yet: go on with another branch.
    NeedsEffects,    ///< The program writes: captured again with effects in order.
    NeedsVariables,  ///< A function to differentiate writes in a loop or branch (evaluator_grad.cpp).
    NeedsGraph,      ///< What was unrolled or inlined must become a graph of its own.
    Raised,          ///< The graph raises here: nothing comes after it.
  };
  Signal signal = Signal::None;
  const void* handler = nullptr;
  std::vector<Span> calls;  ///< Calls, loops and branches that lead to `span` in ast capture, innermost first.
};

template <class T>
class [[nodiscard]] Outcome {
 public:
  Outcome(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Outcome(Break why) : state_(std::in_place_index<1>, std::move(why)) {}
  /// An operator's error is what running the code would raise.
  Outcome(Error error) : state_(std::in_place_index<1>, Break{BreakId::GuestError, error.message, error.span, error}) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&state_); }
  T* operator->() { return std::get_if<0>(&state_); }
  Break& why() { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Break> state_;
};

}  // namespace refjit::capture

/// Returns the Break of `expr` from the enclosing function, else binds its value, which `return name` moves.
#define REFJIT_CAPTURE(name, expr)                             \
  auto name##_outcome = (expr);                                \
  if (!name##_outcome) return std::move(name##_outcome.why()); \
  auto&& name = std::move(*name##_outcome)
