#!/usr/bin/env python3
"""Peak memory of LlamaAttention forward (1, 512, 4096): how much the process grows over one with the same program on a
small model, beside weights + inputs + the largest live set of the plan (goal: 1.3 times). Prints one row a way to run.

The model is that of tests/programs/simple_attention.py; its weights are zeros, so that drawing them is not the peak."""
import json
import os
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
REFJIT = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/native/refjit")
MODEL = (ROOT / "tests/programs/simple_attention.py").read_text().split("np.random.seed(0)")[0]
MAIN = """
from mindspore.common.initializer import initializer
dense = nn.Dense
nn.Dense = lambda i, o, has_bias: dense(i, o, weight_init="zeros", has_bias=has_bias)
words = sys.argv[1:]
width, length, way = int(words[0]), int(words[1]), words[2]
heads = max(width // 128, 4)
net = LlamaAttention(LlamaConfig(hidden_size=width, num_attention_heads=heads, num_key_value_heads=heads // 4))
hidden = ops.zeros((1, length, width), mindspore.float32)
positions = Tensor(np.arange(length)[None, :], mindspore.int64)
mask = ops.zeros((1, 1, length, length), mindspore.float32)

def forward(x, ids, attention_mask):
    return net(x, ids, attention_mask)

called = forward if way == "eager" else mindspore.jit(forward, capture_mode="ast", jit_level=way)
for _ in range(3):
    out = called(hidden, positions, mask)
print(out.shape, sum(p.size * 4 for p in net.get_parameters()) + (hidden.size + mask.size) * 4 + positions.size * 8)
"""
MIB = 1 << 20


def run(folder, *words):
    """Peak of the process, bytes of weights and inputs, largest live set of the plan (0 when eager)."""
    program, report, out = (folder / name for name in ("program.py", "report.json", "out"))
    program.write_text(MODEL + MAIN)
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
        os.execv(REFJIT, [REFJIT, "run", "--report", str(report), "--report-level", "1", str(program), *map(str, words)])
    _, status, usage = os.wait4(pid, 0)
    assert status == 0, "the program failed"
    compiles = json.loads(report.read_text())["compiles"]
    live = max((compiled["arena_bytes"] for compiled in compiles), default=0)
    return usage.ru_maxrss * 1024, int(out.read_text().split()[-1]), live


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        live = run(folder, 4096, 512, "O0")[2]
        for way in ("O0", "O1", "eager"):
            base, _, _ = run(folder, 64, 8, way)
            peak, given, own_live = run(folder, 4096, 512, way)
            needed = given + (own_live or live)
            grown = peak - base
            print(f"LlamaAttention forward, {way:5}: grows by {grown / MIB:6.1f} MiB, weights + inputs + live set "
                  f"{needed / MIB:6.1f} MiB, {grown / needed:.2f} times (goal 1.3)")


if __name__ == "__main__":
    main()
