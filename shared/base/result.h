#pragma once
// Result<T>: how C++ code of the core says that something expected went wrong. Guest exceptions are a VM state and
// capture breaks are values of their own; everything else that can fail returns one of these. Nothing here throws.
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/span.h"

namespace refjit {

/// Whose fault it is, and therefore who has to act.
enum class ErrorKind : uint8_t {
  User,      ///< The user's input: `type` is the Python exception's name ("ValueError"), `message` its text.
  Device,    ///< A device or its library failed; the message names both.
  Protocol,  ///< The other end of a socket, or a file we read, sent what the format forbids.
  Internal,  ///< Our own bug; no input may reach it.
};

struct Error {
  ErrorKind kind = ErrorKind::Internal;
  std::string type;     ///< Python exception type for User errors, otherwise a short stable id.
  std::string message;  ///< `[op] what, got ..., expected ...`, or MindSpore's own text where it has one.
  Span span;
};

inline Error user_error(std::string type, std::string message, Span span = {}) {
  return {ErrorKind::User, std::move(type), std::move(message), span};
}
inline Error device_error(std::string message) { return {ErrorKind::Device, "DeviceError", std::move(message), {}}; }
inline Error protocol_error(std::string message) {
  return {ErrorKind::Protocol, "ProtocolError", std::move(message), {}};
}
inline Error internal_error(std::string message) {
  return {ErrorKind::Internal, "InternalError", std::move(message), {}};
}

/// A value or an Error. Test with `if (!r)`, then read `*r` or `r.error()`.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() & { return *std::get_if<0>(&state_); }
  const T& operator*() const& { return *std::get_if<0>(&state_); }
  T&& operator*() && { return std::move(*std::get_if<0>(&state_)); }
  T* operator->() { return std::get_if<0>(&state_); }
  const T* operator->() const { return std::get_if<0>(&state_); }
  const Error& error() const& { return *std::get_if<1>(&state_); }
  Error&& error() && { return std::move(*std::get_if<1>(&state_)); }

 private:
  std::variant<T, Error> state_;
};

/// Result of an operation that yields nothing: `return {};` is success.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_; }
  const Error& error() const& { return *error_; }
  Error&& error() && { return *std::move(error_); }

 private:
  std::optional<Error> error_;
};

using Status = Result<void>;

}  // namespace refjit

/// Returns the Error of `expr` from the enclosing function, if it is one.
#define REFJIT_TRY(expr)                                                                \
  do {                                                                                  \
    if (auto refjit_try_ = (expr); !refjit_try_) return std::move(refjit_try_).error(); \
  } while (false)
