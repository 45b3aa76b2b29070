#pragma once
// What the guest may ask of a code object, by concern: layout (code_layout.cpp), new code objects from old ones
// (code_replace.cpp). Private to the core; code.cpp puts the type together.
#include "vm/code.h"

namespace refjit::vm {

/// co_code, co_linetable, co_exceptiontable, co_lnotab.
bool add_layout_properties(Vm& vm);
/// co_positions(): (line, end line, column, end column) of each code unit; None for what is not known.
Ref code_positions(Vm& vm, Args args);
/// co_lines(): (start, end, line) of each entry of the location table, in bytes.
Ref code_lines(Vm& vm, Args args);
/// Offset of the instruction at `word` into co_code.
int64_t byte_offset(const Code* code, uint32_t word);
/// The other way round: the first instruction at `offset` or behind it.
uint32_t word_at(const Code* code, int64_t offset);

/// The type of frame objects (frame_object.cpp).
bool define_frame_type(Vm& vm);

/// code.replace(...).
Ref code_replace(Vm& vm, Args args);
/// types.CodeType(...).
Ref code_construct(Vm& vm, Type* type, Args args);
/// == of two code objects, and their hash.
Ref code_compare(Vm& vm, Value left, Value right, CompareOp op);
bool code_hash(Vm& vm, Value code, int64_t& out);

}  // namespace refjit::vm
