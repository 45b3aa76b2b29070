#include "protocol/report_json.h"

#include <catch2/catch.hpp>
#include <limits>
#include <nlohmann/json.hpp>

using namespace refjit;
using namespace refjit::protocol;

TEST_CASE("report: the JSON has the schema's members in both lists", "[protocol][report]") {
  FileTable files;
  const FileId file = files.add("main.py", "def f(a):\n  return a\n");
  Report report;
  report.version = "0.1.0";
  report.counters = {{"compiles", 1}, {"launches", 5}};
  CompileRecord compile;
  compile.function = "f";
  compile.span = {file, 1, 0, 2, 10};
  compile.executor = "sink";
  compile.lines = {{file, 1}, {file, 2}};
  compile.passes.push_back({"cse", "opt", 5, 4, true, 0.25});
  report.compiles.push_back(compile);
  Event event;
  event.kind = EventKind::GraphBreak;
  event.span = {file, 2, 2, 2, 10};
  event.with("id", std::string("print")).with("ms", std::numeric_limits<double>::infinity()).with("n", int64_t{3});
  report.events.push_back(event);
  report.dropped_events = 2;

  const auto json = nlohmann::json::parse(report_json(report, files));
  CHECK(json["schema"] == "refjit.report/1");
  CHECK(json["counters"]["launches"] == 5);
  CHECK(json["compiles"][0]["file"] == "main.py");
  CHECK(json["compiles"][0]["passes"][0]["changed"] == true);
  CHECK(json["compiles"][0]["lines"]["main.py"] == std::vector<int>{1, 2});
  CHECK(json["events"][0]["kind"] == "graph_break");
  CHECK(json["events"][0]["line"] == 2);
  CHECK(json["events"][0]["fields"]["ms"] == "inf");
  CHECK(json["events"][0]["fields"]["n"] == 3);
  CHECK(json["dropped_events"] == 2);
}

TEST_CASE("report: text that is no UTF-8 does not break the JSON", "[protocol][report]") {
  FileTable files;
  Report report;
  Event event;
  event.with("value", std::string("\xff\xfe\n\""));
  report.events.push_back(event);
  CHECK_NOTHROW(nlohmann::json::parse(report_json(report, files)));
}

TEST_CASE("report: a bounded sink keeps the first events and counts all", "[protocol][report]") {
  BoundedReport sink(1, 2);
  for (int i = 0; i < 5; ++i) sink.emit({EventKind::Frozen, {}, {}});
  sink.emit({EventKind::Warning, {}, {}});
  CHECK(sink.events().size() == 2);
  CHECK(sink.dropped() == 4);
  CHECK(sink.count(EventKind::Frozen) == 5);
  BoundedReport silent(0);
  silent.emit({EventKind::Warning, {}, {}});
  CHECK(silent.events().empty());
  CHECK(silent.count(EventKind::Warning) == 1);
}
