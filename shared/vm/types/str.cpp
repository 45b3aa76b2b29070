#include "vm/types/str.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>

#include "vm/extension.h"
#include "vm/types/data_state.h"
#include "vm/types/str_methods.h"

namespace refjit::vm {

namespace {

constexpr int64_t kMaxText = int64_t{1} << 30;  ///< Bytes; beyond it MemoryError, before 32-bit sizes overflow.

Str* make_str(Vm& vm, Type* type, int64_t bytes, int64_t length) {
  if (bytes > kMaxText) {
    vm.raise(vm.types().MemoryError, "");
    return nullptr;
  }
  Str* s = make_sized<Str>(vm, type, static_cast<size_t>(bytes) + 1);
  if (!s) return nullptr;
  s->hash = -1;
  s->bytes = bytes;
  s->length = length;
  s->data = payload_of(s);
  s->data[bytes] = 0;
  return s;
}

Ref owned(Object* o) { return Ref::steal(Value(o)); }

uint64_t rotate(uint64_t x, int n) { return (x << n) | (x >> (64 - n)); }

}  // namespace

int64_t hash_of_text(std::string_view text) {
  if (text.empty()) return 0;
  // MurmurHash3's mixing, eight bytes at a time; the length is in the seed, so zero padding of the tail is safe.
  constexpr uint64_t kA = 0x87c37b91114253d5, kB = 0x4cf5ad432745937f;
  uint64_t h = 0x9e3779b97f4a7c15 ^ (text.size() * kA);
  const char* p = text.data();
  size_t left = text.size();
  for (; left >= 8; left -= 8, p += 8) {
    uint64_t k;
    std::memcpy(&k, p, 8);
    h = rotate(h ^ (rotate(k * kA, 31) * kB), 27) * 5 + 0x52dce729;
  }
  if (left) {
    uint64_t k = 0;
    std::memcpy(&k, p, left);
    h ^= rotate(k * kA, 31) * kB;
  }
  h ^= h >> 33;
  h *= 0xff51afd7ed558ccd;
  h ^= h >> 33;
  h *= 0xc4ceb9fe1a85ec53;
  h ^= h >> 33;
  const int64_t result = static_cast<int64_t>(h);
  return result == -1 ? -2 : result;
}

int64_t count_code_points(std::string_view text) {
  int64_t count = 0;
  // Eight bytes at once: of those that continue a character, bit 7 is set and bit 6 is not.
  constexpr uint64_t kHighBits = 0x8080808080808080;
  for (uint64_t eight; text.size() >= 8; text.remove_prefix(8)) {
    std::memcpy(&eight, text.data(), 8);
    count += 8;
    if (eight & kHighBits) count -= std::popcount(eight & ~(eight << 1) & kHighBits);
  }
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return count;
}

void append_utf8(std::string& out, uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (c >> 18));
    out += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}

uint32_t next_code_point(std::string_view text, size_t& offset) {
  const auto at = [&](size_t i) -> uint32_t { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  const uint32_t c = at(offset);
  if (c < 0x80) return offset += 1, c;
  if (c < 0xE0) return offset += 2, ((c & 0x1F) << 6) | (at(offset - 1) & 0x3F);
  if (c < 0xF0) return offset += 3, ((c & 0x0F) << 12) | ((at(offset - 2) & 0x3F) << 6) | (at(offset - 1) & 0x3F);
  offset += 4;
  return ((c & 0x07) << 18) | ((at(offset - 3) & 0x3F) << 12) | ((at(offset - 2) & 0x3F) << 6) |
         (at(offset - 1) & 0x3F);
}

Ref new_str(Vm& vm, std::string_view utf8) { return new_str(vm, utf8, count_code_points(utf8)); }

Ref new_str(Vm& vm, std::string_view utf8, int64_t length) {
  if (length <= 1) {
    DataState& data = data_of(vm);
    if (length == 0) return Ref(data.empty_str);
    const unsigned char c = static_cast<unsigned char>(utf8[0]);
    if (c < 0x80) return Ref(data.chars[c]);
    if (c == 0xC2) return Ref(data.chars[static_cast<unsigned char>(utf8[1])]);
    if (c == 0xC3) return Ref(data.chars[static_cast<unsigned char>(utf8[1]) + 0x40]);
  }
  Str* s = make_str(vm, vm.types().str, static_cast<int64_t>(utf8.size()), length);
  if (!s) return {};
  std::memcpy(s->data, utf8.data(), utf8.size());
  return owned(s);
}

Ref new_str_of(Vm& vm, Type* type, std::string_view utf8) {
  if (type == vm.types().str) return new_str(vm, utf8);
  Str* s = make_str(vm, type, static_cast<int64_t>(utf8.size()), count_code_points(utf8));
  if (!s) return {};
  std::memcpy(s->data, utf8.data(), utf8.size());
  return owned(s);
}

Ref new_char(Vm& vm, uint32_t code_point) {
  if (code_point < 256) return Ref(data_of(vm).chars[code_point]);
  std::string text;
  append_utf8(text, code_point);
  return new_str(vm, text, 1);
}

int str_compare(const Str* a, const Str* b) {
  // UTF-8 order is code point order.
  const int order = std::memcmp(a->data, b->data, static_cast<size_t>(std::min(a->bytes, b->bytes)));
  if (order != 0) return order < 0 ? -1 : 1;
  return a->bytes < b->bytes ? -1 : a->bytes > b->bytes;
}

// ---- interning

namespace {

Str** interned_place(DataState& data, std::string_view text, int64_t hash) {
  const int64_t mask = data.interned_slots - 1;
  for (int64_t i = hash & mask;; i = (i + 1) & mask) {
    Str* found = data.interned[i];
    if (!found || (found->hash == hash && found->view() == text)) return &data.interned[i];
  }
}

void grow_interned(DataState& data) {
  Str** old = data.interned;
  const int64_t slots = data.interned_slots;
  data.interned_slots = slots ? slots * 2 : 2048;
  data.interned = static_cast<Str**>(std::calloc(static_cast<size_t>(data.interned_slots), sizeof(Str*)));
  for (int64_t i = 0; i < slots; ++i)
    if (old[i]) *interned_place(data, old[i]->view(), old[i]->hash) = old[i];
  std::free(old);
}

}  // namespace

Str* intern_str(Vm& vm, std::string_view utf8) {
  DataState& data = data_of(vm);
  const int64_t hash = hash_of_text(utf8);
  if (Str* found = *interned_place(data, utf8, hash)) return found;
  Ref made = new_str(vm, utf8);
  return made ? intern_str(vm, as_str(made)) : nullptr;
}

Str* intern_str(Vm& vm, Str* s) {
  if (s->is_interned) return s;
  DataState& data = data_of(vm);
  const int64_t hash = str_hash(s);
  Str** place = interned_place(data, s->view(), hash);
  if (*place) return *place;
  if (s->type != vm.types().str) return intern_str(vm, s->view());
  incref(Value(s));
  s->is_interned = true;
  *place = s;
  if (++data.interned_count * 2 > data.interned_slots) grow_interned(data);
  return s;
}

void init_data_state(Vm& vm) {
  BuiltinTypes& types = vm.types();
  types.data = new DataState;
  DataState& data = *types.data;
  types.str->type_flags |= kTypeStr;
  types.tuple->type_flags |= kTypeTuple;
  types.dict->type_flags |= kTypeDict;
  types.list->type_flags |= kTypeList;
  types.int_->type_flags |= kTypeInt;
  types.bool_->type_flags |= kTypeInt;
  types.float_->type_flags |= kTypeFloat;
  types.bytes->type_flags |= kTypeBytes;
  types.set->type_flags |= kTypeSet;
  types.frozenset->type_flags |= kTypeSet;
  grow_interned(data);
  for (uint32_t c = 0; c < 256; ++c) {
    std::string text;
    append_utf8(text, c);
    Str* s = make_str(vm, types.str, static_cast<int64_t>(text.size()), 1);
    std::memcpy(s->data, text.data(), text.size());
    data.chars[c] = Value(s);
    if (c < 0x80) intern_str(vm, s);
  }
  data.empty_str = Value(make_str(vm, types.str, 0, 0));
  intern_str(vm, as_str(data.empty_str));
}

void end_data_state(Vm& vm) {
  DataState& data = data_of(vm);
  for (Value c : data.chars) decref(c);
  decref(data.empty_str);
  decref(data.empty_tuple);
  decref(data.empty_bytes);
  for (int64_t i = 0; i < data.interned_slots; ++i)
    if (data.interned[i]) decref(Value(data.interned[i]));
  std::free(data.interned);
  delete &data;
  vm.types().data = nullptr;
}

// ---- building

Ref str_concat(Vm& vm, Str* a, Str* b) {
  if (a->bytes == 0 && b->type == vm.types().str) return Ref(Value(b));
  if (b->bytes == 0 && a->type == vm.types().str) return Ref(Value(a));
  Str* s = make_str(vm, vm.types().str, a->bytes + b->bytes, a->length + b->length);
  if (!s) return {};
  std::memcpy(s->data, a->data, static_cast<size_t>(a->bytes));
  std::memcpy(s->data + a->bytes, b->data, static_cast<size_t>(b->bytes));
  return owned(s);
}

Ref str_append(Vm& vm, Ref left, Str* right) {
  Str* s = left.as<Str>();
  const int64_t bytes = s->bytes + right->bytes;
  if (s->references != 1 || s->is_interned || s->type != vm.types().str || bytes < 64 || bytes > kMaxText || s == right)
    return str_concat(vm, s, right);
  if (s->capacity <= bytes) {
    const int64_t capacity = bytes + bytes / 2 + 16;
    void* buffer = s->capacity
                       ? resize_buffer(vm, s->data, static_cast<size_t>(s->capacity), static_cast<size_t>(capacity))
                       : allocate_buffer(vm, static_cast<size_t>(capacity));
    if (!buffer) return {};
    if (!s->capacity) std::memcpy(buffer, s->data, static_cast<size_t>(s->bytes));
    s->data = static_cast<char*>(buffer);
    s->capacity = capacity;
  }
  std::memcpy(s->data + s->bytes, right->data, static_cast<size_t>(right->bytes));
  s->bytes = bytes;
  s->length += right->length;
  s->hash = -1;
  s->data[bytes] = 0;
  return left;
}

Ref str_join(Vm& vm, std::span<const Value> parts) {
  int64_t bytes = 0, length = 0;
  for (Value part : parts) {
    bytes += as_str(part)->bytes;
    length += as_str(part)->length;
  }
  if (bytes == 0) return Ref(data_of(vm).empty_str);
  Str* s = make_str(vm, vm.types().str, bytes, length);
  if (!s) return {};
  char* out = s->data;
  for (Value part : parts) {
    const std::string_view text = view_of(part);
    std::memcpy(out, text.data(), text.size());
    out += text.size();
  }
  return owned(s);
}

namespace {

/// Where the last question about a long text was: the next one is often beside it.
struct TextPlace : Vm::Extension {
  explicit TextPlace(Vm&) {}
  const Str* text = nullptr;
  int64_t index = 0, offset = 0;
};
/// The text of which a TextPlace tells; cleared when it dies.
thread_local const Object* placed_text = nullptr;
constexpr int64_t kLongText = 128;

/// The offset of `index`, counted from a known place.
int64_t walk(const Str* s, int64_t at, int64_t offset, int64_t index) {
  const auto is_inside = [&] { return (static_cast<unsigned char>(s->data[offset]) & 0xC0) == 0x80; };
  for (; at < index; ++at) do
      ++offset;
    while (is_inside());
  for (; at > index; --at) do
      --offset;
    while (is_inside());
  return offset;
}

}  // namespace

void forget_text_place(const Object* text) {
  if (text == placed_text) placed_text = nullptr;
}

int64_t str_offset(const Str* s, int64_t index) {
  if (s->is_ascii() || index == 0) return index;
  if (index == s->length) return s->bytes;  // which leaves the place that s.find(x, start) comes back to
  const bool is_near_end = index * 2 > s->length;
  const int64_t edge = is_near_end ? s->length : 0, edge_offset = is_near_end ? s->bytes : 0;
  if (s->length < kLongText) return walk(s, edge, edge_offset, index);
  auto& place = s->type->vm->extension<TextPlace>();
  const bool is_known = place.text == s && placed_text == s;
  const bool is_nearer = is_known && std::abs(place.index - index) < std::abs(edge - index);
  place.offset = is_nearer ? walk(s, place.index, place.offset, index) : walk(s, edge, edge_offset, index);
  place.index = index;
  placed_text = place.text = s;
  return place.offset;
}

Ref str_slice(Vm& vm, Str* s, int64_t start, int64_t stop) {
  if (start >= stop) return Ref(data_of(vm).empty_str);
  if (start == 0 && stop == s->length && s->type == vm.types().str) return Ref(Value(s));
  const int64_t from = str_offset(s, start), to = str_offset(s, stop);
  return new_str(vm, s->view().substr(static_cast<size_t>(from), static_cast<size_t>(to - from)), stop - start);
}

Ref str_item(Vm& vm, Str* s, int64_t index) {
  if (s->is_ascii()) return Ref(data_of(vm).chars[static_cast<unsigned char>(s->data[index])]);
  return str_slice(vm, s, index, index + 1);
}

}  // namespace refjit::vm
