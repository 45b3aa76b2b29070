#pragma once
// The half of the IR reader that reads types and constants. Private to ir/read.cpp. Any input is safe: nesting is
// limited to kMaxDepth and nothing larger than the text is allocated.
#include <functional>
#include <string_view>
#include <vector>

#include "ir/abstract.h"
#include "ir/read_cursor.h"

namespace refjit::ir {

/// What a bare name in a constant stands for: "@f_0" or a primitive. Null: unknown.
using FunctionLookup = std::function<AbstractRef(std::string_view name, bool is_graph)>;

class ValueReader {
 public:
  static constexpr int kMaxDepth = 200;

  ValueReader(Cursor& cursor, FunctionLookup functions) : in_(cursor), functions_(std::move(functions)) {}

  /// `<Tensor[Float32], (2, 3)>`; `ok` null result is `<null>` when the cursor has not failed.
  AbstractRef type();
  /// `I64(2)`, `(…)`, `Tensor(…)`, …; `?` and elided tensors are not constant. Null on failure.
  AbstractRef constant(int depth = 0);

 private:
  struct Tree;
  bool type_tree(Tree& tree, int depth);
  bool type_list(std::vector<Tree>& trees, std::string_view close, int depth);
  bool dict_tree(Tree& tree, int depth);
  AbstractRef shaped(const Tree& tree, int depth);
  AbstractRef shaped_elements(const Tree& tree, int depth);
  bool dims(AnyShape& shape);
  AbstractRef with_value(const AbstractRef& type, const AbstractRef& value, int depth);
  bool sequence(std::vector<AbstractRef>& out, std::string_view close, int depth);
  AbstractRef string();
  AbstractRef number(std::string_view kind);
  AbstractRef tensor();
  AbstractRef tensor_values(DType dtype, const Shape& shape);
  AbstractRef tensor_data(DType dtype, const Shape& shape);
  bool grow(size_t elements);

  Cursor& in_;
  FunctionLookup functions_;
  size_t elements_ = 0;              // Made so far: never more than the text is long.
  uint32_t next_symbol_ = 1u << 20;  // For `-1`, away from the symbols that Full names.
};

}  // namespace refjit::ir
