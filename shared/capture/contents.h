#pragma once
// Contents: what a mutable object holds at one moment, as a guest value that later moments are compared with
// (GuardKind::Contents). Of lists, tuples, sets, deques and dicts of any kind the items, of arrays and byte arrays the
// elements. Invariant: neither taking nor comparing runs guest code; items are the same objects, or equal numbers,
// strings or tuples of such.
#include "vm/value.h"

namespace refjit::vm {
class Vm;
struct Type;
}  // namespace refjit::vm

namespace refjit::capture {

/// A copy of what `v` holds; null: `v` holds nothing that can be compared (nothing is raised).
vm::Ref contents_of(vm::Vm& vm, vm::Value v);
/// Does `v` hold now what `contents`, of the same type, says?
bool has_contents(vm::Vm& vm, vm::Value v, vm::Value contents);
/// Are the two the same object, or equal numbers, strings or tuples of such?
bool is_same_item(vm::Vm& vm, vm::Value a, vm::Value b);
/// A builtin object that only holds others, and shows them nowhere: a partial, a property, a cell, a bound method of a
/// builtin type. Its contents are what it holds.
bool is_shell(vm::Vm& vm, vm::Value v);
/// Can the contents of `v` change without `v` becoming another object?
bool is_changeable(vm::Vm& vm, vm::Value v);

/// May a builtin that shows, hashes, compares or computes with `v` run a user's method, or look into what no guard
/// watches? Objects of a user's class with operators do so, and collections of the library, however deep they stand.
bool runs_users_code(vm::Vm& vm, vm::Value v);

/// Is an instance of this class over tuple as long as its items, and iterated over as they are?
bool shows_its_items(vm::Vm& vm, const vm::Type* type);

}  // namespace refjit::capture
