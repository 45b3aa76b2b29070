#pragma once
// Every builtin type, by name. All Type objects exist, bare, before any of them is defined (see startup.h), so that
// types may refer to each other in any order; define_type() fills one in.
#include "vm/object.h"

// X(field, guest name). Core: types, functions, frames. Data: the builtin data types (vm/types). Exceptions: core.
#define REFJIT_CORE_TYPES(X)                                \
  X(object, "object")                                       \
  X(type, "type")                                           \
  X(none, "NoneType")                                       \
  X(not_implemented, "NotImplementedType")                  \
  X(ellipsis, "ellipsis")                                   \
  X(function, "function")                                   \
  X(native_function, "builtin_function_or_method")          \
  X(method, "method")                                       \
  X(method_descriptor, "method_descriptor")                 \
  X(class_method_descriptor, "classmethod_descriptor")      \
  X(wrapper_descriptor, "wrapper_descriptor")               \
  X(method_wrapper, "method-wrapper")                       \
  X(getset_descriptor, "getset_descriptor")                 \
  X(member_descriptor, "member_descriptor")                 \
  X(class_method, "classmethod")                            \
  X(static_method, "staticmethod")                          \
  X(property, "property")                                   \
  X(super, "super")                                         \
  X(code, "code")                                           \
  X(frame, "frame")                                         \
  X(traceback, "traceback")                                 \
  X(generator, "generator")                                 \
  X(coroutine, "coroutine")                                 \
  X(coroutine_wrapper, "coroutine_wrapper")                 \
  X(async_generator, "async_generator")                     \
  X(async_generator_step, "async_generator_asend")          \
  X(async_generator_value, "async_generator_wrapped_value") \
  X(cell, "cell")                                           \
  X(module, "module")                                       \
  X(mapping_proxy, "mappingproxy")                          \
  X(weak_reference, "weakref.ReferenceType")                \
  X(generic_alias, "types.GenericAlias")                    \
  X(union_type, "types.UnionType")                          \
  X(simple_namespace, "types.SimpleNamespace")

#define REFJIT_DATA_TYPES(X)                          \
  X(int_, "int")                                      \
  X(bool_, "bool")                                    \
  X(float_, "float")                                  \
  X(complex, "complex")                               \
  X(str, "str")                                       \
  X(bytes, "bytes")                                   \
  X(bytearray, "bytearray")                           \
  X(memoryview, "memoryview")                         \
  X(list, "list")                                     \
  X(tuple, "tuple")                                   \
  X(dict, "dict")                                     \
  X(set, "set")                                       \
  X(frozenset, "frozenset")                           \
  X(range, "range")                                   \
  X(slice, "slice")                                   \
  X(list_iterator, "list_iterator")                   \
  X(list_reverse_iterator, "list_reverseiterator")    \
  X(tuple_iterator, "tuple_iterator")                 \
  X(range_iterator, "range_iterator")                 \
  X(str_iterator, "str_iterator")                     \
  X(bytes_iterator, "bytes_iterator")                 \
  X(bytearray_iterator, "bytearray_iterator")         \
  X(set_iterator, "set_iterator")                     \
  X(sequence_iterator, "iterator")                    \
  X(callable_iterator, "callable_iterator")           \
  X(dict_keys, "dict_keys")                           \
  X(dict_values, "dict_values")                       \
  X(dict_items, "dict_items")                         \
  X(dict_key_iterator, "dict_keyiterator")            \
  X(dict_value_iterator, "dict_valueiterator")        \
  X(dict_item_iterator, "dict_itemiterator")          \
  X(dict_reverse_iterator, "dict_reversekeyiterator") \
  X(enumerate, "enumerate")                           \
  X(zip, "zip")                                       \
  X(map, "map")                                       \
  X(filter, "filter")                                 \
  X(reversed, "reversed")

// X(name, base)
#define REFJIT_EXCEPTION_TYPES(X)            \
  X(BaseException, object)                   \
  X(Exception, BaseException)                \
  X(GeneratorExit, BaseException)            \
  X(KeyboardInterrupt, BaseException)        \
  X(SystemExit, BaseException)               \
  X(BaseExceptionGroup, BaseException)       \
  X(ExceptionGroup, BaseExceptionGroup)      \
  X(ArithmeticError, Exception)              \
  X(FloatingPointError, ArithmeticError)     \
  X(OverflowError, ArithmeticError)          \
  X(ZeroDivisionError, ArithmeticError)      \
  X(AssertionError, Exception)               \
  X(AttributeError, Exception)               \
  X(BufferError, Exception)                  \
  X(EOFError, Exception)                     \
  X(ImportError, Exception)                  \
  X(ModuleNotFoundError, ImportError)        \
  X(LookupError, Exception)                  \
  X(IndexError, LookupError)                 \
  X(KeyError, LookupError)                   \
  X(MemoryError, Exception)                  \
  X(NameError, Exception)                    \
  X(UnboundLocalError, NameError)            \
  X(OSError, Exception)                      \
  X(BlockingIOError, OSError)                \
  X(ChildProcessError, OSError)              \
  X(ConnectionError, OSError)                \
  X(BrokenPipeError, ConnectionError)        \
  X(ConnectionAbortedError, ConnectionError) \
  X(ConnectionRefusedError, ConnectionError) \
  X(ConnectionResetError, ConnectionError)   \
  X(FileExistsError, OSError)                \
  X(FileNotFoundError, OSError)              \
  X(InterruptedError, OSError)               \
  X(IsADirectoryError, OSError)              \
  X(NotADirectoryError, OSError)             \
  X(PermissionError, OSError)                \
  X(ProcessLookupError, OSError)             \
  X(TimeoutError, OSError)                   \
  X(ReferenceError, Exception)               \
  X(RuntimeError, Exception)                 \
  X(NotImplementedError, RuntimeError)       \
  X(RecursionError, RuntimeError)            \
  X(StopIteration, Exception)                \
  X(StopAsyncIteration, Exception)           \
  X(SyntaxError, Exception)                  \
  X(IndentationError, SyntaxError)           \
  X(TabError, IndentationError)              \
  X(SystemError, Exception)                  \
  X(TypeError, Exception)                    \
  X(ValueError, Exception)                   \
  X(UnicodeError, ValueError)                \
  X(UnicodeDecodeError, UnicodeError)        \
  X(UnicodeEncodeError, UnicodeError)        \
  X(UnicodeTranslateError, UnicodeError)     \
  X(Warning, Exception)                      \
  X(BytesWarning, Warning)                   \
  X(DeprecationWarning, Warning)             \
  X(EncodingWarning, Warning)                \
  X(FutureWarning, Warning)                  \
  X(ImportWarning, Warning)                  \
  X(PendingDeprecationWarning, Warning)      \
  X(ResourceWarning, Warning)                \
  X(RuntimeWarning, Warning)                 \
  X(SyntaxWarning, Warning)                  \
  X(UnicodeWarning, Warning)                 \
  X(UserWarning, Warning)

namespace refjit::vm {

struct BuiltinTypes {
#define REFJIT_FIELD(field, name) Type* field = nullptr;
  REFJIT_CORE_TYPES(REFJIT_FIELD)
  REFJIT_DATA_TYPES(REFJIT_FIELD)
  REFJIT_EXCEPTION_TYPES(REFJIT_FIELD)
#undef REFJIT_FIELD
  struct DataState* data = nullptr;  ///< Interned strings and other tables of vm/types (types/kinds.h).
};

}  // namespace refjit::vm
