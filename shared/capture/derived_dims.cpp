#include "capture/derived_dims.h"

#include <algorithm>

#include "ops/numbers.h"
#include "ops/op.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Node;
using vm::BinaryOp;
using vm::Value;

namespace {

class Lengths {
 public:
  explicit Lengths(GraphCapture& graph) : graph_(graph), heap_(*graph.heap) {}

  SymbolRef along(const Node* node, size_t axis) {
    const ir::Dim dim = node->abstract->shape.dims[axis];
    if (SymbolRef known = of(dim)) return known;
    // Most operators hand dims on: the one that made it is looked for.
    while (const auto before = same_dim(node, dim)) std::tie(node, axis) = *before;
    SymbolRef made = node->is_cnode() ? derived(node, axis) : nullptr;
    if (made && made->source) graph_.dim_numbers.try_emplace(dim.symbol_id(), number_of(made));
    return made;
  }

 private:
  static GraphCapture::DimNumber number_of(const SymbolRef& made) {
    return {made->source, made->value.get().as_small_int()};
  }
  static SymbolRef constant(int64_t value) { return Symbol::constant(Value::small_int(value)); }

  SymbolRef of(ir::Dim dim) { return dim.is_known() ? constant(dim.value()) : heap_.dim_number(dim); }
  SymbolRef of(const ops::Size& size) { return size.is_open() ? of(*size.symbol) : constant(size.value); }

  /// A tensor among the operands, or in a tuple of them, that has this dim.
  static std::optional<std::pair<const Node*, size_t>> same_dim(const Node* node, ir::Dim dim) {
    if (!node->is_cnode()) return std::nullopt;
    for (const Node* argument : node->arguments()) {
      if (!argument->abstract || argument->is_value()) continue;
      const bool is_tuple = argument->calls(ir::prim::kMakeTuple);
      const std::span<Node* const> parts = is_tuple ? argument->arguments() : std::span<Node* const>();
      for (size_t i = 0; i < std::max<size_t>(parts.size(), 1); ++i) {
        const Node* part = is_tuple ? (parts.empty() ? argument : parts[i]) : argument;
        if (!part->abstract || !part->abstract->is_tensor() || !part->abstract->shape.rank_known) continue;
        const auto& dims = part->abstract->shape.dims;
        const auto at = std::find(dims.begin(), dims.end(), dim);
        if (at != dims.end()) return std::pair(part, static_cast<size_t>(at - dims.begin()));
      }
    }
    return std::nullopt;
  }

  /// Null where one of them is, or they have no such number.
  SymbolRef computed(BinaryOp op, const SymbolRef& left, const SymbolRef& right) {
    if (!left || !right) return nullptr;
    if (Heap::is_open(left) || Heap::is_open(right)) return heap_.computed(op, left, right);
    const vm::Ref made = graph_.vm().binary(op, left->value, right->value);
    if (!made) graph_.vm().take_exception();
    return made && made.get().is_small_int() ? Symbol::constant(made) : nullptr;
  }
  SymbolRef derived(const Node* node, size_t axis) {
    const bool is_item = node->calls(ir::prim::kTupleGetItem) && node->input(1)->is_cnode();
    const Node* maker = is_item ? node->input(1) : node;
    if (!maker->primitive()) return nullptr;
    std::vector<ir::AbstractRef> arguments;
    for (const Node* argument : maker->arguments()) arguments.push_back(argument->abstract);
    const std::string_view name = maker->primitive()->name;
    if (name == "Concat") return concatenated(*maker, axis);
    if (name == "Reshape") return reshaped(*maker, axis);
    if (name == "Tile") return tiled(*maker, arguments, axis);
    if (name == "StridedSlice") return sliced(*maker, arguments, axis);
    if (name == "Split") {
      const auto* parts = std::get_if<int64_t>(&arguments[2]->value);
      return parts ? computed(BinaryOp::FloorDivide, along(maker->input(1), axis), constant(*parts)) : nullptr;
    }
    return nullptr;
  }

  SymbolRef concatenated(const Node& maker, size_t axis) {
    if (!maker.input(1)->calls(ir::prim::kMakeTuple)) return nullptr;
    SymbolRef total = constant(0);
    for (const Node* part : maker.input(1)->arguments()) total = computed(BinaryOp::Add, total, along(part, axis));
    return total;
  }

  /// What the other dims leave of all elements.
  SymbolRef reshaped(const Node& maker, size_t axis) {
    SymbolRef all = constant(1), others = constant(1);
    const Node* from = maker.input(1);
    if (!from->abstract->shape.rank_known) return nullptr;
    for (size_t i = 0; i < from->abstract->shape.dims.size(); ++i)
      all = computed(BinaryOp::Multiply, all, along(from, i));
    const auto& dims = maker.abstract->shape.dims;
    for (size_t i = 0; i < dims.size(); ++i)
      if (i != axis) others = computed(BinaryOp::Multiply, others, of(dims[i]));
    return computed(BinaryOp::FloorDivide, all, others);
  }

  SymbolRef tiled(const Node& maker, std::span<const ir::AbstractRef> arguments, size_t axis) {
    const auto times = ops::sizes_argument(arguments, 1);
    const size_t rank = maker.abstract->shape.dims.size(), from = maker.input(1)->abstract->shape.dims.size();
    if (!times || axis < rank - from || axis < rank - times->size()) return nullptr;
    return computed(BinaryOp::Multiply, along(maker.input(1), axis - (rank - from)),
                    of((*times)[axis - (rank - times->size())]));
  }

  /// A bound of a slice over `length` elements, within them.
  SymbolRef bound(const ops::Size& given, const SymbolRef& length) {
    SymbolRef place = of(given);
    if (place && heap_.is_less(place, constant(0))) place = computed(BinaryOp::Add, place, length);
    if (!place || heap_.is_less(place, constant(0))) return place ? constant(0) : nullptr;
    return heap_.is_less(length, place) ? length : place;
  }

  SymbolRef sliced(const Node& maker, std::span<const ir::AbstractRef> arguments, size_t axis) {
    const auto begin = ops::sizes_argument(arguments, 1), end = ops::sizes_argument(arguments, 2),
               step = ops::sizes_argument(arguments, 3);
    int64_t masks[5];
    for (size_t i = 0; i < 5; ++i) {
      const auto* mask = std::get_if<int64_t>(&arguments[4 + i]->value);
      if (!mask) return nullptr;
      masks[i] = *mask;
    }
    if (!begin || !end || !step || masks[2] != 0 || masks[3] != 0) return nullptr;
    size_t at = 0;  // of the operand: axes that an index takes away are not in the result
    for (size_t kept = 0; at < 62 && at < begin->size(); ++at)
      if ((masks[4] >> at & 1) == 0 && kept++ == axis) break;
    if (at >= begin->size() || (*step)[at].is_open() || (*step)[at].value < 1) return nullptr;
    const SymbolRef length = along(maker.input(1), at);
    if (!length) return nullptr;
    const SymbolRef first = (masks[0] >> at & 1) != 0 ? constant(0) : bound((*begin)[at], length);
    const SymbolRef last = (masks[1] >> at & 1) != 0 ? length : bound((*end)[at], length);
    if (!first || !last) return nullptr;
    if (heap_.is_less(last, first)) return constant(0);
    const bool is_from_first = first->is_constant() && first->value.get().as_small_int() == 0;
    const SymbolRef count = is_from_first ? last : computed(BinaryOp::Subtract, last, first);
    if ((*step)[at].value == 1) return count;
    return computed(BinaryOp::FloorDivide, computed(BinaryOp::Add, count, constant((*step)[at].value - 1)),
                    constant((*step)[at].value));
  }

  GraphCapture& graph_;
  Heap& heap_;
};

}  // namespace

SymbolRef length_along(GraphCapture& graph, const ir::Node* node, size_t axis) {
  return Lengths(graph).along(node, axis);
}

}  // namespace refjit::capture
