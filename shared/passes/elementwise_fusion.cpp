// elementwise_fusion (O1): a tree of elementwise operators of one shape becomes one node, which runs as one pass over
// memory with the same kernels, so the bits do not change. A node joins the group of its users when all of them are in
// it, so every group has one result and nothing outside needs a value from within. Linear.
//
//   %0 = PrimFunc_Mul(%para1_a, %para2_b)        %0 = Fused(@Fused_Mul_Add_1, %para1_a, %para2_b, %para3_c)
//   %1 = PrimFunc_Add(%0, %para3_c)       ->     Return(%0)
//   Return(%1)                                   (and the body as a subgraph)
#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

#include "ops/infer.h"
#include "ops/op.h"
#include "passes/fuse.h"
#include "passes/infer.h"
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

/// Limits of one group: its tiles stay in the first-level cache, and in_place masks have 32 bits.
constexpr size_t kMostSteps = 64;
constexpr size_t kMostInputs = 24;
constexpr int64_t kExactInt = int64_t{1} << 53;

bool is_operand(const ops::Arg& arg) {
  return arg.kind == ops::ArgKind::Tensor || arg.kind == ops::ArgKind::TensorOrScalar;
}

/// A scalar operand that a fused program holds as a double.
struct Scalar {
  DType dtype;
  double value;
};

std::optional<Scalar> scalar_of(const Abstract& a) {
  if (!a.is_constant) return std::nullopt;
  if (auto* b = std::get_if<bool>(&a.value)) return Scalar{DType::Bool, *b ? 1.0 : 0.0};
  if (auto* d = std::get_if<double>(&a.value)) return Scalar{DType::Float64, *d};
  if (auto* i = std::get_if<int64_t>(&a.value)) {
    if (*i > kExactInt || *i < -kExactInt) return std::nullopt;
    return Scalar{DType::Int64, static_cast<double>(*i)};
  }
  auto* t = std::get_if<Tensor>(&a.value);
  if (!t || t->rank() != 0 || !t->is_defined() || !t->storage->memory->is_host() || is_complex(t->dtype))
    return std::nullopt;
  if (is_float(t->dtype) || t->dtype == DType::Bool) return Scalar{t->dtype, element_as_double(*t, 0)};
  const int64_t value = element_as_int(*t, 0);
  if (t->dtype == DType::UInt64 || value > kExactInt || value < -kExactInt) return std::nullopt;
  return Scalar{t->dtype, static_cast<double>(value)};
}

/// The type in which an operator's operands meet; null for other operators, dtypes without tile kernels and so on.
std::optional<DType> common_dtype(const ops::OpDef& op, std::span<const AbstractRef> arguments) {
  if (op.op_class != ops::OpClass::Elementwise && op.name != "Cast") return std::nullopt;
  std::vector<ops::Operand> operands;
  const bool selects = op.name == "Select";
  for (size_t i = 0; i < arguments.size() && i < op.args.size(); ++i) {
    if (!is_operand(op.args[i])) continue;
    auto operand = ops::operand(op, arguments, i, false);
    if (!operand) return std::nullopt;
    if (!(selects && i == 0)) operands.push_back(*std::move(operand));
  }
  if (operands.empty()) return std::nullopt;
  auto common = ops::promoted(operands);
  if (!common || !kernels::is_fusible(op, *common)) return std::nullopt;
  return *common;
}

class Fuser {
 public:
  Fuser(Module& module, FuncGraph& graph, Walk& walk) : module_(module), graph_(graph), order_(walk.order(graph)) {}

  bool run() {
    group();
    bool changed = false;
    for (Group& g : groups_) {
      if (g.members.size() < 2) continue;
      std::reverse(g.members.begin(), g.members.end());
      fuse(g);
      changed = true;
    }
    return changed;
  }

 private:
  struct Group {
    std::vector<Node*> members;  // Root first while grouping, operands first afterwards.
    size_t inputs = 0;           // Tensor operands from outside, counted at most once a use.
  };

  static bool is_fusible(const Node& node) {
    const Primitive* p = node.primitive();
    const ops::OpDef* op = p ? ops::op_of(*p) : nullptr;
    if (!op || op->effect != Effect::None || !node.abstract || !node.abstract->is_tensor()) return false;
    if (!node.abstract->shape.rank_known || node.arguments().size() != op->args.size()) return false;
    // What is computed from constants alone is constant folding's; a body always depends on its parameters.
    auto is_value = [](const Node* input) { return input->is_value(); };
    if (std::all_of(node.arguments().begin(), node.arguments().end(), is_value)) return false;
    std::vector<AbstractRef> arguments;
    for (size_t i = 0; i < node.arguments().size(); ++i) {
      const Node* input = node.arguments()[i];
      if (!input->abstract) return false;
      // What is no tensor must be a constant, and as an operand one that a double holds.
      if (!input->abstract->is_tensor() && !input->is_value()) return false;
      if (is_operand(op->args[i]) && !input->abstract->is_tensor() && !scalar_of(*input->abstract)) return false;
      if (input->abstract->is_ref) return false;
      arguments.push_back(input->abstract);
    }
    if (op->name == "Cast" && !kernels::is_fusible(*op, node.abstract->dtype)) return false;
    return common_dtype(*op, arguments).has_value();
  }

  // From the results upwards: users are grouped before their operands.
  void group() {
    const uint32_t mark = module_.next_mark();
    for (size_t i = order_.size(); i-- > 0;) {
      Node* node = order_[i];
      if (!is_fusible(*node)) continue;
      const size_t joined = group_of_users(*node, mark);
      node->mark = mark;
      if (joined != SIZE_MAX) {
        node->scratch = static_cast<int64_t>(joined);
        Group& g = groups_[joined];
        g.members.push_back(node);
        g.inputs += operand_count(*node) - 1;
      } else {
        node->scratch = static_cast<int64_t>(groups_.size());
        groups_.push_back({{node}, operand_count(*node)});
      }
    }
  }

  static size_t operand_count(const Node& node) {
    size_t count = 0;
    for (const Node* input : node.arguments()) count += input->abstract->is_tensor();
    return count;
  }

  size_t group_of_users(const Node& node, uint32_t mark) const {
    if (node.users().empty()) return SIZE_MAX;
    size_t group = SIZE_MAX;
    for (const Use& use : node.users()) {
      if (use.user->graph() != &graph_ || use.user->mark != mark) return SIZE_MAX;
      const auto theirs = static_cast<size_t>(use.user->scratch);
      if (group != SIZE_MAX && theirs != group) return SIZE_MAX;
      group = theirs;
    }
    const Group& g = groups_[group];
    const bool fits = g.members.size() < kMostSteps && g.inputs + operand_count(node) <= kMostInputs;
    return fits && node.abstract->shape == g.members[0]->abstract->shape ? group : SIZE_MAX;
  }

  void fuse(const Group& g) {
    Node* root = g.members.back();
    FuncGraph* body = module_.add_graph(body_name(g));
    std::unordered_map<Node*, Node*> inner;  // Outside node to its stand-in in the body.
    std::vector<Node*> inputs{module_.primitive_node(prim::kFused), module_.graph_node(*body)};
    auto operand = [&](Node* node) {
      if (node->is_value() && (!node->abstract->is_tensor() || scalar_of(*node->abstract))) return node;
      auto [at, is_new] = inner.try_emplace(node);
      if (is_new) {
        at->second = module_.add_parameter(*body, node->name);
        at->second->abstract = broaden(node->abstract);
        inputs.push_back(node);
      }
      return at->second;
    };
    for (Node* node : g.members) {
      std::vector<Node*> copied{node->input(0)};
      for (Node* input : node->arguments()) copied.push_back(operand(input));
      Node* copy = module_.add_cnode(*body, std::move(copied));
      copy->abstract = node->abstract;
      copy->name = node->name;
      copy->scope = node->scope;
      copy->spans = node->spans;
      inner[node] = copy;
    }
    module_.set_output(*body, inner.at(root));
    Node* fused = module_.add_cnode(graph_, std::move(inputs));
    fused->abstract = root->abstract;
    fused->name = root->name;
    fused->scope = root->scope;
    fused->spans = root->spans;
    module_.replace_uses(*root, *fused);
    // The originals go, last user first.
    for (size_t i = g.members.size(); i-- > 0;) module_.remove(*g.members[i]);
  }

  static std::string body_name(const Group& g) {
    constexpr size_t kShown = 4;
    std::string name = "Fused";
    for (size_t i = 0; i < g.members.size() && i < kShown; ++i)
      name += "_" + std::string(g.members[i]->primitive()->name);
    return g.members.size() > kShown ? name + "_more" : name;
  }

  Module& module_;
  FuncGraph& graph_;
  const std::vector<Node*>& order_;
  std::vector<Group> groups_;
};

}  // namespace

const FuncGraph* fused_body(const Node& node) {
  if (!node.calls(prim::kFused) || node.arguments().empty() || !node.input(1)->is_value()) return nullptr;
  return node.input(1)->constant().graph();
}

Result<kernels::FusedProgram> fused_program(const FuncGraph& body, std::span<const TensorType> inputs) {
  kernels::FusedProgram program;
  program.inputs.assign(inputs.begin(), inputs.end());
  if (inputs.size() != body.parameters().size()) return internal_error("[fused] wrong number of inputs");
  struct Value {
    AbstractRef type;
    uint16_t reg;
  };
  std::unordered_map<const Node*, Value> values;
  for (size_t i = 0; i < inputs.size(); ++i)
    values[body.parameters()[i]] = {Abstract::tensor(inputs[i]), static_cast<uint16_t>(i)};
  const std::vector<Node*> order = topological_order(body);
  // Constants take the registers between inputs and steps.
  for (const Node* node : order) {
    const Primitive* p = node->primitive();
    const ops::OpDef* op = p ? ops::op_of(*p) : nullptr;
    for (size_t i = 0; op && i < node->arguments().size() && i < op->args.size(); ++i) {
      const Node* input = node->arguments()[i];
      if (!input->is_value() || !is_operand(op->args[i]) || values.count(input)) continue;
      auto scalar = input->abstract ? scalar_of(*input->abstract) : std::nullopt;
      if (!scalar) return internal_error("[fused] a constant that is no scalar");
      values[input] = {input->abstract, static_cast<uint16_t>(inputs.size() + program.scalar_constants.size())};
      program.scalar_constants.push_back(scalar->value);
      program.scalar_dtypes.push_back(scalar->dtype);
    }
  }
  auto reg = static_cast<uint16_t>(inputs.size() + program.scalar_constants.size());
  for (const Node* node : order) {
    if (node->calls(prim::kReturn)) continue;
    const Primitive* p = node->primitive();
    const ops::OpDef* op = p ? ops::op_of(*p) : nullptr;
    if (!op || node->arguments().size() > op->args.size())
      return internal_error("[fused] the body holds more than operators");
    kernels::FusedStep step{op, DType::Float32, DType::Float32, {0, 0, 0}, reg};
    std::vector<AbstractRef> arguments;
    size_t operands = 0;
    for (size_t i = 0; i < node->arguments().size(); ++i) {
      const Node* input = node->arguments()[i];
      auto at = values.find(input);
      arguments.push_back(at != values.end() ? at->second.type : input->abstract);
      if (!is_operand(op->args[i])) continue;
      if (at == values.end() || operands == 3) return internal_error("[fused] an operand that is not known");
      step.inputs[operands++] = at->second.reg;
    }
    auto common = common_dtype(*op, arguments);
    if (!common) return device_error("[fused] " + std::string(op->name) + " is not elementwise on these types");
    auto type = infer_primitive(*op, arguments);
    if (!type) return std::move(type).error();
    step.in_dtype = *common;
    step.out_dtype = (*type)->dtype;
    values[node] = {*std::move(type), reg++};
    program.steps.push_back(step);
  }
  auto result = values.find(body.output());
  if (result == values.end() || !result->second.type->shape.is_concrete())
    return internal_error("[fused] the body has no concrete result");
  program.outputs = {result->second.reg};
  program.output_types = {{result->second.type->dtype, result->second.type->shape.concrete()}};
  return program;
}

bool elementwise_fusion(Module& module, PassContext& context) {
  bool changed = false;
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) {
    const auto& uses = module.graph_node(*graph)->users();
    const bool is_body = std::any_of(uses.begin(), uses.end(), [](const Use& use) { return fused_body(*use.user); });
    if (!is_body && Fuser(module, *graph, walk).run()) changed = true;
  }
  return changed;
}

}  // namespace refjit::passes
