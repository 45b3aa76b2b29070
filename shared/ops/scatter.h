#pragma once
// How an operator of the scatter family finds its elements: what its name says, for inference here and for
// kernels/scatter.cpp.
#include <optional>
#include <string_view>

namespace refjit::ops {

enum class ScatterMode { Update, Add, Sub, Mul, Div, Max, Min };

struct ScatterKind {
  enum class Index {
    Rows,      ///< indices name rows of the variable: updates are indices.shape + x.shape[1:].
    Nd,        ///< The last axis of indices holds coordinates.
    Elements,  ///< indices replace the coordinate along an axis.
  } index = Index::Rows;
  ScatterMode mode = ScatterMode::Update;
  bool writes_variable = false;  ///< ScatterUpdate, ScatterNdUpdate, ...: argument 0 is changed in place.
};

/// nullopt for names outside of the family.
std::optional<ScatterKind> scatter_kind(std::string_view op);

}  // namespace refjit::ops
