// numpy.random.RandomState as a guest type. The module-level functions of numpy.random are methods of one instance.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/numpy/random_state.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

struct RandomObject : Object {
  RandomState random;
};
RandomState& random_in(Value v) { return static_cast<RandomObject*>(v.object())->random; }

void finalize_random(Object* o) { static_cast<RandomObject*>(o)->random.~RandomState(); }

bool seed_from(Vm& vm, RandomState& random, Value seed) {
  if (!seed || seed.is_none()) {
    random.seed(static_cast<uint32_t>(static_cast<int64_t>(vm.host().now() * 1e6)));
    return true;
  }
  Tensor t;
  if (!to_tensor(vm, seed, std::nullopt, t)) return false;
  if (!refjit::is_int(t.dtype))
    return vm.raise("TypeError", "Cannot cast array data to dtype('int64') according to the rule 'safe'"), false;
  if (t.element_count() == 0) return vm.raise("ValueError", "Seed must be non-empty"), false;
  if (t.shape.size() > 1) return vm.raise("ValueError", "Seed array must be 1-d"), false;
  std::vector<uint32_t> key;
  for (int64_t i = 0; i < t.element_count(); ++i) {
    const int64_t value = element_as_int(t, i);
    if (value < 0 || value > 0xffffffff) return vm.raise("ValueError", "Seed must be between 0 and 2**32 - 1"), false;
    key.push_back(static_cast<uint32_t>(value));
  }
  if (t.shape.empty())
    random.seed(key[0]);
  else
    random.seed(key);
  return true;
}

Ref construct(Vm& vm, Type* type, Args args) {
  auto* object = make_object<RandomObject>(vm, type);
  if (!object) return {};
  new (&object->random) RandomState();
  Ref result = Ref::steal(Value(object));
  if (!seed_from(vm, object->random, args.count > 0 ? args[0] : Value())) return {};
  return result;
}

/// Draws into an array of shape `size`, or one number for size=None.
template <class Draw>
Ref draw(Vm& vm, Value size, Draw&& next) {
  if (!size || size.is_none()) return Ref(Value::of(next(0)));
  Dims shape;
  if (!to_dims(vm, size, shape)) return {};
  for (int64_t d : shape)
    if (d < 0) return vm.raise("ValueError", "negative dimensions are not allowed");
  auto made = Tensor::empty(DType::Float64, shape, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  double* to = made->data<double>();
  for (int64_t i = 0, n = made->element_count(); i < n; ++i) to[i] = next(i);
  return new_array(vm, std::move(made));
}

Ref seed(Vm& vm, Args args) { return seed_from(vm, random_in(args[0]), args[1]) ? Ref(kNone) : Ref(); }

Ref random_sample(Vm& vm, Args args) {
  return draw(vm, args[1], [&](int64_t) { return random_in(args[0]).next_double(); });
}
Ref standard_normal(Vm& vm, Args args) {
  return draw(vm, args[1], [&](int64_t) { return random_in(args[0]).next_gauss(); });
}

/// rand(d0, d1, ...) and randn(d0, d1, ...): dims as arguments.
template <class Draw>
Ref draw_dims(Vm& vm, Args args, Draw&& next) {
  if (args.count == 1) return Ref(Value::of(next(0)));
  Ref size = new_tuple(vm, std::span(args.values + 1, args.count - 1));
  return size ? draw(vm, size, next) : Ref();
}
Ref rand(Vm& vm, Args args) {
  return draw_dims(vm, args, [&](int64_t) { return random_in(args[0]).next_double(); });
}
Ref randn(Vm& vm, Args args) {
  return draw_dims(vm, args, [&](int64_t) { return random_in(args[0]).next_gauss(); });
}

/// Two parameters that broadcast (low and high, loc and scale), and a size.
template <class Draw>
Ref draw_two(Vm& vm, Args args, Draw&& next) {
  Tensor a, b;
  if (!to_tensor(vm, args[1], DType::Float64, a) || !to_tensor(vm, args[2], DType::Float64, b)) return {};
  if (a.shape.empty() && b.shape.empty()) {
    const double x = element_as_double(a, 0), y = element_as_double(b, 0);
    return draw(vm, args[3], [&](int64_t) { return next(x, y); });
  }
  auto shape = broadcast_shapes(a.shape, b.shape);
  Dims asked;
  if (!shape) return vm.raise(shape.error());
  if (args[3] && !args[3].is_none()) {
    if (!to_dims(vm, args[3], asked)) return {};
    shape = asked;
  }
  const Tensor x = broadcast_view(a, *shape), y = broadcast_view(b, *shape);
  Ref size = shape_tuple(vm, *shape);
  if (!size) return {};
  return draw(vm, size, [&](int64_t i) { return next(element_as_double(x, i), element_as_double(y, i)); });
}

Ref uniform(Vm& vm, Args args) {
  RandomState& random = random_in(args[0]);
  return draw_two(vm, args, [&](double low, double high) { return low + (high - low) * random.next_double(); });
}
Ref normal(Vm& vm, Args args) {
  RandomState& random = random_in(args[0]);
  return draw_two(vm, args, [&](double loc, double scale) { return loc + scale * random.next_gauss(); });
}
Ref exponential(Vm& vm, Args args) {
  double scale;
  if (!vm.as_double(args[1], scale)) return {};
  return draw(vm, args[2], [&](int64_t) { return scale * random_in(args[0]).next_exponential(); });
}

/// The int `v` is, of any width; floats lose their fraction.
Ref any_integer(Vm& vm, Value v) {
  int64_t narrow;
  double real;
  if (is_int(v)) return Ref(v);
  if (float_value(v, real)) return int_from_double(vm, real);
  return vm.as_int64(v, narrow) ? vm.integer(narrow) : Ref();
}

/// An int below 2**64 as the int64 of the same bits.
int64_t wrapped(Vm& vm, Value v) {
  int64_t narrow = 0;
  if (int_fits(v, narrow)) return narrow;
  const Ref most = new_int_unsigned(vm, ~uint64_t{0}), less = int_subtract(vm, v, most);
  int_fits(less, narrow);
  return narrow - 1;
}

Ref randint(Vm& vm, Args args) {
  std::optional<DType> dtype;
  if (!to_dtype(vm, args[4], dtype)) return {};
  const DType d = dtype.value_or(DType::Int64);
  const bool has_high = args[2] && !args[2].is_none();
  Ref low = has_high ? any_integer(vm, args[1]) : vm.integer(0), high = any_integer(vm, args[has_high ? 2 : 1]);
  if (!low || !high) return {};
  const Ref last = int_subtract(vm, high, Value::small_int(1)), range = int_subtract(vm, last, low);
  if (!last || !range) return {};
  Ref least = vm.integer(0), most = vm.integer(1);
  if (d != DType::Bool) {
    const int bits = static_cast<int>(byte_size(d)) * 8;
    least = vm.integer(is_unsigned(d) ? 0 : -1 - static_cast<int64_t>(~uint64_t{0} >> (65 - bits)));
    most = new_int_unsigned(vm, ~uint64_t{0} >> ((is_unsigned(d) ? 64 : 65) - bits));
  }
  const std::string type(python_name(d));
  if (int_compare(low, least) < 0) return vm.raise("ValueError", "low is out of bounds for " + type);
  if (int_compare(last, most) > 0) return vm.raise("ValueError", "high is out of bounds for " + type);
  if (int_is_negative(range)) return vm.raise("ValueError", has_high ? "low >= high" : "high <= 0");
  const bool is_one = !args[3] || args[3].is_none();
  Dims shape;
  if (!is_one && !to_dims(vm, args[3], shape)) return {};
  auto made = Tensor::empty(d, shape, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  random_in(args[0]).fill_integers(d, wrapped(vm, low), static_cast<uint64_t>(wrapped(vm, range)),
                                   made->element_count(), made->data());
  if (!is_one) return new_array(vm, std::move(made));
  // Python's int for dtype=int, a numpy scalar for numpy types.
  return !dtype || args[4].is_none() || args[4] == Value(vm.types().int_) || args[4] == Value(vm.types().bool_)
             ? python_number(vm, *made, 0)
             : new_scalar(vm, *made, 0);
}

/// Fisher-Yates from the end, as the legacy shuffle does.
Ref shuffle(Vm& vm, Args args) {
  RandomState& random = random_in(args[0]);
  if (is_list(args[1])) {
    List* list = as_list(args[1]);
    for (int64_t i = list->size - 1; i > 0; --i)
      std::swap(list->items[i], list->items[static_cast<int64_t>(random.interval(static_cast<uint64_t>(i)))]);
    return Ref(kNone);
  }
  if (!is_array(vm, args[1]) || array_tensor(args[1]).shape.empty())
    return vm.raise("TypeError", "shuffle takes an array or a list here");
  const Tensor t = array_tensor(args[1]);
  const Math math{vm.tensor_memory()};
  for (int64_t i = t.shape[0] - 1; i > 0; --i) {
    const auto j = static_cast<int64_t>(random.interval(static_cast<uint64_t>(i)));
    if (i == j) continue;
    const Tensor a = selected_view(t, 0, i), b = selected_view(t, 0, j);
    auto kept = math.cast(a, t.dtype);
    if (!kept) return vm.raise(kept.error());
    for (auto done : {assign(a, b), assign(b, *kept)})
      if (!done) return vm.raise(done.error());
  }
  return Ref(kNone);
}

Ref permutation(Vm& vm, Args args) {
  RandomState& random = random_in(args[0]);
  Tensor source;
  if (!to_tensor(vm, args[1], std::nullopt, source)) return {};
  const bool is_count = source.shape.empty();
  const int64_t n = is_count ? element_as_int(source, 0) : source.shape[0];
  auto order = Tensor::empty(DType::Int64, {std::max<int64_t>(n, 0)}, vm.tensor_memory());
  if (!order) return vm.raise(order.error());
  int64_t* index = order->data<int64_t>();
  for (int64_t i = 0; i < n; ++i) index[i] = i;
  for (int64_t i = n - 1; i > 0; --i) std::swap(index[i], index[random.interval(static_cast<uint64_t>(i))]);
  if (is_count) return new_array(vm, std::move(order));
  Ref array = new_array(vm, source), key = new_array(vm, std::move(order));
  return array && key ? vm.get_item(array, key) : Ref();
}

Ref get_state(Vm& vm, Args args) {
  const RandomState::State& state = random_in(args[0]).state();
  auto key = Tensor::copy_of(DType::UInt32, {RandomState::kWords}, state.key.data());
  if (!key) return vm.raise(key.error());
  Ref name = vm.string("MT19937"), words = new_array(vm, std::move(key)), position = vm.integer(state.position);
  return vm.tuple(std::vector<Value>{name, words, position, Value::small_int(state.has_gauss), Value::of(state.gauss)});
}

Ref set_state(Vm& vm, Args args) {
  if (!is_tuple(args[1]) || as_tuple(args[1])->size < 3) return vm.raise("ValueError", "state must be a tuple");
  const auto items = as_tuple(args[1])->span();
  RandomState::State state;
  Tensor key;
  int64_t position, has_gauss = 0;
  if (!to_tensor(vm, items[1], DType::UInt32, key) || !vm.as_int64(items[2], position)) return {};
  if (key.element_count() != RandomState::kWords)
    return vm.raise("ValueError", "state vector must be 624 elements long");
  copy_elements(key, state.key.data());
  state.position = static_cast<int>(position);
  if (items.size() >= 5 && (!vm.as_int64(items[3], has_gauss) || !vm.as_double(items[4], state.gauss))) return {};
  state.has_gauss = has_gauss != 0;
  random_in(args[0]).set_state(state);
  return Ref(kNone);
}

const NativeDef kMethods[] = {
    {"seed", "self, seed=None", seed},
    {"random_sample", "self, size=None", random_sample},
    {"random", "self, size=None", random_sample},
    {"rand", nullptr, rand},
    {"randn", nullptr, randn},
    {"standard_normal", "self, size=None", standard_normal},
    {"uniform", "self, low=0, high=1, size=None", uniform},
    {"normal", "self, loc=0, scale=1, size=None", normal},
    {"exponential", "self, scale=1, size=None", exponential},
    {"randint", "self, low, high=None, size=None, dtype=None", randint},
    {"shuffle", "self, x", shuffle},
    {"permutation", "self, x", permutation},
    {"get_state", "self", get_state},
    {"set_state", "self, state", set_state},
};

}  // namespace

Ref make_random_state_type(Vm& vm) {
  TypeDef def{"numpy.random.RandomState", sizeof(RandomObject), nullptr, {}, kMethods};
  def.slots.finalize = finalize_random;
  def.slots.construct = construct;
  Type* type = vm.make_type(def);
  return type ? Ref(Value(type)) : Ref();
}

}  // namespace refjit::vm::numpy
