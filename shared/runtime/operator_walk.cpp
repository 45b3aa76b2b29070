#include "runtime/operator_walk.h"

#include <map>
#include <optional>
#include <utility>

#include "passes/fuse.h"
#include "runtime/private_copies.h"
#include "runtime/single_op.h"

namespace refjit::runtime {
namespace {

/// Values of a launch, node by node, as constants; functions with what is bound to them in `elements`.
class OperatorWalk {
 public:
  OperatorWalk(const LaunchRecord& launch, Device& reference, size_t most_operators, int64_t most_bytes)
      : launch_(launch), reference_(reference), most_operators_(most_operators), bytes_left_(most_bytes) {}

  Result<TakenApart> run() {
    const ir::FuncGraph& root = *launch_.program.module->root;
    // Operators write to the values themselves, so that all who hold them see it.
    auto inputs = private_copies(launch_.inputs);
    if (!inputs) return std::move(inputs).error();
    std::vector<ir::AbstractRef> arguments;
    size_t next = 0;
    for (const ir::Node* parameter : root.parameters()) {
      const ir::AbstractRef& type = parameter->abstract;
      const bool is_input = type->is_tensor() || (type->is_scalar() && !type->is_constant);
      if (is_input && next == inputs->size()) return cannot("other arguments than tensors and numbers");
      arguments.push_back(is_input ? value_of_input(*type, (*inputs)[next++]) : type);
    }
    if (next != inputs->size()) return cannot("other arguments than tensors and numbers");
    auto result = call({&root, std::move(arguments)});
    if (!result) return std::move(result).error();
    return std::move(taken_);
  }

 private:
  struct Call {
    const ir::FuncGraph* graph;
    std::vector<ir::AbstractRef> arguments;
  };

  /// Numbers that vary come as tensors.
  static ir::AbstractRef value_of_input(const ir::Abstract& type, const Tensor& input) {
    switch (type.kind) {
      case ir::AbstractKind::Bool:
        return ir::Abstract::boolean(element_as_int(input, 0) != 0);
      case ir::AbstractKind::Int:
        return ir::Abstract::integer(element_as_int(input, 0));
      case ir::AbstractKind::Float:
        return ir::Abstract::floating(element_as_double(input, 0));
      default:
        return ir::Abstract::constant_tensor(input);
    }
  }

  /// What the graph gives; null where the walk has ended on the way.
  Result<ir::AbstractRef> call(Call given) {
    constexpr int kMostDepth = 200;
    if (depth_ == kMostDepth) return device_error("[replay] calls are nested too deeply to be taken apart");
    ++depth_;
    auto outer = std::exchange(values_, {});
    auto result = run_graph(std::move(given));
    values_ = std::move(outer);
    --depth_;
    return result;
  }

  /// A call in tail position goes round here: loops are made of them.
  Result<ir::AbstractRef> run_graph(Call now) {
    while (true) {
      const auto parameters = now.graph->parameters();
      if (parameters.size() != now.arguments.size()) return device_error("[replay] a call does not fit its graph");
      values_.clear();
      for (size_t i = 0; i < parameters.size(); ++i) values_[parameters[i]] = std::move(now.arguments[i]);
      ir::Node* output = now.graph->output();
      const bool ends_in_call = output->is_cnode() && !output->primitive();
      REFJIT_TRY(walk_all(*now.graph, ends_in_call ? output : nullptr));
      if (!taken_.is_whole) return ir::AbstractRef();
      if (!ends_in_call) return value_of(*output);
      auto next = call_of(*output);
      if (!next) return std::move(next).error();
      now = *std::move(next);
    }
  }

  Status walk_all(const ir::FuncGraph& graph, const ir::Node* but = nullptr) {
    for (ir::Node* node : ir::topological_order(graph)) {
      if (!taken_.is_whole) break;
      if (node != but && !node->calls(ir::prim::kReturn)) REFJIT_TRY(walk(*node));
    }
    return {};
  }

  Result<std::vector<ir::AbstractRef>> values_of(std::span<ir::Node* const> nodes) {
    std::vector<ir::AbstractRef> values;
    for (ir::Node* node : nodes) {
      auto value = value_of(*node);
      if (!value) return std::move(value).error();
      values.push_back(*std::move(value));
    }
    return values;
  }

  /// Of a node that calls a graph, or a value that is one.
  Result<Call> call_of(const ir::Node& node) {
    auto callee = value_of(*node.input(0));
    if (!callee) return std::move(callee).error();
    if ((*callee)->kind != ir::AbstractKind::Function || !(*callee)->graph)
      return device_error("[replay] what is called is no graph");
    auto arguments = values_of(node.arguments());
    if (!arguments) return std::move(arguments).error();
    arguments->insert(arguments->begin(), (*callee)->elements.begin(), (*callee)->elements.end());
    return Call{(*callee)->graph, *std::move(arguments)};
  }

  /// A fused node is taken apart as well; bodies hold operators only, so this nests once.
  Status walk_body(const ir::Node& node, const ir::FuncGraph& body) {
    const auto arguments = node.arguments().subspan(1);
    if (is_in_body_ || arguments.size() != body.parameters().size())
      return device_error("[replay] a fused node does not fit its body");
    for (size_t i = 0; i < arguments.size(); ++i) {
      auto value = value_of(*arguments[i]);
      if (!value) return std::move(value).error();
      values_[body.parameters()[i]] = *std::move(value);
    }
    is_in_body_ = true;
    REFJIT_TRY(walk_all(body));
    is_in_body_ = false;
    if (!taken_.is_whole) return {};
    auto result = value_of(*body.output());
    if (!result) return std::move(result).error();
    values_[&node] = *std::move(result);
    return {};
  }

  Result<ir::AbstractRef> value_of(const ir::Node& node) {
    if (auto at = values_.find(&node); at != values_.end()) return at->second;
    if (node.is_value()) {
      if (auto* constant = std::get_if<ir::AbstractRef>(&node.constant().value)) return *constant;
      if (ir::FuncGraph* graph = node.constant().graph()) return ir::Abstract::function(graph);
    }
    if (node.abstract && node.abstract->is_monad()) return node.abstract;
    return cannot(node.name.empty() ? "a value" : node.name.c_str());
  }

  static Error cannot(std::string_view what) {
    return device_error("[replay] programs with " + std::string(what) + " are not taken apart");
  }

  Status walk(ir::Node& node) {
    const ir::Primitive* primitive = node.primitive();
    if (!primitive) {
      auto called = call_of(node);
      if (!called) return std::move(called).error();
      auto result = call(*std::move(called));
      if (!result) return std::move(result).error();
      values_[&node] = *std::move(result);
      return {};
    }
    if (const ir::FuncGraph* body = passes::fused_body(node)) return walk_body(node, *body);
    auto arguments = values_of(node.arguments());
    if (!arguments) return std::move(arguments).error();
    if (const ops::OpDef* op = ops::op_of(*primitive)) return run_operator(node, *op, *std::move(arguments));
    return forward(node, *primitive, *std::move(arguments));
  }

  /// True, false, or nothing where the condition is no single number.
  static std::optional<bool> truth_of(const ir::Abstract& condition) {
    if (const auto* value = std::get_if<bool>(&condition.value)) return *value;
    const auto* tensor = std::get_if<Tensor>(&condition.value);
    if (!tensor || tensor->element_count() != 1) return std::nullopt;
    return element_as_double(*tensor, 0) != 0;
  }

  Status forward(const ir::Node& node, const ir::Primitive& primitive, std::vector<ir::AbstractRef> arguments) {
    namespace prim = ir::prim;
    if (&primitive == &prim::kMakeTuple || &primitive == &prim::kMakeList) {
      values_[&node] = ir::Abstract::tuple(std::move(arguments));
    } else if (&primitive == &prim::kTupleGetItem || &primitive == &prim::kListGetItem) {
      const auto* index = std::get_if<int64_t>(&arguments[1]->value);
      const auto size = static_cast<int64_t>(arguments[0]->elements.size());
      if (!index || *index < -size || *index >= size) return device_error("[replay] TupleGetItem is out of range");
      values_[&node] = arguments[0]->elements[static_cast<size_t>(*index < 0 ? *index + size : *index)];
    } else if (&primitive == &prim::kDepend || &primitive == &prim::kLoad) {
      values_[&node] = arguments[0];
    } else if (&primitive == &prim::kUpdateState) {
      values_[&node] = ir::Abstract::monad();
    } else if (&primitive == &prim::kPartial && arguments[0]->kind == ir::AbstractKind::Function) {
      auto function = std::make_shared<ir::Abstract>(*arguments[0]);
      function->elements.insert(function->elements.end(), arguments.begin() + 1, arguments.end());
      values_[&node] = std::move(function);
    } else if (const auto truth = &primitive == &prim::kSwitch ? truth_of(*arguments[0]) : std::nullopt) {
      values_[&node] = arguments[*truth ? 1 : 2];
    } else {
      return cannot(primitive.name);
    }
    return {};
  }

  Status run_operator(const ir::Node& node, const ops::OpDef& op, std::vector<ir::AbstractRef> arguments) {
    std::erase_if(arguments, [](const ir::AbstractRef& a) { return a->is_monad(); });
    auto single = make_single_op(op, arguments);
    if (!single) return std::move(single).error();
    if (tensor_leaves(*single->result) == 0) {
      values_[&node] = single->result;
      return {};
    }
    auto executable = reference_.compile(single->program, single->input_types, launch_.executor);
    if (!executable) return std::move(executable).error();
    OperatorLaunch record;
    record.program = single->program;
    record.function = op.name;
    record.executor = launch_.executor;
    // Operators that write an operand get their own copy: the record keeps what went in.
    auto kept = private_copies(single->inputs);
    if (!kept) return std::move(kept).error();
    auto given = private_copies(single->inputs);
    if (!given) return std::move(given).error();
    record.inputs = *std::move(kept);
    REFJIT_TRY((*executable)->run(*given, record.outputs));
    auto value = with_values(single->result, record.outputs);
    if (!value) return std::move(value).error();
    values_[&node] = *std::move(value);
    // Later reads of what was written see it.
    for (uint32_t written : (*executable)->plan().written_inputs) {
      if (!single->inputs[written].is_contiguous()) return cannot("writes to views");
      copy_elements((*given)[written], single->inputs[written].data());
    }
    record.places = node.spans;
    bytes_left_ -= byte_count(record.inputs) + byte_count(record.outputs);
    taken_.is_whole = bytes_left_ >= 0 && taken_.operators.size() < most_operators_;
    if (taken_.is_whole) taken_.operators.push_back(std::move(record));
    return {};
  }

  static size_t tensor_leaves(const ir::Abstract& type) {
    if (type.is_tensor()) return 1;
    size_t count = 0;
    for (const auto& element : type.elements) count += element->is_tensor();
    return count;
  }

  const LaunchRecord& launch_;
  Device& reference_;
  bool is_in_body_ = false;
  int depth_ = 0;
  std::map<const ir::Node*, ir::AbstractRef> values_;  ///< Of the graph that is walked.
  size_t most_operators_;
  int64_t bytes_left_;
  TakenApart taken_;
};

}  // namespace

Result<TakenApart> take_apart(const LaunchRecord& launch, Device& reference, size_t most_operators,
                              int64_t most_bytes) {
  return OperatorWalk(launch, reference, most_operators, most_bytes).run();
}

}  // namespace refjit::runtime
