#include "cli/program_conformance.h"

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

}  // namespace

Result<ProgramConformance> conform_program(api::Session& session, const server::ServeOptions& options) {
  server::Dispatcher dispatcher(options);
  for (auto frames = session.replay_start(); !frames.empty();) {
    auto next = session.replay_receive(dispatcher.answer(frames.front(), 0));
    if (!next) return std::move(next).error();
    frames = *std::move(next);
  }
  const json state = json::parse(session.replay_json());
  if (state["error"].is_string()) return device_error(state["error"].get<std::string>());

  ProgramConformance made;
  std::vector<std::vector<std::string>> rows{{"launch", "line", "result", "max ulp", "max abs", "verdict"}};
  int failed = 0;
  for (const json& launch : state["launches"]) {
    bool is_good = launch["ok"].get<bool>();
    rows.push_back(cells(launch["function"].get<std::string>(), "", launch));
    for (const json& each : launch["operators"]) {
      const std::string file = each["file"].get<std::string>();
      rows.push_back(cells("  " + each["operator"].get<std::string>(),
                           file.empty() ? "" : file + ":" + std::to_string(each["line"].get<int>()), each));
      is_good = is_good && each["ok"].get<bool>();
    }
    if (launch.contains("operators_note")) rows.push_back({"  " + launch["operators_note"].get<std::string>()});
    failed += is_good ? 0 : 1;
  }
  const size_t count = state["launches"].size();
  made.is_good = failed == 0;
  made.text = count ? aligned_text(rows) : "";
  made.text += state["server"]["device"].get<std::string>() + ": " +
               std::to_string(count - static_cast<size_t>(failed)) + " launches pass, " + std::to_string(failed) +
               " fail\n";
  return made;
}

}  // namespace refjit::cli
