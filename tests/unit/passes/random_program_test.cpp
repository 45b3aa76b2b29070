#include <catch2/catch.hpp>

#include <cstdlib>

#include "evaluate.h"

using namespace refjit;
using namespace refjit::ir;

// Random programs through random passes in random order: the verifier holds after each, and results keep their bits.
namespace {

class Maker {
 public:
  Maker(Module& m, std::mt19937& random) : m_(m), random_(random) {}

  void program() {
    Builder b(m_, *m_.add_graph("main"));
    for (int i = 0; i < 3; ++i) b.parameter("p" + std::to_string(i), type(i));
    // Every graph may branch on it: a free variable of those inside.
    condition_ = m_.add_parameter(b.graph(), "c");
    condition_->abstract = Abstract::tensor(DType::Bool, AnyShape::of(Shape{}));
    fill(b, 3 + random_() % 25, 2);
  }

 private:
  static AbstractRef type(int i) {
    const DType dtypes[] = {DType::Float32, DType::Float16, DType::Int32};
    return Abstract::tensor(dtypes[i], AnyShape::of(Shape{2, 3}));
  }

  // Nodes of one graph, then a result made of a few of them. Values are typed as they are made.
  void fill(Builder& b, size_t count, int depth) {
    std::vector<Node*> values;
    for (Node* p : b.graph().parameters())
      if (p != condition_) values.push_back(p);
    for (size_t i = 0; i < count; ++i) {
      Node* node = make(b, values, depth);
      if (node) values.push_back(node);
    }
    std::vector<Node*> results;
    for (int i = 0; i < 3; ++i) results.push_back(pick(values));
    b.finish(b.make_tuple(results));
  }

  Node* pick(const std::vector<Node*>& values) { return values[random_() % values.size()]; }

  Node* make(Builder& b, const std::vector<Node*>& values, int depth) {
    Node* x = pick(values);
    Node* y = pick(values);
    switch (random_() % 14) {
      case 0:
        return typed(b.call(*ops::find_op("Neg"), {x}));
      case 1:
        return typed(b.call(*ops::find_op("Add"), {x, y}));
      case 2:
        return typed(b.call(*ops::find_op("Mul"), {x, constant(b, x)}));
      case 3:
        return typed(b.call(*ops::find_op("Sub"), {x, y}));
      case 4:
        return typed(b.call(*ops::find_op("Muls"), {x, b.integer(static_cast<int64_t>(random_() % 3))}));
      case 5:
        return typed(b.call(*ops::find_op("Add"), {constant(b, x), x}));
      case 6:
        return typed(b.call(*ops::find_op("Transpose"), {x, axes(b)}));
      case 7:
        return typed(b.call(*ops::find_op("Reshape"), {x, shape(b)}));
      case 8:
        return typed(b.call(*ops::find_op("Cast"), {x, b.dtype(random_() % 2 ? DType::Float32 : DType::Float16)}));
      case 9:
        return typed(b.tuple_get_item(typed(b.make_tuple({x, y})), static_cast<int64_t>(random_() % 2)));
      case 10:
        return typed(b.call(*ops::find_op("Abs"), {constant(b, x)}));
      case 11:
      case 12:
        return branched(b, x, y);
      default:
        return depth > 0 ? called(b, x, y, depth) : nullptr;
    }
  }

  Node* called(Builder& b, Node* x, Node* y, int depth) {
    FuncGraph* graph = m_.add_graph("g");
    Builder inner(m_, *graph);
    inner.parameter("a", broaden(x->abstract));
    inner.parameter("b", broaden(y->abstract));
    fill(inner, 1 + random_() % 6, depth - 1);
    graph->output()->abstract = passes_test_type(*graph->output());
    Node* call = b.call(*graph, {x, y});
    call->abstract = graph->output()->abstract;
    Node* item = b.tuple_get_item(call, static_cast<int64_t>(random_() % 3));
    return typed(item);
  }

  // A Switch between two closures over x and y, one of them through Partial.
  Node* branched(Builder& b, Node* x, Node* y) {
    FuncGraph* yes = m_.add_graph("yes");
    Builder yes_builder(m_, *yes);
    Node* first = yes_builder.call(*ops::find_op("Neg"), {x});
    yes_builder.finish(first);
    FuncGraph* no = m_.add_graph("no");
    Builder no_builder(m_, *no);
    Node* given = no_builder.parameter("given", broaden(x->abstract));
    Node* other = typed(no_builder.call(*ops::find_op("Cast"), {y, b.dtype(x->abstract->dtype)}));
    Node* second = no_builder.call(*ops::find_op("Abs"), {given});
    if (other && other->abstract->shape == x->abstract->shape)
      second = no_builder.call(*ops::find_op("Sub"), {second, other});
    no_builder.finish(second);
    Node* partial = b.call(prim::kPartial, {b.function(*no), x});
    Node* chosen = b.call(prim::kSwitch, {condition_, b.function(*yes), partial});
    Node* call = b.call(chosen, {});
    call->abstract = broaden(x->abstract);
    return call;
  }

  static AbstractRef passes_test_type(Node& tuple) {
    std::vector<AbstractRef> elements;
    for (Node* e : tuple.arguments()) elements.push_back(e->abstract);
    return Abstract::tuple(std::move(elements));
  }

  // Null (and gone) where the operator does not take these types.
  Node* typed(Node* node) {
    if (!node) return nullptr;
    for (Node* input : node->arguments())
      if (!input->abstract) return nullptr;
    if (passes::infer_node(*node)) return node;
    m_.remove(*node);
    return nullptr;
  }

  Node* constant(Builder& b, Node* like) {
    Shape shape = random_() % 2 ? Shape{} : like->abstract->shape.concrete();
    auto type = Abstract::tensor(like->abstract->dtype, AnyShape::of(shape));
    Tensor t = std::get<Tensor>(passes_test::sample(*type, random_)->value);
    if (random_() % 2) t = *Tensor::copy_of(t.dtype, t.shape, std::vector<char>(1024, 0).data());
    return b.tensor(t);
  }

  Node* axes(Builder& b) {
    const int64_t a = static_cast<int64_t>(random_() % 2);
    const int64_t both[] = {a, 1 - a};
    return b.int_tuple(both);
  }

  Node* shape(Builder& b) {
    const int64_t shapes[][2] = {{2, 3}, {3, 2}, {6, 1}, {-1, 2}};
    return b.int_tuple(shapes[random_() % 4]);
  }

  Module& m_;
  std::mt19937& random_;
  Node* condition_ = nullptr;
};

}  // namespace

TEST_CASE("passes: random programs keep their results under random passes", "[passes]") {
  // REFJIT_FUZZ=5000 looks further, from another seed.
  const char* wanted = std::getenv("REFJIT_FUZZ");
  const int rounds = wanted ? std::atoi(wanted) : 150;
  std::mt19937 random(static_cast<uint32_t>(rounds));
  int compared = 0;
  for (int round = 0; round < rounds; ++round) {
    Module m;
    Maker(m, random).program();
    REQUIRE(passes::infer(m));
    if (Status status = verify(m, {.require_abstracts = true}); !status) FAIL(status.error().message);
    std::vector<AbstractRef> inputs;
    for (const Node* p : m.root->parameters()) inputs.push_back(passes_test::sample(*p->abstract, random));
    auto before = passes_test::run(m, inputs);
    passes::PassContext context;
    context.verify_between = true;
    context.exact_only = true;
    const auto all = passes::all_passes();
    std::string trail;
    for (int step = 0; step < 10; ++step) {
      const passes::Pass& pass = all[random() % all.size()];
      trail += std::string(pass.name) + " ";
      INFO("round " << round << ": " << trail);
      passes::run_pass(pass, m, context);
      if (context.error) FAIL(context.error->message << "\n" << print(m, {.form = TextForm::Full}));
    }
    auto after = passes_test::run(m, inputs);
    INFO("round " << round << ": " << trail);
    if (!before) continue;
    if (!after) FAIL(after.error().message);
    if (!passes_test::same(**before, **after)) FAIL(print(m, {.form = TextForm::Full}));
    ++compared;
    // What passes leave can be sent and read back.
    auto again = read(print(m, {.form = TextForm::Full}), ops::find_op);
    if (!again) FAIL(again.error().message);
    CHECK(*program_id(m) == *program_id(**again));
  }
  CHECK(compared > 100);
}
