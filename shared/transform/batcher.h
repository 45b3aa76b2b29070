#pragma once
// Batcher: the engine behind vmap.h. It walks a graph in order and gives every node a Batched value in the new graph.
// Which parameters and results of a called graph are batched is found by fixpoint: flags only grow, and when they grow
// after a call has relied on them, everything is done again. Private to this room.
#include <memory>
#include <unordered_map>
#include <vector>

#include "ir/closures.h"
#include "ops/graph_emitter.h"
#include "transform/vmap.h"

namespace refjit::transform {

/// What stands for a node: a value of the new graph, with the batch axis at 0 or without one, or a structure of such.
struct Batched {
  ops::Val value;
  bool is_batched = false;
  bool is_structure = false;
  std::vector<Batched> elements;
};

class Batcher {
 public:
  Batcher(ir::Builder& builder, const ir::FuncGraph& graph, int64_t batch);

  /// The flattened results of the graph on these arguments. Errors stick to the emitter.
  Result<std::vector<Batched>> run(const std::vector<Batched>& arguments);
  /// The value with its batch axis at 0, repeated if it has none.
  ops::Val full(const Batched& value);
  ops::Emitter& emitter() { return *emitter_; }
  /// Batch axis from `from` to `to`; `rank` is that of the batched tensor, axes count from the front.
  ops::Val moved(ops::Val value, int64_t from, int64_t to, int64_t rank);

  std::vector<const ir::Node*> looped;

 private:
  using Flags = std::vector<uint8_t>;  ///< One a flattened leaf.
  struct Signature {
    Flags parameters, results;
    bool was_read = false;  ///< A call relied on `results` before they were known.
  };
  /// What a call may run: a graph with arguments bound before those of the call.
  struct Target {
    ir::FuncGraph* graph = nullptr;
    std::vector<const ir::Node*> bound;
  };

  // batcher.cpp
  Batched of(const ir::Node& node);
  void walk(const ir::FuncGraph& graph);
  Batched result_of(const ir::FuncGraph& graph);
  Batched apply(const ir::Node& node);
  Batched copy(const ir::Node& node);
  Batched core(const ir::Node& node);
  Batched operate(const ir::Node& node, const ops::OpDef& op);
  Batched loop(const ir::Node& node, const ops::OpDef& op, std::span<const ops::Val> arguments, const Flags& flags);
  Batched split(ops::Val value, const ir::Abstract& type, const Flags& flags, size_t& at);
  ops::Val join(const Batched& value, const Flags& flags, size_t& at);
  ops::Val plain(const Batched& value);
  void flags_of(const Batched& value, const ir::Abstract& type, Flags& flags);
  ir::AbstractRef batched_type(const ir::AbstractRef& type, const Flags& flags, size_t& at);
  void fail(Error error, const ir::Node& node);

  // batcher_calls.cpp
  Batched call(const ir::Node& node);
  bool targets_of(const ir::Node& callee, std::vector<Target>& targets, const ir::Node*& condition);
  ir::FuncGraph* transformed(ir::FuncGraph& graph);
  Batched emit_call(const ir::Node& node, const std::vector<Target>& targets, const Batched* condition);
  Batched select_call(const ir::Node& node, const std::vector<Target>& targets, const Batched& condition);
  Batched inlined(const ir::Node& node, const Target& target);
  Batched chosen(ops::Val condition, const Batched& a, const Batched& b, const ir::Abstract& type);
  std::vector<Batched> arguments_of(const ir::Node& node, const Target& target);
  /// `more` into `flags`; true when that changed them.
  static bool join_flags(Flags& flags, const Flags& more);

  ir::Module& module_;
  const ir::FuncGraph& root_;
  int64_t batch_;
  ir::Closures closures_;
  std::vector<bool> is_recursive_;  ///< By graph id.
  ir::Builder* builder_;
  std::unique_ptr<ops::GraphEmitter> emitter_;
  std::unordered_map<const ir::Node*, Batched> values_;
  std::unordered_map<const ir::FuncGraph*, ir::FuncGraph*> made_;
  std::unordered_map<const ir::FuncGraph*, Signature> signatures_;
  bool is_stale_ = false;  ///< Flags grew after they were relied on.
  size_t depth_ = 0;
};

}  // namespace refjit::transform
