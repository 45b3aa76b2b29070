#include "vm/core/c_functions.h"

#include "base/library_file.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
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

}  // namespace refjit::vm
