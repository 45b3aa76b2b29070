#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "ir/ir.h"
#include "ops/op.h"
#include "passes/passes.h"

using namespace refjit;
using namespace refjit::ir;

// MindSpore's own validate files (tests/ir_compare/expected, recorded by the oracle): our inference gives each node the
// type that it printed, and our phases of O0 find nothing to change, so that what it leaves unfolded stays so.
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string operators(const FuncGraph& graph) {
  std::string names;
  for (const Node* node : topological_order(graph)) names += std::string(node->primitive()->name) + "\n";
  return names;
}

}  // namespace

TEST_CASE("passes: MindSpore's validate graphs keep their types, operators and order", "[passes]") {
  int count = 0;
  for (auto& entry : std::filesystem::directory_iterator(REFJIT_SOURCE_DIR "/tests/ir_compare/expected")) {
    if (entry.path().extension() != ".ir") continue;
    INFO(entry.path().filename().string());
    auto module = read(text_of(entry.path()), ops::find_op);
    if (!module) FAIL(module.error().message);
    std::vector<std::pair<Node*, std::string>> printed;
    for (Node* node : topological_order(*(*module)->root))
      printed.emplace_back(node, type_text(node->abstract.get(), TextForm::Dump));
    if (Status status = passes::infer(**module); !status) FAIL(status.error().message);
    for (auto& [node, type] : printed) CHECK(type_text(node->abstract.get(), TextForm::Dump) == type);

    passes::PassContext context;
    context.verify_between = true;
    if (Status status = passes::run_phases(**module, context); !status) FAIL(status.error().message);
    std::filesystem::path list = entry.path();
    const std::string recorded = text_of(list.replace_extension(".ops"));
    CHECK(operators(*(*module)->root) == recorded.substr(recorded.find('\n') + 1));
    ++count;
  }
  CHECK(count == 20);
}
