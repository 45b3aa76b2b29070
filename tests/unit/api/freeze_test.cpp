#include <catch2/catch.hpp>
#include <string>

#include "base/files.h"
#include "guest/guest.h"
#include "python/defer.h"
#include "python/deferred_code.h"
#include "python/freeze.h"

using namespace refjit;

namespace {

bool is_same(const python::ExceptionEntry& a, const python::ExceptionEntry& b) {
  return a.start == b.start && a.end == b.end && a.target == b.target && a.depth == b.depth && a.lasti == b.lasti;
}
bool is_same(const python::Slot& a, const python::Slot& b) { return a.name == b.name && a.kind == b.kind; }

template <class Items>
bool are_same(const Items& a, const Items& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) { return is_same(x, y); });
}

bool is_same_code(const FileTable& files, const python::CodeObject& a, const python::CodeObject& b);

/// Constants as python::is_same() compares them, but code objects by what they hold.
bool are_same_constants(const FileTable& files, const std::vector<python::Const>& a,
                        const std::vector<python::Const>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const python::Const& x, const python::Const& y) {
    return x.kind == python::Const::Kind::Code && y.code ? is_same_code(files, *x.code, *y.code)
                                                         : python::is_same(x, y);
  });
}

bool is_same_deferral(const python::Deferral& a, const python::Deferral& b) {
  return a.text.begin.at == b.text.begin.at && a.text.begin.line == b.text.begin.line &&
         a.text.begin.line_start == b.text.begin.line_start && a.text.end == b.text.end && a.classes == b.classes &&
         *a.imported == *b.imported && a.future_flags == b.future_flags;
}

/// Of deferred functions, what they are deferred to and what completes them.
bool is_same_function(const FileTable& files, const python::DeferredCode& a, const python::DeferredCode& b) {
  const auto first = python::complete(files, a), second = python::complete(files, b);
  return is_same_deferral(*a.deferral, *b.deferral) && first && second && is_same_code(files, **first, **second);
}

bool is_same_code(const FileTable& files, const python::CodeObject& a, const python::CodeObject& b) {
  if (python::is_deferred(a) != python::is_deferred(b)) return false;
  if (python::is_deferred(a) && !is_same_function(files, static_cast<const python::DeferredCode&>(a),
                                                  static_cast<const python::DeferredCode&>(b)))
    return false;
  return a.name == b.name && a.qualname == b.qualname && a.file == b.file && a.filename == b.filename &&
         a.first_line == b.first_line && a.span == b.span && a.arg_count == b.arg_count &&
         a.positional_only_count == b.positional_only_count && a.keyword_only_count == b.keyword_only_count &&
         a.stack_size == b.stack_size && a.flags == b.flags && a.words == b.words && a.spans == b.spans &&
         are_same(a.exceptions, b.exceptions) && are_same_constants(files, a.consts, b.consts) && a.names == b.names &&
         are_same(a.localsplus, b.localsplus);
}

/// The first code object of that name below `code`.
const python::CodeObject* find_code(const python::CodeObject& code, std::string_view name) {
  if (code.name == name) return &code;
  for (const python::Const& constant : code.consts)
    if (const auto* found = constant.code ? find_code(*constant.code, name) : nullptr) return found;
  return nullptr;
}

}  // namespace

TEST_CASE("what the build has frozen of a library is what compiling its text makes", "[freeze]") {
  for (const guest::GuestSource& source : guest::guest_sources()) {
    INFO(source.path);
    FileTable files;
    const FileId file = files.add(std::string(source.path), std::string(source.text));
    const auto compiled = python::compile_deferring(files, file);
    REQUIRE(compiled);
    REQUIRE(guest::frozen_code(source.text) == source.frozen);
    CHECK(is_same_code(files, **compiled, *python::thaw(source.frozen, files, file)));
  }
}

TEST_CASE("constants of every kind thaw as they were", "[freeze]") {
  FileTable files;
  const FileId file = files.add("kinds.py",
                                "x = (None, True, ..., -1, 2 ** 70, 0.1, -0.0, 2j, 'a\\udc80\\u00e9', b'\\0\\xff')\n"
                                "y = x in {1, 'two', (3.0,)}\n"
                                "try:\n  z = [i for i in x]\nexcept* ValueError as e:\n  class C: w = lambda: e\n");
  const auto compiled = python::compile_deferring(files, file);
  REQUIRE(compiled);
  const auto frozen = python::freeze(files, **compiled);
  REQUIRE(frozen);
  CHECK(is_same_code(files, **compiled, *python::thaw(*frozen, files, file)));
}

TEST_CASE("thawed functions get their trees again", "[freeze]") {
  FileTable files;
  const FileId file = files.add("twice.py",
                                "class C:\n    twice = lambda x: [i for i in (x, x)]\n"
                                "    def outer(self):\n        def inner(): return self\n        return inner\n");
  const auto compiled = python::compile_deferring(files, file);
  REQUIRE(compiled);
  const auto frozen = python::freeze(files, **compiled);
  REQUIRE(frozen);
  const auto module = python::thaw(*frozen, files, file);
  const python::CodeObject* lambda = find_code(*module, "<lambda>");
  REQUIRE((lambda && python::has_lost_tree(*lambda)));
  python::regrow_tree(files, *lambda);
  CHECK(lambda->definition);
  CHECK(find_code(*lambda, "<listcomp>")->definition);
  const auto outer = python::complete(files, *find_code(*module, "outer"));
  REQUIRE(outer);
  const python::CodeObject* inner = find_code(**outer, "inner");
  REQUIRE((inner && python::has_lost_tree(*inner)));
  python::regrow_tree(files, *inner);
  CHECK(inner->definition);
  // The outer function's tree is the same: whoever walks the inner one goes on.
  const python::Ast* const tree = inner->ast.get();
  REQUIRE(python::has_lost_tree(**outer));
  python::regrow_tree(files, **outer);
  CHECK((*outer)->ast.get() == tree);
  CHECK(inner->ast.get() == tree);
}
