#pragma once
// Trace capture (J4): runs the function once on its arguments and records every operator that ran. Control flow follows
// the traced values; a value that leaves the graph on the way (asnumpy, int(), if tensor) or a tensor written in place
// makes the trace unusable, so such a call stays eager and the report says why.
#include <string>
#include <unordered_map>

#include "capture/graph_capture.h"
#include "vm/tensors/eager.h"

namespace refjit::capture {

class TraceRecorder : public vm::tensors::OpRecorder {
 public:
  /// `graph` has the arguments imported already; their tensors are known by identity.
  TraceRecorder(GraphCapture& graph, vm::tensors::TensorState& state);
  ~TraceRecorder() override;

  /// Makes `tensor` the value of `node` in the graph.
  void bind(vm::tensors::TensorObject* tensor, ir::Node* node) { nodes_[tensor->id] = node; }

  void on_operator(const ops::OpDef& op, std::span<const vm::Value> arguments, vm::Value result) override;
  void on_host_read(vm::tensors::TensorObject* tensor, const char* what) override;
  void on_write(vm::tensors::TensorObject* tensor) override;

  /// What the traced function returned, as a symbol.
  SymbolRef symbol_of(vm::Value result);
  /// Why the trace cannot become a graph; empty: it can.
  const std::string& obstacle() const { return obstacle_; }
  const Span& obstacle_span() const { return obstacle_span_; }

 private:
  SymbolRef operand(vm::Value v);
  void fail(std::string why);

  GraphCapture& graph_;
  vm::tensors::TensorState& state_;
  vm::tensors::OpRecorder* outer_;
  uint64_t first_new_id_;
  std::unordered_map<uint64_t, ir::Node*> nodes_;
  std::vector<vm::Ref> kept_;  ///< Tensors of the trace stay alive, so that owned inputs keep their identity.
  std::string obstacle_;
  Span obstacle_span_;
};

}  // namespace refjit::capture
