#pragma once
// Code: the guest's code object. It holds the compiler's CodeObject unchanged and, made at its first execution, the
// interpreter's own instruction stream with one slot a word (same indices), where specialisation and inline caches
// live.
#include <cstdint>
#include <memory>

#include "python/code.h"
#include "vm/object.h"

namespace refjit::vm {

/// One slot of the internal stream. `op` is an internal opcode (interpreter.cpp); `version`, `index` and the payloads
/// are the inline cache, whose meaning each opcode states.
struct Instruction {
  uint16_t op = 0;
  uint16_t base = 0;  ///< The plain opcode at this word, whatever `op` has been specialised to.
  uint32_t arg = 0;
  uint32_t version = 0;
  uint32_t index = 0;
  uint64_t payload = 0;
  uint64_t payload2 = 0;
};

struct Code : GcObject {
  /// Never null. Word indices everywhere in this room are indices into source->words.
  std::shared_ptr<const python::CodeObject> source;
  Value* consts;              ///< One a constant; owned.
  Str** names;                ///< Interned, borrowed.
  Str** slot_names;           ///< Names of localsplus, interned, borrowed.
  Instruction* instructions;  ///< Null until the first execution.
  Str* name;
  Str* qualname;
  Str* filename;
  uint32_t const_count;
  uint32_t name_count;
  uint32_t word_count;
  uint32_t slot_count;  ///< Size of localsplus.
  uint32_t stack_size;
  uint32_t flags;      ///< python::CodeFlags
  uint32_t arg_count;  ///< Positional parameters.
  uint32_t positional_only_count;
  uint32_t keyword_only_count;
  uint32_t exact_args;  ///< arg_count if a call with exactly so many positional arguments needs no binding, else ~0.
  uint32_t free_count;
  uint32_t runs;      ///< How often a frame of it has been started (saturating).
  Tuple* cell_names;  ///< co_cellvars and friends, made on demand.
  Tuple* free_names;
  Tuple* local_names;
};

/// The object for a constant; strings that look like names are interned.
Ref make_const(Vm& vm, const python::Const& c);
/// The guest object for a compiled code object (constants are converted once). Null: exception.
Ref make_code(Vm& vm, std::shared_ptr<const python::CodeObject> source);

}  // namespace refjit::vm
