#pragma once
// Pieces of messages that both directions share: names of enums, tensor types as JSON. Private to this room.
#include <optional>
#include <string_view>

#include "base/result.h"
#include "protocol/json.h"
#include "protocol/wire.h"
#include "runtime/device.h"

namespace refjit::protocol {

std::string_view executor_name(runtime::ExecutorKind kind);
std::optional<runtime::ExecutorKind> executor_from_name(std::string_view name);
std::string_view error_kind_name(ErrorKind kind);
ErrorKind error_kind_from_name(std::string_view name);

/// {"dtype": "float32", "shape": [2, 3]}
Json type_json(const TensorType& type);
/// Errors (Protocol): unknown dtype, a shape that is no list of dims, more bytes than the limits allow.
Result<TensorType> type_from_json(const Json& json, const Limits& limits);

/// Reads a payload's parts one after the other.
class PayloadReader {
 public:
  explicit PayloadReader(std::string_view payload) : rest_(payload) {}
  /// The next `size` bytes. Errors (Protocol): the payload ends before.
  Result<std::string_view> take(int64_t size);
  /// A tensor's elements, copied.
  Result<Tensor> take_tensor(const TensorType& type);
  /// Error when bytes are left over.
  Status finish() const;

 private:
  std::string_view rest_;
};

/// Appends a host tensor's elements. Errors (Internal): not a host tensor.
Status append_tensor(std::string& frame, const Tensor& tensor);

}  // namespace refjit::protocol
