#include "vm/tensors/op_gradients.h"

#include <string>
#include <unordered_map>

#include "ir/graph.h"
#include "ops/graph_emitter.h"
#include "vm/tensors/dtype_object.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

/// Where an instruction of a program finds an operand.
struct Source {
  enum class Kind : uint8_t { Argument, Result, Gradient, Register, Constant, Tuple };
  Kind kind = Kind::Constant;
  uint32_t index = 0;         ///< Of the leaf, gradient, register or constant.
  int32_t item = -1;          ///< Register: element of its tuple.
  std::vector<Source> parts;  ///< Tuple.
};

struct Instruction {
  const ops::OpDef* op;
  std::vector<Source> operands;
};

}  // namespace

struct GradProgram {
  std::vector<uint8_t> pattern;  ///< Wanted leaves, then given gradients.
  std::vector<Instruction> instructions;
  std::vector<Ref> constants;
  std::vector<Source> outputs;  ///< One a leaf; only where `has_output`.
  std::vector<uint8_t> has_output;
};

Ref guest_value(TensorState& state, const ir::Abstract& a) {
  Vm& vm = state.vm;
  switch (a.kind) {
    case ir::AbstractKind::Bool:
      return Ref(Value::boolean(std::get<bool>(a.value)));
    case ir::AbstractKind::Int:
      return vm.integer(std::get<int64_t>(a.value));
    case ir::AbstractKind::Float:
      return Ref(Value::of(std::get<double>(a.value)));
    case ir::AbstractKind::String:
      return vm.string(std::get<std::string>(a.value));
    case ir::AbstractKind::Type:
      return dtype_value(vm, a.dtype);
    case ir::AbstractKind::Tensor:
      return new_tensor(state, std::get<Tensor>(a.value));
    case ir::AbstractKind::Tuple:
    case ir::AbstractKind::List: {
      std::vector<Ref> owned;
      std::vector<Value> items;
      for (const ir::AbstractRef& element : a.elements) {
        owned.push_back(guest_value(state, *element));
        items.push_back(owned.back());
      }
      return vm.tuple(items);
    }
    default:
      return Ref(kNone);
  }
}

OpGradients::OpGradients(const ops::OpDef& op) : op(op), rules(ops::rules_of(op)) {}
OpGradients::~OpGradients() = default;

namespace {

std::span<const Value> items_of(const Value& v) {
  if (is_tuple(v)) return as_tuple(v)->span();
  return is_list(v) ? as_list(v)->span() : std::span<const Value>(&v, 1);
}

/// Tensors of `v` in order; nested sequences are flattened.
void flatten(const Value& v, std::vector<Value>& out) {
  if (v.is_null()) return;
  if (is_tensor(v)) {
    out.push_back(v);
  } else if (is_tuple(v) || is_list(v)) {
    for (const Value& item : items_of(v)) flatten(item, out);
  }
}

/// Runs the rule on a graph of its own and keeps what the wanted gradients need.
class ProgramMaker {
 public:
  ProgramMaker(TensorState& state, const OpGradients& gradients, const GradStep& step, GradProgram& program)
      : state_(state), gradients_(gradients), step_(step), program_(program), builder_(module_, *graph_) {}

  Status make() {
    ops::GraphEmitter emitter(builder_);
    const ops::OpDef& op = gradients_.op;
    std::vector<ops::Val> arguments;
    for (size_t i = 0; i < op.args.size(); ++i) {
      const Value v = i < step_.arguments.size() ? step_.arguments[i].get() : Value();
      arguments.push_back(emitter.val(argument(op, i, v)));
    }
    std::vector<Value> results;
    flatten(step_.result, results);
    std::vector<ir::Node*> parts;
    std::vector<ops::Val> given;
    for (size_t i = 0; i < results.size(); ++i) {
      parts.push_back(leaf(Source::Kind::Result, i, results[i]));
      given.push_back(step_.gradients[i] ? emitter.val(leaf(Source::Kind::Gradient, i, step_.gradients[i]))
                                         : ops::Val{});
    }
    const ops::Val result = emitter.val(is_tensor(step_.result) ? parts[0] : tuple_of(parts));
    std::vector<ops::Val> out(op.args.size());
    gradients_.rules->grad(emitter, {op, arguments, result, given, wanted_arguments()}, out);
    if (emitter.error()) return *emitter.error();
    program_.outputs.resize(step_.wanted.size());
    program_.has_output.assign(step_.wanted.size(), 0);
    size_t at = 0;
    for (size_t i = 0; i < op.args.size(); ++i) {
      const Value v = i < step_.arguments.size() ? step_.arguments[i].get() : Value();
      if (v.is_null()) continue;
      if (auto done = take_outputs(emitter, v, out[i], at); !done) return done;
    }
    return {};
  }

 private:
  /// 1 for each argument that has a wanted leaf.
  std::vector<uint8_t> wanted_arguments() {
    std::vector<uint8_t> wanted(gradients_.op.args.size(), 0);
    size_t at = 0;
    for (size_t i = 0; i < step_.arguments.size(); ++i) {
      std::vector<Value> leaves;
      flatten(step_.arguments[i].get(), leaves);
      for (size_t k = 0; k < leaves.size(); ++k)
        if (step_.wanted[at++]) wanted[i] = 1;
    }
    return wanted;
  }

  ir::Node* leaf(Source::Kind kind, size_t index, Value tensor) {
    const Tensor& t = as_tensor(tensor)->tensor;
    ir::Node* node = builder_.parameter("", ir::Abstract::tensor({t.dtype, t.shape}));
    Source source;
    source.kind = kind;
    source.index = static_cast<uint32_t>(index);
    sources_.emplace(node, std::move(source));
    return node;
  }

  ir::Node* tuple_of(std::span<ir::Node* const> parts) {
    std::vector<ir::AbstractRef> types;
    for (ir::Node* part : parts) types.push_back(part->abstract);
    ir::Node* tuple = builder_.make_tuple(parts);
    tuple->abstract = ir::Abstract::tuple(std::move(types));
    return tuple;
  }

  bool has_tensor(Value v) {
    std::vector<Value> found;
    flatten(v, found);
    return !found.empty();
  }

  ir::Node* argument(const ops::OpDef& op, size_t index, Value v) {
    if (!v.is_null() && is_tensor(v)) return leaf(Source::Kind::Argument, next_leaf_++, v);
    if (v.is_null() || !has_tensor(v)) return builder_.constant(argument_abstract(state_.vm, op, index, v));
    std::vector<ir::Node*> parts;
    for (Value item : items_of(v)) parts.push_back(argument(op, index, item));
    return tuple_of(parts);
  }

  /// Gradients of the leaves in argument `v`, whose gradient is `gradient`.
  Status take_outputs(ops::Emitter& emitter, const Value& v, ops::Val gradient, size_t& at) {
    if (is_tensor(v)) {
      const size_t place = at++;
      if (!gradient || !step_.wanted[place]) return {};
      program_.has_output[place] = 1;
      auto source = source_of(ops::GraphEmitter::node(gradient));
      if (!source) return source.error();
      program_.outputs[place] = std::move(*source);
      return {};
    }
    if (!is_tuple(v) && !is_list(v)) return {};
    const auto items = items_of(v);
    for (size_t i = 0; i < items.size(); ++i) {
      const ops::Val part = gradient ? emitter.item(gradient, static_cast<int64_t>(i)) : ops::Val{};
      if (auto done = take_outputs(emitter, items[i], part, at); !done) return done;
    }
    return {};
  }

  /// Emits what `root` needs, operands first (the rules are a few nodes deep, so recursion is bounded by them).
  Result<Source> source_of(ir::Node* root) {
    if (const auto known = sources_.find(root); known != sources_.end()) return known->second;
    Source source;
    if (root->is_value()) {
      source.index = static_cast<uint32_t>(program_.constants.size());
      program_.constants.push_back(guest_value(state_, *root->constant().abstract()));
    } else if (root->calls(ir::prim::kMakeTuple)) {
      source.kind = Source::Kind::Tuple;
      for (ir::Node* part : root->arguments()) {
        auto made = source_of(part);
        if (!made) return made;
        source.parts.push_back(std::move(*made));
      }
    } else if (root->calls(ir::prim::kTupleGetItem)) {
      auto from = source_of(root->input(1));
      if (!from) return from;
      source = std::move(*from);
      source.item = static_cast<int32_t>(std::get<int64_t>(root->input(2)->abstract->value));
    } else {
      const ops::OpDef* op = root->primitive() ? ops::op_of(*root->primitive()) : nullptr;
      if (!op) return internal_error("[tape] a gradient rule made a node that is no operator");
      Instruction instruction{op, {}};
      for (ir::Node* operand : root->arguments()) {
        auto made = source_of(operand);
        if (!made) return made;
        instruction.operands.push_back(std::move(*made));
      }
      source.kind = Source::Kind::Register;
      source.index = static_cast<uint32_t>(program_.instructions.size());
      program_.instructions.push_back(std::move(instruction));
    }
    sources_.emplace(root, source);
    return source;
  }

  TensorState& state_;
  const OpGradients& gradients_;
  const GradStep& step_;
  GradProgram& program_;
  ir::Module module_;
  ir::FuncGraph* graph_ = module_.add_graph("gradient");
  ir::Builder builder_;
  std::unordered_map<ir::Node*, Source> sources_;
  size_t next_leaf_ = 0;
};

/// A run of a program: leaves, gradients and registers by number.
struct Run {
  TensorState& state;
  const GradProgram& program;
  const std::vector<Value>& leaves;
  const std::vector<Value>& results;
  std::span<const Value> gradients;
  std::vector<Ref> registers;

  Ref value(const Source& source) const {
    switch (source.kind) {
      case Source::Kind::Argument:
        return Ref(leaves[source.index]);
      case Source::Kind::Result:
        return Ref(results[source.index]);
      case Source::Kind::Gradient:
        return Ref(gradients[source.index]);
      case Source::Kind::Register: {
        const Value v = registers[source.index];
        return source.item < 0 ? Ref(v) : Ref(as_tuple(v)->items[source.item]);
      }
      case Source::Kind::Constant:
        return program.constants[source.index];
      case Source::Kind::Tuple: {
        std::vector<Ref> owned;
        std::vector<Value> items;
        for (const Source& part : source.parts) {
          owned.push_back(value(part));
          items.push_back(owned.back());
        }
        return state.vm.tuple(items);
      }
    }
    return {};
  }
};

GradProgram* program_for(TensorState& state, OpGradients& gradients, const GradStep& step) {
  std::vector<uint8_t> pattern(step.wanted.begin(), step.wanted.end());
  // Of which dtype: integers' gradients are floats behind operators that make floats of them.
  for (Value gradient : step.gradients)
    pattern.push_back(gradient ? static_cast<uint8_t>(1 + static_cast<int>(as_tensor(gradient)->tensor.dtype)) : 0);
  for (auto& known : gradients.programs)
    if (known->pattern == pattern) return known.get();
  auto made = std::make_unique<GradProgram>();
  made->pattern = std::move(pattern);
  if (auto done = ProgramMaker(state, gradients, step, *made).make(); !done) {
    state.vm.raise(done.error());
    return nullptr;
  }
  gradients.programs.push_back(std::move(made));
  return gradients.programs.back().get();
}

}  // namespace

bool run_gradient(TensorState& state, OpGradients& gradients, const GradStep& step, std::span<Ref> out) {
  if (gradients.rules && gradients.rules->is_zero_gradient) return true;
  if (!gradients.rules || !gradients.rules->grad) {
    state.vm.raise("RuntimeError", "Illegal primitive " + std::string(gradients.op.name) + "'s bprop not defined");
    return false;
  }
  const GradProgram* program = program_for(state, gradients, step);
  if (!program) return false;
  std::vector<Value> leaves, results;
  for (const Ref& argument : step.arguments) flatten(argument.get(), leaves);
  flatten(step.result, results);
  Run run{state, *program, leaves, results, step.gradients, {}};
  run.registers.reserve(program->instructions.size());
  std::vector<Ref> owned;
  std::vector<Value> operands;
  for (const Instruction& instruction : program->instructions) {
    owned.clear();
    operands.clear();
    for (const Source& source : instruction.operands) {
      owned.push_back(run.value(source));
      operands.push_back(owned.back());
    }
    Ref made = run_operator(state, *instruction.op, operands);
    if (!made) return false;
    run.registers.push_back(std::move(made));
  }
  for (size_t i = 0; i < out.size(); ++i)
    if (program->has_output[i]) out[i] = run.value(program->outputs[i]);
  return true;
}

}  // namespace refjit::vm::tensors
