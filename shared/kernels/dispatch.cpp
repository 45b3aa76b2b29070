#include "kernels/dispatch.h"

#include "ops/infer.h"

namespace refjit::kernels {
namespace {

constexpr size_t kResult = SIZE_MAX;

/// One operand that changes type around the kernel.
struct Converted {
  size_t place = 0;
  int64_t count = 0;
  FlatFn load = nullptr, store = nullptr;
  std::unique_ptr<double[]> values;  // room for elements of the wider type, aligned for them
  bool is_written = false;
  // Between 16 and 64 bits lies float32.
  FlatFn load_middle = nullptr, store_middle = nullptr;
  std::unique_ptr<float[]> middle;

  void take(const void* from) const {
    if (load_middle) load_middle(from, nullptr, nullptr, middle.get(), count);
    load(load_middle ? middle.get() : from, nullptr, nullptr, values.get(), count);
  }
  void give(void* to) const {
    store(values.get(), nullptr, nullptr, store_middle ? middle.get() : to, count);
    if (store_middle) store_middle(middle.get(), nullptr, nullptr, to, count);
  }
};

struct WidenedState final : KernelState {
  PreparedKernel inner;
  std::vector<Converted> inputs, outputs;
  mutable std::vector<const void*> in;
  mutable std::vector<void*> out;
};

void run_widened(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const WidenedState*>(state);
  s.in.assign(inputs, inputs + s.in.size());
  s.out.assign(outputs, outputs + s.out.size());
  for (const Converted& c : s.inputs) {
    c.take(inputs[c.place]);
    s.in[c.place] = c.values.get();
  }
  for (const Converted& c : s.outputs) s.out[c.place] = c.values.get();
  s.inner.run(s.inner.state.get(), s.in.data(), s.out.data());
  for (const Converted& c : s.outputs) c.give(outputs[c.place]);
  for (const Converted& c : s.inputs) {
    if (c.is_written) c.give(const_cast<void*>(inputs[c.place]));
  }
}

void add_converted(const Backend& backend, std::vector<Converted>& to, size_t place, const TensorType& type,
                   DType computed, bool is_written) {
  Converted c;
  c.place = place;
  c.count = element_count(type.shape);
  c.load = backend.cast_of(type.dtype, computed);
  c.store = backend.cast_of(computed, type.dtype);
  if (!c.load || !c.store) {
    c.load_middle = backend.cast_of(type.dtype, DType::Float32);
    c.load = backend.cast_of(DType::Float32, computed);
    c.store = backend.cast_of(computed, DType::Float32);
    c.store_middle = backend.cast_of(DType::Float32, type.dtype);
    c.middle.reset(new float[static_cast<size_t>(c.count + 4)]);
  }
  c.values.reset(new double[static_cast<size_t>((c.count + 4) * byte_size(computed) / 8 + 1)]);
  c.is_written = is_written;
  to.push_back(std::move(c));
}

void add_operand(const ir::Abstract& a, std::vector<TensorType>& types) {
  if (a.is_tensor())
    types.push_back(type_of(a));
  else if (a.is_scalar() && !a.is_constant)
    types.push_back({scalar_operand_dtype(a), Shape{}});
}

/// `kernel` between conversions to and from `computed` of operands and results; is_converted(place, dtype) says which,
/// results by the place kResult.
template <class Test>
PreparedKernel around(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs,
                      const Backend& backend, DType computed, Test is_converted, PreparedKernel kernel) {
  auto s = std::make_shared<WidenedState>();
  const auto types = operand_types(arguments);
  for (size_t i = 0; i < types.size(); ++i) {
    if (is_converted(i, types[i].dtype))
      add_converted(backend, s->inputs, i, types[i], computed, i < 32 && (kernel.written_inputs >> i & 1u));
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (is_converted(kResult, outputs[i].dtype)) add_converted(backend, s->outputs, i, outputs[i], computed, false);
  }
  if (s->inputs.empty() && s->outputs.empty()) return kernel;
  s->in.resize(types.size());
  s->out.resize(outputs.size());
  PreparedKernel result{run_widened, nullptr};
  result.writes_input = kernel.writes_input;
  result.written_inputs = kernel.written_inputs;
  s->inner = std::move(kernel);
  result.state = std::move(s);
  return result;
}

}  // namespace

std::vector<TensorType> operand_types(std::span<const ir::AbstractRef> arguments) {
  std::vector<TensorType> types;
  for (const ir::AbstractRef& a : arguments) {
    if (a->is_sequence()) {
      for (const ir::AbstractRef& element : a->elements) add_operand(*element, types);
    } else {
      add_operand(*a, types);
    }
  }
  return types;
}

PreparedKernel unified(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs,
                       const Backend& backend, DType computed, uint32_t places, PreparedKernel kernel) {
  const auto is_converted = [=](size_t place, DType d) {
    return d != computed && (place == kResult || (place < 32 && (places >> place & 1u)));
  };
  return around(arguments, outputs, backend, computed, is_converted, std::move(kernel));
}

PreparedKernel widened(std::span<const ir::AbstractRef> arguments, std::span<const TensorType> outputs,
                       const Backend& backend, PreparedKernel kernel) {
  const auto is_converted = [](size_t, DType d) { return compute_type(d) != d; };
  return around(arguments, outputs, backend, DType::Float32, is_converted, std::move(kernel));
}

AxisWalk walk_of(std::span<const int64_t> shape, int64_t axis) {
  AxisWalk w;
  const auto rank = static_cast<int64_t>(shape.size());
  if (axis < 0) axis += rank;
  for (int64_t i = 0; i < rank; ++i) {
    const int64_t d = shape[static_cast<size_t>(i)];
    (i < axis ? w.outer : i == axis ? w.length : w.inner) *= d;
  }
  return w;
}

}  // namespace refjit::kernels
