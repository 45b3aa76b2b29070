// Native module `_refjit_grad`: the gradient tapes of one Vm, as a stack, for guest/mindspore's grad and GradOperation.
#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "vm/extension.h"
#include "vm/startup.h"
#include "vm/tensors/tape.h"
#include "vm/tensors/tensors.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

struct TapeState : Vm::Extension {
  explicit TapeState(Vm&) {}
  std::vector<std::unique_ptr<Tape>> tapes;
  std::map<int64_t, std::unique_ptr<Tape>> kept;  ///< Ended, for gradients that are asked for later.
  int64_t next_kept = 1;
  bool is_enabled = true;
};

TapeState& tape_state(Vm& vm) { return vm.extension<TapeState>(); }

/// Items of a tuple of Tensors; false with TypeError for anything else.
bool read_tensors(Vm& vm, Value v, bool allows_none, std::vector<Value>& out) {
  if (!is_tuple(v)) return vm.raise("TypeError", "a tuple of Tensors expected"), false;
  for (Value item : as_tuple(v)->span()) {
    if (!is_tensor(item) && !(allows_none && item.is_none()))
      return vm.raise("TypeError", "a tuple of Tensors expected"), false;
    out.push_back(item.is_none() ? Value() : item);
  }
  return true;
}

/// begin(watched, finds=False): a new tape records from now on; `finds`: it watches the Parameters that it meets, too.
Ref begin(Vm& vm, Args args) {
  std::vector<Value> watched;
  if (!read_tensors(vm, args[0], false, watched)) return {};
  TensorState& state = tensor_state(vm);
  auto& tapes = tape_state(vm).tapes;
  tapes.push_back(std::make_unique<Tape>(state, watched, args[1] == kTrue));
  push_recorder(state, *tapes.back());
  return Ref(kNone);
}

/// Takes the innermost tape off the stacks; null with RuntimeError when there is none or a trace stands above it.
std::unique_ptr<Tape> end(Vm& vm) {
  TensorState& state = tensor_state(vm);
  auto& tapes = tape_state(vm).tapes;
  if (tapes.empty() || state.recorder != tapes.back().get()) {
    vm.raise("RuntimeError", "[tape] no tape to end");
    return nullptr;
  }
  pop_recorder(state, *tapes.back());
  std::unique_ptr<Tape> tape = std::move(tapes.back());
  tapes.pop_back();
  return tape;
}

/// found(): the Parameters that the innermost tape has met.
Ref found(Vm& vm, Args) {
  std::vector<Value> parameters;
  if (!tape_state(vm).tapes.empty()) tape_state(vm).tapes.back()->append_found(parameters);
  return vm.tuple(parameters);
}

/// cancel(): the innermost tape ends without gradients.
Ref cancel(Vm& vm, Args) { return end(vm) ? Ref(kNone) : Ref(); }

/// finish(results, sensitivities): ends the innermost tape; a tuple of the gradients of what it watched. A sensitivity
/// None is ones.
Ref finish(Vm& vm, Args args) {
  std::unique_ptr<Tape> tape = end(vm);
  std::vector<Value> results, sensitivities;
  std::vector<Ref> gradients;
  if (!tape || !read_tensors(vm, args[0], false, results) || !read_tensors(vm, args[1], true, sensitivities) ||
      !tape->gradients(results, sensitivities, gradients))
    return {};
  std::vector<Value> items(gradients.begin(), gradients.end());
  return vm.tuple(items);
}

/// keep(): ends the innermost tape, whose gradients may be asked for later; a number for finish_kept() or drop().
Ref keep(Vm& vm, Args) {
  std::unique_ptr<Tape> tape = end(vm);
  if (!tape) return {};
  TapeState& state = tape_state(vm);
  tape->seal();
  state.kept.emplace(state.next_kept, std::move(tape));
  return vm.integer(state.next_kept++);
}

std::unique_ptr<Tape> take_kept(Vm& vm, Value number) {
  TapeState& state = tape_state(vm);
  const auto found = number.is_small_int() ? state.kept.find(number.as_small_int()) : state.kept.end();
  if (found == state.kept.end()) return nullptr;
  std::unique_ptr<Tape> tape = std::move(found->second);
  state.kept.erase(found);
  return tape;
}

/// drop(number): a kept tape is not needed.
Ref drop(Vm& vm, Args args) {
  take_kept(vm, args[0]);
  return Ref(kNone);
}

/// finish_kept(number, results, sensitivities, wanted): as finish(), by the Tensors of `wanted`; None: the tape does
/// not watch one of them, or a Tensor of the run has been written to since.
Ref finish_kept(Vm& vm, Args args) {
  const std::unique_ptr<Tape> tape = take_kept(vm, args[0]);
  if (!tape || !tape->is_current()) return Ref(kNone);
  std::vector<Value> results, sensitivities, wanted;
  std::vector<Ref> gradients;
  if (!read_tensors(vm, args[1], false, results) || !read_tensors(vm, args[2], true, sensitivities) ||
      !read_tensors(vm, args[3], false, wanted))
    return {};
  std::vector<Value> chosen, items;
  tape->choose(wanted, chosen);
  std::unordered_map<uint64_t, size_t> places;
  for (size_t i = 0; i < chosen.size(); ++i) places.emplace(chosen[i].bits(), i);
  for (Value tensor : wanted)
    if (!places.count(tensor.bits())) return Ref(kNone);
  if (!tape->gradients(results, sensitivities, gradients)) return {};
  for (Value tensor : wanted) items.push_back(gradients[places[tensor.bits()]]);
  return vm.tuple(items);
}

/// The pull-back of a Cell that defines `bprop`: a guest function of the gradients (None: zero).
class GuestPullback final : public Pullback {
 public:
  explicit GuestPullback(Value function) : function_(function) {}

  bool run(TensorState& state, std::span<const Value> gradients, std::span<Ref> out) override {
    std::vector<Value> given;
    for (Value gradient : gradients) given.push_back(gradient ? gradient : kNone);
    Ref arguments = state.vm.tuple(given);
    Ref result = arguments ? state.vm.call(function_, {arguments.get()}) : Ref();
    if (!result) return false;
    if (!is_tuple(result) || as_tuple(result)->span().size() != out.size())
      return state.vm.raise("RuntimeError", "[tape] a pull-back gives a tuple of its arguments' length"), false;
    for (size_t i = 0; i < out.size(); ++i) {
      const Value gradient = as_tuple(result)->items[i];
      if (is_tensor(gradient)) out[i] = Ref(gradient);
    }
    return true;
  }

 private:
  Ref function_;
};

/// pause(), resume(): nothing is recorded by the tapes of now in between.
Ref pause(Vm& vm, Args) {
  for (auto& tape : tape_state(vm).tapes) tape->pause();
  return Ref(kNone);
}
Ref resume(Vm& vm, Args) {
  for (auto& tape : tape_state(vm).tapes) tape->resume();
  return Ref(kNone);
}

/// custom(arguments, results, pull_back): results were made from arguments (tuples of Tensors); pull_back(gradients)
/// gives a tuple of the arguments' gradients.
Ref custom(Vm& vm, Args args) {
  std::vector<Value> arguments, results;
  if (!read_tensors(vm, args[0], false, arguments) || !read_tensors(vm, args[1], false, results)) return {};
  record_call(tensor_state(vm), arguments, results, std::make_shared<GuestPullback>(args[2]));
  return Ref(kNone);
}

/// hook(tensor, function): function(gradient) runs when the gradient of the tensor is known; whether the tensor was
/// made under the tapes of now, so that the hook lives no longer than they do.
Ref hook(Vm& vm, Args args) {
  if (!is_tensor(args[0])) return vm.raise("TypeError", "a Tensor expected");
  bool is_known = false;
  for (auto& tape : tape_state(vm).tapes) is_known = tape->add_hook(as_tensor(args[0]), args[1]) || is_known;
  return Ref(Value::boolean(is_known && tape_state(vm).tapes.front()->has_seen_birth_of(as_tensor(args[0]))));
}

/// is_enabled(), set_enabled(enabled): may gradients be taken at all? A switch for the program, which records nothing
/// while it is off.
Ref is_enabled(Vm& vm, Args) { return Ref(Value::boolean(tape_state(vm).is_enabled)); }
Ref set_enabled(Vm& vm, Args args) {
  TapeState& state = tape_state(vm);
  const bool enabled = args[0] == kTrue;
  if (enabled != state.is_enabled)
    for (auto& tape : state.tapes) enabled ? tape->resume() : tape->pause();
  state.is_enabled = enabled;
  return Ref(kNone);
}

Ref depth(Vm& vm, Args) { return vm.integer(static_cast<int64_t>(tape_state(vm).tapes.size())); }

const NativeDef kFunctions[] = {
    {"begin", "watched, finds=False, /", begin},
    {"found", "", found},
    {"is_enabled", "", is_enabled},
    {"set_enabled", "enabled, /", set_enabled},
    {"cancel", "", cancel},
    {"finish", "results, sensitivities, /", finish},
    {"keep", "", keep},
    {"drop", "number, /", drop},
    {"finish_kept", "number, results, sensitivities, wanted, /", finish_kept},
    {"pause", "", pause},
    {"resume", "", resume},
    {"custom", "arguments, results, pull_back, /", custom},
    {"depth", "", depth},
    {"hook", "tensor, function, /", hook},
};

bool init(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace

void note_reads(Vm& vm, std::span<const Value> tensors) {
  for (auto& tape : tape_state(vm).tapes) tape->note_reads(tensors);
}

void register_tape(Vm& vm) { vm.register_module("_refjit_grad", init); }

}  // namespace refjit::vm::tensors
