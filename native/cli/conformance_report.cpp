#include "cli/conformance_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace refjit::cli {
namespace {

using Json = nlohmann::ordered_json;
using runtime::ConformanceRow;
using runtime::Verdict;

/// For an attribute of XML 1.0, which has no control characters but these three.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\n':
        out += "&#10;";
        break;
      default:
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  }
  return out;
}

Json json_of(const ConformanceRow& row) {
  return {{"operator", row.op},
          {"dtype", row.dtype},
          {"samples", row.samples},
          {"failed_samples", row.failed_samples},
          {"max_ulp", row.max_ulp},
          {"max_abs", row.max_absolute},
          {"tolerance", {{"ulp", row.tolerance.ulp}, {"abs", row.tolerance.absolute}}},
          {"verdict", runtime::verdict_name(row.verdict)},
          {"reason", row.reason}};
}

JUnitCase case_of(const ConformanceRow& row) {
  JUnitCase made{row.op, row.dtype.empty() ? "without tensors" : row.dtype, "", ""};
  if (row.verdict == Verdict::Fail) made.failure = row.reason.empty() ? "beyond the tolerance" : row.reason;
  if (row.verdict == Verdict::Unsupported || row.verdict == Verdict::NoSamples)
    made.skipped = std::string(runtime::verdict_name(row.verdict)) + (row.reason.empty() ? "" : ": " + row.reason);
  return made;
}

}  // namespace

std::string junit_text(const std::string& suite, std::span<const JUnitCase> cases) {
  const auto count = [&](std::string JUnitCase::*text) {
    return std::to_string(
        std::count_if(cases.begin(), cases.end(), [&](const JUnitCase& one) { return !(one.*text).empty(); }));
  };
  const std::string counts = "tests=\"" + std::to_string(cases.size()) + "\" failures=\"" + count(&JUnitCase::failure) +
                             "\" skipped=\"" + count(&JUnitCase::skipped) + "\" errors=\"0\"";
  std::string out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites " + counts + ">\n<testsuite name=\"" +
                    escaped(suite) + "\" " + counts + ">\n";
  for (const JUnitCase& one : cases) {
    out += "<testcase classname=\"" + escaped(one.group) + "\" name=\"" + escaped(one.name) + "\"";
    if (one.failure.empty() && one.skipped.empty()) {
      out += "/>\n";
      continue;
    }
    out += one.failure.empty() ? "><skipped message=\"" + escaped(one.skipped) + "\"/></testcase>\n"
                               : "><failure message=\"" + escaped(one.failure) + "\"/></testcase>\n";
  }
  return out + "</testsuite>\n</testsuites>\n";
}

std::string conformance_report(std::span<const ConformanceRow> rows, const std::string& device, ReportForm form) {
  if (form == ReportForm::Text) return runtime::conformance_table(rows, device);
  if (form == ReportForm::JUnit) {
    std::vector<JUnitCase> cases;
    for (const ConformanceRow& row : rows) cases.push_back(case_of(row));
    return junit_text("refjit conform " + device, cases);
  }
  Json out{{"device", device}, {"operators", Json::array()}};
  for (const ConformanceRow& row : rows) out["operators"].push_back(json_of(row));
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace refjit::cli
