#include "vm/python_flags.h"

#include <algorithm>

#include "vm/module.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct Variable {
  const char* name;
  int PythonFlags::*flag;
  bool is_level;  ///< A number is the flag's least value; any other text is 1.
};
constexpr Variable kVariables[] = {
    {"PYTHONDEBUG", &PythonFlags::debug, true},
    {"PYTHONOPTIMIZE", &PythonFlags::optimize, true},
    {"PYTHONVERBOSE", &PythonFlags::verbose, true},
    {"PYTHONNOUSERSITE", &PythonFlags::no_user_site, false},
    {"PYTHONDEVMODE", &PythonFlags::dev_mode, false},
    {"PYTHONSAFEPATH", &PythonFlags::safe_path, false},
    {"PYTHONWARNDEFAULTENCODING", &PythonFlags::warn_default_encoding, false},
};

constexpr int64_t kMostLevel = 1000;

Status read_hash_seed(const std::string& text, PythonFlags& flags) {
  int64_t seed;
  if (text.empty() || text == "random") return {};
  if (!read_decimal(text, seed) || seed < 0 || seed > UINT32_MAX)
    return user_error("ValueError", "PYTHONHASHSEED must be \"random\" or an integer in range [0; 4294967295]");
  flags.hash_randomization = seed != 0;
  return {};
}

Ref list_of(Vm& vm, const std::vector<std::string>& texts) {
  Ref out = vm.list({});
  for (const std::string& each : texts) {
    const Ref text = vm.string(each);
    if (!out || !text || !list_append(vm, as_list(out), text)) return {};
  }
  return out;
}

/// sys.warnoptions: what comes later counts more.
std::vector<std::string> warning_options(const PythonFlags& flags) {
  std::vector<std::string> out;
  if (flags.dev_mode) out.emplace_back("default");
  out.insert(out.end(), flags.warnings.begin(), flags.warnings.end());
  if (flags.bytes_warning) out.emplace_back(flags.bytes_warning > 1 ? "error::BytesWarning" : "default::BytesWarning");
  return out;
}

Ref x_options(Vm& vm, const PythonFlags& flags) {
  Ref out = vm.dict();
  for (const auto& [name, text] : flags.x_options) {
    const Ref key = vm.string(name), value = text.empty() ? Ref(kTrue) : vm.string(text);
    if (!out || !key || !value || !dict_store(vm, out.as<Dict>(), key, value)) return {};
  }
  return out;
}

/// The streams as -u and PYTHONIOENCODING want them.
bool set_streams(Vm& vm, const Ref& sys, const PythonFlags& flags) {
  if (!flags.is_unbuffered && flags.stream_encoding.empty()) return true;
  const size_t colon = flags.stream_encoding.find(':');
  const std::string encoding = flags.stream_encoding.substr(0, colon);
  const std::string errors = colon == std::string::npos ? "strict" : flags.stream_encoding.substr(colon + 1);
  for (const std::string name : {"stdin", "stdout", "stderr"}) {
    std::vector<Ref> names, values;
    const auto set = [&](const char* what, Ref value) {
      names.push_back(vm.string(what));
      values.push_back(std::move(value));
    };
    if (flags.is_unbuffered && name != "stdin") set("write_through", kTrue);
    if (!encoding.empty()) set("encoding", vm.string(encoding));
    if (!flags.stream_encoding.empty()) set("errors", vm.string(name == "stderr" ? "backslashreplace" : errors));
    const std::vector<Value> keys(names.begin(), names.end()), given(values.begin(), values.end());
    const Ref keywords = vm.tuple(keys), stream = vm.get_attribute(sys, name);
    const Ref reconfigure = stream ? vm.get_attribute(stream, "reconfigure") : Ref();
    if (!reconfigure || !keywords || !vm.call(reconfigure, Args{given.data(), 0, keywords.as<Tuple>()})) return false;
  }
  return true;
}

}  // namespace

Status read_python_variables(Host& host, PythonFlags& flags) {
  if (flags.ignore_environment) return {};
  const auto variable = [&](const char* name) {
    bool is_found = false;
    return host.environment(name, is_found);
  };
  const auto was_given = [&](std::string_view name) {
    return std::any_of(flags.x_options.begin(), flags.x_options.end(), [&](const auto& x) { return x.first == name; });
  };
  for (const Variable& each : kVariables) {
    const std::string text = variable(each.name);
    int64_t level = 1;
    if (text.empty()) continue;
    if (each.is_level && (!read_decimal(text, level) || level < 0 || level > kMostLevel)) level = 1;
    flags.*each.flag = std::max(flags.*each.flag, static_cast<int>(level));
  }
  flags.is_unbuffered |= !variable("PYTHONUNBUFFERED").empty();
  flags.stream_encoding = variable("PYTHONIOENCODING");
  if (const std::string text = variable("PYTHONUTF8"); !text.empty() && !was_given("utf8"))
    REFJIT_TRY(read_switch(text, "PYTHONUTF8 environment variable", flags.utf8_mode));
  if (const std::string text = variable("PYTHONINTMAXSTRDIGITS"); !text.empty() && !was_given("int_max_str_digits"))
    REFJIT_TRY(read_digit_limit(flags, text, "PYTHONINTMAXSTRDIGITS"));
  REFJIT_TRY(read_hash_seed(variable("PYTHONHASHSEED"), flags));
  std::vector<std::string> warnings;
  const std::string given = variable("PYTHONWARNINGS");
  for (size_t start = 0; start < given.size();) {
    const size_t end = std::min(given.find(',', start), given.size());
    if (end > start) warnings.push_back(given.substr(start, end - start));
    start = end + 1;
  }
  flags.warnings.insert(flags.warnings.begin(), warnings.begin(), warnings.end());
  return {};
}

bool set_flags(Vm& vm, const PythonFlags& flags) {
  vm.state().optimize = flags.optimize;
  vm.state().bytes_warning = flags.bytes_warning;
  vm.state().is_safe_path = flags.safe_path != 0;
  vm.state().ignores_environment = flags.ignore_environment != 0;
  const Ref sys = vm.import("sys"), shown = sys ? vm.get_attribute(sys, "flags") : Ref();
  if (!shown) return false;
  const auto number = [](int n) { return Value::small_int(n); };
  constexpr int kNeverWritesBytecode = 1, kInteractive = 0;
  // In the order of sys.flags' fields.
  const Value values[] = {number(flags.debug),
                          number(flags.inspect),
                          number(kInteractive),
                          number(flags.optimize),
                          number(kNeverWritesBytecode),
                          number(flags.no_user_site),
                          number(flags.no_site),
                          number(flags.ignore_environment),
                          number(flags.verbose),
                          number(flags.bytes_warning),
                          number(flags.quiet),
                          number(flags.hash_randomization),
                          number(flags.isolated),
                          Value::boolean(flags.dev_mode != 0),
                          number(flags.utf8_mode),
                          number(flags.warn_default_encoding),
                          Value::boolean(flags.safe_path != 0),
                          number(flags.int_max_str_digits)};
  std::copy(std::begin(values), std::end(values), shown.as<Tuple>()->items);  // none of them is counted
  if (flags.int_max_str_digits >= 0) set_digit_limit(vm, flags.int_max_str_digits);
  if (flags.optimize && !vm.set_module_attribute(vm.state().builtins, "__debug__", kFalse)) return false;
  const std::vector<std::string> warnings = warning_options(flags);
  const auto set = [&](const char* name, const Ref& value) { return value && vm.set_attribute(sys, name, value); };
  return set("warnoptions", list_of(vm, warnings)) && set("orig_argv", list_of(vm, flags.original_arguments)) &&
         set("_xoptions", x_options(vm, flags)) && set_streams(vm, sys, flags) &&
         (warnings.empty() || vm.import("warnings"));  // which says what it cannot read
}

}  // namespace refjit::vm
