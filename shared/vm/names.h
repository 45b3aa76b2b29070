#pragma once
// Interned names that C++ code uses: dunder methods and a few words. `vm.names().add` is "__add__".
#include "vm/object.h"

// X(field, text)
// clang-format off
#define REFJIT_NAMES(X)                                                                                               \
  X(abs, "__abs__") X(add, "__add__") X(aenter, "__aenter__") X(aexit, "__aexit__") X(aiter, "__aiter__")             \
  X(all, "__all__") X(and_, "__and__") X(anext, "__anext__") X(annotations, "__annotations__") X(await, "__await__")  \
  X(bases, "__bases__") X(bool_, "__bool__") X(build_class, "__build_class__") X(builtins, "__builtins__")            \
  X(bytes, "__bytes__") X(call, "__call__") X(cause, "__cause__") X(ceil, "__ceil__") X(class_, "__class__")          \
  X(class_cell, "__classcell__") X(class_getitem, "__class_getitem__") X(code, "__code__") X(complex, "__complex__")  \
  X(contains, "__contains__") X(context, "__context__") X(del, "__del__") X(delattr, "__delattr__")                   \
  X(delete_, "__delete__") X(delitem, "__delitem__") X(dict, "__dict__") X(dir, "__dir__") X(divmod, "__divmod__")    \
  X(doc, "__doc__") X(enter, "__enter__") X(eq, "__eq__") X(exit, "__exit__") X(file, "__file__")                     \
  X(float_, "__float__") X(floor, "__floor__") X(floordiv, "__floordiv__") X(format, "__format__")                    \
  X(fspath, "__fspath__") X(ge, "__ge__") X(get, "__get__") X(getattr, "__getattr__")                                 \
  X(getattribute, "__getattribute__") X(getitem, "__getitem__") X(getstate, "__getstate__") X(gt, "__gt__")           \
  X(hash, "__hash__") X(iadd, "__iadd__") X(iand, "__iand__") X(ifloordiv, "__ifloordiv__")                           \
  X(ilshift, "__ilshift__") X(imatmul, "__imatmul__") X(imod, "__imod__") X(import_, "__import__")                    \
  X(imul, "__imul__") X(index, "__index__") X(init, "__init__") X(init_subclass, "__init_subclass__")                 \
  X(instancecheck, "__instancecheck__") X(int_, "__int__") X(invert, "__invert__") X(ior, "__ior__")                  \
  X(ipow, "__ipow__") X(irshift, "__irshift__") X(isub, "__isub__") X(iter, "__iter__") X(itruediv, "__itruediv__")   \
  X(ixor, "__ixor__") X(kwdefaults, "__kwdefaults__") X(le, "__le__") X(len, "__len__")                               \
  X(length_hint, "__length_hint__") X(lshift, "__lshift__") X(lt, "__lt__") X(main, "__main__")                       \
  X(match_args, "__match_args__") X(matmul, "__matmul__") X(missing, "__missing__") X(mod, "__mod__")                 \
  X(module, "__module__") X(mro, "__mro__") X(mro_entries, "__mro_entries__") X(mul, "__mul__") X(name, "__name__")   \
  X(ne, "__ne__") X(neg, "__neg__") X(new_, "__new__") X(next, "__next__") X(notes, "__notes__") X(or_, "__or__")     \
  X(package, "__package__") X(path, "__path__") X(pos, "__pos__") X(pow, "__pow__") X(prepare, "__prepare__")         \
  X(qualname, "__qualname__") X(radd, "__radd__") X(rand_, "__rand__") X(rdivmod, "__rdivmod__")                      \
  X(reduce, "__reduce__") X(reduce_ex, "__reduce_ex__") X(repr, "__repr__") X(reversed, "__reversed__")               \
  X(rfloordiv, "__rfloordiv__") X(rlshift, "__rlshift__") X(rmatmul, "__rmatmul__") X(rmod, "__rmod__")               \
  X(rmul, "__rmul__") X(ror, "__ror__") X(round, "__round__") X(rpow, "__rpow__") X(rrshift, "__rrshift__")           \
  X(rshift, "__rshift__") X(rsub, "__rsub__") X(rtruediv, "__rtruediv__") X(rxor, "__rxor__") X(self, "__self__")     \
  X(set, "__set__") X(set_name, "__set_name__") X(setattr, "__setattr__") X(setitem, "__setitem__")                   \
  X(sizeof_, "__sizeof__") X(slots, "__slots__") X(spec, "__spec__") X(loader, "__loader__") X(str, "__str__")        \
  X(sub, "__sub__") X(subclasscheck, "__subclasscheck__") X(subclasshook, "__subclasshook__")                         \
  X(suppress_context, "__suppress_context__") X(traceback, "__traceback__") X(truediv, "__truediv__")                 \
  X(trunc, "__trunc__") X(weakref, "__weakref__") X(wrapped, "__wrapped__") X(xor_, "__xor__") X(args, "args")        \
  X(close, "close") X(empty, "") X(end, "end") X(file_word, "file") X(flush, "flush") X(keys, "keys")                 \
  X(items, "items") X(values, "values") X(get_word, "get") X(metaclass, "metaclass") X(modules, "modules")            \
  X(msg, "msg") X(name_word, "name") X(obj, "obj") X(self_word, "self") X(send, "send") X(sep, "sep")                 \
  X(throw_, "throw") X(value, "value") X(write, "write") X(lambda, "<lambda>") X(module_code, "<module>")             \
  X(path_word, "path") X(append, "append") X(stdout_, "stdout") X(stderr_, "stderr") X(displayhook, "displayhook")    \
  X(excepthook, "excepthook") X(key, "key") X(reverse, "reverse") X(default_, "default") X(underscore, "_")           \
  X(abstractmethods, "__abstractmethods__") X(isabstractmethod, "__isabstractmethod__") X(func, "__func__")           \
  X(type_params, "__type_params__") X(origin, "__origin__") X(orig_class, "__orig_class__")                           \
  X(closure, "__closure__") X(defaults, "__defaults__") X(globals, "__globals__") X(amp_rules, "_amp_rules")
// clang-format on

namespace refjit::vm {

struct Names {
#define REFJIT_NAME(field, text) Str* field = nullptr;
  REFJIT_NAMES(REFJIT_NAME)
#undef REFJIT_NAME
};

}  // namespace refjit::vm
