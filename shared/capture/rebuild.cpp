#include "capture/rebuild.h"

#include <algorithm>

#include "capture/jit.h"
#include "vm/function.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// A Python number from a tensor of rank 0.
Ref number(vm::Vm& vm, const Tensor& tensor) {
  if (tensor.dtype == DType::Bool) return Value::boolean(element_as_int(tensor, 0) != 0);
  if (tensor.dtype == DType::Int64) return vm.integer(element_as_int(tensor, 0));
  return Value::of(element_as_double(tensor, 0));
}

Outcome<Rebuild> plan(const Symbol& symbol, std::vector<ir::Node*>& outputs, bool keeps_parameters, int nesting) {
  Rebuild rebuild;
  const auto structure = [&](RebuildKind kind, size_t from) -> Outcome<Rebuild> {
    rebuild.kind = kind;
    rebuild.keys = symbol.keys;
    for (size_t i = from; i < symbol.items.size(); ++i) {
      REFJIT_CAPTURE(item, plan(*symbol.items[i], outputs, keeps_parameters, nesting + 1));
      rebuild.items.push_back(std::move(item));
    }
    return std::move(rebuild);
  };
  const bool is_from_outside = symbol.source && !symbol.is_node();
  if (is_from_outside) {
    rebuild.kind = RebuildKind::Source;
    rebuild.source = symbol.source;
    return rebuild;
  }
  if (symbol.is_outside) {
    rebuild.kind = RebuildKind::Constant;
    rebuild.constant = symbol.value;
    return rebuild;
  }
  switch (symbol.kind) {
    case SymbolKind::Null:
      if (symbol.poison) return Break(*symbol.poison);
      return rebuild;
    case SymbolKind::Constant:
      rebuild.kind = RebuildKind::Constant;
      rebuild.constant = symbol.value;
      return rebuild;
    case SymbolKind::Node: {
      if (symbol.source && !(keeps_parameters && nesting > 0)) {
        rebuild.kind = RebuildKind::Source;
        rebuild.source = symbol.source;
        return rebuild;
      }
      rebuild.kind = symbol.is_number ? RebuildKind::Number : RebuildKind::Output;
      const auto known = std::find(outputs.begin(), outputs.end(), symbol.node);
      rebuild.output = static_cast<uint32_t>(known - outputs.begin());
      if (known == outputs.end()) outputs.push_back(symbol.node);
      return rebuild;
    }
    case SymbolKind::Tuple:
      return structure(RebuildKind::Tuple, 0);
    case SymbolKind::List:
      return structure(RebuildKind::List, 0);
    case SymbolKind::Dict:
      return structure(RebuildKind::Dict, 0);
    case SymbolKind::Slice:
      return structure(RebuildKind::Slice, 0);
    case SymbolKind::Iterator:
      return structure(RebuildKind::Iterator, symbol.position);
    case SymbolKind::Cell: {
      rebuild.kind = RebuildKind::Cell;
      if (symbol.cells[0]->value) {
        REFJIT_CAPTURE(content, plan(*symbol.cells[0]->value, outputs, keeps_parameters, nesting + 1));
        rebuild.items.push_back(std::move(content));
      }
      return rebuild;
    }
    case SymbolKind::Gradient:
    case SymbolKind::Function:
    case SymbolKind::Method:
      break;
  }
  return Break{BreakId::UnsupportedOperand, "a function made in the graph leaves it", {}, {}};
}

}  // namespace

Outcome<Rebuild> plan_rebuild(const SymbolRef& symbol, std::vector<ir::Node*>& outputs, bool keeps_parameters) {
  if (!symbol) return Rebuild();
  return plan(*symbol, outputs, keeps_parameters, 0);
}

Ref Rebuild::build(vm::Vm& vm, const FrameView& frame, std::span<const Tensor> outputs) const {
  switch (kind) {
    case RebuildKind::Unset:
      return {};
    case RebuildKind::Output:
      if (const auto& taped = jit_state(vm).taped_outputs; !taped.empty()) return taped[output];
      return vm::tensors::new_tensor(vm, outputs[output]);
    case RebuildKind::Number:
      return number(vm, outputs[output]);
    case RebuildKind::Constant:
      return constant;
    case RebuildKind::Source:
      return source->fetch(vm, frame);
    default:
      break;
  }
  std::vector<Ref> owned;
  std::vector<Value> values;
  owned.reserve(items.size());
  for (const Rebuild& item : items) {
    owned.push_back(item.build(vm, frame, outputs));
    if (!owned.back() && item.kind != RebuildKind::Unset) return {};
    values.push_back(owned.back());
  }
  switch (kind) {
    case RebuildKind::Tuple:
      return vm.tuple(values);
    case RebuildKind::List:
      return vm.list(values);
    case RebuildKind::Slice:
      return vm::new_slice(vm, values[0], values[1], values[2]);
    case RebuildKind::Iterator: {
      const Ref rest = vm.list(values);
      return rest ? vm.iterate(rest) : Ref();
    }
    case RebuildKind::Cell:
      return vm::make_cell(vm, values.empty() ? Value() : values[0]);
    case RebuildKind::Dict: {
      Ref dict = vm.dict();
      for (size_t i = 0; i < values.size(); ++i)
        if (!vm::dict_store(vm, vm::as_dict(dict), keys[i], values[i])) return {};
      return dict;
    }
    default:
      return {};
  }
}

}  // namespace refjit::capture
