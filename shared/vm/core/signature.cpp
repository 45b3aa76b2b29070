#include "vm/core/signature.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "vm/core/c_functions.h"
#include "vm/core/within_memory.h"

namespace refjit::vm {

namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// None, True, False, an int, a float or a quoted string; null when it is none of these (then a missing value is null).
Value parse_default(Vm& vm, std::string_view text) {
  if (text == "None") return kNone;
  if (text == "True") return kTrue;
  if (text == "False") return kFalse;
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"')) {
    const std::string_view inner = text.substr(1, text.size() - 2);
    return Value(vm.intern(inner == "\\n" ? "\n" : inner));
  }
  int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) {
    Ref value = vm.integer(number);
    vm.state().kept.push_back(value);
    return value;
  }
  if (text.empty() || text.front() < '0' || text.front() > '9') return Value();
  return Value::of(std::strtod(std::string(text).c_str(), nullptr));
}

std::unique_ptr<Signature> parse_signature(Vm& vm, std::string_view text, Type* owner) {
  auto signature = std::make_unique<Signature>();
  if (owner && owner->name) signature->owner = std::string(owner->name->view()) + ".";
  if (!text.empty() && text.front() == '(') text = text.substr(1, text.size() - 2);
  bool is_keyword_only = false;
  bool is_first = true;
  size_t start = 0;
  while (start <= text.size()) {
    size_t end = start;
    char quote = 0;
    for (; end < text.size() && (quote || text[end] != ','); ++end) {
      if (quote ? text[end] == quote : text[end] == '\'' || text[end] == '"') quote = quote ? 0 : text[end];
    }
    const std::string_view item = trim(text.substr(start, end - start));
    start = end + 1;
    if (item.empty()) continue;
    const bool is_self = is_first && owner && (item == "self" || item == "$self");
    is_first = false;
    if (is_self) continue;
    if (item == "/") {
      for (auto& parameter : signature->parameters) parameter.is_positional_only = true;
      signature->positional_only = static_cast<uint32_t>(signature->parameters.size());
      continue;
    }
    if (item == "*") {
      is_keyword_only = true;
      continue;
    }
    if (item.substr(0, 2) == "**") {
      signature->has_var_keywords = true;
      continue;
    }
    if (item.front() == '*') {
      signature->has_var_args = true;
      is_keyword_only = true;
      continue;
    }
    Signature::Parameter parameter;
    const size_t equals = item.find('=');
    parameter.name = vm.intern(trim(item.substr(0, equals)));
    parameter.is_keyword_only = is_keyword_only;
    if (equals != std::string_view::npos) {
      parameter.is_optional = true;
      parameter.default_value = parse_default(vm, trim(item.substr(equals + 1)));
      if (parameter.default_value) signature->has_plain_defaults = false;
    }
    if (!is_keyword_only) {
      ++signature->positional;
      if (!parameter.is_optional) signature->required = signature->positional;
    }
    signature->parameters.push_back(parameter);
  }
  if (signature->positional == signature->value_count()) signature->exact = signature->positional;
  return signature;
}

const char* plural(size_t n) { return n == 1 ? "" : "s"; }

/// CPython's text for a wrong number of positional arguments, which depends on how the function takes them.
bool fail_count(Vm& vm, const NativeDef& def, const Signature& s, uint32_t given, uint32_t named = 0) {
  const uint32_t most = s.positional;
  const uint32_t total = static_cast<uint32_t>(s.parameters.size());
  const uint32_t least = s.required;
  const std::string name = def.name;
  const std::string full = s.owner + name + "()";
  const bool is_all_positional_only = s.positional_only == s.parameters.size();
  std::string text;
  if (total < given + named && s.takes_keywords() && name != "sorted") {
    text = name + "() takes at most " + std::to_string(total) + (given ? " " : " keyword ") + "argument" +
           plural(total) + " (" + std::to_string(given + named) + " given)";
  } else if (name == "__divmod__" || name == "__rdivmod__") {
    text = "expected 1 argument, got " + std::to_string(given);  // A slot in CPython.
  } else if (is_all_positional_only && most == 0 && s.owner == "Tensor.") {
    text =
        full + " takes 1 positional argument but " + std::to_string(given + 1) + " were given";  // Python's own there
  } else if (is_all_positional_only && most == 0) {
    text = full + " takes no arguments (" + std::to_string(given) + " given)";
  } else if (is_all_positional_only && most == 1 && least == 1 && !s.has_var_args) {
    text = full + " takes exactly one argument (" + std::to_string(given) + " given)";
  } else if (s.positional_only > 0 && given < s.positional_only && given < least && !s.has_var_args &&
             !is_all_positional_only && name != "sorted") {
    const uint32_t bound = std::min(least, s.positional_only);
    text = name + "() takes " + (bound < most || s.parameters.size() > most ? "at least " : "exactly ") +
           std::to_string(bound) + " positional argument" + plural(bound) + " (" + std::to_string(given) + " given)";
  } else if (is_all_positional_only || given < least || name == "sorted") {
    const uint32_t bound = given < least ? least : most;
    const char* word = least == most && !s.has_var_args ? "" : given < least ? "at least " : "at most ";
    text = name + " expected " + word + std::to_string(bound) + " argument" + plural(bound) + ", got " +
           std::to_string(given);
  } else {
    text = name + "() takes " + (least == most ? "exactly " : "at most ") + std::to_string(most) +
           " positional argument" + plural(most) + " (" + std::to_string(given) + " given)";
    if (most == 0) text = name + "() takes no positional arguments";
  }
  vm.raise(vm.types().TypeError, text);
  return false;
}

/// Binds what is given by name, to `extra` where no parameter has it; else `unknown` is the first such name.
bool bind_keywords(Vm& vm, const NativeDef& def, const Signature& s, Args args, Value* out, Dict* extra,
                   Str*& unknown) {
  const Tuple* names = args.keywords;
  for (int64_t i = 0; i < names->size; ++i) {
    Str* name = as_str(names->items[i]);
    const Value value = args.values[args.count + i];
    size_t found = s.parameters.size();
    for (size_t p = 0; p < s.parameters.size(); ++p) {
      if (!s.parameters[p].is_positional_only && str_equal(s.parameters[p].name, name)) {
        found = p;
        break;
      }
    }
    if (found == s.parameters.size()) {
      if (extra) {
        if (!dict_set(vm, extra, name, value)) return false;
      } else if (!unknown) {
        unknown = name;
      }
      continue;
    }
    if (out[found]) {
      vm.raise(vm.types().TypeError, "argument for " + std::string(def.name) + "() given by name ('" +
                                         std::string(name->view()) + "') and position (" + std::to_string(found + 1) +
                                         ")");
      return false;
    }
    out[found] = value;
  }
  return true;
}

}  // namespace

const Signature* signature_of(Vm& vm, const NativeDef& def, Type* owner, std::string_view module) {
  if (!def.signature) return nullptr;
  auto& table = vm.state().signatures;
  if (auto found = table.find(&def); found != table.end()) return found->second.get();
  auto signature = parse_signature(vm, def.signature, owner);
  if (!owner && !module.empty() && module != "builtins")
    signature->owner = std::string(module_in_cpython(module)) + ".";
  return table.emplace(&def, std::move(signature)).first->second.get();
}

bool refuses_call(const NativeFunction& function, size_t given, std::span<const std::string_view> names) {
  const Signature* s = function.signature;
  if (!s || function.self) return false;
  if (!s->has_var_args && given > s->positional) return true;
  const auto is_taken = [&](std::string_view name) {
    return std::any_of(s->parameters.begin(), s->parameters.end(), [&](const Signature::Parameter& p) {
      return !p.is_positional_only && p.name && p.name->view() == name;
    });
  };
  return !s->has_var_keywords && !std::all_of(names.begin(), names.end(), is_taken);
}

uint32_t parameter_count(const Signature& signature) { return signature.value_count(); }

bool bind_native(Vm& vm, const NativeDef& def, const Signature& s, Args args, Value* out, Ref keep[2]) {
  const uint32_t total = static_cast<uint32_t>(s.parameters.size());
  const uint32_t positional = args.count < s.positional ? args.count : s.positional;
  // Parameters are bound in declaration order first; *args and **kwargs are put in their place at the end.
  for (uint32_t i = 0; i < s.value_count(); ++i) out[i] = i < positional ? args.values[i] : Value();
  const uint32_t named = args.keywords ? static_cast<uint32_t>(args.keywords->size) : 0;
  if (named && !s.takes_keywords()) {
    vm.raise(vm.types().TypeError, s.owner + def.name + "() takes no keyword arguments");
    return false;
  }
  if (!s.has_var_args && (args.count > s.positional || (!s.has_var_keywords && args.count + named > total)))
    return fail_count(vm, def, s, args.count, named);
  if (s.has_var_args) {
    const size_t count = args.count > s.positional ? args.count - s.positional : 0;
    keep[0] = new_tuple(vm, std::span<const Value>(args.values + positional, count));
    if (!keep[0]) return false;
  }
  if (s.has_var_keywords) {
    keep[1] = new_dict(vm);
    if (!keep[1]) return false;
  }
  Str* unknown = nullptr;
  if (named > 0) {
    if (!bind_keywords(vm, def, s, args, out, s.has_var_keywords ? keep[1].as<Dict>() : nullptr, unknown)) return false;
  }
  for (uint32_t i = 0; i < total; ++i) {
    if (out[i]) continue;
    const Signature::Parameter& parameter = s.parameters[i];
    if (parameter.is_optional) {
      out[i] = parameter.default_value;
      continue;
    }
    if (parameter.is_positional_only) return fail_count(vm, def, s, args.count);
    std::string where = parameter.is_keyword_only ? "" : " (pos " + std::to_string(i + 1) + ")";
    if (parameter.is_keyword_only) {
      vm.raise(vm.types().TypeError, std::string(def.name) + "() missing required keyword-only argument: '" +
                                         std::string(parameter.name->view()) + "'");
    } else {
      vm.raise(vm.types().TypeError, std::string(def.name) + "() missing required argument '" +
                                         std::string(parameter.name->view()) + "'" + where);
    }
    return false;
  }
  if (unknown) {  // What is missing is told first.
    vm.raise(vm.types().TypeError,
             "'" + std::string(unknown->view()) + "' is an invalid keyword argument for " +
                 (std::string_view(def.name) == "sorted" ? "sort" : def.name) + "()");  // CPython's calls list.sort()
    return false;
  }
  if (s.has_var_args) {
    for (uint32_t i = total; i > s.positional; --i) out[i] = out[i - 1];
    out[s.positional] = keep[0];
  }
  if (s.has_var_keywords) out[s.value_count() - 1] = keep[1];
  return true;
}

namespace {

Value run_native(Vm& vm, NativeFn fn, const Value* values, uint32_t count, Tuple* keywords = nullptr) {
  return within_memory(vm, [&] { return fn(vm, {values, count, keywords}).release(); });
}

Ref run_native(Vm& vm, const NativeDef& def, Args args) {
  return Ref::steal(run_native(vm, def.fn, args.values, args.count, args.keywords));
}

}  // namespace

Ref call_native(Vm& vm, const NativeDef& def, const Signature* signature, Value self, Args args, bool has_self) {
  constexpr uint32_t kInline = 16;
  Value buffer[kInline];
  std::vector<Value> heap;
  const uint32_t extra = self ? 1 : 0;
  if (!signature) {
    if (!self) return run_native(vm, def, args);
    const size_t keyword_count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
    const size_t total = args.count + keyword_count + 1;
    Value* values = buffer;
    if (total > kInline) {
      heap.resize(total);
      values = heap.data();
    }
    values[0] = self;
    for (size_t i = 1; i < total; ++i) values[i] = args.values[i - 1];
    return run_native(vm, def, {values, args.count + 1, args.keywords});
  }
  if (has_self && !self) {
    if (args.count == 0) {
      return vm.raise(vm.types().TypeError, "unbound method " + signature->owner + def.name + "() needs an argument");
    }
    // The common case: as many positional arguments as there are parameters, already lying in a row.
    if (!args.keywords && args.count - 1 == signature->positional &&
        signature->value_count() == signature->positional) {
      return run_native(vm, def, args);
    }
    self = args.values[0];
    args = {args.values + 1, args.count - 1, args.keywords};
    return call_native(vm, def, signature, self, args, true);
  }
  const uint32_t count = signature->value_count();
  if (!extra && !args.keywords && args.count == count && count == signature->positional)
    return run_native(vm, def, args);
  Value* values = buffer;
  if (count + extra > kInline) {
    heap.resize(count + extra);
    values = heap.data();
  }
  values[0] = self;
  Ref keep[2];
  if (!bind_native(vm, def, *signature, args, values + extra, keep)) return Ref();
  return run_native(vm, def, {values, count + extra, nullptr});
}

Value call_native_row(Vm& vm, const NativeDef& def, const Signature* signature, const Value* values, uint32_t count,
                      bool has_self) {
  const uint32_t self = has_self ? 1 : 0;
  if (!signature || count - self == signature->exact) return run_native(vm, def.fn, values, count);
  const uint32_t full = signature->exact + self;
  constexpr uint32_t kInline = 6;
  // Missing ones at the end get their defaults; everything else is bound, or fails, with names.
  if (signature->exact >= kInline || count < signature->required + self || count > full)
    return call_native(vm, def, signature, Value(), {values, count, nullptr}, has_self).release();
  Value row[kInline];
  for (uint32_t i = 0; i < count; ++i) row[i] = values[i];
  for (uint32_t i = count; i < full; ++i) row[i] = signature->parameters[i - self].default_value;
  return run_native(vm, def.fn, row, full);
}

}  // namespace refjit::vm
