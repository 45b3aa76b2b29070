#pragma once
// JSON as this room reads it: nlohmann without exceptions, every access checked. Included by this room's .cpp files
// only (the one header here that pulls nlohmann in).
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace refjit::protocol {

using Json = nlohmann::ordered_json;

/// nullopt for text that is not one JSON value.
inline std::optional<Json> parse_json(std::string_view text) {
  Json value = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (value.is_discarded()) return std::nullopt;
  return value;
}

/// Never throws: invalid UTF-8 is replaced.
inline std::string json_text(const Json& value) {
  return value.dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
}

/// Member `name` of an object, else null.
inline const Json* member(const Json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  auto at = object.find(name);
  return at == object.end() ? nullptr : &*at;
}

inline std::optional<std::string> string_member(const Json& object, const char* name) {
  const Json* value = member(object, name);
  if (!value || !value->is_string()) return std::nullopt;
  return value->get_ref<const std::string&>();
}

/// An integer in [low, high].
inline std::optional<int64_t> as_int(const Json* value, int64_t low, int64_t high) {
  if (!value || !value->is_number_integer()) return std::nullopt;
  if (value->is_number_unsigned() && value->get<uint64_t>() > static_cast<uint64_t>(INT64_MAX)) return std::nullopt;
  const int64_t number = value->get<int64_t>();
  if (number < low || number > high) return std::nullopt;
  return number;
}

inline std::optional<int64_t> int_member(const Json& object, const char* name, int64_t low, int64_t high) {
  return as_int(member(object, name), low, high);
}

inline bool bool_member(const Json& object, const char* name, bool otherwise) {
  const Json* value = member(object, name);
  return value && value->is_boolean() ? value->get<bool>() : otherwise;
}

inline double number_member(const Json& object, const char* name) {
  const Json* value = member(object, name);
  return value && value->is_number() ? value->get<double>() : 0;
}

}  // namespace refjit::protocol
