#include "capture/trace/trace_reads.h"

#include <algorithm>

#include "base/library_file.h"
#include "capture/contents.h"
#include "capture/guest_values.h"
#include "capture/method_path.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/replaced.h"
#include "vm/state.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Ref;
using vm::Value;

namespace {

/// Is this file one of our own guest packages?
bool is_library(vm::Vm& vm, uint32_t file) { return is_library_file(vm.files()[file].name); }

bool is_scalar(Value v) {
  return !v.is_object() || vm::is_str(v) || vm::is_int(v) || vm::is_float(v) || vm::is_bytes(v);
}

bool is_class(Value v) { return vm::has_type_flag(v, vm::kTypeType); }

bool is_heap_instance(Value v) {
  return v.is_object() && (v.object()->type->type_flags & vm::kTypeHeap) != 0 && !vm::tensors::is_tensor(v) &&
         !is_class(v);
}

/// Equal for guards of one kind on the same.
std::string key_of(const Guard& guard) {
  return std::to_string(static_cast<int>(guard.kind)) + (guard.source ? guard.source->key() : "") +
         (guard.other ? "," + guard.other->key() : "");
}

Guard value_guard(SourceRef source, Value v) {
  Guard guard;
  const bool is_equal = v && v.is_object() && is_scalar(v);
  guard.kind = v.is_null() ? GuardKind::Absent : is_equal ? GuardKind::Equal : GuardKind::Identity;
  guard.source = std::move(source);
  guard.expected = v;
  return guard;
}

/// Is this a variable of ours that says how we act, and not a function, a class or a module? Such are read and kept.
bool is_state(Value v) {
  if (!v.is_object()) return true;
  if (is_class(v)) return false;
  return vm::is_str(v) || vm::is_dict(v) || vm::is_list(v) || vm::is_set(v) || is_heap_instance(v);
}

}  // namespace

OutsideReads::OutsideReads(vm::Vm& vm, const vm::Function* root, const FrameView& view,
                           std::span<const SymbolRef> imported, std::function<void(std::string)> fail)
    : vm_(vm), outer_(vm.state().hook), root_(root), view_(view), fail_(std::move(fail)) {
  std::vector<const Symbol*> open;
  for (size_t i = 0; i < imported.size(); ++i) {
    if (!imported[i]) continue;
    open.push_back(imported[i].get());
    if (!imported[i]->is_outside) know(view.locals[i], imported[i]->source);
  }
  while (!open.empty()) {
    const Symbol* symbol = open.back();
    open.pop_back();
    if (symbol->is_outside) {
      imported_.insert(symbol->value.get().bits());
      floating_[symbol->value.get().bits()].push_back(symbol->source);
      for (const SymbolRef& item : symbol->items) open.push_back(item.get());
    } else if (symbol->is_node() && symbol->source) {
      if (const Value v = symbol->source->fetch(vm_, view_); v.is_object())
        floating_[v.bits()].push_back(symbol->source);
    } else if (symbol->is_constant() && symbol->source) {
      know(symbol->value, symbol->source);
    }
  }
  for (const auto& [bits, sources] : floating_)
    for (size_t i = 1; i < sources.size(); ++i) {  // one list given twice: what is made of it is one list again
      if (sources[i]->key() == sources[0]->key()) continue;
      Guard guard;
      guard.kind = GuardKind::Alias;
      guard.source = sources[i];
      guard.other = sources[0];
      add_guard(std::move(guard));
    }
  read_function(Value(const_cast<vm::Function*>(root)), root->code->source->name);
  reads_.push_back({Guard::replaced(vm), {}});
  vm.set_frame_hook(this);
}

OutsideReads::~OutsideReads() { vm_.set_frame_hook(outer_); }

void OutsideReads::know(Value v, SourceRef source) {
  if (!v || is_scalar(v) || !source) return;
  if (floats(v)) second_.emplace(v.bits(), source);
  if (floats(v) && vm::tensors::is_tensor(v)) {  // the recorder knows it as the argument: another one is not written
    Guard guard;
    guard.kind = GuardKind::Alias;
    guard.source = source;
    guard.other = floating_.at(v.bits())[0];
    add_guard(std::move(guard));
  }
  if (imported_.count(v.bits()) != 0) return;
  const std::string label = source->label;
  if (!known_.emplace(v.bits(), std::move(source)).second) return;
  kept_.emplace_back(v);
  if (is_class(v) || is_heap_instance(v))
    vm::note_captured(is_class(v) ? static_cast<vm::Type*>(v.object()) : vm_.type_of(v));
  const vm::Type* type = v.object()->type;
  const auto& types = vm_.types();
  if (type == types.static_method || type == types.class_method)
    know(static_cast<vm::WrappedCallable*>(v.object())->callable, label);
  if (type == types.method) {
    know(static_cast<vm::BoundMethod*>(v.object())->self, label);
    know(static_cast<vm::BoundMethod*>(v.object())->function, label);
  }
}

void OutsideReads::add_guard(Guard guard) {
  if (!seen_.insert(key_of(guard)).second) return;
  reads_.push_back({std::move(guard), vm_.current_span()});
}

void OutsideReads::add(SourceRef source, Value v) {
  if (v) know(v, source->label);
  add_guard(value_guard(std::move(source), v));
}

void OutsideReads::read_function(Value v, const std::string& label) {
  if (made_.count(v.bits()) != 0) return;
  const auto* function = static_cast<vm::Function*>(v.object());
  know(v, label);
  const SourceRef source = Source::watched(v, label);
  if (!seen_.insert("f" + std::to_string(v.bits())).second) return;
  Guard guard;
  guard.kind = GuardKind::Version;
  guard.source = source;
  guard.length = function->version;
  add_guard(std::move(guard));
  const auto& names = function->code->source->localsplus;
  const auto free = static_cast<size_t>(function->closure ? function->closure->size : 0);
  for (size_t i = 0; i < free; ++i)
    variables_.try_emplace(function->closure->items[i].object(),
                           Source::closure(source, static_cast<uint32_t>(i), names[names.size() - free + i].name));
  if (function == root_) return;  // its defaults are arguments of the call
  for (int64_t i = 0; function->defaults && i < function->defaults->size; ++i)
    add(Source::default_value(source, static_cast<uint32_t>(i), label + ".__defaults__"), function->defaults->items[i]);
  Value key, value;
  for (int32_t at = 0; function->keyword_defaults && vm::dict_next(function->keyword_defaults, at, key, value);)
    add(Source::keyword_default(source, key, label + ".__kwdefaults__"), value);
}

void OutsideReads::read_method(Value function, Value self) {
  if (const SourceRef path = method_path(vm_, function, self)) add(path, function);
}

void OutsideReads::read_super(const vm::Super* super, vm::Str* name) {
  bool is_behind = false;
  for (Value entry : super->self_type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    const Value v = is_behind && (base->type_flags & vm::kTypeHeap) != 0 ? vm::dict_get(base->dict, name) : Value();
    if (v)
      return add(Source::attribute(Source::watched(entry, std::string(base->name->view())), Value(name), name->view()),
                 v);
    is_behind = is_behind || base == super->start;
  }
}

bool OutsideReads::is_own(const vm::Frame& frame) const {
  const auto& source = *frame.code->source;
  return !source.file || !is_library(vm_, source.file);
}

bool OutsideReads::is_loading(const vm::Frame& frame) {
  if (&frame == body_ && !frame.is_started) body_ = nullptr;  // another one in its place
  if (body_) {
    for (const vm::Frame* caller = &frame; caller; caller = caller->previous)
      if (caller == body_) return true;
    body_ = nullptr;
  }
  const bool is_function = (frame.code->flags & (python::kNewLocals | python::kOptimized)) != 0;
  const bool is_module = !is_function && (!frame.locals || frame.locals == Value(frame.globals));
  if (is_module && !frame.is_started && !is_own(frame)) body_ = &frame;
  return body_ != nullptr;
}

Value OutsideReads::load(Value module, vm::Str* name, const Source& source) {
  const Value getter = vm::dict_get(static_cast<vm::Module*>(module.object())->dict, vm_.names().getattr);
  const bool is_function = getter && getter.is_object() && getter.object()->type == vm_.types().function;
  if (!is_function || !is_library(vm_, static_cast<vm::Function*>(getter.object())->code->source->file)) return {};
  is_asking_ = true;
  if (!vm_.get_attribute(module, name)) vm_.take_exception();
  is_asking_ = false;
  return source.fetch(vm_, view_);
}

vm::HookOutcome OutsideReads::on_frame(vm::Vm&, vm::Frame& frame) {
  if (is_asking_ || is_loading(frame)) return {};
  if (!frame.is_started && frame.instruction() == 0) enter(frame);
  before(frame);
  frame.hook_at = vm::Frame::kEvery;
  return {};
}

void OutsideReads::enter(vm::Frame& frame) {
  // Of our own functions only those that somebody made with variables of theirs: wrappers.
  const bool is_wrapper = frame.function && frame.function->closure;
  if (!frame.function || !(is_wrapper || is_own(frame)) || made_.count(Value(frame.function).bits()) != 0) return;
  const Value function(frame.function);
  read_function(function, std::string(frame.code->source->name));
  const auto locals = frame.locals_plus();
  if (frame.code->arg_count > 0 && locals[0] && (is_heap_instance(locals[0]) || is_class(locals[0])))
    read_method(function, locals[0]);
}

void OutsideReads::read_global(vm::Frame& frame, vm::Str* name) {
  const Value globals(frame.globals), v = vm::dict_get(frame.globals, name);
  if (!is_own(frame) && (!v || !is_state(v))) return;
  const SourceRef source = frame.globals == root_->globals
                               ? Source::global(Value(name), name->view())
                               : Source::dict_item(Source::watched(globals, "globals"), Value(name), name->view());
  add(source, v);
  if (!v && frame.builtins == root_->builtins)
    add(Source::builtin(Value(name), name->view()), vm::dict_get(frame.builtins, name));
}

void OutsideReads::read_variable(const vm::Frame& frame, uint32_t slot) {
  if (!frame.function || !frame.function->closure) return;
  const int64_t index = static_cast<int64_t>(slot) - (frame.code->slot_count - frame.function->closure->size);
  if (index < 0) return;
  const auto* cell = static_cast<vm::Cell*>(frame.function->closure->items[index].object());
  if (const auto found = variables_.find(cell); found != variables_.end()) add(found->second, cell->value);
}

void OutsideReads::read_import(vm::Str* name) {
  const Value modules(vm::loaded_modules(vm_));
  know(modules, "sys.modules");
  const std::string_view text = name->view();
  for (std::string_view part : {text, text.substr(0, text.find('.'))}) read_item(modules, Value(vm_.intern(part)));
}

void OutsideReads::read_class_attribute(Value object, vm::Str* name) {
  if (!is_heap_instance(object)) return;
  vm::Type* type = vm_.type_of(object);
  vm::note_captured(type);
  const Value own = vm::has_instance_dict(object.object()) && vm::instance_dict(object.object())
                        ? vm::dict_get(vm::instance_dict(object.object()), name)
                        : Value();
  if (own || !is_known(Value(type))) return;
  const SourceRef source = Source::attribute(source_of(Value(type)), Value(name), name->view());
  if (const Value v = source->fetch(vm_, view_)) add(source, v);
}

void OutsideReads::read_tensor_attribute(Value object, vm::Str* name) {
  if (is_one_of(name->view(), {"strides", "stride", "is_contiguous", "storage_offset", "data_ptr"}))
    fail_("how a tensor lies in memory is read");
  const SourceRef base = place_of(object);
  if (!base) return;
  // What the program has set on it, or may set; what it is, its type says.
  const vm::Dict* own = vm::has_instance_dict(object.object()) ? vm::instance_dict(object.object()) : nullptr;
  const Value v = own ? vm::dict_get(own, name) : Value();
  if (v || !vm::find_in_type(vm_, vm_.type_of(object), name))
    add(Source::attribute(base, Value(name), name->view()), v);
}

void OutsideReads::read_attribute(Value object, vm::Str* name) {
  if (object.is_object() && object.object()->type == vm_.types().super)
    return read_super(static_cast<vm::Super*>(object.object()), name);
  if (object && vm::tensors::is_tensor(object)) return read_tensor_attribute(object, name);
  if (!is_known(object)) return read_class_attribute(object, name);
  const SourceRef base = source_of(object);
  if (is_shell(vm_, object)) return read_contents(object, 0);
  if (object.object()->type == vm_.types().function) {
    read_function(object, label_of(object));
    for (std::string_view part : {"__globals__", "__closure__", "__annotations__"})
      if (name->view() == part)
        if (const Ref found = vm_.get_attribute(object, name)) know(found, label_of(object) + "." + std::string(part));
  } else if (name->view() == "base" && vm::numpy::is_array(vm_, object)) {
    if (const Ref whole = vm_.get_attribute(object, name)) know(whole, label_of(object) + ".base");
  }
  const bool is_module = vm_.is_instance(object, vm_.types().module);
  if (is_class(object) && (static_cast<vm::Type*>(object.object())->type_flags & vm::kTypeHeap) == 0) return;
  if (name == vm_.names().dict && (is_module || is_class(object))) {
    vm::Dict* dict =
        is_module ? static_cast<vm::Module*>(object.object())->dict : static_cast<vm::Type*>(object.object())->dict;
    return know(Value(dict), label_of(object) + ".__dict__");
  }
  if (!is_module && !is_class(object) && is_changeable(vm_, object)) read_contents(object, 0);
  if (!is_module && !is_class(object) && !vm::has_instance_dict(object.object()) && !is_heap_instance(object)) return;
  if (is_heap_instance(object)) read_contents(object, 0);
  const SourceRef source = Source::attribute(base, Value(name), name->view());
  Value v = source->fetch(vm_, view_);
  if (!v && is_module) v = load(object, name, *source);
  if (!v && is_module) {
    const Value getter = vm::dict_get(static_cast<vm::Module*>(object.object())->dict, vm_.names().getattr);
    add(Source::attribute(base, Value(vm_.names().getattr), "__getattr__"), getter);
  }
  if (!v && is_heap_instance(object)) {  // a class may get a __getattr__ later
    const vm::Type* type = vm_.type_of(object);
    const Value getter = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.names().getattr);
    const SourceRef owner = Source::watched(Value(const_cast<vm::Type*>(type)), std::string(type->name->view()));
    add(Source::attribute(owner, Value(vm_.names().getattr), "__getattr__"), getter);
  }
  // Functions of our own modules that our own code reads are too many: of them is known whether one was replaced.
  if (is_module && v && v.is_object() && !is_in_own_) {
    const vm::Type* type = v.object()->type;
    const auto* function = type == vm_.types().function ? static_cast<vm::Function*>(v.object()) : nullptr;
    const uint32_t file = function ? function->code->source->file : 0;
    if (type == vm_.types().native_function || (file && is_library(vm_, file))) return;
  }
  add(source, v);
}

void OutsideReads::read_item(Value container, Value key) {
  container = behind(container);
  if (!is_known(container)) return;
  const vm::Type* type = container.object()->type;
  const SourceRef base = source_of(container);
  int64_t index = 0;
  if (type == vm_.types().list && vm::is_int(key) && vm::int_fits(key, index) && index >= 0 &&
      index < vm::as_list(container)->size)
    return add(Source::item(base, static_cast<uint32_t>(index)), vm::as_list(container)->items[index]);
  if (type == vm_.types().dict && (vm::is_str(key) || vm::is_int(key))) {
    const std::string text = vm::is_str(key) ? "'" + std::string(vm::view_of(key)) + "'" : "...";
    const SourceRef source = Source::dict_item(base, key, text);
    return add(source, source->fetch(vm_, view_));
  }
  read_contents(container, 0);
}

void OutsideReads::read_contents(Value v, int depth) {
  if (!is_known(v) || depth > kMaxDepth || vm::tensors::is_tensor(v)) return;
  Guard guard;
  guard.source = source_of(v);
  if (is_heap_instance(v)) {
    guard.kind = GuardKind::Type;
    guard.type = vm_.type_of(v);
    add_guard(guard);
  }
  const bool is_tuple = v.object()->type == vm_.types().tuple;
  if (!is_changeable(vm_, v) && !is_tuple && !is_shell(vm_, v)) return;
  const Ref contents = contents_of(vm_, v);
  if (!contents) return fail_("what " + label_of(v) + " holds is too large to be compared at every call");
  if (!is_tuple) {
    guard.kind = GuardKind::Contents;
    guard.type = vm_.type_of(v);
    guard.expected = contents;
    add_guard(std::move(guard));
  }
  if (!vm::is_tuple(contents)) return;
  for (Value item : vm::as_tuple(contents)->span()) {
    know(item, label_of(v) + "[...]");
    if (!is_scalar(item) && depth > 0) read_contents(item, depth + 1);
  }
}

void OutsideReads::before(vm::Frame& frame) {
  const auto& words = frame.code->source->words;
  const uint32_t at = frame.instruction();
  const auto stack = frame.stack();
  if (maker_ == &frame && !stack.empty() && stack.back()) {
    made_.insert(stack.back().bits());
    kept_.emplace_back(stack.back());
  }
  maker_ = nullptr;
  if (importer_ == &frame) read_import(import_name_);
  importer_ = nullptr;
  if (at >= words.size()) return;
  const Op op = python::word_op(words[at]);
  const uint32_t arg = python::word_arg(words[at]);
  is_in_own_ = is_own(frame);
  switch (op) {
    case Op::LOAD_GLOBAL:
      if (!globals_read_.insert(frame.current).second) return;
      return read_global(frame, frame.code->names[arg >> 1]);
    case Op::LOAD_NAME: {
      vm::Str* name = frame.code->names[arg];
      const bool is_local = frame.locals && vm::is_dict(frame.locals) && vm::dict_get(vm::as_dict(frame.locals), name);
      return is_local ? void() : read_global(frame, name);
    }
    case Op::LOAD_DEREF:
    case Op::LOAD_CLASSDEREF:
      return read_variable(frame, arg);
    case Op::LOAD_ATTR:
    case Op::LOAD_METHOD:
      return stack.empty() ? void() : read_attribute(stack.back(), frame.code->names[arg]);
    case Op::BINARY_SUBSCR:
      return stack.size() < 2 ? void() : read_item(stack[stack.size() - 2], stack.back());
    case Op::IMPORT_NAME:
      if (is_in_own_) return read_import(frame.code->names[arg]);
      importer_ = &frame;
      import_name_ = frame.code->names[arg];
      return;
    case Op::IMPORT_FROM:
      return stack.empty() ? void() : read_attribute(stack.back(), frame.code->names[arg]);
    case Op::MAKE_FUNCTION:
      maker_ = &frame;
      return;
    case Op::PRECALL:  // the stack of the CALL behind it
      if (stack.size() >= arg + 2) call(frame, stack.subspan(stack.size() - arg - 2));
      return;
    case Op::CALL_FUNCTION_EX:
      return call_unpacked(frame, (arg & 1) != 0);
    case Op::IS_OP:
      return stack.size() < 2 ? void() : read_identity(stack[stack.size() - 2], stack.back());
    case Op::CONTAINS_OP:
      return contains(frame);
    case Op::FOR_ITER:
    case Op::SEND: {
      const uint32_t depth = op == Op::SEND ? 2 : 1;
      const Value v = stack.size() >= depth ? stack[stack.size() - depth] : Value();
      if (is_known(v) && v.object()->type->slots.next) fail_("an iterator from outside is advanced");
      return;
    }
    case Op::STORE_GLOBAL:
    case Op::DELETE_GLOBAL:
    case Op::STORE_DEREF:
    case Op::DELETE_DEREF:
    case Op::STORE_ATTR:
    case Op::DELETE_ATTR:
    case Op::STORE_SUBSCR:
    case Op::DELETE_SUBSCR:
      return write(frame, op, arg);
    case Op::BINARY_OP:
      write(frame, op, arg);
      [[fallthrough]];
    case Op::COMPARE_OP:
    case Op::MATCH_CLASS:
    case Op::MATCH_KEYS:
    case Op::FORMAT_VALUE:
      operand_read(frame, 2);
      [[fallthrough]];
    case Op::LIST_EXTEND:
    case Op::SET_UPDATE:
    case Op::UNPACK_SEQUENCE:
    case Op::UNPACK_EX:
      return stack.empty() ? void() : read_all(stack.back());
    case Op::GET_ITER:
    case Op::GET_YIELD_FROM_ITER:
    case Op::GET_LEN:
    case Op::MATCH_MAPPING:
    case Op::MATCH_SEQUENCE:
    case Op::UNARY_NOT:
    case Op::POP_JUMP_FORWARD_IF_FALSE:
    case Op::POP_JUMP_FORWARD_IF_TRUE:
    case Op::POP_JUMP_BACKWARD_IF_FALSE:
    case Op::POP_JUMP_BACKWARD_IF_TRUE:
    case Op::JUMP_IF_FALSE_OR_POP:
    case Op::JUMP_IF_TRUE_OR_POP:
    case Op::DICT_UPDATE:
    case Op::DICT_MERGE:
      return operand_read(frame, 1);
    default:
      return;
  }
}

void OutsideReads::guard(GraphCapture& graph) {
  std::unordered_set<std::string> guarded;
  for (const Guard& known : graph.guards) guarded.insert(key_of(known));
  for (const Read& read : reads_) {
    if (guarded.count(key_of(read.guard)) != 0) continue;
    if (read.guard.holds(vm_, view_)) {
      graph.guards.push_back(read.guard);
      continue;
    }
    if (!effect_)
      effect_ = Break{BreakId::WritesOutside,
                      (read.guard.source ? read.guard.source->label : "a function") + " is read and changed",
                      read.span,
                      {}};
  }
}

}  // namespace refjit::capture
