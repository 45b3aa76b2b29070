#include "capture/evaluator.h"

#include <algorithm>

#include "base/library_file.h"
#include "base/program_place.h"
#include "capture/contents.h"
#include "capture/dict_view.h"
#include "capture/frozen_text.h"
#include "capture/heap.h"
#include "capture/made_dict.h"
#include "capture/set_table.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/module.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/set_copy.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// MindSpore's word for what a loop cannot run over; empty: something else.
std::string_view uniterable_word(Value v) {
  if (v.is_none()) return "none";
  if (v.is_bool()) return "bool";
  if (vm::is_int(v)) return "int64";
  return vm::is_float(v) ? "float32" : "";
}

}  // namespace

Outcome<SymbolRef> Inliner::resume(const SymbolRef&, const SymbolRef&) {
  return Break{BreakId::CallsUnknown, "a generator", {}, {}};
}

SymbolRef Evaluator::forced(const SymbolRef& symbol) { return graph_.heap ? graph_.heap->force(symbol) : symbol; }

SymbolRef Evaluator::loaded(const SymbolRef& symbol) {
  const SymbolRef known = forced(symbol);
  if (known->is_unloaded) graph_.heap->load(known);
  return known;
}

bool Evaluator::may_change(const SymbolRef& structure, bool only_appends) {
  if (structure->is_outside && !graph_.heap && (graph_.is_whole || structure->kind == SymbolKind::List)) {
    // MindSpore's graphs change a copy. In a branch only what a variable holds is joined after it.
    const bool is_local = structure->source && structure->source->kind == SourceKind::Local;
    if (graph_.is_conditional && !is_local) return false;
    graph_.will_change(structure);
    structure->is_outside = false;
    structure->source = nullptr;
    return true;
  }
  if (structure->is_outside) return graph_.heap && graph_.heap->change(structure, only_appends);
  if (only_appends)
    graph_.will_append(structure);
  else
    graph_.will_change(structure);
  return true;
}

Outcome<bool> Evaluator::extend(const SymbolRef& list, std::span<const SymbolRef> items) {
  if (!may_change(list, true)) return Break{BreakId::WritesOutside, "a list from outside is extended", {}, {}};
  list->items.insert(list->items.end(), items.begin(), items.end());
  return true;
}

SourceRef Evaluator::source_of(const SymbolRef& object) {
  if (object->source || !graph_.heap || is_library) return object->source;
  return Source::object(object->value, "a " + vm_.type_name(object->value));
}

bool Evaluator::is_library_code(const python::CodeObject& code) const {
  return code.file && is_library_file(vm_.files()[code.file].name);
}

Break Evaluator::failed(const char* what) {
  const Ref exception = vm_.take_exception();
  Error error = user_error(exception ? vm_.type_name(exception) : "RuntimeError", "");
  const Ref arguments = exception && graph_.heap ? vm_.find_attribute(exception, vm_.intern("args")) : Ref();
  if (arguments && runs_users_code(vm_, arguments))
    error.message = "of what a user's class shows";
  else if (const Ref text = vm_.str(exception))
    error.message = std::string(vm_.text(text));
  else
    vm_.take_exception();
  if (depth_ == GraphCapture::Depth::Frozen && error.type == "IndexError") {
    // Where eager indexing speaks NumPy's words, graphs have MindSpore's own.
    const size_t first = error.message.find("dimension is ");
    if (first == 0 || (first != std::string::npos && error.message.rfind("boolean index", 0) == 0))
      return compile_time(user_error("IndexError", "'" + error.message.substr(first) + "'"));
    if (error.message == "An index can only have a single ellipsis('...')") return compile_time(std::move(error));
  }
  if (depth_ == GraphCapture::Depth::Frozen && error.type == "ZeroDivisionError") {
    const bool is_modulo = error.message == "integer modulo by zero" || error.message == "float modulo";
    return compile_time(user_error("ValueError", is_modulo
                                                     ? "Cannot perform modulo operation on zero."
                                                     : "The divisor could not be zero. But the divisor is zero now."));
  }
  return {BreakId::GuestError, std::string(what) + ": " + error.type + ": " + error.message, {}, error};
}

Outcome<SymbolRef> Evaluator::constant_result(Ref result, const char* what) {
  if (!result) return failed(what);
  // A number that numpy made is Python's in a static graph.
  if (depth_ == GraphCapture::Depth::Frozen && result.get().is_object() &&
      vm_.is_instance(result, vm::numpy::numpy_state(vm_).generic)) {
    result = vm_.call(vm_.get_attribute(result, "item"), vm::Args{});
    if (!result) return failed(what);
  }
  // A structure made by native code: the graph may still change or read it piece by piece.
  const bool is_named_tuple = !graph_.heap && vm::is_tuple(result) && vm_.type_of(result) != vm_.types().tuple;
  if (result.get().is_object() && (vm::is_list(result) || vm::is_dict(result) || is_named_tuple)) {
    SymbolRef structure = graph_.import(result, nullptr, GraphCapture::Depth::Frozen);
    structure->is_outside = is_named_tuple;  // which has the attributes of its class, and does not change
    return structure;
  }
  if (graph_.heap && vm_.type_of(result) == vm_.types().set) {  // each call has its own
    SymbolRef set = Symbol::set({});
    assign_set(vm_, *set, std::move(result));
    return set;
  }
  if (graph_.heap && is_changeable(vm_, result))
    return Break{BreakId::CallsNative, std::string(what) + " makes a " + vm_.type_name(result), {}, {}};
  return Symbol::constant(std::move(result));
}

Outcome<SymbolRef> Evaluator::emit_named(std::string_view name, std::span<const SymbolRef> arguments) {
  const ops::OpDef* op = ops::find_op(name);
  if (!op) return Break{BreakId::UnsupportedOperand, "there is no operator '" + std::string(name) + "'", {}, {}};
  return graph_.emit(*op, arguments);
}

Ref Evaluator::materialise(const SymbolRef& given) {
  const SymbolRef symbol = loaded(given);
  const bool holds_itself =
      std::find(materialising_.begin(), materialising_.end(), symbol.get()) != materialising_.end();
  if (holds_itself) return {};
  materialising_.push_back(symbol.get());
  Ref made = materialise_once(symbol);
  materialising_.pop_back();
  return made;
}

Ref Evaluator::materialise_once(const SymbolRef& symbol) {
  switch (symbol->kind) {
    case SymbolKind::Constant:
      if (graph_.heap) graph_.heap->pin(symbol);
      if (graph_.is_stand_in(symbol->value)) return {};
      return symbol->is_made ? Ref() : symbol->value;
    case SymbolKind::Set: {
      // One from outside has the order it has, as long as it has only been read.
      if (graph_.heap && symbol->is_outside)
        return graph_.heap->is_written(symbol) ? Ref() : vm::same_set(vm_, vm::as_set(symbol->value));
      return set_of(vm_, *symbol);
    }
    case SymbolKind::Tuple:
    case SymbolKind::List:
    case SymbolKind::Slice: {
      std::vector<Ref> owned;
      std::vector<Value> values;
      for (const SymbolRef& item : symbol->items) {
        owned.push_back(materialise(item));
        if (!owned.back()) return {};
        values.push_back(owned.back());
      }
      if (graph_.heap && symbol->is_outside && vm::is_tuple(symbol->value)) return symbol->value;
      if (symbol->kind == SymbolKind::Slice) return vm::new_slice(vm_, values[0], values[1], values[2]);
      if (symbol->function) return vm::new_tuple_of(vm_, symbol->function->value.as<vm::Type>(), values);
      return symbol->kind == SymbolKind::Tuple ? vm_.tuple(values) : vm_.list(values);
    }
    case SymbolKind::Stream: {
      const std::string_view method = view_method(vm_, symbol->value);
      if (method.empty()) return {};
      SymbolRef shown = loaded(symbol->items[0]);
      if (method == "keys")
        shown = Symbol::dict(shown->keys, std::vector<SymbolRef>(shown->keys.size(), Symbol::constant(vm::kNone)));
      const Ref dict = materialise(shown);
      if (!dict) return {};
      Ref view = vm_.call(vm_.get_attribute(dict, vm_.intern(method)), {});
      if (!view) vm_.take_exception();
      return view;
    }
    case SymbolKind::Dict: {
      const Ref factory = symbol->function && symbol->self ? materialise(symbol->self) : Ref();
      if (symbol->function && symbol->self && !factory) return {};
      Ref dict = symbol->function ? empty_dict(vm_, symbol->function->value, factory) : vm_.dict();
      if (!dict) return vm_.take_exception(), Ref();
      for (size_t i = 0; i < symbol->items.size(); ++i) {
        const Ref item = materialise(symbol->items[i]);
        if (!item || !vm::dict_store(vm_, vm::as_dict(dict), symbol->keys[i], item)) return {};
      }
      return dict;
    }
    default:
      return {};
  }
}

SymbolRef Evaluator::as_node(const SymbolRef& symbol) {
  const bool is_made = symbol->is_constant() && vm::tensors::is_tensor(symbol->value);
  return is_made ? graph_.import_owned(symbol->value, "constant") : symbol;
}

Outcome<SymbolRef> Evaluator::condition(const SymbolRef& symbol) {
  SymbolRef node = as_node(symbol);
  if (!node->is_node() || !node->node->abstract->is_tensor()) return symbol;
  if (const auto& shape = node->node->abstract->shape;
      !shape.rank_known || (shape.dims.size() == 1 && !shape.dims[0].is_known())) {
    const SymbolRef scalar[] = {node, Symbol::tuple({})};  // of one element, which the running graph finds out
    REFJIT_CAPTURE(reshaped, emit_named("Reshape", scalar));
    node = reshaped;
  }
  const ir::Abstract& type = *node->node->abstract;
  const auto& dims = type.shape.dims;
  if (dims.size() > 1 || (dims.size() == 1 && dims[0] != ir::Dim(1))) {
    std::string shape;
    for (const ir::Dim& dim : dims) shape += (shape.empty() ? "" : ", ") + std::to_string(dim.printed());
    Break why{BreakId::GuestError, "", {}, {}};
    why.error = user_error("ValueError",
                           "Only tensor which shape is () or (1,) can be converted to bool, but got "
                           "tensor shape is (" +
                               shape + ")");
    why.detail = why.error->message;
    why.is_compile_error = true;
    return why;
  }
  if (type.dtype == DType::Bool) return node;
  const SymbolRef arguments[] = {node, Symbol::constant(vm::tensors::dtype_value(vm_, DType::Bool))};
  REFJIT_CAPTURE(result, emit_named("Cast", arguments));
  result->is_number = node->is_number;
  return result;
}

Outcome<bool> Evaluator::truth(const SymbolRef& given) {
  if (graph_.heap && Heap::is_open(given))
    if (SymbolRef is_there = graph_.heap->computed(vm::CompareOp::Ne, given, Symbol::constant(Value::small_int(0))))
      return truth(is_there);
  const SymbolRef unloaded = forced(given);
  if (const SymbolRef length = unloaded->is_unloaded ? graph_.heap->unloaded_length(unloaded) : nullptr)
    if (SymbolRef has_items = graph_.heap->computed(vm::CompareOp::Gt, length, Symbol::constant(Value::small_int(0))))
      return truth(has_items);
  const SymbolRef symbol = loaded(unloaded);
  switch (symbol->kind) {
    case SymbolKind::Set:
      return !symbol->keys.empty();
    case SymbolKind::Node:
      return Break{BreakId::BranchesOnTensor, "the truth of a " + kind_text(vm_, *symbol), {}, {}};
    case SymbolKind::Tuple:
    case SymbolKind::List:
    case SymbolKind::Dict:
      return !symbol->items.empty();
    case SymbolKind::Constant: {
      if (graph_.heap) graph_.heap->hold(symbol);
      const Value v = symbol->value;
      const bool is_made = graph_.heap && vm_.type_of(v) == vm::tensors::tensor_type(vm_);
      if (vm::tensors::is_tensor(v) && !is_made)
        return Break{BreakId::BranchesOnTensor, "the truth of a Tensor", {}, {}};
      if (auto done = class_method(symbol, "__bool__", {})) {
        if (!*done) return std::move(done->why());
        const SymbolRef& answer = **done;
        const bool is_bool = answer->is_node() || (answer->is_constant() && answer->value.get().is_bool());
        if (graph_.heap && !is_bool) return Break{BreakId::CallsUnknown, "__bool__ that gives no bool", {}, {}};
        return truth(answer);
      }
      if (auto done = class_method(symbol, "__len__", {})) {
        REFJIT_CAPTURE(length, checked_length(std::move(*done)));
        return truth(length);
      }
      vm::Type* type = vm_.type_of(v);
      const bool is_users = graph_.heap && (type->type_flags & vm::kTypeHeap) != 0;
      const Value by_length = is_users && !vm::find_in_type(vm_, type, vm_.intern("__bool__"))
                                  ? vm::find_in_type(vm_, type, vm_.intern("__len__"))
                                  : Value();
      if (by_length && vm_.type_of(by_length) == vm_.types().function) {
        REFJIT_CAPTURE(length, checked_length(call(Symbol::method(Symbol::constant(by_length), symbol), {})));
        return truth(length);
      }
      if ((type->type_flags & vm::kTypeHeap) != 0 && type->slots.truth &&
          type->slots.truth != vm_.types().object->slots.truth)
        return Break{BreakId::CallsUnknown, "__bool__ of " + vm_.type_name(v), {}, {}};
      bool is_true = false;
      if (!vm_.truth(v, is_true)) return failed("truth");
      return is_true;
    }
    case SymbolKind::Opaque:
      if (vm_.type_of(symbol->value)->slots.next) return true;
      return Break{BreakId::UnsupportedOperand, "the truth of a " + kind_text(vm_, *symbol), {}, {}};
    default:
      return is_dict_view(vm_, *symbol) ? truth(symbol->items[0]) : Outcome<bool>(true);
  }
}

SymbolRef Evaluator::text_of(const SymbolRef& value) {
  if (depth_ != GraphCapture::Depth::Frozen || !graph_.has_host) return nullptr;
  if (value->kind == SymbolKind::Text) return value;
  return value->is_node() ? Symbol::text({value}) : nullptr;
}

SymbolRef Evaluator::joined_text(std::span<const SymbolRef> pieces) {
  std::vector<SymbolRef> items;
  std::string text;
  const auto flush = [&] {
    if (!text.empty()) items.push_back(Symbol::constant(vm_.string(text)));
    text.clear();
  };
  for (const SymbolRef& piece : pieces) {
    if (piece->kind == SymbolKind::Text) {
      flush();
      items.insert(items.end(), piece->items.begin(), piece->items.end());
    } else {
      text += vm::view_of(piece->value);
    }
  }
  if (items.empty()) return Symbol::constant(vm_.string(text));
  flush();
  return Symbol::text(std::move(items));
}

SymbolRef Evaluator::formatted_text(std::string_view pattern, const std::vector<SymbolRef>& args) {
  if (std::none_of(args.begin(), args.end(), [this](const SymbolRef& arg) { return text_of(arg) != nullptr; }))
    return nullptr;
  std::vector<SymbolRef> pieces;
  size_t next = 0, at = 0;
  for (size_t hole; (hole = pattern.find_first_of("{}", at)) != std::string_view::npos; at = hole + 2) {
    if (pattern.substr(hole, 2) != "{}" || next == args.size()) return nullptr;
    pieces.push_back(Symbol::constant(vm_.string(std::string(pattern.substr(at, hole - at)))));
    SymbolRef text = text_of(args[next]);
    if (!text) {
      const Ref value = materialise(args[next]), shown = value ? vm_.str(value) : Ref();
      if (!shown) return nullptr;
      text = Symbol::constant(shown);
    }
    pieces.push_back(std::move(text));
    ++next;
  }
  pieces.push_back(Symbol::constant(vm_.string(std::string(pattern.substr(at)))));
  return joined_text(pieces);
}

std::optional<Outcome<SymbolRef>> Evaluator::formatted_object(const SymbolRef& object, char conversion,
                                                              const SymbolRef& spec) {
  if (conversion == 's' || conversion == 'r') {
    auto text = converted(conversion == 's' ? "str" : "repr", object);
    return text && *text ? format(**text, 0, spec) : text;
  }
  if (conversion != 0) return std::nullopt;
  if (auto done = class_method(object, "__format__", {spec ? spec : Symbol::constant(vm_.string(""))})) return done;
  vm::Str* method = vm_.intern("__format__");
  const bool is_objects =
      vm::find_in_type(vm_, vm_.type_of(object->value), method) == vm::find_in_type(vm_, vm_.types().object, method);
  return is_objects && !spec ? converted("str", object) : std::nullopt;
}

Outcome<SymbolRef> Evaluator::format(const SymbolRef& value, char conversion, const SymbolRef& spec) {
  if (graph_.heap && value->is_constant())
    if (auto text = formatted_object(value, conversion, spec)) return std::move(*text);
  Ref v = materialise(value);
  const Ref s = spec ? materialise(spec) : vm_.string("");
  if (s && !v && (conversion == 0 || conversion == 's') && vm::view_of(s).empty())
    if (SymbolRef text = text_of(value)) return text;
  if (!v && value->kind == SymbolKind::Opaque)
    return Break{BreakId::UnsupportedOperand, "a " + kind_text(vm_, *value) + " is formatted", {}, {}};
  if (!v || !s) return Break{BreakId::ReadsTensorValue, "a tensor is formatted", {}, {}};
  if ((vm_.type_of(v)->type_flags & vm::kTypeHeap) != 0 || (graph_.heap && runs_users_code(vm_, v)))
    return Break{BreakId::CallsUnknown, "__format__ of " + vm_.type_name(v), {}, {}};
  if (vm::tensors::is_tensor(v) && (!graph_.is_whole || graph_.is_stand_in(v)))
    return Break{BreakId::ReadsTensorValue, "a tensor is formatted", {}, {}};
  if (conversion == 'r' || conversion == 'a')
    v = vm_.repr(v);
  else if (conversion == 's')
    v = vm_.str(v);
  if (!v) return failed("format");
  return constant_result(vm_.format(v, vm_.text(s)), "format");
}

Outcome<std::vector<SymbolRef>> Evaluator::items_left(const SymbolRef& iterator) {
  std::vector<SymbolRef> items;
  for (;;) {
    REFJIT_CAPTURE(item, next_of(iterator));
    if (!item) return items;
    if (items.size() == kMaxUnroll) return Break{BreakId::TooLong, "more than 200000 items", {}, {}};
    items.push_back(item);
  }
}

Outcome<std::vector<SymbolRef>> Evaluator::items_of(const SymbolRef& given) {
  const SymbolRef iterable = as_node(loaded(given));
  const bool is_static = depth_ == GraphCapture::Depth::Frozen;
  switch (iterable->kind) {
    case SymbolKind::Set: {
      const Ref set = materialise(iterable);  // in the order that the set has
      std::vector<SymbolRef> keys;
      if (!set && !vm_.has_exception())
        return Break{BreakId::UnsupportedOperand, "the order of a set that has been changed", {}, {}};
      if (!set) return failed("iteration");
      vm_.for_each(set, [&](Value key) {
        keys.push_back(Symbol::constant(key));
        return true;
      });
      return keys;
    }
    case SymbolKind::Generator:
    case SymbolKind::Stream: {
      if (!is_dict_view(vm_, *iterable)) return items_left(iterable);
      loaded(iterable->items[0]);
      return view_items(vm_, *iterable);
    }
    case SymbolKind::Tuple:
    case SymbolKind::List:
      return iterable->items;
    case SymbolKind::Iterator: {
      std::vector<SymbolRef> rest(iterable->items.begin() + static_cast<ptrdiff_t>(iterable->position),
                                  iterable->items.end());
      graph_.will_append(iterable);
      iterable->position = iterable->items.size();
      return rest;
    }
    case SymbolKind::Dict: {
      std::vector<SymbolRef> keys;
      for (const Ref& key : iterable->keys) keys.push_back(Symbol::constant(key));
      return keys;
    }
    case SymbolKind::Node: {
      const auto& shape = iterable->node->abstract->shape;
      if (is_static && !iterable->is_number && shape.rank_known && shape.dims.empty())
        return compile_time(user_error("TypeError", "Not support len of a 0-D tensor."));
      if (!shape.rank_known || shape.dims.empty() || !shape.dims[0].is_known())
        return Break{BreakId::LoopsOverTensor, "iterating over a tensor without a known first dim", {}, {}};
      std::vector<SymbolRef> rows;
      for (int64_t i = 0; i < shape.dims[0].value(); ++i) {
        REFJIT_CAPTURE(row, subscript(iterable, Symbol::constant(vm_.integer(i))));
        rows.push_back(row);
      }
      return rows;
    }
    case SymbolKind::Constant: {
      const Value v = iterable->value;
      vm::Type* type = vm_.type_of(v);
      // A class of the user's, CellList among them: what its __iter__ gives.
      const Value method =
          (type->type_flags & vm::kTypeHeap) != 0 ? vm::find_in_type(vm_, type, vm_.intern("__iter__")) : Value();
      if (method && vm_.type_of(method) == vm_.types().function) {
        REFJIT_CAPTURE(iterator, call(Symbol::method(Symbol::constant(method), iterable), {}));
        const bool is_iterator = iterator->kind == SymbolKind::Iterator || iterator->kind == SymbolKind::Stream;
        if (is_iterator || iterator->kind == SymbolKind::Generator || (iterator->is_sequence() && !graph_.heap))
          return items_of(iterator);
        if (steps_itself(*iterator)) return items_left(iterator);
      }
      const bool has_items = (type->type_flags & vm::kTypeHeap) == 0 && type->slots.iter && !vm::tensors::is_tensor(v);
      if (const std::string_view word = uniterable_word(v); !has_items && is_static && !word.empty())
        return compile_time(user_error("TypeError", "'" + std::string(word) + "' object is not iterable"));
      if (!has_items) return Break{BreakId::CallsUnknown, "iterating over a " + vm_.type_name(v), {}, {}};
      const auto& types = vm_.types();
      const bool is_fixed = type == types.range || type == types.str || type == types.bytes || type == types.frozenset;
      if (graph_.heap && iterable->source && !is_fixed)
        return Break{BreakId::CallsUnknown, "iterating over a " + vm_.type_name(v), {}, {}};
      std::vector<SymbolRef> items;
      const Ref iterator = vm_.iterate(v);
      if (!iterator) return failed("iteration");
      while (Ref item = vm_.next(iterator)) {
        if (items.size() == kMaxUnroll) return Break{BreakId::TooLong, "more than 200000 items", {}, {}};
        const SymbolRef number = depth_ == GraphCapture::Depth::Frozen ? plain_number(item) : nullptr;
        items.push_back(number ? number : graph_.import(item, nullptr, GraphCapture::Depth::Frozen));
      }
      if (vm_.has_exception()) return failed("iteration");
      return items;
    }
    default:
      return Break{BreakId::UnsupportedOperand, "iterating over a " + kind_text(vm_, *iterable), {}, {}};
  }
}

void Evaluator::note_frozen(std::string label, Value value) {
  if (depth_ != GraphCapture::Depth::Frozen) return;
  const Span place = innermost(graph_.spans());
  // The library's own texts and tables say nothing to a reader of the report.
  if (value.is_object() && (!place.file || is_library_file(vm_.files()[place.file].name))) return;
  std::string text = frozen_text(vm_, value);
  if (!text.empty()) graph_.frozen.push_back({std::move(label), std::move(text), place});
}

namespace {

/// Is this a variable of our library that says how it acts, and not a function, a class or a module?
bool is_state(Value v) {
  if (!v.is_object()) return true;
  if (vm::has_type_flag(v, vm::kTypeType) || vm::tensors::is_tensor(v)) return false;
  const auto& types = v.object()->type->vm->types();
  return v.object()->type == types.dict || v.object()->type == types.list;
}

}  // namespace

Outcome<SymbolRef> Evaluator::global(const Callee& callee, std::string_view name) {
  vm::Str* interned = vm_.intern(name);
  const Value found = vm::dict_get(vm::as_dict(callee.globals), interned);
  if (graph_.heap && (!is_library || (found && is_state(found)))) {
    if (const SymbolRef* written = graph_.heap->written_global(callee.globals, Value(interned))) {
      if (*written) return *written;
      return Error(user_error("NameError", "name '" + std::string(name) + "' is not defined"));
    }
    // The frame's own module is found through the frame, any other through its dict.
    const SourceRef source = callee.globals.get() == root_globals.get()
                                 ? Source::global(Value(interned), name)
                                 : Source::dict_item(Source::object(callee.globals, "globals"), Value(interned), name);
    if (found) return graph_.heap->named(found, source);
    graph_.heap->guard_absent(source);
  } else if (found) {
    SourceRef source;
    if (!callee.source && !graph_.heap)
      source = Source::global(Value(interned), name);
    else if (graph_.keeps_dependencies && !graph_.heap && !is_library_code(*callee.code))
      source = Source::dict_item(Source::object(callee.globals, "globals"), Value(interned), name);
    SymbolRef symbol = graph_.import(found, source, GraphCapture::Depth::Frozen);
    if (!symbol->is_node()) note_frozen(std::string(name), found);
    return symbol;
  }
  const vm::Module* builtins = vm::builtins_module(vm_);
  if (const Value builtin = vm::dict_get(builtins->dict, interned)) return Symbol::constant(builtin);
  if (depth_ == GraphCapture::Depth::Guarded)
    return Error(user_error("NameError", "name '" + std::string(name) + "' is not defined"));
  Error error =
      user_error("NameError", "The name '" + std::string(name) + "' is not defined, or not supported in graph mode.");
  Break why{BreakId::GuestError, error.message, {}, error};
  why.is_compile_error = true;
  return why;
}

}  // namespace refjit::capture
