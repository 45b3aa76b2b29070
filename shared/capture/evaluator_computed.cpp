// Calls of library functions that the host computes while the graph runs (guest/mindspore/ops/computed.py): results
// whose shape only values tell, and decompositions without a kernel. The function is known by its name.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/graph_capture.h"
#include "ir/host_primitive.h"
#include "python/code.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractRef;
using ir::Dim;
using vm::Value;

namespace {

AbstractRef of(DType dtype, std::vector<Dim> dims) {
  return Abstract::tensor(dtype, ir::AnyShape{true, std::move(dims)});
}

/// What a computed function gives, as the program sees it.
Outcome<SymbolRef> parts_of(GraphCapture& graph, Outcome<SymbolRef> whole) {
  if (!whole || !(*whole)->node->abstract->is_sequence()) return whole;
  std::vector<SymbolRef> parts;
  for (size_t i = 0; i < (*whole)->node->abstract->elements.size(); ++i) {
    ir::Node* item = graph.builder().call(ir::prim::kTupleGetItem,
                                          {(*whole)->node, graph.builder().integer(static_cast<int64_t>(i))});
    item->abstract = (*whole)->node->abstract->elements[i];
    parts.push_back(Symbol::of_node(item));
  }
  return Symbol::tuple(std::move(parts));
}

/// The call: arguments by position, null where the caller gave none.
struct Computed {
  GraphCapture& graph;
  vm::Vm& vm;
  std::vector<SymbolRef> arguments;

  const Abstract& type(size_t i = 0) const { return *arguments[i]->node->abstract; }
  const std::vector<Dim>& dims() const { return type().shape.dims; }
  bool is_tensor(size_t i) const {
    return arguments[i] && arguments[i]->is_node() && !arguments[i]->is_number && type(i).is_tensor() &&
           type(i).shape.rank_known;
  }
  bool is_true(size_t i) const {
    return arguments[i] && arguments[i]->is_constant() && arguments[i]->value == vm::kTrue;
  }
  bool is_absent(size_t i) const {
    return !arguments[i] || (arguments[i]->is_constant() && arguments[i]->value.get().is_none());
  }
};

/// Null: not with these arguments.
using TypeFn = AbstractRef (*)(const Computed& call);

AbstractRef nonzero_type(const Computed& call) {
  return of(DType::Int64, {call.graph.unknown_dim(), Dim(static_cast<int64_t>(call.dims().size()))});
}

AbstractRef masked_select_type(const Computed& call) {
  return call.is_tensor(1) ? of(call.type().dtype, {call.graph.unknown_dim()}) : nullptr;
}

AbstractRef unique_type(const Computed& call) {
  const DType number = call.type().dtype == DType::Int64 ? DType::Int64 : DType::Int32;
  return Abstract::tuple({of(call.type().dtype, {call.graph.unknown_dim()}), of(number, call.dims())});
}

AbstractRef padded_type(const Computed& call) {
  if (call.dims().size() != 1 || !call.arguments[1]) return nullptr;
  const AbstractRef same = of(call.type().dtype, call.dims());
  return Abstract::tuple({same, same});
}

AbstractRef consecutive_type(const Computed& call) {
  const Dim count = call.graph.unknown_dim();
  std::vector<Dim> kept{count}, inverse = call.dims();
  if (!call.is_absent(3)) {
    int64_t axis = 0;
    const auto rank = static_cast<int64_t>(inverse.size());
    const SymbolRef& given = call.arguments[3];
    if (!given->is_constant() || !vm::is_int(given->value) || !vm::int_fits(given->value, axis)) return nullptr;
    if (axis < -rank || axis >= rank) return nullptr;
    kept = inverse;
    const auto at = static_cast<size_t>(axis < 0 ? axis + rank : axis);
    inverse = {kept[at]};
    kept[at] = count;
  }
  std::vector<AbstractRef> types{of(call.type().dtype, std::move(kept))};
  if (call.is_true(1)) types.push_back(of(DType::Int64, std::move(inverse)));
  if (call.is_true(2)) types.push_back(of(DType::Int64, {count}));
  return types.size() == 1 ? types[0] : Abstract::tuple(std::move(types));
}

bool is_square(const Computed& call) {
  const auto& dims = call.dims();
  return dims.size() >= 2 && dims.back().is_known() && dims[dims.size() - 2] == dims.back();
}

AbstractRef eigenvalues_type(const Computed& call) {
  const bool is_wide = call.type().dtype == DType::Float64 || call.type().dtype == DType::Complex128;
  const DType dtype = is_wide ? DType::Complex128 : DType::Complex64;
  return is_square(call) ? of(dtype, {call.dims().begin(), call.dims().end() - 1}) : nullptr;
}

AbstractRef eig_type(const Computed& call) {
  const AbstractRef values = eigenvalues_type(call);
  return values ? Abstract::tuple({values, of(values->dtype, call.dims())}) : nullptr;
}

AbstractRef orgqr_type(const Computed& call) {
  return call.is_tensor(1) ? of(call.type().dtype, call.dims()) : nullptr;
}

AbstractRef bincount_type(const Computed& call) {
  if (call.dims().size() != 1 || (!call.is_absent(1) && !call.is_tensor(1))) return nullptr;
  if (call.arguments[2] && !call.arguments[2]->is_constant()) return nullptr;
  return of(call.is_absent(1) ? DType::Float32 : call.type(1).dtype, {call.graph.unknown_dim()});
}

/// The dims of two tensors spread over each other; nullopt: they are not, or nobody knows yet.
std::optional<std::vector<Dim>> joined(const std::vector<Dim>& a, const std::vector<Dim>& b) {
  std::vector<Dim> dims = a.size() < b.size() ? b : a;
  const std::vector<Dim>& shorter = a.size() < b.size() ? a : b;
  const size_t lead = dims.size() - shorter.size();
  for (size_t i = 0; i < shorter.size(); ++i) {
    Dim& dim = dims[lead + i];
    if (dim == Dim(int64_t{1}))
      dim = shorter[i];
    else if (!(shorter[i] == Dim(int64_t{1})) && !(dim == shorter[i]))
      return std::nullopt;
  }
  return dims;
}

/// Of two tensors of one dtype.
AbstractRef alike_type(const Computed& call) {
  if (!call.is_tensor(1) || call.type(1).dtype != call.type().dtype) return nullptr;
  auto dims = joined(call.dims(), call.type(1).shape.dims);
  return dims ? of(call.type().dtype, *std::move(dims)) : nullptr;
}

AbstractRef divisor_type(const Computed& call) {
  const DType dtype = call.type().dtype;
  const bool is_known = dtype == DType::Int16 || dtype == DType::Int32 || dtype == DType::Int64;
  return is_known ? alike_type(call) : nullptr;
}

AbstractRef multiple_type(const Computed& call) {
  const DType dtype = call.type().dtype;
  if (dtype != DType::Int32 && dtype != DType::Int64) return nullptr;
  const SymbolRef& other = call.arguments[1];
  if (other && other->is_constant() && vm::is_int(other->value)) return of(dtype, call.dims());
  return alike_type(call);
}

AbstractRef next_float_type(const Computed& call) {
  const DType dtype = call.type().dtype;
  return dtype == DType::Float32 || dtype == DType::Float64 ? alike_type(call) : nullptr;
}

AbstractRef bit_counts_type(const Computed& call) { return of(DType::UInt8, call.dims()); }

AbstractRef histogram_type(const Computed& call) {
  int64_t bins = 100;
  const SymbolRef& given = call.arguments[1];
  if (given && !(given->is_constant() && vm::is_int(given->value) && vm::int_fits(given->value, bins))) return nullptr;
  for (size_t bound : {2, 3})
    if (call.arguments[bound] && !call.arguments[bound]->is_constant()) return nullptr;
  const DType dtype = call.type().dtype;
  const bool counts = dtype == DType::Float16 || dtype == DType::Float32 || dtype == DType::Int32;
  return counts && bins > 0 ? of(dtype == DType::Float16 ? DType::Float32 : dtype, {Dim(bins)}) : nullptr;
}

AbstractRef sequence_mask_type(const Computed& call) {
  const DType dtype = call.type().dtype;
  if (!call.is_absent(1) || (dtype != DType::Int32 && dtype != DType::Int64)) return nullptr;
  std::vector<Dim> dims = call.dims();
  dims.push_back(call.graph.unknown_dim());
  return of(DType::Bool, std::move(dims));
}

struct Row {
  std::string_view name;
  std::vector<std::string_view> parameters;  ///< The first is a tensor.
  TypeFn type;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> table{
      {"nonzero", {"input"}, nonzero_type},
      {"masked_select", {"input", "mask"}, masked_select_type},
      {"unique", {"input"}, unique_type},
      {"unique_with_pad", {"x", "pad_num"}, padded_type},
      {"unique_consecutive", {"input", "return_inverse", "return_counts", "dim"}, consecutive_type},
      {"eig", {"A"}, eig_type},
      {"eigvals", {"A"}, eigenvalues_type},
      {"orgqr", {"input", "input2"}, orgqr_type},
      {"bincount", {"input", "weights", "minlength"}, bincount_type},
      {"gcd", {"input", "other"}, divisor_type},
      {"lcm", {"input", "other"}, multiple_type},
      {"nextafter", {"input", "other"}, next_float_type},
      {"population_count", {"input_x"}, bit_counts_type},
      {"histc", {"input", "bins", "min", "max"}, histogram_type},
      {"sequence_mask", {"lengths", "maxlen"}, sequence_mask_type},
  };
  return table;
}

/// topk of as many as the running graph says.
Outcome<SymbolRef> top_of(GraphCapture& graph, const SymbolRef& tensor, const SymbolRef& count) {
  const Abstract& type = *tensor->node->abstract;
  if (!type.is_tensor() || !type.shape.rank_known || type.shape.dims.empty())
    return Break{BreakId::UnsupportedOperand, "topk() of this tensor", {}, {}};
  std::vector<Dim> dims(type.shape.dims.begin(), type.shape.dims.end());
  dims.back() = graph.unknown_dim();
  const std::vector<SymbolRef> arguments{tensor, count};
  return parts_of(
      graph, graph.emit_python("topk", arguments, Abstract::tuple({of(type.dtype, dims), of(DType::Int32, dims)})));
}

}  // namespace

std::optional<Outcome<SymbolRef>> Evaluator::call_computed(Value function, const std::vector<SymbolRef>& args,
                                                           const Keywords& keywords) {
  if (!graph_.is_whole || graph_.heap || !graph_.has_host || args.empty()) return std::nullopt;
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(function.object()))->source;
  if (code.name == "topk" && args.size() == 2 && args[0]->is_node() && args[1]->is_number && keywords.empty() &&
      is_library_code(code))
    return top_of(graph_, args[0], args[1]);
  const auto row = std::find_if(rows().begin(), rows().end(), [&](const Row& r) { return r.name == code.name; });
  if (row == rows().end() || !is_library_code(code) || args.size() > row->parameters.size()) return std::nullopt;
  Computed call{graph_, vm_, args};
  call.arguments.resize(row->parameters.size());
  for (const auto& [name, value] : keywords) {
    const auto at = std::find(row->parameters.begin(), row->parameters.end(), name);
    if (at == row->parameters.end()) return std::nullopt;
    call.arguments[static_cast<size_t>(at - row->parameters.begin())] = value;
  }
  if (!call.is_tensor(0)) return std::nullopt;
  const AbstractRef type = row->type(call);
  if (!type) return std::nullopt;
  while (!call.arguments.back()) call.arguments.pop_back();
  // One that was left out before another: the functions of computed.py take None for it.
  for (SymbolRef& argument : call.arguments)
    if (!argument) argument = Symbol::constant(vm::kNone);
  return parts_of(graph_, graph_.emit_python(std::string(row->name), call.arguments, type));
}

std::optional<Outcome<SymbolRef>> Evaluator::call_counting(Value function, const std::vector<SymbolRef>& args,
                                                           const Keywords& keywords) {
  const auto& code = *static_cast<vm::Function*>(function.object())->code->source;
  if (!graph_.heap || (code.name != "arange" && code.name != "linspace") || !is_library_code(code)) return std::nullopt;
  if (vm_.files()[code.file].name.compare(0, 19, "<refjit>/mindspore/") != 0) return std::nullopt;
  if (code.name == "arange")
    if (auto done = call_open_arange(args, keywords)) return done;
  std::vector<vm::Ref> owned;
  std::vector<Value> values, names;
  const auto add = [&](const SymbolRef& symbol) {
    if (!symbol->is_constant()) return false;
    DType dtype;
    const Value v = symbol->value;
    const bool is_fixed =
        !v.is_object() || vm::is_int(v) || vm::is_float(v) || vm::tensors::dtype_of_value(vm_, v, dtype);
    if (is_fixed) values.push_back(v), owned.push_back(materialise(symbol));
    return is_fixed;
  };
  for (const SymbolRef& arg : args)
    if (!add(arg)) return std::nullopt;
  for (const auto& [name, value] : keywords) {
    if (!add(value)) return std::nullopt;
    names.emplace_back(vm_.intern(name));
  }
  const vm::Ref keyword_names = names.empty() ? vm::Ref() : vm_.tuple(names);
  const vm::Ref made = vm_.call(function, vm::Args{values.data(), static_cast<uint32_t>(args.size()),
                                                   keyword_names ? vm::as_tuple(keyword_names) : nullptr});
  if (!made) return Outcome<SymbolRef>(failed(code.name.c_str()));
  if (!vm::tensors::is_tensor(made)) return std::nullopt;
  return Outcome<SymbolRef>(constant_tensor(vm::tensors::as_tensor(made)->tensor));
}

}  // namespace refjit::capture
