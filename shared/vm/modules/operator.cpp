// _operator: operators as native functions.
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

template <BinaryOp Op, bool InPlace = false>
Ref binary(Vm& vm, Args args) {
  return vm.binary(Op, args[0], args[1], InPlace);
}
template <CompareOp Op>
Ref compare(Vm& vm, Args args) {
  return vm.compare(args[0], args[1], Op);
}
template <UnaryOp Op>
Ref unary(Vm& vm, Args args) {
  return vm.unary(Op, args[0]);
}

template <bool Wanted>
Ref truth(Vm& vm, Args args) {
  bool value;
  return vm.truth(args[0], value) ? boolean(value == Wanted) : Ref();
}

Ref contains(Vm& vm, Args args) {
  Type* type = vm.type_of(args[0]);
  if (type->slots.contains) {
    const int state = type->slots.contains(vm, args[0], args[1]);
    return state < 0 ? Ref() : boolean(state == 1);
  }
  bool found = false;
  const bool is_fine = vm.for_each(args[0], [&](Value item) {
    found = item == args[1];
    return (found || vm.equal(item, args[1], found)) && !found;
  });
  return is_fine ? boolean(found) : Ref();
}

Ref index(Vm& vm, Args args) {
  if (is_int(args[0])) return int_add(vm, args[0], Value::small_int(0));
  if (!vm.type_of(args[0])->slots.index)
    return type_error(vm, "'" + vm.type_name(args[0]) + "' object cannot be interpreted as an integer");
  return vm.type_of(args[0])->slots.index(vm, args[0]);
}

#define REFJIT_BINARY(name, iname, op) \
  {name, "a, b, /", binary<BinaryOp::op>}, { iname, "a, b, /", binary<BinaryOp::op, true> }

/// Whether two texts or byte strings are equal, in a time that does not tell where they differ.
Ref compare_digest(Vm& vm, Args args) {
  std::string_view texts[2];
  const bool are_str = is_str(args[0]) && is_str(args[1]);
  if (!are_str && !bytes_like(args[0], texts[0]) && !bytes_like(args[1], texts[1]))
    return type_error(vm, "unsupported operand types(s) or combination of types: '" + vm.type_name(args[0]) +
                              "' and '" + vm.type_name(args[1]) + "'");
  for (size_t i = 0; i < 2; ++i) {
    if (are_str) {
      texts[i] = as_str(args[i])->view();
      if (as_str(args[i])->length != static_cast<int64_t>(texts[i].size()))
        return type_error(vm, "comparing strings with non-ASCII characters is not supported");
    } else if (!bytes_like(args[i], texts[i])) {
      return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[i]) + "'");
    }
  }
  // Of different lengths: the second one is looked at all the same.
  unsigned char differs = texts[0].size() != texts[1].size();
  const std::string_view other = differs ? texts[1] : texts[0];
  for (size_t i = 0; i < texts[1].size(); ++i) differs |= static_cast<unsigned char>(texts[1][i] ^ other[i]);
  return boolean(!differs);
}

const NativeDef kFunctions[] = {
    {"_compare_digest", "a, b, /", compare_digest},
    REFJIT_BINARY("add", "iadd", Add),
    REFJIT_BINARY("sub", "isub", Subtract),
    REFJIT_BINARY("mul", "imul", Multiply),
    REFJIT_BINARY("truediv", "itruediv", TrueDivide),
    REFJIT_BINARY("floordiv", "ifloordiv", FloorDivide),
    REFJIT_BINARY("mod", "imod", Remainder),
    REFJIT_BINARY("pow", "ipow", Power),
    REFJIT_BINARY("matmul", "imatmul", MatMul),
    REFJIT_BINARY("lshift", "ilshift", LShift),
    REFJIT_BINARY("rshift", "irshift", RShift),
    REFJIT_BINARY("and_", "iand", And),
    REFJIT_BINARY("or_", "ior", Or),
    REFJIT_BINARY("xor", "ixor", Xor),
    {"lt", "a, b, /", compare<CompareOp::Lt>},
    {"le", "a, b, /", compare<CompareOp::Le>},
    {"eq", "a, b, /", compare<CompareOp::Eq>},
    {"ne", "a, b, /", compare<CompareOp::Ne>},
    {"gt", "a, b, /", compare<CompareOp::Gt>},
    {"ge", "a, b, /", compare<CompareOp::Ge>},
    {"neg", "a, /", unary<UnaryOp::Negative>},
    {"pos", "a, /", unary<UnaryOp::Positive>},
    {"inv", "a, /", unary<UnaryOp::Invert>},
    {"invert", "a, /", unary<UnaryOp::Invert>},
    {"abs", "a, /", unary<UnaryOp::Absolute>},
    {"not_", "a, /", truth<false>},
    {"truth", "a, /", truth<true>},
    {"is_", "a, b, /", [](Vm&, Args a) { return boolean(a[0] == a[1]); }},
    {"is_not", "a, b, /", [](Vm&, Args a) { return boolean(!(a[0] == a[1])); }},
    {"contains", "a, b, /", contains},
    {"index", "a, /", index},
    {"getitem", "a, b, /", [](Vm& vm, Args a) { return vm.get_item(a[0], a[1]); }},
    {"setitem", "a, b, c, /", [](Vm& vm, Args a) { return vm.set_item(a[0], a[1], a[2]) ? none() : Ref(); }},
    {"delitem", "a, b, /", [](Vm& vm, Args a) { return vm.set_item(a[0], a[1], Value()) ? none() : Ref(); }},
};

}  // namespace

bool init_operator(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
