// Constant tensors of the reader: numbers between brackets, or base64.
#include <charconv>
#include <cstring>

#include "base/number_text.h"
#include "ir/read_value.h"
#include "tensor/half.h"

namespace refjit::ir {

namespace {

template <class T>
bool store_int(std::string_view text, void* out) {
  T value = 0;
  auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return false;
  std::memcpy(out, &value, sizeof value);
  return true;
}

// Text of one element to its bytes; false when it is no value of the dtype.
bool store(std::string_view text, DType dtype, void* out) {
  switch (dtype) {
    case DType::Bool: {
      bool value = text == "True" || text == "1";
      if (!value && text != "False" && text != "0") return false;
      std::memcpy(out, &value, 1);
      return true;
    }
    case DType::Int8:
      return store_int<int8_t>(text, out);
    case DType::Int16:
      return store_int<int16_t>(text, out);
    case DType::Int32:
      return store_int<int32_t>(text, out);
    case DType::Int64:
      return store_int<int64_t>(text, out);
    case DType::UInt8:
      return store_int<uint8_t>(text, out);
    case DType::UInt16:
      return store_int<uint16_t>(text, out);
    case DType::UInt32:
      return store_int<uint32_t>(text, out);
    case DType::UInt64:
      return store_int<uint64_t>(text, out);
    default:
      break;
  }
  auto value = parse_double(text);
  if (!value || is_complex(dtype)) return false;
  auto put = [&](auto v) {
    std::memcpy(out, &v, sizeof v);
    return true;
  };
  if (dtype == DType::Float16) return put(to_float16(*value));
  if (dtype == DType::BFloat16) return put(to_bfloat16(*value));
  return dtype == DType::Float64 ? put(*value) : put(static_cast<float>(*value));
}

int base64_value(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

}  // namespace

// Numbers between any brackets, separated by blanks, newlines or commas: both NumPy's text and a flat list.
AbstractRef ValueReader::tensor_values(DType dtype, const Shape& shape) {
  std::vector<std::string_view> tokens;
  int64_t depth = 0;
  do {
    in_.skip_space();
    char c = in_.peek();
    if (c == '[') {
      ++depth;
      in_.advance();
    } else if (c == ']') {
      --depth;
      in_.advance();
    } else if (c == ',') {
      in_.advance();
    } else if (in_.next_is("...")) {
      // Elided by Dump: an opaque value. Skip to the end of the brackets.
      while (depth > 0 && !in_.at_end()) {
        depth += (in_.peek() == '[') - (in_.peek() == ']');
        in_.advance();
      }
      in_.take("...");
      return in_.expect(")") ? Abstract::tensor(dtype, AnyShape::of(shape)) : nullptr;
    } else {
      std::string_view token = in_.until(" \t\r\n,[])");
      if (token.empty()) {
        in_.fail("expected a number");
        return nullptr;
      }
      tokens.push_back(token);
    }
  } while (depth > 0 && !in_.at_end());
  if (depth != 0 || static_cast<int64_t>(tokens.size()) != element_count(shape)) {
    in_.fail("expected " + std::to_string(element_count(shape)) + " elements, got " + std::to_string(tokens.size()));
    return nullptr;
  }
  auto t = Tensor::empty(dtype, shape);
  if (!t) return nullptr;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (!store(tokens[i], dtype, t->data<char>() + static_cast<int64_t>(i) * byte_size(dtype))) {
      in_.fail("'" + std::string(tokens[i].substr(0, 30)) + "' is no value of " + std::string(ir_name(dtype)));
      return nullptr;
    }
  }
  return in_.expect(")") ? Abstract::constant_tensor(*std::move(t)) : nullptr;
}

AbstractRef ValueReader::tensor_data(DType dtype, const Shape& shape) {
  if (!in_.expect("\"")) return nullptr;
  std::string_view text = in_.until("\"");
  const size_t bytes = static_cast<size_t>(element_count(shape) * byte_size(dtype));
  if (text.size() != (bytes + 2) / 3 * 4) {
    in_.fail("expected " + std::to_string((bytes + 2) / 3 * 4) + " characters of base64, got " +
             std::to_string(text.size()));
    return nullptr;
  }
  auto t = Tensor::empty(dtype, shape);
  if (!t) return nullptr;
  auto* out = t->data<unsigned char>();
  for (size_t i = 0, at = 0; i < text.size(); i += 4) {
    uint32_t word = 0;
    for (size_t k = 0; k < 4; ++k) {
      int value = text[i + k] == '=' && i + 4 == text.size() && k >= 2 ? 0 : base64_value(text[i + k]);
      if (value < 0) {
        in_.fail("expected base64");
        return nullptr;
      }
      word = word << 6 | static_cast<uint32_t>(value);
    }
    for (int shift = 16; shift >= 0 && at < bytes; shift -= 8) out[at++] = static_cast<unsigned char>(word >> shift);
  }
  if (dtype == DType::Bool)
    for (size_t i = 0; i < bytes; ++i) out[i] = out[i] != 0;
  return in_.expect("\"") && in_.expect(")") ? Abstract::constant_tensor(*std::move(t)) : nullptr;
}

AbstractRef ValueReader::tensor() {
  if (!in_.expect("shape=[")) return nullptr;
  Shape shape;
  if (!in_.take("]")) {
    do {
      auto dim = in_.integer();
      if (!dim) return nullptr;
      if (*dim < 0) {
        in_.fail("expected a dimension");
        return nullptr;
      }
      shape.push_back(*dim);
    } while (in_.take(","));
    if (!in_.expect("]")) return nullptr;
  }
  if (!in_.expect(",") || !in_.expect("dtype=")) return nullptr;
  auto dtype = dtype_from_ir_name(in_.word());
  if (!dtype) {
    in_.fail("expected an element type");
    return nullptr;
  }
  if (checked_element_count(shape, byte_size(*dtype)) < 0) {
    in_.fail("the tensor is too large");
    return nullptr;
  }
  if (!in_.expect(",")) return nullptr;
  if (in_.take("data=")) {
    // The text length bounds what is allocated.
    return tensor_data(*dtype, shape);
  }
  return in_.expect("value=") ? tensor_values(*dtype, shape) : nullptr;
}

}  // namespace refjit::ir
