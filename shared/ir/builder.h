#pragma once
// A convenience over Module for those who write graphs node by node: captures, gradient and batching rules, tests. A
// Builder appends to one FuncGraph and gives each CNode the current source spans and scope. It owns nothing and may be
// copied; nodes have no abstract value unless they are constants (inference sets them).
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "ir/graph.h"

namespace refjit::ir {

class Builder {
 public:
  Builder(Module& module, FuncGraph& graph) : module_(&module), graph_(&graph) {}

  Module& module() const { return *module_; }
  FuncGraph& graph() const { return *graph_; }

  /// Source of the nodes made from now on, innermost place first.
  std::vector<Span> spans;
  /// Scope prefix of the nodes made from now on ("Default" when empty).
  std::string scope;

  /// A new parameter of the graph, of this type (null: unknown yet).
  Node* parameter(std::string name, AbstractRef abstract = nullptr);

  /// Applies a primitive.
  Node* call(const Primitive& primitive, std::span<Node* const> arguments);
  Node* call(const Primitive& primitive, std::initializer_list<Node*> arguments) {
    return call(primitive, std::span(arguments.begin(), arguments.size()));
  }
  /// Applies a graph of the module.
  Node* call(FuncGraph& callee, std::span<Node* const> arguments);
  Node* call(FuncGraph& callee, std::initializer_list<Node*> arguments) {
    return call(callee, std::span(arguments.begin(), arguments.size()));
  }
  /// Applies a function value.
  Node* call(Node* callee, std::span<Node* const> arguments);
  Node* call(Node* callee, std::initializer_list<Node*> arguments) {
    return call(callee, std::span(arguments.begin(), arguments.size()));
  }

  Node* make_tuple(std::span<Node* const> elements);
  Node* make_tuple(std::initializer_list<Node*> elements) {
    return make_tuple(std::span(elements.begin(), elements.size()));
  }
  Node* tuple_get_item(Node* tuple, int64_t index);

  /// Constants: new ValueNodes (common-subexpression elimination joins equal ones).
  Node* constant(AbstractRef value) { return module_->constant_node(std::move(value)); }
  Node* boolean(bool value) { return constant(Abstract::boolean(value)); }
  Node* integer(int64_t value) { return constant(Abstract::integer(value)); }
  Node* floating(double value) { return constant(Abstract::floating(value)); }
  Node* string(std::string value) { return constant(Abstract::string(std::move(value))); }
  Node* none() { return constant(Abstract::none()); }
  Node* dtype(DType value) { return constant(Abstract::type(value)); }
  Node* tensor(Tensor value) { return constant(Abstract::constant_tensor(std::move(value))); }
  Node* int_tuple(std::span<const int64_t> values);
  Node* function(FuncGraph& graph) { return module_->graph_node(graph); }
  /// The first U (or IO) of a graph without a monad parameter.
  Node* monad() { return constant(Abstract::monad()); }
  Node* io_monad() { return constant(Abstract::io_monad()); }

  /// Makes `output` what the graph returns.
  void finish(Node* output);

 private:
  Node* placed(Node* node);

  Module* module_;
  FuncGraph* graph_;
};

}  // namespace refjit::ir
