// New code objects from parts: code.replace() and types.CodeType(), with == and hash. Instructions given as co_code are
// read and checked (python/layout.h): no operand beside the tables, no stack overflow.
#include <algorithm>

#include "python/layout.h"
#include "vm/core/call.h"
#include "vm/core/code_parts.h"
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

bool take_bytes(Vm& vm, const Value* in, Field field, std::string& out) {
  if (!in[field]) return true;
  if (!is_bytes(in[field])) return wrong_type(vm, field, "bytes", in[field]);
  out = std::string(as_bytes(in[field])->view());
  return true;
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

/// Instructions, positions and handlers anew, where one of them is given.
bool exchange_code(Vm& vm, const Value* in, python::CodeObject& code) {
  if (!in[kCode] && !in[kLineTable] && !in[kExceptionTable]) return true;
  const python::Layout old = python::layout_of(code);
  std::string text = old.code, lines = python::line_table(code, old), handlers = python::exception_table(code, old);
  if (!take_bytes(vm, in, kCode, text) || !take_bytes(vm, in, kLineTable, lines) ||
      !take_bytes(vm, in, kExceptionTable, handlers))
    return false;
  code.ast = nullptr;
  code.definition = nullptr;
  if (python::read_layout(text, lines, handlers, code)) return true;
  vm.raise(vm.types().ValueError, "code: co_code is malformed");
  return false;
}

/// The code object of `source` with these constants, which are guest objects that the compiler's kinds may not know.
Ref with_constants(Vm& vm, std::shared_ptr<python::CodeObject> source, std::span<const Value> consts) {
  source->consts.resize(consts.size());
  for (const python::Word word : source->words) {
    if (python::word_op(word) != python::Op::KW_NAMES) continue;
    const Value names = consts[python::word_arg(word)];
    if (!is_tuple(names) || !std::all_of(as_tuple(names)->span().begin(), as_tuple(names)->span().end(), is_str))
      return vm.raise(vm.types().ValueError, "code: co_code is malformed");
  }
  Ref result = make_code(vm, std::move(source));
  if (!result) return {};
  auto* code = result.as<Code>();
  for (uint32_t i = 0; i < code->const_count; ++i) assign(code->consts[i], own(consts[i]));
  return result;
}

}  // namespace

Ref code_replace(Vm& vm, Args args) {
  Value in[kFieldCount];
  Ref keep[2];
  const Args given{args.values + 1, args.count - 1, args.keywords};
  if (!bind_native(vm, kReplace, *signature_of(vm, kReplace, nullptr), given, in, keep)) return {};
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
  for (Span& span : made->spans.own()) {
    if (span.line) span.line += made->first_line - line;
    if (span.end_line) span.end_line += made->first_line - line;
  }
  const std::span<const Value> consts =
      in[kConsts] ? as_tuple(in[kConsts])->span() : std::span<const Value>(old->consts, old->const_count);
  made->consts.resize(consts.size());
  return exchange_code(vm, in, *made) ? with_constants(vm, std::move(made), consts) : Ref();
}

Ref code_construct(Vm& vm, Type*, Args args) {
  static constexpr NativeDef kNew = {
      "code",
      "argcount, posonlyargcount, kwonlyargcount, nlocals, stacksize, flags, codestring, constants, names, varnames, "
      "filename, name, qualname, firstlineno, linetable, exceptiontable, freevars=, cellvars=, /",
      nullptr};
  static constexpr Field kOrder[] = {kArgCount, kPositionalOnly, kKeywordOnly, kLocals,         kStackSize, kFlags,
                                     kCode,     kConsts,         kNames,       kVarNames,       kFilename,  kName,
                                     kQualname, kFirstLine,      kLineTable,   kExceptionTable, kFreeVars,  kCellVars};
  Value given[kFieldCount], in[kFieldCount];
  Ref keep[2];
  if (!bind_native(vm, kNew, *signature_of(vm, kNew, nullptr), args, given, keep)) return {};
  for (size_t i = 0; i < kFieldCount; ++i) in[kOrder[i]] = given[i];
  auto made = std::make_shared<python::CodeObject>();
  std::vector<std::string> locals, cells, free;
  uint32_t local_count = 0;
  if (!take_number(vm, in, kArgCount, made->arg_count) ||
      !take_number(vm, in, kPositionalOnly, made->positional_only_count) ||
      !take_number(vm, in, kKeywordOnly, made->keyword_only_count) || !take_number(vm, in, kLocals, local_count) ||
      !take_number(vm, in, kStackSize, made->stack_size) || !take_number(vm, in, kFlags, made->flags) ||
      !take_number(vm, in, kFirstLine, made->first_line) || !take_names(vm, in, kNames, made->names) ||
      !take_names(vm, in, kVarNames, locals) || !take_names(vm, in, kCellVars, cells) ||
      !take_names(vm, in, kFreeVars, free) || !take_text(vm, in, kFilename, made->filename) ||
      !take_text(vm, in, kName, made->name) || !take_text(vm, in, kQualname, made->qualname)) {
    return {};
  }
  if (!is_tuple(in[kConsts])) return wrong_type(vm, kConsts, "tuple", in[kConsts]), Ref();
  const auto is_cell = [&](const std::string& name) {
    return std::find(cells.begin(), cells.end(), name) != cells.end();
  };
  for (const std::string& name : locals)
    made->localsplus.push_back(
        {name, static_cast<uint8_t>(python::kSlotLocal | (is_cell(name) ? python::kSlotCell : 0))});
  for (const std::string& name : cells)
    if (std::find(locals.begin(), locals.end(), name) == locals.end())
      made->localsplus.push_back({name, python::kSlotCell});
  for (const std::string& name : free) made->localsplus.push_back({name, python::kSlotFree});
  if (local_count != locals.size()) return vm.raise(vm.types().ValueError, "code: co_nlocals != len(co_varnames)");
  if (made->parameter_count() > locals.size() || made->positional_only_count > made->arg_count)
    return vm.raise(vm.types().ValueError, "code: varnames is too small");
  const std::span<const Value> consts = as_tuple(in[kConsts])->span();
  made->consts.resize(consts.size());
  return exchange_code(vm, in, *made) ? with_constants(vm, std::move(made), consts) : Ref();
}

namespace {

bool are_same_constants(Vm& vm, Value a, Value b, bool& same) {
  same = vm.type_of(a) == vm.type_of(b);
  if (!same) return true;
  if (is_tuple(a)) {
    const auto left = as_tuple(a)->span(), right = as_tuple(b)->span();
    same = left.size() == right.size();
    for (size_t i = 0; same && i < left.size(); ++i)
      if (!are_same_constants(vm, left[i], right[i], same)) return false;
    return true;
  }
  // 0.0 and -0.0 are equal and differ as constants: their texts tell them apart.
  if (a.is_double()) return same = a.bits() == b.bits(), true;
  Ref result = vm.compare(a, b, CompareOp::Eq);
  return result && vm.truth(result, same);
}

bool is_same_slot(const python::Slot& a, const python::Slot& b) { return a.name == b.name && a.kind == b.kind; }
bool is_same_place(const Span& a, const Span& b) {
  return a.line == b.line && a.col == b.col && a.end_line == b.end_line && a.end_col == b.end_col;
}
bool is_same_handler(const python::ExceptionEntry& a, const python::ExceptionEntry& b) {
  return a.start == b.start && a.end == b.end && a.target == b.target && a.depth == b.depth && a.lasti == b.lasti;
}
template <class Items, class T>
bool are_same(const Items& a, const Items& b, bool (*same)(const T&, const T&)) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

Code* whole(Vm& vm, Value v) {
  Code* code = reinterpret_cast<Code*>(v.object());
  return !is_deferred(code) || complete_code(code) ? code : (vm.take_exception(), code);
}

}  // namespace

Ref code_compare(Vm& vm, Value left, Value right, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || vm.type_of(right) != vm.types().code) return kNotImplemented;
  const Code *a = whole(vm, left), *b = whole(vm, right);
  const python::CodeObject &x = *a->source, &y = *b->source;
  bool same = a == b;
  if (!same && x.name == y.name && x.arg_count == y.arg_count && x.positional_only_count == y.positional_only_count &&
      x.keyword_only_count == y.keyword_only_count && x.flags == y.flags && x.first_line == y.first_line &&
      x.words == y.words && x.names == y.names && a->const_count == b->const_count &&
      are_same(x.localsplus, y.localsplus, is_same_slot) && are_same(x.spans, y.spans, is_same_place) &&
      are_same(x.exceptions, y.exceptions, is_same_handler)) {
    same = true;
    for (uint32_t i = 0; same && i < a->const_count; ++i)
      if (!are_same_constants(vm, a->consts[i], b->consts[i], same)) return {};
  }
  return Value::boolean(same == (op == CompareOp::Eq));
}

bool code_hash(Vm& vm, Value v, int64_t& out) {
  const Code* code = whole(vm, v);
  if (!vm.hash(Value(code->name), out)) return false;
  for (const python::Word word : code->source->words)
    out = static_cast<int64_t>(static_cast<uint64_t>(out) * 31 + word);
  out = static_cast<int64_t>(static_cast<uint64_t>(out) * 31 + code->source->first_line);
  if (out == -1) out = -2;
  return true;
}

}  // namespace refjit::vm
