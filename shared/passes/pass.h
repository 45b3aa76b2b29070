#pragma once
// The pass table and its runner. A pass is a free function `bool run(Module&, PassContext&)` in a file of its own: it
// changes the module in place and says whether it did. The table names each pass once (sentence, pipelines, promises);
// phases, named and numbered as MindSpore's `.ir` files, say when passes run. Called by the jit dispatcher, `refjit
// graph` and the server. Invariant: phases up to `validate` are the same at O0 and O1, and every pass is linear in
// nodes.
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::passes {

enum class OptLevel : uint8_t { O0, O1 };

class Walk;

/// One run of a pass. Self-contained but for `name`, which is the table's.
struct PassRun {
  std::string_view name;
  int64_t nodes_before = 0;
  int64_t nodes_after = 0;
  bool is_changed = false;  ///< The module is another one now.
  double milliseconds = 0;
};

/// What the passes of one compile share. Filled by the caller; `error` by a pass that cannot go on.
struct PassContext {
  OptLevel level = OptLevel::O0;
  /// Told of each run of a pass that left no error, with the module as it is now; may be empty.
  std::function<void(const PassRun& run, const ir::Module& module)> on_pass;
  /// Names of passes to leave out.
  std::vector<std::string> disabled;
  /// Verify after every pass (debug builds and tests).
  bool verify_between = false;
  /// Called after each phase: the number and name in MindSpore's file names (26, "validate").
  std::function<void(int number, std::string_view phase, const ir::Module& module)> on_phase;
  /// MS_DEV_SIDE_EFFECT_LOAD_ELIM: how many Loads are copied, from 0 (all) to 3 (none: wrong results are possible).
  int load_elimination = 1;
  /// Somebody looks at the phases: load_parameters shows reads as MindSpore does. What runs is the same without.
  bool shows_loads = false;
  /// Only passes that keep every bit.
  bool exact_only = false;
  /// Set by the pass that failed: inference, or the verifier on a pass's result.
  std::optional<Error> error;
  /// The runner's: the order of nodes until the next change (walk.h).
  std::shared_ptr<Walk> walk;
};

struct Pass {
  std::string_view name;      ///< MindSpore's where it has one.
  std::string_view sentence;  ///< What it does.
  bool (*run)(ir::Module& module, PassContext& context);
  bool is_exact = true;  ///< Results keep their bits.
};

struct Phase {
  int number;  ///< As in `26_validate_0026.ir`.
  std::string_view name;
  std::string_view sentence;  ///< What stands there afterwards.
  std::span<const Pass* const> passes;
  std::span<const Pass* const> passes_o1 = {};  ///< After these, at O1.
};

/// Every pass, in the order of first use.
std::span<const Pass> all_passes();
const Pass* find_pass(std::string_view name);
/// Every phase, in order.
std::span<const Phase> all_phases();

/// Runs the phases numbered from `first` to `last` on a captured module. Errors: inference's (User, with span),
/// Internal when the verifier refuses what a pass made.
Status run_phases(ir::Module& module, PassContext& context, int first = 0, int last = 99);
/// Runs one pass, told to `on_pass` and verified. True when it changed the module; look at `context.error`.
bool run_pass(const Pass& pass, ir::Module& module, PassContext& context);

// The passes, one file each.
bool continuation(ir::Module& module, PassContext& context);
bool type_inference(ir::Module& module, PassContext& context);
bool switch_simplify(ir::Module& module, PassContext& context);
bool inline_calls(ir::Module& module, PassContext& context);
bool tuple_list_get_item_eliminator(ir::Module& module, PassContext& context);
bool arithmetic_simplify(ir::Module& module, PassContext& context);
bool signed_zero_simplify(ir::Module& module, PassContext& context);
bool infer_value_folding(ir::Module& module, PassContext& context);
bool constant_folding(ir::Module& module, PassContext& context);
bool algebraic_simplify(ir::Module& module, PassContext& context);
bool cse(ir::Module& module, PassContext& context);
bool dead_code_elimination(ir::Module& module, PassContext& context);
bool lift(ir::Module& module, PassContext& context);
bool load_eliminate(ir::Module& module, PassContext& context);
bool load_parameters(ir::Module& module, PassContext& context);
bool insert_tensor_move(ir::Module& module, PassContext& context);
bool forget_loads(ir::Module& module, PassContext& context);
bool inline_single_calls(ir::Module& module, PassContext& context);
bool elementwise_fusion(ir::Module& module, PassContext& context);

}  // namespace refjit::passes
