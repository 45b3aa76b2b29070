#pragma once
// Signatures of native functions, parsed once from NativeDef::signature, and the binding of arguments to them.
#include <string>
#include <vector>

#include "vm/function.h"
#include "vm/vm.h"

namespace refjit::vm {

struct Signature {
  struct Parameter {
    Str* name = nullptr;
    Value default_value;  ///< Null: none was written. Immortal or kept by State::kept.
    bool is_optional = false;
    bool is_keyword_only = false;
    bool is_positional_only = false;
  };
  std::vector<Parameter> parameters;  ///< Without *args and **kwargs.
  uint32_t positional = 0;            ///< Parameters that may be given by position.
  uint32_t positional_only = 0;
  uint32_t required = 0;  ///< Leading positional parameters without default.
  /// `positional` if fn takes these and nothing else, so that arguments in a row need no binding; else ~0.
  uint32_t exact = UINT32_MAX;
  bool has_var_args = false;
  bool has_var_keywords = false;
  bool has_plain_defaults = true;  ///< No optional parameter has a written default: missing ones are null.
  std::string owner;               ///< "list." for methods of list, in messages.

  bool takes_keywords() const { return has_var_keywords || positional_only < parameters.size(); }
  /// Values that fn sees: parameters, then *args, then **kwargs, in signature order (keyword-only ones behind *args).
  uint32_t value_count() const {
    return static_cast<uint32_t>(parameters.size()) + (has_var_args ? 1 : 0) + (has_var_keywords ? 1 : 0);
  }
};

/// The parsed signature of `def`, null if it has none. Kept by the Vm. A function has the name of its `module` in front
/// of its own in messages, a method that of its `owner`.
const Signature* signature_of(Vm& vm, const NativeDef& def, Type* owner, std::string_view module = {});

/// Calls def.fn with `args`; `self` (may be null) is put in front. When `self` is null and `has_self`, args[0] is self.
Ref call_native(Vm& vm, const NativeDef& def, const Signature* signature, Value self, Args args, bool has_self);
/// The same for positional arguments only, which lie in a row behind their object when there is one: the call opcode's
/// path. `signature` may be null. The owned result; null: exception.
Value call_native_row(Vm& vm, const NativeDef& def, const Signature* signature, const Value* values, uint32_t count,
                      bool has_self);

}  // namespace refjit::vm
