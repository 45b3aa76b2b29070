#!/usr/bin/env bash
# Formatting of the C++ sources by clang-format 14 (.clang-format): checks, or rewrites with --fix.
set -euo pipefail
cd "$(dirname "$0")/../.."
# Two tables of macro rows are left alone: clang-format 14 lays each out differently every time it runs.
mapfile -t files < <(git ls-files -co --exclude-standard '*.h' '*.cpp' |
  grep -v -e '^shared/ir/primitive.h$' -e '^shared/vm/core/internal_ops.h$')
if [[ ${1:-} == --fix ]]; then
  clang-format-14 -i "${files[@]}"
else
  clang-format-14 --dry-run --Werror "${files[@]}"
  echo "format: ${#files[@]} files"
fi
