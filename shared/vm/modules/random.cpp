// _random: the Mersenne Twister MT19937 with CPython's seeding and output, so that seeded streams are the same.
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/int_wide.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

struct Random : Object {
  uint32_t index;
  uint32_t state[624];
};

void seed_word(Random* r, uint32_t seed) {
  r->state[0] = seed;
  for (uint32_t i = 1; i < 624; ++i) r->state[i] = 1812433253u * (r->state[i - 1] ^ (r->state[i - 1] >> 30)) + i;
  r->index = 624;
}

/// init_by_array of the reference implementation.
void seed_words(Random* r, const std::vector<uint32_t>& key) {
  seed_word(r, 19650218u);
  uint32_t* mt = r->state;
  size_t i = 1, j = 0;
  for (size_t k = key.size() > 624 ? key.size() : 624; k; --k) {
    mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1664525u)) + key[j] + static_cast<uint32_t>(j);
    if (++i >= 624) mt[0] = mt[623], i = 1;
    if (++j >= key.size()) j = 0;
  }
  for (size_t k = 623; k; --k) {
    mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1566083941u)) - static_cast<uint32_t>(i);
    if (++i >= 624) mt[0] = mt[623], i = 1;
  }
  mt[0] = 0x80000000u;
}

uint32_t next_word(Random* r) {
  if (r->index >= 624) {
    uint32_t* mt = r->state;
    for (uint32_t k = 0; k < 624; ++k) {
      const uint32_t y = (mt[k] & 0x80000000u) | (mt[(k + 1) % 624] & 0x7fffffffu);
      mt[k] = mt[(k + 397) % 624] ^ (y >> 1) ^ ((y & 1) ? 0x9908b0dfu : 0);
    }
    r->index = 0;
  }
  uint32_t y = r->state[r->index++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

Ref random(Vm&, Args args) {
  Random* r = self_as<Random>(args);
  const uint32_t a = next_word(r) >> 5, b = next_word(r) >> 6;
  return Ref(Value::of((a * 67108864.0 + b) * (1.0 / 9007199254740992.0)));
}

Ref getrandbits(Vm& vm, Args args) {
  Random* r = self_as<Random>(args);
  int64_t bits;
  if (!vm.as_int64(args[1], bits) || bits > INT32_MAX || bits < INT32_MIN) {
    if (vm.has_exception() && !vm.exception_matches(vm.types().OverflowError)) return {};
    vm.take_exception();
    return overflow_error(vm, "Python int too large to convert to C int");
  }
  if (bits < 0) return value_error(vm, "number of bits must be non-negative");
  if (bits == 0) return new_int(vm, 0);
  if (bits <= 32) return new_int(vm, next_word(r) >> (32 - bits));
  std::string bytes;
  for (int64_t left = bits; left > 0; left -= 32) {
    uint32_t word = next_word(r);
    if (left < 32) word >>= 32 - left;
    for (int k = 0; k < 4; ++k) bytes += static_cast<char>(word >> (8 * k));
  }
  return wide_of_bytes(vm, bytes, true, false);
}

bool seed_with(Vm& vm, Random* r, Value v) {
  std::string bytes;
  if (!v || v.is_none()) {
    const double now = vm.host().now() + vm.host().monotonic() * 1e-3;
    bytes.assign(reinterpret_cast<const char*>(&now), sizeof now);
  } else if (is_int(v)) {
    bytes = wide_magnitude(v);
  } else {
    int64_t hash;
    if (!vm.hash(v, hash)) return false;
    bytes.assign(reinterpret_cast<const char*>(&hash), sizeof hash);
  }
  std::vector<uint32_t> key;
  for (size_t i = 0; i < bytes.size(); ++i) {
    if (i % 4 == 0) key.push_back(0);
    key.back() |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[i])) << (8 * (i % 4));
  }
  while (key.size() > 1 && key.back() == 0) key.pop_back();
  if (key.empty()) key.push_back(0);
  seed_words(r, key);
  return true;
}

Ref seed(Vm& vm, Args args) { return seed_with(vm, self_as<Random>(args), args[1]) ? none() : Ref(); }

Ref getstate(Vm& vm, Args args) {
  Random* r = self_as<Random>(args);
  Ref out = new_tuple(vm, 625);
  for (uint32_t i = 0; out && i < 624; ++i) as_tuple(out)->items[i] = Value::small_int(r->state[i]);
  if (out) as_tuple(out)->items[624] = Value::small_int(r->index);
  return out;
}

Ref setstate(Vm& vm, Args args) {
  Random* r = self_as<Random>(args);
  if (!is_tuple(args[1])) return type_error(vm, "state vector must be a tuple");
  if (as_tuple(args[1])->size != 625) return value_error(vm, "state vector is the wrong size");
  for (size_t i = 0; i < 625; ++i) {
    int64_t word;
    if (!vm.as_int64(as_tuple(args[1])->items[i], word)) return {};
    if (i < 624)
      r->state[i] = static_cast<uint32_t>(word);
    else if (word < 0 || word > 624)
      return value_error(vm, "invalid state");
    else
      r->index = static_cast<uint32_t>(word);
  }
  return none();
}

Ref construct(Vm& vm, Type* type, Args args) {
  auto* r = make_object<Random>(vm, type);
  if (!r) return {};
  Ref made = Ref::steal(Value(r));
  return seed_with(vm, r, argument(args, 0)) ? made : Ref();
}

const NativeDef kMethods[] = {
    {"random", "", random},     {"getrandbits", "k, /", getrandbits}, {"seed", "n=None, /", seed},
    {"getstate", "", getstate}, {"setstate", "state, /", setstate},
};

}  // namespace

bool init_random(Vm& vm, Module* module) {
  TypeDef def{"_random.Random", sizeof(Random), nullptr, {}, kMethods};
  def.slots.construct = construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  Type* type = vm.make_type(def);
  return type && vm.set_module_attribute(module, "Random", Value(type));
}

}  // namespace refjit::vm
