#pragma once
// Trace recording (J4): while the function runs once on its arguments, every operator that ran becomes a node. Control
// flow follows the traced values. A value that leaves the graph on the way (asnumpy, int(), if tensor) is noted as a
// read: the trace is right as long as the program gives that value again. A tensor written in place takes a new node,
// and if it came from outside it is noted as a write, done after the program has run and every read has held.
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "capture/graph_capture.h"
#include "vm/tensors/eager.h"

namespace refjit::capture {

class TraceRecorder : public vm::tensors::OpRecorder {
 public:
  /// A value that left the graph.
  struct Read {
    ir::Node* node;
    Tensor value;
    std::string what;
    Span span;
  };

  /// `graph` has the arguments imported already; bind() makes their tensors known.
  TraceRecorder(GraphCapture& graph, vm::tensors::TensorState& state);
  ~TraceRecorder() override;

  /// Makes the tensors inside an argument the nodes of its symbol.
  void bind(vm::Value argument, const SymbolRef& symbol);

  void on_operator(const ops::OpDef& op, std::span<const vm::Value> arguments, vm::Value result,
                   vm::tensors::EagerEntry& entry) override;
  /// What a pull-back stands for has been recorded operator by operator.
  void on_call(std::span<const vm::Value>, std::span<const vm::Value>,
               const std::shared_ptr<vm::tensors::Pullback>&) override {}
  bool is_tracked(const vm::tensors::TensorObject*) const override { return false; }
  bool keeps_form() const override { return true; }
  void on_host_read(vm::tensors::TensorObject* tensor, const char* what) override;
  void on_write(vm::tensors::TensorObject* tensor) override;
  void on_assign(vm::tensors::TensorObject* target, vm::tensors::TensorObject* source) override;
  void on_copy(vm::tensors::TensorObject* tensor, vm::tensors::TensorObject* copy) override;

  /// What the traced function returned, as a symbol. Objects that every call makes anew are an obstacle.
  SymbolRef symbol_of(vm::Value result, const std::function<bool(vm::Value)>& is_outside);
  const std::vector<Read>& reads() const { return reads_; }
  /// Calls visit(tensor, source, node) for each tensor from outside that was written; the source may be null.
  template <class Visit>
  void for_each_write(Visit&& visit) const {
    for (const vm::Ref& tensor : written_) {
      const Known& known = known_.at(vm::tensors::as_tensor(tensor)->id);
      visit(tensor.get(), known.source, known.node);
    }
  }
  /// The trace cannot become a graph; the first reason stays.
  void fail(std::string why);
  /// Why the trace cannot become a graph; empty: it can.
  const std::string& obstacle() const { return obstacle_; }
  const Span& obstacle_span() const { return obstacle_span_; }

 private:
  struct Known {
    ir::Node* node;  ///< The tensor's value now.
    vm::Ref tensor;  ///< Alive, so that its identity and storage are its own.
    SourceRef source;
    bool is_written = false;
  };

  void remember(vm::Value tensor, ir::Node* node, SourceRef source = nullptr);
  SymbolRef operand(vm::Value v);
  ir::Node* node_of(vm::tensors::TensorObject* tensor) { return operand(vm::Value(tensor))->node; }
  bool is_from_outside(const vm::tensors::TensorObject* tensor) const { return tensor->id < first_new_id_; }

  GraphCapture& graph_;
  vm::tensors::TensorState& state_;
  uint64_t first_new_id_;
  std::unordered_map<uint64_t, Known> known_;  ///< By tensor id.
  std::vector<uint64_t> outside_;              ///< Ids of those in known_ that are from outside.
  std::vector<Read> reads_;
  std::unordered_set<const ir::Node*> read_nodes_;
  std::vector<vm::Ref> written_;                       ///< From outside, in the order of their first write.
  std::unordered_map<uint64_t, SymbolRef> arguments_;  ///< Structures among the arguments, by object.
  std::unordered_map<uint64_t, SymbolRef> returned_;   ///< Structures in the result, by object: each is made once.
  std::string obstacle_;
  Span obstacle_span_;
};

}  // namespace refjit::capture
