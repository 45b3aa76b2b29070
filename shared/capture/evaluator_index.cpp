// Items of tensors in a graph: what needs no user code. Reading by a number that only the graph knows is a Gather;
// writing makes another tensor, with a mask of the places that are written, which is a constant wherever the index is.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "ops/infer.h"
#include "ops/view.h"
#include "tensor/tensor.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/tensors/operators.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

Break cannot_write(const char* detail) { return {BreakId::UnsupportedOperand, detail, {}, {}}; }

/// Tensors of ints, or ints with such a tensor among them: places along the first axes.
bool is_place(const SymbolRef& key) {
  const auto is_ints = [](const SymbolRef& s) {
    return s->is_node() && !s->is_number && is_int(s->node->abstract->dtype);
  };
  if (key->kind != SymbolKind::Tuple) return is_ints(key);
  return std::any_of(key->items.begin(), key->items.end(), is_ints) &&
         std::all_of(key->items.begin(), key->items.end(), [&](const SymbolRef& item) {
           return is_ints(item) || (item->is_constant() && vm::is_int(item->value) && !item->value.get().is_bool());
         });
}

/// The shape that a value has to fit, as MindSpore's message shows it: without an axis that the subscript adds, and
/// with that of a number in front, where no slice stands beside it.
Shape requested_shape(const SymbolRef& key, const Shape& region) {
  const bool is_tuple = key->kind == SymbolKind::Tuple;
  if (is_tuple && key->items.empty()) return region;
  const auto is_ellipsis = [](const SymbolRef& s) { return s->is_constant() && s->value.get() == vm::kEllipsis; };
  if (is_tuple && std::any_of(key->items.begin(), key->items.end(), is_ellipsis)) return region;
  const Symbol& first = is_tuple ? *key->items[0] : *key;
  if (first.is_constant() && (first.value.get().is_none() || first.value.get() == vm::kTrue) && !is_tuple)
    return Shape(std::span<const int64_t>(region.begin() + 1, region.end()));
  const bool is_number =
      first.is_node() ? first.node->abstract->shape.dims.empty() : first.is_constant() && vm::is_int(first.value);
  const auto is_whole_axis = [](const SymbolRef& item) {
    return item->kind == SymbolKind::Slice || (item->is_constant() && item->value.get().is_none());
  };
  if (!is_number || (is_tuple && std::any_of(key->items.begin(), key->items.end(), is_whole_axis))) return region;
  Shape kept{1};
  for (int64_t size : region) kept.push_back(size);
  return kept;
}

/// A tensor that belongs to the program and is no Parameter, or a cast of one.
bool is_constant(const ir::Node& node, const std::vector<Input>& inputs) {
  const ir::Node& tensor =
      node.is_cnode() && node.primitive() && node.primitive()->name == "Cast" ? *node.input(1) : node;
  return !tensor.is_cnode() && std::none_of(inputs.begin(), inputs.end(), [&](const Input& input) {
    return input.parameter == &tensor && (!input.tensor || tensor.has_default);
  });
}

/// What MindSpore's compiler says of a value that does not fit what it is assigned to: of constants in NumPy's words.
std::optional<Error> misfit(const SymbolRef& key, const SymbolRef& item, const Shape& region,
                            const std::vector<Input>& inputs) {
  const Shape value = item->node->abstract->shape.concrete();
  Shape given = value;  // leading dims of one are no part of the value's shape
  while (given.size() > region.size() && given[0] == 1)
    given = Shape(std::span<const int64_t>(given.begin() + 1, given.end()));
  bool fits = given.size() <= region.size();
  for (size_t i = 1; fits && i <= given.size(); ++i)
    fits = given[given.size() - i] == 1 || given[given.size() - i] == region[region.size() - i];
  if (fits) return std::nullopt;
  const bool is_tuple = key->kind == SymbolKind::Tuple;
  if (region.empty() || (is_tuple && given.size() > region.size()))
    return user_error("ValueError", "Input array must have the same size across all dimensions.");
  const auto tuple_text = [](const Shape& shape) {
    std::string text;
    for (int64_t size : shape) text += (text.empty() ? "" : ",") + std::to_string(size);
    return "(" + text + (shape.size() == 1 ? ",)" : ")");
  };
  const Shape requested = requested_shape(key, region);
  if (is_constant(*item->node, inputs))
    return user_error("ValueError",
                      "operands could not be broadcast together with remapped shapes [original->remapped]: " +
                          tuple_text(value) + "  and requested shape " + tuple_text(requested));
  return ops::broadcast_refusal(ops::vector_text(ir::AnyShape::of(value)),
                                ops::vector_text(ir::AnyShape::of(requested)));
}

}  // namespace

SymbolRef as_index(vm::Vm& vm, const SymbolRef& key) {
  if (key->is_constant()) {
    const Ref index = vm::tensors::index_of(vm, key->value);
    return index ? Symbol::constant(index) : key;
  }
  if (key->kind != SymbolKind::List) return key;
  const bool is_tuple = std::any_of(key->items.begin(), key->items.end(), [&](const SymbolRef& item) {
    if (item->is_node()) return !item->is_number;
    if (item->value) return vm::tensors::stands_for_axis(vm, item->value);  // a constant, or not looked at so far
    return item->is_sequence() || item->kind == SymbolKind::Slice;
  });
  return is_tuple ? Symbol::tuple(key->items) : key;
}

Result<Tensor> counting(Shape shape) {
  auto tensor = Tensor::empty(DType::Int64, std::move(shape));
  if (!tensor) return tensor;
  auto* data = tensor->data<int64_t>();
  for (int64_t i = 0; i < tensor->element_count(); ++i) data[i] = i;
  return tensor;
}

SymbolRef Evaluator::constant_tensor(Tensor tensor) {
  return Symbol::of_node(graph_.builder().tensor(std::move(tensor)));
}

SymbolRef Evaluator::int_tuple(std::span<const int64_t> values) {
  std::vector<SymbolRef> items;
  for (int64_t value : values) items.push_back(Symbol::constant(vm_.integer(value)));
  return Symbol::tuple(std::move(items));
}

Outcome<SymbolRef> Evaluator::row_number(const SymbolRef& tensor, const SymbolRef& number) {
  const auto& dims = tensor->node->abstract->shape.dims;
  if (dims.empty() || !dims[0].is_known()) return cannot_write("an index into this tensor");
  if (number->node->abstract->dtype != DType::Int64) return cannot_write("an index that is no int");
  REFJIT_CAPTURE(is_negative, compare(vm::CompareOp::Lt, number, Symbol::constant(vm_.integer(0))));
  REFJIT_CAPTURE(wrapped, binary(vm::BinaryOp::Add, number, Symbol::constant(vm_.integer(dims[0].value())), false));
  const SymbolRef arguments[] = {is_negative, wrapped, number};
  REFJIT_CAPTURE(index, emit_named("Select", arguments));
  return index;
}

Outcome<SymbolRef> Evaluator::tensor_row(const SymbolRef& tensor, const SymbolRef& number) {
  REFJIT_CAPTURE(index, row_number(tensor, number));
  const SymbolRef zero = Symbol::constant(vm_.integer(0));
  const SymbolRef arguments[] = {tensor, index, zero, zero};
  return emit_named("Gather", arguments);
}

Outcome<SymbolRef> Evaluator::as_item(const SymbolRef& tensor, const SymbolRef& value) {
  const DType dtype = tensor->node->abstract->dtype;
  if (const SymbolRef given = as_tensor_operand(value)) return as_item(tensor, given);
  if (value->is_sequence() && !value->items.empty()) {
    std::vector<SymbolRef> items;
    for (const SymbolRef& part : value->items) {
      REFJIT_CAPTURE(item, as_item(tensor, part));
      items.push_back(item);
    }
    const SymbolRef stacked[] = {Symbol::tuple(std::move(items)), Symbol::constant(vm_.integer(0))};
    return emit_named("Stack", stacked);
  }
  if (value->is_constant() && !vm::tensors::is_tensor(value->value)) {
    if (!value->value.get().is_bool() && !vm::is_int(value->value) && !vm::is_float(value->value))
      return cannot_write("an item of this kind");
    auto number = scalar_tensor(vm_, value->value, dtype);
    if (!number) return std::move(number).error();
    return constant_tensor(std::move(*number));
  }
  const SymbolRef node = value->is_node()       ? value
                         : value->is_constant() ? graph_.import_owned(value->value, "constant")
                                                : nullptr;
  if (!node || !node->node->abstract->is_tensor()) return cannot_write("an item of this kind");
  if (node->node->abstract->dtype == dtype) return node;
  const SymbolRef arguments[] = {node, Symbol::constant(vm::tensors::dtype_value(vm_, dtype))};
  return emit_named("Cast", arguments);
}

Outcome<SymbolRef> Evaluator::chosen(const SymbolRef& mask, const SymbolRef& value, const SymbolRef& tensor) {
  const SymbolRef shape = int_tuple(tensor->node->abstract->shape.concrete());
  const SymbolRef spread[] = {value, shape}, spread_mask[] = {mask, shape};
  REFJIT_CAPTURE(whole, emit_named("BroadcastTo", spread));
  REFJIT_CAPTURE(whole_mask, emit_named("BroadcastTo", spread_mask));
  const SymbolRef arguments[] = {whole_mask, whole, tensor};
  return emit_named("Select", arguments);
}

Outcome<SymbolRef> Evaluator::flat_items(const SymbolRef& item, const Shape& region) {
  // Leading dims of one are no part of the value's shape, as in NumPy.
  Shape value_shape = item->node->abstract->shape.concrete();
  while (value_shape.size() > region.size() && value_shape[0] == 1)
    value_shape = Shape(std::span<const int64_t>(value_shape.begin() + 1, value_shape.end()));
  const SymbolRef reshape[] = {item, int_tuple(value_shape)};
  REFJIT_CAPTURE(fitting, emit_named("Reshape", reshape));
  const SymbolRef spread[] = {fitting, int_tuple(region)};
  REFJIT_CAPTURE(whole, emit_named("BroadcastTo", spread));
  const int64_t flat_shape[] = {element_count(region)};
  const SymbolRef flatten[] = {whole, int_tuple(flat_shape)};
  return emit_named("Reshape", flatten);
}

Outcome<SymbolRef> Evaluator::store_at_places(const SymbolRef& tensor, const SymbolRef& key, const SymbolRef& item) {
  const Shape shape = tensor->node->abstract->shape.concrete();
  if (graph_.heap) return cannot_write("items at places of a tensor");
  auto numbers = counting(shape);
  if (!numbers) return std::move(numbers).error();
  REFJIT_CAPTURE(places, subscript(constant_tensor(std::move(*numbers)), key));
  const ir::AnyShape& region = places->node->abstract->shape;
  if (!region.is_concrete()) return graph_.emit_python("store_index", {tensor, key, item}, tensor->node->abstract);
  if (auto error = misfit(key, item, region.concrete(), graph_.inputs)) return compile_time(std::move(*error));
  REFJIT_CAPTURE(flat, flat_items(item, region.concrete()));
  const int64_t count = element_count(region.concrete()), column[] = {count, 1}, all[] = {element_count(shape)};
  if (count == 0) return tensor;
  const SymbolRef flatten[] = {tensor, int_tuple(all)}, stand[] = {places, int_tuple(column)};
  REFJIT_CAPTURE(elements, emit_named("Reshape", flatten));
  REFJIT_CAPTURE(numbered, emit_named("Reshape", stand));
  const SymbolRef update[] = {elements, numbered, flat};
  REFJIT_CAPTURE(changed, emit_named("TensorScatterUpdate", update));
  const SymbolRef restore[] = {changed, int_tuple(shape)};
  return emit_named("Reshape", restore);
}

Outcome<SymbolRef> Evaluator::store_at(const SymbolRef& tensor, const SymbolRef& given, const SymbolRef& value) {
  const SymbolRef key = as_index(vm_, given);
  const auto& type = *tensor->node->abstract;
  if (!type.shape.is_concrete()) return cannot_write("an item of a tensor with symbolic dims");
  const Shape shape = type.shape.concrete();
  Outcome<SymbolRef> as_node = as_item(tensor, value);
  if (!as_node && !as_node.why().error) {
    const SymbolRef operands[] = {tensor, key, value};
    return refused_script(as_node.why().detail, "setitem", operands);
  }
  REFJIT_CAPTURE(item, std::move(as_node));
  if (!item->node->abstract->shape.is_concrete()) {
    if (graph_.heap) return cannot_write("a value of unknown shape");
    return graph_.emit_python("store_index", {tensor, key, item}, tensor->node->abstract);
  }
  if (is_place(key)) {
    const Value setter = vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern("_captured_setitem"));
    if (setter) return call(Symbol::constant(setter), {tensor, key, item});
  }
  if (key->is_node()) {
    Shape mask_shape = key->node->abstract->shape.concrete();
    if (key->is_number) {
      REFJIT_CAPTURE(index, row_number(tensor, key));
      mask_shape = Shape(shape.size(), 1);
      mask_shape[0] = shape[0];
      auto rows = counting(mask_shape);
      if (!rows) return std::move(rows).error();
      const SymbolRef arguments[] = {constant_tensor(std::move(*rows)), index};
      REFJIT_CAPTURE(mask, emit_named("Equal", arguments));
      return chosen(mask, item, tensor);
    }
    // A mask takes one value; one value for each place that is true has a shape that only the running graph knows.
    const int64_t count = element_count(item->node->abstract->shape.concrete());
    if (key->node->abstract->dtype != DType::Bool || count != 1) return store_at_places(tensor, key, item);
    while (mask_shape.size() < shape.size()) mask_shape.push_back(1);
    const SymbolRef arguments[] = {key, int_tuple(mask_shape)};
    REFJIT_CAPTURE(mask, emit_named("Reshape", arguments));
    return chosen(mask, item, tensor);
  }
  const Ref constant_key = materialise(key);
  if (!constant_key) return store_at_places(tensor, key, item);
  int64_t row = 0;
  if (!shape.empty() && vm::is_int(constant_key) && !constant_key.get().is_bool() && vm::int_fits(constant_key, row) &&
      (row < -shape[0] || row >= shape[0]))
    return compile_time(user_error(
        "IndexError",
        "'index " + std::to_string(row) + " is out of bounds for axis 0 with size " + std::to_string(shape[0]) + "'"));
  if (vm::is_list(constant_key) && vm::as_list(constant_key)->span().empty()) return tensor;
  // Which places the index means, eager indexing says.
  auto places = counting(shape);
  if (!places) return std::move(places).error();
  const Ref numbered = vm::tensors::new_tensor(vm_, std::move(*places));
  const Ref found = numbered ? vm_.get_item(numbered, constant_key) : Ref();
  if (!found) return failed("index");
  auto written = contiguous(vm::tensors::as_tensor(found)->tensor);
  if (!written) return std::move(written).error();
  if (written->element_count() == 0) return tensor;
  auto mask = Tensor::empty(DType::Bool, shape), from = Tensor::empty(DType::Int64, shape);
  if (!mask || !from) return std::move(mask ? from : mask).error();
  std::fill_n(mask->data<uint8_t>(), mask->element_count(), uint8_t{0});
  std::fill_n(from->data<int64_t>(), from->element_count(), int64_t{0});
  for (int64_t i = 0; i < written->element_count(); ++i) {
    const int64_t place = written->data<int64_t>()[i];
    mask->data<uint8_t>()[place] = 1;
    from->data<int64_t>()[place] = i;
  }
  const SymbolRef mask_node = constant_tensor(std::move(*mask));
  if (element_count(item->node->abstract->shape.concrete()) == 1) {
    const SymbolRef scalar[] = {item, int_tuple(Shape())};
    REFJIT_CAPTURE(one, emit_named("Reshape", scalar));
    return chosen(mask_node, one, tensor);
  }
  if (auto error = misfit(key, item, written->shape, graph_.inputs)) return compile_time(std::move(*error));
  REFJIT_CAPTURE(flat, flat_items(item, written->shape));
  const SymbolRef zero = Symbol::constant(vm_.integer(0));
  const SymbolRef gather[] = {flat, constant_tensor(std::move(*from)), zero, zero};
  REFJIT_CAPTURE(placed, emit_named("Gather", gather));
  return chosen(mask_node, placed, tensor);
}

Outcome<bool> Evaluator::write(const SymbolRef& parameter, const SymbolRef& value) {
  static const ops::OpDef* const assign = ops::find_op("Assign");
  const SymbolRef arguments[] = {parameter, value};
  REFJIT_CAPTURE(written, graph_.emit_write(*assign, arguments));
  (void)written;
  return true;
}

Outcome<SymbolRef> Evaluator::store_whole(const SymbolRef& tensor, const SymbolRef& value) {
  const auto refused = [] { return Break{BreakId::ReadsTensorValue, "Tensor.assign_value()", {}, {}}; };
  const ir::Abstract &type = *tensor->node->abstract, &given = *value->node->abstract;
  const bool fits = given.is_tensor() && given.dtype == type.dtype && given.shape == type.shape;
  if (!fits) return refused();
  if (graph_.heap) return store_whole_in_place(tensor, value);
  if (tensor->node->has_default || graph_.is_input(*tensor)) {
    REFJIT_CAPTURE(done, write(tensor, value));
    (void)done;
    return Symbol::constant(vm::kNone);
  }
  if (graph_.is_conditional || has_views(*tensor->node)) return refused();
  graph_.will_change(tensor);
  tensor->node = value->node;
  return Symbol::constant(vm::kNone);
}

bool Evaluator::has_views(const ir::Node& node) const {
  const auto is_view = [](const ir::Node& other) {
    const ir::Primitive* op = other.is_cnode() ? other.primitive() : nullptr;
    return op && (ops::is_view(op->name) || op == &ir::prim::kLoad);
  };
  if (is_view(node) || !node.is_cnode()) return true;
  if (node.calls(ir::prim::kTupleGetItem) && is_view(*node.input(1))) return true;
  if (graph_.heap) return graph_.has_live_views(node);
  return std::any_of(node.users().begin(), node.users().end(), [&](const ir::Use& use) { return is_view(*use.user); });
}

Outcome<SymbolRef> Evaluator::store_whole_in_place(const SymbolRef& tensor, const SymbolRef& value) {
  const Break outside{BreakId::WritesOutside, "a tensor that has views is written", {}, {}};
  if (!is_of_this_graph(*tensor)) return outside;
  if (graph_.is_input(*tensor)) {
    if (!tensor->source) return outside;  // a constant, which the next call has to find as it is
    REFJIT_CAPTURE(done, write(tensor, value));
    (void)done;
    return Symbol::constant(vm::kNone);
  }
  if (has_views(*tensor->node)) return outside;
  // What a method has just computed is nobody else's.
  const bool is_fresh = is_library && !has_views(*value->node);
  REFJIT_CAPTURE(own, is_fresh ? Outcome<SymbolRef>(value) : emit_named("TensorMove", {&value, 1}));
  graph_.will_change(tensor);
  tensor->node = own->node;
  return Symbol::constant(vm::kNone);
}

SymbolRef Evaluator::own_constant(const SymbolRef& tensor) {
  const bool is_computed = graph_.heap && tensor->is_constant() && !tensor->source && !tensor->is_outside &&
                           vm::tensors::is_tensor(tensor->value) && graph_.graph_depth() == 0;
  if (!is_computed || tensor->value.get().object()->references > 1) return tensor;
  if (vm::tensors::as_tensor(tensor->value)->tensor.storage->references > 1) return tensor;  // a view, or it has one
  const SymbolRef constant = graph_.import_owned(tensor->value, "constant");
  auto own = emit_named("TensorMove", {&constant, 1});
  if (!own) return tensor;
  graph_.will_change(tensor);
  tensor->kind = SymbolKind::Node;
  tensor->node = (*own)->node;
  return tensor;
}

bool Evaluator::is_of_this_graph(const Symbol& tensor) {
  return graph_.graph_depth() == 0 && tensor.node->graph() == &graph_.graph();
}

Outcome<SymbolRef> Evaluator::store_in_place(const SymbolRef& tensor, const SymbolRef& key, const SymbolRef& value) {
  constexpr int64_t kMaxElements = 1 << 16;  // the places that are written stand in the graph as a mask
  const auto& shape = tensor->node->abstract->shape;
  const bool is_small = shape.is_concrete() && element_count(shape.concrete()) <= kMaxElements;
  if (!is_small || !is_of_this_graph(*tensor)) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
  if (graph_.is_input(*tensor)) {
    if (!tensor->source) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
    REFJIT_CAPTURE(changed, store_at(tensor, key, value));
    static const ops::OpDef* const assign = ops::find_op("Assign");
    const SymbolRef arguments[] = {tensor, changed};
    return graph_.emit_write(*assign, arguments);
  }
  if (has_views(*tensor->node))
    return Break{BreakId::WritesOutside, "an item of a tensor that has views is assigned", {}, {}};
  REFJIT_CAPTURE(changed, store_at(tensor, key, value));
  graph_.will_change(tensor);
  tensor->node = changed->node;
  return tensor;
}

}  // namespace refjit::capture
