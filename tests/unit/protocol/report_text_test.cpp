#include "protocol/report_text.h"

#include <catch2/catch.hpp>

using namespace refjit;
using namespace refjit::protocol;

TEST_CASE("explain: each line with its marks, its notes at their columns", "[protocol][report]") {
  FileTable files;
  const FileId file = files.add("main.py", "def f(a):\n\té = a * K\n  print(é)\n  return é\n");
  Report report;
  CompileRecord compile;
  compile.function = "f";
  compile.span = {file, 1, 0, 4, 10};
  compile.capture_mode = "bytecode";
  compile.jit_level = "O0";
  compile.reason = "first call";
  compile.nodes = 2;
  compile.lines = {{file, 2}};
  report.compiles.push_back(compile);
  Event frozen;
  frozen.kind = EventKind::Frozen;
  frozen.span = {file, 2, 10, 2, 11};
  frozen.with("name", std::string("K")).with("value", std::string("3"));
  report.events.push_back(frozen);
  Event event;
  event.span = {file, 3, 2, 3, 11};
  event.with("reason", std::string("print writes")).with("hint", std::string("remove it"));
  for (const EventKind kind : {EventKind::Fallback, EventKind::GraphBreak}) {
    event.kind = kind;
    report.events.push_back(event);
  }
  CHECK(report_text(report, files) ==
        "main.py\n"
        "          #1 f: bytecode, O0, line 2, 2 nodes, 0.00 ms, first call\n"
        "        1  def f(a):\n"
        "G       2  \té = a * K\n"
        "           \t        ^ frozen: K = 3\n"
        " !      3    print(é)\n"
        "             ^^^^^^^^ ran in Python: print writes; remove it\n"
        "        4    return é\n");
}

TEST_CASE("explain: what has no line of the user's is said below", "[protocol][report]") {
  FileTable files;
  const FileId own = files.add("<refjit>/mindspore/nn/cell.py", "x = 1\n");
  Report report;
  Event event;
  event.kind = EventKind::Frozen;
  event.span = {own, 1, 0, 1, 1};
  report.events.push_back(event);
  Event option;
  option.kind = EventKind::IgnoredOption;
  option.with("option", std::string("jit_level")).with("reason", std::string("GE has no levels"));
  report.events.push_back(option);
  report.dropped_events = 2;
  CHECK(report_text(report, files) ==
        "No graph was compiled.\n"
        "ignored option: jit_level, GE has no levels\n"
        "1 event in refjit's own mindspore: see --report\n"
        "2 more events were not kept\n");
}
