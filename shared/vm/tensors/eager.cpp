#include "vm/tensors/eager.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "base/number_text.h"
#include "kernels/fault.h"
#include "ops/cpu_support.h"
#include "ops/draws.h"
#include "ops/infer.h"
#include "runtime/kernel_source.h"
#include "runtime/single_op.h"
#include "tensor/copy.h"
#include "vm/builtin_types.h"
#include "vm/tensors/aliases.h"
#include "vm/tensors/dtype_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

using ir::Abstract;
using ir::AbstractRef;

constexpr size_t kMaxTensors = 16;    ///< Tensor operands gathered without allocation.
constexpr size_t kMaxEntries = 8192;  ///< Prepared programs kept; past that the cache starts anew.

/// Words that identify a call. Inline room serves every operator with a few operands.
class Key {
 public:
  void add(uint64_t word) {
    if (size_ < kInline) {
      inline_[size_++] = word;
      return;
    }
    if (spill_.empty()) spill_.assign(inline_, inline_ + kInline);
    spill_.push_back(word);
    ++size_;
  }
  const uint64_t* data() const { return spill_.empty() ? inline_ : spill_.data(); }
  size_t size() const { return size_; }
  uint64_t hash() const {
    uint64_t h = 0x9E3779B97F4A7C15ull;
    const uint64_t* words = data();
    for (size_t i = 0; i < size_; ++i) {
      h = (h ^ words[i]) * 0xFF51AFD7ED558CCDull;
      h ^= h >> 32;
    }
    return h;
  }

 private:
  static constexpr size_t kInline = 40;
  uint64_t inline_[kInline];
  size_t size_ = 0;
  std::vector<uint64_t> spill_;
};

enum class Tag : uint64_t { Default = 1, Tensor, None, Bool, Int, Float, Text, Type, Tuple, List };
constexpr uint64_t tagged(Tag tag, uint64_t rest) { return static_cast<uint64_t>(tag) << 56 | rest; }

/// Tensor operands of a call, in signature order, tuples flattened.
struct Operands {
  TensorObject* items[kMaxTensors];
  size_t count = 0;
  std::vector<TensorObject*> spill;

  void add(TensorObject* tensor) {
    if (count < kMaxTensors)
      items[count] = tensor;
    else {
      if (spill.empty()) spill.assign(items, items + kMaxTensors);
      spill.push_back(tensor);
    }
    ++count;
  }
  TensorObject* const* data() const { return spill.empty() ? items : spill.data(); }
};

bool unsupported_argument(Vm& vm, const ops::OpDef& op, Value v) {
  vm.raise("TypeError",
           "Failed calling " + std::string(op.name) + ": unsupported argument of type '" + vm.type_name(v) + "'.");
  return false;
}

/// Appends `v` to the key and its tensors to `operands`. False: an exception is set.
bool describe(Vm& vm, const ops::OpDef& op, Value v, Key& key, Operands& operands, int depth = 0) {
  if (v.is_null()) return key.add(tagged(Tag::Default, 0)), true;
  if (is_tensor(v)) {
    TensorObject* tensor = as_tensor(v);
    const Shape& shape = tensor->tensor.shape;
    key.add(tagged(Tag::Tensor, static_cast<uint64_t>(tensor->tensor.dtype) << 32 | shape.size()));
    for (int64_t dim : shape) key.add(static_cast<uint64_t>(dim));
    operands.add(tensor);
    return true;
  }
  if (v.is_none()) return key.add(tagged(Tag::None, 0)), true;
  if (v.is_bool()) return key.add(tagged(Tag::Bool, v == kTrue)), true;
  double number;
  if (float_value(v, number)) {
    key.add(tagged(Tag::Float, 0));
    uint64_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    return key.add(bits), true;
  }
  if (is_int(v)) {
    int64_t value;
    if (!int_fits(v, value)) {
      vm.raise("RuntimeError", "Unable to cast Python instance of type <class 'int'> to C++ type 'long'");
      return false;
    }
    key.add(tagged(Tag::Int, 0));
    return key.add(static_cast<uint64_t>(value)), true;
  }
  if (is_list(v) || is_tuple(v)) {
    const auto items = is_list(v) ? as_list(v)->span() : as_tuple(v)->span();
    key.add(tagged(is_list(v) ? Tag::List : Tag::Tuple, items.size()));
    if (depth > 8) return unsupported_argument(vm, op, v);
    for (Value item : items)
      if (!describe(vm, op, item, key, operands, depth + 1)) return false;
    return true;
  }
  if (is_str(v)) {
    const std::string_view text = view_of(v);
    key.add(tagged(Tag::Text, text.size()));
    for (size_t i = 0; i < text.size(); i += 8) {
      uint64_t word = 0;
      std::memcpy(&word, text.data() + i, std::min<size_t>(8, text.size() - i));
      key.add(word);
    }
    return true;
  }
  DType dtype;
  if (dtype_of_value(vm, v, dtype)) return key.add(tagged(Tag::Type, static_cast<uint64_t>(dtype))), true;
  return unsupported_argument(vm, op, v);
}

/// The abstract value of a described argument.
AbstractRef abstract_of(Vm& vm, Value v) {
  if (is_tensor(v)) return Abstract::tensor(TensorType{as_tensor(v)->tensor.dtype, as_tensor(v)->tensor.shape});
  if (v.is_none()) return Abstract::none();
  if (v.is_bool()) return Abstract::boolean(v == kTrue);
  double number;
  if (float_value(v, number)) return Abstract::floating(number);
  int64_t value;
  if (is_int(v) && int_fits(v, value)) return Abstract::integer(value);
  if (is_str(v)) return Abstract::string(std::string(view_of(v)));
  if (is_list(v) || is_tuple(v)) {
    std::vector<AbstractRef> elements;
    for (Value item : is_list(v) ? as_list(v)->span() : as_tuple(v)->span()) elements.push_back(abstract_of(vm, item));
    return is_list(v) ? Abstract::list(std::move(elements)) : Abstract::tuple(std::move(elements));
  }
  DType dtype = DType::Float32;
  dtype_of_value(vm, v, dtype);
  return Abstract::type(dtype);
}

/// A signature default's source text as an abstract value.
AbstractRef abstract_of_default(std::string_view text) {
  if (text == "True" || text == "False") return Abstract::boolean(text == "True");
  if (text == "()") return Abstract::tuple({});
  if (text.empty() || text == "None") return Abstract::none();
  if (text.front() == '\'' || text.front() == '"')
    return Abstract::string(std::string(text.substr(1, text.size() - 2)));
  if (auto dtype = default_dtype(text)) return Abstract::type(*dtype);
  if (text.find_first_of(".e") != std::string_view::npos) return Abstract::floating(parse_double(text));
  return Abstract::integer(std::stoll(std::string(text)));
}

/// Null where the device has no kernels here.
const runtime::KernelSource* kernel_source(const TensorState& state) {
  return state.device ? state.device->kernels() : &runtime::reference_kernels();
}

/// Everything is known here, so a result without a shape has an argument that is no integer where one is needed.
Error no_shape(Vm& vm, const ops::OpDef& op, std::span<const AbstractRef> abstracts, std::span<const Value> arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    const bool wants_int = op.args[i].kind == ops::ArgKind::Int && !ops::int_argument(abstracts, i);
    const bool wants_tuple = op.args[i].kind == ops::ArgKind::IntTuple && !ops::ints_argument(abstracts, i);
    if (!(wants_int || wants_tuple) || arguments[i].is_null()) continue;
    Value odd = arguments[i];
    std::string place;
    if (wants_tuple && (is_list(odd) || is_tuple(odd))) {
      const auto items = is_list(odd) ? as_list(odd)->span() : as_tuple(odd)->span();
      const auto at = std::find_if(items.begin(), items.end(), [](Value v) { return !is_int(v); });
      if (at != items.end()) {
        odd = *at;
        place = " at pos " + std::to_string(at - items.begin());
      }
    }
    return user_error("TypeError", "For '" + std::string(op.name) + "', argument '" + std::string(op.args[i].name) +
                                       "' must be " + (wants_int ? "int" : "tuple of int") + ", but found type of " +
                                       vm.type_name(odd) + place + ".");
  }
  return user_error("TypeError",
                    "For '" + std::string(op.name) + "', the arguments do not tell the shape of the result.");
}

Status prepare(TensorState& state, const ops::OpDef& op, std::span<const Value> arguments, EagerEntry& entry) {
  std::vector<AbstractRef> abstracts;
  for (size_t i = 0; i < op.args.size(); ++i)
    abstracts.push_back(argument_abstract(state.vm, op, i, i < arguments.size() ? arguments[i] : Value()));
  auto result = op.infer(op, abstracts);
  if (!result) {
    // What is refused for its dtype is told in the words of the table, whose lists are the oracle's.
    const bool is_type = result.error().type == "TypeError" && targets_cpu(state);
    const auto refused = is_type ? ops::cpu_refusal(op, abstracts, {}) : std::nullopt;
    return refused ? *refused : result.error();
  }
  entry.is_tuple = !(*result)->is_tensor();
  bool has_shapes = true;
  auto add = [&](const Abstract& a) {
    has_shapes = has_shapes && a.shape.is_concrete();
    if (has_shapes) entry.outputs.push_back({a.dtype, a.shape.concrete()});
  };
  if (!entry.is_tuple) add(**result);
  for (const AbstractRef& element : (*result)->elements)
    if (element->is_tensor()) add(*element);
  if (!has_shapes) return no_shape(state.vm, op, abstracts, arguments);
  const std::span<const AbstractRef> results =
      entry.is_tuple ? std::span<const AbstractRef>((*result)->elements) : std::span<const AbstractRef>(&*result, 1);
  entry.cpu_refusal = ops::cpu_refusal(op, abstracts, results);
  if (!abstracts.empty() && abstracts[0]->is_tensor()) {
    auto views = ops::result_views(op, abstracts, entry.outputs);
    if (!views) return views.error();
    entry.views = *std::move(views);
  }
  const runtime::KernelSource* source = kernel_source(state);
  if (!source) {
    auto single = runtime::make_single_op(op, abstracts);
    if (!single) return single.error();
    auto compiled = state.device->compile(single->program, single->input_types, runtime::ExecutorKind::KernelByKernel);
    if (!compiled) return compiled.error();
    entry.executable = std::move(*compiled);
    return {};
  }
  auto kernel = source->prepare(op, abstracts, entry.outputs);
  if (!kernel) return entry.cpu_refusal && targets_cpu(state) ? *entry.cpu_refusal : kernel.error();
  entry.kernel = std::move(*kernel);
  return {};
}

EagerEntry* find(TensorState& state, const Key& key, uint64_t hash) {
  if (state.slots.empty()) return nullptr;
  const size_t mask = state.slots.size() - 1;
  for (size_t i = hash & mask;; i = (i + 1) & mask) {
    EagerEntry* entry = state.slots[i];
    if (!entry) return nullptr;
    if (entry->hash == hash && entry->key.size() == key.size() &&
        std::memcmp(entry->key.data(), key.data(), key.size() * sizeof(uint64_t)) == 0)
      return entry;
  }
}

void put_in_slots(TensorState& state, EagerEntry* entry) {
  const size_t mask = state.slots.size() - 1;
  size_t i = entry->hash & mask;
  while (state.slots[i]) i = (i + 1) & mask;
  state.slots[i] = entry;
}

EagerEntry* add_entry(TensorState& state, std::unique_ptr<EagerEntry> entry) {
  if (state.entries.size() >= kMaxEntries) {
    state.entries.clear();
    state.slots.assign(state.slots.size(), nullptr);
  }
  state.entries.push_back(std::move(entry));
  if (state.entries.size() * 2 > state.slots.size()) {
    state.slots.assign(std::max<size_t>(256, state.slots.size() * 2), nullptr);
    for (auto& each : state.entries) put_in_slots(state, each.get());
  } else {
    put_in_slots(state, state.entries.back().get());
  }
  return state.entries.back().get();
}

Ref wrap_outputs(TensorState& state, const EagerEntry& entry, std::vector<Tensor> outputs) {
  if (!entry.is_tuple) return new_tensor(state, std::move(outputs[0]));
  Ref tuple = new_tuple(state.vm, static_cast<int64_t>(outputs.size()));
  for (size_t i = 0; tuple && i < outputs.size(); ++i)
    as_tuple(tuple)->items[i] = new_tensor(state, std::move(outputs[i])).release();
  return tuple;
}

Ref launch_on_device(TensorState& state, EagerEntry& entry, const Operands& operands) {
  std::vector<Tensor> inputs, outputs;
  for (size_t i = 0; i < operands.count; ++i) inputs.push_back(operands.data()[i]->tensor);
  if (auto done = entry.executable->run(inputs, outputs); !done) return state.vm.raise(done.error());
  return wrap_outputs(state, entry, std::move(outputs));
}

/// The results in place, as MindSpore gives them where nobody records: a recorder has the operator's own copy, which
/// later writes leave as the gradient needs it.
Ref views_of(TensorState& state, const EagerEntry& entry, const Tensor& operand) {
  std::vector<Tensor> outputs;
  for (size_t i = 0; i < entry.views.size(); ++i)
    outputs.push_back(ops::view_of(operand, entry.views[i], entry.outputs[i].shape));
  return wrap_outputs(state, entry, std::move(outputs));
}

/// A contiguous tensor under the result's shape.
Ref aliased(TensorState& state, const EagerEntry& entry, const Tensor& operand) {
  Tensor view = operand;
  view.shape = entry.outputs[0].shape;
  view.strides = contiguous_strides(view.shape);
  return new_tensor(state, std::move(view));
}

/// Runs the kernel itself: no allocation besides the outputs.
Ref launch(TensorState& state, EagerEntry& entry, const Operands& operands) {
  if (entry.executable) return launch_on_device(state, entry, operands);
  Vm& vm = state.vm;
  const void* inline_inputs[kMaxTensors];
  std::vector<const void*> many_inputs;
  std::vector<Tensor> copies;
  const void** inputs = inline_inputs;
  if (operands.count > kMaxTensors) {
    many_inputs.resize(operands.count);
    inputs = many_inputs.data();
  }
  TensorObject* const* tensors = operands.data();
  for (size_t i = 0; i < operands.count; ++i) {
    const Tensor& t = tensors[i]->tensor;
    if (t.is_contiguous()) {
      inputs[i] = t.data();
      continue;
    }
    auto flat = kernels::contiguous(t, state.memory, kernel_source(state)->backend());
    if (!flat) return vm.raise(flat.error());
    if (entry.kernel.is_alias) return aliased(state, entry, *flat);
    inputs[i] = flat->data();
    copies.push_back(std::move(*flat));
  }
  if (entry.kernel.is_alias) return aliased(state, entry, tensors[0]->tensor);
  if (entry.outputs.size() == 1 && !entry.is_tuple) {
    auto made = Tensor::empty(entry.outputs[0].dtype, entry.outputs[0].shape, state.memory);
    if (!made) return vm.raise(made.error());
    void* to = made->data();
    entry.kernel.run(entry.kernel.state.get(), inputs, &to);
    if (kernels::has_fault()) [[unlikely]]
      return vm.raise(*kernels::take_fault());
    return new_tensor(state, std::move(*made));
  }
  std::vector<Tensor> outputs;
  std::vector<void*> pointers;
  for (const TensorType& type : entry.outputs) {
    auto made = Tensor::empty(type.dtype, type.shape, state.memory);
    if (!made) return vm.raise(made.error());
    pointers.push_back(made->data());
    outputs.push_back(std::move(*made));
  }
  entry.kernel.run(entry.kernel.state.get(), inputs, pointers.data());
  if (kernels::has_fault()) [[unlikely]]
    return vm.raise(*kernels::take_fault());
  return wrap_outputs(state, entry, std::move(outputs));
}

}  // namespace

std::optional<DType> default_dtype(std::string_view text) {
  if (text.substr(0, 7) == "mstype.") text.remove_prefix(7);
  return dtype_from_python_name(text);
}

AbstractRef argument_abstract(Vm& vm, const ops::OpDef& op, size_t index, Value v) {
  return v.is_null() ? abstract_of_default(op.args[index].default_text) : abstract_of(vm, v);
}

AbstractRef operand_abstract(Vm& vm, Value v) { return abstract_of(vm, v); }

void push_recorder(TensorState& state, OpRecorder& recorder) {
  recorder.outer = std::exchange(state.recorder, &recorder);
  ++(recorder.keeps_form() ? state.form_recorders : state.tapes);
}

void pop_recorder(TensorState& state, OpRecorder& recorder) {
  state.recorder = recorder.outer;
  --(recorder.keeps_form() ? state.form_recorders : state.tapes);
  if (!state.tapes) state.vm.extension<Aliases>().clear();
}

void record_call(TensorState& state, std::span<const Value> arguments, std::span<const Value> results,
                 const std::shared_ptr<Pullback>& pullback) {
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_call(arguments, results, pullback);
}

bool is_tracked(const TensorState& state, std::span<const Value> tensors) {
  for (const OpRecorder* r = state.recorder; r; r = r->outer)
    for (Value v : tensors)
      if (r->is_tracked(as_tensor(v))) return true;
  return false;
}

bool before_write(TensorState& state, TensorObject* tensor) {
  if (!state.tapes) return true;
  const Tensor& now = tensor->tensor;
  auto copy = Tensor::empty(now.dtype, now.shape, state.memory);
  if (!copy) return state.vm.raise(copy.error()), false;
  copy_elements(now, copy->data());
  Ref before = new_tensor(state, std::move(*copy));
  if (!before) return false;
  record_copy(state, tensor, as_tensor(before));
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->before_write(tensor, before);
  return !state.vm.has_exception() && state.vm.extension<Aliases>().before_write(state, tensor);
}

void record_write(TensorState& state, TensorObject* tensor) {
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_write(tensor);
}

void record_assign(TensorState& state, TensorObject* target, TensorObject* source) {
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_assign(target, source);
  if (state.tapes) state.vm.extension<Aliases>().after_write(state, target);
}

void record_copy(TensorState& state, TensorObject* tensor, TensorObject* copy) {
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_copy(tensor, copy);
}

bool targets_cpu(TensorState& state) {
  const Value target = dict_get(as_dict(state.context), state.vm.intern("device_target"));
  return target && is_str(target) && view_of(target) == "CPU";
}

namespace {

/// The dtypes of the floating Tensors in `v`, a Tensor or a sequence of them.
void float_dtypes(Value v, std::vector<DType>& out) {
  if (is_tensor(v)) {
    if (is_float(as_tensor(v)->tensor.dtype)) out.push_back(as_tensor(v)->tensor.dtype);
    return;
  }
  if (!is_list(v) && !is_tuple(v)) return;
  for (Value item : is_list(v) ? as_list(v)->span() : as_tuple(v)->span()) float_dtypes(item, out);
}

/// `v` with its floating Tensors as `dtype`. Null: an exception is set.
Ref cast_floats(TensorState& state, Value v, Value dtype, DType wanted) {
  if (is_tensor(v) && is_float(as_tensor(v)->tensor.dtype) && as_tensor(v)->tensor.dtype != wanted)
    return run_operator(state, "Cast", {v, dtype});
  if (!is_list(v) && !is_tuple(v)) return Ref(v);
  const auto items = is_list(v) ? as_list(v)->span() : as_tuple(v)->span();
  std::vector<Ref> cast;
  for (Value item : items) {
    cast.push_back(cast_floats(state, item, dtype, wanted));
    if (!cast.back()) return {};
  }
  return new_tuple(state.vm, std::vector<Value>(cast.begin(), cast.end()));
}

/// The tensor that an operator of effect Memory writes: its first one, or the generator that a random operator advances
/// (its last argument; null where it draws from its seeds alone).
TensorObject* written_by(const ops::OpDef& op, std::span<const Value> arguments, const Operands& operands) {
  if (op.effect != ir::Effect::Memory || !operands.count) return nullptr;
  if (!ops::draws(op)) return operands.data()[0];
  const bool is_given = arguments.size() == op.args.size() && is_tensor(arguments.back());
  return is_given ? as_tensor(arguments.back()) : nullptr;
}

/// Kernels write contiguous memory: while an operator of effect Memory runs, its strided operands are contiguous
/// copies; what it wrote to them goes back to their places when it is done, what stands first last: operators write
/// their first operands, and others may be views of the same memory.
class ContiguousWhileWritten {
 public:
  ContiguousWhileWritten(TensorState& state, const Operands& operands) {
    for (size_t i = 0; i < operands.count; ++i) {
      TensorObject* const operand = operands.data()[i];
      if (operand->tensor.is_contiguous()) continue;
      auto copy = kernels::contiguous(operand->tensor, state.memory, kernel_source(state)->backend());
      if (!copy) continue;  // the launch fails on it, too, and says so
      strided_.emplace_back(operand, std::exchange(operand->tensor, std::move(*copy)));
    }
  }
  ~ContiguousWhileWritten() {
    for (auto it = strided_.rbegin(); it != strided_.rend(); ++it) {
      copy_elements(it->first->tensor, it->second);
      it->first->tensor = std::move(it->second);
    }
  }
  ContiguousWhileWritten(const ContiguousWhileWritten&) = delete;
  ContiguousWhileWritten& operator=(const ContiguousWhileWritten&) = delete;

 private:
  std::vector<std::pair<TensorObject*, Tensor>> strided_;
};

Ref launched(TensorState& state, const ops::OpDef& op, EagerEntry& entry, const Operands& operands) {
  if (op.effect != ir::Effect::Memory) [[likely]]
    return launch(state, entry, operands);
  const ContiguousWhileWritten places(state, operands);
  return launch(state, entry, operands);
}

Ref run_as_given(TensorState& state, const ops::OpDef& op, std::span<const Value> arguments, Caller caller) {
  Key key;
  Operands operands;
  key.add(reinterpret_cast<uintptr_t>(&op));
  for (Value v : arguments)
    if (!describe(state.vm, op, v, key, operands)) return {};
  const uint64_t hash = key.hash();
  EagerEntry* entry = find(state, key, hash);
  if (!entry) {
    auto made = std::make_unique<EagerEntry>();
    made->key.assign(key.data(), key.data() + key.size());
    made->hash = hash;
    if (auto done = prepare(state, op, arguments, *made); !done) return state.vm.raise(done.error());
    entry = add_entry(state, std::move(made));
  }
  if (caller == Caller::User && entry->cpu_refusal && targets_cpu(state)) [[unlikely]]
    return state.vm.raise(*entry->cpu_refusal);
  ++state.operators_run;
  TensorObject* const written = written_by(op, arguments, operands);
  if (written && written->tensor.storage) ++written->tensor.storage->version;
  if (!state.recorder) {
    if (!entry->views.empty()) return views_of(state, *entry, operands.data()[0]->tensor);
    return launched(state, op, *entry, operands);
  }
  if (written && !before_write(state, written)) return {};
  // A tape sees values alone, and writes are carried over (aliases.h); without one a view is a view, whoever listens.
  const bool is_view = !entry->views.empty() && !state.tapes;
  Ref result = is_view ? views_of(state, *entry, operands.data()[0]->tensor) : launched(state, op, *entry, operands);
  if (!result) return result;
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_operator(op, arguments, result, *entry);
  if (state.tapes && operands.count) {
    Aliases& aliases = state.vm.extension<Aliases>();
    if (!entry->views.empty() || entry->kernel.is_alias) aliases.add(Value(operands.data()[0]), result, *entry);
    if (written && !aliases.after_write(state, written)) return {};
  }
  return result;
}

}  // namespace

Ref run_operator(TensorState& state, const ops::OpDef& op, std::span<const Value> arguments, Caller caller) {
  if (state.cast_rules.empty()) [[likely]]
    return run_as_given(state, op, arguments, caller);
  std::vector<DType> dtypes;
  for (Value v : arguments) float_dtypes(v, dtypes);
  const std::optional<DType> wanted = state.cast_rules.back()->wanted(op.name, dtypes);
  if (!wanted) return run_as_given(state, op, arguments, caller);
  const Ref dtype = dtype_value(state.vm, *wanted);
  std::vector<Ref> cast;
  for (Value v : arguments) {
    cast.push_back(v ? cast_floats(state, v, dtype, *wanted) : Ref());
    if (v && !cast.back()) return {};
  }
  return run_as_given(state, op, std::vector<Value>(cast.begin(), cast.end()), caller);
}

Ref run_operator(TensorState& state, std::string_view name, std::initializer_list<Value> arguments) {
  const ops::OpDef* op = ops::find_op(name);
  if (!op) return state.vm.raise("RuntimeError", "[eager] there is no operator " + std::string(name));
  return run_operator(state, *op, std::span(arguments.begin(), arguments.size()));
}

}  // namespace refjit::vm::tensors
