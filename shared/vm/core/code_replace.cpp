// code.replace: a new code object with some attributes exchanged. What is compiled stays: instructions, positions and
// handlers are the old ones, so co_code and its tables cannot be given.
#include <algorithm>

#include "vm/code.h"
#include "vm/core/call.h"
#include "vm/core/signature.h"
#include "vm/deferred.h"
#include "vm/exception.h"
#include "vm/state.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm {

namespace {

enum Field {
  kArgCount,
  kPositionalOnly,
  kKeywordOnly,
  kLocals,
  kStackSize,
  kFlags,
  kFirstLine,
  kCode,
  kConsts,
  kNames,
  kVarNames,
  kFreeVars,
  kCellVars,
  kFilename,
  kName,
  kQualname,
  kLineTable,
  kExceptionTable,
  kFieldCount
};

constexpr NativeDef kReplace = {"replace",
                                "*, co_argcount=, co_posonlyargcount=, co_kwonlyargcount=, co_nlocals=, co_stacksize=, "
                                "co_flags=, co_firstlineno=, co_code=, co_consts=, co_names=, co_varnames=, "
                                "co_freevars=, co_cellvars=, co_filename=, co_name=, co_qualname=, co_linetable=, "
                                "co_exceptiontable=",
                                nullptr};
constexpr const char* kFieldNames[kFieldCount] = {
    "co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_nlocals",  "co_stacksize",
    "co_flags",    "co_firstlineno",     "co_code",           "co_consts",   "co_names",
    "co_varnames", "co_freevars",        "co_cellvars",       "co_filename", "co_name",
    "co_qualname", "co_linetable",       "co_exceptiontable"};

bool wrong_type(Vm& vm, Field field, const char* wanted, Value v) {
  vm.raise(vm.types().TypeError, std::string("replace() argument '") + kFieldNames[field] + "' must be " + wanted +
                                     ", not " + vm.type_name(v));
  return false;
}

bool take_number(Vm& vm, const Value* in, Field field, uint32_t& out) {
  if (!in[field]) return true;
  int64_t number;
  if (!vm.as_int64(in[field], number)) return false;
  if (number < 0) {
    vm.raise(vm.types().ValueError, std::string("code: ") + (kFieldNames[field] + 3) + " must not be negative");
    return false;
  }
  out = static_cast<uint32_t>(number);
  return true;
}

bool take_text(Vm& vm, const Value* in, Field field, std::string& out) {
  if (!in[field]) return true;
  if (!is_str(in[field])) return wrong_type(vm, field, "str", in[field]);
  out = std::string(as_str(in[field])->view());
  return true;
}

bool take_names(Vm& vm, const Value* in, Field field, std::vector<std::string>& out) {
  if (!in[field]) return true;
  if (!is_tuple(in[field])) return wrong_type(vm, field, "tuple", in[field]);
  out.clear();
  for (const Value name : as_tuple(in[field])->span()) {
    if (!is_str(name)) {
      vm.raise(vm.types().TypeError, "name tuples must contain only strings, not '" + vm.type_name(name) + "'");
      return false;
    }
    out.emplace_back(as_str(name)->view());
  }
  return true;
}

/// Renames the slots of a kind; their number is the compiled code's.
bool rename_slots(Vm& vm, const Value* in, Field field, uint8_t kind, python::CodeObject& code) {
  std::vector<std::string> names;
  if (!in[field]) return true;
  if (!take_names(vm, in, field, names)) return false;
  size_t used = 0;
  for (python::Slot& slot : code.localsplus)
    if (slot.kind & kind && used < names.size()) slot.name = names[used++];
  const auto count = std::count_if(code.localsplus.begin(), code.localsplus.end(),
                                   [&](const python::Slot& slot) { return (slot.kind & kind) != 0; });
  if (used == names.size() && static_cast<size_t>(count) == used) return true;
  vm.raise(vm.types().ValueError, std::string("code: ") + kFieldNames[field] + " has a number of names of its own");
  return false;
}

}  // namespace

Ref code_replace(Vm& vm, Args args) {
  Value in[kFieldCount];
  Ref keep[2];
  const Args given{args.values + 1, args.count - 1, args.keywords};
  if (!bind_native(vm, kReplace, *signature_of(vm, kReplace, nullptr), given, in, keep)) return {};
  for (const Field field : {kCode, kLineTable, kExceptionTable})
    if (in[field]) return vm.raise("NotImplementedError", std::string("code.replace() of ") + kFieldNames[field]);
  auto* old = reinterpret_cast<Code*>(args[0].object());
  if (is_deferred(old) && !complete_code(old)) return {};
  auto made = std::make_shared<python::CodeObject>(*old->source);
  const uint32_t line = made->first_line;
  uint32_t local_count = 0;
  if (!take_number(vm, in, kArgCount, made->arg_count) ||
      !take_number(vm, in, kPositionalOnly, made->positional_only_count) ||
      !take_number(vm, in, kKeywordOnly, made->keyword_only_count) || !take_number(vm, in, kLocals, local_count) ||
      !take_number(vm, in, kStackSize, made->stack_size) || !take_number(vm, in, kFlags, made->flags) ||
      !take_number(vm, in, kFirstLine, made->first_line) || !take_names(vm, in, kNames, made->names) ||
      !rename_slots(vm, in, kVarNames, python::kSlotLocal, *made) ||
      !rename_slots(vm, in, kFreeVars, python::kSlotFree, *made) ||
      !rename_slots(vm, in, kCellVars, python::kSlotCell, *made) || !take_text(vm, in, kFilename, made->filename) ||
      !take_text(vm, in, kName, made->name) || !take_text(vm, in, kQualname, made->qualname)) {
    return {};
  }
  if (in[kConsts] && !is_tuple(in[kConsts])) return wrong_type(vm, kConsts, "tuple", in[kConsts]), Ref();
  if (made->names.size() < old->source->names.size() || made->parameter_count() > made->localsplus.size() ||
      made->stack_size < old->source->stack_size || (in[kConsts] && as_tuple(in[kConsts])->size < old->const_count)) {
    return vm.raise(vm.types().ValueError, "code: the instructions need more than that");
  }
  if (in[kLocals] && local_count != made->varnames().size())
    return vm.raise(vm.types().ValueError, "code: co_nlocals != len(co_varnames)");
  // Lines count from the first one.
  for (Span& span : made->spans) {
    if (span.line) span.line += made->first_line - line;
    if (span.end_line) span.end_line += made->first_line - line;
  }
  Ref result = make_code(vm, std::move(made));
  if (!result) return {};
  auto* code = result.as<Code>();
  // Constants are guest objects, which the compiler's kinds may not know: they are put in place here.
  const std::span<const Value> consts =
      in[kConsts] ? as_tuple(in[kConsts])->span() : std::span<const Value>(old->consts, old->const_count);
  for (uint32_t i = 0; i < code->const_count; ++i) assign(code->consts[i], own(consts[i]));
  return result;
}

}  // namespace refjit::vm
