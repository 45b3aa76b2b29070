#pragma once
// The struct of bytearray and byte arguments, for bytes.cpp and memoryview.cpp.
#include <string>

#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

struct ByteArray : Object {
  std::string* text;  ///< Owned; null means empty.
};
struct MemoryView : GcObject {
  Value source;  ///< bytes or bytearray; null once released.
  int64_t start, length, step;
};

/// The contents of a bytearray, to be changed.
inline std::string& bytearray_text(Value v) {
  ByteArray* a = as<ByteArray>(v);
  if (!a->text) a->text = new std::string;
  return *a->text;
}
/// An int in [0, 256) through __index__; otherwise ValueError `range_text` or TypeError.
bool byte_value(Vm& vm, Value v, char& out, const char* range_text);

}  // namespace refjit::vm
