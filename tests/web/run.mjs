// The page as a visitor has it: a headless Chromium on the page that `refjit serve` gives out. Needs build/native,
// build/wasm and build/web. Prints each step, leaves screenshots in build/web-test, ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { devices } from "./devices.mjs";
import { manners } from "./manners.mjs";
import { check, chromium, counts, one_ulp, page_folder, root, same, serve, servers, shots, step, stopServers, Visitor } from "./visitor.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const native = resolve(root, process.env.REFJIT ?? "build/native/refjit");

const MISMATCH = `import numpy as np
import mindspore
from mindspore import Tensor, ops

@mindspore.jit
def f(a, b):
    c = ops.exp(a)
    return c + b

f(Tensor(np.ones((2, 3)), mindspore.float32), Tensor(np.ones((4, 5)), mindspore.float32))
`;
const FATES = `import mindspore
SCALE = 2.0

@mindspore.jit(capture_mode="bytecode")
def f(x):
    y = x + 1
    print(y)
    return x + int(y.sum())

@mindspore.jit
def g(x):
    return x * SCALE

g(f(mindspore.Tensor([1.0])))
`;
const MISMATCH_LINE = 8;
/** The example whose run the first steps look at. */
const WAYS = "one function, jitted 12 ways";
const SYNTAX = "x = 1\ny = (2 +\n";
const ABYSS = "def f(n):\n    return f(n + 1)\n\nf(0)\n";
const HUGE = "x = [0] * 10**10\n";
const ENDLESS = "while True: pass\n";
const FLOOD = "while True: print('again and again')\n";
const SMALL = "print(6 * 7)\n";
/** Rows of the program's record, with the times as patterns. */
function expectedRows() {
  return readFileSync(resolve(root, "tests/programs/simple_function.expected"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => new RegExp(`^${line.split("<time>").map((part) => part.replace(/[()]/g, "\\$&")).join("\\d+\\.\\d\\d")}$`));
}

async function firstExample(visitor) {
  await step("the example with 12 ways prints 13 rows", async () => {
    await visitor.page.selectOption("#example", WAYS);
    const status = await visitor.run();
    check(/^Finished/.test(status), `status: ${status}`);
    const rows = (await visitor.output()).trimEnd().split("\n");
    const expected = expectedRows();
    same(rows.length, 13, "rows");
    expected.forEach((pattern, i) => check(pattern.test(rows[i]), `row ${i + 1} is ${JSON.stringify(rows[i])}`));
    await visitor.shot("output");
    return status;
  });
  await step("Graph shows Mul and Add, and their IR", async () => {
    await visitor.show("graph");
    await visitor.page.waitForSelector(".picture svg .node.operator");
    const names = await visitor.page.locator(".picture svg .node .name").allTextContents();
    for (const name of ["a", "b", "c", "Mul", "Add", "Return"]) check(names.includes(name), `no node ${name} among ${names}`);
    same(await visitor.page.locator(".picture svg path.edge").count(), 5, "edges");
    check((await visitor.page.locator(".listing").textContent()).includes("PrimFunc_Mul"), "the IR text lacks PrimFunc_Mul");
    await visitor.shot("graph");
  });
  await step("a click on a node marks its line in the source", async () => {
    await visitor.page.locator(".node.linked", { hasText: "Mul" }).first().click();
    const line = await visitor.page.locator(".cm-activeLine").textContent();
    check(line.includes("return a * b + c"), `the marked line is ${line}`);
  });
  await step("every phase of every compile can be shown", async () => {
    const compiles = await visitor.page.locator("#compile option").count();
    let shown = 0;
    for (let i = 0; i < compiles; ++i) {
      await visitor.page.selectOption("#compile", { index: i });
      for (const phase of await visitor.page.locator(".passes button[data-phase]").all()) {
        const name = await phase.textContent();
        await phase.click();
        await visitor.page.waitForFunction((text) => document.querySelector(".caption")?.textContent?.includes(`after ${text}:`), name, { timeout: 10_000 });
        check(await visitor.page.locator(".picture svg").count(), `compile ${i + 1} has no picture after ${name}`);
        ++shown;
      }
    }
    return `${shown} graphs`;
  });
  await step("Report lists 12 compiles with their reasons", async () => {
    await visitor.show("report");
    const rows = await visitor.page.locator("#compiles tbody tr").all();
    await visitor.shot("report");
    same(rows.length, 12, "compiles");
    for (const row of rows) check((await row.locator(".why").textContent()).trim(), "a compile without a reason");
  });
  await step("Device replays the launches on the page's own server", async () => {
    await visitor.show("device");
    check(/^ws:\/\/127\.0\.0\.1:\d+\/v1\?token=\w+/.test(await visitor.page.inputValue("#server")), "the address is not filled in");
    const verdict = await visitor.replay();
    await visitor.shot("device");
    check(verdict.endsWith("largest difference 0"), `verdict: ${verdict}`);
    const rows = await visitor.page.locator("#launches tbody tr").count();
    check(rows > 0, "no launches are listed");
    return verdict;
  });
}

async function otherExamples(visitor) {
  const names = await visitor.page.locator("#example option").allTextContents();
  for (const [i, name] of names.entries()) {
    if (name === WAYS) continue;
    await step(`the example "${name}" runs`, async () => {
      await visitor.page.selectOption("#example", { index: i });
      const status = await visitor.run();
      check(/^Finished/.test(status), `status: ${status}`);
      check((await visitor.output()).trim(), "it printed nothing");
      await visitor.show("graph");
      await visitor.page.waitForSelector(".picture svg, .picture .hint");  // large graphs have their text only
      await visitor.shot(`graph-${i}`);
      await visitor.show("report");
      await visitor.shot(`report-${i}`);
      return status;
    });
    if (name.startsWith("a loop"))
      await step("its subgraphs have frames", async () => {
        await visitor.show("graph");
        await visitor.page.waitForSelector(".picture svg .group");
        const names = await visitor.page.locator(".picture svg .group text").allTextContents();
        for (const mark of ["↵", "↻", "✓", "✗"]) check(names.some((text) => text.includes(mark)), `no graph ${mark} among ${names}`);
        const outside = await visitor.page.locator(".picture svg").evaluate(
          (drawing) =>
            [...drawing.querySelectorAll("path.edge")].filter((edge) => {
              const [box, { width, height }] = [edge.getBBox(), drawing.viewBox.baseVal];
              return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
            }).length,
        );
        same(outside, 0, "lines that leave the picture");
      });
    if (name.startsWith("a long graph"))
      await step("what was computed far above is named in the boxes", async () => {
        await visitor.show("graph");
        await visitor.page.waitForSelector(".picture svg .operand");
        const texts = await visitor.page.locator(".picture svg .operand").allTextContents();
        check(texts.length > 100 && texts.every((text) => /^(input|other): ↑ Add$/.test(text)), `operands: ${texts.slice(0, 3)}`);
      });
    if (name.startsWith("BasicBlock"))
      await step("constants are lines in their users' boxes", async () => {
        await visitor.show("graph");
        await visitor.page.waitForSelector(".picture svg .operand");
        check((await visitor.page.locator(".picture svg .operand").allTextContents()).some((text) => /^stride: \(1, 1\)$/.test(text)), "no strides are shown");
        same(await visitor.page.locator(".picture svg .node.constant").count(), 0, "boxes of constants");
      });
    if (name.startsWith("fusion")) await step("a pass that changed the graph shows before and after", () => showPass(visitor));
  }
}

async function showPass(visitor) {
  await visitor.show("graph");
  await visitor.page.locator("button.pass.changed", { hasText: "elementwise_fusion" }).click();
  await visitor.page.waitForSelector(".before-after");
  const [before, after] = await visitor.page.locator(".before-after pre").allTextContents();
  check(before.includes("PrimFunc_Tanh") && !before.includes("Fused("), `before: ${before}`);
  check(after.includes("Fused("), `after: ${after}`);
  same(await visitor.page.locator(".meaning").textContent(), "trees of elementwise operators become one fused node", "what the pass is for");
  await visitor.shot("pass");
}

async function marks(visitor) {
  await step("beside each line stands what became of it", async () => {
    await visitor.write(FATES);
    await visitor.run();
    const drawn = await visitor.page.locator(".fates .cm-gutterElement .fate:visible").evaluateAll((all) =>
      all.filter(({ title }) => title).map(({ className, title }) => `${className}: ${title.split("\n").at(-1)}`),
    );
    await visitor.shot("fates");
    const expected = [/^fate graph: In graph 1, f: first call$/, /^fate python: Graph break: print/, /^fate mixed: Graph break: the value of a tensor/, /^fate frozen: Frozen constant: SCALE = 2\.0$/];
    same(drawn.length, expected.length, `marks (${drawn.join("; ")})`);
    expected.forEach((pattern, i) => check(pattern.test(drawn[i]), `mark ${i + 1} is ${drawn[i]}`));
    check(await visitor.page.locator(".legend").isVisible(), "the legend is hidden");
  });
  await step("a click on a mark says it in words, and leads to the graph", async () => {
    await visitor.mark("frozen").click();
    const notes = await visitor.page.locator(".line-notes > div").allTextContents();
    same(notes.join("|"), "line 12: In graph 4, g: first call show|line 12: Frozen constant: SCALE = 2.0", "notes");
    await visitor.page.locator(".line-notes button", { hasText: "show" }).click();
    check((await visitor.page.locator("#compile option:checked").textContent()).startsWith("4. g"), "another graph is shown");
    await visitor.page.locator(".cm-line").first().click();
    check(await visitor.page.locator(".line-notes").isHidden(), "the notes of another line stay");
  });
}

async function errors(visitor) {
  await step(`an error is marked at line ${MISMATCH_LINE}`, async () => {
    await visitor.write(MISMATCH);
    const status = await visitor.run();
    check(status.startsWith(`ValueError at line ${MISMATCH_LINE}`), `status: ${status}`);
    await visitor.page.waitForSelector(".cm-lintRange-error");
    const line = await visitor.page.locator(".cm-line", { has: visitor.page.locator(".cm-lintRange-error") }).allTextContents();
    same(line.join("|"), "    return c + b", "marked line");
    check((await visitor.output()).includes("ValueError: For 'Add'"), "the message is not in the output");
    await visitor.shot("error");
  });
  await step("a syntax error is marked, too", async () => {
    await visitor.write(SYNTAX);
    const status = await visitor.run();
    check(status.startsWith("SyntaxError at line 2"), `status: ${status}`);
    await visitor.page.waitForSelector(".cm-lintRange-error, .cm-lintPoint-error");
  });
}

async function remedies(visitor) {
  const cases = [
    ["input()\n", "EOFError at line 1", "into Input, below the program"],
    ["import torch\n", "ModuleNotFoundError at line 1", "nothing can be installed"],
    ["open('data.csv')\n", "FileNotFoundError at line 1", "no files but those that the program itself writes"],
    ["import subprocess\nsubprocess.run(['ls'])\n", "OSError at line 2", "starts no other programs"],
    ["import mindspore\nmindspore.set_context(device_target='GPU')\n", "RuntimeError at line 2", "refjit serve --device"],
    ["import threading\nthreading.Event().wait()\n", "RuntimeError at line 2", "refjit run"],
  ];
  await step("errors that a program owes to being in a page come with what helps", async () => {
    for (const [program, expected, help] of cases) {
      await visitor.write(program);
      const status = await visitor.run();
      check(status.startsWith(expected), `status: ${status}`);
      const said = await visitor.page.locator(".output .remedy").textContent();
      check(said.includes(help), `${expected}: ${said}`);
    }
  });
}

async function limits(visitor) {
  for (const [program, expected] of [[ABYSS, "RecursionError at line 2"], [HUGE, "MemoryError at line 1"]])
    await step(`a program at the core's limits ends with ${expected}, and the next one runs`, async () => {
      await visitor.write(program);
      const status = await visitor.run();
      check(status.startsWith(expected), `status: ${status}`);
      await visitor.write(SMALL);
      await visitor.run();
      same((await visitor.output()).trim(), "42", "output");
    });
}

async function stopping(visitor) {
  const stopped = async (program) => {
    await visitor.write(program);
    await visitor.page.click("#run");
    await visitor.page.waitForTimeout(700);
    await visitor.page.click("#stop");
    await visitor.page.waitForSelector("#run:enabled");
    same(await visitor.status(), "Stopped.", "status");
  };
  await step("Stop ends an endless loop", () => stopped(ENDLESS));
  await step("the next run works", async () => {
    await visitor.write(SMALL);
    const status = await visitor.run();
    check(/^Finished/.test(status), `status: ${status}`);
    same((await visitor.output()).trim(), "42", "output");
  });
  await step("Stop ends a program that prints for ever, and the page holds a bounded text of it", async () => {
    await stopped(FLOOD);
    const length = (await visitor.output()).length;
    check(length > 1000 && length < 500_000, `${length} characters are shown`);
    return `${length} characters`;
  });
  await step("no launches, nothing to replay", async () => {
    await visitor.write(SMALL);
    await visitor.run();
    const verdict = await visitor.replay();
    check(verdict.includes("nothing to replay"), `verdict: ${verdict}`);
  });
}

async function main() {
  for (const needed of [native, one_ulp, resolve(page_folder, "index.html"), resolve(page_folder, "core/refjit.wasm"), CHROMIUM])
    if (!existsSync(needed)) throw new Error(`${needed} is missing: run make native web`);
  mkdirSync(shots, { recursive: true });
  const [, url] = await serve(native, ["serve", "--port", "0", "--page", page_folder], /page\s+(http:\S+)[^]*devices/);
  console.log(`page: ${url.replace(/token=.*/, "token=…")}`);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const visitor = new Visitor(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
    await step("the page becomes ready", async () => {
      const cold = await visitor.open(url);
      const status = await visitor.status();
      const warm = await visitor.open(url);
      check(status.startsWith("Ready: refjit"), `status: ${status}`);
      return `${cold.toFixed(0)} ms after navigation, again ${warm.toFixed(0)} ms; ${status}`;
    });
    if (!counts.failed) {
      await firstExample(visitor);
      await otherExamples(visitor);
      await marks(visitor);
      await errors(visitor);
      await remedies(visitor);
      await limits(visitor);
      await stopping(visitor);
      await devices(browser, native);
      const start = async () => {
        const [, other] = await serve(native, ["serve", "--port", "0", "--page", page_folder], /page\s+(http:\S+)[^]*devices/);
        const child = servers.at(-1);
        return { url: other, stop: () => new Promise((done) => child.once("exit", done) && child.kill("SIGTERM")) };
      };
      await manners(browser, url, start);
    }
    await step("the console holds no error", async () => same(visitor.problems.join("\n"), "", "errors"));
  } finally {
    await browser.close();
  }
}

// The whole test is bounded, whatever hangs.
const limit = setTimeout(() => {
  console.log(`FAIL  the test took more than 8 minutes\n${counts.passed} passed, ${counts.failed + 1} failed`);
  for (const child of servers) child.kill("SIGKILL");
  process.exit(1);
}, 480_000);
try {
  await main();
} catch (error) {
  ++counts.failed;
  console.log(`  FAIL  ${error.message}`);
}
await stopServers();
clearTimeout(limit);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);
