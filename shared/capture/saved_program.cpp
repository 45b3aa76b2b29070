#include "capture/saved_program.h"

#include "capture/compiler.h"
#include "capture/jit_function.h"
#include "ir/pack.h"
#include "vm/builtin_types.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::capture {

using vm::Args;
using vm::Ref;
using vm::Value;

namespace {

Ref pair(vm::Vm& vm, std::string_view kind, Value payload) {
  Ref name = vm.string(std::string(kind));
  return vm.tuple(std::vector<Value>{name, payload});
}

/// The form of a result: ("output", i), ("number", i), ("constant", value), ("tuple" or "list", forms). Null: refused.
Ref form_of(vm::Vm& vm, const Rebuild& rebuild, const FrameView& view) {
  switch (rebuild.kind) {
    case RebuildKind::Output:
    case RebuildKind::Copy:
    case RebuildKind::Number:
      return pair(vm, rebuild.kind == RebuildKind::Number ? "number" : "output", vm.integer(rebuild.output));
    case RebuildKind::Constant:
      return pair(vm, "constant", rebuild.constant);
    case RebuildKind::Source:
      if (const Value value = rebuild.source->fetch(vm, view)) return pair(vm, "source", value);
      break;
    case RebuildKind::Tuple:
    case RebuildKind::List: {
      std::vector<Ref> parts;
      std::vector<Value> values;
      for (const Rebuild& item : rebuild.items) {
        parts.push_back(form_of(vm, item, view));
        if (!parts.back()) return {};
        values.push_back(parts.back());
      }
      Ref items = vm.tuple(values);
      return pair(vm, rebuild.kind == RebuildKind::Tuple ? "tuple" : "list", items);
    }
    default:
      break;
  }
  return vm.raise("RuntimeError", "The result of this network cannot be kept in a file.");
}

}  // namespace

bool note_saved(vm::Vm& vm, const Entry& entry, const FrameView& view) {
  SavedCall& saved = *jit_state(vm).saving;
  if (saved.parts) return true;  // a call inside: a part that is run on its own
  std::vector<Ref> owned;
  std::vector<Value> values;
  if (!entry.effects.empty() || !entry.prints.empty() || !entry.writes.empty()) {
    vm.raise("RuntimeError", "A network that prints or changes Python objects cannot be kept in a file.");
    return false;
  }
  if (entry.graph) {
    for (const Input& input : entry.graph->inputs) {
      const Value value = input.tensor ? Value(input.tensor) : input.source->fetch(vm, view);
      if (!value) {
        if (!vm.has_exception()) vm.raise("RuntimeError", "An input of the network is not there.");
        return false;
      }
      values.push_back(value);
    }
  }
  Ref bytes = vm::new_bytes(vm, entry.graph ? ir::pack(*entry.graph->program.module) : std::string());
  Ref inputs = vm.list(values);
  Ref form = form_of(vm, entry.result, view);
  if (!form) return false;
  Ref count = vm.integer(entry.graph ? static_cast<int64_t>(entry.graph->output_count) : 0);
  saved.parts = vm.tuple(std::vector<Value>{bytes, inputs, form, count});
  return true;
}

Ref save_program(vm::Vm& vm, Args args) {
  JitState& state = jit_state(vm);
  SavedCall saved;
  SavedCall* outer = std::exchange(state.saving, &saved);
  const std::span<const Value> given = vm::as_tuple(args[1])->span();
  Ref result = vm.call(args[0], Args{given.data(), static_cast<uint32_t>(given.size())});
  state.saving = outer;
  if (!result) return {};
  if (!saved.parts) return vm.raise("RuntimeError", "The network was not compiled as one graph.");
  return vm.tuple(std::vector<Value>{result, saved.parts});
}

Ref newest_program(vm::Vm& vm, Args args) {
  Value function = args[0];
  if (vm.type_of(function) == vm.types().method) function = static_cast<vm::BoundMethod*>(function.object())->function;
  if (!jitted_function(vm, function)) return vm::kNone;
  const JitData& data = *static_cast<JitFunction*>(function.object())->data;
  if (data.entries.empty() || !data.entries.back()->graph) return vm::kNone;
  return vm::new_bytes(vm, ir::pack(*data.entries.back()->graph->program.module));
}

Ref restore_program(vm::Vm& vm, Args args) {
  JitState& state = jit_state(vm);
  if (!vm::is_bytes(args[0])) return vm.raise("TypeError", "restore_program() takes bytes");
  int64_t inputs = 0, outputs = 0;
  vm::int_fits(args[1], inputs);
  vm::int_fits(args[2], outputs);
  CachedProgram cached;
  cached.function = "GraphCell.construct";
  cached.bytes = vm::as_bytes(args[0])->view();
  cached.outputs = static_cast<size_t>(outputs);
  for (int64_t i = 0; i < inputs; ++i) {
    Input input;
    input.source = Source::local(static_cast<uint32_t>(i), "input" + std::to_string(i));
    cached.inputs.push_back(std::move(input));
  }
  auto compiled = Compiler::restore(state, std::move(cached), state.defaults, vm.host().monotonic());
  if (!compiled) return vm.raise("RuntimeError", compiled.error().message);
  state.restored.push_back(std::move(*compiled));
  return vm.integer(static_cast<int64_t>(state.restored.size()) - 1);
}

Ref run_program(vm::Vm& vm, Args args) {
  JitState& state = jit_state(vm);
  int64_t number = -1;
  vm::int_fits(args[0], number);
  if (number < 0 || number >= static_cast<int64_t>(state.restored.size()))
    return vm.raise("RuntimeError", "no such program");
  CompiledGraph& graph = *state.restored[static_cast<size_t>(number)];
  FrameView view;
  view.locals = vm::as_tuple(args[1])->span();
  if (view.locals.size() != graph.inputs.size()) return vm.raise("RuntimeError", "a program got other inputs");
  std::vector<Tensor> outputs;
  if (!graph.run(vm, view, outputs)) return {};
  std::vector<Ref> made;
  std::vector<Value> values;
  for (size_t i = 0; i < outputs.size(); ++i) {
    made.push_back(i < state.taped_outputs.size() ? state.taped_outputs[i] : vm::tensors::new_tensor(vm, outputs[i]));
    if (!made.back()) return {};
    values.push_back(made.back());
  }
  state.taped_outputs.clear();
  return vm.tuple(values);
}

}  // namespace refjit::capture
