// _pickle_core: the quick half of pickle. read() takes opcodes of plain data and of objects made by their classes;
// write() writes plain data of protocols 2 to 5. At whatever else, and at all that is wrong, read() stops before the
// opcode and write() calls the pickler: guest/stdlib/pickle.py and _unpickler.py go on, and have the words for errors.
#include <cstring>

#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/bytearray.h"
#include "vm/types/define.h"
#include "vm/types/int_wide.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

bool is_ascii_text(std::string_view text) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= 0x80) return false;
  return true;
}

// ---- reading

class PickleReader {
 public:
  PickleReader(Vm& vm, List* stack, List* marks, Dict* memo, std::string_view data)
      : vm_(vm), stack_(stack), marks_(marks), memo_(memo), data_(data) {}

  /// Where the first opcode stands that is not for us; -1 with an exception.
  int64_t run(int64_t at) {
    for (at_ = static_cast<size_t>(at); at_ < data_.size();) {
      const size_t start = at_;
      const Step step = take(static_cast<unsigned char>(data_[at_++]));
      if (step == Step::Failed) return -1;
      if (step == Step::Foreign) return static_cast<int64_t>(start);
    }
    return static_cast<int64_t>(at_);
  }

 private:
  enum class Step : uint8_t { Done, Foreign, Failed };

  bool has(uint64_t n) const { return data_.size() - at_ >= n; }
  /// The next `n` bytes as a number, lowest first; has(n) is known.
  uint64_t number(int n) {
    uint64_t value = 0;
    for (int i = 0; i < n; ++i) value |= uint64_t{static_cast<unsigned char>(data_[at_ + i])} << 8 * i;
    at_ += n;
    return value;
  }
  Step push(Ref made) { return made && list_append(vm_, stack_, std::move(made)) ? Step::Done : Step::Failed; }
  /// Items above the innermost mark; -1: there is no mark.
  int64_t count_above_mark() const {
    if (!marks_->size) return -1;
    const Value mark = marks_->items[marks_->size - 1];
    return mark.is_small_int() ? stack_->size - mark.as_small_int() : -1;
  }
  int64_t free_items() const { return marks_->size ? count_above_mark() : stack_->size; }
  /// Items under the topmost `n`, and under their mark, as far as the next mark.
  int64_t room_below(int64_t n, bool has_mark) const {
    const int64_t marks = marks_->size - (has_mark ? 1 : 0);
    const Value fence = marks ? marks_->items[marks - 1] : Value::small_int(0);
    return fence.is_small_int() ? stack_->size - n - fence.as_small_int() : 0;
  }
  void drop(int64_t n) {
    while (n-- > 0) decref(stack_->items[--stack_->size]);
  }
  Value below(int64_t n) const { return stack_->items[stack_->size - n]; }

  Step take(unsigned char code) {
    switch (code) {
      case 'N':
        return push(none());
      case 0x88:
        return push(boolean(true));
      case 0x89:
        return push(boolean(false));
      case ']':
        return push(new_list(vm_));
      case '}':
        return push(new_dict(vm_));
      case ')':
        return push(new_tuple(vm_, 0));
      case 0x8f:
        return push(new_set(vm_));
      case '(':
        return list_append(vm_, marks_, Value::small_int(stack_->size)) ? Step::Done : Step::Failed;
      case 0x95:
        return take_frame();
      case 'K':
        return has(1) ? push(new_int(vm_, static_cast<int64_t>(number(1)))) : Step::Foreign;
      case 'M':
        return has(2) ? push(new_int(vm_, static_cast<int64_t>(number(2)))) : Step::Foreign;
      case 'J':
        return has(4) ? push(new_int(vm_, static_cast<int32_t>(number(4)))) : Step::Foreign;
      case 'G':
        return take_double();
      case 0x8a:
        return take_long();
      case 0x8c:
        return take_bytes(1, true);
      case 'X':
        return take_bytes(4, true);
      case 'C':
        return take_bytes(1, false);
      case 'B':
        return take_bytes(4, false);
      case 0x94:
        return memoize(memo_->size);
      case 'q':
        return has(1) ? memoize(static_cast<int64_t>(number(1))) : Step::Foreign;
      case 'r':
        return has(4) ? memoize(static_cast<int64_t>(number(4))) : Step::Foreign;
      case 'h':
        return recall(1);
      case 'j':
        return recall(4);
      default:
        return take_made(code);
    }
  }

  /// Opcodes that take values from the stack.
  Step take_made(unsigned char code) {
    switch (code) {
      case 't':
        return gather(count_above_mark(), true);
      case 0x85:
      case 0x86:
      case 0x87:
        return gather(free_items() >= code - 0x84 ? code - 0x84 : -1, false);
      case 'a':
        return append(free_items() >= 1 ? 1 : -1, false);
      case 'e':
        return append(count_above_mark(), true);
      case 's':
        return store(free_items() >= 2 ? 2 : -1, false);
      case 'u':
        return store(count_above_mark(), true);
      case 0x90:
        return add();
      case 'R':
        return call_it(false);
      case 0x81:
        return call_it(true);
      case 'b':
        return build();
      default:
        return Step::Foreign;
    }
  }

  Step take_frame() {
    if (!has(8)) return Step::Foreign;
    const size_t start = at_;
    if (has(8) && data_.size() - start - 8 >= number(8)) return Step::Done;
    at_ = start;
    return Step::Foreign;
  }
  Step take_double() {
    if (!has(8)) return Step::Foreign;
    char bytes[8];
    for (int i = 0; i < 8; ++i) bytes[i] = data_[at_ + 7 - i];
    at_ += 8;
    double d;
    std::memcpy(&d, bytes, 8);
    return push(Value::of(d));
  }
  Step take_long() {
    if (!has(1)) return Step::Foreign;
    const uint64_t n = number(1);
    if (!has(n)) return Step::Foreign;
    const std::string_view bytes = data_.substr(at_, n);
    at_ += n;
    return push(n ? wide_of_bytes(vm_, bytes, true, true) : new_int(vm_, 0));
  }
  Step take_bytes(int size_bytes, bool is_text) {
    if (!has(size_bytes)) return Step::Foreign;
    const uint64_t n = number(size_bytes);
    if (!has(n)) return Step::Foreign;
    const std::string_view bytes = data_.substr(at_, n);
    at_ += n;
    if (!is_text) return push(new_bytes(vm_, bytes));
    return push(is_ascii_text(bytes) ? new_str(vm_, bytes, static_cast<int64_t>(n))
                                     : decode_bytes(vm_, bytes, "utf-8", "surrogatepass"));
  }

  Step memoize(int64_t index) {
    if (free_items() < 1) return Step::Foreign;
    return dict_store(vm_, memo_, Value::small_int(index), below(1)) ? Step::Done : Step::Failed;
  }
  Step recall(int size_bytes) {
    if (!has(size_bytes)) return Step::Foreign;
    Value found;
    const int state = dict_find(vm_, memo_, Value::small_int(static_cast<int64_t>(number(size_bytes))), found);
    return state < 0 ? Step::Failed : state == 0 ? Step::Foreign : push(found);
  }

  /// The topmost `n` items become a tuple; `has_mark`: so does their mark go.
  Step gather(int64_t n, bool has_mark) {
    if (n < 0) return Step::Foreign;
    Ref made = new_tuple(vm_, std::span<const Value>(stack_->items + stack_->size - n, static_cast<size_t>(n)));
    if (!made) return Step::Failed;
    drop(n);
    if (has_mark) drop_mark();
    return push(std::move(made));
  }
  void drop_mark() { decref(marks_->items[--marks_->size]); }

  Step append(int64_t n, bool has_mark) {
    if (n < 0 || room_below(n, has_mark) < 1) return Step::Foreign;
    const Value target = below(n + 1);
    if (!is_exactly(target, vm_.types().list)) return Step::Foreign;
    for (int64_t i = n; i > 0; --i)
      if (!list_append(vm_, as_list(target), below(i))) return Step::Failed;
    drop(n);
    if (has_mark) drop_mark();
    return Step::Done;
  }
  /// Keys may be hashed by guest code, which does not see the stack.
  Step store(int64_t n, bool has_mark) {
    if (n < 0 || n % 2 || room_below(n, has_mark) < 1) return Step::Foreign;
    const Value target = below(n + 1);
    if (!is_exactly(target, vm_.types().dict)) return Step::Foreign;
    for (int64_t i = n; i > 0; i -= 2)
      if (!dict_store(vm_, as_dict(target), below(i), below(i - 1))) return Step::Failed;
    drop(n);
    if (has_mark) drop_mark();
    return Step::Done;
  }
  Step add() {
    const int64_t n = count_above_mark();
    if (n < 0 || room_below(n, true) < 1) return Step::Foreign;
    const Value target = below(n + 1);
    if (!is_exactly(target, vm_.types().set)) return Step::Foreign;
    for (int64_t i = n; i > 0; --i)
      if (!set_add(vm_, as_set(target), below(i))) return Step::Failed;
    drop(n);
    drop_mark();
    return Step::Done;
  }

  /// callee, arguments -> callee(*arguments), or cls.__new__(cls, *arguments).
  Step call_it(bool is_new) {
    if (free_items() < 2 || !is_exactly(below(1), vm_.types().tuple)) return Step::Foreign;
    Ref callee(below(2)), args(below(1));
    if (is_new && !(callee.get().is_object() && is_subtype(callee.get().object()->type, vm_.types().type)))
      return Step::Foreign;
    drop(2);
    const std::span<const Value> given = as_tuple(args)->span();
    if (!is_new) return push(vm_.call(callee, Args{given.data(), static_cast<uint32_t>(given.size())}));
    Ref make = vm_.get_attribute(callee, vm_.intern("__new__"));
    if (!make) return Step::Failed;
    std::vector<Value> all(1, callee);
    all.insert(all.end(), given.begin(), given.end());
    return push(vm_.call(make, Args{all.data(), static_cast<uint32_t>(all.size())}));
  }

  /// object, state -> object, when the state is a dict of attributes or the object's own business.
  Step build() {
    if (free_items() < 2) return Step::Foreign;
    Ref made(below(2)), state(below(1));
    if (!made.get().is_object() || find_in_type(vm_, made.get().object()->type, vm_.intern("__pickle_become__")))
      return Step::Foreign;
    Ref setter = vm_.find_attribute(made, vm_.intern("__setstate__"));
    if (vm_.has_exception()) return Step::Failed;
    if (setter) {
      drop(1);
      return vm_.call(setter, {state}) ? Step::Done : Step::Failed;
    }
    if (!is_exactly(state, vm_.types().dict)) return Step::Foreign;
    Ref attributes = vm_.get_attribute(made, vm_.intern("__dict__"));
    if (!attributes) return Step::Failed;
    drop(1);
    Value key, value;
    for (int32_t i = 0; dict_next(as_dict(state), i, key, value);) {
      const Ref name = is_exactly(key, vm_.types().str) ? Ref(Value(vm_.intern(view_of(key)))) : Ref(key), held(value);
      if (!vm_.set_item(attributes, name, held)) return Step::Failed;
    }
    return Step::Done;
  }

  Vm& vm_;
  List *stack_, *marks_;
  Dict* memo_;
  std::string_view data_;
  size_t at_ = 0;
};

/// read(stack, marks, memo, data, at): where the first opcode of `data` stands that is not for us.
Ref read_plain(Vm& vm, Args args) {
  int64_t at;
  if (!is_list(args[0]) || !is_list(args[1]) || !is_dict(args[2]) || !is_bytes(args[3]) || !vm.as_int64(args[4], at))
    return vm.has_exception() ? Ref() : type_error(vm, "read() takes two lists, a dict, bytes and an int");
  PickleReader reader(vm, as_list(args[0]), as_list(args[1]), as_dict(args[2]), as_bytes(args[3])->view());
  at = reader.run(at);
  return at < 0 ? Ref() : new_int(vm, at);
}

// ---- writing

constexpr size_t kFrameTarget = 64 * 1024;
constexpr int64_t kBatch = 1000;

/// Containers that writers are in: one is begun anew below each call of the pickler.
struct Depth : Vm::Extension {
  int containers = 0;
  explicit Depth(Vm&) {}
};

class PickleWriter {
 public:
  PickleWriter(Vm& vm, Value pickler, Value out, Dict* memo, int64_t protocol)
      : vm_(vm), pickler_(pickler), out_(out), memo_(memo), protocol_(protocol) {}

  bool begin() {
    Ref frame = vm_.get_attribute(pickler_, vm_.intern("_frame"));
    if (!frame) return false;
    has_frame_ = frame.get().is_small_int();
    frame_ = has_frame_ ? frame.get().as_small_int() : 0;
    reducers_ = vm_.get_attribute(pickler_, vm_.intern("_reducers"));
    return bool(reducers_);
  }

  bool save(Value v) {
    if (has_frame_ && text().size() - static_cast<size_t>(frame_) >= kFrameTarget &&
        (!vm_.call_method(pickler_, vm_.intern("_end_frame"), {}) || !begin()))
      return false;
    if (v.is_none()) return put('N');
    if (v.is_bool()) return put(v == kTrue ? '\x88' : '\x89');
    if (v.is_small_int()) return save_int(v.as_small_int());
    if (v.is_double()) return save_double(v.as_double());
    if (!v.is_object()) return save_other(v);
    const Type* type = v.object()->type;
    const BuiltinTypes& t = vm_.types();
    const bool is_container = type == t.tuple || type == t.list || type == t.dict;
    if (type == t.tuple && as_tuple(v)->size == 0) return put(')');
    bool is_known = false;
    if (!recall(v, is_known)) return false;
    if (is_known) return true;
    if (!is_container && type != t.str && type != t.bytes) return save_instance(v);
    if (type == t.str) return save_bytes(v, as_str(v)->view(), protocol_ >= 4 ? '\x8c' : '\0', 'X');
    if (type == t.bytes) return protocol_ >= 3 ? save_bytes(v, as_bytes(v)->view(), 'C', 'B') : save_other(v);
    if (++depth_ > kDeepest) return --depth_, save_other(v);
    Ref keep(v);
    const bool done = type == t.tuple ? save_tuple(v) : type == t.list ? save_list(v) : save_dict(v);
    --depth_;
    return done;
  }

 private:
  static constexpr int kDeepest = 400;  ///< Further down the pickler itself writes, whose calls are counted.

  std::string& text() { return bytearray_text(out_); }
  bool put(char c) { return text().push_back(c), true; }
  void put_number(uint64_t value, int n) {
    for (int i = 0; i < n; ++i) text().push_back(static_cast<char>(value >> 8 * i));
  }

  bool save_int(int64_t i) {
    if (i >= 0 && i < 256) return put('K'), put_number(static_cast<uint64_t>(i), 1), true;
    if (i >= 0 && i < 65536) return put('M'), put_number(static_cast<uint64_t>(i), 2), true;
    if (i >= INT32_MIN && i <= INT32_MAX) return put('J'), put_number(static_cast<uint64_t>(i), 4), true;
    int n = 5;
    while (n < 8 && (i >> (8 * n - 1)) != 0 && (i >> (8 * n - 1)) != -1) ++n;
    put('\x8a');
    put_number(static_cast<uint64_t>(n), 1);
    return put_number(static_cast<uint64_t>(i), n), true;
  }
  bool save_double(double d) {
    uint64_t bits;
    std::memcpy(&bits, &d, 8);
    put('G');
    for (int i = 7; i >= 0; --i) put(static_cast<char>(bits >> 8 * i));
    return true;
  }
  bool save_bytes(Value v, std::string_view bytes, char small, char large) {
    if (bytes.size() >= kFrameTarget) return save_other(v);
    const bool is_short = small && bytes.size() < 256;
    put(is_short ? small : large);
    put_number(bytes.size(), is_short ? 1 : 4);
    text().append(bytes);
    return memoize(v);
  }

  /// Writes a reference to what was written before.
  bool recall(Value v, bool& is_known) {
    Ref key = new_int_unsigned(vm_, v.bits());
    Value entry;
    const int state = key ? dict_find(vm_, memo_, key, entry) : -1;
    if (state <= 0) return state == 0;
    is_known = true;
    const Value index = is_tuple(entry) && as_tuple(entry)->size ? as_tuple(entry)->items[0] : Value();
    if (!index.is_small_int()) return fail(type_error(vm_, "the memo holds no index"));
    const auto at = static_cast<uint64_t>(index.as_small_int());
    put(at < 256 ? 'h' : 'j');
    return put_number(at, at < 256 ? 1 : 4), true;
  }
  bool memoize(Value v) {
    const int64_t index = memo_->size;
    Ref key = new_int_unsigned(vm_, v.bits()), entry = new_tuple(vm_, {Value::small_int(index), v});
    if (!key || !entry || !dict_store(vm_, memo_, key, entry)) return false;
    if (protocol_ >= 4) return put('\x94');
    put(index < 256 ? 'q' : 'r');
    return put_number(static_cast<uint64_t>(index), index < 256 ? 1 : 4), true;
  }

  bool save_tuple(Value v) {
    const int64_t n = as_tuple(v)->size;
    if (n > 3) put('(');
    for (int64_t i = 0; i < n; ++i)
      if (!save(as_tuple(v)->items[i])) return false;
    // A tuple that contains itself was written meanwhile: what lies on the stack goes.
    Ref key = new_int_unsigned(vm_, v.bits());
    Value entry;
    const int state = key ? dict_find(vm_, memo_, key, entry) : -1;
    if (state < 0) return false;
    if (state > 0) {
      if (n > 3) put('1');
      for (int64_t i = 0; n <= 3 && i < n; ++i) put('0');
      bool is_known = false;
      return recall(v, is_known);
    }
    put(n > 3 ? 't' : static_cast<char>(0x84 + n));
    return memoize(v);
  }

  /// Lists may change while their items are written: each step reads them anew.
  bool save_list(Value v) {
    put(']');
    if (!memoize(v)) return false;
    const List* list = as_list(v);
    if (list->size == 1) {
      Ref item(list->items[0]);
      return save(item) && put('a');
    }
    for (int64_t i = 0; i < list->size;) {
      put('(');
      for (const int64_t end = i + kBatch; i < end && i < list->size; ++i) {
        Ref item(list->items[i]);
        if (!save(item)) return false;
      }
      put('e');
    }
    return true;
  }
  bool save_dict(Value v) {
    put('}');
    if (!memoize(v)) return false;
    const Dict* dict = as_dict(v);
    const int64_t size = dict->size;
    if (!size) return true;
    if (size > 1) put('(');
    int64_t written = 0;
    Value key, value;
    for (int32_t at = 0; dict_next(dict, at, key, value);) {
      Ref held_key(key), held_value(value);
      if (!save(held_key) || !save(held_value)) return false;
      if (dict->size != size)
        return fail(vm_.raise(vm_.types().RuntimeError, "dictionary changed size during iteration"));
      if (++written % kBatch == 0) put('u'), put('(');  // also behind the last one, as CPython does
    }
    return put(size == 1 ? 's' : 'u');
  }

  /// Do its instances come to a class and a dict of attributes, by object's own __reduce_ex__? A class whose slots
  /// copyreg has not listed yet is for the pickler.
  bool is_plain(Type* type) {
    if (type == plain_ && type->version == plain_version_) return true;
    const BuiltinTypes& t = vm_.types();
    if (type->type != t.type || type->instance_bytes != type->native_bytes) return false;
    for (Value entry : type->mro->span()) {
      const auto* base = static_cast<const Type*>(entry.object());
      if (base == t.object) continue;
      if ((base->type_flags & kTypeHeap) == 0) return false;
      // Of these modules copyreg knows classes by their names.
      const Value module = dict_get(base->dict, vm_.names().module);
      if (!module || !is_str(module)) return false;
      for (const std::string_view start : {"colle", "types", "funct", "numpy", "minds", "built"})
        if (view_of(module).substr(0, 5) == start) return false;
    }
    for (const char* name : {"__reduce_ex__", "__reduce__", "__getstate__", "__getattribute__", "__class__"})
      if (find_in_type(vm_, type, vm_.intern(name)) != find_in_type(vm_, t.object, vm_.intern(name))) return false;
    for (const char* name : {"__getnewargs_ex__", "__getnewargs__"})
      if (find_in_type(vm_, type, vm_.intern(name))) return false;
    const Value slots = dict_get(type->dict, vm_.intern("__slotnames__"));
    if (!slots || !is_list(slots) || as_list(slots)->size) return false;
    plain_ = type;
    plain_version_ = type->version;
    return true;
  }

  bool save_instance(Value v) {
    Value reducer;
    if (!is_exactly(reducers_, vm_.types().dict) || !has_instance_dict(v.object())) return save_other(v);
    Type* type = vm_.type_of(v);
    Dict* own = instance_dict(v.object());
    if (!own || !own->size || !is_plain(type)) return save_other(v);
    const int state = dict_find(vm_, as_dict(reducers_), Value(type), reducer);
    if (state != 0) return state > 0 && save_other(v);
    for (const char* name : {"__reduce_ex__", "__reduce__", "__getstate__"})
      if (dict_get(own, vm_.intern(name))) return save_other(v);
    const Ref keep(v), attributes = vm_.get_attribute(v, vm_.names().dict);
    if (!attributes) return false;
    if (attributes.get() != Value(own) || depth_ >= kDeepest) return save_other(v);
    ++depth_;
    const bool done = save(Value(type)) && put(')') && put('\x81') && memoize(v) && save(attributes) && put('b');
    --depth_;
    return done;
  }

  /// What the pickler itself writes.
  bool save_other(Value v) {
    if (!enter_native(vm_, " while pickling an object")) return false;
    const bool done = vm_.call_method(pickler_, vm_.intern("_save_object"), {v}) && begin();
    leave_native(vm_);
    return done;
  }

  Vm& vm_;
  Value pickler_, out_;
  Dict* memo_;
  int64_t protocol_, frame_ = 0;
  int& depth_ = vm_.extension<Depth>().containers;
  bool has_frame_ = false;
  Ref reducers_;                 ///< The classes with functions of their own; None: others are asked, too.
  const Type* plain_ = nullptr;  ///< is_plain() has seen it, and
  uint32_t plain_version_ = 0;   ///< as this version.
};

/// write(pickler, object, out, memo, protocol): appends plain data to the bytearray `out`.
Ref write_plain(Vm& vm, Args args) {
  int64_t protocol;
  if (!is_exactly(args[2], vm.types().bytearray) || !is_dict(args[3]) || !vm.as_int64(args[4], protocol))
    return vm.has_exception() ? Ref() : type_error(vm, "write() takes a bytearray and a dict");
  PickleWriter writer(vm, args[0], args[2], as_dict(args[3]), protocol);
  return writer.begin() && writer.save(args[1]) ? none() : Ref();
}

const NativeDef kFunctions[] = {
    {"read", "stack, marks, memo, data, at, /", read_plain},
    {"write", "pickler, object, out, memo, protocol, /", write_plain},
};

}  // namespace

bool init_pickle(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
