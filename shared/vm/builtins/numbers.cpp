// Builtin functions about numbers: arithmetic, sums, extremes, characters and digits.
#include <cmath>

#include "vm/builtins/builtins.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

Ref abs(Vm& vm, Args args) {
  if (!vm.type_of(args[0])->slots.unary[static_cast<size_t>(UnaryOp::Absolute)])
    return type_error(vm, "bad operand type for abs(): '" + vm.type_name(args[0]) + "'");
  return vm.unary(UnaryOp::Absolute, args[0]);
}

Ref round(Vm& vm, Args args) {
  Ref method = find_special(vm, args[0], vm.names().round);
  if (!method) {
    if (vm.has_exception()) return {};
    return type_error(vm, "type " + vm.type_name(args[0]) + " doesn't define __round__ method");
  }
  return args[1].is_none() ? vm.call(method, {}) : vm.call(method, {args[1]});
}

/// left.__divmod__(right), then right.__rdivmod__(left) where the types differ; that first where right's class is
/// derived from left's and defines another.
Ref divmod(Vm& vm, Args args) {
  Type *left = vm.type_of(args[0]), *right = vm.type_of(args[1]);
  Str* const reflected = vm.names().rdivmod;
  const bool is_reflected_first = left != right && is_subtype(right, left) &&
                                  find_in_type(vm, left, reflected) != find_in_type(vm, right, reflected);
  for (int step = 0; step < (left == right ? 1 : 2); ++step) {
    const int side = is_reflected_first ? 1 - step : step;
    Ref method = find_special(vm, args[static_cast<size_t>(side)], side ? reflected : vm.names().divmod);
    if (vm.has_exception()) return {};
    if (!method) continue;
    Ref result = vm.call(method, {args[static_cast<size_t>(1 - side)]});
    if (!result || !(result.get() == kNotImplemented)) return result;
  }
  return type_error(vm, "unsupported operand type(s) for divmod(): '" + vm.type_name(args[0]) + "' and '" +
                            vm.type_name(args[1]) + "'");
}

Ref pow(Vm& vm, Args args) {
  if (args[2].is_none()) return vm.binary(BinaryOp::Power, args[0], args[1]);
  if (is_int(args[0]) && is_int(args[1]) && is_int(args[2])) return int_power_mod(vm, args[0], args[1], args[2]);
  if (is_int(args[0]) || is_float(args[0])) {
    if ((is_int(args[1]) || is_float(args[1])) && (is_int(args[2]) || is_float(args[2])))
      return type_error(vm, "pow() 3rd argument not allowed unless all arguments are integers");
  } else if (Ref method = find_special(vm, args[0], vm.names().pow)) {
    Ref result = vm.call(method, {args[1], args[2]});
    if (!result || !(result.get() == kNotImplemented)) return result;
  }
  if (vm.has_exception()) return {};
  return type_error(vm, "unsupported operand type(s) for ** or pow(): '" + vm.type_name(args[0]) + "', '" +
                            vm.type_name(args[1]) + "', '" + vm.type_name(args[2]) + "'");
}

/// Sums of ints within int64 and of floats stay out of the object world.
Ref sum(Vm& vm, Args args) {
  Ref total(args[1]);
  if (is_str(total)) return type_error(vm, "sum() can't sum strings [use ''.join(seq) instead]");
  if (is_bytes(total)) return type_error(vm, "sum() can't sum bytes [use b''.join(seq) instead]");
  if (is_exactly(total, vm.types().bytearray))
    return type_error(vm, "sum() can't sum bytearray [use b''.join(seq) instead]");
  const bool is_fine = vm.for_each(args[0], [&](Value item) {
    if (total.get().is_double() && (item.is_double() || item.is_small_int())) {
      const double d = item.is_double() ? item.as_double() : static_cast<double>(item.as_small_int());
      total = Ref(Value::of(total.get().as_double() + d));
    } else if (total.get().is_small_int() && item.is_small_int()) {
      total = new_int(vm, total.get().as_small_int() + item.as_small_int());
    } else {
      total = vm.binary(BinaryOp::Add, total, item);
    }
    return static_cast<bool>(total);
  });
  return is_fine ? total : Ref();
}

/// min and max: raw arguments, because one positional means an iterable.
Ref extreme(Vm& vm, const char* name, CompareOp op, Args args) {
  Value key, fallback;
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
    const std::string_view keyword = view_of(args.keywords->items[i]);
    if (keyword == "key")
      key = args.values[args.count + i];
    else if (keyword == "default")
      fallback = args.values[args.count + i];
    else
      return type_error(vm, "'" + std::string(keyword) + "' is an invalid keyword argument for " + name + "()");
  }
  if (args.count == 0) return type_error(vm, std::string(name) + " expected at least 1 argument, got 0");
  if (args.count > 1 && fallback)
    return type_error(vm,
                      std::string("Cannot specify a default for ") + name + "() with multiple positional arguments");
  Ref best, best_key;
  const auto consider = [&](Value item) {
    Ref held(item), item_key = key && !key.is_none() ? vm.call(key, {item}) : Ref(item);
    if (!item_key) return false;
    if (best && item_key.get().is_small_int() && best_key.get().is_small_int()) {
      const int64_t now = item_key.get().as_small_int(), then = best_key.get().as_small_int();
      if (op == CompareOp::Lt ? now >= then : now <= then) return true;
    } else if (best && item_key.get().is_double() && best_key.get().is_double()) {
      const double now = item_key.get().as_double(), then = best_key.get().as_double();
      if (!(op == CompareOp::Lt ? now < then : now > then)) return true;
    } else if (best) {
      Ref verdict = vm.compare(item_key, best_key, op);
      bool truth;
      if (!verdict || !vm.truth(verdict, truth)) return false;
      if (!truth) return true;
    }
    best = std::move(held);
    best_key = std::move(item_key);
    return true;
  };
  if (args.count > 1) {
    for (uint32_t i = 0; i < args.count; ++i)
      if (!consider(args[i])) return {};
  } else if (!vm.for_each(args[0], consider)) {
    return {};
  }
  if (best) return best;
  return fallback ? Ref(fallback) : value_error(vm, std::string(name) + "() arg is an empty sequence");
}
Ref min(Vm& vm, Args args) { return extreme(vm, "min", CompareOp::Lt, args); }
Ref max(Vm& vm, Args args) { return extreme(vm, "max", CompareOp::Gt, args); }

/// The int that hex() and friends print; through __index__.
Ref index_of(Vm& vm, Value v) {
  if (is_int(v)) return Ref(v);
  if (!vm.type_of(v)->slots.index)
    return type_error(vm, "'" + vm.type_name(v) + "' object cannot be interpreted as an integer");
  return vm.type_of(v)->slots.index(vm, v);
}

template <int Base>
Ref digits(Vm& vm, Args args) {
  Ref number = index_of(vm, args[0]);
  if (!number) return {};
  std::string text = int_text(number, Base);
  text.insert(text[0] == '-' ? 1 : 0, Base == 16 ? "0x" : Base == 8 ? "0o" : "0b");
  return new_str(vm, text);
}

Ref chr(Vm& vm, Args args) {
  Ref number = index_of(vm, args[0]);
  int64_t code;
  if (!number) return {};
  if (!int_fits(number, code)) return overflow_error(vm, "Python int too large to convert to C int");
  if (code < 0 || code >= 0x110000) return value_error(vm, "chr() arg not in range(0x110000)");
  return new_char(vm, static_cast<uint32_t>(code));
}

Ref ord(Vm& vm, Args args) {
  int64_t size;
  if (is_str(args[0])) {
    size = as_str(args[0])->length;
    size_t at = 0;
    if (size == 1) return new_int(vm, next_code_point(view_of(args[0]), at));
  } else if (is_bytes(args[0]) || is_exactly(args[0], vm.types().bytearray)) {
    if (!vm.length(args[0], size)) return {};
    if (size == 1) return vm.get_item(args[0], Value::small_int(0));
  } else {
    return type_error(vm, "ord() expected string of length 1, but " + vm.type_name(args[0]) + " found");
  }
  return type_error(vm, "ord() expected a character, but string of length " + std::to_string(size) + " found");
}

const NativeDef kFunctions[] = {
    {"abs", "x, /", abs},
    {"round", "number, ndigits=None", round},
    {"divmod", "x, y, /", divmod},
    {"pow", "base, exp, mod=None", pow},
    {"sum", "iterable, /, start=0", sum},
    {"min", nullptr, min},
    {"max", nullptr, max},
    {"hex", "number, /", digits<16>},
    {"oct", "number, /", digits<8>},
    {"bin", "number, /", digits<2>},
    {"chr", "i, /", chr},
    {"ord", "c, /", ord},
};

}  // namespace

std::span<const NativeDef> number_functions() { return kFunctions; }

}  // namespace refjit::vm
