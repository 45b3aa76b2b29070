/** Programs to begin with: a few small ones, and the project's own test programs, each under a comment for visitors. */
import compileCache from "../../../tests/programs/compile_cache.py?raw";
import dynamicAndStatic from "../../../tests/programs/dynamic_and_static.py?raw";
import ifAndSelect from "../../../tests/programs/if_and_select.py?raw";
import jitClass from "../../../tests/programs/jit_class_in_graphs.py?raw";
import lazyInline from "../../../tests/programs/lazy_inline.py?raw";
import simpleAttention from "../../../tests/programs/simple_attention.py?raw";
import simpleConv from "../../../tests/programs/simple_conv.py?raw";
import simpleFunction from "../../../tests/programs/simple_function.py?raw";
import vmapOrLoop from "../../../tests/programs/vmap_or_loop.py?raw";

const WELCOME = `# Run this program (Ctrl-Enter), then look at Graph and Report.
# The marks beside the lines say what became of each: part of
# a graph, run by Python, or frozen as a constant. Change
# something, and run it again.
import mindspore
from mindspore import Tensor, ops

SCALE = 2.0


@mindspore.jit
def f(x, y):
    z = x * y + SCALE
    return ops.relu(z)


a = Tensor([1.0, -2.0, 3.0])
b = Tensor([4.0, 5.0, 6.0])
print(f(a, b))  # the first call compiles a graph
print(f(b, a))  # the second one reuses it
print(f(a, 10.0))  # a number instead of a tensor: compiled again
`;

const BREAK = `import numpy as np
import mindspore
from mindspore import Tensor, ops


# print cannot be part of a graph: bytecode capture makes one graph
# before it and one after it. The report names the line.
@mindspore.jit(capture_mode="bytecode")
def f(x):
    y = ops.exp(x) * 2 + x
    print("between two graphs:", y.shape)
    return ops.tanh(y) - x


print(f(Tensor(np.ones((2, 3)), mindspore.float32)))
`;

const FUSION = `import numpy as np
import mindspore
from mindspore import Tensor, ops


# At O1 the whole chain becomes one fused node: open Graph and compare
# validate with backend_pass, or look at elementwise_fusion alone.
@mindspore.jit(jit_level="O1")
def chain(a, b, c):
    return ops.tanh(a * b + c) * ops.sigmoid(a) + ops.exp(-b * b)


np.random.seed(0)
data = [Tensor(np.random.randn(4, 5), mindspore.float32) for _ in range(3)]
print(chain(*data))
`;

const RECOMPILE = `import mindspore
from mindspore import Tensor, ops, mutable


# The report says why each compile happened: another constant, a
# constant that became mutable, another dtype.
@mindspore.jit
def scale(x, factor):
    return ops.relu(x * factor - 1)


x = Tensor([1.0, 2.0, 3.0], mindspore.float32)
print(scale(x, 2))
print(scale(x, 3))
print(scale(x, mutable(4)), scale(x, mutable(5)))
print(scale(x.astype(mindspore.float16), 2))
`;

const CONTROL_FLOW = `import mindspore
from mindspore import Tensor


# A condition on a tensor makes branch graphs and a Switch; a loop makes a
# graph that calls itself. Open Graph: each has a frame of its own.
@mindspore.jit
def collatz_steps(n):
    steps = Tensor(0)
    while n > 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps = steps + 1
    return steps


for n in (6, 7, 27):
    print(n, collatz_steps(Tensor(n)))
`;

/** A test program, its comments for those who read tests exchanged for one for visitors. */
function introduced(comment: string, program: string): string {
  const lines = program.split("\n");
  const start = lines.findIndex((line) => !line.startsWith("#"));
  return [...comment.split("\n").map((line) => `# ${line}`), ...lines.slice(start)].join("\n");
}

interface Example {
  name: string;
  text: string;
  /** Arguments of its command line. */
  argv?: string;
}

export const EXAMPLES: Example[] = [
  { name: "a first function", text: WELCOME },
  {
    name: "one function, jitted 12 ways",
    text: introduced("f(a, b, c) = a*b + c, called as it is and compiled in twelve ways:\nthree captures, two levels, two backends. A row each.", simpleFunction),
  },
  { name: "a loop and a branch on tensors", text: CONTROL_FLOW },
  { name: "a graph break", text: BREAK },
  { name: "fusion at O1", text: FUSION },
  { name: "why it compiled again", text: RECOMPILE },
  {
    name: "BasicBlock, with gradients (small)",
    text: introduced("ResNet's BasicBlock: two convolutions, batch norm, relu, the input added.\nEager, O0 and O1; forward, and with gradients. A row each.", simpleConv),
    argv: "--small --runs 10",
  },
  {
    name: "LlamaAttention, with gradients (small)",
    text: introduced("The attention of Llama 3, with rotary embedding and grouped heads.\nEager, O0 and O1; forward, and with gradients. A row each.", simpleAttention),
    argv: "--small --runs 10",
  },
  { name: "if or select", text: introduced("A hundred steps with an if on a tensor, which makes subgraphs,\nagainst the same with ops.select, which makes none.", ifAndSelect) },
  { name: "vmap or a loop", text: introduced("hswish of a hundred rows: by vmap, and by a loop with stack.", vmapOrLoop) },
  {
    name: "lazy_inline (small)",
    text: introduced("A stack of GPT blocks, called for each micro batch of a loop,\nwith and without lazy_inline on the block.", lazyInline),
    argv: "--small",
  },
  {
    name: "a long graph (the compile cache's program)",
    text: introduced("A loop of two hundred steps, unrolled into one graph: the row is the time\nof its first call. A compile cache needs files that last: the command line has it.", compileCache),
    argv: "--small",
  },
  { name: "jit_class in graphs", text: introduced("Objects of a jit_class inside graphs: attributes, nesting, calls,\nand the two errors that the decorator raises.", jitClass) },
  { name: "dynamic and static graphs", text: introduced("Operators that run at once, and functions that become graphs.", dynamicAndStatic) },
];
