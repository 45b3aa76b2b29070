// What a visitor takes for granted: nothing written is lost, links and keyboards work, everything can be read, has a name
// and fits the screen, and what the page has to load comes small.
import { graphs, SEVERAL } from "./graphs.mjs";
import { output } from "./output.mjs";
import { check, same, shots, step, Visitor, visitorOf } from "./visitor.mjs";
import { resolve } from "node:path";

const OWN = "import mindspore\n\n@mindspore.jit\ndef mine(x):\n    return x + 41\n\nprint(mine(mindspore.Tensor([1.0])))\n";
/** Prints long enough to be edited while it runs. */
const SLOW = "import mindspore, time\n\n@mindspore.jit\ndef f(x):\n    return x * 3\n\nf(mindspore.Tensor([1.0]))\nend = time.time() + 1.5\nwhile time.time() < end: pass\n";
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
    .concat([...document.querySelectorAll("#compiles")].filter((table) => innerWidth > 1000 && table.checkVisibility() && table.parentElement.scrollWidth > table.parentElement.clientWidth).map(() => "the table of compiles"))
    .concat(document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []);
};

/** Parts that stand out of the pane that they belong to, over the line below it, or that have no room in it. */
const covered = () => {
  const end = document.querySelector("#status").getBoundingClientRect().top;
  return [...document.querySelectorAll(".picture, .listing, .output, .report, .passes, .scroll, .caption, .text-bar")]
    .filter((node) => node.checkVisibility())
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > end + 1 || box.height < 20)
    .map(({ node, box }) => `${node.className} from ${box.top.toFixed(0)} to ${box.bottom.toFixed(0)}, its end at ${end.toFixed(0)}`);
};

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

async function looks(browser, url) {
  for (const [width, height, colorScheme] of [[1440, 900, "light"], [1440, 900, "dark"], [1024, 768, "light"], [390, 844, "light"], [720, 450, "light"], [844, 390, "light"]])
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
        same((await visitor.page.evaluate(covered)).join("; "), "", `one over the other with ${pane}`);
        await visitor.page.screenshot({ path: resolve(shots, `look-${width}-${height}-${colorScheme}-${pane}.png`) });
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
      // The program's own error, with the remedy below it, or the core's, which has no room for one.
      const status = await visitor.run();
      const said = status + (await visitor.output());
      check(status.startsWith("MemoryError") && said.includes("at most 2 GB"), `said: ${said}`);
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

async function keys(browser, url) {
  await step("the Tab key passes through the page, and indents in an editor that is written in", async () => {
    const visitor = await visitorOf(browser, url);
    const { page } = visitor;
    const before = await text(visitor);
    const isIn = (selector) => page.evaluate((place) => document.activeElement.closest(place) !== null, selector);
    await page.focus("#share");
    for (let i = 0; i < 6 && !(await isIn(".cm-editor")); ++i) await page.keyboard.press("Tab");
    check(await isIn(".cm-editor"), "the editor is not reached");
    const places = ["#argv", "#stdin", ".splitter.x", "#tab-output"];
    for (const place of places) {
      await page.keyboard.press("Tab");
      check(await isIn(place), `${place} is not reached: ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 80))}`);
    }
    same(await text(visitor), before, "program");
    await page.locator(".cm-line").first().click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    same((await text(visitor)).slice(0, 6), "    # ", "first line");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    check(await isIn("#argv"), "Escape, then Tab does not leave");
    await page.context().close();
  });
}

async function paper(browser, url) {
  await step("what is printed on paper is whole", async () => {
    const visitor = await visitorOf(browser, url);
    const { page } = visitor;
    await visitor.write("for i in range(300):\n    print(i)\n" + "# more\n".repeat(200));
    await visitor.run();
    await page.emulateMedia({ media: "print" });
    await page.waitForFunction(() => document.querySelectorAll(".cm-line").length > 200);
    const cut = await page.evaluate(() => [...document.querySelectorAll("#output, .cm-scroller, #app, main")].filter((node) => node.scrollHeight > node.clientHeight + 1).map((node) => node.className || node.id));
    same(cut.join(" "), "", "cut off");
    check(!(await page.locator("header").isVisible()), "buttons are printed");
    await page.context().close();
  });
}

async function long(browser, url) {
  await step("a program that is longer than a link holds is told so, and a run says how long it takes", async () => {
    const visitor = await visitorOf(browser, url);
    await visitor.write("while True: pass\n");
    await visitor.page.click("#run");
    await visitor.page.waitForFunction(() => /^Running … [1-9]\d* s$/.test(document.querySelector("#status").textContent));
    await visitor.page.click("#stop");
    same(await visitor.status(), "Stopped.", "status");
    await visitor.page.waitForTimeout(1200);
    same(await visitor.status(), "Stopped.", "status a second later");
    await visitor.page.fill("#stdin", "x".repeat(1_100_000));
    await visitor.page.click("#share");
    await visitor.page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("The program is longer than a link can hold"));
    same(new URL(visitor.page.url()).hash, "", "link");
    await visitor.page.context().close();
  });
}

async function lostCore(browser, url) {
  await step("a core that cannot be fetched is said to be missing, and Run tries again", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const visitor = new Visitor(await context.newPage());
    await context.route("**/refjit.wasm", (route) => route.abort());
    await visitor.open(url);
    const expected = "The core did not load: refjit.wasm could not be fetched from the server of this page. Run tries again.";
    same(await visitor.status(), expected, "status");
    same(await visitor.run(), expected, "status after another try");
    await context.unroute("**/refjit.wasm");
    check(/^Finished/.test(await visitor.run()), `status: ${await visitor.status()}`);
    await context.close();
  });
}

export async function manners(browser, url, start) {
  await input(browser, url);
  await fullMemory(browser, url);
  await offline(browser, start);
  await nothingIsLost(browser, url);
  await output(browser, url);
  await reports(browser, url);
  await graphs(browser, url);
  await looks(browser, url);
  await loading(browser, url);
  await lostCore(browser, url);
  await long(browser, url);
  await keys(browser, url);
  await paper(browser, url);
}
