#include "transform/vmap.h"

#include "transform/batcher.h"

namespace refjit::transform {

using ops::GraphEmitter;
using ops::Val;

namespace {

/// `axis` counted from the front of a tensor of this rank; nullopt: out of bounds, with MindSpore's error on `e`.
std::optional<int64_t> front_axis(ops::Emitter& e, int64_t axis, int64_t rank, const char* which) {
  if (axis >= -rank && axis < rank) return axis < 0 ? axis + rank : axis;
  e.fail(user_error("RuntimeError", "The axis: " + std::to_string(axis) + " in '" + which +
                                        "' is out of bounds for array of dimension [" + std::to_string(-rank) + "," +
                                        std::to_string(rank) + ")."));
  return std::nullopt;
}

int64_t rank_of(ops::Emitter& e, Val value) {
  const ir::AbstractRef type = e.type_of(value);
  return type && type->is_tensor() ? static_cast<int64_t>(type->shape.dims.size()) : 0;
}

}  // namespace

Result<VmapNodes> vmap_into(ir::Builder& builder, ir::FuncGraph& graph, std::span<ir::Node* const> arguments,
                            const VmapRequest& request, int64_t batch) {
  const auto spans = builder.spans;
  const auto scope = builder.scope;
  Batcher batcher(builder, graph, batch);
  ops::Emitter& e = batcher.emitter();
  std::vector<Batched> values;
  for (size_t i = 0; i < arguments.size(); ++i) {
    Val value = GraphEmitter::val(arguments[i]);
    const bool is_batched = i < request.in_axes.size() && request.in_axes[i];
    if (is_batched) {
      const int64_t rank = rank_of(e, value);
      const auto axis = front_axis(e, *request.in_axes[i], rank, "in_axes");
      if (!axis) return *e.error();
      value = batcher.moved(value, *axis, 0, rank);
    }
    values.push_back({value, is_batched, false, {}});
  }
  auto leaves = batcher.run(values);
  if (!leaves) return std::move(leaves).error();
  builder.spans = spans;
  builder.scope = scope;
  VmapNodes made;
  for (size_t i = 0; i < leaves->size(); ++i) {
    const Batched& leaf = (*leaves)[i];
    const auto wanted = i < request.out_axes.size() ? request.out_axes[i] : std::optional<int64_t>(0);
    if (!wanted) {
      if (leaf.is_batched) return user_error("RuntimeError", "It is invalid that source is not None and dst is None.");
      made.results.push_back(GraphEmitter::node(leaf.value));
      continue;
    }
    const Val value = batcher.full(leaf);
    const int64_t rank = e.error() ? 0 : rank_of(e, value);
    const auto axis = e.error() ? std::nullopt : front_axis(e, *wanted, rank, "out_axes");
    const Val moved = axis ? batcher.moved(value, 0, *axis, rank) : Val{};
    if (e.error()) return *e.error();
    made.results.push_back(GraphEmitter::node(moved));
  }
  made.looped = std::move(batcher.looped);
  return made;
}

Result<VmapResult> vmap(ir::Module& module, ir::FuncGraph& graph, const VmapRequest& request, int64_t batch) {
  ir::FuncGraph* made = module.add_graph("V" + graph.name);
  made->span = graph.span;
  ir::Builder builder(module, *made);
  std::vector<ir::Node*> parameters;
  for (size_t i = 0; i < graph.parameters().size(); ++i) {
    const ir::Node* from = graph.parameters()[i];
    ir::AbstractRef type = from->abstract;
    if (i < request.in_axes.size() && request.in_axes[i]) {
      ir::AnyShape shape = type->shape;
      const auto rank = static_cast<int64_t>(shape.dims.size()) + 1;
      const int64_t axis = *request.in_axes[i] < 0 ? *request.in_axes[i] + rank : *request.in_axes[i];
      if (axis >= 0 && axis < rank) shape.dims.insert(shape.dims.begin() + axis, ir::Dim(batch));
      type = ir::Abstract::tensor(type->dtype, std::move(shape));
    }
    parameters.push_back(builder.parameter(from->name, std::move(type)));
  }
  auto nodes = vmap_into(builder, graph, parameters, request, batch);
  if (!nodes) return std::move(nodes).error();
  ir::Node* output = nullptr;
  const bool is_sequence = graph.output()->abstract && graph.output()->abstract->is_sequence();
  if (is_sequence) {
    ops::GraphEmitter e(builder);
    std::vector<Val> elements;
    for (ir::Node* node : nodes->results) elements.push_back(GraphEmitter::val(node));
    output = GraphEmitter::node(e.tuple(elements));
  } else {
    output = nodes->results[0];
  }
  builder.finish(output);
  made->return_node()->abstract = output->abstract;
  return VmapResult{made, std::move(nodes->looped)};
}

}  // namespace refjit::transform
