// Parts of instructions that are too long or too rare for the dispatch loop.
#include <algorithm>

#include "vm/core/call.h"
#include "vm/core/internal_ops.h"
#include "vm/deferred.h"
#include "vm/exception.h"
#include "vm/types/format.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
std::string text_of(const Str* s) { return std::string(s->view()); }

uint16_t internal_of(python::Op op) {
  switch (op) {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) \
  case python::Op::name:                                               \
    return static_cast<uint16_t>(Internal::name);
#include "python/opcodes.def"
#undef REFJIT_OPCODE
  }
  return static_cast<uint16_t>(Internal::NOP);
}

/// Form of BINARY_OP for an operator (in place or not) that has a fast path.
Internal binary_form(uint32_t arg) {
  switch (static_cast<BinaryOp>(arg >= python::kInplace ? arg - python::kInplace : arg)) {
    case BinaryOp::Add:
      return Internal::BINARY_ADD;
    case BinaryOp::Subtract:
      return Internal::BINARY_SUBTRACT;
    case BinaryOp::Multiply:
      return Internal::BINARY_MULTIPLY;
    case BinaryOp::FloorDivide:
      return Internal::BINARY_FLOOR_DIVIDE;
    case BinaryOp::Remainder:
      return Internal::BINARY_REMAINDER;
    case BinaryOp::TrueDivide:
      return Internal::BINARY_TRUE_DIVIDE;
    case BinaryOp::And:
      return Internal::BINARY_AND;
    case BinaryOp::Or:
      return Internal::BINARY_OR;
    case BinaryOp::Xor:
      return Internal::BINARY_XOR;
    default:
      return Internal::BINARY_OP;
  }
}

/// Chooses forms that need only neighbouring words.
void specialize_statically(Instruction* code, uint32_t count) {
  auto base = [&](uint32_t i) { return i < count ? static_cast<Internal>(code[i].base) : Internal::NOP; };
  auto become = [&](uint32_t i, Internal form) { code[i].op = static_cast<uint16_t>(form); };
  for (uint32_t i = 0; i < count; ++i) {
    switch (base(i)) {
      case Internal::BINARY_OP:
        become(i, binary_form(code[i].arg));
        break;
      case Internal::COMPARE_OP: {
        const int first =
            base(i + 1) == Internal::POP_JUMP_FORWARD_IF_FALSE   ? static_cast<int>(Internal::COMPARE_LT_FALSE)
            : base(i + 1) == Internal::POP_JUMP_BACKWARD_IF_TRUE ? static_cast<int>(Internal::COMPARE_LT_BACK)
                                                                 : static_cast<int>(Internal::COMPARE_LT);
        become(i, static_cast<Internal>(first + static_cast<int>(code[i].arg)));
        break;
      }
      case Internal::LOAD_FAST:
        if (base(i + 1) == Internal::LOAD_FAST)
          become(i, Internal::LOAD_FAST_LOAD_FAST);
        else if (base(i + 1) == Internal::LOAD_CONST)
          become(i, Internal::LOAD_FAST_LOAD_CONST);
        break;
      case Internal::STORE_FAST:
        if (base(i + 1) == Internal::LOAD_FAST)
          become(i, Internal::STORE_FAST_LOAD_FAST);
        else if (base(i + 1) == Internal::STORE_FAST)
          become(i, Internal::STORE_FAST_STORE_FAST);
        break;
      default:
        break;
    }
  }
}

}  // namespace

bool prepare_code(Vm& vm, Code* code) {
  if (is_deferred(code) && !complete_code(code)) return false;
  const std::vector<python::Word>& words = code->source->words;
  // One more NOP behind the end, so that looking at the next word is always allowed.
  const size_t bytes = (words.size() + 1) * sizeof(Instruction);
  void* memory = allocate_buffer(vm, bytes);
  if (!memory) return false;
  Instruction* instructions = static_cast<Instruction*>(memory);
  for (size_t i = 0; i < words.size(); ++i) {
    instructions[i] = Instruction();
    instructions[i].base = instructions[i].op = internal_of(python::word_op(words[i]));
    instructions[i].arg = python::word_arg(words[i]);
  }
  instructions[words.size()] = Instruction();
  instructions[words.size()].base = instructions[words.size()].op = static_cast<uint16_t>(Internal::NOP);
  specialize_statically(instructions, static_cast<uint32_t>(words.size()));
  code->instructions = instructions;
  return true;
}

// ---- names

void raise_name_error(Vm& vm, Str* name) {
  Ref error = make_exception(vm, vm.types().NameError, vm.string("name '" + text_of(name) + "' is not defined"));
  if (!error) return;
  assign(exception_of(error)->fields[0], own(Value(name)));
  vm.raise_value(error);
}

int class_lookup(Vm& vm, Value space, Str* name, Value& out) {
  if (space.object()->type == vm.types().dict) {
    out = own(dict_get(as<Dict>(space), name));
    return out ? 1 : 0;
  }
  Ref found = vm.get_item(space, Value(name));
  if (found) {
    out = found.release();
    return 1;
  }
  if (!vm.exception_matches(vm.types().KeyError)) return -1;
  vm.take_exception();
  return 0;
}

Ref load_global(Vm& vm, Frame* frame, Str* name) {
  if (Value v = dict_get(frame->globals, name)) return v;
  if (frame->builtins) {
    if (Value v = dict_get(frame->builtins, name)) return v;
  }
  raise_name_error(vm, name);
  return Ref();
}

Ref load_name(Vm& vm, Frame* frame, Str* name) {
  const Value space = frame->locals ? frame->locals : Value(frame->globals);
  if (space != Value(frame->globals) || !is_exactly(space, vm.types().dict)) {
    Value v;
    const int found = class_lookup(vm, space, name, v);
    if (found != 0) return found > 0 ? Ref::steal(v) : Ref();
  }
  return load_global(vm, frame, name);
}

bool delete_name(Vm& vm, Frame* frame, Str* name) {
  const Value space = frame->locals ? frame->locals : Value(frame->globals);
  if (space.object()->type == vm.types().dict) {
    if (dict_remove(vm, as<Dict>(space), name)) return true;
  } else if (vm.set_item(space, Value(name), Value())) {
    return true;
  } else if (vm.exception_matches(vm.types().KeyError)) {
    vm.take_exception();
  } else {
    return false;
  }
  raise_name_error(vm, name);
  return false;
}

void raise_unbound(Vm& vm, Frame* frame, uint32_t slot) {
  const std::string name = text_of(frame->code->slot_names[slot]);
  if (frame->code->source->localsplus[slot].kind & python::kSlotFree) {
    Ref error = make_exception(vm, vm.types().NameError,
                               vm.string("cannot access free variable '" + name +
                                         "' where it is not associated with a value in enclosing scope"));
    if (!error) return;
    exception_of(error)->fields[0] = own(Value(frame->code->slot_names[slot]));
    vm.raise_value(error);
    return;
  }
  vm.raise(vm.types().UnboundLocalError,
           "cannot access local variable '" + name + "' where it is not associated with a value");
}

bool setup_annotations(Vm& vm, Frame* frame) {
  const Value space = frame->locals ? frame->locals : Value(frame->globals);
  Value found;
  const int state = class_lookup(vm, space, vm.names().annotations, found);
  decref(found);
  if (state != 0) return state > 0;
  Ref dict = vm.dict();
  return dict && vm.set_item(space, Value(vm.names().annotations), dict);
}

// ---- functions and calls

Ref make_function_object(Vm& vm, Frame* frame, uint32_t flags, Value*& top) {
  Ref code = Ref::steal(*--top);
  Ref made = make_function(vm, code.as<Code>(), frame->globals);
  Function* function = made.as<Function>();
  auto take = [&] { return *--top; };
  Ref closure = flags & 8 ? Ref::steal(take()) : Ref();
  Ref annotations = flags & 4 ? Ref::steal(take()) : Ref();
  Ref keyword_defaults = flags & 2 ? Ref::steal(take()) : Ref();
  Ref defaults = flags & 1 ? Ref::steal(take()) : Ref();
  if (!made) return Ref();
  if (closure) assign_object(function->closure, closure.release());
  if (annotations) assign(function->annotations, annotations.release());
  if (keyword_defaults) assign_object(function->keyword_defaults, keyword_defaults.release());
  if (defaults) assign_object(function->defaults, defaults.release());
  return made;
}

bool bind_init(Vm& vm, Frame* frame, Value self, Args args) {
  const size_t keyword_count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
  std::vector<Value> values{self};
  values.insert(values.end(), args.values, args.values + args.count + keyword_count);
  return bind_arguments(vm, frame, {values.data(), args.count + 1, args.keywords});
}

namespace {

/// The arguments of f(*positional, **keywords) as Args; the vectors keep them alive.
struct ExpandedArgs {
  std::vector<Value> values;
  std::vector<Ref> kept;
  Ref names;
  uint32_t count = 0;

  bool expand(Vm& vm, Value callee, Value positional, Value keywords) {
    if (!is_exactly(positional, vm.types().tuple)) {  // a subclass may iterate its own way
      Ref tuple = tuple_from(vm, positional);
      if (!tuple) {
        if (vm.exception_matches(vm.types().TypeError) && !vm.type_of(positional)->slots.iter) {
          vm.take_exception();
          const std::string name = function_text(vm, callee);
          if (!vm.has_exception()) {
            vm.raise(vm.types().TypeError,
                     name + " argument after * must be an iterable, not " + vm.type_name(positional));
          }
        }
        return false;
      }
      kept.push_back(tuple);
      positional = tuple;
    }
    for (Value v : as_tuple(positional)->span()) values.push_back(v);
    count = static_cast<uint32_t>(values.size());
    if (!keywords) return true;
    std::vector<Value> keys;
    Value key, value;
    for (int32_t i = 0; dict_next(as_dict(keywords), i, key, value);) {
      if (!is_str(key)) {
        vm.raise(vm.types().TypeError, "keywords must be strings");
        return false;
      }
      keys.push_back(key);
      values.push_back(value);
    }
    names = new_tuple(vm, keys);
    return static_cast<bool>(names);
  }
  Args args() const { return {values.data(), count, names ? names.as<Tuple>() : nullptr}; }
  /// "module.qualname()", as CPython names a callee in these messages.
  static std::string function_text(Vm& vm, Value callee) {
    auto text_of_attribute = [&](Str* name) {
      Ref found = vm.find_attribute(callee, name);
      if (!found && vm.has_exception()) vm.take_exception();
      return found && is_str(found) ? std::string(vm.text(found)) : std::string();
    };
    const std::string name = text_of_attribute(vm.names().qualname);
    if (name.empty()) {
      Ref shown = vm.str(callee);
      return shown ? std::string(vm.text(shown)) : std::string();
    }
    const std::string module = text_of_attribute(vm.names().module);
    return (module.empty() || module == "builtins" ? name : module + "." + name) + "()";
  }
};

}  // namespace

bool bind_expanded(Vm& vm, Frame* frame, Value positional, Value keywords) {
  ExpandedArgs expanded;
  return expanded.expand(vm, Value(frame->function), positional, keywords) &&
         bind_arguments(vm, frame, expanded.args());
}
Value call_expanded(Vm& vm, Value callee, Value positional, Value keywords) {
  ExpandedArgs expanded;
  if (!expanded.expand(vm, callee, positional, keywords)) return Value();
  return vm.call(callee, expanded.args()).release();
}

bool is_python_call(Vm& vm, Type* type) {
  if (type->slots.call != call_trampoline) return false;
  const Value function = find_in_type(vm, type, vm.names().call);
  return function.is_object() && function.object()->type == vm.types().function;
}

// ---- sequences

bool unpack_sequence(Vm& vm, Value sequence, uint32_t count, Value* out) {
  if (!is_iterable(vm, sequence)) {
    vm.raise(vm.types().TypeError, "cannot unpack non-iterable " + vm.type_name(sequence) + " object");
    return false;
  }
  Ref iterator = vm.iterate(sequence);
  if (!iterator) return false;
  std::vector<Ref> items;
  while (items.size() < count) {
    Ref item = vm.next(iterator);
    if (!item) {
      if (vm.has_exception()) return false;
      vm.raise(vm.types().ValueError, "not enough values to unpack (expected " + std::to_string(count) + ", got " +
                                          std::to_string(items.size()) + ")");
      return false;
    }
    items.push_back(std::move(item));
  }
  Ref extra = vm.next(iterator);
  if (extra) {
    vm.raise(vm.types().ValueError, "too many values to unpack (expected " + std::to_string(count) + ")");
    return false;
  }
  if (vm.has_exception()) return false;
  for (uint32_t i = 0; i < count; ++i) out[i] = items[count - 1 - i].release();
  return true;
}

bool unpack_extended(Vm& vm, Value sequence, uint32_t before, uint32_t after, Value* out) {
  if (!is_iterable(vm, sequence)) {
    vm.raise(vm.types().TypeError, "cannot unpack non-iterable " + vm.type_name(sequence) + " object");
    return false;
  }
  Ref list = list_from(vm, sequence);
  if (!list) return false;
  const int64_t size = list.as<List>()->size;
  if (size < before + after) {
    vm.raise(vm.types().ValueError, "not enough values to unpack (expected at least " + std::to_string(before + after) +
                                        ", got " + std::to_string(size) + ")");
    return false;
  }
  Ref middle = list_slice(vm, list.as<List>(), before, size - after);
  if (!middle) return false;
  const Value* items = list.as<List>()->items;
  const uint32_t total = before + 1 + after;
  for (uint32_t i = 0; i < before; ++i) out[total - 1 - i] = own(items[i]);
  for (uint32_t i = 0; i < after; ++i) out[after - 1 - i] = own(items[size - after + i]);
  out[after] = middle.release();
  return true;
}

int contains(Vm& vm, Value container, Value item) {
  const auto slot = vm.type_of(container)->slots.contains;
  if (slot) return slot(vm, container, item);
  Ref iterator = vm.iterate(container);
  if (!iterator) {
    if (vm.exception_matches(vm.types().TypeError)) {
      vm.take_exception();
      vm.raise(vm.types().TypeError, "argument of type '" + vm.type_name(container) + "' is not iterable");
    }
    return -1;
  }
  while (Ref next = vm.next(iterator)) {
    bool same = next.get() == item;
    if (!same && !vm.equal(next, item, same)) return -1;
    if (same) return 1;
  }
  return vm.has_exception() ? -1 : 0;
}

bool extend_list(Vm& vm, List* list, Value iterable) {
  if (!is_iterable(vm, iterable)) {
    vm.raise(vm.types().TypeError, "Value after * must be an iterable, not " + vm.type_name(iterable));
    return false;
  }
  return list_extend(vm, list, iterable);
}

bool update_display(Vm& vm, Dict* dict, Value mapping) {
  if (!is_dict(mapping) && !find_in_type(vm, vm.type_of(mapping), vm.names().keys)) {
    Ref keys = vm.find_attribute(mapping, vm.names().keys);
    if (!keys) {
      if (!vm.has_exception())
        vm.raise(vm.types().TypeError, "'" + vm.type_name(mapping) + "' object is not a mapping");
      return false;
    }
  }
  return dict_update(vm, dict, mapping);
}

// ---- match

Ref match_keys(Vm& vm, Value subject, Value keys) {
  std::vector<Ref> values;
  Ref seen = new_set(vm);
  Ref get = vm.get_attribute(subject, vm.names().get_word);
  if (!seen || !get) return Ref();
  Ref missing = vm.call(Value(vm.types().object), {});
  if (!missing) return Ref();
  for (Value key : as_tuple(keys)->span()) {
    const int repeated = set_contains(vm, seen.as<Set>(), key);
    if (repeated < 0) return Ref();
    if (repeated) {
      return vm.raise(vm.types().ValueError,
                      "mapping pattern checks duplicate key (" + std::string(vm.text(vm.repr(key))) + ")");
    }
    if (!set_add(vm, seen.as<Set>(), key)) return Ref();
    Ref value = vm.call(get, {key, missing});
    if (!value) return Ref();
    if (value.get() == missing.get()) return kNone;
    values.push_back(std::move(value));
  }
  std::vector<Value> raw;
  for (const Ref& r : values) raw.push_back(r);
  return new_tuple(vm, raw);
}

namespace {

/// Appends subject.name; 1, 0 (no such attribute: no match), -1.
int match_attribute(Vm& vm, Value subject, Type* type, Value name, Dict* seen, std::vector<Ref>& out) {
  Value unused;
  const int repeated = dict_find(vm, seen, name, unused);
  if (repeated < 0) return -1;
  if (repeated) {
    vm.raise(vm.types().TypeError,
             text_of(type->name) + "() got multiple sub-patterns for attribute " + std::string(vm.text(vm.repr(name))));
    return -1;
  }
  if (!dict_store(vm, seen, name, kNone)) return -1;
  Ref value = vm.find_attribute(subject, as_str(name));
  if (!value) return vm.has_exception() ? -1 : 0;
  out.push_back(std::move(value));
  return 1;
}

}  // namespace

Ref match_class(Vm& vm, Value subject, Value type_value, uint32_t positional, Value names) {
  if (!is_kind(type_value, kTypeType)) return vm.raise(vm.types().TypeError, "called match pattern must be a type");
  Type* type = as<Type>(type_value);
  const int is_instance = check_instance(vm, subject, type_value);
  if (is_instance <= 0) return is_instance < 0 ? Ref() : Ref(kNone);
  Ref seen = vm.dict();
  if (!seen) return Ref();
  std::vector<Ref> values;
  if (positional > 0) {
    Ref match_args = vm.find_attribute(type_value, vm.names().match_args);
    if (!match_args && vm.has_exception()) return Ref();
    const bool is_self = !match_args && (type->type_flags & kTypeMatchSelf);
    if (match_args && !is_tuple(match_args)) {
      return vm.raise(vm.types().TypeError,
                      text_of(type->name) + ".__match_args__ must be a tuple (got " + vm.type_name(match_args) + ")");
    }
    const int64_t allowed = is_self ? 1 : match_args ? match_args.as<Tuple>()->size : 0;
    if (positional > allowed) {
      return vm.raise(vm.types().TypeError, text_of(type->name) + "() accepts " + std::to_string(allowed) +
                                                " positional sub-pattern" + (allowed == 1 ? "" : "s") + " (" +
                                                std::to_string(positional) + " given)");
    }
    if (is_self) {
      values.push_back(subject);
    } else {
      for (uint32_t i = 0; i < positional; ++i) {
        const Value name = match_args.as<Tuple>()->items[i];
        if (!is_str(name)) {
          return vm.raise(vm.types().TypeError,
                          "__match_args__ elements must be strings (got " + vm.type_name(name) + ")");
        }
        const int found = match_attribute(vm, subject, type, name, seen.as<Dict>(), values);
        if (found <= 0) return found < 0 ? Ref() : Ref(kNone);
      }
    }
  }
  for (Value name : as_tuple(names)->span()) {
    const int found = match_attribute(vm, subject, type, name, seen.as<Dict>(), values);
    if (found <= 0) return found < 0 ? Ref() : Ref(kNone);
  }
  std::vector<Value> raw;
  for (const Ref& r : values) raw.push_back(r);
  return new_tuple(vm, raw);
}

// ---- texts

Ref format_value(Vm& vm, Value value, uint32_t flags, Value spec) {
  Ref converted(value);
  switch (flags & 3) {
    case 1:
      converted = vm.str(value);
      break;
    case 2:
      converted = vm.repr(value);
      break;
    case 3: {
      Ref ascii = vm.find_attribute(Value(builtins_module(vm)), vm.intern("ascii"));
      if (!ascii) return Ref();
      converted = vm.call(ascii, {value});
      break;
    }
    default:
      break;
  }
  if (!converted) return Ref();
  if (!spec && is_exactly(converted, vm.types().str)) return converted;
  return vm.format(converted, spec ? view_of(spec) : std::string_view());
}

Ref display(Vm& vm, Value v) {
  Ref sys = vm.import("sys");
  if (!sys) return Ref();
  Ref hook = vm.find_attribute(sys, vm.names().displayhook);
  if (hook) return vm.call(hook, {v});
  if (vm.has_exception()) return Ref();
  if (v.is_none()) return kNone;
  Ref text = vm.repr(v);
  if (!text) return Ref();
  vm.host().write(1, std::string(vm.text(text)) + "\n");
  return kNone;
}

// ---- with

bool enter_context(Vm& vm, Value manager, bool is_async, Value out[2]) {
  const Names& n = vm.names();
  const char* protocol = is_async ? "asynchronous context manager" : "context manager";
  auto fail = [&](bool lacks_exit) {
    if (vm.has_exception()) return false;
    vm.raise(vm.types().TypeError,
             "'" + vm.type_name(manager) + "' object does not support the " + protocol + " protocol" +
                 (lacks_exit ? std::string(" (missed ") + (is_async ? "__aexit__" : "__exit__") + " method)" : ""));
    return false;
  };
  Ref enter = find_special(vm, manager, is_async ? n.aenter : n.enter);
  if (!enter) return fail(false);
  Ref exit = find_special(vm, manager, is_async ? n.aexit : n.exit);
  if (!exit) return fail(true);
  Ref entered = vm.call(enter, {});
  if (!entered) return false;
  out[0] = exit.release();
  out[1] = entered.release();
  return true;
}

Value call_exit(Vm& vm, Value exit, Value exception) {
  const Value traceback = exception_of(exception)->traceback;
  return vm.call(exit, {Value(vm.type_of(exception)), exception, traceback ? traceback : kNone}).release();
}

// ---- raise and except

bool raise_statement(Vm& vm, Value exception, Value cause) {
  const BuiltinTypes& t = vm.types();
  if (!exception) {
    Value handled;
    for (HandledException* h = vm.state().handled; h && !handled; h = h->previous)
      if (h->exception && !h->exception.is_none()) handled = h->exception;
    if (!handled) {
      vm.raise(t.RuntimeError, "No active exception to reraise");
      return false;
    }
    set_exception(vm, own(handled));
    return true;
  }
  auto instance_of = [&](Value v, const char* message) -> Ref {
    if (is_exception(v)) return v;
    if (is_kind(v, kTypeType) && is_subtype(as<Type>(v), t.BaseException)) {
      Ref made = vm.call(v, {});
      if (made && !is_exception(made)) {
        return vm.raise(t.TypeError, "calling " + std::string(vm.text(vm.repr(v))) +
                                         " should have returned an instance of BaseException, not " +
                                         std::string(vm.text(vm.repr(Value(vm.type_of(made))))));
      }
      return made;
    }
    return vm.raise(t.TypeError, message);
  };
  Ref instance = instance_of(exception, "exceptions must derive from BaseException");
  if (!instance) return false;
  if (cause) {
    if (cause.is_none()) {
      drop(exception_of(instance)->cause);
    } else {
      Ref cause_instance = instance_of(cause, "exception causes must derive from BaseException");
      if (!cause_instance) return false;
      assign(exception_of(instance)->cause, cause_instance.release());
    }
    exception_of(instance)->suppress_context = true;
  }
  vm.raise_value(instance);
  return false;
}

int check_exception_match(Vm& vm, Value exception, Value type) {
  const BuiltinTypes& t = vm.types();
  auto is_class = [&](Value v) { return is_kind(v, kTypeType) && is_subtype(as<Type>(v), t.BaseException); };
  if (is_class(type)) return vm.is_instance(exception, as<Type>(type)) ? 1 : 0;
  if (is_tuple(type)) {
    int result = 0;
    for (Value item : as_tuple(type)->span()) {
      if (!is_class(item)) {  // a tuple in the tuple, too
        vm.raise(t.TypeError, "catching classes that do not inherit from BaseException is not allowed");
        return -1;
      }
      if (vm.is_instance(exception, as<Type>(item))) result = 1;
    }
    return result;
  }
  vm.raise(t.TypeError, "catching classes that do not inherit from BaseException is not allowed");
  return -1;
}

bool group_match(Vm& vm, Value exception, Value type, Value parts[2]) {
  const BuiltinTypes& t = vm.types();
  if (exception.is_none()) {
    parts[0] = parts[1] = kNone;
    return true;
  }
  const auto is_group = [&](Value v) { return is_kind(v, kTypeType) && is_subtype(as<Type>(v), t.BaseExceptionGroup); };
  bool names_group = is_group(type);
  if (is_tuple(type))
    for (const Value item : as_tuple(type)->span()) names_group |= is_group(item);
  if (names_group) {
    vm.raise(t.TypeError, "catching ExceptionGroup with except* is not allowed. Use except instead.");
    return false;
  }
  const int whole = check_exception_match(vm, exception, type);
  if (whole < 0) return false;
  if (whole) {
    Ref match(exception);
    if (!vm.is_instance(exception, t.BaseExceptionGroup)) {
      // A bare exception is wrapped, so that except* always binds a group.
      Ref list = new_tuple(vm, {exception});
      Ref text = vm.string("");
      if (!list || !text) return false;
      match = vm.call(Value(t.ExceptionGroup), {text, list});
      if (!match) return false;
    }
    parts[0] = kNone;
    parts[1] = match.release();
    return true;
  }
  if (vm.is_instance(exception, t.BaseExceptionGroup)) {
    Ref pair = vm.call_method(exception, vm.intern("split"), {type});
    if (!pair) return false;
    if (!is_tuple(pair) || pair.as<Tuple>()->size != 2) {
      vm.raise(t.TypeError, "split must return a pair");
      return false;
    }
    parts[1] = own(pair.as<Tuple>()->items[0]);
    parts[0] = own(pair.as<Tuple>()->items[1]);
    return true;
  }
  parts[0] = own(exception);
  parts[1] = kNone;
  return true;
}

Ref group_projection(Vm& vm, Value group, const std::vector<Value>& leaves);  // exceptions.cpp

namespace {

/// Whether two exceptions come from one: the same traceback, cause, context and notes.
bool has_same_past(Vm& vm, Value left, Value right) {
  const BaseException* a = exception_of(left);
  const BaseException* b = exception_of(right);
  const auto notes = [&](Value v) {
    const Dict* dict = instance_dict(v.object());
    return dict ? dict_get(dict, vm.names().notes) : Value();
  };
  return a->traceback == b->traceback && a->cause == b->cause && a->context == b->context &&
         notes(left) == notes(right);
}

void add_leaves(Vm& vm, Value exception, std::vector<Value>& out) {
  std::vector<Value> open{exception};
  while (!open.empty()) {
    const Value next = open.back();
    open.pop_back();
    if (vm.is_instance(next, vm.types().BaseExceptionGroup)) {
      for (Value member : as_tuple(exception_of(next)->fields[1])->span()) open.push_back(member);
    } else {
      out.push_back(next);
    }
  }
}

}  // namespace

Ref prepare_reraise_star(Vm& vm, Value original, Value list) {
  std::vector<Value> raised, passed_on;
  const bool is_group = vm.is_instance(original, vm.types().BaseExceptionGroup);
  for (Value v : as_list(list)->span()) {
    if (v.is_none()) continue;
    if (!is_group) return v;
    if (has_same_past(vm, v, original))
      add_leaves(vm, v, passed_on);
    else
      raised.push_back(v);
  }
  // What was only passed on takes its places in the group again.
  Ref rest = passed_on.empty() ? Ref(kNone) : group_projection(vm, original, passed_on);
  if (!rest) return Ref();
  if (raised.empty()) return rest;
  if (!rest.get().is_none()) raised.push_back(rest);
  if (raised.size() == 1) return raised[0];
  Ref items = vm.list(raised);
  Ref text = vm.string("");
  if (!items || !text) return Ref();
  return vm.call(Value(vm.types().ExceptionGroup), {text, items});
}

}  // namespace refjit::vm
