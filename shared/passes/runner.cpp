#include <algorithm>
#include <array>
#include <chrono>

#include "ir/verify.h"
#include "passes/rules.h"
#include "passes/walk.h"

namespace refjit::passes {

namespace {

constexpr Pass kPasses[] = {
    {"type_inference", "gives every node its abstract value; specialises graphs by call signature", type_inference},
    {"continuation", "what comes after loops and branches without a value moves into them", continuation},
    {"switch_simplify", "a Switch on a constant becomes the branch it takes", switch_simplify},
    {"inline", "calls of graphs become their bodies", inline_calls},
    {"tuple_list_get_item_eliminator", "an item of a tuple made in the graph becomes that element",
     tuple_list_get_item_eliminator},
    {"infer_value", "operators on constants that MindSpore evaluates during inference become constants",
     infer_value_folding},
    {"arithmetic_simplify", "identities that MindSpore applies at O0 and that keep every bit", arithmetic_simplify},
    {"zero_add_simplify",
     "x + 0.0 becomes x, which loses the sign of -0.0, and a sum in a sum part of it, as MindSpore does",
     signed_zero_simplify, false},
    {"cse", "equal nodes on equal operands become one", cse},
    {"dead_code_elimination", "nodes and graphs that no result needs are dropped", dead_code_elimination},
    {"lift", "free variables become parameters; graphs used as values become Partials", lift},
    {"load_eliminate", "Loads of a Ref that nothing wrote in between become one", load_eliminate},
    {"load_parameters", "Parameters of a program that writes none are read by Loads", load_parameters},
    {"insert_tensor_move", "readers come before the next write of a Ref, or read a copy", insert_tensor_move},
    {"forget_loads", "Loads go where nothing is written", forget_loads},
    {"inline_single_calls", "a graph that is called in one place alone becomes part of it", inline_single_calls},
    {"tile_to_broadcast", "a Tile of dims of length 1 becomes a BroadcastTo, which copies nothing", tile_to_broadcast},
    {"constant_folding", "every operator on constants becomes a constant", constant_folding},
    {"algebraic_simplify", "further identities that keep every bit: double negation, double transpose, x - 0",
     algebraic_simplify},
    {"elementwise_fusion", "trees of elementwise operators become one fused node", elementwise_fusion},
};

int64_t node_count(const ir::Module& module) { return static_cast<int64_t>(module.cnode_count()); }

}  // namespace

std::span<const Pass> all_passes() { return kPasses; }

const Pass* find_pass(std::string_view name) {
  auto at = std::find_if(std::begin(kPasses), std::end(kPasses), [&](const Pass& p) { return p.name == name; });
  return at == std::end(kPasses) ? nullptr : at;
}

namespace {

/// A row of the table, found while this file is compiled: a name that it lacks is an error there.
consteval const Pass* row(std::string_view name) {
  for (const Pass& pass : kPasses)
    if (pass.name == name) return &pass;
  throw "no such pass";
}

constexpr const Pass* kTyping[] = {row("type_inference"), row("continuation")};
constexpr const Pass* kFirstRound[] = {row("switch_simplify"),
                                       row("inline"),
                                       row("tuple_list_get_item_eliminator"),
                                       row("infer_value"),
                                       row("arithmetic_simplify"),
                                       row("zero_add_simplify"),
                                       row("cse"),
                                       row("load_eliminate"),
                                       row("dead_code_elimination")};
constexpr const Pass* kSecondRound[] = {row("tuple_list_get_item_eliminator"),
                                        row("infer_value"),
                                        row("arithmetic_simplify"),
                                        row("zero_add_simplify"),
                                        row("cse"),
                                        row("dead_code_elimination")};
constexpr const Pass* kValidation[] = {row("lift"), row("cse"), row("load_parameters"), row("insert_tensor_move"),
                                       row("dead_code_elimination")};
constexpr const Pass* kBackend[] = {row("forget_loads"), row("inline_single_calls"), row("tile_to_broadcast")};
constexpr const Pass* kBackendO1[] = {row("constant_folding"), row("algebraic_simplify"), row("cse"),
                                      row("dead_code_elimination"), row("elementwise_fusion")};

// Names and numbers are those of MindSpore's files for a jitted function; what it does in phases that are not listed
// (parallelism, loop unrolling by its own rules, recomputation) has no counterpart here.
constexpr Phase kPhases[] = {
    {0, "bootstrap", "the graph as it was captured", {}},
    {1, "type_inference", "every node has its type and shape, and every call a graph for its arguments", kTyping},
    {8, "jit_opt_a", "calls are inlined and the graph is simplified", kFirstRound},
    {13, "jit_opt_b", "what the first round left is simplified once more", kSecondRound},
    {26, "validate",
     "graphs have no free variables and effects stand in order: what MindSpore hands to its backends, the same at "
     "O0 and O1",
     kValidation},
    {27, "backend_pass", "the graph that runs; at O1 folded and fused", kBackend, kBackendO1},
};

}  // namespace

std::span<const Phase> all_phases() { return kPhases; }

namespace {

/// Runs the pass, or (`is_settled`) only says that it found nothing.
bool run_one(const Pass& pass, ir::Module& module, PassContext& context, bool is_settled) {
  using Clock = std::chrono::steady_clock;
  const int64_t nodes_before = context.on_pass ? node_count(module) : 0;
  const auto start = context.on_pass ? Clock::now() : Clock::time_point();
  const bool changed = !is_settled && pass.run(module, context);
  if (changed) context.walk.reset();
  if (context.on_pass && !context.error) {
    const std::chrono::duration<double, std::milli> ms = Clock::now() - start;
    context.on_pass({pass.name, nodes_before, node_count(module), changed, ms.count()}, module);
  }
  if (context.verify_between && !is_settled && !context.error) {
    if (Status status = ir::verify(module, {.require_abstracts = true}); !status) {
      Error error = std::move(status).error();
      error.message = "after pass " + std::string(pass.name) + ": " + error.message;
      context.error = std::move(error);
    }
  }
  return changed;
}

bool is_off(const Pass& pass, const PassContext& context) {
  const auto& names = context.disabled;
  return std::find(names.begin(), names.end(), pass.name) != names.end() || (context.exact_only && !pass.is_exact);
}

/// The phases of one compile. A pass leaves nothing for itself to do, so until the next change it is not run again.
class PhaseRun {
 public:
  PhaseRun(ir::Module& module, PassContext& context) : module_(module), context_(context) { context_.walk.reset(); }
  ~PhaseRun() { context_.walk.reset(); }

  void run(const Pass& pass) {
    if (is_off(pass, context_)) return;
    const auto row = static_cast<size_t>(&pass - kPasses);
    if (run_one(pass, module_, context_, has_run_[row] && settled_[row] == changes_)) ++changes_;
    has_run_[row] = true;
    settled_[row] = changes_;
  }

 private:
  ir::Module& module_;
  PassContext& context_;
  size_t changes_ = 0;  ///< Runs of passes that changed the module.
  std::array<size_t, std::size(kPasses)> settled_{};
  std::array<bool, std::size(kPasses)> has_run_{};
};

}  // namespace

bool run_pass(const Pass& pass, ir::Module& module, PassContext& context) {
  context.walk.reset();
  const bool changed = !is_off(pass, context) && run_one(pass, module, context, false);
  context.walk.reset();
  return changed;
}

Status run_phases(ir::Module& module, PassContext& context, int first, int last) {
  PhaseRun phases(module, context);
  for (const Phase& phase : all_phases()) {
    if (phase.number < first || phase.number > last) continue;
    const auto run_all = [&](std::span<const Pass* const> passes) {
      for (const Pass* pass : passes)
        if (!context.error) phases.run(*pass);
    };
    run_all(phase.passes);
    if (context.level == OptLevel::O1) run_all(phase.passes_o1);
    if (context.error) return *context.error;
    if (phase.name == "validate") REFJIT_TRY(ir::verify(module, {.require_abstracts = true}));
    if (context.on_phase) context.on_phase(phase.number, phase.name, module);
  }
  return {};
}

}  // namespace refjit::passes
