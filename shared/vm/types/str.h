#pragma once
// Str: the guest's text. UTF-8 (a lone surrogate is three bytes, as WTF-8), immutable for the guest, with its hash
// cached. `length == bytes` means ASCII, and then indexing is O(1). Used everywhere; interned strings (Vm::intern) can
// be compared by identity. Invariant: data[bytes] is NUL; length counts code points; hash is -1 until computed.
#include <string>
#include <string_view>

#include "vm/types/kinds.h"

namespace refjit::vm {

struct Str : Object {
  int64_t hash;      ///< -1: not computed yet.
  int64_t bytes;     ///< Length in UTF-8.
  int64_t length;    ///< Length in code points, what len() says.
  char* data;        ///< Right behind the instance, or (after str_append) a buffer of its own.
  int64_t capacity;  ///< Bytes of an own buffer; 0 when `data` is inside this object.
  bool is_interned;

  bool is_ascii() const { return length == bytes; }
  std::string_view view() const { return {data, static_cast<size_t>(bytes)}; }
};

inline bool is_str(Value v) { return is_kind(v, kTypeStr); }
inline Str* as_str(Value v) { return static_cast<Str*>(v.object()); }
/// UTF-8 of a value known to be a Str.
inline std::string_view view_of(Value v) { return as_str(v)->view(); }

/// A new str with this text (must be valid UTF-8, or WTF-8). One-character ASCII texts and "" are shared.
Ref new_str(Vm& vm, std::string_view utf8);
/// As above when the number of code points is known.
Ref new_str(Vm& vm, std::string_view utf8, int64_t length);
/// A str of `type` (a subclass of str).
Ref new_str_of(Vm& vm, Type* type, std::string_view utf8);
/// One code point.
Ref new_char(Vm& vm, uint32_t code_point);

/// Content hash; deterministic, never -1.
int64_t hash_of_text(std::string_view text);
inline int64_t str_hash(Str* s) {
  if (s->hash == -1) s->hash = hash_of_text(s->view());
  return s->hash;
}
/// Content equality.
inline bool str_equal(Str* a, Str* b) {
  if (a == b) return true;
  if (a->bytes != b->bytes || (a->is_interned && b->is_interned)) return false;
  if (a->hash != -1 && b->hash != -1 && a->hash != b->hash) return false;
  return std::memcmp(a->data, b->data, static_cast<size_t>(a->bytes)) == 0;
}
/// Code point order, as CPython's `<`.
int str_compare(const Str* a, const Str* b);

/// The interned str with this content (Vm::intern's body). Borrowed; lives as long as the Vm.
Str* intern_str(Vm& vm, std::string_view utf8);
/// Interns `s` itself if its text is not known yet.
Str* intern_str(Vm& vm, Str* s);

Ref str_concat(Vm& vm, Str* a, Str* b);
/// `left + right` where the caller gives up `left`: appends in place when nobody else holds it (s += t is amortised
/// O(1)).
Ref str_append(Vm& vm, Ref left, Str* right);
/// Concatenation of many (BUILD_STRING, join without separator); each must be a Str.
Ref str_join(Vm& vm, std::span<const Value> parts);
/// Code points [start, stop).
Ref str_slice(Vm& vm, Str* s, int64_t start, int64_t stop);
/// s[index], index already within range.
Ref str_item(Vm& vm, Str* s, int64_t index);
/// Byte offset of code point `index` (0 <= index <= length).
int64_t str_offset(const Str* s, int64_t index);
/// repr(text), quotes and escapes as CPython's.
std::string repr_text(std::string_view utf8);

/// Appends a code point (surrogates too) to UTF-8 text.
void append_utf8(std::string& out, uint32_t code_point);
/// Decodes the code point at `offset` and moves on.
uint32_t next_code_point(std::string_view text, size_t& offset);
int64_t count_code_points(std::string_view text);

}  // namespace refjit::vm
