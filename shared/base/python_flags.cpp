#include "base/python_flags.h"

#include <charconv>

namespace refjit {

bool read_decimal(const std::string& text, int64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

Status read_digit_limit(PythonFlags& flags, const std::string& text, const std::string& from) {
  constexpr int kLeastDigits = 640, kMostDigits = 0x7fffffff;  // sys.int_info.str_digits_check_threshold
  int64_t digits;
  if (!read_decimal(text, digits) || (digits != 0 && digits < kLeastDigits) || digits > kMostDigits)
    return user_error("ValueError", from + ": invalid limit; must be >= 640 or 0 for unlimited.");
  flags.int_max_str_digits = static_cast<int>(digits);
  return {};
}

Status read_switch(const std::string& text, const std::string& from, int& flag) {
  if (text != "0" && text != "1") return user_error("ValueError", "invalid " + from + " value, expected 0 or 1");
  flag = text == "1";
  return {};
}

Status add_x_option(PythonFlags& flags, const std::string& option) {
  const size_t equals = option.find('=');
  const std::string name = option.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
  flags.x_options.emplace_back(name, value);
  if (name == "dev") flags.dev_mode = 1;
  if (name == "warn_default_encoding") flags.warn_default_encoding = 1;
  if (name == "utf8") return read_switch(value.empty() ? "1" : value, "-X utf8", flags.utf8_mode);
  if (name == "int_max_str_digits") return read_digit_limit(flags, value, "-X int_max_str_digits");
  return {};
}

}  // namespace refjit
