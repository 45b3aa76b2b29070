#include "ir/value_text.h"

#include <cmath>
#include <cstdio>
#include <cstring>

#include "base/number_text.h"
#include "ir/primitive.h"
#include "tensor/half.h"
#include "tensor/tensor_text.h"

namespace refjit::ir {

namespace {

constexpr int kMaxDepth = 200;
constexpr int64_t kMaxPlainElements = 16;

std::string quoted(const std::string& text) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string out = "\"";
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7f) {
      out += "\\x";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string base64(const void* data, size_t size) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  auto* bytes = static_cast<const unsigned char*>(data);
  std::string out;
  out.reserve((size + 2) / 3 * 4);
  for (size_t i = 0; i < size; i += 3) {
    uint32_t word = uint32_t{bytes[i]} << 16;
    if (i + 1 < size) word |= uint32_t{bytes[i + 1]} << 8;
    if (i + 2 < size) word |= bytes[i + 2];
    out += kDigits[word >> 18 & 63];
    out += kDigits[word >> 12 & 63];
    out += i + 1 < size ? kDigits[word >> 6 & 63] : '=';
    out += i + 2 < size ? kDigits[word & 63] : '=';
  }
  return out;
}

std::string six_digits(double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

// Decimal text of a double that reads back to the same bits; NaNs other than the default one keep their bits.
std::string exact_double(double value) {
  auto bits = __builtin_bit_cast(uint64_t, value);
  if (std::isnan(value) && bits != 0x7ff8000000000000ULL) {
    char text[40];
    std::snprintf(text, sizeof text, "bits:%016llx", static_cast<unsigned long long>(bits));
    return text;
  }
  return shortest_double(value);
}

// False where decimal text would lose bits: complex numbers and NaNs with a payload.
bool has_plain_elements(const Tensor& t, int64_t count) {
  if (is_complex(t.dtype)) return false;
  if (!is_float(t.dtype)) return true;
  for (int64_t i = 0; i < count; ++i)
    if (std::isnan(element_as_double(t, i))) return false;
  return true;
}

std::string plain_element(const Tensor& t, int64_t index) {
  if (t.dtype == DType::Bool) return element_as_int(t, index) ? "True" : "False";
  if (t.dtype == DType::UInt64) return std::to_string(static_cast<uint64_t>(element_as_int(t, index)));
  if (!is_float(t.dtype)) return std::to_string(element_as_int(t, index));
  double value = element_as_double(t, index);
  return t.dtype == DType::Float64 ? shortest_double(value) : shortest_float(static_cast<float>(value));
}

std::string tensor_head(const Tensor& t) {
  std::string out = "Tensor(shape=[";
  for (uint32_t i = 0; i < t.shape.size(); ++i) {
    if (i) out += ", ";
    out += std::to_string(t.shape[i]);
  }
  out += "], dtype=";
  out += ir_name(t.dtype);
  return out + ", ";
}

std::string full_tensor(const Tensor& tensor) {
  std::string out = tensor_head(tensor);
  auto t = contiguous(tensor);
  if (!t) return out + "value=...)";
  int64_t count = t->element_count();
  if (count > kMaxPlainElements || !has_plain_elements(*t, count)) {
    return out + "data=\"" + base64(t->data(), static_cast<size_t>(t->byte_count())) + "\")";
  }
  out += "value=[";
  for (int64_t i = 0; i < count; ++i) {
    if (i) out += ", ";
    out += plain_element(*t, i);
  }
  return out + "])";
}

std::string dump_tensor(const Tensor& t) {
  if (t.rank() == 0) {
    std::string value = is_float(t.dtype) ? six_digits(element_as_double(t, 0)) : plain_element(t, 0);
    if (is_complex(t.dtype)) value = "...";
    return tensor_head(t) + "value=" + value + ")";
  }
  // As the tensor's own text, but an array's str has no commas between elements, and large ones are not shown at all.
  constexpr int64_t kShown = 1000;
  if (t.element_count() > kShown) return tensor_head(t) + "value=[...])";
  const std::string repr = tensor_repr(t);
  size_t body = repr.find("value=");
  if (body == std::string::npos) return repr;
  body += 6;
  std::string out = repr.substr(0, body);
  if (repr[body] == ' ') ++body;
  for (char c : repr.substr(body))
    if (c != ',') out += c;
  return out;
}

// Printing recurses to a fixed depth; what is deeper is elided.
struct Writer {
  TextForm form;
  const GraphNames& names;

  bool is_full() const { return form == TextForm::Full; }

  std::string graph(const FuncGraph& g) const { return "@" + (names ? names(g) : std::string("graph")); }

  std::string type(const Abstract& a, int depth) const;
  std::string shape(const Abstract& a, int depth) const;
  std::string constant(const Abstract& a, int depth) const;
  bool has_known_part(const Abstract& a, int depth) const;

  template <class Each>
  static std::string join(const std::vector<AbstractRef>& parts, Each&& each, const char* separator = ", ") {
    std::string out;
    for (size_t i = 0; i < parts.size(); ++i) {
      if (i) out += separator;
      out += each(*parts[i]);
    }
    return out;
  }

  // "Tensor[Float32]*3,Int64": runs of equal types are counted.
  std::string element_types(const std::vector<AbstractRef>& parts, int depth) const {
    std::string out;
    for (size_t i = 0; i < parts.size();) {
      std::string text = type(*parts[i], depth);
      size_t end = i + 1;
      while (end < parts.size() && type(*parts[end], depth) == text) ++end;
      if (i) out += ",";
      out += text;
      if (end - i > 1) out += "*" + std::to_string(end - i);
      i = end;
    }
    return out;
  }
};

std::string Writer::type(const Abstract& a, int depth) const {
  if (depth > kMaxDepth) return "...";
  auto sub = [&](const Abstract& e) { return type(e, depth + 1); };
  switch (a.kind) {
    case AbstractKind::Tensor: {
      std::string text = "Tensor[" + std::string(ir_name(a.dtype)) + "]";
      return a.is_ref ? "Ref[" + text + "]" : text;
    }
    case AbstractKind::Bool:
      return "Bool";
    case AbstractKind::Int:
      return "Int64";
    case AbstractKind::Float:
      return "Float32";
    case AbstractKind::String:
      return "String";
    case AbstractKind::None:
      return "None";
    case AbstractKind::Ellipsis:
      return "Ellipsis";
    case AbstractKind::Type:
      return "TypeType";
    case AbstractKind::Tuple:
      return "Tuple[" + element_types(a.elements, depth + 1) + "]";
    case AbstractKind::List:
      return "List[" + element_types(a.elements, depth + 1) + "]";
    case AbstractKind::Dict: {
      std::string keys;
      for (auto& key : a.keys) {
        auto* text = std::get_if<std::string>(&key->value);
        keys += (text && !is_full() ? *text : constant(*key, depth + 1)) + ",";
      }
      return "Dictionary[[" + keys + "],[" + join(a.elements, sub, ",") + "]]";
    }
    case AbstractKind::Slice:
      return "Slice[" + join(a.elements, sub, " : ") + "]";
    case AbstractKind::Function:
      return "Func";
    case AbstractKind::Monad:
      return "UMonad";
    case AbstractKind::IoMonad:
      return "IOMonad";
    case AbstractKind::Any:
      return is_full() ? "Any" : "Any(Tensor)[Float64]";
  }
  return "...";
}

std::string Writer::shape(const Abstract& a, int depth) const {
  if (depth > kMaxDepth) return "...";
  auto sub = [&](const Abstract& e) { return shape(e, depth + 1); };
  switch (a.kind) {
    case AbstractKind::Tensor: {
      if (!a.shape.rank_known) return "(-2)";
      std::string out = "(";
      for (size_t i = 0; i < a.shape.dims.size(); ++i) {
        if (i) out += ", ";
        Dim dim = a.shape.dims[i];
        out += is_full() && !dim.is_known() ? "s" + std::to_string(dim.symbol_id()) : std::to_string(dim.printed());
      }
      return out + ")";
    }
    case AbstractKind::Tuple:
      return "TupleShape(" + join(a.elements, sub) + ")";
    case AbstractKind::List:
      return "ListShape(" + join(a.elements, sub) + ")";
    case AbstractKind::Dict:
      return is_full() ? "DictShape(" + join(a.elements, sub) + ")" : "NoShape";
    case AbstractKind::Any:
      return is_full() ? "NoShape" : "(-2)";
    default:
      return "NoShape";
  }
}

std::string Writer::constant(const Abstract& a, int depth) const {
  if (depth > kMaxDepth) return "...";
  auto sub = [&](const Abstract& e) { return constant(e, depth + 1); };
  switch (a.kind) {
    case AbstractKind::Tuple:
      return "(" + join(a.elements, sub) + ")";
    case AbstractKind::List:
      return "[" + join(a.elements, sub) + "]";
    case AbstractKind::Slice:
      return "slice(" + join(a.elements, sub) + ")";
    case AbstractKind::Dict: {
      std::string out = "{";
      for (size_t i = 0; i < a.keys.size(); ++i) out += (i ? ", " : "") + sub(*a.keys[i]) + ": " + sub(*a.elements[i]);
      return out + "}";
    }
    default:
      break;
  }
  if (!a.is_constant) return "?";
  switch (a.kind) {
    case AbstractKind::Tensor: {
      auto* t = std::get_if<Tensor>(&a.value);
      if (!t || !t->is_defined() || !t->storage->memory->is_host()) return "?";
      return is_full() ? full_tensor(*t) : dump_tensor(*t);
    }
    case AbstractKind::Bool:
      return std::get<bool>(a.value) ? "Bool(1)" : "Bool(0)";
    case AbstractKind::Int:
      return "I64(" + std::to_string(std::get<int64_t>(a.value)) + ")";
    case AbstractKind::Float: {
      double value = std::get<double>(a.value);
      return "F32(" + (is_full() ? exact_double(value) : six_digits(value)) + ")";
    }
    case AbstractKind::String:
      return is_full() ? quoted(std::get<std::string>(a.value)) : "\"" + std::get<std::string>(a.value) + "\"";
    case AbstractKind::None:
      return "None";
    case AbstractKind::Ellipsis:
      return "Ellipsis";
    case AbstractKind::Type:
      return is_full() ? "Type(" + std::string(ir_name(a.dtype)) + ")" : std::string(ir_name(a.dtype));
    case AbstractKind::Monad:
      return "UMonad[U]";
    case AbstractKind::IoMonad:
      return "IOMonad[IO]";
    case AbstractKind::Function:
      if (a.graph) return graph(*a.graph);
      if (a.primitive) return (a.primitive->is_primfunc ? "PrimFunc_" : "") + std::string(a.primitive->name);
      return "?";
    default:
      return "?";
  }
}

// Whether a Full type needs a `value=`: some part is a constant that its type does not already say.
bool Writer::has_known_part(const Abstract& a, int depth) const {
  if (depth > kMaxDepth) return false;
  switch (a.kind) {
    case AbstractKind::Tuple:
    case AbstractKind::List:
    case AbstractKind::Dict:
    case AbstractKind::Slice:
      for (auto& e : a.elements)
        if (has_known_part(*e, depth + 1)) return true;
      return false;
    case AbstractKind::None:
    case AbstractKind::Ellipsis:
    case AbstractKind::Monad:
    case AbstractKind::IoMonad:
      return false;
    default:
      return a.is_constant;
  }
}

// MindSpore counts which elements of a sequence are used; all of ours are.
std::string use_flags(size_t count) {
  if (count == 0) return "{}";
  constexpr size_t kPlain = 10;
  std::string out = "{[const vector]{";
  for (size_t i = 0; i < count; ++i) {
    if (i) out += ", ";
    out += count <= kPlain ? "1" : "[" + std::to_string(i) + "]:{1}";
  }
  return out + "}}";
}

}  // namespace

std::string type_text(const Abstract* a, TextForm form, const GraphNames& names) {
  if (!a) return "<null>";
  Writer writer{form, names};
  std::string out = "<" + writer.type(*a, 0) + ", " + writer.shape(*a, 0);
  if (form == TextForm::Full) {
    if (a->is_ref && !a->ref_key.empty()) out += ", ref_key=" + quoted(a->ref_key);
    if (writer.has_known_part(*a, 0)) out += ", value=" + writer.constant(*a, 0);
    return out + ">";
  }
  if (a->is_ref) out += ", ref_key=" + a->ref_key + ", is_parameter";
  if (a->is_tensor() && a->is_constant) out += ", value=...";
  if (a->is_sequence()) out += ", elements_use_flags=" + use_flags(a->elements.size());
  return out + ">";
}

std::string short_type_text(const Abstract& a) { return Writer{TextForm::Dump, {}}.type(a, 0); }

std::string constant_text(const Abstract& a, TextForm form, const GraphNames& names) {
  return Writer{form, names}.constant(a, 0);
}

int64_t mindspore_type_id(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return 30;
    case DType::Int8:
      return 32;
    case DType::Int16:
      return 33;
    case DType::Int32:
      return 34;
    case DType::Int64:
      return 35;
    case DType::UInt8:
      return 37;
    case DType::UInt16:
      return 38;
    case DType::UInt32:
      return 39;
    case DType::UInt64:
      return 40;
    case DType::Float16:
      return 42;
    case DType::Float32:
      return 43;
    case DType::Float64:
      return 44;
    case DType::BFloat16:
      return 45;
    case DType::Complex64:
      return 51;
    case DType::Complex128:
      return 52;
  }
  return 0;
}

}  // namespace refjit::ir
