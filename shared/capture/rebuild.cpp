#include "capture/rebuild.h"

#include <algorithm>
#include <cstring>

#include "capture/bytecode/bytecode_capture.h"
#include "capture/dict_view.h"
#include "capture/guest_values.h"
#include "capture/jit.h"
#include "capture/made_dict.h"
#include "capture/set_table.h"
#include "kernels/kernel.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/generator.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/set_copy.h"
#include "vm/types/tuple.h"
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

RebuildKind structure_kind(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::Tuple:
      return RebuildKind::Tuple;
    case SymbolKind::List:
      return RebuildKind::List;
    case SymbolKind::Dict:
      return RebuildKind::Dict;
    case SymbolKind::Set:
      return RebuildKind::Set;
    case SymbolKind::Slice:
      return RebuildKind::Slice;
    case SymbolKind::Text:
      return RebuildKind::Text;
    default:
      return RebuildKind::Iterator;
  }
}

/// The operator that made a tensor: of a tuple's item, the one that made the tuple.
const ir::Node* maker_of(const ir::Node* node) {
  const bool is_item = node->calls(ir::prim::kTupleGetItem) && node->input(1)->is_cnode();
  return is_item ? node->input(1) : node;
}

/// The node whose memory this one shows when run eagerly: itself where no operator made a view.
const ir::Node* memory_of(const ir::Node* node) {
  while (node->is_cnode()) {
    const ir::Node* maker = maker_of(node);
    const ir::Primitive* op = maker->primitive();
    if (!op || !(ops::is_view(op->name) || op == &ir::prim::kLoad)) break;
    node = maker->input(1);
  }
  return node;
}

/// Does this node give, run eagerly, a tensor over the memory of one from outside? A write to either shows in both, so
/// such a value is the interpreter's to make.
bool is_view_of_input(const ir::Node* node) {
  bool is_view = false;
  while (node->is_cnode()) {
    const ir::Node* maker = maker_of(node);
    const ir::Primitive* op = maker->primitive();
    if (!op || !(ops::is_view(op->name) || op == &ir::prim::kLoad)) return false;
    is_view = true;
    node = maker->input(1);
  }
  return is_view && node->is_parameter();
}

/// A view of a dict, or a lazy iterator of this type over its parts; of a list, dict, its view or a set, one that has
/// given `position` items. Over a dict or set without parts: one whose size has changed, so that it raises.
Ref make_stream(vm::Vm& vm, Value type, std::span<const Value> parts, uint32_t position) {
  const auto& types = vm.types();
  if (type == Value(types.list_iterator)) {
    Ref made = vm.iterate(parts[0]);
    if (made) made.as<vm::SequenceIterator>()->index = position;
    return made;
  }
  if (const std::string_view method = view_method(vm, type); !method.empty())
    return vm.call(vm.get_attribute(parts[0], vm.intern(method)), {});
  const auto is_one_of = [type, &types](std::initializer_list<vm::Type*> kinds) {
    // Of strings and of ranges there are two each, which advance alike.
    const auto* own = static_cast<const vm::Type*>(type.object());
    return std::any_of(kinds.begin(), kinds.end(), [own, &types](const vm::Type* kind) {
      const bool has_twin = kind == types.str_iterator || kind == types.sequence_iterator;
      return own == kind || (has_twin && own->slots.next == kind->slots.next);
    });
  };
  const bool is_backwards = is_one_of({types.reversed, types.list_reverse_iterator, types.dict_reverse_iterator});
  if (is_backwards || is_one_of({types.tuple_iterator, types.str_iterator, types.range_iterator, types.bytes_iterator,
                                 types.set_iterator, types.sequence_iterator})) {
    Ref made = is_backwards ? vm.call(Value(types.reversed), {parts[0]}) : vm.iterate(parts[0]);
    for (uint32_t i = 0; made && i < position; ++i)
      if (!vm.next(made)) break;
    return made;
  }
  if (type != Value(types.dict) && type != Value(types.set))
    return vm.call(type, vm::Args{parts.data(), static_cast<uint32_t>(parts.size()), nullptr});
  if (!parts.empty()) {
    Ref made = vm.iterate(parts[0]);
    for (uint32_t i = 0; made && i < position; ++i)
      if (!vm.next(made)) break;
    return made;
  }
  const Ref over = type == Value(types.dict) ? vm.dict() : vm::new_set(vm);
  const auto grow = [&](Value key) {
    return vm::is_set(over) ? vm::set_add(vm, vm::as_set(over), key) : vm::dict_store(vm, vm::as_dict(over), key, key);
  };
  if (!over || !grow(vm::kNone)) return {};
  Ref made = vm.iterate(over);
  return made && grow(vm::kTrue) ? made : Ref();
}

}  // namespace

Outcome<Rebuild> RebuildPlan::parts(Rebuild rebuild, const std::vector<SymbolRef>& items, size_t from, int nesting) {
  for (size_t i = from; i < items.size(); ++i) {
    REFJIT_CAPTURE(item, plan(items[i], nesting + 1));
    rebuild.items.push_back(std::move(item));
  }
  return rebuild;
}

Outcome<Rebuild> RebuildPlan::plan_cell(const std::shared_ptr<SymbolCell>& cell) {
  Rebuild rebuild;
  if (cell->outside) {
    rebuild.kind = cell->source ? RebuildKind::Source : RebuildKind::Constant;
    rebuild.source = cell->source;
    if (!cell->source) rebuild.constant = cell->outside;
    return rebuild;
  }
  const auto [number, is_new] = numbers_.try_emplace(cell.get(), static_cast<uint32_t>(numbers_.size() + 1));
  rebuild.shared = number->second;
  rebuild.kind = is_new ? RebuildKind::Cell : RebuildKind::Shared;
  if (!is_new || !cell->value) return rebuild;
  return parts(std::move(rebuild), {cell->value}, 0, 1);
}

SymbolRef RebuildPlan::globals(const vm::Ref& dict) const {
  SymbolRef symbol = Symbol::constant(dict);
  if (dict.get() == frame_globals.get()) symbol->source = Source::globals();
  return symbol;
}

Outcome<Rebuild> RebuildPlan::function(const Symbol& symbol, Rebuild rebuild) {
  rebuild.kind = RebuildKind::Function;
  rebuild.constant = symbol.value;
  std::vector<vm::Ref> keys;
  std::vector<SymbolRef> values;
  for (const auto& [name, value] : symbol.keyword_defaults) {
    keys.push_back(vm::Value(vm::vm_of(symbol.value.get().object()).intern(name)));
    values.push_back(value);
  }
  const SymbolRef none = Symbol::constant(vm::kNone);
  REFJIT_CAPTURE(made, parts(std::move(rebuild),
                             {globals(symbol.globals), symbol.defaults.empty() ? none : Symbol::tuple(symbol.defaults),
                              keys.empty() ? none : Symbol::dict(std::move(keys), std::move(values)),
                              symbol.items.empty() ? none : symbol.items[0]},
                             0, 1));
  for (const auto& cell : symbol.cells) {
    REFJIT_CAPTURE(planned, plan_cell(cell));
    made.items.push_back(std::move(planned));
  }
  return made;
}

/// A structure from outside holds one that was changed: then it is another one, too.
bool holds_changed(const Symbol& symbol) {
  std::vector<const Symbol*> pending{&symbol};
  while (!pending.empty()) {
    const Symbol* structure = pending.back();
    pending.pop_back();
    for (const SymbolRef& item : structure->items) {
      if (!item || !(item->is_sequence() || item->kind == SymbolKind::Dict)) continue;
      if (!item->is_outside) return true;
      pending.push_back(item.get());
    }
  }
  return false;
}

void RebuildPlan::note(const SymbolRef& symbol) {
  std::vector<SymbolRef> open{symbol};
  while (!open.empty()) {
    const SymbolRef next = std::move(open.back());
    open.pop_back();
    if (!next || !noted_.insert(next.get()).second) continue;
    kept_.push_back(next);
    if (next->is_node()) sharers_[memory_of(next->node)].insert(next->node);
    if (next->is_made) made_.insert(next.get());
    for (const auto* list : {&next->items, &next->defaults}) open.insert(open.end(), list->begin(), list->end());
    for (const auto& [name, value] : next->keyword_defaults) open.push_back(value);
    for (const auto& cell : next->cells) open.push_back(cell->value);
    open.push_back(next->function);
    open.push_back(next->self);
    if (next->kind != SymbolKind::Generator) continue;
    const SuspendedGenerator generator = suspended_generator(*next);
    for (const auto* list : {&generator.slots, &generator.stack}) open.insert(open.end(), list->begin(), list->end());
  }
}

bool RebuildPlan::is_view_of_shared(const ir::Node* node) const {
  const ir::Node* base = memory_of(node);
  const auto found = sharers_.find(base);
  return base != node && !base->is_parameter() && found != sharers_.end() && found->second.size() > 1;
}

uint32_t RebuildPlan::output_of(ir::Node* node) {
  const auto [known, is_new] = output_numbers_.try_emplace(node, static_cast<uint32_t>(outputs_.size()));
  if (is_new) outputs_.push_back(node);
  return known->second;
}

bool RebuildPlan::plan_view(const ir::Node* node, const ir::Node* base, Rebuild& rebuild) {
  std::vector<ViewStep> steps;
  while (node != base) {
    const ir::Node* maker = maker_of(node);
    const ir::Primitive& primitive = *maker->primitive();
    if (primitive.name != "Load" && primitive.name != "Identity" && primitive.name != "StopGradient") {
      const int64_t place = node == maker ? 0 : std::get<int64_t>(node->input(2)->abstract->value);
      auto step = view_step(*maker, static_cast<size_t>(place), *dim_numbers);
      needs_numbers_ |= !step && !dim_numbers->empty();
      if (!step) return false;
      steps.push_back(std::move(*step));
      shown_.insert(maker);
    }
    node = maker->input(1);
  }
  std::reverse(steps.begin(), steps.end());
  if (!base->is_parameter()) {
    rebuild.kind = RebuildKind::View;
    rebuild.output = output_of(const_cast<ir::Node*>(base));
    rebuild.steps = std::make_shared<const std::vector<ViewStep>>(std::move(steps));
    return has_views_ = true;
  }
  const Input* input = input_of(node);
  if (!input) return false;
  rebuild.kind = input->is_computed ? RebuildKind::Copy : RebuildKind::View;
  rebuild.source = input->source;
  if (!input->source) rebuild.constant = input->tensor;
  rebuild.steps = std::make_shared<const std::vector<ViewStep>>(std::move(steps));
  return has_views_ = true;
}

const Input* RebuildPlan::input_of(const ir::Node* parameter) const {
  if (!inputs) return nullptr;
  const auto found = std::find_if(inputs->begin(), inputs->end(), [parameter](const Input& input) {
    return input.parameter == parameter && !input.is_number;
  });
  return found == inputs->end() ? nullptr : &*found;
}

Rebuild RebuildPlan::plan_copy(Value tensor) {
  const auto [number, is_new] = numbers_.try_emplace(tensor.object(), static_cast<uint32_t>(numbers_.size() + 1));
  Rebuild rebuild;
  rebuild.shared = number->second;
  rebuild.kind = is_new ? RebuildKind::Copy : RebuildKind::Shared;
  if (is_new) rebuild.constant = tensor;
  return rebuild;
}

namespace {

/// Is a value from here part of a static graph, whatever stands there at a later call? Arguments are not.
bool is_frozen(const SourceRef& source) {
  for (const Source* step = source.get(); step; step = step->base.get())
    if (step->kind != SourceKind::Local && step->kind != SourceKind::Item) return true;
  return false;
}

}  // namespace

Outcome<Rebuild> RebuildPlan::plan(const SymbolRef& given, int nesting) {
  Rebuild rebuild;
  if (!given) return rebuild;
  const Symbol& symbol = *given;
  // A static graph gives what mutable() marked as plain tuples and dicts, but a tuple that is all it gives as it is.
  const bool is_marked = (symbol.kind == SymbolKind::Tuple ? nesting > 0 : symbol.kind == SymbolKind::Dict) &&
                         symbol.value && is_mutable(vm::vm_of(symbol.value.get().object()), symbol.value);
  const bool is_kept = !(keeps_parameters_ && symbol.is_outside && (is_marked || holds_changed(symbol)));
  // The source of a function made in the graph is that of the function around it.
  const bool is_from_outside =
      symbol.source && !symbol.is_node() && symbol.kind != SymbolKind::Cell && symbol.kind != SymbolKind::Function;
  if (is_from_outside && is_kept && keeps_parameters_ && symbol.value && is_frozen(symbol.source)) {
    rebuild.kind = RebuildKind::Constant;
    rebuild.constant = symbol.value;
    return rebuild;
  }
  if (is_from_outside && is_kept) {
    rebuild.kind = RebuildKind::Source;
    rebuild.source = symbol.source;
    return rebuild;
  }
  if (symbol.is_outside && is_kept) {
    rebuild.kind = RebuildKind::Constant;
    rebuild.constant = symbol.value;
    return rebuild;
  }
  switch (symbol.kind) {
    case SymbolKind::Null:
      if (symbol.poison) return Break(*symbol.poison);
      return rebuild;
    case SymbolKind::Constant:
      if (symbol.is_made) break;
      if (!keeps_parameters_ && vm::tensors::is_tensor(symbol.value)) return plan_copy(symbol.value);
      [[fallthrough]];
    case SymbolKind::Unread:
    case SymbolKind::Opaque:
      rebuild.kind = RebuildKind::Constant;
      rebuild.constant = symbol.value;
      return rebuild;
    case SymbolKind::Node: {
      if (symbol.source && !(keeps_parameters_ && nesting > 0)) {
        rebuild.kind = RebuildKind::Source;
        rebuild.source = symbol.source;
        return rebuild;
      }
      const Input* computed = keeps_parameters_ ? nullptr : input_of(symbol.node);
      if (computed && computed->is_computed) return plan_copy(computed->tensor);
      const bool is_of_input = symbol.born > 0 && is_view_of_input(symbol.node);
      if (!keeps_parameters_ && !symbol.is_number && (is_of_input || is_view_of_shared(symbol.node))) {
        if (const auto known = numbers_.find(given.get()); known != numbers_.end()) {
          rebuild.kind = RebuildKind::Shared;
          rebuild.shared = known->second;
          return rebuild;
        }
        if (plan_view(symbol.node, memory_of(symbol.node), rebuild)) {
          rebuild.shared = static_cast<uint32_t>(numbers_.size() + 1);
          numbers_.emplace(given.get(), rebuild.shared);
          kept_.push_back(given);
          return rebuild;
        }
        blocker_ = given.get();
        return Break{
            BreakId::Outlives, is_of_input ? "a view of a tensor from outside" : "a tensor and a view of it", {}, {}};
      }
      rebuild.kind = symbol.is_number ? RebuildKind::Number : RebuildKind::Output;
      rebuild.output = output_of(symbol.node);
      return rebuild;
    }
    case SymbolKind::Cell:
      return plan_cell(symbol.cells[0]);
    default:
      break;
  }
  const auto [number, is_new] = numbers_.try_emplace(given.get(), static_cast<uint32_t>(numbers_.size() + 1));
  rebuild.shared = number->second;
  if (!is_new) {
    rebuild.kind = RebuildKind::Shared;
    if (open_.count(rebuild.shared) == 0) return rebuild;
    blocker_ = given.get();
    return Break{BreakId::Outlives, "a value that holds itself", {}, {}};
  }
  kept_.push_back(given);
  const SymbolKind kind = symbol.kind;
  const bool is_made_first = kind == SymbolKind::List || kind == SymbolKind::Dict || kind == SymbolKind::Function;
  if (is_made_first) return plan_new(given, std::move(rebuild), nesting);
  const uint32_t id = rebuild.shared;
  open_.insert(id);
  Outcome<Rebuild> made = plan_new(given, std::move(rebuild), nesting);
  open_.erase(id);
  return made;
}

Outcome<Rebuild> RebuildPlan::plan_new(const SymbolRef& given, Rebuild rebuild, int nesting) {
  const Symbol& symbol = *given;
  switch (symbol.kind) {
    case SymbolKind::Constant:
      rebuild.kind = RebuildKind::Instance;
      rebuild.constant = Value(symbol.value.get().object()->type);
      return rebuild;
    case SymbolKind::Partial: {
      rebuild.kind = RebuildKind::Partial;
      rebuild.constant = symbol.value;
      std::vector<SymbolRef> all{symbol.function};
      all.insert(all.end(), symbol.items.begin(), symbol.items.end());
      for (const auto& [name, value] : symbol.keyword_defaults) {
        rebuild.keys.push_back(Value(vm::vm_of(symbol.value.get().object()).intern(name)));
        all.push_back(value);
      }
      return parts(std::move(rebuild), all, 0, nesting);
    }
    case SymbolKind::Generator: {
      rebuild.kind = RebuildKind::Generator;
      rebuild.constant = symbol.value;
      SuspendedGenerator generator = suspended_generator(symbol);
      rebuild.output = generator.word;
      std::vector<SymbolRef> all{globals(generator.globals)};
      all.insert(all.end(), generator.slots.begin(), generator.slots.end());
      all.insert(all.end(), generator.stack.begin(), generator.stack.end());
      return parts(std::move(rebuild), all, 0, nesting);
    }
    case SymbolKind::Function:
      if (symbol.value) return function(symbol, std::move(rebuild));
      break;
    case SymbolKind::Method:
      rebuild.kind = RebuildKind::Method;
      return parts(std::move(rebuild), {symbol.function, symbol.self}, 0, nesting);
    case SymbolKind::Stream: {
      if (symbol.items.empty()) {
        rebuild.kind = RebuildKind::Iterator;
        return rebuild;
      }
      rebuild.kind = RebuildKind::Stream;
      rebuild.constant = symbol.value;
      rebuild.output = static_cast<uint32_t>(symbol.position);
      vm::Vm& vm = vm::vm_of(symbol.value.get().object());
      if (symbol.value.get() != Value(vm.types().enumerate)) return parts(std::move(rebuild), symbol.items, 0, nesting);
      int64_t start = 0;
      vm::int_fits(symbol.items[1]->value, start);
      const Ref place = vm.integer(start + static_cast<int64_t>(symbol.position));
      return parts(std::move(rebuild), {symbol.items[0], Symbol::constant(place)}, 0, nesting);
    }
    case SymbolKind::Gradient:
    case SymbolKind::Super:
      break;
    default:
      if (symbol.kind == SymbolKind::Iterator && symbol.self && !symbol.items.empty()) {
        rebuild.kind = RebuildKind::Stream;
        rebuild.constant = symbol.value;
        rebuild.output = static_cast<uint32_t>(symbol.position);
        std::vector<SymbolRef> over{symbol.function ? symbol.function : symbol.self};
        if (symbol.self->keys.size() != symbol.items.size()) over.clear();
        return parts(std::move(rebuild), over, 0, nesting);
      }
      // Over what has not changed since: the same kind of iterator, as far on.
      if (symbol.kind == SymbolKind::Iterator && !symbol.self && symbol.function && symbol.value &&
          (symbol.function->kind != SymbolKind::List || symbol.function->items.size() == symbol.items.size())) {
        rebuild.kind = RebuildKind::Stream;
        rebuild.constant = symbol.value;
        rebuild.output = static_cast<uint32_t>(symbol.position);
        return parts(std::move(rebuild), {symbol.function}, 0, nesting);
      }
      rebuild.kind = structure_kind(symbol.kind);
      if (keeps_parameters_ && rebuild.kind == RebuildKind::Iterator)
        rebuild.kind = symbol.function ? RebuildKind::List : RebuildKind::Tuple;
      rebuild.keys = symbol.keys;
      if (symbol.kind == SymbolKind::Tuple && symbol.function) rebuild.constant = symbol.function->value;
      if (const Ref* table = symbol.kind == SymbolKind::Set ? table_of(symbol) : nullptr) rebuild.constant = *table;
      if (is_dict_of_class(symbol)) {
        rebuild.constant = symbol.function->value;
        std::vector<SymbolRef> all = symbol.items;
        if (symbol.self) all.push_back(symbol.self);
        return parts(std::move(rebuild), all, 0, nesting);
      }
      return parts(std::move(rebuild), symbol.items, symbol.position, nesting);
  }
  blocker_ = given.get();
  const bool is_super = symbol.kind == SymbolKind::Super;
  return Break{BreakId::Outlives, is_super ? "super()" : "a function that differentiates another", {}, {}};
}

Outcome<Rebuild> plan_rebuild(const SymbolRef& symbol, std::vector<ir::Node*>& outputs, bool keeps_parameters) {
  return RebuildPlan(outputs, keeps_parameters).plan(symbol);
}

Ref Rebuild::build(vm::Vm& vm, const FrameView& frame, std::span<const Tensor> outputs) const {
  BuildContext context{frame, outputs, {}, {}, {}};
  return build(vm, context);
}

Ref Rebuild::build(vm::Vm& vm, BuildContext& context) const {
  switch (kind) {
    case RebuildKind::Unset:
    case RebuildKind::Kept:
      return {};
    case RebuildKind::Output: {
      if (const auto& taped = jit_state(vm).taped_outputs; !taped.empty()) return taped[output];
      context.tensors.resize(context.outputs.size());
      Ref& tensor = context.tensors[output];
      if (!tensor) tensor = vm::tensors::new_tensor(vm, context.outputs[output]);
      return tensor;
    }
    case RebuildKind::Number:
      return number(vm, context.outputs[output]);
    case RebuildKind::Constant:
      return constant;
    case RebuildKind::Source:
      return source->fetch(vm, context.frame);
    case RebuildKind::Shared:
      return context.shared[shared];
    default:
      return build_structure(vm, context);
  }
}

/// Puts the items into a container that others may know already.
bool Rebuild::fill(vm::Vm& vm, BuildContext& context, Value made) const {
  if (kind == RebuildKind::Set) {
    for (const Ref& key : keys)
      if (!vm::set_add(vm, vm::as_set(made), key)) return false;
    return true;
  }
  const size_t count = kind == RebuildKind::Dict ? keys.size() : items.size();
  for (size_t i = 0; i < count; ++i) {
    Ref item = items[i].build(vm, context);
    if (!item) return false;
    if (kind == RebuildKind::Cell)
      static_cast<vm::Cell*>(made.object())->value = item.release();
    else if (!(kind == RebuildKind::List ? vm::list_append(vm, vm::as_list(made), std::move(item))
                                         : vm::dict_store(vm, vm::as_dict(made), keys[i], item)))
      return false;
  }
  return true;
}

Ref Rebuild::build_dict(vm::Vm& vm, BuildContext& context) const {
  if (!constant) return vm.dict();
  const bool has_factory = items.size() > keys.size();
  const Ref factory = has_factory ? items.back().build(vm, context) : Ref();
  return has_factory && !factory ? Ref() : empty_dict(vm, constant, factory);
}

Ref Rebuild::build_structure(vm::Vm& vm, BuildContext& context) const {
  if (kind == RebuildKind::Function) return build_function(vm, context);
  const bool is_mutable =
      kind == RebuildKind::List || kind == RebuildKind::Dict || kind == RebuildKind::Set || kind == RebuildKind::Cell;
  if (kind == RebuildKind::Instance) {
    const Ref make = vm.get_attribute(Value(vm.types().object), vm.intern("__new__"));
    Ref made = make ? vm.call(make, {constant}) : Ref();
    if (made) remember(made, context);
    return made;
  }
  if (kind == RebuildKind::View) {
    const Ref base = source ? Ref(source->fetch(vm, context.frame)) : constant;
    const Tensor& shown = base ? vm::tensors::as_tensor(base)->tensor : context.outputs[output];
    auto view = view_of(vm, context.frame, shown, *steps);
    if (!view) return vm.raise(view.error());
    Ref made = vm::tensors::new_tensor(vm, std::move(*view));
    if (made) remember(made, context);
    return made;
  }
  if (kind == RebuildKind::Copy) return build_copy(vm, context);
  if (is_mutable) {
    Ref made = kind == RebuildKind::List   ? vm.list({})
               : kind == RebuildKind::Dict ? build_dict(vm, context)
               : kind == RebuildKind::Set  ? constant ? vm::same_set(vm, vm::as_set(constant)) : vm::new_set(vm)
                                           : vm::make_cell(vm, Value());
    if (!made) return {};
    remember(made, context);
    return fill(vm, context, made) ? made : Ref();
  }
  std::vector<Ref> owned;
  std::vector<Value> values;
  for (const Rebuild& item : items) {
    owned.push_back(item.build(vm, context));
    if (!owned.back() && item.kind != RebuildKind::Unset) return {};
    values.push_back(owned.back());
  }
  Ref made;
  switch (kind) {
    case RebuildKind::Tuple:
      made = constant && !vm::is_subtype(constant.as<vm::Type>(), vm.types().tuple)
                 ? vm.call(constant, vm::Args{values.data(), static_cast<uint32_t>(values.size()), nullptr})
                 : vm::new_tuple_of(vm, constant ? constant.as<vm::Type>() : vm.types().tuple, values);
      break;
    case RebuildKind::Slice:
      made = vm::new_slice(vm, values[0], values[1], values[2]);
      break;
    case RebuildKind::Text: {
      std::string text;
      for (Value value : values) {
        const Ref shown = vm.str(value);
        if (!shown) return {};
        text += vm.text(shown);
      }
      made = vm.string(text);
      break;
    }
    case RebuildKind::Stream: {
      made = make_stream(vm, constant, values, output);
      break;
    }
    case RebuildKind::Iterator: {
      const Ref rest = vm.list(values);
      made = rest ? vm.iterate(rest) : Ref();
      break;
    }
    case RebuildKind::Method: {
      const vm::Type* type = vm.type_of(values[0]);
      if (type == vm.types().class_method_descriptor)  // of the class itself: dict.fromkeys
        made = vm.get_attribute(values[1], static_cast<vm::MethodDescriptor*>(values[0].object())->def->name);
      else if (type->slots.descriptor_get && type != vm.types().function)
        made = type->slots.descriptor_get(vm, values[0], values[1], Value(vm.type_of(values[1])));
      else
        made = vm::make_bound_method(vm, values[0], values[1]);
      break;
    }
    case RebuildKind::Partial: {
      std::vector<Value> names(keys.begin(), keys.end());
      const Ref keywords = names.empty() ? Ref() : vm.tuple(names);
      made = vm.call(constant, {values.data(), static_cast<uint32_t>(values.size() - names.size()),
                                keywords ? vm::as_tuple(keywords) : nullptr});
      break;
    }
    case RebuildKind::Generator: {
      const Ref function = vm::make_function(vm, constant.as<vm::Code>(), vm::as_dict(values[0]));
      if (!function) return {};
      const std::span<const Value> all = std::span<const Value>(values).subspan(1);
      const size_t slots = std::min<size_t>(all.size(), constant.as<vm::Code>()->slot_count);
      made =
          vm::make_suspended_generator(vm, function.as<vm::Function>(), output, all.first(slots), all.subspan(slots));
      break;
    }
    default:
      break;
  }
  if (made) remember(made, context);
  return made;
}

Ref Rebuild::build_copy(vm::Vm& vm, BuildContext& context) const {
  Tensor tensor = vm::tensors::as_tensor(constant)->tensor;
  StorageRef& copy = context.copies[tensor.storage.get()];
  if (!copy) {
    copy = StorageRef::make(tensor.storage->bytes);
    if (!copy)
      return vm.raise(
          user_error("MemoryError", "no memory for a tensor of " + std::to_string(tensor.storage->bytes) + " bytes"));
    if (tensor.storage->bytes > 0) std::memcpy(copy->data, tensor.storage->data, static_cast<size_t>(copy->bytes));
  }
  tensor.storage = copy;
  auto view = steps ? view_of(vm, context.frame, std::move(tensor), *steps) : Result<Tensor>(std::move(tensor));
  if (!view) return vm.raise(view.error());
  Ref made = vm::tensors::new_tensor(vm, std::move(*view));
  if (made) remember(made, context);
  return made;
}

/// A function is there before what its variables hold, which may be the function.
Ref Rebuild::build_function(vm::Vm& vm, BuildContext& context) const {
  constexpr size_t kParts = 4;
  Ref parts[kParts];
  for (size_t i = 0; i < kParts; ++i)
    if (!(parts[i] = items[i].build(vm, context))) return {};
  Ref made = vm::make_function(vm, constant.as<vm::Code>(), vm::as_dict(parts[0]));
  if (!made) return {};
  remember(made, context);
  auto* function = made.as<vm::Function>();
  if (!parts[1].get().is_none()) function->defaults = vm::as_tuple(parts[1].release());
  if (!parts[2].get().is_none()) function->keyword_defaults = vm::as_dict(parts[2].release());
  if (!parts[3].get().is_none()) function->annotations = parts[3].release();
  if (items.size() == kParts) return made;
  std::vector<Ref> owned;
  std::vector<Value> cells;
  for (size_t i = kParts; i < items.size(); ++i) {
    owned.push_back(items[i].build(vm, context));
    if (!owned.back()) return {};
    cells.push_back(owned.back());
  }
  Ref closure = vm.tuple(cells);
  if (!closure) return {};
  function->closure = vm::as_tuple(closure.release());
  return made;
}

void Rebuild::remember(const Ref& made, BuildContext& context) const {
  if (shared == 0) return;
  if (context.shared.size() <= shared) context.shared.resize(shared + 1);
  context.shared[shared] = made;
}

bool build_effects(vm::Vm& vm, const std::vector<Effect>& effects, BuildContext& context,
                   std::vector<BuiltEffect>& built) {
  for (const Effect& effect : effects) {
    Ref target = effect.target.build(vm, context), value = effect.value.build(vm, context);
    if (vm.has_exception()) return false;
    built.push_back({&effect, std::move(target), std::move(value)});
  }
  return true;
}

namespace {

bool apply_item(vm::Vm& vm, const BuiltEffect& built) {
  const Value target = built.target, key = built.effect->name;
  if (vm::is_set(target))
    return built.effect->is_deletion ? vm::set_discard(vm, vm::as_set(target), key) >= 0
                                     : vm::set_add(vm, vm::as_set(target), key);
  return built.effect->is_deletion ? vm::dict_delete(vm, vm::as_dict(target), key) >= 0
                                   : vm::dict_store(vm, vm::as_dict(target), key, built.value);
}

bool apply_effect(vm::Vm& vm, const BuiltEffect& built) {
  const Value target = built.target, value = built.value;
  switch (built.effect->kind) {
    case EffectKind::Attribute:
      return vm::generic_set_attribute(vm, target, vm::as_str(built.effect->name), value);
    case EffectKind::Item:
      return apply_item(vm, built);
    case EffectKind::Cell: {
      vm::incref(value);
      const Value old = std::exchange(static_cast<vm::Cell*>(target.object())->value, value);
      vm::decref(old);
      return true;
    }
    case EffectKind::Append:
      return vm::list_extend(vm, vm::as_list(target), value);
    case EffectKind::ReplaceList:
      return vm::list_replace(vm, vm::as_list(target), 0, vm::as_list(target)->size, vm::as_list(value)->span());
    case EffectKind::Clear:
      vm::dict_clear(vm, vm::as_dict(target));
      return true;
  }
  return true;
}

}  // namespace

bool apply_effects(vm::Vm& vm, const std::vector<BuiltEffect>& built) {
  for (const BuiltEffect& effect : built)
    if (!apply_effect(vm, effect)) return false;
  return true;
}

}  // namespace refjit::capture
