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

/// What is wrong with a launch or an operator; empty: nothing.
std::string failure(const json& row) {
  if (row.contains("error")) return row["error"].get<std::string>();
  if (row["ok"].get<bool>()) return "";
  return row.value("departure", "beyond the tolerance");
}

std::string verdict(const json& row) {
  if (const std::string text = failure(row); !text.empty()) return "FAIL: " + text;
  if (row.contains("skipped")) return "not compared: " + row["skipped"].get<std::string>();
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

bool is_skipped(const json& launch) { return launch.contains("skipped"); }

/// "Mul at net.py:4 in launch 1, of f: element [0] is 1.5, expected 1.0"; empty: none departs.
std::string first_departure(const json& launches) {
  size_t number = 0;
  for (const json& launch : launches) {
    ++number;
    if (is_good(launch)) continue;
    const std::string where = "launch " + std::to_string(number) + ", of " + launch["function"].get<std::string>();
    for (const json& each : launch["operators"])
      if (!failure(each).empty())
        return each["operator"].get<std::string>() + (place_of(each).empty() ? "" : " at " + place_of(each)) + " in " +
               where + ": " + failure(each);
    return where + ": " + failure(launch);
  }
  return "";
}

std::string table(const json& launches, const std::string& device, int64_t dropped) {
  std::vector<std::vector<std::string>> rows{{"launch", "line", "result", "max ulp", "max abs", "verdict"}};
  for (const json& launch : launches) {
    rows.push_back(cells(launch["function"].get<std::string>(), "", launch));
    for (const json& each : launch["operators"])
      rows.push_back(cells("  " + each["operator"].get<std::string>(), place_of(each), each));
    if (launch.contains("operators_note")) rows.push_back({"  " + launch["operators_note"].get<std::string>()});
  }
  const std::string first = first_departure(launches);
  const auto good = std::count_if(launches.begin(), launches.end(), is_good);
  const auto skipped = std::count_if(launches.begin(), launches.end(), is_skipped);
  return aligned_text(rows) + (first.empty() ? "" : "first departs: " + first + "\n") + device + ": " +
         std::to_string(good - skipped) + (good - skipped == 1 ? " launch passes, " : " launches pass, ") +
         std::to_string(static_cast<long>(launches.size()) - good) + " fail" +
         (skipped ? ", " + std::to_string(skipped) + " act on the host and were not compared" : "") +
         (dropped ? ", " + std::to_string(dropped) + " more of the same graphs or beyond 1 GiB were not compared\n"
                  : "\n");
}

/// A test case a launch, and one an operator of those that were taken apart.
std::string junit(const json& launches, const std::string& device) {
  std::vector<JUnitCase> cases;
  size_t number = 0;
  for (const json& launch : launches) {
    const std::string function = launch["function"].get<std::string>();
    const std::string name = "launch " + std::to_string(++number);
    cases.push_back({function, name, failure(launch), launch.value("skipped", "")});
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

Result<ProgramConformance> conform_program(api::Session& session, const server::ServeOptions& options, ReportForm form,
                                           std::optional<runtime::Tolerance> tolerance) {
  server::Dispatcher dispatcher(options);
  for (auto frames = session.replay_start(tolerance); !frames.empty();) {
    auto next = session.replay_receive(dispatcher.answer(frames.front(), 0));
    if (!next) return std::move(next).error();
    frames = *std::move(next);
  }
  const json state = json::parse(session.replay_json());
  if (state["error"].is_string()) return device_error(state["error"].get<std::string>());

  const json& launches = state["launches"];
  // A check that compares nothing must not pass.
  if (!launches.empty() && std::all_of(launches.begin(), launches.end(), is_skipped))
    return user_error("ValueError", "nothing was compared: each graph that the program launched " +
                                        launches[0]["skipped"].get<std::string>().substr(3));
  if (launches.empty())
    return user_error("ValueError",
                      "the program launched no graph, so nothing was compared: no function that mindspore.jit compiles "
                      "was called, or all of it ran in Python; refjit explain says what became of each");
  const std::string device = state["server"]["device"].get<std::string>();
  const auto dropped = json::parse(session.report_json())["counters"]["dropped_launches"].get<int64_t>();
  ProgramConformance made;
  made.is_good = std::all_of(launches.begin(), launches.end(), is_good);
  if (form == ReportForm::Text) made.text = table(launches, device, dropped);
  if (form == ReportForm::Json)
    made.text = json{{"device", device}, {"not_compared", dropped}, {"launches", launches}}.dump(1) + "\n";
  if (form == ReportForm::JUnit) made.text = junit(launches, device);
  return made;
}

}  // namespace refjit::cli
