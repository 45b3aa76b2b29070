#include "capture/trace/trace_globals.h"

#include <algorithm>

#include "python/code.h"
#include "vm/code.h"
#include "vm/function.h"
#include "vm/state.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Ref;
using vm::Value;

namespace {

constexpr size_t kMaxActivations = 256;

bool is_number(Value v) { return v && (v.is_bool() || vm::is_int(v) || vm::is_float(v)); }

bool is_instance(Value v) {
  return v.is_object() && (v.object()->type->type_flags & vm::kTypeHeap) != 0 && !vm::tensors::is_tensor(v) &&
         !vm::has_type_flag(v, vm::kTypeType);
}

Guard number_guard(Value v, SourceRef source) {
  Guard guard;
  guard.kind = v.is_object() ? GuardKind::Equal : GuardKind::Identity;
  guard.source = std::move(source);
  guard.expected = v;
  return guard;
}

}  // namespace

GlobalNumbers::GlobalNumbers(vm::Vm& vm) : vm_(vm), outer_(vm.state().hook) { vm.set_frame_hook(this); }
GlobalNumbers::~GlobalNumbers() { vm_.set_frame_hook(outer_); }

vm::HookOutcome GlobalNumbers::on_frame(vm::Vm& vm, vm::Frame& frame) {
  frame.hook_at = vm::Frame::kNever;
  const auto& source = *frame.code->source;
  if (!frame.function || !source.file || vm.files()[source.file].name.compare(0, 9, "<refjit>/") == 0) return {};
  const auto is_same = [&](const vm::Ref& known) { return known.get() == Value(frame.function); };
  const bool is_new = std::none_of(functions_.begin(), functions_.end(), is_same);
  if (is_new) functions_.emplace_back(Value(frame.function));
  Activation activation{Value(frame.function), {}};
  const auto locals = frame.locals_plus();
  for (uint32_t i = 0; i < source.parameter_count() && i < locals.size(); ++i)
    if (locals[i] && is_instance(locals[i])) activation.instances.emplace_back(i, Ref(locals[i]));
  const bool is_worth = is_new || !activation.instances.empty();
  if (is_worth && activations_.size() < kMaxActivations) activations_.push_back(std::move(activation));
  return {};
}

bool GlobalNumbers::is_attribute_written(const vm::Str* name) const {
  for (const vm::Ref& ref : functions_) {
    const auto* function = ref.as<vm::Function>();
    for (python::Word word : function->code->source->words)
      if (python::word_op(word) == Op::STORE_ATTR && function->code->names[python::word_arg(word)] == name) return true;
  }
  return false;
}

void GlobalNumbers::add(GraphCapture& graph, Guard guard) const {
  const std::string key = guard.source->key();
  for (const Guard& known : graph.guards)
    if (known.source && known.kind == guard.kind && known.source->key() == key) return;
  graph.guards.push_back(std::move(guard));
}

SourceRef GlobalNumbers::base_of(GraphCapture& graph, const Activation& activation, uint32_t word) const {
  const auto* function = activation.function.as<vm::Function>();
  const auto& source = *function->code->source;
  const Op op = python::word_op(source.words[word]);
  const uint32_t arg = python::word_arg(source.words[word]);
  if (op == Op::LOAD_FAST) {
    for (python::Word other : source.words)
      if (python::word_op(other) == Op::STORE_FAST && python::word_arg(other) == arg) return nullptr;
    for (const auto& [slot, object] : activation.instances)
      if (slot == arg) return Source::object(object, source.localsplus[slot].name);
    return nullptr;
  }
  SourceRef path;
  if (op == Op::LOAD_GLOBAL) {
    vm::Str* name = function->code->names[arg >> 1];
    if (is_written(Value(function->globals), name)) return nullptr;
    path = Source::dict_item(Source::object(Value(function->globals), "globals"), Value(name), name->view());
  } else if (op == Op::LOAD_DEREF && function->closure) {
    const int64_t index = static_cast<int64_t>(arg) - (function->code->slot_count - function->closure->size);
    if (index < 0) return nullptr;
    path = Source::closure(Source::object(activation.function, source.name), static_cast<uint32_t>(index),
                           source.localsplus[arg].name);
  }
  const Value v = path ? path->fetch(vm_, {}) : Value();
  if (!v || !is_instance(v)) return nullptr;
  Guard guard;
  guard.source = path;
  guard.expected = v;
  add(graph, std::move(guard));
  return path;
}

void GlobalNumbers::guard_attributes(GraphCapture& graph, const Activation& activation, uint32_t word) const {
  const auto* function = activation.function.as<vm::Function>();
  const auto& words = function->code->source->words;
  if (word + 1 >= words.size() || python::word_op(words[word + 1]) != Op::LOAD_ATTR) return;
  SourceRef path = base_of(graph, activation, word);
  for (uint32_t i = word + 1; path && i < words.size() && python::word_op(words[i]) == Op::LOAD_ATTR; ++i) {
    vm::Str* name = function->code->names[python::word_arg(words[i])];
    if (is_attribute_written(name)) return;
    path = Source::attribute(path, Value(name), name->view());
    const Value v = path->fetch(vm_, {});
    if (!v) return;
    const bool is_plain = is_number(v) || v.is_none() || vm::is_str(v);
    if (!is_plain && !vm::tensors::is_tensor(v) && !is_instance(v)) return;
    Guard guard = number_guard(v, path);
    if (!is_plain) guard.kind = GuardKind::Identity;
    add(graph, std::move(guard));
    if (!is_instance(v)) return;
  }
}

bool GlobalNumbers::is_written(Value globals, const vm::Str* name) const {
  for (const vm::Ref& ref : functions_) {
    const auto* function = ref.as<vm::Function>();
    if (Value(function->globals) != globals) continue;
    for (python::Word word : function->code->source->words)
      if (python::word_op(word) == Op::STORE_GLOBAL && function->code->names[python::word_arg(word)] == name)
        return true;
  }
  return false;
}

void GlobalNumbers::guard_global(GraphCapture& graph, const vm::Function* function, const vm::Function* root,
                                 uint32_t word) const {
  const auto& source = *function->code->source;
  vm::Str* name = function->code->names[python::word_arg(source.words[word]) >> 1];
  const Value v = vm::dict_get(function->globals, name);
  // Of lists and dicts, which the function may change, nothing is held.
  const bool is_plain = v && (is_number(v) || v.is_none() || vm::is_str(v));
  const bool is_held = v && (vm::tensors::is_tensor(v) || is_instance(v) || vm_.type_of(v) == vm_.types().function);
  if (!is_plain && !is_held) return;
  const std::string label(name->view());
  if (is_written(Value(function->globals), name)) {
    graph.frozen.push_back({label, value_text(vm_, v), source.spans[word]});
    return;
  }
  SourceRef path = Value(function->globals) == Value(root->globals)
                       ? Source::global(Value(name), label)
                       : Source::dict_item(Source::object(Value(function->globals), "globals"), Value(name), label);
  const std::string key = path->key();
  for (const Guard& known : graph.guards)
    if (known.source && known.source->key() == key) return;
  Guard guard = number_guard(v, std::move(path));
  if (is_held) guard.kind = GuardKind::Identity;
  graph.guards.push_back(std::move(guard));
}

void GlobalNumbers::guard(GraphCapture& graph, const vm::Function* root) const {
  for (const vm::Ref& ref : functions_) {
    const auto* function = ref.as<vm::Function>();
    const auto& words = function->code->source->words;
    for (uint32_t i = 0; i < words.size(); ++i)
      if (python::word_op(words[i]) == Op::LOAD_GLOBAL) guard_global(graph, function, root, i);
  }
  for (const Activation& activation : activations_) {
    const auto& words = activation.function.as<vm::Function>()->code->source->words;
    for (uint32_t i = 0; i < words.size(); ++i) guard_attributes(graph, activation, i);
  }
  if (!root->closure) return;
  const auto& source = *root->code->source;
  for (int64_t i = 0; i < root->closure->size; ++i) {
    const auto slot = static_cast<uint32_t>(root->code->slot_count - root->closure->size + i);
    const auto stores = [slot](python::Word word) {
      return python::word_op(word) == Op::STORE_DEREF && python::word_arg(word) == slot;
    };
    const Value content = static_cast<vm::Cell*>(root->closure->items[i].object())->value;
    if (is_number(content) && std::none_of(source.words.begin(), source.words.end(), stores))
      graph.guards.push_back(number_guard(content, Source::cell(slot, source.localsplus[slot].name)));
  }
}

}  // namespace refjit::capture
