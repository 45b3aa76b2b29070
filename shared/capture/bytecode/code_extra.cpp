// What MindSpore's get_code_extra says of a code object, from the record of its captures: how often each was run, what
// it guards, where it broke. Names and nesting are MindSpore's: a whole function called with what its graph takes has
// a phase, anything else a code object whose constants are the graph and what follows the break.
#include <algorithm>

#include "base/library_file.h"
#include "capture/bytecode/bytecode_capture.h"
#include "capture/bytecode/dispatcher.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// A copy under another name, with more constants.
Ref stand_in(vm::Vm& vm, const vm::Code* code, std::string name, const std::vector<Ref>& more) {
  auto copy = std::make_shared<python::CodeObject>(*code->source);
  copy->name = std::move(name);
  copy->qualname = copy->name;
  for (const Ref& constant : more) copy->consts.push_back(python::Const::of_code(constant.as<vm::Code>()->source));
  Ref made = vm::make_code(vm, std::move(copy));
  if (!made) return made;
  // The very code objects that are known by their address, where the copy has converted its constants anew.
  auto* object = made.as<vm::Code>();
  for (size_t i = 0; i < more.size(); ++i) {
    Value& slot = object->consts[object->const_count - more.size() + i];
    const Ref old = Ref::steal(slot.object());
    slot = Ref(more[i]).release();
  }
  return made;
}

std::string guards_text(vm::Vm& vm, const Guards& guards) {
  std::string text;
  size_t count = 0;
  for (size_t i = 0; i < guards.size(); ++i)
    if (guards[i].source)
      text += "  guard " + std::to_string(++count) + " [EqGuard(var:" + guards[i].source->label + " == {" +
              guards[i].expectation(vm) + "})]\n";
  return text;
}

bool store(vm::Vm& vm, const Ref& dict, std::string_view key, Ref value) {
  return value && vm::dict_store(vm, vm::as_dict(dict), vm.string(key), value);
}

constexpr uint32_t kVariants = 8;  ///< variant_of() is below.

/// Are the arguments what the graph takes, and the result what it gives? Then MindSpore runs no code of its own.
bool is_direct_call(const Entry& entry, const FrameView& view, const vm::Code* code) {
  const bool is_plain_call = code->keyword_only_count == 0 && code->free_count == 0 &&
                             (code->flags & (python::kVarArgs | python::kVarKeywords)) == 0;
  if (!entry.has_returned || !entry.effects.empty() || !is_plain_call) return false;
  for (uint32_t i = 0; i < code->arg_count; ++i) {
    const Value v = view.locals[i];
    if (!v || !(vm::tensors::is_tensor(v) || v.is_small_int() || v.is_double() || v.is_bool() || vm::is_str(v)))
      return false;
  }
  return entry.result.kind != RebuildKind::Dict;
}

std::string input_text(const ir::Abstract& abstract) {
  std::string dims;
  for (const ir::Dim& dim : abstract.shape.dims) dims += (dims.empty() ? "" : ", ") + std::to_string(dim.printed());
  return "_AbstractTensor(shape: (" + dims +
         "), element: AbstractScalar(Type: " + std::string(ir_name(abstract.dtype)) +
         ", Value: ValueAny, Shape: NoShape), value: ValueAny)";
}

/// The first line of MindSpore's Unsupported for a break.
std::string unsupported_text(const Break& why) {
  switch (why.id) {
    case BreakId::BranchesOnTensor:
      return "Data-dependent conditional control flow is not supported";
    case BreakId::ImportsModule:
    case BreakId::DefinesClass:
    case BreakId::WithBlock:
    case BreakId::TryBlock:
      return "Unsupported bytecode\n  Hint: ByteCode " +
             (why.id == BreakId::DefinesClass ? "LOAD_BUILD_CLASS"
              : why.strict_message.empty()    ? why.detail
                                              : why.strict_message) +
             " is not supported.\n  Hint: See https://docs.python.org/3/library/dis.html for bytecode semantics.";
    case BreakId::CallsNative:
    case BreakId::CallsUnknown:
    case BreakId::MakesObject:
    case BreakId::Raises:
    case BreakId::AdvancesIterator:
    case BreakId::Suspends:
    case BreakId::ReadsTensorValue:
    case BreakId::PlainClass:
      return "Unsupported function";
    default:
      return "Cannot infer the execution result\n  Hint: The exact cause of graph break is unknown (may be unsupported "
             "scenarios or framework issue). Needs further debugging.";
  }
}

}  // namespace

bool BytecodeDispatcher::must_stop(GraphCapture& graph, const FrameState& end) {
  // A print ends the graph here and not in MindSpore, so it does not count.
  if (!options_.must_be_whole || end.has_returned || end.why.id == BreakId::CallsPrint) return false;
  vm::Vm& vm = state_.vm;
  std::string text = unsupported_text(end.why) + "\n\nFrom user code:\n";
  const std::vector<Span>& places = graph.spans();
  for (size_t i = places.size(); i-- > 0;) {
    const Span& span = places[i];
    if (!span.is_known() || !span.file) continue;
    const std::string& file = vm.files()[span.file].name;
    if (is_library_file(file)) continue;
    text += "In file " + file + ":" + std::to_string(span.line) + "\n" +
            std::string(vm.files().line(span.file, span.line)) + "\n";
  }
  const Ref type = vm.get_attribute(vm.import("mindspore.common._pijit_context"), "Unsupported");
  if (type) vm.raise(type.as<vm::Type>(), std::move(text));
  return true;
}

void BytecodeDispatcher::note_compile(Site& site, Entry& entry, const GraphCapture& graph, bool has_graph,
                                      const FrameView& view, const vm::Code* code) {
  if (!has_graph && entry.has_returned && entry.effects.empty()) return;
  entry.is_direct = is_direct_call(entry, view, code);
  const auto& source = *code->source;
  entry.phase = source.filename + "_" + std::to_string(source.first_line) + "_" + std::to_string(site.compiles++) +
                "R.<compile[" + std::to_string(state_.phases++) + "]>" + source.name;
  for (const Input& input : graph.inputs) entry.phase += input_text(*input.parameter->abstract);
  entry.phase += ".pi_jit";
}

Ref BytecodeDispatcher::compiled_code(Entry& entry, vm::Code* code) {
  if (entry.compiled_code) return entry.compiled_code;
  vm::Vm& vm = state_.vm;
  const auto& source = *code->source;
  if (entry.phase.empty()) return entry.compiled_code = Value(code);
  std::vector<Ref> constants;
  const auto add = [&](std::string name, Stand stand) {
    Ref made = stand_in(vm, code, std::move(name), {});
    if (!made) return false;
    stands_.emplace(made.as<vm::Code>(), std::move(stand));
    codes_.push_back(made);
    constants.push_back(std::move(made));
    return true;
  };
  const auto number = [this] { return std::to_string(stand_count_++) + "I."; };
  if (entry.graph && !add(number() + "<compile>" + source.name, {code, 0, entry.phase})) return {};
  if (!entry.has_returned) {
    std::vector<uint32_t> places{entry.resume};
    if (entry.is_branch) places.push_back(source.jump_target(entry.instruction));
    for (uint32_t place : places)
      if (!add(number() + std::to_string(place) + "B." + source.name, {code, place, {}})) return {};
  }
  return entry.compiled_code = stand_in(vm, code, number() + "0R." + source.name, constants);
}

Ref BytecodeDispatcher::extra_of_sites(vm::Code* code, uint32_t instruction) {
  vm::Vm& vm = state_.vm;
  uint32_t compiles = 0, breaks = 0;
  bool is_known = false, is_given_up = false;
  Entry* newest = nullptr;
  for (uint32_t variant = 0; variant < kVariants; ++variant) {
    const auto at = sites_.find(Place{code, instruction, variant});
    if (at == sites_.end()) continue;
    is_known = true;
    is_given_up = is_given_up || at->second.is_interpreted;
    compiles += at->second.compiles;
    breaks += at->second.breaks;
    for (const auto& entry : at->second.entries)
      if (!newest || entry->last_use > newest->last_use) newest = entry.get();
  }
  if (!is_known) return vm::kNone;
  Ref extra = vm.dict();
  if (newest) {
    Ref run = vm.dict();
    const bool done =
        (newest->is_direct ? store(vm, run, "phase_", vm.string(newest->phase))
                           : store(vm, run, "compiled_code_", compiled_code(*newest, code))) &&
        (newest->guards.empty() || store(vm, run, "guard_", vm.string(guards_text(vm, newest->guards)))) &&
        store(vm, run, "call_count_", vm.integer(static_cast<int64_t>(newest->calls))) && store(vm, extra, "code", run);
    if (!done) return {};
  }
  const char* stat = is_given_up ? "NEVER_COMPILE" : newest ? "GRAPH_CALLABLE" : "GRAPH_CANDIDATE";
  if (!store(vm, extra, "stat", vm.string(stat)) || !store(vm, extra, "compile_count_", vm.integer(compiles)) ||
      !store(vm, extra, "break_count_", vm.integer(breaks)))
    return {};
  return extra;
}

Ref BytecodeDispatcher::extra_of(Value of) {
  vm::Vm& vm = state_.vm;
  if (vm.type_of(of) == vm.types().method) of = static_cast<vm::BoundMethod*>(of.object())->function;
  if (vm.type_of(of) == vm.types().function) of = Value(vm::whole_code(static_cast<vm::Function*>(of.object())));
  if (vm.type_of(of) != vm.types().code) return vm::kNone;
  auto* code = static_cast<vm::Code*>(of.object());
  const auto stand = stands_.find(code);
  if (stand == stands_.end()) return extra_of_sites(code, 0);
  const auto [original, place, phase] = stand->second;
  if (phase.empty()) return extra_of_sites(original, place);
  for (const auto& [key, site] : sites_)
    for (const auto& entry : site.entries) {
      if (key.code != original || entry->phase != phase) continue;
      Ref run = vm.dict(), extra = vm.dict();
      if (!store(vm, run, "phase_", vm.string(phase)) ||
          !store(vm, run, "call_count_", vm.integer(static_cast<int64_t>(entry->calls))) ||
          !store(vm, extra, "code", run) || !store(vm, extra, "stat", vm.string("GRAPH_CALLABLE")) ||
          !store(vm, extra, "compile_count_", vm.integer(0)) || !store(vm, extra, "break_count_", vm.integer(0)))
        return {};
      return extra;
    }
  return vm::kNone;
}

}  // namespace refjit::capture
