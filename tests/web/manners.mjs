// What a visitor takes for granted: nothing written is lost, links and keyboards work, everything can be read, has a name
// and fits the screen, and what the page has to load comes small.
import { check, same, shots, step, Visitor } from "./visitor.mjs";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const OWN = "import mindspore\n\n@mindspore.jit\ndef mine(x):\n    return x + 41\n\nprint(mine(mindspore.Tensor([1.0])))\n";
/** Prints long enough to be edited while it runs. */
const SLOW = "import mindspore, time\n\n@mindspore.jit\ndef f(x):\n    return x * 3\n\nf(mindspore.Tensor([1.0]))\nend = time.time() + 1.5\nwhile time.time() < end: pass\n";
const SEVERAL = `import mindspore
from mindspore import ops

@mindspore.jit(jit_level="O1")
def f(x):
    for _ in range(12):
        x = ops.tanh(x) * 2 + ops.exp(-x)
    return x

print(f(mindspore.Tensor([1.0])))
`;

/** Forty compiles, and a graph break that stands below them in the report. */
const MANY = `import mindspore

@mindspore.jit
def f(x, n):
    return x * n

@mindspore.jit(capture_mode="bytecode")
def g(x):
    print("here")
    return x + 1

for n in range(40):
    f(mindspore.Tensor([1.0]), n)
g(mindspore.Tensor([1.0]))
`;

/** Some 1,700 boxes. */
const STACK = `import mindspore
from mindspore import Tensor, nn, ops

class Layer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 4)
        self.norm = nn.LayerNorm((4,))

    def construct(self, x):
        return x + ops.tanh(self.dense(self.norm(x)))

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([Layer() for _ in range(240)])
        self.head = nn.Dense(4, 2)

    @mindspore.jit
    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return self.head(x)

print(Net()(Tensor([[1.0, 2.0, 3.0, 4.0]])).shape)
`;

const PANES = ["output", "graph", "report", "device"];

/** Colours of all visible texts, with the grounds that they stand on, whose contrast is below WCAG's 4.5 (AA). */
const faintTexts = () => {
  const channels = (text) => text.match(/[\d.]+/g).map(Number);
  const luminance = (rgb) => {
    const [r, g, b] = rgb.slice(0, 3).map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = channels(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] > 0.5) return colour;
    }
    return [255, 255, 255];
  };
  const faint = new Set();
  for (const node of document.querySelectorAll("body *")) {
    const says = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!says || !node.checkVisibility() || node.closest(":disabled, title, option")) continue;
    const style = getComputedStyle(node);
    const box = node.closest("svg .node")?.querySelector("rect");
    const ink = channels(node instanceof SVGElement ? style.fill : style.color);
    const [a, b] = [luminance(ink), luminance(box ? channels(getComputedStyle(box).fill) : ground(node))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) faint.add(`${node.className.baseVal ?? node.className}|${node.textContent.trim().slice(0, 20)}|${contrast.toFixed(2)}`);
  }
  return [...faint];
};

/** Controls without a name that a screen reader could say. */
const namelessControls = () =>
  [...document.querySelectorAll("button, select, input, [tabindex], [role=tab]")]
    .filter((node) => node.checkVisibility() && !(node.ariaLabel || node.labels?.length || node.getAttribute("aria-labelledby") || node.textContent.trim()))
    .map((node) => node.outerHTML.slice(0, 80));

/** What stands out of the window, unless a part of the page scrolls to it. */
const overflowing = () => {
  const isReached = (node) => {
    for (let at = node.parentElement; at; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  return [...document.querySelectorAll("button, select, input, label, .caption, .legend")]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1 && !isReached(node))
    .map((node) => node.outerHTML.slice(0, 80))
    .concat(document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []);
};

async function visitorOf(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const visitor = new Visitor(await context.newPage());
  await visitor.open(url);
  return visitor;
}

/** A program that fills the memory: `hold` takes most of it, `fill` the rest. */
const FULL = (fill) => `import mindspore as ms
from mindspore import ops
hold = [ops.zeros((360 << 20,), ms.float32), bytearray(400 << 20)]
${fill}`;
/** More nodes than what is left has room for; the memory ends in a compile. */
const FULL_COMPILE = FULL(`
def more(x):
    for i in range(1000):
        x = x * 1.5 + i
    return x

@ms.jit
def f(x):
    for _ in range(1000):
        x = more(x)
    return x

f(ms.Tensor([1.0]))
`);
const FULL_LIST = FULL("kept = []\nwhile True:\n    kept.append(bytearray(1000))\n");

const text = (visitor) => visitor.page.locator(".cm-content").innerText();

async function nothingIsLost(browser, url) {
  await step("an own program outlives a look at an example and a reload", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write(OWN);
    same(await visitor.page.inputValue("#example"), "Your program", "chosen");
    await visitor.page.selectOption("#example", { index: 1 });
    check(!(await text(visitor)).includes("mine"), "the example is not shown");
    await visitor.page.selectOption("#example", "Your program");
    check((await text(visitor)).includes("x + 41"), "the program is gone");
    await visitor.open(url);
    check((await text(visitor)).includes("x + 41"), "the program is gone after a reload");
    await visitor.page.context().close();
  });
  await step("a reload shows what this tab showed, whatever another tab writes", async () => {
    const visitor = await visitorOf(browser, url);
    const other = new Visitor(await visitor.page.context().newPage());
    await visitor.page.selectOption("#example", { index: 2 });
    await other.open(url);
    await other.write(OWN);
    await visitor.page.waitForTimeout(500);
    await visitor.open(url);
    check((await text(visitor)).includes("collatz"), "the example is gone");
    await visitor.page.selectOption("#example", "Your program");
    check((await text(visitor)).includes("x + 41"), "the program of the other tab is not offered");
    await visitor.page.context().close();
  });
  await step("a link carries program, arguments and options, but no token", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write(OWN);
    await visitor.page.selectOption("#option-jit_level", "O1");
    await visitor.page.fill("#argv", "--small 7");
    await visitor.page.click("#share");
    await visitor.page.waitForFunction(() => location.hash.length > 1);
    const link = visitor.page.url();
    check(!link.includes("token"), "the address holds the token");
    const other = await visitorOf(browser, link);
    await other.page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("This program came with the link"));
    check((await text(other)).includes("x + 41"), "the program did not arrive");
    same(await other.page.inputValue("#argv"), "--small 7", "arguments");
    same(await other.page.inputValue("#option-jit_level"), "O1", "level");
    await other.run();
    check((await other.output()).includes("[42.]"), "it does not run");
    await other.page.evaluate(() => (location.hash = location.hash.slice(0, -9)));
    await other.page.waitForFunction(() => document.querySelector("#status").textContent.includes("cannot be read"));
    check((await text(other)).includes("x + 41"), "a damaged link took the program away");
    await visitor.page.context().close();
    await other.page.context().close();
  });
  await step("marks and links keep to their lines when the program is edited while it runs", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write(SLOW);
    await visitor.page.click("#run");
    await visitor.page.locator(".cm-content").press("ControlOrMeta+Home");
    await visitor.page.keyboard.insertText("# one\n# two\n");
    await visitor.page.waitForSelector("#run:enabled");
    const marked = await visitor.page.evaluate(() => {
      const mark = [...document.querySelectorAll(".fates .fate.graph")].find((one) => one.title);
      const top = mark.getBoundingClientRect().top;
      return [...document.querySelectorAll(".cm-line")].find((line) => line.getBoundingClientRect().bottom > top + 2).textContent;
    });
    same(marked, "    return x * 3", "marked line");
    await visitor.show("report");
    await visitor.page.locator("#compiles .name button.line").first().click();
    same(await visitor.page.locator(".cm-activeLine").textContent(), "def f(x):", "line of the report");
    await visitor.page.context().close();
  });
}

async function reports(browser, url) {
  const visitor = await visitorOf(browser, url, { viewport: { width: 1280, height: 720 } });
  await step("arguments are words as a shell makes them", async () => {
    await visitor.write("import sys\nprint(sys.argv[1:])\n");
    await visitor.page.fill("#argv", `--name "two words" 'it is' a\\ b "" x="1 2"3`);
    await visitor.run();
    same((await visitor.output()).trim(), "['--name', 'two words', 'it is', 'a b', '', 'x=1 23']", "sys.argv");
    await visitor.page.fill("#argv", "");
  });
  await step("a counter leads to what it counts, however many compiles stand above", async () => {
    await visitor.write(MANY);
    const status = await visitor.run();
    check(status.endsWith("41 graphs compiled, 41 launches, graph breaks in 1 line"), `status: ${status}`);
    await visitor.show("report");
    same(await visitor.page.locator("#compiles tbody tr").count(), 41, "compiles");
    const event = visitor.page.locator(".events .graph_break");
    const isInView = () => event.evaluate((node) => node.getBoundingClientRect().top < innerHeight);
    check(!(await isInView()), "the break is in view already");
    await visitor.page.locator("button.counter", { hasText: "graph breaks 1" }).click();
    check(await isInView(), "the break is not in view");
    same(await visitor.page.evaluate(() => document.activeElement.textContent), "Events", "focus");
    await visitor.shot("report-events");
  });
  await visitor.page.context().close();
}

const names = (visitor) => visitor.page.locator(".picture .node .name").allTextContents();

async function graphs(browser, url) {
  const visitor = await visitorOf(browser, url);
  await visitor.write(SEVERAL);
  await visitor.run();
  await visitor.show("graph");
  await visitor.page.waitForSelector(".picture svg .node");
  await step("a graph is searched, and the finds are brought into view", async () => {
    await visitor.page.locator(".passes button[data-phase=validate]").click();
    await visitor.page.waitForFunction(() => document.querySelector(".caption").textContent.includes("after validate:"));
    const field = visitor.page.locator(".find input");
    await field.fill("tanh");
    same(await visitor.page.locator(".find .count").textContent(), "1 of 12", "finds");
    for (let i = 0; i < 11; ++i) await field.press("Enter");
    same(await visitor.page.locator(".find .count").textContent(), "12 of 12", "the last find");
    const isVisible = await visitor.page.locator(".node.current").evaluate((node) => {
      const [box, view] = [node.getBoundingClientRect(), node.closest(".picture").getBoundingClientRect()];
      return box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
    });
    check(isVisible, "the find is out of view");
    await field.fill("no such node");
    same(await visitor.page.locator(".find .count").textContent(), "none", "finds");
    await field.fill("");
    await visitor.shot("find");
  });
  await step("arrows walk through a graph, Enter goes to the line", async () => {
    await visitor.page.locator(".picture .node[tabindex='0']").focus();
    const names = [];
    for (let i = 0; i < 3; ++i) {
      names.push(await visitor.page.evaluate(() => document.activeElement.querySelector(".name")?.textContent));
      await visitor.page.keyboard.press("ArrowDown");
    }
    check(new Set(names).size > 1 && names.every(Boolean), `walked over ${names}`);
    await visitor.page.keyboard.press("Enter");
    check((await visitor.page.locator(".cm-activeLine").textContent()).includes("ops.tanh"), "Enter does not lead to the source");
  });
  await step("the cursor's line marks its boxes, and brings one into view", async () => {
    await visitor.page.locator(".picture").evaluate((view) => view.scrollTo(0, view.scrollHeight));
    await visitor.page.locator(".cm-line", { hasText: "ops.tanh" }).click();
    const marked = await visitor.page.locator(".picture .node.of-line .name").allTextContents();
    same([...new Set(marked)].sort().join(" "), "Add Exp Muls Neg Tanh", "marked boxes");
    const seen = await visitor.page.locator(".node.of-line").evaluateAll((nodes) => {
      const view = nodes[0].closest(".picture").getBoundingClientRect();
      return nodes.some((node) => node.getBoundingClientRect().top >= view.top && node.getBoundingClientRect().bottom <= view.bottom);
    });
    check(seen, "none is in view");
    await visitor.page.locator(".cm-line", { hasText: "import mindspore" }).click();
    same(await visitor.page.locator(".node.of-line").count(), 0, "boxes of another line");
  });
  await step("passes that changed nothing are one click away", async () => {
    const idle = visitor.page.locator(".passes .idle button").first();
    check(!(await idle.isVisible()), "they are in the way");
    await visitor.page.click(".idle-switch");
    check(await idle.isVisible(), "they do not come");
    await visitor.page.click(".idle-switch");
  });
  await step("a compile of the report leads to its graphs", async () => {
    await visitor.show("report");
    await visitor.page.locator("#compiles button.line", { hasText: "graph 1" }).click();
    await visitor.page.waitForSelector(".picture svg .node");
    check((await visitor.page.locator("#compile option:checked").textContent()).includes("first call"), "the reason is not beside the compile");
    await visitor.show("report");
    await visitor.page.locator("#compiles .why button.line").click();
    same(await visitor.page.locator(".cm-activeLine").textContent(), "print(f(mindspore.Tensor([1.0])))", "line of the call");
    await visitor.show("graph");
  });
  await step("before and after a pass stand side by side, equal lines at one height", async () => {
    await visitor.page.locator("button.pass.changed", { hasText: "elementwise_fusion" }).click();
    await visitor.page.waitForSelector(".before-after");
    const [before, after] = await visitor.page.locator(".before-after pre").evaluateAll((all) => all.map((one) => [...one.children].map((row) => [row.className, row.textContent])));
    same(before.length, after.length, "rows");
    check(before.some(([kind]) => kind === "row none") && after.some(([kind]) => kind === "row new"), "nothing is marked");
    const bare = (line) => line.replace(/%(para)?\d+(\(CNode_\d+\))?/g, "%");
    before.forEach(([kind, line], i) => check(kind !== "row" || bare(line) === bare(after[i][1]), `row ${i}: ${line} beside ${after[i][1]}`));
    await visitor.shot("pass-rows");
  });
  await step("a large graph opens folded by Cells, and folds open one by one", async () => {
    await visitor.write(STACK);
    await visitor.run();
    await visitor.show("graph");
    await visitor.page.waitForSelector(".picture svg .node.fold");
    same((await names(visitor)).join(" "), "x layers-CellList head-Dense Return", "boxes");
    await visitor.shot("folded");
    await visitor.page.locator(".node.fold", { hasText: "layers-CellList" }).click();
    await visitor.page.waitForSelector(".node.outside");
    const [layers] = await visitor.page.locator(".node.fold .name").allTextContents();
    check(/^0-Layer … \d+-Layer$/.test(layers), `first fold: ${layers}`);
    await visitor.page.locator(".node.fold").first().click();
    await visitor.page.locator(".node.fold", { hasText: "7-Layer" }).first().click();
    await visitor.page.waitForSelector(".node:has-text('Tanh')");
    same(await visitor.page.locator(".crumbs").textContent(), `construct › layers-CellList › ${layers} › 7-Layer`, "way");
    const around = await visitor.page.locator(".node.outside .name").allTextContents();
    check(around.includes("6-Layer") && around.includes("8-Layer"), `around: ${around}`);
    await visitor.shot("unfolded");
  });
  await step("of a long text the beginning is shown, and the whole can be saved", async () => {
    await visitor.page.waitForFunction(() => /and so on: save the whole text\.\s*$/.test(document.querySelector(".listing").textContent));
    const shown = (await visitor.page.locator(".listing").textContent()).length;
    const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.page.click(".listing button")]);
    const whole = readFileSync(await download.path(), "utf8");
    check(shown < 600_000 && whole.length > 1.5 * shown && whole.includes("Return("), `${shown} of ${whole.length} characters`);
    return `${shown} of ${whole.length} characters`;
  });
  await step("the report tells the program's own events from those inside mindspore", async () => {
    await visitor.show("report");
    const summary = await visitor.page.locator(".report details > summary").textContent();
    check(/^All \d+ in mindspore's own code$/.test(summary), `summary: ${summary}`);
    check(!(await visitor.page.locator(".report details li").first().isVisible()), "they are in the way");
    await visitor.show("graph");
  });
  await step("Backspace leads out of a fold, and a search into one", async () => {
    await visitor.page.locator(".node[tabindex='0']").focus();
    await visitor.page.keyboard.press("Backspace");
    await visitor.page.waitForFunction(() => document.querySelectorAll(".crumbs button").length === 3);
    await visitor.page.locator(".find input").fill("tanh");
    await visitor.page.locator(".find input").press("Shift+Enter");
    await visitor.page.waitForFunction(() => document.querySelector(".crumbs").textContent.endsWith("239-Layer") && document.querySelector(".node.current"));
    same(await visitor.page.locator(".find .count").textContent(), "240 of 240", "finds");
    await visitor.page.locator(".find input").fill("");
    await visitor.page.locator(".cm-line", { hasText: "return self.head" }).click();
    await visitor.page.locator(".crumbs button").first().click();
    await visitor.page.waitForSelector(".node.fold.of-line:has-text('head-Dense')");
  });
  await step("unfolded, it has a plain layout", async () => {
    await visitor.page.click(".fold-switch");
    await visitor.page.waitForFunction(() => document.querySelectorAll(".picture .node").length > 1500);
    const places = await visitor.page.locator(".picture .node").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("transform")));
    same(new Set(places).size, places.length, "places");
    await visitor.page.click(".fold-switch");
    await visitor.page.waitForSelector(".node.fold");
    return `${places.length} boxes`;
  });
  await step("arrows lead from tab to tab", async () => {
    await visitor.page.focus("#tab-graph");
    await visitor.page.keyboard.press("ArrowRight");
    same(await visitor.page.evaluate(() => document.activeElement.id), "tab-report", "focus");
    check(await visitor.page.locator("#compiles").isVisible(), "the report is not shown");
    await visitor.page.keyboard.press("End");
    await visitor.page.keyboard.press("ArrowRight");
    same(await visitor.page.locator("[role=tab][aria-selected=true]").textContent(), "Output", "tab");
  });
  await visitor.page.context().close();
}

async function looks(browser, url) {
  for (const [width, height, colorScheme] of [[1440, 900, "light"], [1440, 900, "dark"], [1024, 768, "light"], [390, 844, "light"]])
    await step(`at ${width} by ${height}, ${colorScheme}, everything is readable, named and within the window`, async () => {
      const visitor = await visitorOf(browser, url, { viewport: { width, height }, colorScheme });
      await visitor.write(SEVERAL);
      await visitor.run();
      await visitor.mark("graph").click();
      for (const pane of PANES) {
        await visitor.show(pane);
        if (pane === "graph") await visitor.page.waitForSelector(".picture svg .node");
        same((await visitor.page.evaluate(faintTexts)).join("; "), "", `faint texts with ${pane}`);
        same((await visitor.page.evaluate(namelessControls)).join("; "), "", `nameless controls with ${pane}`);
        same((await visitor.page.evaluate(overflowing)).join("; "), "", `beyond the window with ${pane}`);
        await visitor.page.screenshot({ path: resolve(shots, `look-${width}-${colorScheme}-${pane}.png`) });
      }
      await visitor.page.context().close();
    });
}

async function loading(browser, url) {
  await step("the core is served packed", async () => {
    const reply = await fetch(new URL("core/refjit.wasm", url), { headers: { "accept-encoding": "br" } });
    same(reply.headers.get("content-encoding"), "br", "encoding");
    const context = await browser.newContext();
    const page = await context.newPage();
    const packed = new Promise((found) => page.on("response", (one) => one.url().endsWith(".wasm") && found(one.headers())));
    await page.goto(url);
    const headers = await packed;
    same(headers["content-encoding"], "br", "encoding for Chromium");
    await context.close();
    return `${headers["content-length"]} bytes`;
  });
  await step("a first program needs no library file, and an import that does says when it is missing", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.route("**/refjit.library", (route) => route.abort());
    const visitor = new Visitor(await context.newPage());
    await visitor.open(url);
    const status = await visitor.run();
    check(/^Finished/.test(status), `status: ${status}`);
    await visitor.write("import tarfile\n");
    check((await visitor.run()).startsWith("ImportError at line 1"), "no error");
    check((await visitor.output()).includes("the library file that has 'tarfile' could not be read"), "no reason");
    await context.unroute("**/refjit.library");
    check(/^Finished/.test(await visitor.run()), "the import does not recover");
    await context.close();
  });
}

async function fullMemory(browser, url) {
  const visitor = await visitorOf(browser, url);
  for (const [name, program] of [["a compile", FULL_COMPILE], ["a list", FULL_LIST]])
    await step(`memory that ends in ${name} is a MemoryError with a remedy, and the next run works`, async () => {
      await visitor.write(program);
      const status = await visitor.run();
      check(status.startsWith("MemoryError") && status.includes("at most 2 GB"), `status: ${status}`);
      await visitor.write(OWN);
      await visitor.run();
      same((await visitor.output()).trim(), "[42.]", "output");
      return status;
    });
  await visitor.page.context().close();
}

async function input(browser, url) {
  await step("a program reads the lines of Input, which a link carries, too", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write("import sys\nprint(repr(input('name? ')), sys.stdin.read().split())\n");
    await visitor.page.fill("#stdin", "two words\n1 2\n3");
    check(/^Finished/.test(await visitor.run()), "it does not end well");
    same((await visitor.output()).trim(), "name? 'two words' ['1', '2', '3']", "output");
    await visitor.page.click("#share");
    await visitor.page.waitForFunction(() => location.hash.length > 1);
    const other = await visitorOf(browser, visitor.page.url());
    await other.page.waitForFunction(() => document.querySelector("#stdin").value === "two words\n1 2\n3");
    await other.page.context().close();
    await visitor.page.context().close();
  });
}

/** `start` begins a server of its own, which this step ends. */
async function offline(browser, start) {
  await step("without its server the page opens, runs programs and says that nobody answers", async () => {
    const { url, stop } = await start();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const visitor = new Visitor(await context.newPage());
    await visitor.open(url);
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await visitor.page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)))).flat());
    check(kept.length > 5 && kept.every((one) => !one.includes("token")), `kept: ${kept}`);
    await stop();
    await visitor.open(url);
    await visitor.write("import tarfile\n" + OWN);  // from the library file
    check(/^Finished/.test(await visitor.run()), `status: ${await visitor.status()}`);
    same((await visitor.output()).trim(), "[42.]", "output");
    await visitor.show("graph");
    await visitor.page.waitForSelector(".picture svg .node.operator");
    const verdict = await visitor.replay();
    check(verdict.startsWith("No server answers"), `verdict: ${verdict}`);
    await context.close();
  });
}

export async function manners(browser, url, start) {
  await input(browser, url);
  await fullMemory(browser, url);
  await offline(browser, start);
  await nothingIsLost(browser, url);
  await reports(browser, url);
  await graphs(browser, url);
  await looks(browser, url);
  await loading(browser, url);
}
