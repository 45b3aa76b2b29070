// Time of passes and planning a node, for straight-line programs of growing size, and for a chain of `if`s:
//   ninja -C build/native bench_compile_time && build/native/tests/bench_compile_time
// A compiler whose time grows faster than the program shows here first.
#include <cstdio>
#include <ctime>
#include <string>

#include "ir/builder.h"
#include "ops/op.h"
#include "passes/passes.h"
#include "runtime/device.h"

using namespace refjit;

namespace {

/// Of this process: other work on the machine does not count.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

ir::Node* apply(ir::Builder& builder, const char* name, std::initializer_list<ir::Node*> arguments) {
  const ops::OpDef* op = ops::find_op(name);
  ir::Node* node = builder.call(*op, arguments);
  node->scope = "Default";
  if (Status status = passes::infer_node(*node); !status) std::printf("%s\n", status.error().message.c_str());
  return node;
}

/// x = x * y + y over and over.
std::shared_ptr<ir::Module> chain(int nodes) {
  auto module = std::make_shared<ir::Module>();
  ir::Builder builder(*module, *module->add_graph("chain"));
  const TensorType type{DType::Float32, {4}};
  ir::Node* x = builder.parameter("x", ir::Abstract::tensor(type));
  ir::Node* y = builder.parameter("y", ir::Abstract::tensor(type));
  for (int i = 0; i < nodes / 2; ++i) x = apply(builder, "Add", {apply(builder, "Mul", {x, y}), y});
  builder.finish(x);
  return module;
}

/// if x < y: x = x - y  else: x = x + y; as often as `steps` says, each step a closure of the one before.
std::shared_ptr<ir::Module> branches(int steps) {
  auto module = std::make_shared<ir::Module>();
  ir::Builder builder(*module, *module->add_graph("branches"));
  const TensorType type{DType::Int64, {1}};
  ir::Node* x = builder.parameter("x", ir::Abstract::tensor(type));
  ir::Node* y = builder.parameter("y", ir::Abstract::tensor(type));
  auto function = std::make_shared<ir::Abstract>();
  function->kind = ir::AbstractKind::Function;
  for (int i = 0; i < steps; ++i) {
    ir::Node* condition = apply(builder, "Less", {x, y});
    ir::Node* arms[2];
    for (int arm = 0; arm < 2; ++arm) {
      ir::Builder inner(*module, *module->add_graph(arm == 0 ? "yes" : "no"));
      inner.finish(apply(inner, arm == 0 ? "Sub" : "Add", {x, y}));
      arms[arm] = module->graph_node(inner.graph());
    }
    ir::Node* chosen = builder.call(ir::prim::kSwitch, {condition, arms[0], arms[1]});
    chosen->abstract = function;
    x = builder.call(chosen, {});
    x->abstract = ir::Abstract::tensor(type);
  }
  builder.finish(x);
  return module;
}

void measure(const char* what, const std::shared_ptr<ir::Module>& module, passes::OptLevel level, bool with_passes) {
  const auto nodes = static_cast<double>(module->cnode_count());
  passes::PassContext context;
  context.level = level;
  if (with_passes)
    context.on_pass = [](const passes::PassRun& run, const ir::Module&) {
      std::printf("    %-32s %8.2f ms\n", std::string(run.name).c_str(), run.milliseconds);
    };
  std::vector<TensorType> inputs;
  for (const ir::Node* p : module->root->parameters())
    inputs.push_back({p->abstract->dtype, p->abstract->shape.concrete()});
  const double start = seconds();
  if (Status status = passes::run_phases(*module, context); !status)
    std::printf("%s\n", status.error().message.c_str());
  const double passed = seconds();
  const auto device = runtime::make_reference_device();
  auto planned = device->compile(runtime::Program(module), inputs, runtime::ExecutorKind::Sink);
  if (!planned) std::printf("%s\n", planned.error().message.c_str());
  const double done = seconds();
  std::printf("%-24s %8.0f nodes: passes %8.2f ms, plan %8.2f ms, %6.3f us a node\n", what, nodes,
              (passed - start) * 1e3, (done - passed) * 1e3, (done - start) / nodes * 1e6);
}

}  // namespace

int main(int argc, char**) {
  const bool with_passes = argc > 1;
  for (int nodes : {600, 20000, 135000, 200000}) measure("chain, O0", chain(nodes), passes::OptLevel::O0, with_passes);
  for (int nodes : {20000, 200000}) measure("chain, O1", chain(nodes), passes::OptLevel::O1, with_passes);
  for (int steps : {100, 1000, 4000}) measure("ifs, O0", branches(steps), passes::OptLevel::O0, with_passes);
}
