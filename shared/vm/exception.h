#pragma once
// Exception and traceback objects. Native code raises through Vm::raise; this header is for those who look inside.
#include "base/span.h"
#include "vm/object.h"

namespace refjit::vm {

struct Code;
struct Frame;
struct FrameObject;

struct Traceback : GcObject {
  Traceback* next;  ///< Towards the frame where it was raised.
  Code* code;       ///< Null for a span without code (errors found by capture, see Vm::raise(Error)).
  Dict* globals;
  FrameObject* frame;  ///< Made on demand.
  Span span;
  uint32_t word;
};

struct BaseException : GcObject {
  Tuple* args;
  Value traceback;  ///< Traceback or null.
  Value context;    ///< Exception or null.
  Value cause;
  /// Fields of some classes: StopIteration value; SystemExit code; ImportError msg, name, path; OSError errno,
  /// strerror, filename; NameError name; AttributeError name, obj; UnicodeError encoding, object, start (end, reason in
  /// the dict); exception groups message, exceptions.
  Value fields[3];
  bool suppress_context;
};

inline BaseException* exception_of(Value v) { return reinterpret_cast<BaseException*>(v.object()); }
inline bool is_exception(Value v) { return has_type_flag(v, kTypeException); }

/// Puts a place without a frame, such as a line of a graph, before the entries of the pending exception.
void add_place(Vm& vm, const Span& place);

/// An exception object of `type` with one argument; null: another exception (MemoryError).
Ref make_exception(Vm& vm, Type* type, Value argument);
/// KeyError with the key itself as argument (its text is the key's repr).
Ref raise_key_error(Vm& vm, Value key);
/// StopIteration carrying `value`.
Ref raise_stop_iteration(Vm& vm, Value value);
/// If a StopIteration is pending: clears it, gives its value and true.
bool take_stop_iteration(Vm& vm, Ref& value);
/// OSError or its subclass for `number`, with CPython's text "[Errno N] TEXT: 'FILE'".
Ref raise_os_error(Vm& vm, int number, const char* text, std::string_view file);
/// Sets slot `hash` of unhashable types: TypeError "unhashable type: 'list'".
bool raise_unhashable(Vm& vm, Value v, int64_t& out);

}  // namespace refjit::vm
