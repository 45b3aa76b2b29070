#include "cli/program_conformance.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/aligned_text.h"
#include "server/dispatcher.h"

namespace refjit::cli {
namespace {

using nlohmann::json;

std::string figure(const json& value) {
  if (!value.is_number()) return "no number";
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value.get<double>());
  return text;
}

/// What became of a launch or of an operator.
std::string verdict(const json& row) {
  if (row.contains("error")) return "FAIL: " + row["error"].get<std::string>();
  if (!row["ok"].get<bool>())
    return "FAIL" + (row.contains("departure") ? ": " + row["departure"].get<std::string>() : "");
  return row["max_abs"] == 0 ? "same bits" : "within tolerance";
}

std::vector<std::string> cells(std::string name, std::string place, const json& row) {
  return {std::move(name),        std::move(place),       row.value("type", ""),
          figure(row["max_ulp"]), figure(row["max_abs"]), verdict(row)};
}

std::string place_of(const json& row) {
  const std::string file = row["file"].get<std::string>();
  return file.empty() ? "" : file + ":" + std::to_string(row["line"].get<int>());
}

bool is_good(const json& launch) {
  return launch["ok"].get<bool>() && std::all_of(launch["operators"].begin(), launch["operators"].end(),
                                                 [](const json& each) { return each["ok"].get<bool>(); });
}

std::string table(const json& launches, const std::string& device) {
  std::vector<std::vector<std::string>> rows{{"launch", "line", "result", "max ulp", "max abs", "verdict"}};
  for (const json& launch : launches) {
    rows.push_back(cells(launch["function"].get<std::string>(), "", launch));
    for (const json& each : launch["operators"])
      rows.push_back(cells("  " + each["operator"].get<std::string>(), place_of(each), each));
    if (launch.contains("operators_note")) rows.push_back({"  " + launch["operators_note"].get<std::string>()});
  }
  const auto passed = std::count_if(launches.begin(), launches.end(), is_good);
  return (launches.empty() ? "" : aligned_text(rows)) + device + ": " + std::to_string(passed) + " launches pass, " +
         std::to_string(static_cast<long>(launches.size()) - passed) + " fail\n";
}

/// A test case a launch, and one an operator of those that were taken apart.
std::string junit(const json& launches, const std::string& device) {
  std::vector<JUnitCase> cases;
  size_t number = 0;
  const auto failure = [](const json& row) {
    return row["ok"].get<bool>() && !row.contains("error") ? "" : verdict(row);
  };
  for (const json& launch : launches) {
    const std::string function = launch["function"].get<std::string>();
    const std::string name = "launch " + std::to_string(++number);
    cases.push_back({function, name, failure(launch), ""});
    size_t place = 0;
    for (const json& each : launch["operators"])
      cases.push_back(
          {function,
           name + ", " + std::to_string(++place) + ": " + each["operator"].get<std::string>() + " " + place_of(each),
           failure(each), ""});
  }
  return junit_text("refjit conform " + device, cases);
}

}  // namespace

Result<ProgramConformance> conform_program(api::Session& session, const server::ServeOptions& options,
                                           ReportForm form) {
  server::Dispatcher dispatcher(options);
  for (auto frames = session.replay_start(); !frames.empty();) {
    auto next = session.replay_receive(dispatcher.answer(frames.front(), 0));
    if (!next) return std::move(next).error();
    frames = *std::move(next);
  }
  const json state = json::parse(session.replay_json());
  if (state["error"].is_string()) return device_error(state["error"].get<std::string>());

  const json& launches = state["launches"];
  const std::string device = state["server"]["device"].get<std::string>();
  ProgramConformance made;
  made.is_good = std::all_of(launches.begin(), launches.end(), is_good);
  if (form == ReportForm::Text) made.text = table(launches, device);
  if (form == ReportForm::Json) made.text = json{{"device", device}, {"launches", launches}}.dump(1) + "\n";
  if (form == ReportForm::JUnit) made.text = junit(launches, device);
  return made;
}

}  // namespace refjit::cli
