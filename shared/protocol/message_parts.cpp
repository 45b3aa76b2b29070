#include "protocol/message_parts.h"

namespace refjit::protocol {

std::string_view executor_name(runtime::ExecutorKind kind) {
  return kind == runtime::ExecutorKind::Sink ? "sink" : "kernel_by_kernel";
}

std::optional<runtime::ExecutorKind> executor_from_name(std::string_view name) {
  if (name == "sink") return runtime::ExecutorKind::Sink;
  if (name == "kernel_by_kernel") return runtime::ExecutorKind::KernelByKernel;
  return std::nullopt;
}

std::string_view error_kind_name(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::User:
      return "user";
    case ErrorKind::Device:
      return "device";
    case ErrorKind::Protocol:
      return "protocol";
    case ErrorKind::Internal:
      break;
  }
  return "internal";
}

ErrorKind error_kind_from_name(std::string_view name) {
  if (name == "user") return ErrorKind::User;
  if (name == "device") return ErrorKind::Device;
  if (name == "protocol") return ErrorKind::Protocol;
  return ErrorKind::Internal;
}

Json type_json(const TensorType& type) {
  Json shape = Json::array();
  for (int64_t dim : type.shape) shape.push_back(dim);
  return {{"dtype", std::string(python_name(type.dtype))}, {"shape", std::move(shape)}};
}

Result<TensorType> type_from_json(const Json& json, const Limits& limits) {
  auto name = string_member(json, "dtype");
  const Json* dims = member(json, "shape");
  if (!name || !dims || !dims->is_array()) return protocol_error("[tensor] expected {dtype, shape}");
  auto dtype = dtype_from_python_name(*name);
  if (!dtype) return protocol_error("[tensor] there is no dtype '" + name->substr(0, 32) + "'");
  if (dims->size() > static_cast<size_t>(limits.max_rank))
    return protocol_error("[tensor] rank " + std::to_string(dims->size()) + ", expected at most " +
                          std::to_string(limits.max_rank));
  TensorType type;
  type.dtype = *dtype;
  for (const Json& dim : *dims) {
    auto value = as_int(&dim, 0, INT64_MAX);
    if (!value) return protocol_error("[tensor] a dim is not a number of elements");
    type.shape.push_back(*value);
  }
  const int64_t count = checked_element_count(type.shape, byte_size(type.dtype));
  if (count < 0 || count * byte_size(type.dtype) > limits.max_tensor_bytes)
    return protocol_error("[tensor] shape " + shape_text(type.shape) + " is larger than " +
                          std::to_string(limits.max_tensor_bytes) + " bytes");
  return type;
}

Result<std::string_view> PayloadReader::take(int64_t size) {
  if (size < 0 || size > static_cast<int64_t>(rest_.size()))
    return protocol_error("[frame] payload ends early, got " + std::to_string(rest_.size()) + " bytes, expected " +
                          std::to_string(size));
  const std::string_view part = rest_.substr(0, static_cast<size_t>(size));
  rest_.remove_prefix(std::min(rest_.size(), static_cast<size_t>(padded_part(size))));
  return part;
}

Result<Tensor> PayloadReader::take_tensor(const TensorType& type) {
  auto bytes = take(element_count(type.shape) * byte_size(type.dtype));
  if (!bytes) return std::move(bytes).error();
  return Tensor::copy_of(type.dtype, type.shape, bytes->data());
}

Status PayloadReader::finish() const {
  if (rest_.empty()) return {};
  return protocol_error("[frame] " + std::to_string(rest_.size()) + " bytes of payload are left over");
}

Status append_tensor(std::string& frame, const Tensor& tensor) {
  if (!tensor.is_defined() || !tensor.storage->memory->is_host())
    return internal_error("[frame] only host tensors are sent");
  auto flat = contiguous(tensor);
  if (!flat) return std::move(flat).error();
  append_part(frame, flat->data(), flat->byte_count());
  return {};
}

}  // namespace refjit::protocol
