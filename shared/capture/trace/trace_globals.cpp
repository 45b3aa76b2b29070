#include "capture/trace/trace_globals.h"

#include <algorithm>

#include "python/code.h"
#include "vm/code.h"
#include "vm/function.h"
#include "vm/state.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Value;

namespace {

bool is_number(Value v) { return v && (v.is_bool() || vm::is_int(v) || vm::is_float(v)); }

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
  if (std::none_of(functions_.begin(), functions_.end(), is_same)) functions_.emplace_back(Value(frame.function));
  return {};
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
  if (!is_number(v)) return;
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
  graph.guards.push_back(number_guard(v, std::move(path)));
}

void GlobalNumbers::guard(GraphCapture& graph, const vm::Function* root) const {
  for (const vm::Ref& ref : functions_) {
    const auto* function = ref.as<vm::Function>();
    const auto& words = function->code->source->words;
    for (uint32_t i = 0; i < words.size(); ++i)
      if (python::word_op(words[i]) == Op::LOAD_GLOBAL) guard_global(graph, function, root, i);
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
