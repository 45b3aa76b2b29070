#pragma once
// The run report: counters, compiles, events, as a value and as JSON (schema refjit.report/1, see report_schema.md).
// Filled by api/Session, read by the command line, the page and tests through report_json() alone. Invariant: its size
// is bounded: events and compiles beyond the limits are counted as dropped.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/files.h"
#include "base/report.h"

namespace refjit::protocol {

struct PassRecord {
  std::string name;
  std::string phase;
  int64_t nodes_before = 0;
  int64_t nodes_after = 0;
  bool is_changed = false;
  double milliseconds = 0;
};

/// One compile of a jitted function.
struct CompileRecord {
  int64_t id = 0;
  std::string function;
  Span span;
  Span called;  ///< The program's line whose call needed it; unknown when there is none.
  std::string capture_mode;
  std::string jit_level;
  std::string backend;
  std::string executor = "none";  ///< kernel_by_kernel | sink | none
  std::string reason;             ///< "first call", "continues at line 8", or the guard that no longer held.
  std::string program;
  int64_t nodes = 0;
  int64_t launches = 0;
  int64_t arena_bytes = 0;
  double milliseconds = 0;
  std::vector<std::pair<FileId, uint32_t>> lines;  ///< Those that became graph, ordered (report level 1).
  std::vector<std::string> facts;  ///< What is true of the whole graph: shared cells, sizes that may differ (level 1).
  std::vector<PassRecord> passes;
  std::vector<std::string> phases;  ///< Those whose graphs can be asked for, in order (report level 2).
};

struct Report {
  std::string version;
  int level = 1;
  std::string device = "reference";
  std::vector<std::pair<std::string, int64_t>> counters;  ///< In the schema's order.
  std::vector<CompileRecord> compiles;
  std::vector<Event> events;
  int64_t dropped_events = 0;
  /// What each phase and pass is for: name and sentence (report level 2).
  std::vector<std::pair<std::string_view, std::string_view>> phases, passes;
};

/// snake_case name of an event's kind: "graph_break".
std::string_view event_kind_name(EventKind kind);

/// The report as one JSON object. Spans become file names and positions through `files`.
std::string report_json(const Report& report, const FileTable& files);

/// A sink that keeps at most `limit` events (level 1 and up) and counts the rest; level 0 keeps none.
class BoundedReport final : public ReportSink {
 public:
  explicit BoundedReport(int level, size_t limit = 1000) : level_(level), limit_(limit) {}
  void emit(Event event) override;
  int level() const override { return level_; }

  const std::vector<Event>& events() const { return events_; }
  int64_t dropped() const { return dropped_; }
  /// Events of this kind, the dropped ones included.
  int64_t count(EventKind kind) const { return counts_[static_cast<size_t>(kind)]; }

 private:
  int level_;
  size_t limit_;
  std::vector<Event> events_;
  int64_t dropped_ = 0;
  int64_t counts_[static_cast<size_t>(EventKind::Log) + 1] = {};
};

}  // namespace refjit::protocol
