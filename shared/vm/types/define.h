#pragma once
// Tools for the files of vm/types and vm/builtins that define types: argument binding in slots, index arguments, common
// error texts, repr of containers. Invariant: functions that return false, null or -1 have set an exception.
#include <string>

#include "vm/builtin_types.h"
#include "vm/core/signature.h"
#include "vm/exception.h"
#include "vm/execute.h"
#include "vm/names.h"
#include "vm/startup.h"
#include "vm/types/collections.h"
#include "vm/types/data_state.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::vm {

inline Ref none() { return Ref(kNone); }
inline Ref boolean(bool b) { return Ref(Value::boolean(b)); }
inline Ref not_implemented() { return Ref(kNotImplemented); }
inline Ref type_error(Vm& vm, std::string message) { return vm.raise(vm.types().TypeError, std::move(message)); }
inline Ref value_error(Vm& vm, std::string message) { return vm.raise(vm.types().ValueError, std::move(message)); }
inline Ref index_error(Vm& vm, std::string message) { return vm.raise(vm.types().IndexError, std::move(message)); }
inline Ref overflow_error(Vm& vm, std::string message) {
  return vm.raise(vm.types().OverflowError, std::move(message));
}
/// For slots that return bool: sets the exception and is false.
inline bool fail(const Ref&) { return false; }

/// Binds the arguments of a construct or init slot as `def`'s signature says ("x=0, /, base="): one value a parameter.
template <size_t N>
bool bind(Vm& vm, const NativeDef& def, Args args, Value (&out)[N], Ref (&keep)[2]) {
  const Signature* signature = signature_of(vm, def, nullptr);
  if (parameter_count(*signature) != N) return fail(vm.raise(vm.types().SystemError, "bad signature"));
  return bind_native(vm, def, *signature, args, out, keep);
}
/// When only positional arguments are allowed: between `least` and `most`, CPython's "NAME expected ..." texts.
bool check_positional(Vm& vm, const char* name, Args args, uint32_t least, uint32_t most);
/// Arguments (values[0] is self) of find, index, count, startswith, endswith: one to three, by position.
bool check_search(Vm& vm, const char* name, Args args);
inline Value argument(Args args, uint32_t i, Value missing = Value()) {
  return i < args.count ? args.values[i] : missing;
}

/// An index through __index__, clamped to int64 (as slices and find() take it); None or null give `fallback`.
bool slice_index(Vm& vm, Value v, int64_t fallback, int64_t& out);
/// The start and stop of find, index, count, startswith: negative ones count from the end; clamped to [0, length].
bool search_bounds(Vm& vm, Value start, Value stop, int64_t length, int64_t& from, int64_t& to);
/// The same for index() of list and tuple, which take no None.
bool index_bounds(Vm& vm, Value start, Value stop, int64_t length, int64_t& from, int64_t& to);
/// A key of s[key] that is no slice: through __index__, negative ones from the end. Errors: TypeError "NAME indices
/// must be integers or slices, not X", IndexError "NAME index out of range" (`assignment`: "... assignment index ...").
bool item_index(Vm& vm, Value key, int64_t length, const char* name, int64_t& out, bool assignment = false);
inline bool is_slice(Vm& vm, Value v) { return is_exactly(v, vm.types().slice); }
/// A repeat count: `n` of seq * n; NotImplemented (as false with no exception and `out` -1) never happens: TypeError
/// instead.
bool repeat_count(Vm& vm, Value n, int64_t& out);
/// Whether `v`'s class (written in Python or in another room) may implement the reflected `op` with one of our
/// sequences.
bool has_reflected(Vm& vm, Value v, BinaryOp op);

/// Elementwise == and the first difference of two spans that guest code may change: -1 error, 0 differ or 1 equal;
/// `position` receives the first index that differs.
Ref compare_sequences(Vm& vm, Value left, Value right, CompareOp op);
/// "[a, b]": reprs of the items between brackets; `single_comma` writes "(a,)".
bool append_reprs(Vm& vm, std::string& out, Value sequence, bool single_comma);
/// repr(v) appended as text.
bool append_repr(Vm& vm, std::string& out, Value v);
bool append_str(Vm& vm, std::string& out, Value v);
/// The items of a list or tuple (or subclass).
inline std::span<const Value> items_of(Value v) { return is_list(v) ? as_list(v)->span() : as_tuple(v)->span(); }
/// Result of an order (-1, 0, 1) under `op`.
Ref order_result(int order, CompareOp op);
/// The text of a str argument, or TypeError "NAME must be str, not X".
bool str_argument(Vm& vm, Value v, const char* what, Str*& out);
/// self[0] as T.
template <class T>
T* self_as(Args args) {
  return static_cast<T*>(args.values[0].object());
}
template <class T>
T* as(Value v) {
  return static_cast<T*>(v.object());
}
inline void drop_value(Value& field) { decref(std::exchange(field, Value())); }

// Each fills its bare types; see define_data_types.
bool define_int(Vm& vm);
bool define_float(Vm& vm);
bool define_complex(Vm& vm);
bool define_str(Vm& vm);
bool define_bytes(Vm& vm);
bool define_tuple(Vm& vm);
bool define_list(Vm& vm);
bool define_dict(Vm& vm);
bool define_dict_views(Vm& vm);
bool define_set(Vm& vm);
bool define_range(Vm& vm);
bool define_slice(Vm& vm);
bool define_iterators(Vm& vm);
bool define_iteration_types(Vm& vm);
bool define_memoryview(Vm& vm);
bool define_special_types(Vm& vm);

}  // namespace refjit::vm
