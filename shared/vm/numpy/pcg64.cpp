// _numpy.PCG64: the bit generators of numpy.random.Generator and their streams of numbers, bit for bit NumPy's: PCG
// XSL-RR 128/64 and DXSM, SFC64, Philox 4x64, MT19937; SeedSequence's mixing, Lemire's bounded integers, 256-layer
// ziggurats. Shapes and arguments are guest/numpy/random.
#include <algorithm>
#include <cstring>

#include "vm/numpy/math_functions.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/numpy/random_state.h"
#include "vm/types/define.h"
#include "vm/types/int_wide.h"

namespace refjit::vm::numpy {
namespace {

#include "vm/numpy/ziggurat.inc"

using Wide = unsigned __int128;
constexpr double kNormalR = 3.6541528853610087963519472518, kNormalInverseR = 0.27366123732975827203338247596;
constexpr double kExponentialR = 7.6971174701310497140446280481;

enum class Algorithm : uint8_t { Pcg64, Pcg64Dxsm, Sfc64, Philox, Mt19937 };

struct Pcg64 {
  Wide state = 0, increment = 0;
  Algorithm algorithm = Algorithm::Pcg64;
  uint64_t words[4] = {};   ///< SFC64: its state; Philox: the counter.
  uint64_t key[2] = {};     ///< Philox.
  uint64_t buffer[4] = {};  ///< Philox: the block that draws come from.
  uint32_t position = 4;    ///< In `buffer`.
  RandomState twister;      ///< MT19937.
  bool has_half = false;    ///< Half of a 64-bit draw is left for the next 32-bit one.
  uint32_t half = 0;

  void step() {
    constexpr Wide kMultiplier = Wide{0x2360ED051FC65DA4} << 64 | 0x4385DF649FCCF645;
    state = state * (algorithm == Algorithm::Pcg64 ? kMultiplier : Wide{0xda942042e4dd58b5}) + increment;
  }
  void seed(Wide start, Wide stream) {
    state = 0;
    increment = stream << 1 | 1;
    step();
    state += start;
    step();
    has_half = false;
  }
  uint64_t next_dxsm() {
    auto high = static_cast<uint64_t>(state >> 64);
    high ^= high >> 32;
    high *= 0xda942042e4dd58b5;
    high ^= high >> 48;
    high *= static_cast<uint64_t>(state) | 1;
    step();
    return high;
  }
  uint64_t next_sfc() {
    const uint64_t made = words[0] + words[1] + words[3]++;
    words[0] = words[1] ^ words[1] >> 11;
    words[1] = words[2] + (words[2] << 3);
    words[2] = (words[2] << 24 | words[2] >> 40) + made;
    return made;
  }
  uint64_t next_philox() {
    if (position < 4) return buffer[position++];
    for (int i = 0; i < 4 && ++words[i] == 0; ++i) {
    }
    uint64_t k0 = key[0], k1 = key[1];
    std::copy_n(words, 4, buffer);
    for (int round = 0; round < 10; ++round) {
      const Wide even = Wide{0xD2E7470EE14C6C93} * buffer[0], odd = Wide{0xCA5A826395121157} * buffer[2];
      const uint64_t next[4] = {static_cast<uint64_t>(odd >> 64) ^ buffer[1] ^ k0, static_cast<uint64_t>(odd),
                                static_cast<uint64_t>(even >> 64) ^ buffer[3] ^ k1, static_cast<uint64_t>(even)};
      std::copy_n(next, 4, buffer);
      k0 += 0x9E3779B97F4A7C15;
      k1 += 0xBB67AE8584CAA73B;
    }
    position = 1;
    return buffer[0];
  }
  uint64_t next64() {
    switch (algorithm) {
      case Algorithm::Pcg64Dxsm:
        return next_dxsm();
      case Algorithm::Sfc64:
        return next_sfc();
      case Algorithm::Philox:
        return next_philox();
      case Algorithm::Mt19937: {
        const uint64_t high = twister.next32();
        return high << 32 | twister.next32();
      }
      default:
        break;
    }
    step();
    const auto word = static_cast<uint64_t>(state >> 64) ^ static_cast<uint64_t>(state);
    const int turn = static_cast<int>(state >> 122);
    return word >> turn | word << (-turn & 63);
  }
  uint32_t next32() {
    if (algorithm == Algorithm::Mt19937) return twister.next32();
    if (has_half) return has_half = false, half;
    const uint64_t word = next64();
    has_half = true;
    half = static_cast<uint32_t>(word >> 32);
    return static_cast<uint32_t>(word);
  }
  double next_double() {
    if (algorithm == Algorithm::Mt19937) return twister.next_double();
    return static_cast<double>(next64() >> 11) * (1.0 / 9007199254740992.0);
  }
  float next_float() { return static_cast<float>(next32() >> 8) * (1.0f / 16777216.0f); }

  double normal() {
    constexpr double kUnit = 1.0 / 4503599627370496.0;
    while (true) {
      uint64_t r = next64();
      const auto layer = static_cast<size_t>(r & 0xff);
      r >>= 8;
      const uint64_t magnitude = (r >> 1) & 0x000fffffffffffff;
      double x = static_cast<double>(magnitude) * (kNormalEdges[layer] * kUnit);
      if (r & 1) x = -x;
      if (is_inside(kNormalEdges, layer, kNormalR, static_cast<double>(magnitude) * kUnit)) return x;
      if (layer == 0) {
        while (true) {
          const double xx = -kNormalInverseR * math_unary(UnaryKind::Log1p, -next_double());
          const double yy = -math_unary(UnaryKind::Log1p, -next_double());
          if (yy + yy > xx * xx) return ((magnitude >> 8) & 1) ? -(kNormalR + xx) : kNormalR + xx;
        }
      }
      if ((kNormalDensities[layer - 1] - kNormalDensities[layer]) * next_double() + kNormalDensities[layer] <
          math_unary(UnaryKind::Exp, -0.5 * x * x))
        return x;
    }
  }
  float normal_float() {
    constexpr float kUnit = 1.0f / 8388608.0f;
    while (true) {
      const uint32_t r = next32();
      const size_t layer = r & 0xff;
      const uint32_t magnitude = (r >> 9) & 0x007fffff;
      float x = static_cast<float>(magnitude) * (static_cast<float>(kNormalEdges[layer]) * kUnit);
      if ((r >> 8) & 1) x = -x;
      if (is_inside(kNormalEdges, layer, kNormalR, static_cast<double>(magnitude) / 8388608.0)) return x;
      if (layer == 0) {
        while (true) {
          const auto xx = static_cast<float>(-static_cast<float>(kNormalInverseR) *
                                             static_cast<float>(math_unary(UnaryKind::Log1p, -next_float())));
          const auto yy = static_cast<float>(-math_unary(UnaryKind::Log1p, -next_float()));
          const auto edge = static_cast<float>(kNormalR);
          if (yy + yy > xx * xx) return ((magnitude >> 8) & 1) ? -(edge + xx) : edge + xx;
        }
      }
      const auto low = static_cast<float>(kNormalDensities[layer]);
      if ((static_cast<float>(kNormalDensities[layer - 1]) - low) * next_float() + low <
          math_unary(UnaryKind::Exp, -0.5 * static_cast<double>(x) * static_cast<double>(x)))
        return x;
    }
  }
  double exponential() {
    constexpr double kUnit = 1.0 / 9007199254740992.0;
    while (true) {
      uint64_t r = next64() >> 3;
      const auto layer = static_cast<size_t>(r & 0xff);
      r >>= 8;
      const double x = static_cast<double>(r) * (kExponentialEdges[layer] * kUnit);
      if (is_inside(kExponentialEdges, layer, kExponentialR, static_cast<double>(r) * kUnit)) return x;
      if (layer == 0) return kExponentialR - math_unary(UnaryKind::Log1p, -next_double());
      if ((kExponentialDensities[layer - 1] - kExponentialDensities[layer]) * next_double() +
              kExponentialDensities[layer] <
          math_unary(UnaryKind::Exp, -x))
        return x;
    }
  }
  /// Whether a point at `part` of a layer's width lies under the layer above, and so under the density.
  static bool is_inside(const double (&edges)[256], size_t layer, double r, double part) {
    const double above = layer == 0 ? r : layer == 1 ? 0.0 : edges[layer - 1];
    return part < above / edges[layer];
  }

  /// Uniform in [0, range], Lemire's way; draws 32 bits where they do.
  uint64_t bounded(uint64_t range) {
    if (range == 0) return 0;
    if (range < 0xffffffff) return bounded32(static_cast<uint32_t>(range));
    if (range == 0xffffffff) return next32();
    if (range == UINT64_MAX) return next64();
    const uint64_t count = range + 1;
    Wide product = Wide{next64()} * count;
    if (static_cast<uint64_t>(product) < count) {
      const uint64_t threshold = (UINT64_MAX - range) % count;
      while (static_cast<uint64_t>(product) < threshold) product = Wide{next64()} * count;
    }
    return static_cast<uint64_t>(product >> 64);
  }
  /// Uniform in [0, range] by masked rejection, as shuffles draw.
  uint64_t interval(uint64_t range) {
    uint64_t mask = range;
    for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
    uint64_t value;
    do value = (range <= 0xffffffff ? next32() : next64()) & mask;
    while (value > range);
    return value;
  }
  uint32_t bounded32(uint32_t range) {
    const uint32_t count = range + 1;
    uint64_t product = uint64_t{next32()} * count;
    if (static_cast<uint32_t>(product) < count) {
      const uint32_t threshold = (UINT32_MAX - range) % count;
      while (static_cast<uint32_t>(product) < threshold) product = uint64_t{next32()} * count;
    }
    return static_cast<uint32_t>(product >> 32);
  }
};

/// SeedSequence(words).generate_state(4, uint64).
std::array<uint64_t, 4> seed_sequence(const std::vector<uint32_t>& entropy) {
  uint32_t pool[4], constant = 0x43b0d7e5;
  const auto hash = [&](uint32_t value) {
    value ^= constant;
    constant *= 0x931e8875;
    value *= constant;
    return value ^ value >> 16;
  };
  const auto mix = [](uint32_t x, uint32_t y) {
    const uint32_t made = 0xca01f9dd * x - 0x4973f715 * y;
    return made ^ made >> 16;
  };
  for (size_t i = 0; i < 4; ++i) pool[i] = hash(i < entropy.size() ? entropy[i] : 0);
  for (size_t from = 0; from < 4; ++from)
    for (size_t to = 0; to < 4; ++to)
      if (from != to) pool[to] = mix(pool[to], hash(pool[from]));
  for (size_t from = 4; from < entropy.size(); ++from)
    for (size_t to = 0; to < 4; ++to) pool[to] = mix(pool[to], hash(entropy[from]));
  uint32_t words[8], other = 0x8b51f9dd;
  for (size_t i = 0; i < 8; ++i) {
    uint32_t value = pool[i % 4] ^ other;
    other *= 0x58f38ded;
    value *= other;
    words[i] = value ^ value >> 16;
  }
  std::array<uint64_t, 4> made;
  for (size_t i = 0; i < 4; ++i) made[i] = words[2 * i] | uint64_t{words[2 * i + 1]} << 32;
  return made;
}

struct Pcg64Object : Object {
  Pcg64 random;
};
Pcg64& random_in(Value v) { return static_cast<Pcg64Object*>(v.object())->random; }

/// seed(words): 32-bit words of the entropy.
Ref seed(Vm& vm, Args args) {
  std::vector<uint32_t> words;
  const bool is_fine = vm.for_each(args[1], [&](Value item) {
    int64_t word;
    if (!vm.as_int64(item, word)) return false;
    words.push_back(static_cast<uint32_t>(word));
    return true;
  });
  if (!is_fine) return {};
  const auto state = seed_sequence(words);
  random_in(args[0]).seed(Wide{state[0]} << 64 | state[1], Wide{state[2]} << 64 | state[3]);
  return none();
}

/// fill(kind, count, is_narrow): "random", "normal" or "exponential" numbers as a flat array.
Ref fill(Vm& vm, Args args) {
  Str* kind;
  int64_t count;
  if (!str_argument(vm, args[1], "kind", kind) || !vm.as_int64(args[2], count)) return {};
  const bool is_narrow = args[3] == kTrue;
  auto made = Tensor::empty(is_narrow ? DType::Float32 : DType::Float64, {count}, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  Pcg64& random = random_in(args[0]);
  const char letter = kind->view()[0];
  for (int64_t i = 0; i < count; ++i) {
    if (is_narrow)
      made->data<float>()[i] = letter == 'n' ? random.normal_float() : random.next_float();
    else
      made->data<double>()[i] = letter == 'n'   ? random.normal()
                                : letter == 'e' ? random.exponential()
                                                : random.next_double();
  }
  return new_array(vm, std::move(*made));
}

/// integers(low, range, count, bits): low + [0, range], as int64; widths of 8 and 16 bits share 32-bit draws.
Ref integers(Vm& vm, Args args) {
  int64_t low, range, count, bits;
  if (!vm.as_int64(args[1], low) || !vm.as_int64(args[2], range) || !vm.as_int64(args[3], count) ||
      !vm.as_int64(args[4], bits))
    return {};
  auto made = Tensor::empty(DType::Int64, {count}, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  Pcg64& random = random_in(args[0]);
  const auto width = static_cast<uint64_t>(range);
  uint32_t buffer = 0;
  int left = 0;
  const auto narrow = [&]() -> uint64_t {
    if (left == 0) {
      buffer = random.next32();
      left = bits == 1 ? 31 : bits == 8 ? 3 : 1;
    } else {
      buffer >>= bits;
      --left;
    }
    return buffer & ((1u << bits) - 1);
  };
  for (int64_t i = 0; i < count; ++i) {
    uint64_t value = 0;
    if (bits >= 32) {
      value = random.bounded(width);
    } else if (width + 1 == uint64_t{1} << bits) {
      value = narrow();
    } else if (width > 0) {
      uint64_t product = narrow() * (width + 1);
      const uint64_t mask = (uint64_t{1} << bits) - 1;
      if ((product & mask) < width + 1) {
        const uint64_t threshold = (mask - width) % (width + 1);
        while ((product & mask) < threshold) product = narrow() * (width + 1);
      }
      value = product >> bits;
    }
    made->data<int64_t>()[i] = static_cast<int64_t>(static_cast<uint64_t>(low) + value);
  }
  return new_array(vm, std::move(*made));
}

/// shuffled(count, first, is_masked): the numbers 0 to count - 1, shuffled down to place `first`.
Ref shuffled(Vm& vm, Args args) {
  int64_t count, first;
  if (!vm.as_int64(args[1], count) || !vm.as_int64(args[2], first)) return {};
  auto made = Tensor::empty(DType::Int64, {count}, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  auto* x = made->data<int64_t>();
  for (int64_t i = 0; i < count; ++i) x[i] = i;
  Pcg64& random = random_in(args[0]);
  for (int64_t i = count - 1; i >= first; --i) {
    const auto top = static_cast<uint64_t>(i);
    std::swap(x[i], x[args[3] == kTrue ? random.interval(top) : random.bounded(top)]);
  }
  return new_array(vm, std::move(*made));
}

Ref wide_int(Vm& vm, Wide value) {
  return wide_of_bytes(vm, std::string(reinterpret_cast<const char*>(&value), sizeof value), true, false);
}
/// (state, increment, has_uint32, uinteger)
Ref get_state(Vm& vm, Args args) {
  const Pcg64& random = random_in(args[0]);
  Ref state = wide_int(vm, random.state), increment = wide_int(vm, random.increment);
  if (!state || !increment) return {};
  return new_tuple(vm, {state, increment, Value::small_int(random.has_half), Value::small_int(random.half)});
}
Ref set_state(Vm& vm, Args args) {
  Pcg64& random = random_in(args[0]);
  const auto read = [&](Value v, Wide& out) {
    if (!is_int(v)) return false;
    const std::string bytes = wide_magnitude(v);
    out = 0;
    for (size_t i = std::min<size_t>(bytes.size(), 16); i-- > 0;) out = out << 8 | static_cast<unsigned char>(bytes[i]);
    return true;
  };
  int64_t has_half, half;
  if (!read(args[1], random.state) || !read(args[2], random.increment)) return type_error(vm, "state must be integers");
  if (!vm.as_int64(args[3], has_half) || !vm.as_int64(args[4], half)) return {};
  random.has_half = has_half != 0;
  random.half = static_cast<uint32_t>(half);
  return none();
}

/// configure(algorithm, words): an algorithm by number, and its state: 64-bit words (MT19937: the position, then the
/// key).
Ref configure(Vm& vm, Args args) {
  int64_t number;
  std::vector<uint64_t> words;
  if (!vm.as_int64(args[1], number)) return {};
  const bool is_fine = vm.for_each(args[2], [&](Value item) {
    uint64_t word = 0;
    const std::string bytes = is_int(item) ? wide_magnitude(item) : std::string();
    for (size_t i = std::min<size_t>(bytes.size(), 8); i-- > 0;)
      word = word << 8 | static_cast<unsigned char>(bytes[i]);
    words.push_back(word);
    return true;
  });
  if (!is_fine) return {};
  Pcg64& random = random_in(args[0]);
  random.algorithm = static_cast<Algorithm>(number);
  random.has_half = false;
  words.resize(std::max<size_t>(words.size(), RandomState::kWords + 1));
  if (random.algorithm == Algorithm::Mt19937) {
    RandomState::State state;
    state.position = static_cast<int>(words[0]);
    for (int i = 0; i < RandomState::kWords; ++i) state.key[i] = static_cast<uint32_t>(words[i + 1]);
    random.twister.set_state(state);
  } else if (random.algorithm <= Algorithm::Pcg64Dxsm) {
    random.algorithm = Algorithm::Pcg64;  // both start by the steps of the older one
    random.seed(Wide{words[0]} << 64 | words[1], Wide{words[2]} << 64 | words[3]);
    random.algorithm = static_cast<Algorithm>(number);
  } else {
    std::copy_n(words.begin(), 4, random.words);
    std::copy_n(words.begin() + 4, 2, random.key);
    std::copy_n(words.begin() + 6, 4, random.buffer);
    random.position = random.algorithm == Algorithm::Philox ? static_cast<uint32_t>(words[10]) : 4;
  }
  return none();
}

/// words(): what configure takes, then has_uint32 and uinteger.
Ref read_words(Vm& vm, Args args) {
  const Pcg64& random = random_in(args[0]);
  std::vector<Ref> made;
  if (random.algorithm == Algorithm::Mt19937) {
    const RandomState::State& state = random.twister.state();
    made.push_back(vm.integer(state.position));
    for (uint32_t word : state.key) made.push_back(vm.integer(word));
  } else {
    for (uint64_t word : random.words) made.push_back(vm.unsigned_integer(word));
    for (uint64_t word : random.key) made.push_back(vm.unsigned_integer(word));
    for (uint64_t word : random.buffer) made.push_back(vm.unsigned_integer(word));
    made.push_back(vm.integer(random.position));
  }
  made.push_back(vm.integer(random.has_half));
  made.push_back(vm.integer(random.half));
  std::vector<Value> values;
  for (const Ref& each : made) values.push_back(each.get());
  return vm.tuple(values);
}

Ref raw(Vm& vm, Args args) {
  Pcg64& random = random_in(args[0]);
  return vm.unsigned_integer(random.algorithm == Algorithm::Mt19937 ? random.next32() : random.next64());
}
template <uint64_t (Pcg64::*kDraw)(uint64_t)>
Ref bounded(Vm& vm, Args args) {
  int64_t range;
  if (!vm.as_int64(args[1], range)) return {};
  return vm.unsigned_integer((random_in(args[0]).*kDraw)(static_cast<uint64_t>(range)));
}

const NativeDef kMethods[] = {
    {"seed", "words, /", seed},
    {"fill", "kind, count, is_narrow=False, /", fill},
    {"integers", "low, range, count, bits, /", integers},
    {"shuffled", "count, first, is_masked=True, /", shuffled},
    {"bounded", "range, /", bounded<&Pcg64::bounded>},
    {"interval", "range, /", bounded<&Pcg64::interval>},
    {"configure", "algorithm, words, /", configure},
    {"words", "", read_words},
    {"random_raw", "", raw},
    {"get_state", "", get_state},
    {"set_state", "state, increment, has_uint32, uinteger, /", set_state},
};

}  // namespace

Ref make_pcg64_type(Vm& vm) {
  TypeDef def{"_numpy.PCG64", sizeof(Pcg64Object), nullptr, {}, kMethods};
  def.slots.construct = [](Vm& v, Type* type, Args) {
    auto* made = make_object<Pcg64Object>(v, type);
    if (!made) return Ref();
    new (&made->random) Pcg64();
    return Ref::steal(Value(made));
  };
  def.slots.init = [](Vm&, Value, Args) { return true; };
  return Ref(Value(vm.make_type(def)));
}

}  // namespace refjit::vm::numpy
