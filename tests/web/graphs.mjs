// The graph pane: pictures and texts of graphs, what passes did, large graphs, the room that the parts of the page have.
import { readFileSync } from "node:fs";
import { check, same, step, visitorOf } from "./visitor.mjs";

export const SEVERAL = `import mindspore
from mindspore import ops

@mindspore.jit(jit_level="O1")
def f(x):
    for _ in range(12):
        x = ops.tanh(x) * 2 + ops.exp(-x)
    return x

print(f(mindspore.Tensor([1.0])))
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

const names = (visitor) => visitor.page.locator(".picture .node .name").allTextContents();

export async function graphs(browser, url) {
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
  await step("a graph is shown and saved in each of its forms, and as a picture", async () => {
    const saved = async (button) => {
      const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.page.click(button)]);
      return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
    };
    await visitor.page.locator(".passes button[data-phase=validate]").click();
    await visitor.page.waitForFunction(() => document.querySelector(".caption").textContent.includes("after validate:"));
    for (const [form, file, start] of [["full", "f_validate.full.ir", "# IR entry"], ["dot", "f_validate.dot", "digraph"], ["json", "f_validate.json", '{"name":"f"'], ["ir", "f_validate.ir", "# IR entry"]]) {
      await visitor.page.selectOption("#form", form);
      await visitor.page.waitForFunction((text) => document.querySelector(".listing").textContent.startsWith(text), start);
      const { name, text } = await saved("#save-text");
      same(name, file, "file");
      same(text, await visitor.page.locator(".listing").textContent(), `the text of ${name}`);
    }
    const { name, text } = await saved("#save-picture");
    same(name, "f_validate.svg", "file");
    const colours = await visitor.page.evaluate((markup) => [...new DOMParser().parseFromString(markup, "image/svg+xml").querySelectorAll("g rect")].map((box) => box.getAttribute("fill")), text);
    check(colours.length > 40 && colours.every((colour) => colour?.startsWith("rgb")), `boxes: ${colours.slice(0, 3)}`);
    await visitor.page.locator(".passes button", { hasText: "bytecode" }).click();
    await visitor.page.waitForFunction(() => document.querySelector(".listing").textContent.startsWith("function f"));
    same((await saved("#save-text")).name, "f_bytecode.txt", "file");
  });
  await step("the parts of the page take room of each other, by keys and by dragging", async () => {
    const size = (selector) => visitor.page.locator(selector).boundingBox();
    const left = await size(".left");
    await visitor.page.focus(".splitter.x");
    for (let i = 0; i < 3; ++i) await visitor.page.keyboard.press("ArrowLeft");
    check((await size(".left")).width < left.width - 90, "the program is as wide as before");
    same(await visitor.page.getAttribute(".splitter.x", "aria-valuenow"), "36", "said");
    const [picture, bar] = [await size(".picture"), await size(".splitter.y")];
    await visitor.page.mouse.move(bar.x + 60, bar.y + 3);
    await visitor.page.mouse.down();
    await visitor.page.mouse.move(bar.x + 60, bar.y + 103, { steps: 4 });
    await visitor.page.mouse.up();
    const grown = (await size(".picture")).height - picture.height;
    check(grown > 90 && grown < 110, `the picture has grown by ${grown}`);
    for (const axis of ["x", "y"]) await visitor.page.dblclick(`.splitter.${axis}`);
    same((await size(".left")).width, left.width, "width after a double click");
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
    await visitor.page.waitForFunction(() => /and so on: Save text gives the whole text\.\s*$/.test(document.querySelector(".listing").textContent));
    const shown = (await visitor.page.locator(".listing").textContent()).length;
    const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.page.click("#save-text")]);
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
