#include "protocol/report_json.h"

#include <cmath>

#include "base/program_place.h"
#include "protocol/json.h"

namespace refjit::protocol {
namespace {

void add_position(Json& json, const Span& span, const FileTable& files) {
  const bool is_known = span.is_known() && span.file < files.size();
  json["file"] = is_known ? files[span.file].name : std::string();
  json["line"] = span.line;
  json["col"] = span.col;
  json["end_line"] = span.end_line;
  json["end_col"] = span.end_col;
}

Json field_json(const EventValue& value) {
  if (auto* b = std::get_if<bool>(&value)) return *b;
  if (auto* i = std::get_if<int64_t>(&value)) return *i;
  if (auto* d = std::get_if<double>(&value)) {
    if (std::isfinite(*d)) return *d;
    return *d != *d ? "nan" : *d > 0 ? "inf" : "-inf";  // JSON has no such numbers
  }
  return std::get<std::string>(value);
}

Json event_json(const Event& event, const FileTable& files) {
  Json json = {{"kind", std::string(event_kind_name(event.kind))}};
  add_position(json, event.span, files);
  Json fields = Json::object();
  for (const auto& [name, value] : event.fields) fields[name] = field_json(value);
  json["fields"] = std::move(fields);
  return json;
}

Json compile_json(const CompileRecord& record, const FileTable& files) {
  Json json = {{"id", record.id}, {"function", record.function}};
  add_position(json, record.span, files);
  json["called"] = {{"file", file_name(files, record.called)}, {"line", record.called.line}};
  json["capture_mode"] = record.capture_mode;
  json["jit_level"] = record.jit_level;
  json["backend"] = record.backend;
  json["executor"] = record.executor;
  json["reason"] = record.reason;
  json["program"] = record.program;
  json["nodes"] = record.nodes;
  json["launches"] = record.launches;
  json["arena_bytes"] = record.arena_bytes;
  json["milliseconds"] = record.milliseconds;
  Json lines = Json::object();
  for (const auto& [file, line] : record.lines)
    if (file < files.size()) lines[files[file].name].push_back(line);
  json["lines"] = std::move(lines);
  if (!record.facts.empty()) json["facts"] = record.facts;
  Json passes = Json::array();
  for (const PassRecord& pass : record.passes)
    passes.push_back({{"name", pass.name},
                      {"phase", pass.phase},
                      {"nodes_before", pass.nodes_before},
                      {"nodes_after", pass.nodes_after},
                      {"changed", pass.is_changed},
                      {"milliseconds", pass.milliseconds}});
  json["passes"] = std::move(passes);
  json["phases"] = record.phases;
  return json;
}

Json sentences_json(const std::vector<std::pair<std::string_view, std::string_view>>& rows) {
  Json json = Json::object();
  for (const auto& [name, sentence] : rows) json[std::string(name)] = std::string(sentence);
  return json;
}

}  // namespace

std::string_view event_kind_name(EventKind kind) {
  switch (kind) {
    case EventKind::Compile:
      return "compile";
    case EventKind::Recompile:
      return "recompile";
    case EventKind::CacheHit:
      return "cache_hit";
    case EventKind::GraphBreak:
      return "graph_break";
    case EventKind::Fallback:
      return "fallback";
    case EventKind::Frozen:
      return "frozen";
    case EventKind::IgnoredOption:
      return "ignored_option";
    case EventKind::Plan:
      return "plan";
    case EventKind::DeviceGap:
      return "device_gap";
    case EventKind::Warning:
      return "warning";
    case EventKind::Log:
      return "log";
  }
  return "warning";
}

std::string report_json(const Report& report, const FileTable& files) {
  Json json = {
      {"schema", "refjit.report/1"}, {"version", report.version}, {"level", report.level}, {"device", report.device}};
  Json counters = Json::object();
  for (const auto& [name, count] : report.counters) counters[name] = count;
  json["counters"] = std::move(counters);
  Json compiles = Json::array();
  for (const CompileRecord& record : report.compiles) compiles.push_back(compile_json(record, files));
  json["compiles"] = std::move(compiles);
  Json events = Json::array();
  for (const Event& event : report.events) events.push_back(event_json(event, files));
  json["events"] = std::move(events);
  json["dropped_events"] = report.dropped_events;
  if (!report.phases.empty())
    json["meanings"] = {{"phases", sentences_json(report.phases)}, {"passes", sentences_json(report.passes)}};
  return json_text(json);
}

void BoundedReport::emit(Event event) {
  ++counts_[static_cast<size_t>(event.kind)];
  if (level_ > 0 && events_.size() < limit_)
    events_.push_back(std::move(event));
  else
    ++dropped_;
}

}  // namespace refjit::protocol
