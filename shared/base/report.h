#pragma once
// Report events: what happened on the way, for the run report. Every room emits them through a ReportSink and knows
// nothing of JSON; protocol/ serialises them. Invariant: an event is self-contained (no pointers into a compile), and
// the number of stored events is bounded by the sink, which counts what it drops.
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/span.h"

namespace refjit {

/// What an event is about. The names are the `kind` strings of the report's schema (snake_case there).
enum class EventKind : uint8_t {
  Compile,        ///< A jitted function was compiled: function, capture_mode, jit_level, backend, reason, nodes, ms.
  Recompile,      ///< As Compile, and `guard` says what no longer held.
  CacheHit,       ///< A compiled program was found in the compile cache.
  GraphBreak,     ///< Capture ended early: row id of the breaks table, explanation, hint.
  Fallback,       ///< Unsupported syntax became an interpreter node: reason, source text.
  Frozen,         ///< A value was frozen into the graph as a constant: name, value.
  IgnoredOption,  ///< An option or decoration that has no effect here: option, reason.
  Plan,           ///< An executable was made: device, executor kind, launches, bytes.
  DeviceGap,      ///< An operator that the device lacks ran elsewhere, as the user allowed.
  Warning,        ///< Any other message for the user.
  Log,            ///< A log line subject to GLOG_v (X10).
};

using EventValue = std::variant<bool, int64_t, double, std::string>;

struct Event {
  EventKind kind = EventKind::Warning;
  Span span;
  std::vector<std::pair<std::string, EventValue>> fields;  ///< Ordered; names are part of the schema.

  Event& with(std::string name, EventValue value) {
    fields.emplace_back(std::move(name), std::move(value));
    return *this;
  }
};

/// Where events go. `level()` is the report level (0 counters, 1 bounded events, 2 graphs of every phase): ask it
/// before building an expensive event.
class ReportSink {
 public:
  virtual ~ReportSink() = default;
  virtual void emit(Event event) = 0;
  virtual int level() const = 0;
};

}  // namespace refjit
