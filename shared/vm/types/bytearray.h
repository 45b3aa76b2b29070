#pragma once
// The structs of bytearray and memoryview and byte arguments, for bytes.cpp and memoryview.cpp. Invariant: a bytearray
// that views look at (`exports`) keeps its size.
#include <string>

#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

struct ByteArray : Object {
  std::string* text;  ///< Owned; null means empty.
  int64_t exports;    ///< Living memoryviews.
};

struct MemoryView : GcObject {
  static constexpr int kMaxDimensions = 8;
  Value source;  ///< bytes or bytearray; null once released.
  int64_t start;
  int64_t shape[kMaxDimensions], strides[kMaxDimensions];  ///< Strides in bytes.
  int dimensions;
  int item_size;
  char format;    ///< A character of the module struct, in native size.
  bool is_plain;  ///< The format was written without "@".
  bool is_read_only;

  int64_t item_count() const {
    int64_t n = 1;
    for (int i = 0; i < dimensions; ++i) n *= shape[i];
    return n;
  }
  bool is_contiguous() const {
    int64_t step = item_size;
    for (int i = dimensions - 1; i >= 0; step *= shape[i--])
      if (shape[i] > 1 && strides[i] != step) return false;
    return true;
  }
};

/// Size of a native format character of the module struct, 0 for an unknown one.
int size_of_format(char c);
/// As bytes_like, but of bytes, bytearrays and memoryviews alone: what bytes compare and join themselves with.
bool own_bytes(Value v, std::string_view& out);
/// The contents of a bytearray, to be changed.
inline std::string& bytearray_text(Value v) {
  ByteArray* a = as<ByteArray>(v);
  if (!a->text) a->text = new std::string;
  return *a->text;
}
/// False with BufferError when views forbid to change the size of bytearray `v`.
bool may_resize(Vm& vm, Value v);
/// An int in [0, 256) through __index__; otherwise ValueError `range_text` or TypeError.
bool byte_value(Vm& vm, Value v, char& out, const char* range_text);
Ref new_bytearray(Vm& vm, Type* type, std::string_view text);
/// bytes(source): a count, an iterable of ints, a bytes-like object.
bool collect_bytes(Vm& vm, Value source, const char* name, std::string& out);
inline bool is_blank_byte(char c) { return c == ' ' || (c >= 9 && c <= 13); }

// ---- bytearray.cpp
std::span<const NativeDef> bytearray_methods();
bool array_set_item(Vm& vm, Value v, Value key, Value value);
Ref array_add_inplace(Vm& vm, Value a, Value b);
Ref array_multiply_inplace(Vm& vm, Value a, Value b);
Ref bytes_fromhex(Vm& vm, Args args);
Ref bytes_expandtabs(Vm& vm, Args args);
/// pattern % values for bytes and bytearray (percent.cpp): the text of the result.
bool bytes_percent(Vm& vm, std::string_view pattern, Value values, std::string& out);
/// bytes.hex(sep, bytes_per_sep) of `text`; null where these were not given.
Ref hex_text(Vm& vm, std::string_view text, Value sep, Value bytes_per_sep);

}  // namespace refjit::vm
