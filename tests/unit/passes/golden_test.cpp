#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "evaluate.h"

using namespace refjit;
using namespace refjit::ir;

// tests/passes/<pass>_<case>.ir: `full` text in, a line of `# ====`, `full` text out. Update after a change, and review
// the diff:  REFJIT_UPDATE=1 build/native/tests/test_passes "[golden]"
namespace {

namespace fs = std::filesystem;
const std::string kSeparator = "# ====\n";

const Primitive* lookup(std::string_view name) { return ops::find_op(name); }

std::string text_of(const fs::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The longest pass name that the file's name begins with.
const passes::Pass* pass_of(const std::string& stem) {
  const passes::Pass* best = nullptr;
  for (const passes::Pass& pass : passes::all_passes())
    if (stem.rfind(std::string(pass.name) + "_", 0) == 0 && (!best || pass.name.size() > best->name.size()))
      best = &pass;
  return best;
}

std::unique_ptr<Module> module_of(const std::string& text) {
  auto module = read(text, lookup);
  if (!module) FAIL(module.error().message);
  if (Status status = passes::infer(**module); !status) FAIL(status.error().message);
  return *std::move(module);
}

void require_same_results(const std::string& before, const Module& after, bool is_exact) {
  auto original = module_of(before);
  std::mt19937 random(7);
  for (int round = 0; round < 5; ++round) {
    std::vector<AbstractRef> inputs;
    for (const Node* p : original->root->parameters()) inputs.push_back(passes_test::sample(*p->abstract, random));
    auto a = passes_test::run(*original, inputs);
    auto b = passes_test::run(after, inputs);
    if (!a) FAIL("before: " << a.error().message);
    if (!b) FAIL("after: " << b.error().message);
    CHECK(passes_test::same(**a, **b, is_exact));
  }
}

}  // namespace

TEST_CASE("passes: goldens", "[passes][golden]") {
  int count = 0;
  std::vector<fs::path> files;
  for (auto& entry : fs::directory_iterator(REFJIT_SOURCE_DIR "/tests/passes"))
    if (entry.path().extension() == ".ir") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& path : files) {
    INFO(path.filename().string());
    const passes::Pass* pass = pass_of(path.stem().string());
    REQUIRE(pass);
    const std::string text = text_of(path);
    const size_t at = text.find(kSeparator);
    const std::string before = text.substr(0, at);
    std::unique_ptr<Module> module;
    if (pass->name == "type_inference") {
      auto read_module = read(before, lookup);
      if (!read_module) FAIL(read_module.error().message);
      module = *std::move(read_module);
    } else {
      module = module_of(before);
    }
    passes::PassContext context;
    context.verify_between = true;
    context.shows_loads = true;
    if (const size_t level = text.find("# load_elimination: "); level != std::string::npos)
      context.load_elimination = text[level + 20] - '0';
    passes::run_pass(*pass, *module, context);
    if (context.error) FAIL(context.error->message);
    const std::string after = print(*module, {.form = TextForm::Full});
    if (std::getenv("REFJIT_UPDATE")) {
      std::ofstream(path) << before << kSeparator << after;
    } else {
      REQUIRE(at != std::string::npos);
      CHECK(after == text.substr(at + kSeparator.size()));
    }
    require_same_results(before, *module, pass->is_exact);
    // A second run finds nothing left to do.
    if (pass->name != "type_inference") CHECK_FALSE(passes::run_pass(*pass, *module, context));
    ++count;
  }
  CHECK(count >= 12);
}
