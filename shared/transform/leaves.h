#pragma once
// Leaves: the tensors inside a value of any structure, in order. Gradients are kept and passed one a leaf, so tuples
// need no operator of their own; integers and Booleans take gradients, too, as in MindSpore. Private to this room.
#include <vector>

#include "ir/abstract.h"

namespace refjit::transform {

inline void collect_leaves(const ir::AbstractRef& type, std::vector<ir::AbstractRef>& out) {
  if (type->is_tensor()) out.push_back(type);
  for (const ir::AbstractRef& element : type->elements) collect_leaves(element, out);
}

inline std::vector<ir::AbstractRef> leaves_of(const ir::AbstractRef& type) {
  std::vector<ir::AbstractRef> leaves;
  collect_leaves(type, leaves);
  return leaves;
}

/// Leaves in front of element `index` of a tuple, list or dict.
inline size_t first_leaf(const ir::Abstract& type, size_t index) {
  size_t count = 0;
  for (size_t i = 0; i < index; ++i) count += leaves_of(type.elements[i]).size();
  return count;
}

/// The type of a gradient: that of the leaf without its constant and without its Ref.
inline ir::AbstractRef gradient_type(const ir::Abstract& leaf) { return ir::Abstract::tensor(leaf.dtype, leaf.shape); }

}  // namespace refjit::transform
