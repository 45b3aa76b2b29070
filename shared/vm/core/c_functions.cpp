#include "vm/core/c_functions.h"

#include <utility>
#include <vector>

#include "base/library_file.h"
#include "vm/core/signature.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::vm {

bool is_native_in_cpython(Vm& vm, Dict* globals, std::string_view qualname) {
  const Value found = dict_get(globals, vm.intern("__natives__"));
  if (!found || !is_str(found)) return false;
  const std::string_view names = static_cast<Str*>(found.object())->view();
  if (names == "*") return true;
  for (size_t at = names.find(qualname); at != std::string_view::npos; at = names.find(qualname, at + 1)) {
    const size_t end = at + qualname.size();
    if ((at == 0 || names[at - 1] == ' ') && (end == names.size() || names[end] == ' ')) return true;
  }
  return false;
}

bool is_c_function(Vm& vm, const Function* function) {
  const std::string_view name = function->qualname->view();
  const bool is_named = !name.empty() && name[0] != '_' && name[0] != '<' && name.find('.') == std::string_view::npos;
  return is_named && is_library_file(function->code->filename->view()) &&
         is_native_in_cpython(vm, function->globals, name);
}

std::string_view module_in_cpython(std::string_view module) {
  constexpr std::pair<std::string_view, std::string_view> kOthers[] = {{"os", "posix"},
                                                                       {"_posix", "posix"},
                                                                       {"_host_files", "posix"},
                                                                       {"_time", "time"},
                                                                       {"_hashes", "zlib"},
                                                                       {"struct", "_struct"},

                                                                       {"operator", "_operator"},
                                                                       {"signal", "_signal"},
                                                                       {"codecs", "_codecs"},
                                                                       {"csv", "_csv"},
                                                                       {"locale", "_locale"},
                                                                       {"stat", "_stat"},
                                                                       {"weakref", "_weakref"},
                                                                       {"contextvars", "_contextvars"},
                                                                       {"tracemalloc", "_tracemalloc"}};
  if (module.substr(0, 3) == "os.") return "posix";
  for (const auto& [ours, theirs] : kOthers)
    if (ours == module) return theirs;
  return module;
}

namespace {

/// The signature of a Python function as that of a native one, without its first `skipped` parameters.
Signature native_signature(const Function* function, uint32_t skipped) {
  const Code* code = function->code;
  const uint32_t defaults = function->defaults ? static_cast<uint32_t>(function->defaults->size) : 0;
  Signature made;
  for (uint32_t i = skipped; i < code->arg_count + code->keyword_only_count; ++i) {
    Signature::Parameter parameter;
    parameter.name = code->slot_names[i];
    parameter.is_positional_only = i < code->positional_only_count;
    parameter.is_keyword_only = i >= code->arg_count;
    parameter.is_optional = parameter.is_keyword_only
                                ? function->keyword_defaults && dict_get(function->keyword_defaults, parameter.name)
                                : i + defaults >= code->arg_count;
    if (!parameter.is_keyword_only) {
      ++made.positional;
      if (!parameter.is_optional) made.required = made.positional;
    }
    if (parameter.is_positional_only) ++made.positional_only;
    made.parameters.push_back(parameter);
  }
  made.has_var_args = code->flags & python::kVarArgs;
  made.has_var_keywords = code->flags & python::kVarKeywords;
  return made;
}

}  // namespace

void tell_as_c_function(Vm& vm, const Function* function, Args args) {
  const Code* code = function->code;
  const std::string_view full = function->qualname->view();
  if (!is_library_file(code->filename->view()) || full.find('<') != std::string_view::npos) return;
  if (!is_native_in_cpython(vm, function->globals, full)) return;
  const size_t dot = full.rfind('.');
  const bool is_method = dot != std::string_view::npos;
  const bool is_made = is_method && (full.substr(dot) == ".__init__" || full.substr(dot) == ".__new__");
  std::string name(is_made ? full.substr(0, dot) : is_method ? full.substr(dot + 1) : full);
  if (name[0] == '_' && name.substr(0, 2) != "__") return;
  const std::string_view first = is_method && code->arg_count > 0 ? code->slot_names[0]->view() : "";
  const uint32_t skipped = first == "self" || first == "cls" ? 1 : 0;
  if (args.count < skipped) return;
  Signature signature = native_signature(function, skipped);
  const Value module = dict_get(function->globals, vm.intern("__name__"));
  if (is_method && !is_made) signature.owner = std::string(full.substr(0, dot + 1));
  if (!is_method && is_str(module)) signature.owner = std::string(module_in_cpython(as_str(module)->view())) + ".";
  NativeDef def{};
  def.name = name.c_str();
  std::vector<Value> bound(signature.value_count());
  Ref keep[2];
  Ref error = vm.take_exception();
  const Args rest{args.values + skipped, args.count - skipped, args.keywords};
  if (bind_native(vm, def, signature, rest, bound.data(), keep)) vm.raise_value(error);
}

}  // namespace refjit::vm
